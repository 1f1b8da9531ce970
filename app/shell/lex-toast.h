/* lex-toast.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * lex_toast_say:
 * @overlay: where it is said
 * @message: one line; no markup
 *
 * Says something in a toast, in place of what was said there before.
 */
void lex_toast_say (AdwToastOverlay *overlay, const char *message);

G_END_DECLS
