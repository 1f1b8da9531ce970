/* lex-intake-loose.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The clauses of a law as they are printed, where nobody knows which there are: each list counts
 * from its first item on. It does not cut the text. Only lex-intake-law.c calls it.
 */

#include "intake/lex-intake-loose.h"

#include <string.h>

#include "intake/lex-intake-fragments.h"

/* A marker with less weight stands in a sentence. */
#define WEIGHT_LEAST 2.5

#define N_LEVELS 5

typedef struct
{
  LexIntakeSkeleton *skeleton;
  const LexIntakeSkeleton *known;
  char *prefix;
  guint last[N_LEVELS]; /* by level: the last item of its list */
  int place[N_LEVELS];  /* its place */
  guint level;          /* of the last item */
  guint lost;           /* that of a marker which fits nowhere; 0 when one came that does */
} Reader;

static guint
get_level (const Reader *self, const LexIntakeFragment *here)
{
  switch (here->marker)
    {
    case LEX_INTAKE_MARKER_CAPITAL:
      return 1;
    case LEX_INTAKE_MARKER_NUMBER:
      return 2;
    case LEX_INTAKE_MARKER_SMALL:
      /* `(i)` may follow `(h)`, and it may begin a list of its own. */
      if (here->roman > 0 && here->value != self->last[3] + 1
          && here->roman == (self->level == 4 ? self->last[4] + 1 : 1))
        return 4;
      return 3;
    case LEX_INTAKE_MARKER_ROMAN:
      return 4;
    case LEX_INTAKE_MARKER_NONE:
    case LEX_INTAKE_MARKER_LABEL:
    case LEX_INTAKE_MARKER_BULLET:
    case LEX_INTAKE_MARKER_NOTE:
    default:
      return 0;
    }
}

static guint
get_ordinal (const LexIntakeFragment *here, guint level)
{
  return level == 4 ? here->roman : here->value;
}

static char *
dup_part (guint level, guint ordinal)
{
  static const char *const romans[]
      = { "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii" };

  if (level == 1)
    return g_strdup_printf ("%c", 'A' + (int) ordinal - 1);
  if (level == 3)
    return g_strdup_printf ("%c", 'a' + (int) ordinal - 1);
  if (level == 4)
    return ordinal <= G_N_ELEMENTS (romans) ? g_strdup_printf ("(%s)", romans[ordinal - 1]) : NULL;
  return g_strdup_printf ("%u", ordinal);
}

/* Headings that the known law has too are told from the words behind them. */
static void
set_heading (const Reader *self, LexIntakePlace *place, const char *words)
{
  for (guint i = 1; i < self->known->places->len && place->depth > 0; i++)
    {
      const LexIntakePlace *other = g_ptr_array_index (self->known->places, i);

      if (!other->has_heading || other->depth != place->depth
          || !lex_intake_place_match_heading (other, words))
        continue;
      lex_intake_place_copy_headings (place, other);
      return;
    }
}

static gboolean
open_place (Reader *self, guint level, guint ordinal, const char *words)
{
  const LexIntakePlace *parent
      = g_ptr_array_index (self->skeleton->places, (guint) self->place[level - 1]);
  g_autofree char *part = dup_part (level, ordinal);
  g_autofree char *text
      = part ? g_strconcat (lex_label_get_text (parent->label), part, NULL) : NULL;
  g_autoptr (LexLabel) label = text ? lex_label_parse (text) : NULL;
  LexIntakePlace *place;

  if (!label)
    return FALSE;
  place = lex_intake_skeleton_add_place (self->skeleton, label, self->place[level - 1]);
  set_heading (self, place, words);
  self->last[level] = ordinal;
  self->place[level] = (int) self->skeleton->places->len - 1;
  self->level = level;
  self->lost = 0;
  for (guint i = level + 1; i < N_LEVELS; i++)
    self->last[i] = 0;
  return TRUE;
}

/* Where a list counts on from further than it came, a marker was lost or misread, and what stood
 * behind it is now in the words of the clause before; so are the items below it. */
static void
note_gap (Reader *self, const LexIntakeFragment *here, guint level)
{
  if (here->weight < LEX_INTAKE_WEIGHT_CHAIN || get_ordinal (here, level) <= self->last[level] + 1)
    return;
  ((LexIntakePlace *) self->skeleton->places->pdata[self->place[self->level]])->gap = TRUE;
  self->lost = level;
}

/* An item is the next of its list, or the first of one just below where the reader stands. */
static void
read_fragment (Reader *self, const LexIntakeFragment *here, const char *line)
{
  guint level = get_level (self, here);
  gboolean first = level == self->level + 1 && get_ordinal (here, level) == 1;

  if (level == 0 || (self->lost > 0 && level > self->lost))
    return;
  if (level > self->level + 1 || get_ordinal (here, level) != self->last[level] + 1)
    {
      note_gap (self, here, level);
      return;
    }
  /* Behind a heading that nobody knows a list may begin in the midst of a line. */
  if (here->weight < WEIGHT_LEAST && !(first && here->weight >= 1))
    return;
  open_place (self, level, get_ordinal (here, level), line + here->to);
}

static void
add_law (Reader *self, const char *edition)
{
  const LexIntakePlace *law = g_ptr_array_index (self->known->places, 0);
  g_autofree char *text = g_strdup_printf ("laws-%s/%s", edition, lex_label_get_text (law->label));
  g_autoptr (LexLabel) label = lex_label_parse (text);

  lex_intake_place_copy_headings (lex_intake_skeleton_add_place (self->skeleton, label, -1), law);
}

LexIntakeSkeleton *
lex_intake_loose_rename (const LexIntakeSkeleton *known, const char *edition)
{
  LexIntakeSkeleton *self = lex_intake_skeleton_new (known->document);

  for (guint i = 0; i < known->places->len; i++)
    {
      const LexIntakePlace *place = g_ptr_array_index (known->places, i);
      g_autofree char *text
          = g_strdup_printf ("laws-%s/%s", edition, lex_label_get_text (place->label));
      g_autoptr (LexLabel) label = lex_label_parse (text);
      LexIntakePlace *own = lex_intake_skeleton_add_place (self, label, place->parent);

      own->level = place->level;
      own->ordinal = place->ordinal;
      own->depth = place->depth;
      own->has_text = place->has_text;
      own->optional = place->optional;
      lex_intake_place_copy_headings (own, place);
    }
  return self;
}

LexIntakeSkeleton *
lex_intake_loose_new (GPtrArray *blocks, const LexIntakeSkeleton *known, const char *edition)
{
  Reader self = { lex_intake_skeleton_new (known->document), known };
  gboolean bare = lex_intake_fragments_are_bare (blocks);

  add_law (&self, edition);
  for (guint i = 0; i < blocks->len; i++)
    {
      const LexIntakeBlock *block = g_ptr_array_index (blocks, i);
      g_autofree char *line = lex_intake_fragments_dup_line (block);
      g_autoptr (GArray) fragments = g_array_new (FALSE, FALSE, sizeof (LexIntakeFragment));

      lex_intake_fragments_find (block, i, line, bare, fragments);
      for (guint j = 0; j < fragments->len; j++)
        read_fragment (&self, &g_array_index (fragments, LexIntakeFragment, j), line);
    }
  return self.skeleton;
}
