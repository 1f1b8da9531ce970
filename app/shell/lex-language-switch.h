/* lex-language-switch.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "model/lex-language.h"

G_BEGIN_DECLS

#define LEX_TYPE_LANGUAGE_SWITCH (lex_language_switch_get_type ())

/**
 * LexLanguageSwitch:
 *
 * Three joined buttons, one language, both, the other, that set the window's action
 * `win.languages`.
 */
G_DECLARE_FINAL_TYPE (LexLanguageSwitch, lex_language_switch, LEX, LANGUAGE_SWITCH, GtkWidget)

/**
 * lex_language_switch_set_both:
 * @self: a switch
 * @both: %LEX_LANGUAGES_BOTH or %LEX_LANGUAGES_SWAPPED
 *
 * Says which of both stands on the left: on the button for both, and by the order of the buttons.
 */
void lex_language_switch_set_both (LexLanguageSwitch *self, LexLanguages both);

/**
 * lex_language_switch_get_both:
 * @self: a switch
 *
 * Gets what the button for both is called, after that which stands on the left.
 *
 * Returns: (transfer none): such as "English and Polish"
 */
const char *lex_language_switch_get_both (LexLanguageSwitch *self);

/**
 * lex_language_switch_get_first:
 * @self: a switch
 *
 * Gets the language whose button stands first.
 *
 * Returns: what lex_language_switch_set_both() was told
 */
LexLanguage lex_language_switch_get_first (LexLanguageSwitch *self);

G_END_DECLS
