/* lex-intake-parts.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the parts of a numbered document begin, and whether each of them counts its clauses anew.
 * It looks at all blocks once and takes none apart. Only lex-intake-outline.c calls it.
 */

#include "intake/lex-intake-parts.h"

#include <string.h>

#include "language/lex-fold.h"
#include "model/lex-roman.h"

#define MAX_TITLE_CHARACTERS 90
#define MAX_WORD_BYTES 16

/* A number as it stands in the document. */
typedef struct
{
  guint index;
  guint value; /* 0 where a part or a clause with a sign begins: nothing goes on from before it */
  gboolean bracket;
} Number;

typedef struct
{
  LexIntakeParts *parts;
  GPtrArray *blocks;
  GHashTable *labels;
  GArray *numbers;
  GHashTable *first; /* key → that an earlier part has it */
  const LexIntakeMakeup *makeup;
  gboolean counted; /* whether a number came in this part */
  guint n_parts;
  guint n_numbers;
  guint letter; /* the last one that opened a part */
  guint roman;
} Survey;

static void
head_free (gpointer data)
{
  LexIntakeHead *self = data;

  if (!self)
    return;
  g_free (self->key);
  g_free (self->printed);
  g_free (self->heading);
  g_free (self);
}

void
lex_intake_parts_free (LexIntakeParts *self)
{
  if (!self)
    return;
  g_ptr_array_unref (self->heads);
  g_hash_table_unref (self->returns);
  g_hash_table_unref (self->printed);
  g_free (self);
}

static const LexIntakeBlock *
get_block (const Survey *self, guint index)
{
  return g_ptr_array_index (self->blocks, index);
}

static const LexIntakeBlock *
get_next (const Survey *self, guint index)
{
  return index + 1 < self->blocks->len ? get_block (self, index + 1) : NULL;
}

static LexIntakeHead *
head_new (const char *key, const char *printed, const char *heading, guint n_blocks)
{
  LexIntakeHead *self = g_new0 (LexIntakeHead, 1);

  self->key = g_strdup (key);
  self->printed = g_strdup (printed);
  self->heading = g_strdup (heading);
  self->n_blocks = n_blocks;
  return self;
}

/* `A.` before any number opens a part, then `B.`; in the same way `I.`, then `II.` */
static LexIntakeHead *
read_letter (Survey *self, const char *words)
{
  gsize length = strspn (words, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  g_autofree char *mark = g_strndup (words, length);
  g_autofree char *small = g_ascii_strdown (mark, -1);
  guint roman = lex_roman_parse (small, length);
  const char *rest = words + length + (words[length] != '\0');
  gboolean first = self->n_numbers == 0 && self->letter == 0 && self->roman == 0;

  if (length == 0 || length > 7 || (words[length] != '.' && words[length] != ')')
      || (words[length + 1] != ' ' && words[length + 1] != '\0'))
    return NULL;
  if (roman && ((first && roman == 1) || (self->roman && roman == self->roman + 1)))
    self->roman = roman;
  else if (length == 1
           && ((first && *mark == 'A')
               || (self->letter && (guint) (*mark - 'A' + 1) == self->letter + 1)))
    self->letter = (guint) (*mark - 'A' + 1);
  else
    return NULL;
  return head_new (mark, mark, rest + strspn (rest, " "), 1);
}

/* `Chapter`, whose number was lost, with its title beside or below it. */
static LexIntakeHead *
read_nameless (const Survey *self, guint index)
{
  static const char *const names[] = { "chapter", "rozdzial", "appendix", "zalacznik" };
  const LexIntakeBlock *block = get_block (self, index), *next = get_next (self, index);
  gsize end = strcspn (block->text, " .:");
  const char *rest = block->text + end + strspn (block->text + end, " .:");
  g_autofree char *word = end < MAX_WORD_BYTES ? lex_fold (block->text, (gssize) end) : NULL;
  gboolean found = FALSE;

  for (guint i = 0; word && i < G_N_ELEMENTS (names); i++)
    found |= g_str_equal (word, names[i]);
  if (!found || block->marker != LEX_INTAKE_MARKER_NONE
      || !g_unichar_isupper (g_utf8_get_char (block->text))
      || (*rest
          && (!lex_intake_makeup_is_title (block) || !g_unichar_isupper (g_utf8_get_char (rest)))))
    return NULL;
  if (*rest)
    return head_new (NULL, NULL, block->text, 1);
  return next && lex_intake_makeup_is_title (next) ? head_new (NULL, NULL, next->text, 2)
                                                   : head_new (NULL, NULL, block->text, 1);
}

/* A short line between a sentence that has ended and a number. */
static LexIntakeHead *
read_title (const Survey *self, guint index)
{
  const LexIntakeBlock *block = get_block (self, index), *next = get_next (self, index);
  const LexIntakeBlock *before = index > 0 ? get_block (self, index - 1) : NULL;
  g_auto (LexIntakeOpening) opening = { 0 };

  if (!before || !next || self->n_numbers == 0 || !lex_intake_makeup_is_title (block)
      || !g_unichar_isupper (g_utf8_get_char (block->text)) || !*before->text
      || !strchr (".!?", before->text[strlen (before->text) - 1]))
    return NULL;
  lex_intake_opening_read (next, self->labels, &opening);
  return lex_intake_makeup_is_clause (self->makeup, &opening)
             ? head_new (NULL, NULL, block->text, 1)
             : NULL;
}

/* What the format says is a heading opens a part, by the number that it bears if it has one. */
static LexIntakeHead *
read_level (Survey *self, guint index)
{
  const LexIntakeBlock *block = get_block (self, index);
  g_autofree char *words = lex_intake_opening_dup_words (block);
  g_auto (LexIntakeOpening) opening = { 0 };
  LexIntakeHead *head;

  if (!self->makeup->by_part || block->level == 0)
    return NULL;
  head = read_letter (self, words);
  if (!head && lex_intake_opening_read (block, self->labels, &opening)
      && lex_intake_makeup_get_counter (&opening) > 0)
    head = head_new (opening.key, opening.printed, opening.rest, 1);
  self->parts->begin_anew |= head != NULL;
  return head ? head : head_new (NULL, NULL, words, 1);
}

static void
add_number (Survey *self, guint index, guint value)
{
  const LexIntakeBlock *block = get_block (self, index);
  Number number = { index, value, block->mark && strchr (block->mark, ')') };

  g_array_append_val (self->numbers, number);
}

static void
begin_part (Survey *self, guint index)
{
  self->n_parts++;
  self->counted = FALSE;
  add_number (self, index, 0);
}

static void
take_number (Survey *self, guint index, const LexIntakeOpening *opening)
{
  if (opening->quantity)
    return;
  if (strchr (opening->key, '.'))
    g_hash_table_add (self->parts->printed, g_strdup (opening->key));
  self->n_numbers++;
  add_number (self, index, opening->named ? 0 : lex_intake_makeup_get_counter (opening));
  if (self->makeup->by_sign && !opening->named)
    return;
  self->parts->begin_anew |= opening->part != 0;
  if (!self->counted && self->n_parts > 0 && g_hash_table_contains (self->first, opening->key))
    self->parts->begin_anew = TRUE;
  self->counted = TRUE;
  g_hash_table_add (self->first, g_strdup (opening->key));
}

/* Tells how many blocks it read. */
static guint
survey_block (Survey *self, guint index)
{
  const LexIntakeBlock *block = get_block (self, index);
  g_autofree char *words = lex_intake_opening_dup_words (block);
  g_auto (LexIntakeOpening) opening = { 0 };
  LexIntakeHead *head = read_level (self, index);

  if (!head && lex_intake_opening_read (block, self->labels, &opening))
    {
      if (opening.kind == LEX_INTAKE_OPENING_NAMED)
        begin_part (self, index);
      else if (lex_intake_makeup_is_clause (self->makeup, &opening))
        take_number (self, index, &opening);
      return 1;
    }
  if (!head && !(head = read_letter (self, words)) && !(head = read_nameless (self, index)))
    head = read_title (self, index);
  if (!head)
    return 1;
  g_ptr_array_index (self->parts->heads, index) = head;
  begin_part (self, index);
  return head->n_blocks;
}

/* 1, 2 and then 5 behind a 4: they stand below the 4. 1, 2 and then 3 behind a 2: who knows. */
static void
find_returns (Survey *self)
{
  const Number *numbers = (const Number *) (gpointer) self->numbers->data;
  guint n = self->numbers->len;

  for (guint i = 1; i < n; i++)
    {
      guint outer = numbers[i - 1].value, end = i;

      if (numbers[i].value != 1 || outer == 0)
        continue;
      while (end + 1 < n && numbers[end + 1].value == numbers[end].value + 1
             && numbers[end + 1].bracket == numbers[i].bracket)
        end++;
      if (end + 1 < n && numbers[end + 1].value == outer + 1
          && numbers[end + 1].bracket == numbers[i].bracket)
        for (guint j = i; j <= end; j++)
          g_hash_table_add (self->parts->returns, GUINT_TO_POINTER (numbers[j].index));
    }
}

LexIntakeParts *
lex_intake_parts_new (GPtrArray *blocks, GHashTable *labels, const LexIntakeMakeup *makeup)
{
  LexIntakeParts *self = g_new0 (LexIntakeParts, 1);
  g_autoptr (GHashTable) first = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (Number));
  Survey survey = { .parts = self,
                    .blocks = blocks,
                    .labels = labels,
                    .numbers = numbers,
                    .first = first,
                    .makeup = makeup };

  self->heads = g_ptr_array_new_with_free_func (head_free);
  g_ptr_array_set_size (self->heads, (int) blocks->len);
  self->returns = g_hash_table_new (NULL, NULL);
  self->printed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < blocks->len;)
    i += survey_block (&survey, i);
  find_returns (&survey);
  return self;
}
