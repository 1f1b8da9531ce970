/* lex-study-show.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the place to learn shows: the page of its state, what stands above and below. It refuses to
 * change the state. The actions of the room call it.
 */

#include "widgets/study/lex-study-room-private.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "widgets/study/lex-asking-page.h"
#include "widgets/study/lex-card-page.h"
#include "widgets/study/lex-study-footer.h"
#include "widgets/study/lex-study-home.h"
#include "widgets/study/lex-study-progress.h"

#define WIDTH 760

static GtkWidget *
end_new (LexStudyRoom *self)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  g_autofree char *result = g_strdup_printf (
      _ ("Right: %u of %u."), lex_course_count_right (self->course), self->course->answers->len);

  gtk_widget_add_css_class (page, "column");
  gtk_box_append (GTK_BOX (page), lex_asking_parts_heading_new (_ ("Done"), "page-title"));
  if (self->course->answers->len > 0)
    gtk_box_append (GTK_BOX (page), lex_asking_parts_heading_new (result, "situation"));
  self->first = lex_asking_parts_button_new (_ ("Study"), "study.home", _ ("Escape"));
  gtk_widget_set_halign (self->first, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (page), self->first);
  return page;
}

static GtkWidget *
place_new (LexStudyRoom *self)
{
  switch (self->at)
    {
    case LEX_STUDY_QUIZ:
      return lex_quiz_form_new (self->study, &self->wish, self->clock (), &self->first);
    case LEX_STUDY_PROGRESS:
      return lex_study_progress_new (self->study, self->library, self->language, self->clock ());
    case LEX_STUDY_HOME:
    default:
      return lex_study_home_new (self->study, self->clock (), &self->first);
    }
}

static GtkWidget *
page_new (LexStudyRoom *self)
{
  const LexAskingView view = { .asking = self->course != NULL ? self->course->asking : NULL,
                               .library = self->library,
                               .language = self->language,
                               .marked = TRUE,
                               .complaint = self->complaint };

  self->first = NULL;
  if (self->course == NULL)
    return place_new (self);
  if (view.asking == NULL)
    return end_new (self);
  return view.asking->question != NULL ? lex_asking_page_new (&view, &self->first)
                                       : lex_card_page_new (&view, &self->first);
}

static void
show_count (LexStudyRoom *self)
{
  g_autofree char *words = NULL;

  if (self->course == NULL || self->course->asking == NULL)
    words = g_strdup ("");
  else if (self->course->queue != NULL)
    words = g_strdup_printf (_ ("%u of %u"),
                             self->course->answers->len + (self->course->answered ? 0 : 1),
                             self->course->queue->len);
  else
    words = g_strdup_printf (_ ("%u left"), lex_course_count_left (self->course, self->clock ()));
  gtk_label_set_text (GTK_LABEL (self->count), words);
}

static void
show_footer (LexStudyRoom *self)
{
  g_clear_pointer (&self->footer, gtk_widget_unparent);
  if (self->course == NULL)
    return;
  self->footer = lex_study_footer_new (self->course, self->clock (), self->complaint, self->why,
                                       &self->first);
  if (self->footer != NULL)
    gtk_box_append (GTK_BOX (self->box), self->footer);
}

static void
set_enabled (LexStudyRoom *self, const char *action, gboolean enabled)
{
  g_simple_action_set_enabled (
      G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), action)), enabled);
}

static void
submit_cb (LexStudyRoom *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "study.submit", NULL);
}

void
lex_study_show_page (LexStudyRoom *self, gboolean stays)
{
  GtkScrolledWindow *scrolled = GTK_SCROLLED_WINDOW (self->place);
  static const char *const of_a_card[] = { "suspend", "bury", "why" };
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (scrolled);
  GtkWidget *clamp;

  if (self->library == NULL)
    return;
  clamp = adw_clamp_new ();
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), page_new (self));
  gtk_scrolled_window_set_child (scrolled, clamp);
  if (!stays)
    gtk_adjustment_set_value (adjustment, 0);
  gtk_widget_set_visible (self->bar, self->course != NULL || self->at != LEX_STUDY_HOME);
  show_footer (self);
  show_count (self);
  set_enabled (self, "undo", self->course != NULL && self->course->answers->len > 0);
  for (guint i = 0; i < G_N_ELEMENTS (of_a_card); i++)
    set_enabled (self, of_a_card[i], self->course != NULL && self->course->asking != NULL);
  if (GTK_IS_ENTRY (self->first))
    g_signal_connect_swapped (self->first, "activate", G_CALLBACK (submit_cb), self);
  if (self->first != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (self->first);
}

void
lex_study_show_complaint (LexStudyRoom *self, const char *complaint)
{
  g_free (self->complaint);
  self->complaint = g_strdup (complaint);
}
