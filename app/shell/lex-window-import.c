/* lex-window-import.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Imported documents in and out of the library: it asks, starts, and reports.
 * It refuses to know how a file is read. Application and actions call it.
 */

#include "shell/lex-window-private.h"

#include <glib/gi18n-lib.h>

#include "services/lex-library-import.h"
#include "shell/lex-file-choice.h"
#include "shell/lex-question.h"
#include "shell/lex-toast.h"
#include "widgets/importing/lex-import-report.h"

static guint
count_taken (GPtrArray *imports)
{
  guint taken = 0;

  for (guint i = 0; i < imports->len; i++)
    taken += ((LexImport *) g_ptr_array_index (imports, i))->document != NULL;

  return taken;
}

static guint
count_problems (GPtrArray *imports)
{
  guint problems = 0;

  for (guint i = 0; i < imports->len; i++)
    problems += ((LexImport *) g_ptr_array_index (imports, i))->problems->len;

  return problems;
}

/* All files are stored or none is, so one refused file means none. */
static gboolean
was_stored (GPtrArray *imports)
{
  return count_taken (imports) == imports->len;
}

static void
imported_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (LexWindow) self = LEX_WINDOW (user_data);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) imports = lex_library_import_finish (LEX_LIBRARY (object), result, &error);
  g_autofree char *message = NULL;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    lex_toast_say (self->toasts, _ ("Nothing was imported"));
  else if (imports == NULL)
    lex_toast_say (self->toasts, error->message);
  if (imports == NULL)
    return;

  if (!was_stored (imports))
    message = g_strdup (_ ("Nothing was imported"));
  else
    message = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u document imported",
                                            "%u documents imported", imports->len),
                               imports->len);
  lex_toast_say (self->toasts, message);

  if (!was_stored (imports) || count_problems (imports) > 0)
    lex_import_report_present (imports, GTK_WINDOW (self));
}

static GStrv
dup_paths (GListModel *files)
{
  g_autoptr (GStrvBuilder) paths = g_strv_builder_new ();

  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (files, i);
      g_autofree char *path = g_file_get_path (file);

      if (path != NULL)
        g_strv_builder_add (paths, path);
    }

  return g_strv_builder_end (paths);
}

static void
chosen_cb (GListModel *files, gpointer user_data)
{
  g_autoptr (LexWindow) self = LEX_WINDOW (user_data);
  g_auto (GStrv) paths = files != NULL ? dup_paths (files) : NULL;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  g_clear_object (&self->choosing);
  if (paths == NULL || paths[0] == NULL || self->library == NULL)
    return;

  lex_toast_offer_cancel (self->toasts, _ ("Importing…"), cancellable);
  lex_library_import_async (self->library, (const char *const *) paths, NULL, cancellable,
                            imported_cb, g_object_ref (self));
}

static GtkFileFilter *
text_filter_new (void)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("Text files"));
  gtk_file_filter_add_mime_type (filter, "text/plain");
  gtk_file_filter_add_mime_type (filter, "text/markdown");
  return filter;
}

void
lex_window_import (LexWindow *self)
{
  g_autoptr (GtkFileFilter) filter = NULL;

  g_return_if_fail (LEX_IS_WINDOW (self));

  if (self->library == NULL || self->choosing != NULL)
    return;

  filter = text_filter_new ();
  self->choosing = g_cancellable_new ();
  lex_file_choice_ask (GTK_WINDOW (self),
                       &(LexFileChoice){ _ ("Import Official Texts"), _ ("_Import"), filter, NULL },
                       self->choosing, chosen_cb, g_object_ref (self));
}

/* What is being forgotten; owned by the callback. */
typedef struct
{
  LexWindow *window;
  char *name;
} Forgetting;

static char *
dup_outcome (const Forgetting *forgetting, const GError *error)
{
  if (error == NULL)
    return g_strdup_printf (_ ("“%s” was forgotten"), forgetting->name);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return g_strdup (_ ("Nothing was forgotten"));
  return g_strdup (error->message);
}

static void
forgotten_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  Forgetting *forgetting = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL;

  lex_library_forget_finish (LEX_LIBRARY (object), result, &error);
  message = dup_outcome (forgetting, error);
  lex_toast_say (forgetting->window->toasts, message);

  g_object_unref (forgetting->window);
  g_free (forgetting->name);
  g_free (forgetting);
}

void
lex_window_forget_document (LexWindow *self, const char *name)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Forgetting *forgetting = g_new0 (Forgetting, 1);

  forgetting->window = g_object_ref (self);
  forgetting->name = g_strdup (name);
  lex_toast_offer_cancel (self->toasts, _ ("Forgetting…"), cancellable);
  lex_library_forget_async (self->library, name, cancellable, forgotten_cb, forgetting);
}

static void
forget_response_cb (LexWindow *self, const char *response, GObject *question)
{
  if (g_str_equal (response, LEX_QUESTION_ACCEPTED) && self->library != NULL)
    lex_window_forget_document (self, g_object_get_data (question, "name"));
}

void
lex_window_forget (LexWindow *self, const char *name)
{
  g_autofree char *heading = g_strdup_printf (_ ("Forget “%s”?"), name);
  GObject *question = lex_question_ask (
      GTK_WINDOW (self), heading,
      _ ("The digest is shown in its place. The file that it came from is not touched, so it can "
         "be imported again at any time."),
      _ ("_Forget"));

  g_object_set_data_full (question, "name", g_strdup (name), g_free);
  g_signal_connect_object (question, "response", G_CALLBACK (forget_response_cb), self,
                           G_CONNECT_SWAPPED);
}
