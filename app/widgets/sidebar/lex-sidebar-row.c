/* lex-sidebar-row.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One row of the table of contents, a document, a letter or a clause. It refuses to know
 * the library and the list around it. The factory of the sidebar's browsing
 * list makes it and gives it an item, again and again.
 */

#include "widgets/sidebar/lex-sidebar-row.h"

#include <glib/gi18n-lib.h>

#include "model/lex-document.h"
#include "services/lex-naming.h"
#include "widgets/sidebar/lex-sidebar-letter.h"
#include "widgets/sidebar/lex-snippet.h"

/* What stands below a letter is as far in again as the letter itself. */
#define INDENT 18

struct _LexSidebarRow
{
  GtkWidget parent_instance;

  /* Template */
  GtkBox *box;
  GtkImage *arrow;
  GtkLabel *number;
  GtkLabel *title;

  /* Borrowed from the box; nullable: only imported documents have one */
  GtkWidget *forget;

  /* Owned; nullable while it shows nothing */
  GtkTreeListRow *row;
};

G_DEFINE_FINAL_TYPE (LexSidebarRow, lex_sidebar_row, GTK_TYPE_WIDGET)

static const char *
title_in (LexClause *clause, LexLanguage language)
{
  const char *heading = lex_clause_get_heading (clause, language);
  LexText *text = lex_clause_get_text (clause, language);

  if (heading != NULL && *heading != '\0')
    return heading;

  return text != NULL ? lex_text_get_plain (text) : NULL;
}

/* Within a document the gutter stays where a clause has no number, so that the
 * titles of one document stand under one another. Letters take its place. */
static void
show_number (LexSidebarRow *self, const char *number)
{
  const guint depth = gtk_tree_list_row_get_depth (self->row);
  const gboolean lettered = depth > 1 || (depth > 0 && gtk_tree_list_row_is_expandable (self->row));

  gtk_label_set_text (self->number, number);
  gtk_widget_set_visible (GTK_WIDGET (self->number), *number != '\0' || (depth > 0 && !lettered));
  gtk_widget_set_margin_start (GTK_WIDGET (self->box), lettered ? (int) depth * INDENT : 0);
}

static void
show_title (LexSidebarRow *self, const char *title, LexLanguage language)
{
  gtk_label_set_attributes (self->title, lex_snippet_get_attributes (language));
  gtk_label_set_text (self->title, title != NULL ? title : "");
}

/* A row that was never scrolled to is not realized, and as of GTK 4.8 its button
 * then drops what assistive technology asks of it. */
static void
activate_unseen_cb (GtkWidget *button)
{
  GtkActionable *actionable = GTK_ACTIONABLE (button);

  if (!gtk_widget_get_realized (button))
    gtk_widget_activate_action_variant (button, gtk_actionable_get_action_name (actionable),
                                        gtk_actionable_get_action_target_value (actionable));
}

/* Shows the button that forgets the document @name, or none. */
static void
show_forget (LexSidebarRow *self, const char *name)
{
  if (self->forget != NULL)
    gtk_box_remove (self->box, self->forget);
  self->forget = NULL;
  if (name == NULL)
    return;

  self->forget = gtk_button_new_from_icon_name ("user-trash-symbolic");
  gtk_widget_set_tooltip_text (self->forget, _ ("Forget This Document…"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->forget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Forget This Document…"), -1);
  gtk_widget_set_valign (self->forget, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->forget, "flat");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->forget), "s", name);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->forget), "win.forget");
  g_signal_connect (self->forget, "activate", G_CALLBACK (activate_unseen_cb), NULL);
  gtk_box_append (self->box, self->forget);
}

static void
show_clause (LexSidebarRow *self, LexClause *clause, LexLanguage first)
{
  LexLanguage second = first == LEX_LANGUAGE_PL ? LEX_LANGUAGE_EN : LEX_LANGUAGE_PL;
  const char *title = title_in (clause, first);
  const char *number = lex_label_get_number (lex_clause_get_label (clause));

  show_number (self, lex_naming_tells_number (title, number) ? "" : number);
  show_forget (self, NULL);
  gtk_widget_remove_css_class (GTK_WIDGET (self), "document");

  gtk_widget_remove_css_class (GTK_WIDGET (self), "foreign");
  if (title != NULL)
    {
      show_title (self, title, first);
      return;
    }

  show_title (self, title_in (clause, second), second);
  gtk_widget_add_css_class (GTK_WIDGET (self), "foreign");
}

static void
show_document (LexSidebarRow *self, LexDocument *document, LexLanguage first)
{
  LexLanguage second = first == LEX_LANGUAGE_PL ? LEX_LANGUAGE_EN : LEX_LANGUAGE_PL;
  const char *name = lex_document_get_name (document);
  const char *title = lex_document_get_title (document, first);

  show_number (self, "");
  show_forget (self, lex_document_get_imported (document) ? name : NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "document");

  if (title != NULL)
    show_title (self, title, first);
  else if ((title = lex_document_get_title (document, second)) != NULL)
    show_title (self, title, second);
  else
    show_title (self, name, first);
}

static void
show_letter (LexSidebarRow *self, LexSidebarLetter *letter, LexLanguage first)
{
  show_number (self, "");
  show_forget (self, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "document");
  show_title (self, lex_sidebar_letter_get_letter (letter), first);
}

static GtkAccessible *
get_list_item (LexSidebarRow *self)
{
  return GTK_ACCESSIBLE (gtk_widget_get_parent (GTK_WIDGET (self)));
}

/* GtkTreeExpander would indent every law under its arrow, and as of 4.8 it drops
 * its child when it is bound again at the top level. */
static void
update_arrow (LexSidebarRow *self)
{
  gboolean expandable = self->row != NULL && gtk_tree_list_row_is_expandable (self->row);
  gboolean expanded = expandable && gtk_tree_list_row_get_expanded (self->row);

  /* As of GTK 4.8 a list gives the focus to nothing that cannot be selected, but
   * to what stands in it: without that, no key would open a document. */
  gtk_widget_set_focusable (GTK_WIDGET (self), expandable);
  gtk_widget_set_visible (GTK_WIDGET (self->arrow), expandable);
  gtk_image_set_from_icon_name (self->arrow, expanded ? "pan-down-symbolic" : "pan-end-symbolic");
  if (expandable)
    {
      gtk_accessible_update_state (get_list_item (self), GTK_ACCESSIBLE_STATE_EXPANDED, expanded,
                                   -1);
      gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_EXPANDED, expanded,
                                   -1);
    }
  else
    gtk_accessible_reset_state (get_list_item (self), GTK_ACCESSIBLE_STATE_EXPANDED);
}

/* The list's own item has the focus, but as of GTK 4.8 no name. */
static void
name_list_item (LexSidebarRow *self)
{
  const char *number = gtk_label_get_text (self->number);
  const char *title = gtk_label_get_text (self->title);
  g_autofree char *name
      = g_strjoin (" ", *number != '\0' ? number : title, *number != '\0' ? title : NULL, NULL);

  gtk_accessible_update_property (get_list_item (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (gtk_widget_get_focusable (GTK_WIDGET (self)))
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* The whole row of a document opens and closes it, not the small arrow alone. */
static void
clicked_cb (LexSidebarRow *self)
{
  if (self->row != NULL && gtk_tree_list_row_is_expandable (self->row))
    gtk_tree_list_row_set_expanded (self->row, !gtk_tree_list_row_get_expanded (self->row));
}

/* As in any tree: right opens, left closes; Return, which does either, is the list's. */
static gboolean
expand_cb (GtkWidget *widget, GVariant *expanded, gpointer user_data)
{
  LexSidebarRow *self = LEX_SIDEBAR_ROW (widget);

  if (self->row == NULL || !gtk_tree_list_row_is_expandable (self->row))
    return FALSE;

  gtk_tree_list_row_set_expanded (self->row, g_variant_get_boolean (expanded));
  return TRUE;
}

static gboolean
query_tooltip_cb (GtkLabel *label, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  if (!pango_layout_is_ellipsized (gtk_label_get_layout (label)))
    return FALSE;

  gtk_tooltip_set_text (tooltip, gtk_label_get_text (label));
  return TRUE;
}

static void
lex_sidebar_row_dispose (GObject *object)
{
  LexSidebarRow *self = LEX_SIDEBAR_ROW (object);

  lex_sidebar_row_set_item (self, NULL, LEX_LANGUAGE_PL);
  if (self->box != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->box));
  self->box = NULL;

  G_OBJECT_CLASS (lex_sidebar_row_parent_class)->dispose (object);
}

static void
lex_sidebar_row_class_init (LexSidebarRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = lex_sidebar_row_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/lexbridge/Lexbridge/lex-sidebar-row.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Right, 0, expand_cb, "b", TRUE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Left, 0, expand_cb, "b", FALSE);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarRow, box);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarRow, arrow);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarRow, number);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarRow, title);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, query_tooltip_cb);
}

static void
lex_sidebar_row_init (LexSidebarRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
lex_sidebar_row_set_item (LexSidebarRow *self, GtkTreeListRow *row, LexLanguage first)
{
  g_autoptr (GObject) item = NULL;

  g_return_if_fail (LEX_IS_SIDEBAR_ROW (self));

  if (self->row != NULL)
    g_signal_handlers_disconnect_by_func (self->row, update_arrow, self);
  g_set_object (&self->row, row);
  if (row == NULL)
    return;

  g_signal_connect_object (row, "notify::expanded", G_CALLBACK (update_arrow), self,
                           G_CONNECT_SWAPPED);
  update_arrow (self);

  item = gtk_tree_list_row_get_item (row);
  if (LEX_IS_DOCUMENT (item))
    show_document (self, LEX_DOCUMENT (item), first);
  else if (LEX_IS_SIDEBAR_LETTER (item))
    show_letter (self, LEX_SIDEBAR_LETTER (item), first);
  else
    show_clause (self, LEX_CLAUSE (item), first);
  name_list_item (self);
}
