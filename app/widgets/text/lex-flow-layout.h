/* lex-flow-layout.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LEX_TYPE_FLOW_LAYOUT (lex_flow_layout_get_type ())
G_DECLARE_FINAL_TYPE (LexFlowLayout, lex_flow_layout, LEX, FLOW_LAYOUT, GtkLayoutManager)

/**
 * lex_flow_layout_new:
 * @spacing: pixels between children and between lines
 *
 * Makes a layout that sets children one after another like words, each at its
 * natural width, and begins a new line where one does not fit. One that expands takes what is
 * left of its line.
 *
 * Returns: (transfer full): a new layout manager
 */
GtkLayoutManager *lex_flow_layout_new (int spacing);

G_END_DECLS
