/* lex-compare.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "model/lex-label.h"
#include "services/lex-library.h"

G_BEGIN_DECLS

#define LEX_TYPE_COMPARE (lex_compare_get_type ())
G_DECLARE_FINAL_TYPE (LexCompare, lex_compare, LEX, COMPARE, AdwWindow)

/**
 * lex_compare_new:
 * @library: a library
 * @label: a clause
 * @language: the language to begin with
 * @parent: the window to stand before
 *
 * Makes a window that shows a clause, and all below it, in two editions, with the differences
 * marked word by word.
 *
 * Returns: (transfer none): the window
 */
LexCompare *lex_compare_new (LexLibrary *library, LexLabel *label, LexLanguage language,
                             GtkWindow *parent);

G_END_DECLS
