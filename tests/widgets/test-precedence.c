/* test-precedence.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Drives the view of precedence on the little library of the reader's test:
 * what is drawn, walked, asked and sieved, and how all of it looks. Needs a display.
 */

#include <adwaita.h>
#include <glib/gstdio.h>

#include "golden.h"
#include "pdf.h"
#include "services/lex-library-rebuild.h"
#include "widgets/precedence/lex-precedence-chart.h"
#include "widgets/precedence/lex-precedence-list.h"
#include "widgets/precedence/lex-precedence-print.h"
#include "widgets/precedence/lex-precedence-view.h"

static LexLibrary *library;
static char *opened; /* what win.open was last asked for */

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
show_label (Fixture *self, const char *text)
{
  g_autoptr (LexLabel) label = lex_label_parse (text);
  g_autoptr (GError) error = NULL;

  lex_precedence_view_show (self->view, label, &error);
  g_assert_no_error (error);
  golden_settle ();
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
has_class (GtkWidget *widget, const char *css_class)
{
  return gtk_widget_has_css_class (widget, css_class);
}

static GtkWidget *
get_further (Fixture *self)
{
  return find (GTK_WIDGET (self->view), has_name, "checkbutton");
}

static GtkWidget *
get_chart (Fixture *self)
{
  return find (GTK_WIDGET (self->view), has_name, "chart");
}

static void
set_up (Fixture *self, gconstpointer data)
{
  static const GActionEntry entries[] = { { "open", open_cb, "s", NULL, NULL },
                                          { "precedence", open_cb, "s", NULL, NULL },
                                          { "print", open_cb, NULL, NULL, NULL } };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  golden_speak (data);
  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), NULL);
  self->window = gtk_window_new ();
  self->view = LEX_PRECEDENCE_VIEW (lex_precedence_view_new ());
  gtk_widget_insert_action_group (self->window, "win", G_ACTION_GROUP (actions));
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->view));
  gtk_window_set_default_size (GTK_WINDOW (self->window), 900, 560);
  lex_precedence_view_set_source (self->view, library,
                                  g_str_equal (data, "pl") ? LEX_LANGUAGE_PL : LEX_LANGUAGE_EN);
  gtk_window_present (GTK_WINDOW (self->window));
  golden_settle ();
  show_label (self, "31");
  g_assert_false (gtk_check_button_get_active (GTK_CHECK_BUTTON (get_further (self))));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (get_further (self)), TRUE);
  golden_settle ();
  gtk_widget_grab_focus (get_chart (self));
  g_clear_pointer (&opened, g_free);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
}

static gboolean
is_node_of (GtkWidget *widget, const char *name)
{
  return gtk_widget_has_css_class (widget, "node") && find (widget, says, name) != NULL;
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

  g_assert_true (gtk_widget_is_focus (get_node (self, "31")));
  gtk_widget_grab_focus (get_node (self, "9A2"));
  g_assert_true (lex_precedence_chart_walk (chart, GTK_DIR_RIGHT));
  g_assert_true (gtk_widget_is_focus (get_node (self, "9A3")));
  g_assert_true (lex_precedence_chart_walk (chart, GTK_DIR_RIGHT));
  g_assert_true (gtk_widget_is_focus (get_node (self, "9B1(a)")));
  g_assert_false (lex_precedence_chart_walk (chart, GTK_DIR_RIGHT));
  g_assert_true (gtk_widget_is_focus (get_node (self, "9B1(a)")));
  gtk_widget_grab_focus (get_node (self, "9A2"));
  g_assert_true (lex_precedence_chart_walk (chart, GTK_DIR_LEFT));
  g_assert_true (gtk_widget_is_focus (get_node (self, "31")));
  gtk_widget_activate (get_node (self, "31"));
  /* A button stays down a moment before it acts. */
  for (int i = 0; i < 4; i++)
    golden_settle ();
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
  golden_settle ();
  popover = find (GTK_WIDGET (self->view), has_class, "lookup");
  g_assert_nonnull (find (popover, says, "The trial concludes it."));
  gtk_popover_popdown (GTK_POPOVER (popover));
  golden_settle ();
  g_assert_null (find (GTK_WIDGET (self->view), has_class, "lookup"));
}

static void
test_own_relations_first (Fixture *self, gconstpointer data)
{
  GtkWidget *check = get_further (self);

  gtk_widget_grab_focus (check);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), FALSE);
  golden_settle ();
  g_assert_nonnull (get_node (self, "9A2"));
  g_assert_null (get_node (self, "9A3"));
  g_assert_true (gtk_widget_is_focus (check));
  gtk_test_accessible_assert_property (
      check, GTK_ACCESSIBLE_PROPERTY_LABEL,
      "With 2 relations between other clauses that follow from these");
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
  } rows[] = { { "", 5 },  { "9a3", 2 }, { "arrow", 1 },  { "ALLOWED 27", 1 },
               { "3", 0 }, { "31", 3 },  { "nothing", 0 } };
  GtkWidget *list;
  GtkWidget *entry;

  lex_precedence_view_show_list (self->view);
  golden_settle ();
  list = find (GTK_WIDGET (self->view), has_name, "relations");
  entry = find (list, has_name, "entry");
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      gtk_editable_set_text (GTK_EDITABLE (entry), rows[i].words);
      g_assert_cmpuint (lex_precedence_list_get_n_shown (LEX_PRECEDENCE_LIST (list)), ==,
                        rows[i].n);
    }
}

static void
test_list_is_sieved_by_basis (Fixture *self, gconstpointer data)
{
  static const guint n[] = { 5, 3, 1, 1 };
  GtkWidget *list;
  GtkWidget *basis;

  lex_precedence_view_show_list (self->view);
  golden_settle ();
  list = find (GTK_WIDGET (self->view), has_name, "relations");
  basis = find (list, has_name, "dropdown");
  for (guint i = 0; i < G_N_ELEMENTS (n); i++)
    {
      gtk_drop_down_set_selected (GTK_DROP_DOWN (basis), i);
      g_assert_cmpuint (lex_precedence_list_get_n_shown (LEX_PRECEDENCE_LIST (list)), ==, n[i]);
    }
}

/* A picture of many clauses goes on overleaf. */
static void
test_printed (Fixture *self, gconstpointer data)
{
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "widgets", "precedence.pdf", NULL);
  g_autoptr (LexLabel) label = lex_label_parse ("31");
  g_autoptr (GError) error = NULL;
  g_autofree char *pdf = NULL;
  LexPrecedenceGraph *graph;
  gsize length;

  graph = lex_precedence_graph_new (library, label, LEX_LANGUAGE_EN, FALSE, &error);
  g_assert_no_error (error);
  g_assert_true (lex_precedence_export (graph, path, &error));
  g_assert_no_error (error);
  lex_precedence_graph_unref (graph);
  g_assert_true (g_file_get_contents (path, &pdf, &length, NULL));
  g_assert_true (g_str_has_prefix (pdf, "%PDF-"));
  g_assert_cmpuint (pdf_count_pages (pdf, length), ==, 1);
}

static GtkWidget *
find_print_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (g_str_equal (G_OBJECT_TYPE_NAME (window), "GtkPrintUnixDialog"))
        return window;
    }
  return NULL;
}

/* Of the printers there is one, the file; a user would click on it. */
static gboolean
select_printer (GtkWidget *dialog)
{
  GtkWidget *list = find (dialog, has_name, "columnview");
  g_autoptr (GObject) printer = NULL;

  gtk_selection_model_select_item (gtk_column_view_get_model (GTK_COLUMN_VIEW (list)), 0, TRUE);
  g_object_get (dialog, "selected-printer", &printer, NULL);
  return printer != NULL;
}

/* The evening comes while the dialog is open, and with it the dark theme. */
static gboolean
change_theme_and_print_cb (gpointer user_data)
{
  GtkWidget *dialog = find_print_dialog ();

  if (!dialog || !select_printer (dialog))
    return G_SOURCE_CONTINUE;
  golden_dress (GOLDEN_DARK);
  g_signal_emit_by_name (dialog, "response", GTK_RESPONSE_OK);
  return G_SOURCE_REMOVE;
}

static void
test_theme_changes_while_printing (Fixture *self, gconstpointer data)
{
  g_autofree char *path
      = g_build_filename (g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS), "output.pdf", NULL);
  g_autofree char *pdf = NULL;
  g_autoptr (GError) error = NULL;
  gsize length = 0;

  g_object_set (gtk_settings_get_default (), "gtk-print-backends", "file", NULL);
  g_timeout_add (20, change_theme_and_print_cb, NULL);
  g_assert_true (lex_precedence_view_print (self->view, &error));
  g_assert_no_error (error);
  while (!pdf_is_whole (pdf, length))
    {
      g_main_context_iteration (NULL, FALSE);
      g_clear_pointer (&pdf, g_free);
      g_file_get_contents (path, &pdf, &length, NULL);
    }
  g_assert_cmpuint (pdf_count_pages (pdf, length), ==, 1);
  g_remove (path);
  golden_dress (GOLDEN_LIGHT);
}

/* Golden: what there is, in words; how it looks */

static void
check_tree (Fixture *self, const char *what, const char *language)
{
  g_autofree char *tree = golden_dup_tree (GTK_WIDGET (self->view));
  g_autofree char *name = g_strdup_printf ("precedence-%s-%s.txt", what, language);

  golden_check_text (tree, name);
}

static void
test_golden_words (Fixture *self, gconstpointer language)
{
  check_tree (self, "picture", language);
  lex_precedence_view_show_list (self->view);
  golden_settle ();
  check_tree (self, "list", language);
}

static const struct
{
  const char *name;
  GoldenLook look;
  int width;
} looks[] = {
  { "light", GOLDEN_LIGHT, 900 },
  { "dark", GOLDEN_DARK, 900 },
  { "narrow", GOLDEN_LIGHT, 360 },
  { "large", GOLDEN_LARGE, 900 },
};

static void
test_golden_looks (Fixture *self, gconstpointer language)
{
  for (gsize i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      g_autofree char *name
          = g_strdup_printf ("precedence-%s-%s.png", looks[i].name, (const char *) language);

      gtk_window_set_default_size (GTK_WINDOW (self->window), looks[i].width, 560);
      golden_dress (looks[i].look);
      golden_check_picture (GTK_WIDGET (self->view), name);
    }
  golden_dress (GOLDEN_LIGHT);
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

/* What is printed to a file goes here, not among the user's documents. */
static char *
set_documents (const char *folder)
{
  char *path = g_build_filename (folder, "user-dirs.dirs", NULL);
  g_autofree char *content = g_strdup_printf ("XDG_DOCUMENTS_DIR=\"%s\"\n", folder);

  g_assert_true (g_file_set_contents (path, content, -1, NULL));
  g_setenv ("XDG_CONFIG_HOME", folder, TRUE);
  return path;
}

#define ADD(name, language, function)                                                              \
  g_test_add ("/precedence/" name, Fixture, language, set_up, function, tear_down)

static void
add_tests (void)
{
  ADD ("general-is-on-the-left", "en", test_general_is_on_the_left);
  ADD ("walking", "en", test_walking_along_relations);
  ADD ("badge", "en", test_badge_tells_why);
  ADD ("own-relations-first", "en", test_own_relations_first);
  ADD ("nothing", "en", test_law_without_relations);
  ADD ("list", "en", test_list_is_sieved);
  ADD ("list-by-basis", "en", test_list_is_sieved_by_basis);
  ADD ("printed", "en", test_printed);
  ADD ("golden/words/en", "en", test_golden_words);
  ADD ("golden/words/pl", "pl", test_golden_words);
  ADD ("golden/looks/en", "en", test_golden_looks);
  ADD ("golden/looks/pl", "pl", test_golden_looks);
}

int
main (int argc, char *argv[])
{
  g_autofree char *folder = g_dir_make_tmp ("lex-precedence-XXXXXX", NULL);
  g_autofree char *user_dirs = set_documents (folder);
  int result;

  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    {
      g_print ("1..0 # SKIP no display: xvfb-run would give one\n");
      return 77;
    }
  adw_init ();
  golden_init ();
  make_library (folder);
  /* Apart, for GTK's dialog loses a little, and what loses is run again with whole stacks, which
   * takes ten times as long. */
  if (argc > 1 && g_str_equal (argv[1], "dialog"))
    ADD ("theme-changes-while-printing", "en", test_theme_changes_while_printing);
  else
    add_tests ();
  result = g_test_run ();
  g_clear_object (&library);
  g_clear_pointer (&opened, g_free);
  g_remove (user_dirs);
  g_rmdir (folder);
  return result;
}
