/* test-import.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Imported documents by the command line: folders, what a new one replaces, and the way back.
 */

#include <glib/gstdio.h>
#include <json-glib/json-glib.h>

#include "runner.h"

#define OWN                                                                                        \
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"                                                   \
  "<document name=\"komentarz-klubu-2017\" kind=\"commentary\">"                                   \
  "<title xml:lang=\"pl\">Komentarz klubu</title>"                                                 \
  "<clause label=\"komentarz-klubu-2017/example-1\"><heading xml:lang=\"pl\">Przyklad 1"           \
  "</heading><text xml:lang=\"pl\">Gracz licytuje poza kolejnością.</text></clause>"             \
  "</document>\n"

/* What a second import takes away is told, and comes back. */
static void
test_replace_and_undo (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = fixture_write (fixture, "law20.txt", FIXTURE_LAW_20);
  g_autofree char *other
      = fixture_write (fixture, "short.txt",
                       "LAW 20 - ASKING ABOUT THE BIDDING\n\n"
                       "A. Whoever lost a call in the din may have it said again.\n");
  g_autoptr (Run) first = run_program (fixture, "import law20.txt");
  g_autoptr (Run) second = run_program (fixture, "--json import short.txt --edition=2017");
  g_autoptr (Run) compared
      = run_program (fixture, "compare 20A --editions=law-20-en,digest --language=en");
  g_autoptr (Run) undone = run_program (fixture, "undo");
  g_autoptr (Run) shown = run_program (fixture, "show 20A --language=en");
  g_autoptr (Run) read = run_program (fixture, "reimport");
  g_autoptr (Run) renamed = run_program (fixture, "rename law-20-en Asking and more");
  g_autoptr (Run) ranked = run_program (fixture, "rank law-20-en");
  g_autoptr (Run) listed = run_program (fixture, "documents");
  g_autoptr (Run) exported = run_program (fixture, "export law-20-en --format=markdown");
  g_autoptr (Run) removed = run_program (fixture, "forget law-20-en");
  g_autoptr (Run) back = run_program (fixture, "--json undo");
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonArray *list = json_object_get_array_member (run_get_object (parser, second), "imported");
  JsonObject *only = json_array_get_object_element (list, 0);
  JsonObject *replaces = json_object_get_object_member (only, "replaces");
  JsonArray *lost = json_object_get_array_member (replaces, "lost");

  g_assert_cmpint (first->status, ==, 0);
  g_assert_cmpint (json_object_get_int_member (replaces, "clauses"), ==, 3);
  g_assert_cmpstr (json_array_get_string_element (lost, 0), ==, "20B");
  g_assert_cmpstr (json_object_get_string_member (only, "edition"), ==, "2017");
  g_assert_nonnull (strstr (compared->out, "[-"));
  g_assert_nonnull (strstr (compared->out, "din"));
  g_assert_nonnull (strstr (undone->out, "law-20-en"));
  g_assert_nonnull (strstr (shown->out, "noise"));
  g_assert_cmpint (read->status, ==, 0);
  g_assert_cmpint (renamed->status, ==, 0);
  g_assert_cmpint (ranked->status, ==, 0);
  g_assert_nonnull (strstr (listed->out, "Asking and more"));
  g_assert_nonnull (strstr (exported->out, "# Asking and more"));
  g_assert_cmpint (removed->status, ==, 0);
  g_assert_nonnull (strstr (back->out, "\"remove\""));
}

static void
test_folder (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (fixture->root, "pages", NULL);
  g_autofree char *file = NULL;
  g_autofree char *binary = NULL;
  g_autoptr (Run) imported = NULL;

  g_mkdir_with_parents (folder, 0700);
  file = fixture_write (fixture, "pages/law20.txt", FIXTURE_LAW_20);
  binary = fixture_write (fixture, "pages/binary", "\177ELF\002\001\001\377\376\200");
  imported = run_program (fixture, "import pages");
  g_assert_cmpint (imported->status, ==, 0);
  g_assert_nonnull (strstr (imported->out, "pages/law20.txt: law-20-en"));
  g_assert_nonnull (strstr (imported->err, "pages/binary: "));
}

/* Of files that are called alike each line says which it speaks of. */
static void
test_one_base_name (Fixture *fixture, gconstpointer data)
{
  static const char *const folders[] = { "one", "two", "three", "four" };
  static const char *const pages[]
      = { FIXTURE_LAW_20 "\nQ. Nothing is known of this.\n", OWN, "\177ELF\002\001\001\377\376\200",
          "\177ELF\002\001\001\377\376\200" };
  g_autoptr (Run) taken = NULL;
  g_autoptr (Run) refused = NULL;
  g_autoptr (Run) told = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *folder = g_build_filename (fixture->root, folders[i], NULL);
      g_autofree char *name = g_build_filename (folders[i], "page.txt", NULL);
      g_autofree char *file = NULL;

      g_mkdir_with_parents (folder, 0700);
      file = fixture_write (fixture, name, pages[i]);
    }
  taken = run_program (fixture, "import --dry-run one/page.txt two/page.txt");
  g_assert_nonnull (strstr (taken->out, "one/page.txt: law-20-en"));
  g_assert_nonnull (strstr (taken->out, "two/page.txt: komentarz-klubu-2017"));
  refused = run_program (fixture, "import three/page.txt four/page.txt");
  g_assert_nonnull (strstr (refused->err, "three/page.txt: "));
  g_assert_nonnull (strstr (refused->err, "four/page.txt: "));
  told = run_program (fixture, "--json import --dry-run one/page.txt two/page.txt");
  g_assert_nonnull (strstr (told->out, "\"one/page.txt\""));
  g_assert_null (strstr (told->out, "\"page.txt\""));
}

/* An example of a commentary is one of its clauses, and told by its number. */
static void
test_numbers_of_examples (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = fixture_write (fixture, "own.xml", OWN);
  g_autoptr (Run) told = run_program (fixture, "--json import --dry-run own.xml");
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonArray *list = json_object_get_array_member (run_get_object (parser, told), "imported");
  JsonObject *only = json_array_get_object_element (list, 0);
  JsonArray *clauses = json_object_get_array_member (only, "clauses");
  JsonArray *examples = json_object_get_array_member (only, "examples");

  g_assert_cmpstr (json_array_get_string_element (clauses, 0), ==,
                   "komentarz-klubu-2017/example-1");
  g_assert_cmpuint (json_array_get_length (examples), ==, 1);
  g_assert_cmpstr (json_array_get_string_element (examples, 0), ==, "1");
}

/* A broken document in a folder keeps the others not out, but a script is told. */
static void
test_broken_folder (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (fixture->root, "pages", NULL);
  g_autofree char *file = NULL;
  g_autofree char *broken = NULL;
  g_autoptr (Run) imported = NULL;
  g_autoptr (Run) listed = NULL;

  g_mkdir_with_parents (folder, 0700);
  file = fixture_write (fixture, "pages/law20.txt", FIXTURE_LAW_20);
  broken = fixture_write (fixture, "pages/cut.pdf", "%PDF-1.4\n");
  imported = run_program (fixture, "import pages");
  listed = run_program (fixture, "documents");
  g_assert_cmpint (imported->status, ==, 3);
  g_assert_nonnull (strstr (imported->err, "pages/cut.pdf: "));
  g_assert_nonnull (strstr (listed->out, "law-20-en"));
}

static void
test_edition (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = fixture_write (fixture, "law20.txt", FIXTURE_LAW_20);
  g_autoptr (Run) refused = run_program (fixture, "import law20.txt --edition=1066");

  g_assert_cmpint (refused->status, ==, 2);
  g_assert_nonnull (strstr (refused->err, "--edition"));
}

/* A hand of twelve cards beside full ones is said; the game is kept as it was written. */
static void
test_short_hand (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = fixture_write (
      fixture, "short.pbn",
      "[Event \"Cup\"]\n[Board \"2\"]\n[Deal \"N:JT8.9.QJT6.AJ854 972.AKQ3.972.KQ7 "
      "Q6543.J842.AK4.6 AK.T765.853.T93\"]\n");
  g_autoptr (Run) imported = run_program (fixture, "LC_ALL=C.UTF-8 import --dry-run short.pbn");

  g_assert_cmpint (imported->status, ==, 0);
  g_assert_nonnull (strstr (imported->out, "W has 12"));
}

/* A document is shown by its name, though that begins as another's, and its examples are listed. */
static void
test_named (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = fixture_write (fixture, "own.xml", OWN);
  g_autoptr (Run) imported = run_program (fixture, "import own.xml");
  g_autoptr (Run) shown = run_program (fixture, "show komentarz-klubu-2017");
  g_autoptr (Run) listed = run_program (fixture, "example --list");

  g_assert_cmpstr (imported->err, ==, "");
  g_assert_nonnull (strstr (shown->out, "Komentarz klubu"));
  g_assert_nonnull (strstr (listed->out, "komentarz-klubu-2017/example-1  Przyklad 1"));
}

/* What a guide says below “LAW 20” has no number of its own before that. */
static void
test_numbers_told (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = fixture_write (
      fixture, "guide.xml",
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<document name=\"guide-to-rulings\" kind=\"commentary\">"
      "<title xml:lang=\"en\">Guide to Rulings</title>"
      "<clause label=\"guide-to-rulings/20\"><heading xml:lang=\"en\">LAW 20. Review"
      "</heading><text xml:lang=\"en\">Earwigs are repeated.</text></clause>"
      "</document>\n");
  g_autoptr (Run) imported = run_program (fixture, "import guide.xml");
  g_autoptr (Run) shown = run_program (fixture, "show guide-to-rulings/20");
  g_autoptr (Run) found = run_program (fixture, "search earwigs");

  g_assert_cmpstr (imported->err, ==, "");
  g_assert_nonnull (strstr (shown->out, "LAW 20. Review"));
  g_assert_null (strstr (shown->out, "\n20"));
  g_assert_nonnull (strstr (found->out, "Guide to Rulings  LAW 20. Review"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("/cli/import/replace-and-undo", test_replace_and_undo);
  fixture_add ("/cli/import/folder", test_folder);
  fixture_add ("/cli/import/one-base-name", test_one_base_name);
  fixture_add ("/cli/import/broken-folder", test_broken_folder);
  fixture_add ("/cli/import/edition", test_edition);
  fixture_add ("/cli/import/short-hand", test_short_hand);
  fixture_add ("/cli/import/named", test_named);
  fixture_add ("/cli/import/numbers-of-examples", test_numbers_of_examples);
  fixture_add ("/cli/import/numbers-told", test_numbers_told);
  return g_test_run ();
}
