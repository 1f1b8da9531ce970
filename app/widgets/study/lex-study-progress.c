/* lex-study-progress.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page of pictures of progress. It refuses to work anything out: the services do, and the views
 * draw. The room of study makes it.
 */

#include "widgets/study/lex-study-progress.h"

#include <glib/gi18n-lib.h>

#include "widgets/charts/lex-chart-box.h"
#include "widgets/charts/lex-chart-view.h"
#include "widgets/charts/lex-plot.h"
#include "widgets/study/lex-asking-parts.h"
#include "widgets/study/lex-fit-view.h"
#include "widgets/study/lex-law-map.h"

static const LexStudyChartKind order[]
    = { LEX_CHART_DAYS,  LEX_CHART_DUE,         LEX_CHART_RETENTION,
        LEX_CHART_TIMES, LEX_CHART_CALIBRATION, LEX_CHART_EXAMS };

static void
add_chart (GtkBox *page, LexStudy *study, LexStudyChartKind kind, gint64 now)
{
  LexStudyChart *chart = lex_study_chart_new (study, kind, now);

  if (lex_plot_has_data (chart))
    gtk_box_append (page,
                    lex_chart_box_new (chart, lex_chart_view_new (lex_study_chart_copy (chart))));
  else
    {
      gtk_box_append (page, lex_asking_parts_heading_new (chart->title, "question"));
      gtk_box_append (page, lex_asking_parts_heading_new (_ ("Not enough answers yet."), "facts"));
      lex_study_chart_free (chart);
    }
}

static char *
dup_streak (LexStudy *study, gint64 now)
{
  guint longest;
  const guint streak = lex_study_chart_count_streak (study, now, &longest);

  return g_strdup_printf (_ ("Days in a row: %u. The longest row: %u."), streak, longest);
}

GtkWidget *
lex_study_progress_new (LexStudy *study, LexLibrary *library, LexLanguage language, gint64 now)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  LexStudyChart *laws = lex_study_chart_new (study, LEX_CHART_LAWS, now);
  g_autofree char *streak = dup_streak (study, now);

  gtk_widget_add_css_class (page, "column");
  gtk_box_append (GTK_BOX (page), lex_asking_parts_heading_new (_ ("Progress"), "page-title"));
  gtk_box_append (GTK_BOX (page), lex_asking_parts_heading_new (streak, "facts"));
  gtk_box_append (GTK_BOX (page),
                  lex_chart_box_new (laws, lex_law_map_new (laws, library, language)));
  gtk_box_append (GTK_BOX (page), lex_law_map_legend_new ());
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    add_chart (GTK_BOX (page), study, order[i], now);
  gtk_box_append (GTK_BOX (page), lex_fit_view_new (study, now));
  return page;
}
