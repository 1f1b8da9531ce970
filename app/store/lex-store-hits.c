/* lex-store-hits.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes hits of ranked rows, and reads what is shown of a hit: heading, excerpt, and what led
 * there. It refuses to know the query and why a row is ranked as it is. lex-store-search.c makes
 * hits; the services ask for what is shown through the reader.
 *
 * A key stroke finds fifty hits and shows a dozen. To make a hit touches no table; to read what is
 * shown of it costs more than to rank a row, and is done for those that are shown.
 */

#include "store/lex-store-hits.h"

#include <sqlite3.h>
#include <string.h>

#include "store/lex-excerpt.h"
#include "store/lex-store-reader-private.h"

/* Finding */

static LexHit *
make_hit (LexStoreReader *self, const LexRanked *ranked, GError **error)
{
  const LexExtent *extent = &g_array_index (self->extents, LexExtent, ranked->extent);
  g_autoptr (LexLabel) label = lex_labels_dup (self->labels, ranked->clause);
  g_autoptr (GBytes) trace = g_bytes_new (ranked, sizeof *ranked);
  LexHitParts parts = {
    .label = label,
    .document = extent->name,
    .kind = extent->kind,
    .language = ranked->language,
    .score = ranked->score,
    .trace = trace,
  };

  if (label == NULL)
    {
      lex_database_fail_damaged (self->questions->database, "labels", error);
      return NULL;
    }
  return lex_hit_new (&parts);
}

GPtrArray *
lex_store_hits_make (LexStoreReader *reader, GArray *best, GError **error)
{
  g_autoptr (GPtrArray) hits = g_ptr_array_new_full (best->len, g_object_unref);

  for (guint i = 0; i < best->len; i++)
    {
      LexHit *hit = make_hit (reader, &g_array_index (best, LexRanked, i), error);

      if (hit == NULL)
        return NULL;
      g_ptr_array_add (hits, hit);
    }
  return g_steal_pointer (&hits);
}

/* Showing */

/* Which line of which column. */
typedef struct
{
  guint column;
  int line;
} Lead;

/* What is shown of a hit while it is read.
 * @lead: what led to its clause. */
typedef struct
{
  const LexRanked *ranked;
  LexGlimpse *glimpse; /* owned, nullable */
  Lead lead;
} Draft;

/* The numbers in the question for a line. */
G_STATIC_ASSERT (LEX_COLUMN_PL (LEX_FIELD_LENT) == 3 && LEX_COLUMN_PL (LEX_FIELD_HINT) == 4);
G_STATIC_ASSERT (LEX_COLUMN_PL (LEX_FIELD_ASKED) == 5 && LEX_COLUMN_EN (LEX_FIELD_LENT) == 9);
G_STATIC_ASSERT (LEX_COLUMN_EN (LEX_FIELD_HINT) == 10);

/* The line that has the most terms, of what leads to the clause, in either language. The index
 * tells which it is, so no other needs to be read. */
static Lead
choose_lead (LexStoreReader *self, const LexRanked *ranked)
{
  static const guint columns[]
      = { LEX_COLUMN_PL (LEX_FIELD_LENT),  LEX_COLUMN_PL (LEX_FIELD_HINT),
          LEX_COLUMN_EN (LEX_FIELD_LENT),  LEX_COLUMN_EN (LEX_FIELD_HINT),
          LEX_COLUMN_PL (LEX_FIELD_ASKED), LEX_COLUMN_EN (LEX_FIELD_ASKED) };
  Lead lead = { 0, -1 };
  guint n_terms = 0;

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      const guint8 *lines
          = lex_lengths_get_lines (self->lengths, (gsize) (ranked->clause - 1), columns[i]);
      int line = lex_excerpt_choose_line (ranked, columns[i], lines, &n_terms);

      if (line >= 0)
        lead = (Lead){ columns[i], line };
    }
  return lead;
}

static char *
dup_line (const char *text, int line)
{
  for (; line > 0 && text != NULL; line--)
    {
      text = strchr (text, '\n');
      text = text != NULL ? text + 1 : NULL;
    }
  return text != NULL ? g_strndup (text, strcspn (text, "\n")) : NULL;
}

static void
via_cb (LexRow *row, gpointer user_data)
{
  Draft *draft = user_data;
  g_autofree char *text = lex_row_dup_text (row, 0);

  draft->glimpse->via = dup_line (text, draft->lead.line);
}

static gboolean
read_via (LexStoreReader *self, Draft *draft, GError **error)
{
  sqlite3_stmt *statement;

  if (!draft->ranked->led)
    return TRUE;
  draft->lead = choose_lead (self, draft->ranked);
  if (draft->lead.line < 0)
    return TRUE;
  statement = lex_questions_ask (
      self->questions, LEX_QUESTION_VIA,
      "SELECT CASE ?2 WHEN 3 THEN lent_pl WHEN 4 THEN hint_pl WHEN 5 THEN asked_pl"
      " WHEN 9 THEN lent_en WHEN 10 THEN hint_en ELSE asked_en END"
      " FROM context WHERE clause = ?1",
      error);
  if (statement == NULL)
    return FALSE;
  sqlite3_bind_int64 (statement, 1, draft->ranked->clause);
  sqlite3_bind_int (statement, 2, (int) draft->lead.column);
  return lex_questions_collect (self->questions, statement, via_cb, draft, error);
}

static char *
dup_excerpt (LexRow *row, const Draft *draft)
{
  guint shift = draft->ranked->language == LEX_LANGUAGE_PL ? LEX_COLUMN_PL (0) : LEX_COLUMN_EN (0);
  g_autofree char *body = lex_row_dup_text (row, 1);
  g_autofree char *heading = lex_row_dup_text (row, 0);

  if (body != NULL && *body != '\0')
    return lex_excerpt_dup (body, draft->ranked, LEX_FIELD_BODY + shift);
  return lex_excerpt_dup (heading != NULL ? heading : "", draft->ranked, LEX_FIELD_HEADING + shift);
}

/* A clause without a heading stands under the nearest above it. */
static char *
dup_heading (LexRow *row)
{
  char *heading = lex_row_dup_text (row, 0);
  g_autofree char *above = heading == NULL ? lex_row_dup_text (row, 2) : NULL;

  return above != NULL ? g_strndup (above, strcspn (above, "\n")) : heading;
}

static void
glimpse_cb (LexRow *row, gpointer user_data)
{
  Draft *draft = user_data;

  draft->glimpse = g_new0 (LexGlimpse, 1);
  draft->glimpse->heading = dup_heading (row);
  draft->glimpse->snippet = dup_excerpt (row, draft);
}

/* As the view `passages`, which would read the clause twice. */
#define SELECT_GLIMPSE(language)                                                                   \
  "SELECT heading_" language ","                                                                   \
  " CASE WHEN ruling_" language " IS NULL THEN text_" language " ELSE coalesce (text_" language    \
  " || char (10), '') || ruling_" language " END, above_" language                                 \
  " FROM clauses JOIN context ON clause = id WHERE id = ?1"

static gboolean
read_glimpse (LexStoreReader *self, Draft *draft, GError **error)
{
  gboolean polish = draft->ranked->language == LEX_LANGUAGE_PL;
  sqlite3_stmt *statement = lex_questions_ask (
      self->questions, polish ? LEX_QUESTION_GLIMPSE_PL : LEX_QUESTION_GLIMPSE_EN,
      polish ? SELECT_GLIMPSE ("pl") : SELECT_GLIMPSE ("en"), error);

  if (statement == NULL)
    return FALSE;
  sqlite3_bind_int64 (statement, 1, draft->ranked->clause);
  if (!lex_questions_collect (self->questions, statement, glimpse_cb, draft, error))
    return FALSE;
  if (draft->glimpse == NULL) /* ranked, and now not found again */
    return lex_database_fail_damaged (self->questions->database, "index", error);
  return read_via (self, draft, error);
}

/* Whether it was this reader that found a hit, not that of another file, nor one of the same file
 * before it was replaced. */
static gboolean
is_ours (LexStoreReader *self, LexHit *hit, const LexRanked *ranked)
{
  g_autoptr (LexLabel) label = NULL;

  if (self->labels == NULL || (gsize) ranked->clause > self->lengths->n_rows
      || ranked->extent >= self->extents->len
      || strcmp (g_array_index (self->extents, LexExtent, ranked->extent).name,
                 lex_hit_get_document (hit))
             != 0)
    return FALSE;
  label = lex_labels_dup (self->labels, ranked->clause);
  return label != NULL && lex_label_equal (label, lex_hit_get_label (hit));
}

gboolean
lex_store_reader_glimpse (LexStoreReader *self, LexHit *hit, LexGlimpse **glimpse, GError **error)
{
  Draft draft = { 0 };
  GBytes *trace;
  gsize size = 0;

  g_return_val_if_fail (self != NULL && LEX_IS_HIT (hit) && glimpse != NULL, FALSE);

  *glimpse = NULL;
  trace = lex_hit_get_trace (hit);
  draft.ranked = trace != NULL ? g_bytes_get_data (trace, &size) : NULL;
  if (size != sizeof *draft.ranked || !is_ours (self, hit, draft.ranked))
    return TRUE;
  if (read_glimpse (self, &draft, error))
    {
      *glimpse = draft.glimpse;
      return TRUE;
    }
  lex_glimpse_free (draft.glimpse);
  return FALSE;
}
