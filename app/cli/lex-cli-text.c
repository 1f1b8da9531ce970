/* lex-cli-text.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writes a marked-up text of the Laws in plain lines. It refuses to wrap: that is the page's.
 * The commands call it through lex-cli-page.h.
 */

#include "cli/lex-cli-page.h"

static gboolean
is_block (const LexSpan *span)
{
  return span->kind >= LEX_SPAN_PARAGRAPH;
}

/* The widest cell of each column. */
static GArray *
measure_columns (char **rows)
{
  g_autoptr (GArray) widths = g_array_new (FALSE, TRUE, sizeof (guint));

  for (guint i = 0; rows[i] != NULL; i++)
    {
      g_auto (GStrv) cells = g_strsplit (rows[i], "\t", -1);

      if (g_strv_length (cells) > widths->len)
        g_array_set_size (widths, g_strv_length (cells));
      for (guint j = 0; cells[j] != NULL; j++)
        g_array_index (widths, guint, j)
            = MAX (g_array_index (widths, guint, j), lex_cli_width (cells[j]));
    }
  return g_steal_pointer (&widths);
}

/* Non-breaking spaces pad the cells, so that the page does not take a row for words to wrap. */
static void
append_table (GString *lines, const char *table)
{
  g_auto (GStrv) rows = g_strsplit (table, "\n", -1);
  g_autoptr (GArray) widths = measure_columns (rows);

  for (guint i = 0; rows[i] != NULL; i++)
    {
      g_auto (GStrv) cells = g_strsplit (rows[i], "\t", -1);

      if (i > 0)
        g_string_append_c (lines, '\n');
      for (guint j = 0; cells[j] != NULL; j++)
        {
          guint width = cells[j + 1] != NULL ? g_array_index (widths, guint, j) + 2 : 0;

          g_string_append (lines, cells[j]);
          for (guint used = lex_cli_width (cells[j]); used < width; used++)
            g_string_append (lines, "\302\240");
        }
    }
}

static void
append_block (GString *lines, const LexSpan *span, const char *plain)
{
  g_autofree char *words = g_strndup (plain + span->start, span->end - span->start);

  if (lines->len > 0 && lines->str[lines->len - 1] != '\n')
    g_string_append_c (lines, '\n');
  if (span->kind == LEX_SPAN_TABLE)
    {
      append_table (lines, words);
      return;
    }
  if (span->kind == LEX_SPAN_ITEM)
    g_string_append (lines, "• ");
  else if (span->kind == LEX_SPAN_FOOTNOTE || span->kind == LEX_SPAN_DOUBT)
    g_string_append (lines, "* ");
  g_string_append (lines, words);
}

char *
lex_cli_text_to_lines (LexText *text)
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
      append_block (lines, &spans[i], plain);
      done = spans[i].end;
    }
  g_string_append (lines, plain + done);
  return g_strdup (g_strstrip (lines->str));
}
