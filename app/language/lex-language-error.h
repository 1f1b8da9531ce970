/* lex-language-error.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LEX_LANGUAGE_ERROR:
 *
 * Errors of this room; the code is a #LexLanguageError.
 */
#define LEX_LANGUAGE_ERROR (lex_language_error_quark ())

GQuark lex_language_error_quark (void);

/**
 * LexLanguageError:
 * @LEX_LANGUAGE_ERROR_DICTIONARY: a dictionary is missing or can not be read
 *
 * What may go wrong in this room.
 */
typedef enum
{
  LEX_LANGUAGE_ERROR_DICTIONARY,
} LexLanguageError;

G_END_DECLS
