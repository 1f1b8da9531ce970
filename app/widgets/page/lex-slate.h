/* lex-slate.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-passage.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LEX_TYPE_SLATE (lex_slate_get_type ())
G_DECLARE_FINAL_TYPE (LexSlate, lex_slate, LEX, SLATE, GtkWidget)

/**
 * lex_slate_new:
 * @library: where clauses are read from
 *
 * Makes a slate with nothing on it. It emits `beyond`, with 1 or -1, when what comes after the last
 * clause or before the first is asked for.
 *
 * Returns: (transfer floating): a new slate
 */
GtkWidget *lex_slate_new (LexLibrary *library);

/**
 * lex_slate_set_passage:
 * @self: a slate
 * @passage: (transfer full): what is leafed through
 * @label: (nullable): the clause to begin with; %NULL for the last
 *
 * Shows a clause of a passage: that one or the first below it, or else the nearest above it.
 */
void lex_slate_set_passage (LexSlate *self, LexPassage *passage, LexLabel *label);

/**
 * lex_slate_set_language:
 * @self: a slate
 * @language: a language
 *
 * Shows it in that language, or in the other where there is none of it.
 */
void lex_slate_set_language (LexSlate *self, LexLanguage language);

/**
 * lex_slate_get_language:
 * @self: a slate
 *
 * Gets the language that was asked for.
 *
 * Returns: the language
 */
LexLanguage lex_slate_get_language (LexSlate *self);

/**
 * lex_slate_step:
 * @self: a slate with a passage
 * @step: 1 for the next clause, -1 for the one before
 *
 * Shows another clause.
 */
void lex_slate_step (LexSlate *self, int step);

/**
 * lex_slate_get_label:
 * @self: a slate
 *
 * Gets what it shows.
 *
 * Returns: (transfer none) (nullable): the clause
 */
LexLabel *lex_slate_get_label (LexSlate *self);

/**
 * lex_slate_press:
 * @self: a slate
 * @key: a key
 *
 * Does what a key means: arrows leaf, those upwards and downwards where nothing is left to scroll;
 * L and Tab change the language.
 *
 * Returns: whether it means anything
 */
gboolean lex_slate_press (LexSlate *self, guint key);

G_END_DECLS
