/* lex-hit.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-kind.h"
#include "model/lex-label.h"
#include "model/lex-language.h"

G_BEGIN_DECLS

#define LEX_TYPE_HIT (lex_hit_get_type ())
G_DECLARE_FINAL_TYPE (LexHit, lex_hit, LEX, HIT, GObject)

/**
 * LEX_SNIPPET_MATCH_START:
 *
 * Control characters around each match inside a snippet; they can not occur in
 * a text, so no match can be forged or escaped wrongly.
 */
#define LEX_SNIPPET_MATCH_START "\x02"
#define LEX_SNIPPET_MATCH_END "\x03"

/**
 * LexHitParts:
 * @label: the clause found
 * @document: the name of its document
 * @kind: what it is
 * @language: the language whose text matched best
 * @heading: (nullable): the nearest heading, in that language
 * @snippet: the text around the matches, marked with #LEX_SNIPPET_MATCH_START
 * @via: (nullable): the index entry or defined term that led to the clause, where the words typed
 *   are not its own
 * @score: higher is better; comparable within one search
 *
 * What a hit is made from, borrowed while lex_hit_new() copies it.
 */
typedef struct
{
  LexLabel *label;
  const char *document;
  LexKind kind;
  LexLanguage language;
  const char *heading;
  const char *snippet;
  const char *via;
  double score;
} LexHitParts;

/**
 * lex_hit_new:
 * @parts: what it is made from; copied
 *
 * Gets a new immutable hit.
 *
 * Returns: (transfer full): a new immutable hit
 */
LexHit *lex_hit_new (const LexHitParts *parts);

/**
 * lex_hit_get_label:
 * @self: a hit
 *
 * Gets the clause found.
 *
 * Returns: (transfer none): the clause found
 */
LexLabel *lex_hit_get_label (LexHit *self);

/**
 * lex_hit_get_document:
 * @self: a hit
 *
 * Gets the name of its document.
 *
 * Returns: (transfer none): the name of its document
 */
const char *lex_hit_get_document (LexHit *self);

/**
 * lex_hit_get_kind:
 * @self: a hit
 *
 * Gets what it is.
 *
 * Returns: what it is
 */
LexKind lex_hit_get_kind (LexHit *self);

/**
 * lex_hit_get_language:
 * @self: a hit
 *
 * Gets the language whose text matched best.
 *
 * Returns: the language whose text matched best
 */
LexLanguage lex_hit_get_language (LexHit *self);

/**
 * lex_hit_get_heading:
 * @self: a hit
 *
 * Gets the nearest heading.
 *
 * Returns: (transfer none) (nullable): the nearest heading
 */
const char *lex_hit_get_heading (LexHit *self);

/**
 * lex_hit_get_snippet:
 * @self: a hit
 *
 * Gets the text around the matches.
 *
 * Returns: (transfer none): the text around the matches, marked
 */
const char *lex_hit_get_snippet (LexHit *self);

/**
 * lex_hit_get_via:
 * @self: a hit
 *
 * Gets why the clause was found though it has not all of the words typed itself.
 *
 * Returns: (transfer none) (nullable): the index entry or defined term that led to it
 */
const char *lex_hit_get_via (LexHit *self);

/**
 * lex_hit_get_score:
 * @self: a hit
 *
 * Gets higher is better.
 *
 * Returns: higher is better
 */
double lex_hit_get_score (LexHit *self);

G_END_DECLS
