/* test-study-pictures.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pictures of progress as they are used: what is copied can be read wherever it is put, and the map
 * of the Laws is one stop on the way of the keyboard. How they look, test-study-looks.c knows.
 * Needs a display.
 */

#include "golden.h"
#include "study.h"
#include "widgets/charts/lex-chart-view.h"

static gboolean
has_class (GtkWidget *widget, const char *css_class)
{
  return gtk_widget_has_css_class (widget, css_class);
}

/* The buttons of four charts. */
#define TABS 12

static gboolean
is_chart (GtkWidget *widget, const char *unused)
{
  return LEX_IS_CHART_VIEW (widget);
}

static GtkWidget *
get_map (StudyFixture *self)
{
  GtkWidget *map = golden_find (GTK_WIDGET (self->room), has_class, "laws");

  g_assert_nonnull (map);
  return map;
}

/* In a byte of each pixel: blue, green, red, and how much of what lies below shines through. */
static void
check_ground (GtkWidget *widget, gboolean dark)
{
  g_autoptr (GdkTexture) texture = lex_chart_view_dup_texture (widget);
  const int width = gdk_texture_get_width (texture);
  const int height = gdk_texture_get_height (texture);
  const gsize stride = 4 * (gsize) width;
  g_autofree guchar *pixels = g_malloc (stride * (gsize) height);
  guint least = 255;
  guint most = 0;

  gdk_texture_download (texture, pixels, stride);
  for (gsize i = 0; i < stride * (gsize) height; i += 4)
    {
      const guint light = ((guint) pixels[i] + pixels[i + 1] + pixels[i + 2]) / 3;

      g_assert_cmpuint (pixels[i + 3], ==, 255);
      least = MIN (least, light);
      most = MAX (most, light);
    }
  /* The ground itself, and letters that stand out from it. */
  g_assert_cmpint (pixels[0] < 128, ==, dark);
  g_assert_cmpuint (most - least, >, 120);
}

static void
test_ground (StudyFixture *self, gconstpointer look)
{
  const gboolean dark = g_str_equal (look, "dark");

  golden_dress (dark ? GOLDEN_DARK : GOLDEN_LIGHT);
  study_act (self, "study.progress");
  golden_settle ();
  check_ground (golden_find (GTK_WIDGET (self->room), is_chart, NULL), dark);
  check_ground (get_map (self), dark);
}

static void
press (GtkWidget *widget, guint key, GdkModifierType modifiers)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean handled = FALSE;

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", key, 0, modifiers, &handled);
      g_assert_false (handled);
    }
}

static GtkWidget *
get_focus (StudyFixture *self)
{
  return gtk_window_get_focus (GTK_WINDOW (self->window));
}

static void
test_stop (StudyFixture *self, gconstpointer look)
{
  GtkWidget *map;

  study_act (self, "study.progress");
  map = get_map (self);
  gtk_widget_grab_focus (gtk_widget_get_first_child (map));
  /* By arrow from tile to tile. */
  press (map, GDK_KEY_Right, 0);
  gtk_widget_child_focus (self->window, GTK_DIR_RIGHT);
  g_assert_true (get_focus (self)
                 == gtk_widget_get_next_sibling (gtk_widget_get_first_child (map)));
  /* By Tab out of it, either way. */
  press (map, GDK_KEY_Tab, 0);
  gtk_widget_child_focus (self->window, GTK_DIR_TAB_FORWARD);
  g_assert_false (gtk_widget_is_ancestor (get_focus (self), map));
  gtk_widget_grab_focus (gtk_widget_get_next_sibling (gtk_widget_get_first_child (map)));
  press (map, GDK_KEY_ISO_Left_Tab, GDK_SHIFT_MASK);
  gtk_widget_child_focus (self->window, GTK_DIR_TAB_BACKWARD);
  g_assert_true (get_focus (self) == NULL || !gtk_widget_is_ancestor (get_focus (self), map));
}

/* From the map on, each Tab leads further, to what belongs to the charts below. */
static void
test_way (StudyFixture *self, gconstpointer look)
{
  study_act (self, "study.progress");
  gtk_widget_grab_focus (gtk_widget_get_last_child (get_map (self)));
  for (guint i = 0; i < TABS; i++)
    {
      GtkWidget *before = get_focus (self);

      gtk_widget_child_focus (self->window, GTK_DIR_TAB_FORWARD);
      g_assert_nonnull (get_focus (self));
      g_assert_true (get_focus (self) != before);
    }
}

static void
add (const char *path, const char *look, void (*test) (StudyFixture *, gconstpointer))
{
  g_test_add (path, StudyFixture, look, study_set_up_months, test, study_tear_down);
}

static void
add_tests (void)
{
  add ("/study/pictures/light", "light", test_ground);
  add ("/study/pictures/dark", "dark", test_ground);
  add ("/study/pictures/stop", "light", test_stop);
  add ("/study/pictures/way", "light", test_way);
}

int
main (int argc, char **argv)
{
  return study_run (argc, argv, add_tests);
}
