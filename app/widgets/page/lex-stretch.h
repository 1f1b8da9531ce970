/* lex-stretch.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * LexStretch:
 * @label: a label of the page; borrowed
 * @from: first byte of its text
 * @to: byte after the last
 *
 * Words that stand together in one label.
 */
typedef struct
{
  GtkLabel *label;
  int from;
  int to;
} LexStretch;

/**
 * LexStretchFunc:
 * @place: where a part of the words stands, a line high
 * @user_data: what was passed on
 *
 * Draws behind them.
 */
typedef void (*LexStretchFunc) (const graphene_rect_t *place, gpointer user_data);

/**
 * lex_stretch_foreach:
 * @self: some words
 * @widget: an ancestor of their label
 * @func: what is done
 * @user_data: passed on
 *
 * Tells, in the coordinates of @widget, where words stand that are on the screen: a place for each
 * line they are broken into, wherever that is by now.
 */
void lex_stretch_foreach (const LexStretch *self, GtkWidget *widget, LexStretchFunc func,
                          gpointer user_data);

G_END_DECLS
