/* shot.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Draws a page into a PNG, for the eye: shot LIBRARY LABEL WIDTHxHEIGHT light|dark en|pl|both
 * OUT.png. SHOT_RULING opens rulings, SHOT_SIGN what the clause's sign of that kind stands
 * for, SHOT_DPI sets the text's size, SHOT_TIMES prints how long the first frame took. It refuses
 * to compare anything.
 */

#include <adwaita.h>
#include <stdio.h>
#include <time.h>

#include "widgets/page/lex-reader.h"

static char **arguments;
static gint64 start;

/* Wall clock since the program began; SHOT_TIMES=cpu counts processor time instead. */
static double
now (void)
{
  if (g_str_equal (g_getenv ("SHOT_TIMES"), "cpu"))
    return clock () * 1000.0 / CLOCKS_PER_SEC;
  return (g_get_monotonic_time () - start) / 1000.0;
}

static gboolean
save_cb (gpointer window)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (window));
  g_autoptr (GdkTexture) texture = NULL;
  GskRenderNode *node;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (window),
                          gtk_widget_get_height (window));
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (renderer, node, NULL);
  gdk_texture_save_to_png (texture, arguments[6]);
  gsk_render_node_unref (node);
  gtk_window_destroy (window);
  return G_SOURCE_REMOVE;
}

/* The first sign of that kind at or below the clause that was opened. */
static gboolean
press_sign (GtkWidget *widget, const char *kind, gboolean *reached)
{
  *reached = *reached || gtk_widget_has_css_class (widget, "current");
  if (*reached && GTK_IS_TOGGLE_BUTTON (widget) && gtk_widget_has_css_class (widget, kind))
    {
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (widget), TRUE);
      return TRUE;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    if (press_sign (child, kind, reached))
      return TRUE;
  return FALSE;
}

static gboolean
press_cb (gpointer window)
{
  gboolean reached = FALSE;

  press_sign (window, g_getenv ("SHOT_SIGN"), &reached);
  return G_SOURCE_REMOVE;
}

static void
open_ruling (GtkWidget *widget)
{
  if (GTK_IS_TOGGLE_BUTTON (widget))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (widget), TRUE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    open_ruling (child);
}

static void
painted_cb (GdkFrameClock *frames, GtkWindow *window)
{
  g_signal_handlers_disconnect_by_func (frames, painted_cb, window);
  g_printerr ("first frame: %.1f ms\n", now ());
  gtk_window_destroy (window);
}

static void
tell (const char *what)
{
  if (g_getenv ("SHOT_TIMES"))
    g_printerr ("%s: %.1f ms\n", what, now ());
}

static GtkWidget *
new_reader (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexLibrary) library = lex_library_open (arguments[1], "/nonexistent", &error);
  g_autoptr (LexLabel) label = lex_label_parse (arguments[2]);
  GtkWidget *reader;

  tell ("library");
  reader = lex_reader_new ();
  tell ("reader");
  if (!library || !label)
    g_error ("%s", error ? error->message : arguments[2]);
  lex_reader_set_library (LEX_READER (reader), library);
  lex_reader_set_languages (LEX_READER (reader), g_str_equal (arguments[5], "en") ? LEX_LANGUAGES_EN
                                                 : g_str_equal (arguments[5], "pl")
                                                     ? LEX_LANGUAGES_PL
                                                     : LEX_LANGUAGES_BOTH);
  if (!lex_reader_open (LEX_READER (reader), label, &error))
    g_error ("%s", error->message);
  tell ("open");
  return reader;
}

static void
activate_cb (GtkApplication *application)
{
  GtkWidget *window;
  GtkWidget *box;
  int width = 1000;
  int height = 800;

  tell ("activate");
  window = adw_application_window_new (application);
  sscanf (arguments[3], "%dx%d", &width, &height);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  if (g_getenv ("SHOT_DPI"))
    g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 1024 * atoi (g_getenv ("SHOT_DPI")),
                  NULL);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      g_str_equal (arguments[4], "dark")
                                          ? ADW_COLOR_SCHEME_FORCE_DARK
                                          : ADW_COLOR_SCHEME_FORCE_LIGHT);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_window_set_title (GTK_WINDOW (window), "Lexbridge");
  if (!g_str_equal (arguments[2], "none"))
    {
      GtkWidget *reader = new_reader ();

      gtk_widget_set_vexpand (reader, TRUE);
      gtk_box_append (GTK_BOX (box), reader);
    }
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), box);
  if (g_getenv ("SHOT_RULING"))
    open_ruling (window);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  tell ("before present");
  gtk_window_present (GTK_WINDOW (window));
  tell ("presented");
  if (g_getenv ("SHOT_TIMES"))
    g_signal_connect_after (gtk_widget_get_frame_clock (window), "after-paint",
                            G_CALLBACK (painted_cb), window);
  else
    g_timeout_add (500, save_cb, window);
  if (g_getenv ("SHOT_SIGN"))
    g_timeout_add (200, press_cb, window);
}

int
main (int argc, char *argv[])
{
  g_autoptr (AdwApplication) application = NULL;

  start = g_get_monotonic_time ();
  if (argc < 7)
    return 2;
  if (g_getenv ("SHOT_WARM"))
    pango_cairo_font_map_get_default ();
  arguments = argv;
  application = adw_application_new ("org.lexbridge.Lexbridge", G_APPLICATION_NON_UNIQUE);
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);
  return g_application_run (G_APPLICATION (application), 1, argv);
}
