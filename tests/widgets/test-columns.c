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
  const int last = columns->text_x[1] + columns->text_width;

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
    g_assert_cmpint (columns->text_x[1], >, columns->text_x[0] + columns->text_width);
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

      g_assert_cmpint (columns.text_width, <=, 75 * 7.4);
      if (width >= 1080 || (columns.stacked && width > 450))
        g_assert_cmpint (columns.text_width, >=, 45 * 7.4);
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

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/columns/nothing-overlaps", test_nothing_overlaps);
  g_test_add_func ("/columns/lines-can-be-read", test_lines_can_be_read);
  g_test_add_func ("/columns/stages", test_stages);
  g_test_add_func ("/columns/large-type-is-a-narrow-page", test_large_type_is_a_narrow_page);
  g_test_add_func ("/columns/a-wide-window-centres", test_a_wide_window_centres);
  return g_test_run ();
}
