/* lex-citation-reading.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "language/lex-label-exists.h"
#include "model/lex-citation.h"

G_BEGIN_DECLS

#define LEX_READING_MAX_PARTS 6
#define LEX_READING_MAX_LABEL 24

/**
 * LexReading:
 * @n_parts: how many references were run together, at least one
 * @parts: each of them: its canonical label and the bytes that it takes
 * @repaired: whether anything had to be corrected
 *
 * What some characters mean when taken as references.
 */
typedef struct
{
  guint n_parts;
  struct
  {
    char label[LEX_READING_MAX_LABEL];
    gsize from;
    gsize to;
  } parts[LEX_READING_MAX_PARTS];
  gboolean repaired;
} LexReading;

/**
 * lex_citation_reading_exact:
 * @text: a reference without spaces: `27B1a`, `27b1(a)`, `30B1(b)(i)`
 * @reading: (out caller-allocates): what it says
 *
 * Reads one undamaged reference to a clause of the Laws, whether it exists or not.
 *
 * Returns: whether @text has the form of one
 */
gboolean lex_citation_reading_exact (const char *text, LexReading *reading);

/**
 * lex_citation_reading_best:
 * @text: one or more references without spaces, perhaps damaged
 * @exists: (scope call): tells which clauses there are
 * @user_data: passed to @exists
 * @reading: (out caller-allocates): what it most probably says
 *
 * Finds the least correction that makes clauses that exist of the whole text.
 *
 * Returns: whether there is one
 */
gboolean lex_citation_reading_best (const char *text, LexLabelExistsFunc exists, gpointer user_data,
                                    LexReading *reading);

G_END_DECLS
