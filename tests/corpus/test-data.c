/* test-data.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The shipped corpus as a whole: it is complete, it reads back as it was
 * written, and nothing in it leads nowhere. All faults come in one message.
 */

#include <glib/gstdio.h>

#include "bridge/pbn/lex-pbn.h"
#include "corpus-dump.h"

static const char *const names[] = {
  "laws", "introduction", "definitions", "commentary", "examples", "screens", "comparable", "index",
};

#define N_NAMES G_N_ELEMENTS (names)

typedef struct
{
  LexDocument *documents[N_NAMES];
  GHashTable *labels; /* of LexLabel */
  GString *faults;
} Corpus;

static char *
dup_data_path (const char *name)
{
  return g_strconcat (g_getenv ("G_TEST_SRCDIR"), "/../data/corpus/", name, ".xml", NULL);
}

static void
corpus_set_up (Corpus *self, gconstpointer unused)
{
  self->labels = g_hash_table_new (lex_label_hash, lex_label_equal);
  self->faults = g_string_new (NULL);
  for (gsize i = 0; i < N_NAMES; i++)
    {
      g_autofree char *path = dup_data_path (names[i]);
      g_autoptr (GError) error = NULL;
      GPtrArray *clauses;

      self->documents[i] = lex_corpus_read (path, FALSE, &error);
      g_assert_no_error (error);
      clauses = lex_document_get_clauses (self->documents[i]);
      for (guint j = 0; j < clauses->len; j++)
        g_hash_table_add (self->labels, lex_clause_get_label (g_ptr_array_index (clauses, j)));
    }
}

static void
corpus_tear_down (Corpus *self, gconstpointer unused)
{
  for (gsize i = 0; i < N_NAMES; i++)
    g_clear_object (&self->documents[i]);
  g_hash_table_unref (self->labels);
  g_string_free (self->faults, TRUE);
}

static void
assert_no_faults (Corpus *self)
{
  if (self->faults->len)
    g_error ("faults in the corpus:\n%s", self->faults->str);
}

static void
check_label (Corpus *self, LexLabel *from, LexLabel *to, const char *how)
{
  if (!g_hash_table_contains (self->labels, to))
    g_string_append_printf (self->faults, "%s %s %s, which does not exist\n",
                            lex_label_get_text (from), how, lex_label_get_text (to));
}

static void
check_text (Corpus *self, LexLabel *from, LexText *text)
{
  gsize n_spans = 0;
  const LexSpan *spans = text ? lex_text_get_spans (text, &n_spans) : NULL;

  for (gsize i = 0; i < n_spans; i++)
    if (spans[i].kind == LEX_SPAN_CITATION || spans[i].kind == LEX_SPAN_TERM)
      {
        g_autoptr (LexLabel) to = lex_label_parse (spans[i].target);

        check_label (self, from, to, spans[i].kind == LEX_SPAN_TERM ? "uses" : "cites");
      }
}

static void
check_links (Corpus *self, LexClause *clause)
{
  const LexClauseParts *parts = lex_clause_get_parts (clause);

  for (guint i = 0; parts->about && i < parts->about->len; i++)
    check_label (self, parts->label, g_ptr_array_index (parts->about, i), "is about");
  for (int i = 0; i < LEX_N_LANGUAGES; i++)
    {
      check_text (self, parts->label, parts->wording[i].text);
      check_text (self, parts->label, parts->past[i].text);
      check_text (self, parts->label, parts->ruling[i]);
    }
}

static void
for_each_clause (Corpus *self, void (*check) (Corpus *, LexClause *))
{
  for (gsize i = 0; i < N_NAMES; i++)
    {
      GPtrArray *clauses = lex_document_get_clauses (self->documents[i]);

      for (guint j = 0; j < clauses->len; j++)
        check (self, g_ptr_array_index (clauses, j));
    }
}

static void
test_links (Corpus *self, gconstpointer unused)
{
  for_each_clause (self, check_links);
  assert_no_faults (self);
}

/* Both languages or neither: a clause may be empty, but not in one alone. Only
 * the subject index has entries that make sense in one language: a word that
 * the other does not have, such as the Polish renons. */
static void
check_both (Corpus *self, LexClause *clause)
{
  const LexClauseParts *parts = lex_clause_get_parts (clause);
  const LexWording *en = &parts->wording[LEX_LANGUAGE_EN];
  const LexWording *pl = &parts->wording[LEX_LANGUAGE_PL];

  if (g_str_equal (lex_label_get_document (parts->label), "index"))
    return;
  if (!en->text != !pl->text)
    g_string_append_printf (self->faults, "%s has a text in one language only\n",
                            lex_label_get_text (parts->label));
  if (!en->heading != !pl->heading)
    g_string_append_printf (self->faults, "%s has a heading in one language only\n",
                            lex_label_get_text (parts->label));
}

static void
test_both_languages (Corpus *self, gconstpointer unused)
{
  for_each_clause (self, check_both);
  assert_no_faults (self);
}

static void
check_pbn (Corpus *self, LexClause *clause)
{
  const char *pbn = lex_clause_get_pbn (clause);
  g_autoptr (GError) error = NULL;
  g_autoptr (LexPbn) game = pbn ? lex_pbn_parse (pbn, &error) : NULL;

  /* What was played must have been there to be played, and a revoke must be one. */
  if (game && game->play && game->deal)
    lex_play_check (game->play, game->deal, &error);
  if (error)
    g_string_append_printf (self->faults, "%s: %s\n",
                            lex_label_get_text (lex_clause_get_label (clause)), error->message);
}

static void
test_pbn (Corpus *self, gconstpointer unused)
{
  for_each_clause (self, check_pbn);
  assert_no_faults (self);
}

/* Each document holds only labels of its own, and its name is its file's. */
static void
test_names (Corpus *self, gconstpointer unused)
{
  for (gsize i = 0; i < N_NAMES; i++)
    {
      GPtrArray *clauses = lex_document_get_clauses (self->documents[i]);

      g_assert_cmpstr (lex_document_get_name (self->documents[i]), ==, names[i]);
      g_assert_cmpint (lex_document_get_languages (self->documents[i]), ==, LEX_LANGUAGES_BOTH);
      for (guint j = 0; j < clauses->len; j++)
        {
          LexLabel *label = lex_clause_get_label (g_ptr_array_index (clauses, j));

          if (!g_str_equal (lex_label_get_document (label), names[i]))
            g_string_append_printf (self->faults, "%s stands in %s\n", lex_label_get_text (label),
                                    names[i]);
        }
    }
  assert_no_faults (self);
}

static void
test_laws (Corpus *self, gconstpointer unused)
{
  for (guint i = 1; i <= 93; i++)
    {
      g_autofree char *text = g_strdup_printf ("%u", i);
      g_autoptr (LexLabel) label = lex_label_parse (text);

      if (!g_hash_table_contains (self->labels, label))
        g_string_append_printf (self->faults, "Law %u is missing\n", i);
    }
  assert_no_faults (self);
}

static void
test_relations (Corpus *self, gconstpointer unused)
{
  g_autofree char *path = dup_data_path ("precedence");
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) relations = NULL;

  relations = lex_corpus_read_relations (path, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < relations->len; i++)
    {
      LexRelation *relation = g_ptr_array_index (relations, i);
      LexLabel *specific = lex_relation_get_specific (relation);

      check_label (self, specific, specific, "prevails as");
      check_label (self, specific, lex_relation_get_general (relation), "prevails over");
    }
  assert_no_faults (self);
}

/* The property of the writer: whatever the corpus holds reads back equal. */
static void
test_written_back (Corpus *self, gconstpointer unused)
{
  g_autofree char *folder = g_dir_make_tmp ("lex-corpus-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "written.xml", NULL);

  for (gsize i = 0; i < N_NAMES; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LexDocument) again = NULL;
      g_autofree char *before = corpus_dump (self->documents[i]);
      g_autofree char *after = NULL;

      lex_corpus_write (self->documents[i], path, &error);
      g_assert_no_error (error);
      again = lex_corpus_read (path, FALSE, &error);
      g_assert_no_error (error);
      after = corpus_dump (again);
      g_assert_cmpstr (after, ==, before);
    }
  g_remove (path);
  g_rmdir (folder);
}

static void
add (const char *name, void (*test) (Corpus *, gconstpointer))
{
  g_test_add (name, Corpus, NULL, corpus_set_up, test, corpus_tear_down);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add ("/corpus/data/names", test_names);
  add ("/corpus/data/laws", test_laws);
  add ("/corpus/data/links", test_links);
  add ("/corpus/data/both-languages", test_both_languages);
  add ("/corpus/data/pbn", test_pbn);
  add ("/corpus/data/relations", test_relations);
  add ("/corpus/data/written-back", test_written_back);
  return g_test_run ();
}
