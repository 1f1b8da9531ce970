/* lex-review-original.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The text of a file that is imported, with the place of a clause lit. It refuses to know what was
 * made of it. The place of a review calls it.
 */

#include "widgets/importing/lex-review-original.h"

#include <glib/gi18n-lib.h>

#include "widgets/importing/lex-file-name.h"
#include "widgets/importing/lex-review-column.h"
#include "widgets/text/lex-widget.h"

struct _LexReviewOriginal
{
  GtkBox parent_instance;

  /* Owned by the widget tree */
  GtkLabel *name;
  GtkTextView *view;
  GtkTextTag *lit;

  /* Borrowed; nullable until it is set */
  LexImport *import;

  guint file; /* whose text is shown; G_MAXUINT for none */
};

G_DEFINE_FINAL_TYPE (LexReviewOriginal, lex_review_original, GTK_TYPE_BOX)

static void
lex_review_original_class_init (LexReviewOriginalClass *klass)
{
}

static GtkWidget *
view_new (LexReviewOriginal *self)
{
  GtkWidget *view = gtk_text_view_new ();

  self->view = GTK_TEXT_VIEW (view);
  gtk_text_view_set_editable (self->view, FALSE);
  gtk_text_view_set_cursor_visible (self->view, FALSE);
  gtk_text_view_set_wrap_mode (self->view, GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_left_margin (self->view, 9);
  gtk_text_view_set_right_margin (self->view, 9);
  gtk_text_view_set_top_margin (self->view, 6);
  gtk_text_view_set_bottom_margin (self->view, 6);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Original"), -1);
  self->lit = gtk_text_buffer_create_tag (gtk_text_view_get_buffer (self->view), NULL, NULL);
  return view;
}

static void
lex_review_original_init (LexReviewOriginal *self)
{
  self->file = G_MAXUINT;
  self->name = lex_review_column_label_new ("heading");
  gtk_box_append (GTK_BOX (self), lex_review_column_new (self->name, view_new (self)));
}

GtkWidget *
lex_review_original_new (void)
{
  return g_object_new (LEX_TYPE_REVIEW_ORIGINAL, NULL);
}

void
lex_review_original_set_import (LexReviewOriginal *self, LexImport *import)
{
  g_return_if_fail (LEX_IS_REVIEW_ORIGINAL (self) && import != NULL);

  self->import = import;
  self->file = G_MAXUINT;
}

static void
load_file (LexReviewOriginal *self, guint file)
{
  const char *text = file < self->import->originals->len
                         ? g_ptr_array_index (self->import->originals, file)
                         : "";
  const char *path = file < self->import->files->len
                         ? ((LexImportFile *) g_ptr_array_index (self->import->files, file))->name
                         : self->import->file;
  g_autofree char *name = lex_file_name_dup (self->import, file);

  if (self->file == file)
    return;
  self->file = file;
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->view), text, -1);
  gtk_label_set_text (self->name, name);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->name), path);
}

/* The line where the next clause of the file begins, or the line after @line. */
static guint
find_end (LexReviewOriginal *self, LexSpot spot, gboolean whole)
{
  guint end = G_MAXUINT;

  for (guint i = 0; whole && i < self->import->spots->len; i++)
    {
      const LexSpot *other = &g_array_index (self->import->spots, LexSpot, i);

      if (other->file == spot.file && other->line > spot.line)
        end = MIN (end, other->line);
    }
  return end != G_MAXUINT ? end : spot.line + 1;
}

/* What the colours of the theme are, is known only when they are looked up. */
static void
colour_lit (LexReviewOriginal *self)
{
  GdkRGBA colour = { 0.9f, 0.65f, 0.04f, 0.25f };

  lex_widget_lookup_colour (GTK_WIDGET (self), "lex_lit", &colour);
  g_object_set (self->lit, "paragraph-background-rgba", &colour, NULL);
}

static void
light (LexReviewOriginal *self, LexSpot spot, gboolean whole)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->view);
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  gtk_text_buffer_remove_tag (buffer, self->lit, &start, &end);
  if (spot.line == 0)
    return;
  colour_lit (self);
  gtk_text_buffer_get_iter_at_line (buffer, &start, (int) spot.line - 1);
  if (!gtk_text_buffer_get_iter_at_line (buffer, &end, (int) find_end (self, spot, whole) - 1))
    gtk_text_buffer_get_end_iter (buffer, &end);
  gtk_text_buffer_apply_tag (buffer, self->lit, &start, &end);
  gtk_text_buffer_place_cursor (buffer, &start);
  gtk_text_view_scroll_to_mark (self->view, gtk_text_buffer_get_insert (buffer), 0, TRUE, 0, 0.25);
}

void
lex_review_original_show (LexReviewOriginal *self, LexSpot spot, gboolean whole)
{
  g_return_if_fail (LEX_IS_REVIEW_ORIGINAL (self) && self->import != NULL);

  load_file (self, spot.file);
  light (self, spot, whole);
}
