/* lex-slip.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * lex_slip_new:
 * @content: (transfer floating): what stands on it
 *
 * Makes a slip for a popover or a tooltip: as wide as @content likes to be, and
 * as high as @content is at that width.
 *
 * Returns: (transfer floating): the slip
 */
GtkWidget *lex_slip_new (GtkWidget *content);

G_END_DECLS
