/* lex-keeper.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-journal.h"

G_BEGIN_DECLS

/**
 * LexKeeperTask:
 * @put: puts what is typed into the journal, or tells why not; %TRUE too where there is nothing
 * @wait: hands a copy of it to the journal with lex-unkept.h, as what could not be put and why
 *
 * What only the place where one types can do.
 */
typedef struct
{
  gboolean (*put) (gpointer owner, GError **error);
  void (*wait) (gpointer owner, const GError *why);
} LexKeeperTask;

typedef struct _LexKeeper LexKeeper;

/**
 * lex_keeper_new:
 * @journal: where it is kept
 * @owner: what is typed into, which outlives the keeper
 * @task: (type static): how
 *
 * Makes what keeps typing: within a second from the first key on; again and again where that can
 * not be; and when the journal asks for it.
 *
 * Returns: (transfer full): a keeper
 */
LexKeeper *lex_keeper_new (LexJournal *journal, gpointer owner, const LexKeeperTask *task);

/**
 * lex_keeper_free:
 * @self: (transfer full): a keeper
 *
 * Keeps what is not kept, for the last time. Where that can not be, the journal goes on trying.
 */
void lex_keeper_free (LexKeeper *self);

/**
 * lex_keeper_get_line:
 * @self: a keeper
 *
 * Gets the line that says why something is not kept, which is to stand where one types.
 *
 * Returns: (transfer none): a widget, hidden while all is well
 */
GtkWidget *lex_keeper_get_line (LexKeeper *self);

/**
 * lex_keeper_touch:
 * @self: a keeper
 *
 * Tells it that something was typed.
 */
void lex_keeper_touch (LexKeeper *self);

/**
 * lex_keeper_flush:
 * @self: a keeper
 *
 * Keeps now what is not kept yet.
 *
 * Returns: whether all is kept
 */
gboolean lex_keeper_flush (LexKeeper *self);

/**
 * lex_keeper_is_at_rest:
 * @self: a keeper
 *
 * Tells whether nothing was typed since it was kept.
 *
 * Returns: whether it is so
 */
gboolean lex_keeper_is_at_rest (LexKeeper *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexKeeper, lex_keeper_free)

G_END_DECLS
