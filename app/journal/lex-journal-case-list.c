/* lex-journal-case-list.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which cases there are: listed, filtered, read. It refuses to change any. The services call it,
 * and lex-journal-cases.c, which must know what is there before it changes it.
 */

#include <sqlite3.h>
#include <string.h>

#include "journal/lex-journal-cases-private.h"
#include "journal/lex-journal-file-private.h"
#include "language/lex-fold.h"

/* The first version of the schema that has cases. */
#define FIRST_VERSION 5

/* Filtering */

/* @values: (element-type utf8): what the parameters are */
typedef struct
{
  GString *sql;
  GPtrArray *values;
} Wish;

/* Adds a condition, in which `?` stands for a value. */
static void
add_condition (Wish *wish, const char *condition, const char *value)
{
  g_autofree char *parameter = g_strdup_printf ("?%u", wish->values->len + 1);
  g_auto (GStrv) parts = g_strsplit (condition, "?", 0);
  g_autofree char *joined = g_strjoinv (parameter, parts);

  g_string_append_printf (wish->sql, " AND %s", joined);
  g_ptr_array_add (wish->values, g_strdup (value));
}

/* Labels begin with those of what they stand below; but 16 is not below 1. */
#define AT_OR_BELOW                                                                                \
  "IN (SELECT seq FROM case_clauses WHERE label >= ? AND label < ? || char (0x10ffff)"             \
  " AND NOT (substr (?, -1) GLOB '[0-9]' AND substr (label, length (?) + 1, 1) GLOB '[0-9]'))"

static void
add_clauses (Wish *wish, const char *const *labels, const char *condition)
{
  for (guint i = 0; labels != NULL && labels[i] != NULL; i++)
    add_condition (wish, condition, labels[i]);
}

static gboolean
append_word_cb (const char *token, gsize start, gsize end, gpointer user_data)
{
  g_string_append_printf (user_data, "\"%s\"* ", token);
  return TRUE;
}

static void
add_text (Wish *wish, const char *text)
{
  g_autoptr (GString) match = g_string_new (NULL);

  if (text != NULL)
    lex_tokenize (text, -1, append_word_cb, match);
  if (match->len > 0)
    add_condition (wish, "+seq IN (SELECT rowid FROM case_words WHERE case_words MATCH ?)",
                   match->str);
}

/* A number with a plus before it is compared, not looked up: so the index of lists is gone through,
 * and nothing needs to be read and sorted. */
static void
add_filter (Wish *wish, const LexCaseFilter *filter)
{
  const char *kind = filter->kind != NULL ? filter->kind : LEX_CASE_RULING_KIND;

  /* What a newer program calls otherwise is read as a ruling. */
  if (g_str_equal (kind, LEX_CASE_RULING_KIND))
    add_condition (wish, "kind <> ?", LEX_CASE_MEMO_KIND);
  else if (!g_str_equal (kind, LEX_CASE_EVERY_KIND))
    add_condition (wish, "kind = ?", kind);
  if (filter->event != NULL)
    add_condition (wish, "event = ?", filter->event);
  if (filter->status != NULL)
    add_condition (wish, "status = ?", filter->status);
  if (filter->outcome != NULL)
    add_condition (wish, "outcome = ?", filter->outcome);
  if (filter->restricted)
    add_condition (wish, "fields ->> ? IS NOT NULL", "$.restrictions");
  add_clauses (wish, filter->with, "+seq " AT_OR_BELOW);
  add_clauses (wish, filter->without, "+seq NOT " AT_OR_BELOW);
  add_text (wish, filter->text);
}

/* What is asked of the cases that a filter lets through. */
typedef struct
{
  const char *columns;
  const char *order;
  LexJournalRowFunc func;
  gpointer user_data;
} Wanted;

static gboolean
ask (LexJournalFile *self, const Wanted *wanted, const LexCaseFilter *filter, GError **error)
{
  g_autoptr (GString) sql = g_string_new (wanted->columns);
  g_autoptr (GPtrArray) values = g_ptr_array_new_with_free_func (g_free);
  Wish wish = { sql, values };
  LexJournalQuestion question = { NULL, NULL, 0, wanted->func, wanted->user_data };

  /* A journal that could not be brought up to date has none. */
  if (self->version < FIRST_VERSION)
    return TRUE;
  g_string_append (sql, " FROM cases WHERE removed IS NULL");
  add_filter (&wish, filter);
  g_string_append (sql, wanted->order);
  question.sql = sql->str;
  question.values = (const char *const *) values->pdata;
  question.n_values = values->len;
  return lex_journal_database_ask (self->database, &question, error);
}

/* Listing */

/* In the order of #LexCaseKey, then what no key names. */
#define SUMMARY                                                                                    \
  "SELECT kind, status, event, session, place, board, called, ruled, outcome, clauses, title, id," \
  " seq"

enum
{
  COLUMN_TITLE = LEX_CASE_N_HEADS,
  COLUMN_ID,
  COLUMN_NUMBER,
};

/* Copies a text behind those that stand in a block. */
static const char *
place_text (sqlite3_stmt *row, int column, char **end)
{
  const char *text = (const char *) sqlite3_column_text (row, column);
  const gsize size = text != NULL ? (gsize) sqlite3_column_bytes (row, column) + 1 : 0;
  char *start = *end;

  if (text == NULL)
    return NULL;
  memcpy (start, text, size);
  *end += size;
  return start;
}

/* A list of thousands is made at each key stroke: one allocation for each row. */
static void
add_summary_cb (sqlite3_stmt *row, gpointer user_data)
{
  gsize size = sizeof (LexCaseSummary);
  LexCaseSummary *summary;
  char *end;

  for (int i = 0; i < COLUMN_NUMBER; i++)
    size += sqlite3_column_text (row, i) != NULL ? (gsize) sqlite3_column_bytes (row, i) + 1 : 0;
  summary = g_malloc (size);
  end = (char *) (summary + 1);
  for (int i = 0; i < LEX_CASE_N_HEADS; i++)
    summary->values[i] = place_text (row, i, &end);
  summary->title = place_text (row, COLUMN_TITLE, &end);
  summary->id = place_text (row, COLUMN_ID, &end);
  summary->number = sqlite3_column_int64 (row, COLUMN_NUMBER);
  g_ptr_array_add (user_data, summary);
}

GPtrArray *
lex_journal_cases_list (LexJournalFile *self, const LexCaseFilter *filter, GError **error)
{
  g_autoptr (GPtrArray) summaries = g_ptr_array_new_with_free_func (g_free);
  const Wanted wanted = { SUMMARY, " ORDER BY called DESC, seq DESC", add_summary_cb, summaries };

  return ask (self, &wanted, filter, error) ? g_steal_pointer (&summaries) : NULL;
}

static void
add_text_cb (sqlite3_stmt *row, gpointer user_data)
{
  g_strv_builder_add (user_data, (const char *) sqlite3_column_text (row, 0));
}

GStrv
lex_journal_cases_list_events (LexJournalFile *self, GError **error)
{
  const LexCaseFilter every = { .kind = LEX_CASE_EVERY_KIND };
  g_autoptr (GStrvBuilder) events = g_strv_builder_new ();
  const Wanted wanted = { "SELECT event",
                          " AND event IS NOT NULL GROUP BY event"
                          " ORDER BY max (called) DESC, event",
                          add_text_cb, events };

  return ask (self, &wanted, &every, error) ? g_strv_builder_end (events) : NULL;
}

/* Reading */

#define WHOLE "SELECT seq, id, created, changed, fields, removed IS NOT NULL"

/* @cases: (element-type LexCase): what was found, their fields not yet read
 * @texts: (element-type utf8): their fields
 * @removed: whether the last of them was removed */
typedef struct
{
  GPtrArray *cases;
  GPtrArray *texts;
  gboolean removed;
} Reading;

static char *
dup_text (sqlite3_stmt *row, int column)
{
  return g_strdup ((const char *) sqlite3_column_text (row, column));
}

static void
add_case_cb (sqlite3_stmt *row, gpointer user_data)
{
  Reading *reading = user_data;
  LexCase *value = lex_case_new_empty ();

  value->number = sqlite3_column_int64 (row, 0);
  value->id = dup_text (row, 1);
  value->created = dup_text (row, 2);
  value->changed = dup_text (row, 3);
  g_ptr_array_add (reading->cases, value);
  g_ptr_array_add (reading->texts, dup_text (row, 4));
  reading->removed = sqlite3_column_int (row, 5) != 0;
}

static gboolean
decode_all (LexJournalFile *self, const Reading *reading, GError **error)
{
  for (guint i = 0; i < reading->cases->len; i++)
    {
      LexCase *value = reading->cases->pdata[i];
      gboolean good;

      if (!lex_journal_cases_decode (self, reading->texts->pdata[i], value, &good, error))
        return FALSE;
      lex_case_settle (value);
    }
  return TRUE;
}

GPtrArray *
lex_journal_cases_read (LexJournalFile *self, const LexCaseFilter *filter, GError **error)
{
  g_autoptr (GPtrArray) cases = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_case_free);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  Reading reading = { cases, texts, FALSE };
  const Wanted wanted = { WHOLE, " ORDER BY seq", add_case_cb, &reading };

  if (!ask (self, &wanted, filter, error) || !decode_all (self, &reading, error))
    return NULL;
  return g_steal_pointer (&cases);
}

static LexCase *
find (LexJournalFile *self, const char *sql, const char *value, gboolean *removed, GError **error)
{
  g_autoptr (GPtrArray) cases = g_ptr_array_new ();
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  Reading reading = { cases, texts, FALSE };
  const LexJournalQuestion question = { sql, &value, 1, add_case_cb, &reading };
  g_autoptr (LexCase) found = NULL;

  if (self->version < FIRST_VERSION || !lex_journal_database_ask (self->database, &question, error))
    return NULL;
  found = cases->len > 0 ? cases->pdata[0] : NULL;
  *removed = reading.removed;
  return decode_all (self, &reading, error) ? g_steal_pointer (&found) : NULL;
}

LexCase *
lex_journal_cases_look_up (LexJournalFile *self, const char *id, gboolean *removed, GError **error)
{
  return find (self, WHOLE " FROM cases WHERE id = ?1", id, removed, error);
}

LexCase *
lex_journal_cases_find (LexJournalFile *self, const char *id, GError **error)
{
  gboolean removed;

  return find (self, WHOLE " FROM cases WHERE id = ?1 AND removed IS NULL", id, &removed, error);
}

LexCase *
lex_journal_cases_find_number (LexJournalFile *self, gint64 number, GError **error)
{
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, number);
  gboolean removed;

  return find (self, WHOLE " FROM cases WHERE seq = CAST (?1 AS INTEGER) AND removed IS NULL", text,
               &removed, error);
}
