/* test-versions.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Journals that older programs left, from the fixtures: brought up to date with everything in them,
 * after a backup and not without.
 */

#include <sqlite3.h>
#include <string.h>

#include "fixture.h"
#include "journal/lex-journal-backup.h"
#include "journal/lex-journal-cases.h"
#include "journal/lex-journal-facts.h"
#include "journal/lex-journal-schema.h"

#define OLD_ENTRIES                                                                                \
  "folder: Do szkolenia, note 16B: Pierwszy wiersz\ni drugi: zob. 12C1c, "                         \
  "highlight 64A, bookmark 27B1a"

static void
assert_old_entries (Fixture *fixture)
{
  g_autofree char *all = fixture_dup_all (fixture);

  g_assert_cmpstr (all, ==, OLD_ENTRIES);
}

static void
fill_old (Fixture *fixture, const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "journal", "fixtures", name, NULL);
  g_autofree char *sql = NULL;
  sqlite3 *handle;

  g_assert_true (g_file_get_contents (path, &sql, NULL, NULL));
  g_assert_cmpint (sqlite3_open (fixture->path, &handle), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (handle, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (handle);
}

static void
check_old_version (Fixture *fixture, const char *name)
{
  const LexJournalReview review = { .card = "card", .print = "", .rating = 3, .algorithm = 6 };
  g_auto (GStrv) names = NULL;
  g_auto (GStrv) recent = NULL;
  g_autoptr (GError) error = NULL;
  gint64 version;

  fill_old (fixture, name);
  fixture_open (fixture);
  assert_old_entries (fixture);
  g_assert_true (lex_journal_file_bring_back (fixture->file, "b2", NULL));
  g_assert_true (lex_journal_file_visit (fixture->file, "27", NULL));
  recent = lex_journal_file_list_recent (fixture->file, 5, NULL);
  g_assert_cmpstr (recent[0], ==, "27");
  g_assert_true (lex_journal_reviews_add (fixture->file, &review, NULL));
  lex_journal_schema_read (fixture->file->database, &version, NULL);
  g_assert_cmpint (version, ==, LEX_JOURNAL_VERSION);

  names = lex_journal_backup_list (fixture->data_dir);
  g_assert_true (g_str_has_suffix (names[0], "-before-update.sqlite"));
  fixture_close (fixture);

  /* A backup of an old version is as good: it is brought up to date when it stands there. */
  lex_journal_backup_restore (fixture->data_dir, names[0], &error);
  g_assert_no_error (error);
  fixture_open (fixture);
  assert_old_entries (fixture);
}

static void
test_version_1 (Fixture *fixture, gconstpointer data)
{
  check_old_version (fixture, "version-1.sql");
}

static void
test_version_2 (Fixture *fixture, gconstpointer data)
{
  check_old_version (fixture, "version-2.sql");
}

static void
add_answer_cb (const LexJournalReview *review, gpointer user_data)
{
  g_string_append_printf (user_data, "%s %u %" G_GINT64_FORMAT " %s%s;", review->card,
                          review->rating, review->lookups, review->sitting, review->given);
}

/* What was answered before look-ups were counted had none. */
static void
test_version_3 (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) log = g_string_new (NULL);

  check_old_version (fixture, "version-3.sql");
  g_assert_true (lex_journal_reviews_list (fixture->file, add_answer_cb, log, NULL));
  g_assert_cmpstr (log->str, ==, "question/revoke-one-trick 3 0 ;example/33 2 0 ;");
}

static void
add_fact_cb (const LexFact *fact, gpointer user_data)
{
  g_string_append_printf (user_data, "%s=%.4s;", fact->name, fact->value);
}

static guint
count_cases (Fixture *fixture)
{
  const LexCaseFilter every = { .kind = LEX_CASE_EVERY_KIND };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) cases = lex_journal_cases_list (fixture->file, &every, &error);

  g_assert_no_error (error);
  return cases->len;
}

static void
test_version_4 (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexCase) first = lex_case_new (LEX_CASE_RULING_KIND);
  g_autoptr (GString) facts = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  check_old_version (fixture, "version-4.sql");
  g_assert_true (lex_journal_facts_list (fixture->file, add_fact_cb, facts, NULL));
  g_assert_cmpstr (facts->str, ==, "retention=0.84;");
  g_assert_cmpuint (count_cases (fixture), ==, 0);
  lex_journal_cases_put (fixture->file, first, &error);
  g_assert_no_error (error);
  g_assert_cmpint (first->number, ==, 1);
}

/* A journal that cannot be brought up to date has no cases, and says so when one is put. */
static void
test_version_4_as_it_is (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (fixture->data_dir, "journal-backups", NULL);
  g_autoptr (LexCase) first = lex_case_new (LEX_CASE_RULING_KIND);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) events = NULL;

  fill_old (fixture, "version-4.sql");
  g_assert_true (g_file_set_contents (folder, "in the way", -1, NULL));
  fixture_open (fixture);
  g_assert_cmpuint (count_cases (fixture), ==, 0);
  g_assert_null (lex_journal_cases_find_number (fixture->file, 1, &error));
  g_assert_no_error (error);
  events = lex_journal_cases_list_events (fixture->file, NULL);
  g_assert_cmpuint (g_strv_length (events), ==, 0);
  g_assert_false (lex_journal_cases_put (fixture->file, first, &error));
  g_assert_error (error, LEX_JOURNAL_ERROR, LEX_JOURNAL_ERROR_READ_ONLY);
}

/* A journal of version 3 that nobody may change is read with its answers. */
static void
test_version_3_as_it_is (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (fixture->data_dir, "journal-backups", NULL);
  g_autoptr (GString) log = g_string_new (NULL);
  g_autofree char *text = NULL;

  fill_old (fixture, "version-3.sql");
  g_assert_true (g_file_set_contents (folder, "in the way", -1, NULL));
  fixture_open (fixture);
  g_assert_true (lex_journal_file_is_read_only (fixture->file));
  g_assert_true (lex_journal_reviews_list (fixture->file, add_answer_cb, log, NULL));
  g_assert_cmpstr (log->str, ==, "question/revoke-one-trick 3 0 ;example/33 2 0 ;");
  g_assert_true (lex_journal_facts_list (fixture->file, NULL, NULL, NULL));
  text = fixture_export (fixture);
  g_assert_nonnull (strstr (text, "\"card\":\"example/33\""));
}

/* Without a backup nothing is brought up to date; it is read as it is. */
static void
test_no_backup_no_update (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (fixture->data_dir, "journal-backups", NULL);
  g_auto (GStrv) recent = NULL;

  fill_old (fixture, "version-1.sql");
  g_assert_true (g_file_set_contents (folder, "in the way", -1, NULL));
  fixture_open (fixture);
  g_assert_true (lex_journal_file_is_read_only (fixture->file));
  g_assert_nonnull (strstr (lex_journal_file_get_notice (fixture->file), "journal-backups"));
  g_assert_cmpuint (fixture_count (fixture), ==, 4);
  recent = lex_journal_file_list_recent (fixture->file, 5, NULL);
  g_assert_cmpuint (g_strv_length (recent), ==, 0);
  g_assert_true (lex_journal_reviews_list (fixture->file, NULL, NULL, NULL));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("/versions/1", test_version_1);
  fixture_add ("/versions/2", test_version_2);
  fixture_add ("/versions/3", test_version_3);
  fixture_add ("/versions/3-as-it-is", test_version_3_as_it_is);
  fixture_add ("/versions/4", test_version_4);
  fixture_add ("/versions/4-as-it-is", test_version_4_as_it_is);
  fixture_add ("/versions/no-backup", test_no_backup_no_update);
  return g_test_run ();
}
