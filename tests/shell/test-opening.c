/* test-opening.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How things are called and what stands at the top of a page, in the window with the library that
 * ships. Run by Meson on a display of its own.
 */

#include "fixture.h"

#include "widgets/text/lex-table-layout.h"
#include "widgets/text/lex-widget.h"

/* A label below @widget with one of the styles, a word each; or %NULL. */
static GtkWidget *
find_styled (GtkWidget *widget, const char *const *styles)
{
  GtkWidget *found = NULL;

  for (guint i = 0; GTK_IS_LABEL (widget) && styles[i] != NULL; i++)
    if (gtk_widget_has_css_class (widget, styles[i]) && gtk_widget_get_mapped (widget))
      return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_styled (child, styles);
  return found;
}

/* Law 33 and example 33 are not to be taken for one another. */
static void
test_number (Fixture *fixture, gconstpointer data)
{
  static const char *const numbers[] = { "number", "long-number", "example-number", NULL };
  GtkWidget *number;
  double size;

  fixture_show (fixture, "33");
  number = find_styled (GTK_WIDGET (fixture->window->reader), numbers);
  g_assert_nonnull (number);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (number)), ==, "33");
  size = lex_widget_get_em (number);

  for (LexLanguages languages = LEX_LANGUAGES_EN; languages <= LEX_LANGUAGES_PL; languages++)
    {
      fixture_act (fixture,
                   languages == LEX_LANGUAGES_EN ? "win.languages::en" : "win.languages::pl");
      fixture_show (fixture, "example/33");
      number = find_styled (GTK_WIDGET (fixture->window->reader), numbers);
      g_assert_nonnull (number);
      g_assert_cmpfloat (lex_widget_get_em (number), <, size / 2);
      g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (number)), ==,
                       languages == LEX_LANGUAGES_EN ? "example\n33" : "przykład\n33");
    }
}

/* Tables */

static void
list_tables (GtkWidget *widget, GPtrArray *tables)
{
  if (LEX_IS_TABLE_LAYOUT (gtk_widget_get_layout_manager (widget))
      && gtk_widget_get_mapped (widget))
    g_ptr_array_add (tables, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_tables (child, tables);
}

/* Columns, and with them rows, begin where those of the other language do. */
static void
check_alike (GtkWidget *one, GtkWidget *other)
{
  GtkWidget *right = gtk_widget_get_first_child (other);

  for (GtkWidget *left = gtk_widget_get_first_child (one); left != NULL;
       left = gtk_widget_get_next_sibling (left), right = gtk_widget_get_next_sibling (right))
    {
      graphene_rect_t bounds[2];

      g_assert_nonnull (right);
      g_assert_true (gtk_widget_compute_bounds (left, one, &bounds[0]));
      g_assert_true (gtk_widget_compute_bounds (right, other, &bounds[1]));
      g_assert_cmpfloat_with_epsilon (bounds[0].origin.x, bounds[1].origin.x, 1);
    }
  g_assert_null (right);
}

/* Those of Law 77 stand alike in both languages, beside one another or below. */
static void
test_tables (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) tables = g_ptr_array_new ();

  fixture_show (fixture, "77");
  list_tables (GTK_WIDGET (fixture->window->reader), tables);
  g_assert_cmpuint (tables->len, ==, 6);
  for (guint i = 0; i < tables->len / 2; i++)
    check_alike (tables->pdata[i], tables->pdata[i + tables->len / 2]);
}

/* Names */

static gboolean
is_short (const char *text)
{
  /* 27B1a instead of 27B1(a), index/revoke, screens/3e. */
  return g_regex_match_simple ("\\b\\d{1,2}[A-H]\\d[a-z]\\b"
                               "|\\b(index|screens|example|definitions|commentary)/",
                               text, G_REGEX_DEFAULT, 0);
}

static void
check_names (GtkWidget *widget, const char *where)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_EDITABLE (widget)) /* what may be typed */
    return;
  if (GTK_IS_LABEL (widget) && is_short (gtk_label_get_text (GTK_LABEL (widget))))
    g_error ("%s: “%s”", where, gtk_label_get_text (GTK_LABEL (widget)));
  if (gtk_widget_get_tooltip_text (widget) != NULL
      && is_short (gtk_widget_get_tooltip_text (widget)))
    g_error ("%s: “%s”", where, gtk_widget_get_tooltip_text (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_names (child, where);
}

/* What a clause is called in print, whatever a file calls it: on pages, above them, in titles and
 * among the hits. What can be typed is free. */
static void
test_names (Fixture *fixture, gconstpointer data)
{
  static const char *const pages[]
      = { "27B1b",      "12C1e(ii)",     "64C2b",       "screens/3c(ii)",
          "example/33", "commentary/27", "index/revoke" };
  static const char *const typed[] = { "27B1a", "revoke", "screens 3e", "zasłony", "penalty card" };
  GtkWidget *content = fixture->window->content;

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      fixture_show (fixture, pages[i]);
      check_names (content, pages[i]);
      g_assert_false (is_short (gtk_window_get_title (GTK_WINDOW (fixture->window))));
    }
  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      fixture_type (fixture, typed[i]);
      fixture_settle ();
      check_names (GTK_WIDGET (fixture->window->sidebar), typed[i]);
    }
}

static void
add_tests (void)
{
  fixture_add ("/opening/number", 1280, test_number);
  fixture_add ("/opening/tables/1280", 1280, test_tables);
  fixture_add ("/opening/tables/1600", 1600, test_tables);
  fixture_add ("/opening/tables/900", 900, test_tables);
  fixture_add ("/opening/names", 1280, test_names);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
