/* test-symbols.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether each symbol that sources and templates name is in the theme and can be drawn, which takes
 * packages that nothing else needs. It refuses to know where they are shown. Needs a display.
 */

#include <gtk/gtk.h>

#define SIDE 16

static void
gather (GHashTable *names, const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  g_autoptr (GRegex) regex = g_regex_new ("[\">]([a-z][a-z-]*-symbolic)[\"<]", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *content = NULL;
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      gather (names, child);
    }
  if (folder != NULL || !(g_str_has_suffix (path, ".c") || g_str_has_suffix (path, ".ui")))
    return;
  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  g_regex_match (regex, content, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    g_hash_table_add (names, g_match_info_fetch (match, 1));
}

/* A symbol is drawn in the colour that it is given. What GTK draws in its place, a broken or a
 * coloured picture, is not. */
static gboolean
is_in_black (cairo_surface_t *surface)
{
  const guint32 *pixels = (const guint32 *) cairo_image_surface_get_data (surface);
  gboolean inked = FALSE;

  for (guint i = 0; i < SIDE * SIDE; i++)
    {
      if ((pixels[i] & 0xffffff) != 0)
        return FALSE;
      inked = inked || pixels[i] != 0;
    }
  return inked;
}

static gboolean
is_drawn (const char *name)
{
  static const GdkRGBA black[4]
      = { { 0, 0, 0, 1 }, { 0, 0, 0, 1 }, { 0, 0, 0, 1 }, { 0, 0, 0, 1 } };
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());
  g_autoptr (GtkIconPaintable) symbol
      = gtk_icon_theme_lookup_icon (theme, name, NULL, SIDE, 1, GTK_TEXT_DIR_LTR, 0);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIDE, SIDE);
  cairo_t *cr = cairo_create (surface);
  GskRenderNode *node;
  gboolean good;

  gtk_symbolic_paintable_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (symbol), snapshot, SIDE, SIDE,
                                            black, G_N_ELEMENTS (black));
  node = gtk_snapshot_free_to_node (snapshot);
  if (node != NULL)
    {
      gsk_render_node_draw (node, cr);
      gsk_render_node_unref (node);
    }
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  good = is_in_black (surface);
  cairo_surface_destroy (surface);
  return good;
}

static void
test_drawn (void)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *app = g_test_build_filename (G_TEST_DIST, "..", "app", NULL);
  g_autofree char *ui = g_test_build_filename (G_TEST_DIST, "..", "ui", NULL);
  GHashTableIter iter;
  gpointer name;

  gather (names, app);
  gather (names, ui);
  g_assert_cmpuint (g_hash_table_size (names), >, 30);
  g_hash_table_iter_init (&iter, names);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    if (!is_drawn (name))
      {
        g_test_message ("%s cannot be drawn; install adwaita-icon-theme and librsvg2-common",
                        (const char *) name);
        g_test_fail ();
      }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    return 77;
  g_test_add_func ("/symbols/drawn", test_drawn);
  return g_test_run ();
}
