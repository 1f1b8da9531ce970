/* lex-case-control.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "journal/lex-case-field.h"
#include "services/lex-library.h"

G_BEGIN_DECLS

#define LEX_TYPE_CASE_CONTROL (lex_case_control_get_type ())
G_DECLARE_FINAL_TYPE (LexCaseControl, lex_case_control, LEX, CASE_CONTROL, GtkWidget)

/**
 * lex_case_control_new:
 * @key: a field
 * @library: by which clauses are understood
 *
 * Makes what changes a field: its heading, and below that what is typed or chosen. It emits
 * `changed` when that says something else. What can not be read is marked, and changes nothing.
 *
 * Returns: (transfer floating): a control that says nothing
 */
GtkWidget *lex_case_control_new (LexCaseKey key, LexLibrary *library);

/**
 * lex_case_control_get_key:
 * @self: a control
 *
 * Tells what it changes.
 *
 * Returns: the field
 */
LexCaseKey lex_case_control_get_key (LexCaseControl *self);

/**
 * lex_case_control_is_wide:
 * @self: a control
 *
 * Tells whether it wants all the width there is.
 *
 * Returns: whether it does
 */
gboolean lex_case_control_is_wide (LexCaseControl *self);

/**
 * lex_case_control_get_value:
 * @self: a control
 *
 * Tells what it says.
 *
 * Returns: (transfer none) (nullable): the value, as a case has it
 */
const char *lex_case_control_get_value (LexCaseControl *self);

/**
 * lex_case_control_set_value:
 * @self: a control
 * @value: (nullable): what it is to say
 *
 * Shows a value; nothing is emitted.
 */
void lex_case_control_set_value (LexCaseControl *self, const char *value);

G_END_DECLS
