/* lex-case-files.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-case-form.h"

G_BEGIN_DECLS

/**
 * LexCaseFormat:
 * @LEX_CASE_JSON: without loss, for lex_journal_load()
 * @LEX_CASE_CSV: a table
 * @LEX_CASE_MARKDOWN: forms for people
 * @LEX_CASE_PDF: forms on paper, which the room of paper makes
 *
 * What cases can be exported as.
 */
typedef enum
{
  LEX_CASE_JSON,
  LEX_CASE_CSV,
  LEX_CASE_MARKDOWN,
  LEX_CASE_PDF,
} LexCaseFormat;

/**
 * lex_case_files_get_format:
 * @path: the name of a file
 *
 * Tells what a file is to be: `.pdf`, `.md`, `.csv`; JSON by every other name.
 *
 * Returns: its format
 */
LexCaseFormat lex_case_files_get_format (const char *path);

/**
 * lex_case_files_has_format:
 * @path: the name of a file
 *
 * Returns: whether its end says what it is
 */
gboolean lex_case_files_has_format (const char *path);

/**
 * lex_case_files_dup:
 * @cases: (element-type LexCase): cases
 * @format: as what, but not #LEX_CASE_PDF
 * @style: the languages, and whether names are left out
 *
 * Writes cases as a file. JSON is loss-free unless names are left out.
 *
 * Returns: (transfer full): the file
 */
GBytes *lex_case_files_dup (GPtrArray *cases, LexCaseFormat format, const LexCaseStyle *style);

G_END_DECLS
