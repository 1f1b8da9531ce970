/* lex-column-handle.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LEX_TYPE_COLUMN_HANDLE (lex_column_handle_get_type ())

/**
 * LexColumnHandle:
 *
 * What is drawn, by pointer or by arrows, to divide the room between two languages. It says so by
 * its signals: `drawn` with a place in its parent, `stepped` with how far of the whole, `reset`,
 * and `done` when a place was found.
 */
G_DECLARE_FINAL_TYPE (LexColumnHandle, lex_column_handle, LEX, COLUMN_HANDLE, GtkWidget)

/**
 * LexColumnHandleFunc:
 * @parent: the parent of a handle
 * @x: a place in it
 * @y: a place in it
 *
 * Tells whether nothing else is there.
 *
 * Returns: whether the handle may take it
 */
typedef gboolean (*LexColumnHandleFunc) (GtkWidget *parent, double x, double y);

/**
 * lex_column_handle_new:
 * @is_free: says where it can be taken
 *
 * Makes a handle.
 *
 * Returns: (transfer floating): the handle
 */
GtkWidget *lex_column_handle_new (LexColumnHandleFunc is_free);

/**
 * lex_column_handle_tell:
 * @self: a handle
 * @share: how much the first language has
 *
 * Tells assistive technology where it stands.
 */
void lex_column_handle_tell (LexColumnHandle *self, double share);

G_END_DECLS
