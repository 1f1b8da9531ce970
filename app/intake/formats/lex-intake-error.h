/* lex-intake-error.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LEX_INTAKE_ERROR:
 *
 * Errors of the intake and of the rooms in it; the code is a #LexIntakeError.
 */
#define LEX_INTAKE_ERROR (lex_intake_error_quark ())

GQuark lex_intake_error_quark (void);

/**
 * lex_intake_error_take_extract:
 * @error: return location for the error
 * @lower: (transfer full): why `extract` could not read a file
 * @file_name: the file's name
 *
 * Makes an error of the intake of one of the room below; a cancelled call stays cancelled.
 */
void lex_intake_error_take_extract (GError **error, GError *lower, const char *file_name);

/**
 * LexIntakeError:
 * @LEX_INTAKE_ERROR_FORMAT: not text, or in an unknown encoding
 * @LEX_INTAKE_ERROR_SIZE: larger than `LEX_INTAKE_MAX_BYTES`, or more when unpacked than is read
 * @LEX_INTAKE_ERROR_UNKNOWN: text, but no law, regulation or commentary
 * @LEX_INTAKE_ERROR_UNTOLD: text that does not tell what it is or in which language, and may be
 *   read by who says so
 *
 * Why a file can not be taken in.
 */
typedef enum
{
  LEX_INTAKE_ERROR_FORMAT,
  LEX_INTAKE_ERROR_SIZE,
  LEX_INTAKE_ERROR_UNKNOWN,
  LEX_INTAKE_ERROR_UNTOLD,
} LexIntakeError;

/**
 * LEX_INTAKE_MAX_BYTES:
 *
 * A larger file is not read.
 */
#define LEX_INTAKE_MAX_BYTES (16 * 1024 * 1024)

G_END_DECLS
