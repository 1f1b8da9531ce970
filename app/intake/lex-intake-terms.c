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

#include "intake/lex-intake-heading.h"
#include "language/lex-fold.h"

/* So many known terms in so many paragraphs are no chance, below a title and without one. */
#define TERMS_MIN 4
#define TERMS_MIN_UNTITLED 6
#define TERMS_BLOCKS 12

#define TERM_MAX_BYTES 90
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

/* What stands in brackets behind a term says more of it and is none. */
static char *
dup_term_key (const char *text, gsize length)
{
  g_autofree char *term = g_strndup (text, length);
  char *bracket = strpbrk (term, "([");

  if (bracket && bracket > term)
    *bracket = '\0';
  return lex_intake_heading_key (term);
}

/* Two terms that only lost ligatures would tell apart are told apart by their letters alone. */
static void
add_key (GHashTable *terms, char *key, guint place)
{
  gpointer other;

  if (!g_hash_table_lookup_extended (terms, key, NULL, &other))
    g_hash_table_insert (terms, key, GUINT_TO_POINTER (place));
  else
    {
      if (GPOINTER_TO_UINT (other) != place)
        g_hash_table_insert (terms, g_strdup (key), GUINT_TO_POINTER (0));
      g_free (key);
    }
}

/* The letters as they are: no key looks like it. */
static char *
dup_exact_key (const char *term)
{
  g_autofree char *folded = lex_fold (term, -1);

  return g_strconcat ("=", folded, NULL);
}

/* key of a term → its place, from 1; with what stands in brackets behind it and without */
static GHashTable *
list_terms (const LexIntakeSkeleton *skeleton)
{
  GHashTable *terms = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < skeleton->places->len; i++)
    {
      const LexIntakePlace *place = g_ptr_array_index (skeleton->places, i);

      for (gsize j = 0; j < G_N_ELEMENTS (place->headings); j++)
        if (place->headings[j])
          {
            add_key (terms, dup_exact_key (place->headings[j]), i + 1);
            add_key (terms, g_strdup (place->keys[j]), i + 1);
            add_key (terms, dup_term_key (place->headings[j], strlen (place->headings[j])), i + 1);
          }
    }
  return terms;
}

/* Where a term ends and its definition begins: `Term: …`, `Term – …`, `**Term** …`. */
static gsize
measure_term (const char *text, gsize *rest)
{
  static const char *const ends[] = { ":", " – ", " — ", " - " };
  gsize best = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      const char *found = strstr (text, ends[i]);
      gsize at = found ? (gsize) (found - text) : 0;

      if (at == 0 || at > TERM_MAX_BYTES || (best > 0 && at >= best))
        continue;
      best = at;
      *rest = at + strlen (ends[i]);
    }
  return best;
}

/* A term without the marks of emphasis around it. */
static char *
dup_bare (const char *text, gsize length)
{
  while (length > 0 && *text == '*')
    text++, length--;
  while (length > 0 && text[length - 1] == '*')
    length--;
  return g_strstrip (g_strndup (text, length));
}

/* The place of a term, from 1; 0 if nobody knows it. What stands in brackets must end it. */
static guint
look_up_term (GHashTable *terms, const char *text, gsize length)
{
  g_autofree char *bare = dup_bare (text, length);
  const guint n_keys = g_str_has_suffix (bare, ")") || g_str_has_suffix (bare, "]") ? 3 : 2;
  guint place = 0;

  for (guint i = 0; i < n_keys && place == 0; i++)
    {
      g_autofree char *key = i == 0   ? dup_exact_key (bare)
                             : i == 1 ? lex_intake_heading_key (bare)
                                      : dup_term_key (bare, strlen (bare));

      place = GPOINTER_TO_UINT (g_hash_table_lookup (terms, key));
    }
  return place;
}

/* Whether a definition may begin here: with a capital, or with the number of the first of several.
 */
static gboolean
begins_definition (const char *text)
{
  return g_unichar_isupper (g_utf8_get_char (text)) || g_ascii_isdigit (*text)
         || g_str_has_prefix (text, "(1)");
}

/* A term that only its letters told from the words behind it, or a cell of its own: the longest
 * that is known. */
static guint
find_known_term (GHashTable *terms, const char *text, gsize *length, gsize *rest)
{
  guint best = 0;

  for (gsize at = 1; at < TERM_MAX_BYTES && text[at - 1] != '\0'; at++)
    {
      guint place;

      if ((text[at] != ' ' && text[at] != '\t') || !begins_definition (text + at + 1))
        continue;
      place = look_up_term (terms, text, at);
      if (place == 0)
        continue;
      best = place;
      *length = at;
      *rest = at + 1;
    }
  return best;
}

/* The place that a block opens, from 1; 0 if it opens none.
 * @length, @rest: (out): where its term ends and its definition begins, if it looks like one */
static guint
find_term (GHashTable *terms, const LexIntakeBlock *block, gsize *length, gsize *rest)
{
  gsize known_length = 0, known_rest = 0;
  guint place = 0;

  *rest = 0;
  *length = block->marker == LEX_INTAKE_MARKER_NONE ? measure_term (block->text, rest) : 0;
  if (*length == 0 && block->marker == LEX_INTAKE_MARKER_NONE && lex_intake_block_is_title (block)
      && strlen (block->text) <= TERM_MAX_BYTES)
    *length = *rest = strlen (block->text);
  if (*length > 0)
    place = look_up_term (terms, block->text, *length);
  if (place > 0 || block->marker != LEX_INTAKE_MARKER_NONE)
    return place;
  place = find_known_term (terms, block->text, &known_length, &known_rest);
  if (place > 0)
    {
      *length = known_length;
      *rest = known_rest;
    }
  return place;
}

/* Whether a block is a definition, or a term whose definition stands in the next: a mere list of
 * terms is a table of contents. */
static gboolean
is_definition (GHashTable *terms, GPtrArray *blocks, guint index)
{
  const LexIntakeBlock *block = get_block (blocks, index);
  gsize length, rest, next_length, next_rest;

  if (find_term (terms, block, &length, &rest) == 0)
    return FALSE;
  return rest < strlen (block->text)
         || (index + 1 < blocks->len
             && find_term (terms, get_block (blocks, index + 1), &next_length, &next_rest) == 0
             && begins_definition (get_block (blocks, index + 1)->text));
}

static guint
count_terms (GHashTable *terms, GPtrArray *blocks, guint first)
{
  guint n = 0;

  for (guint i = first; i < MIN (first + TERMS_BLOCKS, blocks->len); i++)
    n += is_definition (terms, blocks, i);
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
  g_autoptr (GHashTable) terms = list_terms (skeleton);
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
  piece->text = g_strstrip (g_strndup (text, length));
  g_ptr_array_add (self->blocks, piece);
  g_array_append_val (self->fits, self->now);
}

static gboolean
has_separator (const LexIntakeBlock *block)
{
  gsize rest = 0;

  return measure_term (block->text, &rest) > 0;
}

static void
tell_definition (Teller *self, GHashTable *terms, const LexIntakeBlock *block)
{
  gsize length = 0, rest = 0;
  /* Below a term that stands alone come words, whatever they look like. */
  const gboolean awaited = self->now.role == LEX_INTAKE_ROLE_TEXT;
  g_autofree char *term = NULL;
  guint place = find_term (terms, block, &length, &rest);

  if (awaited && rest < strlen (block->text) && !has_separator (block))
    place = 0;
  if (place > 0)
    {
      self->now = (LexIntakeFit){ (int) place - 1, LEX_INTAKE_ROLE_HEADING, 1, FALSE, FALSE };
      term = dup_bare (block->text, length);
      tell (self, block, term, strlen (term));
      self->now.role = LEX_INTAKE_ROLE_TEXT;
    }
  else if (!awaited && length > 0 && rest < strlen (block->text)
           && g_unichar_isupper (g_utf8_get_char (block->text)))
    self->now = (LexIntakeFit){ MAX (self->now.place, 0), LEX_INTAKE_ROLE_DOUBT, 0, FALSE, FALSE };
  if (place == 0)
    rest = 0;
  if (block->text[rest])
    tell (self, block, block->text + rest, strlen (block->text + rest));
  if (self->now.role == LEX_INTAKE_ROLE_TEXT && block->text[rest])
    self->now.role = LEX_INTAKE_ROLE_MORE;
}

LexIntakePrinted *
lex_intake_terms_align (GPtrArray *blocks, const LexIntakeSkeleton *skeleton)
{
  LexIntakePrinted *self = g_new0 (LexIntakePrinted, 1);
  g_autoptr (GHashTable) terms = list_terms (skeleton);
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
      tell_definition (&teller, terms, get_block (blocks, i));
  self->blocks = teller.blocks;
  self->fits = (LexIntakeFit *) (void *) g_array_free (teller.fits, FALSE);
  return self;
}
