/* test-message.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whatever comes in, one line comes out that can be printed.
 */

#include "language/lex-message.h"

static void
test_lines (void)
{
  static const struct
  {
    const char *text;
    const char *line;
  } rows[] = {
    { "", "" },
    { "łąka.txt: is empty; get it anew", "łąka.txt: is empty; get it anew" },
    { "two\nlines\r\n", "two lines" },
    { "a\tb", "a b" },
    { "\033[2J\033]0;title\a", "�[2J�]0;title�" },
    { "\302\233red\177", "�red�" },
    { "caf\351.txt", "caf�.txt" },
    { "gpj.\342\200\256txt", "gpj.�txt" },
    { "a\342\200\250b", "a�b" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *line = lex_message_dup_line (rows[i].text);

      g_assert_cmpstr (line, ==, rows[i].line);
    }
}

/* Where it is stands first, and what to do stands last. */
static void
test_long_text_keeps_its_ends (void)
{
  g_autofree char *middle = g_strnfill (120000, 'x');
  g_autofree char *text = g_strconcat ("ż.txt: ", middle, "; mend ż", NULL);
  g_autofree char *line = lex_message_dup_line (text);
  g_autofree char *just = g_strnfill (LEX_MESSAGE_MAX_LENGTH, 'y');
  g_autofree char *same = lex_message_dup_line (just);

  g_assert_cmpint (g_utf8_strlen (line, -1), <=, LEX_MESSAGE_MAX_LENGTH);
  g_assert_true (g_str_has_prefix (line, "ż.txt: xxx"));
  g_assert_nonnull (strstr (line, "x … x"));
  g_assert_true (g_str_has_suffix (line, "xxx; mend ż"));
  g_assert_cmpstr (same, ==, just);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/message/lines", test_lines);
  g_test_add_func ("/message/long", test_long_text_keeps_its_ends);
  return g_test_run ();
}
