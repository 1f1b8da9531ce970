/* lex-correct.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words that are right though the library does not know them: `lunch` is no slip of `bunch`. It
 * refuses to know what is found in their place, and whence they come: lex-correct-fill.c does. Only
 * lex-spelling.c asks.
 *
 * The dictionaries have three and a half million folded forms, and no reader has the dictionaries.
 * Only words matter from which a slip or two lead to a spelling of the library; and to ask whether
 * one is among them needs no list, only a Bloom filter: ten bits a word. It is cut into blocks,
 * each a row, and a word looks into one, so that a question reads one page. Rejected: all forms, 5
 * MB; a list of them, or an automaton.
 */

#include "store/lex-correct.h"

#include <sqlite3.h>
#include <string.h>

#include "store/lex-correct-private.h"

#define BASE 11400714819323198485u

void
lex_correct_sum_up (LexCorrectSums *self, const char *word, gsize length)
{
  guint64 power = 1;

  self->length = length;
  self->sums[0] = 0;
  for (gsize i = 0; i < length; i++, power *= BASE)
    self->sums[i + 1] = self->sums[i] + (guint8) word[i] * power;
}

guint64
lex_correct_stir (guint64 value)
{
  value ^= value >> 29;
  value *= 13787848793156543929u;
  return value ^ value >> 32;
}

guint64
lex_correct_hash (const LexCorrectSums *self)
{
  return lex_correct_stir (self->sums[self->length]);
}

guint
lex_correct_get_probe (guint64 value, guint probe)
{
  return (guint) ((value & 0xffff) + probe * ((value >> 16 & 0xffff) | 1))
         % (LEX_CORRECT_BLOCK_BYTES * 8);
}

typedef struct
{
  guint64 hash;
  gboolean found;
} Question;

static void
block_cb (LexRow *row, gpointer user_data)
{
  Question *question = user_data;
  const guint8 *block = sqlite3_column_blob (row->statement, 0);

  if (sqlite3_column_bytes (row->statement, 0) != LEX_CORRECT_BLOCK_BYTES)
    {
      row->damaged = "correct";
      return;
    }
  question->found = TRUE;
  for (guint probe = 0; probe < LEX_CORRECT_N_PROBES; probe++)
    {
      const guint place = lex_correct_get_probe (question->hash, probe);

      question->found = question->found && (block[place >> 3] >> (place & 7) & 1) != 0;
    }
}

gboolean
lex_correct_find (LexQuestions *questions, const char *word, gboolean *correct, GError **error)
{
  Question question = { 0, FALSE };
  LexCorrectSums sums;
  sqlite3_stmt *statement = lex_questions_ask (
      questions, LEX_QUESTION_CORRECT,
      "SELECT bits FROM correct WHERE block = ?1 % (1 + (SELECT max (block) FROM correct))", error);

  *correct = FALSE;
  if (statement == NULL)
    return FALSE;
  lex_correct_sum_up (&sums, word, strlen (word));
  question.hash = lex_correct_hash (&sums);
  sqlite3_bind_int64 (statement, 1, (gint64) (question.hash >> 32));
  if (!lex_questions_collect (questions, statement, block_cb, &question, error))
    return FALSE;
  *correct = question.found;
  return TRUE;
}
