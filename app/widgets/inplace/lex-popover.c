/* lex-popover.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shows something over the page it belongs to, in a popover that goes for good when it closes. It
 * refuses to know what it shows and who asked. Whatever opens in place calls it.
 */

#include "widgets/inplace/lex-popover.h"

#include "widgets/inplace/lex-slip.h"

static void
follow_cb (GtkWidget *popover, GtkViewport *viewport)
{
  gtk_viewport_set_scroll_to_focus (viewport, TRUE);
}

/* A popover gets the focus before it has a place, and the page would follow to where it is not. It
 * follows again when the popover is gone, whether it was closed or its page was taken away. */
static void
stop_following (GtkWidget *popover, GtkWidget *over)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (over, GTK_TYPE_VIEWPORT);

  if (!viewport)
    return;
  gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (viewport), FALSE);
  g_signal_connect_object (popover, "destroy", G_CALLBACK (follow_cb), viewport, 0);
}

/* Not at once: the popover is still in the middle of closing. */
static gboolean
unparent_cb (gpointer popover)
{
  if (gtk_widget_get_parent (popover))
    gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

static void
closed_cb (GtkPopover *popover)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, unparent_cb, g_object_ref (popover), g_object_unref);
}

void
lex_popover_open (GtkWidget *popover, GtkWidget *over, const GdkRectangle *place)
{
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), place);
  gtk_widget_set_parent (popover, over);
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
  stop_following (popover, over);
  gtk_popover_popup (GTK_POPOVER (popover));
}

void
lex_popover_show (GtkWidget *content, GtkWidget *over, GtkWidget *anchor)
{
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (anchor, over, &bounds))
    graphene_rect_init (&bounds, 0, 0, 0, 0);
  lex_popover_show_at (
      content, over,
      &(GdkRectangle){ bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height });
}

GtkWidget *
lex_popover_show_at (GtkWidget *content, GtkWidget *over, const GdkRectangle *place)
{
  /* GTK gives a popover no role, and a reader of screens would pass over it. */
  GtkWidget *popover
      = g_object_new (GTK_TYPE_POPOVER, "accessible-role", GTK_ACCESSIBLE_ROLE_DIALOG, NULL);

  gtk_popover_set_child (GTK_POPOVER (popover), lex_slip_new (content));
  gtk_widget_add_css_class (popover, "lookup");
  lex_popover_open (popover, over, place);
  return popover;
}
