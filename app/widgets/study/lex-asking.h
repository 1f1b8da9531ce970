/* lex-asking.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-card-deck.h"
#include "services/lex-library.h"

G_BEGIN_DECLS

/**
 * LexAskingStep:
 * @order: where each option stands: the places of the options as they are shown
 * @chosen: (element-type guint): the options that were chosen, in that order
 * @typed: (nullable): the number or clause that was typed, or what is being typed
 * @touched: the option, by where it stands, that was chosen or taken back last
 * @answered: whether it was answered, or given up
 * @right: whether that was right
 *
 * A step that is asked, or was.
 */
typedef struct
{
  guint *order;
  GArray *chosen;
  char *typed;
  guint touched;
  gboolean answered;
  gboolean right;
} LexAskingStep;

/**
 * LexAsking:
 * @card: what is asked; borrowed
 * @question: (nullable): the question, turned; %NULL for a card that the reader judges himself
 * @seed: what mixes the options
 * @steps: (element-type LexAskingStep): the steps so far, the last of them being asked
 * @done: whether all is answered, or the back is shown
 *
 * A card while it is asked.
 */
typedef struct
{
  const LexStudyCard *card;
  LexQuestion *question;
  guint32 seed;
  GPtrArray *steps;
  gboolean done;
} LexAsking;

/**
 * lex_asking_new:
 * @card: a card, which outlives it
 * @question: (transfer full) (nullable): its question as it is asked this time
 * @seed: mixes its options
 *
 * Begins to ask.
 *
 * Returns: (transfer full): the card, of which nothing is answered
 */
LexAsking *lex_asking_new (const LexStudyCard *card, LexQuestion *question, guint32 seed);

/**
 * lex_asking_free:
 * @self: (transfer full) (nullable): a card
 *
 * Frees it.
 */
void lex_asking_free (LexAsking *self);

/**
 * lex_asking_get_step:
 * @self: a card with a question
 *
 * Gets the step that is asked, or the last that was.
 *
 * Returns: (transfer none): the step
 */
LexAskingStep *lex_asking_get_step (const LexAsking *self);

/**
 * lex_asking_is_typed:
 * @self: a card with a question
 *
 * Tells whether a number or a clause is typed, rather than options chosen.
 *
 * Returns: whether it is
 */
gboolean lex_asking_is_typed (const LexAsking *self);

/**
 * lex_asking_choose:
 * @self: a card
 * @shown: the option at this place of the page
 *
 * Chooses an option, or takes it back. Where one is right it answers at once.
 *
 * Returns: whether there was something to choose
 */
gboolean lex_asking_choose (LexAsking *self, guint shown);

/**
 * lex_asking_take_back:
 * @self: a card
 *
 * Takes back the option that was chosen last.
 *
 * Returns: whether there was one
 */
gboolean lex_asking_take_back (LexAsking *self);

/**
 * lex_asking_submit:
 * @self: a card
 *
 * Answers with what was chosen; shows the back where there is no question. Of an order all must be
 * chosen, of several something.
 *
 * Returns: whether it was an answer
 */
gboolean lex_asking_submit (LexAsking *self);

/**
 * lex_asking_write:
 * @self: a card
 * @typed: what stands in its field
 *
 * Keeps what is being typed, whether it is an answer or not. Where nothing is typed it does
 * nothing.
 */
void lex_asking_write (LexAsking *self, const char *typed);

/**
 * lex_asking_submit_typed:
 * @self: a card for which something is typed
 * @library: where clauses are looked up
 *
 * Answers with the number or the clause that was typed.
 *
 * Returns: whether it was one
 */
gboolean lex_asking_submit_typed (LexAsking *self, LexLibrary *library);

/**
 * lex_asking_give_up:
 * @self: a card
 *
 * Answers that one does not know.
 */
void lex_asking_give_up (LexAsking *self);

/**
 * lex_asking_is_right:
 * @self: a card with a question, all of which is answered
 *
 * Tells whether each step is right.
 *
 * Returns: whether the whole is
 */
gboolean lex_asking_is_right (const LexAsking *self);

/**
 * lex_asking_dup_given:
 * @self: a card with a question
 *
 * Writes what was answered, as lex_mock_exam_answer() takes it.
 *
 * Returns: (transfer full): the answer
 */
char *lex_asking_dup_given (const LexAsking *self);

/**
 * lex_asking_is_begun:
 * @self: a card
 *
 * Tells whether something was chosen or typed and not ended, as half of an order or of a ruling.
 *
 * Returns: whether it was
 */
gboolean lex_asking_is_begun (const LexAsking *self);

/**
 * lex_asking_resume:
 * @self: a card with a question, of which nothing is answered
 * @begun: what lex_asking_dup_given() wrote when it was begun
 *
 * Goes on where it was left: the steps before are answered, the last stands as it was.
 */
void lex_asking_resume (LexAsking *self, const char *begun);

/**
 * lex_asking_restore:
 * @self: a card with a question, of which nothing is answered
 * @given: what lex_asking_dup_given() wrote
 *
 * Answers with what was answered before.
 */
void lex_asking_restore (LexAsking *self, const char *given);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexAsking, lex_asking_free)

G_END_DECLS
