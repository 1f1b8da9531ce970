/* lex-intake-error.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The error domain of the intake. It does not know what went wrong. The intake and the rooms in it
 * fail with it.
 */

#include "intake/formats/lex-intake-error.h"

GQuark
lex_intake_error_quark (void)
{
  return g_quark_from_static_string ("lex-intake-error-quark");
}
