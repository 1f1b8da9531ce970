/* lex-made-card.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-label.h"
#include "model/lex-text.h"

G_BEGIN_DECLS

/**
 * LexMadeCard:
 * @id: its name, such as `cloze/27B1a` or `numbers/77/2.3`
 * @print: a fingerprint of what is to be said; another one makes it another card
 * @label: the clause it was made of
 * @packed: (nullable): front and back of a card that was read, which
 *   lex_question_data_unfold_made() gets; the texts below are of one that was made just now
 * @front: by language, what is asked
 * @back: by language, the answer
 *
 * A card that the build made of what a clause says.
 */
typedef struct
{
  char *id;
  char *print;
  LexLabel *label;
  GVariant *packed;
  LexText *front[LEX_N_LANGUAGES];
  LexText *back[LEX_N_LANGUAGES];
} LexMadeCard;

/**
 * lex_made_card_new:
 * @id: (transfer full): its name
 * @label: the clause it is made of
 *
 * Makes a card, to be filled.
 *
 * Returns: (transfer full): the card
 */
LexMadeCard *lex_made_card_new (char *id, LexLabel *label);

/**
 * lex_made_card_free:
 * @self: (transfer full): a card
 *
 * Frees it.
 */
void lex_made_card_free (LexMadeCard *self);

/**
 * lex_made_card_fill_print:
 * @self: a card whose answer is there
 *
 * Sums up what is to be said: the emphasised words of the English answer, or all of it. Letters and
 * digits alone count, so that a comma that was mended changes nothing.
 */
void lex_made_card_fill_print (LexMadeCard *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexMadeCard, lex_made_card_free)

G_END_DECLS
