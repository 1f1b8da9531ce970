/* lex-study-footer.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What stands below a card that is answered. It refuses to keep the answer: its buttons name
 * actions of the room of study, which makes it.
 */

#include "widgets/study/lex-study-footer.h"

#include <glib/gi18n-lib.h>

#include "services/lex-study-why.h"
#include "widgets/study/lex-asking-parts.h"
#include "widgets/study/lex-interval.h"

static GtkWidget *
rating_label_new (const char *words)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  return label;
}

static GtkWidget *
rating_new (LexCourse *course, LexRating rating, gint64 now)
{
  static const char *const names[] = { N_ ("Not known"), N_ ("Hard"), N_ ("Good"), N_ ("Easy") };
  const LexSchedule next = lex_study_foresee (course->study, course->asking->card, rating, now);
  g_autofree char *interval
      = lex_interval_dup (lex_study_get_options (course->study), now, next.due);
  g_autofree char *action = g_strdup_printf ("study.rate(uint32 %u)", rating);
  g_autofree char *key = g_strdup_printf ("%u", rating);
  g_autofree char *name = g_strdup_printf ("%u  %s", rating, _ (names[rating - 1]));
  g_autofree char *spoken = g_strdup_printf ("%s, %s", _ (names[rating - 1]), interval);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *below = rating_label_new (interval);

  gtk_widget_add_css_class (below, "interval");
  gtk_box_append (GTK_BOX (box), rating_label_new (name));
  gtk_box_append (GTK_BOX (box), below);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_tooltip_text (button, key);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
  return button;
}

/* Two by two where the window is narrow. */
static GtkWidget *
ratings_new (LexCourse *course, gint64 now, GtkWidget **first)
{
  GtkWidget *row = lex_asking_parts_flow_new (6);
  GtkWidget *pair = NULL;

  gtk_widget_set_hexpand (row, TRUE);
  for (LexRating rating = LEX_RATING_AGAIN; rating <= LEX_RATING_EASY; rating++)
    {
      GtkWidget *button = rating_new (course, rating, now);

      if (rating == LEX_RATING_AGAIN || rating == LEX_RATING_GOOD)
        {
          pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
          gtk_box_set_homogeneous (GTK_BOX (pair), TRUE);
          gtk_widget_set_hexpand (pair, TRUE);
          gtk_box_append (GTK_BOX (row), pair);
        }
      gtk_box_append (GTK_BOX (pair), button);
      if (rating == LEX_RATING_GOOD)
        *first = button;
    }
  return row;
}

static char *
dup_coming (LexCourse *course, gint64 now)
{
  const LexSchedule *schedule = lex_study_get_schedule (course->study, course->asking->card);
  g_autofree char *interval
      = lex_interval_dup (lex_study_get_options (course->study), now, schedule->due);

  /* Translators: when a card is asked again, such as "again in 3 days" */
  return g_strdup_printf (_ ("again in %s"), interval);
}

static GtkWidget *
verdict_new (LexCourse *course, gint64 now)
{
  const gboolean right = lex_asking_is_right (course->asking);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  g_autofree char *coming = dup_coming (course, now);

  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_add_css_class (box, "verdict");
  gtk_widget_add_css_class (box, right ? "right" : "wrong");
  gtk_box_append (GTK_BOX (box), lex_asking_parts_heading_new (right          ? _ ("✓ Right")
                                                               : course->late ? _ ("✗ Not in time")
                                                                              : _ ("✗ Not right"),
                                                               "word"));
  if (course->answered)
    gtk_box_append (GTK_BOX (box), lex_asking_parts_heading_new (coming, "interval"));
  return box;
}

static GtkWidget *
row_new (LexCourse *course, gint64 now, GtkWidget **first)
{
  GtkWidget *row = lex_asking_parts_flow_new (12);
  GtkWidget *why;

  if (course->asking->question == NULL)
    {
      gtk_box_append (GTK_BOX (row), ratings_new (course, now, first));
      return row;
    }
  why = lex_asking_parts_button_new (_ ("Why This Date?"), "study.why", _ ("W"));
  gtk_widget_add_css_class (why, "flat");
  *first = lex_asking_parts_button_new (_ ("Next"), "study.next", _ ("Enter"));
  gtk_widget_add_css_class (*first, "suggested-action");
  gtk_box_append (GTK_BOX (row), verdict_new (course, now));
  gtk_box_append (GTK_BOX (row), why);
  gtk_box_append (GTK_BOX (row), *first);
  return row;
}

GtkWidget *
lex_study_footer_new (LexCourse *course, gint64 now, const char *complaint, gboolean why,
                      GtkWidget **first)
{
  GtkWidget *box;

  if (course->asking == NULL || (!course->asking->done && !why))
    return NULL;
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_widget_add_css_class (box, "footer");
  if (complaint != NULL)
    gtk_box_append (GTK_BOX (box), lex_asking_parts_heading_new (complaint, "complaint"));
  if (why)
    {
      g_autofree char *words = lex_study_why_dup (course->study, course->asking->card, now);

      gtk_box_append (GTK_BOX (box), lex_asking_parts_heading_new (words, "facts"));
    }
  if (course->asking->done)
    gtk_box_append (GTK_BOX (box), row_new (course, now, first));
  return box;
}
