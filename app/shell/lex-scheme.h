/* lex-scheme.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * LEX_SCHEME_KEY:
 *
 * The setting that says whether the program is light or dark.
 */
#define LEX_SCHEME_KEY "theme"

/**
 * lex_scheme_follow:
 * @preferences: the preferences
 * @widget: a widget; it is followed for as long as that lives
 *
 * Makes the program light or dark as the reader chose, now and when he chooses anew.
 */
void lex_scheme_follow (GSettings *preferences, GtkWidget *widget);

G_END_DECLS
