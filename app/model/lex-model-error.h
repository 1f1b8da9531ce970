/* lex-model-error.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LEX_MODEL_ERROR:
 *
 * Errors of this room; the code is a #LexModelError.
 */
#define LEX_MODEL_ERROR (lex_model_error_quark ())

/**
 * lex_model_error_quark:
 *
 * Gets the domain of this room's errors.
 *
 * Returns: the quark of `LEX_MODEL_ERROR`
 */
GQuark lex_model_error_quark (void);

/**
 * LexModelError:
 * @LEX_MODEL_ERROR_DEAL: a deal that can not be
 * @LEX_MODEL_ERROR_AUCTION: an auction that can not be
 * @LEX_MODEL_ERROR_PLAY: a play that can not be
 * @LEX_MODEL_ERROR_PBN: text that is no PBN
 *
 * What was wrong.
 */
typedef enum
{
  LEX_MODEL_ERROR_DEAL,
  LEX_MODEL_ERROR_AUCTION,
  LEX_MODEL_ERROR_PLAY,
  LEX_MODEL_ERROR_PBN,
} LexModelError;

G_END_DECLS
