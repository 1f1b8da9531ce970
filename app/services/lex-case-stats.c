/* lex-case-stats.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Counts cases: by Law, by table, by the time until they were ruled. It refuses to draw. Front ends
 * call it.
 */

#include "services/lex-case-stats.h"

#include <string.h>

#include "journal/lex-case.h"
#include "model/lex-label.h"
#include "services/lex-case-csv.h"

/* Minutes; what takes longer than the last is of the last length. */
static const gint64 limits[LEX_CASE_STATS_N_TIMES - 1] = { 5, 10, 20, 30 };
static const char *const times[LEX_CASE_STATS_N_TIMES] = { "0–5", "5–10", "10–20", "20–30", "30+" };

const char *
lex_case_stats_get_time (guint i)
{
  return times[i];
}

static void
count_free (gpointer data)
{
  LexCaseCount *self = data;

  g_free (self->name);
  g_free (self);
}

/* @places: (element-type utf8 LexCaseCount): what of a list has a name; owned by the list */
typedef struct
{
  GPtrArray *list;
  GHashTable *places;
} Counting;

/* @seconds: how long it took, less than 0 if that is not known */
static void
count (Counting *counting, const char *name, gint64 seconds)
{
  LexCaseCount *row = g_hash_table_lookup (counting->places, name);

  if (row == NULL)
    {
      row = g_new0 (LexCaseCount, 1);
      row->name = g_strdup (name);
      g_ptr_array_add (counting->list, row);
      g_hash_table_insert (counting->places, row->name, row);
    }
  row->n++;
  if (seconds < 0)
    return;
  row->n_timed++;
  row->seconds += seconds;
  row->longest = MAX (row->longest, seconds);
}

/* Each Law once, however many of its clauses were applied. */
static void
count_laws (Counting *counting, const char *clauses, gint64 seconds)
{
  g_auto (GStrv) labels = g_strsplit (clauses != NULL ? clauses : "", " ", 0);
  g_autoptr (GHashTable) done = g_hash_table_new (NULL, NULL);

  for (guint i = 0; labels[i] != NULL; i++)
    {
      g_autoptr (LexLabel) label = lex_label_parse (labels[i]);
      const guint law = label != NULL ? lex_label_get_law (label) : 0;
      g_autofree char *name = g_strdup_printf ("%u", law);

      if (law > 0 && g_hash_table_add (done, GUINT_TO_POINTER (law)))
        count (counting, name, seconds);
    }
}

static int
compare_counts (gconstpointer a, gconstpointer b)
{
  const LexCaseCount *first = *(const LexCaseCount *const *) a;
  const LexCaseCount *second = *(const LexCaseCount *const *) b;

  if (first->n != second->n)
    return first->n < second->n ? 1 : -1;
  return strcmp (first->name, second->name);
}

static int
compare_seconds (gconstpointer a, gconstpointer b)
{
  const LexCaseCount *first = *(const LexCaseCount *const *) a;
  const LexCaseCount *second = *(const LexCaseCount *const *) b;

  if (first->seconds != second->seconds)
    return first->seconds < second->seconds ? 1 : -1;
  return compare_counts (a, b);
}

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  const gint64 first = *(const gint64 *) a;
  const gint64 second = *(const gint64 *) b;

  return (first > second) - (first < second);
}

static void
count_time (LexCaseStats *self, GArray *all, gint64 seconds)
{
  guint i = 0;

  while (i < G_N_ELEMENTS (limits) && seconds >= limits[i] * 60)
    i++;
  self->times[i]++;
  g_array_append_val (all, seconds);
}

static void
count_case (LexCaseStats *self, const LexCaseSummary *summary, Counting counting[2], GArray *all)
{
  const char *table = summary->values[LEX_CASE_TABLE];
  gint64 seconds;

  if (!lex_case_get_seconds (summary->values[LEX_CASE_CALLED], summary->values[LEX_CASE_RULED],
                             &seconds)
      || seconds < 0)
    seconds = -1;
  else
    count_time (self, all, seconds);
  count_laws (&counting[0], summary->values[LEX_CASE_CLAUSES], seconds);
  if (table != NULL)
    count (&counting[1], table, seconds);
}

LexCaseStats *
lex_case_stats_new (GPtrArray *cases)
{
  LexCaseStats *self = g_new0 (LexCaseStats, 1);
  g_autoptr (GHashTable) laws = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) tables = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (gint64));
  Counting counting[2];

  self->laws = g_ptr_array_new_with_free_func (count_free);
  self->tables = g_ptr_array_new_with_free_func (count_free);
  counting[0] = (Counting){ self->laws, laws };
  counting[1] = (Counting){ self->tables, tables };
  for (guint i = 0; i < cases->len; i++)
    count_case (self, cases->pdata[i], counting, all);
  self->n = cases->len;
  self->n_timed = all->len;
  g_array_sort (all, compare_numbers);
  if (all->len > 0)
    {
      self->middle = (g_array_index (all, gint64, (all->len - 1) / 2)
                      + g_array_index (all, gint64, all->len / 2))
                     / 2;
      self->longest = g_array_index (all, gint64, all->len - 1);
    }
  g_ptr_array_sort (self->laws, compare_counts);
  g_ptr_array_sort (self->tables, compare_seconds);
  return self;
}

void
lex_case_stats_free (LexCaseStats *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->laws);
  g_ptr_array_unref (self->tables);
  g_free (self);
}

/* Minutes to a tenth, with a point in every locale. */
static char *
dup_minutes (double seconds)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  return g_strdup (g_ascii_formatd (buffer, sizeof buffer, "%.1f", seconds / 60));
}

static void
append_count (GString *text, const char *what, const LexCaseCount *row)
{
  g_autofree char *n = g_strdup_printf ("%u", row->n);
  g_autofree char *n_timed = g_strdup_printf ("%u", row->n_timed);
  g_autofree char *average
      = row->n_timed > 0 ? dup_minutes ((double) row->seconds / row->n_timed) : NULL;
  g_autofree char *longest = row->n_timed > 0 ? dup_minutes ((double) row->longest) : NULL;
  const char *cells[] = { what, row->name, n, n_timed, average, longest };

  lex_case_csv_append (text, cells, G_N_ELEMENTS (cells));
}

char *
lex_case_stats_dup_csv (const LexCaseStats *self)
{
  GString *text = g_string_new ("counted,of,calls,timed,minutes,longest\r\n");

  for (guint i = 0; i < self->laws->len; i++)
    append_count (text, "law", self->laws->pdata[i]);
  for (guint i = 0; i < self->tables->len; i++)
    append_count (text, "table", self->tables->pdata[i]);
  for (guint i = 0; i < LEX_CASE_STATS_N_TIMES; i++)
    {
      g_autofree char *n = g_strdup_printf ("%u", self->times[i]);
      const char *cells[] = { "minutes", times[i], n, n, NULL, NULL };

      lex_case_csv_append (text, cells, G_N_ELEMENTS (cells));
    }
  return g_string_free (text, FALSE);
}
