/* lex-sidebar-made.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The bookmarks in their folders and order, and the way to all notes. It refuses to change any of
 * them: menus and drops fire actions. The sidebar makes it when there is a journal.
 */

#include "widgets/sidebar/lex-sidebar-made.h"

#include <glib/gi18n-lib.h>

#include "widgets/sidebar/lex-sidebar-mark.h"

#define MOST_HEIGHT 260
/* Deeper folders are listed as if they were no deeper. */
#define DEEPEST 6

struct _LexSidebarMade
{
  GtkWidget parent_instance;

  /* Owned */
  LexLibrary *library;
  LexJournal *journal;
  GPtrArray *entries; /* (element-type LexJournalEntry): bookmarks and folders, nullable */
  char *shown;        /* nullable: what tells these from others */

  /* Owned by the widget tree */
  GtkWidget *box;
  GtkWidget *all; /* the way to all notes */
  GtkWidget *scrolled;
  GtkListBox *list;

  LexLanguage language;
};

G_DEFINE_FINAL_TYPE (LexSidebarMade, lex_sidebar_made, GTK_TYPE_WIDGET)

static void
append_inside (LexSidebarMade *self, const char *folder, guint depth)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      const LexJournalEntry *entry = g_ptr_array_index (self->entries, i);
      const LexSidebarMark mark
          = { self->library,  self->entries, entry,
              self->language, depth,         lex_journal_is_read_only (self->journal) };

      if (g_strcmp0 (entry->fields[LEX_JOURNAL_PARENT], folder) != 0)
        continue;
      gtk_list_box_append (self->list, lex_sidebar_mark_new_row (&mark));
      if (entry->kind == LEX_JOURNAL_FOLDER && depth < DEEPEST)
        append_inside (self, entry->fields[LEX_JOURNAL_ID], depth + 1);
    }
}

static GPtrArray *
list_entries (LexSidebarMade *self)
{
  g_autoptr (GPtrArray) folders = lex_journal_list_kind (self->journal, LEX_JOURNAL_FOLDER, NULL);
  GPtrArray *marks = lex_journal_list_kind (self->journal, LEX_JOURNAL_BOOKMARK, NULL);

  if (folders && marks)
    g_ptr_array_extend_and_steal (marks, g_steal_pointer (&folders));
  if (marks)
    lex_sidebar_mark_sort (marks);
  return marks;
}

/* Of which row, itself or its button, and which number it has: -1 if the focus is elsewhere. */
static int
find_focus (LexSidebarMade *self, char **id)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  GtkWidget *row = focus ? gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX_ROW) : NULL;

  if (!row || gtk_widget_get_parent (row) != GTK_WIDGET (self->list))
    return -1;
  *id = g_strdup (lex_sidebar_mark_get_id (GTK_LIST_BOX_ROW (row)));
  return gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
}

/* The same bookmark keeps the focus wherever it went, or what stands where one was removed. */
static void
give_focus (LexSidebarMade *self, const char *id, int index)
{
  GtkListBoxRow *row;
  GtkListBoxRow *other = NULL;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)); i++)
    {
      if (i <= index)
        other = row;
      if (g_strcmp0 (lex_sidebar_mark_get_id (row), id) == 0)
        {
          other = row;
          break;
        }
    }
  gtk_widget_grab_focus (other ? GTK_WIDGET (other) : self->all);
}

static void
refill (LexSidebarMade *self)
{
  g_autofree char *id = NULL;
  const int index = find_focus (self, &id);
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))))
    gtk_list_box_remove (self->list, row);
  if (self->entries)
    append_inside (self, NULL, 0);
  gtk_widget_set_visible (self->scrolled, self->entries && self->entries->len > 0);
  if (index >= 0)
    give_focus (self, id, index);
}

static char *
dup_state (LexSidebarMade *self)
{
  GString *state = g_string_new (NULL);

  for (guint i = 0; self->entries && i < self->entries->len; i++)
    {
      const LexJournalEntry *entry = g_ptr_array_index (self->entries, i);

      g_string_append_printf (
          state, "%s %s %s\n", entry->fields[LEX_JOURNAL_ID], entry->fields[LEX_JOURNAL_CHANGED],
          entry->fields[LEX_JOURNAL_PARENT] ? entry->fields[LEX_JOURNAL_PARENT] : "");
    }
  return g_string_free (state, FALSE);
}

/* While a note is written, the bookmarks stay, and with them the focus. */
static void
changed_cb (LexSidebarMade *self)
{
  g_autofree char *state = NULL;

  g_clear_pointer (&self->entries, g_ptr_array_unref);
  self->entries = list_entries (self);
  state = dup_state (self);
  if (g_strcmp0 (state, self->shown) == 0)
    return;
  g_free (self->shown);
  self->shown = g_steal_pointer (&state);
  refill (self);
}

static void
activated_cb (GtkListBox *list, GtkListBoxRow *row)
{
  const char *label = lex_sidebar_mark_get_label (row);

  if (label)
    gtk_widget_activate_action (GTK_WIDGET (row), "win.open", "s", label);
}

static void
lex_sidebar_made_dispose (GObject *object)
{
  LexSidebarMade *self = LEX_SIDEBAR_MADE (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->library);
  g_clear_object (&self->journal);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_clear_pointer (&self->shown, g_free);

  G_OBJECT_CLASS (lex_sidebar_made_parent_class)->dispose (object);
}

static void
lex_sidebar_made_class_init (LexSidebarMadeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_sidebar_made_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "made");
}

static GtkWidget *
header_new (LexSidebarMade *self)
{
  GtkWidget *header = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *folder = gtk_button_new_from_icon_name ("folder-new-symbolic");

  self->all = gtk_button_new_with_label (_ ("My Notes"));
  gtk_widget_set_hexpand (self->all, TRUE);
  gtk_label_set_xalign (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->all))), 0);
  gtk_widget_add_css_class (self->all, "flat");
  gtk_widget_add_css_class (folder, "flat");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->all), "win.notes");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (folder), "s", "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (folder), "win.new-folder");
  gtk_widget_set_tooltip_text (folder, _ ("New Folder of Bookmarks"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (folder), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("New Folder of Bookmarks"), -1);
  gtk_box_append (GTK_BOX (header), self->all);
  gtk_box_append (GTK_BOX (header), folder);
  return header;
}

static void
lex_sidebar_made_init (LexSidebarMade *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "navigation-sidebar");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Bookmarks"), -1);
  g_signal_connect (self->list, "row-activated", G_CALLBACK (activated_cb), NULL);
  self->scrolled = gtk_scrolled_window_new ();
  g_object_set (self->scrolled, "child", self->list, "hscrollbar-policy", GTK_POLICY_NEVER,
                "propagate-natural-height", TRUE, "max-content-height", MOST_HEIGHT, NULL);
  gtk_box_append (GTK_BOX (self->box), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (self->box), header_new (self));
  gtk_box_append (GTK_BOX (self->box), self->scrolled);
}

GtkWidget *
lex_sidebar_made_new (LexLibrary *library, LexJournal *journal)
{
  LexSidebarMade *self = g_object_new (LEX_TYPE_SIDEBAR_MADE, NULL);

  self->library = g_object_ref (library);
  self->journal = g_object_ref (journal);
  self->language = lex_language_of_locale ();
  g_signal_connect_object (journal, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
  return GTK_WIDGET (self);
}

void
lex_sidebar_made_set_language (LexSidebarMade *self, LexLanguage language)
{
  g_return_if_fail (LEX_IS_SIDEBAR_MADE (self));

  if (self->language == language)
    return;
  self->language = language;
  refill (self);
}
