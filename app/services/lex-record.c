/* lex-record.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is known of an imported document beside its text, as a file of keys and values. It refuses
 * to know where that file stands and who decides what is in it. The import writes it, who shows
 * imported documents reads it; it must do without XML, since showing does.
 */

#include "services/lex-record.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

#include "services/lex-library-private.h"

#define DOCUMENT "document"

static void
file_free (gpointer data)
{
  LexRecordFile *self = data;

  g_free (self->name);
  g_free (self->sum);
  g_free (self->text_sum);
  g_free (self);
}

LexRecord *
lex_record_new (void)
{
  LexRecord *self = g_new0 (LexRecord, 1);

  self->kind = -1;
  self->language = -1;
  self->corrections = g_ptr_array_new_with_free_func (g_free);
  self->files = g_ptr_array_new_with_free_func (file_free);
  self->problems = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_problem_free);
  self->spots = g_array_new (FALSE, TRUE, sizeof (LexSpot));
  self->missing = g_ptr_array_new_with_free_func (g_free);
  return self;
}

void
lex_record_free (LexRecord *self)
{
  if (self == NULL)
    return;
  g_free (self->program);
  g_free (self->edition);
  g_free (self->title);
  g_ptr_array_unref (self->corrections);
  g_ptr_array_unref (self->files);
  g_ptr_array_unref (self->problems);
  g_array_unref (self->spots);
  g_ptr_array_unref (self->missing);
  g_free (self);
}

void
lex_record_add_file (LexRecord *self, const char *name, const char *sum, const char *text_sum)
{
  LexRecordFile *file;

  g_return_if_fail (self != NULL && name != NULL && sum != NULL);

  file = g_new0 (LexRecordFile, 1);
  /* What a file is called is not always text. */
  file->name = g_filename_display_name (name);
  file->sum = g_strdup (sum);
  file->text_sum = g_strdup (text_sum);
  g_ptr_array_add (self->files, file);
}

static void
set_text (GKeyFile *keys, const char *group, const char *key, const char *value)
{
  if (value != NULL)
    g_key_file_set_string (keys, group, key, value);
}

static void
set_list (GKeyFile *keys, const char *key, GPtrArray *values)
{
  if (values->len > 0)
    g_key_file_set_string_list (keys, DOCUMENT, key, (const char *const *) values->pdata,
                                values->len);
}

static void
write_problem (GKeyFile *keys, guint index, const LexProblem *problem)
{
  g_autofree char *group = g_strdup_printf ("problem %u", index);

  g_key_file_set_integer (keys, group, "file", (int) problem->file);
  g_key_file_set_integer (keys, group, "line", (int) problem->line);
  set_text (keys, group, "severity", lex_severity_get_name (problem->severity));
  set_text (keys, group, "message", problem->message);
  set_text (keys, group, "label", problem->label);
  set_text (keys, group, "before", problem->before);
  set_text (keys, group, "after", problem->after);
  if (problem->question)
    g_key_file_set_boolean (keys, group, "question", TRUE);
}

/* `0:12 0:14 1:3`, a clause each. */
static void
write_spots (GKeyFile *keys, GArray *spots)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < spots->len; i++)
    {
      const LexSpot *spot = &g_array_index (spots, LexSpot, i);

      g_string_append_printf (text, "%s%u:%u", i > 0 ? " " : "", spot->file, spot->line);
    }
  if (spots->len > 0)
    set_text (keys, DOCUMENT, "spots", text->str);
}

static void
write_document (GKeyFile *keys, const LexRecord *self)
{
  LexLanguage language = (LexLanguage) self->language;

  g_key_file_set_int64 (keys, DOCUMENT, "imported", self->imported);
  set_text (keys, DOCUMENT, "program", self->program);
  if (self->kind >= 0)
    set_text (keys, DOCUMENT, "kind", lex_kind_get_name ((LexKind) self->kind));
  if (self->language >= 0)
    set_text (keys, DOCUMENT, "language", lex_language_get_code (language));
  set_text (keys, DOCUMENT, "edition", self->edition);
  g_key_file_set_integer (keys, DOCUMENT, "rank", self->rank);
  set_text (keys, DOCUMENT, "title", self->title);
  set_list (keys, "corrections", self->corrections);
  set_list (keys, "missing", self->missing);
  write_spots (keys, self->spots);
}

GBytes *
lex_record_dup_bytes (const LexRecord *self)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  gsize length;
  char *text;

  g_return_val_if_fail (self != NULL, NULL);

  write_document (keys, self);
  for (guint i = 0; i < self->files->len; i++)
    {
      const LexRecordFile *file = g_ptr_array_index (self->files, i);
      g_autofree char *group = g_strdup_printf ("file %u", i);

      set_text (keys, group, "name", file->name);
      set_text (keys, group, "sum", file->sum);
      set_text (keys, group, "text", file->text_sum);
    }
  for (guint i = 0; i < self->problems->len; i++)
    write_problem (keys, i, g_ptr_array_index (self->problems, i));
  text = g_key_file_to_data (keys, &length, NULL);
  return g_bytes_new_take (text, length);
}

static char *
dup_text (GKeyFile *keys, const char *group, const char *key)
{
  return g_key_file_get_string (keys, group, key, NULL);
}

static guint
get_number (GKeyFile *keys, const char *group, const char *key)
{
  return (guint) MAX (g_key_file_get_integer (keys, group, key, NULL), 0);
}

static void
read_list (GKeyFile *keys, const char *key, GPtrArray *values)
{
  g_auto (GStrv) list = g_key_file_get_string_list (keys, DOCUMENT, key, NULL, NULL);

  for (guint i = 0; list != NULL && list[i] != NULL; i++)
    g_ptr_array_add (values, g_strdup (list[i]));
}

static void
read_spots (GKeyFile *keys, GArray *spots)
{
  g_autofree char *text = dup_text (keys, DOCUMENT, "spots");
  LexSpot spot;

  for (const char *p = text; p != NULL && sscanf (p, "%u:%u", &spot.file, &spot.line) == 2;)
    {
      g_array_append_val (spots, spot);
      p = strchr (p, ' ');
      if (p != NULL)
        p++;
    }
}

static void
read_document (GKeyFile *keys, LexRecord *self)
{
  g_autofree char *kind = dup_text (keys, DOCUMENT, "kind");
  g_autofree char *language = dup_text (keys, DOCUMENT, "language");
  LexKind known_kind;
  LexLanguage known_language;

  self->imported = g_key_file_get_int64 (keys, DOCUMENT, "imported", NULL);
  self->program = dup_text (keys, DOCUMENT, "program");
  if (kind != NULL && lex_kind_from_name (kind, &known_kind))
    self->kind = (int) known_kind;
  if (language != NULL && lex_language_from_code (language, &known_language))
    self->language = (int) known_language;
  self->edition = dup_text (keys, DOCUMENT, "edition");
  self->rank = g_key_file_get_integer (keys, DOCUMENT, "rank", NULL);
  self->title = dup_text (keys, DOCUMENT, "title");
  read_list (keys, "corrections", self->corrections);
  read_list (keys, "missing", self->missing);
  read_spots (keys, self->spots);
}

static LexSeverity
read_severity (GKeyFile *keys, const char *group)
{
  g_autofree char *name = dup_text (keys, group, "severity");
  LexSeverity severity = LEX_SEVERITY_NOTE;

  while (severity < LEX_SEVERITY_ERROR && g_strcmp0 (name, lex_severity_get_name (severity)) != 0)
    severity++;
  return severity;
}

static void
read_files (GKeyFile *keys, LexRecord *self)
{
  for (guint i = 0;; i++)
    {
      g_autofree char *group = g_strdup_printf ("file %u", i);
      g_autofree char *name = dup_text (keys, group, "name");
      g_autofree char *sum = dup_text (keys, group, "sum");
      g_autofree char *text_sum = dup_text (keys, group, "text");

      if (name == NULL || sum == NULL)
        return;
      lex_record_add_file (self, name, sum, text_sum);
    }
}

static void
read_problems (GKeyFile *keys, LexRecord *self)
{
  for (guint i = 0;; i++)
    {
      g_autofree char *group = g_strdup_printf ("problem %u", i);
      char *message = dup_text (keys, group, "message");
      LexProblem *problem;

      if (message == NULL)
        return;
      problem = lex_problem_new (get_number (keys, group, "line"), read_severity (keys, group),
                                 message);
      problem->file = get_number (keys, group, "file");
      problem->label = dup_text (keys, group, "label");
      problem->before = dup_text (keys, group, "before");
      problem->after = dup_text (keys, group, "after");
      problem->question = g_key_file_get_boolean (keys, group, "question", NULL);
      g_ptr_array_add (self->problems, problem);
    }
}

LexRecord *
lex_record_read (const char *path, GError **error)
{
  g_autoptr (LexRecord) self = lex_record_new ();
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autoptr (GError) lower = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  if (!g_key_file_load_from_file (keys, path, G_KEY_FILE_NONE, &lower))
    {
      if (g_error_matches (lower, G_FILE_ERROR, G_FILE_ERROR_NOENT))
        return g_steal_pointer (&self);
      lex_library_fail (error, LEX_LIBRARY_ERROR_STORAGE,
                        _ ("%s: %s; remove this file, or import its document again"), path,
                        lower->message);
      return NULL;
    }
  read_document (keys, self);
  read_files (keys, self);
  read_problems (keys, self);
  return g_steal_pointer (&self);
}
