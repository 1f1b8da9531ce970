/* lex-words-view.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A field of several lines that is as tall as what stands in it, however wide it becomes: GTK's own
 * asks for the height that it had at its former width. It refuses to know what is typed. Every
 * folder of widgets may call it.
 */

#include "widgets/text/lex-words-view.h"

struct _LexWordsView
{
  GtkTextView parent_instance;

  int width;     /* that it was given last */
  guint growing; /* a tick, or 0 */
};

G_DEFINE_FINAL_TYPE (LexWordsView, lex_words_view, GTK_TYPE_TEXT_VIEW)

/* Lines are as tall as they are at the new width as soon as somebody asks for them. */
static gboolean
grow_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  GtkTextView *view = GTK_TEXT_VIEW (widget);
  GtkTextIter end;
  GdkRectangle last;

  LEX_WORDS_VIEW (widget)->growing = 0;
  gtk_text_buffer_get_end_iter (gtk_text_view_get_buffer (view), &end);
  gtk_text_view_get_iter_location (view, &end, &last);
  gtk_widget_queue_resize (widget);
  return G_SOURCE_REMOVE;
}

/* Not while sizes are being given. */
static void
lex_words_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  LexWordsView *self = LEX_WORDS_VIEW (widget);

  GTK_WIDGET_CLASS (lex_words_view_parent_class)->size_allocate (widget, width, height, baseline);
  if (width == self->width)
    return;
  self->width = width;
  if (self->growing == 0)
    self->growing = gtk_widget_add_tick_callback (widget, grow_cb, NULL, NULL);
}

static void
lex_words_view_class_init (LexWordsViewClass *klass)
{
  GTK_WIDGET_CLASS (klass)->size_allocate = lex_words_view_size_allocate;
}

static void
lex_words_view_init (LexWordsView *self)
{
  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (self), GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (self), FALSE);
}

GtkWidget *
lex_words_view_new (void)
{
  return g_object_new (LEX_TYPE_WORDS_VIEW, NULL);
}
