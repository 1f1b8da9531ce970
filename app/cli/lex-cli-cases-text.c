/* lex-cli-cases-text.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The command `cases` for people: the list, the counts. It refuses to know where cases come from.
 * lex-cli-cases.c calls it.
 */

#include <glib/gi18n-lib.h>
#include <stdio.h>

#include "cli/lex-cli-cases.h"
#include "cli/lex-cli-page.h"
#include "cli/lex-cli-table.h"
#include "model/lex-label-name.h"

#define ROOM 80

static void
append (GString *line, const char *heading, const char *words)
{
  if (words == NULL || *words == '\0')
    return;
  g_string_append (line, line->len > 0 ? ", " : "");
  if (heading != NULL)
    g_string_append_printf (line, "%s: ", heading);
  g_string_append (line, words);
}

static char *
dup_labels (const char *clauses)
{
  g_auto (GStrv) labels = g_strsplit (clauses != NULL ? clauses : "", " ", 0);

  for (guint i = 0; labels[i] != NULL; i++)
    {
      g_autoptr (LexLabel) label = lex_label_parse (labels[i]);

      if (label == NULL)
        continue;
      g_free (labels[i]);
      labels[i] = lex_label_name_dup (label);
    }
  return g_strjoinv (", ", labels);
}

/* When, where, how it stands; what it is about. */
static char *
dup_line (const LexCaseSummary *summary, LexLanguage language, gboolean brief)
{
  static const LexCaseKey places[] = { LEX_CASE_SESSION, LEX_CASE_TABLE, LEX_CASE_BOARD };
  static const LexCaseKey states[] = { LEX_CASE_STATUS, LEX_CASE_OUTCOME };
  const char *const *values = summary->values;
  g_autofree char *labels = dup_labels (values[LEX_CASE_CLAUSES]);
  g_autofree char *day
      = values[LEX_CASE_CALLED] != NULL ? g_strndup (values[LEX_CASE_CALLED], 16) : NULL;
  g_autofree char *title = g_strdup (summary->title);
  GString *line = g_string_new (NULL);

  append (line, NULL, day != NULL ? g_strdelimit (day, "T", ' ') : NULL);
  append (line, NULL, values[LEX_CASE_EVENT]);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    append (line, lex_case_field_get (places[i])->heading[language], values[places[i]]);
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    append (line, NULL, lex_case_field_get_words (states[i], values[states[i]], language));
  append (line, NULL, labels);
  if (title != NULL && !brief)
    g_string_append_printf (line, " – %s", g_strdelimit (title, "\n", ' '));
  return g_string_free (line, FALSE);
}

void
lex_cli_cases_print_list (GPtrArray *cases, LexCli *self)
{
  g_autoptr (LexCliPage) page = lex_cli_page_new ();

  for (guint i = 0; i < cases->len; i++)
    {
      const LexCaseSummary *summary = cases->pdata[i];
      g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, summary->number);
      g_autofree char *line = dup_line (summary, self->language, self->options.no_names);
      const char *cells[] = { line, NULL };

      lex_cli_page_add_row (page, number, 6, cells);
    }
  lex_cli_page_print (page);
}

/* Counting */

static void
append_count (GString *table, const LexCaseCount *row, const char *format)
{
  g_autofree char *name = g_strdup_printf ("%s %s", format, row->name);

  g_string_append_printf (table, "%s\t%u\t", name, row->n);
  if (row->n_timed > 0)
    g_string_append_printf (table, "%.1f\t%.1f", (double) row->seconds / row->n_timed / 60,
                            (double) row->longest / 60);
  else
    g_string_append (table, "–\t–");
  g_string_append_c (table, '\n');
}

static void
append_times (GString *table, const LexCaseStats *stats)
{
  for (guint i = 0; i < LEX_CASE_STATS_N_TIMES; i++)
    g_string_append_printf (table, _ ("%s minutes\t%u\t–\t–\n"), lex_case_stats_get_time (i),
                            stats->times[i]);
}

void
lex_cli_cases_print_stats (const LexCaseStats *stats)
{
  g_autoptr (GString) table = g_string_new (_ ("Of\tCalls\tMinutes\tLongest\n"));
  g_autofree char *lines = NULL;

  for (guint i = 0; i < stats->laws->len; i++)
    append_count (table, stats->laws->pdata[i], _ ("Law"));
  for (guint i = 0; i < stats->tables->len; i++)
    append_count (table, stats->tables->pdata[i], _ ("Table"));
  append_times (table, stats);
  g_string_truncate (table, table->len - 1);
  lines = lex_cli_table_to_lines (table->str, TRUE, ROOM);
  printf (_ ("Cases: %u; timed: %u; in the middle %.1f minutes, at most %.1f\n\n"), stats->n,
          stats->n_timed, (double) stats->middle / 60, (double) stats->longest / 60);
  puts (lines);
}
