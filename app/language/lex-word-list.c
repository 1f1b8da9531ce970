/* lex-word-list.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads the lists of words that ship beside the corpus. It does not know what their words are for.
 * The dictionary, the lemmatizer and the families call it.
 */

#include "language/lex-word-list.h"

#include <glib/gi18n-lib.h>

#include "language/lex-language-error.h"

char *
lex_word_list_dup_text (const char *path, GError **error)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  if (g_file_get_contents (path, &text, NULL, NULL) && g_utf8_validate (text, -1, NULL))
    return g_steal_pointer (&text);
  g_set_error (error, LEX_LANGUAGE_ERROR, LEX_LANGUAGE_ERROR_DICTIONARY,
               _ ("The word list %s cannot be read as UTF-8 text; restore it from the source"),
               path);
  return NULL;
}

gboolean
lex_word_list_read (const char *path, LexWordListFunc func, gpointer user_data, GError **error)
{
  g_autofree char *text = lex_word_list_dup_text (path, error);
  g_auto (GStrv) lines = text != NULL ? g_strsplit (text, "\n", -1) : NULL;

  for (char **line = lines; line != NULL && *line != NULL; line++)
    {
      g_auto (GStrv) parts = g_strsplit (g_strstrip (*line), "/", 2);

      if (parts[0] != NULL && *parts[0] != '\0')
        func (parts[0], parts[1], user_data);
    }
  return text != NULL;
}
