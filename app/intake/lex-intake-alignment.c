/* lex-intake-alignment.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lays the blocks of a file against the known labels of a law. It knows nothing of languages,
 * references and reports. Only lex-intake-law.c calls it.
 *
 * A dynamic programme: reading on, the label never goes back. A state is the
 * place of the last block and whether only its heading was seen so far (OPEN)
 * or words too (FULL). Each step costs what it would surprise a reader: an
 * unlike heading, a marker of another kind or value, another depth of the list,
 * words that share nothing with the digest, a clause passed over; what that is
 * worth, lex-intake-price.c says. The cheapest
 * way through all blocks wins, so one misprinted number can not shift the rest.
 * Time and space grow with blocks times places.
 *
 * How deep the first list of a file lies is not printed anywhere; the programme
 * runs once for each possibility.
 */

#include "intake/lex-intake-alignment.h"

#include "intake/lex-intake-price.h"
#include "language/lex-fold.h"

#define COST_HEADING_LOST 2.0 /* words begin without the known heading */
#define COST_TEXT_LOST 2.0    /* a heading whose words are missing */
#define COST_STRAY 2.5        /* a block before the first clause */

#define MAX_SHIFT 2

typedef enum
{
  MODE_OPEN,
  MODE_FULL,
  N_MODES,
} Mode;

/* The best way into one state. */
typedef struct
{
  double cost;
  gint16 from_place;
  guint8 from_mode;
  guint8 role;
} Step;

typedef struct
{
  LexIntakePiece *pieces;
  guint n_pieces;
  GPtrArray *places;
  guint n_places;
  int shift;   /* how many levels lie above the first list */
  Step *steps; /* [piece][place][mode] */
} Programme;

static const LexIntakePlace *
get_place (const Programme *self, guint place)
{
  return g_ptr_array_index (self->places, place);
}

static Step *
get_step (const Programme *self, guint piece, guint place, Mode mode)
{
  return &self->steps[((gsize) piece * self->n_places + place) * N_MODES + mode];
}

static double
rate_leaving (const LexIntakePlace *place, Mode mode)
{
  return mode == MODE_OPEN && place->has_text ? COST_TEXT_LOST : 0;
}

static void
offer (Step *step, double cost, int from_place, Mode from_mode, LexIntakeRole role)
{
  if (cost < step->cost)
    *step = (Step){ cost, (gint16) from_place, (guint8) from_mode, (guint8) role };
}

/* The cheapest way to stand before a place with all places between passed
 * over; carried from place to place, which saves a whole dimension. */
static void
carry_on (const Programme *self, guint piece, guint place, Step *carried)
{
  if (place == 0)
    {
      /* Before the first place stands only what was stray so far. */
      *carried = (Step){ COST_STRAY * piece, -1, MODE_FULL, LEX_INTAKE_ROLE_STRAY };
      return;
    }
  carried->cost += lex_intake_price_skipped (get_place (self, place - 1));
  for (Mode mode = MODE_OPEN; piece > 0 && mode < N_MODES; mode++)
    offer (carried,
           get_step (self, piece - 1, place - 1, mode)->cost
               + rate_leaving (get_place (self, place - 1), mode),
           (int) place - 1, mode, LEX_INTAKE_ROLE_TEXT);
}

static void
fill_entering (Programme *self, guint piece, guint place_index, const Step *carried)
{
  const LexIntakePiece *here = &self->pieces[piece];
  const LexIntakePlace *place = get_place (self, place_index);
  double words = carried->cost + lex_intake_price_words (here, place, self->shift)
                 + (place->has_heading ? COST_HEADING_LOST : 0);

  *get_step (self, piece, place_index, MODE_OPEN) = (Step){
    carried->cost + lex_intake_price_heading (here, place, self->shift),
    carried->from_place,
    carried->from_mode,
    LEX_INTAKE_ROLE_HEADING,
  };
  *get_step (self, piece, place_index, MODE_FULL)
      = (Step){ words, carried->from_place, carried->from_mode, LEX_INTAKE_ROLE_TEXT };
}

static void
fill_staying (Programme *self, guint piece, guint place_index)
{
  const LexIntakePiece *here = &self->pieces[piece], *before = &self->pieces[piece - 1];
  const LexIntakePlace *place = get_place (self, place_index);
  double open = get_step (self, piece - 1, place_index, MODE_OPEN)->cost;
  double full = get_step (self, piece - 1, place_index, MODE_FULL)->cost;
  Step *step = get_step (self, piece, place_index, MODE_FULL);

  offer (step, open + lex_intake_price_words_below (here, place), (int) place_index, MODE_OPEN,
         LEX_INTAKE_ROLE_TEXT);
  offer (step, full + lex_intake_price_more (here, before, place), (int) place_index, MODE_FULL,
         LEX_INTAKE_ROLE_MORE);
  offer (step, full + lex_intake_price_after (here, before, place), (int) place_index, MODE_FULL,
         LEX_INTAKE_ROLE_AFTER);
}

static void
fill (Programme *self)
{
  for (guint i = 0; i < self->n_pieces; i++)
    {
      Step carried = { LEX_INTAKE_NEVER, -1, MODE_FULL, LEX_INTAKE_ROLE_STRAY };

      for (guint j = 0; j < self->n_places; j++)
        {
          carry_on (self, i, j, &carried);
          fill_entering (self, i, j, &carried);
          if (i > 0)
            fill_staying (self, i, j);
        }
    }
}

static double
find_best_end (const Programme *self, int *best_place, Mode *best_mode)
{
  double best = LEX_INTAKE_NEVER, rest = 0;

  for (guint j = self->n_places; j > 0; j--)
    {
      for (Mode mode = MODE_OPEN; mode < N_MODES; mode++)
        {
          double cost = get_step (self, self->n_pieces - 1, j - 1, mode)->cost + rest
                        + rate_leaving (get_place (self, j - 1), mode);

          if (cost >= best)
            continue;
          best = cost;
          *best_place = (int) j - 1;
          *best_mode = mode;
        }
      rest += lex_intake_price_skipped (get_place (self, j - 1));
    }
  return best;
}

static LexIntakeFit
make_fit (const Programme *self, guint piece, int place_index, LexIntakeRole role)
{
  const LexIntakePiece *here = &self->pieces[piece];
  const LexIntakePlace *place = get_place (self, (guint) place_index);
  LexIntakeFit fit = { place_index, role, 0, FALSE, FALSE };

  if (role == LEX_INTAKE_ROLE_AFTER)
    fit.place = place->parent;
  if (role == LEX_INTAKE_ROLE_HEADING)
    fit.likeness = lex_intake_place_rate_heading (place, here->folded);
  if (role == LEX_INTAKE_ROLE_TEXT || role == LEX_INTAKE_ROLE_HEADING)
    fit.odd_marker = lex_intake_is_list_marker (here->block->marker)
                     && !lex_intake_marker_suits (here->block, place);
  return fit;
}

static void
trace_back (const Programme *self, int place, Mode mode, LexIntakeFit *fits)
{
  for (guint i = self->n_pieces; i > 0; i--)
    {
      const Step *step;

      if (place < 0)
        {
          fits[i - 1] = (LexIntakeFit){ -1, LEX_INTAKE_ROLE_STRAY, 0, FALSE, FALSE };
          continue;
        }
      step = get_step (self, i - 1, (guint) place, mode);
      fits[i - 1] = make_fit (self, i - 1, place, (LexIntakeRole) step->role);
      place = step->from_place;
      mode = (Mode) step->from_mode;
    }
}

static int
compare_indents (gconstpointer a, gconstpointer b)
{
  return GPOINTER_TO_INT (*(gconstpointer const *) a)
         - GPOINTER_TO_INT (*(gconstpointer const *) b);
}

/* The indents of list markers, each once, from the left. */
static GPtrArray *
list_indents (GPtrArray *blocks)
{
  GPtrArray *indents = g_ptr_array_new ();

  for (guint i = 0; i < blocks->len; i++)
    {
      const LexIntakeBlock *block = g_ptr_array_index (blocks, i);
      gpointer indent = GUINT_TO_POINTER (block->indent);

      if (lex_intake_is_list_marker (block->marker) && !g_ptr_array_find (indents, indent, NULL))
        g_ptr_array_add (indents, indent);
    }
  g_ptr_array_sort (indents, compare_indents);
  return indents;
}

static char *
find_label (const LexIntakeBlock *block, const LexIntakeSkeleton *skeleton)
{
  for (guint i = 0; block->marker == LEX_INTAKE_MARKER_LABEL && i < skeleton->places->len; i++)
    {
      const LexIntakePlace *place = g_ptr_array_index (skeleton->places, i);

      if (lex_intake_place_has_label (place, block->mark))
        return g_strdup (lex_label_get_text (place->label));
    }
  return NULL;
}

static LexIntakePiece *
make_pieces (GPtrArray *blocks, const LexIntakeSkeleton *skeleton)
{
  g_autoptr (GPtrArray) indents = list_indents (blocks);
  LexIntakePiece *pieces = g_new0 (LexIntakePiece, blocks->len);

  for (guint i = 0; i < blocks->len; i++)
    {
      const LexIntakeBlock *block = g_ptr_array_index (blocks, i);

      pieces[i].block = block;
      pieces[i].folded = lex_fold (block->text, -1);
      pieces[i].label = find_label (block, skeleton);
      pieces[i].title = lex_intake_block_is_title (block);
      pieces[i].stems = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      lex_intake_stems (block->text, pieces[i].stems);
      g_ptr_array_find (indents, GUINT_TO_POINTER (block->indent), &pieces[i].rank);
    }
  return pieces;
}

static void
free_pieces (LexIntakePiece *pieces, guint n_pieces)
{
  for (guint i = 0; i < n_pieces; i++)
    {
      g_free (pieces[i].folded);
      g_free (pieces[i].label);
      g_hash_table_unref (pieces[i].stems);
    }
  g_free (pieces);
}

LexIntakeFit *
lex_intake_align (GPtrArray *blocks, const LexIntakeSkeleton *skeleton)
{
  Programme self = { make_pieces (blocks, skeleton), blocks->len, skeleton->places };
  LexIntakeFit *fits = g_new0 (LexIntakeFit, blocks->len);
  double best = LEX_INTAKE_NEVER;

  self.n_places = skeleton->places->len;
  self.steps = g_new (Step, (gsize) self.n_pieces * self.n_places * N_MODES);
  for (self.shift = 0; blocks->len > 0 && self.shift <= MAX_SHIFT; self.shift++)
    {
      int place = -1;
      Mode mode = MODE_FULL;
      double cost;

      fill (&self);
      cost = find_best_end (&self, &place, &mode);
      if (cost >= best)
        continue;
      best = cost;
      trace_back (&self, place, mode, fits);
    }
  g_free (self.steps);
  free_pieces (self.pieces, self.n_pieces);
  return fits;
}
