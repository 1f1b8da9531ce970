/* lex-cli-text.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writes a marked-up text of the Laws in plain lines. It refuses to wrap: that is the page's.
 * The commands call it through lex-cli-page.h.
 */

#include "cli/lex-cli-page.h"
#include "cli/lex-cli-table.h"

static gboolean
is_block (const LexSpan *span)
{
  return span->kind >= LEX_SPAN_PARAGRAPH;
}

static void
append_block (GString *lines, const LexSpan *span, const char *plain, LexLanguage language,
              guint room)
{
  g_autofree char *words = g_strndup (plain + span->start, span->end - span->start);

  if (lines->len > 0 && lines->str[lines->len - 1] != '\n')
    g_string_append_c (lines, '\n');
  if (span->kind == LEX_SPAN_TABLE)
    {
      g_autofree char *table = lex_cli_table_to_lines (words, lex_text_span_has_head (span), room);

      g_string_append_printf (lines, "\n%s\n", table);
      return;
    }
  if (span->kind == LEX_SPAN_ITEM)
    g_string_append (lines, "• ");
  else if (span->kind == LEX_SPAN_FOOTNOTE)
    g_string_append (lines, "* ");
  else if (span->kind == LEX_SPAN_DOUBT)
    /* In the language of the text, as in the window. */
    g_string_append (lines, language == LEX_LANGUAGE_PL ? "* Wątpliwość: " : "* In doubt: ");
  g_string_append (lines, words);
}

char *
lex_cli_text_to_lines (LexText *text, LexLanguage language, guint room)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  const char *plain = text != NULL ? lex_text_get_plain (text) : "";
  gsize done = 0;
  gsize n_spans = 0;
  const LexSpan *spans = text != NULL ? lex_text_get_spans (text, &n_spans) : NULL;

  for (gsize i = 0; i < n_spans; i++)
    {
      if (!is_block (&spans[i]) || spans[i].start < done)
        continue;
      g_string_append_len (lines, plain + done, (gssize) (spans[i].start - done));
      append_block (lines, &spans[i], plain, language, room);
      done = spans[i].end;
    }
  g_string_append (lines, plain + done);
  return g_strdup (g_strstrip (lines->str));
}
