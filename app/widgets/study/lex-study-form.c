/* lex-study-form.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names and fields below each other; a field writes to its value. It refuses to know what is asked
 * for. The pages of study that are filled in make it.
 */

#include "widgets/study/lex-study-form.h"

#include "widgets/study/lex-asking-parts.h"
#include "widgets/text/lex-drop-down.h"

typedef struct
{
  LexStudyFormFunc changed;
  gpointer data;
  int n_rows;
} Form;

static Form *
get_form (GtkWidget *self)
{
  return g_object_get_data (G_OBJECT (self), "form");
}

GtkWidget *
lex_study_form_new (LexStudyFormFunc changed, gpointer data)
{
  GtkWidget *grid = gtk_grid_new ();
  Form *form = g_new0 (Form, 1);

  form->changed = changed;
  form->data = data;
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  g_object_set_data_full (G_OBJECT (grid), "form", form, g_free);
  return grid;
}

void
lex_study_form_add (GtkWidget *self, const char *words, GtkWidget *field)
{
  const int row = get_form (self)->n_rows++;
  GtkWidget *label = lex_asking_parts_heading_new (words, NULL);

  gtk_widget_set_halign (field, GTK_ALIGN_START);
  if (GTK_IS_DROP_DOWN (field))
    {
      lex_drop_down_break (GTK_DROP_DOWN (field));
      lex_drop_down_set_name (GTK_DROP_DOWN (field), words);
    }
  else
    gtk_accessible_update_relation (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                    label, NULL, -1);
  gtk_grid_attach (GTK_GRID (self), label, 0, row, 1, 1);
  gtk_grid_attach (GTK_GRID (self), field, 1, row, 1, 1);
}

void
lex_study_form_add_wide (GtkWidget *self, GtkWidget *widget)
{
  gtk_grid_attach (GTK_GRID (self), widget, 0, get_form (self)->n_rows++, 2, 1);
}

static void
tell_changed (GtkWidget *field)
{
  const Form *form = get_form (gtk_widget_get_parent (field));

  if (form->changed != NULL)
    form->changed (form->data);
}

static void
spun_cb (GtkWidget *field, guint *value)
{
  *value = (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (field));
  tell_changed (field);
}

static void
chosen_cb (GtkWidget *field, GParamSpec *pspec, guint *value)
{
  *value = gtk_drop_down_get_selected (GTK_DROP_DOWN (field));
  tell_changed (field);
}

static void
toggled_cb (GtkWidget *field, gboolean *value)
{
  *value = gtk_check_button_get_active (GTK_CHECK_BUTTON (field));
  tell_changed (field);
}

GtkWidget *
lex_study_form_add_number (GtkWidget *self, const char *words, const LexStudyFormRange *range,
                           guint *value)
{
  GtkWidget *field
      = gtk_spin_button_new_with_range (range->least, range->most, MAX (range->step, 1));

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (field), *value);
  lex_study_form_add (self, words, field);
  g_signal_connect (field, "value-changed", G_CALLBACK (spun_cb), value);
  return field;
}

GtkWidget *
lex_study_form_add_choice (GtkWidget *self, const char *words, const char *const *choices,
                           guint *value)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (choices);
  GtkWidget *field = lex_drop_down_new (list, words);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (field), *value);
  lex_study_form_add (self, words, field);
  g_signal_connect (field, "notify::selected", G_CALLBACK (chosen_cb), value);
  return field;
}

GtkWidget *
lex_study_form_add_check (GtkWidget *self, const char *words, gboolean *value)
{
  GtkWidget *field = gtk_check_button_new ();

  gtk_check_button_set_active (GTK_CHECK_BUTTON (field), *value);
  lex_study_form_add (self, words, field);
  g_signal_connect (field, "toggled", G_CALLBACK (toggled_cb), value);
  return field;
}

GtkWidget *
lex_study_form_page_new (const char *title)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  gtk_widget_add_css_class (page, "column");
  gtk_box_append (GTK_BOX (page), lex_asking_parts_heading_new (title, "page-title"));
  return page;
}
