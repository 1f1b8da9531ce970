/* lex-journal-entries.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The entries of the journal, for front ends: listed, put, removed, brought back, moved. It refuses
 * to know how they are stored and shown. Front ends call it.
 */

#include "services/lex-journal-private.h"
#include "services/lex-journal-search.h"

/* Listing */

static GPtrArray *
new_list (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) lex_journal_entry_free);
}

/* What the file answered, or a fault of it. */
static GPtrArray *
take_list (GPtrArray *entries, GError *lower, GError **error)
{
  if (entries == NULL)
    lex_journal_take_fault (lower, error);
  return entries;
}

GPtrArray *
lex_journal_list (LexJournal *self, GError **error)
{
  GError *lower = NULL;
  GPtrArray *entries;

  if (!lex_journal_open_file (self, LEX_JOURNAL_READ, error))
    return NULL;
  entries = self->file != NULL ? lex_journal_file_list (self->file, &lower) : new_list ();
  return take_list (entries, lower, error);
}

GPtrArray *
lex_journal_list_kind (LexJournal *self, LexJournalKind kind, GError **error)
{
  GError *lower = NULL;
  GPtrArray *entries;

  if (!lex_journal_open_file (self, LEX_JOURNAL_READ, error))
    return NULL;
  entries
      = self->file != NULL ? lex_journal_file_list_kind (self->file, kind, &lower) : new_list ();
  return take_list (entries, lower, error);
}

static GPtrArray *
list_alike (LexJournal *self, LexLabel *label, GError **error)
{
  GError *lower = NULL;
  GPtrArray *entries;

  if (!lex_journal_open_file (self, LEX_JOURNAL_READ, error))
    return NULL;
  entries = self->file != NULL
                ? lex_journal_file_list_below (self->file, lex_label_get_text (label), &lower)
                : new_list ();
  return take_list (entries, lower, error);
}

/* What only begins with the same letters is left out. */
GPtrArray *
lex_journal_list_below (LexJournal *self, LexLabel *label, GError **error)
{
  g_autoptr (GPtrArray) alike = list_alike (self, label, error);
  GPtrArray *below = alike != NULL ? new_list () : NULL;

  for (guint i = 0; alike != NULL && i < alike->len; i++)
    {
      LexJournalEntry *entry = g_ptr_array_index (alike, i);
      g_autoptr (LexLabel) own = lex_label_parse (entry->fields[LEX_JOURNAL_LABEL]);

      if (own != NULL && lex_label_contains (label, own))
        g_ptr_array_add (below, g_steal_pointer (&g_ptr_array_index (alike, i)));
    }
  return below;
}

gboolean
lex_journal_find_bookmark (LexJournal *self, const char *label, char **id, GError **error)
{
  GError *lower = NULL;
  g_autoptr (GPtrArray) entries = NULL;

  *id = NULL;
  if (!lex_journal_open_file (self, LEX_JOURNAL_READ, error))
    return FALSE;
  if (self->file == NULL)
    return TRUE;
  entries = lex_journal_file_list_at (self->file, label, &lower);
  if (entries == NULL)
    return lex_journal_take_fault (lower, error);
  for (guint i = 0; *id == NULL && i < entries->len; i++)
    {
      const LexJournalEntry *entry = g_ptr_array_index (entries, i);

      if (entry->kind == LEX_JOURNAL_BOOKMARK)
        *id = g_strdup (entry->fields[LEX_JOURNAL_ID]);
    }
  return TRUE;
}

/* Changing */

static gboolean
end_change (LexJournal *self, gboolean good, GError *lower, GError **error)
{
  if (!good)
    return lex_journal_take_fault (lower, error);
  lex_journal_tell_changed (self);
  return TRUE;
}

gboolean
lex_journal_put (LexJournal *self, LexJournalEntry *entry, GError **error)
{
  const gboolean made = entry->fields[LEX_JOURNAL_ID] == NULL;
  GError *lower = NULL;
  gboolean good;

  if (!lex_journal_open_file (self, LEX_JOURNAL_WRITE, error))
    return FALSE;
  good = lex_journal_file_put (self->file, entry, &lower);
  if (!good)
    return lex_journal_take_fault (lower, error);
  lex_journal_search_take (self, entry, made);
  lex_journal_tell_entry_changed (self);
  return TRUE;
}

gboolean
lex_journal_remove (LexJournal *self, const char *id, GError **error)
{
  GError *lower = NULL;
  gboolean good;

  if (!lex_journal_open_file (self, LEX_JOURNAL_WRITE, error))
    return FALSE;
  good = lex_journal_file_remove (self->file, id, &lower);
  if (!good)
    return lex_journal_take_fault (lower, error);
  lex_journal_search_forget (self, id);
  lex_journal_tell_entry_changed (self);
  return TRUE;
}

gboolean
lex_journal_bring_back (LexJournal *self, const char *id, GError **error)
{
  GError *lower = NULL;
  gboolean good;

  if (!lex_journal_open_file (self, LEX_JOURNAL_WRITE, error))
    return FALSE;
  good = lex_journal_file_bring_back (self->file, id, &lower);
  return end_change (self, good, lower, error);
}

gboolean
lex_journal_move (LexJournal *self, const char *id, const char *folder, const char *before,
                  GError **error)
{
  GError *lower = NULL;
  gboolean good;

  if (!lex_journal_open_file (self, LEX_JOURNAL_WRITE, error))
    return FALSE;
  good = lex_journal_file_move (self->file, id, folder, before, &lower);
  return end_change (self, good, lower, error);
}

gboolean
lex_journal_move_bookmarks (LexJournal *self, const char *const *labels, GError **error)
{
  GError *lower = NULL;
  gboolean good;

  if (!lex_journal_open_file (self, LEX_JOURNAL_WRITE, error))
    return FALSE;
  good = lex_journal_file_move_bookmarks (self->file, labels, &lower);
  return end_change (self, good, lower, error);
}
