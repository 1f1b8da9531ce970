/* lex-intake-alignment.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lays the blocks of a file against the known labels of a law. It knows nothing
 * of languages, references and reports. Only lex-intake.c calls it.
 *
 * A dynamic programme: reading on, the label never goes back. A state is the
 * place of the last block and whether only its heading was seen so far (OPEN)
 * or words too (FULL). Each step costs what it would surprise a reader: an
 * unlike heading, a marker of another kind or value, another depth of the list,
 * words that share nothing with the digest, a clause passed over. The cheapest
 * way through all blocks wins, so one misprinted number can not shift the rest.
 * Time and space grow with blocks times places.
 *
 * How deep the first list of a file lies is not printed anywhere; the programme
 * runs once for each possibility.
 */

#include "intake/lex-intake-alignment.h"

#include "language/lex-fold.h"

/* Costs, relative to one another. They were set by hand on pages of the Polish
 * and English editions and hold on every law of the digest printed their way. */
#define COST_HEADING_UNLIKE 4.0 /* times one minus likeness */
#define GAIN_HEADING_SAME 1.5   /* a heading that is all but the same */
#define COST_HEADING_LONG 2.0   /* a sentence as heading */
#define COST_HEADING_LOST 2.0   /* words begin without the known heading */
#define COST_TEXT_SHORT 0.8     /* what looks like a heading, as words */
#define COST_TEXT_FOREIGN 2.5   /* times one minus overlap with the digest */
#define COST_TEXT_NEW 1.5       /* words where the digest has none */
#define COST_TEXT_LOST 2.0      /* a heading whose words are missing */
#define COST_PLACE_LOST 3.0     /* a clause passed over */
#define COST_PLACE_EMPTY 0.2    /* the same, if it has no words anyway */
#define COST_MORE 1.5           /* a further paragraph */
#define COST_MORE_OF_ITEM 3.0   /* the same, after a list item */
#define COST_MORE_MARKED 3.5    /* a list item as further paragraph */
#define COST_AFTER_LIST 2.2     /* a paragraph that ends a list */
#define COST_STRAY 2.5          /* a block before the first clause */
#define COST_DEPTH 1.5          /* each level of depth */
#define COST_VALUE 0.7          /* another number than printed */
#define GAIN_VALUE 0.4          /* the number as printed */
#define COST_LABEL_OTHER 6.0    /* a printed label that is not this one */
#define LIKENESS_SAME 0.9
#define NEVER 1e9

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

/* What is worked out once for each block. */
typedef struct
{
  const LexIntakeBlock *block;
  char *folded;
  char *label; /* (nullable): a printed label in its canonical form */
  GHashTable *stems;
  guint rank; /* of its indent among those of the file's markers */
  gboolean title;
} Piece;

typedef struct
{
  Piece *pieces;
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

static gboolean
is_list_marker (LexIntakeMarker marker)
{
  return marker != LEX_INTAKE_MARKER_NONE && marker != LEX_INTAKE_MARKER_LABEL
         && marker != LEX_INTAKE_MARKER_NOTE;
}

/* How badly a kind of marker suits a level. Lists that were rendered anew count
 * with numbers at every level. */
static double
rate_marker_kind (const LexIntakeBlock *block, LexIntakeLevel level)
{
  static const double costs[][5] = {
    [LEX_INTAKE_MARKER_NONE] = { 0, 0, 2, 2, 2 },
    [LEX_INTAKE_MARKER_NUMBER] = { 0, 0.5, 0, 0.5, 0.5 },
    [LEX_INTAKE_MARKER_CAPITAL] = { 2, 0, 2, 2, 3 },
    [LEX_INTAKE_MARKER_SMALL] = { 3, 2, 1.5, 0, 1.5 },
    [LEX_INTAKE_MARKER_ROMAN] = { 3, 3, 2, 2, 0 },
    [LEX_INTAKE_MARKER_LABEL] = { 0, 0, 0, 0, 0 },
    [LEX_INTAKE_MARKER_BULLET] = { 2, 2, 1, 0.8, 0.8 },
    [LEX_INTAKE_MARKER_NOTE] = { 3, 3, 3, 3, 3 },
  };

  /* `i.` may be the letter or the number. */
  if (level == LEX_INTAKE_LEVEL_ROMAN && block->roman)
    return 0;
  return costs[block->marker][level];
}

static gboolean
has_value (const LexIntakeBlock *block, const LexIntakePlace *place)
{
  if (place->level == LEX_INTAKE_LEVEL_ROMAN && block->roman)
    return block->roman == place->ordinal;
  return block->value == place->ordinal;
}

static double
rate_marker (const Programme *self, const Piece *piece, const LexIntakePlace *place)
{
  const LexIntakeBlock *block = piece->block;
  double cost = rate_marker_kind (block, place->level);

  if (piece->label)
    return g_str_equal (piece->label, lex_label_get_text (place->label)) ? -2 : COST_LABEL_OTHER;
  if (!is_list_marker (block->marker))
    return cost;
  cost += COST_DEPTH * ABS ((int) piece->rank + self->shift - (int) place->depth);
  if (block->marker != LEX_INTAKE_MARKER_BULLET)
    cost += has_value (block, place) ? -GAIN_VALUE : COST_VALUE;
  return cost;
}

static double
rate_heading (const Programme *self, const Piece *piece, const LexIntakePlace *place)
{
  double likeness = piece->title ? lex_intake_place_rate_heading (place, piece->folded) : 0;
  double cost = COST_HEADING_UNLIKE * (1 - likeness) + rate_marker (self, piece, place);

  if (likeness >= LIKENESS_SAME)
    cost -= GAIN_HEADING_SAME;
  return cost + (piece->title ? 0 : COST_HEADING_LONG);
}

static double
rate_words (const Piece *piece, const LexIntakePlace *place)
{
  double cost = COST_TEXT_FOREIGN * (1 - lex_intake_overlap (piece->stems, place->stems));

  if (!place->has_text)
    cost += COST_TEXT_NEW;
  return cost + (piece->title ? COST_TEXT_SHORT : 0);
}

/* Words right below their heading need no marker; one speaks against them. */
static double
rate_words_below (const Piece *piece, const LexIntakePlace *place)
{
  return rate_words (piece, place) + (is_list_marker (piece->block->marker) ? COST_MORE_MARKED : 0);
}

static double
rate_more (const Piece *piece, const Piece *before, const LexIntakePlace *place)
{
  double shared = lex_intake_overlap (piece->stems, place->stems);

  if (is_list_marker (piece->block->marker))
    return COST_MORE_MARKED - shared;
  return (is_list_marker (before->block->marker) ? COST_MORE_OF_ITEM : COST_MORE) - shared
         + (piece->title ? COST_TEXT_SHORT : 0);
}

static double
rate_after (const Piece *piece, const Piece *before, const LexIntakePlace *place)
{
  gboolean ends_list = !is_list_marker (piece->block->marker)
                       && is_list_marker (before->block->marker) && place->parent >= 0;

  return ends_list ? COST_AFTER_LIST + (piece->title ? COST_TEXT_SHORT : 0) : NEVER;
}

static double
rate_skipped (const LexIntakePlace *place)
{
  double cost = place->has_text || place->has_heading ? COST_PLACE_LOST : COST_PLACE_EMPTY;

  return place->has_text && place->has_heading ? cost + 1 : cost;
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
  carried->cost += rate_skipped (get_place (self, place - 1));
  for (Mode mode = MODE_OPEN; piece > 0 && mode < N_MODES; mode++)
    offer (carried,
           get_step (self, piece - 1, place - 1, mode)->cost
               + rate_leaving (get_place (self, place - 1), mode),
           (int) place - 1, mode, LEX_INTAKE_ROLE_TEXT);
}

static void
fill_entering (Programme *self, guint piece, guint place_index, const Step *carried)
{
  const Piece *here = &self->pieces[piece];
  const LexIntakePlace *place = get_place (self, place_index);
  double words = carried->cost + rate_words (here, place) + rate_marker (self, here, place)
                 + (place->has_heading ? COST_HEADING_LOST : 0);

  *get_step (self, piece, place_index, MODE_OPEN) = (Step){
    carried->cost + rate_heading (self, here, place),
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
  const Piece *here = &self->pieces[piece], *before = &self->pieces[piece - 1];
  const LexIntakePlace *place = get_place (self, place_index);
  double open = get_step (self, piece - 1, place_index, MODE_OPEN)->cost;
  double full = get_step (self, piece - 1, place_index, MODE_FULL)->cost;
  Step *step = get_step (self, piece, place_index, MODE_FULL);

  offer (step, open + rate_words_below (here, place), (int) place_index, MODE_OPEN,
         LEX_INTAKE_ROLE_TEXT);
  offer (step, full + rate_more (here, before, place), (int) place_index, MODE_FULL,
         LEX_INTAKE_ROLE_MORE);
  offer (step, full + rate_after (here, before, place), (int) place_index, MODE_FULL,
         LEX_INTAKE_ROLE_AFTER);
}

static void
fill (Programme *self)
{
  for (guint i = 0; i < self->n_pieces; i++)
    {
      Step carried = { NEVER, -1, MODE_FULL, LEX_INTAKE_ROLE_STRAY };

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
  double best = NEVER, rest = 0;

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
      rest += rate_skipped (get_place (self, j - 1));
    }
  return best;
}

static LexIntakeFit
make_fit (const Programme *self, guint piece, int place_index, LexIntakeRole role)
{
  const Piece *here = &self->pieces[piece];
  const LexIntakePlace *place = get_place (self, (guint) place_index);
  LexIntakeFit fit = { place_index, role, 0, FALSE };

  if (role == LEX_INTAKE_ROLE_AFTER)
    fit.place = place->parent;
  if (role == LEX_INTAKE_ROLE_HEADING)
    fit.likeness = lex_intake_place_rate_heading (place, here->folded);
  if (role == LEX_INTAKE_ROLE_TEXT || role == LEX_INTAKE_ROLE_HEADING)
    fit.odd_marker
        = is_list_marker (here->block->marker)
          && (rate_marker_kind (here->block, place->level) > 0 || !has_value (here->block, place));
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
          fits[i - 1] = (LexIntakeFit){ -1, LEX_INTAKE_ROLE_STRAY, 0, FALSE };
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

      if (is_list_marker (block->marker) && !g_ptr_array_find (indents, indent, NULL))
        g_ptr_array_add (indents, indent);
    }
  g_ptr_array_sort (indents, compare_indents);
  return indents;
}

/* Brackets round a small letter are print; those round a roman are the label's. */
static char *
find_label (const LexIntakeBlock *block, const LexIntakeSkeleton *skeleton)
{
  g_autofree char *bare = NULL;

  if (block->marker != LEX_INTAKE_MARKER_LABEL)
    return NULL;
  bare = g_strdelimit (g_strdup (block->mark), "().:", ' ');
  for (guint i = 0; i < skeleton->places->len; i++)
    {
      const LexIntakePlace *place = g_ptr_array_index (skeleton->places, i);
      const char *text = lex_label_get_text (place->label);
      const char *a = text, *b = bare;

      while (*a || *b)
        if (*a == '(' || *a == ')')
          a++;
        else if (*b == ' ')
          b++;
        else if (*a && *a == *b)
          a++, b++;
        else
          break;
      if (!*a && !*b)
        return g_strdup (text);
    }
  return NULL;
}

static Piece *
make_pieces (GPtrArray *blocks, const LexIntakeSkeleton *skeleton)
{
  g_autoptr (GPtrArray) indents = list_indents (blocks);
  Piece *pieces = g_new0 (Piece, blocks->len);

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
free_pieces (Piece *pieces, guint n_pieces)
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
  double best = NEVER;

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
