/* lex-bookmarks.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bookmarks: labels in the preferences, in the order of adding. It refuses to
 * know what is being read, and of windows all but the action that opens a
 * label. The window and its menu call it.
 */

#include "shell/lex-bookmarks.h"

#define KEY "bookmarks"

gboolean
lex_bookmarks_contain (GSettings *preferences, const char *label)
{
  g_auto (GStrv) labels = g_settings_get_strv (preferences, KEY);

  return g_strv_contains ((const char *const *) labels, label);
}

void
lex_bookmarks_toggle (GSettings *preferences, const char *label)
{
  g_auto (GStrv) labels = g_settings_get_strv (preferences, KEY);
  g_autoptr (GStrvBuilder) changed = g_strv_builder_new ();
  g_auto (GStrv) result = NULL;

  for (guint i = 0; labels[i] != NULL; i++)
    if (!g_str_equal (labels[i], label))
      g_strv_builder_add (changed, labels[i]);
  if (!g_strv_contains ((const char *const *) labels, label))
    g_strv_builder_add (changed, label);

  result = g_strv_builder_end (changed);
  g_settings_set_strv (preferences, KEY, (const char *const *) result);
}

/* `27B1a` has no heading of its own: that of 27B, or of 27, says where it is. */
static char *
dup_nearest_heading (LexLibrary *library, LexLabel *label, LexLanguage language)
{
  g_autoptr (LexLabel) at = lex_label_ref (label);
  char *heading = NULL;

  while (at != NULL && (heading = lex_library_dup_heading (library, at, language, NULL)) == NULL)
    {
      LexLabel *parent = lex_label_dup_parent (at);

      lex_label_unref (at);
      at = parent;
    }

  return heading;
}

static GMenuItem *
item_new (LexLibrary *library, LexLabel *label, LexLanguage language)
{
  const char *text = lex_label_get_text (label);
  g_autofree char *heading = dup_nearest_heading (library, label, language);
  /* A menu reads underscores as mnemonics; neither labels nor headings have any. */
  g_autofree char *title
      = heading != NULL ? g_strdup_printf ("%s  %s", text, heading) : g_strdup (text);
  GMenuItem *item = g_menu_item_new (title, NULL);

  g_menu_item_set_action_and_target (item, "win.open", "s", text);
  return item;
}

GMenuModel *
lex_bookmarks_dup_menu (GSettings *preferences, LexLibrary *library, LexLanguage language)
{
  g_auto (GStrv) labels = g_settings_get_strv (preferences, KEY);
  g_autoptr (GMenu) menu = g_menu_new ();

  for (guint i = 0; library != NULL && labels[i] != NULL; i++)
    {
      g_autoptr (LexLabel) label = lex_label_parse (labels[i]);
      g_autoptr (GMenuItem) item = label != NULL ? item_new (library, label, language) : NULL;

      if (item != NULL)
        g_menu_append_item (menu, item);
    }

  return G_MENU_MODEL (g_steal_pointer (&menu));
}
