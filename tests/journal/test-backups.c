/* test-backups.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Backups: when they are made, how many are kept, which of them is restored, and how that is
 * undone.
 */

#include <string.h>

#include "fixture.h"
#include "journal/lex-journal-backup.h"

#define DAY G_TIME_SPAN_DAY

static gint64 now;

static gint64
get_now (void)
{
  return now;
}

static void
test_ten_days_are_kept (Fixture *fixture, gconstpointer data)
{
  g_auto (GStrv) names = NULL;

  lex_journal_clock = get_now;
  for (guint i = 0; i < 15; i++)
    {
      /* Back and forth: the clock does not say which are the last. */
      now = G_GINT64_CONSTANT (1790000000) * G_USEC_PER_SEC
            + (i % 2 == 0 ? 1 : -1) * (gint64) i * DAY;
      fixture_open (fixture);
      g_free (fixture_put (fixture, LEX_JOURNAL_NOTE, "1", "a day's work"));
      fixture_close (fixture);
    }
  names = lex_journal_backup_list (fixture->data_dir);
  g_assert_cmpuint (g_strv_length (names), ==, LEX_JOURNAL_N_BACKUPS);

  fixture_restore (fixture, names[0]);
  fixture_open (fixture);
  g_assert_cmpuint (fixture_count (fixture), ==, 6);
  fixture_close (fixture);
  fixture_restore (fixture, names[9]);
  fixture_open (fixture);
  g_assert_cmpuint (fixture_count (fixture), ==, 15);
}

/* A journal that was never closed, as its process was killed, has no backup of that day: the first
 * change of the next makes one of what was there before. */
static void
test_before_the_first_change (Fixture *fixture, gconstpointer data)
{
  g_auto (GStrv) none = NULL;
  g_auto (GStrv) names = NULL;

  lex_journal_clock = get_now;
  now = G_GINT64_CONSTANT (1790000000) * G_USEC_PER_SEC;
  fixture_open (fixture);
  g_free (fixture_put (fixture, LEX_JOURNAL_NOTE, "27A", "one"));
  lex_journal_file_free (g_steal_pointer (&fixture->file));
  none = lex_journal_backup_list (fixture->data_dir);
  g_assert_cmpuint (g_strv_length (none), ==, 0);

  now += DAY;
  fixture_open (fixture);
  g_free (fixture_put (fixture, LEX_JOURNAL_NOTE, "27B", "two"));
  g_free (fixture_put (fixture, LEX_JOURNAL_NOTE, "27C", "three"));
  names = lex_journal_backup_list (fixture->data_dir);
  g_assert_cmpuint (g_strv_length (names), ==, 1);
  fixture_restore (fixture, names[0]);
  fixture_assert_all (fixture, "note 27A: one");
}

static void
damage_backup (Fixture *fixture, const char *name)
{
  g_autofree char *path = g_build_filename (fixture->data_dir, "journal-backups", name, NULL);
  g_autofree char *contents = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (path, &contents, &size, NULL));
  memset (contents + 4096, 0x5a, size - 4096);
  g_assert_true (g_file_set_contents (path, contents, (gssize) size, NULL));
}

/* Disks spoil backups, too. None is restored that fails its check: the last that is sound is. */
static void
test_damaged_backup (Fixture *fixture, gconstpointer data)
{
  g_auto (GStrv) names = NULL;
  g_autoptr (GError) error = NULL;

  lex_journal_clock = get_now;
  for (guint i = 0; i < 2; i++)
    {
      now = (G_GINT64_CONSTANT (1790000000) * G_USEC_PER_SEC) + (gint64) i * DAY;
      fixture_open (fixture);
      g_free (fixture_put (fixture, LEX_JOURNAL_NOTE, "27A", i == 0 ? "one" : "two"));
      fixture_close (fixture);
    }
  names = lex_journal_backup_list (fixture->data_dir);
  g_assert_cmpuint (g_strv_length (names), ==, 2);
  damage_backup (fixture, names[1]);

  g_assert_false (lex_journal_backup_restore (fixture->data_dir, names[1], &error));
  fixture_assert_line (error, LEX_JOURNAL_ERROR_DAMAGED, "choose another");
  g_assert_nonnull (strstr (error->message, names[1]));
  fixture_open (fixture);
  fixture_assert_all (fixture, "note 27A: one, note 27A: two");
  fixture_close (fixture);

  fixture_restore (fixture, "last");
  fixture_open (fixture);
  fixture_assert_all (fixture, "note 27A: one");
  fixture_close (fixture);

  damage_backup (fixture, names[0]);
  g_clear_error (&error);
  g_assert_false (lex_journal_backup_restore (fixture->data_dir, names[0], &error));
  fixture_assert_line (error, LEX_JOURNAL_ERROR_DAMAGED, "choose another");
}

/* What a backup replaces is a backup itself; the other window sees the change at once. */
static void
test_restoring_can_be_undone (Fixture *fixture, gconstpointer data)
{
  g_auto (GStrv) names = NULL;
  Fixture other = *fixture;

  fixture_fill (fixture);
  fixture_open (fixture);
  fixture_open (&other);
  g_free (fixture_put (fixture, LEX_JOURNAL_NOTE, "27C", "three"));
  fixture_restore (fixture, "last");
  fixture_assert_all (&other, "note 27A: one, note 27B: two");
  names = lex_journal_backup_list (fixture->data_dir);
  g_assert_true (g_str_has_suffix (names[1], "-replaced.sqlite"));
  fixture_restore (fixture, names[1]);
  fixture_assert_all (&other, "note 27A: one, note 27B: two, note 27C: three");
  fixture_close (&other);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("/backups/ten", test_ten_days_are_kept);
  fixture_add ("/backups/before-change", test_before_the_first_change);
  fixture_add ("/backups/damaged", test_damaged_backup);
  fixture_add ("/backups/undo", test_restoring_can_be_undone);
  return g_test_run ();
}
