/* lex-point-view.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "bridge/pbn/lex-pbn.h"
#include "solver/lex-solution.h"
#include "type/lex-markup.h"

G_BEGIN_DECLS

#define LEX_TYPE_POINT_VIEW (lex_point_view_get_type ())
G_DECLARE_FINAL_TYPE (LexPointView, lex_point_view, LEX, POINT_VIEW, GtkWidget)

/**
 * lex_point_view_new:
 * @pbn: (transfer full): the game
 * @points: (element-type LexSolvedPoint): the points of its play, at least one
 * @style: how to set it
 *
 * Draws a point of the play, the first at the start: what is held there, and under each card that
 * may be played the tricks that declarer's side then has. Buttons step through the play.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *lex_point_view_new (LexPbn *pbn, GArray *points, const LexMarkupStyle *style);

/**
 * lex_point_view_step:
 * @self: a point
 * @step: how many cards to go on; negative to go back
 *
 * Goes to another point, the first or last at most.
 */
void lex_point_view_step (LexPointView *self, int step);

G_END_DECLS
