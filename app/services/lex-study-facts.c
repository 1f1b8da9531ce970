/* lex-study-facts.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the reader decided on studying, by subject and name, as the journal has it. It refuses to
 * know what any of it means. The files of the study call it.
 */

#include "services/lex-journal-private.h"
#include "services/lex-study-private.h"

#include <string.h>

static void
keep (LexStudy *self, const LexFact *fact)
{
  GHashTable *names = g_hash_table_lookup (self->facts, fact->subject);
  const gsize size = strlen (fact->value) + 1;
  LexStudyFact *kept = g_malloc (sizeof (LexStudyFact) + size);

  if (names == NULL)
    {
      names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
      g_hash_table_insert (self->facts, g_strdup (fact->subject), names);
    }
  kept->at = fact->at;
  memcpy (kept->value, fact->value, size);
  g_hash_table_replace (names, g_strdup (fact->name), kept);
}

static void
keep_cb (const LexFact *fact, gpointer user_data)
{
  keep (user_data, fact);
}

static void
drop (LexStudy *self, const LexFact *fact)
{
  GHashTable *names = g_hash_table_lookup (self->facts, fact->subject);

  if (names != NULL && g_hash_table_remove (names, fact->name) && g_hash_table_size (names) == 0)
    g_hash_table_remove (self->facts, fact->subject);
}

gboolean
lex_study_read_facts (LexStudy *self, GError **error)
{
  GError *lower = NULL;

  g_hash_table_remove_all (self->facts);
  if (!lex_journal_open_file (self->journal, LEX_JOURNAL_READ, error))
    return FALSE;
  return self->journal->file == NULL
         || lex_journal_facts_list (self->journal->file, keep_cb, self, &lower)
         || lex_journal_take_fault (lower, error);
}

GHashTable *
lex_study_get_facts (LexStudy *self, const char *subject)
{
  return g_hash_table_lookup (self->facts, subject);
}

const char *
lex_study_get_value (LexStudy *self, const char *subject, const char *name)
{
  GHashTable *facts = lex_study_get_facts (self, subject);
  const LexStudyFact *fact = facts != NULL ? g_hash_table_lookup (facts, name) : NULL;

  return fact != NULL ? fact->value : NULL;
}

gboolean
lex_study_say (LexStudy *self, const LexFactChange *change, GError **error)
{
  GError *lower = NULL;

  if (!lex_journal_open_file (self->journal, LEX_JOURNAL_WRITE, error))
    return FALSE;
  if (!lex_journal_facts_add (self->journal->file, change, &lower))
    return lex_journal_take_fault (lower, error);
  for (guint i = 0; i < change->n_facts; i++)
    if (change->facts[i].value != NULL)
      keep (self, &change->facts[i]);
    else
      drop (self, &change->facts[i]);
  return TRUE;
}

static void
met_cb (const LexJournalReview *review, gpointer met)
{
  *(gboolean *) met = TRUE;
}

gboolean
lex_study_was_begun (LexJournal *journal)
{
  gboolean met = FALSE;

  g_return_val_if_fail (LEX_IS_JOURNAL (journal), FALSE);

  if (lex_journal_open_file (journal, LEX_JOURNAL_READ, NULL) && journal->file != NULL)
    lex_journal_reviews_list (journal->file, met_cb, &met, NULL);
  return met;
}
