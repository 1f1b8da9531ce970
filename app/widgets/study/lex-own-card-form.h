/* lex-own-card-form.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-own-card.h"

G_BEGIN_DECLS

/**
 * lex_own_card_form_new:
 * @card: (inout): the card that is written; it outlives the page, which changes it
 * @language: the language whose fields come first
 * @first: (out) (transfer none): what is to have the focus
 *
 * Makes the page on which a card is written: question and answer, and whatever else it may have.
 *
 * Returns: (transfer floating): a page
 */
GtkWidget *lex_own_card_form_new (LexOwnCard *card, LexLanguage language, GtkWidget **first);

/**
 * lex_own_card_form_list_new:
 * @cards: (element-type LexOwnCard): the reader's own cards
 * @language: the language of the words
 * @first: (out) (transfer none): what is to have the focus
 *
 * Makes the page of the reader's own cards: each can be changed and removed, new ones written, read
 * from files and written to them.
 *
 * Returns: (transfer floating): a page
 */
GtkWidget *lex_own_card_form_list_new (GPtrArray *cards, LexLanguage language, GtkWidget **first);

G_END_DECLS
