/* lex-preview.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-library.h"
#include "widgets/inplace/lex-words-choice.h"

G_BEGIN_DECLS

/**
 * lex_preview_attach:
 * @page: a widget with a layout manager, which has labels with links within
 * @library: where what they refer to is read from
 * @language: which language stands first
 * @words: (nullable): whose words the page shows; %NULL for an import's wherever it has some
 *
 * Lets references be read in place: Shift opens what a link refers to, to be read and followed,
 * the secondary button or the menu key what can be done with it.
 * Attached again, it reads from @library in @language.
 */
void lex_preview_attach (GtkWidget *page, LexLibrary *library, LexLanguage language,
                         LexWordsChoice *words);

/**
 * lex_preview_watch:
 * @part: a child of a widget to which it is attached
 *
 * Lets a pointer that rests on a link of @part bring up what it refers to.
 */
void lex_preview_watch (GtkWidget *part);

/**
 * lex_preview_show:
 * @page: a widget to which it is attached
 * @label: a clause
 * @place: what refers to it, within @page
 *
 * Opens a clause in a popover.
 */
void lex_preview_show (GtkWidget *page, LexLabel *label, const GdkRectangle *place);

/**
 * lex_preview_show_focused:
 * @page: a widget to which it is attached
 *
 * Opens what the link under the keyboard's focus refers to.
 *
 * Returns: whether the focus is on a link
 */
gboolean lex_preview_show_focused (GtkWidget *page);

/**
 * lex_preview_show_menu:
 * @page: a widget to which it is attached
 *
 * Opens the menu of the link under the keyboard's focus.
 *
 * Returns: whether the focus is on a link
 */
gboolean lex_preview_show_menu (GtkWidget *page);

G_END_DECLS
