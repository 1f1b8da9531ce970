/* test-families.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests that every form of a word belongs to the word's families, and that a file which is none
 * says where.
 */

#include <glib/gstdio.h>
#include <string.h>

#include "language/lex-families.h"
#include "language/lex-silent.h"

static LexFamilies *
read_families (const char *content, GError **error)
{
  g_autofree char *folder = g_dir_make_tmp ("lexbridge-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "families.dic", NULL);
  LexFamilies *families;

  g_assert_true (g_file_set_contents (path, content, -1, NULL));
  families = lex_families_read (path, error);
  g_unlink (path);
  g_rmdir (folder);
  return families;
}

/* The names of the families of a form, and its lemmas. */
static char *
describe (LexLexicon *lexicon, const char *form)
{
  const char *const *lemmas = lex_lexicon_lookup (lexicon, form);

  return lemmas != NULL ? g_strjoinv (" ", (char **) lemmas) : g_strdup ("");
}

static void
test_fill (void)
{
  static const char *const expected[][2] = {
    { "hesitated", "\x02"
                   "0 hesitate" },
    { "hesitate", "\x02"
                  "0" },
    { "tank", "\x02"
              "0" },
    { "namysl", "\x02"
                "0" },
    { "claim", "\x02"
               "1 \x02"
               "2" },
    { "klejmu", "\x02"
                "2 klejm" },
    { "en", "" },
    { "card", "" },
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (LexLexicon) lexicon = lex_lexicon_new ();
  g_autoptr (LexFamilies) families
      = read_families ("# a remark\n\nen hesitate  tank pl namysł # x\n"
                       "en claim claimer\nen claim pl klejm\n",
                       &error);

  g_assert_no_error (error);
  lex_lexicon_add (lexicon, "hesitated", "hesitate");
  lex_lexicon_add (lexicon, "klejmu", "klejm");
  lex_families_fill (families, lexicon);
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autofree char *found = describe (lexicon, expected[i][0]);

      g_assert_cmpstr (found, ==, expected[i][1]);
    }
}

static void
test_broken (void)
{
  static const char *const broken[] = { "tank hesitate", "en", "\n\nde x y" };

  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (read_families (broken[i], &error));
      g_assert_error (error, LEX_LANGUAGE_ERROR, LEX_LANGUAGE_ERROR_DICTIONARY);
      g_assert_nonnull (strstr (error->message, i < 2 ? "families.dic:1: " : "families.dic:3: "));
    }
}

/* The table is looked up by halves, so its ends are tried. */
static void
test_silent (void)
{
  static const char *const silent[] = { "a", "about", "czy", "moge", "what", "zeby" };
  static const char *const telling[] = { "not", "nie", "before", "as", "mi", "two", "" };

  for (guint i = 0; i < G_N_ELEMENTS (silent); i++)
    g_assert_true (lex_word_is_silent (silent[i]));
  for (guint i = 0; i < G_N_ELEMENTS (telling); i++)
    g_assert_false (lex_word_is_silent (telling[i]));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/language/families/fill", test_fill);
  g_test_add_func ("/language/families/broken", test_broken);
  g_test_add_func ("/language/silent", test_silent);
  return g_test_run ();
}
