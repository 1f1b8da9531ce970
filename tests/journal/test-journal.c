/* test-journal.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a reader does with a journal: put, remove, bring back, move, and read again, in another
 * process or after the clock was set back.
 */

#include <string.h>

#include "fixture.h"
#include "journal/lex-journal-backup.h"

#define SECOND G_USEC_PER_SEC

static gint64 now;

static gint64
get_now (void)
{
  return now;
}

static void
test_entries_are_kept_whole (Fixture *fixture, gconstpointer data)
{
  static const char *const values[] = { [LEX_JOURNAL_EDITION] = "law-2017-en",
                                        [LEX_JOURNAL_LANGUAGE] = "en",
                                        [LEX_JOURNAL_QUOTE] = "quoted “words”\nof two lines",
                                        [LEX_JOURNAL_PREFIX] = "before, ",
                                        [LEX_JOURNAL_SUFFIX] = " behind",
                                        [LEX_JOURNAL_TEXT] = "",
                                        [LEX_JOURNAL_COLOUR] = "green" };
  g_autoptr (LexJournalEntry) entry = lex_journal_entry_new (LEX_JOURNAL_HIGHLIGHT, "27B1a", NULL);
  g_autoptr (GPtrArray) found = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = LEX_JOURNAL_EDITION; i <= LEX_JOURNAL_COLOUR; i++)
    lex_journal_entry_set (entry, i, values[i]);
  fixture_open (fixture);
  g_assert_true (lex_journal_file_put (fixture->file, entry, &error));
  g_assert_no_error (error);
  fixture_close (fixture);

  fixture_open (fixture);
  found = lex_journal_file_list_at (fixture->file, "27B1a", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (found->len, ==, 1);
  for (guint i = 0; i < LEX_JOURNAL_N_FIELDS; i++)
    g_assert_cmpstr (((LexJournalEntry *) found->pdata[0])->fields[i], ==, entry->fields[i]);
}

static void
test_a_change_keeps_identifier_and_place (Fixture *fixture, gconstpointer data)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *all = NULL;
  g_autoptr (LexJournalEntry) entry = lex_journal_entry_new (LEX_JOURNAL_NOTE, "27A", "better");

  fixture_open (fixture);
  first = fixture_put (fixture, LEX_JOURNAL_NOTE, "27A", "good");
  second = fixture_put (fixture, LEX_JOURNAL_NOTE, "27B", "other");
  lex_journal_entry_set (entry, LEX_JOURNAL_ID, first);
  g_assert_true (lex_journal_file_put (fixture->file, entry, NULL));
  all = fixture_dup_all (fixture);
  g_assert_cmpstr (all, ==, "note 27A: better, note 27B: other");
}

static void
test_what_is_removed_comes_back_where_it_stood (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = NULL;
  g_autofree char *inside = NULL;
  g_autofree char *last = NULL;
  g_autofree char *before = NULL;
  g_autofree char *without = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  fixture_open (fixture);
  folder = fixture_put (fixture, LEX_JOURNAL_FOLDER, NULL, "Revokes");
  inside = fixture_put (fixture, LEX_JOURNAL_BOOKMARK, "64A", NULL);
  last = fixture_put (fixture, LEX_JOURNAL_BOOKMARK, "27A", NULL);
  g_assert_true (lex_journal_file_move (fixture->file, inside, folder, NULL, &error));
  before = fixture_dup_all (fixture);
  g_assert_cmpstr (before, ==, "folder: Revokes, bookmark 27A, bookmark 64A");

  g_assert_true (lex_journal_file_remove (fixture->file, last, &error));
  g_assert_true (lex_journal_file_remove (fixture->file, folder, &error));
  without = fixture_dup_all (fixture);
  g_assert_cmpstr (without, ==, "");
  g_assert_false (lex_journal_file_remove (fixture->file, folder, &error));
  fixture_assert_line (error, LEX_JOURNAL_ERROR_MISSING, folder);

  g_assert_true (lex_journal_file_bring_back (fixture->file, folder, NULL));
  g_assert_true (lex_journal_file_bring_back (fixture->file, last, NULL));
  after = fixture_dup_all (fixture);
  g_assert_cmpstr (after, ==, before);
}

static void
test_order_is_the_readers (Fixture *fixture, gconstpointer data)
{
  g_autofree char *a = NULL;
  g_autofree char *b = NULL;
  g_autofree char *c = NULL;
  g_autofree char *all = NULL;
  g_autofree char *again = NULL;

  fixture_open (fixture);
  a = fixture_put (fixture, LEX_JOURNAL_BOOKMARK, "1", NULL);
  b = fixture_put (fixture, LEX_JOURNAL_BOOKMARK, "2", NULL);
  c = fixture_put (fixture, LEX_JOURNAL_BOOKMARK, "3", NULL);
  g_assert_true (lex_journal_file_move (fixture->file, c, NULL, b, NULL));
  all = fixture_dup_all (fixture);
  g_assert_cmpstr (all, ==, "bookmark 1, bookmark 3, bookmark 2");
  g_assert_true (lex_journal_file_move (fixture->file, a, NULL, NULL, NULL));
  g_assert_true (lex_journal_file_move (fixture->file, b, NULL, c, NULL));
  again = fixture_dup_all (fixture);
  g_assert_cmpstr (again, ==, "bookmark 2, bookmark 3, bookmark 1");
}

static void
test_a_folder_does_not_go_into_itself (Fixture *fixture, gconstpointer data)
{
  g_autofree char *outer = NULL;
  g_autofree char *inner = NULL;
  g_autoptr (GError) error = NULL;

  fixture_open (fixture);
  outer = fixture_put (fixture, LEX_JOURNAL_FOLDER, NULL, "outer");
  inner = fixture_put (fixture, LEX_JOURNAL_FOLDER, NULL, "inner");
  g_assert_true (lex_journal_file_move (fixture->file, inner, outer, NULL, NULL));
  g_assert_false (lex_journal_file_move (fixture->file, outer, inner, NULL, &error));
  fixture_assert_line (error, LEX_JOURNAL_ERROR_INPUT, "itself");
  g_clear_error (&error);
  g_assert_false (lex_journal_file_move (fixture->file, inner, "nowhere", NULL, &error));
  fixture_assert_line (error, LEX_JOURNAL_ERROR_MISSING, "nowhere");
}

static void
test_bookmarks_move_in_once (Fixture *fixture, gconstpointer data)
{
  static const char *const labels[] = { "27B1a", "16C", "no label at all", "27B1a", NULL };
  g_autoptr (GPtrArray) at = NULL;
  g_autofree char *all = NULL;
  g_autofree char *again = NULL;

  fixture_open (fixture);
  g_assert_true (lex_journal_file_move_bookmarks (fixture->file, labels, NULL));
  all = fixture_dup_all (fixture);
  g_assert_cmpstr (all, ==, "bookmark 27B1a, bookmark 16C, bookmark no label at all");

  /* What was removed since does not return with what was not taken from the settings in time. */
  at = lex_journal_file_list_at (fixture->file, "16C", NULL);
  g_assert_true (lex_journal_file_remove (
      fixture->file, ((LexJournalEntry *) at->pdata[0])->fields[LEX_JOURNAL_ID], NULL));
  g_assert_true (lex_journal_file_move_bookmarks (fixture->file, labels, NULL));
  again = fixture_dup_all (fixture);
  g_assert_cmpstr (again, ==, "bookmark 27B1a, bookmark no label at all");
}

static void
test_recent_places (Fixture *fixture, gconstpointer data)
{
  g_auto (GStrv) labels = NULL;
  g_auto (GStrv) all = NULL;
  g_autofree char *joined = NULL;

  fixture_open (fixture);
  for (guint i = 1; i <= 120; i++)
    {
      g_autofree char *label = g_strdup_printf ("example/%u", i);

      g_assert_true (lex_journal_file_visit (fixture->file, label, NULL));
    }
  g_assert_true (lex_journal_file_visit (fixture->file, "example/50", NULL));
  labels = lex_journal_file_list_recent (fixture->file, 3, NULL);
  joined = g_strjoinv (" ", labels);
  g_assert_cmpstr (joined, ==, "example/50 example/120 example/119");
  all = lex_journal_file_list_recent (fixture->file, 1000, NULL);
  g_assert_cmpuint (g_strv_length (all), ==, 100);
}

/* A second is a day, a year is lost: order, and that nothing is older than its making, stay. */
static void
test_clock_set_back (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) entries = NULL;
  g_auto (GStrv) recent = NULL;
  g_autofree char *id = NULL;
  g_autofree char *other = NULL;
  g_autofree char *all = NULL;
  g_autoptr (LexJournalEntry) changed = lex_journal_entry_new (LEX_JOURNAL_NOTE, "1", "newest");

  now = G_GINT64_CONSTANT (1790000000) * SECOND;
  lex_journal_clock = get_now;
  fixture_open (fixture);
  id = fixture_put (fixture, LEX_JOURNAL_NOTE, "1", "new");
  g_assert_true (lex_journal_file_visit (fixture->file, "1", NULL));
  now -= 365 * G_TIME_SPAN_DAY;
  other = fixture_put (fixture, LEX_JOURNAL_NOTE, "2", "later");
  g_assert_true (lex_journal_file_visit (fixture->file, "2", NULL));
  lex_journal_entry_set (changed, LEX_JOURNAL_ID, id);
  g_assert_true (lex_journal_file_put (fixture->file, changed, NULL));

  all = fixture_dup_all (fixture);
  g_assert_cmpstr (all, ==, "note 1: newest, note 2: later");
  recent = lex_journal_file_list_recent (fixture->file, 10, NULL);
  g_assert_cmpstr (recent[0], ==, "2");
  entries = lex_journal_file_list (fixture->file, NULL);
  for (guint i = 0; i < entries->len; i++)
    {
      const LexJournalEntry *entry = entries->pdata[i];

      g_assert_cmpint (
          strcmp (entry->fields[LEX_JOURNAL_CHANGED], entry->fields[LEX_JOURNAL_CREATED]), >=, 0);
    }
}

static void
test_unknown_backup (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (lex_journal_backup_restore (fixture->data_dir, "last", &error));
  fixture_assert_line (error, LEX_JOURNAL_ERROR_MISSING, "no backup yet");
  g_clear_error (&error);
  fixture_open (fixture);
  g_free (fixture_put (fixture, LEX_JOURNAL_NOTE, "27A", "one"));
  fixture_close (fixture);
  g_assert_false (lex_journal_backup_restore (fixture->data_dir, "../journal.sqlite", &error));
  fixture_assert_line (error, LEX_JOURNAL_ERROR_MISSING, "journal-000001-");
}

/* Two windows write on one note: each has its words, whoever comes second. */
static void
test_words_of_another_window_stay (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexJournalEntry) ours = lex_journal_entry_new (LEX_JOURNAL_NOTE, "27A", "first");
  g_autoptr (LexJournalEntry) theirs = NULL;
  g_autofree char *all = NULL;
  g_autoptr (GError) error = NULL;

  now = G_GINT64_CONSTANT (1790000000) * SECOND;
  lex_journal_clock = get_now;
  fixture_open (fixture);
  g_assert_true (lex_journal_file_put (fixture->file, ours, &error));
  theirs = lex_journal_entry_copy (ours);
  now += SECOND;
  lex_journal_entry_set (theirs, LEX_JOURNAL_TEXT, "theirs");
  g_assert_true (lex_journal_file_put (fixture->file, theirs, &error));
  now += SECOND;
  lex_journal_entry_set (ours, LEX_JOURNAL_TEXT, "ours");
  g_assert_true (lex_journal_file_put (fixture->file, ours, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (ours->fields[LEX_JOURNAL_ID], !=, theirs->fields[LEX_JOURNAL_ID]);
  lex_journal_entry_set (ours, LEX_JOURNAL_TEXT, "ours, too");
  g_assert_true (lex_journal_file_put (fixture->file, ours, &error));
  all = fixture_dup_all (fixture);
  g_assert_cmpstr (all, ==, "note 27A: theirs, note 27A: ours, too");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("/journal/kept-whole", test_entries_are_kept_whole);
  fixture_add ("/journal/change", test_a_change_keeps_identifier_and_place);
  fixture_add ("/journal/remove", test_what_is_removed_comes_back_where_it_stood);
  fixture_add ("/journal/order", test_order_is_the_readers);
  fixture_add ("/journal/folders", test_a_folder_does_not_go_into_itself);
  fixture_add ("/journal/moving-in", test_bookmarks_move_in_once);
  fixture_add ("/journal/recent", test_recent_places);
  fixture_add ("/journal/another-window", test_words_of_another_window_stay);
  fixture_add ("/journal/clock", test_clock_set_back);
  fixture_add ("/journal/unknown-backup", test_unknown_backup);
  return g_test_run ();
}
