/* lex-solution.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the solver's program said, as values. It refuses to know how the program is run.
 * lex-solver.c reads an answer with it; whoever shows one calls the rest.
 */

#include "solver/lex-solution.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* libdds has notrump last, and the two first. */
#define DDS_NOTRUMP 4
#define DDS_LOWEST_RANK 2
#define DDS_EITHER 4

#define MOST_PAR 8000
#define BOOK 6

static const char trump_letters[LEX_N_TRUMPS][3] = { "", "NT", "S", "H", "D", "C" };

static LexTrumps
trumps_of (guint dds)
{
  return dds == DDS_NOTRUMP ? LEX_TRUMPS_NONE : (LexTrumps) (LEX_TRUMPS_SPADES + dds);
}

static gboolean
read_table (LexSolution *self, const char *line)
{
  for (guint i = 0; i < LEX_N_SEATS * (LEX_N_TRUMPS - 1); i++)
    {
      guint tricks;
      int used;

      if (sscanf (line, "%u%n", &tricks, &used) != 1 || tricks > LEX_N_RANKS)
        return FALSE;
      line += used;
      self->tricks[i % LEX_N_SEATS][trumps_of (i / LEX_N_SEATS)] = tricks;
    }
  self->has_table = TRUE;
  return TRUE;
}

static gboolean
read_par (LexSolution *self, const char *line)
{
  self->has_par = sscanf (line, "%d", &self->par) == 1 && ABS (self->par) <= MOST_PAR;
  return self->has_par;
}

static gboolean
read_contract (LexSolution *self, const char *line)
{
  LexParContract par = { { 0 } };
  guint denomination, under, over, seats;

  if (sscanf (line, "%u %u %u %u %u", &par.contract.level, &denomination, &under, &over, &seats)
          != 5
      || par.contract.level < 1 || par.contract.level > LEX_N_RANKS - BOOK
      || denomination > DDS_NOTRUMP || under > LEX_N_RANKS || over > LEX_N_RANKS
      || seats > DDS_EITHER + 1)
    return FALSE;
  par.contract.trumps = trumps_of (denomination);
  par.contract.doubling = under > 0 ? 2 : 1;
  par.over = (int) over - (int) under;
  par.either = seats >= DDS_EITHER;
  par.declarer = (LexSeat) (par.either ? seats - DDS_EITHER : seats);
  g_array_append_val (self->contracts, par);
  return TRUE;
}

static gboolean
read_point (LexSolution *self, const char *line, GArray *positions)
{
  LexSolvedPoint point = { 0 };
  guint number;

  if (sscanf (line, "%u", &number) != 1 || number != self->points->len || number >= positions->len)
    return FALSE;
  point.position = g_array_index (positions, LexPosition, number);
  g_array_append_val (self->points, point);
  return TRUE;
}

static gboolean
add_card (LexSolvedPoint *self, const LexSolvedCard *card)
{
  const LexHolding held = self->position.left[self->position.turn][card->suit];

  if ((held & (1u << card->rank)) == 0 || self->n_cards == G_N_ELEMENTS (self->cards))
    return FALSE;
  self->cards[self->n_cards++] = *card;
  return TRUE;
}

/* A card and those lower ones of its hand that are as good. */
static gboolean
read_card (LexSolution *self, const char *line)
{
  guint suit, rank, equals, tricks;
  LexSolvedPoint *point;
  gboolean good;

  if (self->points->len == 0 || sscanf (line, "%u %u %u %u", &suit, &rank, &equals, &tricks) != 4
      || suit >= LEX_N_SUITS || rank < DDS_LOWEST_RANK || rank - DDS_LOWEST_RANK >= LEX_N_RANKS
      || tricks > LEX_N_RANKS)
    return FALSE;
  point = &g_array_index (self->points, LexSolvedPoint, self->points->len - 1);
  good = add_card (point, &(LexSolvedCard){ (LexSuit) suit, rank - DDS_LOWEST_RANK, tricks });
  for (guint lower = rank - 1; good && lower >= DDS_LOWEST_RANK; lower--)
    if ((equals & (1u << lower)) != 0)
      good = add_card (point, &(LexSolvedCard){ (LexSuit) suit, lower - DDS_LOWEST_RANK, tricks });
  return good;
}

static gboolean
read_line (LexSolution *self, const char *line, GArray *positions)
{
  if (g_str_has_prefix (line, "table "))
    return read_table (self, line + strlen ("table "));
  if (g_str_has_prefix (line, "par "))
    return read_par (self, line + strlen ("par "));
  if (g_str_has_prefix (line, "contract "))
    return read_contract (self, line + strlen ("contract "));
  if (g_str_has_prefix (line, "point "))
    return read_point (self, line + strlen ("point "), positions);
  if (g_str_has_prefix (line, "card "))
    return read_card (self, line + strlen ("card "));
  return FALSE;
}

static int
compare_cards (gconstpointer a, gconstpointer b)
{
  const LexSolvedCard *one = a;
  const LexSolvedCard *other = b;

  if (one->suit != other->suit)
    return one->suit < other->suit ? -1 : 1;
  return one->rank > other->rank ? -1 : one->rank < other->rank;
}

static void
sort_cards (LexSolution *self)
{
  for (guint i = 0; i < self->points->len; i++)
    {
      LexSolvedPoint *point = &g_array_index (self->points, LexSolvedPoint, i);

      qsort (point->cards, point->n_cards, sizeof *point->cards, compare_cards);
    }
}

LexSolution *
lex_solution_read (const char *answer, GArray *positions)
{
  g_autoptr (LexSolution) self = g_new0 (LexSolution, 1);
  g_auto (GStrv) lines = NULL;
  guint i = 0;

  g_return_val_if_fail (answer != NULL && positions != NULL, NULL);

  self->contracts = g_array_new (FALSE, FALSE, sizeof (LexParContract));
  self->points = g_array_new (FALSE, FALSE, sizeof (LexSolvedPoint));
  lines = g_strsplit (answer, "\n", -1);
  while (lines[i] != NULL && read_line (self, lines[i], positions))
    i++;
  if (g_strcmp0 (lines[i], "end") != 0 || self->points->len != positions->len)
    return NULL;
  sort_cards (self);
  return g_steal_pointer (&self);
}

void
lex_solution_free (LexSolution *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->contracts, g_array_unref);
  g_clear_pointer (&self->points, g_array_unref);
  g_free (self);
}

char *
lex_par_contract_dup_text (const LexParContract *self, LexSeat declarer)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (self != NULL, NULL);

  g_string_append_printf (text, "%u%s%s%c", self->contract.level,
                          trump_letters[self->contract.trumps],
                          self->contract.doubling > 2   ? "xx"
                          : self->contract.doubling > 1 ? "x"
                                                        : "",
                          lex_seat_get_letter (declarer));
  if (self->over != 0)
    g_string_append_printf (text, "%+d", self->over);
  return g_string_free (text, FALSE);
}

guint
lex_solved_point_get_tricks (const LexSolvedPoint *self, const LexSolvedCard *card,
                             LexSeat declarer)
{
  const LexPosition *position;
  guint rest = 0;

  g_return_val_if_fail (self != NULL && card != NULL, 0);

  position = &self->position;
  for (LexSuit suit = 0; suit < LEX_N_SUITS; suit++)
    rest += (guint) __builtin_popcount (position->left[position->turn][suit]);
  return position->won[declarer % 2]
         + (position->turn % 2 == declarer % 2 ? card->tricks : rest - card->tricks);
}
