/* lex-path-page.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/toolbox/lex-path-parts.h"

G_BEGIN_DECLS

/**
 * lex_path_page_new:
 * @state: what the page follows from
 * @first: (out) (optional) (transfer none): what is to have the focus: the first answer, or the
 * first line
 *
 * Makes the page of a question or of a ruling: the way so far, then what is said before anybody
 * chooses, the question with its answers and how to find out; or the lines of the ruling by kind.
 * Turned to the players, it has only what all of them may read.
 *
 * Returns: (transfer floating): a page
 */
GtkWidget *lex_path_page_new (const LexPathState *state, GtkWidget **first);

G_END_DECLS
