/* lex-words-view.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LEX_TYPE_WORDS_VIEW (lex_words_view_get_type ())
G_DECLARE_FINAL_TYPE (LexWordsView, lex_words_view, LEX, WORDS_VIEW, GtkTextView)

/**
 * lex_words_view_new:
 *
 * Makes a field of several lines that wraps, lets Tab pass, and is as tall as what stands in it.
 *
 * Returns: (transfer floating): an empty field
 */
GtkWidget *lex_words_view_new (void);

G_END_DECLS
