/* lex-fit-view.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-study.h"

G_BEGIN_DECLS

/**
 * lex_fit_view_new:
 * @study: what is known; it outlives the view
 * @now: seconds since 1970
 *
 * Makes what fits the parameters of memory to the reader's own answers: with progress, to be given
 * up, and with both losses before anything is used. It is given up when the view goes. When other
 * parameters are used, `study.progress` is fired.
 *
 * Returns: (transfer floating): a box
 */
GtkWidget *lex_fit_view_new (LexStudy *study, gint64 now);

G_END_DECLS
