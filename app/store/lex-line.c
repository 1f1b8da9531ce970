/* lex-line.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How well one line has the words of a query, of those that lead to a clause: index entries,
 * definitions, headings of examples, ways to ask for it. It refuses to know what else the clause
 * has. lex-rank.c calls it.
 */

#include "store/lex-line.h"

#include <math.h>

#include "store/lex-found.h"

/* What a word of the same family is worth in a line. */
#define KIN_WORTH 0.3

/* How much the other words of a line take away: 0 would be nothing, 1 as much as their share. */
#define ELSE_POWER 0.32

/* One line while its places pass.
 * @from, @to: its words. @terms: a bit for each term seen, @kin: for each of whose family another
 * word was; @n_places: on how many words.
 * @best: of the lines before it. */
typedef struct
{
  const guint8 *rest;
  int column;
  guint from;
  guint to;
  guint64 terms;
  guint64 kin;
  guint n_places;
  int last_place;
  LexLines best;
} Line;

/* What it is worth to have a term as the line does. */
static double
get_worth (const Line *line, guint term)
{
  if ((line->terms >> term & 1) != 0)
    return 1.0;
  return (line->kin >> term & 1) != 0 ? KIN_WORTH : 0.0;
}

static double
score (const LexRanking *ranking, const Line *line)
{
  double seen = 0.0, all = 0.0;

  for (guint i = 0; i < ranking->n_terms; i++)
    {
      all += ranking->rarity[i];
      seen += ranking->rarity[i] * get_worth (line, i);
    }
  if (all <= 0.0 || line->to <= line->from)
    return 0.0;
  return seen / all * pow ((double) line->n_places / (line->to - line->from), ELSE_POWER);
}

static void
finish (const LexRanking *ranking, Line *line)
{
  double worth = MIN (1.0, score (ranking, line));
  LexLine *best = lex_column_get_field (line->column) == LEX_FIELD_ASKED ? &line->best.asked
                                                                         : &line->best.led;

  if (worth > best->worth)
    *best = (LexLine){
      .worth = worth, .terms = line->terms, .kin = line->kin & ~line->terms, .column = line->column
    };
}

/* Moves on to the line that has a word. */
static void
move_on (const LexRanking *ranking, gint64 clause, Line *line, const LexWordPlace *place)
{
  if (line->column == place->column && place->word < line->to)
    return;
  finish (ranking, line);
  if (line->column != place->column)
    *line = (Line){ .rest
                    = lex_lengths_get_lines (ranking->lengths, (gsize) (clause - 1), place->column),
                    .column = place->column,
                    .best = line->best };
  while (place->word >= line->to && *line->rest != 0)
    {
      line->from = line->to;
      line->to += *line->rest++ - 1u;
    }
  line->terms = 0;
  line->kin = 0;
  line->n_places = 0;
  line->last_place = -1;
}

LexLines
lex_lines_find_best (const LexRanking *ranking, gint64 clause)
{
  Line line = { .column = -1 };

  for (guint i = 0; i < ranking->found->len; i++)
    {
      LexWordPlace place;
      const LexMatchPhrase *phrase = lex_found_get (ranking, i, &place);
      guint64 *terms = phrase->kin ? &line.kin : &line.terms;

      if (lex_column_get_field (place.column) < LEX_FIELD_LENT)
        continue;
      move_on (ranking, clause, &line, &place);
      *terms |= (guint64) 1 << phrase->term;
      line.n_places += place.word != line.last_place ? phrase->n_words : 0;
      line.last_place = place.word;
    }
  finish (ranking, &line);
  return line.best;
}
