/* lex-finding.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/page/lex-page.h"
#include "widgets/page/lex-scrolling.h"

G_BEGIN_DECLS

#define LEX_TYPE_FINDING (lex_finding_get_type ())
G_DECLARE_FINAL_TYPE (LexFinding, lex_finding, LEX, FINDING, GObject)

/**
 * lex_finding_new:
 * @page: a page; borrowed, it outlives the finding
 * @scrolling: what scrolls it; borrowed, it outlives the finding
 *
 * Makes what marks words and finds phrases on a page, whatever it shows. The
 * signal `changed` tells when places come and go.
 *
 * Returns: (transfer full): a new finding, without words and phrase
 */
LexFinding *lex_finding_new (LexPage *page, LexScrolling *scrolling);

/**
 * lex_finding_refresh:
 * @self: a finding
 *
 * Marks the page that stands now; call it when another is shown.
 */
void lex_finding_refresh (LexFinding *self);

/**
 * lex_finding_set_words:
 * @self: a finding
 * @words: (nullable) (array zero-terminated=1): words, whatever their case and diacritics
 *
 * Marks words on the page until another is opened; %NULL marks none.
 *
 * Returns: whether that changes anything
 */
gboolean lex_finding_set_words (LexFinding *self, const char *const *words);

/**
 * lex_finding_drop_words:
 * @self: a finding
 *
 * Forgets the words, as another page is about to be shown; the marks go with the old one.
 */
void lex_finding_drop_words (LexFinding *self);

/**
 * lex_finding_set_phrase:
 * @self: a finding
 * @phrase: (nullable): what to find on this page and those opened next; %NULL ends the finding
 *
 * Finds a phrase and shows its first place from the top of the view on.
 * What is found is marked before the words of lex_finding_set_words().
 */
void lex_finding_set_phrase (LexFinding *self, const char *phrase);

/**
 * lex_finding_step:
 * @self: a finding
 * @step: 1 for the next place, -1 for the one before
 *
 * Shows another place of the phrase; after the last comes the first.
 */
void lex_finding_step (LexFinding *self, int step);

/**
 * lex_finding_count:
 * @self: a finding
 * @found: (out) (optional): which of them is shown, from 0
 *
 * Counts the places of the phrase.
 *
 * Returns: how many there are
 */
guint lex_finding_count (LexFinding *self, guint *found);

G_END_DECLS
