/* lex-study-home.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page that study begins with. It refuses to keep anything and to know what its buttons lead
 * to: they name actions. The room of study makes it.
 */

#include "widgets/study/lex-study-home.h"

#include <glib/gi18n-lib.h>

#include "services/lex-study-exam.h"
#include "widgets/study/lex-asking-parts.h"

static char *
dup_due (const LexStudyToday *today, const LexStudyCounts *counts)
{
  const guint n = today->due + today->fresh;

  if (counts->reviews == 0)
    return g_strdup (_ ("Nothing learned yet"));
  if (n > 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u card today", "%u cards today", n), n);
  return g_strdup (_ ("Nothing more is due today"));
}

static char *
dup_known (const LexStudyCounts *counts)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, _ ("Cards: %u, of them new: %u. Answers: %u."), counts->cards,
                          counts->fresh, counts->reviews);
  if (counts->asked > 0)
    {
      g_string_append_c (text, ' ');
      g_string_append_printf (text, _ ("Known after days: %u of %u (%.0f %%)."), counts->known,
                              counts->asked, 100.0 * counts->known / counts->asked);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* A way on: what it is called, and what it is for. */
static GtkWidget *
way_new (const char *title, const char *words, const char *action)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_append (GTK_BOX (box), lex_asking_parts_heading_new (title, "way-title"));
  gtk_box_append (GTK_BOX (box), lex_asking_parts_heading_new (words, "way-words"));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_add_css_class (button, "way");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  return button;
}

/* All of it, and not only what of a family comes today; none where a day has room for it, so that
 * there is nothing to spread. */
static guint
count_backlog (LexStudy *study, gint64 now)
{
  g_autoptr (GArray) days = lex_study_today_plan_backlog (study, now);
  guint n = 0;

  if (days->len <= 1)
    return 0;
  for (guint i = 0; i < days->len; i++)
    n += g_array_index (days, LexBacklogDay, i).n;
  return n;
}

static void
add_backlog (GtkBox *page, guint n)
{
  g_autofree char *words
      = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u card waited: see how it can be spread",
                                      "%u cards waited: see how they can be spread", n),
                         n);

  if (n > 0)
    gtk_box_append (page, way_new (_ ("After a Break"), words, "study.backlog"));
}

static void
add_resting (GtkBox *page, guint n)
{
  g_autofree char *words = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u card is not asked", "%u cards are not asked", n), n);

  if (n > 0)
    gtk_box_append (page, way_new (_ ("Cards That Rest"), words, "study.resting"));
}

GtkWidget *
lex_study_home_new (LexStudy *study, gint64 now, GtkWidget **first)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  LexStudyCounts counts;
  LexStudyToday today;
  g_autoptr (GPtrArray) cards = lex_study_today_list (study, now, &today);
  g_autofree char *due = NULL;
  g_autofree char *known = NULL;

  lex_study_today_count (study, now, &counts);
  due = dup_due (&today, &counts);
  known = dup_known (&counts);
  gtk_widget_add_css_class (page, "column");
  gtk_box_append (GTK_BOX (page), lex_asking_parts_heading_new (due, "page-title"));
  gtk_box_append (GTK_BOX (page), lex_asking_parts_heading_new (known, "facts"));
  *first = way_new (_ ("Learn"), _ ("What is due, then something new"), "study.learn");
  gtk_widget_add_css_class (*first, "suggested-action");
  gtk_box_append (GTK_BOX (page), *first);
  add_backlog (GTK_BOX (page), today.backlog > 0 ? count_backlog (study, now) : 0);
  gtk_box_append (GTK_BOX (page), way_new (_ ("Quiz"), _ ("Choose what is asked"), "study.quiz"));
  gtk_box_append (
      GTK_BOX (page),
      way_new (_ ("Mock Exam"), _ ("Against the clock, with the book or without"), "study.mock"));
  gtk_box_append (GTK_BOX (page), way_new (_ ("Exam Date"),
                                           lex_study_exam_has_stopped (study, now)
                                               ? _ ("It is over, and nothing is asked any more")
                                               : _ ("A plan of the days until then"),
                                           "study.exam"));
  gtk_box_append (GTK_BOX (page),
                  way_new (_ ("My Cards"), _ ("Written by you; files in and out"), "study.own"));
  gtk_box_append (GTK_BOX (page), way_new (_ ("Progress"), _ ("The Laws as a map, and pictures"),
                                           "study.progress"));
  add_resting (GTK_BOX (page), today.resting);
  return page;
}
