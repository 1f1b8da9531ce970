/* lex-note.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-journal.h"
#include "type/lex-markup.h"

G_BEGIN_DECLS

/**
 * LEX_NOTE_EDIT:
 *
 * The action that a note's button for writing fires, with the note's identifier. Those for removing
 * it, for another colour and for a card of it fire `win.remove-entry`, `win.colour-entry` and
 * `win.make-card-of`.
 */
#define LEX_NOTE_EDIT "notes.edit"

/**
 * lex_note_new:
 * @library: tells which citations there are
 * @entry: a note or a highlight
 * @style: how to set it
 * @fixed: whether it can not be changed
 *
 * Shows one note or highlight: the words that it quotes in their colour, what was written, and what
 * can be done with it.
 *
 * Returns: (transfer floating): a widget
 */
GtkWidget *lex_note_new (LexLibrary *library, const LexJournalEntry *entry,
                         const LexMarkupStyle *style, gboolean fixed);

G_END_DECLS
