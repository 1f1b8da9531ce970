/* lex-tools.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "model/lex-language.h"
#include "widgets/toolbox/lex-practice-box.h"

G_BEGIN_DECLS

/**
 * LEX_TOOLS_COMPARABLE:
 *
 * The name of the comparable call among the tools; behind a colon may stand what a path calls the
 * case and what it knows, as in `comparable:insufficient;offender=N;withdrawn=1H;replacement=2H`.
 */
#define LEX_TOOLS_COMPARABLE "comparable"

#define LEX_TYPE_TOOLS (lex_tools_get_type ())
G_DECLARE_FINAL_TYPE (LexTools, lex_tools, LEX, TOOLS, GtkWidget)

/**
 * lex_tools_new:
 * @language: the language of the words
 *
 * Makes the page of the tools: the comparable call and the scores, one at a time. A form is made
 * when it is first shown, and keeps what was typed.
 *
 * Returns: (transfer floating): a page
 */
GtkWidget *lex_tools_new (LexLanguage language);

/**
 * lex_tools_set_practice:
 * @self: the tools
 * @practice: (nullable): whose practice is told beside them; it must live as long as @self
 *
 * Tells below a tool what an authority does differently there.
 */
void lex_tools_set_practice (LexTools *self, const LexPracticeChoice *practice);

/**
 * lex_tools_show:
 * @self: a page of tools
 * @name: `LEX_TOOLS_COMPARABLE` or the name of a tool of the rulings; behind a colon may stand what
 *   its fields hold, as in `weighted:outcomes=4SW=100;vulnerable=ew`
 *
 * Shows a tool and gives it the focus; another name is ignored.
 */
void lex_tools_show (LexTools *self, const char *name);

/**
 * lex_tools_set_rounding:
 * @self: a page of tools
 * @rounding: (nullable): how scores are rounded, by its name in the forms
 *
 * Chooses that in all forms that ask for it, also in those that are made later.
 */
void lex_tools_set_rounding (LexTools *self, const char *rounding);

/**
 * lex_tools_dup_text:
 * @self: a page of tools
 *
 * Writes down what the tool shown worked out.
 *
 * Returns: (transfer full) (nullable): plain lines, %NULL while there is nothing
 */
char *lex_tools_dup_text (LexTools *self);

/**
 * lex_tools_dup_labels:
 * @self: a page of tools
 *
 * Lists the clauses on which rests what the tool shown worked out.
 *
 * Returns: (transfer full) (nullable): canonical labels, a blank between two; %NULL while there is
 *   nothing
 */
char *lex_tools_dup_labels (LexTools *self);

/**
 * lex_tools_get_title:
 * @self: a page of tools
 *
 * Gets what is shown.
 *
 * Returns: (transfer none): a few words
 */
const char *lex_tools_get_title (LexTools *self);

G_END_DECLS
