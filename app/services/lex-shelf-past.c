/* lex-shelf-past.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the imported documents were before each change, so that it can be undone. It refuses to know
 * what the files hold and to forget any. The import and its kin call it with the shelf locked.
 *
 * A change has a number. Beside what it puts in place it leaves, for each file FILE that it
 * replaces or removes, `past/FILE.N.past` with the old content, and for each that is new an empty
 * one, for no file of ours is empty; `past/change.N.past` says what was done. All of that is part
 * of the change and in place together with it. To undo it is a change of its own that puts the old
 * files back and takes its past away.
 */

#include "services/lex-shelf-past.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "services/lex-library-private.h"
#include "services/lex-shelf-private.h"

#define CHANGE "change"

static const char *const deeds[] = {
  [LEX_DEED_IMPORT] = "import", [LEX_DEED_REMOVE] = "remove",     [LEX_DEED_RENAME] = "rename",
  [LEX_DEED_RANK] = "rank",     [LEX_DEED_REIMPORT] = "reimport",
};

const char *
lex_deed_get_name (LexDeed self)
{
  g_return_val_if_fail ((guint) self < G_N_ELEMENTS (deeds), NULL);

  return deeds[self];
}

void
lex_shelf_change_free (LexShelfChange *self)
{
  if (self == NULL)
    return;
  g_strfreev (self->names);
  g_free (self);
}

/* Parts `law-27-en.xml.12.past`; gives 0 where it is no such name. */
static guint
parse_past (const char *name, char **file)
{
  g_autofree char *rest = NULL;
  char *dot, *end;
  guint64 number;

  if (!g_str_has_suffix (name, LEX_SHELF_PAST))
    return 0;
  rest = g_strndup (name, strlen (name) - strlen (LEX_SHELF_PAST));
  dot = strrchr (rest, '.');
  if (dot == NULL || !g_ascii_isdigit (dot[1]))
    return 0;
  number = g_ascii_strtoull (dot + 1, &end, 10);
  if (*end != '\0' || number == 0 || number > G_MAXINT)
    return 0;
  *dot = '\0';
  if (file != NULL)
    *file = g_steal_pointer (&rest);
  return (guint) number;
}

static GStrv
list_past (const char *data_dir, GError **error)
{
  g_autofree char *any = lex_shelf_dup_place (data_dir, LEX_SHELF_PAST);
  g_autofree char *folder = g_path_get_dirname (any);

  return lex_shelf_list_folder (folder, error);
}

static guint
find_last_number (GStrv names)
{
  guint last = 0;

  for (guint i = 0; names[i] != NULL; i++)
    last = MAX (last, parse_past (names[i], NULL));
  return last;
}

static char *
dup_past (const char *file, guint number)
{
  return g_strdup_printf ("%s.%u" LEX_SHELF_PAST, file, number);
}

/* Of a file that is not there, nothing. */
static gboolean
read_file (const char *path, GBytes **content, GError **error)
{
  g_autoptr (GError) lower = NULL;
  char *data;
  gsize size;

  if (g_file_get_contents (path, &data, &size, &lower))
    *content = g_bytes_new_take (data, size);
  else if (g_error_matches (lower, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    *content = g_bytes_new (NULL, 0);
  else
    {
      lex_library_fail (error, LEX_LIBRARY_ERROR_STORAGE,
                        _ ("%s; check the folder and its permissions"), lower->message);
      return FALSE;
    }
  return TRUE;
}

static gboolean
keep_file (LexShelf *self, const char *file, guint number, GError **error)
{
  g_autofree char *place = lex_shelf_dup_place (self->data_dir, file);
  g_autofree char *past = dup_past (file, number);
  g_autoptr (GBytes) content = NULL;

  return read_file (place, &content, error) && lex_shelf_put (self, past, content, error);
}

static gboolean
keep_description (LexShelf *self, LexDeed deed, const char *const *names, guint number,
                  GError **error)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autofree char *past = dup_past (CHANGE, number);
  g_autoptr (GBytes) content = NULL;
  gsize length;
  char *text;

  g_key_file_set_string (keys, CHANGE, "deed", deeds[deed]);
  g_key_file_set_string_list (keys, CHANGE, "names", names, g_strv_length ((GStrv) names));
  text = g_key_file_to_data (keys, &length, NULL);
  content = g_bytes_new_take (text, length);
  return lex_shelf_put (self, past, content, error);
}

gboolean
lex_shelf_keep_past (LexShelf *self, LexDeed deed, const char *const *names, GError **error)
{
  g_auto (GStrv) coming = lex_shelf_list_folder (self->incoming, error);
  g_auto (GStrv) past = coming != NULL ? list_past (self->data_dir, error) : NULL;
  guint number;

  if (past == NULL)
    return FALSE;
  number = find_last_number (past) + 1;
  for (guint i = 0; coming[i] != NULL; i++)
    {
      const gboolean gone = g_str_has_suffix (coming[i], LEX_SHELF_GONE);
      g_autofree char *file
          = g_strndup (coming[i], strlen (coming[i]) - (gone ? strlen (LEX_SHELF_GONE) : 0));

      if ((g_str_has_suffix (file, LEX_SHELF_XML) || g_str_has_suffix (file, LEX_SHELF_RECORD))
          && !keep_file (self, file, number, error))
        return FALSE;
    }
  return keep_description (self, deed, names, number, error);
}

/* Who wrote it was this program; what cannot be read of it is left blank. */
static void
read_description (LexShelfChange *self, const char *data_dir)
{
  g_autofree char *past = dup_past (CHANGE, self->number);
  g_autofree char *path = lex_shelf_dup_place (data_dir, past);
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autofree char *deed = NULL;

  if (g_key_file_load_from_file (keys, path, G_KEY_FILE_NONE, NULL))
    {
      deed = g_key_file_get_string (keys, CHANGE, "deed", NULL);
      self->names = g_key_file_get_string_list (keys, CHANGE, "names", NULL, NULL);
    }
  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    if (g_strcmp0 (deed, deeds[i]) == 0)
      self->deed = (LexDeed) i;
  if (self->names == NULL)
    self->names = g_new0 (char *, 1);
}

gboolean
lex_shelf_find_last_change (const char *data_dir, LexShelfChange **change, GError **error)
{
  g_auto (GStrv) names = list_past (data_dir, error);
  guint number;

  if (names == NULL)
    return FALSE;
  *change = NULL;
  number = find_last_number (names);
  if (number == 0)
    return TRUE;
  *change = g_new0 (LexShelfChange, 1);
  (*change)->number = number;
  read_description (*change, data_dir);
  return TRUE;
}

static gboolean
restore_file (LexShelf *self, const char *past, const char *file, GError **error)
{
  g_autofree char *path = lex_shelf_dup_place (self->data_dir, past);
  g_autoptr (GBytes) content = NULL;

  if (!read_file (path, &content, error))
    return FALSE;
  return g_bytes_get_size (content) > 0 ? lex_shelf_put (self, file, content, error)
                                        : lex_shelf_remove (self, file, error);
}

gboolean
lex_shelf_undo (LexShelf *self, const LexShelfChange *change, GError **error)
{
  g_auto (GStrv) names = list_past (self->data_dir, error);

  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    {
      g_autofree char *file = NULL;

      if (parse_past (names[i], &file) != change->number)
        continue;
      if (!g_str_equal (file, CHANGE) && !restore_file (self, names[i], file, error))
        return FALSE;
      if (!lex_shelf_remove (self, names[i], error))
        return FALSE;
    }
  return names != NULL;
}
