/* test-lemmatizer.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests that forms lead to their lemmas: by little dictionaries written here,
 * and by the system's where they are installed.
 */

#include <glib/gstdio.h>
#include <string.h>

#include "language/lex-english.h"
#include "language/lex-lemmatizer.h"

typedef struct
{
  char *directory;
} Fixture;

static void
write_file (const char *directory, const char *name, const char *content)
{
  g_autofree char *path = g_build_filename (directory, name, NULL);

  g_assert_true (g_file_set_contents (path, content, -1, NULL));
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->directory = g_dir_make_tmp ("lexbridge-XXXXXX", NULL);
  g_assert_nonnull (fixture->directory);

  /* Polish in its own encoding: \xB1 is ą, \xEA is ę, \xF3 is ó, \xBF is ż. */
  write_file (fixture->directory, "pl_PL.aff",
              "SET ISO8859-2\nPFX b Y 1\nPFX b 0 nie .\nSFX x Y 3\nSFX x y a y\nSFX x y \xB1 y\n"
              "SFX x y ego y\nSFX p Y 2\nSFX p ek kiem ek\nSFX p ek ka ek\n"
              "SFX m Y 2\nSFX m a y a\nSFX m a \xEA a\nSFX k Y 1\nSFX k 0 a .\n");
  write_file (fixture->directory, "pl_PL.dic",
              "6\ndziadek/p\nlegalny/bx\nkontra/m\nklub/k\nd\xB3ug/k\nG\xF3ra/m\n");
  write_file (fixture->directory, "en_GB.aff",
              "\xEF\xBB\xBFSET UTF-8\nFLAG num\nSFX 1 Y 2\nSFX 1 0 s .\nSFX 1 0 ed .\n"
              "SFX 2 Y 2\nSFX 2 0 er .\nSFX 2 0 ers .\n");
  write_file (fixture->directory, "en_GB.dic", "3\ncall/1,2\nwithdraw/1\nwithdrawn\n");
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->directory, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->directory, name, NULL);

      g_assert_cmpint (g_unlink (path), ==, 0);
    }
  g_rmdir (fixture->directory);
  g_free (fixture->directory);
}

static void
write_pair_cb (const char *form, const char *lemma, gpointer user_data)
{
  g_string_append_printf (user_data, "%s>%s ", form, lemma);
}

/* What learning @text in @language alone gives. */
static char *
dup_pairs (LexLemmatizer *lemmatizer, const char *text, LexLanguage language)
{
  g_autoptr (LexLexicon) lexicon = lex_lexicon_new ();
  GString *pairs = g_string_new (NULL);

  lex_lemmatizer_learn (lemmatizer, text, language);
  lex_lemmatizer_fill (lemmatizer, lexicon);
  lex_lexicon_foreach (lexicon, write_pair_cb, pairs);

  return g_strchomp (g_string_free (pairs, FALSE));
}

static const struct
{
  const char *text;
  LexLanguage language;
  const char *pairs;
} learnings[] = {
  { "", LEX_LANGUAGE_PL, "" },
  { "x 12 27B1", LEX_LANGUAGE_PL, "" },
  { "Nieznany", LEX_LANGUAGE_PL, "" },
  { "DZIADKA", LEX_LANGUAGE_PL, "dziadka>dziadek dziadkiem>dziadek" },
  { "legalną", LEX_LANGUAGE_PL, "legalna>legalny legalnego>legalny" },
  { "nielegalna", LEX_LANGUAGE_PL, "nielegalna>nielegalny nielegalnego>nielegalny" },
  { "Góry", LEX_LANGUAGE_PL, "gore>gora gory>gora" },
  { "called", LEX_LANGUAGE_EN, "called>call calls>call" },
  { "callers", LEX_LANGUAGE_EN, "callers>caller" },
  { "withdrawn", LEX_LANGUAGE_EN,
    "withdrawed>withdraw withdrawn>withdraw withdraws>withdraw withdrew>withdraw" },
};

static void
test_pairs (Fixture *fixture, gconstpointer data)
{
  for (gsize i = 0; i < G_N_ELEMENTS (learnings); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LexLemmatizer) lemmatizer = lex_lemmatizer_new (fixture->directory, &error);
      g_autofree char *pairs = NULL;

      g_assert_no_error (error);
      pairs = dup_pairs (lemmatizer, learnings[i].text, learnings[i].language);
      g_assert_cmpstr (pairs, ==, learnings[i].pairs);
    }
}

static void
test_own_words (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexLemmatizer) lemmatizer = lex_lemmatizer_new (fixture->directory, &error);
  g_autofree char *path = g_build_filename (fixture->directory, "words", NULL);
  g_autofree char *pairs = NULL;
  g_auto (GStrv) unknown = NULL;

  write_file (fixture->directory, "words", "rekontra/kontra\n\nLHO\nnowa/nieznana\n");
  g_assert_true (lex_lemmatizer_add_words (lemmatizer, path, LEX_LANGUAGE_PL, &error));
  g_assert_no_error (error);

  pairs = dup_pairs (lemmatizer, "Rekontrę dał LHO, dziadka nie.", LEX_LANGUAGE_PL);
  g_assert_cmpstr (pairs, ==,
                   "dziadka>dziadek dziadkiem>dziadek rekontre>rekontra rekontry>rekontra");

  unknown = lex_lemmatizer_dup_unknown (lemmatizer, LEX_LANGUAGE_PL);
  g_assert_cmpuint (g_strv_length (unknown), ==, 2);
  g_assert_cmpstr (unknown[0], ==, "dał");
  g_assert_cmpstr (unknown[1], ==, "nie");

  g_assert_false (lex_lemmatizer_add_words (lemmatizer, "/none", LEX_LANGUAGE_PL, &error));
  g_assert_error (error, LEX_LANGUAGE_ERROR, LEX_LANGUAGE_ERROR_DICTIONARY);
  g_assert_nonnull (strstr (error->message, "/none"));
  g_assert_cmpstr (g_quark_to_string (error->domain), ==, "lex-language-error-quark");
}

/* Dictionaries have the one spelling, or the other, or both: it is the same word in the same forms,
 * whatever a text or a query writes. */
static void
test_two_spellings (Fixture *fixture, gconstpointer data)
{
  static const char *const dictionaries[]
      = { "3\npenalise/1\nauthorised\nadvise/1\n", "3\npenalize/1\nauthorized\nadvise/1\n",
          "5\npenalise/1\npenalize/1\nauthorised\nauthorized\nadvise/1\n" };
  static const char *const texts[] = { "penalized", "Penalises", "penalising penalizing" };

  write_file (fixture->directory, "en_GB.aff",
              "SET UTF-8\nFLAG num\nSFX 1 Y 3\nSFX 1 0 s e\nSFX 1 0 d e\nSFX 1 e ing e\n");
  for (gsize i = 0; i < G_N_ELEMENTS (dictionaries) * G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (LexLemmatizer) lemmatizer = NULL;
      g_autofree char *text
          = g_strconcat (texts[i % G_N_ELEMENTS (texts)], " authorised advise", NULL);
      g_autofree char *pairs = NULL;
      g_auto (GStrv) unknown = NULL;

      write_file (fixture->directory, "en_GB.dic", dictionaries[i / G_N_ELEMENTS (texts)]);
      lemmatizer = lex_lemmatizer_new (fixture->directory, NULL);
      pairs = dup_pairs (lemmatizer, text, LEX_LANGUAGE_EN);
      g_assert_cmpstr (pairs, ==,
                       "advised>advise advises>advise advising>advise authorised>authorized "
                       "penalise>penalize penalised>penalize penalises>penalize "
                       "penalising>penalize penalized>penalize penalizes>penalize "
                       "penalizing>penalize");
      unknown = lex_lemmatizer_dup_unknown (lemmatizer, LEX_LANGUAGE_EN);
      g_assert_cmpuint (g_strv_length (unknown), ==, 0);
    }
}

static void
test_spellings (void)
{
  static const char *const rows[][3] = {
    { "penalise", "penalise", "penalize" },
    { "penalizing", "penalising", "penalizing" },
    { "organisations", "organisations", "organizations" },
    { "unauthorized", "unauthorised", "unauthorized" },
    { "realises", "realises", "realizes" },
    { "analysed", "analysed", "analyzed" },
    { "ionised", "ionised", "ionized" },
    { "colours", "colours", "colors" },
    { "honored", "honoured", "honored" },
    { "offenses", "offences", "offenses" },
    { "defence", "defence", "defense" },
    { "judgment", "judgement", "judgment" },
    { "canceled", "cancelled", "canceled" },
    { "travelling", "travelling", "traveling" },
    { "programmes", "programmes", "programs" },
    { "cancellation", NULL, NULL },
    { "telling", NULL, NULL },
    { "defended", NULL, NULL },
    { "promised", NULL, NULL },
    { "advisable", NULL, NULL },
    { "otherwise", NULL, NULL },
    { "clockwise", NULL, NULL },
    { "arising", NULL, NULL },
    { "raised", NULL, NULL },
    { "sizes", NULL, NULL },
    { "prized", NULL, NULL },
    { "crises", NULL, NULL },
    { "list", NULL, NULL },
    { "is", NULL, NULL },
    { "ise", NULL, NULL },
    { "", NULL, NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *with_s = lex_english_dup_spelling (rows[i][0], 's');
      g_autofree char *with_z = lex_english_dup_spelling (rows[i][0], 'z');

      g_assert_cmpstr (with_s, ==, rows[i][1]);
      g_assert_cmpstr (with_z, ==, rows[i][2]);
    }
}

static void
test_missing (Fixture *fixture, gconstpointer data)
{
  static const char *const files[][2] = { { "pl_PL.aff", "hunspell-pl" },
                                          { "pl_PL.dic", "hunspell-pl" },
                                          { "en_GB.dic", "hunspell-en-gb" } };

  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *path = g_build_filename (fixture->directory, files[i][0], NULL);
      g_autofree char *content = NULL;

      g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
      g_assert_cmpint (g_unlink (path), ==, 0);
      g_assert_null (lex_lemmatizer_new (fixture->directory, &error));
      g_assert_error (error, LEX_LANGUAGE_ERROR, LEX_LANGUAGE_ERROR_DICTIONARY);
      g_assert_nonnull (strstr (error->message, path));
      g_assert_nonnull (strstr (error->message, files[i][1]));
      g_assert_true (g_file_set_contents (path, content, -1, NULL));
    }
}

static void
test_dicpath (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexLemmatizer) lemmatizer = NULL;
  g_autofree char *path = g_strconcat ("/none:", fixture->directory, NULL);
  g_autofree char *pairs = NULL;

  g_setenv ("DICPATH", path, TRUE);
  lemmatizer = lex_lemmatizer_new (NULL, &error);
  g_unsetenv ("DICPATH");

  g_assert_no_error (error);
  pairs = dup_pairs (lemmatizer, "klub", LEX_LANGUAGE_PL);
  g_assert_cmpstr (pairs, ==, "kluba>klub"); /* only ours inflects it so badly */
}

static const struct
{
  const char *form;
  const char *lemma;
} system_pairs[] = {
  { "dziadkiem", "dziadek" },
  { "rozgrywajacego", "rozgrywajacy" },
  { "przygwozdzonych", "przygwozdzic" },
  { "zapowiedziami", "zapowiedz" },
  { "nielegalnej", "nielegalny" },
  { "odzywce", "odzywka" },
  { "asowi", "as" },
  { "bidding", "bid" },
  { "revoked", "revoke" },
  { "withdrew", "withdraw" },
  { "cards", "card" },
  { "penalties", "penalty" },
};

static void
test_system (void)
{
  g_autoptr (LexLemmatizer) lemmatizer = lex_lemmatizer_new (NULL, NULL);
  g_autoptr (LexLexicon) lexicon = lex_lexicon_new ();

  if (lemmatizer == NULL)
    {
      g_test_skip (
          "no dictionaries: Debian's packages hunspell-pl and hunspell-en-gb would run this");
      return;
    }

  lex_lemmatizer_learn (lemmatizer,
                        "dziadek rozgrywający przygwożdżona zapowiedź nielegalna odzywka as",
                        LEX_LANGUAGE_PL);
  lex_lemmatizer_learn (lemmatizer, "bid revoke withdraw card penalty player unauthorized",
                        LEX_LANGUAGE_EN);
  lex_lemmatizer_fill (lemmatizer, lexicon);

  for (gsize i = 0; i < G_N_ELEMENTS (system_pairs); i++)
    {
      const char *const *lemmas = lex_lexicon_lookup (lexicon, system_pairs[i].form);

      g_assert_nonnull (lemmas);
      g_assert_true (g_strv_contains (lemmas, system_pairs[i].lemma));
    }

  /* The opposite and the agent are other words. */
  g_assert_null (lex_lexicon_lookup (lexicon, "unauthorized"));
  g_assert_null (lex_lexicon_lookup (lexicon, "player"));
  g_assert_null (lex_lexicon_lookup (lexicon, "legalna"));
}

/* The words of the field that ship with the corpus, each with a model that exists. */
static void
test_field_words (void)
{
  static const char *const texts[LEX_N_LANGUAGES] = {
    [LEX_LANGUAGE_EN] = "matchpointed overcalls misinformation notrumps partscores LHO",
    [LEX_LANGUAGE_PL] = "alertowanych splinterem impach ekspasami bezatutowego LHO rekontrę",
  };
  g_autoptr (LexLemmatizer) lemmatizer = lex_lemmatizer_new (NULL, NULL);
  g_autoptr (LexLexicon) lexicon = lex_lexicon_new ();

  if (lemmatizer == NULL)
    {
      g_test_skip (
          "no dictionaries: Debian's packages hunspell-pl and hunspell-en-gb would run this");
      return;
    }

  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      g_autofree char *name = g_strdup_printf ("words-%s.dic", i == LEX_LANGUAGE_EN ? "en" : "pl");
      g_autofree char *path
          = g_build_filename (g_getenv ("G_TEST_SRCDIR"), "..", "data", "corpus", name, NULL);
      g_autoptr (GError) error = NULL;

      g_assert_true (lex_lemmatizer_add_words (lemmatizer, path, (LexLanguage) i, &error));
      g_assert_no_error (error);
      lex_lemmatizer_learn (lemmatizer, texts[i], (LexLanguage) i);
    }
  lex_lemmatizer_fill (lemmatizer, lexicon);

  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      g_auto (GStrv) unknown = lex_lemmatizer_dup_unknown (lemmatizer, (LexLanguage) i);
      g_autofree char *words = g_strjoinv (" ", unknown);

      g_assert_cmpstr (words, ==, "");
    }
  g_assert_cmpstr (lex_lexicon_lookup (lexicon, "splinterze")[0], ==, "splinter");
}

static void
test_inflections (void)
{
  g_assert_true (lex_english_is_inflection ("bid", 0, "ding"));
  g_assert_true (lex_english_is_inflection ("panic", 0, "ked"));
  g_assert_true (lex_english_is_inflection ("penalty", 1, "ies"));
  g_assert_true (lex_english_is_inflection ("pass", 0, "es"));
  g_assert_true (lex_english_is_inflection ("take", 1, "ing"));
  g_assert_false (lex_english_is_inflection ("call", 0, "er"));
  g_assert_false (lex_english_is_inflection ("call", 0, "ers"));
  g_assert_false (lex_english_is_inflection ("legal", 0, "ly"));
  g_assert_false (lex_english_is_inflection ("player", 0, "'s"));
  g_assert_cmpstr (lex_english_get_irregular_lemma ("led"), ==, "lead");
  g_assert_null (lex_english_get_irregular_lemma ("le"));
  g_assert_cmpstr (lex_english_get_irregular_forms ("draw"), ==, "drew drawn");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/language/lemmatizer/pairs", Fixture, NULL, set_up, test_pairs, tear_down);
  g_test_add ("/language/lemmatizer/two-spellings", Fixture, NULL, set_up, test_two_spellings,
              tear_down);
  g_test_add_func ("/language/english/spellings", test_spellings);
  g_test_add ("/language/lemmatizer/own-words", Fixture, NULL, set_up, test_own_words, tear_down);
  g_test_add ("/language/lemmatizer/missing", Fixture, NULL, set_up, test_missing, tear_down);
  g_test_add ("/language/lemmatizer/dicpath", Fixture, NULL, set_up, test_dicpath, tear_down);
  g_test_add_func ("/language/lemmatizer/system", test_system);
  g_test_add_func ("/language/lemmatizer/field-words", test_field_words);
  g_test_add_func ("/language/lemmatizer/english", test_inflections);

  return g_test_run ();
}
