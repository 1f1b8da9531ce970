/* lex-about.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * lex_about_present:
 * @parent: the window to stand before
 *
 * Shows what Lexbridge is, what its texts are worth, and the licences.
 */
void lex_about_present (GtkWindow *parent);

G_END_DECLS
