/* lex-mock-page.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "widgets/study/lex-mock-form.h"
#include "widgets/study/lex-sitting.h"

G_BEGIN_DECLS

/**
 * lex_mock_page_form_new:
 * @study: what is known
 * @wish: (inout): what is chosen; it outlives the page, which changes it
 * @first: (out) (transfer none): what is to have the focus
 *
 * Makes the page on which a mock exam is chosen: one that was begun, a preset, its numbers, and
 * those that were sat before.
 *
 * Returns: (transfer floating): a page
 */
GtkWidget *lex_mock_page_form_new (LexStudy *study, LexMockWish *wish, GtkWidget **first);

/**
 * lex_mock_page_result_new:
 * @sitting: an exam that was ended
 * @language: the language of its questions
 * @first: (out) (transfer none): what is to have the focus
 *
 * Makes the page that says how an exam went: the weakest Laws first, then each question.
 *
 * Returns: (transfer floating): a page
 */
GtkWidget *lex_mock_page_result_new (const LexSitting *sitting, LexLanguage language,
                                     GtkWidget **first);

/**
 * lex_mock_page_footer_new:
 * @sitting: a sitting
 *
 * Makes what stands below a question of an exam: the ways to the others, the book, the end.
 *
 * Returns: (transfer floating): a box
 */
GtkWidget *lex_mock_page_footer_new (const LexSitting *sitting);

/**
 * lex_mock_page_get_way_on:
 * @footer: what lex_mock_page_footer_new() made
 *
 * Gets what leads to another question.
 *
 * Returns: (transfer none) (nullable): a button that can be pressed
 */
GtkWidget *lex_mock_page_get_way_on (GtkWidget *footer);

G_END_DECLS
