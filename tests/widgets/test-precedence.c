/* test-precedence.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Drives the view of precedence on the little library of the reader's test:
 * what is drawn, walked, asked and sieved, and how all of it looks. `--generate`
 * writes golden/precedence-*, to be looked at before it is committed. Needs a display.
 */

#include <adwaita.h>
#include <glib/gstdio.h>

#include "widgets/lex-precedence-chart.h"
#include "widgets/lex-precedence-list.h"
#include "widgets/lex-precedence-view.h"

static LexLibrary *library;
static char *opened; /* what win.open was last asked for */
static gboolean generate;

typedef struct
{
  GtkWidget *window;
  LexPrecedenceView *view;
} Fixture;

static void
open_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_free (opened);
  opened = g_variant_dup_string (parameter, NULL);
}

static void
run_frames (void)
{
  const gint64 end = g_get_monotonic_time () + 150 * 1000;

  while (g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
}

static void
show_label (Fixture *self, const char *text)
{
  g_autoptr (LexLabel) label = lex_label_parse (text);
  g_autoptr (GError) error = NULL;

  lex_precedence_view_show (self->view, label, &error);
  g_assert_no_error (error);
  run_frames ();
}

static void
set_up (Fixture *self, gconstpointer data)
{
  static const GActionEntry entries[]
      = { { "open", open_cb, "s", NULL, NULL }, { "precedence", open_cb, "s", NULL, NULL } };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), NULL);
  self->window = gtk_window_new ();
  self->view = LEX_PRECEDENCE_VIEW (lex_precedence_view_new ());
  gtk_widget_insert_action_group (self->window, "win", G_ACTION_GROUP (actions));
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->view));
  gtk_window_set_default_size (GTK_WINDOW (self->window), 900, 560);
  lex_precedence_view_set_source (self->view, library, LEX_LANGUAGE_EN);
  gtk_window_present (GTK_WINDOW (self->window));
  run_frames ();
  show_label (self, "31");
  g_clear_pointer (&opened, g_free);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
}

typedef gboolean (*Match) (GtkWidget *widget, const char *what);

static GtkWidget *
find (GtkWidget *widget, Match matches, const char *what)
{
  if (matches (widget, what))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, matches, what);

      if (found)
        return found;
    }
  return NULL;
}

static gboolean
says (GtkWidget *widget, const char *words)
{
  return GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), words);
}

static gboolean
has_name (GtkWidget *widget, const char *css_name)
{
  return g_str_equal (gtk_widget_get_css_name (widget), css_name);
}

static gboolean
is_node_of (GtkWidget *widget, const char *name)
{
  return gtk_widget_has_css_class (widget, "node") && find (widget, says, name) != NULL;
}

static GtkWidget *
get_chart (Fixture *self)
{
  return find (GTK_WIDGET (self->view), has_name, "chart");
}

static GtkWidget *
get_node (Fixture *self, const char *name)
{
  return find (get_chart (self), is_node_of, name);
}

static void
test_general_is_on_the_left (Fixture *self, gconstpointer data)
{
  graphene_rect_t general;
  graphene_rect_t specific;

  g_assert_true (gtk_widget_compute_bounds (get_node (self, "31"), get_chart (self), &general));
  g_assert_true (gtk_widget_compute_bounds (get_node (self, "27A"), get_chart (self), &specific));
  g_assert_cmpfloat (general.origin.x + general.size.width, <, specific.origin.x);
  gtk_test_accessible_assert_property (get_node (self, "31"), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "31 Another");
  gtk_test_accessible_assert_property (get_node (self, "9A2"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "prevails over 31; yields to 9A3");
}

static void
test_walking_along_relations (Fixture *self, gconstpointer data)
{
  LexPrecedenceChart *chart = LEX_PRECEDENCE_CHART (get_chart (self));

  g_assert_true (gtk_widget_has_focus (get_node (self, "31")));
  gtk_widget_grab_focus (get_node (self, "9A2"));
  g_assert_true (lex_precedence_chart_walk (chart, GTK_DIR_RIGHT));
  g_assert_true (gtk_widget_has_focus (get_node (self, "9A3")));
  g_assert_true (lex_precedence_chart_walk (chart, GTK_DIR_RIGHT));
  g_assert_true (gtk_widget_has_focus (get_node (self, "9B1a")));
  g_assert_false (lex_precedence_chart_walk (chart, GTK_DIR_RIGHT));
  g_assert_true (gtk_widget_has_focus (get_node (self, "9B1a")));
  gtk_widget_grab_focus (get_node (self, "9A2"));
  g_assert_true (lex_precedence_chart_walk (chart, GTK_DIR_LEFT));
  g_assert_true (gtk_widget_has_focus (get_node (self, "31")));
  gtk_widget_activate (get_node (self, "31"));
  /* A button stays down a moment before it acts. */
  for (int i = 0; i < 4; i++)
    run_frames ();
  g_assert_cmpstr (opened, ==, "31");
}

static void
test_badge_tells_why (Fixture *self, gconstpointer data)
{
  GtkWidget *badge = gtk_widget_get_parent (find (get_chart (self), says, "1"));
  GtkWidget *popover;

  gtk_test_accessible_assert_property (badge, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Reason 1: 9A3 prevails over 9A2");
  g_signal_emit_by_name (badge, "clicked");
  run_frames ();
  popover = find (GTK_WIDGET (self->view), has_name, "popover");
  g_assert_nonnull (find (popover, says, "The trial concludes it."));
  gtk_popover_popdown (GTK_POPOVER (popover));
  run_frames ();
  g_assert_null (find (GTK_WIDGET (self->view), has_name, "popover"));
}

static void
test_narrowed_to_the_law (Fixture *self, gconstpointer data)
{
  GtkWidget *check = find (GTK_WIDGET (self->view), has_name, "checkbutton");

  g_assert_true (gtk_widget_get_visible (check));
  gtk_widget_grab_focus (check);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
  run_frames ();
  g_assert_nonnull (get_node (self, "9A2"));
  g_assert_null (get_node (self, "9A3"));
  g_assert_true (gtk_widget_has_focus (check));
}

static void
test_law_without_relations (Fixture *self, gconstpointer data)
{
  show_label (self, "example/33");
  g_assert_null (gtk_widget_get_first_child (get_chart (self)));
  g_assert_nonnull (
      find (GTK_WIDGET (self->view), says, "No relation of precedence is recorded for it."));
}

static void
test_list_is_sieved (Fixture *self, gconstpointer data)
{
  static const struct
  {
    const char *words;
    guint n;
  } rows[] = { { "", 5 }, { "9a3", 2 }, { "arrow", 1 }, { "ALLOWED 27", 1 }, { "nothing", 0 } };
  GtkWidget *list;
  GtkWidget *entry;

  lex_precedence_view_show_list (self->view);
  run_frames ();
  list = find (GTK_WIDGET (self->view), has_name, "relations");
  entry = find (list, has_name, "entry");
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      gtk_editable_set_text (GTK_EDITABLE (entry), rows[i].words);
      g_assert_cmpuint (lex_precedence_list_get_n_shown (LEX_PRECEDENCE_LIST (list)), ==,
                        rows[i].n);
    }
}

/* Golden: what there is, in words */

static void
dump (GString *text, GtkWidget *widget, int depth)
{
  g_autoptr (GEnumClass) roles = g_type_class_ref (GTK_TYPE_ACCESSIBLE_ROLE);
  const char *role
      = g_enum_get_value (roles, (int) gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)))
            ->value_nick;
  const char *words = GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : NULL;
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (!gtk_widget_get_mapped (widget))
    return;
  if (words || GTK_IS_BUTTON (widget) || GTK_IS_LIST_BOX_ROW (widget))
    g_string_append_printf (text, "%*s%s%s%s%s%s%s\n", depth * 2, "", role, words ? " “" : "",
                            words ? words : "", words ? "”" : "", tooltip ? " — " : "",
                            tooltip ? tooltip : "");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    dump (text, child, depth + 1);
}

static void
compare_file (const char *name, const char *data, gsize length)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "widgets", "golden", name, NULL);
  g_autofree char *wanted = NULL;
  gsize wanted_length = 0;

  if (generate)
    {
      g_assert_true (g_file_set_contents (path, data, (gssize) length, NULL));
      return;
    }
  g_assert_true (g_file_get_contents (path, &wanted, &wanted_length, NULL));
  if (length == wanted_length && memcmp (data, wanted, length) == 0)
    return;
  /* What came instead is left beside the test, to be looked at. */
  g_autofree char *seen = g_test_build_filename (G_TEST_BUILT, "widgets", name, NULL);
  g_file_set_contents (seen, data, (gssize) length, NULL);
  g_test_message ("%s differs; seen: %s", path, seen);
  g_test_fail ();
}

static void
test_golden_words (Fixture *self, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (NULL);

  dump (text, GTK_WIDGET (self->view), 0);
  lex_precedence_view_show_list (self->view);
  run_frames ();
  dump (text, GTK_WIDGET (self->view), 0);
  compare_file ("precedence.txt", text->str, text->len);
}

static void load_style (gboolean dark);

/* Golden: how it looks. Fonts and their drawing are those of Debian 12. */

static gboolean
is_debian_12 (void)
{
  g_autofree char *id = g_get_os_info (G_OS_INFO_KEY_ID);
  g_autofree char *version = g_get_os_info (G_OS_INFO_KEY_VERSION_ID);

  return g_strcmp0 (id, "debian") == 0 && g_strcmp0 (version, "12") == 0;
}

static const struct
{
  const char *name;
  LexLanguage language;
  AdwColorScheme scheme;
  int width;
  int dpi;
} looks[] = {
  { "precedence-light-en.png", LEX_LANGUAGE_EN, ADW_COLOR_SCHEME_FORCE_LIGHT, 900, 96 },
  { "precedence-dark-pl.png", LEX_LANGUAGE_PL, ADW_COLOR_SCHEME_FORCE_DARK, 900, 96 },
  { "precedence-narrow-pl.png", LEX_LANGUAGE_PL, ADW_COLOR_SCHEME_FORCE_LIGHT, 360, 96 },
  { "precedence-large-en.png", LEX_LANGUAGE_EN, ADW_COLOR_SCHEME_FORCE_LIGHT, 900, 192 },
};

static GBytes *
take_picture (Fixture *self)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (self->view));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GdkTexture) texture = NULL;
  GskRenderNode *node;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (GTK_WIDGET (self->view)),
                          gtk_widget_get_height (GTK_WIDGET (self->view)));
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (self->window)), node,
                                         NULL);
  gsk_render_node_unref (node);
  return gdk_texture_save_to_png_bytes (texture);
}

static void
take_look (Fixture *self, gsize i)
{
  g_autoptr (GBytes) picture = NULL;
  gsize length;
  const char *data;

  load_style (looks[i].scheme == ADW_COLOR_SCHEME_FORCE_DARK);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), looks[i].scheme);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 1024 * looks[i].dpi, NULL);
  gtk_window_set_default_size (GTK_WINDOW (self->window), looks[i].width, 560);
  lex_precedence_view_set_source (self->view, library, looks[i].language);
  run_frames ();
  run_frames ();
  picture = take_picture (self);
  data = g_bytes_get_data (picture, &length);
  compare_file (looks[i].name, data, length);
}

static void
test_golden_looks (Fixture *self, gconstpointer data)
{
  if (!is_debian_12 ())
    {
      g_test_skip ("not on Debian 12");
      return;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (looks); i++)
    take_look (self, i);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 1024 * 96, NULL);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      ADW_COLOR_SCHEME_FORCE_LIGHT);
}

static void
make_library (const char *folder)
{
  g_autofree char *corpus = g_test_build_filename (G_TEST_DIST, "widgets", "corpus", NULL);
  g_autofree char *path = g_build_filename (folder, "trial.lexlib", NULL);
  g_autoptr (GError) error = NULL;

  lex_library_build (corpus, path, &error);
  g_assert_no_error (error);
  library = lex_library_open (path, folder, &error);
  g_assert_no_error (error);
  g_remove (path);
}

#define ADD(name, function)                                                                        \
  g_test_add ("/precedence/" name, Fixture, NULL, set_up, function, tear_down)

static void
add_tests (void)
{
  ADD ("general-is-on-the-left", test_general_is_on_the_left);
  ADD ("walking", test_walking_along_relations);
  ADD ("badge", test_badge_tells_why);
  ADD ("narrowed", test_narrowed_to_the_law);
  ADD ("nothing", test_law_without_relations);
  ADD ("list", test_list_is_sieved);
  ADD ("golden/words", test_golden_words);
  ADD ("golden/looks", test_golden_looks);
}

/* The sheets that an application loads by itself. */
static void
load_style (gboolean dark)
{
  static GtkCssProvider *provider;
  g_autoptr (GString) sheets = g_string_new (NULL);

  for (int i = 0; i <= dark; i++)
    {
      g_autoptr (GBytes) sheet = g_resources_lookup_data (
          i == 0 ? "/org/lexbridge/Lexbridge/style.css" : "/org/lexbridge/Lexbridge/style-dark.css",
          G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

      g_string_append_len (sheets, g_bytes_get_data (sheet, NULL),
                           (gssize) g_bytes_get_size (sheet));
    }
  if (!provider)
    {
      provider = gtk_css_provider_new ();
      gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                                  GTK_STYLE_PROVIDER (provider),
                                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    }
  gtk_css_provider_load_from_data (provider, sheets->str, (gssize) sheets->len);
}

int
main (int argc, char *argv[])
{
  g_autofree char *folder = g_dir_make_tmp ("lex-precedence-XXXXXX", NULL);
  int result;

  generate = argc == 2 && g_str_equal (argv[1], "--generate");
  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    return 77;
  adw_init ();
  load_style (FALSE);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, "gtk-font-name",
                "Noto Sans 11", "gtk-xft-dpi", 1024 * 96, NULL);
  make_library (folder);
  add_tests ();
  result = g_test_run ();
  g_clear_object (&library);
  g_clear_pointer (&opened, g_free);
  g_rmdir (folder);
  return result;
}
