/* oracle-world.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A made-up library of short words that share beginnings and lemmas as often as can be. Only
 * test-oracle.c calls it.
 */

#include "language/lex-fold.h"
#include "oracle.h"

#define N_FORMS 120
#define N_PAIRS 90

char *
world_make_word (GRand *random)
{
  static const char *const letters[] = { "a", "b", "ł", "ż", "o", "1" };
  GString *word = g_string_new (NULL);

  for (gint32 n = g_rand_int_range (random, 1, 5); n > 0; n--)
    g_string_append (word, letters[g_rand_int_range (random, 0, G_N_ELEMENTS (letters))]);
  return g_string_free (word, FALSE);
}

const char *
world_pick (World *world)
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
      g_autofree char *form = lex_fold (world_pick (world), -1);
      g_autofree char *lemma = lex_fold (world_pick (world), -1);

      lex_lexicon_add (world->lexicon, form, lemma);
      g_ptr_array_add (world->lemmas, g_steal_pointer (&lemma));
    }
}

gboolean
world_word_cb (const char *token, gsize start, gsize end, gpointer user_data)
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
      g_string_append (text, world_pick (world));
      g_string_append (text, gaps[g_rand_int_range (world->random, 0, G_N_ELEMENTS (gaps))]);
    }
  lex_tokenize (text->str, -1, world_word_cb, words);
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
      for (guint part = 0; part < N_PARTS; part++)
        entry->words[i][part] = g_ptr_array_new_with_free_func (g_free);
      if (g_rand_boolean (world->random))
        parts.wording[i].heading = make_text (world, entry->words[i][HEADING], 2);
      parts.wording[i].text = make_running_text (world, entry->words[i][BODY]);
      parts.ruling[i] = make_running_text (world, entry->words[i][BODY]);
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
      entry->law = kind == LEX_KIND_LAW ? i : 0;
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
    for (guint part = 0; part < N_PARTS; part++)
      g_ptr_array_unref (entry->words[i][part]);
  g_free (entry);
}

LexStoreReader *
world_write (World *world)
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

World *
world_new (guint seed)
{
  World *world = g_new0 (World, 1);

  world->random = g_rand_new_with_seed (seed);
  world->forms = g_ptr_array_new_with_free_func (g_free);
  world->folded = g_ptr_array_new_with_free_func (g_free);
  world->lemmas = g_ptr_array_new_with_free_func (g_free);
  world->entries = g_ptr_array_new_with_free_func (entry_free);
  for (guint i = 0; i < N_FORMS; i++)
    {
      char *form = world_make_word (world->random);
      g_autofree char *folded = lex_fold (form, -1);

      g_ptr_array_add (world->forms, form);
      if (!g_ptr_array_find_with_equal_func (world->folded, folded, g_str_equal, NULL))
        g_ptr_array_add (world->folded, g_steal_pointer (&folded));
    }
  make_lexicon (world);
  return world;
}

void
world_free (World *world)
{
  lex_lexicon_unref (world->lexicon);
  g_ptr_array_unref (world->entries);
  g_ptr_array_unref (world->forms);
  g_ptr_array_unref (world->folded);
  g_ptr_array_unref (world->lemmas);
  g_rand_free (world->random);
  g_free (world);
}
