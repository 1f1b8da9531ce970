/* lex-quote.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LexQuote:
 * @words: the quoted words
 * @prefix: (nullable): what stood before them
 * @suffix: (nullable): what stood behind them
 *
 * Words by which a place in a text is found again, as long as they stand there.
 */
typedef struct
{
  const char *words;
  const char *prefix;
  const char *suffix;
} LexQuote;

/**
 * lex_quote_find:
 * @self: a quotation
 * @text: a text in which it may stand
 * @from: (out) (optional): where its first word begins, in bytes
 * @to: (out) (optional): behind its last
 *
 * Finds quoted words again. Case, accents, punctuation and ends of lines need not be the same;
 * words and their order must. Where they stand more than once, what stood around them decides, and
 * then the first. Takes time in proportion to @text.
 *
 * Returns: whether they stand there; %FALSE for a quotation without a word
 */
gboolean lex_quote_find (const LexQuote *self, const char *text, gsize *from, gsize *to);

/**
 * LEX_QUOTE_MOST:
 *
 * More than any text is rated.
 */
#define LEX_QUOTE_MOST 130

/**
 * lex_quote_rate:
 * @self: a quotation
 * @text: a text in which it may stand
 * @from: (out) (optional): where its first word begins, in bytes
 * @to: (out) (optional): behind its last
 *
 * Finds quoted words as lex_quote_find() does, and says how well their surroundings agree: by that
 * one of several texts is chosen that all have them.
 *
 * Returns: 0 where they do not stand, else more the more of what stood around them is there
 */
guint lex_quote_rate (const LexQuote *self, const char *text, gsize *from, gsize *to);

/**
 * lex_quote_split:
 * @self: a quotation
 *
 * Parts it where its lines end: what was selected in several places of a clause, as in its heading
 * and its text, stands on as many lines, and each is found by itself. Lines without a word are left
 * out, and of very many the last have the rest.
 *
 * Returns: (transfer full) (nullable): the lines; %NULL where there is but one
 */
GStrv lex_quote_split (const LexQuote *self);

/**
 * lex_quote_get_line:
 * @self: a quotation
 * @lines: what lex_quote_split() gives
 * @i: a number below theirs
 *
 * Gets one line of it as a quotation.
 *
 * Returns: a quotation that borrows from both
 */
LexQuote lex_quote_get_line (const LexQuote *self, GStrv lines, guint i);

G_END_DECLS
