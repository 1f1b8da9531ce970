/* lex-spacing.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * lex_spacing_binds:
 * @text: running text, valid UTF-8
 * @space: byte of a space in it
 *
 * Tells whether a line may not end at that space: after a single letter
 * (Polish a, i, o, u, w, z; English a, I), after “Law”, “przepis” or “patrz”
 * before a number, before a label such as B1(b), and before a dash.
 *
 * Returns: whether the space should be one that does not break
 */
gboolean lex_spacing_binds (const char *text, gsize space);

G_END_DECLS
