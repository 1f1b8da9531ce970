/* lex-card-deck.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-question.h"
#include "services/lex-library.h"

G_BEGIN_DECLS

/**
 * LexCardKind:
 * @LEX_CARD_QUESTION: a question of the bank
 * @LEX_CARD_EXAMPLE: from the situation of a worked example to its ruling
 * @LEX_CARD_DEFINITION: from a term to what it means
 * @LEX_CARD_NAME: from what it means to the term
 * @LEX_CARD_TO_POLISH: from an English term to the Polish one
 * @LEX_CARD_TO_ENGLISH: from a Polish term to the English one
 * @LEX_CARD_PRECEDENCE: which of two clauses prevails, and why
 * @LEX_CARD_SITUATION: from a situation to the clauses about it
 * @LEX_CARD_NUMBERS: a number or limit that the Laws set
 * @LEX_CARD_CLOZE: a clause in which the telling words are left out
 * @LEX_CARD_CALCULATED: a question that is made anew each time, with other numbers
 * @LEX_CARD_OWN: what the reader wrote himself
 *
 * What a card asks.
 */
typedef enum
{
  LEX_CARD_QUESTION,
  LEX_CARD_EXAMPLE,
  LEX_CARD_DEFINITION,
  LEX_CARD_NAME,
  LEX_CARD_TO_POLISH,
  LEX_CARD_TO_ENGLISH,
  LEX_CARD_PRECEDENCE,
  LEX_CARD_SITUATION,
  LEX_CARD_NUMBERS,
  LEX_CARD_CLOZE,
  LEX_CARD_CALCULATED,
  LEX_CARD_OWN,
} LexCardKind;

#define LEX_N_CARD_KINDS 12

/**
 * lex_card_kind_get_name:
 * @kind: a kind
 *
 * Gets what files and the command line call it.
 *
 * Returns: (transfer none): such as `precedence`
 */
const char *lex_card_kind_get_name (LexCardKind kind);

/**
 * LexStudyCard:
 * @kind: what it asks
 * @id: its name, which it keeps for ever, such as `example/33`; printable ASCII
 * @print: a fingerprint of the right answer, empty where that could be said in many ways
 * @labels: (element-type LexLabel): the clauses it is about
 * @question: (nullable): the question, of which lex_card_deck_get_question() gets what it says; the
 *   texts below are of all others
 * @packed: (nullable): front and back of a card that the build made
 * @front: by language, what is asked; of all cards lex_card_deck_unfold() has it
 * @back: by language, the answer; likewise
 *
 * What is scheduled. Nothing of it is written twice: all comes of what the library and the question
 * bank have.
 */
typedef struct
{
  LexCardKind kind;
  char *id;
  char *print;
  GPtrArray *labels;
  LexQuestion *question;
  GVariant *packed;
  LexText *front[LEX_N_LANGUAGES];
  LexText *back[LEX_N_LANGUAGES];
} LexStudyCard;

/**
 * lex_card_deck_make:
 * @library: a library
 * @questions: (element-type LexQuestion): the question bank
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Makes all cards but those that the build made and the reader wrote: those of the bank first, in
 * its order.
 *
 * Returns: (transfer full) (nullable) (element-type LexStudyCard): the cards
 */
GPtrArray *lex_card_deck_make (LexLibrary *library, GPtrArray *questions, GError **error);

/**
 * lex_card_deck_add:
 * @cards: (element-type LexStudyCard): a deck
 * @kind: what the card asks
 * @id: (transfer full): its name
 *
 * Adds a card that the reader judges himself, to be filled.
 *
 * Returns: (transfer none): the card
 */
LexStudyCard *lex_card_deck_add (GPtrArray *cards, LexCardKind kind, char *id);

/**
 * lex_card_deck_make_questions:
 * @questions: (element-type LexQuestion): questions
 *
 * Makes the cards of questions alone, for which no library is read.
 *
 * Returns: (transfer full) (element-type LexStudyCard): the cards, in the order of @questions
 */
GPtrArray *lex_card_deck_make_questions (GPtrArray *questions);

/**
 * lex_card_deck_add_calculated:
 * @cards: (element-type LexStudyCard): a deck
 * @library: a library
 *
 * Adds a card of each question that is calculated, if the clause it follows from is there.
 */
void lex_card_deck_add_calculated (GPtrArray *cards, LexLibrary *library);

/**
 * lex_card_deck_get_question:
 * @card: a card
 *
 * Gets its question with all that it says, which @question of a card need not have.
 *
 * Returns: (transfer none) (nullable): the question; %NULL if the card has front and back
 */
LexQuestion *lex_card_deck_get_question (const LexStudyCard *card);

/**
 * lex_card_deck_unfold:
 * @card: a card without a question
 *
 * Gets the card with front and back, which of a card that the build made are unpacked when it is
 * first shown.
 *
 * Returns: (transfer none): @card
 */
const LexStudyCard *lex_card_deck_unfold (const LexStudyCard *card);

/**
 * lex_card_deck_pose:
 * @card: a card with a question
 * @seed: any number
 *
 * Puts the question of a card: turned, or with other numbers.
 *
 * Returns: (transfer full): the question; the same for the same seed
 */
LexQuestion *lex_card_deck_pose (const LexStudyCard *card, guint32 seed);

/**
 * lex_card_deck_dup_kin:
 * @card: a card
 *
 * Says which family a card is of: what tells its answer is of the same, as the definition of a term
 * and its translations are.
 *
 * Returns: (transfer full): the same for cards of one family
 */
char *lex_card_deck_dup_kin (const LexStudyCard *card);

/**
 * lex_card_deck_print_question:
 * @question: a question
 *
 * Sums up what its right answer is, whatever its options stand in: letters and digits alone count,
 * so that a comma that was mended changes nothing.
 *
 * Returns: (transfer full): the same for the same right answer
 */
char *lex_card_deck_print_question (const LexQuestion *question);

G_END_DECLS
