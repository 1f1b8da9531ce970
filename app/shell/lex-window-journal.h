/* lex-window-journal.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/lex-window.h"

G_BEGIN_DECLS

/**
 * lex_window_open_journal:
 * @self: a window with a journal, whose first frame is over
 *
 * Takes in the bookmarks that earlier versions kept in the preferences, shows what was made on the
 * page, and says what the reader should know of the journal.
 */
void lex_window_open_journal (LexWindow *self);

/**
 * lex_window_toggle_bookmark:
 * @self: a window
 *
 * Bookmarks the clause that was opened, or takes its bookmark away.
 */
void lex_window_toggle_bookmark (LexWindow *self);

/**
 * lex_window_write_note:
 * @self: a window
 * @text: (nullable): the canonical text of a label on the page, %NULL for the clause that was
 * opened
 *
 * Begins a note on a clause.
 */
void lex_window_write_note (LexWindow *self, const char *text);

/**
 * lex_window_highlight:
 * @self: a window
 * @entry: (transfer full): a highlight
 *
 * Highlights words of a clause; those that are highlighted already get another colour.
 */
void lex_window_highlight (LexWindow *self, LexJournalEntry *entry);

/**
 * lex_window_highlight_here:
 * @self: a window
 * @colour: what files call a colour
 *
 * Highlights the whole clause that was opened.
 */
void lex_window_highlight_here (LexWindow *self, const char *colour);

/**
 * lex_window_colour_entry:
 * @self: a window
 * @id: a highlight
 * @colour: what files call a colour
 *
 * Gives it another colour.
 */
void lex_window_colour_entry (LexWindow *self, const char *id, const char *colour);

/**
 * lex_window_remove_entry:
 * @self: a window
 * @id: an entry of the journal
 *
 * Removes it, and offers in a toast to bring it back.
 */
void lex_window_remove_entry (LexWindow *self, const char *id);

/**
 * lex_window_bring_back:
 * @self: a window
 * @id: an entry of the journal that was removed
 *
 * Brings it back.
 */
void lex_window_bring_back (LexWindow *self, const char *id);

/**
 * lex_window_move_entry:
 * @self: a window
 * @id: a bookmark or folder
 * @folder: the folder that it is to stand in, empty for none
 * @before: what it is to stand before there, empty for the end
 *
 * Puts a bookmark or folder elsewhere.
 */
void lex_window_move_entry (LexWindow *self, const char *id, const char *folder,
                            const char *before);

/**
 * lex_window_rename_folder:
 * @self: a window
 * @id: a folder
 *
 * Asks for its name.
 */
void lex_window_rename_folder (LexWindow *self, const char *id);

/**
 * lex_window_new_folder:
 * @self: a window
 * @id: what is to stand in it, empty for nothing
 *
 * Makes a folder of bookmarks and asks for its name.
 */
void lex_window_new_folder (LexWindow *self, const char *id);

G_END_DECLS
