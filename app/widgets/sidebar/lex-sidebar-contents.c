/* lex-sidebar-contents.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of contents, a tree of documents and clauses that asks the library
 * only for what is open. It refuses to know the reader: a selected clause fires
 * an action. The sidebar makes it.
 */

#include "widgets/sidebar/lex-sidebar-contents.h"

#include <glib/gi18n-lib.h>

#include "widgets/sidebar/lex-contents-walk.h"
#include "widgets/sidebar/lex-list-scroll.h"
#include "widgets/sidebar/lex-sidebar-letter.h"
#include "widgets/sidebar/lex-sidebar-row.h"
#include "widgets/sidebar/lex-sidebar-tree.h"
#include "widgets/text/lex-widget.h"

struct _LexSidebarContents
{
  GtkWidget parent_instance;

  /* Template */
  GtkWidget *box;
  GtkWidget *situations;
  GtkListView *list;

  /* Owned; nullable until a library is set */
  LexLibrary *library;
  LexLabel *current;
  GtkTreeListModel *tree;
  GtkSingleSelection *selection;
  GtkTreeListRow *visited; /* the document or letter opened because the reader is there */
  LexListScroll *scroll;

  LexLanguages languages;
  /* Set while the selection follows the reader instead of leading it. */
  gboolean following;
};

G_DEFINE_FINAL_TYPE (LexSidebarContents, lex_sidebar_contents, GTK_TYPE_WIDGET)

/* The names of the documents that stand open, before the list is made anew. */
static GHashTable *
dup_open_names (LexSidebarContents *self)
{
  GHashTable *names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n_rows = self->tree != NULL ? g_list_model_get_n_items (G_LIST_MODEL (self->tree)) : 0;

  for (guint i = 0; i < n_rows; i++)
    {
      g_autoptr (GtkTreeListRow) row = gtk_tree_list_model_get_row (self->tree, i);
      g_autoptr (GObject) item = gtk_tree_list_row_get_item (row);

      if (LEX_IS_DOCUMENT (item) && gtk_tree_list_row_get_expanded (row))
        g_hash_table_add (names, g_strdup (lex_document_get_name (LEX_DOCUMENT (item))));
    }

  if (self->tree == NULL)
    g_hash_table_add (names, g_strdup ("laws"));

  return names;
}

static void
open_documents (LexSidebarContents *self, GHashTable *names)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->tree)); i++)
    {
      g_autoptr (GtkTreeListRow) row = gtk_tree_list_model_get_row (self->tree, i);
      g_autoptr (GObject) item = gtk_tree_list_row_get_item (row);

      if (LEX_IS_DOCUMENT (item)
          && g_hash_table_contains (names, lex_document_get_name (LEX_DOCUMENT (item))))
        gtk_tree_list_row_set_expanded (row, TRUE);
    }
}

static gboolean
is_within (LexSidebarContents *self, guint position, GtkTreeListRow *above)
{
  g_autoptr (GtkTreeListRow) row = gtk_tree_list_model_get_row (self->tree, position);

  while (row != NULL && row != above)
    {
      GtkTreeListRow *parent = gtk_tree_list_row_get_parent (row);

      g_object_unref (row);
      row = parent;
    }
  return row != NULL;
}

static LexLabel *
label_at (LexSidebarContents *self, guint position)
{
  g_autoptr (GtkTreeListRow) row = gtk_tree_list_model_get_row (self->tree, position);
  g_autoptr (GObject) item = row != NULL ? gtk_tree_list_row_get_item (row) : NULL;

  return LEX_IS_CLAUSE (item) ? lex_clause_get_label (LEX_CLAUSE (item)) : NULL;
}

/* Clauses are in reading order, so the last row that contains the label is the
 * nearest. An import may repeat a label of the Laws: the first document wins. */
static guint
find_row (LexSidebarContents *self, LexLabel *label)
{
  guint n_rows = g_list_model_get_n_items (G_LIST_MODEL (self->tree));
  guint found = GTK_INVALID_LIST_POSITION;

  for (guint i = 0; i < n_rows; i++)
    {
      LexLabel *candidate = label_at (self, i);

      if (candidate != NULL && lex_label_contains (candidate, label))
        found = i;
      else if (candidate == NULL && found != GTK_INVALID_LIST_POSITION)
        break;
    }

  return found;
}

static void
close_visited (LexSidebarContents *self)
{
  if (self->visited != NULL)
    gtk_tree_list_row_set_expanded (self->visited, FALSE);
  g_clear_object (&self->visited);
}

/* Opens the closed document, and the letter in it, that have the label, for as
 * long as one reads there. What opens adds rows below itself, which are then met. */
static void
visit (LexSidebarContents *self, LexLabel *label)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->tree)); i++)
    {
      g_autoptr (GtkTreeListRow) row = gtk_tree_list_model_get_row (self->tree, i);
      g_autoptr (GObject) item = gtk_tree_list_row_get_item (row);

      if (!lex_sidebar_tree_leads_to (item, label) || gtk_tree_list_row_get_expanded (row))
        continue;
      gtk_tree_list_row_set_expanded (row, TRUE);
      if (self->visited == NULL)
        self->visited = g_steal_pointer (&row);
    }
}

/* A document opened by hand stays open; one that was only visited closes behind the reader. */
static guint
find_current (LexSidebarContents *self)
{
  guint position = find_row (self, self->current);

  if (position == GTK_INVALID_LIST_POSITION)
    {
      close_visited (self);
      visit (self, self->current);
    }
  else if (self->visited != NULL && !is_within (self, position, self->visited))
    close_visited (self);
  else
    return position;

  return find_row (self, self->current);
}

static void
follow_reader (LexSidebarContents *self)
{
  guint position = GTK_INVALID_LIST_POSITION;

  if (self->tree == NULL)
    return;

  self->following = TRUE;
  if (self->current != NULL)
    position = find_current (self);

  gtk_single_selection_set_selected (self->selection, position);
  self->following = FALSE;

  lex_list_scroll_to (self->scroll, position);
}

static void
selected_cb (LexSidebarContents *self)
{
  guint position = gtk_single_selection_get_selected (self->selection);
  LexLabel *label;

  if (self->following || position == GTK_INVALID_LIST_POSITION)
    return;

  label = label_at (self, position);
  if (label != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.open", "s", lex_label_get_text (label));
}

static void
activate_cb (LexSidebarContents *self, guint position)
{
  g_autoptr (GtkTreeListRow) row = gtk_tree_list_model_get_row (self->tree, position);

  if (row != NULL && gtk_tree_list_row_is_expandable (row))
    gtk_tree_list_row_set_expanded (row, !gtk_tree_list_row_get_expanded (row));
  else if (row != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.focus-page", NULL);
}

static void
setup_cb (LexSidebarContents *self, GtkListItem *item)
{
  gtk_list_item_set_child (item, g_object_new (LEX_TYPE_SIDEBAR_ROW, NULL));
}

static void
bind_cb (LexSidebarContents *self, GtkListItem *item)
{
  GtkTreeListRow *row = gtk_list_item_get_item (item);
  g_autoptr (GObject) object = gtk_tree_list_row_get_item (row);

  /* A document is opened and closed, never read as a whole. */
  gtk_list_item_set_selectable (item, LEX_IS_CLAUSE (object));
#if GTK_CHECK_VERSION(4, 12, 0)
  /* Then the row itself takes the focus, as it must where GTK is older. */
  gtk_list_item_set_focusable (item, LEX_IS_CLAUSE (object));
#endif
  lex_list_scroll_bind (self->scroll, item);
  lex_sidebar_row_set_item (LEX_SIDEBAR_ROW (gtk_list_item_get_child (item)), row,
                            lex_languages_get_first (self->languages));
}

static void
unbind_cb (LexSidebarContents *self, GtkListItem *item)
{
  lex_list_scroll_unbind (self->scroll, item);
  lex_sidebar_row_set_item (LEX_SIDEBAR_ROW (gtk_list_item_get_child (item)), NULL,
                            lex_languages_get_first (self->languages));
}

static void
fill (LexSidebarContents *self)
{
  g_autoptr (GHashTable) open_names = dup_open_names (self);

  g_clear_object (&self->visited);
  gtk_list_view_set_model (self->list, NULL);
  g_clear_object (&self->selection);
  g_clear_object (&self->tree);
  if (self->library == NULL)
    return;

  self->tree = lex_sidebar_tree_new (self->library, self->languages);
  open_documents (self, open_names);

  self->selection = g_object_new (GTK_TYPE_SINGLE_SELECTION, "autoselect", FALSE, "can-unselect",
                                  TRUE, "model", self->tree, NULL);
  g_signal_connect_object (self->selection, "notify::selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  follow_reader (self);
}

/* Only what else stands in a row lies on the way out; other rows are the arrows'. */
static gboolean
leave (LexSidebarContents *self, GtkDirectionType direction)
{
  GtkWidget *row = gtk_widget_get_focus_child (GTK_WIDGET (self->list));

  return row == NULL || gtk_widget_child_focus (row, direction);
}

/* Whoever tabs into the contents is where the reader is; as of GTK 4.8 the list
 * would begin at its top, however far down the selection stands. */
static gboolean
lex_sidebar_contents_focus (GtkWidget *widget, GtkDirectionType direction)
{
  LexSidebarContents *self = LEX_SIDEBAR_CONTENTS (widget);
  const gboolean tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
  guint position = self->selection != NULL ? gtk_single_selection_get_selected (self->selection)
                                           : GTK_INVALID_LIST_POSITION;
  GtkWidget *item;

  if (tab && gtk_widget_get_focus_child (widget) != NULL)
    return leave (self, direction);
  if (gtk_widget_get_focus_child (widget) == NULL && position != GTK_INVALID_LIST_POSITION)
    {
      gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", position);
      item = lex_list_scroll_find_item (self->scroll, position);
      if (item != NULL && gtk_widget_grab_focus (item))
        return TRUE;
    }

  return GTK_WIDGET_CLASS (lex_sidebar_contents_parent_class)->focus (widget, direction);
}

static void
lex_sidebar_contents_dispose (GObject *object)
{
  LexSidebarContents *self = LEX_SIDEBAR_CONTENTS (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->visited);
  g_clear_object (&self->selection);
  g_clear_object (&self->tree);
  g_clear_object (&self->library);
  g_clear_pointer (&self->current, lex_label_unref);

  G_OBJECT_CLASS (lex_sidebar_contents_parent_class)->dispose (object);
}

static void
lex_sidebar_contents_finalize (GObject *object)
{
  lex_list_scroll_free (LEX_SIDEBAR_CONTENTS (object)->scroll);

  G_OBJECT_CLASS (lex_sidebar_contents_parent_class)->finalize (object);
}

static void
lex_sidebar_contents_class_init (LexSidebarContentsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = lex_sidebar_contents_dispose;
  object_class->finalize = lex_sidebar_contents_finalize;
  widget_class->focus = lex_sidebar_contents_focus;

  g_type_ensure (LEX_TYPE_SIDEBAR_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/lexbridge/Lexbridge/lex-sidebar-contents.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarContents, box);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarContents, situations);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarContents, list);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_cb);
}

static void
lex_sidebar_contents_init (LexSidebarContents *self)
{
  self->languages = LEX_LANGUAGES_BOTH;
  gtk_widget_init_template (GTK_WIDGET (self));
  lex_widget_set_tooltip (self->situations, _ ("From the situation to the ruling (F2)"));
  self->scroll = lex_list_scroll_new (self->list);
  lex_contents_walk_attach (self->list, self->scroll, &self->languages);
}

void
lex_sidebar_contents_set_library (LexSidebarContents *self, LexLibrary *library)
{
  g_return_if_fail (LEX_IS_SIDEBAR_CONTENTS (self));

  g_set_object (&self->library, library);
  fill (self);
}

void
lex_sidebar_contents_set_languages (LexSidebarContents *self, LexLanguages languages)
{
  g_return_if_fail (LEX_IS_SIDEBAR_CONTENTS (self));

  if (self->languages == languages)
    return;

  self->languages = languages;
  fill (self);
}

void
lex_sidebar_contents_set_current (LexSidebarContents *self, LexLabel *label)
{
  g_return_if_fail (LEX_IS_SIDEBAR_CONTENTS (self));

  g_clear_pointer (&self->current, lex_label_unref);
  self->current = label != NULL ? lex_label_ref (label) : NULL;
  follow_reader (self);
}
