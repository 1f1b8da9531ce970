/* lex-window-export.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The example being read as a PBN file: it asks where, and says how it went.
 * It refuses to know PBN. Actions and menu call it.
 */

#include "shell/lex-window-private.h"

#include <glib/gi18n-lib.h>

#include "services/lex-example-export.h"
#include "services/lex-passage.h"
#include "shell/lex-toast.h"

gboolean
lex_window_can_export (LexWindow *self)
{
  LexLabel *label = lex_reader_get_label (self->reader);
  g_autoptr (LexPassage) passage = NULL;

  if (label == NULL || self->library == NULL)
    return FALSE;

  passage = lex_library_quote (self->library, label, NULL);
  return passage != NULL
         && lex_example_export_is_possible (
             ((LexPassageRow *) g_ptr_array_index (passage->rows, 0))->clause);
}

void
lex_window_export_to (LexWindow *self, LexLabel *label, const char *path)
{
  LexLanguage language = lex_languages_get_first (lex_reader_get_languages (self->reader));
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = lex_example_export_dup_bytes (self->library, label, language, &error);
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *message = NULL;

  if (bytes != NULL && lex_example_export_save (bytes, path, &error))
    message = g_strdup_printf (_ ("The example was saved as “%s”"), name);
  lex_toast_say (self->toasts, message != NULL ? message : error->message);
}

/* The page may have changed while the dialog was open. */
static void
chosen_cb (LexWindow *self, int response, GtkFileChooserNative *chooser)
{
  LexLabel *label = g_object_get_data (G_OBJECT (chooser), "label");
  g_autoptr (GFile) file = NULL;
  g_autofree char *path = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  if (file != NULL)
    path = g_file_get_path (file);
  if (path != NULL && self->library != NULL)
    lex_window_export_to (self, label, path);
  else if (file != NULL)
    lex_toast_say (self->toasts, _ ("This is no folder of this computer; choose another"));
  g_clear_object (&self->chooser);
}

static GtkFileFilter *
pbn_filter_new (void)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("Bridge deals (PBN)"));
  gtk_file_filter_add_suffix (filter, "pbn");
  return filter;
}

/* GtkFileDialog came with GTK 4.10; the floor is 4.8. The dialog itself asks before it lets a
 * file be replaced. */
void
lex_window_export (LexWindow *self)
{
  LexLabel *label = lex_reader_get_label (self->reader);
  g_autoptr (GtkFileFilter) filter = NULL;
  g_autofree char *name = NULL;

  if (self->chooser != NULL || !lex_window_can_export (self))
    return;

  filter = pbn_filter_new ();
  name = lex_example_export_dup_name (label);
  self->chooser
      = gtk_file_chooser_native_new (_ ("Export Example"), GTK_WINDOW (self),
                                     GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Export"), _ ("_Cancel"));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->chooser), TRUE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (self->chooser), name);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (self->chooser), filter);
  g_object_set_data_full (G_OBJECT (self->chooser), "label", lex_label_ref (label),
                          (GDestroyNotify) lex_label_unref);
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}
