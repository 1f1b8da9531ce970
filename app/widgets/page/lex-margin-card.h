/* lex-margin-card.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "model/lex-relation.h"
#include "widgets/text/lex-markup.h"

G_BEGIN_DECLS

/**
 * LexMarginCardKind:
 * @LEX_CARD_YIELDS: a more specific clause prevails over this one
 * @LEX_CARD_PREVAILS: this clause prevails over a more general one
 * @LEX_CARD_EXAMPLES: worked examples
 * @LEX_CARD_COMMENTARY: commentary
 * @LEX_CARD_SCREENS: what changes behind screens
 * @LEX_CARD_GUIDE: a guide
 * @LEX_CARD_NOTE: the reader's own note
 *
 * What a margin card is about; its order is the order of cards beside a clause.
 */
typedef enum
{
  LEX_CARD_YIELDS,
  LEX_CARD_PREVAILS,
  LEX_CARD_EXAMPLES,
  LEX_CARD_COMMENTARY,
  LEX_CARD_SCREENS,
  LEX_CARD_GUIDE,
  LEX_CARD_NOTE,
} LexMarginCardKind;

#define LEX_N_CARD_KINDS 7

/**
 * lex_margin_card_kind_get_title:
 * @kind: a kind
 *
 * Gets the word written on the card, which says what its colour says.
 *
 * Returns: (transfer none): the word, in the interface's language
 */
const char *lex_margin_card_kind_get_title (LexMarginCardKind kind);

/**
 * lex_margin_card_kind_get_name:
 * @kind: a kind
 *
 * Gets the style class.
 *
 * Returns: (transfer none): such as `yields`
 */
const char *lex_margin_card_kind_get_name (LexMarginCardKind kind);

#define LEX_TYPE_MARGIN_CARD (lex_margin_card_get_type ())
G_DECLARE_FINAL_TYPE (LexMarginCard, lex_margin_card, LEX, MARGIN_CARD, GtkWidget)

/**
 * lex_margin_card_new:
 * @kind: what it is about
 * @beside: the clause it belongs to
 * @language: the language of its reasons
 *
 * Makes a card without lines. Its title names the clause: where cards are many
 * they cannot all stand level with theirs.
 *
 * Returns: (transfer floating): a new card
 */
GtkWidget *lex_margin_card_new (LexMarginCardKind kind, LexLabel *beside, LexLanguage language);

/**
 * lex_margin_card_add:
 * @self: a card
 * @target: the clause it leads to
 * @heading: (nullable): the heading of that clause
 * @relation: (nullable): the relation of precedence that the line stands for
 * @style: how to set it
 *
 * Adds a line: a link to the other clause and its heading. A click anywhere on
 * a card with one line opens that clause. A relation has a second link, which
 * emits `explain` with the relation and the widget it was asked from.
 */
void lex_margin_card_add (LexMarginCard *self, LexLabel *target, const char *heading,
                          LexRelation *relation, const LexMarkupStyle *style);

G_END_DECLS
