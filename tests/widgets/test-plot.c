/* test-plot.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The grid behind a chart: it reaches above what is drawn, and nobody is counted by halves. Run by
 * Meson, without a display.
 */

#include <math.h>

#include "widgets/charts/lex-plot.h"

static double
get_top (LexStudyChartKind kind, double value)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, TRUE, sizeof (LexStudyChartRow));
  const LexStudyChartRow row = { 0, (char *) "a", { value, NAN, NAN } };
  const LexStudyChart chart = { .kind = kind, .rows = rows };

  g_array_append_val (rows, row);
  return lex_plot_get_top (&chart);
}

static void
test_grid (void)
{
  for (int count = 0; count <= 5000; count++)
    {
      const double top = get_top (LEX_CHART_BARS, count);

      g_assert_cmpfloat (top, >=, count);
      g_assert_cmpfloat (fmod (top, 2), ==, 0);
      g_assert_cmpfloat (top, <=, MAX (2.5 * count, 2));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/plot/grid", test_grid);
  return g_test_run ();
}
