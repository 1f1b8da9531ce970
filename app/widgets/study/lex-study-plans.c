/* lex-study-plans.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pages that look ahead: how what waited is spread, the forecast, the cards that rest. They refuse
 * to work anything out and to change anything: their buttons name actions of the room of study,
 * which makes them.
 */

#include "widgets/study/lex-study-plans.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "services/lex-study-chart-plan.h"
#include "services/lex-study-settings.h"
#include "services/lex-study-today.h"
#include "widgets/charts/lex-chart-box.h"
#include "widgets/charts/lex-chart-view.h"
#include "widgets/study/lex-asking-page.h"
#include "widgets/study/lex-asking-parts.h"
#include "widgets/study/lex-study-form.h"

/* So many letters tell a card from others. */
#define ENOUGH 140

/* The backlog */

static char *
dup_backlog (const LexStudyChart *plan, guint waited, guint most)
{
  const guint n = plan->rows->len;

  if (n == 0)
    return g_strdup (_ ("Nothing waited: all that is due became due today."));
  return g_strdup_printf (
      g_dngettext (
          GETTEXT_PACKAGE,
          "%u card waited. With no more than %u answers a day, what holds best first, the "
          "last comes on %s.",
          "%u cards waited. With no more than %u answers a day, what holds best first, the "
          "last comes on %s.",
          waited),
      waited, most, g_array_index (plan->rows, LexStudyChartRow, n - 1).label);
}

GtkWidget *
lex_study_plans_backlog_new (LexStudy *study, gint64 now, GtkWidget **first)
{
  GtkWidget *page = lex_study_form_page_new (_ ("After a Break"));
  LexStudyChart *plan = lex_study_chart_plan_new_backlog (study, now);
  guint waited = 0;
  g_autofree char *words = NULL;

  for (guint i = 0; i < plan->rows->len; i++)
    waited += (guint) g_array_index (plan->rows, LexStudyChartRow, i).values[0];
  words = dup_backlog (plan, waited, lex_study_settings_get (study)->answers_a_day);
  gtk_box_append (GTK_BOX (page), lex_asking_parts_heading_new (words, NULL));
  *first = lex_asking_parts_button_new (_ ("Spread It So"), "study.apply-backlog", NULL);
  gtk_widget_add_css_class (*first, "suggested-action");
  gtk_widget_set_halign (*first, GTK_ALIGN_START);
  gtk_widget_set_sensitive (*first, waited > 0);
  gtk_box_append (GTK_BOX (page), *first);
  if (waited > 0)
    gtk_box_append (GTK_BOX (page),
                    lex_chart_box_new (plan, lex_chart_view_new (lex_study_chart_copy (plan))));
  else
    lex_study_chart_free (plan);
  return page;
}

/* The forecast */

static char *
dup_chance (const LexForecast *forecast, guint answered)
{
  return g_strdup_printf (_ ("Chance to pass: %.0f %%. Right answers: %.0f to %.0f %%, most likely "
                             "%.0f %%; from %u answers."),
                          100 * forecast->chance, 100 * forecast->least, 100 * forecast->most,
                          100 * forecast->expected, answered);
}

/* Brier's score says little to people: beside it stands what guessing has. */
static char *
dup_judgement (LexStudy *study)
{
  guint n;
  const double score = lex_mock_forecast_judge (study, &n);

  if (isnan (score))
    return g_strdup (_ ("No forecast could be compared with a mock exam yet."));
  return g_strdup_printf (
      g_dngettext (
          GETTEXT_PACKAGE,
          "How forecasts turned out: mean error %.2f over %u mock exam (0 is perfect, 0.25 "
          "what a coin has).",
          "How forecasts turned out: mean error %.2f over %u mock exams (0 is perfect, "
          "0.25 what a coin has).",
          n),
      score, n);
}

GtkWidget *
lex_study_plans_forecast_new (LexStudy *study, const LexMockRules *rules)
{
  GtkWidget *page = lex_study_form_page_new (_ ("Forecast"));
  LexForecast forecast;
  guint answered;
  const gboolean enough = lex_mock_forecast_make (study, rules, NULL, &forecast, &answered);
  g_autofree char *exam = g_strdup_printf (
      _ ("For an exam of %u questions with a pass mark of %u %%, from questions of "
         "mock exams that were never seen before, and nothing else."),
      rules->questions, rules->pass);
  g_autofree char *words = enough ? dup_chance (&forecast, answered)
                                  : g_strdup_printf (_ ("Not enough answers yet: %u of %u."),
                                                     answered, (guint) LEX_FORECAST_MIN_ANSWERS);
  g_autofree char *judgement = dup_judgement (study);

  gtk_box_append (GTK_BOX (page), lex_asking_parts_heading_new (words, "situation"));
  gtk_box_append (GTK_BOX (page), lex_asking_parts_heading_new (exam, "facts"));
  gtk_box_append (GTK_BOX (page), lex_asking_parts_heading_new (judgement, "facts"));
  gtk_box_append (GTK_BOX (page), lex_chart_box_new (lex_study_chart_plan_new_forecast (
                                                         study, rules, lex_asking_page_get_topic),
                                                     NULL));
  return page;
}

/* What rests */

static const char *
get_reason (LexStudyRest rest)
{
  switch (rest)
    {
    case LEX_REST_SUSPENDED:
      return _ ("suspended");
    case LEX_REST_LEECH:
      return _ ("set aside: forgotten again and again; perhaps learn its clause first");
    case LEX_REST_BURIED:
      return _ ("until another day");
    case LEX_REST_NONE:
    case LEX_REST_KIND:
    default:
      return "";
    }
}

static char *
dup_words (const LexStudyCard *card, LexLanguage language)
{
  LexQuestion *question = lex_card_deck_get_question (card);
  LexText *const *texts = question != NULL ? question->text : lex_card_deck_unfold (card)->front;
  LexText *text = texts[language] != NULL ? texts[language] : texts[1 - language];
  const char *plain = text != NULL ? lex_text_get_plain (text) : card->id;
  g_autofree char *start = NULL;

  if (g_utf8_strlen (plain, -1) <= ENOUGH)
    return g_strdup (plain);
  start = g_utf8_substring (plain, 0, ENOUGH);
  return g_strconcat (start, "…", NULL);
}

static GtkWidget *
resting_row_new (LexStudy *study, const LexStudyCard *card, LexLanguage language, gint64 now)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *wake = gtk_button_new_with_label (_ ("Wake"));
  const char *reason = get_reason (lex_study_today_get_rest (study, card, now));
  g_autofree char *words = dup_words (card, language);

  gtk_box_append (GTK_BOX (column), lex_asking_parts_heading_new (words, NULL));
  gtk_box_append (GTK_BOX (column), lex_asking_parts_heading_new (reason, "facts"));
  gtk_widget_set_hexpand (column, TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (wake), "study.wake");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (wake), "s", card->id);
  gtk_widget_set_valign (wake, GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (wake), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words,
                                  -1);
  gtk_box_append (GTK_BOX (row), column);
  gtk_box_append (GTK_BOX (row), wake);
  return row;
}

GtkWidget *
lex_study_plans_resting_new (LexStudy *study, LexLanguage language, gint64 now, GtkWidget **first)
{
  GtkWidget *page = lex_study_form_page_new (_ ("Cards That Rest"));
  g_autoptr (GPtrArray) cards = lex_study_today_list_resting (study, now);

  *first = NULL;
  if (cards->len == 0)
    gtk_box_append (GTK_BOX (page), lex_asking_parts_heading_new (_ ("No card rests."), "facts"));
  for (guint i = 0; i < cards->len; i++)
    {
      GtkWidget *row = resting_row_new (study, cards->pdata[i], language, now);

      if (*first == NULL)
        *first = gtk_widget_get_last_child (row);
      gtk_box_append (GTK_BOX (page), row);
    }
  return page;
}
