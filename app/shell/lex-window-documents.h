/* lex-window-documents.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/lex-window.h"

G_BEGIN_DECLS

/**
 * lex_window_show_documents:
 * @self: the window
 *
 * Lists the imported documents in a window of their own.
 */
void lex_window_show_documents (LexWindow *self);

/**
 * lex_window_compare:
 * @self: the window
 *
 * Shows the clause being read in two editions.
 */
void lex_window_compare (LexWindow *self);

/**
 * lex_window_open_document:
 * @self: the window
 * @name: a document
 *
 * Opens its first clause.
 */
void lex_window_open_document (LexWindow *self, const char *name);

/**
 * lex_window_show_report:
 * @self: the window
 * @name: an imported document
 *
 * Shows the report of its import once more.
 */
void lex_window_show_report (LexWindow *self, const char *name);

/**
 * lex_window_undo_documents:
 * @self: the window
 *
 * Undoes the last change of imported documents, and says in a toast how that went.
 */
void lex_window_undo_documents (LexWindow *self);

/**
 * lex_window_rank_documents:
 * @self: the window
 * @names: (array zero-terminated=1): imported documents, that which is to prevail first
 *
 * Orders imported documents.
 */
void lex_window_rank_documents (LexWindow *self, const char *const *names);

/**
 * lex_window_rename_document:
 * @self: the window
 * @name: an imported document
 *
 * Asks for its title.
 */
void lex_window_rename_document (LexWindow *self, const char *name);

/**
 * lex_window_retitle_document:
 * @self: the window
 * @name: an imported document
 * @title: the title it is to have
 *
 * Gives it another title without asking.
 */
void lex_window_retitle_document (LexWindow *self, const char *name, const char *title);

/**
 * lex_window_reimport_document:
 * @self: the window
 * @name: an imported document
 *
 * Reads it again from its original.
 */
void lex_window_reimport_document (LexWindow *self, const char *name);

/**
 * lex_window_forget:
 * @self: a window
 * @name: an imported document
 *
 * Asks, then forgets an imported document.
 */
void lex_window_forget (LexWindow *self, const char *name);

/**
 * lex_window_forget_document:
 * @self: a window with a library
 * @name: an imported document
 *
 * Forgets it without asking, and says in a toast how that went. It can take a while, since the
 * other documents are indexed again and another process may be importing; the toast offers to
 * cancel it until it is done.
 */
void lex_window_forget_document (LexWindow *self, const char *name);

G_END_DECLS
