/* lex-citation-scan.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "language/lex-citation-token.h"
#include "language/lex-label-exists.h"
#include "model/lex-citation.h"

G_BEGIN_DECLS

/**
 * LexCitationScan:
 * @text: the text
 * @exists: tells which clauses there are
 * @user_data: passed to @exists
 * @tokens: the text's tokens
 *
 * A text being searched: the tokens, and what stands around each of them.
 */
typedef struct
{
  const char *text;
  LexLabelExistsFunc exists;
  gpointer user_data;
  GArray *tokens;
} LexCitationScan;

/**
 * lex_citation_scan_get:
 * @self: a scan
 * @at: the index of a token, also beyond the last
 *
 * Gets a token.
 *
 * Returns: (transfer none): the token; beyond the last, a sign that begins a paragraph
 */
const LexCitationToken *lex_citation_scan_get (const LexCitationScan *self, guint at);

/**
 * lex_citation_scan_dup_text:
 * @self: a scan
 * @at: the index of a token
 *
 * Copies the bytes of a token.
 *
 * Returns: (transfer full): the bytes, none beyond the last
 */
char *lex_citation_scan_dup_text (const LexCitationScan *self, guint at);

/**
 * lex_citation_scan_get_number:
 * @self: a scan
 * @at: the index of a token
 *
 * Reads a token that is a bare number of up to three digits.
 *
 * Returns: the number, or 0
 */
guint lex_citation_scan_get_number (const LexCitationScan *self, guint at);

/**
 * lex_citation_scan_is_sign:
 * @self: a scan
 * @at: the index of a token
 * @signs: ASCII characters
 *
 * Tells whether a token is one of some signs.
 *
 * Returns: whether it is one of @signs
 */
gboolean lex_citation_scan_is_sign (const LexCitationScan *self, guint at, const char *signs);

/**
 * lex_citation_scan_is_dash:
 * @self: a scan
 * @at: the index of a token
 *
 * Tells whether a token is a hyphen or dash of any length.
 *
 * Returns: whether it is a dash
 */
gboolean lex_citation_scan_is_dash (const LexCitationScan *self, guint at);

/**
 * lex_citation_scan_is_and:
 * @self: a scan
 * @at: the index of a token
 *
 * Tells whether a token joins two members of a list by a word.
 *
 * Returns: whether it is `i`, `and` and the like
 */
gboolean lex_citation_scan_is_and (const LexCitationScan *self, guint at);

/**
 * lex_citation_scan_is_contract:
 * @self: a scan
 * @at: the index of a token
 *
 * Tells whether a token reads like a bid: `1C`, `7NT`, `3BA`.
 *
 * Returns: whether it reads like a bid
 */
gboolean lex_citation_scan_is_contract (const LexCitationScan *self, guint at);

/**
 * lex_citation_scan_opens:
 * @self: a scan
 * @at: the index of a run
 *
 * Tells whether a reference may begin at a run, by what stands before it: not
 * within a date, a decimal, a holding or an address.
 *
 * Returns: whether it may
 */
gboolean lex_citation_scan_opens (const LexCitationScan *self, guint at);

/**
 * lex_citation_scan_closes:
 * @self: a scan
 * @at: the index of a run
 *
 * Tells whether a reference may end with a run, by what hangs on to it.
 *
 * Returns: whether it may
 */
gboolean lex_citation_scan_closes (const LexCitationScan *self, guint at);

/**
 * lex_citation_scan_counts:
 * @self: a scan
 * @at: the index of a number
 *
 * Tells whether a number, or the range that it begins, counts something: `2
 * tricks`, `15-17 points`.
 *
 * Returns: whether a unit follows
 */
gboolean lex_citation_scan_counts (const LexCitationScan *self, guint at);

/**
 * lex_citation_scan_rests:
 * @self: a scan
 * @at: the index of a number or letter
 *
 * Tells whether the phrase ends with a token or with the range that it begins:
 * no word follows that it might belong to.
 *
 * Returns: whether it ends there
 */
gboolean lex_citation_scan_rests (const LexCitationScan *self, guint at);

/**
 * lex_citation_scan_is_numbered:
 * @self: a scan
 * @at: the index of a run
 *
 * Tells whether a run is the number of something else: `board 12A`, `pkt 3A`.
 *
 * Returns: whether it is
 */
gboolean lex_citation_scan_is_numbered (const LexCitationScan *self, guint at);

G_END_DECLS
