/* lex-siblings.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Clauses of one law that answer together: each vouches for the others, so the law that a question
 * is about precedes one that has its words by chance. It refuses to know words and rows.
 * lex-store-search.c calls it when all is ranked.
 *
 * A question of many words asks for the clause that decides: a stem yields to one below it that
 * answers nearly as well, and of a section the best speaks first, then the others' turn is later.
 */

#include "store/lex-siblings.h"

#include <string.h>

/* What part of the best sibling's score is added: of the same law, and of the same section. A few
 * words are a name more often than a question, which the clause of that name should answer. */
#define LAW_SHARE 0.29
#define SECTION_SHARE 0.36
#define SHARE_OF_FEW 0.16

/* What a stem is worth to a question, if a clause below it has at least this part of its score. */
#define STEM_WEIGHT 0.2
#define STEM_SHARE 0.17

/* What a further clause of a section keeps: a second answer from elsewhere tells more than one
 * more of the same. */
#define FURTHER_WEIGHT 0.8

/* @label: borrowed. @law: 0 outside the Laws. @section: its letter, or NUL. */
typedef struct
{
  const char *label;
  guint law;
  char section;
  double score;
} Row;

static Row
read_row (const LexLabels *labels, const LexRanked *ranked)
{
  Row row = { .label = lex_labels_get_text (labels, ranked->clause), .score = ranked->score };

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

/* 27B1a is below 27B1, and 20F5b(i) below 20F5b, but 27 is not below 2. */
static gboolean
is_below (const Row *row, const Row *other)
{
  gsize length = strlen (other->label);
  char next;

  if (strncmp (row->label, other->label, length) != 0)
    return FALSE;
  next = row->label[length];
  return next == '('
         || (next != '\0' && g_ascii_isdigit (next) != g_ascii_isdigit (other->label[length - 1]));
}

static gboolean
is_stem (const Row *rows, guint n_rows, guint which)
{
  for (guint i = 0; i < n_rows; i++)
    if (rows[i].law == rows[which].law && is_below (&rows[i], &rows[which])
        && rows[i].score > STEM_SHARE * rows[which].score)
      return TRUE;
  return FALSE;
}

static double
lift (const Row *rows, guint n_rows, guint which, gboolean is_question)
{
  const Row *row = &rows[which];
  const Row *of_law = find_sibling (rows, n_rows, which, FALSE);
  const Row *of_section = find_sibling (rows, n_rows, which, TRUE);
  gboolean yields = is_question && is_stem (rows, n_rows, which);
  double lifts = (of_law != NULL ? LAW_SHARE * of_law->score : 0.0)
                 + (of_section != NULL ? SECTION_SHARE * of_section->score : 0.0);

  return row->score * (yields ? STEM_WEIGHT : 1.0) + lifts * (is_question ? 1.0 : SHARE_OF_FEW);
}

/* Rows come best first. */
static gboolean
is_further (const Row *rows, guint which)
{
  for (guint i = 0; i < which; i++)
    if (rows[i].law == rows[which].law && rows[i].section == rows[which].section)
      return TRUE;
  return FALSE;
}

static guint
read_rows (const LexRanking *ranking, const LexLabels *labels, Row *rows)
{
  guint n_rows = MIN (ranking->best->len, LEX_SIBLINGS_ROWS);

  for (guint i = 0; i < n_rows; i++)
    rows[i] = read_row (labels, &g_array_index (ranking->best, LexRanked, i));
  return n_rows;
}

static void
part_sections (LexRanking *ranking, const LexLabels *labels)
{
  Row rows[LEX_SIBLINGS_ROWS];
  guint n_rows = read_rows (ranking, labels, rows);

  for (guint i = 0; i < n_rows; i++)
    if (rows[i].law != 0 && is_further (rows, i))
      g_array_index (ranking->best, LexRanked, i).score *= FURTHER_WEIGHT;
  lex_ranking_finish (ranking);
}

void
lex_siblings_lift (LexRanking *ranking, const LexLabels *labels, guint limit)
{
  gboolean is_question;
  Row rows[LEX_SIBLINGS_ROWS];
  guint n_rows;

  g_return_if_fail (ranking != NULL && labels != NULL);

  is_question = ranking->n_terms >= LEX_QUESTION_TERMS;
  n_rows = read_rows (ranking, labels, rows);
  for (guint i = 0; i < n_rows; i++)
    if (rows[i].law != 0)
      g_array_index (ranking->best, LexRanked, i).score = lift (rows, n_rows, i, is_question);
  lex_ranking_finish (ranking);
  if (is_question)
    part_sections (ranking, labels);
  ranking->limit = limit;
  lex_ranking_finish (ranking);
}
