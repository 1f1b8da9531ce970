/* lex-window-actions.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The actions `win.*`: what every widget fires and every key means. It refuses
 * to do more than to pass them on to the file that can. GTK calls it.
 */

#include "shell/lex-window-private.h"

#include <glib/gi18n-lib.h>

#include "shell/lex-shortcuts.h"
#include "shell/lex-window-journal.h"
#include "shell/lex-window-notes.h"
#include "shell/lex-window-slate.h"
#include "widgets/page/lex-lookup.h"
#include "widgets/text/lex-toast.h"

static void
open_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_open (LEX_WINDOW (user_data), g_variant_get_string (parameter, NULL));
}

static void
open_hit_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_open_hit (LEX_WINDOW (user_data), g_variant_get_string (parameter, NULL));
}

static void
search_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_search (LEX_WINDOW (user_data), g_variant_get_string (parameter, NULL));
}

static void
forget_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_forget (LEX_WINDOW (user_data), g_variant_get_string (parameter, NULL));
}

static void
import_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_import (LEX_WINDOW (user_data));
}

static void
import_folder_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_import_folder (LEX_WINDOW (user_data));
}

static void
documents_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_show_documents (LEX_WINDOW (user_data));
}

static void
compare_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_compare (LEX_WINDOW (user_data));
}

static void
undo_documents_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_undo_documents (LEX_WINDOW (user_data));
}

static void
rank_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autofree const char **names = g_variant_get_strv (parameter, NULL);

  lex_window_rank_documents (LEX_WINDOW (user_data), names);
}

/* What is done with one imported document, by the name of the action. */
static void
document_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  static const struct
  {
    const char *action;
    void (*func) (LexWindow *self, const char *name);
  } deeds[] = {
    { "open-document", lex_window_open_document },     { "report", lex_window_show_report },
    { "rename", lex_window_rename_document },          { "reimport", lex_window_reimport_document },
    { "forget-document", lex_window_forget_document },
  };

  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    if (g_str_equal (g_action_get_name (G_ACTION (action)), deeds[i].action))
      deeds[i].func (LEX_WINDOW (user_data), g_variant_get_string (parameter, NULL));
}

static void
back_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_go (LEX_WINDOW (user_data), -1);
}

static void
forward_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_go (LEX_WINDOW (user_data), 1);
}

static void
up_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_go_up (LEX_WINDOW (user_data));
}

static void
previous_law_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_step (LEX_WINDOW (user_data), -1);
}

static void
next_law_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_step (LEX_WINDOW (user_data), 1);
}

static void
find_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_find (LEX_WINDOW (user_data));
}

static void
find_next_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_find_step (LEX_WINDOW (user_data), 1);
}

static void
find_previous_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_find_step (LEX_WINDOW (user_data), -1);
}

static void
focus_entry_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_focus_entry (LEX_WINDOW (user_data));
}

static void
bookmark_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  lex_window_toggle_bookmark (LEX_WINDOW (user_data));
}

static void
note_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_write_note (LEX_WINDOW (user_data), NULL);
}

/* Label, colour, language, the words and what stands around them. */
static void
highlight_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  static const LexJournalField fields[]
      = { LEX_JOURNAL_LABEL, LEX_JOURNAL_COLOUR, LEX_JOURNAL_LANGUAGE,
          LEX_JOURNAL_QUOTE, LEX_JOURNAL_PREFIX, LEX_JOURNAL_SUFFIX };
  LexJournalEntry *entry = lex_journal_entry_new (LEX_JOURNAL_HIGHLIGHT, NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      g_autoptr (GVariant) value = g_variant_get_child_value (parameter, i);

      lex_journal_entry_set (entry, fields[i], g_variant_get_string (value, NULL));
    }
  lex_window_highlight (LEX_WINDOW (user_data), entry);
}

static void
colour_entry_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  const char *id;
  const char *colour;

  g_variant_get (parameter, "(&s&s)", &id, &colour);
  lex_window_colour_entry (LEX_WINDOW (user_data), id, colour);
}

static void
notes_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_show_notes (LEX_WINDOW (user_data));
}

static void
import_notes_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_import_notes (LEX_WINDOW (user_data));
}

static void
move_entry_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  const char *id;
  const char *folder;
  const char *before;

  g_variant_get (parameter, "(&s&s&s)", &id, &folder, &before);
  lex_window_move_entry (LEX_WINDOW (user_data), id, folder, before);
}

/* What is done with the journal or an entry of it, by the name of the action. */
static void
entry_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  static const struct
  {
    const char *action;
    void (*func) (LexWindow *self, const char *id);
  } deeds[] = {
    { "note-at", lex_window_write_note },
    { "new-folder", lex_window_new_folder },
    { "rename-folder", lex_window_rename_folder },
    { "highlight-here", lex_window_highlight_here },
    { "remove-entry", lex_window_remove_entry },
    { "bring-back", lex_window_bring_back },
    { "read-notes", lex_window_read_notes },
    { "export-notes", lex_window_export_notes },
    { "restore-backup", lex_window_restore_backup },
  };

  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    if (g_str_equal (g_action_get_name (G_ACTION (action)), deeds[i].action))
      deeds[i].func (LEX_WINDOW (user_data), g_variant_get_string (parameter, NULL));
}

static void
focus_page_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_focus_page (LEX_WINDOW (user_data));
}

static void
copy_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_copy (LEX_WINDOW (user_data));
}

static void
toggle_sidebar_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  lex_window_show_sidebar (LEX_WINDOW (user_data), g_variant_get_boolean (state));
}

static void
languages_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  const char *nick = g_variant_get_string (state, NULL);

  if (g_str_equal (nick, "both"))
    lex_window_set_languages (LEX_WINDOW (user_data), LEX_LANGUAGES_BOTH);
  else if (g_str_equal (nick, "pl"))
    lex_window_set_languages (LEX_WINDOW (user_data), LEX_LANGUAGES_PL);
  else if (g_str_equal (nick, "en"))
    lex_window_set_languages (LEX_WINDOW (user_data), LEX_LANGUAGES_EN);
}

static void
precedence_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_show_precedence (LEX_WINDOW (user_data), g_variant_get_string (parameter, NULL));
}

static void
precedence_here_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_show_precedence_here (LEX_WINDOW (user_data));
}

static void
precedence_list_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_list_precedence (LEX_WINDOW (user_data));
}

/* What opens over a page wants one that is seen: table mode ends for it, the toolbox stays. */
static LexPage *
find_seen_page (LexWindow *self)
{
  LexPage *page;

  if (lex_window_get_slate (self) != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.table-mode", NULL);
  page = lex_reader_get_page (self->reader);
  return page != NULL && gtk_widget_get_mapped (GTK_WIDGET (page)) ? page : NULL;
}

static void
citing_here_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (user_data);
  LexPage *page = find_seen_page (self);

  if (page != NULL)
    lex_lookup_show_citing (page, lex_reader_get_label (self->reader));
}

static void
relations_here_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (user_data);
  LexPage *page = find_seen_page (self);

  if (page != NULL && !lex_lookup_show_relations (page, lex_reader_get_label (self->reader)))
    lex_toast_say (self->toasts, _ ("Nothing prevails over this clause, nor it over anything."));
}

static void
export_pbn_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_export (LEX_WINDOW (user_data));
}

static void
rebuild_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_rebuild (LEX_WINDOW (user_data));
}

static void
show_help_overlay_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_shortcuts_present (GTK_WINDOW (user_data));
}

void
lex_window_add_actions (LexWindow *self)
{
  static const GActionEntry entries[] = {
    { "open", open_cb, "s" },
    { "open-hit", open_hit_cb, "s" },
    { "search", search_cb, "s" },
    { "forget", forget_cb, "s" },
    { "import", import_cb },
    { "import-folder", import_folder_cb },
    { "documents", documents_cb },
    { "compare-here", compare_cb },
    { "undo-documents", undo_documents_cb },
    { "rank", rank_cb, "as" },
    { "open-document", document_cb, "s" },
    { "report", document_cb, "s" },
    { "rename", document_cb, "s" },
    { "reimport", document_cb, "s" },
    { "forget-document", document_cb, "s" },
    { "back", back_cb },
    { "forward", forward_cb },
    { "up", up_cb },
    { "previous-law", previous_law_cb },
    { "next-law", next_law_cb },
    { "focus-entry", focus_entry_cb },
    { "focus-page", focus_page_cb },
    { "copy", copy_cb },
    { "find", find_cb },
    { "find-next", find_next_cb },
    { "find-previous", find_previous_cb },
    { "bookmark", NULL, NULL, "false", bookmark_cb },
    { "note", note_cb },
    { "colour-entry", colour_entry_cb, "(ss)" },
    { "remove-entry", entry_cb, "s" },
    { "bring-back", entry_cb, "s" },
    { "read-notes", entry_cb, "s" },
    { "note-at", entry_cb, "s" },
    { "new-folder", entry_cb, "s" },
    { "rename-folder", entry_cb, "s" },
    { "move-entry", move_entry_cb, "(sss)" },
    { "highlight-here", entry_cb, "s" },
    { "highlight", highlight_cb, "(ssssss)" },
    { "export-notes", entry_cb, "s" },
    { "restore-backup", entry_cb, "s" },
    { "notes", notes_cb },
    { "import-notes", import_notes_cb },
    { "toggle-sidebar", NULL, NULL, "true", toggle_sidebar_cb },
    { "languages", NULL, "s", "'both'", languages_cb },
    { "precedence", precedence_cb, "s" },
    { "precedence-here", precedence_here_cb },
    { "precedence-list", precedence_list_cb },
    { "citing-here", citing_here_cb },
    { "relations-here", relations_here_cb },
    { "export-pbn", export_pbn_cb },
    { "rebuild", rebuild_cb },
    { "show-help-overlay", show_help_overlay_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
