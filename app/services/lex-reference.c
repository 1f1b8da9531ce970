/* lex-reference.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A clause as a report cites it. It refuses to know its words. Whoever copies or prints a clause
 * calls it.
 */

#include "services/lex-reference.h"

#include "services/lex-naming.h"

char *
lex_reference_dup (LexLibrary *self, LexLabel *label, LexLanguage language)
{
  const char *number;
  g_autofree char *heading = NULL;
  g_autofree char *title = NULL;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (label != NULL, NULL);

  number = lex_label_get_number (label);
  if (lex_label_get_law (label) > 0)
    return g_strdup_printf (language == LEX_LANGUAGE_PL ? "przepis %s MPB 2017"
                                                        : "Law %s, Laws of Duplicate Bridge 2017",
                            number);
  /* A word such as "example" would be the interface's, whatever the language of the citation. */
  title = lex_naming_dup_title (self, lex_label_get_document (label), language);
  if (*number != '\0')
    return g_strdup_printf ("%s, %s", title, number);
  heading = lex_library_dup_heading (self, label, language, NULL);
  return heading != NULL ? g_strdup_printf ("%s: %s", title, heading) : g_steal_pointer (&title);
}
