/* test-library.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a reader gets from the library: documents, passages, what there is in place of what is not,
 * and imported words before those of the digest.
 */

#include "fixture.h"
#include "services/lex-mentions.h"
#include "services/lex-naming.h"
#include "services/lex-parents.h"
#include "services/lex-passage.h"
#include "services/lex-precedence.h"

static char *
join_labels (GPtrArray *pairs, gboolean from)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < pairs->len; i++)
    {
      const LexReferencePair *pair = pairs->pdata[i];

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                              lex_label_get_text (from ? pair->from : pair->to));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
join_rows (GPtrArray *rows)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++)
    {
      const LexPassageRow *row = rows->pdata[i];

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                              lex_label_get_text (lex_clause_get_label (row->clause)));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static LexPassage *
show (LexLibrary *library, const char *label)
{
  g_autoptr (LexLabel) parsed = lex_label_parse (label);
  g_autoptr (GError) error = NULL;
  LexPassage *passage = lex_library_show (library, parsed, &error);

  g_assert_no_error (error);
  return passage;
}

static void
test_documents_come_in_the_order_of_a_book (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "definitions", "laws", "screens", "commentary", "examples" };
  static const guint counts[] = { 1, 14, 2, 1, 2 };
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (GPtrArray) documents = lex_library_list_documents (library, NULL);

  g_assert_cmpuint (documents->len, ==, G_N_ELEMENTS (names));
  for (guint i = 0; i < documents->len; i++)
    {
      g_assert_cmpstr (lex_document_get_name (documents->pdata[i]), ==, names[i]);
      g_assert_cmpuint (lex_document_get_n_clauses (documents->pdata[i]), ==, counts[i]);
      g_assert_false (lex_document_get_imported (documents->pdata[i]));
    }
}

static void
test_passage_has_all_that_belongs_to_it (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (LexPassage) passage = show (library, "27");
  g_autofree char *rows = join_rows (passage->rows);
  g_autofree char *cites = join_labels (passage->cites, FALSE);
  g_autofree char *cited_by = join_labels (passage->cited_by, TRUE);
  g_autofree char *about = join_labels (passage->about, TRUE);

  g_assert_cmpstr (rows, ==, "27 27A 27B 27B1 27B1a");
  g_assert_cmpstr (cites, ==, "20A");
  g_assert_nonnull (strstr (cited_by, "20B"));
  g_assert_nonnull (strstr (about, "screens/3a"));
  g_assert_nonnull (strstr (about, "example/33"));
  g_assert_cmpstr (lex_document_get_name (passage->document), ==, "laws");
}

static void
test_relations_are_shown_on_both_sides (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (LexPassage) general = show (library, "9");
  g_autoptr (LexPassage) specific = show (library, "42");

  /* 42 over 9, and 20B over 9A1, which lies below. */
  g_assert_cmpuint (general->yields_to->len, ==, 2);
  g_assert_cmpuint (general->prevails_over->len, ==, 0);
  /* 42 and 42B over something; 42B over 42. */
  g_assert_cmpuint (specific->prevails_over->len, ==, 2);
  g_assert_cmpuint (specific->yields_to->len, ==, 1);
}

static char *
join_examples (LexLibrary *library, LexRelation *relation)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) examples = lex_library_list_relation_examples (library, relation, &error);
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < examples->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                            lex_label_get_text (examples->pdata[i]));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The fixture's example/2 is about 42, which 42B lies right below; none is about 9 or 20. */
static void
test_relations_have_their_examples (Fixture *fixture, gconstpointer data)
{
  static const char *const wanted[] = { "example/2", "", "example/2" };
  g_autoptr (LexLibrary) library = fixture_open (fixture);
  g_autoptr (GPtrArray) relations = lex_library_list_relations (library, NULL);

  g_assert_cmpuint (relations->len, ==, G_N_ELEMENTS (wanted));
  for (guint i = 0; i < relations->len; i++)
    {
      g_autofree char *examples = join_examples (library, relations->pdata[i]);

      g_assert_cmpstr (examples, ==, wanted[i]);
    }
}

/* What an import cites as the digest does is no news; what it alone cites is marked. */
static void
test_imported_citations_are_marked (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexLibrary) library = NULL;
  g_autoptr (LexPassage) passage = NULL;
  gboolean seen = FALSE;

  fixture_put_document (fixture, "law-20-pl", "20A", "Patrz <cite label=\"27B1a\">27</cite>.");
  library = fixture_open (fixture);
  passage = show (library, "27B1a");
  for (guint i = 0; i < passage->cited_by->len; i++)
    {
      const LexReferencePair *pair = passage->cited_by->pdata[i];
      const gboolean own = g_str_equal (lex_label_get_text (pair->from), "20A");

      g_assert_cmpint (pair->imported, ==, own);
      seen = seen || own;
    }
  g_assert_true (seen);
}

static char *
join_citing (LexLibrary *library, const char *text)
{
  g_autoptr (LexLabel) label = lex_label_parse (text);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) groups = lex_mentions_list (library, label, &error);
  g_autoptr (GString) line = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < groups->len; i++)
    {
      const LexMentions *group = groups->pdata[i];

      g_string_append_printf (line, "%s%s:", i > 0 ? " " : "",
                              lex_document_get_name (group->document));
      for (guint j = 0; j < group->labels->len; j++)
        g_string_append_printf (line, " %s", lex_label_get_text (group->labels->pdata[j]));
    }
  return g_string_free (g_steal_pointer (&line), FALSE);
}

/* Document by document; an import is named for what it cites though the digest does so too. */
static void
test_citing_is_grouped_by_document (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexLibrary) library = NULL;
  g_autoptr (LexPassage) passage = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *wanted = NULL;

  library = fixture_open (fixture);
  before = join_citing (library, "27B1a");
  g_clear_object (&library);

  fixture_put_document (fixture, "law-20-pl", "20A", "Patrz <cite label=\"27B1a\">27</cite>.");
  library = fixture_open (fixture);
  after = join_citing (library, "27B1a");
  wanted = g_strdup_printf ("%s law-20-pl: 20A", before);
  g_assert_cmpstr (after, ==, wanted);

  passage = show (library, "27");
  for (guint i = 0; i < passage->rows->len; i++)
    {
      const LexPassageRow *row = passage->rows->pdata[i];
      LexLabel *label = lex_clause_get_label (row->clause);
      g_autofree char *alone = join_citing (library, lex_label_get_text (label));
      g_auto (GStrv) words = g_strsplit (alone, " ", -1);
      g_autoptr (GHashTable) citing = g_hash_table_new (g_str_hash, g_str_equal);

      for (guint word = 0; words[word] != NULL; word++)
        if (!g_str_has_suffix (words[word], ":") && !g_str_has_prefix (words[word], "index/"))
          g_hash_table_add (citing, words[word]);
      /* What a page says of its clauses is what one finds asking for each. */
      g_assert_cmpuint (lex_mentions_count (passage, label), ==, g_hash_table_size (citing));
    }
}

static void
test_parents_lead_to_a_clause (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *label;
    LexLanguage language;
    gboolean alone;
    const char *line;
  } rows[] = {
    { "27B1a", LEX_LANGUAGE_EN, TRUE, "27 Too low a bid › B Put right" },
    { "27B1a", LEX_LANGUAGE_PL, TRUE, "27 Odzywka za niska › B Poprawiona" },
    { "27B1a", LEX_LANGUAGE_EN, FALSE, "B Put right" },
    { "27", LEX_LANGUAGE_EN, TRUE, "" },
    { "example/33", LEX_LANGUAGE_EN, TRUE, "" },
  };
  g_autoptr (LexLibrary) library = fixture_open (fixture);

  /* Twice, since what was read is kept. */
  for (guint i = 0; i < 2 * G_N_ELEMENTS (rows); i++)
    {
      const guint row = i % G_N_ELEMENTS (rows);
      g_autoptr (LexLabel) label = lex_label_parse (rows[row].label);
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) parents = lex_parents_list (library, label, rows[row].language, &error);
      g_autofree char *line = NULL;

      g_assert_no_error (error);
      line = lex_parent_dup_line (parents, rows[row].alone);
      g_assert_cmpstr (line, ==, rows[row].line);
    }
}

static void
test_people_are_shown_no_raw_label (Fixture *fixture, gconstpointer data)
{
  static const char *const rows[][2] = {
    { "27B1a", "27B1(a)" },
    { "example/33", "example 33" },
    { "screens/3a", "screens 3a" },
    { "commentary/27", "commentary 27" },
    { "definitions/bid", "definition of Bid" },
    { "comparable/nowhere-at-all", "comparable calls: nowhere at all" },
  };
  g_autoptr (LexLibrary) library = fixture_open (fixture);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (LexLabel) label = lex_label_parse (rows[i][0]);
      g_autofree char *name = lex_naming_dup_name (library, label, LEX_LANGUAGE_EN);

      g_assert_cmpstr (name, ==, rows[i][1]);
    }
}

static void
test_unknown_label_says_what_there_is (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *label;
    const char *name;
    const char *there;
  } rows[] = {
    { "27Z", "27Z: ", " A" },
    { "27B1b", "27B1(b): ", " a" },
    { "42B7", "42B7: ", "42B" },
    { "50", "50: ", "9, 20, 27" },
    { "example/7", "example 7: ", "2, 33" },
    { "guides/x", "guides/x: ", "documents" },
    { "screens/3h", "screens 3h: ", " a" },
  };
  g_autoptr (LexLibrary) library = fixture_open (fixture);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (LexLabel) label = lex_label_parse (rows[i].label);
      g_autoptr (GError) error = NULL;

      if (label == NULL)
        continue;
      g_assert_null (lex_library_show (library, label, &error));
      g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_NOT_FOUND);
      g_assert_true (g_str_has_prefix (error->message, rows[i].name));
      g_assert_nonnull (strstr (error->message, rows[i].there));
      g_assert_null (strchr (error->message, '\n'));
    }
}

static void
test_sloppy_labels_are_resolved (Fixture *fixture, gconstpointer data)
{
  static const char *const rows[][2] = {
    { "27B1a", "27B1a" },      { "27b1a", "27B1a" },           { " law 27 ", "27" },
    { "przepis 27 B", "27B" }, { "example/33", "example/33" }, { "27Z", "27Z" },
  };
  g_autoptr (LexLibrary) library = fixture_open (fixture);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (LexLabel) label = lex_library_resolve (library, rows[i][0], NULL);

      g_assert_nonnull (label);
      g_assert_cmpstr (lex_label_get_text (label), ==, rows[i][1]);
    }
  g_assert_null (lex_library_resolve (library, "no label at all", NULL));
}

static void
test_imported_words_come_first (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexLibrary) library = NULL;
  g_autoptr (LexPassage) passage = NULL;
  g_autofree char *polish = NULL;
  g_autofree char *english = NULL;
  LexPassageRow *row;

  fixture_put_document (fixture, "law-27-pl", "27A", "Słowa federacji.");
  library = fixture_open (fixture);
  passage = show (library, "27A");
  polish = fixture_dup_words (library, "27A", LEX_LANGUAGE_PL);
  english = fixture_dup_words (library, "27A", LEX_LANGUAGE_EN);
  row = passage->rows->pdata[0];

  g_assert_cmpstr (polish, ==, "Słowa federacji.");
  g_assert_cmpstr (row->source[LEX_LANGUAGE_PL], ==, "law-27-pl");
  g_assert_true (g_str_has_prefix (english, "The next opponent"));
  g_assert_null (row->source[LEX_LANGUAGE_EN]);
  /* The digest's heading stays where the import has none. */
  g_assert_cmpstr (lex_clause_get_heading (row->clause, LEX_LANGUAGE_PL), ==,
                   "Przyjęta taka, jaka jest");
}

/* The words of an import replace those of the digest; a heading alone replaces nothing. */
static void
test_heading_is_that_of_the_passage (Fixture *fixture, gconstpointer data)
{
  static const char *const labels[] = { "27", "27A", "27A2", "27B", "27B1a", "42", "9A1", "33" };
  g_autofree char *documents = fixture_dup_path (fixture, "documents");
  g_autofree char *path = fixture_dup_path (fixture, "documents/law-27-pl.xml");
  g_autoptr (LexLibrary) library = NULL;

  g_assert_cmpint (g_mkdir_with_parents (documents, 0700), ==, 0);
  g_assert_true (g_file_set_contents (
      path,
      "<document name=\"law-27-pl\" kind=\"law\"><title xml:lang=\"pl\">Import</title>"
      "<clause label=\"27\"><heading xml:lang=\"pl\">Sam nagłówek</heading></clause>"
      "<clause label=\"27A\"><heading xml:lang=\"pl\">Nagłówek</heading>"
      "<text xml:lang=\"pl\">Słowa.</text></clause>"
      "<clause label=\"27A2\"><heading xml:lang=\"pl\">Nowy</heading>"
      "<text xml:lang=\"pl\">Słowa.</text></clause>"
      "<clause label=\"27B\"><text xml:lang=\"pl\">Słowa.</text></clause></document>",
      -1, NULL));
  fixture_put_document (fixture, "law-42-pl", "42", "Inne słowa.");
  library = fixture_open (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
      {
        g_autoptr (LexLabel) label = lex_label_parse (labels[i]);
        g_autoptr (LexPassage) passage = lex_library_quote (library, label, NULL);
        const LexPassageRow *row = passage != NULL ? passage->rows->pdata[0] : NULL;
        g_autofree char *heading = lex_library_dup_heading (library, label, language, NULL);

        g_assert_cmpstr (heading, ==,
                         row != NULL ? lex_clause_get_heading (row->clause, language) : NULL);
      }
}

static void
test_imported_clause_stands_in_its_place (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexLibrary) library = NULL;
  g_autoptr (LexPassage) passage = NULL;
  g_autofree char *rows = NULL;

  fixture_put_document (fixture, "law-27-pl", "27A2", "Czego streszczenie nie ma.");
  library = fixture_open (fixture);
  passage = show (library, "27");
  rows = join_rows (passage->rows);
  g_assert_cmpstr (rows, ==, "27 27A 27A2 27B 27B1 27B1a");
  g_assert_true (lex_library_has_label (library, "27A2"));
}

static void
test_past_wording_is_not_the_imports (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexLibrary) library = NULL;
  g_autoptr (LexPassage) passage = NULL;
  LexPassageRow *row;

  fixture_put_document (fixture, "law-73-pl", "73", "Słowa federacji.");
  library = fixture_open (fixture);
  passage = show (library, "73");
  row = passage->rows->pdata[0];
  g_assert_nonnull (lex_clause_get_past (row->clause, LEX_LANGUAGE_EN)->text);
  g_assert_null (lex_clause_get_past (row->clause, LEX_LANGUAGE_PL)->text);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("/library/documents", test_documents_come_in_the_order_of_a_book);
  fixture_add ("/library/passage", test_passage_has_all_that_belongs_to_it);
  fixture_add ("/library/relations", test_relations_are_shown_on_both_sides);
  fixture_add ("/library/relations/examples", test_relations_have_their_examples);
  fixture_add ("/library/imports/citations", test_imported_citations_are_marked);
  fixture_add ("/library/citing", test_citing_is_grouped_by_document);
  fixture_add ("/library/heading", test_heading_is_that_of_the_passage);
  fixture_add ("/library/unknown", test_unknown_label_says_what_there_is);
  fixture_add ("/library/parents", test_parents_lead_to_a_clause);
  fixture_add ("/library/names", test_people_are_shown_no_raw_label);
  fixture_add ("/library/resolve", test_sloppy_labels_are_resolved);
  fixture_add ("/library/imports/first", test_imported_words_come_first);
  fixture_add ("/library/imports/place", test_imported_clause_stands_in_its_place);
  fixture_add ("/library/imports/past", test_past_wording_is_not_the_imports);
  return g_test_run ();
}
