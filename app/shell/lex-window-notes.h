/* lex-window-notes.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/lex-window.h"

G_BEGIN_DECLS

/**
 * lex_window_show_notes:
 * @self: a window
 *
 * Lists in a window of its own everything that the reader made.
 */
void lex_window_show_notes (LexWindow *self);

/**
 * lex_window_close_notes:
 * @self: a window
 *
 * Closes that window, if it is open; it would keep this one alive, whose actions it fires.
 */
void lex_window_close_notes (LexWindow *self);

/**
 * lex_window_read_notes:
 * @self: a window
 * @text: the canonical text of a label
 *
 * Opens a clause with the notes on it.
 */
void lex_window_read_notes (LexWindow *self, const char *text);

/**
 * lex_window_export_notes:
 * @self: a window
 * @format: `json` or `md`
 *
 * Asks for a file, and exports the journal to it.
 */
void lex_window_export_notes (LexWindow *self, const char *format);

/**
 * lex_window_export_notes_to:
 * @self: a window
 * @path: a file
 *
 * Exports the journal, and says in a toast how that went.
 */
void lex_window_export_notes_to (LexWindow *self, const char *path);

/**
 * lex_window_import_notes:
 * @self: a window
 *
 * Asks for an exported file, and takes in what is in it.
 */
void lex_window_import_notes (LexWindow *self);

/**
 * lex_window_import_notes_from:
 * @self: a window
 * @path: a file
 *
 * Takes in an exported file, and says in a toast how that went.
 */
void lex_window_import_notes_from (LexWindow *self, const char *path);

/**
 * lex_window_restore_backup:
 * @self: a window
 * @name: a backup of the journal
 *
 * Puts it in the journal's place, and offers in a toast to put back what stood there.
 */
void lex_window_restore_backup (LexWindow *self, const char *name);

G_END_DECLS
