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
#include "shell/lex-file-choice.h"
#include "widgets/text/lex-toast.h"

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

/* The page may have changed while the dialog was open; owned by the callback. */
typedef struct
{
  LexWindow *window;
  LexLabel *label;
} Exporting;

static void
exporting_free (Exporting *self)
{
  g_object_unref (self->window);
  lex_label_unref (self->label);
  g_free (self);
}

static void
chosen_cb (GListModel *files, gpointer user_data)
{
  Exporting *exporting = user_data;
  LexWindow *window = exporting->window;
  g_autoptr (GFile) file = files != NULL ? g_list_model_get_item (files, 0) : NULL;
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  g_clear_object (&window->choosing);
  if (path != NULL && window->library != NULL)
    lex_window_export_to (window, exporting->label, path);
  else if (file != NULL)
    lex_toast_say (window->toasts, _ ("This is no folder of this computer; choose another"));
  exporting_free (exporting);
}

static GtkFileFilter *
pbn_filter_new (void)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("Bridge deals (PBN)"));
  gtk_file_filter_add_suffix (filter, "pbn");
  return filter;
}

void
lex_window_export (LexWindow *self)
{
  g_autoptr (GtkFileFilter) filter = NULL;
  g_autofree char *name = NULL;
  Exporting *exporting;

  if (self->choosing != NULL || !lex_window_can_export (self))
    return;

  exporting = g_new0 (Exporting, 1);
  exporting->window = g_object_ref (self);
  exporting->label = lex_label_ref (lex_reader_get_label (self->reader));
  filter = pbn_filter_new ();
  name = lex_example_export_dup_name (exporting->label);
  self->choosing = g_cancellable_new ();
  lex_file_choice_ask (
      GTK_WINDOW (self),
      &(LexFileChoice){
          .title = _ ("Export Example"), .accept = _ ("_Export"), .filter = filter, .name = name },
      self->choosing, chosen_cb, exporting);
}
