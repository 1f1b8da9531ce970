/* lex-pbn.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-auction.h"
#include "model/lex-deal.h"

G_BEGIN_DECLS

/**
 * LEX_MODEL_ERROR:
 *
 * Errors of this room; the code is a #LexModelError.
 */
#define LEX_MODEL_ERROR (lex_model_error_quark ())

GQuark lex_model_error_quark (void);

/**
 * LexModelError:
 * @LEX_MODEL_ERROR_DEAL: a deal that can not be
 * @LEX_MODEL_ERROR_AUCTION: an auction that can not be
 * @LEX_MODEL_ERROR_PBN: text that is no PBN
 *
 * What was wrong.
 */
typedef enum
{
  LEX_MODEL_ERROR_DEAL,
  LEX_MODEL_ERROR_AUCTION,
  LEX_MODEL_ERROR_PBN,
} LexModelError;

/**
 * LexPbn:
 * @deal: (nullable): the hands
 * @auction: (nullable): the calls
 * @vulnerability: who is vulnerable
 * @contract: (nullable): as PBN writes it, such as `4S`
 * @declarer: (nullable): `N`, `E`, `S` or `W`
 *
 * One PBN game: as much of it as an example needs.
 */
typedef struct
{
  LexDeal *deal;
  LexAuction *auction;
  LexVulnerability vulnerability;
  char *contract;
  char *declarer;
} LexPbn;

/**
 * lex_pbn_parse:
 * @text: one game in PBN 2.1, import format
 * @error: return location for a `LEX_MODEL_ERROR`; its message names the line
 *
 * Reads a game. Unknown tags are passed over.
 *
 * Returns: (transfer full) (nullable): the game; free with lex_pbn_free()
 */
LexPbn *lex_pbn_parse (const char *text, GError **error);

/**
 * lex_pbn_free:
 * @self: (transfer full) (nullable): a game
 *
 * Frees it.
 */
void lex_pbn_free (LexPbn *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexPbn, lex_pbn_free)

G_END_DECLS
