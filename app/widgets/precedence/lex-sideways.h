/* lex-sideways.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LEX_TYPE_SIDEWAYS (lex_sideways_get_type ())

/**
 * LexSideways:
 *
 * Scrolls its child sideways and is as high as the child needs, so that
 * something wide can stand on a page that scrolls up and down. Property `child`.
 */
G_DECLARE_FINAL_TYPE (LexSideways, lex_sideways, LEX, SIDEWAYS, GtkWidget)

G_END_DECLS
