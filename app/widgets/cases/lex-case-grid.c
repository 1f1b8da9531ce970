/* lex-case-grid.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rows of cells: questions and answers, polls, restrictions. It refuses to know what stands in
 * them. A control of the form makes it.
 */

#include "widgets/cases/lex-case-grid.h"

#include <glib/gi18n-lib.h>

#include "journal/lex-case.h"
#include "widgets/text/lex-flow-layout.h"
#include "widgets/text/lex-widget.h"
#include "widgets/text/lex-words-view.h"

#define CELL_WIDTH 120
#define BRIEF_WIDTH 64
#define GAP 6

struct _LexCaseGrid
{
  GtkWidget parent_instance;

  LexCaseKey key;
  LexLanguage language;
  gboolean setting; /* whether nobody types now */

  /* Owned by the widget tree */
  GtkWidget *column;
  GtkWidget *rows;
  GtkWidget *add;
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (LexCaseGrid, lex_case_grid, GTK_TYPE_WIDGET)

static void
lex_case_grid_dispose (GObject *object)
{
  g_clear_pointer (&LEX_CASE_GRID (object)->column, gtk_widget_unparent);

  G_OBJECT_CLASS (lex_case_grid_parent_class)->dispose (object);
}

static void
lex_case_grid_class_init (LexCaseGridClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lex_case_grid_dispose;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
changed_cb (LexCaseGrid *self)
{
  if (!self->setting)
    g_signal_emit (self, changed_signal, 0);
}

/* What is long shares what the brief leave of a line. */
static GtkWidget *
entry_new (LexCaseGrid *self, gboolean brief, const char *text)
{
  GtkWidget *cell = gtk_entry_new ();
  const int chars = brief ? 3 : 6;

  gtk_editable_set_text (GTK_EDITABLE (cell), text);
  gtk_editable_set_width_chars (GTK_EDITABLE (cell), chars);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (cell), chars);
  gtk_widget_set_size_request (cell, brief ? BRIEF_WIDTH : CELL_WIDTH, -1);
  g_signal_connect_object (cell, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  return cell;
}

/* A question is longer than a line. */
static GtkWidget *
words_new (LexCaseGrid *self, const char *text)
{
  GtkWidget *cell = lex_words_view_new ();
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (cell));

  gtk_text_buffer_set_text (buffer, text, -1);
  gtk_widget_add_css_class (cell, "words");
  g_signal_connect_object (buffer, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  return cell;
}

/* A number says nothing without the name of its column, which stays above what is typed. */
static GtkWidget *
cell_new (LexCaseGrid *self, guint i, gboolean stands, const char *text)
{
  const LexCaseTerm *term = &lex_case_field_get (self->key)->terms[i];
  const char *heading = term->words[self->language];
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *input
      = stands && i == 0 ? words_new (self, text) : entry_new (self, term->brief, text);

  gtk_accessible_update_property (GTK_ACCESSIBLE (input), GTK_ACCESSIBLE_PROPERTY_LABEL, heading,
                                  -1);
  gtk_box_append (GTK_BOX (cell), lex_widget_label_new (heading, "name"));
  gtk_box_append (GTK_BOX (cell), input);
  gtk_widget_set_hexpand (cell, !term->brief);
  return cell;
}

/* Who works with keys stays where the line was, but not on what removes the next one. */
static void
pass_focus (LexCaseGrid *self, GtkWidget *row)
{
  GtkWidget *next = gtk_widget_get_next_sibling (row);
  GtkWidget *near = next != NULL ? next : gtk_widget_get_prev_sibling (row);

  if (near == NULL || !gtk_widget_child_focus (near, GTK_DIR_TAB_FORWARD))
    gtk_widget_grab_focus (self->add);
}

static void
remove_cb (GtkWidget *button, LexCaseGrid *self)
{
  GtkWidget *row = gtk_widget_get_parent (button);

  pass_focus (self, row);
  gtk_box_remove (GTK_BOX (self->rows), row);
  changed_cb (self);
  gtk_widget_activate_action (GTK_WIDGET (self), "cases.offer-undo", "s",
                              _ ("The line was removed"));
}

static GtkWidget *
remove_button_new (LexCaseGrid *self)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("list-remove-symbolic");

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, _ ("Remove This Line"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Remove This Line"), -1);
  g_signal_connect (button, "clicked", G_CALLBACK (remove_cb), self);
  return button;
}

/* Two columns stand one above the other, as a question does with its answer; more flow. */
static GtkWidget *
append_row (LexCaseGrid *self, const char *const *cells)
{
  const guint n_cells = lex_case_field_get_n_terms (self->key);
  const gboolean stands = n_cells == 2;
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  if (!stands)
    gtk_widget_set_layout_manager (line, lex_flow_layout_new (GAP));
  gtk_widget_set_hexpand (line, TRUE);
  for (guint i = 0; i < n_cells; i++)
    gtk_widget_insert_before (cell_new (self, i, stands, cells != NULL ? cells[i] : ""), line,
                              NULL);
  gtk_box_append (GTK_BOX (row), line);
  gtk_box_append (GTK_BOX (row), remove_button_new (self));
  gtk_box_append (GTK_BOX (self->rows), row);
  return gtk_widget_get_last_child (gtk_widget_get_first_child (line));
}

static void
add_cb (LexCaseGrid *self)
{
  gtk_widget_grab_focus (append_row (self, NULL));
}

static void
lex_case_grid_init (LexCaseGrid *self)
{
  self->add = gtk_button_new_with_label (_ ("Add a Line"));
  self->column = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  gtk_widget_set_halign (self->add, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->add, "flat");
  g_signal_connect_swapped (self->add, "clicked", G_CALLBACK (add_cb), self);
  gtk_box_append (GTK_BOX (self->column), self->rows);
  gtk_box_append (GTK_BOX (self->column), self->add);
  gtk_widget_set_parent (self->column, GTK_WIDGET (self));
}

GtkWidget *
lex_case_grid_new (LexCaseKey key)
{
  LexCaseGrid *self = g_object_new (LEX_TYPE_CASE_GRID, NULL);

  self->key = key;
  self->language = lex_language_of_locale ();
  return GTK_WIDGET (self);
}

static GStrv
dup_cells (GtkWidget *row)
{
  g_autoptr (GStrvBuilder) cells = g_strv_builder_new ();

  for (GtkWidget *cell = gtk_widget_get_first_child (gtk_widget_get_first_child (row));
       cell != NULL; cell = gtk_widget_get_next_sibling (cell))
    {
      GtkWidget *input = gtk_widget_get_last_child (cell);
      g_autofree char *text = NULL;

      if (GTK_IS_TEXT_VIEW (input))
        g_object_get (gtk_text_view_get_buffer (GTK_TEXT_VIEW (input)), "text", &text, NULL);
      else
        text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (input)));
      g_strv_builder_add (cells, text);
    }
  return g_strv_builder_end (cells);
}

char *
lex_case_grid_dup_value (LexCaseGrid *self)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_autoptr (LexCase) value = lex_case_new_empty ();

  g_return_val_if_fail (LEX_IS_CASE_GRID (self), NULL);

  for (GtkWidget *row = gtk_widget_get_first_child (self->rows); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    g_ptr_array_add (rows, dup_cells (row));
  lex_case_set_rows (value, self->key, rows);
  return g_strdup (value->values[self->key]);
}

void
lex_case_grid_set_value (LexCaseGrid *self, const char *value)
{
  g_autoptr (LexCase) of = lex_case_new_empty ();
  g_autoptr (GPtrArray) rows = NULL;
  GtkWidget *row;

  g_return_if_fail (LEX_IS_CASE_GRID (self));

  lex_case_set (of, self->key, value);
  rows = lex_case_dup_rows (of, self->key);
  self->setting = TRUE;
  while ((row = gtk_widget_get_first_child (self->rows)) != NULL)
    gtk_box_remove (GTK_BOX (self->rows), row);
  for (guint i = 0; i < rows->len; i++)
    append_row (self, rows->pdata[i]);
  self->setting = FALSE;
}
