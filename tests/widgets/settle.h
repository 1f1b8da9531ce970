/* settle.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* Runs the main loop until @window, or %NULL, had its moment and painted some frames, however
 * slow the machine is. It ends too when the window is gone or never paints. */
void settle (GtkWidget *window, guint moment_ms);

/* Runs the main loop until each window has painted a few frames; for tests without motion. */
void settle_windows (void);
