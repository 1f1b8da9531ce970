/* test-affix.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests the reading of affix rules and the forms that they give.
 */

#include "language/lex-affix.h"

static void
write_form_cb (const char *form, const char *prefix, gsize stripped, const char *added,
               gpointer user_data)
{
  GString *forms = user_data;

  if (forms->len > 0)
    g_string_append_c (forms, ' ');
  g_string_append (forms, form);
}

static const struct
{
  const char *rules;
  const char *stem;
  const char *flags;
  const char *forms;
} cases[] = {
  { "", "as", "", "as" },
  { "SFX a Y 2\nSFX a 0 a .\nSFX a 0 em .\n", "as", "a", "as asa asem" },
  { "SFX a Y 1\nSFX a ek ka [^a]ek\n", "dziadek", "a", "dziadek dziadka" },
  { "SFX a Y 1\nSFX a ek ka [^d]ek\n", "dziadek", "a", "dziadek" },
  { "SFX a Y 1\nSFX a ek ka dziadek\n", "ek", "a", "ek" },
  { "SFX a Y 1\nSFX a ó o [óu].\n", "ół", "a", "ół" },
  { "SFX a Y 1\nSFX a ół ołu [óu].\n", "stół", "a", "stół stołu" },
  { "SFX a Y 1\nSFX a ek 0 .\n", "dziadek", "a", "dziadek dziad" },
  { "SFX a Y 1\nSFX a dziadek x .\n", "ek", "a", "ek" },
  { "PFX b Y 1\nPFX b 0 nie .\nSFX a Y 1\nSFX a y a .\n", "legalny", "ab",
    "legalny nielegalny legalna nielegalna" },
  { "PFX b Y 1\nPFX b 0 nie .\nSFX a N 1\nSFX a y a .\n", "legalny", "ab",
    "legalny nielegalny legalna" },
  { "PFX b Y 1\nPFX b 0 nie .\n", "legalny", "b", "legalny nielegalny" },
  { "PFX I Y 2\nPFX I 0 il l\nPFX I 0 im [bmp]\n", "legal", "I", "legal illegal" },
  { "FLAG long\nSFX aB Y 1\nSFX aB 0 s .\nSFX Ba Y 1\nSFX Ba 0 x .\n", "call", "aB", "call calls" },
  { "FLAG num\nSFX 12 Y 1\nSFX 12 0 s .\nSFX 1 Y 1\nSFX 1 0 x .\n", "call", "7,12", "call calls" },
  { "FLAG UTF-8\nSFX ż Y 1\nSFX ż 0 s .\n", "call", "qż", "call calls" },
  { "AF 2\nAF aX\nAF X\nSFX a Y 1\nSFX a 0 s .\n", "call", "1", "call calls" },
  { "AF 2\nAF aX\nAF X\nSFX a Y 1\nSFX a 0 s .\n", "call", "2", "call" },
  { "AF 2\nAF aX\nAF X\nSFX a Y 1\nSFX a 0 s .\n", "call", "9", "call" },
  { "SFX a Y 1\r\nSFX  a\t0  s/XY  . po:noun\r\n", "call", "a", "call calls" },
  { "# SFX\nSFX a\nSFX a Y\nSFX\n", "call", "a", "call" },
  { "SFX a Y 1\nSFX a 0 s [^s\n", "call", "a", "call calls" }, /* a bracket never closed */
};

static void
test_expand (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LexAffixes) affixes = lex_affixes_new (cases[i].rules);
      g_autoptr (GString) forms = g_string_new (NULL);

      lex_affixes_expand (affixes, cases[i].stem, cases[i].flags, write_form_cb, forms);
      g_assert_cmpstr (forms->str, ==, cases[i].forms);
    }
}

static const struct
{
  const char *text;
  const char *encoding;
} encodings[] = {
  { "", "ISO8859-1" },
  { "TRY abc\nSET ISO8859-2\n", "ISO8859-2" },
  { "\xEF\xBB\xBFSET UTF-8\r\n", "UTF-8" },
  { "# SET X\nSET UTF-8", "UTF-8" },
  { "SETTER\n", "ISO8859-1" },
};

static void
test_encoding (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (encodings); i++)
    {
      g_autofree char *encoding = lex_affixes_dup_encoding (encodings[i].text);

      g_assert_cmpstr (encoding, ==, encodings[i].encoding);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/language/affix/expand", test_expand);
  g_test_add_func ("/language/affix/encoding", test_encoding);

  return g_test_run ();
}
