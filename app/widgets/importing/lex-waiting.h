/* lex-waiting.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define LEX_TYPE_WAITING (lex_waiting_get_type ())
G_DECLARE_FINAL_TYPE (LexWaiting, lex_waiting, LEX, WAITING, AdwWindow)

/**
 * lex_waiting_new:
 * @parent: the window to stand before
 * @title: what is under way
 * @cancellable: what its button cancels
 *
 * Makes a small window that tells how far something is, and can cancel it.
 *
 * Returns: (transfer none): the window
 */
LexWaiting *lex_waiting_new (GtkWindow *parent, const char *title, GCancellable *cancellable);

/**
 * lex_waiting_tell:
 * @self: the window
 * @done: how many are done
 * @all: how many there are
 * @name: which is next
 *
 * Tells how far it is.
 */
void lex_waiting_tell (LexWaiting *self, guint done, guint all, const char *name);

G_END_DECLS
