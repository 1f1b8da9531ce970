/* lex-note-text.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The text of a note, its citations as links. It refuses to know widgets and whose note it is.
 * Whatever shows notes calls it.
 */

#include "widgets/journal/lex-note-text.h"

#include <string.h>

/* In so long a note nobody reads links; the words are all there. */
#define LONGEST 100000

char *
lex_note_text_dup_markup (LexLibrary *library, const char *text, const LexMarkupStyle *style)
{
  g_autoptr (GArray) spans = g_array_new (FALSE, FALSE, sizeof (LexSpan));
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autoptr (GPtrArray) citations = NULL;
  g_autoptr (LexText) words = NULL;

  g_return_val_if_fail (LEX_IS_LIBRARY (library), NULL);

  if (strlen (valid) <= LONGEST)
    citations = lex_library_find_citations (library, valid, NULL);
  for (guint i = 0; citations && i < citations->len; i++)
    {
      LexCitation *citation = g_ptr_array_index (citations, i);
      const LexSpan span
          = { lex_citation_get_from (citation), lex_citation_get_to (citation), LEX_SPAN_CITATION,
              lex_label_get_text (lex_citation_get_label (citation)) };

      if (lex_citation_get_exists (citation))
        g_array_append_val (spans, span);
    }
  words = lex_text_new (valid, (const LexSpan *) (gpointer) spans->data, spans->len);
  return lex_markup_from_text (words, style);
}
