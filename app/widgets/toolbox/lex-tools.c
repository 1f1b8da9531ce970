/* lex-tools.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tools of the toolbox: a row of names, and below it the form of one. It refuses to know what a
 * tool does. The toolbox makes it when one is first asked for.
 */

#include "widgets/toolbox/lex-tools.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "widgets/text/lex-text-label.h"
#include "widgets/toolbox/lex-comparable-form.h"
#include "widgets/toolbox/lex-tool-form.h"

#define WIDTH 720

struct _LexTools
{
  GtkWidget parent_instance;

  LexLanguage language;
  char *rounding;                    /* owned, nullable */
  const LexPracticeChoice *practice; /* borrowed, nullable */

  /* Owned by the widget tree */
  GtkWidget *scrolled;
  GtkWidget *title;
  GtkWidget *names; /* the row */
  GtkWidget *stack; /* forms by name */
  GtkWidget *below; /* what an authority does differently there */
};

G_DEFINE_FINAL_TYPE (LexTools, lex_tools, GTK_TYPE_WIDGET)

static void
lex_tools_dispose (GObject *object)
{
  LexTools *self = LEX_TOOLS (object);

  g_clear_pointer (&self->scrolled, gtk_widget_unparent);
  g_clear_pointer (&self->rounding, g_free);

  G_OBJECT_CLASS (lex_tools_parent_class)->dispose (object);
}

static void
lex_tools_class_init (LexToolsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lex_tools_dispose;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "tools");
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
lex_tools_init (LexTools *self)
{
}

static const char *
get_title (const char *name, LexLanguage language)
{
  static const char *const comparable[LEX_N_LANGUAGES]
      = { "Comparable call", "Zapowiedź porównywalna" };
  const LexTool *tool = name != NULL ? lex_tool_find (name) : NULL;

  return tool != NULL ? tool->title[language] : comparable[language];
}

static void
add_name (LexTools *self, const char *name)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (get_title (name, self->language));
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "toolbox.tool");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", name);
  gtk_widget_add_css_class (button, "flat");
  gtk_flow_box_append (GTK_FLOW_BOX (self->names), button);
  /* The button is what the focus stops at, not the cell around it. */
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
}

static GtkWidget *
names_new (void)
{
  GtkWidget *names = gtk_flow_box_new ();

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (names), GTK_SELECTION_NONE);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (names), 2);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (names), 9);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (names), 2);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (names), 2);
  return names;
}

GtkWidget *
lex_tools_new (LexLanguage language)
{
  LexTools *self = g_object_new (LEX_TYPE_TOOLS, NULL);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *clamp = adw_clamp_new ();
  guint n_tools;
  const LexTool *const *tools = lex_tool_list (&n_tools);

  self->language = language;
  self->names = names_new ();
  self->title = lex_text_label_new ("", language, "page-title");
  self->stack = gtk_stack_new ();
  self->below = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_stack_set_hhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_stack_set_vhomogeneous (GTK_STACK (self->stack), FALSE);
  self->scrolled = gtk_scrolled_window_new ();
  add_name (self, LEX_TOOLS_COMPARABLE);
  for (guint i = 0; i < n_tools; i++)
    add_name (self, tools[i]->name);

  gtk_widget_add_css_class (column, "column");
  gtk_box_append (GTK_BOX (column), self->names);
  gtk_box_append (GTK_BOX (column), self->title);
  gtk_box_append (GTK_BOX (column), self->stack);
  gtk_box_append (GTK_BOX (column), self->below);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), column);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), clamp);
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

/* A field of that name is the same in all tools. */
static void
set_rounding (LexTools *self, GtkWidget *form)
{
  if (self->rounding != NULL && LEX_IS_TOOL_FORM (form))
    lex_tool_form_set (LEX_TOOL_FORM (form), "rounding", self->rounding);
}

static GtkWidget *
ensure_form (LexTools *self, const char *name)
{
  GtkWidget *form = gtk_stack_get_child_by_name (GTK_STACK (self->stack), name);
  const LexTool *tool = lex_tool_find (name);

  if (form != NULL)
    return form;
  if (tool != NULL)
    form = lex_tool_form_new (tool, self->language);
  else if (g_str_equal (name, LEX_TOOLS_COMPARABLE))
    form = lex_comparable_form_new (self->language);
  if (form != NULL)
    gtk_stack_add_named (GTK_STACK (self->stack), form, name);
  set_rounding (self, form);
  return form;
}

/* `outcomes=4SW=100;vulnerable=ew`: each field up to the first equals sign. */
static void
fill (LexToolForm *form, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ";", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      char *sign = strchr (parts[i], '=');

      if (sign == NULL)
        continue;
      *sign = '\0';
      lex_tool_form_set (form, parts[i], sign + 1);
    }
}

static void
fill_known (LexComparableForm *form, const char *name, const char *value)
{
  LexSeat seat = LEX_SEAT_NORTH;

  if (g_str_equal (name, "offender"))
    lex_comparable_form_set_offender (form, lex_seat_from_letter (*value, &seat) ? &seat : NULL);
  else if (g_str_equal (name, "withdrawn"))
    lex_comparable_form_set_call (form, FALSE, value);
  else if (g_str_equal (name, "replacement"))
    lex_comparable_form_set_call (form, TRUE, value);
}

/* `insufficient;offender=N;withdrawn=1H;replacement=2H`: the Law by which a call is replaced, where
 * the offender sits, and the calls; as a path knows them. */
static void
fill_comparable (LexComparableForm *form, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ";", -1);
  LexComparableCase at;

  if (parts[0] != NULL && lex_comparable_case_from_name (parts[0], &at))
    lex_comparable_form_set_case (form, at);
  for (guint i = 1; parts[0] != NULL && parts[i] != NULL; i++)
    {
      char *sign = strchr (parts[i], '=');

      if (sign == NULL)
        continue;
      *sign = '\0';
      fill_known (form, parts[i], sign + 1);
    }
}

static void
show_practice (LexTools *self)
{
  const char *name = gtk_stack_get_visible_child_name (GTK_STACK (self->stack));
  GtkWidget *old = gtk_widget_get_first_child (self->below);
  GtkWidget *box = self->practice != NULL && name != NULL
                       ? lex_practice_box_new (self->practice, name, self->language)
                       : NULL;

  if (old != NULL)
    gtk_box_remove (GTK_BOX (self->below), old);
  if (box != NULL)
    gtk_box_append (GTK_BOX (self->below), box);
  gtk_widget_set_visible (self->below, box != NULL);
}

void
lex_tools_set_practice (LexTools *self, const LexPracticeChoice *practice)
{
  g_return_if_fail (LEX_IS_TOOLS (self));

  self->practice = practice;
  show_practice (self);
}

void
lex_tools_show (LexTools *self, const char *name)
{
  g_auto (GStrv) parts = NULL;
  GtkWidget *form;

  g_return_if_fail (LEX_IS_TOOLS (self));
  g_return_if_fail (name != NULL);

  parts = g_strsplit (name, ":", 2);
  form = parts[0] != NULL ? ensure_form (self, parts[0]) : NULL;
  if (form == NULL)
    return;
  if (LEX_IS_COMPARABLE_FORM (form) && parts[1] != NULL)
    fill_comparable (LEX_COMPARABLE_FORM (form), parts[1]);
  if (LEX_IS_TOOL_FORM (form) && parts[1] != NULL)
    fill (LEX_TOOL_FORM (form), parts[1]);
  gtk_stack_set_visible_child (GTK_STACK (self->stack), form);
  gtk_label_set_text (GTK_LABEL (self->title), get_title (parts[0], self->language));
  show_practice (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (form);
}

void
lex_tools_set_rounding (LexTools *self, const char *rounding)
{
  g_return_if_fail (LEX_IS_TOOLS (self));

  g_free (self->rounding);
  self->rounding = g_strdup (rounding);
  for (GtkWidget *form = gtk_widget_get_first_child (self->stack); form != NULL;
       form = gtk_widget_get_next_sibling (form))
    set_rounding (self, form);
}

/* A weighted score is written down with the practice that it follows. */
static char *
dup_worked_out (LexTools *self, LexToolForm *form)
{
  const char *name = gtk_stack_get_visible_child_name (GTK_STACK (self->stack));
  g_autofree char *text = lex_tool_form_dup_text (form);
  g_autofree char *practice = self->practice != NULL
                                  ? lex_practice_box_dup_text (self->practice, name, self->language)
                                  : NULL;

  if (text == NULL || practice == NULL)
    return g_steal_pointer (&text);
  return g_strconcat (text, "\n", practice, NULL);
}

char *
lex_tools_dup_text (LexTools *self)
{
  GtkWidget *form;

  g_return_val_if_fail (LEX_IS_TOOLS (self), NULL);

  form = gtk_stack_get_visible_child (GTK_STACK (self->stack));
  if (LEX_IS_COMPARABLE_FORM (form))
    return lex_comparable_form_dup_text (LEX_COMPARABLE_FORM (form));
  return form != NULL ? dup_worked_out (self, LEX_TOOL_FORM (form)) : NULL;
}

char *
lex_tools_dup_labels (LexTools *self)
{
  GtkWidget *form;

  g_return_val_if_fail (LEX_IS_TOOLS (self), NULL);

  form = gtk_stack_get_visible_child (GTK_STACK (self->stack));
  return LEX_IS_TOOL_FORM (form) ? lex_tool_form_dup_labels (LEX_TOOL_FORM (form)) : NULL;
}

const char *
lex_tools_get_title (LexTools *self)
{
  g_return_val_if_fail (LEX_IS_TOOLS (self), NULL);

  return get_title (gtk_stack_get_visible_child_name (GTK_STACK (self->stack)), self->language);
}
