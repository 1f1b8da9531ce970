/* lex-naming.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What people call a clause and a document, with the words that only a library has. It refuses to
 * know where names are shown. Front ends call it.
 */

#include "services/lex-naming.h"

#include <string.h>

#include "model/lex-label-name.h"
#include "services/lex-library-private.h"

char *
lex_naming_dup_title (LexLibrary *self, const char *document, LexLanguage language)
{
  g_return_val_if_fail (LEX_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (document != NULL, NULL);

  for (guint side = 0; side < LEX_N_SIDES; side++)
    {
      LexDocument *found = lex_library_get_documents (self, (LexSide) side, NULL) != NULL
                               ? lex_library_find_document (self, (LexSide) side, document)
                               : NULL;
      const char *title = found != NULL ? lex_document_get_title (found, language) : NULL;

      if (title == NULL && found != NULL)
        title = lex_document_get_title (found, 1 - language);
      if (title != NULL)
        return g_strdup (title);
    }
  return g_strdup (document);
}

/* Documents that ship are called by a word, imported ones by their titles. */
static gboolean
is_imported (LexLibrary *self, const char *document)
{
  return lex_library_get_documents (self, LEX_SIDE_SHIPPED, NULL) != NULL
         && lex_library_get_documents (self, LEX_SIDE_IMPORTS, NULL) != NULL
         && lex_library_find_document (self, LEX_SIDE_SHIPPED, document) == NULL
         && lex_library_find_document (self, LEX_SIDE_IMPORTS, document) != NULL;
}

gboolean
lex_naming_tells_number (const char *heading, const char *number)
{
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (number != NULL, FALSE);

  if (heading == NULL || *number == '\0')
    return FALSE;
  words = g_strsplit (heading, " ", 3);
  for (guint i = 0; i < 2 && words[i] != NULL; i++)
    {
      gsize end = strlen (words[i]);

      while (end > 0 && strchr (".:)-", words[i][end - 1]) != NULL)
        words[i][--end] = '\0';
      if (g_str_equal (words[i], number))
        return TRUE;
    }
  return FALSE;
}

char *
lex_naming_dup_name (LexLibrary *self, LexLabel *label, LexLanguage language)
{
  const char *document, *number;
  g_autofree char *heading = NULL;
  g_autofree char *title = NULL;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (label != NULL, NULL);

  document = lex_label_get_document (label);
  number = lex_label_get_number (label);
  if (*number == '\0')
    heading = lex_library_dup_heading (self, label, language, NULL);
  if (!is_imported (self, document))
    return lex_label_name_dup_with (label, heading);
  title = lex_naming_dup_title (self, document, language);
  if (heading == NULL && lex_naming_tells_number (title, number))
    return g_steal_pointer (&title);
  return g_strjoin (" ", title, heading != NULL ? heading : number, NULL);
}

char *
lex_naming_dup_source (LexLibrary *self, const char *source, LexLanguage language)
{
  g_autoptr (LexLabel) label = NULL;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (source != NULL, NULL);

  label = lex_label_parse (source);
  return label != NULL ? lex_naming_dup_name (self, label, language) : g_strdup (source);
}
