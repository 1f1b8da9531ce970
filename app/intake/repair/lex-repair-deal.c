/* lex-repair-deal.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A printed deal put together again from what a scanner left of it. It knows how diagrams are laid
 * out and what a pack holds, and takes nothing for granted that these leave open. Only
 * lex-repair-figures.c calls it.
 *
 * Every line is read in every way, and the ways are tried together, the first that breaks a rule
 * ending the trial: no card twice, and each hand's suits from spades down. What is left is a deal
 * if it is one; if it is several, nobody knows.
 */

#include "intake/repair/lex-repair-deal.h"

#include <string.h>

#include "bridge/lex-seat.h"
#include "intake/repair/lex-repair-diagram.h"

/* So many steps are tried; a real diagram takes dozens. */
#define MAX_STEPS 4000
#define MAX_LINES 16
#define N_CARDS 13

/* Where a holding stands on the page. */
enum
{
  CENTRE,
  LEFT,
  RIGHT,
  N_COLUMNS,
};

/* How a diagram may be laid out: how many holdings stand in each column. */
static const struct
{
  guint n[N_COLUMNS];
  gboolean one_suit;
} layouts[] = {
  { { 8, 4, 4 }, FALSE },
  { { 2, 1, 1 }, TRUE },
  { { 0, 1, 1 }, TRUE },
};

/* A way through the lines. */
typedef struct
{
  LexRepairCards hands[LEX_N_SEATS][LEX_N_SUITS];
  const char *marks[LEX_N_SEATS][LEX_N_SUITS]; /* borrowed from the lines */
  guint n[N_COLUMNS];
} State;

typedef struct
{
  GPtrArray *lines; /* of GPtrArray of LexRepairLine */
  guint layout;
  LexSuit suit; /* of a layout of one suit */
  guint n_steps;
  GPtrArray *deals; /* (owned) the values found, each once */
  State found;      /* the first of them */
} Search;

static guint
count_cards (LexHolding cards)
{
  guint n = 0;

  for (; cards != 0; cards &= (LexHolding) (cards - 1))
    n++;
  return n;
}

static LexSeat
get_seat (const Search *self, guint column, guint n)
{
  guint rows = layouts[self->layout].one_suit ? 1 : LEX_N_SUITS;

  if (column == LEFT)
    return LEX_SEAT_WEST;
  if (column == RIGHT)
    return LEX_SEAT_EAST;
  return n < rows ? LEX_SEAT_NORTH : LEX_SEAT_SOUTH;
}

static gboolean
put (const Search *self, State *state, guint column, const LexRepairGroup *group)
{
  guint n = state->n[column]++;
  LexSeat seat = get_seat (self, column, n);
  LexSuit suit = layouts[self->layout].one_suit ? self->suit : (LexSuit) (n % LEX_N_SUITS);

  if (n >= layouts[self->layout].n[column])
    return FALSE;
  /* Of one suit the letters are cards: its sign stands once, or nowhere. */
  if (layouts[self->layout].one_suit && group->mark != NULL && g_ascii_isalnum (*group->mark))
    return FALSE;
  for (guint other = 0; other < LEX_N_SEATS; other++)
    {
      LexHolding both = state->hands[other][suit].cards & group->cards.cards;

      if ((both & ~(state->hands[other][suit].bracketed & group->cards.bracketed)) != 0)
        return FALSE;
    }
  state->hands[seat][suit] = group->cards;
  state->marks[seat][suit] = group->mark;
  return TRUE;
}

static guint
count_hand (const State *state, LexSeat seat, guint *n_unread)
{
  guint n = 0;

  for (guint suit = 0; suit < LEX_N_SUITS; suit++)
    {
      n += count_cards (state->hands[seat][suit].cards) + state->hands[seat][suit].n_unread;
      *n_unread += state->hands[seat][suit].n_unread;
    }
  return n;
}

/* A card that can not be read is the one of its suit that nobody else has. */
static gboolean
read_last (State *state)
{
  for (guint suit = 0; suit < LEX_N_SUITS; suit++)
    {
      LexHolding all = 0;

      for (guint seat = 0; seat < LEX_N_SEATS; seat++)
        all |= state->hands[seat][suit].cards;
      for (guint seat = 0; seat < LEX_N_SEATS; seat++)
        {
          LexHolding missing = (LexHolding) (~all & ((1u << N_CARDS) - 1));

          if (state->hands[seat][suit].n_unread == 0)
            continue;
          if (count_cards (missing) != 1)
            return FALSE;
          state->hands[seat][suit].cards |= missing;
          state->hands[seat][suit].n_unread = 0;
          all |= missing;
        }
    }
  return TRUE;
}

static char *
write_deal (const State *state, gboolean one_suit)
{
  GString *out = g_string_new ("N:");

  for (guint seat = 0; seat < LEX_N_SEATS; seat++)
    {
      guint ignored = 0;
      gboolean unknown = count_hand (state, (LexSeat) seat, &ignored) == 0 && one_suit;

      g_string_append (out, seat ? " " : "");
      for (guint suit = 0; suit < LEX_N_SUITS && !unknown; suit++)
        {
          g_autofree char *cards = NULL;

          g_string_append (out, suit ? "." : "");
          for (guint bit = LEX_N_RANKS; bit > 0; bit--)
            if (state->hands[seat][suit].cards & (1u << (bit - 1)))
              g_string_append_c (out, lex_rank_get_letter (bit - 1));
        }
      if (unknown)
        g_string_append_c (out, '-');
    }
  return g_string_free (out, FALSE);
}

static void
keep_deal (Search *self, const State *state)
{
  g_autofree char *deal = write_deal (state, layouts[self->layout].one_suit);

  if (g_ptr_array_find_with_equal_func (self->deals, deal, g_str_equal, NULL))
    return;
  if (self->deals->len == 0)
    self->found = *state;
  g_ptr_array_add (self->deals, g_steal_pointer (&deal));
}

/* The hands have equally many cards; those of a whole deal are thirteen, of all that there are. */
static gboolean
is_even (State *state)
{
  guint n_unread = 0, n_held = 0;
  guint n = count_hand (state, LEX_SEAT_NORTH, &n_unread);

  for (guint seat = 0; seat < LEX_N_SEATS; seat++)
    {
      guint ignored = 0;

      n_held += count_hand (state, (LexSeat) seat, seat == LEX_SEAT_NORTH ? &ignored : &n_unread);
    }
  if (n == 0 || n > N_CARDS || n_held != n * LEX_N_SEATS)
    return FALSE;
  for (guint seat = 0; seat < LEX_N_SEATS; seat++)
    {
      guint ignored = 0;

      if (count_hand (state, (LexSeat) seat, &ignored) != n)
        return FALSE;
    }
  return n_unread == 0 || (n == N_CARDS && read_last (state));
}

/* A card in brackets stands in both hands that it may belong to; one of them has room for it. */
static gboolean
find_bracketed (const State *state, guint *suit, LexHolding *card)
{
  for (*suit = 0; *suit < LEX_N_SUITS; (*suit)++)
    {
      LexHolding seen = 0;

      for (guint seat = 0; seat < LEX_N_SEATS; seat++)
        {
          LexHolding twice = seen & state->hands[seat][*suit].cards;

          if (twice != 0)
            {
              *card = twice;
              return count_cards (twice) == 1;
            }
          seen |= state->hands[seat][*suit].cards;
        }
    }
  return FALSE;
}

static void
finish (Search *self, State state)
{
  guint suit;
  LexHolding card;

  if (!find_bracketed (&state, &suit, &card))
    {
      if (layouts[self->layout].one_suit || is_even (&state))
        keep_deal (self, &state);
      return;
    }
  for (guint seat = 0; seat < LEX_N_SEATS; seat++)
    {
      State one = state;

      if (!(state.hands[seat][suit].cards & card))
        continue;
      for (guint other = 0; other < LEX_N_SEATS; other++)
        if (other != seat)
          one.hands[other][suit].cards &= (LexHolding) ~card;
      if (is_even (&one))
        keep_deal (self, &one);
    }
}

static void
try_line (Search *self, guint at, State state)
{
  GPtrArray *readings;

  if (++self->n_steps > MAX_STEPS)
    return;
  if (at == self->lines->len)
    {
      if (memcmp (state.n, layouts[self->layout].n, sizeof state.n) == 0)
        finish (self, state);
      return;
    }
  readings = g_ptr_array_index (self->lines, at);
  for (guint i = 0; i < readings->len; i++)
    {
      static const guint columns[LEX_REPAIR_DIAGRAM_MAX_GROUPS][LEX_REPAIR_DIAGRAM_MAX_GROUPS]
          = { { CENTRE }, { LEFT, RIGHT }, { LEFT, CENTRE, RIGHT } };
      const LexRepairLine *line = g_ptr_array_index (readings, i);
      State next = state;
      guint j;

      for (j = 0; j < line->n_groups; j++)
        if (!put (self, &next, columns[line->n_groups - 1][j], &line->groups[j]))
          break;
      if (j == line->n_groups)
        try_line (self, at + 1, next);
    }
}

static void
learn_signs (const State *state, LexRepairSuits *suits)
{
  for (guint seat = 0; seat < LEX_N_SEATS; seat++)
    for (guint suit = 0; suit < LEX_N_SUITS; suit++)
      if (state->marks[seat][suit] != NULL)
        lex_repair_suits_add (suits, state->marks[seat][suit], (LexSuit) suit);
}

static GPtrArray *
read_lines (const char *const *lines, LexLanguage language)
{
  g_autoptr (GPtrArray) read = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);

  for (; *lines != NULL; lines++)
    {
      GPtrArray *readings = lex_repair_diagram_read_line (*lines, language);

      g_ptr_array_add (read, readings);
      if (readings->len == 0 || read->len > MAX_LINES)
        return NULL;
    }
  return g_steal_pointer (&read);
}

/* Of one suit there are most cards and an honour, or a sign before each hand: columns of numbers
 * are no cards. */
static gboolean
is_one_suit (const State *state, LexSuit suit)
{
  LexHolding all = 0;
  guint n_marks = 0;

  for (guint seat = 0; seat < LEX_N_SEATS; seat++)
    {
      all |= state->hands[seat][suit].cards;
      n_marks += state->marks[seat][suit] != NULL;
    }
  return n_marks >= 2 || (count_cards (all) >= 8 && (all >> 9) != 0);
}

LexRepairDealOutcome
lex_repair_deal_restore (const char *const *lines, LexLanguage language, int named,
                         LexRepairSuits *suits, char **deal)
{
  g_autoptr (GPtrArray) deals = g_ptr_array_new_with_free_func (g_free);
  Search search = { .deals = deals, .suit = (LexSuit) MAX (named, 0) };
  g_autoptr (GPtrArray) read = NULL;

  g_return_val_if_fail (lines != NULL && suits != NULL && deal != NULL, LEX_REPAIR_DEAL_NONE);

  *deal = NULL;
  search.lines = read = read_lines (lines, language);
  if (read == NULL)
    return LEX_REPAIR_DEAL_NONE;
  for (search.layout = 0; search.layout < G_N_ELEMENTS (layouts) && deals->len == 0;
       search.layout++)
    {
      search.n_steps = 0;
      try_line (&search, 0, (State){ 0 });
      if (search.n_steps > MAX_STEPS)
        return LEX_REPAIR_DEAL_UNSURE;
      if (deals->len > 0 && layouts[search.layout].one_suit
          && !is_one_suit (&search.found, search.suit))
        return LEX_REPAIR_DEAL_NONE;
    }
  if (deals->len != 1)
    return deals->len > 0 || read->len > 3 ? LEX_REPAIR_DEAL_UNSURE : LEX_REPAIR_DEAL_NONE;
  if (!layouts[search.layout - 1].one_suit)
    learn_signs (&search.found, suits);
  *deal = g_strdup (g_ptr_array_index (deals, 0));
  return LEX_REPAIR_DEAL_WHOLE;
}

/* The holdings of a single hand, word by word. */
static void
try_hand (Search *self, guint at, State state)
{
  GPtrArray *readings;

  if (at == LEX_N_SUITS || at == self->lines->len)
    {
      guint n_unread = 0;

      if (at == self->lines->len && at == LEX_N_SUITS
          && count_hand (&state, LEX_SEAT_NORTH, &n_unread) == N_CARDS && n_unread == 0)
        keep_deal (self, &state);
      return;
    }
  readings = g_ptr_array_index (self->lines, at);
  for (guint i = 0; i < readings->len; i++)
    {
      const LexRepairLine *line = g_ptr_array_index (readings, i);
      State next = state;

      next.hands[LEX_SEAT_NORTH][at] = line->groups[0].cards;
      next.marks[LEX_SEAT_NORTH][at] = line->groups[0].mark;
      if (line->n_groups == 1)
        try_hand (self, at + 1, next);
    }
}

char *
lex_repair_deal_restore_hand (const char *words, char seat, LexLanguage language,
                              LexRepairSuits *suits)
{
  g_auto (GStrv) parts = NULL;
  g_autoptr (GPtrArray) deals = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) read = NULL;
  Search search = { .deals = deals };
  const char *hand;

  g_return_val_if_fail (words != NULL && suits != NULL, NULL);

  parts = g_strsplit_set (words, " ", LEX_N_SUITS + 1);
  search.lines = read = read_lines ((const char *const *) parts, language);
  if (read == NULL)
    return NULL;
  try_hand (&search, 0, (State){ 0 });
  if (deals->len != 1)
    return NULL;
  learn_signs (&search.found, suits);
  hand = (const char *) g_ptr_array_index (deals, 0) + strlen ("N:");
  return g_strdup_printf ("%c:%.*s - - -", seat, (int) strcspn (hand, " "), hand);
}
