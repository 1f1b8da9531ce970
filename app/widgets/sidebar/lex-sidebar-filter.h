/* lex-sidebar-filter.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "model/lex-kind.h"
#include "model/lex-language.h"

G_BEGIN_DECLS

#define LEX_TYPE_SIDEBAR_FILTER (lex_sidebar_filter_get_type ())

/**
 * LexSidebarFilter:
 *
 * Where a search looks: in which kind of document and in which language.
 * Emits `changed`.
 */
G_DECLARE_FINAL_TYPE (LexSidebarFilter, lex_sidebar_filter, LEX, SIDEBAR_FILTER, GtkWidget)

/**
 * lex_sidebar_filter_get_kind:
 * @self: a filter
 *
 * Gets the kind chosen.
 *
 * Returns: a #LexKind, or -1 for all
 */
int lex_sidebar_filter_get_kind (LexSidebarFilter *self);

/**
 * lex_sidebar_filter_get_languages:
 * @self: a filter
 *
 * Gets the languages chosen.
 *
 * Returns: one language or both
 */
LexLanguages lex_sidebar_filter_get_languages (LexSidebarFilter *self);

/**
 * lex_sidebar_filter_is_set:
 * @self: a filter
 *
 * Tells whether anything is left out.
 *
 * Returns: whether not all kinds in both languages are looked in
 */
gboolean lex_sidebar_filter_is_set (LexSidebarFilter *self);

/**
 * lex_sidebar_filter_reset:
 * @self: a filter
 *
 * Looks everywhere again, without a word.
 */
void lex_sidebar_filter_reset (LexSidebarFilter *self);

G_END_DECLS
