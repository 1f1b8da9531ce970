/* test-oracle.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The engine against a naive matcher: a made-up library of short words that share beginnings and
 * lemmas as often as can be, and thousands of random queries. Both must find the same clauses. The
 * matcher here knows only the rules of README.md, and compares every word with every word.
 */

#include <string.h>

#include "fixture.h"
#include "language/lex-fold.h"

#define N_FORMS 120
#define N_PAIRS 90
#define N_CLAUSES 120
#define N_QUERIES 4000

/* With fewer rules, any word will do; README.md. */
#define FEW_HITS 3

/* A clause as the matcher sees it: the words of heading, text and ruling. */
typedef struct
{
  char *label;
  LexKind kind;
  GPtrArray *words[LEX_N_LANGUAGES];
} Entry;

typedef struct
{
  GRand *random;
  GPtrArray *forms; /* folded */
  LexLexicon *lexicon;
  GPtrArray *entries;
} World;

/* Making it up */

static char *
make_word (GRand *random)
{
  static const char *const letters[] = { "a", "b", "ł", "ż", "o", "1" };
  GString *word = g_string_new (NULL);

  for (gint32 n = g_rand_int_range (random, 1, 5); n > 0; n--)
    g_string_append (word, letters[g_rand_int_range (random, 0, G_N_ELEMENTS (letters))]);
  return g_string_free (word, FALSE);
}

static const char *
pick (World *world)
{
  return world->forms->pdata[g_rand_int_range (world->random, 0, (gint32) world->forms->len)];
}

/* Lemmas of lemmas and circles occur, and must not be followed. */
static void
make_lexicon (World *world)
{
  world->lexicon = lex_lexicon_new ();
  for (guint i = 0; i < N_PAIRS; i++)
    {
      g_autofree char *form = lex_fold (pick (world), -1);
      g_autofree char *lemma = lex_fold (pick (world), -1);

      lex_lexicon_add (world->lexicon, form, lemma);
    }
}

static gboolean
word_cb (const char *token, gsize start, gsize end, gpointer user_data)
{
  g_ptr_array_add (user_data, g_strdup (token));
  return TRUE;
}

static char *
make_text (World *world, GPtrArray *words, gint32 most)
{
  static const char *const gaps[] = { " ", ", ", "-", " – ", "\n", " \"", "/" };
  GString *text = g_string_new (NULL);

  for (gint32 n = g_rand_int_range (world->random, 1, most + 1); n > 0; n--)
    {
      g_string_append (text, pick (world));
      g_string_append (text, gaps[g_rand_int_range (world->random, 0, G_N_ELEMENTS (gaps))]);
    }
  lex_tokenize (text->str, -1, word_cb, words);
  return g_string_free (text, FALSE);
}

static LexText *
make_running_text (World *world, GPtrArray *words)
{
  g_autofree char *plain = NULL;

  if (g_rand_int_range (world->random, 0, 3) == 0)
    return NULL;
  plain = make_text (world, words, 9);
  return lex_text_new (plain, NULL, 0);
}

static LexClause *
make_clause (World *world, Entry *entry)
{
  g_autoptr (LexLabel) label = lex_label_parse (entry->label);
  LexClauseParts parts = { .label = label };
  LexClause *clause;

  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      entry->words[i] = g_ptr_array_new_with_free_func (g_free);
      if (g_rand_boolean (world->random))
        parts.wording[i].heading = make_text (world, entry->words[i], 2);
      parts.wording[i].text = make_running_text (world, entry->words[i]);
      parts.ruling[i] = make_running_text (world, entry->words[i]);
    }
  clause = lex_clause_new (&parts);
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      g_free (parts.wording[i].heading);
      g_clear_pointer (&parts.wording[i].text, lex_text_unref);
      g_clear_pointer (&parts.ruling[i], lex_text_unref);
    }
  return clause;
}

static LexDocument *
make_document (World *world, const char *name, LexKind kind)
{
  LexDocument *document = lex_document_new (name, kind, NULL, NULL, FALSE);
  GPtrArray *clauses = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 1; i <= N_CLAUSES / 2; i++)
    {
      Entry *entry = g_new0 (Entry, 1);

      entry->label = g_strdup_printf (kind == LEX_KIND_LAW ? "%u" : "commentary/%u", i);
      entry->kind = kind;
      g_ptr_array_add (clauses, make_clause (world, entry));
      g_ptr_array_add (world->entries, entry);
    }
  lex_document_take_clauses (document, clauses);
  return document;
}

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  g_free (entry->label);
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    g_ptr_array_unref (entry->words[i]);
  g_free (entry);
}

static LexStoreReader *
write_world (World *world)
{
  g_autoptr (GError) error = NULL;
  char *folder = fixture_make_folder ();
  g_autofree char *path = g_build_filename (folder, "library.db", NULL);
  g_autoptr (LexStoreWriter) writer = lex_store_writer_new (path, world->lexicon, &error);
  g_autoptr (LexDocument) laws = make_document (world, "laws", LEX_KIND_LAW);
  g_autoptr (LexDocument) commentary = make_document (world, "commentary", LEX_KIND_COMMENTARY);
  LexStoreReader *reader;

  g_assert_no_error (error);
  g_assert_true (lex_store_writer_add_document (writer, laws, NULL));
  g_assert_true (lex_store_writer_add_document (writer, commentary, NULL));
  lex_store_writer_finish (writer, &error);
  g_assert_no_error (error);
  reader = lex_store_reader_open (path, &error);
  g_assert_no_error (error);
  fixture_remove_folder (folder); /* an open file stays */
  return reader;
}

/* The naive matcher */

static gboolean
has_lemma (World *world, const char *form, const char *lemma)
{
  const char *const *lemmas = lex_lexicon_lookup (world->lexicon, form);

  return lemmas != NULL && g_strv_contains (lemmas, lemma);
}

/* Two words meet when they are one, when one is a lemma of the other, or when they share one. */
static gboolean
words_meet (World *world, const char *a, const char *b)
{
  const char *const *lemmas = lex_lexicon_lookup (world->lexicon, a);

  if (g_str_equal (a, b) || has_lemma (world, a, b) || has_lemma (world, b, a))
    return TRUE;
  for (guint i = 0; lemmas != NULL && lemmas[i] != NULL; i++)
    if (has_lemma (world, b, lemmas[i]))
      return TRUE;
  return FALSE;
}

static gboolean
entry_has (World *world, Entry *entry, LexLanguages languages, const char *word, gboolean last)
{
  gboolean grows = last && strlen (word) >= 2; /* folded words here are ASCII */

  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    for (guint j = 0; (languages & (1 << i)) != 0 && j < entry->words[i]->len; j++)
      {
        const char *other = entry->words[i]->pdata[j];

        if (words_meet (world, word, other) || (grows && g_str_has_prefix (other, word)))
          return TRUE;
      }
  return FALSE;
}

/* A word typed twice counts once, where it was typed last. */
static void
drop_repeated (GPtrArray *words)
{
  for (guint i = words->len; i-- > 0;)
    for (guint j = i; j-- > 0;)
      if (g_str_equal (words->pdata[i], words->pdata[j]))
        {
          g_ptr_array_remove_index (words, j);
          i--;
        }
}

static gboolean
entry_matches (World *world, Entry *entry, LexQuery *query, GPtrArray *words, gboolean any)
{
  int kind = lex_query_get_kind (query);

  if (kind >= 0 && (int) entry->kind != kind)
    return FALSE;
  for (guint i = 0; i < words->len; i++)
    if (entry_has (world, entry, lex_query_get_languages (query), words->pdata[i],
                   i == words->len - 1)
        == any)
      return any;
  return !any;
}

static int
compare_strings (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static char *
join_sorted (GPtrArray *labels)
{
  g_ptr_array_sort (labels, compare_strings);
  g_ptr_array_add (labels, NULL);
  return g_strjoinv (" ", (GStrv) labels->pdata);
}

static char *
expect (World *world, LexQuery *query)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();
  guint n_counted = 0;

  lex_tokenize (lex_query_get_text (query), -1, word_cb, words);
  drop_repeated (words);
  for (int any = 0; any <= (words->len > 1) && n_counted < FEW_HITS; any++)
    {
      g_ptr_array_set_size (labels, 0);
      n_counted = 0;
      for (guint i = 0; i < world->entries->len; i++)
        {
          Entry *entry = world->entries->pdata[i];

          if (!entry_matches (world, entry, query, words, any))
            continue;
          g_ptr_array_add (labels, entry->label);
          n_counted += entry->kind == LEX_KIND_LAW || lex_query_get_kind (query) >= 0;
        }
    }
  return join_sorted (labels);
}

/* The engine */

static char *
find (LexStoreReader *reader, LexQuery *query)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) hits = lex_store_reader_search (reader, query, &error);
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();

  g_assert_no_error (error);
  for (guint i = 0; i < hits->len; i++)
    g_ptr_array_add (labels, (gpointer) lex_label_get_text (lex_hit_get_label (hits->pdata[i])));
  return join_sorted (labels);
}

static LexQuery *
make_query (World *world)
{
  g_autoptr (GString) text = g_string_new (NULL);
  static const int kinds[] = { -1, -1, LEX_KIND_LAW, LEX_KIND_COMMENTARY, LEX_KIND_GUIDE };

  for (gint32 n = g_rand_int_range (world->random, 1, 5); n > 0; n--)
    {
      g_autofree char *unknown = make_word (world->random);

      g_string_append (text, g_rand_int_range (world->random, 0, 4) > 0 ? pick (world) : unknown);
      g_string_append_c (text, ' ');
    }
  return lex_query_new (text->str, (LexLanguages) g_rand_int_range (world->random, 1, 4),
                        kinds[g_rand_int_range (world->random, 0, G_N_ELEMENTS (kinds))],
                        10 * N_CLAUSES);
}

static void
test_oracle (gconstpointer data)
{
  World world = { g_rand_new_with_seed (GPOINTER_TO_UINT (data)) };
  LexStoreReader *reader;
  guint n_empty = 0;

  world.forms = g_ptr_array_new_with_free_func (g_free);
  world.entries = g_ptr_array_new_with_free_func (entry_free);
  for (guint i = 0; i < N_FORMS; i++)
    g_ptr_array_add (world.forms, make_word (world.random));
  make_lexicon (&world);
  reader = write_world (&world);
  for (guint i = 0; i < N_QUERIES; i++)
    {
      g_autoptr (LexQuery) query = make_query (&world);
      g_autofree char *expected = expect (&world, query);
      g_autofree char *found = find (reader, query);

      if (!g_str_equal (found, expected))
        g_test_message ("query: %s", lex_query_get_text (query));
      g_assert_cmpstr (found, ==, expected);
      n_empty += *found == '\0';
    }
  g_assert_cmpuint (n_empty, <, N_QUERIES / 2); /* or the test shows little */
  lex_store_reader_free (reader);
  lex_lexicon_unref (world.lexicon);
  g_ptr_array_unref (world.entries);
  g_ptr_array_unref (world.forms);
  g_rand_free (world.random);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/store/oracle/1", GUINT_TO_POINTER (1), test_oracle);
  g_test_add_data_func ("/store/oracle/2", GUINT_TO_POINTER (2), test_oracle);
  return g_test_run ();
}
