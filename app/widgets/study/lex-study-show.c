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
#include "widgets/study/lex-interval.h"
#include "widgets/study/lex-mock-page.h"
#include "widgets/study/lex-own-card-form.h"
#include "widgets/study/lex-study-footer.h"
#include "widgets/study/lex-study-home.h"
#include "widgets/study/lex-study-plans.h"
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
own_new (LexStudyRoom *self)
{
  g_autoptr (GPtrArray) cards = lex_own_card_list (lex_study_get_journal (self->study), NULL);
  g_autoptr (GPtrArray) none = g_ptr_array_new ();

  return lex_own_card_form_list_new (cards != NULL ? cards : none, self->language, &self->first);
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
    case LEX_STUDY_MOCK:
      return lex_mock_page_form_new (self->study, &self->mock, &self->first);
    case LEX_STUDY_FORECAST:
      lex_mock_form_fill (&self->mock, self->study);
      return lex_study_plans_forecast_new (self->study, &self->mock.rules);
    case LEX_STUDY_EXAM:
      return lex_exam_form_new (self->study, &self->exam, self->clock (), &self->first);
    case LEX_STUDY_BACKLOG:
      return lex_study_plans_backlog_new (self->study, self->clock (), &self->first);
    case LEX_STUDY_RESTING:
      return lex_study_plans_resting_new (self->study, self->language, self->clock (),
                                          &self->first);
    case LEX_STUDY_OWN:
      return own_new (self);
    case LEX_STUDY_HOME:
    default:
      return lex_study_home_new (self->study, self->clock (), &self->first);
    }
}

/* While a card is written, keys mean letters. */
LexAsking *
lex_study_show_get_asking (LexStudyRoom *self)
{
  if (self->card != NULL)
    return NULL;
  if (self->sitting != NULL)
    return self->result ? NULL : self->sitting->asking;
  return self->course != NULL ? self->course->asking : NULL;
}

/* In an exam nothing is marked before its end, but what was answered can be changed. */
static GtkWidget *
answered_new (const LexAskingView *view)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *again = lex_asking_parts_button_new (_ ("Change the Answer"), "study.again", NULL);
  GtkWidget *first;

  gtk_box_append (GTK_BOX (page), lex_asking_page_new (view, &first));
  gtk_box_append (GTK_BOX (page), lex_asking_parts_heading_new (_ ("Answered."), "facts"));
  gtk_widget_set_halign (again, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (page), again);
  return page;
}

static GtkWidget *
page_new (LexStudyRoom *self)
{
  const LexAskingView view
      = { .asking = lex_study_show_get_asking (self),
          .library = self->library,
          .language = self->language,
          .marked = self->sitting == NULL || lex_sitting_is_over (self->sitting),
          .complaint = self->complaint };

  self->first = NULL;
  if (self->card != NULL)
    return lex_own_card_form_new (self->card, self->language, &self->first);
  if (self->sitting != NULL && self->result)
    return lex_mock_page_result_new (self->sitting, self->language, &self->first);
  if (self->sitting == NULL && self->course == NULL)
    return place_new (self);
  if (view.asking == NULL)
    return end_new (self);
  if (view.asking->done && !view.marked)
    return answered_new (&view);
  return view.asking->question != NULL ? lex_asking_page_new (&view, &self->first)
                                       : lex_card_page_new (&view, &self->first);
}

static char *
dup_sitting_count (LexStudyRoom *self)
{
  const LexSitting *sitting = self->sitting;
  g_autofree char *left = lex_interval_dup_clock (lex_sitting_get_left (sitting, self->clock ()));
  g_autofree char *place = g_strdup_printf (_ ("%u of %u"), sitting->place + 1,
                                            lex_mock_exam_get_size (sitting->exam));

  return lex_sitting_is_over (sitting) ? g_steal_pointer (&place)
                                       : g_strdup_printf ("%s · %s", place, left);
}

/* With the time that is left, if that is measured. */
static char *
dup_quiz_count (LexStudyRoom *self)
{
  const LexCourse *course = self->course;
  g_autofree char *place = g_strdup_printf (
      _ ("%u of %u"), course->answers->len + (course->answered ? 0 : 1), course->queue->len);
  g_autofree char *left = lex_interval_dup_clock (course->until - self->clock ());

  return lex_course_is_timed (course) ? g_strdup_printf ("%s · %s", place, left)
                                      : g_steal_pointer (&place);
}

static char *
dup_count (LexStudyRoom *self)
{
  const LexCourse *course = self->course;

  if (self->sitting != NULL)
    return self->result ? g_strdup ("") : dup_sitting_count (self);
  if (course == NULL || course->asking == NULL)
    return g_strdup ("");
  if (course->queue != NULL)
    return dup_quiz_count (self);
  return g_strdup_printf (_ ("%u left"), lex_course_count_left (self->course, self->clock ()));
}

void
lex_study_show_count (LexStudyRoom *self)
{
  g_autofree char *words = dup_count (self);

  gtk_label_set_text (GTK_LABEL (self->count), words);
}

static GtkWidget *
complaint_new (LexStudyRoom *self)
{
  GtkWidget *label = lex_asking_parts_heading_new (self->complaint, "complaint");

  gtk_widget_add_css_class (label, "footer");
  return label;
}

static void
show_footer (LexStudyRoom *self)
{
  g_clear_pointer (&self->footer, gtk_widget_unparent);
  if (self->card != NULL && self->complaint != NULL)
    self->footer = complaint_new (self);
  else if (self->card != NULL)
    return;
  else if (self->sitting != NULL && !self->result)
    {
      self->footer = lex_mock_page_footer_new (self->sitting);
      if (self->first == NULL)
        self->first = lex_mock_page_get_way_on (self->footer);
    }
  else if (self->course != NULL)
    self->footer = lex_study_footer_new (self->course, self->clock (), self->complaint, self->why,
                                         &self->first);
  else if (self->complaint != NULL)
    self->footer = complaint_new (self);
  if (self->footer != NULL)
    gtk_box_append (GTK_BOX (self->box), self->footer);
}

static void
set_enabled (LexStudyRoom *self, const char *action, gboolean enabled)
{
  g_simple_action_set_enabled (
      G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), action)), enabled);
}

/* What can be done to the card that is asked; of an exam no card rests, and no answer is taken
 * back: it is changed. Nothing stands there that the page has no use for. */
static void
show_tools (LexStudyRoom *self)
{
  static const char *const of_a_card[] = { "suspend", "bury", "why" };
  const gboolean learns = self->card == NULL && self->course != NULL;

  set_enabled (self, "undo",
               self->removed != NULL || (self->course != NULL && self->course->answers->len > 0));
  for (guint i = 0; i < G_N_ELEMENTS (of_a_card); i++)
    set_enabled (self, of_a_card[i], learns && self->course->asking != NULL);
  gtk_widget_set_visible (self->rests, learns && self->course->asking != NULL);
  gtk_widget_set_visible (self->undo, self->sitting == NULL && (learns || self->removed != NULL));
}

static void
submit_cb (LexStudyRoom *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "study.submit", NULL);
}

/* What is typed is part of the state, so that no page that is made anew loses it. */
static void
typed_cb (GtkEditable *entry, LexStudyRoom *self)
{
  LexAsking *asking = lex_study_show_get_asking (self);

  if (asking != NULL)
    lex_asking_write (asking, gtk_editable_get_text (entry));
}

static void
connect_entry (LexStudyRoom *self)
{
  if (!GTK_IS_ENTRY (self->first))
    return;
  g_signal_connect_swapped (self->first, "activate", G_CALLBACK (submit_cb), self);
  g_signal_connect_object (self->first, "changed", G_CALLBACK (typed_cb), self, 0);
}

void
lex_study_show_page (LexStudyRoom *self, gboolean stays)
{
  GtkScrolledWindow *scrolled = GTK_SCROLLED_WINDOW (self->place);
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
  gtk_widget_set_visible (self->bar, self->card != NULL || self->course != NULL
                                         || self->sitting != NULL || self->at != LEX_STUDY_HOME);
  show_tools (self);
  show_footer (self);
  lex_study_show_count (self);
  connect_entry (self);
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  /* The focus is never nowhere: the viewport of GTK 4.8 minds that. */
  if (self->first != NULL)
    gtk_widget_grab_focus (self->first);
  else
    gtk_widget_child_focus (self->place, GTK_DIR_TAB_FORWARD);
}

void
lex_study_show_complaint (LexStudyRoom *self, const char *complaint)
{
  g_free (self->complaint);
  self->complaint = g_strdup (complaint);
}

void
lex_study_show_removed (LexStudyRoom *self, const char *words, const char *undo, const char *target)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.study-removed", "(sss)", words, undo, target);
}

void
lex_study_show_returned (LexStudyRoom *self, const GError *error)
{
  if (error == NULL && (self->card != NULL || self->course != NULL || self->sitting != NULL))
    {
      show_tools (self);
      return;
    }
  lex_study_show_complaint (self, error != NULL ? error->message : NULL);
  lex_study_show_page (self, TRUE);
}
