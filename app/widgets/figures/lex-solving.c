/* lex-solving.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Asks what the cards would have made, waits and shows the answer. It refuses to know how that is
 * worked out. A page shows it beside an example's figures, and so does an event's board.
 */

#include "widgets/figures/lex-solving.h"

#include <glib/gi18n-lib.h>

#include "services/lex-analysis-words.h"
#include "services/lex-analysis.h"
#include "widgets/figures/lex-point-view.h"
#include "widgets/figures/lex-tricks-view.h"
#include "widgets/text/lex-widget.h"

#define GAP 10
#define CAUTION_CHARS 38

struct _LexSolving
{
  GtkWidget parent_instance;

  /* Owned */
  LexPbn *pbn;
  LexMarkupStyle style;
  GCancellable *cancellable; /* nullable: while it is worked out */
  LexSolution *solution;     /* nullable: until it is */
};

G_DEFINE_FINAL_TYPE (LexSolving, lex_solving, GTK_TYPE_WIDGET)

static void
clear (LexSolving *self)
{
  lex_widget_unparent_children (GTK_WIDGET (self));
}

static GtkWidget *
append (LexSolving *self, GtkWidget *child)
{
  gtk_widget_insert_before (child, GTK_WIDGET (self), NULL);
  return child;
}

static GtkWidget *
append_words (LexSolving *self, const char *words, const char *css_class)
{
  GtkWidget *label = append (self, gtk_label_new (words));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), CAUTION_CHARS);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
append_button (LexSolving *self, const char *text, GCallback callback)
{
  GtkWidget *button = append (self, gtk_button_new_with_label (text));
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

  /* With large type the page may be narrower than these words. */
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "pill");
  gtk_widget_add_css_class (button, "ask");
  g_signal_connect_swapped (button, "clicked", callback, self);
  return button;
}

static void
show_question (LexSolving *self)
{
  clear (self);
  append_button (self, _ ("What would the cards have made?"), G_CALLBACK (lex_solving_ask));
}

static void
show_failure (LexSolving *self, const GError *error)
{
  show_question (self);
  append_words (self, error->message, "error");
}

/* The tool for weighted scores, with what would have been made and the vulnerability in it. */
static void
append_weighing (LexSolving *self, const LexSolution *solution)
{
  g_autofree char *outcome
      = lex_analysis_words_dup_outcome (self->pbn, solution, self->style.language);
  const char *name = lex_vulnerability_get_name (self->pbn->vulnerability);
  g_autofree char *vulnerable = name ? g_ascii_strdown (name, -1) : NULL;
  g_autofree char *tool = NULL;
  GtkWidget *button;

  if (!outcome || !vulnerable)
    return;
  tool = g_strdup_printf ("weighted:outcomes=%s=100;vulnerable=%s", outcome, vulnerable);
  button = append (self, gtk_button_new_with_label (_ ("Weigh Outcomes")));
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  /* In this order: without what it is to open, the action would be no match. */
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", tool);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.tool");
}

/* @solution: (transfer full): the answer */
static void
show_answer (LexSolving *self, LexSolution *solution)
{
  const gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;

  clear (self);
  g_clear_pointer (&self->solution, lex_solution_free);
  self->solution = solution;
  if (solution->has_table)
    append (self, lex_tricks_view_new (solution, &self->style));
  if (solution->points->len > 0)
    {
      append (self, lex_point_view_new (lex_pbn_copy (self->pbn), solution->points, &self->style));
      append_words (self,
                    _ ("Under each card: the tricks declarer’s side has in all if it is played."),
                    "caption");
    }
  append_words (self, lex_analysis_words_get_caution (), "caption");
  if (solution->has_table)
    append_weighing (self, solution);
  /* Who asked by the keyboard goes on there. */
  if (focused)
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

static void
solved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (LexSolving) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (LexSolution) solution = lex_analysis_solve_finish (result, &error);

  g_clear_object (&self->cancellable);
  /* Who is gone needs no answer. */
  if (self->pbn == NULL)
    return;
  if (solution)
    show_answer (self, g_steal_pointer (&solution));
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    show_question (self);
  else
    show_failure (self, error);
}

static void
cancel_cb (LexSolving *self)
{
  g_cancellable_cancel (self->cancellable);
}

static void
show_waiting (LexSolving *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *spinner = gtk_spinner_new ();

  clear (self);
  gtk_spinner_start (GTK_SPINNER (spinner));
  gtk_box_append (GTK_BOX (box), spinner);
  gtk_box_append (GTK_BOX (box), gtk_label_new (_ ("Working it out…")));
  append (self, box);
  gtk_widget_grab_focus (append_button (self, _ ("Cancel"), G_CALLBACK (cancel_cb)));
}

void
lex_solving_ask (LexSolving *self)
{
  g_return_if_fail (LEX_IS_SOLVING (self));
  g_return_if_fail (self->cancellable == NULL);

  self->cancellable = g_cancellable_new ();
  show_waiting (self);
  lex_analysis_solve_async (self->pbn, self->cancellable, solved_cb, g_object_ref (self));
}

void
lex_solving_take_answer (LexSolving *self, LexSolving *other)
{
  g_return_if_fail (LEX_IS_SOLVING (self));
  g_return_if_fail (LEX_IS_SOLVING (other));

  if (other->solution != NULL)
    show_answer (self, g_steal_pointer (&other->solution));
}

gboolean
lex_solving_is_busy (LexSolving *self)
{
  g_return_val_if_fail (LEX_IS_SOLVING (self), FALSE);

  return self->cancellable != NULL;
}

/* Nobody waits for it who has closed the window. */
static void
lex_solving_unroot (GtkWidget *widget)
{
  g_cancellable_cancel (LEX_SOLVING (widget)->cancellable);

  GTK_WIDGET_CLASS (lex_solving_parent_class)->unroot (widget);
}

static void
lex_solving_dispose (GObject *object)
{
  LexSolving *self = LEX_SOLVING (object);

  g_cancellable_cancel (self->cancellable);
  clear (self);
  g_clear_pointer (&self->pbn, lex_pbn_free);
  g_clear_pointer (&self->solution, lex_solution_free);

  G_OBJECT_CLASS (lex_solving_parent_class)->dispose (object);
}

static void
lex_solving_class_init (LexSolvingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_solving_dispose;
  widget_class->unroot = lex_solving_unroot;
  gtk_widget_class_set_css_name (widget_class, "solving");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lex_solving_init (LexSolving *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), GAP);
}

GtkWidget *
lex_solving_new (const LexPbn *pbn, const LexMarkupStyle *style)
{
  LexSolving *self;

  if (!lex_analysis_is_possible (pbn))
    return NULL;
  self = g_object_new (LEX_TYPE_SOLVING, NULL);
  self->pbn = lex_pbn_copy (pbn);
  self->style = *style;
  show_question (self);
  return GTK_WIDGET (self);
}
