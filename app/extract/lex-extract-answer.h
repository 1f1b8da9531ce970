/* lex-extract-answer.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "extract/lex-extract-text.h"

G_BEGIN_DECLS

/**
 * LexExtractAnswer:
 *
 * The answer of `lexbridge-extract`, read as it comes in.
 */
typedef struct _LexExtractAnswer LexExtractAnswer;

/**
 * LexExtractState:
 * @LEX_EXTRACT_STATE_OPEN: more must come
 * @LEX_EXTRACT_STATE_WHOLE: all is said
 * @LEX_EXTRACT_STATE_LOCKED: the file wants a password
 * @LEX_EXTRACT_STATE_DAMAGED: the file cannot be read
 * @LEX_EXTRACT_STATE_UNAVAILABLE: the program cannot recognize pictures here
 * @LEX_EXTRACT_STATE_WRONG: this is no answer
 *
 * How far an answer has come.
 */
typedef enum
{
  LEX_EXTRACT_STATE_OPEN,
  LEX_EXTRACT_STATE_WHOLE,
  LEX_EXTRACT_STATE_LOCKED,
  LEX_EXTRACT_STATE_DAMAGED,
  LEX_EXTRACT_STATE_UNAVAILABLE,
  LEX_EXTRACT_STATE_WRONG,
} LexExtractState;

/**
 * lex_extract_answer_new:
 *
 * Opens an answer of which nothing has come yet.
 *
 * Returns: (transfer full): the answer
 */
LexExtractAnswer *lex_extract_answer_new (void);

/**
 * lex_extract_answer_free:
 * @self: (transfer full) (nullable): an answer
 *
 * Frees it with what it holds.
 */
void lex_extract_answer_free (LexExtractAnswer *self);

/**
 * lex_extract_answer_feed:
 * @self: an answer
 * @bytes: what came, of any cut; untrusted
 * @size: how many bytes
 *
 * Reads on, in time that grows with @size only. What is no answer is noticed and nothing after it
 * is read.
 *
 * Returns: how far it has come
 */
LexExtractState lex_extract_answer_feed (LexExtractAnswer *self, const char *bytes, gsize size);

/**
 * lex_extract_answer_get_state:
 * @self: an answer
 *
 * Gets how far it has come.
 *
 * Returns: the state
 */
LexExtractState lex_extract_answer_get_state (const LexExtractAnswer *self);

/**
 * lex_extract_answer_get_n_pages:
 * @self: an answer
 *
 * Gets how many pages it says there are.
 *
 * Returns: how many; 0 if it has not said
 */
guint lex_extract_answer_get_n_pages (const LexExtractAnswer *self);

/**
 * lex_extract_answer_get_text:
 * @self: an answer
 *
 * Gets what has come of the text.
 *
 * Returns: (transfer none): the text
 */
const LexExtractText *lex_extract_answer_get_text (const LexExtractAnswer *self);

/**
 * lex_extract_answer_steal_text:
 * @self: a whole answer
 *
 * Takes the text out of it.
 *
 * Returns: (transfer full): the text
 */
LexExtractText *lex_extract_answer_steal_text (LexExtractAnswer *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexExtractAnswer, lex_extract_answer_free)

G_END_DECLS
