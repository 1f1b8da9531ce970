/* lex-intake-count.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How lists count: in digits, letters or romans. It knows no file format and no list. The readers
 * of formats that number for themselves call it.
 */

#include "intake/formats/lex-intake-count.h"

#define LAST_LETTER 26
#define LAST_ROMAN 39

static char *
format_roman (guint value)
{
  static const char *const tens[] = { "", "x", "xx", "xxx" };
  static const char *const ones[] = { "", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix" };

  return g_strconcat (tens[value / 10], ones[value % 10], NULL);
}

char *
lex_intake_count_format (LexIntakeCount self, guint value)
{
  gboolean roman = self == LEX_INTAKE_COUNT_ROMAN || self == LEX_INTAKE_COUNT_CAPITAL_ROMAN;
  gboolean letter = self == LEX_INTAKE_COUNT_SMALL || self == LEX_INTAKE_COUNT_CAPITAL;

  if (self == LEX_INTAKE_COUNT_NONE)
    return g_strdup ("");
  if (self == LEX_INTAKE_COUNT_BULLET)
    return g_strdup ("•");
  if (letter && value >= 1 && value <= LAST_LETTER)
    return g_strdup_printf ("%c", (self == LEX_INTAKE_COUNT_SMALL ? 'a' : 'A') + (int) value - 1);
  if (roman && value >= 1 && value <= LAST_ROMAN)
    {
      g_autofree char *small = format_roman (value);

      return self == LEX_INTAKE_COUNT_ROMAN ? g_steal_pointer (&small) : g_ascii_strup (small, -1);
    }
  return g_strdup_printf ("%u", value);
}

LexIntakeMarker
lex_intake_count_get_marker (LexIntakeCount self)
{
  static const LexIntakeMarker markers[] = {
    [LEX_INTAKE_COUNT_NONE] = LEX_INTAKE_MARKER_NONE,
    [LEX_INTAKE_COUNT_BULLET] = LEX_INTAKE_MARKER_BULLET,
    [LEX_INTAKE_COUNT_NUMBER] = LEX_INTAKE_MARKER_NUMBER,
    [LEX_INTAKE_COUNT_CAPITAL] = LEX_INTAKE_MARKER_CAPITAL,
    [LEX_INTAKE_COUNT_SMALL] = LEX_INTAKE_MARKER_SMALL,
    [LEX_INTAKE_COUNT_ROMAN] = LEX_INTAKE_MARKER_ROMAN,
    [LEX_INTAKE_COUNT_CAPITAL_ROMAN] = LEX_INTAKE_MARKER_ROMAN,
  };

  return markers[self];
}

char *
lex_intake_count_raise (const char *digits)
{
  static const char *const raised[] = { "⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹" };
  GString *out = g_string_new (NULL);

  for (; g_ascii_isdigit (*digits); digits++)
    g_string_append (out, raised[*digits - '0']);
  return g_string_free (out, FALSE);
}
