/* lex-intake-titles.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The titles of laws that a page without room between its paragraphs ran together with the words
 * of the law before, or with their own. It refuses to judge which titles begin a law. Only
 * lex-intake-laws.c calls it.
 */

#include "intake/lex-intake-titles.h"

#include <string.h>

#include "intake/formats/lex-intake-numbers.h"
#include "intake/lex-intake-edition.h"
#include "intake/lex-intake-fragments.h"
#include "intake/lex-intake-skeleton.h"

#define MAX_LAWS 100

/* A title is set in so many lines at most. */
#define TITLE_BLOCKS 3

/* No paragraph runs so many laws together; more are not looked for. */
#define MAX_CUTS 16

typedef struct
{
  const LexIntakePlace *laws[MAX_LAWS]; /* by number, nullable */
  GPtrArray *blocks;                    /* of LexIntakeBlock: those that were looked at */
} Parter;

/* A word that names a law, and how it is printed above one. */
typedef struct
{
  const char *word;
  gboolean capitals;
} Name;

static const Name names[]
    = { { "LAW", TRUE }, { "PRZEPIS", TRUE }, { "Law", FALSE }, { "Przepis", FALSE } };

/* How many bytes of some words the title of a law covers at their start. */
static gsize
match_title (const Parter *self, guint law, const char *words)
{
  gsize known = 0;

  if (law == 0 || law >= MAX_LAWS || !self->laws[law])
    return 0;
  known = lex_intake_place_match_heading (self->laws[law], words);
  return MAX (known, lex_intake_edition_match_title (law, words));
}

/* Whether the words of the next block are the title of a law, or its first line. */
static gboolean
is_title_next (const Parter *self, guint law, const LexIntakeBlock *next)
{
  return next && next->marker == LEX_INTAKE_MARKER_NONE && law < MAX_LAWS && self->laws[law]
         && (match_title (self, law, next->text) > 0
             || lex_intake_place_begins_heading (self->laws[law], next->text));
}

static const Name *
find_name (const char *c)
{
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_has_prefix (c, names[i].word) && c[strlen (names[i].word)] == ' ')
      return &names[i];
  return NULL;
}

/* Whether the number and title of a law begin in the midst of a block. */
static gboolean
begins_title (const Parter *self, const LexIntakeBlock *block, gsize at, const LexIntakeBlock *next)
{
  const Name *name = find_name (block->text + at);
  const char *number = name ? block->text + at + strlen (name->word) + 1 : NULL;
  gsize digits = number ? strspn (number, "0123456789") : 0;
  gboolean closed = name && lex_intake_fragments_ends_sentence (block->text, at);
  guint law = digits > 0 && digits < 3 ? (guint) g_ascii_strtoull (number, NULL, 10) : 0;
  const char *rest = law > 0 ? number + digits + strspn (number + digits, " .:-") : NULL;

  if (!rest || law >= MAX_LAWS || !self->laws[law] || !(name->capitals || closed))
    return FALSE;
  if (*rest)
    return g_unichar_isupper (g_utf8_get_char (rest)) && match_title (self, law, rest) > 0;
  return is_title_next (self, law, next) || (name->capitals && closed);
}

/* Cuts a block in two; what stands behind becomes a block of its own. */
static LexIntakeBlock *
cut (LexIntakeBlock *block, gsize at)
{
  LexIntakeBlock *behind = lex_intake_block_read (block->line, block->text + at);

  behind->page = block->page;
  behind->indent = block->indent;
  block->text[at] = '\0';
  g_strchomp (block->text);
  return behind;
}

/* Cuts before each number and title that stands in the midst of a block. */
static void
part_before (Parter *self, LexIntakeBlock *block, const LexIntakeBlock *next)
{
  guint n_cuts = 0;

  for (gsize at = 1; n_cuts < MAX_CUTS && block->text[0] && block->text[at]; at++)
    {
      if (block->text[at - 1] != ' ' || !begins_title (self, block, at, next))
        continue;
      block = cut (block, at);
      g_ptr_array_add (self->blocks, block);
      n_cuts++;
      at = 0;
    }
}

/* `LAW 43DUMMY'S`: the number and the title are two words. */
static void
part_number (const Parter *self, LexIntakeBlock *block)
{
  const Name *name = block->marker == LEX_INTAKE_MARKER_NONE ? find_name (block->text) : NULL;
  gsize at = name ? strlen (name->word) + 1 : 0;
  gsize digits = name ? strspn (block->text + at, "0123456789") : 0;
  g_autofree char *parted = NULL;
  guint law = digits > 0 && digits < 3 ? (guint) g_ascii_strtoull (block->text + at, NULL, 10) : 0;

  if (law == 0 || !g_ascii_isupper (block->text[at + digits])
      || match_title (self, law, block->text + at + digits) == 0)
    return;
  parted = g_strdup_printf ("%.*s %s", (int) (at + digits), block->text, block->text + at + digits);
  g_free (block->text);
  block->text = g_steal_pointer (&parted);
}

/* What belongs to a title that is no word: a full stop, the anchor of a footnote. */
static gsize
skip_signs (const char *words, gsize at)
{
  while (words[at] && words[at] != '(' && !g_unichar_isalnum (g_utf8_get_char (words + at)))
    at += (gsize) (g_utf8_next_char (words + at) - (words + at));
  return at;
}

/* How many bytes of its last block a title covers that begins in one and is set in some; 0 if that
 * is no title, or nothing stands behind it. */
static gsize
measure_behind (const Parter *self, guint index, guint n, guint law, const char *rest)
{
  g_autoptr (GString) words = g_string_new (rest);
  const LexIntakeBlock *last = g_ptr_array_index (self->blocks, index + n - 1);
  gsize before = 0, length;

  for (guint i = 1; i < n; i++)
    {
      if (words->len > 0)
        g_string_append_c (words, ' ');
      before = words->len;
      g_string_append (words, ((LexIntakeBlock *) self->blocks->pdata[index + i])->text);
    }
  if (n == 1)
    before = 0;
  length = match_title (self, law, words->str);
  if (length <= before || length >= words->len)
    return 0;
  length = skip_signs (words->str, length);
  return n == 1 ? (gsize) (rest - last->text) + length : length - before;
}

/* Cuts behind the title of a law, which its words may follow in the same line. */
static void
part_behind (const Parter *self, guint index, LexIntakeBlock **behind)
{
  const char *rest = NULL;
  guint law = lex_intake_numbers_get_law (self->blocks->pdata[index], &rest);

  for (guint n = 1; law > 0 && n <= TITLE_BLOCKS && index + n <= self->blocks->len; n++)
    {
      LexIntakeBlock *last = self->blocks->pdata[index + n - 1];
      gsize at;

      if (behind[index + n - 1] || (n > 1 && last->marker != LEX_INTAKE_MARKER_NONE))
        return;
      at = measure_behind (self, index, n, law, rest);
      if (at == 0 || !last->text[at] || g_unichar_islower (g_utf8_get_char (last->text + at)))
        continue;
      behind[index + n - 1] = cut (last, at);
      return;
    }
}

static void
list_laws (Parter *self, GPtrArray *skeletons)
{
  for (guint i = 0; i < skeletons->len; i++)
    {
      const LexIntakeSkeleton *skeleton = g_ptr_array_index (skeletons, i);
      guint law = lex_intake_skeleton_get_law (skeleton);

      if (law > 0 && law < MAX_LAWS)
        self->laws[law] = g_ptr_array_index (skeleton->places, 0);
    }
}

void
lex_intake_titles_part (GPtrArray *blocks, GPtrArray *skeletons)
{
  g_autoptr (GPtrArray) parted = g_ptr_array_new ();
  Parter self = { .blocks = parted };
  g_autofree LexIntakeBlock **all = NULL, **behind = NULL;
  gsize n;

  list_laws (&self, skeletons);
  all = (LexIntakeBlock **) g_ptr_array_steal (blocks, &n);
  for (gsize i = 0; i < n; i++)
    {
      g_ptr_array_add (parted, all[i]);
      part_before (&self, all[i], i + 1 < n ? all[i + 1] : NULL);
    }
  for (guint i = 0; i < parted->len; i++)
    part_number (&self, parted->pdata[i]);
  behind = g_new0 (LexIntakeBlock *, parted->len + 1);
  for (guint i = 0; i < parted->len; i++)
    part_behind (&self, i, behind);
  for (guint i = 0; i < parted->len; i++)
    {
      g_ptr_array_add (blocks, parted->pdata[i]);
      if (behind[i])
        g_ptr_array_add (blocks, behind[i]);
    }
}
