/* lex-mock-page.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pages of a mock exam: its choice, how it went, and what stands below each question. They
 * refuse to do anything: their buttons name actions of the room of study, which makes them.
 */

#include "widgets/study/lex-mock-page.h"

#include <glib/gi18n-lib.h>

#include "widgets/study/lex-asking-parts.h"
#include "widgets/study/lex-interval.h"
#include "widgets/study/lex-study-form.h"

#define MOST_PAST 12
#define MOST_LAWS 10

static char *
dup_result (const LexMockResult *result)
{
  return g_strdup_printf (_ ("%u of %u right, %.0f %%"), result->right, result->questions,
                          result->percent);
}

static void
add_past (LexStudy *study, GtkBox *page)
{
  g_auto (GStrv) names = lex_mock_exam_list (study);

  if (names[0] != NULL)
    gtk_box_append (page, lex_asking_parts_heading_new (_ ("Sat before"), "question"));
  for (guint i = 0; names[i] != NULL && i < MOST_PAST; i++)
    {
      g_autoptr (LexMockExam) exam = lex_mock_exam_open (study, names[i]);
      g_autofree char *action = g_strdup_printf ("study.open-exam::%s", names[i]);
      g_autoptr (GDateTime) day = NULL;
      g_autofree char *date = NULL;
      g_autofree char *words = NULL;
      g_autofree char *line = NULL;
      LexMockResult result;

      if (exam == NULL)
        continue;
      lex_mock_exam_judge (exam, &result);
      day = g_date_time_new_from_unix_local (lex_mock_exam_get_began (exam));
      date = g_date_time_format (day, "%F %H:%M");
      words = dup_result (&result);
      line = g_strdup_printf ("%s · %s", date, words);
      gtk_box_append (page, lex_asking_parts_button_new (line, action, NULL));
    }
}

GtkWidget *
lex_mock_page_form_new (LexStudy *study, LexMockWish *wish, GtkWidget **first)
{
  GtkWidget *page = lex_study_form_page_new (_ ("Mock Exam"));
  g_autoptr (LexMockExam) open = lex_mock_exam_resume (study);
  GtkWidget *tools = lex_asking_parts_flow_new (6);

  gtk_box_append (GTK_BOX (page), lex_mock_form_new (study, wish));
  *first = lex_asking_parts_button_new (_ ("Begin"), "study.begin-exam", NULL);
  gtk_widget_add_css_class (*first, "suggested-action");
  gtk_widget_set_halign (*first, GTK_ALIGN_START);
  if (open != NULL)
    {
      *first = lex_asking_parts_button_new (_ ("Go On with the Exam That Was Begun"),
                                            "study.resume-exam", NULL);
      gtk_box_append (GTK_BOX (page), *first);
      gtk_box_append (GTK_BOX (page),
                      lex_asking_parts_button_new (_ ("Begin Another"), "study.begin-exam", NULL));
    }
  else
    gtk_box_append (GTK_BOX (page), *first);
  gtk_box_append (GTK_BOX (tools),
                  lex_asking_parts_button_new (_ ("Forecast"), "study.forecast", NULL));
  gtk_box_append (GTK_BOX (tools), lex_asking_parts_button_new (_ ("Print for a Class…"),
                                                                "win.print", _ ("Ctrl+P")));
  gtk_box_append (GTK_BOX (page), tools);
  add_past (study, GTK_BOX (page));
  return page;
}

/* The result */

static void
add_laws (const LexSitting *sitting, GtkBox *page)
{
  g_autoptr (GArray) laws = lex_mock_exam_list_laws (sitting->exam);

  gtk_box_append (page, lex_asking_parts_heading_new (_ ("The weakest Laws first"), "question"));
  for (guint i = 0; i < MIN (laws->len, MOST_LAWS); i++)
    {
      const LexMockLaw *law = &g_array_index (laws, LexMockLaw, i);
      g_autofree char *words
          = g_strdup_printf (_ ("Law %u: %u of %u right"), law->law, law->right, law->asked);
      g_autofree char *action = g_strdup_printf ("win.open::%u", law->law);
      GtkWidget *button = lex_asking_parts_button_new (words, action, _ ("Open this Law"));

      gtk_widget_add_css_class (button, "flat");
      gtk_widget_set_halign (button, GTK_ALIGN_START);
      gtk_box_append (page, button);
    }
}

static void
add_questions (const LexSitting *sitting, LexLanguage language, GtkBox *page)
{
  gtk_box_append (
      page, lex_asking_parts_heading_new (_ ("Each question, beside its clauses"), "question"));
  for (guint i = 0; i < lex_mock_exam_get_size (sitting->exam); i++)
    {
      const gboolean right = lex_mock_exam_is_right (sitting->exam, i);
      g_autoptr (LexQuestion) question = lex_mock_exam_pose (sitting->exam, i);
      g_autofree char *number = g_strdup_printf ("%u", i + 1);
      g_autofree char *action = g_strdup_printf ("study.review(uint32 %u)", i);
      GtkWidget *button = gtk_button_new ();
      GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
      GtkWidget *words = gtk_label_new (lex_text_get_plain (question->text[language]));

      gtk_label_set_ellipsize (GTK_LABEL (words), PANGO_ELLIPSIZE_END);
      gtk_box_append (GTK_BOX (row), gtk_label_new (number));
      gtk_box_append (GTK_BOX (row), gtk_label_new (right ? "✓" : "✗"));
      gtk_box_append (GTK_BOX (row), words);
      gtk_button_set_child (GTK_BUTTON (button), row);
      gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), action);
      gtk_widget_add_css_class (button, "flat");
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      lex_text_get_plain (question->text[language]),
                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      right ? _ ("Right") : _ ("Wrong"), -1);
      gtk_box_append (page, button);
    }
}

GtkWidget *
lex_mock_page_result_new (const LexSitting *sitting, LexLanguage language, GtkWidget **first)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *tools = lex_asking_parts_flow_new (6);
  LexMockResult result;
  g_autofree char *words = NULL;
  g_autofree char *took = NULL;
  g_autofree char *looked = NULL;
  g_autofree char *times = NULL;

  lex_mock_exam_judge (sitting->exam, &result);
  words = dup_result (&result);
  took = lex_interval_dup_clock (result.took / 1000);
  looked = lex_interval_dup_clock (result.looked / 1000);
  times = g_strdup_printf (_ ("Time: %s. Look-ups: %d, %s in all. Pass mark: %u %%."), took,
                           (int) result.lookups, looked,
                           lex_mock_exam_get_rules (sitting->exam)->pass);
  gtk_widget_add_css_class (page, "column");
  gtk_box_append (GTK_BOX (page),
                  lex_asking_parts_heading_new (result.passed ? _ ("✓ Passed") : _ ("✗ Not passed"),
                                                "page-title"));
  gtk_box_append (GTK_BOX (page), lex_asking_parts_heading_new (words, "situation"));
  gtk_box_append (GTK_BOX (page), lex_asking_parts_heading_new (times, "facts"));
  *first
      = lex_asking_parts_button_new (_ ("Look at the Questions"), "study.review(uint32 0)", NULL);
  gtk_box_append (GTK_BOX (tools), *first);
  gtk_box_append (GTK_BOX (tools),
                  lex_asking_parts_button_new (_ ("Print…"), "win.print", _ ("Ctrl+P")));
  gtk_box_append (GTK_BOX (page), tools);
  add_laws (sitting, GTK_BOX (page));
  add_questions (sitting, language, GTK_BOX (page));
  return page;
}

/* What leads nowhere can not be pressed. */
static GtkWidget *
turn_new (const char *words, int by, const char *key, gboolean leads)
{
  g_autofree char *action = g_strdup_printf ("study.turn(%d)", by);
  GtkWidget *button = lex_asking_parts_button_new (words, leads ? action : NULL, key);

  gtk_widget_set_sensitive (button, leads);
  return button;
}

/* To end the exam takes a press that was meant to. */
GtkWidget *
lex_mock_page_get_way_on (GtkWidget *footer)
{
  GtkWidget *next = gtk_widget_get_last_child (footer);
  GtkWidget *previous = gtk_widget_get_first_child (footer);

  if (gtk_widget_get_sensitive (next))
    return next;
  return gtk_widget_get_sensitive (previous) ? previous : NULL;
}

GtkWidget *
lex_mock_page_footer_new (const LexSitting *sitting)
{
  GtkWidget *row = lex_asking_parts_flow_new (6);
  GtkWidget *gap = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  const gboolean over = lex_sitting_is_over (sitting);

  gtk_widget_add_css_class (row, "footer");
  gtk_widget_set_hexpand (gap, TRUE);
  gtk_box_append (GTK_BOX (row), turn_new (_ ("Previous"), -1, _ ("Page Up"), sitting->place > 0));
  gtk_box_append (GTK_BOX (row), gap);
  if (!over && lex_mock_exam_get_rules (sitting->exam)->open_book)
    gtk_box_append (GTK_BOX (row),
                    lex_asking_parts_button_new (_ ("Book"), "study.book", _ ("Ctrl+B")));
  gtk_box_append (GTK_BOX (row),
                  over ? lex_asking_parts_button_new (_ ("Result"), "study.result", NULL)
                       : lex_asking_parts_button_new (_ ("End the Exam"), "study.end-exam", NULL));
  gtk_box_append (GTK_BOX (row),
                  turn_new (_ ("Next"), 1, _ ("Page Down"),
                            sitting->place + 1 < lex_mock_exam_get_size (sitting->exam)));
  return row;
}
