/* lex-case-form.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-cases.h"
#include "services/lex-library.h"

G_BEGIN_DECLS

#define LEX_TYPE_CASE_FORM (lex_case_form_get_type ())
G_DECLARE_FINAL_TYPE (LexCaseForm, lex_case_form, LEX, CASE_FORM, GtkWidget)

/**
 * lex_case_form_new:
 * @journal: where the case is kept
 * @library: by which clauses are understood
 * @value: (transfer full): the case, perhaps a new one
 *
 * Makes the form of a case. What is typed is kept within a second; what says nothing is not kept
 * at all. It emits `kept` when the case has its number, `changed` with each change.
 *
 * Returns: (transfer floating): a form
 */
GtkWidget *lex_case_form_new (LexJournal *journal, LexLibrary *library, LexCase *value);

/**
 * lex_case_form_get_line:
 * @self: a form
 *
 * Gets what tells that something is not kept yet, to be put where it cannot be scrolled away.
 *
 * Returns: (transfer none): a widget without a parent, hidden while all is kept
 */
GtkWidget *lex_case_form_get_line (LexCaseForm *self);

/**
 * lex_case_form_get_case:
 * @self: a form
 *
 * Gets what it says now.
 *
 * Returns: (transfer none): the case
 */
const LexCase *lex_case_form_get_case (LexCaseForm *self);

/**
 * lex_case_form_set:
 * @self: a form
 * @key: a field
 * @value: (nullable): what it is to say
 *
 * Changes a field as typing does.
 */
void lex_case_form_set (LexCaseForm *self, LexCaseKey key, const char *value);

/**
 * lex_case_form_absorb:
 * @self: a form
 * @known: what is known besides
 *
 * Adds what another case knows: where nothing stands it is set, words, clauses and rows come behind
 * those that stand there; nothing is replaced.
 */
void lex_case_form_absorb (LexCaseForm *self, const LexCase *known);

/**
 * lex_case_form_undo:
 * @self: a form
 *
 * Takes the last change back.
 *
 * Returns: whether there was one
 */
gboolean lex_case_form_undo (LexCaseForm *self);

/**
 * lex_case_form_redo:
 * @self: a form
 *
 * Brings again what was taken back last.
 *
 * Returns: whether there was something
 */
gboolean lex_case_form_redo (LexCaseForm *self);

/**
 * lex_case_form_flush:
 * @self: a form
 *
 * Keeps at once what is not kept yet.
 *
 * Returns: whether all is
 */
gboolean lex_case_form_flush (LexCaseForm *self);

G_END_DECLS
