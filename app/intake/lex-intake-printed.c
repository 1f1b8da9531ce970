/* lex-intake-printed.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A law cut where its printed labels say that clauses begin. It does not look for them itself, and
 * knows nothing of references and reports. Only lex-intake-edition.c, lex-intake-law.c and
 * lex-intake-shape.c call it.
 */

#include "intake/lex-intake-printed.h"

#include <string.h>

#include "intake/lex-intake-chain.h"
#include "language/lex-fold.h"

typedef LexIntakeChain Chain;
typedef LexIntakeNode Node;

static const LexIntakePlace *
get_place (const Chain *self, guint index)
{
  return g_ptr_array_index (self->skeleton->places, index);
}

static LexIntakeFragment *
get_fragment (const Chain *self, guint index)
{
  return &g_array_index (self->fragments, LexIntakeFragment, index);
}

/* What is cut from the blocks, and where it stands. */
typedef struct
{
  const Chain *chain;
  GPtrArray *blocks; /* of LexIntakeBlock */
  GArray *fits;      /* of LexIntakeFit */
  int place;
  gboolean has_words; /* the place has words already */
  gboolean doubt;     /* what stands here was printed under a label that is not known */
  gboolean *broken;   /* by place: the list below it does not count on */
} Cutter;

static void
emit (Cutter *self, const LexIntakeBlock *block, char *text, LexIntakeFit fit)
{
  LexIntakeBlock *piece = g_new0 (LexIntakeBlock, 1);

  *piece = *block;
  piece->text = g_strstrip (text);
  piece->mark = g_strdup (block->mark);
  piece->anchor = g_strdup (block->anchor);
  if (!*text && fit.role != LEX_INTAKE_ROLE_DOUBT)
    {
      lex_intake_block_free (piece);
      return;
    }
  g_ptr_array_add (self->blocks, piece);
  g_array_append_val (self->fits, fit);
}

static gboolean
suits_any (const Chain *self, const LexIntakeFragment *fragment)
{
  for (guint i = 1; i < self->skeleton->places->len; i++)
    if (lex_intake_chain_suits (self, fragment, get_place (self, i)))
      return TRUE;
  return FALSE;
}

/* Words that went on into a line whose start looked like a marker. */
static gboolean
go_on (Cutter *self, const LexIntakeFragment *start, const char *text)
{
  LexIntakeBlock *last
      = self->blocks->len ? g_ptr_array_index (self->blocks, self->blocks->len - 1) : NULL;
  char *joined;

  if (!last
      || (start->weight > 0
          && (start->marker != LEX_INTAKE_MARKER_NUMBER || suits_any (self->chain, start)
              || lex_intake_fragments_ends_sentence (last->text, strlen (last->text)))))
    return FALSE;
  joined = g_strconcat (last->text, " ", text, NULL);
  g_free (last->text);
  last->text = joined;
  return TRUE;
}

/* Words that no marker opened go to where the reader stands. */
static void
cut_words (Cutter *self, guint index, gsize from, gsize to)
{
  LexIntakeBlock block = *(LexIntakeBlock *) g_ptr_array_index (self->chain->blocks, index);
  LexIntakeFit fit = { self->place, LEX_INTAKE_ROLE_TEXT, 0, FALSE, FALSE };
  char *text = g_strndup (self->chain->lines[index] + from, to - from);

  if (self->doubt)
    fit.role = LEX_INTAKE_ROLE_DOUBT;
  else if (self->has_words)
    fit.role = LEX_INTAKE_ROLE_MORE;
  if (!self->doubt && block.marker != LEX_INTAKE_MARKER_BULLET)
    {
      block.marker = LEX_INTAKE_MARKER_NONE;
      block.mark = NULL;
    }
  self->has_words |= *text != '\0';
  emit (self, &block, text, fit);
}

static LexIntakeBlock
make_opened (const LexIntakeBlock *block, const LexIntakeFragment *fragment, char *mark)
{
  LexIntakeBlock opened = *block;

  opened.marker = fragment->marker;
  opened.value = fragment->value;
  opened.roman = fragment->roman;
  opened.mark = *g_strstrip (mark) ? mark : NULL;
  return opened;
}

/* Whether a place, or one above it, is in a list that counts anew. */
static gboolean
is_broken (const Cutter *self, int place)
{
  for (int parent = place; parent > 0; parent = get_place (self->chain, (guint) parent)->parent)
    if (get_place (self->chain, (guint) parent)->parent >= 0
        && self->broken[get_place (self->chain, (guint) parent)->parent])
      return TRUE;
  return FALSE;
}

/* The words of a clause from its marker to the next, its heading apart. */
static void
cut_clause (Cutter *self, const Node *node, gsize to)
{
  const Chain *chain = self->chain;
  const LexIntakeFragment *here = get_fragment (chain, node->fragment);
  const LexIntakePlace *place = get_place (chain, (guint) node->place);
  const char *line = chain->lines[here->block];
  g_autofree char *mark = g_strndup (line + here->from, here->to - here->from);
  LexIntakeBlock block = make_opened (g_ptr_array_index (chain->blocks, here->block), here, mark);
  LexIntakeFit fit = { node->place, LEX_INTAKE_ROLE_TEXT, 1, FALSE, FALSE };
  gsize from = here->to + MIN (node->heading, to - here->to);
  g_autofree char *folded = NULL;

  block.text = g_strndup (line + here->to, to - here->to);
  self->place = node->place;
  self->doubt = is_broken (self, node->place);
  if (self->doubt)
    fit.role = LEX_INTAKE_ROLE_DOUBT;
  if (node->heading == 0 && place->has_heading && lex_intake_block_is_title (&block))
    {
      folded = lex_fold (block.text, -1);
      fit.likeness = lex_intake_place_rate_heading (place, folded);
      from = to;
    }
  g_free (block.text);
  self->has_words = FALSE;
  if (from > here->to && !self->doubt)
    {
      fit.role = LEX_INTAKE_ROLE_HEADING;
      emit (self, &block, g_strndup (line + here->to, from - here->to), fit);
      from += strspn (line + from, " .:");
      cut_words (self, here->block, MIN (from, to), to);
      return;
    }
  self->has_words = from < to;
  emit (self, &block, g_strndup (line + from, to - from), fit);
}

static const LexIntakeFragment *
find_start (const Chain *self, guint *cursor, guint block)
{
  const LexIntakeFragment *start = NULL;

  for (; *cursor < self->fragments->len && get_fragment (self, *cursor)->block <= block; ++*cursor)
    if (get_fragment (self, *cursor)->block == block && get_fragment (self, *cursor)->from == 0
        && get_fragment (self, *cursor)->marker != LEX_INTAKE_MARKER_NONE)
      start = get_fragment (self, *cursor);
  return start;
}

/* The words of a block before the first clause that begins in it. */
static void
cut_first (Cutter *self, guint index, const LexIntakeFragment *start, gsize to)
{
  const char *line = self->chain->lines[index];
  g_autofree char *text = g_strndup (line, to);

  if (to == 0 || (start && go_on (self, start, text)))
    return;
  self->doubt |= start != NULL;
  cut_words (self, index, 0, to);
}

/* The place whose list an unused marker would count on in, seen from a place; -1 if there is none.
 */
static int
find_list (const Chain *self, int place, LexIntakeMarker marker)
{
  guint depth = marker == LEX_INTAKE_MARKER_CAPITAL  ? 1
                : marker == LEX_INTAKE_MARKER_NUMBER ? 2
                : marker == LEX_INTAKE_MARKER_SMALL  ? 3
                                                     : 4;

  while (place >= 0 && get_place (self, (guint) place)->depth >= depth)
    place = get_place (self, (guint) place)->parent;
  return place >= 0 && get_place (self, (guint) place)->depth == depth - 1 ? place : -1;
}

/* A list in which a marker was not used that it could have counts anew somewhere: what its further
 * numbers mean nobody knows. */
static void
find_broken (Cutter *self, const Node *node, const Node *next)
{
  guint from = node->place > 0 ? node->fragment + 1 : 0;
  guint to = next ? next->fragment : self->chain->fragments->len;

  for (guint i = from; i < to; i++)
    {
      const LexIntakeFragment *here = get_fragment (self->chain, i);
      int list = -1;

      if (here->weight >= LEX_INTAKE_WEIGHT_SENTENCE && here->marker >= LEX_INTAKE_MARKER_NUMBER
          && here->marker <= LEX_INTAKE_MARKER_ROMAN && suits_any (self->chain, here))
        list = find_list (self->chain, node->place, here->marker);
      if (list > 0)
        self->broken[list] = TRUE;
    }
}

static void
cut (Cutter *self, GArray *chain)
{
  guint next = 1, cursor = 0; /* the law itself was opened by its title */

  for (guint i = 0; i < self->chain->blocks->len; i++)
    {
      const LexIntakeFragment *start = find_start (self->chain, &cursor, i);
      gsize end = strlen (self->chain->lines[i]);
      gboolean first = TRUE;

      for (; first || next < chain->len; next++)
        {
          const Node *node = next < chain->len ? &g_array_index (chain, Node, next) : NULL;
          const Node *after = next + 1 < chain->len ? node + 1 : NULL;
          gboolean here = node && get_fragment (self->chain, node->fragment)->block == i;

          if (first)
            cut_first (self, i, start,
                       here ? get_fragment (self->chain, node->fragment)->from : end);
          first = FALSE;
          if (!here)
            break;
          if (after && get_fragment (self->chain, after->fragment)->block != i)
            after = NULL;
          cut_clause (self, node, after ? get_fragment (self->chain, after->fragment)->from : end);
          find_broken (self, node, next + 1 < chain->len ? node + 1 : NULL);
        }
    }
}

static void
doubt_place (Cutter *self, int place)
{
  for (guint i = 0; i < self->blocks->len; i++)
    {
      LexIntakeFit *fit = &g_array_index (self->fits, LexIntakeFit, i);

      if (fit->place != place || fit->role == LEX_INTAKE_ROLE_HEADING)
        continue;
      fit->swallowed |= fit->role != LEX_INTAKE_ROLE_DOUBT;
      fit->role = LEX_INTAKE_ROLE_DOUBT;
    }
}

/* Whether the marker of a place stands between two clauses and opened none, even if it looks like
 * part of a reference: `Law 54, or 2.` is one, or it ends where a clause begins. */
static gboolean
has_marker (const Chain *self, guint from, guint to, const LexIntakePlace *place)
{
  for (guint i = from; i < to; i++)
    if (get_fragment (self, i)->marker != LEX_INTAKE_MARKER_NONE
        && lex_intake_chain_suits (self, get_fragment (self, i), place))
      return TRUE;
  return FALSE;
}

static gboolean
has_swallowed (const Cutter *self, const Node *node, const Node *next)
{
  const Chain *chain = self->chain;
  int end = next ? next->place : (int) chain->skeleton->places->len;
  guint from = node->place > 0 ? node->fragment + 1 : 0;
  guint to = next ? next->fragment : chain->fragments->len;

  for (int lost = node->place + 1; lost < end; lost++)
    {
      const LexIntakePlace *missing = get_place (chain, (guint) lost);

      if (missing->has_text && has_marker (chain, from, to, missing))
        return TRUE;
    }
  return FALSE;
}

/* Where the marker of a clause is lost, its words stand at the end of the one before. */
static void
doubt_swallowing (Cutter *self, GArray *chain)
{
  for (guint i = 0; i < chain->len; i++)
    {
      const Node *node = &g_array_index (chain, Node, i);

      if (has_swallowed (self, node, i + 1 < chain->len ? node + 1 : NULL))
        doubt_place (self, node->place);
    }
}

static void
count (LexIntakePrinted *self, const Chain *chain, GArray *nodes)
{
  for (guint i = 1; i < nodes->len; i++)
    {
      const Node *node = &g_array_index (nodes, Node, i);
      const LexIntakePlace *place = get_place (chain, (guint) node->place);

      LexIntakeMarker marker = get_fragment (chain, node->fragment)->marker;

      self->n_letters += marker == LEX_INTAKE_MARKER_CAPITAL || marker == LEX_INTAKE_MARKER_LABEL;
      self->n_found += place->has_text || place->has_heading;
    }
  for (guint i = 1; i < chain->skeleton->places->len; i++)
    self->n_known += get_place (chain, i)->has_text || get_place (chain, i)->has_heading;
}

/* The letters that were taken for a one. */
static LexRepairs *
list_misread (const Chain *chain, GArray *nodes)
{
  LexRepairs *repairs = lex_repairs_new ();

  for (guint i = 1; i < nodes->len; i++)
    {
      const Node *node = &g_array_index (nodes, Node, i);
      const LexIntakeFragment *here = get_fragment (chain, node->fragment);
      const LexIntakeBlock *block = g_ptr_array_index (chain->blocks, here->block);
      const char printed[] = { chain->lines[here->block][here->from], '.', '\0' };

      if (here->misread && get_place (chain, (guint) node->place)->level == LEX_INTAKE_LEVEL_DIGIT)
        lex_repairs_add (repairs, block->line, printed, "1.");
    }
  return repairs;
}

static gboolean
is_first_part (const LexIntakeBlock *block, const char *rest, const LexIntakeSkeleton *skeleton)
{
  g_autofree char *whole = g_strconcat (block->text, " ", rest, NULL);

  for (guint i = 1; i < skeleton->places->len; i++)
    {
      const LexIntakePlace *place = g_ptr_array_index (skeleton->places, i);

      if (place->has_heading && lex_intake_place_begins_heading (place, block->text)
          && lex_intake_place_match_heading (place, whole))
        return TRUE;
    }
  return FALSE;
}

/* A heading that is set in two lines becomes one; the second may begin with a reference. */
static void
join_headings (GPtrArray *blocks, const LexIntakeSkeleton *skeleton)
{
  for (guint i = 0; i + 1 < blocks->len; i++)
    {
      LexIntakeBlock *block = g_ptr_array_index (blocks, i);
      LexIntakeBlock *next = g_ptr_array_index (blocks, i + 1);
      g_autofree char *rest = NULL;

      if ((next->marker != LEX_INTAKE_MARKER_NONE && next->marker != LEX_INTAKE_MARKER_LABEL)
          || !lex_intake_block_is_title (block))
        continue;
      rest = lex_intake_fragments_dup_line (next);
      if (!is_first_part (block, rest, skeleton))
        continue;
      lex_intake_block_join (block, rest);
      next->marker = LEX_INTAKE_MARKER_NONE;
      g_clear_pointer (&next->mark, g_free);
      *next->text = '\0';
    }
}

LexIntakePrinted *
lex_intake_printed_align (GPtrArray *blocks, const LexIntakeSkeleton *skeleton)
{
  Chain chain;
  LexIntakePrinted *self = g_new0 (LexIntakePrinted, 1);
  g_autofree gboolean *broken = g_new0 (gboolean, skeleton->places->len);
  Cutter cutter
      = { &chain, NULL, g_array_new (FALSE, TRUE, sizeof (LexIntakeFit)), 0, FALSE, FALSE, broken };
  g_autoptr (GArray) nodes = NULL;

  cutter.blocks = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_intake_block_free);
  join_headings (blocks, skeleton);
  lex_intake_chain_init (&chain, blocks, skeleton);
  nodes = lex_intake_chain_find (&chain);
  cut (&cutter, nodes);
  doubt_swallowing (&cutter, nodes);
  count (self, &chain, nodes);
  self->repairs = list_misread (&chain, nodes);
  self->blocks = cutter.blocks;
  self->fits = (LexIntakeFit *) (void *) g_array_free (cutter.fits, FALSE);
  lex_intake_chain_clear (&chain);
  return self;
}

void
lex_intake_printed_free (LexIntakePrinted *self)
{
  if (!self)
    return;
  g_ptr_array_unref (self->blocks);
  lex_repairs_free (self->repairs);
  g_free (self->fits);
  g_free (self);
}
