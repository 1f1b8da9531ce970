/* test-notes.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the reader made is found by its words of now, whatever was changed: as if the journal were
 * read anew, which it is not.
 */

#include <string.h>

#include "fixture.h"
#include "services/lex-journal-search.h"

#define N_STEPS 300
#define LIMIT 1000

static char *
dup_found (LexJournal *journal, const char *words)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) hits = lex_journal_search (journal, words, LIMIT, &error);
  GString *found = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < hits->len; i++)
    g_string_append_printf (
        found, "%s;", (const char *) g_bytes_get_data (lex_hit_get_trace (hits->pdata[i]), NULL));
  return g_string_free (found, FALSE);
}

/* A journal that was opened just now has nothing kept. */
static void
check (Fixture *fixture, LexJournal *journal, const char *words)
{
  g_autoptr (LexJournal) fresh = lex_journal_new (fixture->data_dir);
  g_autofree char *expected = dup_found (fresh, words);
  g_autofree char *found = dup_found (journal, words);

  g_assert_cmpstr (found, ==, expected);
}

static LexJournalEntry *
entry_new (guint step)
{
  g_autofree char *label = g_strdup_printf ("%u", step % 93 + 1);
  g_autofree char *text = g_strdup_printf ("wobble %u", step);
  LexJournalEntry *entry = lex_journal_entry_new (
      step % 3 > 0 ? LEX_JOURNAL_NOTE : LEX_JOURNAL_HIGHLIGHT, label, text);

  return entry;
}

static void
change (LexJournal *journal, GPtrArray *entries, guint step)
{
  const guint at = g_test_rand_int_range (0, (int) entries->len + 1);
  LexJournalEntry *entry = at < entries->len ? entries->pdata[at] : NULL;
  g_autoptr (GError) error = NULL;

  if (entry == NULL)
    {
      entry = entry_new (step);
      g_ptr_array_add (entries, entry);
      lex_journal_put (journal, entry, &error);
    }
  else if (step % 5 == 0)
    lex_journal_remove (journal, entry->fields[LEX_JOURNAL_ID], &error);
  else if (step % 5 == 1)
    lex_journal_bring_back (journal, entry->fields[LEX_JOURNAL_ID], NULL);
  else
    {
      lex_journal_entry_set (entry, LEX_JOURNAL_TEXT, step % 2 ? "wobble and ask" : "rule");
      lex_journal_put (journal, entry, &error);
    }
  /* What was removed already is no fault of this test. */
  if (error != NULL && step % 5 != 0)
    g_error ("%s", error->message);
}

static void
test_as_if_read_anew (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexJournal) journal = lex_journal_new (fixture->data_dir);
  g_autoptr (GPtrArray) entries
      = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_journal_entry_free);

  for (guint step = 0; step < N_STEPS; step++)
    {
      change (journal, entries, step);
      if (step % 10 == 0)
        {
          check (fixture, journal, "wob");
          check (fixture, journal, "rule");
          check (fixture, journal, "1");
        }
    }
}

/* What another window wrote is found, too. */
static void
test_others (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexJournal) journal = lex_journal_new (fixture->data_dir);
  g_autoptr (LexJournal) other = lex_journal_new (fixture->data_dir);
  g_autoptr (LexJournalEntry) own = entry_new (1);
  g_autoptr (LexJournalEntry) foreign = entry_new (2);

  g_assert_true (lex_journal_put (journal, own, NULL));
  check (fixture, journal, "wobble");
  g_assert_true (lex_journal_put (other, foreign, NULL));
  lex_journal_entry_set (own, LEX_JOURNAL_TEXT, "wobble again");
  g_assert_true (lex_journal_put (journal, own, NULL));
  check (fixture, journal, "wobble");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("/services/notes/as-if-read-anew", test_as_if_read_anew);
  fixture_add ("/services/notes/others", test_others);
  return g_test_run ();
}
