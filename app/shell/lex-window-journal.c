/* lex-window-journal.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the reader makes while reading: bookmarks, notes, and the undoing of what was removed. It
 * refuses to know how it is kept and how notes are shown. The actions call it.
 */

#include "shell/lex-window-journal.h"
#include "shell/lex-action-state.h"
#include "shell/lex-title-question.h"
#include "shell/lex-window-notes.h"
#include "shell/lex-window-private.h"
#include "shell/lex-window-study.h"
#include "shell/lex-window-toasts.h"
#include "widgets/text/lex-toast.h"

#include <glib/gi18n-lib.h>

#include "services/lex-answer.h"
#include "widgets/page/lex-keeping.h"

/* Where bookmarks were kept before there was a journal. */
#define KEY "bookmarks"

static void
update_bookmark (LexWindow *self)
{
  LexLabel *label = lex_reader_get_label (self->reader);
  g_autofree char *id = NULL;

  if (label != NULL && self->journal_open)
    lex_journal_find_bookmark (self->journal, lex_label_get_text (label), &id, NULL);
  lex_action_state_set (G_ACTION_MAP (self), "bookmark", g_variant_new_boolean (id != NULL));
  lex_action_state_enable (G_ACTION_MAP (self), "bookmark", label != NULL && self->journal != NULL);
}

/* Each page has the journal from when it is first in front. */
static void
give_to_page (LexWindow *self)
{
  LexPage *page = lex_reader_get_page (self->reader);

  if (!self->journal_open || page == NULL || lex_keeping_has_journal (page))
    return;
  lex_window_give_questions (self, page);
  lex_keeping_set_journal (page, self->journal);
}

static void
moved_cb (LexWindow *self)
{
  give_to_page (self);
  update_bookmark (self);
}

static void
changed_cb (LexWindow *self)
{
  if (self->journal_open)
    update_bookmark (self);
}

/* Another program may have written meanwhile, on the command line or in another session. */
static void
active_cb (LexWindow *self)
{
  if (self->journal_open && gtk_window_is_active (GTK_WINDOW (self)))
    lex_journal_look (self->journal);
}

void
lex_window_set_journal (LexWindow *self, LexJournal *journal)
{
  g_return_if_fail (LEX_IS_WINDOW (self));
  g_return_if_fail (LEX_IS_JOURNAL (journal));
  g_return_if_fail (self->journal == NULL);

  self->journal = g_object_ref (journal);
  g_signal_connect_object (journal, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "moved", G_CALLBACK (moved_cb), NULL);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (active_cb), NULL);
}

/* They leave the preferences when they are on the disk elsewhere, and not before. */
static void
move_bookmarks (LexWindow *self)
{
  g_auto (GStrv) labels = g_settings_get_strv (self->preferences, KEY);
  g_autoptr (GError) error = NULL;

  if (labels[0] == NULL)
    return;
  if (lex_journal_move_bookmarks (self->journal, (const char *const *) labels, &error))
    g_settings_reset (self->preferences, KEY);
  else
    lex_toast_say (self->toasts, error->message);
}

/* Reads a little, which tells whether it can be read. */
static void
say_state (LexWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *id = NULL;
  g_autofree char *notice = NULL;

  if (lex_journal_find_bookmark (self->journal, "", &id, &error))
    notice = lex_journal_dup_notice (self->journal);
  else
    notice = g_strdup (error->message);
  if (notice != NULL)
    lex_toast_say (self->toasts, notice);
}

void
lex_window_open_journal (LexWindow *self)
{
  if (self->journal == NULL || self->journal_open)
    return;
  self->journal_open = TRUE;
  if (self->library != NULL)
    lex_library_set_journal (self->library, self->journal);
  say_state (self);
  move_bookmarks (self);
  update_bookmark (self);
  if (self->library != NULL)
    lex_sidebar_set_journal (self->sidebar, self->journal);
  give_to_page (self);
}

static LexJournalEntry *
bookmark_new (LexWindow *self, LexLabel *label)
{
  LexJournalEntry *entry
      = lex_journal_entry_new (LEX_JOURNAL_BOOKMARK, lex_label_get_text (label), NULL);

  lex_journal_quote (self->library, entry,
                     lex_languages_get_first (lex_reader_get_languages (self->reader)));
  return entry;
}

void
lex_window_toggle_bookmark (LexWindow *self)
{
  LexLabel *label = lex_reader_get_label (self->reader);
  g_autoptr (LexJournalEntry) entry = NULL;
  g_autofree char *id = NULL;
  g_autoptr (GError) error = NULL;

  if (label == NULL || self->journal == NULL || self->library == NULL)
    return;
  if (!lex_journal_find_bookmark (self->journal, lex_label_get_text (label), &id, &error))
    lex_toast_say (self->toasts, error->message);
  else if (id != NULL)
    lex_window_remove_entry (self, id);
  else
    {
      entry = bookmark_new (self, label);
      if (!lex_journal_put (self->journal, entry, &error))
        lex_toast_say (self->toasts, error->message);
    }
  update_bookmark (self);
}

/* What a note is on, and a highlight: the clause that was clicked into or selected, or else the one
 * that was opened. */
static LexLabel *
get_clause (LexWindow *self)
{
  LexPage *page = lex_reader_get_page (self->reader);
  LexLabel *clause = page != NULL ? lex_selection_get_clause (lex_page_get_selection (page)) : NULL;

  return clause != NULL ? clause : lex_reader_get_label (self->reader);
}

void
lex_window_write_note (LexWindow *self, const char *text)
{
  LexPage *page = lex_reader_get_page (self->reader);
  g_autoptr (LexLabel) named = text != NULL ? lex_label_parse (text) : NULL;
  LexLabel *clause = named != NULL ? named : get_clause (self);
  g_autoptr (LexLabel) label = clause != NULL ? lex_label_ref (clause) : NULL;

  if (page == NULL || label == NULL || !self->journal_open)
    return;
  if (lex_journal_is_read_only (self->journal))
    {
      g_autofree char *notice = lex_journal_dup_notice (self->journal);

      lex_toast_say (self->toasts, notice);
      return;
    }
  lex_keeping_write (page, label);
}

static gboolean
marks_same (const LexJournalEntry *a, const LexJournalEntry *b)
{
  return a->kind == b->kind
         && g_strcmp0 (a->fields[LEX_JOURNAL_LABEL], b->fields[LEX_JOURNAL_LABEL]) == 0
         && g_strcmp0 (a->fields[LEX_JOURNAL_QUOTE], b->fields[LEX_JOURNAL_QUOTE]) == 0
         && g_strcmp0 (a->fields[LEX_JOURNAL_PREFIX], b->fields[LEX_JOURNAL_PREFIX]) == 0;
}

/* In which edition and language the words stand is told by the clause; the words are the reader's
 * choice. */
static void
describe (LexWindow *self, LexJournalEntry *entry)
{
  g_autofree char *words = g_steal_pointer (&entry->fields[LEX_JOURNAL_QUOTE]);
  LexLanguage language = lex_languages_get_first (lex_reader_get_languages (self->reader));

  lex_language_from_code (entry->fields[LEX_JOURNAL_LANGUAGE], &language);
  lex_journal_quote (self->library, entry, language);
  lex_journal_entry_set (entry, LEX_JOURNAL_QUOTE, words);
}

void
lex_window_highlight (LexWindow *self, LexJournalEntry *entry)
{
  g_autoptr (LexJournalEntry) owned = entry;
  g_autoptr (LexLabel) label = lex_label_parse (entry->fields[LEX_JOURNAL_LABEL]);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) made = NULL;

  if (self->journal == NULL || self->library == NULL || label == NULL)
    return;
  made = lex_journal_list_below (self->journal, label, &error);
  for (guint i = 0; made != NULL && i < made->len; i++)
    if (marks_same (made->pdata[i], entry))
      {
        lex_window_colour_entry (self, ((LexJournalEntry *) made->pdata[i])->fields[LEX_JOURNAL_ID],
                                 entry->fields[LEX_JOURNAL_COLOUR]);
        return;
      }
  describe (self, entry);
  if (made == NULL || !lex_journal_put (self->journal, entry, &error))
    lex_toast_say (self->toasts, error->message);
}

void
lex_window_highlight_here (LexWindow *self, const char *colour)
{
  LexLabel *label = get_clause (self);
  LexJournalEntry *entry;

  if (label == NULL || !lex_journal_colour_is_known (colour))
    return;
  entry = lex_journal_entry_new (LEX_JOURNAL_HIGHLIGHT, lex_label_get_text (label), NULL);
  lex_journal_entry_set (entry, LEX_JOURNAL_QUOTE, "");
  lex_journal_entry_set (entry, LEX_JOURNAL_PREFIX, "");
  lex_journal_entry_set (entry, LEX_JOURNAL_SUFFIX, "");
  lex_journal_entry_set (entry, LEX_JOURNAL_COLOUR, colour);
  lex_window_highlight (self, entry);
}

static LexJournalEntry *
find_entry (LexWindow *self, const char *id, GError **error)
{
  g_autoptr (GPtrArray) entries = lex_journal_list (self->journal, error);

  for (guint i = 0; entries != NULL && i < entries->len; i++)
    if (g_str_equal (((LexJournalEntry *) entries->pdata[i])->fields[LEX_JOURNAL_ID], id))
      return lex_journal_entry_copy (entries->pdata[i]);
  return NULL;
}

void
lex_window_colour_entry (LexWindow *self, const char *id, const char *colour)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexJournalEntry) entry = self->journal != NULL ? find_entry (self, id, &error) : NULL;

  if (entry != NULL && lex_journal_colour_is_known (colour))
    {
      lex_journal_entry_set (entry, LEX_JOURNAL_COLOUR, colour);
      lex_journal_put (self->journal, entry, &error);
    }
  if (error != NULL)
    lex_toast_say (lex_window_get_toasts_in_front (self), error->message);
}

void
lex_window_remove_entry (LexWindow *self, const char *id)
{
  g_autoptr (GError) error = NULL;

  if (self->journal == NULL)
    return;
  if (lex_journal_remove (self->journal, id, &error))
    lex_toast_offer_return_of_all (lex_window_get_toasts_in_front (self), _ ("Removed"),
                                   "win.bring-back", id);
  else
    lex_toast_say (lex_window_get_toasts_in_front (self), error->message);
}

void
lex_window_bring_back (LexWindow *self, const char *id)
{
  g_autoptr (GError) error = NULL;

  if (self->journal != NULL && !lex_journal_bring_back (self->journal, id, &error))
    lex_toast_say (lex_window_get_toasts_in_front (self), error->message);
}

/* Folders and order */

static const char *
get_or_null (const char *text)
{
  return *text != '\0' ? text : NULL;
}

void
lex_window_move_entry (LexWindow *self, const char *id, const char *folder, const char *before)
{
  g_autoptr (GError) error = NULL;

  if (self->journal != NULL
      && !lex_journal_move (self->journal, id, get_or_null (folder), get_or_null (before), &error))
    lex_toast_say (self->toasts, error->message);
}

static void
named_cb (const char *id, const char *name, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (user_data);
  g_autoptr (GError) error = NULL;
  g_autoptr (LexJournalEntry) folder = find_entry (self, id, &error);

  if (folder != NULL)
    {
      lex_journal_entry_set (folder, LEX_JOURNAL_TEXT, name);
      lex_journal_put (self->journal, folder, &error);
    }
  if (error != NULL)
    lex_toast_say (self->toasts, error->message);
}

void
lex_window_rename_folder (LexWindow *self, const char *id)
{
  g_autoptr (LexJournalEntry) folder = self->journal != NULL ? find_entry (self, id, NULL) : NULL;

  if (folder != NULL)
    lex_title_question_ask (GTK_WINDOW (self), id, folder->fields[LEX_JOURNAL_TEXT], named_cb,
                            self);
}

/* It has a name at once, so that none is lost whose naming is cancelled. */
void
lex_window_new_folder (LexWindow *self, const char *id)
{
  g_autoptr (LexJournalEntry) folder
      = lex_journal_entry_new (LEX_JOURNAL_FOLDER, NULL, _ ("New Folder"));
  g_autoptr (GError) error = NULL;

  if (self->journal == NULL)
    return;
  if (!lex_journal_put (self->journal, folder, &error))
    {
      lex_toast_say (self->toasts, error->message);
      return;
    }
  if (*id != '\0')
    lex_window_move_entry (self, id, folder->fields[LEX_JOURNAL_ID], "");
  lex_window_rename_folder (self, folder->fields[LEX_JOURNAL_ID]);
}
