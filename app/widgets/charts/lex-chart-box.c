/* lex-chart-box.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A chart with all that belongs to it: picture, table, copies. It refuses to work anything out and
 * to draw. The pages of progress and of plans, and
 * the statistics of cases make it.
 */

#include "widgets/charts/lex-chart-box.h"

#include <glib/gi18n-lib.h>

#include "widgets/charts/lex-chart-view.h"
#include "widgets/text/lex-flow-layout.h"

/* @picture: (nullable): what is copied as a picture */
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

static GBytes *
dup_png (Section *self)
{
  g_autoptr (GdkTexture) texture
      = self->picture != NULL ? lex_chart_view_dup_texture (self->picture) : NULL;

  return texture != NULL ? gdk_texture_save_to_png_bytes (texture) : g_bytes_new (NULL, 0);
}

static void
save_cb (Section *self)
{
  g_autofree char *csv = lex_study_chart_dup_csv (self->chart);
  g_autoptr (GBytes) png = dup_png (self);

  gtk_widget_activate_action (self->revealer, "win.save-chart", "(ss@ay)", self->chart->name, csv,
                              g_variant_new_from_bytes (G_VARIANT_TYPE_BYTESTRING, png, TRUE));
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
  GtkWidget *tools = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  const char *title = self->chart->title;

  add_tool (GTK_BOX (tools), gtk_toggle_button_new_with_label (C_ ("chart", "Table")), title,
            "toggled", G_CALLBACK (table_cb), self);
  add_tool (GTK_BOX (tools), gtk_button_new_with_label (_ ("Copy as CSV")), title, "clicked",
            G_CALLBACK (copy_csv_cb), self);
  if (self->picture != NULL)
    add_tool (GTK_BOX (tools), gtk_button_new_with_label (_ ("Copy as Picture")), title, "clicked",
              G_CALLBACK (copy_picture_cb), self);
  gtk_widget_set_layout_manager (tools, lex_flow_layout_new (6));
  gtk_widget_add_css_class (tools, "chart-tools");
  return tools;
}

static GtkWidget *
heading_new (const char *words)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "question");
  return label;
}

GtkWidget *
lex_chart_box_new (LexStudyChart *chart, GtkWidget *picture)
{
  Section *self = g_new0 (Section, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *tools;

  *self = (Section){ chart, picture, gtk_revealer_new () };
  gtk_revealer_set_transition_type (GTK_REVEALER (self->revealer),
                                    GTK_REVEALER_TRANSITION_TYPE_NONE);
  gtk_widget_set_visible (self->revealer, FALSE);
  tools = tools_new (self);
  gtk_box_append (GTK_BOX (box), heading_new (chart->title));
  if (picture != NULL)
    gtk_box_append (GTK_BOX (box), picture);
  else
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (gtk_widget_get_first_child (tools)), TRUE);
  gtk_box_append (GTK_BOX (box), tools);
  gtk_box_append (GTK_BOX (box), self->revealer);
  g_object_set_data_full (G_OBJECT (box), "section", self, section_free);
  return box;
}

void
lex_chart_box_offer_file (GtkWidget *box)
{
  Section *self = g_object_get_data (G_OBJECT (box), "section");

  g_return_if_fail (self != NULL);

  add_tool (GTK_BOX (gtk_widget_get_prev_sibling (self->revealer)),
            gtk_button_new_with_label (_ ("Save…")), self->chart->title, "clicked",
            G_CALLBACK (save_cb), self);
}
