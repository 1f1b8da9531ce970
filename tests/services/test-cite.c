/* test-cite.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How clauses are cited outside of the program, and that its links lead back to them. Run by Meson.
 */

#include "fixture.h"
#include "services/lex-cite.h"

static void
test_lines (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *first;
    const char *last;
    LexLanguage language;
    const char *line;
  } rows[] = {
    { "27B1a", NULL, LEX_LANGUAGE_EN, "Law 27B1(a), Little laws" },
    { "27B1a", NULL, LEX_LANGUAGE_PL, "przepis 27B1(a) MPB" },
    { "27B1a", "27B1a", LEX_LANGUAGE_EN, "Law 27B1(a), Little laws" },
    { "27A", "27B1a", LEX_LANGUAGE_EN, "Law 27A–27B1(a), Little laws" },
    { "27", "27B1a", LEX_LANGUAGE_PL, "przepis 27–27B1(a) MPB" },
  };
  g_autoptr (LexLibrary) library = fixture_open (fixture);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (LexLabel) first = lex_label_parse (rows[i].first);
      g_autoptr (LexLabel) last = rows[i].last != NULL ? lex_label_parse (rows[i].last) : NULL;
      g_autofree char *line = lex_cite_dup_line (library, first, last, rows[i].language);

      g_assert_cmpstr (line, ==, rows[i].line);
    }
}

/* What is of no law says of which document it is, once. */
static void
test_documents (Fixture *fixture, gconstpointer data)
{
  static const char *const rows[][2] = {
    { "screens/3a", "screens 3a, Little screens" },
    { "example/33", "example 33, Little examples" },
    { "definitions/bid", "definition of Bid, Little words" },
  };
  g_autoptr (LexLibrary) library = fixture_open (fixture);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (LexLabel) label = lex_label_parse (rows[i][0]);
      g_autofree char *line = lex_cite_dup_line (library, label, NULL, LEX_LANGUAGE_EN);

      g_assert_cmpstr (line, ==, rows[i][1]);
    }
}

static void
test_links (Fixture *fixture, gconstpointer data)
{
  static const char *const labels[] = { "27B1a", "screens/3a", "example/33" };
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (LexLabel) sloppy = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      g_autoptr (LexLabel) label = lex_label_parse (labels[i]);
      g_autofree char *link = lex_cite_dup_link (label);
      g_autoptr (LexLabel) found = lex_library_resolve (library, link, NULL);

      g_assert_true (g_str_has_prefix (link, LEX_CITE_SCHEME));
      g_assert_nonnull (found);
      g_assert_true (lex_label_equal (found, label));
    }
  /* What a browser makes of it. */
  sloppy = lex_library_resolve (library, "LEXBRIDGE://27b1(a)", NULL);
  g_assert_cmpstr (lex_label_get_text (sloppy), ==, "27B1a");
  g_clear_pointer (&sloppy, lex_label_unref);
  sloppy = lex_library_resolve (library, "lexbridge://27b1%28a%29/", NULL);
  g_assert_cmpstr (lex_label_get_text (sloppy), ==, "27B1a");
}

/* What leads nowhere, and what is no link. */
static void
test_targets (Fixture *fixture, gconstpointer data)
{
  g_autofree char *empty = lex_cite_dup_target ("lexbridge:///");
  g_autofree char *broken = lex_cite_dup_target ("lexbridge:%00");
  g_autofree char *foreign = lex_cite_dup_target ("LexBridge:%ff27");

  g_assert_cmpstr (empty, ==, "");
  g_assert_cmpstr (broken, ==, "");
  g_assert_true (g_utf8_validate (foreign, -1, NULL));
  g_assert_null (lex_cite_dup_target ("lexbridge"));
  g_assert_null (lex_cite_dup_target ("27"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("/services/cite/lines", test_lines);
  fixture_add ("/services/cite/documents", test_documents);
  fixture_add ("/services/cite/links", test_links);
  fixture_add ("/services/cite/targets", test_targets);
  return g_test_run ();
}
