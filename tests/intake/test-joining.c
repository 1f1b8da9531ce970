/* test-joining.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pages of the Laws, a law in each, and parts of them: what belongs together becomes one document,
 * whose clauses are known by file and line; what does not stays apart.
 */

#include <string.h>

#include "intake-bench.h"

/* The clause is printed unless it went with the wording before. */
static gboolean
is_in_force (LexClause *clause)
{
  const LexClauseParts *parts = lex_clause_get_parts (clause);

  return !parts->until || parts->from;
}

static void
print_clause (GString *page, LexClause *clause, LexLanguage language)
{
  LexLabel *label = lex_clause_get_label (clause);
  const char *part = lex_label_get_part (label);
  const char *heading = lex_clause_get_heading (clause, language);
  LexText *text = lex_clause_get_text (clause, language);
  g_autofree char *words
      = g_strdelimit (g_strdup (text ? lex_text_get_plain (text) : ""), "\n", ' ');

  if (lex_label_get_depth (label) == 0)
    {
      g_autofree char *title = g_utf8_strup (heading, -1);

      g_string_append_printf (page, "%s %s\n%s\n", language == LEX_LANGUAGE_PL ? "PRZEPIS" : "LAW",
                              part, title);
    }
  else if (*part == '(')
    g_string_append_printf (page, "%s ", part);
  else
    g_string_append_printf (page, g_ascii_islower (*part) ? "(%s) " : "%s. ", part);
  if (lex_label_get_depth (label) > 0 && heading)
    g_string_append_printf (page, "%s\n", heading);
  g_string_append_printf (page, "%s\n\n", words);
}

static GPtrArray *
get_laws (GPtrArray *skeleton)
{
  return lex_document_get_clauses (g_ptr_array_index (skeleton, 0));
}

/* What is read in one go, and what comes of it. */
typedef struct
{
  GPtrArray *skeleton;
  GPtrArray *files;
  GPtrArray *intakes;
  GPtrArray *refused;
} Bench;

static Bench *
bench_new (void)
{
  Bench *self = g_new0 (Bench, 1);

  self->skeleton = bench_read_real_skeleton ();
  self->files = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_intake_file_free);
  return self;
}

static void
bench_free (Bench *self)
{
  g_ptr_array_unref (self->skeleton);
  g_ptr_array_unref (self->files);
  g_clear_pointer (&self->intakes, g_ptr_array_unref);
  g_clear_pointer (&self->refused, g_ptr_array_unref);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Bench, bench_free)

static void
add_text (Bench *self, const char *name, const char *text)
{
  g_autoptr (GBytes) data = g_bytes_new (text, strlen (text));

  g_ptr_array_add (self->files, lex_intake_file_new (name, data));
}

/* A file with the laws from @first to @last. */
static void
add_laws (Bench *self, const char *name, guint first, guint last, LexLanguage language)
{
  GPtrArray *laws = get_laws (self->skeleton);
  g_autoptr (GString) page = g_string_new (NULL);

  for (guint i = 0; i < laws->len; i++)
    {
      LexClause *clause = g_ptr_array_index (laws, i);
      const guint law = lex_label_get_law (lex_clause_get_label (clause));

      if (law >= first && law <= last && is_in_force (clause))
        print_clause (page, clause, language);
    }
  add_text (self, name, page->str);
}

static void
add_pages (Bench *self, guint first, guint last, const char *folder, LexLanguage language)
{
  for (guint law = first; law <= last; law++)
    {
      g_autofree char *name = g_strdup_printf ("%s/page-%u.txt", folder, law);

      add_laws (self, name, law, law, language);
    }
}

static void
read_all (Bench *self)
{
  g_autofree char *words = g_test_build_filename (G_TEST_DIST, "..", "data", "corpus", NULL);
  LexIntakeHints hints = { .kind = -1, .language = -1, .words = words };

  g_clear_pointer (&self->intakes, g_ptr_array_unref);
  g_clear_pointer (&self->refused, g_ptr_array_unref);
  self->intakes = lex_intake_read (self->files, &hints, self->skeleton, NULL, &self->refused);
  for (guint i = 0; i < self->refused->len; i++)
    g_error ("%s", ((const LexIntakeRefusal *) self->refused->pdata[i])->error->message);
}

/* The names of the documents, in their order. */
static void
assert_names (Bench *self, const char *names)
{
  g_autoptr (GString) got = g_string_new (NULL);

  for (guint i = 0; i < self->intakes->len; i++)
    {
      const LexIntake *intake = self->intakes->pdata[i];

      g_string_append_printf (got, "%s%s", i > 0 ? " " : "",
                              lex_document_get_name (intake->document));
    }
  g_assert_cmpstr (got->str, ==, names);
}

/* Each clause is told to be in the file with its law, at a line of it, and in the law's order. */
static void
assert_spots (const LexIntake *intake)
{
  GPtrArray *clauses = lex_document_get_clauses (intake->document);
  guint n_known = 0;

  g_assert_cmpuint (intake->spots->len, ==, clauses->len);
  g_assert_cmpuint (intake->originals->len, ==, intake->files->len);
  for (guint i = 0; i < clauses->len; i++)
    {
      LexLabel *label = lex_clause_get_label (clauses->pdata[i]);
      const LexIntakeSpot *spot = &g_array_index (intake->spots, LexIntakeSpot, i);
      g_autofree char *page = g_strdup_printf ("/page-%u.txt", lex_label_get_law (label));

      g_assert_cmpuint (spot->file, <, intake->files->len);
      g_assert_true (g_str_has_suffix (intake->files->pdata[spot->file], page));
      n_known += spot->line > 0;
      if (i > 0)
        g_assert_cmpint (lex_label_compare (lex_clause_get_label (clauses->pdata[i - 1]), label), <,
                         0);
    }
  /* A clause whose own words are not printed begins nowhere. */
  g_assert_cmpuint (n_known, >, clauses->len * 9 / 10);
}

/* Read from the last to the first, as a folder may be listed. */
static void
test_pages (gconstpointer data)
{
  g_autoptr (Bench) bench = bench_new ();
  const LexIntake *intake;

  add_pages (bench, 10, 93, "book", LEX_LANGUAGE_EN);
  add_pages (bench, 1, 9, "book", LEX_LANGUAGE_EN);
  read_all (bench);
  assert_names (bench, "laws-2017-en");
  intake = bench->intakes->pdata[0];
  g_assert_cmpuint (intake->files->len, ==, 93);
  g_assert_cmpuint (intake->missing->len, ==, 0);
  /* The digest says of two laws what wording they have since then. */
  g_assert_cmpstr (lex_document_get_edition (intake->document), ==, "2024");
  assert_spots (intake);
  bench_assert_storable (bench->intakes->pdata[0]);
}

static void
test_parts (gconstpointer data)
{
  g_autoptr (Bench) bench = bench_new ();

  add_laws (bench, "second.txt", 41, 93, LEX_LANGUAGE_PL);
  add_laws (bench, "first.txt", 1, 40, LEX_LANGUAGE_PL);
  read_all (bench);
  assert_names (bench, "laws-2017-pl");
  bench_assert_storable (bench->intakes->pdata[0]);
}

/* A law that is in no file is missed as a whole, and a document of half the laws is one still. */
static void
test_missing (gconstpointer data)
{
  g_autoptr (Bench) bench = bench_new ();
  const LexIntake *intake;
  guint n = 0;

  add_pages (bench, 1, 44, "book", LEX_LANGUAGE_EN);
  add_pages (bench, 46, 93, "book", LEX_LANGUAGE_EN);
  read_all (bench);
  assert_names (bench, "laws-2017-en");
  intake = bench->intakes->pdata[0];
  for (guint i = 0; i < intake->missing->len; i++)
    {
      g_assert_cmpuint (lex_label_get_law (intake->missing->pdata[i]), ==, 45);
      n++;
    }
  g_assert_cmpuint (n, >, 10);
}

/* Few laws, and laws from here and there. */
static void
test_apart (gconstpointer data)
{
  g_autoptr (Bench) few = bench_new ();
  g_autoptr (Bench) scattered = bench_new ();

  add_pages (few, 26, 27, "book", LEX_LANGUAGE_EN);
  read_all (few);
  assert_names (few, "law-26-en law-27-en");
  add_pages (scattered, 9, 9, "book", LEX_LANGUAGE_EN);
  add_pages (scattered, 45, 45, "book", LEX_LANGUAGE_EN);
  add_pages (scattered, 75, 75, "book", LEX_LANGUAGE_EN);
  read_all (scattered);
  assert_names (scattered, "law-9-en law-45-en law-75-en");
}

static void
test_languages (gconstpointer data)
{
  g_autoptr (Bench) bench = bench_new ();

  for (guint law = 26; law < 32; law++)
    {
      add_pages (bench, law, law, "book", LEX_LANGUAGE_PL);
      add_pages (bench, law, law, "book/en", LEX_LANGUAGE_EN);
    }
  read_all (bench);
  assert_names (bench, "laws-26-31-pl laws-26-31-en");
}

static void
test_twice (gconstpointer data)
{
  g_autoptr (Bench) bench = bench_new ();
  const LexIntake *twin;
  guint n_questions = 0;

  add_pages (bench, 26, 31, "book", LEX_LANGUAGE_EN);
  add_laws (bench, "book/again.txt", 28, 28, LEX_LANGUAGE_EN);
  read_all (bench);
  assert_names (bench, "laws-26-31-en law-28-en");
  twin = bench->intakes->pdata[1];
  for (guint i = 0; i < twin->problems->len; i++)
    n_questions += ((const LexProblem *) twin->problems->pdata[i])->question;
  g_assert_cmpuint (n_questions, ==, 1);
}

/* The terms as a page of their own, in the words of the digest. */
static void
add_definitions (Bench *self, const char *name)
{
  GPtrArray *terms = lex_document_get_clauses (g_ptr_array_index (self->skeleton, 2));
  g_autoptr (GString) page = g_string_new ("DEFINITIONS\n\n");

  for (guint i = 0; i < terms->len; i++)
    {
      LexText *text = lex_clause_get_text (terms->pdata[i], LEX_LANGUAGE_EN);
      g_autofree char *words = g_strdelimit (g_strdup (lex_text_get_plain (text)), "\n", ' ');

      g_string_append_printf (page, "%s: %s\n",
                              lex_clause_get_heading (terms->pdata[i], LEX_LANGUAGE_EN), words);
    }
  add_text (self, name, page->str);
}

/* No word of another edition stands under a label of this one. */
static void
assert_labels_of (const LexIntake *intake, const char *prefix)
{
  GPtrArray *clauses = lex_document_get_clauses (intake->document);

  for (guint i = 0; i < clauses->len; i++)
    g_assert_true (
        g_str_has_prefix (lex_label_get_text (lex_clause_get_label (clauses->pdata[i])), prefix));
}

static guint
count_asked (const LexIntake *intake, const char *words)
{
  guint n = 0;

  for (guint i = 0; i < intake->problems->len; i++)
    {
      const LexProblem *problem = g_ptr_array_index (intake->problems, i);

      n += problem->question && strstr (problem->message, words);
    }
  return n;
}

/* A page of 2017 that got among older ones tells so by its words, or is asked about. */
static void
assert_apart (Bench *self)
{
  add_text (self, "old/page-24.txt",
            "LAW 24\nCARD EXPOSED OR LED PRIOR TO PLAY PERIOD\n\nA. Low Card\nA low one does not "
            "matter much.\n\nB. Single Card of Honor Rank or Card Prematurely Led\nPartner must "
            "pass when next he is to call.\n");
  add_text (self, "old/page-26.txt",
            "LAW 26\nCALL WITHDRAWN, LEAD RESTRICTIONS\n\nA. No Lead Restrictions\nThere is none "
            "where a comparable call replaces what was withdrawn.\n\nB. Lead Restrictions\nElse "
            "declarer may forbid a suit.\n");
  read_all (self);
  assert_names (self, "laws-17-24-2007-en law-26-en");
}

/* Of these, only the titles of three tell that they are of an older edition. */
static void
test_edition (gconstpointer data)
{
  static const char *const pages[] = {
    "LAW 18\nBIDS\n\nA. Proper Form\nA player who makes a bid says the number of the tricks and "
    "the name of a suit.\n\n"
    "B. To Supersede a Bid\nThe bid of a player is to be for more than that of the player before "
    "him.\n",
    "LAW 17\nDURATION OF THE AUCTION\n\nA. Begin\nThe auction of a side is open when one of its "
    "players has seen his cards.\n\nB. End\nIt is over when the lead is on the table.\n",
    "LAW 22\nPROCEDURE AFTER THE AUCTION HAS ENDED\n\nA. Nobody Bid\nThe hands go back to the "
    "board.\n\nB. Somebody Bid\nThe bid is the contract and a defender leads.\n",
    "LAW 23\nAWARENESS OF POTENTIAL DAMAGE\n\nThe director looks whether a player could have known "
    "that he would do damage by what he did.\n",
  };
  static const guint laws[] = { 18, 17, 22, 23 };
  g_autoptr (Bench) bench = bench_new ();
  g_autofree char *labels = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *name = g_strdup_printf ("old/page-%u.txt", laws[i]);

      add_text (bench, name, pages[i]);
    }
  read_all (bench);
  assert_names (bench, "laws-17-23-2007-en");
  labels = bench_dump_labels (bench->intakes->pdata[0]);
  g_assert_cmpstr (labels, ==,
                   "laws-2007/17 laws-2007/17A laws-2007/17B laws-2007/18 laws-2007/18A "
                   "laws-2007/18B laws-2007/22 laws-2007/22A laws-2007/22B laws-2007/23");
  g_assert_cmpuint (count_asked (bench->intakes->pdata[0], "18"), ==, 1);
  g_assert_cmpuint (count_asked (bench->intakes->pdata[0], "22"), ==, 0);

  add_definitions (bench, "old/terms.txt");
  read_all (bench);
  assert_names (bench, "laws-17-23-2007-en");
  g_assert_cmpuint (lex_document_get_n_clauses (((LexIntake *) bench->intakes->pdata[0])->document),
                    >, 60);
  assert_labels_of (bench->intakes->pdata[0], "laws-2007/");
  bench_assert_storable (bench->intakes->pdata[0]);
  assert_apart (bench);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/intake/joining/pages", NULL, test_pages);
  g_test_add_data_func ("/intake/joining/parts", NULL, test_parts);
  g_test_add_data_func ("/intake/joining/missing", NULL, test_missing);
  g_test_add_data_func ("/intake/joining/apart", NULL, test_apart);
  g_test_add_data_func ("/intake/joining/languages", NULL, test_languages);
  g_test_add_data_func ("/intake/joining/twice", NULL, test_twice);
  g_test_add_data_func ("/intake/joining/edition", NULL, test_edition);
  return g_test_run ();
}
