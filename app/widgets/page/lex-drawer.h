/* lex-drawer.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-library.h"

G_BEGIN_DECLS

/**
 * lex_drawer_new:
 * @library: where it is read
 * @items: (element-type LexMarginItem): what it shows, of one kind and at least one
 * @language: the reading language
 *
 * Makes what a sign of the margin opens: each item by its heading, a link, and two lines of
 * its text, or why it prevails.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *lex_drawer_new (LexLibrary *library, GPtrArray *items, LexLanguage language);

G_END_DECLS
