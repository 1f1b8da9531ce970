/* lex-slip.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A slip of paper: its height belongs to its own width. It refuses to know what
 * stands on it. The page's popovers and tooltips call it.
 */

#include "widgets/inplace/lex-slip.h"

static GtkSizeRequestMode
get_mode (GtkWidget *slip)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

/* GTK 4.8 asks a popover's content for its height at a width that includes the
 * shadow, and a tooltip's at one without the padding: words that wrap would lose
 * their last line, or have too many. So the answer does not depend on the question. */
static void
slip_measure (GtkWidget *slip, GtkOrientation orientation, int for_size, int *minimum, int *natural,
              int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *content = gtk_widget_get_first_child (slip);
  int width;

  gtk_widget_measure (content, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  *minimum = *natural = width;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  gtk_widget_measure (content, GTK_ORIENTATION_VERTICAL, width, NULL, natural, NULL, NULL);
  *minimum = *natural;
}

static void
allocate (GtkWidget *slip, int width, int height, int baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (slip), width, height, baseline, NULL);
}

GtkWidget *
lex_slip_new (GtkWidget *content)
{
  GtkWidget *slip = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  g_return_val_if_fail (GTK_IS_WIDGET (content), NULL);

  gtk_widget_set_layout_manager (slip, gtk_custom_layout_new (get_mode, slip_measure, allocate));
  gtk_box_append (GTK_BOX (slip), content);
  return slip;
}
