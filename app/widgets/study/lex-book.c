/* lex-book.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Laws beside a question, and what is looked up in them: how often, for how long. It refuses to
 * know the question. The room of study shows it.
 */

#include "widgets/study/lex-book.h"

#include <glib/gi18n-lib.h>

#include "widgets/page/lex-reader.h"

struct _LexBook
{
  GtkWidget parent_instance;

  /* Owned */
  LexLibrary *library;

  LexBookWatch watch;
  gint64 since; /* since when one is in it; 0 if one is not */
  gint64 looked;
  guint n_lookups;

  /* Owned by the widget tree */
  GtkWidget *box;
  GtkWidget *entry;
  GtkWidget *reader;
};

G_DEFINE_FINAL_TYPE (LexBook, lex_book, GTK_TYPE_WIDGET)

static void
lex_book_dispose (GObject *object)
{
  LexBook *self = LEX_BOOK (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (lex_book_parent_class)->dispose (object);
}

static void
lex_book_class_init (LexBookClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lex_book_dispose;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "book");
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
open_label (LexBook *self, const char *typed)
{
  g_autoptr (LexLabel) label = lex_library_resolve (self->library, typed, NULL);

  if (label != NULL && lex_reader_open (LEX_READER (self->reader), label, NULL))
    {
      self->n_lookups++;
      gtk_widget_remove_css_class (self->entry, "error");
    }
  else
    gtk_widget_add_css_class (self->entry, "error");
}

static void
activate_cb (LexBook *self)
{
  open_label (self, gtk_editable_get_text (GTK_EDITABLE (self->entry)));
}

/* A link of the page is followed here, not in the window. */
static void
open_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  open_label (user_data, g_variant_get_string (parameter, NULL));
}

static void
enter_cb (LexBook *self)
{
  self->since = self->watch ();
}

static void
leave_cb (LexBook *self)
{
  if (self->since != 0)
    self->looked += self->watch () - self->since;
  self->since = 0;
}

static void
lex_book_init (LexBook *self)
{
  static const GActionEntry entries[] = { { "open", open_cb, "s" } };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->entry = gtk_search_entry_new ();
  self->reader = lex_reader_new ();
  g_object_set (self->entry, "placeholder-text", _ ("Clause, such as 27B1a"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Look up a clause"), -1);
  gtk_widget_set_vexpand (self->reader, TRUE);
  gtk_widget_set_focusable (self->reader, TRUE);
  gtk_box_append (GTK_BOX (self->box), self->entry);
  gtk_box_append (GTK_BOX (self->box), self->reader);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (activate_cb), self);
  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "win", G_ACTION_GROUP (actions));
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (enter_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}

GtkWidget *
lex_book_new (LexLibrary *library, LexLanguage language, LexBookWatch watch)
{
  LexBook *self = g_object_new (LEX_TYPE_BOOK, NULL);

  self->library = g_object_ref (library);
  self->watch = watch;
  lex_reader_set_library (LEX_READER (self->reader), library);
  lex_reader_set_languages (LEX_READER (self->reader), (LexLanguages) (1u << language));
  return GTK_WIDGET (self);
}

void
lex_book_begin (LexBook *self)
{
  g_return_if_fail (LEX_IS_BOOK (self));

  gtk_widget_grab_focus (self->entry);
}

guint
lex_book_take_lookups (LexBook *self, gint64 *looked)
{
  const guint n = self->n_lookups;

  g_return_val_if_fail (LEX_IS_BOOK (self), 0);

  if (self->since != 0)
    {
      leave_cb (self);
      enter_cb (self);
    }
  *looked = self->looked;
  self->looked = 0;
  self->n_lookups = 0;
  return n;
}
