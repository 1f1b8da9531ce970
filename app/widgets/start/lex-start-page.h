/* lex-start-page.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-library.h"

G_BEGIN_DECLS

#define LEX_TYPE_START_PAGE (lex_start_page_get_type ())

/**
 * LexStartPage:
 *
 * What there is to begin with: what can be typed, what was read and searched before.
 */
G_DECLARE_FINAL_TYPE (LexStartPage, lex_start_page, LEX, START_PAGE, GtkWidget)

/**
 * lex_start_page_new:
 *
 * Makes a page that lists nothing yet.
 *
 * Returns: (transfer floating): a page
 */
GtkWidget *lex_start_page_new (void);

/**
 * lex_start_page_add_places:
 * @self: a page
 * @library: where they are from
 * @labels: (array zero-terminated=1): canonical texts of labels, the latest first
 * @language: the language to name them in
 *
 * Lists places; those that the library does not have are left out.
 */
void lex_start_page_add_places (LexStartPage *self, LexLibrary *library, const char *const *labels,
                                LexLanguage language);

/**
 * lex_start_page_add_searches:
 * @self: a page
 * @searches: (array zero-terminated=1): what was searched, the latest first
 *
 * Lists searches.
 */
void lex_start_page_add_searches (LexStartPage *self, const char *const *searches);

/**
 * lex_start_page_add_open_cases:
 * @self: a page
 * @n: how many rulings are still to be made
 *
 * Says so beside what can be done, and leads to them.
 */
void lex_start_page_add_open_cases (LexStartPage *self, guint n);

/**
 * lex_start_page_add_cards:
 * @self: a page
 * @n: how many cards today brings
 *
 * Says so beside what can be done, and leads to learning.
 */
void lex_start_page_add_cards (LexStartPage *self, guint n);

/**
 * lex_start_page_filter:
 * @self: a page
 * @text: letters
 *
 * Lists only what has these letters; what typing into the page's entry does.
 */
void lex_start_page_filter (LexStartPage *self, const char *text);

/**
 * lex_start_page_activate:
 * @self: a page
 *
 * Opens the first of what is listed; what Enter in the page's entry does.
 */
void lex_start_page_activate (LexStartPage *self);

/**
 * lex_start_page_begin:
 * @self: a page
 *
 * Goes to what searches the lists.
 */
void lex_start_page_begin (LexStartPage *self);

G_END_DECLS
