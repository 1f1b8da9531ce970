/* test-print.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Prints what ships and reads the PDF files back: the words are all there, inside the margins,
 * under heads and numbers, in the languages and columns that were asked for. Meson runs it with
 * the real program, which has no display.
 */

#include <glib/gstdio.h>
#include <json-glib/json-glib.h>
#include <math.h>
#include <string.h>

#include "printed.h"

/* What blanks there are between words a PDF does not say. */
static gboolean
says (const char *text, const char *words)
{
  g_auto (GStrv) parts = g_strsplit_set (text, " \n", -1);
  g_auto (GStrv) wanted = g_strsplit_set (words, " \n", -1);
  g_autofree char *solid = g_strjoinv ("", parts);
  g_autofree char *sought = g_strjoinv ("", wanted);

  return strstr (solid, sought) != NULL;
}

static void
assert_says (const char *text, const char *words)
{
  if (!says (text, words))
    g_error ("“%s” is missing in: %s", words, text);
}

static void
assert_silent (const char *text, const char *words)
{
  if (says (text, words))
    g_error ("“%s” stands in: %s", words, text);
}

static void
check_glyph (const PopplerRectangle *glyph, int page)
{
  if (glyph->x1 < MARGIN || glyph->x2 > A4_WIDTH - MARGIN || glyph->y1 < MARGIN
      || glyph->y2 > A4_HEIGHT - MARGIN)
    g_error ("page %d: a glyph at %g–%g, %g–%g", page + 1, glyph->x1, glyph->x2, glyph->y1,
             glyph->y2);
}

/* Poppler joins what stands in two columns: where a glyph is not behind the one before, a blank is
 * put between. No glyph is outside the margins. */
static char *
dup_page (PopplerDocument *document, int number)
{
  g_autoptr (Page) page = poppler_document_get_page (document, number);
  g_autofree char *joined = poppler_page_get_text (page);
  g_autofree PopplerRectangle *glyphs = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  const char *at = joined;
  guint n_glyphs;

  g_assert_true (poppler_page_get_text_layout (page, &glyphs, &n_glyphs));
  for (guint i = 0; *at != '\0' && i < n_glyphs; i++, at = g_utf8_next_char (at))
    {
      check_glyph (&glyphs[i], number);
      if (i > 0
          && (fabs (glyphs[i].x1 - glyphs[i - 1].x2) > 1
              || fabs (glyphs[i].y2 - glyphs[i - 1].y2) > 4))
        g_string_append_c (text, ' ');
      g_string_append_unichar (text, *at == '\n' ? ' ' : g_utf8_get_char (at));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* All that is read, page by page, each of which has its number. */
static char *
dup_text (PopplerDocument *document)
{
  const int n_pages = poppler_document_get_n_pages (document);
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < n_pages; i++)
    {
      g_autofree char *page = dup_page (document, i);
      g_autofree char *number = g_strdup_printf ("%d / %d", i + 1, n_pages);

      assert_says (page, number);
      g_string_append_printf (text, "%s\n", page);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Where words begin on a page; they must be there. */
static PopplerRectangle
find (PopplerDocument *document, int number, const char *words)
{
  g_autoptr (Page) page = poppler_document_get_page (document, number);
  GList *found = poppler_page_find_text (page, words);
  PopplerRectangle place;

  g_assert_nonnull (found);
  place = *(PopplerRectangle *) found->data;
  g_list_free_full (found, (GDestroyNotify) poppler_rectangle_free);
  return place;
}

/* Counts words, whatever parts them. */
static void
count_words (GHashTable *counts, const char *text, int by)
{
  while (*text != '\0')
    {
      const char *start = text;

      while (g_unichar_isalnum (g_utf8_get_char (text)))
        text = g_utf8_next_char (text);
      if (text > start)
        {
          char *word = g_strndup (start, (gsize) (text - start));
          const int count = GPOINTER_TO_INT (g_hash_table_lookup (counts, word)) + by;

          g_hash_table_insert (counts, word, GINT_TO_POINTER (count));
        }
      else
        text = g_utf8_next_char (text);
    }
}

static void
take_words (GHashTable *counts, JsonObject *clause, const char *member, const char *language)
{
  JsonObject *both = json_object_get_object_member (clause, member);
  JsonNode *text = both != NULL ? json_object_get_member (both, language) : NULL;

  if (text != NULL && !JSON_NODE_HOLDS_NULL (text))
    count_words (counts, json_node_get_string (text), -1);
}

/* Every word that the Laws have in both languages is on paper at least as often. */
static void
check_words (Fixture *fixture, const char *text, const char *label)
{
  g_autoptr (GHashTable) counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *line = g_strconcat ("--json show ", label, NULL);
  g_autoptr (Run) run = run_shipped (fixture, line);
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonArray *clauses;
  GHashTableIter iter;
  gpointer word, count;

  g_assert_true (json_parser_load_from_data (parser, run->out, -1, NULL));
  clauses = json_object_get_array_member (json_node_get_object (json_parser_get_root (parser)),
                                          "clauses");
  count_words (counts, text, 1);
  for (guint i = 0; i < json_array_get_length (clauses); i++)
    for (guint at = 0; at < 2; at++)
      {
        take_words (counts, json_array_get_object_element (clauses, i), "heading",
                    at == 0 ? "en" : "pl");
        take_words (counts, json_array_get_object_element (clauses, i), "text",
                    at == 0 ? "en" : "pl");
      }
  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, &word, &count))
    if (GPOINTER_TO_INT (count) < 0)
      g_error ("“%s” is printed too rarely, by %d", (const char *) word, -GPOINTER_TO_INT (count));
}

static void
test_law (Fixture *fixture, gconstpointer data)
{
  g_autoptr (Printed) document = print (fixture, "27");
  g_autofree char *first = dup_page (document, 0);
  g_autofree char *text = dup_text (document);
  const PopplerRectangle english = find (document, 0, "Insufficient Bid");
  const PopplerRectangle polish = find (document, 0, "Odzywka niewystarczająca");
  g_autofree char *title = poppler_document_get_title (document);

  g_assert_cmpint (poppler_document_get_n_pages (document), ==, 2);
  check_words (fixture, text, "27");
  assert_says (first, "27B1(a)");
  assert_says (first, "Law 27, Laws of Duplicate Bridge 2017");
  assert_says (first, "przepis 27 MPB 2017");
  g_assert_cmpstr (title, ==, "Law 27, Laws of Duplicate Bridge 2017");
  /* Side by side, on one line. */
  g_assert_cmpfloat (english.x2, <, polish.x1);
  g_assert_cmpfloat_with_epsilon (english.y1, polish.y1, 1);
}

/* Ninety laws and more than a table: all on paper. */
static void
test_document (Fixture *fixture, gconstpointer data)
{
  g_autoptr (Printed) document = print (fixture, "laws");
  g_autofree char *text = dup_text (document);
  g_autofree char *first = dup_page (document, 0);

  g_assert_cmpint (poppler_document_get_n_pages (document), >, 40);
  check_words (fixture, text, "laws");
  assert_says (first, "Laws of Duplicate Bridge");
  /* What a page begins with stands at its head. */
  assert_says (text, "93C3");
}

static void
test_language (Fixture *fixture, gconstpointer data)
{
  g_autoptr (Printed) document = print (fixture, "27 --language=pl");
  g_autofree char *text = dup_text (document);

  assert_says (text, "Odzywka niewystarczająca");
  assert_says (text, "przepis 27 MPB 2017");
  assert_silent (text, "Insufficient");
}

static void
test_stacked (Fixture *fixture, gconstpointer data)
{
  g_autoptr (Printed) document = print (fixture, "27 --columns=1");
  const PopplerRectangle english = find (document, 0, "Insufficient Bid");
  const PopplerRectangle polish = find (document, 0, "Odzywka niewystarczająca");
  g_autofree char *text = dup_text (document);

  check_words (fixture, text, "27");
  g_assert_cmpfloat_with_epsilon (english.x1, polish.x1, 1);
  g_assert_cmpfloat (english.y2, !=, polish.y2);
}

/* A clause alone is read with what it stands below. */
static void
test_selection (Fixture *fixture, gconstpointer data)
{
  g_autoptr (Printed) document
      = print (fixture, "64B6 screens/3a definitions/psychic-call --language=en");
  g_autofree char *text = dup_text (document);

  assert_says (text, "No Automatic Trick Adjustment");
  assert_says (text, "64B6");
  assert_says (text, "Psychic");
}

static void
test_example (Fixture *fixture, gconstpointer data)
{
  g_autoptr (Printed) whole = print (fixture, "example/33");
  g_autoptr (Printed) question = print (fixture, "example/33 --no-ruling");
  g_autoptr (Printed) polish = print (fixture, "example/33 --language=pl");
  g_autofree char *text = dup_text (whole);
  g_autofree char *asked = dup_text (question);
  g_autofree char *words = dup_text (polish);

  assert_says (text, "Ruling");
  assert_says (text, "QJ106");
  assert_says (text, "dealer N");
  assert_says (text, "insufficient bid");
  assert_silent (asked, "Ruling");
  assert_says (asked, "QJ106");
  assert_says (asked, "Should the score be changed?");
  assert_says (words, "Rozstrzygnięcie");
  assert_says (words, "DW106");
  assert_says (words, "rozdawał N");
}

/* Of all that ships nothing is wider than the page, diagrams and tables neither. */
static void
test_all (Fixture *fixture, gconstpointer data)
{
  static const char *const names[]
      = { "definitions", "screens", "examples", "index", "commentary", "introduction" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (Printed) document = print (fixture, names[i]);
      g_autofree char *text = dup_text (document);

      g_test_message ("%s: %d pages", names[i], poppler_document_get_n_pages (document));
      check_words (fixture, text, names[i]);
    }
}

static void
check_refused (Fixture *fixture, const char *arguments, int status, const char *words)
{
  g_autofree char *line = g_strconcat ("print ", arguments, NULL);
  g_autoptr (Run) run = run_shipped (fixture, line);

  g_assert_cmpint (run->status, ==, status);
  assert_says (run->err, words);
  g_assert_cmpstr (run->out, ==, "");
}

static void
test_refused (Fixture *fixture, gconstpointer data)
{
  check_refused (fixture, "27", 2, "--output");
  check_refused (fixture, "27 --output=x.pdf --columns=3", 2, "--columns is 1 or 2");
  check_refused (fixture, "27 --output=x.pdf --columns=2 --language=en", 2, "both languages");
  check_refused (fixture, "27Z --output=x.pdf", 1, "27Z");
  check_refused (fixture, "27 --output=/nowhere/x.pdf", 4, "/nowhere/x.pdf");
  g_assert_false (g_file_test ("x.pdf", G_FILE_TEST_EXISTS));
}

/* The form of a case, in both languages and with its diagrams, and no name in it. */
static void
test_case (Fixture *fixture, gconstpointer data)
{
  static const char *const there[]
      = { "Ruling / Orzeczenie 7",          "Orzeczenie",    "The hand of North was strong",
          "Agreed facts / Fakty bezsporne", "16B1, 12C1(c)", "AJ854",
          "Players’ names are left out",    "asked by East" };
  static const char *const away[] = { "Jan", "Lis", "Nowak", "Wilk" };
  g_autofree char *file = g_test_build_filename (G_TEST_DIST, "cli", "cases.json", NULL);
  g_autofree char *import = g_strconcat ("cases --import=", file, NULL);
  g_autoptr (Run) run = run_shipped (fixture, import);
  g_autoptr (Printed) form
      = print_by (fixture, "cases --show=7 --no-names --language=both --export");
  g_autoptr (Printed) all = print_by (fixture, "cases --export");
  g_autofree char *text = dup_text (form);
  g_autofree char *list = dup_text (all);

  g_assert_cmpint (run->status, ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (there); i++)
    assert_says (text, there[i]);
  for (guint i = 0; i < G_N_ELEMENTS (away); i++)
    assert_silent (text, away[i]);
  assert_says (list, "Jan Kowalski");
  assert_says (list, "27B1(a)");
  assert_silent (list, "rude");
  /* Each language has the board in its own words. */
  assert_says (text, "dealer ");
  assert_says (text, "rozdawał ");
  assert_says (text, "Pas\n");
  assert_says (text, "Pass\n");
}

/* An event may be called after one who plays in it: neither the head of a page nor what a viewer
 * shows of the file tells. */
static void
test_case_head (Fixture *fixture, gconstpointer data)
{
  static const char journal[]
      = "{\"format\":\"lexbridge-journal\",\"version\":1,\"cases\":[{\"id\":\"a\",\"number\":1,"
        "\"created\":\"2026-11-22T20:00:00.000Z\",\"changed\":\"2026-11-22T20:00:00.000Z\","
        "\"fields\":{\"kind\":\"ruling\",\"event\":\"Cup of Jan Kowalski\",\"north\":\"Jan "
        "Kowalski\"}}]}";
  g_autofree char *file = g_build_filename (fixture->root, "one.json", NULL);
  g_autofree char *import = g_strconcat ("cases --import=", file, NULL);
  g_autoptr (Run) run = NULL;
  g_autoptr (Run) list = NULL;
  g_autoptr (Run) json = NULL;
  g_autoptr (Printed) form = NULL;
  g_autofree char *text = NULL;
  g_autofree char *title = NULL;

  g_assert_true (g_file_set_contents (file, journal, -1, NULL));
  run = run_shipped (fixture, import);
  g_assert_cmpint (run->status, ==, 0);
  form = print_by (fixture, "cases --show=1 --no-names --export");
  text = dup_text (form);
  title = poppler_document_get_title (form);
  assert_says (text, "Cup of North");
  assert_silent (text, "Jan");
  assert_says (title, "Cup of North");
  list = run_shipped (fixture, "cases --no-names");
  json = run_shipped (fixture, "--json cases --no-names");
  assert_says (list->out, "Cup of North");
  assert_silent (list->out, "Jan");
  assert_says (json->out, "Cup of North");
  assert_silent (json->out, "Jan");
}

/* Half a row of a table says nothing: none is parted between two pages, wherever the table comes to
 * stand. */
static void
test_table_rows (Fixture *fixture, gconstpointer data)
{
  static const char *const before[]
      = { "58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77",
          "67 68 69 70 71 72 73 74 75 76 77", "75 76 77" };

  for (guint i = 0; i < G_N_ELEMENTS (before); i++)
    {
      g_autoptr (Printed) document = print (fixture, before[i]);

      for (int page = 0; page < poppler_document_get_n_pages (document); page++)
        {
          g_autofree char *text = dup_page (document, page);

          if (says (text, "extra for the"))
            assert_says (text, "each later");
          if (says (text, "dodatek za"))
            assert_says (text, "dalszą");
        }
    }
}

static void
test_json (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->root, "out.pdf", NULL);
  g_autofree char *line = g_strdup_printf ("--json print 27 --output=%s", path);
  g_autoptr (Run) run = run_shipped (fixture, line);
  g_autoptr (Run) piped = run_shipped (fixture, "print 27 --output=-");

  assert_says (run->out, "\"pages\" : 2");
  assert_says (run->out, path);
  g_assert_true (g_str_has_prefix (piped->out, "%PDF-"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, argument, function)                                                              \
  g_test_add ("/print/" name, Fixture, argument, fixture_set_up, function, fixture_tear_down)
  ADD ("law", NULL, test_law);
  ADD ("document", NULL, test_document);
  ADD ("language", NULL, test_language);
  ADD ("stacked", NULL, test_stacked);
  ADD ("selection", NULL, test_selection);
  ADD ("example", NULL, test_example);
  ADD ("all", NULL, test_all);
  ADD ("refused", NULL, test_refused);
  ADD ("case", NULL, test_case);
  ADD ("case-head", NULL, test_case_head);
  ADD ("table-rows", NULL, test_table_rows);
  ADD ("json", NULL, test_json);
#undef ADD
  return g_test_run ();
}
