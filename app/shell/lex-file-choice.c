/* lex-file-choice.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The desktop's dialog for files, as each series of GTK has it. It refuses to know what is done
 * with them. The window asks it.
 */

#include "shell/lex-file-choice.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  LexFileChoiceFunc done;
  gpointer user_data;
} Asking;

static Asking *
asking_new (LexFileChoiceFunc done, gpointer user_data)
{
  Asking *asking = g_new0 (Asking, 1);

  asking->done = done;
  asking->user_data = user_data;
  return asking;
}

#if GTK_CHECK_VERSION(4, 10, 0)

static void
opened_cb (GObject *dialog, GAsyncResult *result, gpointer user_data)
{
  g_autofree Asking *asking = user_data;
  g_autoptr (GListModel) files
      = gtk_file_dialog_open_multiple_finish (GTK_FILE_DIALOG (dialog), result, NULL);

  asking->done (files, asking->user_data);
}

static void
folders_cb (GObject *dialog, GAsyncResult *result, gpointer user_data)
{
  g_autofree Asking *asking = user_data;
  g_autoptr (GListModel) files
      = gtk_file_dialog_select_multiple_folders_finish (GTK_FILE_DIALOG (dialog), result, NULL);

  asking->done (files, asking->user_data);
}

static void
saved_cb (GObject *dialog, GAsyncResult *result, gpointer user_data)
{
  g_autofree Asking *asking = user_data;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (dialog), result, NULL);
  g_autoptr (GListStore) files = file != NULL ? g_list_store_new (G_TYPE_FILE) : NULL;

  if (file != NULL)
    g_list_store_append (files, file);
  asking->done (file != NULL ? G_LIST_MODEL (files) : NULL, asking->user_data);
}

void
lex_file_choice_ask (GtkWindow *parent, const LexFileChoice *choice, GCancellable *cancellable,
                     LexFileChoiceFunc done, gpointer user_data)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  Asking *asking = asking_new (done, user_data);

  if (choice->filter != NULL)
    g_list_store_append (filters, choice->filter);
  gtk_file_dialog_set_title (dialog, choice->title);
  gtk_file_dialog_set_accept_label (dialog, choice->accept);
  gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));
  if (choice->folders)
    gtk_file_dialog_select_multiple_folders (dialog, parent, cancellable, folders_cb, asking);
  else if (choice->name != NULL)
    {
      gtk_file_dialog_set_initial_name (dialog, choice->name);
      gtk_file_dialog_save (dialog, parent, cancellable, saved_cb, asking);
    }
  else
    gtk_file_dialog_open_multiple (dialog, parent, cancellable, opened_cb, asking);
}

#else

static void
response_cb (GtkFileChooserNative *native, int response, Asking *asking)
{
  g_autoptr (GListModel) files = response == GTK_RESPONSE_ACCEPT
                                     ? gtk_file_chooser_get_files (GTK_FILE_CHOOSER (native))
                                     : NULL;
  const LexFileChoiceFunc done = asking->done;
  gpointer user_data = asking->user_data;

  g_object_unref (native);
  done (files, user_data);
}

static void
cancelled_cb (GtkNativeDialog *native)
{
  g_signal_emit_by_name (native, "response", GTK_RESPONSE_CANCEL);
}

static GtkFileChooserAction
get_action (const LexFileChoice *choice)
{
  if (choice->folders)
    return GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER;
  return choice->name != NULL ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_OPEN;
}

void
lex_file_choice_ask (GtkWindow *parent, const LexFileChoice *choice, GCancellable *cancellable,
                     LexFileChoiceFunc done, gpointer user_data)
{
  const gboolean save = choice->name != NULL;
  GtkFileChooserNative *native = gtk_file_chooser_native_new (
      choice->title, parent, get_action (choice), choice->accept, _ ("_Cancel"));
  Asking *asking = asking_new (done, user_data);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (native), TRUE);
  if (choice->filter != NULL)
    gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (native), choice->filter);
  if (save)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (native), choice->name);
  else
    gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (native), TRUE);
  g_object_set_data_full (G_OBJECT (native), "asking", asking, g_free);
  g_signal_connect (native, "response", G_CALLBACK (response_cb), asking);
  g_signal_connect_object (cancellable, "cancelled", G_CALLBACK (cancelled_cb), native,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (native));
}

#endif
