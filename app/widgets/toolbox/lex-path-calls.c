/* lex-path-calls.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The withdrawn call and its replacement, asked for where a path compares them. It refuses to know
 * what they mean, and to insist: who leaves them empty compares two meanings. The page of a path
 * makes it.
 */

#include "widgets/toolbox/lex-path-calls.h"

#include <glib/gi18n-lib.h>

#include "bridge/lex-call.h"
#include "widgets/text/lex-text-label.h"
#include "widgets/toolbox/lex-comparable-form.h"
#include "widgets/toolbox/lex-tools.h"

#define CALL_CHARS 6

static const char *
get_call (const LexPathState *state, gboolean replacement)
{
  const char *typed = state->calls[replacement ? 1 : 0];

  return typed != NULL ? lex_call_from_typed (typed) : NULL;
}

char *
lex_path_calls_dup_call (const LexPathState *state, gboolean replacement)
{
  const char *call;

  g_return_val_if_fail (state != NULL, NULL);

  call = get_call (state, replacement);
  return call != NULL ? lex_call_to_text (call, state->language) : NULL;
}

char *
lex_path_calls_dup_tool (const LexPathState *state)
{
  const char seat[] = { lex_seat_get_letter (state->offender), '\0' };
  const char *withdrawn = get_call (state, FALSE);
  const char *replacement = get_call (state, TRUE);

  return g_strdup_printf (LEX_TOOLS_COMPARABLE ":%s;offender=%s;withdrawn=%s;replacement=%s",
                          lex_ruling_get_step (state->ruling)->compare, state->seated ? seat : "",
                          withdrawn != NULL ? withdrawn : "",
                          replacement != NULL ? replacement : "");
}

/* At its field in colour, and in words below it; an empty one is no fault. */
static void
mark (GtkEditable *entry, GtkWidget *fault)
{
  const char *typed = gtk_editable_get_text (entry);
  const gboolean wrong = *typed != '\0' && lex_call_from_typed (typed) == NULL;

  if (wrong)
    gtk_widget_add_css_class (GTK_WIDGET (entry), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (entry), "error");
  gtk_accessible_update_state (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_STATE_INVALID,
                               wrong ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE,
                               -1);
  gtk_widget_set_visible (fault, wrong);
}

static void
changed_cb (GtkEditable *entry, GtkWidget *fault)
{
  const guint call = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (entry), "lex-call"));

  mark (entry, fault);
  gtk_widget_activate_action (GTK_WIDGET (entry), "toolbox.call", "(us)", call,
                              gtk_editable_get_text (entry));
}

static void
activate_cb (GtkWidget *entry)
{
  if (GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (entry), "lex-call")) == 0)
    gtk_widget_child_focus (GTK_WIDGET (gtk_widget_get_root (entry)), GTK_DIR_TAB_FORWARD);
  else
    gtk_widget_activate_action (entry, "toolbox.compare", NULL);
}

/* Name, field and fault of both calls stand in rows: where one name is long its field waits for
 * none. */
static void
append_call (GtkGrid *grid, const LexPathState *state, guint call)
{
  static const char *const hints[LEX_N_LANGUAGES] = { "1♥, 2NT, X", "1♥, 2BA, ktr" };
  const char *name = lex_comparable_form_get_call_name (call == 1, state->language);
  g_autofree char *markup = g_markup_escape_text (name, -1);
  GtkWidget *heading = lex_text_label_new (markup, state->language, "dim-label");
  GtkWidget *entry = gtk_entry_new ();
  GtkWidget *fault = lex_text_label_new (_ ("No call: write 1♥, 2NT, pass or X."),
                                         lex_language_of_locale (), "error");

  g_object_set_data (G_OBJECT (entry), "lex-call", GUINT_TO_POINTER (call));
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), hints[state->language]);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), CALL_CHARS);
  if (state->calls[call] != NULL)
    gtk_editable_set_text (GTK_EDITABLE (entry), state->calls[call]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  /* What was typed before the theme or the language changed. */
  mark (GTK_EDITABLE (entry), fault);
  g_signal_connect (entry, "changed", G_CALLBACK (changed_cb), fault);
  g_signal_connect (entry, "activate", G_CALLBACK (activate_cb), NULL);
  gtk_widget_set_valign (heading, GTK_ALIGN_END);
  gtk_widget_set_valign (fault, GTK_ALIGN_START);
  gtk_grid_attach (grid, heading, (int) call, 0, 1, 1);
  gtk_grid_attach (grid, entry, (int) call, 1, 1, 1);
  gtk_grid_attach (grid, fault, (int) call, 2, 1, 1);
}

GtkWidget *
lex_path_calls_new (const LexPathState *state)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *calls = gtk_grid_new ();
  GtkWidget *button = gtk_button_new_with_label (_ ("Compare the Two Calls"));

  gtk_grid_set_column_homogeneous (GTK_GRID (calls), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (calls), 8);
  gtk_grid_set_row_spacing (GTK_GRID (calls), 2);
  for (guint call = 0; call < LEX_N_PATH_CALLS; call++)
    append_call (GTK_GRID (calls), state, call);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "toolbox.compare");
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (button, _ ("The calls may stay empty"));
  gtk_widget_add_css_class (box, "calls");
  gtk_box_append (GTK_BOX (box), calls);
  gtk_box_append (GTK_BOX (box), button);
  return box;
}
