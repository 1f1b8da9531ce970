/* lex-file-choice.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * LexFileChoice:
 * @title: the title of the dialog
 * @accept: its button, with a mnemonic
 * @filter: (nullable): what is offered; %NULL for everything
 * @name: (nullable): the name proposed for a file to be written; %NULL to choose files to read
 * @folders: whether folders are to be chosen
 *
 * What the user is asked for.
 */
typedef struct
{
  const char *title;
  const char *accept;
  GtkFileFilter *filter;
  const char *name;
  gboolean folders;
} LexFileChoice;

/**
 * LexFileChoiceFunc:
 * @files: (nullable) (element-type GFile): what was chosen; %NULL where nothing was
 * @user_data: as given
 *
 * Called once, when the dialog has closed.
 */
typedef void (*LexFileChoiceFunc) (GListModel *files, gpointer user_data);

/**
 * lex_file_choice_ask:
 * @parent: the window that asks
 * @choice: what for
 * @cancellable: closes the dialog when cancelled
 * @done: called afterwards
 * @user_data: for @done
 *
 * Lets the user choose files. To write, the dialog itself asks before it lets one be replaced.
 */
void lex_file_choice_ask (GtkWindow *parent, const LexFileChoice *choice, GCancellable *cancellable,
                          LexFileChoiceFunc done, gpointer user_data);

G_END_DECLS
