/* lex-sidebar-mark.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One bookmark or folder as a row, with what can be done with it. It refuses to do any of that: its
 * menu and its keys fire actions. The section of bookmarks makes it.
 */

#include "widgets/sidebar/lex-sidebar-mark.h"

#include <glib/gi18n-lib.h>

#include "widgets/sidebar/lex-sidebar-drop.h"
#include "widgets/text/lex-heading.h"

#define LABEL "lex-label"
#define ID "lex-id"
#define INDENT 18
#define GAP 6

static const char *
get (const LexJournalEntry *entry, LexJournalField field)
{
  return entry->fields[field] ? entry->fields[field] : "";
}

/* Order */

static int
compare (gconstpointer a, gconstpointer b)
{
  const LexJournalEntry *first = *(const LexJournalEntry *const *) a;
  const LexJournalEntry *second = *(const LexJournalEntry *const *) b;

  if (first->position != second->position)
    return first->position < second->position ? -1 : 1;
  return g_strcmp0 (first->fields[LEX_JOURNAL_CREATED], second->fields[LEX_JOURNAL_CREATED]);
}

void
lex_sidebar_mark_sort (GPtrArray *entries)
{
  g_ptr_array_sort (entries, compare);
}

static GPtrArray *
list_siblings (GPtrArray *all, const LexJournalEntry *entry, guint *index)
{
  GPtrArray *siblings = g_ptr_array_new ();

  for (guint i = 0; i < all->len; i++)
    {
      const LexJournalEntry *other = g_ptr_array_index (all, i);

      if (g_strcmp0 (get (other, LEX_JOURNAL_PARENT), get (entry, LEX_JOURNAL_PARENT)) != 0)
        continue;
      if (other == entry)
        *index = siblings->len;
      g_ptr_array_add (siblings, (gpointer) other);
    }
  return siblings;
}

const char *
lex_sidebar_mark_find_place (GPtrArray *all, const LexJournalEntry *entry, int step)
{
  guint index = 0;
  g_autoptr (GPtrArray) siblings = list_siblings (all, entry, &index);
  const guint before = step < 0 ? index - 1 : index + 2;

  if ((step < 0 && index == 0) || (step > 0 && index + 1 >= siblings->len))
    return NULL;
  if (before >= siblings->len)
    return "";
  return get (siblings->pdata[before], LEX_JOURNAL_ID);
}

/* What stands behind an entry in its folder, or an empty text. */
static const char *
find_next (GPtrArray *all, const LexJournalEntry *entry)
{
  guint index = 0;
  g_autoptr (GPtrArray) siblings = list_siblings (all, entry, &index);

  return index + 1 < siblings->len ? get (siblings->pdata[index + 1], LEX_JOURNAL_ID) : "";
}

/* The menu */

static void
append_move (GMenu *menu, const char *title, const LexJournalEntry *entry, const char *folder,
             const char *before)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (title, NULL);

  g_menu_item_set_action_and_target (item, "win.move-entry", "(sss)", get (entry, LEX_JOURNAL_ID),
                                     folder, before);
  g_menu_append_item (menu, item);
}

static void
append_step (GMenu *menu, const LexSidebarMark *self, const char *title, int step)
{
  const char *before = lex_sidebar_mark_find_place (self->all, self->entry, step);

  if (before)
    append_move (menu, title, self->entry, get (self->entry, LEX_JOURNAL_PARENT), before);
}

static void
append_action (GMenu *menu, const char *title, const char *action, const char *target)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (title, NULL);

  g_menu_item_set_action_and_target (item, action, "s", target);
  g_menu_append_item (menu, item);
}

/* A menu reads underscores as mnemonics. */
static void
append_folders (GMenu *menu, const LexSidebarMark *self)
{
  g_autoptr (GMenu) folders = g_menu_new ();

  if (*get (self->entry, LEX_JOURNAL_PARENT) != '\0')
    append_move (folders, _ ("Out of All Folders"), self->entry, "", "");
  for (guint i = 0; i < self->all->len; i++)
    {
      const LexJournalEntry *other = g_ptr_array_index (self->all, i);
      g_autoptr (GString) name = g_string_new (get (other, LEX_JOURNAL_TEXT));

      g_string_replace (name, "_", "__", 0);
      if (lex_sidebar_drop_may_go (self->all, self->entry, other))
        append_move (folders, name->str, self->entry, get (other, LEX_JOURNAL_ID), "");
    }
  append_action (folders, _ ("New Folder"), "win.new-folder", get (self->entry, LEX_JOURNAL_ID));
  g_menu_append_submenu (menu, _ ("Move to Folder"), G_MENU_MODEL (folders));
}

static GtkWidget *
menu_new (const LexSidebarMark *self)
{
  const char *id = get (self->entry, LEX_JOURNAL_ID);
  g_autoptr (GMenu) menu = g_menu_new ();
  GtkWidget *button = gtk_menu_button_new ();

  append_step (menu, self, _ ("Move Up"), -1);
  append_step (menu, self, _ ("Move Down"), 1);
  append_folders (menu, self);
  if (self->entry->kind == LEX_JOURNAL_FOLDER)
    append_action (menu, _ ("Rename…"), "win.rename-folder", id);
  append_action (menu, _ ("Remove"), "win.remove-entry", id);
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_widget_set_tooltip_text (button, _ ("What Can Be Done"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  return button;
}

/* Keys: what its menu does, so that it need not be opened */

static void
add_key (GtkEventController *keys, const char *trigger, const char *action, GVariant *target)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_shortcut_trigger_parse_string (trigger),
                                            gtk_named_action_new (action));

  gtk_shortcut_set_arguments (shortcut, target);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), shortcut);
}

static void
add_step_key (GtkEventController *keys, const LexSidebarMark *self, const char *trigger, int step)
{
  const char *before = lex_sidebar_mark_find_place (self->all, self->entry, step);

  if (before)
    add_key (keys, trigger, "win.move-entry",
             g_variant_new ("(sss)", get (self->entry, LEX_JOURNAL_ID),
                            get (self->entry, LEX_JOURNAL_PARENT), before));
}

static gboolean
show_menu_cb (GtkWidget *row, GVariant *args, gpointer user_data)
{
  gtk_menu_button_popup (user_data);
  return TRUE;
}

static void
add_keys (GtkWidget *row, const LexSidebarMark *self, GtkWidget *menu)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  add_step_key (keys, self, "<Alt><Shift>Up", -1);
  add_step_key (keys, self, "<Alt><Shift>Down", 1);
  add_key (keys, "Delete", "win.remove-entry",
           g_variant_new_string (get (self->entry, LEX_JOURNAL_ID)));
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("<Shift>F10|Menu"),
                        gtk_callback_action_new (show_menu_cb, menu, NULL)));
  gtk_widget_add_controller (row, keys);
}

/* The row */

static char *
dup_title (const LexSidebarMark *self)
{
  g_autoptr (LexLabel) label = lex_label_parse (self->entry->fields[LEX_JOURNAL_LABEL]);
  g_autofree char *name = label ? lex_heading_dup_name (label) : NULL;
  g_autofree char *heading
      = label ? lex_heading_lookup (self->library, label, self->language) : NULL;

  if (self->entry->kind == LEX_JOURNAL_FOLDER)
    return g_strdup (get (self->entry, LEX_JOURNAL_TEXT));
  if (!name || (*name == '\0' && !heading))
    return g_strdup (get (self->entry, LEX_JOURNAL_LABEL));
  return g_strstrip (g_strconcat (name, "  ", heading, NULL));
}

GtkWidget *
lex_sidebar_mark_new_row (const LexSidebarMark *self)
{
  g_autofree char *title = dup_title (self);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_tooltip_text (label, title);
  gtk_widget_set_margin_start (box, (int) self->depth * INDENT);
  if (self->entry->kind == LEX_JOURNAL_FOLDER)
    {
      gtk_widget_add_css_class (label, "folder");
      gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("folder-symbolic"));
    }
  gtk_box_append (GTK_BOX (box), label);
  if (!self->fixed)
    {
      GtkWidget *menu = menu_new (self);

      gtk_box_append (GTK_BOX (box), menu);
      add_keys (row, self, menu);
      lex_sidebar_drop_add (row, self, find_next (self->all, self->entry));
    }
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_object_set_data_full (G_OBJECT (row), ID, g_strdup (get (self->entry, LEX_JOURNAL_ID)), g_free);
  if (self->entry->kind == LEX_JOURNAL_BOOKMARK)
    g_object_set_data_full (G_OBJECT (row), LABEL, g_strdup (get (self->entry, LEX_JOURNAL_LABEL)),
                            g_free);
  return row;
}

const char *
lex_sidebar_mark_get_label (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), LABEL);
}

const char *
lex_sidebar_mark_get_id (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), ID);
}
