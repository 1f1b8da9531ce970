/* lex-start-page.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What there is to begin with in a tab where nothing is open. It refuses to know where what was
 * read and searched is kept, and to open any of it. The window makes it.
 */

#include "widgets/start/lex-start-page.h"

#include <string.h>

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "language/lex-fold.h"
#include "services/lex-naming.h"
#include "widgets/start/lex-typing-hints.h"
#include "widgets/text/lex-flow-layout.h"
#include "widgets/text/lex-heading.h"
#include "widgets/text/lex-widget.h"

#define WIDTH 620
#define MARGIN 24
#define GAP 12

/* What a row says, folded, and what it is for. */
#define WORDS "lex-words"
#define ACTION "lex-action"
#define TARGET "lex-target"

struct _LexStartPage
{
  GtkWidget parent_instance;

  /* Borrowed from the page */
  GtkWidget *scroller;
  GtkWidget *tasks;  /* what can be done, and what waits to be done */
  GtkWidget *recent; /* all that is listed, with its title */
  GtkWidget *filter;
  GtkListBox *list;

  /* Owned */
  char *wanted; /* nullable: what is searched in the list, folded */
};

G_DEFINE_FINAL_TYPE (LexStartPage, lex_start_page, GTK_TYPE_WIDGET)

static gboolean
filter_cb (GtkListBoxRow *row, gpointer user_data)
{
  LexStartPage *self = user_data;

  return self->wanted == NULL
         || strstr (g_object_get_data (G_OBJECT (row), WORDS), self->wanted) != NULL;
}

static void
filter_changed_cb (LexStartPage *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->filter));

  g_free (self->wanted);
  self->wanted = *text != '\0' ? lex_fold (text, -1) : NULL;
  gtk_list_box_invalidate_filter (self->list);
}

static void
row_activated_cb (LexStartPage *self, GtkListBoxRow *row)
{
  gtk_widget_activate_action (GTK_WIDGET (row), g_object_get_data (G_OBJECT (row), ACTION), "s",
                              (const char *) g_object_get_data (G_OBJECT (row), TARGET));
}

static void
add_row (LexStartPage *self, const char *icon, const char *title, const char *action,
         const char *target)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (icon));
  gtk_box_append (GTK_BOX (box), label);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_object_set_data_full (G_OBJECT (row), WORDS, lex_fold (title, -1), g_free);
  g_object_set_data_full (G_OBJECT (row), TARGET, g_strdup (target), g_free);
  g_object_set_data (G_OBJECT (row), ACTION, (gpointer) action);
  gtk_list_box_append (self->list, row);
  gtk_widget_set_visible (self->recent, TRUE);
}

/* Building */

static GtkWidget *
happened_new (void)
{
  GtkWidget *button = gtk_button_new_with_label (_ ("What Happened?"));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.what-happened");
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "pill");
  lex_widget_wrap_button (button);
  return button;
}

static GtkWidget *
recent_new (LexStartPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP / 2);
  GtkWidget *title = gtk_label_new (_ ("Read and searched before"));

  self->filter = gtk_search_entry_new ();
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "heading");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->filter), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (GTK_LABEL (title)), -1);
  g_signal_connect_swapped (self->filter, "changed", G_CALLBACK (filter_changed_cb), self);
  g_signal_connect_swapped (self->filter, "activate", G_CALLBACK (lex_start_page_activate), self);
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_list_box_set_filter_func (self->list, filter_cb, self, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "navigation-sidebar");
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (row_activated_cb), self);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), self->filter);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->list));
  gtk_widget_set_visible (box, FALSE);
  return box;
}

static void
lex_start_page_dispose (GObject *object)
{
  LexStartPage *self = LEX_START_PAGE (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_pointer (&self->wanted, g_free);

  G_OBJECT_CLASS (lex_start_page_parent_class)->dispose (object);
}

static void
lex_start_page_class_init (LexStartPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lex_start_page_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "start");
}

static void
lex_start_page_init (LexStartPage *self)
{
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, MARGIN);

  self->scroller = gtk_scrolled_window_new ();
  self->recent = recent_new (self);
  gtk_box_append (GTK_BOX (box), lex_typing_hints_new ());
  self->tasks = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (self->tasks, lex_flow_layout_new (GAP));
  gtk_box_append (GTK_BOX (self->tasks), happened_new ());
  gtk_box_append (GTK_BOX (box), self->tasks);
  gtk_box_append (GTK_BOX (box), self->recent);
  gtk_widget_set_margin_top (box, MARGIN);
  gtk_widget_set_margin_bottom (box, MARGIN);
  gtk_widget_set_margin_start (box, GAP);
  gtk_widget_set_margin_end (box, GAP);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), clamp);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

GtkWidget *
lex_start_page_new (void)
{
  return g_object_new (LEX_TYPE_START_PAGE, NULL);
}

void
lex_start_page_add_places (LexStartPage *self, LexLibrary *library, const char *const *labels,
                           LexLanguage language)
{
  g_return_if_fail (LEX_IS_START_PAGE (self));
  g_return_if_fail (LEX_IS_LIBRARY (library));

  for (guint i = 0; labels != NULL && labels[i] != NULL; i++)
    {
      g_autoptr (LexLabel) label
          = lex_library_has_label (library, labels[i]) ? lex_label_parse (labels[i]) : NULL;
      g_autofree char *name = label != NULL ? lex_naming_dup_name (library, label, language) : NULL;
      g_autofree char *heading
          = label != NULL ? lex_heading_lookup (library, label, language) : NULL;
      g_autofree char *title
          = g_strconcat (name != NULL ? name : "", heading != NULL ? "  " : NULL, heading, NULL);

      if (label != NULL)
        add_row (self, "document-open-recent-symbolic", title, "win.open", labels[i]);
    }
}

void
lex_start_page_add_searches (LexStartPage *self, const char *const *searches)
{
  g_return_if_fail (LEX_IS_START_PAGE (self));

  for (guint i = 0; searches != NULL && searches[i] != NULL; i++)
    add_row (self, "system-search-symbolic", searches[i], "win.search", searches[i]);
}

/* What waits, and the way to it. */
static void
add_task (LexStartPage *self, const char *words, const char *action)
{
  GtkWidget *button = gtk_button_new_with_label (words);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_add_css_class (button, "pill");
  lex_widget_wrap_button (button);
  gtk_box_append (GTK_BOX (self->tasks), button);
}

void
lex_start_page_add_open_cases (LexStartPage *self, guint n)
{
  g_autofree char *words
      = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u open case", "%u open cases", n), n);

  g_return_if_fail (LEX_IS_START_PAGE (self));

  if (n > 0)
    add_task (self, words, "win.open-cases");
}

void
lex_start_page_add_cards (LexStartPage *self, guint n)
{
  g_autofree char *words
      = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u card today", "%u cards today", n), n);

  g_return_if_fail (LEX_IS_START_PAGE (self));

  if (n > 0)
    add_task (self, words, "win.study");
}

void
lex_start_page_begin (LexStartPage *self)
{
  g_return_if_fail (LEX_IS_START_PAGE (self));

  if (gtk_widget_get_visible (self->recent))
    gtk_widget_grab_focus (self->filter);
}

void
lex_start_page_filter (LexStartPage *self, const char *text)
{
  g_return_if_fail (LEX_IS_START_PAGE (self));
  g_return_if_fail (text != NULL);

  gtk_editable_set_text (GTK_EDITABLE (self->filter), text);
}

void
lex_start_page_activate (LexStartPage *self)
{
  GtkListBoxRow *row;

  g_return_if_fail (LEX_IS_START_PAGE (self));

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (gtk_widget_get_child_visible (GTK_WIDGET (row)))
      {
        row_activated_cb (self, row);
        return;
      }
}
