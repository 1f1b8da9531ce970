/* test-find.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Types into the bar that finds in the open law, and looks at the marks. Run by Meson on a display
 * of its own.
 */

#include "fixture.h"

#include "widgets/text/lex-theme.h"

static guint
count_page_marks (Fixture *fixture)
{
  return fixture_count_marks (GTK_WIDGET (fixture->window->reader));
}

static GtkEditable *
get_find_entry (GtkWidget *widget)
{
  if (GTK_IS_SEARCH_ENTRY (widget))
    return GTK_EDITABLE (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkEditable *found = get_find_entry (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
test_find (Fixture *fixture, gconstpointer data)
{
  GtkEditable *entry;
  guint n_found, found;
  double position;

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.find");
  entry = get_find_entry (GTK_WIDGET (lex_tab_get_find_bar (fixture->window->tab)));
  gtk_editable_set_text (entry, "niewystarczajac");
  fixture_settle ();

  n_found = lex_finding_count (lex_reader_get_finding (fixture->window->reader), &found);
  g_assert_cmpuint (n_found, >, 3);
  g_assert_cmpuint (count_page_marks (fixture), ==, n_found);
  g_assert_cmpuint (found, ==, 0);

  /* Backwards from the first is the last, far down the page. */
  fixture_act (fixture, "win.find-previous");
  fixture_settle ();
  lex_finding_count (lex_reader_get_finding (fixture->window->reader), &found);
  g_assert_cmpuint (found, ==, n_found - 1);
  position = lex_reader_get_position (fixture->window->reader);
  g_assert_cmpfloat (position, >, 0);
  g_assert_true (fixture_shows (GTK_WIDGET (lex_tab_get_find_bar (fixture->window->tab)), "of")
                 || fixture_shows (GTK_WIDGET (lex_tab_get_find_bar (fixture->window->tab)), "z"));

  fixture_act (fixture, "win.find-next");
  lex_finding_count (lex_reader_get_finding (fixture->window->reader), &found);
  g_assert_cmpuint (found, ==, 0);
  g_assert_cmpfloat (lex_reader_get_position (fixture->window->reader), <, position);
}

/* How many marks below @widget are that of the one found, by their ground. */
static guint
count_found (GtkWidget *widget)
{
  PangoAttrList *attributes
      = GTK_IS_LABEL (widget)
            ? pango_layout_get_attributes (gtk_label_get_layout (GTK_LABEL (widget)))
            : NULL;
  GSList *all = attributes != NULL ? pango_attr_list_get_attributes (attributes) : NULL;
  PangoColor ground;
  guint n = 0;

  g_assert_true (pango_color_parse (&ground, lex_theme_get_palette ()->found.ground));
  for (GSList *at = all; at != NULL; at = at->next)
    {
      const PangoAttribute *attribute = at->data;
      const PangoColor *colour = &((const PangoAttrColor *) attribute)->color;

      n += attribute->klass->type == PANGO_ATTR_BACKGROUND && colour->red == ground.red
           && colour->green == ground.green && colour->blue == ground.blue;
    }
  g_slist_free_full (all, (GDestroyNotify) pango_attribute_destroy);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_found (child);
  return n;
}

/* Letter by letter, as a hand types: no mark of a shorter word stays, nor room for the bar. */
static void
test_find_typed (Fixture *fixture, gconstpointer data)
{
  const char *typed = "informac";
  GtkEditable *entry;
  GtkWidget *bar;

  fixture_show (fixture, "16");
  fixture_act (fixture, "win.find");
  bar = GTK_WIDGET (lex_tab_get_find_bar (fixture->window->tab)); /* made when it is first wanted */
  entry = get_find_entry (bar);
  for (const char *at = typed; *at != '\0'; at++)
    {
      int place = -1;

      gtk_editable_insert_text (entry, at, 1, &place);
      fixture_settle ();
    }
  g_assert_cmpuint (count_found (GTK_WIDGET (fixture->window->reader)), ==, 1);
  fixture_act (fixture, "win.find-next");
  g_assert_cmpuint (count_found (GTK_WIDGET (fixture->window->reader)), ==, 1);
  g_assert_cmpuint (count_page_marks (fixture), ==,
                    lex_finding_count (lex_reader_get_finding (fixture->window->reader), NULL));
  g_assert_cmpint (gtk_widget_get_height (bar), >, 0);

  g_signal_emit_by_name (entry, "stop-search"); /* Escape */
  fixture_settle ();
  g_assert_cmpuint (count_page_marks (fixture), ==, 0);
  g_assert_cmpint (gtk_widget_get_height (bar), ==, 0);

  fixture_act (fixture, "win.find");
  fixture_settle ();
  g_assert_cmpint (gtk_widget_get_height (bar), >, 0);
}

static void
test_find_elsewhere (Fixture *fixture, gconstpointer data)
{
  GtkEditable *entry;

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.find");
  entry = get_find_entry (GTK_WIDGET (lex_tab_get_find_bar (fixture->window->tab)));
  gtk_editable_set_text (entry, "xyzzy");
  g_assert_cmpuint (lex_finding_count (lex_reader_get_finding (fixture->window->reader), NULL), ==,
                    0);
  fixture_act (fixture, "win.find-next");

  /* The next law is searched for the same; without the bar nothing is marked. */
  gtk_editable_set_text (entry, "zapowiedz");
  fixture_act (fixture, "win.next-law");
  fixture_settle ();
  g_assert_cmpuint (lex_finding_count (lex_reader_get_finding (fixture->window->reader), NULL), >,
                    0);
  g_assert_cmpuint (count_page_marks (fixture), >, 0);

  lex_find_bar_close (lex_tab_get_find_bar (fixture->window->tab));
  g_assert_cmpuint (count_page_marks (fixture), ==, 0);
  g_assert_cmpuint (lex_finding_count (lex_reader_get_finding (fixture->window->reader), NULL), ==,
                    0);
}

static void
add_tests (void)
{
  fixture_add ("/shell/find", 1280, test_find);
  fixture_add ("/shell/find/typed", 1280, test_find_typed);
  fixture_add ("/shell/find/elsewhere", 420, test_find_elsewhere);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
