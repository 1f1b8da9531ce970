/* lex-json-text.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * lex_json_text_append:
 * @text: JSON
 * @value: a text
 *
 * Appends a text as JSON has it.
 */
void lex_json_text_append (GString *text, const char *value);

G_END_DECLS
