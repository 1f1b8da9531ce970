/* lex-name-forms.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LexNameFormFunc:
 * @form: (transfer full): a form of a name
 * @user_data: whoever asked
 *
 * Takes one form.
 */
typedef void (*LexNameFormFunc) (char *form, gpointer user_data);

/**
 * lex_name_forms_list:
 * @name: a name, casefolded
 * @func: (scope call): what takes each form
 * @user_data: passed to @func
 *
 * Lists the forms that a name has in Polish, whatever its gender: rather one too many.
 */
void lex_name_forms_list (const char *name, LexNameFormFunc func, gpointer user_data);

G_END_DECLS
