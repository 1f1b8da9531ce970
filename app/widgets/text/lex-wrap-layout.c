/* lex-wrap-layout.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A label whose parent decides how wide it is. It refuses to know which parent and why.
 * Rows of a page use it.
 *
 * Before GTK asks a label for its height, it asks how narrow and how wide it may be, and to
 * answer that a label lays out its text twice more, once with a break after every word or two.
 * That was the greater part of the time that the texts of a page took. Here the answer
 * is that any width will do, and without a width no height is known; all else is the label's own.
 */

#include "widgets/text/lex-wrap-layout.h"

struct _LexWrapLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (LexWrapLayout, lex_wrap_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
lex_wrap_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
lex_wrap_layout_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation,
                         int for_size, int *minimum, int *natural, int *minimum_baseline,
                         int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL || for_size <= 0)
    *minimum = *natural = 0;
  else
    GTK_WIDGET_GET_CLASS (widget)->measure (widget, orientation, for_size, minimum, natural,
                                            minimum_baseline, natural_baseline);
}

static void
lex_wrap_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height,
                          int baseline)
{
  GTK_WIDGET_GET_CLASS (widget)->size_allocate (widget, width, height, baseline);
}

static void
lex_wrap_layout_class_init (LexWrapLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = lex_wrap_layout_get_request_mode;
  manager_class->measure = lex_wrap_layout_measure;
  manager_class->allocate = lex_wrap_layout_allocate;
}

static void
lex_wrap_layout_init (LexWrapLayout *self)
{
}

GtkLayoutManager *
lex_wrap_layout_new (void)
{
  return g_object_new (LEX_TYPE_WRAP_LAYOUT, NULL);
}
