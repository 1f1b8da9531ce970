/* lex-window-menu.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The menu of the header bar. It refuses to do anything: its items name actions.
 * The menu button calls it when it is pressed.
 */

#include "shell/lex-window-private.h"
#include "shell/lex-window-zoom.h"

#include <glib/gi18n-lib.h>

#include "shell/lex-bookmarks.h"
#include "shell/lex-language-switch.h"
#include "shell/lex-window-recent.h"
#include "shell/lex-window-toolbox.h"
#include "widgets/journal/lex-note-colour.h"

/* With type of 200 % they leave room for a menu's edges in 360 pixels. */
#define NARROW_CHARS 14
/* Of a menu, its shadow among them. */
#define EDGES 60

static void
append_section (GMenu *menu, GMenu *section)
{
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}

static void
append_precedence (GMenu *menu)
{
  g_autoptr (GMenu) section = g_menu_new ();

  g_menu_append (section, _ ("Precedence in This Law"), "win.precedence-here");
  g_menu_append (section, _ ("All Relations of Precedence"), "win.precedence-list");
  append_section (menu, section);
}

/* What the header bar of a narrow window has no room for, in the order that it has there. */
static void
append_languages (LexWindow *self, GMenu *menu)
{
  LexLanguageSwitch *languages = LEX_LANGUAGE_SWITCH (self->language_switch);
  const gboolean english = lex_language_switch_get_first (languages) == LEX_LANGUAGE_EN;
  const char *both = lex_language_switch_get_both (languages);
  g_autoptr (GMenu) section = g_menu_new ();

  g_menu_append (section, english ? _ ("English") : _ ("Polish"),
                 english ? "win.languages::en" : "win.languages::pl");
  g_menu_append (section, both, "win.languages::both");
  g_menu_append (section, english ? _ ("Polish") : _ ("English"),
                 english ? "win.languages::pl" : "win.languages::en");
  append_section (menu, section);
}

static void
append_colours (GMenu *menu)
{
  g_autoptr (GMenu) colours = g_menu_new ();

  for (guint i = 0; i < LEX_JOURNAL_N_COLOURS; i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (lex_note_colour_get_title (i), NULL);

      g_menu_item_set_action_and_target (item, "win.highlight-here", "s",
                                         lex_journal_colour_get_name (i));
      g_menu_append_item (colours, item);
    }
  g_menu_append_submenu (menu, _ ("Highlight This Clause"), G_MENU_MODEL (colours));
}

static void
append_bookmarks (LexWindow *self, GMenu *menu)
{
  g_autoptr (GMenu) section = g_menu_new ();
  g_autoptr (GPtrArray) entries
      = self->journal != NULL ? lex_journal_list (self->journal, NULL) : NULL;
  g_autoptr (GMenuModel) bookmarks = lex_bookmarks_dup_menu (
      entries, self->library, lex_languages_get_first (lex_reader_get_languages (self->reader)));

  g_menu_append (section, _ ("Copy This Place"), "win.copy");
  g_menu_append (section, _ ("Bookmark This Place"), "win.bookmark");
  g_menu_append (section, _ ("Add a Note"), "win.note");
  g_menu_append (section, _ ("Make a Card"), "win.make-card::");
  if (g_menu_model_get_n_items (bookmarks) > 0)
    g_menu_append_submenu (section, _ ("Bookmarks"), bookmarks);
  append_colours (section);
  g_menu_append (section, _ ("My Notes"), "win.notes");
  append_section (menu, section);
}

static void
append_rest (LexWindow *self, GMenu *menu)
{
  g_autoptr (GMenu) documents = g_menu_new ();
  g_autoptr (GMenu) about = g_menu_new ();

  g_menu_append (documents, _ ("Print…"), "win.print");
  g_menu_append (documents, _ ("Open Texts or Boards…"), "app.import");
  g_menu_append (documents, _ ("Import a Folder…"), "win.import-folder");
  g_menu_append (documents, _ ("Imported Documents"), "win.documents");
  g_menu_append (documents, _ ("Compare Editions of This Clause"), "win.compare-here");
  if (lex_window_can_export (self))
    g_menu_append (documents, _ ("Export as PBN…"), "win.export-pbn");
  append_section (menu, documents);

  g_menu_append (about, _ ("Settings"), "win.preferences");
  g_menu_append (about, _ ("Help"), "win.help");
  g_menu_append (about, _ ("Keyboard Shortcuts"), "win.show-help-overlay");
  g_menu_append (about, _ ("About Lexbridge"), "app.about");
  append_section (menu, about);
}

/* GTK gives an item as much room as its words and its key want, even beyond the screen. */
static void
narrow_items (GtkWidget *widget, gboolean wrapped)
{
  if (g_str_equal (gtk_widget_get_css_name (widget), "accelerator"))
    gtk_widget_set_visible (widget, FALSE);
  else if (GTK_IS_LABEL (widget) && wrapped)
    g_object_set (widget, "wrap", TRUE, "max-width-chars", NARROW_CHARS, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    narrow_items (child, wrapped);
}

/* What is not shown yet has no width, but what is in it has. */
static gboolean
is_too_wide (LexWindow *self, GtkWidget *popover)
{
  GtkWidget *items = gtk_popover_get_child (GTK_POPOVER (popover));
  int natural;

  gtk_widget_measure (items, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural + EDGES > gtk_widget_get_width (GTK_WIDGET (self));
}

/* A narrow window may be as wide as its screen: with large type the menu goes without its keys, and
 * in several lines, where it must. */
static void
fit_menu (LexWindow *self, GtkWidget *popover)
{
  for (guint i = 0; i < 2 && is_too_wide (self, popover); i++)
    narrow_items (popover, i > 0);
}

/* What was chosen in the menu may have led the keys elsewhere. */
static gboolean
left_cb (GtkWidget *widget, GdkFrameClock *frames, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (widget);
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));

  if (focus == NULL || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->menu_button)))
    lex_window_give_back_focus (self);
  return G_SOURCE_REMOVE;
}

/* As it closes, GTK gives the keys to its button. */
static void
closed_cb (GtkWidget *self)
{
  gtk_widget_add_tick_callback (self, left_cb, NULL, NULL);
}

void
lex_window_fill_menu_cb (GtkMenuButton *button, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (user_data);
  g_autoptr (GMenu) menu = g_menu_new ();

  if (self->band == LEX_BAND_NARROW)
    append_languages (self, menu);
  lex_window_append_zoom (menu);
  if (lex_languages_are_both (lex_reader_get_languages (self->reader)))
    g_menu_append (menu, _ ("Swap Languages"), "win.swap-languages");
  g_menu_append (menu, _ ("Table Mode"), "win.table-mode");
  g_menu_append (menu, _ ("What Happened?"), "win.what-happened");
  g_menu_append (menu, _ ("Comparable Call"), "win.tool::comparable");
  g_menu_append (menu, _ ("Scores"), "win.tool::score");
  if (lex_window_has_toolbox (self))
    g_menu_append (menu, _ ("Flow Chart of This Path"), "win.path-chart");
  g_menu_append (menu, _ ("New Case"), "win.new-case");
  g_menu_append (menu, _ ("Cases"), "win.cases");
  g_menu_append (menu, _ ("Study"), "win.study");
  g_menu_append (menu, _ ("Ask Me About This Law"), "win.ask-law");
  lex_window_append_recent (self, menu);
  append_bookmarks (self, menu);
  append_precedence (menu);
  append_rest (self, menu);

  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
  lex_window_put_zoom (self, GTK_POPOVER_MENU (gtk_menu_button_get_popover (button)));
  g_signal_connect_object (gtk_menu_button_get_popover (button), "closed", G_CALLBACK (closed_cb),
                           self, G_CONNECT_SWAPPED);
  if (self->band == LEX_BAND_NARROW)
    fit_menu (self, GTK_WIDGET (gtk_menu_button_get_popover (button)));
}
