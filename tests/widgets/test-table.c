/* test-table.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tables in much room and in little: what stands beside what, and that all of it
 * has room. It refuses to know the page. Needs a display.
 */

#include <string.h>

#include "type/lex-palette.h"
#include "widgets/text/lex-table-layout.h"
#include "widgets/text/lex-text-widget.h"

#define N_COLUMNS 4
#define N_CELLS 8

static const char *const words[N_CELLS]
    = { "undertrick", "not vulnerable", "vulnerable", "invulnerable", "first", "50", "100", "150" };

static GtkWidget *
new_table (gboolean head)
{
  GtkWidget *table = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_layout_manager (table, lex_table_layout_new (N_COLUMNS, head));
  for (int i = 0; i < N_CELLS; i++)
    {
      GtkWidget *cell = gtk_label_new (words[i]);

      gtk_label_set_wrap (GTK_LABEL (cell), TRUE);
      gtk_box_append (GTK_BOX (table), cell);
    }
  return g_object_ref_sink (table);
}

static int
measure_least (GtkWidget *table)
{
  int least;

  gtk_widget_measure (table, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

/* Gives the table @width and the height that it wants there. */
static void
allocate (GtkWidget *table, int width)
{
  int height;

  gtk_widget_measure (table, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  gtk_widget_allocate (table, width, height, -1, NULL);
}

static graphene_rect_t
get_bounds (GtkWidget *table, int index)
{
  GtkWidget *cell = gtk_widget_get_first_child (table);
  graphene_rect_t bounds;

  for (int i = 0; i < index; i++)
    cell = gtk_widget_get_next_sibling (cell);
  g_assert_true (gtk_widget_compute_bounds (cell, table, &bounds));
  return bounds;
}

static void
check_inside (GtkWidget *table, int width)
{
  int height;

  gtk_widget_measure (table, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  for (int i = 0; i < N_CELLS; i++)
    {
      const graphene_rect_t bounds = get_bounds (table, i);

      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, width);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, height);
    }
}

static void
test_upright (void)
{
  g_autoptr (GtkWidget) table = new_table (TRUE);

  allocate (table, 1000);
  check_inside (table, 1000);
  g_assert_cmpfloat (get_bounds (table, 1).origin.x, >, get_bounds (table, 0).origin.x);
  g_assert_cmpfloat (get_bounds (table, 1).origin.y, ==, get_bounds (table, 0).origin.y);
  g_assert_cmpfloat (get_bounds (table, N_COLUMNS).origin.x, ==, get_bounds (table, 0).origin.x);
}

/* Its head is then a column, and each row too. */
static void
test_turned (void)
{
  g_autoptr (GtkWidget) table = new_table (TRUE);
  const int least = lex_table_layout_get_whole (table);

  allocate (table, least);
  check_inside (table, least);
  g_assert_cmpfloat (get_bounds (table, 1).origin.x, ==, get_bounds (table, 0).origin.x);
  g_assert_cmpfloat (get_bounds (table, 1).origin.y, >, get_bounds (table, 0).origin.y);
  g_assert_cmpfloat (get_bounds (table, N_COLUMNS).origin.y, ==, get_bounds (table, 0).origin.y);
}

/* What has no head says nothing when it is turned. */
static void
test_without_a_head (void)
{
  g_autoptr (GtkWidget) with = new_table (TRUE);
  g_autoptr (GtkWidget) without = new_table (FALSE);
  const int least = lex_table_layout_get_whole (without);

  g_assert_cmpint (lex_table_layout_get_whole (with), <, least);
  allocate (without, least);
  check_inside (without, least);
  g_assert_cmpfloat (get_bounds (without, 1).origin.y, ==, get_bounds (without, 0).origin.y);
}

/* In less room than that a table is a list, which any page has room for. */
static void
test_listed (void)
{
  g_autoptr (GtkWidget) table = new_table (TRUE);
  const int least = measure_least (table);

  g_assert_cmpint (least, <, lex_table_layout_get_whole (table));
  allocate (table, least);
  check_inside (table, least);
  for (int i = 1; i < 2 * N_COLUMNS; i++)
    {
      g_assert_cmpfloat (get_bounds (table, i).origin.x, ==, 0);
      g_assert_cmpfloat (get_bounds (table, i).origin.y, >, get_bounds (table, i - 1).origin.y);
    }
}

/* The same table in two languages stands alike in both, whichever has the longer words. */
static void
test_pair (void)
{
  g_autoptr (GtkWidget) one = new_table (TRUE);
  g_autoptr (GtkWidget) other = new_table (TRUE);
  GtkWidget *cell = gtk_widget_get_first_child (other);
  int widths[2];

  gtk_label_set_text (GTK_LABEL (cell), "A most remarkable circumlocution");
  lex_table_layout_pair (one, other);
  widths[0] = lex_table_layout_get_whole (one);
  widths[1] = lex_table_layout_get_whole (other);
  g_assert_cmpint (widths[0], ==, widths[1]);
  for (int width = measure_least (one); width < 1000; width += 7)
    {
      allocate (one, width);
      allocate (other, width);
      for (int i = 0; i < 2 * N_COLUMNS; i++)
        g_assert_cmpfloat (get_bounds (one, i).origin.x, ==, get_bounds (other, i).origin.x);
    }
}

/* Whichever way a table stands, what says what its figures are looks alike above them and beside
 * them. */
static void
test_heads (void)
{
  static const char plain[] = "\tup\tdown\nrow\t1\t2\nother\t3\t4";
  static const struct
  {
    const char *target;
    const char *heads;
  } tables[] = { { "heads", "***|*  |*  " }, { "head", "***|   |   " }, { NULL, "   |   |   " } };
  const LexMarkupStyle style = { LEX_LANGUAGE_EN, lex_palette_get (FALSE, FALSE) };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      const LexSpan span = { 0, strlen (plain), LEX_SPAN_TABLE, (char *) tables[i].target };
      g_autoptr (LexText) text = lex_text_new (plain, &span, 1);
      g_autoptr (GtkWidget) widget = g_object_ref_sink (lex_text_widget_new (text, &style, NULL));
      GtkWidget *cell = gtk_widget_get_first_child (gtk_widget_get_first_child (widget));

      for (const char *head = tables[i].heads; *head != '\0'; head++)
        {
          if (*head == '|')
            continue;
          g_assert_true (gtk_widget_has_css_class (cell, "head") == (*head == '*'));
          cell = gtk_widget_get_next_sibling (cell);
        }
      g_assert_null (cell);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    {
      g_print ("1..0 # SKIP no display: xvfb-run would give one\n");
      return 77;
    }
  g_test_add_func ("/table/upright", test_upright);
  g_test_add_func ("/table/turned", test_turned);
  g_test_add_func ("/table/listed", test_listed);
  g_test_add_func ("/table/pair", test_pair);
  g_test_add_func ("/table/heads", test_heads);
  g_test_add_func ("/table/without-a-head", test_without_a_head);
  return g_test_run ();
}
