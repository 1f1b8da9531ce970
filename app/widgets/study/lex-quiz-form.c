/* lex-quiz-form.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a quiz is to ask, as a form, and the questions that answer to it. It refuses to ask them.
 * The room of study makes it and keeps what was chosen.
 */

#include "widgets/study/lex-quiz-form.h"

#include <glib/gi18n-lib.h>

#include "widgets/study/lex-asking-page.h"
#include "widgets/study/lex-study-form.h"

#define N_LAWS 93
#define MOST_QUESTIONS 200
#define MOST_SECONDS 600

static const char *const topics[]
    = { "auction", "lead",        "play",       "revoke",      "penalty-card",
        "claim",   "information", "adjustment", "board",       "score",
        "conduct", "procedure",   "screens",    "definitions", NULL };

const char *const *
lex_quiz_form_list_topics (void)
{
  return topics;
}

/* Selecting */

/* About it, or about what stands below it. */
static gboolean
is_about_clause (const LexStudyCard *card, LexLabel *clause)
{
  for (guint i = 0; i < card->labels->len; i++)
    if (lex_label_contains (clause, card->labels->pdata[i]))
      return TRUE;
  return FALSE;
}

/* One more than a kind is what the wish has. */
static void
fill_filter (const LexQuizWish *wish, const LexQuestionKind *kind, LexQuizFilter *filter)
{
  *filter = (LexQuizFilter){ .wrong = wish->seen == LEX_QUIZ_WRONG,
                             .unseen = wish->seen == LEX_QUIZ_UNSEEN };
  filter->questions.law = wish->law;
  filter->questions.level = wish->level;
  filter->questions.kind = wish->kind > 0 ? kind : NULL;
  filter->questions.topic = wish->topic > 0 ? topics[wish->topic - 1] : NULL;
}

GPtrArray *
lex_quiz_form_select (LexStudy *study, const LexQuizWish *wish, gint64 now)
{
  const LexQuestionKind kind = (LexQuestionKind) MAX (wish->kind, 1) - 1;
  g_autoptr (GPtrArray) drawn = NULL;
  GPtrArray *wanted = g_ptr_array_new ();
  LexQuizFilter filter;

  fill_filter (wish, &kind, &filter);
  drawn = lex_study_quiz_list (study, &filter, now);
  for (guint i = 0; i < drawn->len; i++)
    {
      const LexStudyCard *card = drawn->pdata[i];

      if (card->question != NULL && (wish->clause == NULL || is_about_clause (card, wish->clause)))
        g_ptr_array_add (wanted, drawn->pdata[i]);
    }
  return wanted;
}

/* The form: each of its parts writes to the wish and has the others counted anew. */

typedef struct
{
  LexStudy *study;
  LexQuizWish *wish;
  gint64 now;
  GtkWidget *count;
  GtkWidget *begin;
} Form;

static void
count (gpointer data)
{
  Form *self = data;
  g_autoptr (GPtrArray) wanted = lex_quiz_form_select (self->study, self->wish, self->now);
  g_autofree char *words = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u such question", "%u such questions", wanted->len),
      wanted->len);

  gtk_label_set_text (GTK_LABEL (self->count), words);
  gtk_widget_set_sensitive (self->begin, wanted->len > 0);
}

static void
add_topics (Form *self, GtkWidget *grid)
{
  const char *names[G_N_ELEMENTS (topics) + 1] = { _ ("all") };

  for (guint i = 0; topics[i] != NULL; i++)
    names[i + 1] = lex_asking_page_get_topic (topics[i]);
  lex_study_form_add_choice (grid, _ ("Topic"), names, &self->wish->topic);
}

static void
add_choices (Form *self, GtkWidget *grid)
{
  const char *const levels[] = { _ ("all"), _ ("club"), _ ("national"), _ ("international"), NULL };
  const char *const kinds[]
      = { _ ("all"),      _ ("one answer"),      _ ("several answers"),  _ ("in order"),
          _ ("a number"), _ ("find the clause"), _ ("ruling on a deal"), NULL };
  const char *const seen[]
      = { _ ("all"), _ ("what I got wrong"), _ ("what I have not seen"), NULL };
  const LexStudyFormRange laws = { 0, N_LAWS, 1 };
  const LexStudyFormRange most = { 1, MOST_QUESTIONS, 1 };
  const LexStudyFormRange seconds = { 0, MOST_SECONDS, 1 };

  add_topics (self, grid);
  lex_study_form_add_choice (grid, _ ("Level"), levels, &self->wish->level);
  lex_study_form_add_choice (grid, _ ("Kind"), kinds, &self->wish->kind);
  lex_study_form_add_choice (grid, _ ("Questions"), seen, &self->wish->seen);
  lex_study_form_add_number (grid, _ ("Law (0: all)"), &laws, &self->wish->law);
  lex_study_form_add_number (grid, _ ("At most"), &most, &self->wish->number);
  lex_study_form_add_number (grid, _ ("Seconds a question (0: untimed)"), &seconds,
                             &self->wish->seconds);
}

GtkWidget *
lex_quiz_form_new (LexStudy *study, LexQuizWish *wish, gint64 now, GtkWidget **first)
{
  GtkWidget *page = lex_study_form_page_new (_ ("Quiz"));
  Form *self = g_new0 (Form, 1);
  GtkWidget *grid = lex_study_form_new (count, self);

  wish->clause = NULL;
  *self = (Form){ study, wish, now, gtk_label_new (NULL), NULL };
  self->begin = lex_asking_parts_button_new (_ ("Begin"), "study.begin-quiz", NULL);
  add_choices (self, grid);
  gtk_box_append (GTK_BOX (page), grid);
  gtk_label_set_xalign (GTK_LABEL (self->count), 0);
  gtk_widget_add_css_class (self->count, "facts");
  gtk_box_append (GTK_BOX (page), self->count);
  gtk_widget_add_css_class (self->begin, "suggested-action");
  gtk_widget_set_halign (self->begin, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (page), self->begin);
  count (self);
  *first = self->begin;
  g_object_set_data_full (G_OBJECT (page), "form", self, g_free);
  return page;
}
