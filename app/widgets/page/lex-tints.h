/* lex-tints.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-journal.h"
#include "widgets/page/lex-stretch.h"

G_BEGIN_DECLS

/**
 * LexTints:
 *
 * What the reader marked in the words of a clause, as with a marker's broad pen.
 */
typedef struct _LexTints LexTints;

/**
 * lex_tints_new:
 * @row: a widget with the labels of a clause below it; must outlive the result
 * @entries: (element-type LexJournalEntry): what the reader made there
 *
 * Finds the quoted words of highlights again. One that quotes nothing marks the whole clause.
 *
 * Returns: (transfer full) (nullable): the marks, %NULL for none
 */
LexTints *lex_tints_new (GtkWidget *row, GPtrArray *entries);

/**
 * lex_tints_free:
 * @self: (transfer full) (nullable): marks
 *
 * Frees them.
 */
void lex_tints_free (LexTints *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexTints, lex_tints_free)

/**
 * lex_tints_draw:
 * @self: marks
 * @snapshot: what is drawn, before the labels
 *
 * Draws them behind the words, wherever those stand by now.
 */
void lex_tints_draw (LexTints *self, GtkSnapshot *snapshot);

/**
 * lex_tints_find:
 * @self: (nullable): marks
 * @place: (nullable): words of the row; %NULL for any
 *
 * Finds the highlight that words are marked by, the last of several.
 *
 * Returns: (transfer none) (nullable): its identifier, or %NULL where none is
 */
const char *lex_tints_find (LexTints *self, const LexStretch *place);

/**
 * lex_tints_get_n:
 * @self: (nullable): marks
 *
 * Counts them.
 *
 * Returns: how many stretches are marked
 */
guint lex_tints_get_n (LexTints *self);

G_END_DECLS
