/* lex-severity.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How much a problem of an import matters, and the name of that in reports.
 * It refuses to know what the problem is.
 * Every room may call it.
 */

#include "model/lex-severity.h"

static const char *const names[] = {
  [LEX_SEVERITY_NOTE] = "note",
  [LEX_SEVERITY_WARNING] = "warning",
  [LEX_SEVERITY_ERROR] = "error",
};

const char *
lex_severity_get_name (LexSeverity severity)
{
  g_return_val_if_fail ((guint) severity < G_N_ELEMENTS (names), names[LEX_SEVERITY_ERROR]);

  return names[severity];
}
