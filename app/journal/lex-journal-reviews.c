/* lex-journal-reviews.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The log of answers: added to and read, never changed but for the mark of what was taken back. It
 * refuses to know what follows from an answer and what is on a card. The services call it.
 */

#include "journal/lex-journal-reviews.h"

#include <glib/gi18n-lib.h>
#include <sqlite3.h>

#include "journal/lex-journal-file-private.h"

static const char *const mode_names[LEX_N_REVIEW_MODES] = {
  [LEX_REVIEW_LEARN] = "learn",
  [LEX_REVIEW_QUIZ] = "quiz",
  [LEX_REVIEW_EXAM] = "exam",
};

const char *
lex_review_mode_get_name (LexReviewMode mode)
{
  return mode_names[mode];
}

/* The number is drawn by SQLite, which draws others after a fork. */
gboolean
lex_journal_reviews_insert (LexJournalFile *self, const LexJournalReview *review, GError **error)
{
  g_autofree char *rating = g_strdup_printf ("%u", review->rating);
  g_autofree char *answered = g_strdup_printf ("%" G_GINT64_FORMAT, review->answered);
  g_autofree char *took = g_strdup_printf ("%" G_GINT64_FORMAT, MAX (review->took, 0));
  g_autofree char *algorithm = g_strdup_printf ("%u", review->algorithm);
  g_autofree char *lookups = g_strdup_printf ("%" G_GINT64_FORMAT, MAX (review->lookups, 0));
  g_autofree char *looked = g_strdup_printf ("%" G_GINT64_FORMAT, MAX (review->looked, 0));
  const char *values[] = { review->card, rating,        answered, took,   mode_names[review->mode],
                           algorithm,    review->print, lookups,  looked, review->sitting,
                           review->given };
  const LexJournalQuestion question
      = { "INSERT INTO reviews (id, card, rating, answered, took, mode, algorithm, print, lookups,"
          " looked, sitting, given) "
          "VALUES (lower (hex (randomblob (16))), ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9,"
          " coalesce (?10, ''), coalesce (?11, ''))",
          values, G_N_ELEMENTS (values), NULL, NULL };

  return lex_journal_database_ask (self->database, &question, error);
}

static gboolean
add (LexJournalFile *self, gpointer data, GError **error)
{
  return lex_journal_reviews_insert (self, data, error);
}

gboolean
lex_journal_reviews_add (LexJournalFile *self, const LexJournalReview *review, GError **error)
{
  return lex_journal_file_change (self, add, (gpointer) review, error);
}

static gboolean
undo (LexJournalFile *self, gpointer data, GError **error)
{
  gint64 n_undone;

  if (!lex_journal_database_run (self->database,
                                 "UPDATE reviews SET undone = 1 WHERE sitting = '' AND seq ="
                                 " (SELECT seq FROM reviews WHERE NOT undone"
                                 "  ORDER BY seq DESC LIMIT 1)",
                                 error)
      || !lex_journal_database_get_number (self->database, "SELECT changes ()", &n_undone, error))
    return FALSE;
  return n_undone > 0
         || lex_journal_error_set (
             error, LEX_JOURNAL_ERROR_MISSING,
             _ ("%s: no answer is left that could be taken back; answer one first"),
             self->database->path);
}

gboolean
lex_journal_reviews_undo (LexJournalFile *self, GError **error)
{
  return lex_journal_file_change (self, undo, NULL, error);
}

typedef struct
{
  LexJournalReviewFunc func;
  gpointer user_data;
} Receiver;

/* What a newer program calls its occasions is read as learning. */
static LexReviewMode
read_mode (sqlite3_stmt *row, int column)
{
  const char *name = (const char *) sqlite3_column_text (row, column);

  for (guint i = 0; i < LEX_N_REVIEW_MODES; i++)
    if (g_strcmp0 (name, mode_names[i]) == 0)
      return (LexReviewMode) i;
  return LEX_REVIEW_LEARN;
}

static void
receive_cb (sqlite3_stmt *row, gpointer user_data)
{
  const Receiver *receiver = user_data;
  const LexJournalReview review = {
    .card = (const char *) sqlite3_column_text (row, 0),
    .print = (const char *) sqlite3_column_text (row, 1),
    .rating = (guint) sqlite3_column_int (row, 2),
    .mode = read_mode (row, 3),
    .answered = sqlite3_column_int64 (row, 4),
    .took = sqlite3_column_int64 (row, 5),
    .algorithm = (guint) sqlite3_column_int (row, 6),
    .lookups = sqlite3_column_int64 (row, 7),
    .looked = sqlite3_column_int64 (row, 8),
    .sitting = (const char *) sqlite3_column_text (row, 9),
    .given = (const char *) sqlite3_column_text (row, 10),
  };

  receiver->func (&review, receiver->user_data);
}

#define LIST(columns)                                                                              \
  "SELECT card, print, rating, mode, answered, took, algorithm, " columns                          \
  " FROM reviews WHERE NOT undone ORDER BY answered, seq"

gboolean
lex_journal_reviews_list (LexJournalFile *self, LexJournalReviewFunc func, gpointer user_data,
                          GError **error)
{
  Receiver receiver = { func, user_data };
  const char *sql
      = self->version >= 4 ? LIST ("lookups, looked, sitting, given") : LIST ("0, 0, '', ''");
  const LexJournalQuestion question = { sql, NULL, 0, receive_cb, &receiver };

  /* A journal that could not be brought up to date has none. */
  return self->version < 3 || lex_journal_database_ask (self->database, &question, error);
}
