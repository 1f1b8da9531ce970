/* test-damage.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A byte flipped in any page of the library: whatever a front end asks, it gets the answer that it
 * got when the file was whole, or is told that the file is damaged, and never that there is no such
 * thing. The store's own tests ask below the services.
 */

#include <glib/gstdio.h>

#include "fixture.h"
#include "services/lex-answer.h"
#include "services/lex-passage.h"
#include "services/lex-precedence.h"

#define PAGE 4096
#define N_FLIPS_OF_A_PAGE 3

static void
ask_documents (LexLibrary *library, const char *unused, GString *answer, GError **error)
{
  g_autoptr (GPtrArray) documents = lex_library_list_documents (library, error);

  for (guint i = 0; documents != NULL && i < documents->len; i++)
    g_string_append_printf (answer, "%s ", lex_document_get_name (documents->pdata[i]));
}

static void
ask_clauses (LexLibrary *library, const char *document, GString *answer, GError **error)
{
  g_autoptr (GPtrArray) clauses = lex_library_list_clauses (library, document, error);

  for (guint i = 0; clauses != NULL && i < clauses->len; i++)
    g_string_append_printf (answer, "%s ",
                            lex_label_get_text (lex_clause_get_label (clauses->pdata[i])));
}

static void
ask_passage (LexLibrary *library, const char *text, GString *answer, GError **error)
{
  g_autoptr (LexLabel) label = lex_library_resolve (library, text, error);
  g_autoptr (LexPassage) passage = label != NULL ? lex_library_show (library, label, error) : NULL;

  if (passage == NULL)
    return;
  g_string_append_printf (answer, "%s in %s: %u rows, cites %u, cited by %u, about %u, %u, %u",
                          lex_label_get_text (label), lex_document_get_name (passage->document),
                          passage->rows->len, passage->cites->len, passage->cited_by->len,
                          passage->about->len, passage->yields_to->len,
                          passage->prevails_over->len);
}

static void
ask_heading (LexLibrary *library, const char *name, GString *answer, GError **error)
{
  g_autoptr (LexLabel) label = lex_label_parse (name);
  g_autofree char *heading = lex_library_dup_heading (library, label, LEX_LANGUAGE_EN, error);

  g_string_append_printf (answer, "%s", heading);
}

static void
ask_citations (LexLibrary *library, const char *text, GString *answer, GError **error)
{
  g_autoptr (GPtrArray) citations = lex_library_find_citations (library, text, error);

  for (guint i = 0; citations != NULL && i < citations->len; i++)
    g_string_append_printf (answer, "%s %d, ",
                            lex_label_get_text (lex_citation_get_label (citations->pdata[i])),
                            lex_citation_get_exists (citations->pdata[i]));
}

static void
ask_search (LexLibrary *library, const char *words, GString *answer, GError **error)
{
  g_autoptr (LexQuery) query = lex_query_new (words, LEX_LANGUAGES_BOTH, -1, 0);
  g_autoptr (LexAnswer) found = lex_library_search (library, query, error);
  gboolean good = found != NULL;

  if (good)
    g_string_append_printf (answer, "meant %s, ", found->suggestion);
  for (guint i = 0; good && i < found->hits->len; i++)
    {
      LexHit *hit = found->hits->pdata[i];
      g_autoptr (LexGlimpse) glimpse = lex_library_glimpse (library, hit, error);

      good = glimpse != NULL;
      if (good)
        g_string_append_printf (answer, "%s %s %s, ", lex_label_get_text (lex_hit_get_label (hit)),
                                glimpse->heading, glimpse->snippet);
    }
}

static void
ask_precedence (LexLibrary *library, const char *name, GString *answer, GError **error)
{
  g_autoptr (LexLabel) label = lex_label_parse (name);
  g_autoptr (LexPrecedence) precedence = lex_library_precedence (library, label, error);

  if (precedence != NULL)
    g_string_append_printf (answer, "%u", precedence->relations->len);
}

static const struct
{
  void (*ask) (LexLibrary *library, const char *of, GString *answer, GError **error);
  const char *of;
} questions[] = {
  { ask_documents, "" },         { ask_clauses, "laws" },
  { ask_clauses, "none" },       { ask_passage, "27" },
  { ask_passage, "27a2" },       { ask_passage, "27Z" },
  { ask_passage, "none/1" },     { ask_passage, "no label at all" },
  { ask_heading, "27" },         { ask_citations, "27A1, Law 42 and 99Z" },
  { ask_search, "dziadka" },     { ask_search, "27A1" },
  { ask_search, "dummy 27A1" },  { ask_search, "insufficeint" },
  { ask_search, "abracadabra" }, { ask_precedence, "42" },
  { ask_precedence, "27Z" },
};

/* Refusals are answers; a fault of the file is none, and gives NULL. */
static char *
ask (LexLibrary *library, guint question)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) answer = g_string_new (NULL);

  questions[question].ask (library, questions[question].of, answer, &error);
  if (g_error_matches (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_STORAGE))
    return NULL;
  if (error != NULL)
    {
      g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_NOT_FOUND);
      g_string_append (answer, error->message);
    }
  return g_strdup (answer->str);
}

static void
assert_right_or_fault (Fixture *fixture, GPtrArray *right, gsize page)
{
  g_autoptr (LexLibrary) library = lex_library_open (fixture->shipped, fixture->data_dir, NULL);

  for (guint i = 0; library != NULL && i < right->len; i++)
    {
      g_autofree char *answer = ask (library, i);

      if (answer != NULL && !g_str_equal (answer, right->pdata[i]))
        g_error ("page %zu: “%s”: %s, instead of %s", page, questions[i].of, answer,
                 (const char *) right->pdata[i]);
    }
}

static void
put (Fixture *fixture, const char *bytes, gsize size)
{
  g_unlink (fixture->shipped);
  g_assert_true (g_file_set_contents_full (fixture->shipped, bytes, (gssize) size,
                                           G_FILE_SET_CONTENTS_NONE, 0600, NULL));
}

static void
test_flipped (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (45);
  g_autoptr (GPtrArray) right = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autofree char *bytes = NULL;
  gsize size;

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      g_ptr_array_add (right, ask (library, i));
      g_assert_nonnull (right->pdata[i]);
    }
  g_assert_true (g_file_get_contents (fixture->shipped, &bytes, &size, NULL));
  for (gsize i = 0; i < N_FLIPS_OF_A_PAGE * size / PAGE; i++)
    {
      gsize page = i / N_FLIPS_OF_A_PAGE;
      char *byte = bytes + page * PAGE + (gsize) g_rand_int_range (random, 0, PAGE);
      char flip = (char) g_rand_int_range (random, 1, 256);

      *byte ^= flip;
      put (fixture, bytes, size);
      *byte ^= flip;
      assert_right_or_fault (fixture, right, page);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("/damage/flipped", test_flipped);
  return g_test_run ();
}
