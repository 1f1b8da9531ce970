/* lex-siblings.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Clauses of one law that answer together: each vouches for the others, so the law that a question
 * is about precedes one that has its words by chance. It refuses to know words and rows.
 * lex-store-search.c calls it when all is ranked.
 *
 * A question of many words asks for a clause; the bare law, which only has the heading, yields to
 * those below it.
 */

#include "store/lex-siblings.h"

/* What part of the best sibling's score is added: of the same law, and of the same section. */
#define LAW_SHARE 0.3
#define SECTION_SHARE 0.15

/* What a bare law is worth to a question. */
#define BARE_LAW_WEIGHT 0.8

/* @law: 0 outside the Laws. @section: its letter, or NUL. */
typedef struct
{
  guint law;
  char section;
  double score;
} Row;

static Row
read_row (const LexLabels *labels, const LexRanked *ranked)
{
  Row row = { .score = ranked->score };

  row.law = lex_labels_get_law (labels, ranked->clause, &row.section);
  return row;
}

/* Rows come best first, so the first sibling is the best. */
static const Row *
find_sibling (const Row *rows, guint n_rows, guint of, gboolean in_section)
{
  for (guint i = 0; i < n_rows; i++)
    if (i != of && rows[i].law == rows[of].law
        && (!in_section || rows[i].section == rows[of].section))
      return &rows[i];
  return NULL;
}

static double
lift (const Row *rows, guint n_rows, guint which, gboolean is_question)
{
  const Row *row = &rows[which];
  const Row *of_law = find_sibling (rows, n_rows, which, FALSE);
  const Row *of_section = find_sibling (rows, n_rows, which, TRUE);
  gboolean bare = is_question && row->section == '\0';

  return row->score * (bare ? BARE_LAW_WEIGHT : 1.0)
         + (of_law != NULL ? LAW_SHARE * of_law->score : 0.0)
         + (of_section != NULL ? SECTION_SHARE * of_section->score : 0.0);
}

void
lex_siblings_lift (LexRanking *ranking, const LexLabels *labels, guint limit)
{
  guint n_rows = MIN (ranking->best->len, LEX_SIBLINGS_ROWS);
  Row rows[LEX_SIBLINGS_ROWS];

  g_return_if_fail (ranking != NULL && labels != NULL);

  for (guint i = 0; i < n_rows; i++)
    rows[i] = read_row (labels, &g_array_index (ranking->best, LexRanked, i));
  for (guint i = 0; i < n_rows; i++)
    if (rows[i].law != 0)
      g_array_index (ranking->best, LexRanked, i).score
          = lift (rows, n_rows, i, ranking->n_terms >= LEX_QUESTION_TERMS);
  ranking->limit = limit;
  lex_ranking_finish (ranking);
}
