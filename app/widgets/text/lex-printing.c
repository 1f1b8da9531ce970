/* lex-printing.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Brings paper to GTK's printing: the dialog, its preview, printers and files. It refuses to know
 * what stands on the paper. Whatever prints calls it.
 */

#include "widgets/text/lex-printing.h"

#include "widgets/text/lex-print-preview.h"

/* Points. */
#define DPI 72

typedef struct
{
  const LexPrinting *printing;

  /* Owned: from the beginning of printing to its end; nullable before */
  LexPaper *paper;

  /* Owned, nullable: why nothing could be printed */
  GError *error;

  GtkWindow *parent; /* borrowed, nullable: over which the dialog stands */
  gboolean again;    /* whether what was previewed is to be printed */
} Run;

static void
begin_cb (GtkPrintOperation *operation, GtkPrintContext *context, Run *self)
{
  g_clear_error (&self->error);
  self->paper = self->printing->make (gtk_print_context_get_width (context),
                                      gtk_print_context_get_height (context),
                                      self->printing->user_data, &self->error);
  if (self->paper)
    gtk_print_operation_set_n_pages (operation, (int) lex_paper_get_n_pages (self->paper));
  else
    gtk_print_operation_cancel (operation);
}

static void
draw_cb (GtkPrintOperation *operation, GtkPrintContext *context, int page, Run *self)
{
  if (self->paper)
    lex_paper_draw_page (self->paper, gtk_print_context_get_cairo_context (context), (guint) page);
}

static void
end_cb (GtkPrintOperation *operation, GtkPrintContext *context, Run *self)
{
  g_clear_pointer (&self->paper, lex_paper_free);
}

/* Preview */

static void
print_cb (GtkWindow *preview, Run *self)
{
  self->again = TRUE;
  gtk_window_close (preview);
}

static void
closed_cb (GtkWidget *window, GtkPrintOperationPreview *preview)
{
  gtk_print_operation_preview_end_preview (preview);
}

static void
ready_cb (GtkPrintOperationPreview *preview, GtkPrintContext *context, Run *self)
{
  GtkWidget *window = lex_print_preview_new (
      self->paper, gtk_print_context_get_page_setup (context), self->parent);

  g_signal_connect (window, "print", G_CALLBACK (print_cb), self);
  g_signal_connect (window, "destroy", G_CALLBACK (closed_cb), preview);
  gtk_window_present (GTK_WINDOW (window));
}

/* GTK wants something to draw on before it asks how many pages there are. */
static gboolean
preview_cb (GtkPrintOperation *operation, GtkPrintOperationPreview *preview,
            GtkPrintContext *context, GtkWindow *parent, Run *self)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);

  gtk_print_context_set_cairo_context (context, cr, DPI, DPI);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  g_signal_connect (preview, "ready", G_CALLBACK (ready_cb), self);
  return TRUE;
}

/* Options */

static GObject *
create_options_cb (GtkPrintOperation *operation, Run *self)
{
  return G_OBJECT (self->printing->new_options (self->printing->user_data));
}

static void
apply_options_cb (GtkPrintOperation *operation, GtkWidget *options, Run *self)
{
  self->printing->apply_options (options, self->printing->user_data);
}

static void
add_options (GtkPrintOperation *operation, Run *self)
{
  if (!self->printing->new_options)
    return;
  gtk_print_operation_set_custom_tab_label (operation, self->printing->options_title);
  g_signal_connect (operation, "create-custom-widget", G_CALLBACK (create_options_cb), self);
  g_signal_connect (operation, "custom-widget-apply", G_CALLBACK (apply_options_cb), self);
}

static GtkPrintOperation *
new_operation (Run *self)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();

  if (self->printing->wide)
    gtk_page_setup_set_orientation (setup, GTK_PAGE_ORIENTATION_LANDSCAPE);
  gtk_page_setup_set_top_margin (setup, LEX_PAPER_MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_bottom_margin (setup, LEX_PAPER_MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_left_margin (setup, LEX_PAPER_MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_right_margin (setup, LEX_PAPER_MARGIN, GTK_UNIT_POINTS);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, self->printing->title);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_cb), self);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_cb), self);
  g_signal_connect (operation, "end-print", G_CALLBACK (end_cb), self);
  return operation;
}

static gboolean
finish (Run *self, gboolean good, GError **error)
{
  g_clear_pointer (&self->paper, lex_paper_free);
  if (!self->error)
    return good;
  g_clear_error (error);
  g_propagate_error (error, g_steal_pointer (&self->error));
  return FALSE;
}

/* Whoever prints from the preview finds the dialog as he left it. */
static GtkPrintOperation *
renew (GtkPrintOperation *before, Run *self)
{
  GtkPrintOperation *operation = new_operation (self);

  add_options (operation, self);
  g_signal_connect (operation, "preview", G_CALLBACK (preview_cb), self);
  if (before)
    {
      gtk_print_operation_set_print_settings (operation,
                                              gtk_print_operation_get_print_settings (before));
      gtk_print_operation_set_default_page_setup (
          operation, gtk_print_operation_get_default_page_setup (before));
    }
  return operation;
}

gboolean
lex_printing_run (const LexPrinting *printing, GtkWindow *parent, GError **error)
{
  Run self = { .printing = printing, .parent = parent, .again = TRUE };
  g_autoptr (GtkPrintOperation) operation = NULL;
  GtkPrintOperationResult result = GTK_PRINT_OPERATION_RESULT_CANCEL;

  g_return_val_if_fail (printing != NULL, FALSE);

  while (self.again && result != GTK_PRINT_OPERATION_RESULT_ERROR)
    {
      g_autoptr (GtkPrintOperation) before = g_steal_pointer (&operation);

      self.again = FALSE;
      operation = renew (before, &self);
      result = gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, parent,
                                        error);
    }
  return finish (&self, result != GTK_PRINT_OPERATION_RESULT_ERROR, error);
}

gboolean
lex_printing_export (const LexPrinting *printing, const char *path, GError **error)
{
  Run self = { .printing = printing };
  g_autoptr (GtkPrintOperation) operation = NULL;
  GtkPrintOperationResult result;

  g_return_val_if_fail (printing != NULL, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  operation = new_operation (&self);
  gtk_print_operation_set_export_filename (operation, path);
  result = gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, error);
  return finish (&self, result == GTK_PRINT_OPERATION_RESULT_APPLY, error);
}
