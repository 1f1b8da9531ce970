/* test-toolbox-keys.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where keys lead in the toolbox of the real window, and who has them after something else had.
 * Needs a display; without one it is skipped.
 */

#include "fixture.h"

#include "shell/lex-window-toolbox.h"
#include "widgets/toolbox/lex-situation-list.h"

static gboolean
shows (Fixture *fixture, const char *words)
{
  return fixture_shows (GTK_WIDGET (fixture->window->reading), words);
}

static const char *
press_in_list (Fixture *fixture, guint key)
{
  GtkRoot *root = GTK_ROOT (fixture->window);
  GtkWidget *list = gtk_widget_get_ancestor (gtk_root_get_focus (root), LEX_TYPE_SITUATION_LIST);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (list);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean taken;

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &taken);
    }
  return G_OBJECT_TYPE_NAME (gtk_root_get_focus (root));
}

/* Arrows lead from situation to situation, from group to group, and from the first row back to what
 * is typed. */
static void
test_arrows (Fixture *fixture, gconstpointer data)
{
  GtkWidget *first;
  GtkWidget *second;

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.what-happened");
  fixture_settle ();
  gtk_widget_child_focus (GTK_WIDGET (fixture->window), GTK_DIR_TAB_FORWARD);
  first = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_cmpstr (press_in_list (fixture, GDK_KEY_Right), ==, "GtkFlowBoxChild");
  second = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_true (first != second);
  press_in_list (fixture, GDK_KEY_Left);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == first);
  for (guint i = 0; i < 40; i++)
    press_in_list (fixture, GDK_KEY_Down);
  /* In the last group by then, whatever the columns. */
  g_assert_true (gtk_widget_get_parent (gtk_root_get_focus (GTK_ROOT (fixture->window)))
                 != gtk_widget_get_parent (first));
  for (guint i = 0;
       i < 40 && GTK_IS_FLOW_BOX_CHILD (gtk_root_get_focus (GTK_ROOT (fixture->window))); i++)
    press_in_list (fixture, GDK_KEY_Up);
  g_assert_false (GTK_IS_FLOW_BOX_CHILD (gtk_root_get_focus (GTK_ROOT (fixture->window))));
}

/* From a tile what is typed looks on among the situations, not in the Laws. */
static void
test_type_on (Fixture *fixture, gconstpointer data)
{
  GtkWidget *entry;

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.what-happened");
  fixture_settle ();
  entry = gtk_widget_get_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)),
                                   GTK_TYPE_SEARCH_ENTRY);
  gtk_editable_set_text (GTK_EDITABLE (entry), "poza");
  fixture_settle ();
  gtk_widget_child_focus (GTK_WIDGET (fixture->window), GTK_DIR_TAB_FORWARD);
  press_in_list (fixture, GDK_KEY_Right);
  press_in_list (fixture, GDK_KEY_Down);
  g_assert_true (GTK_IS_FLOW_BOX_CHILD (gtk_root_get_focus (GTK_ROOT (fixture->window))));
  press_in_list (fixture, GDK_KEY_lstroke);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "pozał");
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)), entry));
  g_assert_cmpint (gtk_editable_get_position (GTK_EDITABLE (entry)), ==, 5);
}

static gboolean
press_in_window (Fixture *fixture, guint key)
{
  g_autoptr (GListModel) controllers
      = gtk_widget_observe_controllers (GTK_WIDGET (fixture->window));
  gboolean taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !taken; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &taken);
    }
  fixture_settle ();
  return taken;
}

static gboolean
is_focus_in (Fixture *fixture, gpointer widget)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (fixture->window));

  return focus != NULL && gtk_widget_get_mapped (focus) && gtk_widget_is_ancestor (focus, widget);
}

/* A digit answers though the keys are with a button above, and one too many begins no search; who
 * leaves the search is back at the question. */
static void
test_digits (Fixture *fixture, gconstpointer data)
{
  LexWindow *window = fixture->window;

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.what-happened");
  fixture_act_in_toolbox (fixture, "toolbox.start", g_variant_new_string ("insufficient-bid"));
  gtk_widget_child_focus (window->header, GTK_DIR_TAB_FORWARD);
  g_assert_false (is_focus_in (fixture, window->toolbox));
  g_assert_true (press_in_window (fixture, GDK_KEY_9));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (window->entry)), ==, "");
  g_assert_true (press_in_window (fixture, GDK_KEY_KP_1));
  g_assert_true (shows (fixture, "Co się stało po odzywce niewystarczającej?"));
  g_assert_true (is_focus_in (fixture, window->toolbox));

  fixture_type (fixture, "przepis");
  gtk_widget_grab_focus (GTK_WIDGET (window->entry));
  g_signal_emit_by_name (window->entry, "stop-search");
  g_assert_false (is_focus_in (fixture, window->toolbox));
  g_signal_emit_by_name (window->entry, "stop-search");
  g_assert_true (is_focus_in (fixture, window->toolbox));
}

/* A menu that was used gives the keys back to the question, whose answers are numbers. */
static void
test_menu (Fixture *fixture, gconstpointer data)
{
  GtkWidget *toolbox;
  GtkWidget *before;

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.what-happened");
  fixture_act_in_toolbox (fixture, "toolbox.start", g_variant_new_string ("insufficient-bid"));
  toolbox = GTK_WIDGET (fixture->window->toolbox);
  before = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_true (gtk_widget_is_ancestor (before, toolbox));
  gtk_widget_grab_focus (GTK_WIDGET (fixture->window->menu_button));
  gtk_menu_button_popup (fixture->window->menu_button);
  fixture_settle ();
  gtk_menu_button_popdown (fixture->window->menu_button);
  fixture_settle ();
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == before);
}

/* Tab goes through the fields of a form, both ways, and from the last on to the next region. */
static void
test_tab (Fixture *fixture, gconstpointer data)
{
  GtkWidget *toolbox;
  GtkWidget *first;

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.tool::comparable");
  fixture_settle ();
  toolbox = GTK_WIDGET (fixture->window->toolbox);
  first = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_true (gtk_widget_is_ancestor (first, toolbox));
  for (guint i = 0; i < 8; i++)
    {
      g_assert_true (gtk_widget_child_focus (GTK_WIDGET (fixture->window), GTK_DIR_TAB_FORWARD));
      g_assert_true (
          gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)), toolbox));
    }
  for (guint i = 0; i < 8; i++)
    gtk_widget_child_focus (GTK_WIDGET (fixture->window), GTK_DIR_TAB_BACKWARD);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == first);
  for (guint i = 0; i < 60; i++)
    if (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)), toolbox))
      gtk_widget_child_focus (GTK_WIDGET (fixture->window), GTK_DIR_TAB_FORWARD);
  g_assert_false (
      gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)), toolbox));
}

/* Tab comes to the lists above the first field, too. */
static void
test_tab_to_lists (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);
  GtkWidget *focus;
  guint n_lists = 0;

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.tool::comparable");
  fixture_settle ();
  gtk_widget_grab_focus (GTK_WIDGET (fixture->window->entry));
  for (guint i = 0; i < 40; i++)
    {
      gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);
      focus = gtk_root_get_focus (GTK_ROOT (window));
      if (!gtk_widget_is_ancestor (focus, GTK_WIDGET (fixture->window->toolbox)))
        continue;
      if (gtk_widget_get_ancestor (focus, GTK_TYPE_ENTRY) != NULL)
        break;
      if (gtk_widget_get_ancestor (focus, GTK_TYPE_DROP_DOWN) != NULL)
        n_lists++;
    }
  g_assert_cmpuint (n_lists, ==, 3);
}

static void
add_tests (void)
{
  fixture_add ("/shell/toolbox-keys/arrows", 1280, test_arrows);
  fixture_add ("/shell/toolbox-keys/type-on", 1280, test_type_on);
  fixture_add ("/shell/toolbox-keys/digits", 1280, test_digits);
  fixture_add ("/shell/toolbox-keys/menu", 1280, test_menu);
  fixture_add ("/shell/toolbox-keys/tab", 1280, test_tab);
  fixture_add ("/shell/toolbox-keys/tab-to-lists", 1280, test_tab_to_lists);
}

int
main (int argc, char **argv)
{
  return fixture_run (argc, argv, add_tests);
}
