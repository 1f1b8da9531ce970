/* lex-window-bookmarks.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bookmarks: labels in the preferences, in the order of adding. It refuses to
 * know where they are shown but for their menu. The window's actions and its
 * menu call it.
 */

#include "shell/lex-window-private.h"

static GStrv
dup_labels (LexWindow *self)
{
  return g_settings_get_strv (self->preferences, "bookmarks");
}

static const char *
current_text (LexWindow *self)
{
  LexLabel *label = lex_reader_get_label (self->reader);

  return label != NULL ? lex_label_get_text (label) : NULL;
}

void
lex_window_toggle_bookmark (LexWindow *self)
{
  const char *current = current_text (self);
  g_auto (GStrv) labels = dup_labels (self);
  g_autoptr (GStrvBuilder) changed = g_strv_builder_new ();
  g_auto (GStrv) result = NULL;

  if (current == NULL)
    return;

  for (guint i = 0; labels[i] != NULL; i++)
    if (!g_str_equal (labels[i], current))
      g_strv_builder_add (changed, labels[i]);
  if (!g_strv_contains ((const char *const *) labels, current))
    g_strv_builder_add (changed, current);

  result = g_strv_builder_end (changed);
  g_settings_set_strv (self->preferences, "bookmarks", (const char *const *) result);
  lex_window_update_bookmark (self);
}

void
lex_window_update_bookmark (LexWindow *self)
{
  const char *current = current_text (self);
  g_auto (GStrv) labels = dup_labels (self);
  gboolean marked = current != NULL && g_strv_contains ((const char *const *) labels, current);

  lex_window_set_action_state (self, "bookmark", g_variant_new_boolean (marked));
  lex_window_set_action_enabled (self, "bookmark", current != NULL);
}

static char *
dup_heading (LexWindow *self, LexLabel *label)
{
  g_autoptr (LexPassage) passage = lex_library_show (self->library, label, NULL);
  const LexLanguage first = lex_languages_get_first (lex_reader_get_languages (self->reader));
  LexPassageRow *row;

  if (passage == NULL || passage->rows->len == 0)
    return NULL;

  row = g_ptr_array_index (passage->rows, 0);
  return g_strdup (lex_clause_get_heading (row->clause, first));
}

/* `27B1a` has no heading of its own: that of 27B, or of 27, says where it is. */
static char *
dup_nearest_heading (LexWindow *self, LexLabel *label)
{
  g_autoptr (LexLabel) at = lex_label_ref (label);

  while (at != NULL)
    {
      char *heading = dup_heading (self, at);
      LexLabel *parent = lex_label_dup_parent (at);

      if (heading != NULL)
        {
          g_clear_pointer (&parent, lex_label_unref);
          return heading;
        }
      lex_label_unref (at);
      at = parent;
    }

  return NULL;
}

static void
append_bookmark (LexWindow *self, GMenu *menu, const char *text)
{
  g_autoptr (LexLabel) label = lex_label_parse (text);
  g_autofree char *heading = NULL;
  g_autofree char *title = NULL;
  g_autoptr (GMenuItem) item = NULL;

  if (label == NULL || self->library == NULL)
    return;

  heading = dup_nearest_heading (self, label);
  /* A menu reads underscores as mnemonics; neither labels nor headings have any. */
  title = heading != NULL ? g_strdup_printf ("%s  %s", text, heading) : g_strdup (text);
  item = g_menu_item_new (title, NULL);
  g_menu_item_set_action_and_target (item, "win.open", "s", text);
  g_menu_append_item (menu, item);
}

GMenuModel *
lex_window_dup_bookmarks_menu (LexWindow *self)
{
  g_auto (GStrv) labels = dup_labels (self);
  g_autoptr (GMenu) menu = g_menu_new ();

  for (guint i = 0; labels[i] != NULL; i++)
    append_bookmark (self, menu, labels[i]);

  return G_MENU_MODEL (g_steal_pointer (&menu));
}
