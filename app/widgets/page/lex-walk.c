/* lex-walk.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Walks over a page by keys: Tab by regions, arrows within. It refuses to know what is done where
 * one arrives, and the regions around the page. The reader and the window call it.
 */

#include "widgets/page/lex-walk.h"

#include "widgets/page/lex-column-handle.h"
#include "widgets/page/lex-margin-line.h"

/* Rows are clauses; lines and drawers, which stand between them, the margin. */
static LexWalkRegion
get_region (GtkWidget *child)
{
  return LEX_IS_CLAUSE_ROW (child) ? LEX_WALK_TEXTS : LEX_WALK_MARGIN;
}

static GtkWidget *
get_next (GtkWidget *child, GtkDirectionType direction)
{
  return direction == GTK_DIR_TAB_BACKWARD ? gtk_widget_get_prev_sibling (child)
                                           : gtk_widget_get_next_sibling (child);
}

/* The child of the page that has the focus, or NULL. */
static GtkWidget *
get_focus_child (LexReader *reader)
{
  GtkWidget *page = GTK_WIDGET (lex_reader_get_page (reader));
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (reader));
  GtkWidget *at = root ? gtk_root_get_focus (root) : NULL;

  while (at && gtk_widget_get_parent (at) != page)
    at = gtk_widget_get_parent (at);
  return at;
}

static gboolean
is_in_view (LexReader *reader, GtkWidget *row)
{
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (row, GTK_WIDGET (reader), &bounds)
         && bounds.origin.y + bounds.size.height > 0
         && bounds.origin.y < gtk_widget_get_height (GTK_WIDGET (reader));
}

/* Where the page is read: at the clause that was opened, or else at the top of the view. */
static GtkWidget *
get_place (LexReader *reader)
{
  LexPage *page = lex_reader_get_page (reader);
  LexLabel *label = lex_reader_get_label (reader);
  LexClauseRow *row = page && label ? lex_page_find_row (page, label) : NULL;

  if (page && (!row || !is_in_view (reader, GTK_WIDGET (row))))
    row = lex_page_get_row_at (page, lex_reader_get_position (reader));
  return GTK_WIDGET (row);
}

static gboolean
walk (GtkWidget *from, LexWalkRegion region, GtkDirectionType direction)
{
  for (GtkWidget *child = from; child; child = get_next (child, direction))
    if (get_region (child) == region && gtk_widget_child_focus (child, direction))
      return TRUE;
  return FALSE;
}

gboolean
lex_walk_step (LexReader *reader, LexWalkRegion region, GtkDirectionType direction)
{
  GtkWidget *at;
  GtkWidget *place;

  g_return_val_if_fail (LEX_IS_READER (reader), FALSE);

  at = get_focus_child (reader);
  if (at && get_region (at) == region)
    return walk (at, region, direction);
  place = at ? at : get_place (reader);
  return walk (place, region, direction)
         || walk (place, region,
                  direction == GTK_DIR_TAB_FORWARD ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD);
}

/* Who comes into the margin meets its first sign, whichever way. */
static gboolean
enter_margin (LexReader *reader)
{
  return lex_walk_step (reader, LEX_WALK_MARGIN, GTK_DIR_TAB_FORWARD);
}

gboolean
lex_walk_focus (LexReader *reader, GtkDirectionType direction)
{
  const gboolean back = direction == GTK_DIR_TAB_BACKWARD;
  GtkWidget *widget = GTK_WIDGET (reader);
  GtkWidget *child;

  g_return_val_if_fail (LEX_IS_READER (reader), FALSE);

  child = get_focus_child (reader);
  if (child && get_region (child) == LEX_WALK_MARGIN)
    return back && gtk_widget_grab_focus (widget);
  if (child || gtk_widget_has_focus (widget))
    return !back && enter_margin (reader);
  return (back && enter_margin (reader)) || gtk_widget_grab_focus (widget);
}

/* The first sign of the next clause that has a margin. */
static gboolean
walk_lines (GtkWidget *line, GtkDirectionType direction)
{
  for (GtkWidget *child = get_next (line, direction); child; child = get_next (child, direction))
    if (LEX_IS_MARGIN_LINE (child) && gtk_widget_child_focus (child, GTK_DIR_TAB_FORWARD))
      return TRUE;
  return FALSE;
}

static gboolean
press_arrow (LexReader *reader, guint key)
{
  GtkWidget *child = get_focus_child (reader);

  switch (key)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      lex_walk_step (reader, child ? get_region (child) : LEX_WALK_TEXTS, GTK_DIR_TAB_BACKWARD);
      return TRUE;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      lex_walk_step (reader, child ? get_region (child) : LEX_WALK_TEXTS, GTK_DIR_TAB_FORWARD);
      return TRUE;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return LEX_IS_MARGIN_LINE (child) && walk_lines (child, GTK_DIR_TAB_BACKWARD);
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return LEX_IS_MARGIN_LINE (child) && walk_lines (child, GTK_DIR_TAB_FORWARD);
    default:
      return FALSE;
    }
}

/* Whoever writes, selects or divides the room needs the arrows; what opens over the page has its
 * own. */
gboolean
lex_walk_is_writing (LexReader *reader)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (reader));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  return !focus || gtk_widget_get_native (focus) != gtk_widget_get_native (GTK_WIDGET (reader))
         || GTK_IS_EDITABLE (focus) || GTK_IS_TEXT_VIEW (focus) || LEX_IS_COLUMN_HANDLE (focus)
         || (GTK_IS_LABEL (focus) && gtk_label_get_selectable (GTK_LABEL (focus)));
}

static gboolean
key_cb (LexReader *reader, guint key, guint code, GdkModifierType modifiers)
{
  if ((modifiers & gtk_accelerator_get_default_mod_mask ()) != 0 || lex_walk_is_writing (reader))
    return GDK_EVENT_PROPAGATE;
  return press_arrow (reader, key);
}

/* Before a label takes the arrows: in one with links they would move a cursor that nobody sees. */
void
lex_walk_attach (LexReader *reader)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), reader);
  gtk_widget_add_controller (GTK_WIDGET (reader), keys);
}
