/* lex-sidebar-hits.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-library.h"

G_BEGIN_DECLS

#define LEX_TYPE_SIDEBAR_HITS (lex_sidebar_hits_get_type ())

/**
 * LexSidebarHits:
 *
 * The hits of a search as a list, grouped in their law. An activated hit is
 * opened through the action `win.open-hit`, a suggestion through `win.search`.
 */
G_DECLARE_FINAL_TYPE (LexSidebarHits, lex_sidebar_hits, LEX, SIDEBAR_HITS, GtkWidget)

/**
 * lex_sidebar_hits_set_library:
 * @self: a list
 * @library: where hits to come are found
 *
 * Sets where to read what hits show and what their groups are called. To be called again when the
 * library changed.
 */
void lex_sidebar_hits_set_library (LexSidebarHits *self, LexLibrary *library);

/**
 * lex_sidebar_hits_set_language:
 * @self: a list
 * @language: the language that is read first
 *
 * Sets what the groups of hits to come are called in, whatever language those were found in.
 */
void lex_sidebar_hits_set_language (LexSidebarHits *self, LexLanguage language);

/**
 * lex_sidebar_hits_set_suggestion:
 * @self: a list
 * @suggestion: (nullable): the query as it was probably meant
 *
 * Shows above the hits what else to search for.
 */
void lex_sidebar_hits_set_suggestion (LexSidebarHits *self, const char *suggestion);

/**
 * lex_sidebar_hits_set_hits:
 * @self: a list with a library
 * @hits: (element-type LexHit): hits, best first
 *
 * Shows hits from the first on, none of them selected.
 */
void lex_sidebar_hits_set_hits (LexSidebarHits *self, GPtrArray *hits);

/**
 * lex_sidebar_hits_move:
 * @self: a list
 * @step: 1 for the next hit, -1 for the one before
 *
 * Moves the selection; from no selection down to the first.
 */
void lex_sidebar_hits_move (LexSidebarHits *self, int step);

/**
 * lex_sidebar_hits_activate:
 * @self: a list
 *
 * Opens the selected hit, or the first when none is.
 *
 * Returns: whether there was one
 */
gboolean lex_sidebar_hits_activate (LexSidebarHits *self);

/**
 * lex_sidebar_hits_dup_matches:
 * @self: a list
 *
 * Gets the words that the hits were found by, as the snippets mark them: every
 * form that stands in a text, not those typed.
 *
 * Returns: (transfer full): folded words, perhaps none
 */
GStrv lex_sidebar_hits_dup_matches (LexSidebarHits *self);

G_END_DECLS
