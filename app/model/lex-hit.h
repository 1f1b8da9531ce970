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
 * LexHitParts:
 * @label: the clause found
 * @document: the name of its document
 * @kind: what it is
 * @language: the language whose text matched best
 * @score: higher is better; comparable within one search
 * @trace: (nullable): where the matches are, as the index knows it; %NULL where a clause was
 *   named, not found
 *
 * What a hit is made from, borrowed while lex_hit_new() copies it.
 */
typedef struct
{
  LexLabel *label;
  const char *document;
  LexKind kind;
  LexLanguage language;
  double score;
  GBytes *trace;
} LexHitParts;

/**
 * lex_hit_new:
 * @parts: what it is made from; copied
 *
 * Makes an immutable hit.
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
 * lex_hit_get_score:
 * @self: a hit
 *
 * Gets how well it matched, comparable within one search.
 *
 * Returns: the score; higher is better
 */
double lex_hit_get_score (LexHit *self);

/**
 * lex_hit_get_trace:
 * @self: a hit
 *
 * Gets where the matches are. Only the store that found them can read it, to show them.
 *
 * Returns: (transfer none) (nullable): the trace, %NULL where a clause was named, not found
 */
GBytes *lex_hit_get_trace (LexHit *self);

G_END_DECLS
