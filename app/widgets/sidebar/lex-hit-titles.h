/* lex-hit-titles.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-hit.h"
#include "services/lex-library.h"

G_BEGIN_DECLS

/**
 * LexHitTitles:
 *
 * What the groups of hits are called: the headings of the laws, the titles of
 * documents, the kinds in the interface's language. Immutable.
 */
typedef struct _LexHitTitles LexHitTitles;

/**
 * lex_hit_titles_new:
 * @library: a library
 *
 * Reads the titles of a library.
 *
 * Returns: (transfer full): its titles
 */
LexHitTitles *lex_hit_titles_new (LexLibrary *library);

/**
 * lex_hit_titles_free:
 * @self: (transfer full) (nullable): titles
 *
 * Frees them.
 */
void lex_hit_titles_free (LexHitTitles *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexHitTitles, lex_hit_titles_free)

/**
 * lex_hit_titles_get:
 * @self: titles
 * @hit: a hit
 * @language: the language that is read first
 *
 * Gets what its law or document is called, in the other language where it has no name in that one.
 *
 * Returns: (transfer none) (nullable): such as `Insufficient Bid`; %NULL where the kind says as
 * much
 */
const char *lex_hit_titles_get (LexHitTitles *self, LexHit *hit, LexLanguage language);

/**
 * lex_hit_titles_get_kind:
 * @kind: a kind
 *
 * Gets what all of a kind are called.
 *
 * Returns: (transfer none): such as `Definitions`, in the interface's language
 */
const char *lex_hit_titles_get_kind (LexKind kind);

G_END_DECLS
