/* lex-intake-error.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The error domain of the intake. It does not know what went wrong. The intake and the rooms in it
 * fail with it.
 */

#include "intake/formats/lex-intake-error.h"

#include "extract/lex-extract.h"

GQuark
lex_intake_error_quark (void)
{
  return g_quark_from_static_string ("lex-intake-error-quark");
}

void
lex_intake_error_take_extract (GError **error, GError *lower, const char *file_name)
{
  g_autoptr (GError) owned = lower;
  gboolean large = g_error_matches (lower, LEX_EXTRACT_ERROR, LEX_EXTRACT_ERROR_SIZE);

  if (lower->domain != LEX_EXTRACT_ERROR)
    g_propagate_error (error, g_steal_pointer (&owned));
  else
    g_set_error (error, LEX_INTAKE_ERROR, large ? LEX_INTAKE_ERROR_SIZE : LEX_INTAKE_ERROR_FORMAT,
                 "%s: %s", file_name, lower->message);
}
