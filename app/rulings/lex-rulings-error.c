/* lex-rulings-error.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The domain of this room's errors, and nothing else.
 * It refuses to know what they say.
 * The files of the room raise them.
 */

#include "rulings/lex-rulings-error.h"

G_DEFINE_QUARK (lex_rulings_error_quark, lex_rulings_error)
