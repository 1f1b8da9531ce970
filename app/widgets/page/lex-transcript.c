/* lex-transcript.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A passage in plain text, for a bulletin or a letter. It refuses to know the
 * clipboard and what of the page is folded. Whoever copies calls it.
 */

#include "widgets/page/lex-transcript.h"

#include <string.h>

#include "services/lex-diagram.h"
#include "services/lex-passage.h"
#include "type/lex-deal-words.h"

static void
append_paragraph (GString *lines, const char *words)
{
  if (!words || !*words)
    return;
  if (lines->len > 0)
    g_string_append (lines, "\n");
  g_string_append (lines, words);
  if (lines->str[lines->len - 1] != '\n')
    g_string_append_c (lines, '\n');
}

/* What tells an item from a paragraph is no part of its words. */
static char *
dup_words (LexText *text)
{
  g_autoptr (GString) words = g_string_new (NULL);
  const char *plain = text ? lex_text_get_plain (text) : "";
  gsize n_spans = 0;
  const LexSpan *spans = text ? lex_text_get_spans (text, &n_spans) : NULL;
  gsize done = 0;

  for (gsize i = 0; i < n_spans; i++)
    {
      if (spans[i].kind != LEX_SPAN_ITEM || spans[i].start < done)
        continue;
      g_string_append_len (words, plain + done, (gssize) (spans[i].start - done));
      g_string_append (words, "• ");
      done = spans[i].start;
    }
  g_string_append (words, plain + done);
  return g_string_free (g_steal_pointer (&words), FALSE);
}

static void
append_figures (GString *lines, LexClause *clause, LexLanguage language)
{
  const char *text = lex_clause_get_pbn (clause);
  g_autoptr (LexPbn) pbn = text ? lex_pbn_parse (text, NULL) : NULL;
  g_autofree char *caption
      = pbn && (pbn->deal || pbn->auction) ? lex_deal_words_dup_caption (pbn, language) : NULL;
  g_autoptr (GString) facts = g_string_new (caption);
  g_autofree char *deal = pbn && pbn->deal ? lex_diagram_dup_deal (pbn->deal, language) : NULL;
  g_autofree char *auction
      = pbn && pbn->auction ? lex_diagram_dup_auction (pbn->auction, language) : NULL;
  g_autofree char *play = pbn && pbn->play ? lex_diagram_dup_play (pbn->play, language) : NULL;

  g_string_replace (facts, "\n", ", ", 0);
  append_paragraph (lines, facts->str);
  append_paragraph (lines, deal);
  append_paragraph (lines, auction);
  append_paragraph (lines, play);
}

static void
append_clause (GString *lines, LexClause *clause, LexLanguage language)
{
  const char *number = lex_label_get_number (lex_clause_get_label (clause));
  const char *heading = lex_clause_get_heading (clause, language);
  LexText *ruling = lex_clause_get_ruling (clause, language);
  g_autofree char *words = dup_words (lex_clause_get_text (clause, language));
  g_autofree char *title = g_strconcat (number, *number && heading ? "  " : "", heading, NULL);
  const gboolean shown = heading || *words;

  /* A clause that this language does not have leaves no number behind. */
  if (!shown)
    return;
  append_paragraph (lines, title);
  g_string_append_printf (lines, "%s%s", words, *words ? "\n" : "");
  append_figures (lines, clause, language);
  if (ruling)
    {
      g_autofree char *answer = dup_words (ruling);

      append_paragraph (lines, language == LEX_LANGUAGE_PL ? "Rozstrzygnięcie:" : "Ruling:");
      g_string_append_printf (lines, "%s\n", answer);
    }
}

char *
lex_transcript_dup_text (const LexPassage *passage, LexLanguages languages)
{
  const LexLanguage first = lex_languages_get_first (languages);
  GString *lines = g_string_new (NULL);

  for (guint turn = 0; turn < (lex_languages_are_both (languages) ? 2 : 1); turn++)
    for (guint i = 0; i < passage->rows->len; i++)
      {
        const LexPassageRow *row = g_ptr_array_index (passage->rows, i);

        append_clause (lines, row->clause, turn == 0 ? first : 1 - first);
      }
  return g_string_free (lines, FALSE);
}
