/* test-pages.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the pages of what is printed end, and what stands at their heads. Meson runs it with the
 * real program, which has no display.
 */

#include <math.h>
#include <string.h>

#include "printed.h"

/* A line of a page, as wide as that is. */
typedef struct
{
  double bottom;
  gboolean labelled; /* begins in the gutter, */
  gboolean worded;   /* has words behind that, */
  gboolean bold;     /* and all of them bold */
} Line;

/* Where texts begin, to the right of their labels. */
#define GUTTER (MARGIN + 44)

/* What head and foot of a page take. */
#define HEAD 30
#define FOOT 20

static void
take_glyph (GArray *lines, const PopplerRectangle *glyph, gboolean bold)
{
  Line *line = NULL;

  for (guint i = lines->len; i-- > 0 && line == NULL;)
    if (fabs (g_array_index (lines, Line, i).bottom - glyph->y2) < 5)
      line = &g_array_index (lines, Line, i);
  if (line == NULL)
    {
      const Line empty = { glyph->y2, FALSE, FALSE, TRUE };

      g_array_append_val (lines, empty);
      line = &g_array_index (lines, Line, lines->len - 1);
    }
  line->labelled |= glyph->x1 < GUTTER - 4;
  line->worded |= glyph->x1 >= GUTTER - 4;
  line->bold &= bold || glyph->x1 < GUTTER - 4;
}

static int
compare_lines (gconstpointer a, gconstpointer b)
{
  return ((const Line *) a)->bottom < ((const Line *) b)->bottom ? -1 : 1;
}

/* What stands between head and foot, from the top. */
static GArray *
list_lines (PopplerDocument *document, int number)
{
  g_autoptr (Page) page = poppler_document_get_page (document, number);
  g_autofree char *text = poppler_page_get_text (page);
  GList *all = poppler_page_get_text_attributes (page);
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (Line));
  g_autofree PopplerRectangle *glyphs = NULL;
  guint n_glyphs;

  g_assert_true (poppler_page_get_text_layout (page, &glyphs, &n_glyphs));
  for (GList *each = all; each != NULL; each = each->next)
    {
      const PopplerTextAttributes *run = each->data;
      const gboolean bold = strstr (run->font_name, "Bold") != NULL;

      for (int i = run->start_index; i <= run->end_index && i < (int) n_glyphs; i++)
        if (!g_unichar_isspace (g_utf8_get_char (g_utf8_offset_to_pointer (text, i)))
            && glyphs[i].y1 > MARGIN + HEAD && glyphs[i].y2 < A4_HEIGHT - MARGIN - FOOT)
          take_glyph (lines, &glyphs[i], bold);
    }
  poppler_page_free_text_attributes (all);
  g_array_sort (lines, compare_lines);
  return lines;
}

static gboolean
is_heading (GArray *lines, guint back)
{
  const Line *line = back < lines->len ? &g_array_index (lines, Line, lines->len - 1 - back) : NULL;

  return line != NULL && line->worded && line->bold;
}

/* A heading stands on the page of what it heads, with two lines of that if it has as many. */
static void
check_headings (PopplerDocument *document, const char *what)
{
  for (int i = 0; i + 1 < poppler_document_get_n_pages (document); i++)
    {
      g_autoptr (GArray) lines = list_lines (document, i);
      g_autoptr (GArray) overleaf = list_lines (document, i + 1);
      const Line *next = &g_array_index (overleaf, Line, 0);

      if (is_heading (lines, 0))
        g_error ("%s: a heading is alone at the foot of page %d", what, i + 1);
      if (is_heading (lines, 1) && !next->labelled && !next->bold)
        g_error ("%s: a heading has a single line at the foot of page %d", what, i + 1);
    }
}

/* All that ships, in either order of columns. */
static void
test_headings (Fixture *fixture, gconstpointer data)
{
  static const char *const ways[] = { "laws",
                                      "laws --columns=1",
                                      "laws --language=pl",
                                      "examples --columns=1",
                                      "examples --language=en --no-ruling",
                                      "screens --columns=1",
                                      "commentary" };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autoptr (Printed) document = print (fixture, ways[i]);

      check_headings (document, ways[i]);
    }
}

/* Whether words begin what stands below the head of a page. */
static gboolean
begins_with (PopplerDocument *document, int number, const char *words)
{
  g_autoptr (Page) page = poppler_document_get_page (document, number);
  GList *found = poppler_page_find_text (page, words);
  gboolean begins = FALSE;

  for (GList *each = found; each != NULL; each = each->next)
    {
      const double top = A4_HEIGHT - ((PopplerRectangle *) each->data)->y2;

      begins |= top > MARGIN + HEAD && top < MARGIN + HEAD + 15;
    }
  g_list_free_full (found, (GDestroyNotify) poppler_rectangle_free);
  return begins;
}

static char *
dup_head (PopplerDocument *document, int number)
{
  PopplerRectangle area = { 0, MARGIN, A4_WIDTH, MARGIN + HEAD / 2 };
  g_autoptr (Page) page = poppler_document_get_page (document, number);

  return poppler_page_get_text_for_area (page, &area);
}

/* Where a page begins with a document, its head names that, and not what stands before. */
static gboolean
check_head (PopplerDocument *document, const char *title)
{
  gboolean found = FALSE;

  for (int i = 1; i < poppler_document_get_n_pages (document); i++)
    {
      g_autofree char *head = dup_head (document, i);

      if (!begins_with (document, i, title))
        continue;
      found = TRUE;
      if (!g_str_has_suffix (g_strchomp (head), title))
        g_error ("%s begins a page under the head %s", title, head);
    }
  return found;
}

/* So many pages of laws that the regulations begin a page of their own. */
static void
test_heads (Fixture *fixture, gconstpointer data)
{
  gboolean found = FALSE;

  for (guint law = 60; law <= 80 && !found; law++)
    {
      g_autofree char *arguments = g_strdup_printf ("%u screens --language=en", law);
      g_autoptr (Printed) document = print (fixture, arguments);

      found = check_head (document, "Play with Screens (PZBS regulations)");
    }
  g_assert_true (found);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/pages/headings", Fixture, NULL, fixture_set_up, test_headings, fixture_tear_down);
  g_test_add ("/pages/heads", Fixture, NULL, fixture_set_up, test_heads, fixture_tear_down);
  return g_test_run ();
}
