/* test-quiz.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A quiz in the terminal, with somebody who types; what he typed is in the journal afterwards. It
 * refuses to know the questions that ship.
 */

#include <json-glib/json-glib.h>
#include <string.h>

#include "runner.h"

/* What came of a quiz into which @typed went; options are those of the program. */
static JsonObject *
play (Fixture *fixture, const char *typed, const char *option)
{
  g_autoptr (GSubprocessLauncher) launcher
      = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE
                                   | G_SUBPROCESS_FLAGS_STDERR_SILENCE);
  g_autofree char *library = g_strconcat ("--library=", fixture->data_dir, NULL);
  g_autoptr (GSubprocess) program = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *out = NULL;
  g_autoptr (JsonNode) root = NULL;

  g_subprocess_launcher_setenv (launcher, "LEXBRIDGE_LIBRARY_FILE", fixture->shipped, TRUE);
  program = g_subprocess_launcher_spawn (launcher, &error, g_getenv ("LEXBRIDGE_CLI"), library,
                                         "--json", "quiz", option, NULL);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (program, typed, NULL, &out, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_subprocess_get_exit_status (program), ==, 0);
  root = json_from_string (out, &error);
  g_assert_no_error (error);
  return json_object_ref (json_node_get_object (root));
}

static gint64
get_stat (Fixture *fixture, const char *name)
{
  g_autoptr (Run) run = run_program (fixture, "--json study stats");
  g_autoptr (JsonNode) root = json_from_string (run->out, NULL);

  g_assert_cmpint (run->status, ==, 0);
  return json_object_get_int_member (json_node_get_object (root), name);
}

/* What the first question asked. */
static const char *
get_words (JsonObject *result, const char *language)
{
  JsonArray *asked = json_object_get_array_member (result, "asked");
  JsonObject *text
      = json_object_get_object_member (json_array_get_object_element (asked, 0), "text");

  g_assert_nonnull (text);
  return json_object_get_string_member (text, language);
}

/* The options of the first question, as they were shown. */
static JsonArray *
get_shown (JsonObject *result)
{
  JsonArray *asked = json_object_get_array_member (result, "asked");
  JsonArray *steps
      = json_object_get_array_member (json_array_get_object_element (asked, 0), "steps");

  g_assert_nonnull (steps);
  g_assert_cmpuint (json_array_get_length (steps), ==, 1);
  return json_object_get_array_member (json_array_get_object_element (steps, 0), "options");
}

static void
test_number (Fixture *fixture, gconstpointer data)
{
  g_autoptr (JsonObject) right = play (fixture, "many\n13,0\n", "--kind=number");
  g_autoptr (JsonObject) wrong = play (fixture, "12\n", "--kind=number");
  g_autoptr (JsonObject) unknown = play (fixture, "\n", "--kind=number");

  g_assert_cmpint (json_object_get_int_member (right, "right"), ==, 1);
  g_assert_cmpint (json_object_get_int_member (wrong, "right"), ==, 0);
  g_assert_cmpint (json_object_get_int_member (wrong, "answered"), ==, 1);
  g_assert_cmpint (json_object_get_int_member (unknown, "right"), ==, 0);
  g_assert_cmpstr (get_words (wrong, "en"), ==, get_words (right, "en"));
  g_assert_cmpstr (get_words (wrong, "pl"), !=, get_words (wrong, "en"));
  g_assert_cmpint (get_stat (fixture, "reviews"), ==, 3);
}

/* Each place in turn, over several rounds: only the right option is ever right. */
static void
test_options (Fixture *fixture, gconstpointer data)
{
  guint n_right = 0;

  for (guint i = 1; i <= 4; i++)
    {
      g_autofree char *typed = g_strdup_printf ("%u\n", i);
      g_autoptr (JsonObject) result = play (fixture, typed, "--kind=one");
      JsonArray *shown = get_shown (result);

      g_assert_cmpint (json_object_get_int_member (result, "answered"), ==, 1);
      g_assert_cmpuint (json_array_get_length (shown), ==, 4);
      g_assert_cmpint (
          json_object_get_boolean_member (json_array_get_object_element (shown, i - 1), "right"),
          ==, json_object_get_int_member (result, "right"));
      n_right += (guint) json_object_get_int_member (result, "right");
    }
  g_assert_cmpuint (n_right, <=, 4);
  g_assert_cmpint (get_stat (fixture, "reviews"), ==, 4);
}

/* What was answered before the end is kept, what was only asked is not. */
static void
test_end (Fixture *fixture, gconstpointer data)
{
  const gint64 n_cards = get_stat (fixture, "cards");
  g_autoptr (JsonObject) none = play (fixture, "", "--number=5");
  g_autoptr (JsonObject) one = play (fixture, "\n", "--number=5");

  g_assert_cmpint (json_object_get_int_member (none, "answered"), ==, 0);
  g_assert_cmpint (json_object_get_int_member (one, "answered"), ==, 1);
  g_assert_cmpint (get_stat (fixture, "reviews"), ==, 1);
  g_assert_cmpint (get_stat (fixture, "new"), ==, n_cards - 1);
}

static void
assert_fails (Fixture *fixture, const char *line, int status)
{
  g_autoptr (Run) run = run_program (fixture, line);

  g_assert_cmpint (run->status, ==, status);
  g_assert_cmpstr (run->err, !=, "");
}

/* Blanks do not count. */
static void
assert_says (Fixture *fixture, const char *arguments, const char *words)
{
  g_autoptr (Run) run = run_program (fixture, arguments);
  g_auto (GStrv) parts = g_strsplit_set (run->out, " \n", -1);
  g_autofree char *dense = g_strjoinv ("", parts);

  if (run->status != 0 || strstr (dense, words) == NULL)
    g_error ("%s: %s%s", arguments, run->out, run->err);
}

/* What the parts of study say, one after the other in one journal. */
static void
test_study (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = g_build_filename (fixture->data_dir, "mine.csv", NULL);
  g_autofree char *import = g_strdup_printf ("--json study import %s", file);

  assert_says (fixture, "--json study settings new 1", "\"new\":\"1\"");
  assert_says (fixture, "--json study today", "\"new\":1");
  assert_says (fixture, "study why question/little-bid", "");
  assert_says (fixture, "--json study suspend question/little-number", "question/little-number");
  assert_says (fixture, "study why question/little-number", ".");
  assert_says (fixture, "--json study today", "\"resting\":1");
  assert_says (fixture, "--json study wake question/little-number", "question/little-number");
  assert_says (fixture, "--json study bury question/little-number", "question/little-number");
  assert_says (fixture, "study chart laws", "93,");
  assert_says (fixture, "--json study chart due", "\"chart\":\"due\"");
  assert_says (fixture, "--json study backlog apply", "\"days\":[]");
  g_mkdir_with_parents (fixture->data_dir, 0700);
  g_assert_true (g_file_set_contents (file, "front,back\nQ?,A\n", -1, NULL));
  assert_says (fixture, import, "\"cards\":1");
  assert_says (fixture, "study export anki", "Q?");
  assert_says (fixture, "study export reviews", "answered,card");
  assert_fails (fixture, "study forecast", 1);
  assert_fails (fixture, "study fit", 1);
  assert_fails (fixture, "study fit well", 2);
  assert_fails (fixture, "study exam 2001-01-01", 3);
  assert_fails (fixture, "study exam soon", 2);
  assert_fails (fixture, "study exam", 1);
  assert_fails (fixture, "study why nothing", 1);
  assert_fails (fixture, "study why", 2);
  assert_fails (fixture, "study settings retention 2", 3);
  assert_fails (fixture, "study export pictures", 2);
  assert_fails (fixture, "study undo", 1);
}

/* The command that prepares for a day so far ahead. */
static char *
dup_exam (int days, const char *rest)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autoptr (GDateTime) then = g_date_time_add_days (now, days);
  g_autofree char *day = g_date_time_format (then, "%F");

  return g_strdup_printf ("--json study exam %s%s", day, rest);
}

/* What is not said of an exam stays; when it is over one can still change one's mind. */
static void
test_exam (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new ("{\"format\": \"lexbridge-journal\", \"version\": 1,"
                                           " \"entries\": [], \"facts\": [");
  static const char *const facts[][2]
      = { { "day", "20000" }, { "answers", "7" }, { "new", "3" }, { "stop", "1" } };
  g_autofree char *ahead = dup_exam (20, " 40 8");
  g_autofree char *another = dup_exam (25, "");
  g_autofree char *file = NULL;
  g_autofree char *import = NULL;

  assert_fails (fixture, "study exam stop", 2);
  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    g_string_append_printf (text,
                            "%s{\"id\": \"f%u\", \"subject\": \"exam\", \"name\": \"%s\","
                            " \"value\": \"%s\", \"at\": 1000}",
                            i > 0 ? "," : "", i, facts[i][0], facts[i][1]);
  g_string_append (text, "]}");
  file = fixture_write (fixture, "exam.json", text->str);
  import = g_strdup_printf ("notes --import=%s", file);
  assert_says (fixture, import, "");
  assert_says (fixture, "LC_ALL=C.UTF-8 study exam", "nothingisaskedanymore");
  assert_says (fixture, "--json study today", "\"cards\":[]");
  assert_says (fixture, "LC_ALL=C.UTF-8 study exam go-on", "learninggoeson");
  assert_says (fixture, "--json study today", "\"cards\":[\"");
  assert_says (fixture, "--json study exam stop", "\"stop\":true");

  assert_says (fixture, ahead, "\"stop\":true");
  assert_says (fixture, "LC_ALL=C.UTF-8 study exam", "Afteritnothingisasked");
  assert_says (fixture, another, "\"stop\":true");
  assert_says (fixture, "LC_ALL=C.UTF-8 study exam go-on", "Afteritlearninggoeson");
  assert_fails (fixture, "study exam go-on 7", 2);
  assert_fails (fixture, "study exam none", 0);
}

/* A reader who forgets every fifth time; both losses are told, and nothing is used unasked. */
static void
test_fit (Fixture *fixture, gconstpointer data)
{
  static const char *const cards[]
      = { "definition/bid", "name/bid", "to-polish/bid", "to-english/bid", "example/33" };
  g_autoptr (GString) text = g_string_new ("{\"format\": \"lexbridge-journal\", \"version\": 1,"
                                           " \"entries\": [], \"reviews\": [");
  g_autofree char *file = NULL;
  g_autofree char *import = NULL;

  for (guint i = 0; i < 1100; i++)
    g_string_append_printf (
        text,
        "%s{\"id\": \"%u\", \"card\": \"%s\", \"print\": \"\", \"rating\": %u,"
        " \"answered\": %u, \"took\": 1, \"mode\": \"learn\", \"algorithm\": 6, \"undone\": 0}",
        i > 0 ? "," : "", i, cards[i % 5], i % 7 == 0 ? 1 : 3, 1600000000 + i / 5 * 2 * 86400 + i);
  g_string_append (text, "]}");
  file = fixture_write (fixture, "answers.json", text->str);
  import = g_strdup_printf ("notes --import=%s", file);
  assert_says (fixture, import, "");
  assert_says (fixture, "--json study fit", "\"loss_before\":0.");
  assert_says (fixture, "--json study fit use", "\"used\":true");
  assert_says (fixture, "LC_ALL=C.UTF-8 study fit", "Loss");
  assert_says (fixture, "study settings leech 0", "leech0");
  assert_says (fixture, "LC_ALL=C.UTF-8 study why definition/bid", "Answered220times,");
  assert_says (fixture, "LC_ALL=pl_PL.UTF-8 study why definition/bid", "220odpowiedzi,");
}

static gboolean
is_asked (JsonObject *result, const char *card)
{
  JsonArray *asked = json_object_get_array_member (result, "asked");

  for (guint i = 0; i < json_array_get_length (asked); i++)
    if (g_str_equal (
            json_object_get_string_member (json_array_get_object_element (asked, i), "card"), card))
      return TRUE;
  return FALSE;
}

/* Of the clauses that ship. Only a number answers it. */
static void
test_calculated (Fixture *fixture, gconstpointer data)
{
  char *little = fixture->shipped;
  g_autoptr (JsonObject) all = NULL;
  g_autoptr (JsonObject) by_law = NULL;

  fixture->shipped = g_strdup (g_getenv ("LEXBRIDGE_SHIPPED"));
  all = play (fixture, "many\n-1\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n", "--kind=calculate");
  by_law = play (fixture, "\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n", "--law=78");
  g_free (fixture->shipped);
  fixture->shipped = little;

  g_assert_cmpint (json_object_get_int_member (all, "answered"), ==, 15);
  g_assert_true (is_asked (all, "calculated/weighted"));
  g_assert_true (is_asked (by_law, "calculated/imps"));
  g_assert_false (is_asked (by_law, "calculated/weighted"));
  assert_fails (fixture, "questions --kind=calculate", 1);
}

static void
test_wrong_use (Fixture *fixture, gconstpointer data)
{
  assert_fails (fixture, "quiz --law=94", 2);
  assert_fails (fixture, "quiz --law=0", 2);
  assert_fails (fixture, "quiz --level=0", 2);
  assert_fails (fixture, "quiz --number=0", 2);
  assert_fails (fixture, "quiz --number=-1", 2);
  assert_fails (fixture, "quiz --kind=riddle", 2);
  assert_fails (fixture, "quiz --law=93", 1);
  assert_fails (fixture, "study", 2);
  assert_fails (fixture, "study hard", 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/quiz/number", Fixture, NULL, fixture_set_up, test_number, fixture_tear_down);
  g_test_add ("/quiz/options", Fixture, NULL, fixture_set_up, test_options, fixture_tear_down);
  g_test_add ("/quiz/end", Fixture, NULL, fixture_set_up, test_end, fixture_tear_down);
  g_test_add ("/quiz/study", Fixture, NULL, fixture_set_up, test_study, fixture_tear_down);
  g_test_add ("/quiz/exam", Fixture, NULL, fixture_set_up, test_exam, fixture_tear_down);
  g_test_add ("/quiz/fit", Fixture, NULL, fixture_set_up, test_fit, fixture_tear_down);
  g_test_add ("/quiz/calculated", Fixture, NULL, fixture_set_up, test_calculated,
              fixture_tear_down);
  g_test_add ("/quiz/wrong-use", Fixture, NULL, fixture_set_up, test_wrong_use, fixture_tear_down);
  return g_test_run ();
}
