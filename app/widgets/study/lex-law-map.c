/* lex-law-map.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Laws as a map of tiles, by what is known of them. It refuses to know how that is worked out;
 * a tile fires `win.open`. The page of progress makes it.
 */

#include "widgets/study/lex-law-map.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/study/lex-law-tile.h"
#include "widgets/text/lex-heading.h"
#include "widgets/text/lex-widget.h"

/* The values of a row, see LEX_CHART_LAWS. */
#define ASKED 1
#define KNOWN 2

/* From so many percent on it has that grade. */
static const double least[LEX_N_LAW_GRADES] = { 0, 0, 40, 65, 85 };

static LexLawGrade
grade (const LexStudyChartRow *row)
{
  LexLawGrade found = LEX_LAW_WEAK;

  if (isnan (row->values[ASKED]) || row->values[ASKED] <= 0)
    return LEX_LAW_UNSEEN;
  for (guint i = LEX_LAW_WEAK; i < LEX_N_LAW_GRADES; i++)
    if (row->values[KNOWN] >= least[i])
      found = (LexLawGrade) i;
  return found;
}

static const char *
get_name (LexLawGrade which)
{
  static const char *const names[LEX_N_LAW_GRADES]
      = { N_ ("not asked yet"), N_ ("below 40 %"), N_ ("40 to 65 %"), N_ ("65 to 85 %"),
          N_ ("85 to 100 %") };

  return _ (names[which]);
}

static char *
dup_description (const LexStudyChartRow *row, LexLibrary *library, LexLanguage language)
{
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, row->key);
  g_autoptr (LexLabel) label = lex_label_parse (number);
  g_autofree char *heading = label != NULL ? lex_heading_lookup (library, label, language) : NULL;

  if (grade (row) == LEX_LAW_UNSEEN)
    return g_strdup_printf ("%s %s: %s", number, heading != NULL ? heading : "",
                            get_name (LEX_LAW_UNSEEN));
  /* Translators: a Law's number and title, and how much of it is known */
  return g_strdup_printf (_ ("%s %s: %.0f %% known"), number, heading != NULL ? heading : "",
                          row->values[KNOWN]);
}

static void
activated_cb (GtkFlowBox *map, GtkFlowBoxChild *child)
{
  const char *label = g_object_get_data (G_OBJECT (child), "label");

  gtk_widget_activate_action (GTK_WIDGET (map), "win.open", "s", label);
}

/* One stop on the way through the page: whoever leaves does so from its end, not tile by tile. */
static gboolean
leave_cb (GtkEventController *keys, guint key, guint code, GdkModifierType modifiers)
{
  GtkWidget *map = gtk_event_controller_get_widget (keys);
  GtkWidget *end = NULL;

  if (key == GDK_KEY_ISO_Left_Tab || (key == GDK_KEY_Tab && (modifiers & GDK_SHIFT_MASK) != 0))
    end = gtk_widget_get_first_child (map);
  else if (key == GDK_KEY_Tab)
    end = gtk_widget_get_last_child (map);
  if (end != NULL)
    gtk_widget_grab_focus (end);
  return GDK_EVENT_PROPAGATE;
}

static GtkWidget *
child_new (const LexStudyChartRow *row, LexLibrary *library, LexLanguage language)
{
  GtkWidget *child = gtk_flow_box_child_new ();
  char *number = g_strdup_printf ("%" G_GINT64_FORMAT, row->key);
  g_autofree char *description = dup_description (row, library, language);

  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), lex_law_tile_new (number, grade (row)));
  lex_widget_set_name (child, description);
  g_object_set_data_full (G_OBJECT (child), "label", number, g_free);
  return child;
}

GtkWidget *
lex_law_map_new (const LexStudyChart *chart, LexLibrary *library, LexLanguage language)
{
  GtkWidget *map = gtk_flow_box_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (map), GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (map), TRUE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (map), 100);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (map), 2);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (map), 2);
  gtk_widget_add_css_class (map, "laws");
  gtk_accessible_update_property (GTK_ACCESSIBLE (map), GTK_ACCESSIBLE_PROPERTY_LABEL, chart->title,
                                  -1);
  for (guint i = 0; i < chart->rows->len; i++)
    gtk_flow_box_append (
        GTK_FLOW_BOX (map),
        child_new (&g_array_index (chart->rows, LexStudyChartRow, i), library, language));
  g_signal_connect (map, "child-activated", G_CALLBACK (activated_cb), NULL);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (leave_cb), NULL);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (map, keys);
  return map;
}

GtkWidget *
lex_law_map_legend_new (void)
{
  GtkWidget *legend = gtk_flow_box_new ();

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (legend), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (legend), LEX_N_LAW_GRADES);
  gtk_widget_add_css_class (legend, "facts");
  /* Its children hold the keys fast when they may not have them. */
  gtk_widget_set_can_focus (legend, FALSE);
  for (guint i = 0; i < LEX_N_LAW_GRADES; i++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      GtkWidget *child = gtk_flow_box_child_new ();

      gtk_box_append (GTK_BOX (box), lex_law_tile_new ("", (LexLawGrade) i));
      gtk_box_append (GTK_BOX (box), gtk_label_new (get_name ((LexLawGrade) i)));
      gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), box);
      gtk_flow_box_append (GTK_FLOW_BOX (legend), child);
    }
  return legend;
}
