/* lex-window-tabs.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tabs of the window: which is in front, and what of the window follows it. It refuses to know
 * what is read in them. The window and its actions call it.
 *
 * The bar of tabs is made with the second tab, and a tab that is not in front reads its page when
 * it comes there: neither is for the first frame.
 */

#include "shell/lex-window-tabs.h"

#include "shell/lex-action-state.h"
#include "shell/lex-window-private.h"
#include "widgets/text/lex-toast.h"

#include "services/lex-passage.h"

#define ENGLISH_SHARE "english-share"

static LexTab *
get_tab (AdwTabPage *page)
{
  return page != NULL ? LEX_TAB (adw_tab_page_get_child (page)) : NULL;
}

static void
title_page (LexWindow *self, LexTab *tab)
{
  g_autofree char *title = lex_reader_dup_title (lex_tab_get_reader (tab));

  if (title != NULL)
    adw_tab_page_set_title (adw_tab_view_get_page (self->tabs, GTK_WIDGET (tab)), title);
}

/* Where the tabs are not to be seen, there is always a way back to them. */
void
lex_window_update_ways (LexWindow *self)
{
  LexHistory *history = lex_tab_get_history (self->tab);
  const gboolean left
      = self->left == self->tab || !gtk_widget_get_visible (GTK_WIDGET (self->tabs));

  lex_action_state_enable (G_ACTION_MAP (self), "back", left || lex_history_can_go (history, -1));
  lex_action_state_enable (G_ACTION_MAP (self), "forward", lex_history_can_go (history, 1));
}

/* What of the window tells where the reader is. */
static void
follow_place (LexWindow *self)
{
  g_autofree char *title = lex_reader_dup_title (self->reader);

  gtk_window_set_title (GTK_WINDOW (self), title != NULL ? title : "Lexbridge");
  lex_sidebar_set_current (self->sidebar, lex_reader_get_label (self->reader));
  g_signal_emit_by_name (self, "moved");
}

/* Its name tells what is there; the page is read when one goes there. */
static char *
dup_title (LexWindow *self, LexLabel *label)
{
  const LexLanguage language = lex_languages_get_first (lex_reader_get_languages (self->reader));
  g_autoptr (LexLabel) page = lex_library_dup_page (self->library, label);
  g_autofree char *heading = lex_library_dup_heading (self->library, page, language, NULL);
  g_autofree char *title = NULL;

  if (heading == NULL)
    heading = lex_library_dup_heading (self->library, page, 1 - language, NULL);
  title = g_strdup_printf ("%s %s", lex_label_get_number (page), heading != NULL ? heading : "");

  return g_strdup (g_strstrip (title));
}

/* Those behind have not read their pages in the language that is first now. */
void
lex_window_retitle_tabs (LexWindow *self)
{
  for (int i = 0; self->library != NULL && i < adw_tab_view_get_n_pages (self->tabs); i++)
    {
      AdwTabPage *page = adw_tab_view_get_nth_page (self->tabs, i);
      g_auto (LexTabPlace) place = { NULL };
      g_autofree char *title = NULL;

      if (!lex_tab_get_place (get_tab (page), &place))
        continue;
      title = dup_title (self, place.label);
      adw_tab_page_set_title (page, title);
      if (get_tab (page) == self->tab)
        gtk_window_set_title (GTK_WINDOW (self), title);
    }
}

static void
label_changed_cb (LexWindow *self, GParamSpec *pspec, LexReader *reader)
{
  LexTab *tab = LEX_TAB (gtk_widget_get_parent (GTK_WIDGET (reader)));

  title_page (self, tab);
  if (tab == self->tab)
    follow_place (self);
}

/* What is chosen for the window is chosen for the tab that comes to the front. */
static void
fit_tab (LexWindow *self, LexTab *tab, LexReader *before)
{
  LexReader *reader = lex_tab_get_reader (tab);

  if (before != NULL)
    lex_reader_set_languages (reader, lex_reader_get_languages (before));
  lex_reader_set_margin (reader, self->band == LEX_BAND_WIDE);
}

static void
wake (LexWindow *self)
{
  g_autoptr (GError) error = NULL;

  /* An imported document may have been forgotten meanwhile. */
  if (self->library != NULL && !lex_tab_wake (self->tab, &error))
    lex_toast_say (self->toasts, error->message);
}

static void
selected_cb (LexWindow *self)
{
  LexTab *tab = get_tab (adw_tab_view_get_selected_page (self->tabs));
  LexReader *before = self->tab != NULL ? self->reader : NULL;

  if (tab == NULL || tab == self->tab || gtk_widget_in_destruction (GTK_WIDGET (self)))
    return;
  self->tab = tab;
  self->reader = lex_tab_get_reader (tab);
  fit_tab (self, tab, before);
  wake (self);
  lex_window_update_ways (self);
  follow_place (self);
}

/* The tab in front goes after another has taken its place, if there is one. It may go to another
 * window, which follows it from then on. */
static void
detached_cb (LexWindow *self, AdwTabPage *page, int position)
{
  LexTab *tab = get_tab (page);

  if (self->left == tab)
    self->left = NULL;
  g_signal_handlers_disconnect_by_data (lex_tab_get_reader (tab), self);
  g_signal_handlers_disconnect_by_data (lex_tab_get_history (tab), self);
  g_settings_unbind (lex_tab_get_reader (tab), ENGLISH_SHARE);
}

static void
ways_changed_cb (LexWindow *self)
{
  if (self->tab != NULL)
    lex_window_update_ways (self);
}

static void
ensure_bar (LexWindow *self)
{
  if (self->tab_bar != NULL)
    return;
  self->tab_bar = adw_tab_bar_new ();
  adw_tab_bar_set_view (self->tab_bar, self->tabs);
  gtk_box_prepend (self->reading, GTK_WIDGET (self->tab_bar));
}

void
lex_window_share_columns (LexWindow *self, LexReader *reader)
{
  g_settings_bind (self->preferences, ENGLISH_SHARE, reader, ENGLISH_SHARE,
                   G_SETTINGS_BIND_DEFAULT);
}

/* The tab that a window begins with gives its place to the one that the window was made for. */
static void
drop_spare (LexWindow *self)
{
  LexTab *spare = g_steal_pointer (&self->spare);

  if (spare != NULL)
    adw_tab_view_close_page (self->tabs, adw_tab_view_get_page (self->tabs, GTK_WIDGET (spare)));
}

/* A tab is followed from when it comes, new or from another window. */
static void
attached_cb (LexWindow *self, AdwTabPage *page, int position)
{
  LexTab *tab = get_tab (page);
  LexReader *reader = lex_tab_get_reader (tab);

  g_signal_connect_object (reader, "notify::label", G_CALLBACK (label_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (lex_tab_get_history (tab), "notify", G_CALLBACK (ways_changed_cb), self,
                           G_CONNECT_SWAPPED);
  lex_reader_set_words (reader, self->words);
  if (self->library != NULL)
    lex_reader_set_library (reader, self->library);
  /* The first tab of all comes before the preferences. */
  if (self->preferences != NULL)
    lex_window_share_columns (self, reader);
  drop_spare (self);
  if (adw_tab_view_get_n_pages (self->tabs) > 1)
    ensure_bar (self);
}

/* Beside the tab in front, behind those that were opened from it before. */
static LexTab *
new_tab (LexWindow *self)
{
  LexTab *tab = LEX_TAB (lex_tab_new ());
  AdwTabPage *parent
      = self->tab != NULL ? adw_tab_view_get_page (self->tabs, GTK_WIDGET (self->tab)) : NULL;

  adw_tab_view_add_page (self->tabs, GTK_WIDGET (tab), parent);
  return tab;
}

void
lex_window_connect_tabs (LexWindow *self)
{
  g_signal_connect_swapped (self->tabs, "notify::selected-page", G_CALLBACK (selected_cb), self);
  g_signal_connect_swapped (self->tabs, "page-attached", G_CALLBACK (attached_cb), self);
  g_signal_connect_swapped (self->tabs, "page-detached", G_CALLBACK (detached_cb), self);
  /* Ctrl+Page Up and Down go from law to law, Home and End to the ends of a page. */
  adw_tab_view_set_shortcuts (
      self->tabs, ADW_TAB_VIEW_SHORTCUT_CONTROL_TAB | ADW_TAB_VIEW_SHORTCUT_CONTROL_SHIFT_TAB
                      | ADW_TAB_VIEW_SHORTCUT_CONTROL_SHIFT_PAGE_UP
                      | ADW_TAB_VIEW_SHORTCUT_CONTROL_SHIFT_PAGE_DOWN
                      | ADW_TAB_VIEW_SHORTCUT_ALT_DIGITS | ADW_TAB_VIEW_SHORTCUT_ALT_ZERO);
  new_tab (self);
}

void
lex_window_show_tabs (LexWindow *self, gboolean shown)
{
  gtk_widget_set_visible (GTK_WIDGET (self->tabs), shown);
  if (self->tab_bar != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->tab_bar), shown);
}

void
lex_window_give_library (LexWindow *self)
{
  for (int i = 0; i < adw_tab_view_get_n_pages (self->tabs); i++)
    lex_reader_set_library (
        lex_tab_get_reader (get_tab (adw_tab_view_get_nth_page (self->tabs, i))), self->library);
}

LexTab *
lex_window_add_tab (LexWindow *self, const char *title)
{
  LexTab *tab = new_tab (self);
  AdwTabPage *page = adw_tab_view_get_page (self->tabs, GTK_WIDGET (tab));

  adw_tab_page_set_title (page, title);
  adw_tab_view_set_selected_page (self->tabs, page);
  return tab;
}

LexTab *
lex_window_put_tab (LexWindow *self, const LexTabPlace *place, int position)
{
  g_autofree char *title = dup_title (self, place->label);
  LexTab *tab = new_tab (self);
  AdwTabPage *page = adw_tab_view_get_page (self->tabs, GTK_WIDGET (tab));

  adw_tab_page_set_title (page, title);
  lex_tab_wait (tab, place);
  if (position >= 0)
    adw_tab_view_reorder_page (self->tabs, page, position);
  return tab;
}

LexTab *
lex_window_open_tab (LexWindow *self, const char *text, gboolean front)
{
  g_autoptr (LexLabel) label = lex_label_parse (text);
  g_autoptr (GError) error = NULL;
  LexTab *tab;

  if (label == NULL || self->library == NULL)
    return NULL;
  if (!lex_library_has_label (self->library, text))
    {
      g_autoptr (LexPassage) none = lex_library_show (self->library, label, &error);

      lex_toast_say (self->toasts, error->message);
      return NULL;
    }
  tab = lex_window_put_tab (self, &(LexTabPlace){ label, NULL, 0 }, -1);
  if (front)
    adw_tab_view_set_selected_page (self->tabs,
                                    adw_tab_view_get_page (self->tabs, GTK_WIDGET (tab)));
  return tab;
}
