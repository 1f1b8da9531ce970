/* lex-window-regions.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tab and F6 go by regions: the buttons, the entry, the bar that finds, contents or hits, the page,
 * its margin; Tab goes through the fields of what stands instead of a page. It refuses to know what
 * arrows do within them. GTK calls it through the window's class.
 */

#include "shell/lex-window-regions.h"

#include "shell/lex-window-private.h"
#include "widgets/page/lex-walk.h"

#define MAX_REGIONS 10

/* Those that are there, in order; the page and its margin are one here, and where something
 * else stands, there is no page. In a wide window the last are among the buttons. */
static guint
list_regions (LexWindow *self, GtkWidget *regions[MAX_REGIONS])
{
  GtkWidget *all[MAX_REGIONS] = { self->header,
                                  GTK_WIDGET (self->entry),
                                  GTK_WIDGET (lex_tab_get_find_bar (self->tab)),
                                  GTK_WIDGET (self->sidebar),
                                  GTK_WIDGET (self->tab_bar),
                                  self->hints,
                                  lex_tab_get_start (self->tab),
                                  GTK_WIDGET (self->reader),
                                  self->instead,
                                  self->steps };
  guint n = 0;

  for (guint i = 0; i < MAX_REGIONS; i++)
    if (all[i] != NULL && gtk_widget_get_mapped (all[i])
        && (all[i] != self->steps || !gtk_widget_is_ancestor (all[i], self->header)))
      regions[n++] = all[i];
  return n;
}

/* The innermost: the entry stands among the buttons. */
static guint
find_region (GtkWidget *const *regions, guint n, GtkWidget *focus)
{
  guint found = n;

  for (guint i = 0; i < n; i++)
    if (focus == regions[i] || gtk_widget_is_ancestor (focus, regions[i]))
      found = i;
  return found;
}

static gboolean
enter (LexWindow *self, GtkWidget *region, GtkDirectionType direction)
{
  if (region == GTK_WIDGET (self->reader))
    return lex_walk_focus (self->reader, direction);
  if (region == GTK_WIDGET (self->entry))
    return gtk_widget_grab_focus (region);
  if (region == self->header)
    return gtk_widget_child_focus (region, GTK_DIR_TAB_FORWARD);
  return gtk_widget_child_focus (region, direction);
}

/* Regions with stops of their own are asked first whether there is another. */
static gboolean
step_within (LexWindow *self, GtkWidget *region, GtkDirectionType direction)
{
  if (region == GTK_WIDGET (self->reader))
    return lex_walk_focus (self->reader, direction);
  return (region == GTK_WIDGET (self->sidebar) || region == self->study)
         && gtk_widget_child_focus (region, direction);
}

gboolean
lex_window_step_region (LexWindow *self, GtkDirectionType direction)
{
  GtkWidget *regions[MAX_REGIONS];
  const guint n = list_regions (self, regions);
  const guint step = direction == GTK_DIR_TAB_BACKWARD ? n - 1 : 1;
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));
  guint at;

  /* What opens over the window, and a page that tells of a fault, have their own order. */
  if (focus == NULL || gtk_widget_get_native (focus) != GTK_NATIVE (self))
    return FALSE;
  at = find_region (regions, n, focus);
  if (at == n || !gtk_widget_get_mapped (GTK_WIDGET (self->reading)))
    return FALSE;
  if (step_within (self, regions[at], direction))
    return TRUE;
  for (guint i = 1; i < n; i++)
    if (enter (self, regions[(at + i * step) % n], direction))
      return TRUE;
  return FALSE;
}

gboolean
lex_window_step_stop (LexWindow *self, GtkDirectionType direction)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));

  return (self->instead != NULL && focus != NULL && gtk_widget_get_mapped (self->instead)
          && gtk_widget_is_ancestor (focus, self->instead)
          && gtk_widget_get_native (focus) == GTK_NATIVE (self)
          && gtk_widget_child_focus (self->instead, direction))
         || lex_window_step_region (self, direction);
}

static gboolean
key_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  return lex_window_step_region (LEX_WINDOW (widget),
                                 (GtkDirectionType) g_variant_get_int32 (args));
}

void
lex_window_bind_regions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F6, 0, key_cb, "i",
                                (int) GTK_DIR_TAB_FORWARD);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F6, GDK_SHIFT_MASK, key_cb, "i",
                                (int) GTK_DIR_TAB_BACKWARD);
}
