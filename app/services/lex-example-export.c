/* lex-example-export.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A worked example as a file that any bridge program opens.
 * It refuses to know PBN's syntax, and who chose the file's name. Both front ends call it.
 */

#include "services/lex-example-export.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "bridge/pbn/lex-pbn-file.h"
#include "bridge/pbn/lex-pbn.h"
#include "services/lex-library-private.h"
#include "services/lex-passage.h"

#define DOCUMENT "example"

gboolean
lex_example_export_is_possible (LexClause *clause)
{
  const char *text = clause != NULL ? lex_clause_get_pbn (clause) : NULL;
  g_autoptr (LexPbn) game = text != NULL ? lex_pbn_parse (text, NULL) : NULL;

  return game != NULL && (game->deal != NULL || game->auction != NULL || game->play != NULL);
}

char *
lex_example_export_dup_name (LexLabel *label)
{
  return g_strdup_printf (DOCUMENT "-%s.pbn", lex_label_get_part (label));
}

/* The wording in @language, or in the other where there is none. */
static const char *
get_heading (LexClause *clause, LexLanguage language)
{
  const char *heading = lex_clause_get_heading (clause, language);

  if (heading == NULL)
    heading = lex_clause_get_heading (clause, 1 - language);
  return heading != NULL ? heading : "";
}

static void
add_comment (LexPbnGame *game, LexText *text)
{
  if (text != NULL)
    lex_pbn_game_add_comment (game, lex_text_get_plain (text));
}

static char *
dup_event (LexClause *clause, LexLanguage language)
{
  static const char *const names[LEX_N_LANGUAGES]
      = { [LEX_LANGUAGE_EN] = "Example", [LEX_LANGUAGE_PL] = "Przykład" };

  return g_strdup_printf ("%s %s: %s", names[language],
                          lex_label_get_part (lex_clause_get_label (clause)),
                          get_heading (clause, language));
}

/* Whoever opens the file elsewhere must still see what the example asks and where it is from. */
static void
describe (LexPbnGame *game, LexClause *clause, LexLanguage language)
{
  const char *number = lex_label_get_part (lex_clause_get_label (clause));
  g_autofree char *event = dup_event (clause, language);

  lex_pbn_game_set_value (game, "Event", g_strdelimit (event, "\r\n", ' '));
  lex_pbn_game_set_value (game, "Site", "Lexbridge");
  lex_pbn_game_set_value (game, "Board",
                          strspn (number, G_CSET_DIGITS) == strlen (number) ? number : "");
  add_comment (game, lex_clause_get_text (clause, language));
  add_comment (game, lex_clause_get_ruling (clause, language));
}

static LexClause *
dup_example (LexLibrary *self, LexLabel *label, GError **error)
{
  g_autoptr (LexPassage) passage = lex_library_quote (self, label, error);
  LexClause *clause;

  if (passage == NULL)
    return NULL;

  clause = ((LexPassageRow *) passage->rows->pdata[0])->clause;
  if (lex_example_export_is_possible (clause))
    return g_object_ref (clause);

  lex_library_fail (
      error, LEX_LIBRARY_ERROR_INPUT,
      _ ("%s: there is no deal, auction or play here; choose an example that has one"),
      lex_label_get_text (label));
  return NULL;
}

static GBytes *
write_clause (LexClause *clause, LexLanguage language, GError **error)
{
  const char *text = lex_clause_get_pbn (clause);
  g_autoptr (LexPbnFile) file = lex_pbn_file_read (text, strlen (text), error);
  LexPbnGame *game;

  if (file == NULL)
    return NULL;

  game = lex_pbn_file_get_game (file, 0);
  if (!lex_pbn_game_settle (game, error))
    return NULL;
  describe (game, clause, language);
  return lex_pbn_file_write (file, error);
}

GBytes *
lex_example_export_dup_bytes (LexLibrary *self, LexLabel *label, LexLanguage language,
                              GError **error)
{
  g_autoptr (GError) lower = NULL;
  g_autoptr (LexClause) clause = NULL;
  GBytes *bytes;

  g_return_val_if_fail (LEX_IS_LIBRARY (self) && label != NULL, NULL);

  clause = dup_example (self, label, error);
  if (clause == NULL)
    return NULL;

  bytes = write_clause (clause, language, &lower);
  if (bytes == NULL)
    lex_library_fail (error, LEX_LIBRARY_ERROR_INPUT, "%s: %s", lex_label_get_text (label),
                      lower->message);
  return bytes;
}

static gboolean
fail (const char *path, const char *reason, GError **error)
{
  g_autofree char *name = g_filename_display_name (path);

  lex_library_fail (error, LEX_LIBRARY_ERROR_STORAGE,
                    _ ("%s: not written (%s); choose another file"), name, reason);
  return FALSE;
}

/* Replacing a device or folder by a file is never what was meant. GLib's message names a file that
 * only it knows of; the reason is what stands last. */
gboolean
lex_example_export_save (GBytes *bytes, const char *path, GError **error)
{
  g_autoptr (GError) lower = NULL;
  gsize size;
  const char *data;
  const char *colon;

  g_return_val_if_fail (bytes != NULL && path != NULL, FALSE);

  if (g_file_test (path, G_FILE_TEST_EXISTS) && !g_file_test (path, G_FILE_TEST_IS_REGULAR))
    return fail (path, _ ("it is no file"), error);

  data = g_bytes_get_data (bytes, &size);
  if (g_file_set_contents_full (path, data, (gssize) size, G_FILE_SET_CONTENTS_CONSISTENT, 0666,
                                &lower))
    return TRUE;

  colon = g_strrstr (lower->message, ": ");
  return fail (path, colon != NULL ? colon + 2 : lower->message, error);
}
