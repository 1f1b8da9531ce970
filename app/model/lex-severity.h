/* lex-severity.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LexSeverity:
 * @LEX_SEVERITY_NOTE: worth knowing
 * @LEX_SEVERITY_WARNING: recovered, but a person should look
 * @LEX_SEVERITY_ERROR: lost or not understood
 *
 * How much a problem of an import matters.
 */
typedef enum
{
  LEX_SEVERITY_NOTE,
  LEX_SEVERITY_WARNING,
  LEX_SEVERITY_ERROR,
} LexSeverity;

/**
 * lex_severity_get_name:
 * @severity: a severity
 *
 * Gets the name that reports use.
 *
 * Returns: (transfer none): `note`, `warning` or `error`
 */
const char *lex_severity_get_name (LexSeverity severity);

G_END_DECLS
