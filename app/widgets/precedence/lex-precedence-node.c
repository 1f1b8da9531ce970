/* lex-precedence-node.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What stands in the picture of precedence: a clause as a button that opens it,
 * a reason as a numbered badge. It refuses to know where they stand and what
 * leads from one to another. The chart makes them.
 */

#include "widgets/precedence/lex-precedence-node.h"

#include <glib/gi18n-lib.h>

#include "model/lex-relation.h"
#include "widgets/text/lex-text-label.h"

#define HEADING_LINES 3

static const LexPrecedenceNode *
get_node (const LexPrecedenceGraph *graph, guint index)
{
  return graph->nodes->pdata[index];
}

static GtkWidget *
new_words (const char *words, const char *css_class, LexLanguage language)
{
  GtkWidget *label = gtk_label_new (words);

  lex_text_label_set_language (label, language);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* A name is short and never cut, though “screens 3a(ii)” may need two lines; headings may be long.
 */
static GtkWidget *
new_heading (const char *heading, LexLanguage language)
{
  GtkWidget *label = new_words (heading, "heading", language);

  gtk_label_set_lines (GTK_LABEL (label), HEADING_LINES);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  return label;
}

/* "prevails over 9, 43A; yields to 42B": what the picture shows, for who does not see it. */
static char *
dup_description (const LexPrecedenceGraph *graph, guint node)
{
  g_autoptr (GString) over = g_string_new (NULL);
  g_autoptr (GString) under = g_string_new (NULL);

  for (guint i = 0; i < graph->relations->len; i++)
    {
      const LexPlanEdge *edge = &graph->edges[i];
      GString *list = edge->specific == node ? over : edge->general == node ? under : NULL;
      const guint other = edge->specific == node ? edge->general : edge->specific;

      if (list)
        g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "",
                                get_node (graph, other)->name);
    }
  if (over->len > 0)
    {
      g_string_prepend (over, " ");
      g_string_prepend (over, _ ("prevails over"));
    }
  if (under->len > 0)
    g_string_append_printf (over, "%s%s %s", over->len > 0 ? "; " : "", _ ("yields to"),
                            under->str);
  return g_string_free (g_steal_pointer (&over), FALSE);
}

GtkWidget *
lex_precedence_node_new (const LexPrecedenceGraph *graph, guint index)
{
  const LexPrecedenceNode *node = get_node (graph, index);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *name = g_strjoin (" ", node->name, node->heading, NULL);
  g_autofree char *description = dup_description (graph, index);

  gtk_box_append (GTK_BOX (box), new_words (node->name, "label", graph->language));
  if (node->heading)
    gtk_box_append (GTK_BOX (box), new_heading (node->heading, graph->language));
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "node");
  if (node->own)
    gtk_widget_add_css_class (button, "own");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", lex_label_get_text (node->label));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.open");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  return button;
}

GtkWidget *
lex_precedence_node_new_badge (const LexPrecedenceGraph *graph, guint index)
{
  const LexPlanEdge *edge = &graph->edges[index];
  LexRelation *relation = graph->relations->pdata[index];
  g_autofree char *number = g_strdup_printf ("%u", index + 1);
  GtkWidget *badge = gtk_button_new ();
  g_autofree char *name = g_strdup_printf (
      /* Translators: the reason for an arrow: its number, then the numbers of two clauses. */
      _ ("Reason %s: %s prevails over %s"), number, get_node (graph, edge->specific)->name,
      get_node (graph, edge->general)->name);

  /* A label of GTK's own making would name the button, from GTK 4.10 on. */
  gtk_button_set_child (GTK_BUTTON (badge), gtk_label_new (number));
  gtk_widget_add_css_class (badge, "text-button");
  gtk_widget_add_css_class (badge, "badge");
  gtk_accessible_update_property (GTK_ACCESSIBLE (badge), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_tooltip_text (
      badge, lex_text_get_plain (lex_relation_get_why (relation, graph->language)));
  return badge;
}
