/* lex-waiting.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How far something is that takes a while, with a button that cancels it. It refuses to know what
 * it is. The window makes it.
 */

#include "widgets/importing/lex-waiting.h"

#include <glib/gi18n-lib.h>

struct _LexWaiting
{
  AdwWindow parent_instance;

  /* Owned */
  GCancellable *cancellable;

  /* Owned by the widget tree */
  GtkLabel *title;
  GtkProgressBar *bar;
  GtkLabel *name;
};

G_DEFINE_FINAL_TYPE (LexWaiting, lex_waiting, ADW_TYPE_WINDOW)

/* Who closes it does not want to wait. */
static gboolean
lex_waiting_close_request (GtkWindow *window)
{
  g_cancellable_cancel (LEX_WAITING (window)->cancellable);

  return GTK_WINDOW_CLASS (lex_waiting_parent_class)->close_request (window);
}

static void
lex_waiting_dispose (GObject *object)
{
  g_clear_object (&LEX_WAITING (object)->cancellable);

  G_OBJECT_CLASS (lex_waiting_parent_class)->dispose (object);
}

static void
lex_waiting_class_init (LexWaitingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lex_waiting_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = lex_waiting_close_request;
}

static void
lex_waiting_init (LexWaiting *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *cancel = gtk_button_new_with_mnemonic (_ ("_Cancel"));

  self->title = GTK_LABEL (gtk_label_new (NULL));
  self->bar = GTK_PROGRESS_BAR (gtk_progress_bar_new ());
  self->name = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->title), "title-4");
  gtk_widget_add_css_class (GTK_WIDGET (self->name), "dim-label");
  gtk_label_set_ellipsize (self->name, PANGO_ELLIPSIZE_MIDDLE);
  gtk_widget_set_halign (cancel, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (cancel, "clicked", G_CALLBACK (gtk_window_close), self);

  gtk_widget_set_margin_top (box, 24);
  gtk_widget_set_margin_bottom (box, 18);
  gtk_widget_set_margin_start (box, 24);
  gtk_widget_set_margin_end (box, 24);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->bar));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->name));
  gtk_box_append (GTK_BOX (box), cancel);
  adw_window_set_content (ADW_WINDOW (self), box);
}

LexWaiting *
lex_waiting_new (GtkWindow *parent, const char *title, GCancellable *cancellable)
{
  LexWaiting *self = g_object_new (LEX_TYPE_WAITING, "transient-for", parent, "destroy-with-parent",
                                   TRUE, "modal", TRUE, "title", title, "default-width", 380,
                                   "resizable", FALSE, NULL);

  self->cancellable = g_object_ref (cancellable);
  gtk_label_set_text (self->title, title);
  return self;
}

void
lex_waiting_tell (LexWaiting *self, guint done, guint all, const char *name)
{
  g_autofree char *base = g_path_get_basename (name);
  g_autofree char *shown = g_filename_display_name (base);
  /* Translators: numbers of files: the one that is read, and all */
  g_autofree char *line = g_strdup_printf (_ ("%u of %u: %s"), done + 1, all, shown);

  g_return_if_fail (LEX_IS_WAITING (self));

  gtk_progress_bar_set_fraction (self->bar, all > 0 ? (double) done / all : 0);
  gtk_label_set_text (self->name, line);
}
