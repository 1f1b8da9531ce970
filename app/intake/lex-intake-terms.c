/* lex-intake-terms.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a book has beside its laws: the definitions, each opened by its term, and the introduction.
 * It does not know the laws. Only lex-intake-laws.c and lex-intake-law.c call it.
 */

#include "intake/lex-intake-terms.h"

#include <string.h>

#include "intake/lex-intake-glossary.h"

/* So many known terms in so many paragraphs are no chance, below a title and without one. */
#define TERMS_MIN 4
#define TERMS_MIN_UNTITLED 6
#define TERMS_BLOCKS 12

#define TITLE_MAX_CHARACTERS 80

/* A sentence of an introduction is longer. */
#define SENTENCE_MIN_CHARACTERS 60

static const LexIntakeBlock *
get_block (GPtrArray *blocks, guint index)
{
  return g_ptr_array_index (blocks, index);
}

static gboolean
is_document (const LexIntakeSkeleton *skeleton, const char *name)
{
  return g_str_equal (lex_document_get_name (skeleton->document), name);
}

static const LexIntakeSkeleton *
find_skeleton (GPtrArray *skeletons, const char *name)
{
  for (guint i = 0; i < skeletons->len; i++)
    if (is_document (g_ptr_array_index (skeletons, i), name))
      return g_ptr_array_index (skeletons, i);
  return NULL;
}

static guint
count_terms (GHashTable *terms, GPtrArray *blocks, guint first)
{
  guint n = 0;

  for (guint i = first; i < MIN (first + TERMS_BLOCKS, blocks->len); i++)
    n += lex_intake_glossary_defines (terms, blocks, i);
  return n;
}

static gboolean
begins_with_one_of (const LexIntakeBlock *block, const char *const *words, gsize n)
{
  if (block->marker != LEX_INTAKE_MARKER_NONE || !lex_intake_block_is_title (block)
      || g_utf8_strlen (block->text, -1) > TITLE_MAX_CHARACTERS)
    return FALSE;
  for (gsize i = 0; i < n; i++)
    if (g_ascii_strncasecmp (block->text, words[i], strlen (words[i])) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
is_end (GPtrArray *blocks, guint index, guint first, guint end)
{
  guint line = get_block (blocks, index)->line;

  return get_block (blocks, first)->line < end && line >= end;
}

static guint
find_definitions (GPtrArray *blocks, GHashTable *terms)
{
  static const char *const words[] = { "definitions", "definicje" };

  for (guint i = 0; i + 1 < blocks->len; i++)
    if (begins_with_one_of (get_block (blocks, i), words, G_N_ELEMENTS (words))
        && count_terms (terms, blocks, i + 1) >= TERMS_MIN)
      return i;
  return blocks->len;
}

static guint
find_introduction (GPtrArray *blocks)
{
  static const char *const words[] = { "introduction", "wstęp", "wprowadzenie" };

  for (guint i = 0; i + 1 < blocks->len; i++)
    if (begins_with_one_of (get_block (blocks, i), words, G_N_ELEMENTS (words))
        && g_utf8_strlen (get_block (blocks, i + 1)->text, -1) >= SENTENCE_MIN_CHARACTERS)
      return i;
  return blocks->len;
}

/* The first block is its title. */
static LexIntakeSection *
take_section (GPtrArray *blocks, guint from, guint to, const LexIntakeSkeleton *skeleton)
{
  LexIntakeSection *section = lex_intake_section_new (skeleton, get_block (blocks, from)->text,
                                                      get_block (blocks, from)->line);

  for (guint i = from + 1; i < to; i++)
    g_ptr_array_add (section->blocks, g_ptr_array_index (blocks, i));
  for (guint i = to; i > from; i--)
    {
      LexIntakeBlock *block = g_ptr_array_steal_index (blocks, i - 1);

      if (i - 1 == from)
        lex_intake_block_free (block);
    }
  return section;
}

/* A page that has definitions and nothing else needs no title. */
static LexIntakeSection *
take_untitled (GPtrArray *blocks, const LexIntakeSkeleton *skeleton)
{
  LexIntakeSection *section = lex_intake_section_new (skeleton, "", get_block (blocks, 0)->line);

  g_ptr_array_extend_and_steal (section->blocks, g_ptr_array_copy (blocks, NULL, NULL));
  while (blocks->len > 0)
    g_ptr_array_steal_index (blocks, blocks->len - 1);
  return section;
}

static void
add_definitions (GPtrArray *sections, GPtrArray *blocks, const LexIntakeSkeleton *skeleton,
                 guint end)
{
  g_autoptr (GHashTable) terms = lex_intake_glossary_new (skeleton);
  guint first = find_definitions (blocks, terms), to = first + 1;

  if (first == blocks->len && end == G_MAXUINT
      && count_terms (terms, blocks, 0) >= TERMS_MIN_UNTITLED)
    g_ptr_array_add (sections, take_untitled (blocks, skeleton));
  if (first >= blocks->len)
    return;
  while (to < blocks->len && !is_end (blocks, to, first, end))
    to++;
  g_ptr_array_add (sections, take_section (blocks, first, to, skeleton));
}

/* An introduction goes on in sentences; what is none begins something else. */
static void
add_introduction (GPtrArray *sections, GPtrArray *blocks, const LexIntakeSkeleton *skeleton,
                  guint end)
{
  guint first = find_introduction (blocks), to = first + 1;

  if (first == blocks->len)
    return;
  while (to < blocks->len && !is_end (blocks, to, first, end)
         && !lex_intake_block_is_title (get_block (blocks, to)))
    to++;
  g_ptr_array_insert (sections, 0, take_section (blocks, first, to, skeleton));
}

GPtrArray *
lex_intake_terms_find (GPtrArray *blocks, GPtrArray *skeletons, guint end)
{
  GPtrArray *sections = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_intake_section_free);
  const LexIntakeSkeleton *definitions = find_skeleton (skeletons, "definitions");
  const LexIntakeSkeleton *introduction = find_skeleton (skeletons, "introduction");

  if (definitions)
    add_definitions (sections, blocks, definitions, end);
  /* Any document may have an introduction. */
  if (introduction && (sections->len > 0 || end < G_MAXUINT))
    add_introduction (sections, blocks, introduction, end);
  return sections;
}

typedef struct
{
  GPtrArray *blocks;
  GArray *fits;
  LexIntakeFit now;
} Teller;

static void
tell (Teller *self, const LexIntakeBlock *block, const char *text, gsize length)
{
  LexIntakeBlock *piece = g_new (LexIntakeBlock, 1);

  *piece = *block;
  piece->mark = g_strdup (block->mark);
  piece->anchor = g_strdup (block->anchor);
  piece->text = g_strstrip (g_strndup (text, length));
  g_ptr_array_add (self->blocks, piece);
  g_array_append_val (self->fits, self->now);
}

/* A further paragraph without a number may be a definition whose term was lost, unless it goes on
 * with a sentence. */
static gboolean
may_be_another (const Teller *self, const LexIntakeBlock *block)
{
  const LexIntakeBlock *last
      = self->blocks->len > 0 ? get_block (self->blocks, self->blocks->len - 1) : NULL;

  return self->now.role == LEX_INTAKE_ROLE_MORE && block->marker == LEX_INTAKE_MARKER_NONE && last
         && !lex_intake_block_is_continued (last, block);
}

static void
tell_definition (Teller *self, GHashTable *terms, const LexIntakeBlock *block)
{
  gsize length = 0, rest = 0;
  /* Below a term that stands alone come words, whatever they look like. */
  const gboolean awaited = self->now.role == LEX_INTAKE_ROLE_TEXT;
  g_autofree char *term = NULL;
  guint place = lex_intake_glossary_find (terms, block, &length, &rest);

  if (awaited && rest < strlen (block->text) && !lex_intake_glossary_has_separator (block))
    place = 0;
  if (place > 0)
    {
      self->now = (LexIntakeFit){ (int) place - 1, LEX_INTAKE_ROLE_HEADING, 1, FALSE, FALSE };
      term = lex_intake_glossary_dup_bare (block->text, length);
      tell (self, block, term, strlen (term));
      self->now.role = LEX_INTAKE_ROLE_TEXT;
    }
  else if (may_be_another (self, block)
           || (!awaited && length > 0 && rest < strlen (block->text)
               && g_unichar_isupper (g_utf8_get_char (block->text))))
    self->now = (LexIntakeFit){ MAX (self->now.place, 0), LEX_INTAKE_ROLE_DOUBT, 0, FALSE, FALSE };
  if (place == 0)
    rest = 0;
  if (block->text[rest])
    tell (self, block, block->text + rest, strlen (block->text + rest));
  if (self->now.role == LEX_INTAKE_ROLE_TEXT && block->text[rest])
    self->now.role = LEX_INTAKE_ROLE_MORE;
}

/* A paragraph that several definitions share is cut where each begins. */
static void
tell_paragraph (Teller *self, GHashTable *terms, const gboolean *defined,
                const LexIntakeBlock *block)
{
  const char *text = block->text;
  LexIntakeBlock piece = *block;
  gsize at;

  while ((at = lex_intake_glossary_find_next (terms, defined, text)) > 0)
    {
      g_autofree char *first = g_strchomp (g_strndup (text, at));

      piece.text = first;
      tell_definition (self, terms, &piece);
      piece.marker = LEX_INTAKE_MARKER_NONE;
      piece.mark = NULL;
      text += at;
    }
  piece.text = (char *) text;
  tell_definition (self, terms, &piece);
}

/* By the place of a term, from 1, whether a paragraph opens with it. */
static gboolean *
find_defined (GHashTable *terms, GPtrArray *blocks, guint n_places)
{
  gboolean *defined = g_new0 (gboolean, n_places + 1);

  for (guint i = 0; i < blocks->len; i++)
    {
      gsize length, rest;

      defined[lex_intake_glossary_find (terms, get_block (blocks, i), &length, &rest)] = TRUE;
    }
  return defined;
}

LexIntakePrinted *
lex_intake_terms_align (GPtrArray *blocks, const LexIntakeSkeleton *skeleton)
{
  LexIntakePrinted *self = g_new0 (LexIntakePrinted, 1);
  g_autoptr (GHashTable) terms = lex_intake_glossary_new (skeleton);
  g_autofree gboolean *defined = find_defined (terms, blocks, skeleton->places->len);
  Teller teller = { g_ptr_array_new_with_free_func ((GDestroyNotify) lex_intake_block_free),
                    g_array_new (FALSE, TRUE, sizeof (LexIntakeFit)),
                    { -1, LEX_INTAKE_ROLE_STRAY, 0, FALSE } };

  if (is_document (skeleton, "introduction"))
    teller.now = (LexIntakeFit){ 0, LEX_INTAKE_ROLE_TEXT, 0, FALSE, FALSE };
  for (guint i = 0; i < blocks->len; i++)
    if (is_document (skeleton, "introduction"))
      {
        tell (&teller, get_block (blocks, i), get_block (blocks, i)->text,
              strlen (get_block (blocks, i)->text));
        teller.now.role = LEX_INTAKE_ROLE_MORE;
      }
    else
      tell_paragraph (&teller, terms, defined, get_block (blocks, i));
  self->blocks = teller.blocks;
  self->fits = (LexIntakeFit *) (void *) g_array_free (teller.fits, FALSE);
  return self;
}
