/* test-columns.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Walks through all widths of a page and proves what readers rely on.
 */

#include "widgets/page/lex-columns.h"

#define EM 15.333

static const LexGrid grids[] = {
  { 2, TRUE, TRUE }, { 2, TRUE, FALSE }, { 1, TRUE, TRUE }, { 1, FALSE, FALSE }, { 2, FALSE, TRUE },
};

static void
check_inside (const LexColumns *columns, int width, const LexGrid *grid)
{
  const int last = columns->text_x[1] + columns->text_width[1];

  g_assert_cmpint (columns->gutter_x, >, 0);
  g_assert_cmpint (columns->labels_above, ==, width < 250);
  g_assert_cmpint (columns->text_x[0], >=,
                   columns->gutter_x + (grid->has_gutter && !columns->labels_above ? 40 : 0));
  g_assert_cmpint (last, <=, width);
  if (!columns->margin_below)
    {
      g_assert_cmpint (columns->margin_x, >, last);
      g_assert_cmpint (columns->margin_x + columns->margin_width, <=, width);
    }
  if (!columns->stacked && grid->n_texts == 2)
    g_assert_cmpint (columns->text_x[1], >, columns->text_x[0] + columns->text_width[0]);
}

static void
test_nothing_overlaps (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (grids); i++)
    for (int width = 160; width < 3000; width++)
      {
        const LexColumns columns = lex_columns_for_width (&grids[i], width, EM);

        check_inside (&columns, width, &grids[i]);
      }
}

/* 45 to 75 letters where there is room; a serif's letter is 7.4 pixels at this size. */
static void
test_lines_can_be_read (void)
{
  for (int width = 260; width < 3000; width++)
    {
      const LexColumns columns = lex_columns_for_width (&grids[0], width, EM);

      g_assert_cmpint (columns.text_width[0], <=, 75 * 7.4);
      if (width >= 1080 || (columns.stacked && width > 450))
        g_assert_cmpint (columns.text_width[0], >=, 45 * 7.4);
    }
}

static void
test_stages (void)
{
  const LexColumns wide = lex_columns_for_width (&grids[0], 840, EM);
  const LexColumns middle = lex_columns_for_width (&grids[1], 1000, EM);
  const LexColumns narrow = lex_columns_for_width (&grids[0], 420, EM);

  g_assert_false (wide.margin_below);
  g_assert_true (middle.margin_below);
  g_assert_false (middle.stacked);
  g_assert_true (narrow.stacked);
  g_assert_cmpint (narrow.text_x[0], ==, narrow.text_x[1]);
}

static void
test_large_type_is_a_narrow_page (void)
{
  g_assert_true (lex_columns_for_width (&grids[0], 1200, 2 * EM).stacked);
}

static void
test_a_wide_window_centres (void)
{
  const LexColumns columns = lex_columns_for_width (&grids[0], 2400, EM);
  const int right = 2400 - columns.margin_x - columns.margin_width;

  g_assert_cmpint (ABS (columns.gutter_x - right), <=, 2);
}

/* However the reader divides the room, nothing lies over anything, both can be read, and what is
 * divided is all there was. */
static void
test_shares (void)
{
  static const double shares[] = { 0.01, 0.3, 0.45, 0.5, 0.6, 0.99 };

  for (gsize i = 0; i < G_N_ELEMENTS (shares); i++)
    for (int width = 160; width < 2600; width++)
      {
        LexGrid grid = grids[0];
        const LexColumns half = lex_columns_for_width (&grid, width, EM);
        LexColumns columns;
        const int *widths = columns.text_width;

        grid.share = shares[i];
        columns = lex_columns_for_width (&grid, width, EM);
        check_inside (&columns, width, &grid);
        if (columns.stacked)
          continue;
        g_assert_cmpint (MIN (widths[0], widths[1]), >=, 25 * 7.4);
        g_assert_cmpint (MAX (widths[0], widths[1]), <=, 84 * 7.4);
        g_assert_cmpint (ABS (widths[0] + widths[1] - 2 * half.text_width[0]), <=, 2);
        g_assert_cmpint (columns.gutter_x, ==, half.gutter_x);
        g_assert_cmpint (columns.margin_x, ==, half.margin_x);
      }
}

/* The middle between the languages goes where it is drawn to. */
static void
test_drawn (void)
{
  LexGrid grid = grids[0];
  const LexColumns before = lex_columns_for_width (&grid, 1200, EM);
  const int x = before.text_x[1] + 40;
  LexColumns after;

  grid.share = lex_columns_find_share (&before, x);
  after = lex_columns_for_width (&grid, 1200, EM);
  g_assert_cmpint (ABS ((after.text_x[0] + after.text_width[0] + after.text_x[1]) / 2 - x), <=, 1);
  g_assert_cmpfloat_with_epsilon (lex_columns_get_share (&after), grid.share, 0.01);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/columns/nothing-overlaps", test_nothing_overlaps);
  g_test_add_func ("/columns/lines-can-be-read", test_lines_can_be_read);
  g_test_add_func ("/columns/stages", test_stages);
  g_test_add_func ("/columns/large-type-is-a-narrow-page", test_large_type_is_a_narrow_page);
  g_test_add_func ("/columns/a-wide-window-centres", test_a_wide_window_centres);
  g_test_add_func ("/columns/shares", test_shares);
  g_test_add_func ("/columns/drawn", test_drawn);
  return g_test_run ();
}
