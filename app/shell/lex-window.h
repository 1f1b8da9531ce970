/* lex-window.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "services/lex-journal.h"
#include "services/lex-library.h"

G_BEGIN_DECLS

#define LEX_TYPE_WINDOW (lex_window_get_type ())

/**
 * LexWindow:
 *
 * The window: header bar, sidebar and reader, and the actions `win.*` by which
 * every widget and key does what it does.
 */
G_DECLARE_FINAL_TYPE (LexWindow, lex_window, LEX, WINDOW, AdwApplicationWindow)

/**
 * lex_window_new:
 * @application: the application
 * @preferences: the preferences; read now, written when something is chosen
 *   and when the window closes
 *
 * Makes a window of the size it last had, still without a library.
 *
 * Returns: (transfer none): a new window, owned by GTK
 */
LexWindow *lex_window_new (GtkApplication *application, GSettings *preferences);

/**
 * lex_window_set_library:
 * @self: a window
 * @library: the library to read from
 *
 * Gives the window its library. The sidebar gets it right after the first
 * frame, so that the law is there first.
 */
void lex_window_set_library (LexWindow *self, LexLibrary *library);

/**
 * lex_window_set_journal:
 * @self: a window that was never shown
 * @journal: what the reader made
 *
 * Gives the window its journal. It is opened after the first frame.
 */
void lex_window_set_journal (LexWindow *self, LexJournal *journal);

/**
 * lex_window_show_start:
 * @self: a window
 * @text: (nullable): a label or words from the command line
 *
 * Shows what the window begins with: @text, else where the reader was last.
 */
void lex_window_show_start (LexWindow *self, const char *text);

/**
 * lex_window_open_files:
 * @self: a window
 * @paths: (array zero-terminated=1): files and folders
 *
 * Opens files that were named to the program: those that can be imported are read and shown for
 * review. It does nothing while there is no library.
 */
void lex_window_open_files (LexWindow *self, const char *const *paths);

/**
 * lex_window_show_text:
 * @self: a window
 * @text: a label, however sloppily written, or words to search for
 *
 * Opens a label; searches for anything else.
 */
void lex_window_show_text (LexWindow *self, const char *text);

/**
 * lex_window_show_fault:
 * @self: a window
 * @message: one line: what, where and what to do
 *
 * Says, instead of a page, why there is no library, and offers to rebuild that
 * of the imported documents.
 */
void lex_window_show_fault (LexWindow *self, const char *message);

/**
 * lex_window_import:
 * @self: a window
 *
 * Asks for files and imports them.
 */
void lex_window_import (LexWindow *self);

/**
 * lex_window_import_folder:
 * @self: a window
 *
 * Asks for folders and imports what is in them.
 */
void lex_window_import_folder (LexWindow *self);

G_END_DECLS
