/* lex-preview.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/lex-page.h"

G_BEGIN_DECLS

/**
 * lex_preview_attach:
 * @page: a page
 *
 * Lets references be read in place: Shift, the secondary button or the menu key
 * open what a link refers to, to be read and followed.
 */
void lex_preview_attach (LexPage *page);

/**
 * lex_preview_watch:
 * @part: a child of a page
 *
 * Lets a pointer that rests on a link of @part bring up what it refers to.
 */
void lex_preview_watch (GtkWidget *part);

/**
 * lex_preview_show:
 * @page: a page
 * @label: a clause
 * @place: what refers to it, within @page
 *
 * Opens a clause in a popover.
 */
void lex_preview_show (LexPage *page, LexLabel *label, const GdkRectangle *place);

/**
 * lex_preview_show_focused:
 * @page: a page
 *
 * Opens what the link under the keyboard's focus refers to.
 *
 * Returns: whether the focus is on a link
 */
gboolean lex_preview_show_focused (LexPage *page);

G_END_DECLS
