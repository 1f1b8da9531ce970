/* lex-sidebar-drop.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where a bookmark that is dragged goes, and how the row below it shows that. It refuses to move
 * any: a drop fires an action. The rows of bookmarks call it.
 */

#include "widgets/sidebar/lex-sidebar-drop.h"

#define SPOT "lex-spot"
#define FOLDER_TOP (1.0 / 3)
#define MIDDLE 0.5

/* All that a row has to know when something is dropped on it: by then the entries may be others. */
typedef struct
{
  char *id;
  char *folder; /* in which it stands */
  char *next;   /* what stands behind it there */
  GStrv above;  /* the folder that it is, and those in which it stands */
  gboolean is_folder;
} Spot;

static const char *const classes[] = { "drop-above", "drop-into", "drop-below" };

static const char *
get (const LexJournalEntry *entry, LexJournalField field)
{
  return entry->fields[field] ? entry->fields[field] : "";
}

static void
spot_free (gpointer data)
{
  Spot *spot = data;

  g_free (spot->id);
  g_free (spot->folder);
  g_free (spot->next);
  g_strfreev (spot->above);
  g_free (spot);
}

static const LexJournalEntry *
find (GPtrArray *all, const char *id)
{
  for (guint i = 0; i < all->len; i++)
    if (g_str_equal (get (all->pdata[i], LEX_JOURNAL_ID), id))
      return all->pdata[i];
  return NULL;
}

/* A journal that somebody else wrote may have circles: no way is longer than all entries. */
static GStrv
list_above (GPtrArray *all, const LexJournalEntry *entry)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  const LexJournalEntry *at = entry;

  for (guint i = 0; at && i <= all->len; i++)
    {
      if (at->kind == LEX_JOURNAL_FOLDER)
        g_strv_builder_add (ids, get (at, LEX_JOURNAL_ID));
      at = find (all, get (at, LEX_JOURNAL_PARENT));
    }
  return g_strv_builder_end (ids);
}

gboolean
lex_sidebar_drop_may_go (GPtrArray *all, const LexJournalEntry *entry,
                         const LexJournalEntry *folder)
{
  g_auto (GStrv) above = list_above (all, folder);

  return folder->kind == LEX_JOURNAL_FOLDER
         && !g_strv_contains ((const char *const *) above, get (entry, LEX_JOURNAL_ID));
}

static Spot *
spot_new (const LexSidebarMark *mark, const char *next)
{
  Spot *spot = g_new0 (Spot, 1);

  spot->id = g_strdup (get (mark->entry, LEX_JOURNAL_ID));
  spot->folder = g_strdup (get (mark->entry, LEX_JOURNAL_PARENT));
  spot->next = g_strdup (next);
  spot->above = list_above (mark->all, mark->entry);
  spot->is_folder = mark->entry->kind == LEX_JOURNAL_FOLDER;
  return spot;
}

gboolean
lex_sidebar_drop_find (GtkWidget *row, const char *id, double height, LexSidebarPlace *place)
{
  const Spot *spot = g_object_get_data (G_OBJECT (row), SPOT);

  if (spot->is_folder)
    *place = height < FOLDER_TOP ? (LexSidebarPlace){ spot->folder, spot->id }
                                 : (LexSidebarPlace){ spot->id, "" };
  else
    *place = (LexSidebarPlace){ spot->folder, height < MIDDLE ? spot->id : spot->next };
  return !g_str_equal (id, spot->id) && !g_str_equal (id, place->before)
         && !g_strv_contains ((const char *const *) spot->above, id);
}

/* What is shown */

static void
show (GtkWidget *row, const char *chosen)
{
  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    if (g_strcmp0 (classes[i], chosen) == 0)
      gtk_widget_add_css_class (row, classes[i]);
    else
      gtk_widget_remove_css_class (row, classes[i]);
}

static double
get_height (GtkWidget *row, double y)
{
  return y / MAX (gtk_widget_get_height (row), 1);
}

static GdkDragAction
moved_cb (GtkDropTarget *target, double x, double y, GtkWidget *row)
{
  const Spot *spot = g_object_get_data (G_OBJECT (row), SPOT);
  const GValue *value = gtk_drop_target_get_value (target);
  const char *id = value ? g_value_get_string (value) : NULL;
  LexSidebarPlace place;

  if (!id || !lex_sidebar_drop_find (row, id, get_height (row, y), &place))
    {
      show (row, NULL);
      return 0;
    }
  show (row, g_str_equal (place.before, spot->id)   ? "drop-above"
             : g_str_equal (place.folder, spot->id) ? "drop-into"
                                                    : "drop-below");
  return GDK_ACTION_MOVE;
}

static void
left_cb (GtkDropTarget *target, GtkWidget *row)
{
  show (row, NULL);
}

static gboolean
dropped_cb (GtkDropTarget *target, const GValue *value, double x, double y, GtkWidget *row)
{
  const char *id = g_value_get_string (value);
  LexSidebarPlace place;

  show (row, NULL);
  return id && lex_sidebar_drop_find (row, id, get_height (row, y), &place)
         && gtk_widget_activate_action (row, "win.move-entry", "(sss)", id, place.folder,
                                        place.before);
}

/* The row itself is seen under the pointer. */
static void
begun_cb (GtkDragSource *source, GdkDrag *drag, GtkWidget *row)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (row);

  gtk_drag_source_set_icon (source, picture, 0, 0);
}

void
lex_sidebar_drop_add (GtkWidget *row, const LexSidebarMark *mark, const char *next)
{
  const char *id = get (mark->entry, LEX_JOURNAL_ID);
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_STRING, GDK_ACTION_MOVE);
  g_autoptr (GdkContentProvider) content = gdk_content_provider_new_typed (G_TYPE_STRING, id);

  g_object_set_data_full (G_OBJECT (row), SPOT, spot_new (mark, next), spot_free);
  gtk_drag_source_set_content (source, content);
  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect (source, "drag-begin", G_CALLBACK (begun_cb), row);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (source));
  gtk_drop_target_set_preload (target, TRUE);
  g_signal_connect (target, "motion", G_CALLBACK (moved_cb), row);
  g_signal_connect (target, "leave", G_CALLBACK (left_cb), row);
  g_signal_connect (target, "drop", G_CALLBACK (dropped_cb), row);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (target));
}
