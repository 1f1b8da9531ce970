/* golden.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Compares how widgets look, and what a reader of screens hears, with what was
 * looked at once and found good. It refuses to know any widget of ours. The tests
 * of widgets call it.
 */

#include "golden.h"

#include <adwaita.h>
#include <libintl.h>
#include <locale.h>

#include "settle.h"
#include "widgets/text/lex-lettering.h"
#include "widgets/text/lex-widget.h"

/* A display that is loaded takes long; nothing is as slow as this. */
#define PATIENCE_US (20 * G_USEC_PER_SEC)

#define FONT "Noto Sans 11"
#define MADE_WITH "made-with.txt"
#define NEVER "\001"

/* Dressing */

static void
append_sheet (GString *css, const char *name)
{
  g_autofree char *path = g_strconcat ("/org/lexbridge/Lexbridge/", name, NULL);
  g_autoptr (GBytes) sheet = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  g_string_append_len (css, g_bytes_get_data (sheet, NULL), (gssize) g_bytes_get_size (sheet));
}

/* In the order in which an application has them. */
static void
load_sheets (gboolean dark)
{
  const gboolean contrast = adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
  static GtkCssProvider *provider;
  g_autoptr (GString) css = g_string_new (NULL);

  append_sheet (css, "style.css");
  if (dark)
    append_sheet (css, "style-dark.css");
  if (contrast)
    append_sheet (css, "style-hc.css");
  if (contrast && dark)
    append_sheet (css, "style-hc-dark.css");
  if (!provider)
    {
      provider = gtk_css_provider_new ();
      gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                                  GTK_STYLE_PROVIDER (provider),
                                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    }
  lex_widget_load_css (provider, css->str);
}

void
golden_dress (GoldenLook look)
{
  load_sheets (look.dark);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      look.dark ? ADW_COLOR_SCHEME_FORCE_DARK
                                                : ADW_COLOR_SCHEME_FORCE_LIGHT);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 1024 * look.dpi, NULL);
}

void
golden_init (void)
{
  lex_lettering_choose (gtk_settings_get_default (), 1);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, "gtk-font-name", FONT,
                "gtk-cursor-blink", FALSE, "gtk-xft-antialias", 1, "gtk-xft-hinting", 1,
                "gtk-xft-hintstyle", "hintslight", "gtk-xft-rgba", "none", NULL);
  golden_dress (GOLDEN_LIGHT);
}

/* LANGUAGE decides in every locale but C and C.UTF-8. Only when the locale changes does gettext
 * forget what it found in another language. */
void
golden_speak (const char *language)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_BUILT, "..", "po", NULL);

  g_setenv ("LANGUAGE", language, TRUE);
  setlocale (LC_MESSAGES, "C");
  if (!setlocale (LC_MESSAGES, "en_GB.UTF-8"))
    g_error ("the tests have no locale en_GB.UTF-8; install the package “locales” and build again");
  bindtextdomain (GETTEXT_PACKAGE, folder);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
}

void
golden_settle (void)
{
  settle_windows ();
}

/* The display gives the size when it will; without the shadow it is not what was asked for. What
 * folds for it does so a few frames later. */
void
golden_resize (GtkWindow *window, int width, int height)
{
  const gint64 end = g_get_monotonic_time () + PATIENCE_US;
  const int before = gtk_widget_get_width (GTK_WIDGET (window));
  int asked;
  int asked_height;

  gtk_window_get_default_size (window, &asked, &asked_height);
  gtk_window_set_default_size (window, width, height);
  while (asked != width && gtk_widget_get_width (GTK_WIDGET (window)) == before
         && g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
  golden_settle ();
}

/* Files */

static gboolean
is_wanted_new (void)
{
  return g_getenv ("LEXBRIDGE_NEW_GOLDEN") != NULL;
}

static char *
dup_golden_path (const char *name)
{
  return g_test_build_filename (G_TEST_DIST, "widgets", "golden", name, NULL);
}

static char *
dup_seen_path (const char *name)
{
  return g_test_build_filename (G_TEST_BUILT, "widgets", name, NULL);
}

void
golden_check_text (const char *text, const char *name)
{
  g_autofree char *path = dup_golden_path (name);
  g_autofree char *seen = dup_seen_path (name);
  g_autofree char *wanted = NULL;

  if (is_wanted_new ())
    {
      g_assert_true (g_file_set_contents (path, text, -1, NULL));
      return;
    }
  g_file_get_contents (path, &wanted, NULL, NULL);
  if (g_strcmp0 (text, wanted) == 0)
    return;
  g_file_set_contents (seen, text, -1, NULL);
  g_test_message ("%s differs; what came is in %s", path, seen);
  g_test_fail ();
}

/* Pictures */

/* GTK draws letters and its own parts otherwise from one series to the next. */
static char *
dup_picture_path (const char *name)
{
  g_autofree char *series
      = g_strdup_printf ("gtk-%u.%u", gtk_get_major_version (), gtk_get_minor_version ());
  g_autofree char *folder = dup_golden_path (series);

  if (is_wanted_new ())
    g_mkdir_with_parents (folder, 0777);
  return g_build_filename (folder, name, NULL);
}

/* The size of a line tells a font, its version and its drawing apart better than names do. */
static void
append_font (GString *text, GtkWidget *widget, const char *font)
{
  g_autoptr (PangoLayout) layout
      = gtk_widget_create_pango_layout (widget, "Zażółć gęślą jaźń, 10 ♠♥♦♣ ♕ → „Quick brown fox”");
  g_autoptr (PangoFontDescription) description = pango_font_description_from_string (font);
  int width;
  int height;

  pango_layout_set_font_description (layout, description);
  pango_layout_get_size (layout, &width, &height);
  g_string_append_printf (text, "%s: a line of %d by %d\n", font, width, height);
}

static char *
dup_surroundings (GtkWidget *widget)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "GTK %u.%u\n", gtk_get_major_version (), gtk_get_minor_version ());
  append_font (text, widget, "Noto Sans 40px");
  append_font (text, widget, "serif 40px");
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static gboolean
is_as_made (GtkWidget *widget)
{
  g_autofree char *path = dup_picture_path (MADE_WITH);
  g_autofree char *here = dup_surroundings (widget);
  g_autofree char *there = NULL;

  if (is_wanted_new ())
    return g_file_set_contents (path, here, -1, NULL);
  if (g_file_get_contents (path, &there, NULL, NULL) && g_str_equal (here, there))
    return TRUE;
  g_test_message ("Pictures made with:\n%sHere is:\n%s", there ? there : "", here);
  g_test_skip (
      "GTK or the fonts are not those of the pictures, which were made on Debian 12 and 13");
  return FALSE;
}

static cairo_surface_t *
draw (GtkWidget *widget)
{
  const int width = gtk_widget_get_width (widget);
  const int height = gtk_widget_get_height (widget);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (surface);
  GdkRGBA ground = { 1, 1, 1, 1 };
  GskRenderNode *node;

  lex_widget_lookup_colour (widget, "view_bg_color", &ground);
  gdk_cairo_set_source_rgba (cr, &ground);
  cairo_paint (cr);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node)
    {
      gsk_render_node_draw (node, cr);
      gsk_render_node_unref (node);
    }
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static gboolean
is_other_shade (guint32 a, guint32 b)
{
  for (int shift = 0; shift < 24; shift += 8)
    if (ABS ((int) ((a >> shift) & 0xff) - (int) ((b >> shift) & 0xff)) > GOLDEN_SHADE)
      return TRUE;
  return FALSE;
}

static int
count_other_pixels (cairo_surface_t *a, cairo_surface_t *b)
{
  const int width = cairo_image_surface_get_width (a);
  const int height = cairo_image_surface_get_height (a);
  int n = 0;

  if (cairo_image_surface_get_width (b) != width || cairo_image_surface_get_height (b) != height)
    return width * height;
  for (int y = 0; y < height; y++)
    {
      const guint32 *row_a = (const guint32 *) (cairo_image_surface_get_data (a)
                                                + y * cairo_image_surface_get_stride (a));
      const guint32 *row_b = (const guint32 *) (cairo_image_surface_get_data (b)
                                                + y * cairo_image_surface_get_stride (b));

      for (int x = 0; x < width; x++)
        n += is_other_shade (row_a[x], row_b[x]) ? 1 : 0;
    }
  return n;
}

static void
compare (cairo_surface_t *surface, const char *name)
{
  g_autofree char *path = dup_picture_path (name);
  g_autofree char *seen = dup_seen_path (name);
  cairo_surface_t *wanted = cairo_image_surface_create_from_png (path);
  /* Of a picture that is missing, everything differs. */
  const int n = count_other_pixels (surface, wanted);

  cairo_surface_destroy (wanted);
  if (n <= GOLDEN_PIXELS)
    return;
  cairo_surface_write_to_png (surface, seen);
  g_test_message ("%s: %d pixels differ; what was drawn is in %s", path, n, seen);
  g_test_fail ();
}

void
golden_check_picture (GtkWidget *widget, const char *name)
{
  g_autofree char *path = dup_picture_path (name);
  cairo_surface_t *surface;

  if (!is_as_made (widget))
    return;
  golden_settle ();
  golden_settle ();
  surface = draw (widget);
  if (is_wanted_new ())
    g_assert_cmpint (cairo_surface_write_to_png (surface, path), ==, CAIRO_STATUS_SUCCESS);
  else
    compare (surface, name);
  cairo_surface_destroy (surface);
}

/* Words */

/* GTK tells the value of a property only where it is not the one that was expected. */
static char *
dup_property (GtkWidget *widget, GtkAccessibleProperty property)
{
  char *value = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, NEVER);

  if (value && (!*value || g_str_equal (value, "undefined")))
    g_clear_pointer (&value, g_free);
  return value;
}

/* A button's own label names it; that is heard before any other name. */
static void
append_name (GString *text, GtkWidget *widget)
{
  const char *label = GTK_IS_BUTTON (widget) ? gtk_button_get_label (GTK_BUTTON (widget)) : NULL;
  g_autofree char *name
      = label ? g_strdup (label) : dup_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);

  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, " “%s”", gtk_label_get_text (GTK_LABEL (widget)));
  else if (name)
    g_string_append_printf (text, " %s", name);
}

/* As of GTK 4.14 a tooltip is read out, but no longer kept, as a description. GTK's own words
 * within an entry change from one series to the next ("Clear entry", "Clear Entry"). */
static void
append_description (GString *text, GtkWidget *widget)
{
  const gboolean is_words_of_gtk = GTK_IS_SEARCH_ENTRY (gtk_widget_get_parent (widget));
  const char *tooltip = gtk_widget_get_tooltip_text (widget);
  g_autofree char *description = dup_property (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);

  if (!is_words_of_gtk && (description || tooltip))
    g_string_append_printf (text, " — %s", description ? description : tooltip);
}

/* What a diagram is made of says nothing where the diagram says it all. */
static gboolean
is_silent (GtkWidget *widget)
{
  return gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_NONE;
}

/* GTK before 4.10 does not tell buttons from those that stay pressed. */
static const char *
get_role (GtkWidget *widget)
{
  g_autoptr (GEnumClass) roles = g_type_class_ref (GTK_TYPE_ACCESSIBLE_ROLE);
  const int role = (int) gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

  return GTK_IS_TOGGLE_BUTTON (widget) ? "button" : g_enum_get_value (roles, role)->value_nick;
}

static void
append_tree (GString *text, GtkWidget *widget, int depth)
{
  const gsize start = text->len;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_child_visible (widget)
      || is_silent (widget))
    return;
  append_name (text, widget);
  append_description (text, widget);
  if (text->len > start || GTK_IS_BUTTON (widget) || GTK_IS_LIST_BOX_ROW (widget)
      || GTK_IS_EDITABLE (widget))
    {
      g_autofree char *line = g_strdup (text->str + start);

      g_string_truncate (text, start);
      g_string_append_printf (text, "%*s%s%s\n", 2 * depth++, "", get_role (widget), line);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    append_tree (text, child, depth);
}

char *
golden_dup_tree (GtkWidget *widget)
{
  g_autoptr (GString) text = g_string_new (NULL);

  append_tree (text, widget, 0);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

GtkWidget *
golden_find (GtkWidget *widget, GoldenMatch matches, const char *what)
{
  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (matches (widget, what))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = golden_find (child, matches, what);

      if (found != NULL)
        return found;
    }
  return NULL;
}

void
golden_press (GtkWidget *widget, guint key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);
      gboolean handled;

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &handled);
    }
}
