/* test-keys.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Walks through the window by keys alone: which region has the focus after each Tab, F6 and arrow,
 * and that one sees where it is. Run by Meson on a display of its own.
 */

#include "fixture.h"
#include "widgets/page/lex-margin-line.h"
#include "widgets/page/lex-sign.h"
#include "widgets/page/lex-walk.h"
#include "widgets/sidebar/lex-sidebar-row.h"

static GtkWidget *
get_focus (Fixture *fixture)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (fixture->window));

  g_assert_nonnull (focus);
  return focus;
}

static gboolean
is_in (Fixture *fixture, gpointer widget)
{
  GtkWidget *focus = get_focus (fixture);

  return focus == widget || gtk_widget_is_ancestor (focus, widget);
}

static const char *
get_region (Fixture *fixture)
{
  LexWindow *window = fixture->window;

  if (gtk_widget_get_ancestor (get_focus (fixture), LEX_TYPE_MARGIN_LINE) != NULL)
    return "margin";
  if (gtk_widget_is_focus (GTK_WIDGET (window->reader)))
    return "page";
  if (is_in (fixture, window->reader))
    return "link";
  if (is_in (fixture, window->entry))
    return "entry";
  if (is_in (fixture, window->sidebar))
    return gtk_widget_get_ancestor (get_focus (fixture), GTK_TYPE_DROP_DOWN) != NULL ? "choices"
                                                                                     : "sidebar";
  if (is_in (fixture, window->header))
    return "buttons";
  return is_in (fixture, window->steps) ? "steps" : "elsewhere";
}

static void
press (Fixture *fixture, GtkDirectionType direction)
{
  g_signal_emit_by_name (fixture->window, "move-focus", direction);
  fixture_settle ();
}

static void
check_walk (Fixture *fixture, GtkDirectionType direction, const char *regions)
{
  g_auto (GStrv) expected = g_strsplit (regions, " ", -1);

  for (guint i = 0; expected[i] != NULL; i++)
    {
      press (fixture, direction);
      g_assert_cmpstr (get_region (fixture), ==, expected[i]);
    }
}

static void
test_regions (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  g_assert_cmpstr (get_region (fixture), ==, "page");
  check_walk (fixture, GTK_DIR_TAB_FORWARD, "margin buttons entry sidebar page margin");
  check_walk (fixture, GTK_DIR_TAB_BACKWARD, "page sidebar entry buttons margin page");
}

/* The hits come right behind what was typed, the choices beside them only on the way back. */
static void
test_regions_of_hits (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  fixture_act (fixture, "win.focus-entry");
  fixture_type (fixture, "revoke");
  fixture_settle ();
  check_walk (fixture, GTK_DIR_TAB_FORWARD, "sidebar page margin buttons entry sidebar");
  check_walk (fixture, GTK_DIR_TAB_BACKWARD, "choices entry");
}

/* In a small window the sidebar is away. */
static void
test_regions_of_narrow (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  check_walk (fixture, GTK_DIR_TAB_FORWARD, "margin steps buttons entry page");
}

/* What was opened by Enter is what the keys scroll. */
static void
test_enter_goes_to_page (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  fixture_act (fixture, "win.focus-entry");
  fixture_type (fixture, "12");
  g_signal_emit_by_name (fixture->window->entry, "activate");
  fixture_settle ();
  fixture_assert_label (fixture, "12");
  g_assert_cmpstr (get_region (fixture), ==, "page");
}

/* The clause that the focus is in, or beside. */
static const char *
get_clause (Fixture *fixture)
{
  GtkWidget *row = gtk_widget_get_ancestor (get_focus (fixture), LEX_TYPE_CLAUSE_ROW);
  GtkWidget *line = gtk_widget_get_ancestor (get_focus (fixture), LEX_TYPE_MARGIN_LINE);

  if (line != NULL)
    row = gtk_widget_get_prev_sibling (line);
  return lex_label_get_text (lex_clause_row_get_label (LEX_CLAUSE_ROW (row)));
}

/* Whoever reads 27C meets its links and signs, not those of the head of the page. */
static void
test_arrows (Fixture *fixture, gconstpointer data)
{
  LexReader *reader;

  fixture_show (fixture, "27C");
  reader = fixture->window->reader;
  check_walk (fixture, GTK_DIR_TAB_FORWARD, "margin");
  g_assert_cmpstr (get_clause (fixture), ==, "27C");
  g_assert_true (LEX_IS_SIGN (get_focus (fixture)));
  g_assert_true (lex_walk_step (reader, LEX_WALK_MARGIN, GTK_DIR_TAB_FORWARD));
  g_assert_cmpstr (get_clause (fixture), ==, "27C");

  check_walk (fixture, GTK_DIR_TAB_BACKWARD, "page");
  g_assert_true (lex_walk_step (reader, LEX_WALK_TEXTS, GTK_DIR_TAB_FORWARD));
  g_assert_cmpstr (get_region (fixture), ==, "link");
  g_assert_cmpstr (get_clause (fixture), ==, "27C");
  while (g_str_equal (get_clause (fixture), "27C"))
    g_assert_true (lex_walk_step (reader, LEX_WALK_TEXTS, GTK_DIR_TAB_FORWARD));
  g_assert_cmpstr (get_region (fixture), ==, "link");
  g_assert_cmpstr (get_clause (fixture), ==, "27D");

  /* Tab leaves from wherever one is. */
  check_walk (fixture, GTK_DIR_TAB_FORWARD, "margin");
  g_assert_cmpstr (get_clause (fixture), ==, "27D");
}

/* NULL while the window is about to be drawn. */
static GskRenderNode *
draw (Fixture *fixture)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (fixture->window));
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (paintable, snapshot, 1280, 700);
  return gtk_snapshot_to_node (snapshot);
}

static char *
dup_drawing (Fixture *fixture)
{
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GBytes) bytes = NULL;

  while ((node = draw (fixture)) == NULL)
    fixture_settle ();
  bytes = gsk_render_node_serialize (node);
  return g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
}

/* Waits until the window looks different; Meson's patience is the test's. GTK hides the focus some
 * seconds after the last key. */
static char *
dup_other_drawing (Fixture *fixture, const char *before)
{
  char *drawing = g_strdup (before);

  while (g_str_equal (drawing, before))
    {
      gtk_window_set_focus_visible (GTK_WINDOW (fixture->window), TRUE);
      fixture_settle ();
      g_free (drawing);
      drawing = dup_drawing (fixture);
    }
  return drawing;
}

/* Each stop on chips, in texts and in the margin looks different from the one before: a focus that
 * is not seen is none. */
static void
test_focus_is_seen (Fixture *fixture, gconstpointer data)
{
  g_autofree char *before = NULL;

  fixture_show (fixture, "27");
  gtk_window_set_focus_visible (GTK_WINDOW (fixture->window), FALSE);
  fixture_settle ();
  before = dup_drawing (fixture);
  for (guint i = 0; i < 18; i++)
    {
      const LexWalkRegion walk = i < 9 ? LEX_WALK_TEXTS : LEX_WALK_MARGIN;
      char *drawing = dup_other_drawing (fixture, before);

      g_free (before);
      before = drawing;
      g_assert_true (lex_walk_step (fixture->window->reader, walk, GTK_DIR_TAB_FORWARD));
    }
}

static GtkWidget *
find_contents (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LIST_VIEW (widget) && gtk_widget_has_css_class (widget, "contents"))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_contents (child);
  return found;
}

static guint
count_contents (GtkWidget *list)
{
  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list))));
}

/* From group to group, up to the group, and all of them closed: nobody runs through 93 laws. */
static void
test_contents (Fixture *fixture, gconstpointer data)
{
  GtkWidget *list = find_contents (GTK_WIDGET (fixture->window->sidebar));
  GtkWidget *box = gtk_widget_get_ancestor (list, GTK_TYPE_BOX);
  graphene_rect_t place;
  GtkWidget *menu;
  int height;
  guint n_rows;

  fixture_show (fixture, "27");
  n_rows = count_contents (list);
  gtk_widget_child_focus (GTK_WIDGET (fixture->window->sidebar), GTK_DIR_TAB_BACKWARD);
  g_assert_cmpuint (n_rows, >, 93);
  g_assert_false (LEX_IS_SIDEBAR_ROW (get_focus (fixture)));
  g_assert_true (fixture_press_key (list, "Left|KP_Left"));
  g_assert_true (LEX_IS_SIDEBAR_ROW (get_focus (fixture)));
  fixture_assert_label (fixture, "27");
  /* The group that is open closes by its own key. */
  g_assert_false (fixture_press_key (list, "Left|KP_Left"));

  g_assert_true (fixture_press_key (list, "<Control>Down|<Control>KP_Down"));
  g_assert_true (fixture_shows (get_focus (fixture), "zasłon"));
  g_assert_true (fixture_press_key (list, "<Control>Up|<Control>KP_Up"));
  g_assert_false (fixture_shows (get_focus (fixture), "zasłon"));
  g_assert_true (fixture_press_key (list, "<Control>Left|<Control>KP_Left"));
  g_assert_cmpuint (count_contents (list), <, 20);
  g_assert_true (gtk_widget_is_ancestor (get_focus (fixture), list));

  /* The same with the mouse, or the menu key. */
  g_assert_true (fixture_press_key (list, "Menu|<Shift>F10"));
  menu = gtk_widget_get_last_child (box);
  g_assert_true (GTK_IS_POPOVER (menu));
  /* What it asks for and what it has are both told with its borders. */
  gtk_widget_measure (menu, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  g_assert_true (gtk_widget_compute_bounds (menu, menu, &place));
  g_assert_cmpfloat (place.size.height, >=, height);
  gtk_popover_popdown (GTK_POPOVER (menu));
  fixture_settle ();
  g_assert_false (GTK_IS_POPOVER (gtk_widget_get_last_child (box)));
  gtk_widget_activate_action (list, "contents.go", "u", 1);
  g_assert_cmpuint (count_contents (list), >, 20);
  gtk_widget_activate_action (list, "contents.collapse", NULL);
  g_assert_cmpuint (count_contents (list), <, 20);
  fixture_assert_label (fixture, "27");
}

/* It unfolds and presses what has the focus; a search begins with a letter. */
static void
test_space (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GListModel) controllers
      = gtk_widget_observe_controllers (GTK_WIDGET (fixture->window));
  guint n_keys = 0;

  fixture_show (fixture, "27");
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean taken = TRUE;

      if (!GTK_IS_EVENT_CONTROLLER_KEY (controller))
        continue;
      n_keys++;
      g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_space, 0, 0, &taken);
      g_assert_false (taken);
    }
  g_assert_cmpuint (n_keys, >, 0);
}

static void
add_tests (void)
{
  fixture_add ("/shell/keys/regions", 1280, test_regions);
  fixture_add ("/shell/keys/regions-of-hits", 1280, test_regions_of_hits);
  fixture_add ("/shell/keys/regions-of-narrow", 420, test_regions_of_narrow);
  fixture_add ("/shell/keys/enter-goes-to-page", 1280, test_enter_goes_to_page);
  fixture_add ("/shell/keys/arrows", 1280, test_arrows);
  fixture_add ("/shell/keys/contents", 1280, test_contents);
  fixture_add ("/shell/keys/focus-is-seen", 1280, test_focus_is_seen);
  fixture_add ("/shell/keys/space", 1280, test_space);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
