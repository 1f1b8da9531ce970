/* lex-window-tab-actions.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is done with tabs: opening, closing, going from one to the next. It refuses to know what is
 * read in them. The window adds its actions.
 */

#include "shell/lex-window-tabs.h"

#include <glib/gi18n-lib.h>

#include "shell/lex-window-cases.h"
#include "shell/lex-window-private.h"
#include "shell/lex-window-recent.h"
#include "shell/lex-window-study.h"
#include "widgets/start/lex-start-page.h"

void
lex_window_close_tab (LexWindow *self)
{
  if (adw_tab_view_get_n_pages (self->tabs) > 1)
    adw_tab_view_close_page (self->tabs, adw_tab_view_get_selected_page (self->tabs));
  else
    gtk_window_close (GTK_WINDOW (self));
}

/* Making the cards takes longer than a frame: the page stands before. */
static gboolean
add_cards_cb (gpointer start)
{
  GtkRoot *root = gtk_widget_get_root (start);

  if (LEX_IS_WINDOW (root))
    lex_start_page_add_cards (start, lex_window_count_cards (LEX_WINDOW (root)));
  return G_SOURCE_REMOVE;
}

static LexTab *
begin_tab (LexWindow *self)
{
  const LexLanguage language = lex_languages_get_first (lex_reader_get_languages (self->reader));
  LexStartPage *start = LEX_START_PAGE (lex_start_page_new ());
  g_auto (GStrv) places = lex_window_list_places (self);
  g_auto (GStrv) searches = lex_window_list_searches (self);
  LexTab *tab = lex_window_add_tab (self, _ ("New Tab"));

  lex_start_page_add_open_cases (start, lex_window_count_open_cases (self));
  lex_start_page_add_searches (start, (const char *const *) searches);
  lex_start_page_add_places (start, self->library, (const char *const *) places, language);
  lex_tab_set_start (tab, GTK_WIDGET (start));
  g_idle_add_full (G_PRIORITY_LOW, add_cards_cb, g_object_ref (start), g_object_unref);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  lex_window_leave_instead (self);
  return tab;
}

static void
new_tab_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (user_data);

  if (self->library == NULL)
    return;
  begin_tab (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

/* Where there is such a page already, it is not made twice. */
static void
recent_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (user_data);
  GtkWidget *start = lex_tab_get_start (self->tab);

  if (self->library == NULL)
    return;
  if (start == NULL)
    start = lex_tab_get_start (begin_tab (self));
  lex_start_page_begin (LEX_START_PAGE (start));
}

static void
close_tab_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_close_tab (LEX_WINDOW (user_data));
}

/* As the middle button does: one reads on where one is. */
static void
open_tab_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_open_tab (LEX_WINDOW (user_data), g_variant_get_string (parameter, NULL), FALSE);
}

void
lex_window_add_tab_actions (LexWindow *self)
{
  static const GActionEntry entries[] = {
    { "new-tab", new_tab_cb },
    { "open-tab", open_tab_cb, "s" },
    { "recent", recent_cb },
    { "close-tab", close_tab_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
