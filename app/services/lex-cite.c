/* lex-cite.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Clauses cited outside of the program, as people write them and as links. It refuses to know who
 * copies them and where to. Front ends call it.
 */

#include "services/lex-cite.h"

#include <string.h>

#include "services/lex-library-private.h"
#include "services/lex-naming.h"

#define LAWS "laws"
#define EN_DASH "\xE2\x80\x93"

static const char *
get_edition (LexLibrary *self)
{
  LexDocument *laws = lex_library_get_documents (self, LEX_SIDE_SHIPPED, NULL) != NULL
                          ? lex_library_find_document (self, LEX_SIDE_SHIPPED, LAWS)
                          : NULL;

  return laws != NULL ? lex_document_get_edition (laws) : NULL;
}

/* The Polish book has a short name that everybody knows, the English one has not. */
static char *
dup_law (LexLibrary *self, const char *numbers, LexLanguage language)
{
  const char *edition = get_edition (self);
  g_autofree char *title = NULL;

  if (language == LEX_LANGUAGE_PL)
    return g_strdup_printf ("przepis %s MPB%s%s", numbers, edition != NULL ? " " : "",
                            edition != NULL ? edition : "");
  title = lex_naming_dup_title (self, LAWS, language);
  return g_strdup_printf ("Law %s, %s", numbers, title);
}

static char *
dup_numbers (LexLabel *first, LexLabel *last)
{
  const char *from = lex_label_get_number (first);
  const char *to = last != NULL ? lex_label_get_number (last) : "";

  if (*to == '\0' || g_str_equal (from, to))
    return g_strdup (from);
  return g_strconcat (from, EN_DASH, to, NULL);
}

char *
lex_cite_dup_line (LexLibrary *self, LexLabel *first, LexLabel *last, LexLanguage language)
{
  const char *document;
  g_autofree char *numbers = NULL;
  g_autofree char *name = NULL;
  g_autofree char *title = NULL;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (first != NULL, NULL);

  document = lex_label_get_document (first);
  numbers = dup_numbers (first, last);
  if (g_str_equal (document, LAWS))
    return dup_law (self, numbers, language);
  title = lex_naming_dup_title (self, document, language);
  name = lex_naming_dup_name (self, first, language);
  /* Some names have the title in them. */
  if (strstr (name, title) != NULL)
    return g_steal_pointer (&name);
  if (lex_label_get_depth (first) == 0 && g_str_equal (lex_label_get_text (first), document))
    return g_steal_pointer (&title);
  return g_strdup_printf ("%s, %s", name, title);
}

char *
lex_cite_dup_link (LexLabel *label)
{
  g_return_val_if_fail (label != NULL, NULL);

  return g_strconcat (LEX_CITE_SCHEME, lex_label_get_text (label), NULL);
}

/* Browsers add the slashes, and one at the end. */
char *
lex_cite_dup_target (const char *text)
{
  g_autofree char *target = NULL;
  gsize length;

  g_return_val_if_fail (text != NULL, NULL);

  if (g_ascii_strncasecmp (text, LEX_CITE_SCHEME, strlen (LEX_CITE_SCHEME)) != 0)
    return NULL;
  text += strlen (LEX_CITE_SCHEME);
  text += strspn (text, "/");
  length = strlen (text);
  while (length > 0 && text[length - 1] == '/')
    length--;
  target = g_uri_unescape_segment (text, text + length, NULL);
  return target ? g_utf8_make_valid (target, -1) : g_strdup ("");
}
