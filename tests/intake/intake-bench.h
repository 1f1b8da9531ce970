/* intake-bench.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "corpus/lex-corpus.h"
#include "intake/lex-intake.h"

/* A shipped document to lay files against. */
LexDocument *bench_read_document (const char *path);

/* The made-up laws and regulation of the fixtures. */
GPtrArray *bench_read_fixture_skeleton (void);

/* The laws and regulation that the program ships. */
GPtrArray *bench_read_real_skeleton (void);

/* Reads bytes as a file of that name, nothing said beforehand. */
LexIntake *bench_read (GBytes *data, const char *name, GPtrArray *skeleton, GError **error);

/* Reads bytes as a file of that name that gives one document. */
LexIntake *bench_read_as (GBytes *data, const char *name, const LexIntakeHints *hints,
                          GPtrArray *skeleton, GError **error);

/* What came of a file: the document and the report. */
char *bench_dump (LexIntake *intake);

/* The labels alone, parted by spaces. */
char *bench_dump_labels (LexIntake *intake);

/* Fails unless an English clause is as expected: `label=words` has these words and no others,
 * `label-` has none. */
void bench_check_clause (LexDocument *document, const char *expected);

/* Fails unless a question was asked with these words in it; with %NULL, unless none was. */
void bench_check_question (LexIntake *intake, const char *words);

/* Fails unless the document can be stored and comes back equal. */
void bench_assert_storable (LexIntake *intake);
