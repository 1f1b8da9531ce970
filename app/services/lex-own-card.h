/* lex-own-card.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-card-deck.h"
#include "services/lex-journal.h"

G_BEGIN_DECLS

/**
 * LexOwnCard:
 * @id: (nullable): its identifier, printable ASCII; %NULL until it is put
 * @front: by language, what is asked; at least one is there
 * @back: by language, the answer
 * @wrong: (nullable): wrong answers to choose among, parted by line ends; %NULL if the reader
 * judges himself
 * @why: (nullable): why the answer is right
 * @labels: (nullable): the clauses it is about, parted by blanks
 * @tags: (nullable): the reader's own words for it, parted by blanks
 *
 * A card that the reader wrote.
 */
typedef struct
{
  char *id;
  char *front[LEX_N_LANGUAGES];
  char *back[LEX_N_LANGUAGES];
  char *wrong;
  char *why;
  char *labels;
  char *tags;
} LexOwnCard;

/**
 * lex_own_card_new:
 *
 * Makes an empty card, to be filled.
 *
 * Returns: (transfer full): the card
 */
LexOwnCard *lex_own_card_new (void);

/**
 * lex_own_card_new_about:
 * @library: a library
 * @label: a clause
 * @words: (nullable): words that were selected in it, or a note on it; %NULL for the whole clause
 * @language: the language of @words
 *
 * Makes a card from a clause, to be changed before it is put: its name and heading in front, its
 * words behind.
 *
 * Returns: (transfer full): the card
 */
LexOwnCard *lex_own_card_new_about (LexLibrary *library, LexLabel *label, const char *words,
                                    LexLanguage language);

/**
 * lex_own_card_free:
 * @self: (transfer full) (nullable): a card
 *
 * Frees it.
 */
void lex_own_card_free (LexOwnCard *self);

/**
 * lex_own_card_list:
 * @journal: the journal
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Lists the reader's own cards.
 *
 * Returns: (transfer full) (nullable) (element-type LexOwnCard): the cards, perhaps none
 */
GPtrArray *lex_own_card_list (LexJournal *journal, GError **error);

/**
 * lex_own_card_put:
 * @journal: the journal
 * @cards: (element-type LexOwnCard): cards; each gets an identifier if it has none
 * @now: seconds since 1970
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Adds cards, or changes those of their identifiers; all or none. When this returns %TRUE, they are
 * on the disk. A study that is open does not know them before it is opened again.
 *
 * Returns: whether they are kept; `LEX_LIBRARY_ERROR_INPUT` if one lacks question or answer
 */
gboolean lex_own_card_put (LexJournal *journal, GPtrArray *cards, gint64 now, GError **error);

/**
 * lex_own_card_remove:
 * @journal: the journal
 * @id: a card
 * @removed: whether it is to go, or to be brought back
 * @now: seconds since 1970
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Takes a card out of sight, or brings it back with all that was answered to it.
 *
 * Returns: whether that is kept
 */
gboolean lex_own_card_remove (LexJournal *journal, const char *id, gboolean removed, gint64 now,
                              GError **error);

/**
 * lex_own_card_add_all:
 * @deck: (element-type LexStudyCard): cards that are studied
 * @cards: (element-type LexOwnCard): the reader's own
 *
 * Adds own cards to those that are studied; one with wrong answers is a question.
 */
void lex_own_card_add_all (GPtrArray *deck, GPtrArray *cards);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexOwnCard, lex_own_card_free)

G_END_DECLS
