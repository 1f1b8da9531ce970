/* lex-bridge-error.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LEX_BRIDGE_ERROR:
 *
 * Errors of this room; the code is a #LexBridgeError.
 */
#define LEX_BRIDGE_ERROR (lex_bridge_error_quark ())

/**
 * lex_bridge_error_quark:
 *
 * Gets the domain of this room's errors.
 *
 * Returns: the quark of `LEX_BRIDGE_ERROR`
 */
GQuark lex_bridge_error_quark (void);

/**
 * LexBridgeError:
 * @LEX_BRIDGE_ERROR_DEAL: a deal that can not be
 * @LEX_BRIDGE_ERROR_AUCTION: an auction that can not be
 * @LEX_BRIDGE_ERROR_PLAY: a play that can not be
 * @LEX_BRIDGE_ERROR_PBN: text that is no PBN
 *
 * What was wrong.
 */
typedef enum
{
  LEX_BRIDGE_ERROR_DEAL,
  LEX_BRIDGE_ERROR_AUCTION,
  LEX_BRIDGE_ERROR_PLAY,
  LEX_BRIDGE_ERROR_PBN,
} LexBridgeError;

G_END_DECLS
