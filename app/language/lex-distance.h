/* lex-distance.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LEX_DISTANCE_MAX_BYTES:
 *
 * Words beyond this length are far from everything.
 */
#define LEX_DISTANCE_MAX_BYTES 63

/**
 * lex_distance:
 * @a: a folded word
 * @b: another
 *
 * Counts the slips of the finger between two words: a letter left out, one too
 * many, a wrong one, or two neighbours exchanged.
 *
 * Returns: their number; %G_MAXUINT for a word longer than `LEX_DISTANCE_MAX_BYTES`
 */
guint lex_distance (const char *a, const char *b);

G_END_DECLS
