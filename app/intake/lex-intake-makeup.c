/* lex-intake-makeup.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a document is taken apart by, found from all its blocks together. It does not take it apart.
 * Only lex-intake-outline.c, lex-intake-parts.c and lex-intake-nature.c call it.
 */

#include "intake/lex-intake-makeup.h"

#include <string.h>

/* So many headings or numbers are no chance. */
#define MIN_HEADINGS 2
#define MIN_NUMBERS 3
#define MIN_SLIDES 5

/* A title is a line, not a paragraph. */
#define MAX_TITLE_CHARACTERS 90

guint
lex_intake_makeup_get_counter (const LexIntakeOpening *opening)
{
  return (opening->kind == LEX_INTAKE_OPENING_NUMBER || opening->kind == LEX_INTAKE_OPENING_BRACKET)
                 && !strchr (opening->key, '.')
             ? (guint) g_ascii_strtoull (opening->key, NULL, 10)
             : 0;
}

static gboolean
begins_page (GPtrArray *blocks, guint index)
{
  const LexIntakeBlock *block = g_ptr_array_index (blocks, index);
  const LexIntakeBlock *before = index > 0 ? g_ptr_array_index (blocks, index - 1) : NULL;

  return !before || before->page != block->page;
}

gboolean
lex_intake_makeup_is_title (const LexIntakeBlock *block)
{
  return lex_intake_block_is_title (block) && lex_intake_opening_has_words (block->text)
         && block->marker == LEX_INTAKE_MARKER_NONE
         && g_utf8_strlen (block->text, -1) <= MAX_TITLE_CHARACTERS;
}

/* A short line before a paragraph. */
static gboolean
stands_over (GPtrArray *blocks, guint index)
{
  const LexIntakeBlock *block = g_ptr_array_index (blocks, index);
  const LexIntakeBlock *next
      = index + 1 < blocks->len ? g_ptr_array_index (blocks, index + 1) : NULL;

  return next && lex_intake_makeup_is_title (block) && !lex_intake_makeup_is_title (next);
}

gboolean
lex_intake_makeup_is_heading (const LexIntakeMakeup *self, GPtrArray *blocks, guint index)
{
  const LexIntakeBlock *block = g_ptr_array_index (blocks, index);

  if (self->by_level)
    return block->level > 0;
  if (self->by_slide)
    return begins_page (blocks, index) && lex_intake_makeup_is_title (block);
  return self->by_title && stands_over (blocks, index);
}

gboolean
lex_intake_makeup_is_clause (const LexIntakeMakeup *self, const LexIntakeOpening *opening)
{
  return opening->kind == LEX_INTAKE_OPENING_NUMBER
         || (self->by_bracket && opening->kind == LEX_INTAKE_OPENING_BRACKET);
}

/* What the blocks have of everything a document may be taken apart by. */
typedef struct
{
  guint n_levels;
  guint n_laws;
  guint n_numbers;
  guint n_named;
  guint n_cases;
  guint n_pages;
  guint n_slides;
  guint n_brackets;
  guint n_paragraphs; /* that nothing stands before */
  guint n_listed;     /* with a number that no heading bears */
  guint n_words;      /* all that are no heading */
  guint last_number;
  guint last_bracket;
} Survey;

/* Numbers that count on, or have dots; a list starts again and again. */
static void
survey_number (Survey *survey, const LexIntakeOpening *opening)
{
  guint number = lex_intake_makeup_get_counter (opening);

  if (opening->kind == LEX_INTAKE_OPENING_BRACKET)
    {
      survey->n_brackets += number == survey->last_bracket + 1;
      survey->last_bracket = number;
    }
  if (opening->kind != LEX_INTAKE_OPENING_NUMBER || opening->quantity)
    return;
  survey->n_named += opening->named;
  if (number == 0 || number == survey->last_number + 1)
    survey->n_numbers++;
  if (number)
    survey->last_number = number;
}

/* Each of them is told to its end: a short line within is no heading. */
static gboolean
is_case (const LexIntakeOpening *opening)
{
  static const char *const slugs[] = { "appeal-", "case-", "problem-", "question-" };

  for (gsize i = 0; i < G_N_ELEMENTS (slugs); i++)
    if (opening->kind == LEX_INTAKE_OPENING_NAMED && g_str_has_prefix (opening->key, slugs[i]))
      return TRUE;
  return FALSE;
}

static Survey
survey_blocks (GPtrArray *blocks, GHashTable *labels)
{
  Survey survey = { 0 };

  for (guint i = 0; i < blocks->len; i++)
    {
      const LexIntakeBlock *block = g_ptr_array_index (blocks, i);
      g_auto (LexIntakeOpening) opening = { 0 };

      lex_intake_opening_read (block, labels, &opening);
      survey.n_levels += block->level > 0;
      survey.n_cases += is_case (&opening);
      survey.n_laws += opening.kind == LEX_INTAKE_OPENING_LAW;
      survey.n_pages += begins_page (blocks, i);
      survey.n_slides += begins_page (blocks, i) && lex_intake_makeup_is_title (block);
      survey.n_paragraphs += opening.kind == LEX_INTAKE_OPENING_NONE
                             && block->marker == LEX_INTAKE_MARKER_NONE
                             && !lex_intake_makeup_is_title (block);
      survey.n_words += block->level == 0;
      survey.n_listed += block->level == 0 && opening.kind == LEX_INTAKE_OPENING_NUMBER
                         && lex_intake_makeup_get_counter (&opening) > 0;
      survey_number (&survey, &opening);
    }
  return survey;
}

/* Headings over lists: what is numbered there are the clauses, what is not leads up to them. */
static gboolean
is_listed (const Survey *survey)
{
  return survey->n_levels >= MIN_HEADINGS && survey->n_laws < MIN_NUMBERS
         && survey->n_cases < MIN_HEADINGS && survey->n_named < MIN_HEADINGS
         && survey->n_listed >= MIN_NUMBERS && survey->n_listed * 2 >= survey->n_words;
}

LexIntakeMakeup
lex_intake_makeup_find (GPtrArray *blocks, GHashTable *labels)
{
  Survey survey = survey_blocks (blocks, labels);
  LexIntakeMakeup self = { FALSE };

  if (is_listed (&survey))
    self.by_number = self.by_part = TRUE;
  else if (survey.n_levels >= MIN_HEADINGS)
    self.by_level = TRUE;
  else if (survey.n_slides >= MIN_SLIDES && survey.n_slides * 2 > survey.n_pages)
    self.by_slide = TRUE;
  else if (survey.n_laws < MIN_NUMBERS && survey.n_numbers >= MIN_NUMBERS)
    {
      self.by_number = TRUE;
      self.by_sign = survey.n_named >= MIN_HEADINGS;
    }
  /* A list within a text is no numbering of it. */
  else if (survey.n_laws < MIN_NUMBERS && survey.n_brackets >= MIN_NUMBERS
           && survey.n_brackets >= survey.n_paragraphs)
    self.by_number = self.by_bracket = TRUE;
  else if (survey.n_laws < MIN_NUMBERS && survey.n_cases < MIN_HEADINGS)
    self.by_title = TRUE;
  return self;
}
