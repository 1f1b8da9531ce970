/* test-margin.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The margin on the pages that ship, whose clauses are many and talked about much: what stands
 * beside a clause belongs to it. It refuses to know what a margin is made of. Run by Meson on a
 * display of its own.
 */

#include "fixture.h"

#include "widgets/page/lex-margin-line.h"
#include "widgets/page/lex-sign.h"

static const char *const pages[] = { "12", "12C1c", "16", "27", "64", "73" };

static GtkWidget *
find_page (Fixture *fixture)
{
  return GTK_WIDGET (lex_reader_get_page (fixture->window->reader));
}

static graphene_rect_t
get_bounds (GtkWidget *widget, GtkWidget *page)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, page, &bounds));
  return bounds;
}

/* Between the top of its own row and the bottom of it; what stands below the texts is no margin. */
static void
check_within (GtkWidget *widget, GtkWidget *row, GtkWidget *page)
{
  const graphene_rect_t own = get_bounds (row, page);

  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget))
    {
      const graphene_rect_t place = get_bounds (widget, page);

      g_assert_cmpfloat (place.origin.y, >=, own.origin.y);
      g_assert_cmpfloat (place.origin.y + place.size.height, <=, own.origin.y + own.size.height);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_within (child, row, page);
}

/* Returns how many margins stand beside a row. */
static guint
check_page (GtkWidget *page)
{
  GtkWidget *row = NULL;
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (page); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (LEX_IS_CLAUSE_ROW (child))
        row = gtk_widget_get_mapped (child) ? child : row;
      else if (gtk_widget_get_mapped (child)
               && get_bounds (child, page).origin.x > gtk_widget_get_width (page) / 2.0)
        {
          g_assert_nonnull (row);
          check_within (child, row, page);
          n++;
        }
    }
  return n;
}

static void
test_beside_its_clause (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_assert_true (lex_window_open (fixture->window, pages[i]));
      fixture_settle ();
      g_assert_cmpuint (check_page (find_page (fixture)), >, 5);
    }
}

/* What a line writes out, and what its signs count for the kinds that are written out. */
static void
count_line (GtkWidget *widget, guint *n_written, guint *n_counted)
{
  if (gtk_widget_has_css_class (widget, "written") && gtk_widget_get_mapped (widget))
    (*n_written)++;
  if (LEX_IS_SIGN (widget) && lex_margin_kind_get_words (lex_sign_get_kind (LEX_SIGN (widget))))
    {
      GtkWidget *figure = gtk_button_get_child (GTK_BUTTON (widget));

      *n_counted += (guint) g_ascii_strtoull (gtk_label_get_text (GTK_LABEL (figure)), NULL, 10);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    count_line (child, n_written, n_counted);
}

/* Never a heap: three are written out where there is room, and all are counted. */
static void
test_three (Fixture *fixture, gconstpointer data)
{
  guint n_cut = 0;

  fixture_show (fixture, "1");
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_assert_true (lex_window_open (fixture->window, pages[i]));
      fixture_settle ();
      for (GtkWidget *line = gtk_widget_get_first_child (find_page (fixture)); line != NULL;
           line = gtk_widget_get_next_sibling (line))
        {
          guint n_written = 0;
          guint n_counted = 0;

          if (!LEX_IS_MARGIN_LINE (line) || !gtk_widget_get_mapped (line))
            continue;
          count_line (line, &n_written, &n_counted);
          g_assert_cmpuint (n_written, <=, MIN (n_counted, 3));
          n_cut += n_written == 3 && n_counted > 3;
        }
    }
  g_assert_cmpuint (n_cut, >, 0);
}

static void
add_tests (void)
{
  fixture_add ("/margin/beside-its-clause/1280", 1280, test_beside_its_clause);
  fixture_add ("/margin/three", 1280, test_three);
  fixture_add ("/margin/beside-its-clause/1600", 1600, test_beside_its_clause);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
