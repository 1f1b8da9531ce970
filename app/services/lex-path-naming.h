/* lex-path-naming.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-path.h"

G_BEGIN_DECLS

/**
 * lex_path_naming_get_group:
 * @group: a group of situations, as a path has it
 * @language: a language
 *
 * Gets what people call it.
 *
 * Returns: (transfer none): such as `Opening lead`
 */
const char *lex_path_naming_get_group (const char *group, LexLanguage language);

/**
 * lex_path_naming_get_line_kind:
 * @kind: what a line of a ruling is
 * @language: a language
 *
 * Gets the heading of such lines.
 *
 * Returns: (transfer none): such as `Until when`
 */
const char *lex_path_naming_get_line_kind (LexPathLineKind kind, LexLanguage language);

/**
 * lex_path_naming_get_remark:
 * @remark: what stands beside a question
 * @language: a language
 *
 * Gets its heading.
 *
 * Returns: (transfer none): such as `Say to all four`
 */
const char *lex_path_naming_get_remark (const LexRemark *remark, LexLanguage language);

G_END_DECLS
