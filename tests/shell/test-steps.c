/* test-steps.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The law before and the law after: where they lead, when there is none, and their buttons in
 * windows of each width. It refuses to know what is on a page. Run by Meson.
 */

#include "fixture.h"

static void
check_actions (Fixture *fixture, gboolean previous, gboolean next)
{
  GActionGroup *actions = G_ACTION_GROUP (fixture->window);

  g_assert_cmpint (g_action_group_get_action_enabled (actions, "previous-law"), ==, previous);
  g_assert_cmpint (g_action_group_get_action_enabled (actions, "next-law"), ==, next);
}

static void
test_steps (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "1A");
  check_actions (fixture, FALSE, TRUE);
  fixture_act (fixture, "win.previous-law");
  fixture_assert_label (fixture, "1A");

  fixture_act (fixture, "win.next-law");
  fixture_assert_label (fixture, "2");
  check_actions (fixture, TRUE, TRUE);

  fixture_act (fixture, "win.open::93");
  fixture_act (fixture, "win.next-law");
  fixture_assert_label (fixture, "93");
  check_actions (fixture, TRUE, FALSE);
}

/* Outside the Laws a step goes to the next section, clause and all, of the same document. */
static void
test_steps_elsewhere (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *from;
    const char *action;
    const char *to;
  } steps[] = {
    { "screens/2b", "win.next-law", "screens/3" },
    { "screens/3", "win.next-law", "screens/3" },
    { "screens/1", "win.previous-law", "screens/1" },
    { "screens/3c(ii)", "win.previous-law", "screens/2" },
    { "example/1", "win.next-law", "example/2" },
    { "introduction", "win.next-law", "introduction" },
  };

  fixture_show (fixture, "27");
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autofree char *open = g_strconcat ("win.open::", steps[i].from, NULL);

      fixture_act (fixture, open);
      fixture_act (fixture, steps[i].action);
      fixture_assert_label (fixture, steps[i].to);
    }
}

/* The button below @widget that can be seen and does that. */
static GtkWidget *
find_button (GtkWidget *widget, const char *action)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget)
      && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child, action);
  return found;
}

/* Wholly in the window, says what it does, and does it. */
static void
press (Fixture *fixture, const char *action)
{
  GtkWidget *button = find_button (fixture->window->content, action);
  graphene_rect_t bounds;

  g_assert_nonnull (button);
  g_assert_nonnull (gtk_widget_get_tooltip_text (button));
  g_assert_true (
      gtk_widget_compute_bounds (button, GTK_WIDGET (fixture->window->content), &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=,
                     gtk_widget_get_width (GTK_WIDGET (fixture->window->content)));
  g_signal_emit_by_name (button, "clicked");
}

static void
test_buttons (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27B");
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->window->content)), <=,
                   GPOINTER_TO_INT (data));
  press (fixture, "win.next-law");
  fixture_assert_label (fixture, "28");
  press (fixture, "win.previous-law");
  fixture_assert_label (fixture, "27");
}

static void
add_tests (void)
{
  fixture_add ("/shell/steps", 1280, test_steps);
  fixture_add ("/shell/steps/elsewhere", 1280, test_steps_elsewhere);
  fixture_add ("/shell/steps/buttons", 1280, test_buttons);
  fixture_add ("/shell/steps/buttons/narrow", 360, test_buttons);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
