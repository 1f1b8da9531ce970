/* test-lexicon.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests the map from forms to lemmas: what is added is found, once and in order.
 */

#include "language/lex-lexicon.h"

static void
write_pair_cb (const char *form, const char *lemma, gpointer user_data)
{
  g_string_append_printf (user_data, "%s>%s ", form, lemma);
}

static void
test_pairs (void)
{
  g_autoptr (LexLexicon) lexicon = lex_lexicon_new ();
  g_autoptr (GString) pairs = g_string_new (NULL);
  const char *const *lemmas;

  lex_lexicon_add (lexicon, "lewy", "lewy");
  g_assert_cmpuint (lex_lexicon_get_size (lexicon), ==, 0);
  g_assert_null (lex_lexicon_lookup (lexicon, "lewy"));

  lex_lexicon_add (lexicon, "lewy", "lewa");
  lex_lexicon_add (lexicon, "dziadka", "dziadek");
  lex_lexicon_add (lexicon, "dam", "dama");
  lex_lexicon_add (lexicon, "dam", "dac");
  lex_lexicon_add (lexicon, "dam", "dama");
  lex_lexicon_add (lexicon, "dam", "dab");
  g_assert_cmpuint (lex_lexicon_get_size (lexicon), ==, 3);

  lemmas = lex_lexicon_lookup (lexicon, "lewy");
  g_assert_nonnull (lemmas);
  g_assert_cmpstr (lemmas[0], ==, "lewa");
  g_assert_null (lemmas[1]);

  lex_lexicon_foreach (lexicon, write_pair_cb, pairs);
  g_assert_cmpstr (pairs->str, ==, "dam>dab dam>dac dam>dama dziadka>dziadek lewy>lewa ");
}

static void
test_many (void)
{
  g_autoptr (LexLexicon) lexicon = lex_lexicon_new ();

  for (guint i = 0; i < 5000; i++)
    {
      g_autofree char *form = g_strdup_printf ("f%u", i);
      g_autofree char *lemma = g_strdup_printf ("l%u", i / 10);

      lex_lexicon_add (lexicon, form, lemma);
    }
  g_assert_cmpuint (lex_lexicon_get_size (lexicon), ==, 5000);
  g_assert_cmpstr (lex_lexicon_lookup (lexicon, "f4321")[0], ==, "l432");
}

static void
test_references (void)
{
  LexLexicon *lexicon = lex_lexicon_new ();

  lex_lexicon_add (lexicon, "asa", "as");
  lex_lexicon_unref (lex_lexicon_ref (lexicon));
  g_assert_cmpstr (lex_lexicon_lookup (lexicon, "asa")[0], ==, "as");
  lex_lexicon_unref (lexicon);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/language/lexicon/pairs", test_pairs);
  g_test_add_func ("/language/lexicon/many", test_many);
  g_test_add_func ("/language/lexicon/references", test_references);

  return g_test_run ();
}
