/* lex-shortcuts.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every key of the program, in one column that fits a telephone, with a search above it. It refuses
 * to know what the keys do: those of an action are the application's. The window's action calls it.
 *
 * GTK's own window of shortcuts is wider than a telephone, and goes out of use; AdwShortcutsDialog
 * came with libadwaita 1.8.
 */

#include "shell/lex-shortcuts.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "widgets/text/lex-flow-layout.h"

#define WIDTH 520
#define HEIGHT 640
#define GAP 12
#define MOST_ROWS 18

/* What is done, and by which keys: an action's, or these, with spaces between several. */
typedef struct
{
  const char *title;
  const char *keys;
} Shortcut;

static const struct
{
  const char *title;
  Shortcut rows[MOST_ROWS];
} groups[] = {
  { N_ ("Reading"),
    {
        { N_ ("Search"), "win.focus-entry" },
        { N_ ("Copy what is selected, or was opened"), "<Control>c" },
        { N_ ("Copy with citation"), "<Control><Shift>c" },
        { N_ ("Find on this page"), "win.find" },
        { N_ ("Next place"), "win.find-next" },
        { N_ ("Previous place"), "win.find-previous" },
        { N_ ("Table mode: the clause alone, large"), "win.table-mode" },
        { N_ ("Next clause, other language in table mode"), "Right L" },
        { N_ ("Previous law or section"), "win.previous-law" },
        { N_ ("Next law or section"), "win.next-law" },
        { N_ ("The clause above this one"), "win.up" },
        { N_ ("Show a linked clause in place"), "<Shift>Return" },
        { N_ ("Back"), "win.back" },
        { N_ ("Forward"), "win.forward" },
    } },
  { N_ ("Tabs"),
    {
        { N_ ("New tab"), "win.new-tab" },
        { N_ ("Read and searched before"), "win.recent" },
        { N_ ("Next tab"), "<Control>Tab" },
        { N_ ("Open in a new tab"), "<Control>Return" },
    } },
  { N_ ("Languages and size"),
    {
        { N_ ("Polish only"), "win.languages::pl" },
        { N_ ("English and Polish"), "win.languages::both" },
        { N_ ("English only"), "win.languages::en" },
        { N_ ("Swap the languages"), "win.swap-languages" },
        { N_ ("Widths of the languages: arrows divide the room"), "win.columns" },
        { N_ ("Larger text of the page"), "<Control>plus" },
        { N_ ("Smaller text of the page"), "<Control>minus" },
        { N_ ("Text of the page in its normal size"), "<Control>0" },
    } },
  { N_ ("Selecting"),
    {
        { N_ ("Letters"), "<Shift>Left <Shift>Right" },
        { N_ ("Words"), "<Control><Shift>Left <Control><Shift>Right" },
        { N_ ("Clauses"), "<Shift>Up <Shift>Down" },
        { N_ ("The same in the other language"), "<Alt><Shift>Right" },
        { N_ ("The whole page"), "<Control>a" },
        { N_ ("What can be done with it"), "Menu" },
    } },
  { N_ ("This clause"),
    {
        { N_ ("Bookmark this place"), "win.bookmark" },
        { N_ ("Write a note on this clause"), "win.note" },
        { N_ ("Leave the note"), "<Control>Return" },
        { N_ ("Make a card of what is selected, or of this clause"), "win.make-card::" },
        { N_ ("All my notes"), "win.notes" },
        { N_ ("A bookmark below the contents up or down"), "<Alt><Shift>Up <Alt><Shift>Down" },
        { N_ ("Precedence in this law"), "win.precedence-here" },
        { N_ ("What this clause yields to and prevails over"), "win.relations-here" },
        { N_ ("What cites this clause"), "win.citing-here" },
    } },
  { N_ ("General"),
    {
        { N_ ("What happened?"), "win.what-happened" },
        { N_ ("Flow chart of the path"), "win.path-chart" },
        { N_ ("Record a ruling: on this clause, or this path"), "win.new-case" },
        { N_ ("Cases, open ones among them"), "win.cases" },
        { N_ ("Study"), "win.study" },
        { N_ ("Ask me about this law"), "win.ask-law" },
        { N_ ("Sidebar"), "win.toggle-sidebar" },
        { N_ ("The next part of the window, the one before"), "F6 <Shift>F6" },
        { N_ ("Contents: the part above, the part below, close all"),
          "<Control>Up <Control>Down <Control>Left" },
        { N_ ("Menu"), "F10" },
        { N_ ("Print or save as a PDF"), "win.print" },
        { N_ ("Export the example as PBN"), "win.export-pbn" },
        { N_ ("Settings"), "win.preferences" },
        { N_ ("Keyboard shortcuts"), "win.show-help-overlay" },
        { N_ ("Help"), "win.help" },
        { N_ ("Close the tab"), "win.close-tab" },
        { N_ ("Quit"), "app.quit" },
    } },
  { N_ ("Imported documents"),
    {
        { N_ ("Open texts or boards"), "app.import" },
        { N_ ("Import a folder"), "win.import-folder" },
        { N_ ("Import what was reviewed"), "<Control>Return" },
        { N_ ("Rename a document"), "F2" },
        { N_ ("Remove a document"), "Delete" },
        { N_ ("Let a document prevail"), "<Alt>Up" },
    } },
  { N_ ("While searching"),
    {
        { N_ ("Walk the hits"), "Down Up" },
        { N_ ("Open the hit"), "Return" },
        { N_ ("Back to the contents"), "Escape" },
    } },
  { N_ ("What happened?"),
    {
        { N_ ("Choose the answer of that number"), "1...9" },
        { N_ ("One question back"), "BackSpace" },
    } },
  { N_ ("Cases"),
    {
        { N_ ("Undo"), "<Control>z" },
        { N_ ("Bring it again"), "<Control><Shift>z" },
        { N_ ("Back to the list"), "<Alt>Left" },
        { N_ ("Print the case, or the list"), "<Control>p" },
    } },
  { N_ ("Learning"),
    {
        { N_ ("Go on"), "Return" },
        { N_ ("Undo the last answer"), "<Control>z" },
        { N_ ("Mock exam: the question before, the next"), "Page_Up Page_Down" },
        { N_ ("Mock exam: the book"), "<Control>b" },
    } },
};

typedef struct
{
  GtkEditable *entry;
  GtkStack *stack;
  GtkWidget *groups[G_N_ELEMENTS (groups)];
  GtkWidget *rows[G_N_ELEMENTS (groups)][MOST_ROWS]; /* each has its words as data */
  GtkWidget *dialog;                                 /* has this as its data */
} Shortcuts;

static GStrv
list_keys (const char *keys)
{
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());

  if (g_str_has_prefix (keys, "win.") || g_str_has_prefix (keys, "app."))
    return gtk_application_get_accels_for_action (application, keys);
  return g_strsplit (keys, " ", -1);
}

/* `1...9` is no key. */
static char *
dup_said (const char *accelerator)
{
  guint key;
  GdkModifierType modifiers;

  return gtk_accelerator_parse (accelerator, &key, &modifiers)
             ? gtk_accelerator_get_label (key, modifiers)
             : g_strdup (accelerator);
}

static GtkWidget *
title_new (const char *title)
{
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

static GtkWidget *
key_new (const char *accelerator)
{
  GtkWidget *key;

  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  key = gtk_shortcut_label_new (accelerator);
  G_GNUC_END_IGNORE_DEPRECATIONS
  gtk_widget_set_valign (key, GTK_ALIGN_CENTER);
  return key;
}

/* The keys stand beside what they do where there is room, else below. */
static GtkWidget *
row_new (const Shortcut *shortcut)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  g_auto (GStrv) keys = list_keys (shortcut->keys);
  GString *words = g_string_new (_ (shortcut->title));

  gtk_widget_set_layout_manager (box, lex_flow_layout_new (GAP));
  gtk_box_append (GTK_BOX (box), title_new (_ (shortcut->title)));
  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autofree char *key = dup_said (keys[i]);

      gtk_box_append (GTK_BOX (box), key_new (keys[i]));
      g_string_append_printf (words, ", %s", key);
    }
  gtk_widget_set_margin_top (box, GAP);
  gtk_widget_set_margin_bottom (box, GAP);
  gtk_widget_set_margin_start (box, GAP);
  gtk_widget_set_margin_end (box, GAP);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, words->str,
                                  -1);
  g_object_set_data_full (G_OBJECT (row), "words", g_string_free (words, FALSE), g_free);
  return row;
}

static GtkWidget *
group_new (Shortcuts *self, guint i)
{
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  for (guint j = 0; j < MOST_ROWS && groups[i].rows[j].title != NULL; j++)
    {
      self->rows[i][j] = row_new (&groups[i].rows[j]);
      gtk_list_box_append (GTK_LIST_BOX (list), self->rows[i][j]);
    }
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _ (groups[i].title));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), list);
  return group;
}

static GtkWidget *
page_new (Shortcuts *self)
{
  GtkWidget *page = adw_preferences_page_new ();

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      self->groups[i] = group_new (self, i);
      adw_preferences_page_add (ADW_PREFERENCES_PAGE (page),
                                ADW_PREFERENCES_GROUP (self->groups[i]));
    }
  return page;
}

static gboolean
find_in (GtkWidget *row, const char *text)
{
  return *text == '\0'
         || g_str_match_string (text, g_object_get_data (G_OBJECT (row), "words"), TRUE);
}

static void
searched_cb (Shortcuts *self)
{
  const char *text = gtk_editable_get_text (self->entry);
  gboolean any = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      gboolean shown = FALSE;

      for (guint j = 0; j < MOST_ROWS && self->rows[i][j] != NULL; j++)
        {
          const gboolean found = find_in (self->rows[i][j], text);

          gtk_widget_set_visible (self->rows[i][j], found);
          shown |= found;
        }
      gtk_widget_set_visible (self->groups[i], shown);
      any |= shown;
    }
  gtk_stack_set_visible_child_name (self->stack, any ? "all" : "nothing");
}

/* Where libadwaita has them, dialogs stand in their window. */
#if ADW_CHECK_VERSION(1, 5, 0)
static void
close_dialog (GtkWidget *dialog)
{
  adw_dialog_close (ADW_DIALOG (dialog));
}

static GtkWidget *
dialog_new (GtkWidget *content)
{
  AdwDialog *dialog = adw_dialog_new ();

  adw_dialog_set_title (dialog, _ ("Keyboard Shortcuts"));
  adw_dialog_set_content_width (dialog, WIDTH);
  adw_dialog_set_content_height (dialog, HEIGHT);
  adw_dialog_set_child (dialog, content);
  return GTK_WIDGET (dialog);
}

static void
present (GtkWidget *dialog, GtkWindow *parent)
{
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (parent));
}
#else
static void
close_dialog (GtkWidget *dialog)
{
  gtk_window_close (GTK_WINDOW (dialog));
}

static gboolean
close_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  close_dialog (widget);
  return TRUE;
}

static GtkWidget *
dialog_new (GtkWidget *content)
{
  AdwWindow *dialog = g_object_new (ADW_TYPE_WINDOW, "modal", TRUE, "destroy-with-parent", TRUE,
                                    "title", _ ("Keyboard Shortcuts"), "default-width", WIDTH,
                                    "default-height", HEIGHT, NULL);
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Escape"),
                        gtk_callback_action_new (close_cb, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (dialog), keys);
  adw_window_set_content (dialog, content);
  return GTK_WIDGET (dialog);
}

static void
present (GtkWidget *dialog, GtkWindow *parent)
{
  gtk_window_set_transient_for (GTK_WINDOW (dialog), parent);
  gtk_window_present (GTK_WINDOW (dialog));
}
#endif

/* Escape gives up the search first. */
static void
stop_cb (Shortcuts *self)
{
  if (*gtk_editable_get_text (self->entry) != '\0')
    gtk_editable_set_text (self->entry, "");
  else
    close_dialog (self->dialog);
}

static GtkWidget *
entry_new (Shortcuts *self)
{
  GtkWidget *entry = gtk_search_entry_new ();

  self->entry = GTK_EDITABLE (entry);
  g_object_set (entry, "placeholder-text", _ ("Search the Shortcuts"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Search the Shortcuts"), -1);
  gtk_widget_set_margin_start (entry, GAP);
  gtk_widget_set_margin_end (entry, GAP);
  gtk_widget_set_margin_top (entry, GAP / 2);
  gtk_widget_set_margin_bottom (entry, GAP / 2);
  g_signal_connect_swapped (entry, "search-changed", G_CALLBACK (searched_cb), self);
  g_signal_connect_swapped (entry, "stop-search", G_CALLBACK (stop_cb), self);
  return entry;
}

void
lex_shortcuts_present (GtkWindow *parent)
{
  Shortcuts *self = g_new0 (Shortcuts, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *nothing = g_object_new (ADW_TYPE_STATUS_PAGE, "icon-name", "edit-find-symbolic",
                                     "title", _ ("Nothing Found"), NULL);

  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_add_named (self->stack, page_new (self), "all");
  gtk_stack_add_named (self->stack, nothing, "nothing");
  gtk_widget_set_vexpand (GTK_WIDGET (self->stack), TRUE);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), entry_new (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->stack));
  self->dialog = dialog_new (box);
  g_object_set_data_full (G_OBJECT (self->dialog), "shortcuts", self, g_free);
  present (self->dialog, parent);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}
