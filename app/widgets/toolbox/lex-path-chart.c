/* lex-path-chart.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A guided path as a flow chart: what stands in its boxes, and how it is drawn wherever it is
 * drawn. It refuses to know where boxes stand, which is the layout's of precedence. The chart's
 * widget and its print call it.
 */

#include "widgets/toolbox/lex-path-chart.h"

#include <string.h>

#include "model/lex-label-name.h"

#define FONT "sans 11px"
#define PADDING 6.0
#define BADGE 16.0
#define COLUMN 220

LexPathChart *
lex_path_chart_new (LexPath *path, LexLanguage language)
{
  LexPathChart *self = g_new0 (LexPathChart, 1);

  g_return_val_if_fail (path != NULL, self);

  self->path = lex_path_ref (path);
  self->language = language;
  self->edges = g_array_new (FALSE, FALSE, sizeof (LexPlanEdge));
  self->badges = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < path->steps->len; i++)
    {
      const LexPathStep *step = path->steps->pdata[i];
      const guint first = self->edges->len;

      for (guint j = 0; j < step->answers->len; j++)
        {
          const LexPlanEdge edge = { i, ((LexPathAnswer *) step->answers->pdata[j])->to };
          guint k = first;
          char *badge;

          while (k < self->edges->len
                 && g_array_index (self->edges, LexPlanEdge, k).specific != edge.specific)
            k++;
          if (k < self->edges->len)
            {
              badge = g_strdup_printf ("%s,%u", (char *) self->badges->pdata[k], j + 1);
              g_free (self->badges->pdata[k]);
              self->badges->pdata[k] = badge;
              continue;
            }
          g_array_append_val (self->edges, edge);
          g_ptr_array_add (self->badges, g_strdup_printf ("%u", j + 1));
        }
    }
  return self;
}

void
lex_path_chart_free (LexPathChart *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->path, lex_path_unref);
  g_clear_pointer (&self->edges, g_array_unref);
  g_clear_pointer (&self->badges, g_ptr_array_unref);
  g_free (self);
}

static void
append_escaped (GString *words, const char *before, const char *text, const char *after)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  g_string_append_printf (words, "%s%s%s", before, escaped, after);
}

/* Whether another end of the path has a line of these words among its first @n. */
static gboolean
is_shared (const LexPathChart *self, const LexPathStep *step, const char *text, guint n)
{
  for (guint i = 0; i < self->path->steps->len; i++)
    {
      const LexPathStep *other = self->path->steps->pdata[i];

      for (guint j = 0; other != step && j < MIN (n, other->lines->len); j++)
        if (g_str_equal (text, lex_text_get_plain (
                                   ((LexPathLine *) other->lines->pdata[j])->text[self->language])))
          return TRUE;
    }
  return FALSE;
}

/* The line by which an end is known: the first; where another begins alike, one that only this end
 * says. */
static guint
find_telling (const LexPathChart *self, const LexPathStep *step)
{
  const LexPathLine *first = step->lines->pdata[0];

  if (!is_shared (self, step, lex_text_get_plain (first->text[self->language]), 1))
    return 0;
  for (guint i = 1; i < step->lines->len; i++)
    {
      const LexPathLine *line = step->lines->pdata[i];

      if (!is_shared (self, step, lex_text_get_plain (line->text[self->language]), G_MAXUINT))
        return i;
    }
  return 0;
}

/* What depends on an answer is told with it. */
static void
append_line (const LexPathChart *self, GString *words, const LexPathLine *line)
{
  for (guint i = 0; i < line->conditions->len; i++)
    {
      const LexPathCondition *it = &g_array_index (line->conditions, LexPathCondition, i);
      const LexPathStep *step = self->path->steps->pdata[it->step];
      const LexPathAnswer *answer = step->answers->pdata[it->answer];

      if (!it->given)
        g_string_append (words, self->language == LEX_LANGUAGE_PL ? "nie: " : "not: ");
      append_escaped (words, "<i>", lex_text_get_plain (answer->text[self->language]), "</i>");
      g_string_append (words, i + 1 < line->conditions->len ? " + " : " → ");
    }
  append_escaped (words, "", lex_text_get_plain (line->text[self->language]), "");
}

/* Whole lines, up to the first that holds whatever was answered. */
static void
append_lines (const LexPathChart *self, GString *words, const LexPathStep *step)
{
  for (guint i = find_telling (self, step); i < step->lines->len; i++)
    {
      const LexPathLine *line = step->lines->pdata[i];

      append_line (self, words, line);
      if (line->conditions->len == 0)
        return;
      if (i + 1 < step->lines->len)
        g_string_append_c (words, '\n');
    }
}

static void
append_end (const LexPathChart *self, GString *words, const LexPathStep *step)
{
  append_lines (self, words, step);
  for (guint i = 0; i < step->lines->len; i++)
    {
      const LexPathLine *line = step->lines->pdata[i];

      for (guint j = 0; j < line->labels->len; j++)
        {
          g_autofree char *name = lex_label_name_dup (line->labels->pdata[j]);

          if (strstr (words->str, name) == NULL)
            append_escaped (words, i + j == 0 ? "\n<i>" : " · <i>", name, "</i>");
        }
    }
}

char *
lex_path_chart_dup_words (const LexPathChart *self, guint step)
{
  const LexPathStep *it = self->path->steps->pdata[step];
  /* The font stands in the words, so that boxes are as high as they were planned. */
  g_autoptr (GString) words = g_string_new ("<span font=\"" FONT "\" weight=\"normal\">");

  if (lex_path_step_is_end (it))
    append_end (self, words, it);
  else
    append_escaped (words, "<b>", lex_text_get_plain (it->ask[self->language]), "</b>");
  for (guint i = 0; i < it->answers->len; i++)
    {
      const LexPathAnswer *answer = it->answers->pdata[i];
      g_autofree char *number = g_strdup_printf ("\n%u  ", i + 1);

      append_escaped (words, number, lex_text_get_plain (answer->text[self->language]), "");
    }
  g_string_append (words, "</span>");
  return g_string_free (g_steal_pointer (&words), FALSE);
}

LexPlanGraph
lex_path_chart_get_shape (const LexPathChart *self)
{
  return (LexPlanGraph){ self->path->steps->len, (const LexPlanEdge *) (gpointer) self->edges->data,
                         self->edges->len };
}

LexPlan *
lex_path_chart_plan (const LexPathChart *self, PangoContext *context, GPtrArray **layouts)
{
  const LexPlanMetrics metrics = { COLUMN, 3.5 * BADGE, BADGE, 2 * BADGE, BADGE };
  const LexPlanGraph graph = lex_path_chart_get_shape (self);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string (FONT);
  g_autofree double *heights = g_new (double, graph.n_nodes);

  *layouts = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < graph.n_nodes; i++)
    {
      g_autofree char *words = lex_path_chart_dup_words (self, i);
      PangoLayout *layout = pango_layout_new (context);
      int height;

      pango_layout_set_font_description (layout, font);
      pango_layout_set_width (layout, (int) ((COLUMN - 2 * PADDING) * PANGO_SCALE));
      pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
      pango_layout_set_markup (layout, words, -1);
      pango_layout_get_pixel_size (layout, NULL, &height);
      heights[i] = height + 2 * PADDING;
      g_ptr_array_add (*layouts, layout);
    }
  return lex_plan_new (&graph, heights, &metrics);
}

static void
draw_route (cairo_t *cr, const LexPlanRoute *route)
{
  const LexPlanPoint *points = (const LexPlanPoint *) (gpointer) route->points->data;

  cairo_move_to (cr, points[0].x, points[0].y);
  for (guint i = 1; i < route->points->len; i++)
    {
      const double middle = (points[i - 1].x + points[i].x) / 2;

      cairo_curve_to (cr, middle, points[i - 1].y, middle, points[i].y, points[i].x, points[i].y);
    }
  cairo_stroke (cr);
}

static void
draw_badge (cairo_t *cr, const LexPlanPoint *middle, const char *text)
{
  g_autoptr (PangoLayout) layout = pango_cairo_create_layout (cr);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string (FONT);
  int width, height;

  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_move_to (cr, middle->x - width / 2.0, middle->y - height / 2.0);
  pango_cairo_show_layout (cr, layout);
}

static void
draw_box (cairo_t *cr, const LexPlanBox *box, PangoLayout *layout)
{
  cairo_rectangle (cr, box->x, box->y, box->width, box->height);
  cairo_stroke (cr);
  cairo_move_to (cr, box->x + PADDING, box->y + PADDING);
  pango_cairo_show_layout (cr, layout);
}

void
lex_path_chart_draw (const LexPathChart *self, cairo_t *cr, const LexPlan *plan,
                     PangoLayout *const *layouts, const GdkRGBA *colour)
{
  g_return_if_fail (self != NULL && plan != NULL);

  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, 0.8);
  for (guint i = 0; i < plan->n_routes; i++)
    {
      draw_route (cr, &plan->routes[i]);
      draw_badge (cr, &plan->routes[i].badge, self->badges->pdata[i]);
    }
  for (guint i = 0; layouts != NULL && i < plan->n_boxes; i++)
    draw_box (cr, &plan->boxes[i], layouts[i]);
}
