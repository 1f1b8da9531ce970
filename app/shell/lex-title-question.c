/* lex-title-question.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Asks for the title of a document. It refuses to know what is done with it. The window calls it.
 */

#include "shell/lex-title-question.h"

#include <glib/gi18n-lib.h>

#include "widgets/text/lex-widget.h"

/* What is asked; owned by the window that asks. */
typedef struct
{
  GtkWindow *window; /* borrowed */
  GtkEditable *entry;
  char *name;
  char *title;
  LexTitleFunc done;
  GWeakRef object;
} Question;

static void
question_free (gpointer data)
{
  Question *self = data;

  g_free (self->name);
  g_free (self->title);
  g_weak_ref_clear (&self->object);
  g_free (self);
}

static void
accept_cb (Question *self)
{
  g_autofree char *title = g_strstrip (g_strdup (gtk_editable_get_text (self->entry)));
  g_autoptr (GObject) object = g_weak_ref_get (&self->object);

  if (*title == '\0')
    return;
  if (object != NULL && !g_str_equal (title, self->title))
    self->done (self->name, title, object);
  gtk_window_close (self->window);
}

static gboolean
close_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  gtk_window_close (GTK_WINDOW (widget));
  return TRUE;
}

static GtkWidget *
header_new (Question *self)
{
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *cancel = gtk_button_new_with_mnemonic (_ ("_Cancel"));
  GtkWidget *accept = gtk_button_new_with_mnemonic (_ ("_Rename"));

  gtk_widget_add_css_class (accept, "suggested-action");
  g_signal_connect_swapped (cancel, "clicked", G_CALLBACK (gtk_window_close), self->window);
  g_signal_connect_swapped (accept, "clicked", G_CALLBACK (accept_cb), self);
  adw_header_bar_set_show_start_title_buttons (ADW_HEADER_BAR (header), FALSE);
  adw_header_bar_set_show_end_title_buttons (ADW_HEADER_BAR (header), FALSE);
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (header), lex_widget_title_new (self->window));
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), cancel);
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), accept);
  return header;
}

static GtkWidget *
body_new (Question *self)
{
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *row = g_object_new (ADW_TYPE_ENTRY_ROW, "title", _ ("Title"), NULL);

  self->entry = GTK_EDITABLE (row);
  gtk_editable_set_text (self->entry, self->title);
  g_signal_connect_swapped (row, "entry-activated", G_CALLBACK (accept_cb), self);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  gtk_widget_set_margin_start (list, 18);
  gtk_widget_set_margin_end (list, 18);
  gtk_widget_set_margin_top (list, 18);
  gtk_widget_set_margin_bottom (list, 24);
  return list;
}

GtkWindow *
lex_title_question_ask (GtkWindow *parent, const char *name, const char *title, LexTitleFunc done,
                        gpointer object)
{
  Question *self = g_new0 (Question, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkEventController *keys = gtk_shortcut_controller_new ();

  self->window
      = g_object_new (ADW_TYPE_WINDOW, "transient-for", parent, "destroy-with-parent", TRUE,
                      "modal", TRUE, "title", _ ("Rename"), "default-width", 420, NULL);
  self->name = g_strdup (name);
  self->title = g_strdup (title);
  self->done = done;
  g_weak_ref_init (&self->object, object);
  g_object_set_data_full (G_OBJECT (self->window), "question", self, question_free);
  gtk_box_append (GTK_BOX (box), header_new (self));
  gtk_box_append (GTK_BOX (box), body_new (self));
  adw_window_set_content (ADW_WINDOW (self->window), box);
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Escape"),
                        gtk_callback_action_new (close_cb, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self->window), keys);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_window_present (self->window);
  return self->window;
}
