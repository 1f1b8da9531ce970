/* lex-intake-paper.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "extract/lex-extract-text.h"
#include "intake/formats/lex-intake-source.h"

G_BEGIN_DECLS

/**
 * lex_intake_paper_find:
 * @bytes: the content of a file
 * @size: its length
 * @format: (out): what it is, if it is one of these
 *
 * Tells whether a file is pages as they are printed: PDF, or a picture of a page.
 *
 * Returns: whether it is
 */
gboolean lex_intake_paper_find (const char *bytes, gsize size, LexIntakeFormat *format);

/**
 * lex_intake_paper_read:
 * @self: a source whose format is set; its text and blocks are set
 * @data: the file's content; untrusted
 * @file_name: its path as it was given, for messages
 * @problems: (element-type LexProblem): where to report what was unsure
 * @watch: (nullable): who hears of pages and may cancel
 * @error: return location for a `LEX_INTAKE_ERROR`, or for %G_IO_ERROR_CANCELLED
 *
 * Reads pages: their words by a program of its own, their paragraphs by where the words stand.
 *
 * Returns: whether it could
 */
gboolean lex_intake_paper_read (LexIntakeSource *self, GBytes *data, const char *file_name,
                                GPtrArray *problems, const LexIntakePages *watch, GError **error);

/**
 * lex_intake_paper_make:
 * @text: words with their places; untrusted
 * @original: (out) (transfer full): the text by lines
 *
 * Makes blocks of words. Contents and indexes lead to other pages.
 *
 * Returns: (transfer full) (element-type LexIntakeBlock): the blocks, at most one more than
 *   `LEX_INTAKE_MAX_BLOCKS`
 */
GPtrArray *lex_intake_paper_make (const LexExtractText *text, char **original);

G_END_DECLS
