/* lex-corpus-fault.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "corpus/lex-corpus.h"

G_BEGIN_DECLS

/**
 * lex_corpus_fault:
 * @error: (out) (optional): return location for a `LEX_CORPUS_ERROR`
 * @code: what went wrong
 * @path: the file, as the caller named it
 * @line: the line, from 1, or 0 for the whole file
 * @format: what is wrong and what to do, translated
 * @...: its arguments
 *
 * Sets an error in the form that all of this room's messages have,
 * `file:line: what, and what to do`, on one line.
 */
void lex_corpus_fault (GError **error, LexCorpusError code, const char *path, long line,
                       const char *format, ...) G_GNUC_PRINTF (5, 6);

G_END_DECLS
