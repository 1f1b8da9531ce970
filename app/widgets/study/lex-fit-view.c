/* lex-fit-view.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Fits the parameters of memory to the reader's own answers, and shows what came of it. It refuses
 * to know how that is done: the services do it, in a thread. The page of progress makes it.
 */

#include "widgets/study/lex-fit-view.h"

#include <glib/gi18n-lib.h>

#include "services/lex-study-fit.h"
#include "widgets/study/lex-asking-parts.h"

/* Held by the box, and by the fitting while that goes on; the widgets are the box's. */
typedef struct
{
  LexStudy *study;
  gint64 now;
  GCancellable *cancellable; /* nullable: while it is fitted */
  gboolean gone;             /* whether the box is */
  GtkWidget *words;
  GtkWidget *bar;
  GtkWidget *begin;
  GtkWidget *cancel;
  GtkWidget *use;
  LexFit fit;
} FitView;

static void
release (FitView *self)
{
  g_rc_box_release (self);
}

static void
show (FitView *self, const char *words)
{
  const gboolean running = self->cancellable != NULL;

  gtk_label_set_text (GTK_LABEL (self->words), words);
  gtk_widget_set_visible (self->bar, running);
  gtk_widget_set_visible (self->cancel, running);
  gtk_widget_set_visible (self->begin,
                          !running && lex_study_fit_count (self->study) >= LEX_FIT_MIN_REVIEWS);
  gtk_widget_set_visible (self->use, !running && self->fit.better);
}

static void
progress_cb (double done, gpointer user_data)
{
  FitView *self = user_data;

  if (!self->gone)
    gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->bar), done);
}

static char *
dup_outcome (const LexFit *fit)
{
  return g_strdup_printf (
      _ ("Mean loss over %u answers that were not learned from: %.4f as it is, %.4f fitted. %s"),
      fit->n_tested, fit->before, fit->after,
      fit->better ? _ ("The fitted parameters predict better.")
                  : _ ("The fitted parameters predict no better, so nothing changes."));
}

static void
fitted_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  FitView *self = user_data;
  g_autoptr (GError) error = NULL;
  const gboolean fitted = lex_study_fit_finish (result, &self->fit, &error);
  g_autofree char *words = fitted ? dup_outcome (&self->fit) : NULL;

  g_clear_object (&self->cancellable);
  if (!self->gone)
    show (self, fitted                                                      ? words
                : g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) ? _ ("Given up.")
                                                                            : error->message);
  release (self);
}

static void
begin_cb (FitView *self)
{
  self->fit.better = FALSE;
  self->cancellable = g_cancellable_new ();
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->bar), 0);
  show (self, _ ("Learning from your answers…"));
  gtk_widget_grab_focus (self->cancel);
  lex_study_fit_async (self->study, self->cancellable, progress_cb, self, fitted_cb,
                       g_rc_box_acquire (self));
}

static void
cancel_cb (FitView *self)
{
  g_cancellable_cancel (self->cancellable);
}

static void
use_cb (FitView *self)
{
  g_autoptr (GError) error = NULL;

  if (lex_study_fit_use (self->study, &self->fit, self->now, &error))
    gtk_widget_activate_action (self->words, "study.progress", NULL);
  else
    show (self, error->message);
}

static void
gone (gpointer data)
{
  FitView *self = data;

  self->gone = TRUE;
  g_cancellable_cancel (self->cancellable);
  release (self);
}

static GtkWidget *
button_new (const char *words, GCallback callback, FitView *self)
{
  GtkWidget *button = gtk_button_new_with_label (words);

  gtk_widget_set_halign (button, GTK_ALIGN_START);
  g_signal_connect_swapped (button, "clicked", callback, self);
  return button;
}

GtkWidget *
lex_fit_view_new (LexStudy *study, gint64 now)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  FitView *self = g_rc_box_new0 (FitView);
  g_autofree char *words = g_strdup_printf (
      _ ("Dates follow the memory of many people. They can follow yours once there are %u answers; "
         "there are %u."),
      LEX_FIT_MIN_REVIEWS, lex_study_fit_count (study));

  self->study = study;
  self->now = now;
  self->words = lex_asking_parts_heading_new ("", "facts");
  self->bar = gtk_progress_bar_new ();
  self->begin = button_new (_ ("Fit to My Answers"), G_CALLBACK (begin_cb), self);
  self->cancel = button_new (_ ("Cancel"), G_CALLBACK (cancel_cb), self);
  self->use = button_new (_ ("Use Them"), G_CALLBACK (use_cb), self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Learning from your answers…"), -1);
  gtk_box_append (GTK_BOX (box),
                  lex_asking_parts_heading_new (_ ("The parameters of memory"), "question"));
  gtk_box_append (GTK_BOX (box), self->words);
  gtk_box_append (GTK_BOX (box), self->bar);
  gtk_box_append (GTK_BOX (box), self->begin);
  gtk_box_append (GTK_BOX (box), self->cancel);
  gtk_box_append (GTK_BOX (box), self->use);
  show (self, words);
  g_object_set_data_full (G_OBJECT (box), "fit", self, gone);
  return box;
}
