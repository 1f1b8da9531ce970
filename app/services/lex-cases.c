/* lex-cases.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cases of the journal, for front ends: listed, read, put, removed, brought back. It refuses to
 * know how they are kept and what they are printed as. Front ends call it.
 */

#include "services/lex-cases.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "services/lex-journal-private.h"
#include "services/lex-library-private.h"

GPtrArray *
lex_cases_list (LexJournal *self, const LexCaseFilter *filter, GError **error)
{
  GError *lower = NULL;
  GPtrArray *cases;

  if (!lex_journal_open_file (self, LEX_JOURNAL_READ, error))
    return NULL;
  if (self->file == NULL)
    return g_ptr_array_new_with_free_func (g_free);
  cases = lex_journal_cases_list (self->file, filter, &lower);
  if (cases == NULL)
    lex_journal_take_fault (lower, error);
  return cases;
}

GPtrArray *
lex_cases_read (LexJournal *self, const LexCaseFilter *filter, GError **error)
{
  GError *lower = NULL;
  GPtrArray *cases;

  if (!lex_journal_open_file (self, LEX_JOURNAL_READ, error))
    return NULL;
  if (self->file == NULL)
    return g_ptr_array_new_with_free_func ((GDestroyNotify) lex_case_free);
  cases = lex_journal_cases_read (self->file, filter, &lower);
  if (cases == NULL)
    lex_journal_take_fault (lower, error);
  return cases;
}

GStrv
lex_cases_list_events (LexJournal *self, GError **error)
{
  GError *lower = NULL;
  GStrv events;

  if (!lex_journal_open_file (self, LEX_JOURNAL_READ, error))
    return NULL;
  if (self->file == NULL)
    return g_new0 (char *, 1);
  events = lex_journal_cases_list_events (self->file, &lower);
  if (events == NULL)
    lex_journal_take_fault (lower, error);
  return events;
}

/* What was found, a fault of the file, or that there is none. */
static LexCase *
take_found (LexCase *found, const char *name, GError *lower, GError **error)
{
  if (lower != NULL)
    lex_journal_take_fault (lower, error);
  else if (found == NULL)
    lex_library_fail (error, LEX_LIBRARY_ERROR_NOT_FOUND,
                      _ ("%s: there is no such case; “lexbridge-cli cases” lists what there is"),
                      name);
  return found;
}

LexCase *
lex_cases_find (LexJournal *self, const char *id, GError **error)
{
  GError *lower = NULL;
  LexCase *found = NULL;

  if (!lex_journal_open_file (self, LEX_JOURNAL_READ, error))
    return NULL;
  if (self->file != NULL)
    found = lex_journal_cases_find (self->file, id, &lower);
  return take_found (found, id, lower, error);
}

LexCase *
lex_cases_find_number (LexJournal *self, gint64 number, GError **error)
{
  g_autofree char *name = g_strdup_printf ("%" G_GINT64_FORMAT, number);
  GError *lower = NULL;
  LexCase *found = NULL;

  if (!lex_journal_open_file (self, LEX_JOURNAL_READ, error))
    return NULL;
  if (self->file != NULL)
    found = lex_journal_cases_find_number (self->file, number, &lower);
  return take_found (found, name, lower, error);
}

/* Changing */

static gboolean
finish (LexJournal *self, gboolean done, GError *lower, GError **error)
{
  if (!done)
    return lex_journal_take_fault (lower, error);
  lex_journal_tell_cases_changed (self);
  return TRUE;
}

gboolean
lex_cases_put (LexJournal *self, LexCase *value, GError **error)
{
  GError *lower = NULL;
  gboolean done;

  if (!lex_journal_open_file (self, LEX_JOURNAL_WRITE, error))
    return FALSE;
  done = lex_journal_cases_put (self->file, value, &lower);
  return finish (self, done, lower, error);
}

gboolean
lex_cases_remove (LexJournal *self, const char *id, GError **error)
{
  GError *lower = NULL;
  gboolean done;

  if (!lex_journal_open_file (self, LEX_JOURNAL_WRITE, error))
    return FALSE;
  done = lex_journal_cases_remove (self->file, id, &lower);
  return finish (self, done, lower, error);
}

gboolean
lex_cases_bring_back (LexJournal *self, const char *id, GError **error)
{
  GError *lower = NULL;
  gboolean done;

  if (!lex_journal_open_file (self, LEX_JOURNAL_WRITE, error))
    return FALSE;
  done = lex_journal_cases_bring_back (self->file, id, &lower);
  return finish (self, done, lower, error);
}

/* At an event only table and board change from call to call. */
void
lex_cases_prefill (LexJournal *self, LexCase *value)
{
  static const LexCaseKey keys[] = { LEX_CASE_EVENT, LEX_CASE_SESSION, LEX_CASE_DIRECTOR };
  const LexCaseFilter every = { .kind = LEX_CASE_EVERY_KIND };
  g_autoptr (GPtrArray) summaries = lex_cases_list (self, &every, NULL);
  g_autofree char *now = lex_case_dup_now ();
  const LexCaseSummary *last = summaries != NULL && summaries->len > 0 ? summaries->pdata[0] : NULL;
  g_autoptr (LexCase) before = NULL;

  if (last == NULL || last->values[LEX_CASE_CALLED] == NULL
      || strncmp (last->values[LEX_CASE_CALLED], now, strlen ("2026-11-22")) != 0)
    return;
  before = lex_cases_find (self, last->id, NULL);
  for (guint i = 0; before != NULL && i < G_N_ELEMENTS (keys); i++)
    if (value->values[keys[i]] == NULL)
      lex_case_set (value, keys[i], before->values[keys[i]]);
}
