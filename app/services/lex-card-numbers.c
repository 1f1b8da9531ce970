/* lex-card-numbers.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes cards of the tables of numbers and limits, one a row. It refuses to know what they are
 * about: headings and cells are all it reads. lex-questions-build.c calls it.
 */

#include "services/lex-card-numbers.h"

#include <string.h>

/* A table, as both languages have it: rows of cells. */
typedef struct
{
  LexClause *clause;
  guint number; /* of the table in its clause, from 1 */
  GPtrArray *rows[LEX_N_LANGUAGES];
} Table;

/* What the span of the number @number covers, if it has a heading row. */
static char *
dup_table (LexText *text, guint number)
{
  gsize n_spans = 0;
  const LexSpan *spans = text != NULL ? lex_text_get_spans (text, &n_spans) : NULL;

  for (gsize i = 0; i < n_spans; i++)
    if (spans[i].kind == LEX_SPAN_TABLE && --number == 0)
      return lex_text_span_has_head (&spans[i]) ? g_strndup (
                 lex_text_get_plain (text) + spans[i].start, spans[i].end - spans[i].start)
                                                : NULL;
  return NULL;
}

static GPtrArray *
read_rows (const char *table)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_auto (GStrv) lines = g_strsplit (table != NULL ? table : "", "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0')
      g_ptr_array_add (rows, g_strsplit (lines[i], "\t", -1));
  return rows;
}

static gboolean
has_number (GPtrArray *rows)
{
  for (guint i = 1; i < rows->len; i++)
    {
      char **cells = rows->pdata[i];

      for (guint j = 0; cells[j] != NULL; j++)
        if (strpbrk (cells[j], "0123456789") != NULL)
          return TRUE;
    }
  return FALSE;
}

/* Cells are asked for by the headings above them; that over the first may be empty. */
static void
write_row (char *const *head, char *const *cells, GString *ask, GString *answer)
{
  g_string_append_printf (ask, "\n%s%s%s", head[0], *head[0] != '\0' ? ": " : "", cells[0]);
  for (guint i = 1; cells[i] != NULL && head[i] != NULL; i++)
    {
      g_string_append_printf (ask, "\n%s: ?", head[i]);
      g_string_append_printf (answer, "%s%s: %s", i > 1 ? "\n" : "", head[i], cells[i]);
    }
}

/* Lines are paragraphs, but for the first. */
static LexText *
text_new (const char *plain)
{
  g_autoptr (GArray) spans = g_array_new (FALSE, FALSE, sizeof (LexSpan));
  gsize start = strcspn (plain, "\n");

  while (plain[start] != '\0')
    {
      LexSpan span = { start + 1, 0, LEX_SPAN_PARAGRAPH, NULL };

      span.end = span.start + strcspn (plain + span.start, "\n");
      g_array_append_val (spans, span);
      start = span.end;
    }
  return lex_text_new (plain, (const LexSpan *) (gpointer) spans->data, spans->len);
}

/* What stands over a table: the heading of its clause, or else of its Law. */
static const char *
get_heading (GPtrArray *clauses, LexClause *clause, LexLanguage language)
{
  const guint law = lex_label_get_law (lex_clause_get_label (clause));
  const char *own = lex_clause_get_heading (clause, language);

  for (guint i = 0; own == NULL && i < clauses->len; i++)
    if (lex_label_get_law (lex_clause_get_label (clauses->pdata[i])) == law)
      own = lex_clause_get_heading (clauses->pdata[i], language);
  return own != NULL ? own : lex_label_get_text (lex_clause_get_label (clause));
}

static void
add_row (GPtrArray *cards, GPtrArray *clauses, const Table *table, guint row)
{
  const char *label = lex_label_get_text (lex_clause_get_label (table->clause));
  LexMadeCard *card
      = lex_made_card_new (g_strdup_printf ("numbers/%s/%u.%u", label, table->number, row),
                           lex_clause_get_label (table->clause));

  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      g_autoptr (GString) ask
          = g_string_new (get_heading (clauses, table->clause, (LexLanguage) i));
      g_autoptr (GString) answer = g_string_new (NULL);

      write_row (table->rows[i]->pdata[0], table->rows[i]->pdata[row], ask, answer);
      card->front[i] = text_new (ask->str);
      card->back[i] = text_new (answer->str);
    }
  lex_made_card_fill_print (card);
  g_ptr_array_add (cards, card);
}

/* Gives whether the clause has a table of that number. */
static gboolean
add_table (GPtrArray *cards, GPtrArray *clauses, LexClause *clause, guint number)
{
  Table table = { clause, number, { NULL } };
  gboolean found = TRUE;

  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      g_autofree char *words = dup_table (lex_clause_get_text (clause, (LexLanguage) i), number);

      found = found && words != NULL;
      table.rows[i] = read_rows (words);
    }
  if (found && table.rows[0]->len == table.rows[1]->len && has_number (table.rows[0]))
    for (guint row = 1; row < table.rows[0]->len; row++)
      add_row (cards, clauses, &table, row);
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    g_ptr_array_unref (table.rows[i]);
  return found;
}

void
lex_card_numbers_add_all (GPtrArray *cards, GPtrArray *clauses)
{
  for (guint i = 0; i < clauses->len; i++)
    {
      guint number = 1;

      while (add_table (cards, clauses, clauses->pdata[i], number))
        number++;
    }
}
