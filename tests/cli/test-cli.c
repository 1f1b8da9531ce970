/* test-cli.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What scripts rely on when things go wrong: exit status, one line of message, JSON alone on
 * standard output, and nothing lost. Also that the quick program stays quick to load.
 */

#include <fcntl.h>
#include <glib/gstdio.h>
#include <json-glib/json-glib.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "runner.h"

/* One line, no more, that a terminal can not be driven with. */
static void
assert_one_line (const char *message)
{
  const char *end = message + strlen (message) - 1;

  g_assert_true (strchr (message, '\n') == end);
  g_assert_true (g_utf8_validate (message, -1, NULL));
  g_assert_cmpint (g_utf8_strlen (message, -1), <, 600);
  for (const char *at = message; at < end; at = g_utf8_next_char (at))
    g_assert_false (g_unichar_iscntrl (g_utf8_get_char (at)));
}

static void
assert_fails (Fixture *fixture, const char *line, int status)
{
  g_autoptr (Run) run = run_program (fixture, line);

  g_assert_cmpint (run->status, ==, status);
  g_assert_cmpstr (run->out, ==, "");
  g_assert_true (g_str_has_prefix (run->err, "lexbridge-cli: "));
  assert_one_line (run->err);
}

static void
test_wrong_usage (Fixture *fixture, gconstpointer data)
{
  static const char *const lines[] = {
    "LC_ALL=C.UTF-8",
    "nonsense",
    "show",
    "search",
    "--nonsense",
    "show 27 --nonsense",
    "show 27 --language=de",
    "show 27 --limit=3",
    "search bid --kind=novel",
    "search bid --limit=0",
    "search bid --limit=-4",
    "search bid --limit=many",
    "import --language=both x",
    "import --kind=example x",
    "documents 27",
    "forget",
    "forget a b",
    "example",
    "nonsense 430",
    "imps",
    "--json=yes documents",
    "documents --json=yes",
    "--help=no",
    "example --list=1",
    "--library= documents",
    "documents --library=",
    "--json example 2 --output=-",
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    assert_fails (fixture, lines[i], 2);
}

/* Without JSON, nothing is on standard output when nothing is found. */
static void
test_nothing_found (Fixture *fixture, gconstpointer data)
{
  static const char *const lines[]
      = { "show 27Z",      "show 50",          "example 7",    "search qwxyzv",
          "precedence 27", "forget law-27-pl", "cite nothing", "precedence 27Z" };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    assert_fails (fixture, lines[i], 1);
}

static void
test_bad_text (Fixture *fixture, gconstpointer data)
{
  static const char *const lines[]
      = { "search ''", "search '   '", "show ''", "cite ' '", "show 'no label'" };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    assert_fails (fixture, lines[i], 3);
  assert_fails (fixture, "LC_ALL=C.UTF-8 search '\377\376'", 3);
}

/* Whatever is typed comes back in a message, but not as it was typed. */
static void
test_wild_input_is_tamed (Fixture *fixture, gconstpointer data)
{
  static const char *const lines[] = {
    "'%s'",
    "--'%s'",
    "show '%s'",
    "show --'%s'",
    "example '%s'",
    "search x --kind='%s'",
    "import '%s'",
    "import --language='%s' x",
    "forget '%s'",
    "precedence '%s'",
    "show 27 '--%s=5'",
    "--library='%s/x' check '%s'",
    "LEXBRIDGE_LIBRARY_FILE='%s' show 27",
    "example 33 --output='%s/x'",
  };
  g_autofree char *flood = g_strnfill (120000, 'x');
  const char *const wild[] = { "a\nb\033[2Jc\rd", "27\033]0;title\a", "z\302\233z\t1", flood };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    for (guint j = 0; j < G_N_ELEMENTS (wild); j++)
      {
        g_auto (GStrv) parts = g_strsplit (lines[i], "%s", -1);
        g_autofree char *line = g_strjoinv (wild[j], parts);
        g_autoptr (Run) run = run_program (fixture, line);

        g_assert_cmpint (run->status, >, 0);
        assert_one_line (run->err);
      }
}

static void
test_query_of_operators (Fixture *fixture, gconstpointer data)
{
  static const char *const lines[]
      = { "search '\"'", "search -- '-x OR'", "search 'NEAR( * ^'", "search \"';--\"" };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (Run) run = run_program (fixture, lines[i]);

      g_assert_cmpint (run->status, <=, 1);
    }
}

static void
test_json_stands_alone_also_for_nothing (Fixture *fixture, gconstpointer data)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (Run) run = run_program (fixture, "--json search qwxyzv");
  JsonObject *object = run_get_object (parser, run);

  g_assert_cmpint (run->status, ==, 1);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "hits")), ==, 0);
  g_assert_cmpstr (json_object_get_string_member (object, "query"), ==, "qwxyzv");
}

static void
test_import_and_forget (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = fixture_write (fixture, "law20.txt", FIXTURE_LAW_20);
  g_autoptr (Run) imported = run_program (fixture, "--json import law20.txt");
  g_autoptr (Run) shown = run_program (fixture, "show 20A --language=en");
  g_autoptr (Run) forgotten = run_program (fixture, "forget law-20-en");
  g_autoptr (Run) after = run_program (fixture, "show 20A --language=en");
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonArray *list = json_object_get_array_member (run_get_object (parser, imported), "imported");
  JsonObject *only = json_array_get_object_element (list, 0);

  g_assert_cmpint (imported->status, ==, 0);
  g_assert_cmpstr (json_object_get_string_member (only, "name"), ==, "law-20-en");
  g_assert_cmpstr (json_object_get_string_member (only, "language"), ==, "en");
  g_assert_nonnull (strstr (shown->out, "noise"));
  g_assert_nonnull (strstr (shown->out, "[Law 20."));
  g_assert_cmpint (forgotten->status, ==, 0);
  g_assert_null (strstr (after->out, "noise"));
}

/* One file that cannot be read keeps no other out; a script learns of it. */
static void
test_refused_import_still_reports (Fixture *fixture, gconstpointer data)
{
  g_autofree char *good = fixture_write (fixture, "law20.txt", FIXTURE_LAW_20);
  g_autofree char *binary = fixture_write (fixture, "binary", "\177ELF\002\001\001\377\376\200");
  g_autofree char *path = fixture_dup_path (fixture, "documents/law-20-en.xml");
  g_autoptr (Run) dry = run_program (fixture, "--json import --dry-run law20.txt binary");
  gboolean early = g_file_test (fixture->data_dir, G_FILE_TEST_EXISTS);
  g_autoptr (Run) run = run_program (fixture, "--json import law20.txt binary");
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonArray *list = json_object_get_array_member (run_get_object (parser, run), "imported");
  JsonObject *refused = json_array_get_object_element (list, 1);
  JsonArray *problems = json_object_get_array_member (refused, "problems");

  g_assert_cmpint (run->status, ==, 3);
  g_assert_cmpuint (json_array_get_length (list), ==, 2);
  g_assert_true (json_object_get_null_member (refused, "name"));
  g_assert_cmpstr (
      json_object_get_string_member (json_array_get_object_element (problems, 0), "severity"), ==,
      "error");
  g_assert_nonnull (strstr (run->err, "binary"));
  g_assert_cmpint (dry->status, ==, 3);
  g_assert_false (early);
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
}

/* JSON is UTF-8, whatever a file is called. */
static void
test_names_of_wild_bytes (Fixture *fixture, gconstpointer data)
{
  static const char *const lines[]
      = { "--json import 'r\351gles\n.txt'", "--json check", "--json forget 'r\351gles'" };
  g_autofree char *file = fixture_write (fixture, "r\351gles\n.txt", FIXTURE_LAW_20);
  g_autofree char *link = fixture_dup_path (fixture, "documents/r\351gles.xml");
  g_autoptr (Run) dry = run_program (fixture, "import --dry-run 'r\351gles\n.txt'");

  g_assert_cmpint (dry->status, ==, 0);
  g_assert_true (g_utf8_validate (dry->out, -1, NULL));
  g_assert_true (g_str_has_prefix (dry->out, "r�gles .txt: law-20-en"));
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (Run) run = run_program (fixture, lines[i]);
      g_autoptr (JsonParser) parser = json_parser_new ();

      g_assert_cmpint (run->status, ==, i == 1 ? 4 : 0);
      g_assert_true (g_utf8_validate (run->out, -1, NULL));
      g_assert_nonnull (strstr (run->out, "r�gles"));
      g_assert_nonnull (run_get_object (parser, run));
      if (i == 0)
        g_assert_cmpint (symlink ("nowhere", link), ==, 0);
    }
}

static void
test_cut_index_is_told_and_rebuilt (Fixture *fixture, gconstpointer data)
{
  g_autofree char *index = fixture_dup_path (fixture, "imports.lexlib");
  g_autoptr (Run) check = NULL;
  g_autoptr (Run) rebuild = NULL;
  g_autoptr (Run) shown = NULL;

  fixture_put_document (fixture, "law-27-pl", "27A", "Słowa federacji.");
  fixture_rebuild (fixture);
  fixture_cut (index);

  assert_fails (fixture, "show 27A", 4);
  assert_fails (fixture, "search bid", 4);
  check = run_program (fixture, "--json check");
  g_assert_cmpint (check->status, ==, 4);
  rebuild = run_program (fixture, "--json rebuild");
  g_assert_cmpint (rebuild->status, ==, 0);
  shown = run_program (fixture, "show 27A");
  g_assert_nonnull (strstr (shown->out, "Słowa federacji."));
}

static void
test_missing_index_is_made_by_any_command (Fixture *fixture, gconstpointer data)
{
  g_autofree char *index = fixture_dup_path (fixture, "imports.lexlib");
  g_autoptr (Run) run = NULL;

  fixture_put_document (fixture, "law-27-pl", "27A", "Słowa federacji.");
  run = run_program (fixture, "show 27A");
  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "Słowa federacji."));
  g_assert_true (g_file_test (index, G_FILE_TEST_EXISTS));
}

/* The index can not be made of it, so nobody may try for ever. */
static void
test_document_that_leads_nowhere (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = fixture_dup_path (fixture, "documents");
  g_autofree char *path = fixture_dup_path (fixture, "documents/law-27-pl.xml");
  g_autoptr (Run) run = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_cmpint (symlink ("nowhere", path), ==, 0);
  assert_fails (fixture, "show 27A", 4);
  assert_fails (fixture, "rebuild", 4);
  run = run_program (fixture, "forget law-27-pl");
  g_assert_cmpint (run->status, ==, 0);
}

static void
test_pipe_among_documents (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = fixture_dup_path (fixture, "documents/law-42-pl.xml");

  fixture_put_document (fixture, "law-27-pl", "27A", "Słowa federacji.");
  fixture_rebuild (fixture);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  assert_fails (fixture, "check", 4);
  assert_fails (fixture, "rebuild", 4);
}

/* Another process holds the lock, and lets go as soon as this one has said that it waits. */
static void
test_waiting_is_said (Fixture *fixture, gconstpointer data)
{
  g_autofree char *lock = fixture_dup_path (fixture, "lock");
  g_autofree char *folder = g_strconcat ("--library=", fixture->data_dir, NULL);
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (
      G_SUBPROCESS_FLAGS_STDERR_PIPE | G_SUBPROCESS_FLAGS_STDOUT_SILENCE);
  g_autoptr (GSubprocess) program = NULL;
  g_autoptr (GDataInputStream) messages = NULL;
  g_autofree char *line = NULL;
  int held;

  fixture_put_document (fixture, "law-27-pl", "27A", "Słowa federacji.");
  held = g_open (lock, O_CREAT | O_RDWR | O_CLOEXEC, 0600);
  g_assert_cmpint (flock (held, LOCK_EX), ==, 0);
  g_subprocess_launcher_setenv (launcher, "LEXBRIDGE_LIBRARY_FILE", fixture->shipped, TRUE);
  program = g_subprocess_launcher_spawn (launcher, NULL, g_getenv ("LEXBRIDGE_CLI"), folder, "show",
                                         "27A", NULL);
  messages = g_data_input_stream_new (g_subprocess_get_stderr_pipe (program));
  line = g_data_input_stream_read_line (messages, NULL, NULL, NULL);
  g_assert_nonnull (strstr (line, lock));

  close (held);
  g_assert_true (g_subprocess_wait_check (program, NULL, NULL));
  g_assert_null (g_data_input_stream_read_line (messages, NULL, NULL, NULL));
}

static void
test_broken_document (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = fixture_dup_path (fixture, "documents/law-27-pl.xml");

  fixture_put_document (fixture, "law-27-pl", "27A", "Słowa federacji.");
  fixture_rebuild (fixture);
  fixture_cut (path);
  assert_fails (fixture, "check", 4);
  assert_fails (fixture, "rebuild", 4);
}

static void
test_storage_faults (Fixture *fixture, gconstpointer data)
{
  g_autofree char *affixes = fixture_write (fixture, "pl_PL.aff", "SET UTF-8\n");
  g_autofree char *file = fixture_write (fixture, "law20.txt", FIXTURE_LAW_20);
  g_autofree char *line = g_strdup_printf ("DICPATH=%s import law20.txt", fixture->root);
  g_autofree char *in_the_way = NULL;

  assert_fails (fixture, line, 4);
  in_the_way = fixture_write (fixture, "data/../blocked", "I am no folder.");
  assert_fails (fixture, "--library=blocked import law20.txt", 4);
  assert_fails (fixture, "LEXBRIDGE_LIBRARY_FILE=nowhere.lexlib show 27", 4);
}

/* A limit to the size of files would kill whoever crosses it, without a word. */
static void
test_file_size_limit (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = fixture_write (fixture, "law20.txt", FIXTURE_LAW_20);
  struct rlimit before, limit;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  limit = (struct rlimit){ 8192, before.rlim_max };
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  assert_fails (fixture, "import law20.txt", 4);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
}

/* The specification calls a relative path invalid: it would depend on where one stands. */
static void
test_relative_data_home_is_ignored (Fixture *fixture, gconstpointer data)
{
  g_autofree char *home = g_build_filename (fixture->root, "home", NULL);
  g_autofree char *file = fixture_write (fixture, "law20.txt", FIXTURE_LAW_20);
  g_autofree char *line
      = g_strdup_printf ("HOME='%s' XDG_DATA_HOME=data/home import law20.txt", home);
  g_autofree char *relative = g_build_filename (fixture->root, "data", "home", NULL);
  g_autofree char *proper
      = g_build_filename (home, ".local", "share", "lexbridge", "documents", NULL);
  g_autoptr (Run) run = run_program_at_home (fixture, line);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_false (g_file_test (relative, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (proper, G_FILE_TEST_IS_DIR));
}

static void
test_file_in_place_of_folder (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = fixture_write (fixture, "data", "I am no folder.");

  assert_fails (fixture, "check", 4);
  assert_fails (fixture, "rebuild", 4);
  assert_fails (fixture, "documents", 4);
  assert_fails (fixture, "forget law-27-pl", 4);
}

/* The quick program must not even load what only an import needs. */
static void
test_quick_program_loads_little (Fixture *fixture, gconstpointer data)
{
  static const char *const heavy[] = { "libxml2", "libhunspell", "libicu", "libgtk" };
  g_autoptr (Run) run = run_program (fixture, "LD_TRACE_LOADED_OBJECTS=1 show 27");

  if (strstr (run->out, "libglib-2.0") == NULL)
    {
      g_test_skip ("this loader does not list what it loads: that of glibc would run this");
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (heavy); i++)
    g_assert_null (strstr (run->out, heavy[i]));
}

static void
test_help_names_every_command (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "cite",   "show",   "search",  "precedence", "example",
                                       "import", "forget", "rebuild", "check",      "documents" };
  g_autoptr (Run) help = run_program (fixture, "--help");
  g_autoptr (Run) version = run_program (fixture, "--version");

  g_assert_cmpint (help->status, ==, 0);
  g_assert_cmpint (version->status, ==, 0);
  g_assert_true (g_str_has_prefix (version->out, "lexbridge-cli "));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *line = g_strconcat (names[i], " --help", NULL);
      g_autoptr (Run) own = run_program (fixture, line);

      g_assert_nonnull (strstr (help->out, names[i]));
      g_assert_cmpint (own->status, ==, 0);
      g_assert_nonnull (strstr (own->out, names[i]));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("/cli/usage", test_wrong_usage);
  fixture_add ("/cli/nothing", test_nothing_found);
  fixture_add ("/cli/bad-text", test_bad_text);
  fixture_add ("/cli/wild-input", test_wild_input_is_tamed);
  fixture_add ("/cli/wild-names", test_names_of_wild_bytes);
  fixture_add ("/cli/operators", test_query_of_operators);
  fixture_add ("/cli/json-for-nothing", test_json_stands_alone_also_for_nothing);
  fixture_add ("/cli/import-and-forget", test_import_and_forget);
  fixture_add ("/cli/refused-import", test_refused_import_still_reports);
  fixture_add ("/cli/cut-index", test_cut_index_is_told_and_rebuilt);
  fixture_add ("/cli/missing-index", test_missing_index_is_made_by_any_command);
  fixture_add ("/cli/document-nowhere", test_document_that_leads_nowhere);
  fixture_add ("/cli/pipe", test_pipe_among_documents);
  fixture_add ("/cli/waiting", test_waiting_is_said);
  fixture_add ("/cli/broken-document", test_broken_document);
  fixture_add ("/cli/storage", test_storage_faults);
  fixture_add ("/cli/file-size", test_file_size_limit);
  fixture_add ("/cli/data-home", test_relative_data_home_is_ignored);
  fixture_add ("/cli/no-folder", test_file_in_place_of_folder);
  fixture_add ("/cli/quick", test_quick_program_loads_little);
  fixture_add ("/cli/help", test_help_names_every_command);
  return g_test_run ();
}
