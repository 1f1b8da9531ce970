/* test-toolbox.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What happened, and a guided path, on the little corpus of the services' tests: what is filtered,
 * answered, taken back, said to whom. Needs a display.
 */

#include <adwaita.h>
#include <glib/gstdio.h>

#include "golden.h"
#include "pdf.h"
#include "services/lex-paths.h"
#include "toolbox.h"
#include "widgets/toolbox/lex-path-chart.h"
#include "widgets/toolbox/lex-path-print.h"
#include "widgets/toolbox/lex-situation-list.h"

/* Players' words of either language, without their accents; the law's number; nothing. */
static void
test_filter (ToolboxFixture *self, gconstpointer data)
{
  static const char *const found[] = { "too low", "NISKA", "licyt", "27", "heart over", "" };
  static const char *const lost[] = { "qqqq", "owa", "28", "xylophone grün" };

  for (guint i = 0; i < G_N_ELEMENTS (found); i++)
    {
      toolbox_type (self, found[i]);
      g_assert_true (toolbox_shows (self, "Little bid"));
    }
  for (guint i = 0; i < G_N_ELEMENTS (lost); i++)
    {
      toolbox_type (self, lost[i]);
      g_assert_false (toolbox_shows (self, "Little bid"));
      g_assert_true (toolbox_shows (self, "Nothing is called so"));
    }
}

/* Three letters and Enter lead to the path, digits or letters to the ruling. */
static void
test_keys (ToolboxFixture *self, gconstpointer data)
{
  toolbox_type (self, "low");
  g_signal_emit_by_name (golden_find (GTK_WIDGET (self->toolbox), toolbox_is_entry, NULL),
                         "activate");
  golden_settle ();
  g_assert_true (toolbox_shows (self, "Is there a screen?"));
  toolbox_press (self, GDK_KEY_7);
  g_assert_true (toolbox_shows (self, "Is there a screen?"));
  toolbox_press (self, GDK_KEY_2);
  g_assert_true (toolbox_shows (self, "Does LHO let it stand?"));
  g_assert_false (toolbox_shows (self, "Ask LHO: may it stand?"));
  toolbox_press (self, GDK_KEY_0);
  g_assert_true (toolbox_shows (self, "Ask LHO: may it stand?"));
  toolbox_press (self, GDK_KEY_b);
  g_assert_true (toolbox_shows (self, "A higher bid takes its place"));
  g_assert_true (toolbox_shows (self, "Whoever sits on this side"));
  g_assert_false (toolbox_shows (self, "may bid on"));

  /* Any answer can be taken back. */
  toolbox_press (self, GDK_KEY_Escape);
  g_assert_true (toolbox_shows (self, "Does LHO let it stand?"));
  toolbox_press (self, GDK_KEY_1);
  toolbox_act (self, "toolbox.back(uint32 0)");
  g_assert_true (toolbox_shows (self, "Is there a screen?"));
  toolbox_press (self, GDK_KEY_BackSpace);
  g_assert_true (toolbox_shows (self, "What happened?"));
}

/* The seats are named behind the roles, and forgotten with the path. */
static void
test_seats (ToolboxFixture *self, gconstpointer data)
{
  toolbox_act (self, "toolbox.start::too-low");
  toolbox_act (self, "toolbox.seat::N");
  toolbox_press (self, GDK_KEY_1);
  g_assert_true (toolbox_shows (self, "Does LHO (E) let it stand?"));
  toolbox_press (self, GDK_KEY_2);
  g_assert_true (toolbox_shows (self, "Partner (S) may bid on."));
  toolbox_act (self, "toolbox.start::too-low");
  toolbox_press (self, GDK_KEY_1);
  g_assert_true (toolbox_shows (self, "Does LHO let it stand?"));
}

/* Turned to the players, it says nothing that is not for all of them. */
static void
test_large (ToolboxFixture *self, gconstpointer data)
{
  toolbox_act (self, "toolbox.start::too-low");
  toolbox_act (self, "toolbox.large");
  g_assert_true (toolbox_shows (self, "The Director is asking."));
  g_assert_false (toolbox_shows (self, "Is there a screen?"));
  toolbox_press (self, GDK_KEY_1);
  g_assert_true (toolbox_shows (self, "The little bid may stand"));
  g_assert_false (toolbox_shows (self, "Keep silent"));
  g_assert_false (toolbox_shows (self, "Hear what"));
  toolbox_press (self, GDK_KEY_2);
  g_assert_true (toolbox_shows (self, "A higher bid takes its place"));
}

/* A clause opens in place, and does not lead away. */
static void
test_clause (ToolboxFixture *self, gconstpointer data)
{
  GtkWidget *clauses;
  GtkWidget *popover;
  gboolean handled;

  toolbox_act (self, "toolbox.start::too-low");
  toolbox_press (self, GDK_KEY_1);
  toolbox_press (self, GDK_KEY_1);
  clauses = golden_find (GTK_WIDGET (self->toolbox), toolbox_says, "27A");
  g_assert_nonnull (clauses);
  g_signal_emit_by_name (clauses, "activate-link", "lex-term:27A", &handled);
  golden_settle ();
  g_assert_true (handled);
  g_assert_null (self->opened);
  popover = gtk_widget_get_last_child (GTK_WIDGET (self->toolbox));
  g_assert_true (GTK_IS_POPOVER (popover));
  gtk_popover_popdown (GTK_POPOVER (popover));
  golden_settle ();
}

static void
test_copy (ToolboxFixture *self, gconstpointer data)
{
  g_autofree char *none = lex_toolbox_dup_text (self->toolbox);
  g_autofree char *text = NULL;

  g_assert_null (none);
  toolbox_act (self, "toolbox.start::too-low");
  toolbox_act (self, "toolbox.seat::W");
  toolbox_press (self, GDK_KEY_1);
  toolbox_press (self, GDK_KEY_2);
  text = lex_toolbox_dup_text (self->toolbox);
  golden_check_text (text, "toolbox-copied.txt");
}

/* A page of the way and the ruling; a long one goes on overleaf. */
static void
test_print (ToolboxFixture *self, gconstpointer data)
{
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "widgets", "toolbox.pdf", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GString) much = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  toolbox_act (self, "toolbox.start::too-low");
  toolbox_press (self, GDK_KEY_1);
  toolbox_press (self, GDK_KEY_2);
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

/* A tool comes over the path, which waits; letters and digits are for its fields. */
static void
test_tool (ToolboxFixture *self, gconstpointer data)
{
  toolbox_act (self, "toolbox.start::too-low");
  toolbox_press (self, GDK_KEY_2);
  toolbox_act (self, "toolbox.tool::score");
  g_assert_true (toolbox_shows (self, "Contract and result"));
  toolbox_press (self, GDK_KEY_1);
  g_assert_true (toolbox_shows (self, "Contract and result"));
  toolbox_press (self, GDK_KEY_Escape);
  g_assert_true (toolbox_shows (self, "Does LHO let it stand?"));
  toolbox_act (self, "toolbox.situations");
  toolbox_act (self, "toolbox.tool::comparable");
  toolbox_press (self, GDK_KEY_Escape);
  g_assert_true (toolbox_shows (self, "What happened?"));
}

/* Every question with its answers and every end is a box; the path goes on behind it. */
static void
test_chart (ToolboxFixture *self, gconstpointer data)
{
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "widgets", "chart.pdf", NULL);
  g_autofree char *pdf = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  toolbox_act (self, "toolbox.start::too-low");
  toolbox_press (self, GDK_KEY_2);
  toolbox_act (self, "toolbox.chart");
  g_assert_true (toolbox_shows (self, "Is there a screen?"));
  g_assert_true (toolbox_shows (self, "Does LHO let it stand?"));
  g_assert_true (toolbox_shows (self, "27A"));
  /* What is not seen is not answered. */
  toolbox_press (self, GDK_KEY_1);
  g_assert_true (toolbox_shows (self, "27A"));
  toolbox_press (self, GDK_KEY_Escape);
  g_assert_false (toolbox_shows (self, "27A1"));
  g_assert_true (toolbox_shows (self, "Does LHO let it stand?"));
  lex_path_chart_print (lex_paths_find (toolbox_get_paths (), "too-low"), LEX_LANGUAGE_EN, path,
                        NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &pdf, &length, NULL));
  g_assert_cmpuint (pdf_count_pages (pdf, length), ==, 1);
  g_remove (path);
}

static GtkWidget *
find_window (const char *type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (g_str_equal (G_OBJECT_TYPE_NAME (window), type) && gtk_widget_get_mapped (window))
        return window;
    }
  return NULL;
}

/* Asks the print dialog for a preview, and closes that. */
static gboolean
preview_cb (gpointer user_data)
{
  gboolean *shown = user_data;
  GtkWidget *dialog = find_window ("GtkPrintUnixDialog");
  GtkWidget *preview = find_window ("LexPrintPreview");

  if (preview != NULL)
    {
      *shown = TRUE;
      gtk_window_close (GTK_WINDOW (preview));
      return G_SOURCE_REMOVE;
    }
  if (dialog != NULL)
    g_signal_emit_by_name (dialog, "response", GTK_RESPONSE_APPLY);
  return G_SOURCE_CONTINUE;
}

/* In a window of ours: not every machine has a program that shows previews. */
static void
test_chart_preview (ToolboxFixture *self, gconstpointer data)
{
  gboolean shown = FALSE;
  g_autoptr (GError) error = NULL;

  g_object_set (gtk_settings_get_default (), "gtk-print-backends", "file", NULL);
  g_timeout_add (50, preview_cb, &shown);
  lex_path_chart_print (lex_paths_find (toolbox_get_paths (), "too-low"), LEX_LANGUAGE_EN, NULL,
                        GTK_WINDOW (self->window), &error);
  g_assert_no_error (error);
  g_assert_true (shown);
}

static const char *
get_focused (ToolboxFixture *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->window));
  GtkWidget *label = focus != NULL ? gtk_widget_get_first_child (focus) : NULL;

  return GTK_IS_LABEL (label) ? gtk_label_get_text (GTK_LABEL (label)) : "";
}

/* The key goes where it would from the box that has the focus. */
static void
press_in_chart (ToolboxFixture *self, guint key)
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
test_chart_keys (ToolboxFixture *self, gconstpointer data)
{
  toolbox_act (self, "toolbox.start::too-low");
  toolbox_act (self, "toolbox.chart");
  g_assert_nonnull (strstr (get_focused (self), "Is there a screen?"));
  /* What stands in the box is its name. */
  g_assert_true (gtk_test_accessible_has_relation (
      GTK_ACCESSIBLE (gtk_root_get_focus (GTK_ROOT (self->window))),
      GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  press_in_chart (self, GDK_KEY_Right);
  g_assert_null (strstr (get_focused (self), "Is there a screen?"));
  press_in_chart (self, GDK_KEY_Left);
  g_assert_nonnull (strstr (get_focused (self), "Is there a screen?"));
  press_in_chart (self, GDK_KEY_Left);
  g_assert_nonnull (strstr (get_focused (self), "Is there a screen?"));
  toolbox_act (self, "toolbox.step(uint32 1)");
  g_assert_true (toolbox_shows (self, "Does LHO let it stand?"));
  g_assert_true (toolbox_shows (self, "Is there a screen?"));
  toolbox_press (self, GDK_KEY_BackSpace);
  g_assert_true (toolbox_shows (self, "Is there a screen?"));
  g_assert_false (toolbox_shows (self, "Does LHO let it stand?"));
}

/* Where the path stands is in view, though the chart is wider than its window. */
static void
test_chart_here (ToolboxFixture *self, gconstpointer data)
{
  GtkWidget *focus;
  graphene_rect_t place;

  gtk_window_set_default_size (GTK_WINDOW (self->window), 400, 300);
  golden_settle ();
  toolbox_act (self, "toolbox.start::too-low");
  toolbox_press (self, GDK_KEY_2);
  toolbox_press (self, GDK_KEY_1);
  toolbox_act (self, "toolbox.chart");
  golden_settle ();
  focus = gtk_root_get_focus (GTK_ROOT (self->window));
  g_assert_true (gtk_widget_compute_bounds (focus, self->window, &place));
  g_assert_cmpfloat (place.origin.x, >=, 0);
  g_assert_cmpfloat (place.origin.x + place.size.width, <=, gtk_widget_get_width (self->window));
  g_assert_cmpfloat (place.origin.y + place.size.height, <=, gtk_widget_get_height (self->window));
}

#define ADD(name, func)                                                                            \
  g_test_add ("/toolbox/" name, ToolboxFixture, NULL, toolbox_set_up, func, toolbox_tear_down)

/* What a box of a chart says before it cites. */
static char *
dup_beginning (const LexPathChart *chart, guint step)
{
  g_autofree char *words = lex_path_chart_dup_words (chart, step);

  return g_strndup (words, strcspn (words, "\n"));
}

/* What holds only after some answer does not stand for an end alone. */
static void
check_conditions (const LexPathChart *chart, guint step)
{
  const LexPathStep *end = chart->path->steps->pdata[step];
  g_autofree char *words = lex_path_chart_dup_words (chart, step);
  g_autofree char *plain = NULL;

  g_assert_true (pango_parse_markup (words, -1, 0, NULL, &plain, NULL, NULL));
  for (guint i = 0; i < end->lines->len; i++)
    {
      const LexPathLine *line = end->lines->pdata[i];
      const char *text = lex_text_get_plain (line->text[chart->language]);
      const char *there = strstr (plain, text);

      if (there != NULL && line->conditions->len == 0)
        return;
      if (there != NULL)
        g_assert_true (there - plain > 4 && memcmp (there - 4, "→ ", 4) == 0);
    }
}

/* In the charts that ship, no two ends look alike, and what an end says is not cut. */
static void
test_chart_ends (ToolboxFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) shipped = lex_paths_load (g_getenv ("LEXBRIDGE_PATHS_FILE"), &error);

  g_assert_no_error (error);
  for (guint i = 0; i < shipped->len; i++)
    for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
      {
        LexPath *path = shipped->pdata[i];
        LexPathChart *chart = lex_path_chart_new (path, language);
        g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

        for (guint j = 0; j < path->steps->len; j++)
          if (lex_path_step_is_end (path->steps->pdata[j]))
            {
              char *beginning = dup_beginning (chart, j);

              check_conditions (chart, j);
              if (g_hash_table_contains (seen, beginning))
                g_error ("%s: two ends look alike: %s", path->name, beginning);
              if (g_str_has_suffix (beginning, "…"))
                g_error ("%s: an end is cut: %s", path->name, beginning);
              g_hash_table_add (seen, beginning);
            }
        lex_path_chart_free (chart);
      }
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    return 77;
  adw_init ();
  golden_init ();
  toolbox_build ();
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
  ADD ("chart-here", test_chart_here);
  ADD ("chart-preview", test_chart_preview);
  ADD ("chart-ends", test_chart_ends);
  status = g_test_run ();
  toolbox_finish ();
  return status;
}
