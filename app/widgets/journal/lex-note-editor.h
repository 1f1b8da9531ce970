/* lex-note-editor.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-journal.h"

G_BEGIN_DECLS

#define LEX_TYPE_NOTE_EDITOR (lex_note_editor_get_type ())

/**
 * LexNoteEditor:
 *
 * Where a note is written. Emits `done` when whoever writes it has left it by Escape or Ctrl+Enter.
 */
G_DECLARE_FINAL_TYPE (LexNoteEditor, lex_note_editor, LEX, NOTE_EDITOR, GtkWidget)

/**
 * lex_note_editor_new:
 * @journal: where it is kept
 * @entry: (transfer full): what is written, new or kept already
 *
 * Makes an editor. What is typed is kept within a second, and when the editor goes; what can not be
 * kept stays on the screen with the reason, and is tried again. A note is not kept empty: who
 * empties it and is done removes it, who merely goes elsewhere leaves it as it was.
 *
 * Returns: (transfer floating): an editor
 */
GtkWidget *lex_note_editor_new (LexJournal *journal, LexJournalEntry *entry);

/**
 * lex_note_editor_flush:
 * @self: an editor
 *
 * Keeps what was typed, now.
 *
 * Returns: whether all of it is kept
 */
gboolean lex_note_editor_flush (LexNoteEditor *self);

/**
 * lex_note_editor_leave:
 * @self: an editor
 *
 * Does what Escape does: keeps what was typed, or removes what was emptied, and is `done`; stays
 * where that fails.
 */
void lex_note_editor_leave (LexNoteEditor *self);

/**
 * lex_note_editor_get_id:
 * @self: an editor
 *
 * Gets the identifier of what is written.
 *
 * Returns: (transfer none) (nullable): the identifier, %NULL as long as nothing was kept
 */
const char *lex_note_editor_get_id (LexNoteEditor *self);

G_END_DECLS
