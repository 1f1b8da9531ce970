/* lex-backups.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "services/lex-journal.h"

G_BEGIN_DECLS

/**
 * lex_backups_new:
 * @journal: the journal whose backups they are
 * @parent: the window that it stands before
 * @actions: has `restore-backup`
 *
 * Makes a window that lists the backups of the journal, the newest first, each with a button that
 * restores it.
 *
 * Returns: (transfer none): the window
 */
AdwWindow *lex_backups_new (LexJournal *journal, GtkWindow *parent, GActionGroup *actions);

G_END_DECLS
