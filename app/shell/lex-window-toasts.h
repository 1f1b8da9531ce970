/* lex-window-toasts.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/lex-window-private.h"

G_BEGIN_DECLS

/**
 * lex_window_get_toasts_in_front:
 * @self: a window
 *
 * Gets where something is said about the journal: the notebook or the window of cases,
 * while it is in front.
 *
 * Returns: (transfer none): an overlay
 */
AdwToastOverlay *lex_window_get_toasts_in_front (LexWindow *self);

G_END_DECLS
