/* lex-ruling.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-path.h"

G_BEGIN_DECLS

/**
 * LexGiven:
 * @step: a question of the path, by its index
 * @answer: its answer, by its index
 *
 * One answer that was given.
 */
typedef struct
{
  guint step;
  guint answer;
} LexGiven;

/**
 * LexRuling:
 * @path: the path
 * @given: (element-type LexGiven): the answers so far, in order
 * @step: where they lead, by its index: the next question, or the end
 *
 * A way through a path. Immutable; another answer makes another.
 */
typedef struct
{
  LexPath *path;
  GArray *given;
  guint step;
} LexRuling;

/**
 * lex_ruling_new:
 * @path: a path
 *
 * Begins a path.
 *
 * Returns: (transfer full): its first question
 */
LexRuling *lex_ruling_new (LexPath *path);

/**
 * lex_ruling_free:
 * @self: (transfer full) (nullable): a ruling
 *
 * Frees it.
 */
void lex_ruling_free (LexRuling *self);

/**
 * lex_ruling_answer:
 * @self: a ruling
 * @answer: an answer to its question, by its index
 *
 * Answers the question.
 *
 * Returns: (transfer full) (nullable): where that leads; %NULL where there is no such answer
 */
LexRuling *lex_ruling_answer (const LexRuling *self, guint answer);

/**
 * lex_ruling_take_back:
 * @self: a ruling
 * @n_kept: how many of the answers stay
 *
 * Takes answers back, the last first.
 *
 * Returns: (transfer full): the ruling after the first @n_kept answers
 */
LexRuling *lex_ruling_take_back (const LexRuling *self, guint n_kept);

/**
 * lex_ruling_reach:
 * @self: a ruling
 * @step: a step of its path, by its index
 *
 * Goes to a step, with answers that lead there: as many of those given as can stay, then the
 * shortest way.
 *
 * Returns: (transfer full) (nullable): the ruling there; %NULL where no answers lead there
 */
LexRuling *lex_ruling_reach (const LexRuling *self, guint step);

/**
 * lex_ruling_follow:
 * @path: a path
 * @answers: (array zero-terminated=1): the answers in order, each by its name or its number from 1
 * @error: return location for `LEX_RULINGS_ERROR_ANSWER`
 *
 * Answers one question after the other.
 *
 * Returns: (transfer full) (nullable): where they lead
 */
LexRuling *lex_ruling_follow (LexPath *path, const char *const *answers, GError **error);

/**
 * lex_ruling_get_step:
 * @self: a ruling
 *
 * Gets where it stands.
 *
 * Returns: (transfer none): the next question, or the end
 */
const LexPathStep *lex_ruling_get_step (const LexRuling *self);

/**
 * lex_ruling_get_given:
 * @self: a ruling
 * @i: which of the answers
 * @question: (out) (optional) (transfer none): the question
 *
 * Gets an answer that was given.
 *
 * Returns: (transfer none): the answer
 */
const LexPathAnswer *lex_ruling_get_given (const LexRuling *self, guint i,
                                           const LexPathStep **question);

/**
 * lex_ruling_list_lines:
 * @self: a ruling
 *
 * Lists the lines of the end whose conditions hold, in the order in which they are read out: by
 * kind, and as the path has them.
 *
 * Returns: (transfer container) (element-type LexPathLine): the lines, none before the end
 */
GPtrArray *lex_ruling_list_lines (const LexRuling *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexRuling, lex_ruling_free)

G_END_DECLS
