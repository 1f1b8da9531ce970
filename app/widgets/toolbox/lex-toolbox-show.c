/* lex-toolbox-show.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the toolbox shows: the list, or the page of its state. It refuses to know what was pressed.
 * The toolbox and its ways call it.
 */

#include "widgets/toolbox/lex-toolbox-private.h"

#include <adwaita.h>

#include "widgets/toolbox/lex-path-chart.h"
#include "widgets/toolbox/lex-path-page.h"
#include "widgets/toolbox/lex-situation-list.h"
#include "widgets/toolbox/lex-tools.h"

#define WIDTH 720
#define LARGE_WIDTH 1400

gboolean
lex_toolbox_shows_tools (LexToolbox *self)
{
  return self->tools != NULL
         && gtk_stack_get_visible_child (GTK_STACK (self->stack)) == self->tools;
}

/* A chart is that of the path whose page is shown. */
static void
allow_chart (LexToolbox *self, gboolean allowed)
{
  GAction *chart = g_action_map_lookup_action (G_ACTION_MAP (self->actions), "chart");

  g_simple_action_set_enabled (G_SIMPLE_ACTION (chart), allowed);
}

static void
hide_chart (LexToolbox *self)
{
  if (self->chart != NULL)
    gtk_stack_remove (GTK_STACK (self->stack), self->chart);
  self->chart = NULL;
}

/* The page is made anew: so it is always that of the state. */
void
lex_toolbox_show_page (LexToolbox *self)
{
  GtkWidget *first;
  GtkWidget *page = lex_path_page_new (&self->state, &first);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *old = self->clamp;

  hide_chart (self);
  self->clamp = adw_clamp_new ();
  adw_clamp_set_maximum_size (ADW_CLAMP (self->clamp), self->state.large ? LARGE_WIDTH : WIDTH);
  adw_clamp_set_child (ADW_CLAMP (self->clamp), page);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->clamp);
  gtk_stack_add_child (GTK_STACK (self->stack), scrolled);
  gtk_stack_set_visible_child (GTK_STACK (self->stack), scrolled);
  gtk_widget_set_visible (self->bar, TRUE);
  allow_chart (self, TRUE);
  /* Without an answer to stand on, what can be done next has the focus. */
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (first != NULL ? first : gtk_widget_get_first_child (self->bar));
  if (old != NULL)
    gtk_stack_remove (GTK_STACK (self->stack),
                      gtk_widget_get_ancestor (old, GTK_TYPE_SCROLLED_WINDOW));
}

void
lex_toolbox_show_list (LexToolbox *self)
{
  hide_chart (self);
  if (self->list == NULL)
    {
      self->list = lex_situation_list_new (self->paths, self->state.language);
      lex_situation_list_set_library (LEX_SITUATION_LIST (self->list), self->library);
      gtk_stack_add_child (GTK_STACK (self->stack), self->list);
    }
  g_clear_pointer (&self->state.ruling, lex_ruling_free);
  gtk_stack_set_visible_child (GTK_STACK (self->stack), self->list);
  gtk_widget_set_visible (self->bar, FALSE);
  allow_chart (self, FALSE);
}

void
lex_toolbox_show_chart (LexToolbox *self)
{
  g_return_if_fail (self->state.ruling != NULL);

  hide_chart (self);
  self->chart = lex_path_chart_widget_new (self->state.ruling->path, self->state.language,
                                           self->state.ruling->step);
  gtk_stack_add_child (GTK_STACK (self->stack), self->chart);
  gtk_stack_set_visible_child (GTK_STACK (self->stack), self->chart);
  lex_path_chart_widget_focus (self->chart);
}

void
lex_toolbox_show_tools (LexToolbox *self, const char *name)
{
  if (self->tools == NULL)
    {
      self->tools = lex_tools_new (self->state.language);
      lex_tools_set_rounding (LEX_TOOLS (self->tools), self->rounding);
      lex_tools_set_practice (LEX_TOOLS (self->tools), &self->state.practice);
      gtk_stack_add_child (GTK_STACK (self->stack), self->tools);
    }
  gtk_stack_set_visible_child (GTK_STACK (self->stack), self->tools);
  gtk_widget_set_visible (self->bar, TRUE);
  allow_chart (self, FALSE);
  lex_tools_show (LEX_TOOLS (self->tools), name);
}

void
lex_toolbox_take_ruling (LexToolbox *self, LexRuling *ruling)
{
  lex_ruling_free (self->state.ruling);
  self->state.ruling = ruling;
  self->state.unknown = FALSE;
  self->state.done = 0;
  lex_toolbox_show_page (self);
}
