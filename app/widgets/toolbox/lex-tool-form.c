/* lex-tool-form.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A tool as a form. It refuses to calculate, and to know which tool it is: the rulings describe
 * the fields and do the rest. The tools' page makes one for each tool that is opened.
 */

#include "widgets/toolbox/lex-tool-form.h"

#include <glib/gi18n-lib.h>

#include "widgets/text/lex-drop-down.h"
#include "widgets/text/lex-text-label.h"
#include "widgets/text/lex-widget.h"
#include "widgets/toolbox/lex-tool-lines.h"

struct _LexToolForm
{
  GtkWidget parent_instance;

  const LexTool *tool;
  LexLanguage language;

  /* Owned, nullable */
  LexWorking *working;

  /* Owned by the widget tree, by field */
  GPtrArray *controls;
  GPtrArray *faults;
  GtkWidget *column;
  GtkWidget *lines;
};

G_DEFINE_FINAL_TYPE (LexToolForm, lex_tool_form, GTK_TYPE_WIDGET)

static void
lex_tool_form_dispose (GObject *object)
{
  LexToolForm *self = LEX_TOOL_FORM (object);

  g_clear_pointer (&self->column, gtk_widget_unparent);
  g_clear_pointer (&self->working, lex_working_free);
  g_clear_pointer (&self->controls, g_ptr_array_unref);
  g_clear_pointer (&self->faults, g_ptr_array_unref);

  G_OBJECT_CLASS (lex_tool_form_parent_class)->dispose (object);
}

static gboolean
lex_tool_form_grab_focus (GtkWidget *widget)
{
  LexToolForm *self = LEX_TOOL_FORM (widget);

  return self->controls->len > 0 && lex_widget_pass_focus (widget, self->controls->pdata[0]);
}

static void
lex_tool_form_class_init (LexToolFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_tool_form_dispose;
  widget_class->grab_focus = lex_tool_form_grab_focus;
  gtk_widget_class_set_css_name (widget_class, "toolform");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
lex_tool_form_init (LexToolForm *self)
{
  self->controls = g_ptr_array_new ();
  self->faults = g_ptr_array_new ();
}

static const char *
get_value (LexToolForm *self, guint field)
{
  GtkWidget *control = self->controls->pdata[field];

  if (GTK_IS_EDITABLE (control))
    return gtk_editable_get_text (GTK_EDITABLE (control));
  return self->tool->fields[field]
      .choices[gtk_drop_down_get_selected (GTK_DROP_DOWN (control))]
      .name;
}

/* What is still to be filled in is no fault, though it keeps the result away. */
static void
show_fault (LexToolForm *self, guint field, const GError *error)
{
  for (guint i = 0; i < self->faults->len; i++)
    {
      const gboolean wrong
          = error != NULL && i == field
            && !g_error_matches (error, LEX_RULINGS_ERROR, LEX_RULINGS_ERROR_MISSING);

      gtk_label_set_text (self->faults->pdata[i], wrong ? error->message : "");
      gtk_widget_set_visible (self->faults->pdata[i], wrong);
      if (wrong)
        gtk_widget_add_css_class (self->controls->pdata[i], "error");
      else
        gtk_widget_remove_css_class (self->controls->pdata[i], "error");
      gtk_accessible_update_state (
          self->controls->pdata[i], GTK_ACCESSIBLE_STATE_INVALID,
          wrong ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
    }
}

static void
work_cb (LexToolForm *self)
{
  g_autofree const char **values = g_new0 (const char *, self->tool->n_fields);
  g_autoptr (GError) error = NULL;
  guint field = 0;

  if (self->controls->len < self->tool->n_fields)
    return;
  for (guint i = 0; i < self->tool->n_fields; i++)
    values[i] = get_value (self, i);
  g_clear_pointer (&self->working, lex_working_free);
  self->working = lex_tool_work (self->tool, values, &field, &error);
  show_fault (self, field, error);
  lex_tool_lines_fill (GTK_BOX (self->lines), self->working, self->language);
}

static GtkWidget *
choice_new (LexToolForm *self, const LexToolField *field)
{
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
  GtkWidget *choice;

  for (guint i = 0; field->choices[i].name != NULL; i++)
    gtk_string_list_append (words, field->choices[i].text[self->language]);
  choice = lex_drop_down_new (words, field->text[self->language]);
  gtk_widget_set_halign (choice, GTK_ALIGN_START);
  g_signal_connect_swapped (choice, "notify::selected", G_CALLBACK (work_cb), self);
  return choice;
}

static GtkWidget *
entry_new (LexToolForm *self, const LexToolField *field)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), field->hint[self->language]);
  if (field->kind == LEX_TOOL_FIELD_LINE)
    {
      gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), 24);
      gtk_widget_set_halign (entry, GTK_ALIGN_START);
    }
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (work_cb), self);
  return entry;
}

static void
add_field (LexToolForm *self, const LexToolField *field)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  g_autofree char *markup = g_markup_escape_text (field->text[self->language], -1);
  GtkWidget *name = lex_text_label_new (markup, self->language, "dim-label");
  GtkWidget *fault = lex_text_label_new ("", lex_language_of_locale (), "error");
  GtkWidget *control
      = field->kind == LEX_TOOL_FIELD_CHOICE ? choice_new (self, field) : entry_new (self, field);

  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  field->text[self->language], -1);
  gtk_widget_set_visible (fault, FALSE);
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), control);
  gtk_box_append (GTK_BOX (box), fault);
  gtk_box_append (GTK_BOX (self->column), box);
  g_ptr_array_add (self->controls, control);
  g_ptr_array_add (self->faults, fault);
}

GtkWidget *
lex_tool_form_new (const LexTool *tool, LexLanguage language)
{
  LexToolForm *self = g_object_new (LEX_TYPE_TOOL_FORM, NULL);

  g_return_val_if_fail (tool != NULL, GTK_WIDGET (self));

  self->tool = tool;
  self->language = language;
  self->column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  self->lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_add_css_class (self->lines, "tool-lines");
  gtk_widget_set_parent (self->column, GTK_WIDGET (self));
  for (guint i = 0; i < tool->n_fields; i++)
    add_field (self, &tool->fields[i]);
  gtk_box_append (GTK_BOX (self->column), self->lines);
  return GTK_WIDGET (self);
}

void
lex_tool_form_set (LexToolForm *self, const char *field, const char *value)
{
  g_return_if_fail (LEX_IS_TOOL_FORM (self));
  g_return_if_fail (field != NULL && value != NULL);

  for (guint i = 0; i < self->tool->n_fields; i++)
    {
      const LexToolField *it = &self->tool->fields[i];

      if (!g_str_equal (it->name, field))
        continue;
      if (it->choices == NULL)
        gtk_editable_set_text (self->controls->pdata[i], value);
      for (guint j = 0; it->choices != NULL && it->choices[j].name != NULL; j++)
        if (g_str_equal (it->choices[j].name, value))
          gtk_drop_down_set_selected (self->controls->pdata[i], j);
    }
}

char *
lex_tool_form_dup_text (LexToolForm *self)
{
  g_autofree char *lines = NULL;

  g_return_val_if_fail (LEX_IS_TOOL_FORM (self), NULL);

  if (self->working == NULL)
    return NULL;
  lines = lex_working_dup_text (self->working, self->language);
  return g_strdup_printf ("%s\n%s", self->tool->title[self->language], lines);
}

char *
lex_tool_form_dup_labels (LexToolForm *self)
{
  g_return_val_if_fail (LEX_IS_TOOL_FORM (self), NULL);

  return self->working != NULL ? lex_working_dup_labels (self->working) : NULL;
}
