/* lex-transcript.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-passage.h"

G_BEGIN_DECLS

/**
 * lex_transcript_dup_text:
 * @passage: a passage
 * @languages: in which languages; of both the reader's own comes first
 *
 * Writes a passage as plain text that other programs take: numbers, headings, words; of an
 * example its diagrams in letters and its ruling, too.
 *
 * Returns: (transfer full): lines
 */
char *lex_transcript_dup_text (const LexPassage *passage, LexLanguages languages);

G_END_DECLS
