/* case-fixture.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds and fills in the form of a case as its writer does. It refuses to know what a test asks.
 * The tests of cases call it.
 */

#include "case-fixture.h"

LexCasesWindow *
case_fixture_get_window (Fixture *fixture)
{
  g_assert_nonnull (fixture->window->cases);
  return LEX_CASES_WINDOW (fixture->window->cases);
}

LexCaseForm *
case_fixture_get_form (Fixture *fixture)
{
  return lex_cases_window_get_form (case_fixture_get_window (fixture));
}

LexCaseControl *
case_fixture_find_control (GtkWidget *widget, LexCaseKey key)
{
  LexCaseControl *found = NULL;

  if (LEX_IS_CASE_CONTROL (widget))
    return lex_case_control_get_key (LEX_CASE_CONTROL (widget)) == key ? LEX_CASE_CONTROL (widget)
                                                                       : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = case_fixture_find_control (child, key);
  return found;
}

/* Types into a field as a reader does. */
void
case_fixture_type (Fixture *fixture, LexCaseKey key, const char *text)
{
  LexCaseControl *control
      = case_fixture_find_control (GTK_WIDGET (case_fixture_get_form (fixture)), key);
  GtkWidget *entry;

  g_assert_nonnull (control);
  entry = fixture_find (GTK_WIDGET (control), GTK_TYPE_EDITABLE);
  if (entry != NULL)
    gtk_editable_set_text (GTK_EDITABLE (entry), text);
  else
    gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (
                                  fixture_find (GTK_WIDGET (control), GTK_TYPE_TEXT_VIEW))),
                              text, -1);
}

void
case_fixture_act (Fixture *fixture, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (case_fixture_get_window (fixture)), action, NULL);
}

const char *
case_fixture_get_value (Fixture *fixture, LexCaseKey key)
{
  return lex_case_form_get_case (case_fixture_get_form (fixture))->values[key];
}
