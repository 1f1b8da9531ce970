/* lex-store-hits.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads what is shown of ranked rows and makes hits of them: label, heading, excerpt, and what led
 * there. It refuses to know the query and why a row is ranked as it is. Only lex-store-search.c
 * calls it.
 */

#include "store/lex-store-hits.h"

#include <sqlite3.h>
#include <string.h>

#include "store/lex-excerpt.h"
#include "store/lex-store-reader-private.h"

/* What is read of a clause to show it. */
typedef struct
{
  const LexRanked *ranked;
  LexKind kind;
  char *via;
  LexHit *hit;
} Draft;

/* The line that has the most terms, of what leads to the clause, in either language. */
static void
via_cb (LexRow *row, gpointer user_data)
{
  static const guint columns[] = { LEX_COLUMN_PL (LEX_FIELD_LENT), LEX_COLUMN_PL (LEX_FIELD_HINT),
                                   LEX_COLUMN_EN (LEX_FIELD_LENT), LEX_COLUMN_EN (LEX_FIELD_HINT) };
  Draft *draft = user_data;
  guint n_terms = 0;

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      g_autofree char *text = lex_row_dup_text (row, (int) i);
      char *line
          = text != NULL ? lex_excerpt_dup_line (text, draft->ranked, columns[i], &n_terms) : NULL;

      if (line == NULL)
        continue;
      g_free (draft->via);
      draft->via = line;
    }
}

static gboolean
find_via (LexStoreReader *self, Draft *draft, GError **error)
{
  sqlite3_stmt *statement;

  if (!draft->ranked->led)
    return TRUE;
  statement = lex_store_reader_ask (
      self, LEX_QUESTION_VIA,
      "SELECT lent_pl, hint_pl, lent_en, hint_en FROM context WHERE clause = ?1", error);
  if (statement == NULL)
    return FALSE;
  sqlite3_bind_int64 (statement, 1, draft->ranked->clause);
  return lex_store_reader_collect (self, statement, via_cb, draft, error);
}

static char *
dup_excerpt (LexRow *row, const Draft *draft)
{
  guint shift = draft->ranked->language == LEX_LANGUAGE_PL ? LEX_COLUMN_PL (0) : LEX_COLUMN_EN (0);
  g_autofree char *body = lex_row_dup_text (row, 3);
  g_autofree char *heading = lex_row_dup_text (row, 2);

  if (body != NULL && *body != '\0')
    return lex_excerpt_dup (body, draft->ranked, LEX_FIELD_BODY + shift);
  return lex_excerpt_dup (heading != NULL ? heading : "", draft->ranked, LEX_FIELD_HEADING + shift);
}

/* A clause without a heading stands under the nearest above it. */
static char *
dup_heading (LexRow *row)
{
  char *heading = lex_row_dup_text (row, 2);
  g_autofree char *above = heading == NULL ? lex_row_dup_text (row, 4) : NULL;

  return above != NULL ? g_strndup (above, strcspn (above, "\n")) : heading;
}

static void
draft_cb (LexRow *row, gpointer user_data)
{
  Draft *draft = user_data;
  g_autoptr (LexLabel) label = lex_row_dup_label (row, 0);
  g_autofree char *document = lex_row_dup_text (row, 1);
  g_autofree char *heading = dup_heading (row);
  g_autofree char *excerpt = dup_excerpt (row, draft);
  LexHitParts parts = {
    .label = label,
    .document = document,
    .kind = draft->kind,
    .language = draft->ranked->language,
    .heading = heading,
    .snippet = excerpt,
    .via = draft->via,
    .score = draft->ranked->score,
  };

  if (document == NULL)
    row->damaged = "hit";
  if (row->damaged == NULL)
    draft->hit = lex_hit_new (&parts);
}

/* As the view `passages`, which would read the clause twice. */
#define SELECT_DRAFT(language)                                                                     \
  "SELECT c.label, d.name, heading_" language ","                                                  \
  " CASE WHEN ruling_" language " IS NULL THEN text_" language " ELSE coalesce (text_" language    \
  " || char (10), '') || ruling_" language " END, above_" language                                 \
  " FROM clauses AS c JOIN context ON clause = c.id JOIN documents AS d ON d.id = c.document"      \
  " WHERE c.id = ?1"

static LexHit *
make_hit (LexStoreReader *self, const LexRanked *ranked, GError **error)
{
  Draft draft = { ranked, g_array_index (self->extents, LexExtent, ranked->extent).kind };
  gboolean polish = ranked->language == LEX_LANGUAGE_PL;
  sqlite3_stmt *statement
      = lex_store_reader_ask (self, polish ? LEX_QUESTION_HIT_PL : LEX_QUESTION_HIT_EN,
                              polish ? SELECT_DRAFT ("pl") : SELECT_DRAFT ("en"), error);
  gboolean good = statement != NULL && find_via (self, &draft, error);

  if (good)
    {
      sqlite3_bind_int64 (statement, 1, ranked->clause);
      good = lex_store_reader_collect (self, statement, draft_cb, &draft, error);
    }
  g_free (draft.via);
  if (good && draft.hit == NULL) /* ranked, and now not found again */
    lex_database_fail_damaged (self->database, "index", error);
  return draft.hit;
}

GPtrArray *
lex_store_hits_make (LexStoreReader *reader, const LexRanking *ranking, GError **error)
{
  g_autoptr (GPtrArray) hits = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < ranking->best->len; i++)
    {
      LexHit *hit = make_hit (reader, &g_array_index (ranking->best, LexRanked, i), error);

      if (hit == NULL)
        return NULL;
      g_ptr_array_add (hits, hit);
    }
  return g_steal_pointer (&hits);
}
