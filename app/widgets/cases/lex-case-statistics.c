/* lex-case-statistics.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The statistics of an event as a page. It refuses to count and to draw. The window of cases makes
 * it.
 */

#include "widgets/cases/lex-case-statistics.h"

#include <glib/gi18n-lib.h>

#include "services/lex-case-chart.h"
#include "widgets/cases/lex-case-moment.h"
#include "widgets/charts/lex-chart-box.h"
#include "widgets/charts/lex-chart-view.h"
#include "widgets/charts/lex-plot.h"
#include "widgets/text/lex-widget.h"

#define GAP 18

/* "12 cases; half were ruled within 8 min, the longest took 31 min" */
static char *
dup_line (const LexCaseStats *stats)
{
  g_autofree char *n
      = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u case", "%u cases", stats->n), stats->n);
  g_autofree char *middle = lex_case_moment_dup_since (stats->middle);
  g_autofree char *longest = lex_case_moment_dup_since (stats->longest);

  if (stats->n_timed == 0)
    return g_steal_pointer (&n);
  /* Translators: how many cases, then two times such as 12 min */
  return g_strdup_printf (_ ("%s; half were ruled within %s, the longest took %s"), n, middle,
                          longest);
}

static GtkWidget *
chart_new (LexStudyChart *chart)
{
  GtkWidget *box = lex_chart_box_new (chart, lex_chart_view_new (lex_study_chart_copy (chart)));

  lex_chart_box_offer_file (box);
  return box;
}

GtkWidget *
lex_case_statistics_new (GPtrArray *summaries, const char *event)
{
  g_autoptr (LexCaseStats) stats = lex_case_stats_new (summaries);
  g_autofree char *line = dup_line (stats);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);

  gtk_widget_add_css_class (column, "case-statistics");
  gtk_box_append (GTK_BOX (column),
                  lex_widget_label_new (event != NULL ? event : _ ("All events"), "heading"));
  gtk_box_append (GTK_BOX (column), lex_widget_label_new (line, "dim-label"));
  for (guint i = 0; i < LEX_CASE_N_CHARTS; i++)
    {
      LexStudyChart *chart = lex_case_chart_new (stats, i);

      if (!lex_plot_has_data (chart))
        lex_study_chart_free (chart);
      else
        gtk_box_append (GTK_BOX (column), chart_new (chart));
    }
  return column;
}
