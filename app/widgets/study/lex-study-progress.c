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

#include "widgets/study/lex-asking-parts.h"
#include "widgets/study/lex-chart-view.h"
#include "widgets/study/lex-law-map.h"
#include "widgets/study/lex-plot.h"

static const LexStudyChartKind order[]
    = { LEX_CHART_DAYS,  LEX_CHART_DUE,         LEX_CHART_RETENTION,
        LEX_CHART_TIMES, LEX_CHART_CALIBRATION, LEX_CHART_EXAMS };

/* A chart with what belongs to it.
 * @picture: what is copied as a picture */
typedef struct
{
  LexStudyChart *chart;
  GtkWidget *picture;
  GtkWidget *revealer;
} Section;

static void
section_free (gpointer data)
{
  Section *self = data;

  lex_study_chart_free (self->chart);
  g_free (self);
}

static void
copy_csv_cb (Section *self)
{
  g_autofree char *csv = lex_study_chart_dup_csv (self->chart);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (self->revealer), csv);
}

static void
copy_picture_cb (Section *self)
{
  g_autoptr (GdkTexture) texture = lex_chart_view_dup_texture (self->picture);

  if (texture != NULL)
    gdk_clipboard_set_texture (gtk_widget_get_clipboard (self->picture), texture);
}

/* The table is made when it is first looked at. */
static void
table_cb (Section *self, GtkToggleButton *button)
{
  GtkRevealer *revealer = GTK_REVEALER (self->revealer);

  if (gtk_revealer_get_child (revealer) == NULL)
    gtk_revealer_set_child (revealer, lex_chart_view_table_new (self->chart));
  gtk_revealer_set_reveal_child (revealer, gtk_toggle_button_get_active (button));
  gtk_widget_set_visible (self->revealer, gtk_toggle_button_get_active (button));
}

static void
add_tool (GtkBox *tools, GtkWidget *button, const char *of, const char *signal_name,
          GCallback callback, Section *self)
{
  g_autofree char *name
      = g_strdup_printf ("%s: %s", of, gtk_button_get_label (GTK_BUTTON (button)));

  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_swapped (button, signal_name, callback, self);
  gtk_box_append (tools, button);
}

static GtkWidget *
tools_new (Section *self)
{
  GtkWidget *tools = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  const char *title = self->chart->title;

  add_tool (GTK_BOX (tools), gtk_toggle_button_new_with_label (C_ ("chart", "Table")), title,
            "toggled", G_CALLBACK (table_cb), self);
  add_tool (GTK_BOX (tools), gtk_button_new_with_label (_ ("Copy as CSV")), title, "clicked",
            G_CALLBACK (copy_csv_cb), self);
  add_tool (GTK_BOX (tools), gtk_button_new_with_label (_ ("Copy as Picture")), title, "clicked",
            G_CALLBACK (copy_picture_cb), self);
  gtk_widget_add_css_class (tools, "chart-tools");
  return tools;
}

/* @picture: (transfer floating): what shows the chart */
static void
add_section (GtkBox *page, LexStudyChart *chart, GtkWidget *picture)
{
  Section *self = g_new0 (Section, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  *self = (Section){ chart, picture, gtk_revealer_new () };
  gtk_revealer_set_transition_type (GTK_REVEALER (self->revealer),
                                    GTK_REVEALER_TRANSITION_TYPE_NONE);
  gtk_widget_set_visible (self->revealer, FALSE);
  gtk_box_append (GTK_BOX (box), lex_asking_parts_heading_new (chart->title, "question"));
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), tools_new (self));
  gtk_box_append (GTK_BOX (box), self->revealer);
  g_object_set_data_full (G_OBJECT (box), "section", self, section_free);
  gtk_box_append (page, box);
}

static void
add_chart (GtkBox *page, LexStudy *study, LexStudyChartKind kind, gint64 now)
{
  LexStudyChart *chart = lex_study_chart_new (study, kind, now);

  if (lex_plot_has_data (chart))
    add_section (page, chart, lex_chart_view_new (lex_study_chart_new (study, kind, now)));
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
  add_section (GTK_BOX (page), laws, lex_law_map_new (laws, library, language));
  gtk_box_append (GTK_BOX (page), lex_law_map_legend_new ());
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    add_chart (GTK_BOX (page), study, order[i], now);
  return page;
}
