/* lex-found.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/lex-ranking.h"

G_BEGIN_DECLS

/* Named here so that sqlite3.h stays out of every header. */
typedef struct Fts5ExtensionApi Fts5ExtensionApi;
typedef struct Fts5Context Fts5Context;

/**
 * lex_found_gather:
 * @api: what FTS5 offers
 * @fts: the row in hand
 * @ranking: whose phrases are looked for; its `found` is filled
 * @terms: (out): a bit for each term that the row has
 *
 * Lists where the phrases of an expression stand in a row, by column, word and phrase.
 *
 * Returns: a result code of SQLite
 */
int lex_found_gather (const Fts5ExtensionApi *api, Fts5Context *fts, LexRanking *ranking,
                      guint64 *terms);

/**
 * lex_found_get:
 * @ranking: a ranking
 * @i: which of those found
 * @place: (out): where it stands
 *
 * Gets one of what lex_found_gather() listed.
 *
 * Returns: (transfer none): the phrase that stands there
 */
static inline const LexMatchPhrase *
lex_found_get (const LexRanking *ranking, guint i, LexWordPlace *place)
{
  guint64 packed = g_array_index (ranking->found, guint64, i);
  const LexMatchPhrase *phrase
      = &g_array_index (ranking->phrases, LexMatchPhrase, packed & G_MAXUINT16);

  place->column = (guint8) (packed >> 48);
  place->word = (guint16) MIN (packed >> 16 & G_MAXUINT32, G_MAXUINT16);
  place->term = (guint8) phrase->term;
  return phrase;
}

G_END_DECLS
