/* test-search.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Searches of the fixture, whole answers against golden files: `golden/NAME.query` holds the words
 * and, in further lines, `language`, `kind` or `limit`; `golden/NAME.out` what must come. Run with
 * --generate to write the answers anew, and read the difference before committing it.
 */

#include <string.h>

#include "answers.h"
#include "fixture.h"

static gboolean generate;
static LexStoreReader *reader;

/* Golden files */

static LexQuery *
parse_query (const char *contents)
{
  g_auto (GStrv) lines = g_strsplit (contents, "\n", -1);
  LexLanguages languages = LEX_LANGUAGES_BOTH;
  int kind = -1;
  guint limit = 0;

  for (guint i = 1; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      const char *value = strchr (lines[i], ' ');
      LexLanguage language;
      LexKind found;

      g_assert_nonnull (value);
      value++;
      if (g_str_has_prefix (lines[i], "language ") && lex_language_from_code (value, &language))
        languages = (LexLanguages) (1 << language);
      else if (g_str_has_prefix (lines[i], "kind ") && lex_kind_from_name (value, &found))
        kind = (int) found;
      else if (g_str_has_prefix (lines[i], "limit "))
        limit = (guint) g_ascii_strtoull (value, NULL, 10);
      else
        g_error ("golden query: unknown line %s", lines[i]);
    }
  return lex_query_new (lines[0], languages, kind, limit);
}

static char *
answer (LexQuery *query)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) hits = lex_store_reader_search (reader, query, &error);
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < hits->len; i++)
    {
      g_autofree char *hit = answers_describe_hit (reader, hits->pdata[i], &error);

      g_assert_no_error (error);
      g_string_append (text, hit);
    }
  return g_string_free (text, FALSE);
}

static void
test_golden (gconstpointer data)
{
  const char *path = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) out_path = g_string_new (path);
  g_autoptr (LexQuery) query = NULL;
  g_autofree char *contents = NULL;
  g_autofree char *expected = NULL;
  g_autofree char *actual = NULL;

  g_string_replace (out_path, ".query", ".out", 0);
  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);
  query = parse_query (contents);
  actual = answer (query);
  if (generate)
    g_file_set_contents (out_path->str, actual, -1, &error);
  else
    g_file_get_contents (out_path->str, &expected, NULL, &error);
  g_assert_no_error (error);
  if (!generate)
    g_assert_cmpstr (actual, ==, expected);
}

static void
add_golden_tests (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "store", "golden", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  const char *name;
  guint n = 0;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".query"))
      {
        g_autofree char *test = g_strconcat ("/store/search/golden/", name, NULL);

        g_test_add_data_func_full (test, g_build_filename (folder, name, NULL), test_golden,
                                   g_free);
        n++;
      }
  g_assert_cmpuint (n, >, 10);
}

/* Rules that every search keeps */

static GPtrArray *
search (const char *text, LexLanguages languages, int kind, guint limit)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexQuery) query = lex_query_new (text, languages, kind, limit);
  GPtrArray *hits = lex_store_reader_search (reader, query, &error);

  g_assert_no_error (error);
  return hits;
}

/* Hostile or senseless, none is an error; those without a word find nothing. */
static void
test_hostile (void)
{
  static const char *const nothing[] = { "", " ", "\"", "*", "()", "-", "\"\"\"", "^", ":", "{}" };
  static const char *const something[] = { "\"dummy\"",
                                           "dummy*",
                                           "dummy\"",
                                           "(dummy",
                                           "dummy NOT",
                                           "dummy OR",
                                           "NEAR(dummy",
                                           "^dummy",
                                           "+dummy -",
                                           "\x02"
                                           "dummy\x03",
                                           "dummy\x01",
                                           "heading_en:dummy",
                                           "dummy'--",
                                           "dummy'; DROP TABLE words" };

  for (guint i = 0; i < G_N_ELEMENTS (nothing); i++)
    {
      g_autoptr (GPtrArray) hits = search (nothing[i], LEX_LANGUAGES_BOTH, -1, 0);

      g_assert_cmpuint (hits->len, ==, 0);
    }
  for (guint i = 0; i < G_N_ELEMENTS (something); i++)
    {
      g_autoptr (GPtrArray) hits = search (something[i], LEX_LANGUAGES_BOTH, -1, 0);

      g_assert_cmpuint (hits->len, >, 0);
    }
}

static void
test_very_long (void)
{
  g_autofree char *one_word = g_strnfill (100000, 'x');
  g_autofree char *many_quotes = g_strnfill (100000, '"');
  g_autoptr (GString) many_words = g_string_new (NULL);
  g_autoptr (GPtrArray) none = search (one_word, LEX_LANGUAGES_BOTH, -1, 0);
  g_autoptr (GPtrArray) still_none = search (many_quotes, LEX_LANGUAGES_BOTH, -1, 0);
  g_autoptr (GPtrArray) some = NULL;

  for (guint i = 0; i < 20000; i++)
    g_string_append_printf (many_words, "dummy%u dummy ", i);
  some = search (many_words->str, LEX_LANGUAGES_BOTH, -1, 0);
  g_assert_cmpuint (none->len, ==, 0);
  g_assert_cmpuint (still_none->len, ==, 0);
  g_assert_cmpuint (some->len, >, 0);
}

static void
test_limit (void)
{
  g_autoptr (GPtrArray) all = search ("th", LEX_LANGUAGES_BOTH, -1, 0);
  g_autoptr (GPtrArray) few = search ("th", LEX_LANGUAGES_BOTH, -1, 3);

  g_assert_cmpuint (all->len, >, 3);
  g_assert_cmpuint (few->len, ==, 3);
  for (guint i = 0; i < few->len; i++)
    g_assert_true (
        lex_label_equal (lex_hit_get_label (few->pdata[i]), lex_hit_get_label (all->pdata[i])));
}

static void
test_best_first (void)
{
  g_autoptr (GPtrArray) hits = search ("dziadek", LEX_LANGUAGES_BOTH, -1, 0);

  g_assert_cmpuint (hits->len, >, 2);
  for (guint i = 1; i < hits->len; i++)
    g_assert_cmpfloat (lex_hit_get_score (hits->pdata[i - 1]), >=,
                       lex_hit_get_score (hits->pdata[i]));
}

/* A filter of language or kind only takes away. */
static void
test_filters (void)
{
  g_autoptr (GPtrArray) polish = search ("dziadek", LEX_LANGUAGES_PL, -1, 0);
  g_autoptr (GPtrArray) english = search ("dziadek", LEX_LANGUAGES_EN, -1, 0);
  g_autoptr (GPtrArray) comments = search ("dziadek", LEX_LANGUAGES_PL, LEX_KIND_COMMENTARY, 0);

  g_assert_cmpuint (polish->len, >, 3);
  g_assert_cmpuint (english->len, ==, 0);
  g_assert_cmpuint (comments->len, ==, 1);
  for (guint i = 0; i < polish->len; i++)
    g_assert_cmpint (lex_hit_get_language (polish->pdata[i]), ==, LEX_LANGUAGE_PL);
}

/* Marks come in pairs, and what they hold is a word of the text. */
static void
test_marks (void)
{
  g_autoptr (GPtrArray) hits = search ("dziadek kart", LEX_LANGUAGES_BOTH, -1, 0);

  g_assert_cmpuint (hits->len, >, 0);
  for (guint i = 0; i < hits->len; i++)
    {
      gboolean inside = FALSE;
      g_autoptr (LexGlimpse) glimpse = NULL;

      g_assert_true (lex_store_reader_glimpse (reader, hits->pdata[i], &glimpse, NULL));
      for (const char *c = glimpse->snippet; *c != '\0'; c++)
        {
          g_assert_false (*c == LEX_SNIPPET_MATCH_START[0] && inside);
          g_assert_false (*c == LEX_SNIPPET_MATCH_END[0] && !inside);
          if (*c == LEX_SNIPPET_MATCH_START[0] || *c == LEX_SNIPPET_MATCH_END[0])
            inside = !inside;
        }
      g_assert_false (inside);
    }
}

/* A library so large that a search must choose what to look at: every clause has the common word,
 * one has it for a heading, one has the rare word. */
#define N_MANY 2600
#define HEADED 2500
#define RARE 2550

static LexClause *
make_common_clause (guint number)
{
  g_autofree char *name = g_strdup_printf ("example/%u", number);
  g_autoptr (LexLabel) label = lex_label_parse (name);
  g_autoptr (LexText) text
      = lex_text_new (number == RARE ? "common rare word" : "common word", NULL, 0);
  LexClauseParts parts = { .label = label };

  parts.wording[LEX_LANGUAGE_EN].text = text;
  if (number == HEADED)
    parts.wording[LEX_LANGUAGE_EN].heading = (char *) "common";
  return lex_clause_new (&parts);
}

static LexStoreReader *
write_many (const char *path)
{
  g_autoptr (LexLexicon) lexicon = lex_lexicon_new ();
  g_autoptr (LexStoreWriter) writer = lex_store_writer_new (path, lexicon, NULL);
  g_autoptr (LexDocument) document = lex_document_new ("many", LEX_KIND_EXAMPLE, NULL, NULL, FALSE);
  GPtrArray *clauses = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 1; i <= N_MANY; i++)
    g_ptr_array_add (clauses, make_common_clause (i));
  lex_document_take_clauses (document, clauses);
  g_assert_true (lex_store_writer_add_document (writer, document, NULL));
  g_assert_true (lex_store_writer_finish (writer, NULL));
  return lex_store_reader_open (path, NULL);
}

static void
test_large (void)
{
  static const struct
  {
    const char *words;
    guint first;
    guint n_hits;
  } rows[] = {
    { "common", HEADED, 1 },     { "comm", HEADED, 1 },       { "rare", RARE, 1 },
    { "common rare", RARE, 1 },  { "rare unheard", RARE, 1 }, { "common wor", 1, 5 },
    { "\"common word\"", 1, 5 }, { "common -heading", 1, 1 },
  };
  char *folder = fixture_make_folder ();
  g_autofree char *path = g_build_filename (folder, "many.db", NULL);
  g_autoptr (LexStoreReader) many = write_many (path);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (LexQuery) query = lex_query_new (rows[i].words, LEX_LANGUAGES_BOTH, -1, 5);
      g_autoptr (GPtrArray) hits = lex_store_reader_search (many, query, NULL);
      g_autofree char *first = g_strdup_printf ("example/%u", rows[i].first);

      g_assert_cmpuint (hits->len, >=, rows[i].n_hits);
      g_assert_cmpuint (hits->len, <=, 5);
      if (rows[i].first > 1)
        g_assert_cmpstr (lex_label_get_text (lex_hit_get_label (hits->pdata[0])), ==, first);
    }
  fixture_remove_folder (folder);
}

static LexStoreReader *
write_claim (const char *path)
{
  g_autoptr (LexLexicon) lexicon = lex_lexicon_new ();
  g_autoptr (LexStoreWriter) writer = lex_store_writer_new (path, lexicon, NULL);
  g_autoptr (LexDocument) document = lex_document_new ("own", LEX_KIND_EXAMPLE, NULL, NULL, FALSE);
  g_autoptr (LexLabel) label = lex_label_parse ("example/1");
  g_autoptr (LexText) text = lex_text_new ("Tables wait, boards go on.", NULL, 0);
  GPtrArray *clauses = g_ptr_array_new_with_free_func (g_object_unref);
  LexClauseParts parts = { .label = label };

  parts.wording[LEX_LANGUAGE_EN].heading = (char *) "Claim of a late pair";
  parts.wording[LEX_LANGUAGE_EN].text = text;
  g_ptr_array_add (clauses, lex_clause_new (&parts));
  lex_document_take_clauses (document, clauses);
  g_assert_true (lex_store_writer_add_document (writer, document, NULL));
  g_assert_true (lex_store_writer_finish (writer, NULL));
  return lex_store_reader_open (path, NULL);
}

/* As the README says: what stands in quotes is met in the heading or in the text, and never by the
 * last words of the one with the first of the other. */
static void
test_phrase (void)
{
  static const struct
  {
    const char *words;
    guint n_hits;
  } rows[] = {
    { "\"late pair\"", 1 },   { "\"boards go on\"", 1 },     { "pair tables", 1 },
    { "\"pair tables\"", 0 }, { "\"late pair tables\"", 0 },
  };
  char *folder = fixture_make_folder ();
  g_autofree char *path = g_build_filename (folder, "claim.db", NULL);
  g_autoptr (LexStoreReader) claim = write_claim (path);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (LexQuery) query = lex_query_new (rows[i].words, LEX_LANGUAGES_BOTH, -1, 5);
      g_autoptr (GPtrArray) hits = lex_store_reader_search (claim, query, NULL);

      g_test_message ("%s", rows[i].words);
      g_assert_cmpuint (hits->len, ==, rows[i].n_hits);
    }
  fixture_remove_folder (folder);
}

int
main (int argc, char *argv[])
{
  char *folder = fixture_make_folder ();
  g_autofree char *path = g_build_filename (folder, "library.db", NULL);
  int result;

  generate = argc > 1 && strcmp (argv[1], "--generate") == 0;
  g_test_init (&argc, &argv, NULL);
  fixture_write (path);
  reader = lex_store_reader_open (path, NULL);
  add_golden_tests ();
  g_test_add_func ("/store/search/hostile", test_hostile);
  g_test_add_func ("/store/search/very-long", test_very_long);
  g_test_add_func ("/store/search/limit", test_limit);
  g_test_add_func ("/store/search/best-first", test_best_first);
  g_test_add_func ("/store/search/filters", test_filters);
  g_test_add_func ("/store/search/marks", test_marks);
  g_test_add_func ("/store/search/large", test_large);
  g_test_add_func ("/store/search/phrase", test_phrase);
  result = g_test_run ();
  lex_store_reader_free (reader);
  fixture_remove_folder (folder);
  return result;
}
