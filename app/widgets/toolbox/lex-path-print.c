/* lex-path-print.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A path that was followed, on paper. It refuses to know what its lines say, only which of them is
 * the title and which are headings. The toolbox calls it.
 */

#include "widgets/toolbox/lex-path-print.h"

#include "paper/lex-sheet.h"

/* In points, as all here; fonts say px, which is the same whoever makes the layout. */
#define MARGIN 56
#define FONT "serif 11px"
#define HEADING_FONT "sans bold 10px"
#define TITLE_FONT "sans bold 16px"
#define GAP 5
#define BULLET "• "

typedef struct
{
  char **lines;    /* owned by whoever runs the operation */
  LexSheet *sheet; /* from the beginning of printing to its end; nullable before */
} Printing;

/* What stands over lines of a ruling and is none. */
static gboolean
is_heading (char **lines, guint i)
{
  return !g_str_has_prefix (lines[i], BULLET) && lines[i + 1] != NULL
         && g_str_has_prefix (lines[i + 1], BULLET);
}

static void
add_line (Printing *self, GtkPrintContext *context, guint i)
{
  const char *font = i == 0 ? TITLE_FONT : is_heading (self->lines, i) ? HEADING_FONT : FONT;
  PangoLayout *layout = gtk_print_context_create_pango_layout (context);
  g_autoptr (PangoFontDescription) description = pango_font_description_from_string (font);

  pango_layout_set_font_description (layout, description);
  pango_layout_set_width (layout, (int) (gtk_print_context_get_width (context) * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  if (g_str_has_prefix (self->lines[i], BULLET))
    pango_layout_set_indent (layout, -12 * PANGO_SCALE);
  pango_layout_set_text (layout, self->lines[i], -1);
  lex_sheet_add_layout (self->sheet, layout, GAP);
}

static void
begin_cb (GtkPrintOperation *operation, GtkPrintContext *context, Printing *self)
{
  self->sheet = lex_sheet_new (gtk_print_context_get_height (context));
  for (guint i = 0; self->lines[i] != NULL; i++)
    add_line (self, context, i);
  gtk_print_operation_set_n_pages (operation, (int) lex_sheet_get_n_pages (self->sheet));
}

static void
draw_cb (GtkPrintOperation *operation, GtkPrintContext *context, int page, Printing *self)
{
  lex_sheet_draw_page (self->sheet, gtk_print_context_get_cairo_context (context), (guint) page);
}

static void
end_cb (GtkPrintOperation *operation, GtkPrintContext *context, Printing *self)
{
  g_clear_pointer (&self->sheet, lex_sheet_free);
}

static GtkPrintOperation *
new_operation (Printing *self)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();

  gtk_page_setup_set_top_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_bottom_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_left_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_right_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, self->lines[0]);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_cb), self);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_cb), self);
  g_signal_connect (operation, "end-print", G_CALLBACK (end_cb), self);
  return operation;
}

gboolean
lex_path_print (const char *lines, GtkWindow *parent, GError **error)
{
  g_auto (GStrv) split = NULL;
  g_autoptr (GtkPrintOperation) operation = NULL;
  Printing self = { NULL, NULL };

  g_return_val_if_fail (lines != NULL && *lines != '\0', FALSE);

  self.lines = split = g_strsplit (lines, "\n", -1);
  operation = new_operation (&self);
  return gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, parent, error)
         != GTK_PRINT_OPERATION_RESULT_ERROR;
}

gboolean
lex_path_print_to_file (const char *lines, const char *path, GError **error)
{
  g_auto (GStrv) split = NULL;
  g_autoptr (GtkPrintOperation) operation = NULL;
  Printing self = { NULL, NULL };

  g_return_val_if_fail (lines != NULL && *lines != '\0' && path != NULL, FALSE);

  self.lines = split = g_strsplit (lines, "\n", -1);
  operation = new_operation (&self);
  gtk_print_operation_set_export_filename (operation, path);
  return gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, error)
         == GTK_PRINT_OPERATION_RESULT_APPLY;
}
