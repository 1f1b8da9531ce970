/* lex-window-notes.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All that the reader made: listed, exported, imported, restored. It refuses to know how a journal
 * is kept and written down. The actions call it.
 */

#include "shell/lex-window-notes.h"

#include <glib/gi18n-lib.h>

#include "shell/lex-window-path.h"
#include "shell/lex-window-private.h"
#include "shell/lex-window-toasts.h"
#include "widgets/journal/lex-notebook.h"
#include "widgets/page/lex-keeping.h"
#include "widgets/text/lex-toast.h"

#define REPLACED "-replaced.sqlite"

void
lex_window_show_notes (LexWindow *self)
{
  if (self->library == NULL || self->journal == NULL)
    return;
  if (self->notebook == NULL)
    {
      self->notebook
          = GTK_WINDOW (lex_notebook_new (self->library, self->journal, GTK_WINDOW (self)));
      g_object_add_weak_pointer (G_OBJECT (self->notebook), (gpointer *) &self->notebook);
    }
  gtk_window_present (self->notebook);
}

void
lex_window_close_notes (LexWindow *self)
{
  if (self->notebook != NULL)
    gtk_window_destroy (self->notebook);
}

/* Of a clause that is no more, the notes are still there. */
static void
show_loose (LexWindow *self)
{
  lex_window_show_notes (self);
  if (self->notebook != NULL)
    lex_notebook_set_filter (LEX_NOTEBOOK (self->notebook), LEX_NOTEBOOK_LOOSE);
}

void
lex_window_read_notes (LexWindow *self, const char *text)
{
  g_autoptr (LexLabel) label = lex_label_parse (text);
  const gboolean behind = self->aside == LEX_ASIDE_BEHIND;
  LexPage *page;

  if (label == NULL || self->library == NULL)
    return;
  if (!lex_library_has_label (self->library, text))
    {
      show_loose (self);
      return;
    }
  if (!lex_window_open (self, text) || behind)
    return;
  page = lex_reader_get_page (self->reader);
  if (page != NULL)
    lex_keeping_read (page, label);
  gtk_window_present (GTK_WINDOW (self));
}

/* Files */

void
lex_window_export_notes_to (LexWindow *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *message = NULL;

  if (lex_journal_save (self->journal, path, &error))
    message = g_strdup_printf (_ ("Your notes were saved as “%s”"), name);
  lex_toast_say (lex_window_get_toasts_in_front (self), message != NULL ? message : error->message);
}

void
lex_window_import_notes_from (LexWindow *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL;
  guint n_added;

  if (lex_journal_load (self->journal, path, &n_added, &error))
    message = n_added > 0 ? g_strdup_printf (_ ("Added to your notes and cases: %u"), n_added)
                          : g_strdup (_ ("Nothing is new: all of it is there already"));
  lex_toast_say (lex_window_get_toasts_in_front (self), message != NULL ? message : error->message);
}

static GtkFileFilter *
filter_new (const char *name, const char *suffix)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  gtk_file_filter_add_suffix (filter, suffix);
  return filter;
}

void
lex_window_export_notes (LexWindow *self, const char *format)
{
  const gboolean markdown = g_str_equal (format, "md");
  g_autoptr (GtkFileFilter) filter = markdown ? filter_new (_ ("Text (Markdown)"), "md")
                                              : filter_new (_ ("Notes (JSON)"), "json");

  lex_window_ask_path (self, self->notebook,
                       &(LexFileChoice){ _ ("Export My Notes"), _ ("_Export"), filter,
                                         markdown ? "lexbridge-notes.md" : "lexbridge-notes.json" },
                       lex_window_export_notes_to);
}

void
lex_window_import_notes (LexWindow *self)
{
  g_autoptr (GtkFileFilter) filter = filter_new (_ ("Notes (JSON)"), "json");

  lex_window_ask_path (self, self->notebook,
                       &(LexFileChoice){ _ ("Import Notes"), _ ("_Import"), filter, NULL },
                       lex_window_import_notes_from);
}

/* Backups */

/* What the journal was before is the last that was replaced; of a damaged one there is none. */
static char *
dup_replaced (LexWindow *self, guint n_before)
{
  g_auto (GStrv) names = lex_journal_list_backups (self->journal);
  const guint n = g_strv_length (names);

  if (n <= n_before || !g_str_has_suffix (names[n - 1], REPLACED))
    return NULL;
  return g_strdup (names[n - 1]);
}

void
lex_window_restore_backup (LexWindow *self, const char *name)
{
  AdwToastOverlay *toasts = lex_window_get_toasts_in_front (self);
  g_autoptr (GError) error = NULL;
  g_autofree char *replaced = NULL;
  g_auto (GStrv) before = NULL;

  if (self->journal == NULL)
    return;
  before = lex_journal_list_backups (self->journal);
  if (!lex_journal_restore (self->journal, name, &error))
    {
      lex_toast_say (toasts, error->message);
      return;
    }
  replaced = dup_replaced (self, g_strv_length (before));
  if (replaced != NULL)
    lex_toast_offer_return (toasts, _ ("The backup was restored"), "win.restore-backup", replaced);
  else
    lex_toast_say (toasts,
                   _ ("The backup was restored; the damaged file stands among the backups"));
}
