/* lex-extract-child.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "extract/lex-extract-answer.h"
#include "extract/lex-extract.h"

G_BEGIN_DECLS

/**
 * lex_extract_child_run:
 * @mode: what the program shall do: `pdf`, `scan` or `image`
 * @bytes: the file's content
 * @request: how to wait
 * @error: return location for a `LEX_EXTRACT_ERROR`
 *
 * Starts the program, waits until it has said all, and ends it. It does not outlive the call.
 *
 * Returns: (transfer full) (nullable): a finished answer: whole, or with the file's fault
 */
LexExtractAnswer *lex_extract_child_run (const char *mode, GBytes *bytes,
                                         const LexExtractRequest *request, GError **error);

G_END_DECLS
