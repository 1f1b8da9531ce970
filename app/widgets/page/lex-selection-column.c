/* lex-selection-column.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of a page in one language as one text: what is near a point, where words and clauses
 * begin and end, what comes next. It refuses to know what is selected. Only the selection calls it.
 */

#include <string.h>

#include "widgets/page/lex-selection-private.h"

static LexPiece *
get (GArray *pieces, guint i)
{
  return &g_array_index (pieces, LexPiece, i);
}

static int
get_length (GArray *pieces, guint i)
{
  return (int) strlen (gtk_label_get_text (get (pieces, i)->label));
}

static void
append_row (GArray *pieces, LexClauseRow *row, int place)
{
  g_autoptr (GPtrArray) labels = lex_clause_row_list_labels (row, place);

  for (guint i = 0; i < labels->len; i++)
    {
      const LexPiece piece = { row, labels->pdata[i] };

      if (*gtk_label_get_text (piece.label) != '\0')
        g_array_append_val (pieces, piece);
    }
}

GArray *
lex_selection_column_new (GtkWidget *page, int place)
{
  GArray *pieces = g_array_new (FALSE, FALSE, sizeof (LexPiece));

  for (GtkWidget *child = gtk_widget_get_first_child (page); child;
       child = gtk_widget_get_next_sibling (child))
    if (LEX_IS_CLAUSE_ROW (child) && gtk_widget_get_visible (child))
      append_row (pieces, LEX_CLAUSE_ROW (child), place);
  return pieces;
}

/* Points */

static double
measure_gap (float from, float length, float at)
{
  if (at < from)
    return (double) (from - at);
  return at > from + length ? (double) (at - from - length) : 0;
}

/* Above a label is its beginning, below it its end. */
static int
find_byte (GtkLabel *label, const graphene_rect_t *bounds, const graphene_point_t *point)
{
  PangoLayout *layout = gtk_label_get_layout (label);
  const char *text = gtk_label_get_text (label);
  int left;
  int top;
  int index;
  int trailing;

  if (point->y < bounds->origin.y)
    return 0;
  if (point->y > bounds->origin.y + bounds->size.height)
    return (int) strlen (text);
  gtk_label_get_layout_offsets (label, &left, &top);
  pango_layout_xy_to_index (layout, (int) ((point->x - bounds->origin.x - left) * PANGO_SCALE),
                            (int) ((point->y - bounds->origin.y - top) * PANGO_SCALE), &index,
                            &trailing);
  return (int) (g_utf8_offset_to_pointer (text + index, trailing) - text);
}

double
lex_selection_column_find (GArray *pieces, GtkWidget *page, const graphene_point_t *point,
                           LexSpot *spot)
{
  double nearest = -1;

  for (guint i = 0; i < pieces->len; i++)
    {
      GtkLabel *label = get (pieces, i)->label;
      graphene_rect_t bounds;
      double gap;

      if (!gtk_widget_compute_bounds (GTK_WIDGET (label), page, &bounds))
        continue;
      gap = measure_gap (bounds.origin.y, bounds.size.height, point->y) * G_MAXINT16
            + measure_gap (bounds.origin.x, bounds.size.width, point->x);
      if (nearest >= 0 && gap >= nearest)
        continue;
      nearest = gap;
      *spot = (LexSpot){ i, find_byte (label, &bounds, point) };
    }
  return nearest;
}

/* Words and clauses */

typedef struct
{
  const char *text;
  const PangoLogAttr *attributes;
  int n; /* one more than letters */
  int at;
} Letters;

static Letters
look (GArray *pieces, const LexSpot *spot)
{
  PangoLayout *layout = gtk_label_get_layout (get (pieces, spot->piece)->label);
  Letters letters = { .text = pango_layout_get_text (layout) };

  letters.attributes = pango_layout_get_log_attrs_readonly (layout, &letters.n);
  letters.at = (int) g_utf8_pointer_to_offset (letters.text, letters.text + spot->at);
  return letters;
}

static int
get_byte (const Letters *letters, int at)
{
  return (int) (g_utf8_offset_to_pointer (letters->text, at) - letters->text);
}

static void
grow_word (GArray *pieces, const LexSpot *spot, LexSpot *ends)
{
  const Letters letters = look (pieces, spot);
  int from = letters.at;
  int to = letters.at;

  while (from > 0
         && !(letters.attributes[from].is_word_start
              || (from < letters.at && letters.attributes[from].is_word_end)))
    from--;
  while (to < letters.n - 1 && !(letters.attributes[to].is_word_end && to > from))
    to++;
  ends[0] = (LexSpot){ spot->piece, get_byte (&letters, from) };
  ends[1] = (LexSpot){ spot->piece, get_byte (&letters, to) };
}

static void
grow_clause (GArray *pieces, const LexSpot *spot, LexSpot *ends)
{
  const LexClauseRow *row = get (pieces, spot->piece)->row;
  guint first = spot->piece;
  guint last = spot->piece;

  while (first > 0 && get (pieces, first - 1)->row == row)
    first--;
  while (last + 1 < pieces->len && get (pieces, last + 1)->row == row)
    last++;
  ends[0] = (LexSpot){ first, 0 };
  ends[1] = (LexSpot){ last, get_length (pieces, last) };
}

void
lex_selection_column_grow (GArray *pieces, const LexSpot *spot, LexUnit unit, LexSpot *ends)
{
  switch (unit)
    {
    case LEX_UNIT_WORD:
      grow_word (pieces, spot, ends);
      break;
    case LEX_UNIT_CLAUSE:
      grow_clause (pieces, spot, ends);
      break;
    case LEX_UNIT_LETTER:
    default:
      ends[0] = ends[1] = *spot;
    }
}

/* Steps */

static gboolean
is_stop (const PangoLogAttr *attribute, LexUnit unit, int step)
{
  if (unit == LEX_UNIT_LETTER)
    return attribute->is_cursor_position;
  return step > 0 ? attribute->is_word_end : attribute->is_word_start;
}

/* To the beginning of the clause before or behind. */
static void
step_clause (GArray *pieces, LexSpot *spot, int step)
{
  LexSpot ends[2];

  grow_clause (pieces, spot, ends);
  if (step > 0 && ends[1].piece + 1 < pieces->len)
    *spot = (LexSpot){ ends[1].piece + 1, 0 };
  else if (step < 0 && ends[0].piece > 0)
    *spot = (LexSpot){ ends[0].piece - 1, 0 };
  else
    *spot = ends[step > 0 ? 1 : 0];
}

static gboolean
step_within (GArray *pieces, LexSpot *spot, LexUnit unit, int step)
{
  const Letters letters = look (pieces, spot);

  for (int at = letters.at + step; at >= 0 && at < letters.n; at += step)
    if (is_stop (&letters.attributes[at], unit, step))
      {
        spot->at = get_byte (&letters, at);
        return TRUE;
      }
  return FALSE;
}

void
lex_selection_column_step (GArray *pieces, LexSpot *spot, LexUnit unit, int step)
{
  if (unit == LEX_UNIT_CLAUSE)
    {
      step_clause (pieces, spot, step);
      return;
    }
  if (step_within (pieces, spot, unit, step))
    return;
  if (step > 0 && spot->piece + 1 < pieces->len)
    *spot = (LexSpot){ spot->piece + 1, 0 };
  else if (step < 0 && spot->piece > 0)
    *spot = (LexSpot){ spot->piece - 1, get_length (pieces, spot->piece - 1) };
  else
    {
      spot->at = step > 0 ? get_length (pieces, spot->piece) : 0;
      return;
    }
  if (unit == LEX_UNIT_WORD)
    step_within (pieces, spot, unit, step);
}
