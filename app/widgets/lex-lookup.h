/* lex-lookup.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-library.h"
#include "widgets/lex-page.h"

G_BEGIN_DECLS

/**
 * lex_lookup_attach:
 * @page: a page
 * @library: where it is read from
 * @language: the first language of the page
 *
 * Answers a page's questions in popovers: why one clause prevails over another.
 * Attached again, it answers from @library in @language.
 */
void lex_lookup_attach (LexPage *page, LexLibrary *library, LexLanguage language);

/**
 * lex_popover_show:
 * @content: (transfer floating): what to show
 * @over: a widget with a layout manager, an ancestor of @anchor or it itself
 * @anchor: what it is about
 *
 * Shows something in a popover that goes for good when it closes.
 */
void lex_popover_show (GtkWidget *content, GtkWidget *over, GtkWidget *anchor);

G_END_DECLS
