/* lex-play-view.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "bridge/lex-play.h"
#include "type/lex-markup.h"

G_BEGIN_DECLS

#define LEX_TYPE_PLAY_VIEW (lex_play_view_get_type ())
G_DECLARE_FINAL_TYPE (LexPlayView, lex_play_view, LEX, PLAY_VIEW, GtkWidget)

/**
 * lex_play_view_new:
 * @play: the play of a deal; not kept
 * @style: how to set it
 *
 * Draws the tricks as a table under W N E S, a line a trick. The card that was led is underlined,
 * the one that won is bold; a card that broke the Laws is marked and explained below.
 *
 * Returns: (transfer floating): a new table
 */
GtkWidget *lex_play_view_new (LexPlay *play, const LexMarkupStyle *style);

G_END_DECLS
