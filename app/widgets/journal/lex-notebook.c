/* lex-notebook.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything that the reader made, listed, searched and filtered in one place. It refuses to change
 * any of it but the words of a note; it fires actions of the window that made it.
 */

#include "widgets/journal/lex-notebook.h"

#include <glib/gi18n-lib.h>

#include "widgets/journal/lex-backups.h"
#include "widgets/journal/lex-note-editor.h"
#include "widgets/journal/lex-note.h"
#include "widgets/journal/lex-notebook-list.h"
#include "widgets/journal/lex-notebook-row.h"
#include "widgets/text/lex-drop-down.h"
#include "widgets/text/lex-widget.h"

#define ROW_GAP 3
#define EDITOR_WIDTH 420
#define EDITOR_HEIGHT 260

struct _LexNotebook
{
  AdwWindow parent_instance;

  /* Owned */
  LexLibrary *library;
  LexJournal *journal;
  LexNotebookList *list;

  /* Borrowed: it outlives what follows it */
  GtkWindow *parent;

  /* Owned by the widget tree */
  AdwToastOverlay *toasts;
  GtkWidget *banner;
  GtkLabel *notice;
  GtkEditable *entry;
  GtkDropDown *kinds;
  GtkStack *stack;
  GtkLabel *count;

  gboolean unreadable;
};

G_DEFINE_FINAL_TYPE (LexNotebook, lex_notebook, ADW_TYPE_WINDOW)

/* What is listed */

static void
searched_cb (LexNotebook *self)
{
  lex_notebook_list_search (self->list, gtk_editable_get_text (self->entry));
}

static void
chosen_cb (LexNotebook *self)
{
  lex_notebook_list_set_filter (self->list,
                                (LexNotebookFilter) gtk_drop_down_get_selected (self->kinds));
}

static void
counted_cb (LexNotebook *self)
{
  const guint n = g_list_model_get_n_items (lex_notebook_list_get_shown (self->list));
  const guint n_all = lex_notebook_list_get_n_all (self->list);
  g_autofree char *line = g_strdup_printf (_ ("%u of %u"), n, n_all);

  gtk_label_set_text (self->count, line);
  gtk_stack_set_visible_child_name (self->stack, n > 0              ? "list"
                                                 : n_all > 0        ? "not-found"
                                                 : self->unreadable ? "unreadable"
                                                                    : "nothing");
}

static void
refill (LexNotebook *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *notice = NULL;

  self->unreadable = !lex_notebook_list_refill (self->list, &error);
  notice = error ? g_strdup (error->message) : lex_journal_dup_notice (self->journal);
  counted_cb (self);
  gtk_label_set_text (self->notice, notice ? notice : "");
  gtk_widget_set_visible (self->banner, notice != NULL);
}

/* What is loose in another library may fit this one. */
static void
library_changed_cb (LexNotebook *self)
{
  lex_notebook_list_clear (self->list);
  refill (self);
}

/* Writing: also what is loose, and has no place on any page */

static void
edit_entry (LexNotebook *self, const LexJournalEntry *entry)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *editor = lex_note_editor_new (self->journal, lex_journal_entry_copy (entry));
  GtkWindow *window = g_object_new (
      ADW_TYPE_WINDOW, "transient-for", self, "modal", TRUE, "destroy-with-parent", TRUE, "title",
      _ ("Note"), "default-width", EDITOR_WIDTH, "default-height", EDITOR_HEIGHT, NULL);

  gtk_widget_insert_action_group (GTK_WIDGET (window), "win", G_ACTION_GROUP (self->parent));
  gtk_widget_set_vexpand (editor, TRUE);
  gtk_widget_add_css_class (editor, "alone");
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), editor);
  adw_window_set_content (ADW_WINDOW (window), box);
  g_signal_connect_object (editor, "done", G_CALLBACK (gtk_window_close), window,
                           G_CONNECT_SWAPPED);
  gtk_window_present (window);
  gtk_widget_grab_focus (editor);
}

static void
edit_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  LexNotebook *self = LEX_NOTEBOOK (widget);
  const LexJournalEntry *entry
      = lex_notebook_list_find (self->list, g_variant_get_string (parameter, NULL));

  if (entry)
    edit_entry (self, entry);
}

static void
backups_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  LexNotebook *self = LEX_NOTEBOOK (widget);

  gtk_window_present (GTK_WINDOW (
      lex_backups_new (self->journal, GTK_WINDOW (self), G_ACTION_GROUP (self->parent))));
}

/* Rows */

static void
setup_cb (LexNotebook *self, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, ROW_GAP);

  gtk_widget_add_css_class (box, "entry");
  gtk_list_item_set_child (item, box);
}

static void
unbind_cb (LexNotebook *self, GtkListItem *item)
{
  GtkWidget *box = gtk_list_item_get_child (item);
  GtkWidget *child;

  while (box && (child = gtk_widget_get_first_child (box)))
    gtk_box_remove (GTK_BOX (box), child);
}

/* The list's own item has the focus, but as of GTK 4.8 no name. */
static void
bind_cb (LexNotebook *self, GtkListItem *item)
{
  GtkWidget *box = gtk_list_item_get_child (item);
  g_autofree char *name = lex_notebook_row_fill (box, self->library, gtk_list_item_get_item (item),
                                                 lex_journal_is_read_only (self->journal));

  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (box)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
activate_cb (LexNotebook *self, guint position, GtkListView *view)
{
  g_autoptr (LexNotebookItem) item
      = g_list_model_get_item (G_LIST_MODEL (gtk_list_view_get_model (view)), position);
  const LexJournalEntry *entry = item ? lex_notebook_item_get_entry (item) : NULL;

  if (entry && entry->fields[LEX_JOURNAL_LABEL])
    gtk_widget_activate_action (GTK_WIDGET (self),
                                entry->kind == LEX_JOURNAL_BOOKMARK ? "win.open" : "win.read-notes",
                                "s", entry->fields[LEX_JOURNAL_LABEL]);
}

/* Building */

static GtkWidget *
list_new (LexNotebook *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GListModel *shown = lex_notebook_list_get_shown (self->list);
  GtkWidget *view;
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  g_signal_connect_object (self->list, "counted", G_CALLBACK (counted_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (factory, "setup", G_CALLBACK (setup_cb), self);
  g_signal_connect_swapped (factory, "bind", G_CALLBACK (bind_cb), self);
  g_signal_connect_swapped (factory, "unbind", G_CALLBACK (unbind_cb), self);
  view = gtk_list_view_new (GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (shown))),
                            factory);
  gtk_list_view_set_single_click_activate (GTK_LIST_VIEW (view), TRUE);
  gtk_widget_add_css_class (view, "notebook");
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("My Notes"), -1);
  g_signal_connect_swapped (view, "activate", G_CALLBACK (activate_cb), self);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), view);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  return scrolled;
}

static GtkWidget *
menu_new (void)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  GtkWidget *button = gtk_menu_button_new ();

  g_menu_append (menu, _ ("Export to a File…"), "win.export-notes::json");
  g_menu_append (menu, _ ("Export as Markdown…"), "win.export-notes::md");
  g_menu_append (menu, _ ("Import from a File…"), "win.import-notes");
  g_menu_append (menu, _ ("Backups"), "notebook.backups");
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "open-menu-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_menu_button_set_primary (GTK_MENU_BUTTON (button), TRUE);
  gtk_widget_set_tooltip_text (button, _ ("Menu"));
  return button;
}

/* Escape, which the entry keeps to itself. */
static void
stop_cb (LexNotebook *self)
{
  if (*gtk_editable_get_text (self->entry) != '\0')
    gtk_editable_set_text (self->entry, "");
  else
    gtk_window_close (GTK_WINDOW (self));
}

static GtkWidget *
header_new (LexNotebook *self)
{
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *clamp = adw_clamp_new ();

  self->entry = GTK_EDITABLE (gtk_search_entry_new ());
  g_object_set (self->entry, "placeholder-text", _ ("Search My Notes"), "hexpand", TRUE, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Search My Notes"), -1);
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (searched_cb), self);
  g_signal_connect_swapped (self->entry, "stop-search", G_CALLBACK (stop_cb), self);
  adw_clamp_set_child (ADW_CLAMP (clamp), GTK_WIDGET (self->entry));
  gtk_widget_set_hexpand (clamp, TRUE);
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (header), clamp);
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), menu_new ());
  return header;
}

/* In the order of LexNotebookFilter. */
static GtkWidget *
sieve_new (LexNotebook *self)
{
  const char *const kinds[] = {
    _ ("Everything"), _ ("Notes"), _ ("Highlights"), _ ("Bookmarks"), _ ("Loose"), NULL,
  };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->kinds = GTK_DROP_DOWN (gtk_drop_down_new_from_strings (kinds));
  lex_drop_down_set_name (self->kinds, _ ("What is listed"));
  g_signal_connect_swapped (self->kinds, "notify::selected", G_CALLBACK (chosen_cb), self);
  self->count = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->count), "dim-label");
  gtk_widget_add_css_class (box, "sieve");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->kinds));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->count));
  return box;
}

static GtkWidget *
banner_new (LexNotebook *self)
{
  GtkWidget *button = gtk_button_new_with_label (_ ("Backups"));

  self->banner = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  self->notice = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->notice, TRUE);
  gtk_label_set_wrap_mode (self->notice, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (self->notice, 0);
  gtk_widget_set_hexpand (GTK_WIDGET (self->notice), TRUE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "notebook.backups");
  gtk_widget_add_css_class (self->banner, "notice");
  gtk_box_append (GTK_BOX (self->banner), GTK_WIDGET (self->notice));
  gtk_box_append (GTK_BOX (self->banner), button);
  return self->banner;
}

static GtkWidget *
page_new (const char *title, const char *description)
{
  return g_object_new (ADW_TYPE_STATUS_PAGE, "title", title, "description", description, NULL);
}

static void
lex_notebook_dispose (GObject *object)
{
  LexNotebook *self = LEX_NOTEBOOK (object);

  gtk_widget_insert_action_group (GTK_WIDGET (object), "win", NULL); /* as lex-cases-window.c */
  g_clear_object (&self->library);
  g_clear_object (&self->journal);
  g_clear_object (&self->list);

  G_OBJECT_CLASS (lex_notebook_parent_class)->dispose (object);
}

static void
lex_notebook_class_init (LexNotebookClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_notebook_dispose;
  gtk_widget_class_install_action (widget_class, LEX_NOTE_EDIT, "s", edit_cb);
  gtk_widget_class_install_action (widget_class, "notebook.backups", NULL, backups_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
lex_notebook_init (LexNotebook *self)
{
}

/* When it has its list. */
static void
build (LexNotebook *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), header_new (self));
  gtk_box_append (GTK_BOX (box), banner_new (self));
  gtk_box_append (GTK_BOX (box), sieve_new (self));
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (self->stack), TRUE);
  gtk_stack_add_named (
      self->stack,
      page_new (_ ("Nothing Is Noted Yet"), _ ("Ctrl+N writes a note on the clause that is "
                                               "open, Ctrl+D bookmarks it.")),
      "nothing");
  gtk_stack_add_named (self->stack, page_new (_ ("Nothing Found"), NULL), "not-found");
  gtk_stack_add_named (
      self->stack,
      page_new (
          _ ("Your Notes Cannot Be Read"),
          _ ("The line above says why. Restoring a backup keeps the file as it is now, too.")),
      "unreadable");
  gtk_stack_add_named (self->stack, list_new (self), "list");
  self->toasts = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());
  adw_toast_overlay_set_child (self->toasts, GTK_WIDGET (self->stack));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->toasts));
  adw_window_set_content (ADW_WINDOW (self), box);
}

LexNotebook *
lex_notebook_new (LexLibrary *library, LexJournal *journal, GtkWindow *parent)
{
  LexNotebook *self = g_object_new (LEX_TYPE_NOTEBOOK, "title", _ ("My Notes"), "default-width",
                                    640, "default-height", 640, NULL);

  self->library = g_object_ref (library);
  self->journal = g_object_ref (journal);
  self->parent = parent;
  self->list = lex_notebook_list_new (library, journal);
  build (self);
  lex_widget_follow_window (GTK_WINDOW (self), parent);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "win", G_ACTION_GROUP (parent));
  g_signal_connect_object (journal, "changed", G_CALLBACK (refill), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (library, "changed", G_CALLBACK (library_changed_cb), self,
                           G_CONNECT_SWAPPED);
  refill (self);
  return self;
}

AdwToastOverlay *
lex_notebook_get_toasts (LexNotebook *self)
{
  g_return_val_if_fail (LEX_IS_NOTEBOOK (self), NULL);

  return self->toasts;
}

void
lex_notebook_search (LexNotebook *self, const char *text)
{
  g_return_if_fail (LEX_IS_NOTEBOOK (self));

  gtk_editable_set_text (self->entry, text);
}

void
lex_notebook_set_filter (LexNotebook *self, LexNotebookFilter filter)
{
  g_return_if_fail (LEX_IS_NOTEBOOK (self));

  gtk_drop_down_set_selected (self->kinds, filter);
}
