/* lex-intake-chain.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lays a law against its known labels by the letters and numbers printed in it,
 * at the start of a line or in its midst. It knows nothing of references and
 * reports, and overrules no printed letter. Only lex-intake-printed.c
 * calls it.
 *
 * Everything that may be a marker is a fragment with a weight; the chain of
 * fragments and places wins that weighs most, places rising and each below a
 * place that was itself opened. So `B.` in the midst of a sentence loses to the
 * one that a heading follows, and a lost letter keeps its numbers from the
 * clause before it. The work grows with fragments times places of one law.
 */

#include "intake/lex-intake-chain.h"

#include <string.h>

#define GAIN_HEADING 6.0    /* the known heading follows */
#define COST_NO_HEADING 2.0 /* another one, or none */
#define GAIN_WORDS 3.0      /* times the words shared with the digest */
#define GAIN_LEAST 1.0      /* less is no clause */
#define COST_LOST 2.0       /* a clause with words that is passed over */
#define COST_LOST_EMPTY 0.2

/* A clause is known by its first words. */
#define FIRST_BYTES 320

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

static Node *
get_node (const Chain *self, int index)
{
  return &g_array_index (self->nodes, Node, (guint) index);
}

static gboolean
has_label (const Chain *self, const LexIntakeFragment *fragment, const LexIntakePlace *place)
{
  g_autofree char *mark
      = g_strndup (self->lines[fragment->block] + fragment->from, fragment->to - fragment->from);

  return lex_intake_place_has_label (place, mark);
}

gboolean
lex_intake_chain_suits (const Chain *self, const LexIntakeFragment *fragment,
                        const LexIntakePlace *place)
{
  if (fragment->misread && place->level == LEX_INTAKE_LEVEL_DIGIT)
    return place->ordinal == 1;
  switch (fragment->marker)
    {
    case LEX_INTAKE_MARKER_CAPITAL:
      return place->level == LEX_INTAKE_LEVEL_CAPITAL && fragment->value == place->ordinal;
    case LEX_INTAKE_MARKER_NUMBER:
      return place->level == LEX_INTAKE_LEVEL_DIGIT && fragment->value == place->ordinal;
    case LEX_INTAKE_MARKER_SMALL:
    case LEX_INTAKE_MARKER_ROMAN:
      if (place->level == LEX_INTAKE_LEVEL_ROMAN)
        return fragment->roman == place->ordinal;
      return place->level == LEX_INTAKE_LEVEL_SMALL && fragment->marker == LEX_INTAKE_MARKER_SMALL
             && fragment->value == place->ordinal;
    case LEX_INTAKE_MARKER_NONE:
      return place->depth > 0 && place->has_heading;
    case LEX_INTAKE_MARKER_LABEL:
      return has_label (self, fragment, place);
    case LEX_INTAKE_MARKER_BULLET:
    case LEX_INTAKE_MARKER_NOTE:
    default:
      return FALSE;
    }
}

/* How far the words of a fragment reach: to the next one, or so far as tells them. */
static gsize
measure_words (const Chain *self, guint index)
{
  const LexIntakeFragment *here = get_fragment (self, index);
  const char *line = self->lines[here->block];
  gsize end = strlen (line);

  if (index + 1 < self->fragments->len && get_fragment (self, index + 1)->block == here->block)
    end = MAX (get_fragment (self, index + 1)->from, here->to);
  return MIN (end - here->to, FIRST_BYTES);
}

static double
rate_words (const Chain *self, guint index, const LexIntakePlace *place)
{
  const LexIntakeFragment *here = get_fragment (self, index);
  g_autoptr (GHashTable) stems = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gsize length = measure_words (self, index);
  g_autofree char *words = g_strndup (self->lines[here->block] + here->to, length);

  lex_intake_stems (words, stems);
  return GAIN_WORDS * lex_intake_overlap (stems, place->stems);
}

static double
rate (const Chain *self, guint index, const LexIntakePlace *place, gsize *heading)
{
  const LexIntakeFragment *here = get_fragment (self, index);
  double gain = here->weight;

  *heading = 0;
  if (place->has_heading)
    *heading = lex_intake_place_match_heading (place, self->lines[here->block] + here->to);
  if (*heading == 0
      && (here->marker == LEX_INTAKE_MARKER_NONE
          || lex_intake_skeleton_contradicts (self->skeleton, place,
                                              self->lines[here->block] + here->to)))
    return 0;
  if (*heading > 0)
    gain += GAIN_HEADING;
  else if (place->has_heading)
    gain -= COST_NO_HEADING;
  return gain + rate_words (self, index, place);
}

/* From where on a node may go before a place: from its parent. One that is a number alone may not
 * be printed at all, and its first item opens it. */
static int
find_from (const Chain *self, guint index)
{
  const LexIntakePlace *place = get_place (self, index);
  int parent = place->parent;

  while (parent > 0 && (int) index == parent + 1 && !get_place (self, (guint) parent)->has_text
         && !get_place (self, (guint) parent)->has_heading)
    {
      index = (guint) parent;
      parent = get_place (self, index)->parent;
    }
  return MAX (parent, 0);
}

/* The best node that may go before a place: its parent, or anything below that; before a whole
 * label anything. */
static int
find_before (const Chain *self, guint place, gboolean whole, double *score)
{
  int before = -1;

  for (int i = whole ? 0 : find_from (self, place); i < (int) place; i++)
    {
      double here;

      if (self->best[i] < 0)
        continue;
      here = get_node (self, self->best[i])->score - (self->passed[place] - self->passed[i + 1]);
      if (before >= 0 && here <= *score)
        continue;
      before = self->best[i];
      *score = here;
    }
  return before;
}

/* Whether a heading was found under its own marker: words that begin like it open nothing. */
static gboolean
is_headed (const Chain *self, guint place)
{
  const Node *best = self->best[place] >= 0 ? get_node (self, self->best[place]) : NULL;

  return best && best->heading > 0
         && get_fragment (self, best->fragment)->marker != LEX_INTAKE_MARKER_NONE;
}

static void
offer (Chain *self, guint index, guint place)
{
  Node node = { index, (int) place, -1, 0, 0 };
  double gain = rate (self, index, get_place (self, place), &node.heading);

  if (gain < GAIN_LEAST
      || (get_fragment (self, index)->marker == LEX_INTAKE_MARKER_NONE && is_headed (self, place)))
    return;
  node.before = find_before (
      self, place, get_fragment (self, index)->marker == LEX_INTAKE_MARKER_LABEL, &node.score);
  if (node.before < 0)
    return;
  node.score += gain;
  if (self->best[place] >= 0 && get_node (self, self->best[place])->score >= node.score)
    return;
  self->best[place] = (int) self->nodes->len;
  g_array_append_val (self->nodes, node);
}

/* What stands right behind a heading stands as a chain of markers does. Tells whether nothing else
 * does in its block. */
static gboolean
raise_behind_heading (Chain *self, guint index)
{
  gboolean last = FALSE;
  const LexIntakeFragment *here = get_fragment (self, index);
  const char *line = self->lines[here->block];

  for (guint i = 1; i < self->skeleton->places->len; i++)
    {
      const LexIntakePlace *place = get_place (self, i);
      gsize length = lex_intake_chain_suits (self, here, place) && place->has_heading
                         ? lex_intake_place_match_heading (place, line + here->to)
                         : 0;
      gsize end = here->to + length + strspn (line + here->to + length, " .:");
      LexIntakeFragment *next;

      if (length == 0)
        continue;
      last |= line[end] == '\0';
      for (guint j = index + 1; j < self->fragments->len; j++)
        {
          next = get_fragment (self, j);
          if (next->block != here->block || next->from > end)
            break;
          if (next->from == end)
            next->weight = MAX (next->weight, LEX_INTAKE_WEIGHT_CHAIN);
        }
    }
  return last;
}

/* `Law 53, or` and then `56B Require …` does not name two laws; but `(see Law` and `16C). A` does.
 */
static gboolean
opens_sentence (const Chain *self, const LexIntakeFragment *here)
{
  const char *mark = self->lines[here->block] + here->from;
  int depth = 0;

  for (const char *c = mark; c < mark + (here->to - here->from); c++)
    depth += (*c == '(') - (*c == ')');
  return here->marker == LEX_INTAKE_MARKER_LABEL && depth >= 0
         && g_unichar_isupper (g_utf8_get_char (self->lines[here->block] + here->to));
}

/* A reference that begins a line because the words before it ended there. */
static void
lower_announced (Chain *self, LexIntakeFragment *here, guint headed)
{
  const char *before = here->block > 0 ? self->lines[here->block - 1] : "";
  gboolean list = FALSE;

  if (here->from == 0 && here->marker != LEX_INTAKE_MARKER_NONE
      && here->marker != LEX_INTAKE_MARKER_CAPITAL && here->block != headed + 1
      && lex_intake_fragments_announces (before, &list) && !(list && opens_sentence (self, here)))
    here->weight = 0;
}

static void
find_chain (Chain *self)
{
  Node root = { G_MAXUINT, 0, -1, 0, 0 };
  guint headed = G_MAXUINT - 1; /* the last block that is all heading */

  g_array_append_val (self->nodes, root);
  self->best[0] = 0;
  for (guint i = 0; i < self->fragments->len; i++)
    {
      lower_announced (self, get_fragment (self, i), headed);
      if (raise_behind_heading (self, i))
        headed = get_fragment (self, i)->block;
      for (guint j = self->skeleton->places->len; j > 1; j--)
        if (get_fragment (self, i)->weight > 0
            && lex_intake_chain_suits (self, get_fragment (self, i), get_place (self, j - 1)))
          offer (self, i, j - 1);
    }
}

static gboolean
is_expected (const LexIntakePlace *place)
{
  return place->has_text && !place->optional;
}

static void
price_places (Chain *self)
{
  guint n = self->skeleton->places->len;

  self->best = g_new (int, n);
  self->passed = g_new0 (double, n + 1);
  for (guint i = 0; i < n; i++)
    {
      self->best[i] = -1;
      self->passed[i + 1]
          = self->passed[i] + (is_expected (get_place (self, i)) ? COST_LOST : COST_LOST_EMPTY);
    }
}

/* The nodes of the best chain, first to last. */
static GArray *
list_chain (const Chain *self)
{
  GArray *chain = g_array_new (FALSE, FALSE, sizeof (Node));
  guint n = self->skeleton->places->len;
  double best = 0;
  int end = 0;

  for (guint i = 0; i < n; i++)
    {
      double score = self->best[i] < 0 ? 0
                                       : get_node (self, self->best[i])->score
                                             - (self->passed[n] - self->passed[i + 1]);

      if (self->best[i] < 0 || (i > 0 && score <= best))
        continue;
      best = score;
      end = self->best[i];
    }
  for (; end >= 0; end = get_node (self, end)->before)
    g_array_prepend_val (chain, *get_node (self, end));
  return chain;
}

void
lex_intake_chain_init (Chain *self, GPtrArray *blocks, const LexIntakeSkeleton *skeleton)
{
  gboolean bare;

  *self = (Chain){ blocks, skeleton, g_new0 (char *, blocks->len + 1), NULL, NULL, NULL, NULL };
  self->fragments = g_array_new (FALSE, FALSE, sizeof (LexIntakeFragment));
  self->nodes = g_array_new (FALSE, FALSE, sizeof (Node));
  bare = lex_intake_fragments_are_bare (blocks);
  for (guint i = 0; i < blocks->len; i++)
    {
      self->lines[i] = lex_intake_fragments_dup_line (g_ptr_array_index (blocks, i));
      lex_intake_fragments_find (g_ptr_array_index (blocks, i), i, self->lines[i], bare,
                                 self->fragments);
    }
  price_places (self);
}

GArray *
lex_intake_chain_find (Chain *self)
{
  find_chain (self);
  return list_chain (self);
}

void
lex_intake_chain_clear (Chain *self)
{
  g_strfreev (self->lines);
  g_array_unref (self->fragments);
  g_array_unref (self->nodes);
  g_free (self->best);
  g_free (self->passed);
}
