/* lex-intake-lines.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/formats/lex-intake-blocks.h"

G_BEGIN_DECLS

/**
 * lex_intake_part_lines:
 * @text: a text, UTF-8
 *
 * Writes every end of a line as a line feed and leaves all else as it is.
 *
 * Returns: (transfer full): the text
 */
char *lex_intake_part_lines (const char *text);

/**
 * lex_intake_clean:
 * @text: a text, UTF-8
 *
 * Leaves out what says nothing: controls, signs that are no characters, marks of direction and
 * width, soft hyphens, page breaks (which stand beside an empty line); and composes letters with
 * their accents.
 *
 * Returns: (transfer full): the text
 */
char *lex_intake_clean (const char *text);

/**
 * lex_intake_split:
 * @text: the file's text, UTF-8, from lex_intake_part_lines()
 * @problems: (element-type LexProblem): where to report what was joined
 *
 * Cuts a text into blocks. Lines of one paragraph are joined, also over a page
 * break inside a sentence.
 *
 * Returns: (transfer full) (element-type LexIntakeBlock): the blocks in order, at most
 *   one more than `LEX_INTAKE_MAX_BLOCKS`
 */
GPtrArray *lex_intake_split (const char *text, GPtrArray *problems);

G_END_DECLS
