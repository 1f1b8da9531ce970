/* lex-window-recent.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What was read and searched last: places in the journal, words in the preferences. It refuses to
 * know how either is shown. The window and its start pages call it.
 *
 * A place is kept when one has stayed for a while: whoever turns pages reads none of them, and each
 * is a write to the disk.
 */

#include "shell/lex-window-recent.h"

#include <glib/gi18n-lib.h>

#include "services/lex-naming.h"
#include "shell/lex-window-private.h"

#define WHILE_MS 2000
#define MOST_PLACES 40
#define MOST_SEARCHES 20
#define IN_MENU 10
#define SEARCHES "recent-searches"

void
lex_window_keep_place (LexWindow *self)
{
  LexLabel *label = lex_reader_get_label (self->reader);

  if (self->staying == 0)
    return;
  g_clear_handle_id (&self->staying, g_source_remove);
  /* What can not be kept, say on a full disk, is not worth a message each time. */
  if (label != NULL && self->instead == NULL && self->journal_open
      && !lex_journal_is_read_only (self->journal))
    lex_journal_visit (self->journal, lex_label_get_text (label), NULL);
}

static gboolean
stayed_cb (gpointer user_data)
{
  lex_window_keep_place (LEX_WINDOW (user_data));
  return G_SOURCE_REMOVE;
}

static void
moved_cb (LexWindow *self)
{
  g_clear_handle_id (&self->staying, g_source_remove);
  self->staying = g_timeout_add (WHILE_MS, stayed_cb, self);
}

void
lex_window_connect_recent (LexWindow *self)
{
  g_signal_connect (self, "moved", G_CALLBACK (moved_cb), NULL);
}

void
lex_window_keep_search (LexWindow *self, const char *text)
{
  g_auto (GStrv) before = lex_window_list_searches (self);
  g_autoptr (GPtrArray) searches = g_ptr_array_new ();
  g_autofree char *search = g_strstrip (g_strdup (text));

  g_ptr_array_add (searches, search);
  for (guint i = 0; before[i] != NULL && searches->len < MOST_SEARCHES; i++)
    if (!g_str_equal (before[i], search))
      g_ptr_array_add (searches, before[i]);
  g_ptr_array_add (searches, NULL);
  g_settings_set_strv (self->preferences, SEARCHES, (const char *const *) searches->pdata);
}

GStrv
lex_window_list_places (LexWindow *self)
{
  GStrv places
      = self->journal_open ? lex_journal_list_recent (self->journal, MOST_PLACES, NULL) : NULL;

  return places != NULL ? places : g_new0 (char *, 1);
}

GStrv
lex_window_list_searches (LexWindow *self)
{
  return g_settings_get_strv (self->preferences, SEARCHES);
}

/* A menu reads underscores as mnemonics. */
static void
append (GMenu *menu, const char *title, const char *action, const char *target)
{
  g_autoptr (GString) escaped = g_string_new (title);
  g_autoptr (GMenuItem) item = NULL;

  g_string_replace (escaped, "_", "__", 0);
  item = g_menu_item_new (escaped->str, NULL);
  g_menu_item_set_action_and_target (item, action, "s", target);
  g_menu_append_item (menu, item);
}

void
lex_window_append_recent (LexWindow *self, GMenu *menu)
{
  const LexLanguage language = lex_languages_get_first (lex_reader_get_languages (self->reader));
  g_auto (GStrv) labels = lex_window_list_places (self);
  g_auto (GStrv) searches = lex_window_list_searches (self);
  g_autoptr (GMenu) recent = g_menu_new ();
  g_autoptr (GMenu) places = g_menu_new ();
  g_autoptr (GMenu) words = g_menu_new ();

  for (guint i = 0; self->library != NULL && labels[i] != NULL && i < IN_MENU; i++)
    {
      g_autoptr (LexLabel) label = lex_label_parse (labels[i]);
      g_autofree char *name
          = label != NULL ? lex_naming_dup_name (self->library, label, language) : NULL;

      if (name != NULL && lex_library_has_label (self->library, labels[i]))
        append (places, name, "win.open", labels[i]);
    }
  for (guint i = 0; searches[i] != NULL && i < IN_MENU; i++)
    append (words, searches[i], "win.search", searches[i]);
  g_menu_append_section (recent, NULL, G_MENU_MODEL (places));
  g_menu_append_section (recent, NULL, G_MENU_MODEL (words));
  g_menu_append (recent, _ ("All That Was Read"), "win.recent");
  g_menu_append_submenu (menu, _ ("Read Before"), G_MENU_MODEL (recent));
}
