/* lex-asking-page.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/study/lex-asking-parts.h"

G_BEGIN_DECLS

/**
 * lex_asking_page_new:
 * @view: what the page follows from, with a question
 * @first: (out) (transfer none) (nullable): what is to have the focus; %NULL when all is answered
 *
 * Makes the page of a question: the situation with deal and auction, each step that was answered
 * with what is right and why, and the step that is asked. When all is answered, the clauses stand
 * open below.
 *
 * Returns: (transfer floating): a page
 */
GtkWidget *lex_asking_page_new (const LexAskingView *view, GtkWidget **first);

/**
 * lex_asking_page_get_topic:
 * @topic: a topic of the bank, such as `revoke`
 *
 * Names a topic.
 *
 * Returns: (transfer none): its name in the interface's language
 */
const char *lex_asking_page_get_topic (const char *topic);

G_END_DECLS
