/* citations.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Citations as the tests write them. It refuses to know what is to be found. Tests of finding call
 * it.
 */

#include "citations.h"

#include <string.h>

#include "label-list.h"
#include "language/lex-citation-finder.h"

void
citations_append (GString *found, LexCitation *citation)
{
  g_string_append_printf (found, "%s%s%s%s", found->len > 0 ? " " : "",
                          lex_label_get_text (lex_citation_get_label (citation)),
                          lex_citation_get_repaired (citation) ? "~" : "",
                          lex_citation_get_exists (citation) ? "" : "?");
}

/* Finds, and checks what must hold of any result. */
char *
citations_dup_found (const char *text, GHashTable *labels)
{
  g_autoptr (GPtrArray) citations = lex_citations_find (text, label_list_has, labels);
  GString *found = g_string_new (NULL);
  gsize last_from = 0;
  gsize last_to = 0;

  for (guint i = 0; i < citations->len; i++)
    {
      LexCitation *citation = g_ptr_array_index (citations, i);
      gsize from = lex_citation_get_from (citation);
      gsize to = lex_citation_get_to (citation);
      g_autofree char *words = g_strndup (text + from, to - from);

      /* Several clauses of one range share its dash; else none overlap. */
      g_assert_cmpuint (from, <, to);
      g_assert_cmpuint (to, <=, strlen (text));
      g_assert_true (last_to <= from || (last_from == from && last_to == to));
      g_assert_cmpstr (lex_citation_get_text (citation), ==, words);
      last_from = from;
      last_to = to;
      citations_append (found, citation);
    }

  return g_string_free (found, FALSE);
}
