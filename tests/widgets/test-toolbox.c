/* test-toolbox.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What happened, and a guided path, on the little corpus of the services' tests: what is filtered,
 * answered, taken back, said to whom, and how all of it looks. Needs a display.
 */

#include <adwaita.h>
#include <glib/gstdio.h>

#include "golden.h"
#include "pdf.h"
#include "services/lex-library-rebuild.h"
#include "services/lex-paths.h"
#include "widgets/toolbox/lex-path-chart.h"
#include "widgets/toolbox/lex-path-print.h"
#include "widgets/toolbox/lex-situation-list.h"
#include "widgets/toolbox/lex-toolbox.h"

static LexLibrary *library;
static GPtrArray *paths;
static char *opened;  /* what win.open was last asked for */
static gboolean left; /* whether the toolbox gave up its place */

typedef struct
{
  GtkWidget *window;
  LexToolbox *toolbox;
} Fixture;

static void
open_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_free (opened);
  opened = g_variant_dup_string (parameter, NULL);
}

static void
leave_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  left = TRUE;
}

static void
set_up_speaking (Fixture *self, const char *language)
{
  static const GActionEntry entries[]
      = { { "open", open_cb, "s", NULL, NULL }, { "leave-toolbox", leave_cb, NULL, NULL, NULL } };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  golden_speak (language);
  g_clear_pointer (&opened, g_free);
  left = FALSE;
  self->window = gtk_window_new ();
  self->toolbox = LEX_TOOLBOX (lex_toolbox_new (paths));
  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), NULL);
  gtk_widget_insert_action_group (self->window, "win", G_ACTION_GROUP (actions));
  lex_toolbox_set_source (self->toolbox, library,
                          g_str_equal (language, "pl") ? LEX_LANGUAGE_PL : LEX_LANGUAGE_EN);
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->toolbox));
  gtk_window_set_default_size (GTK_WINDOW (self->window), 760, 640);
  gtk_window_present (GTK_WINDOW (self->window));
  lex_toolbox_begin (self->toolbox, TRUE);
  golden_settle ();
}

static void
set_up (Fixture *self, gconstpointer language)
{
  set_up_speaking (self, language != NULL ? language : "en");
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  golden_dress (GOLDEN_LIGHT);
}

typedef gboolean (*Match) (GtkWidget *widget, const char *what);

static GtkWidget *
find (GtkWidget *widget, Match matches, const char *what)
{
  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (matches (widget, what))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, matches, what);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* What binds words is not what this is about. */
static gboolean
says (GtkWidget *widget, const char *words)
{
  g_autoptr (GString) text = NULL;

  if (!GTK_IS_LABEL (widget))
    return FALSE;
  text = g_string_new (gtk_label_get_text (GTK_LABEL (widget)));
  g_string_replace (text, "\u00a0", " ", 0);
  return strstr (text->str, words) != NULL;
}

static gboolean
is_entry (GtkWidget *widget, const char *unused)
{
  return GTK_IS_SEARCH_ENTRY (widget);
}

static gboolean
shows (Fixture *self, const char *words)
{
  return find (GTK_WIDGET (self->toolbox), says, words) != NULL;
}

static void
act (Fixture *self, const char *detailed)
{
  g_autofree char *name = NULL;
  g_autoptr (GVariant) target = NULL;

  g_assert_true (g_action_parse_detailed_name (detailed, &name, &target, NULL));
  gtk_widget_activate_action_variant (GTK_WIDGET (self->toolbox), name, target);
  golden_settle ();
}

static void
type (Fixture *self, const char *words)
{
  GtkWidget *entry = find (GTK_WIDGET (self->toolbox), is_entry, NULL);

  gtk_editable_set_text (GTK_EDITABLE (entry), words);
  golden_settle ();
}

/* A key as the toolbox gets it. */
static void
press (Fixture *self, guint key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (self->toolbox));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);
      gboolean handled;

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &handled);
    }
  golden_settle ();
}

/* Players' words of either language, without their accents; the law's number; nothing. */
static void
test_filter (Fixture *self, gconstpointer data)
{
  static const char *const found[] = { "too low", "NISKA", "licyt", "27", "heart over", "" };
  static const char *const lost[] = { "qqqq", "owa", "28", "xylophone grün" };

  for (guint i = 0; i < G_N_ELEMENTS (found); i++)
    {
      type (self, found[i]);
      g_assert_true (shows (self, "Little bid"));
    }
  for (guint i = 0; i < G_N_ELEMENTS (lost); i++)
    {
      type (self, lost[i]);
      g_assert_false (shows (self, "Little bid"));
      g_assert_true (shows (self, "Nothing is called so"));
    }
}

/* Three letters and Enter lead to the path, digits or letters to the ruling. */
static void
test_keys (Fixture *self, gconstpointer data)
{
  type (self, "low");
  g_signal_emit_by_name (find (GTK_WIDGET (self->toolbox), is_entry, NULL), "activate");
  golden_settle ();
  g_assert_true (shows (self, "Is there a screen?"));
  press (self, GDK_KEY_7);
  g_assert_true (shows (self, "Is there a screen?"));
  press (self, GDK_KEY_2);
  g_assert_true (shows (self, "Does LHO let it stand?"));
  g_assert_false (shows (self, "Ask LHO: may it stand?"));
  press (self, GDK_KEY_0);
  g_assert_true (shows (self, "Ask LHO: may it stand?"));
  press (self, GDK_KEY_b);
  g_assert_true (shows (self, "A higher bid takes its place"));
  g_assert_true (shows (self, "Whoever sits on this side"));
  g_assert_false (shows (self, "may bid on"));

  /* Any answer can be taken back. */
  press (self, GDK_KEY_Escape);
  g_assert_true (shows (self, "Does LHO let it stand?"));
  press (self, GDK_KEY_1);
  act (self, "toolbox.back(uint32 0)");
  g_assert_true (shows (self, "Is there a screen?"));
  press (self, GDK_KEY_BackSpace);
  g_assert_true (shows (self, "What happened?"));
}

/* The seats are named behind the roles, and forgotten with the path. */
static void
test_seats (Fixture *self, gconstpointer data)
{
  act (self, "toolbox.start::too-low");
  act (self, "toolbox.seat::N");
  press (self, GDK_KEY_1);
  g_assert_true (shows (self, "Does LHO (E) let it stand?"));
  press (self, GDK_KEY_2);
  g_assert_true (shows (self, "Partner (S) may bid on."));
  act (self, "toolbox.start::too-low");
  press (self, GDK_KEY_1);
  g_assert_true (shows (self, "Does LHO let it stand?"));
}

/* Turned to the players, it says nothing that is not for all of them. */
static void
test_large (Fixture *self, gconstpointer data)
{
  act (self, "toolbox.start::too-low");
  act (self, "toolbox.large");
  g_assert_true (shows (self, "The Director is asking."));
  g_assert_false (shows (self, "Is there a screen?"));
  press (self, GDK_KEY_1);
  g_assert_true (shows (self, "The little bid may stand"));
  g_assert_false (shows (self, "Keep silent"));
  g_assert_false (shows (self, "Hear what"));
  press (self, GDK_KEY_2);
  g_assert_true (shows (self, "A higher bid takes its place"));
}

/* A clause opens in place, and does not lead away. */
static void
test_clause (Fixture *self, gconstpointer data)
{
  GtkWidget *clauses;
  GtkWidget *popover;
  gboolean handled;

  act (self, "toolbox.start::too-low");
  press (self, GDK_KEY_1);
  press (self, GDK_KEY_1);
  clauses = find (GTK_WIDGET (self->toolbox), says, "27A");
  g_assert_nonnull (clauses);
  g_signal_emit_by_name (clauses, "activate-link", "lex-term:27A", &handled);
  golden_settle ();
  g_assert_true (handled);
  g_assert_null (opened);
  popover = gtk_widget_get_last_child (GTK_WIDGET (self->toolbox));
  g_assert_true (GTK_IS_POPOVER (popover));
  gtk_popover_popdown (GTK_POPOVER (popover));
  golden_settle ();
}

static void
test_copy (Fixture *self, gconstpointer data)
{
  g_autofree char *none = lex_toolbox_dup_text (self->toolbox);
  g_autofree char *text = NULL;

  g_assert_null (none);
  act (self, "toolbox.start::too-low");
  act (self, "toolbox.seat::W");
  press (self, GDK_KEY_1);
  press (self, GDK_KEY_2);
  text = lex_toolbox_dup_text (self->toolbox);
  golden_check_text (text, "toolbox-copied.txt");
}

/* A page of the way and the ruling; a long one goes on overleaf. */
static void
test_print (Fixture *self, gconstpointer data)
{
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "widgets", "toolbox.pdf", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GString) much = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  act (self, "toolbox.start::too-low");
  press (self, GDK_KEY_1);
  press (self, GDK_KEY_2);
  text = lex_toolbox_dup_text (self->toolbox);
  for (guint pages = 1; pages <= 2; pages++)
    {
      g_autofree char *pdf = NULL;
      gsize length;

      for (guint i = 0; i < (pages == 1 ? 1 : 4); i++)
        g_string_append (much, text);
      lex_path_print_to_file (much->str, path, &error);
      g_assert_no_error (error);
      g_assert_true (g_file_get_contents (path, &pdf, &length, NULL));
      g_assert_cmpuint (pdf_count_pages (pdf, length), ==, pages);
    }
  g_remove (path);
}

static void
check_looks (Fixture *self, const char *what, const char *language)
{
  static const struct
  {
    const char *name;
    GoldenLook look;
  } looks[] = { { "light", { FALSE, 96 } }, { "dark", { TRUE, 96 } } };
  g_autofree char *tree = golden_dup_tree (GTK_WIDGET (self->toolbox));
  g_autofree char *tree_name = g_strdup_printf ("toolbox-%s-%s.txt", what, language);

  golden_check_text (tree, tree_name);
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      g_autofree char *name
          = g_strdup_printf ("toolbox-%s-%s-%s.png", what, language, looks[i].name);

      golden_dress (looks[i].look);
      golden_check_picture (GTK_WIDGET (self->toolbox), name);
    }
  golden_dress (GOLDEN_LIGHT);
}

static void
test_looks (Fixture *self, gconstpointer language)
{
  check_looks (self, "situations", language);
  act (self, "toolbox.start::too-low");
  act (self, "toolbox.seat::N");
  press (self, GDK_KEY_2);
  act (self, "toolbox.chart");
  check_looks (self, "chart", language);
  press (self, GDK_KEY_Escape);
  press (self, GDK_KEY_0);
  check_looks (self, "question", language);
  press (self, GDK_KEY_2);
  check_looks (self, "ruling", language);
  act (self, "toolbox.large");
  check_looks (self, "large", language);
}

/* A tool comes over the path, which waits; letters and digits are for its fields. */
static void
test_tool (Fixture *self, gconstpointer data)
{
  act (self, "toolbox.start::too-low");
  press (self, GDK_KEY_2);
  act (self, "toolbox.tool::score");
  g_assert_true (shows (self, "Contract and result"));
  press (self, GDK_KEY_1);
  g_assert_true (shows (self, "Contract and result"));
  press (self, GDK_KEY_Escape);
  g_assert_true (shows (self, "Does LHO let it stand?"));
  act (self, "toolbox.situations");
  act (self, "toolbox.tool::comparable");
  press (self, GDK_KEY_Escape);
  g_assert_true (shows (self, "What happened?"));
}

/* Every question with its answers and every end is a box; the path goes on behind it. */
static void
test_chart (Fixture *self, gconstpointer data)
{
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "widgets", "chart.pdf", NULL);
  g_autofree char *pdf = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  act (self, "toolbox.start::too-low");
  press (self, GDK_KEY_2);
  act (self, "toolbox.chart");
  g_assert_true (shows (self, "Is there a screen?"));
  g_assert_true (shows (self, "Does LHO let it stand?"));
  g_assert_true (shows (self, "27A"));
  /* What is not seen is not answered. */
  press (self, GDK_KEY_1);
  g_assert_true (shows (self, "27A"));
  press (self, GDK_KEY_Escape);
  g_assert_false (shows (self, "27A1"));
  g_assert_true (shows (self, "Does LHO let it stand?"));
  lex_path_chart_print (lex_paths_find (paths, "too-low"), LEX_LANGUAGE_EN, path, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &pdf, &length, NULL));
  g_assert_cmpuint (pdf_count_pages (pdf, length), ==, 1);
  g_remove (path);
}

static const char *
get_focused (Fixture *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->window));
  GtkWidget *label = focus != NULL ? gtk_widget_get_first_child (focus) : NULL;

  return GTK_IS_LABEL (label) ? gtk_label_get_text (GTK_LABEL (label)) : "";
}

/* The key goes where it would from the box that has the focus. */
static void
press_in_chart (Fixture *self, guint key)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->window));
  g_autoptr (GListModel) controllers
      = gtk_widget_observe_controllers (gtk_widget_get_ancestor (focus, GTK_TYPE_FIXED));
  gboolean taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &taken);
    }
  g_assert_true (taken);
  golden_settle ();
}

/* Arrows lead along the path; a box that is pressed leads there, with the answers on the way. */
static void
test_chart_keys (Fixture *self, gconstpointer data)
{
  act (self, "toolbox.start::too-low");
  act (self, "toolbox.chart");
  g_assert_nonnull (strstr (get_focused (self), "Is there a screen?"));
  press_in_chart (self, GDK_KEY_Right);
  g_assert_null (strstr (get_focused (self), "Is there a screen?"));
  press_in_chart (self, GDK_KEY_Left);
  g_assert_nonnull (strstr (get_focused (self), "Is there a screen?"));
  press_in_chart (self, GDK_KEY_Left);
  g_assert_nonnull (strstr (get_focused (self), "Is there a screen?"));
  act (self, "toolbox.step(uint32 1)");
  g_assert_true (shows (self, "Does LHO let it stand?"));
  g_assert_true (shows (self, "Is there a screen?"));
  press (self, GDK_KEY_BackSpace);
  g_assert_true (shows (self, "Is there a screen?"));
  g_assert_false (shows (self, "Does LHO let it stand?"));
}

static void
build (void)
{
  g_autofree char *corpus = g_test_build_filename (G_TEST_DIST, "services", "corpus", NULL);
  g_autofree char *folder = g_dir_make_tmp ("lexbridge-toolbox-XXXXXX", NULL);
  g_autofree char *shipped = g_build_filename (folder, "shipped.lexlib", NULL);
  g_autofree char *file = g_build_filename (folder, "lexbridge.paths", NULL);
  g_autofree char *data = g_build_filename (folder, "data", NULL);
  g_autoptr (GError) error = NULL;

  lex_library_build (corpus, shipped, &error);
  g_assert_no_error (error);
  lex_paths_build (corpus, shipped, file, &error);
  g_assert_no_error (error);
  paths = lex_paths_load (file, &error);
  g_assert_no_error (error);
  library = lex_library_open (shipped, data, &error);
  g_assert_no_error (error);
}

#define ADD(name, func) g_test_add ("/toolbox/" name, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    return 77;
  adw_init ();
  golden_init ();
  build ();
  ADD ("filter", test_filter);
  ADD ("keys", test_keys);
  ADD ("seats", test_seats);
  ADD ("large", test_large);
  ADD ("clause", test_clause);
  ADD ("copy", test_copy);
  ADD ("print", test_print);
  ADD ("tool", test_tool);
  ADD ("chart", test_chart);
  ADD ("chart-keys", test_chart_keys);
  g_test_add ("/toolbox/looks/en", Fixture, "en", set_up, test_looks, tear_down);
  g_test_add ("/toolbox/looks/pl", Fixture, "pl", set_up, test_looks, tear_down);
  status = g_test_run ();
  g_clear_object (&library);
  g_clear_pointer (&paths, g_ptr_array_unref);
  g_free (opened);
  return status;
}
