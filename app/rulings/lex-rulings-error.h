/* lex-rulings-error.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LEX_RULINGS_ERROR:
 *
 * Errors of this room; the code is a #LexRulingsError.
 */
#define LEX_RULINGS_ERROR (lex_rulings_error_quark ())

/**
 * lex_rulings_error_quark:
 *
 * Gets the domain of this room's errors.
 *
 * Returns: the quark of `LEX_RULINGS_ERROR`
 */
GQuark lex_rulings_error_quark (void);

/**
 * LexRulingsError:
 * @LEX_RULINGS_ERROR_MEANING: what a call means can not be read
 * @LEX_RULINGS_ERROR_OUTCOME: an outcome of a board can not be read, or can not be
 * @LEX_RULINGS_ERROR_WEIGHTS: the weights of outcomes do not make a whole
 * @LEX_RULINGS_ERROR_ANSWER: there is no such answer to the question of a path
 * @LEX_RULINGS_ERROR_PATH: a path leads nowhere
 * @LEX_RULINGS_ERROR_MISSING: something is still to be filled in
 * @LEX_RULINGS_ERROR_NUMBER: what should be a number is none, or too large or small
 * @LEX_RULINGS_ERROR_CHOICE: something else was chosen than there is
 *
 * What was wrong.
 */
typedef enum
{
  LEX_RULINGS_ERROR_MEANING,
  LEX_RULINGS_ERROR_OUTCOME,
  LEX_RULINGS_ERROR_WEIGHTS,
  LEX_RULINGS_ERROR_ANSWER,
  LEX_RULINGS_ERROR_PATH,
  LEX_RULINGS_ERROR_MISSING,
  LEX_RULINGS_ERROR_NUMBER,
  LEX_RULINGS_ERROR_CHOICE,
} LexRulingsError;

G_END_DECLS
