/* test-roman.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Roman numerals: each value below forty against a plain way of writing it, and no other spelling.
 */

#include "model/lex-roman.h"

#include <string.h>

/* Writes one by one, then shortens. */
static char *
dup_roman (guint value)
{
  static const char *const shorter[][2]
      = { { "iiiii", "v" }, { "vv", "x" }, { "viiii", "ix" }, { "iiii", "iv" } };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < value; i++)
    g_string_append_c (text, 'i');
  for (guint i = 0; i < G_N_ELEMENTS (shorter); i++)
    g_string_replace (text, shorter[i][0], shorter[i][1], 0);
  return g_string_free (text, FALSE);
}

static void
test_values (void)
{
  for (guint value = 1; value < 40; value++)
    {
      g_autofree char *roman = dup_roman (value);
      g_autofree char *more = g_strconcat (roman, ")x", NULL);

      g_test_message ("%u %s", value, roman);
      g_assert_cmpuint (lex_roman_parse (roman, strlen (roman)), ==, value);
      g_assert_cmpuint (lex_roman_parse (more, strlen (roman)), ==, value);
    }
}

static void
test_others (void)
{
  static const char *const others[]
      = { "", "iiii", "vv", "iix", "vx", "ivi", "xxxx", "xxxv9", "I", "xl", "l", "a", "1", "ix " };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_test_message ("%s", others[i]);
      g_assert_cmpuint (lex_roman_parse (others[i], strlen (others[i])), ==, 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/roman/values", test_values);
  g_test_add_func ("/model/roman/others", test_others);

  return g_test_run ();
}
