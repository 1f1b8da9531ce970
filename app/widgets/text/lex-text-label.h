/* lex-text-label.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "model/lex-language.h"

G_BEGIN_DECLS

/**
 * lex_text_label_set_language:
 * @label: a #GtkLabel
 * @language: the language it is written in
 *
 * Tells Pango the language, for the text and for the measures taken of its
 * font. Fontconfig chooses fonts anew for each language and size, some
 * milliseconds each time, so labels of one look had better agree on both.
 */
void lex_text_label_set_language (GtkWidget *label, LexLanguage language);

/**
 * lex_text_label_get_language:
 * @label: a label whose language was told, or anything else
 *
 * Gets the language of its words.
 *
 * Returns: the language; English where it was not told
 */
LexLanguage lex_text_label_get_language (GtkWidget *label);

/**
 * lex_text_label_new:
 * @markup: Pango markup
 * @language: the language it is written in
 * @css_class: (nullable): a style class
 *
 * Makes a label for law text: it wraps, knows its language, and its links
 * activate the action `win.open` with the label they lead to.
 *
 * Returns: (transfer floating): a new #GtkLabel
 */
GtkWidget *lex_text_label_new (const char *markup, LexLanguage language, const char *css_class);

G_END_DECLS
