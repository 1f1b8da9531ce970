/* test-laws.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Prints every Law that ships, in each language and both, as a person asks for
 * it: whole, within the terminal, no label without words. It refuses to judge
 * the words. Meson runs it with the real program.
 */

#include <string.h>

#include "runner.h"
#include "services/fixture.h"

#define LAST_LAW 93

/* What stands alone on a line would be a label that nothing follows. */
static gboolean
is_bare_label (const char *line, int law)
{
  g_autofree char *number = g_strdup_printf ("%d", law);
  const char *rest = line + strlen (number);

  return g_str_has_prefix (line, number) && !g_ascii_isdigit (*rest) && strchr (line, ' ') == NULL;
}

static void
check_page (const Run *run, int law, long width)
{
  g_auto (GStrv) lines = g_strsplit (run->out, "\n", -1);
  g_autofree char *start = g_strdup_printf ("%d ", law);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->err, ==, "");
  g_assert_true (g_str_has_prefix (lines[0], start));
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (g_utf8_strlen (lines[i], -1) > width || is_bare_label (lines[i], law)
          || strchr (lines[i], '\t') != NULL)
        g_error ("Law %d, %ld columns: “%s”", law, width, lines[i]);
      g_assert_true (i == 0 || *lines[i] != '\0' || *lines[i - 1] != '\0' || lines[i + 1] == NULL);
    }
}

static void
show_all (Fixture *fixture, const char *settings, const char *options, int width)
{
  for (int law = 1; law <= LAST_LAW; law++)
    {
      g_autofree char *line
          = g_strdup_printf ("LEXBRIDGE_LIBRARY_FILE=%s COLUMNS=%d %s show %d %s",
                             g_getenv ("LEXBRIDGE_SHIPPED"), width, settings, law, options);
      g_autoptr (Run) run = run_program (fixture, line);

      check_page (run, law, width);
    }
}

static void
test_english (Fixture *fixture, gconstpointer data)
{
  show_all (fixture, "LC_ALL=C.UTF-8", "--language=en", 80);
  show_all (fixture, "LC_ALL=C.UTF-8", "", 80);
}

static void
test_polish (Fixture *fixture, gconstpointer data)
{
  show_all (fixture, "LC_ALL=pl_PL.UTF-8", "--language=pl", 80);
  show_all (fixture, "LC_ALL=pl_PL.UTF-8", "", 80);
}

static void
test_wide (Fixture *fixture, gconstpointer data)
{
  show_all (fixture, "LC_ALL=C.UTF-8", "", 120);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/cli/laws/english", Fixture, NULL, fixture_set_up, test_english, fixture_tear_down);
  g_test_add ("/cli/laws/polish", Fixture, NULL, fixture_set_up, test_polish, fixture_tear_down);
  g_test_add ("/cli/laws/wide", Fixture, NULL, fixture_set_up, test_wide, fixture_tear_down);
  return g_test_run ();
}
