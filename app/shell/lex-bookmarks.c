/* lex-bookmarks.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The bookmarks as a menu. It refuses to know what is being read, and of windows all but the action
 * that opens a label. The window's menu calls it.
 */

#include "shell/lex-bookmarks.h"

#include "services/lex-naming.h"

/* Deeper folders are no menu any more. */
#define DEEPEST 8

typedef struct
{
  GPtrArray *entries;
  LexLibrary *library;
  LexLanguage language;
} Source;

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
  const char *number = lex_label_get_number (label);
  g_autofree char *heading = dup_nearest_heading (library, label, language);
  g_autofree char *name = lex_naming_dup_name (library, label, language);
  /* A menu reads underscores as mnemonics; neither labels nor headings have any. */
  g_autofree char *title = heading != NULL && *number != '\0'
                               ? g_strdup_printf ("%s  %s", name, heading)
                               : g_strdup (name);
  GMenuItem *item = g_menu_item_new (title, NULL);

  g_menu_item_set_action_and_target (item, "win.open", "s", text);
  return item;
}

/* A menu reads underscores as mnemonics. */
static void
append_folder (GMenu *menu, const char *name, GMenu *inside)
{
  g_autoptr (GString) title = g_string_new (name);

  g_string_replace (title, "_", "__", 0);
  g_menu_append_submenu (menu, title->str, G_MENU_MODEL (inside));
}

static GMenu *menu_new (const Source *source, const char *folder, guint depth);

static void
append_entry (const Source *source, GMenu *menu, const LexJournalEntry *entry, guint depth)
{
  g_autoptr (LexLabel) label = lex_label_parse (entry->fields[LEX_JOURNAL_LABEL]);

  if (entry->kind == LEX_JOURNAL_FOLDER && depth < DEEPEST)
    {
      g_autoptr (GMenu) inside = menu_new (source, entry->fields[LEX_JOURNAL_ID], depth + 1);

      if (g_menu_model_get_n_items (G_MENU_MODEL (inside)) > 0)
        append_folder (menu, entry->fields[LEX_JOURNAL_TEXT], inside);
    }
  else if (entry->kind == LEX_JOURNAL_BOOKMARK && label != NULL)
    {
      g_autoptr (GMenuItem) item = item_new (source->library, label, source->language);

      g_menu_append_item (menu, item);
    }
}

static GMenu *
menu_new (const Source *source, const char *folder, guint depth)
{
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < source->entries->len; i++)
    {
      const LexJournalEntry *entry = g_ptr_array_index (source->entries, i);

      if (g_strcmp0 (entry->fields[LEX_JOURNAL_PARENT], folder) == 0)
        append_entry (source, menu, entry, depth);
    }
  return menu;
}

GMenuModel *
lex_bookmarks_dup_menu (GPtrArray *entries, LexLibrary *library, LexLanguage language)
{
  const Source source = { entries, library, language };

  if (entries == NULL || library == NULL)
    return G_MENU_MODEL (g_menu_new ());
  return G_MENU_MODEL (menu_new (&source, NULL, 0));
}
