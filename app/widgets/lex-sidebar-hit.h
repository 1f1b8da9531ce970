/* lex-sidebar-hit.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "model/lex-hit.h"

G_BEGIN_DECLS

#define LEX_TYPE_SIDEBAR_HIT (lex_sidebar_hit_get_type ())

/**
 * LexSidebarHit:
 *
 * One hit: its label, what it is, its heading, and the words around what was
 * found.
 */
G_DECLARE_FINAL_TYPE (LexSidebarHit, lex_sidebar_hit, LEX, SIDEBAR_HIT, GtkWidget)

/**
 * lex_sidebar_hit_set_hit:
 * @self: a row
 * @hit: the hit to show
 *
 * Shows a hit.
 */
void lex_sidebar_hit_set_hit (LexSidebarHit *self, LexHit *hit);

G_END_DECLS
