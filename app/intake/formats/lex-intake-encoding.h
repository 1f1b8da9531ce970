/* lex-intake-encoding.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * lex_intake_decode:
 * @data: the file's content; untrusted
 * @file_name: its name, for messages
 * @problems: (element-type LexProblem): where to report a guess
 * @error: return location for a `LEX_INTAKE_ERROR`
 *
 * Makes UTF-8 of a text file: UTF-8 or UTF-16 with or without a byte order mark, the encoding that
 * markup says it is in, or one of the 8-bit encodings in which Polish and English were written
 * before.
 *
 * Returns: (transfer full) (nullable): the text
 */
char *lex_intake_decode (GBytes *data, const char *file_name, GPtrArray *problems, GError **error);

G_END_DECLS
