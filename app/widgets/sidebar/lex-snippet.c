/* lex-snippet.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How the words of a hit become words on the screen: markup and language. It
 * refuses to know where they come from and which widget shows them. Widgets of
 * the sidebar call it.
 */

#include "widgets/sidebar/lex-snippet.h"

#include "language/lex-fold.h"
#include "model/lex-glimpse.h"

char *
lex_snippet_to_markup (const char *snippet)
{
  g_autofree char *escaped = g_markup_escape_text (snippet != NULL ? snippet : "", -1);
  GString *markup = g_string_new (NULL);
  gboolean bold = FALSE;

  /* GMarkup writes control characters as references, which Pango would print:
   * look for those. */
  for (const char *at = escaped; *at != '\0';)
    {
      gboolean start = g_str_has_prefix (at, "&#x2;");

      if (!start && !g_str_has_prefix (at, "&#x3;"))
        {
          g_string_append_c (markup, *at++);
          continue;
        }

      if (start != bold)
        g_string_append (markup, start ? "<b>" : "</b>");
      bold = start;
      at += strlen ("&#x2;");
    }

  if (bold)
    g_string_append (markup, "</b>");

  return g_string_free (markup, FALSE);
}

static gboolean
collect_token_cb (const char *token, gsize start, gsize end, gpointer user_data)
{
  g_hash_table_add (user_data, g_strdup (token));
  return TRUE;
}

void
lex_snippet_collect_matches (const char *snippet, GHashTable *words)
{
  const char *at = snippet;

  while (at != NULL && (at = strstr (at, LEX_SNIPPET_MATCH_START)) != NULL)
    {
      const char *end = strstr (at, LEX_SNIPPET_MATCH_END);

      lex_tokenize (at, end != NULL ? end - at : -1, collect_token_cb, words);
      at = end;
    }
}

PangoAttrList *
lex_snippet_get_attributes (LexLanguage language)
{
  static PangoAttrList *attributes[LEX_N_LANGUAGES];

  if (attributes[language] == NULL)
    {
      const char *code = lex_language_get_code (language);

      attributes[language] = pango_attr_list_new ();
      pango_attr_list_insert (attributes[language],
                              pango_attr_language_new (pango_language_from_string (code)));
    }

  return attributes[language];
}
