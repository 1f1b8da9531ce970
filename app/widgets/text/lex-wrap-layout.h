/* lex-wrap-layout.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LEX_TYPE_WRAP_LAYOUT (lex_wrap_layout_get_type ())
G_DECLARE_FINAL_TYPE (LexWrapLayout, lex_wrap_layout, LEX, WRAP_LAYOUT, GtkLayoutManager)

/**
 * lex_wrap_layout_new:
 *
 * Makes a layout for a label that wraps, in a parent that asks only how high the label is at
 * a width of the parent's choice, never how wide it would be.
 *
 * Returns: (transfer full): a new layout manager
 */
GtkLayoutManager *lex_wrap_layout_new (void);

G_END_DECLS
