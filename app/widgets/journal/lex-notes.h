/* lex-notes.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-journal.h"

G_BEGIN_DECLS

#define LEX_TYPE_NOTES (lex_notes_get_type ())

/**
 * LexNotes:
 *
 * The notes and highlights of one clause, to be read and written.
 */
G_DECLARE_FINAL_TYPE (LexNotes, lex_notes, LEX, NOTES, GtkWidget)

/**
 * lex_notes_new:
 * @library: a library
 * @journal: where they are kept
 * @language: in which the clause is read
 *
 * Makes an empty list.
 *
 * Returns: (transfer floating): a new list
 */
GtkWidget *lex_notes_new (LexLibrary *library, LexJournal *journal, LexLanguage language);

/**
 * lex_notes_set_entries:
 * @self: a list
 * @entries: (nullable) (element-type LexJournalEntry): what it shows; kept
 *
 * Shows them. One that is being written stays as it is.
 */
void lex_notes_set_entries (LexNotes *self, GPtrArray *entries);

/**
 * lex_notes_set_label:
 * @self: a list
 * @label: the clause that new notes are about
 *
 * Says where a new note belongs.
 */
void lex_notes_set_label (LexNotes *self, LexLabel *label);

/**
 * lex_notes_begin:
 * @self: a list with a label
 *
 * Begins a new note and puts the focus there; goes to the one that is being written.
 */
void lex_notes_begin (LexNotes *self);

G_END_DECLS
