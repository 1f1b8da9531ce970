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
 * Three joined buttons, PL, both, EN, that set the window's action
 * `win.languages`.
 */
G_DECLARE_FINAL_TYPE (LexLanguageSwitch, lex_language_switch, LEX, LANGUAGE_SWITCH, GtkWidget)

/**
 * lex_language_switch_set_both:
 * @self: a switch
 * @both: %LEX_LANGUAGES_BOTH or %LEX_LANGUAGES_SWAPPED
 *
 * Says on the button for both which of them stands on the left.
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

G_END_DECLS
