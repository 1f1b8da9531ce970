/* lex-find-bar.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds a phrase in the open law: keys go from its entry to the reader, counts
 * come back. It refuses to know how a page is searched and what it shows. The
 * window places it above the reader and opens it.
 */

#include "widgets/page/lex-find-bar.h"

#include <glib/gi18n-lib.h>

struct _LexFindBar
{
  GtkWidget parent_instance;

  /* Template */
  GtkSearchBar *bar;
  GtkSearchEntry *entry;
  GtkLabel *count;
  GtkWidget *previous;
  GtkWidget *next;

  /* Borrowed; nullable until it is given */
  LexReader *reader;
};

G_DEFINE_FINAL_TYPE (LexFindBar, lex_find_bar, GTK_TYPE_WIDGET)

static const char *
get_phrase (LexFindBar *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->entry));
}

static LexFinding *
get_finding (LexFindBar *self)
{
  return lex_reader_get_finding (self->reader);
}

static char *
dup_count (guint found, guint n_found)
{
  if (n_found == 0)
    return g_strdup (_ ("Not found"));

  /* Translators: which of the places found is shown, such as “2 of 7” */
  return g_strdup_printf (_ ("%u of %u"), found + 1, n_found);
}

/* The count is read out as it changes: it is part of the entry's description. */
static void
show_count (LexFindBar *self)
{
  const gboolean asked = *get_phrase (self) != '\0';
  guint found;
  const guint n_found = lex_finding_count (get_finding (self), &found);
  g_autofree char *count = asked ? dup_count (found, n_found) : g_strdup ("");

  gtk_label_set_text (self->count, count);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  count, -1);
  gtk_widget_set_sensitive (self->previous, n_found > 1);
  gtk_widget_set_sensitive (self->next, n_found > 1);
  if (asked && n_found == 0)
    gtk_widget_add_css_class (GTK_WIDGET (self->entry), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->entry), "error");
}

static void
finding_changed_cb (LexFindBar *self)
{
  if (lex_find_bar_is_open (self))
    show_count (self);
}

/* `changed`, not `search-changed`, which waits until the user pauses. */
static void
changed_cb (LexFindBar *self)
{
  if (lex_find_bar_is_open (self))
    lex_finding_set_phrase (get_finding (self), get_phrase (self));
}

static void
next_cb (LexFindBar *self)
{
  lex_finding_step (get_finding (self), 1);
}

static void
previous_cb (LexFindBar *self)
{
  lex_finding_step (get_finding (self), -1);
}

/* The entry means Enter alone by `activate`; with Shift it says nothing. */
static gboolean
key_cb (LexFindBar *self, guint key, guint code, GdkModifierType modifiers)
{
  const gboolean enter
      = key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter;

  if (key == GDK_KEY_Down || key == GDK_KEY_KP_Down)
    next_cb (self);
  else if (key == GDK_KEY_Up || key == GDK_KEY_KP_Up
           || (enter && (modifiers & GDK_SHIFT_MASK) != 0))
    previous_cb (self);
  else
    return GDK_EVENT_PROPAGATE;

  return GDK_EVENT_STOP;
}

/* Escape. Were the bar told of its entry it would also take keys typed elsewhere. */
static void
stop_cb (LexFindBar *self)
{
  lex_find_bar_close (self);
}

/* It is there at once and gone at once: while it slid in, its entry would not be mapped and fast
 * fingers' first letters would be lost. Whoever closed it, the page is unmarked. */
static void
mode_changed_cb (LexFindBar *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->bar), gtk_search_bar_get_search_mode (self->bar));
  if (self->reader == NULL || gtk_search_bar_get_search_mode (self->bar))
    return;

  lex_finding_set_phrase (get_finding (self), NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->reader));
}

static void
lex_find_bar_dispose (GObject *object)
{
  LexFindBar *self = LEX_FIND_BAR (object);

  g_clear_weak_pointer (&self->reader);
  if (self->bar != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->bar));
  self->bar = NULL;

  G_OBJECT_CLASS (lex_find_bar_parent_class)->dispose (object);
}

static void
lex_find_bar_class_init (LexFindBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_find_bar_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/lexbridge/Lexbridge/lex-find-bar.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "findbar");
  gtk_widget_class_bind_template_child (widget_class, LexFindBar, bar);
  gtk_widget_class_bind_template_child (widget_class, LexFindBar, entry);
  gtk_widget_class_bind_template_child (widget_class, LexFindBar, count);
  gtk_widget_class_bind_template_child (widget_class, LexFindBar, previous);
  gtk_widget_class_bind_template_child (widget_class, LexFindBar, next);
  gtk_widget_class_bind_template_callback (widget_class, mode_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, previous_cb);
}

static void
lex_find_bar_init (LexFindBar *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));

  /* Before the entry's own text takes the keys. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->entry), keys);
}

void
lex_find_bar_set_reader (LexFindBar *self, LexReader *reader)
{
  g_return_if_fail (LEX_IS_FIND_BAR (self));
  g_return_if_fail (LEX_IS_READER (reader));
  g_return_if_fail (self->reader == NULL);

  g_set_weak_pointer (&self->reader, reader);
  g_signal_connect_object (get_finding (self), "changed", G_CALLBACK (finding_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

void
lex_find_bar_open (LexFindBar *self)
{
  g_return_if_fail (LEX_IS_FIND_BAR (self));
  g_return_if_fail (self->reader != NULL);

  gtk_search_bar_set_search_mode (self->bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);
  lex_finding_set_phrase (get_finding (self), get_phrase (self));
}

void
lex_find_bar_close (LexFindBar *self)
{
  g_return_if_fail (LEX_IS_FIND_BAR (self));

  gtk_search_bar_set_search_mode (self->bar, FALSE);
}

gboolean
lex_find_bar_is_open (LexFindBar *self)
{
  g_return_val_if_fail (LEX_IS_FIND_BAR (self), FALSE);

  return gtk_search_bar_get_search_mode (self->bar);
}

void
lex_find_bar_step (LexFindBar *self, int step)
{
  g_return_if_fail (LEX_IS_FIND_BAR (self));
  g_return_if_fail (self->reader != NULL);

  if (lex_find_bar_is_open (self))
    lex_finding_step (get_finding (self), step);
  else
    lex_find_bar_open (self);
}
