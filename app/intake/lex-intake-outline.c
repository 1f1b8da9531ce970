/* lex-intake-outline.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A document of any kind taken apart into its sections: by what the format says are headings, by
 * laws that its headings name, or by its own numbering. It does not know what becomes of the
 * sections. Only lex-intake-other.c calls it.
 *
 * What a document is taken apart by is decided once, from all its blocks: the 3 of a list is no
 * clause where the headings are laws. A label comes once; what comes again under the same heading
 * goes on.
 */

#include "intake/lex-intake-outline.h"

#include <string.h>

#include "intake/lex-intake-filling.h"
#include "intake/lex-intake-makeup.h"
#include "intake/lex-intake-numbering.h"
#include "intake/lex-intake-parts.h"
#include "intake/lex-intake-text.h"
#include "model/lex-label.h"

/* A title is a line, not a paragraph. */
#define MAX_TITLE_CHARACTERS 90

typedef struct
{
  /* Owned */
  LexIntakeOutline *outline;
  LexIntakeFilling filling; /* of the outline's sections */
  LexIntakeParts *parts;    /* nullable: of a numbered document */
  char *above;              /* nullable: the key of the heading that stands over those below it */
  LexIntakeNumbering numbering;

  /* Borrowed */
  GPtrArray *blocks;
  GHashTable *labels;

  LexIntakeMakeup makeup;
  guint passed;       /* how many blocks were read with one before them */
  guint top_level;    /* the highest level of a heading */
  guint counted;      /* the number that the last heading bears; 0 for none */
  guint counted_deep; /* whether that heading stood below another */
} Builder;

void
lex_intake_outline_free (LexIntakeOutline *self)
{
  if (!self)
    return;
  g_free (self->title);
  g_ptr_array_unref (self->sections);
  g_free (self);
}

/* What was cut into slides goes on under the same law. */
static gboolean
goes_on (const Builder *self, const LexIntakeOpening *opening)
{
  const GPtrArray *sections = self->outline->sections;

  for (guint i = sections->len; i > 0; i--)
    {
      const LexIntakeChapter *last = g_ptr_array_index (sections, i - 1);

      if (!last->is_example)
        return g_str_equal (last->key, opening->key);
    }
  return FALSE;
}

/* The law that a single clause belongs to stands above it, called by the same word. */
static void
open_parents (Builder *self, const LexIntakeOpening *opening, guint line)
{
  const char *key = opening->key;
  gsize word = strcspn (opening->printed, " ");
  g_autofree char *text = g_strdup_printf ("x/%s", key);
  g_autoptr (LexLabel) label = lex_label_parse (text);
  g_autoptr (LexLabel) root = label ? lex_label_dup_root (label) : NULL;
  const char *top = root ? lex_label_get_text (root) + 2 : NULL;

  if (top && !self->makeup.by_level && !g_str_equal (top, key)
      && !g_hash_table_contains (self->filling.keys.taken, top))
    {
      g_autofree char *heading = g_strdup_printf ("%.*s %s", (int) word, opening->printed, top);

      lex_intake_filling_open (&self->filling, self->above, top, heading, line);
      self->filling.section->is_law = TRUE;
      self->outline->n_laws++;
    }
}

/* The law that a heading names. */
static void
open_named_law (Builder *self, const LexIntakeOpening *opening, guint line)
{
  g_autofree char *heading = lex_intake_opening_is_titled (opening->rest)
                                 ? g_strdup_printf ("%s. %s", opening->printed, opening->rest)
                                 : g_strdup (opening->printed);

  open_parents (self, opening, line);
  lex_intake_filling_open (&self->filling, self->above, opening->key, heading, line);
  self->filling.section->is_law = TRUE;
  lex_intake_chapter_add_about (self->filling.section, opening->laws);
  self->outline->n_laws += strchr (opening->key, '/') == NULL
                           && strspn (opening->key, "0123456789-") == strlen (opening->key);
}

static void
open_law (Builder *self, const LexIntakeOpening *opening, guint line)
{
  gboolean further = goes_on (self, opening);
  LexIntakeChapter *law
      = further ? g_hash_table_lookup (self->filling.keys.taken, opening->key) : NULL;

  if (law)
    {
      self->filling.section->end = line;
      self->filling.section = law;
    }
  else
    open_named_law (self, opening, line);
  g_free (self->above);
  self->above = g_strdup (self->filling.section->key);
  if (further || !lex_intake_opening_is_titled (opening->rest))
    lex_intake_filling_add_words (&self->filling, line, LEX_SPAN_PARAGRAPH, opening->rest);
}

/* An example speaks of what it stands under; one without a number is known by that. */
static void
open_example (Builder *self, const LexIntakeOpening *opening, guint line)
{
  const LexIntakeChapter *law
      = self->above ? g_hash_table_lookup (self->filling.keys.taken, self->above) : NULL;
  gboolean numbered = strchr (opening->key, '-') != NULL;
  g_autofree char *below = NULL;

  if (!numbered && self->above && !strpbrk (self->above, "/.()"))
    below = g_strdup_printf ("%s/%s", self->above, opening->key);
  lex_intake_filling_open (&self->filling, self->above, below ? below : opening->key,
                           opening->printed, line);
  self->filling.section->is_example = TRUE;
  if (law)
    lex_intake_chapter_add_about (self->filling.section, law->about);
  lex_intake_filling_add_words (&self->filling, line, LEX_SPAN_PARAGRAPH, opening->rest);
}

static char *
strip_heading (const char *words)
{
  g_autofree char *heading = g_strdup (words);
  gsize length;

  g_strstrip (heading);
  for (length = strlen (heading); length > 0 && strchr (":. ", heading[length - 1]); length--)
    heading[length - 1] = '\0';
  return g_steal_pointer (&heading);
}

/* `3) Length` goes on from `2) Strength`, whatever level it was given. */
static gboolean
is_deep (Builder *self, const LexIntakeBlock *block, guint counter)
{
  gboolean deep = block->level > self->top_level;

  if (counter > 1 && counter == self->counted + 1)
    deep = self->counted_deep != 0;
  self->counted = counter;
  self->counted_deep = deep;
  return deep;
}

static void
open_titled (Builder *self, const LexIntakeBlock *block, const char *words, guint counter)
{
  g_autofree char *heading = strip_heading (words);
  g_autofree char *slug = lex_intake_opening_dup_slug (heading);
  gboolean deep = self->above && is_deep (self, block, counter);
  g_autofree char *key = NULL;

  if (!deep)
    {
      g_free (self->above);
      self->above = NULL;
      self->counted = counter;
      self->counted_deep = FALSE;
    }
  key = deep && !strpbrk (self->above, "/.()")
            ? g_strdup_printf ("%s/%s", self->above, slug ? slug : "section")
            : g_strdup (slug ? slug : "section");
  lex_intake_filling_open (&self->filling, self->above, key, heading, block->line);
  if (!deep)
    self->above = g_strdup (self->filling.section->key);
}

/* `Article 3: The moves`: a heading that says its number itself is cited by it. */
static void
open_article (Builder *self, const LexIntakeBlock *block, const LexIntakeOpening *opening)
{
  gboolean deep = self->above && block->level > self->top_level;
  g_autofree char *heading = strip_heading (
      lex_intake_opening_has_words (opening->rest) ? opening->rest : opening->printed);

  lex_intake_filling_open (&self->filling, deep ? self->above : NULL, opening->key, heading,
                           block->line);
  if (deep)
    return;
  g_free (self->above);
  self->above = g_strdup (self->filling.section->key);
}

/* `a)` below a numbered clause, `(i)` below that. */
static gboolean
open_below (Builder *self, const LexIntakeBlock *block)
{
  gboolean unsure = FALSE;
  g_autofree char *key = lex_intake_numbering_dup_below (&self->numbering, block, &unsure);

  if (key)
    lex_intake_filling_begin (&self->filling, key, NULL, block->line);
  else if (unsure)
    lex_intake_filling_ask (&self->filling, block->mark, NULL, block->line);
  else
    return FALSE;
  lex_intake_filling_add_words (&self->filling, block->line, LEX_SPAN_PARAGRAPH, block->text);
  return TRUE;
}

/* What stands below counts anew in some documents. */
static void
enter_part (Builder *self)
{
  g_free (self->above);
  self->above = g_strdup (self->filling.section->key);
  lex_intake_numbering_begin_part (&self->numbering, self->above);
}

/* `B.1` says that it is of part B, which may have no heading of its own. */
static void
enter_named_part (Builder *self, const LexIntakeOpening *opening, guint line)
{
  const char part[] = { opening->part, '\0' };

  if (!opening->part || g_strcmp0 (self->numbering.part, part) == 0)
    return;
  lex_intake_filling_open (&self->filling, NULL, part, NULL, line);
  enter_part (self);
}

/* `1. (a) Words`: both begin here. */
static gboolean
open_both (Builder *self, const LexIntakeBlock *block, const char *key)
{
  if (block->marker != LEX_INTAKE_MARKER_SMALL && block->marker != LEX_INTAKE_MARKER_ROMAN)
    return FALSE;
  lex_intake_filling_begin (&self->filling, key, NULL, block->line);
  return open_below (self, block);
}

static void
open_number (Builder *self, guint index, const LexIntakeOpening *opening)
{
  const LexIntakeBlock *block = g_ptr_array_index (self->blocks, index);
  gboolean returns
      = self->parts && g_hash_table_contains (self->parts->returns, GUINT_TO_POINTER (index));
  g_autofree char *key = NULL;
  gboolean title = g_utf8_strlen (opening->rest, -1) <= MAX_TITLE_CHARACTERS && *opening->rest
                   && !strchr (".;,:", opening->rest[strlen (opening->rest) - 1])
                   && !g_unichar_islower (g_utf8_get_char (opening->rest));
  const char *heading = title ? opening->rest : NULL;

  enter_named_part (self, opening, block->line);
  key = lex_intake_numbering_dup_key (&self->numbering, block, opening, returns);
  self->outline->n_numbers++;
  if (key && open_both (self, block, key))
    return;
  if (key)
    lex_intake_filling_begin (&self->filling, key, heading, block->line);
  else
    lex_intake_filling_ask (&self->filling, opening->key, heading, block->line);
  if (!title)
    lex_intake_filling_add_words (&self->filling, block->line, LEX_SPAN_PARAGRAPH, opening->rest);
}

static void
open_head (Builder *self, guint index, const LexIntakeHead *head)
{
  const LexIntakeBlock *block = g_ptr_array_index (self->blocks, index);
  g_autofree char *heading = strip_heading (head->heading);
  g_autofree char *slug = lex_intake_opening_dup_slug (heading);
  gboolean title = !head->key || lex_intake_opening_is_titled (head->heading);

  g_clear_pointer (&self->above, g_free);
  lex_intake_filling_open (&self->filling, self->above,
                           head->key ? head->key
                           : slug    ? slug
                                     : "section",
                           title ? heading : NULL, block->line);
  if (!title)
    lex_intake_filling_add_words (&self->filling, block->line, LEX_SPAN_PARAGRAPH, head->heading);
  enter_part (self);
  self->passed = index + head->n_blocks;
}

static void
open_named (Builder *self, const LexIntakeBlock *block, const LexIntakeOpening *opening)
{
  g_autofree char *words = lex_intake_opening_dup_words (block);

  lex_intake_filling_open (&self->filling, self->above, opening->key,
                           lex_intake_opening_has_words (opening->rest) ? opening->rest : words,
                           block->line);
  enter_part (self);
}

static gboolean
open_cited (Builder *self, const LexIntakeBlock *block, const LexIntakeOpening *opening,
            gboolean heading)
{
  if (opening->kind == LEX_INTAKE_OPENING_EXAMPLE && (!self->makeup.by_level || heading))
    open_example (self, opening, block->line);
  else if (opening->kind == LEX_INTAKE_OPENING_LAW && (!self->makeup.by_level || heading))
    open_law (self, opening, block->line);
  else
    return FALSE;
  return TRUE;
}

static gboolean
is_numbered (const Builder *self, const LexIntakeOpening *opening)
{
  if (opening->quantity && !lex_intake_numbering_goes_on (&self->numbering, opening->key))
    return FALSE;
  return lex_intake_makeup_is_clause (&self->makeup, opening)
         && (self->makeup.by_number || strchr (opening->key, '.'));
}

/* Tells whether a block opened a section. */
static gboolean
open_block (Builder *self, guint index)
{
  const LexIntakeBlock *block = g_ptr_array_index (self->blocks, index);
  gboolean heading = lex_intake_makeup_is_heading (&self->makeup, self->blocks, index);
  const LexIntakeHead *head = self->parts ? g_ptr_array_index (self->parts->heads, index) : NULL;
  g_auto (LexIntakeOpening) opening = { 0 };

  lex_intake_opening_read (block, self->labels, &opening);
  if (open_cited (self, block, &opening, heading))
    return TRUE;
  if (head)
    open_head (self, index, head);
  else if (is_numbered (self, &opening))
    open_number (self, index, &opening);
  else if (heading && opening.named && lex_intake_makeup_get_counter (&opening) > 0)
    open_article (self, block, &opening);
  else if (heading)
    open_titled (self, block, lex_intake_makeup_get_counter (&opening) ? opening.rest : block->text,
                 lex_intake_makeup_get_counter (&opening));
  else if (opening.kind == LEX_INTAKE_OPENING_NAMED && strlen (opening.rest) < MAX_TITLE_CHARACTERS)
    open_named (self, block, &opening);
  else
    return self->makeup.by_number && open_below (self, block);
  return TRUE;
}

static void
take_block (Builder *self, guint index)
{
  const LexIntakeBlock *block = g_ptr_array_index (self->blocks, index);
  g_autofree char *words = NULL;
  gboolean item = block->marker != LEX_INTAKE_MARKER_NONE
                  && block->marker != LEX_INTAKE_MARKER_LABEL
                  && block->marker != LEX_INTAKE_MARKER_NOTE;

  if (index < self->passed || open_block (self, index))
    return;
  words = lex_intake_opening_dup_words (block);
  lex_intake_filling_add_words (&self->filling, block->line,
                                block->marker == LEX_INTAKE_MARKER_NOTE ? LEX_SPAN_FOOTNOTE
                                : item                                  ? LEX_SPAN_ITEM
                                                                        : LEX_SPAN_PARAGRAPH,
                                words);
}

static guint
count_level (const Builder *self, guint from, guint level)
{
  guint n = 0;

  for (guint i = from; i < self->blocks->len; i++)
    n += ((const LexIntakeBlock *) g_ptr_array_index (self->blocks, i))->level == level;
  return n;
}

static void
find_top_level (Builder *self, guint from)
{
  self->top_level = G_MAXUINT;
  for (guint i = from; i < self->blocks->len; i++)
    {
      const LexIntakeBlock *block = g_ptr_array_index (self->blocks, i);

      if (block->level > 0)
        self->top_level = MIN (self->top_level, block->level);
    }
}

/* The first block is the title if nothing else stands on its level, or it is a line alone. */
static guint
take_title (Builder *self)
{
  const LexIntakeBlock *first = g_ptr_array_index (self->blocks, 0);
  g_auto (LexIntakeOpening) opening = { 0 };
  gboolean opens = lex_intake_opening_read (first, self->labels, &opening);
  gboolean title = self->makeup.by_level || self->makeup.by_part
                       ? first->level > 0 && count_level (self, 1, first->level) == 0
                       : !self->makeup.by_slide && !opens && lex_intake_makeup_is_title (first);

  if (title)
    self->outline->title = strip_heading (first->text);
  return title ? 1 : 0;
}

LexIntakeOutline *
lex_intake_outline_new (GPtrArray *blocks, GPtrArray *figures, GHashTable *labels,
                        GPtrArray *problems)
{
  LexIntakeOutline *outline = g_new0 (LexIntakeOutline, 1);
  Builder self = { .outline = outline, .blocks = blocks, .labels = labels };
  guint first;

  outline->sections = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_intake_chapter_free);
  if (blocks->len == 0)
    return outline;
  self.makeup = lex_intake_makeup_find (blocks, labels);
  if (self.makeup.by_number)
    self.parts = lex_intake_parts_new (blocks, labels, &self.makeup);
  lex_intake_filling_init (&self.filling, outline->sections, figures, problems);
  lex_intake_numbering_init (&self.numbering, &self.filling.keys, self.parts, self.makeup.by_sign);
  first = take_title (&self);
  find_top_level (&self, first);
  for (guint i = first; i < blocks->len; i++)
    {
      lex_intake_filling_take_figures (
          &self.filling, ((const LexIntakeBlock *) g_ptr_array_index (blocks, i))->line);
      take_block (&self, i);
    }
  lex_intake_filling_take_figures (&self.filling, G_MAXUINT);
  g_free (self.above);
  lex_intake_numbering_clear (&self.numbering);
  lex_intake_filling_clear (&self.filling);
  lex_intake_parts_free (self.parts);
  return outline;
}
