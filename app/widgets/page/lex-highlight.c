/* lex-highlight.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Marks words and phrases on a page that stands already. It refuses to know
 * what the page shows and why the words are wanted. Only the reader calls it.
 *
 * A mark is laid over a label as Pango attributes, beside those of its markup.
 * Writing it into the markup was tried: then the page has to be built anew for
 * every key of a finder, headings, tables and margins each need to know of it, and
 * a word cut by a link or a suit's colour is never found.
 */

#include "widgets/page/lex-highlight.h"

#include "language/lex-fold.h"
#include "type/lex-palette.h"
#include "widgets/page/lex-marks.h"
#include "widgets/text/lex-theme.h"

/* One mark on the screen. The label is kept alive: it may leave the page before
 * the page is marked again. */
typedef struct
{
  GtkLabel *label;
  LexMark mark;
} Place;

struct _LexHighlight
{
  /* Borrowed */
  GtkWidget *page;

  /* Owned; words and phrase nullable */
  GHashTable *words;
  char *phrase;
  GArray *places; /* (element-type Place), in reading order */

  guint found;
};

static void
clear_place (gpointer data)
{
  g_clear_object (&((Place *) data)->label);
}

LexHighlight *
lex_highlight_new (GtkWidget *page)
{
  LexHighlight *self = g_new0 (LexHighlight, 1);

  self->page = page;
  self->places = g_array_new (FALSE, FALSE, sizeof (Place));
  g_array_set_clear_func (self->places, clear_place);
  return self;
}

void
lex_highlight_free (LexHighlight *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->words, g_hash_table_unref);
  g_clear_pointer (&self->places, g_array_unref);
  g_free (self->phrase);
  g_free (self);
}

void
lex_highlight_set_words (LexHighlight *self, const char *const *words)
{
  g_clear_pointer (&self->words, g_hash_table_unref);
  if (words == NULL || words[0] == NULL)
    return;

  self->words = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (; *words != NULL; words++)
    g_hash_table_add (self->words, lex_fold (*words, -1));
}

void
lex_highlight_set_phrase (LexHighlight *self, const char *phrase)
{
  g_free (self->phrase);
  self->phrase = phrase != NULL && *phrase != '\0' ? g_strdup (phrase) : NULL;
  self->found = 0;
}

gboolean
lex_highlight_has_words (LexHighlight *self)
{
  return self->words != NULL;
}

gboolean
lex_highlight_is_empty (LexHighlight *self)
{
  return self->words == NULL && self->phrase == NULL;
}

/* Laying over */

/* The markup's own colours are the label's business; these two are ours. */
static gboolean
is_ours (PangoAttribute *attribute, gpointer user_data)
{
  return attribute->klass->type == PANGO_ATTR_BACKGROUND
         || attribute->klass->type == PANGO_ATTR_FOREGROUND;
}

static void
insert_colour (PangoAttrList *attributes, LexMark mark, const char *name,
               PangoAttribute *(*attribute_new) (guint16, guint16, guint16))
{
  PangoAttribute *attribute;
  PangoColor colour;

  if (!pango_color_parse (&colour, name))
    return;

  attribute = attribute_new (colour.red, colour.green, colour.blue);
  attribute->start_index = mark.start;
  attribute->end_index = mark.end;
  pango_attr_list_insert (attributes, attribute);
}

/* The text gets a colour too: no link or suit need be legible on every ground. */
static void
lay_over (PangoAttrList *attributes, LexMark mark, const LexPaint *paint)
{
  insert_colour (attributes, mark, paint->ground, pango_attr_background_new);
  insert_colour (attributes, mark, paint->text, pango_attr_foreground_new);
}

static PangoAttrList *
dup_own_attributes (GtkLabel *label)
{
  PangoAttrList *set = gtk_label_get_attributes (label);
  PangoAttrList *own = set != NULL ? pango_attr_list_copy (set) : pango_attr_list_new ();
  PangoAttrList *ours = pango_attr_list_filter (own, is_ours, NULL);

  g_clear_pointer (&ours, pango_attr_list_unref);
  return own;
}

static gboolean
is_marked (GtkLabel *label)
{
  PangoAttrList *set = gtk_label_get_attributes (label);
  g_autoptr (PangoAttrList) copy = set != NULL ? pango_attr_list_copy (set) : NULL;
  g_autoptr (PangoAttrList) ours
      = copy != NULL ? pango_attr_list_filter (copy, is_ours, NULL) : NULL;

  return ours != NULL;
}

/* Where no style has an attribute, GTK 4.8 adds a label's own to those of its markup, from which
 * nothing takes them away again: the markup is read anew. */
static void
clean_markup (GtkLabel *label)
{
  if (!gtk_label_get_use_markup (label))
    return;
  gtk_label_set_use_markup (label, FALSE);
  gtk_label_set_use_markup (label, TRUE);
}

/* Paints the places from @first on that are in one label; a label costs a
 * layout, so those without marks before and after are left alone. */
static void
paint_label (LexHighlight *self, GtkLabel *label, guint first)
{
  const LexPalette *palette = lex_theme_get_palette ();
  const gboolean marked = is_marked (label);
  g_autoptr (PangoAttrList) attributes = NULL;

  if (first == self->places->len && !marked)
    return;

  attributes = dup_own_attributes (label);
  for (guint i = first; i < self->places->len; i++)
    {
      const Place *place = &g_array_index (self->places, Place, i);
      const gboolean found = self->phrase != NULL && i == self->found;

      if (place->label == label)
        lay_over (attributes, place->mark, found ? &palette->found : &palette->mark);
    }
  if (marked)
    clean_markup (label);
  gtk_label_set_attributes (label, attributes);
}

static GArray *
find_marks (LexHighlight *self, const char *text)
{
  if (self->phrase != NULL)
    return lex_marks_find_phrase (text, self->phrase);
  if (self->words != NULL)
    return lex_marks_find_words (text, self->words);
  return g_array_new (FALSE, FALSE, sizeof (LexMark));
}

static void
mark_label (LexHighlight *self, GtkLabel *label)
{
  g_autoptr (GArray) marks = find_marks (self, gtk_label_get_text (label));
  const guint first = self->places->len;

  for (guint i = 0; i < marks->len; i++)
    {
      Place place = { g_object_ref (label), g_array_index (marks, LexMark, i) };

      g_array_append_val (self->places, place);
    }
  paint_label (self, label, first);
}

/* What a button says is no part of the law, a folded ruling stays folded, and what the margin has
 * no room for is not there. */
static void
mark_below (LexHighlight *self, GtkWidget *widget)
{
  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget)
      || GTK_IS_BUTTON (widget))
    return;
  if (GTK_IS_LABEL (widget))
    {
      mark_label (self, GTK_LABEL (widget));
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    mark_below (self, child);
}

void
lex_highlight_refresh (LexHighlight *self)
{
  /* The first frame has nothing to mark: it need not look. */
  if (lex_highlight_is_empty (self) && self->places->len == 0)
    return;

  g_array_set_size (self->places, 0);
  mark_below (self, self->page);
  if (self->found > 0 && self->found >= self->places->len)
    lex_highlight_set_found (self, 0);
}

/* Finding */

guint
lex_highlight_get_n_found (LexHighlight *self)
{
  return self->phrase != NULL ? self->places->len : 0;
}

guint
lex_highlight_get_found (LexHighlight *self)
{
  return self->found;
}

static void
repaint_place (LexHighlight *self, guint index)
{
  GtkLabel *label;
  guint first = index;

  if (index >= self->places->len)
    return;

  label = g_array_index (self->places, Place, index).label;
  while (first > 0 && g_array_index (self->places, Place, first - 1).label == label)
    first--;
  paint_label (self, label, first);
}

void
lex_highlight_set_found (LexHighlight *self, guint found)
{
  const guint before = self->found;

  self->found = found;
  repaint_place (self, before);
  repaint_place (self, found);
}

gboolean
lex_highlight_get_bounds (LexHighlight *self, guint found, graphene_rect_t *bounds)
{
  const Place *place;
  PangoRectangle at;
  graphene_rect_t label;
  int x, y;

  if (found >= self->places->len)
    return FALSE;

  place = &g_array_index (self->places, Place, found);
  if (!gtk_widget_compute_bounds (GTK_WIDGET (place->label), self->page, &label))
    return FALSE;

  gtk_label_get_layout_offsets (place->label, &x, &y);
  pango_layout_index_to_pos (gtk_label_get_layout (place->label), (int) place->mark.start, &at);
  graphene_rect_init (bounds, label.origin.x + x + PANGO_PIXELS (at.x),
                      label.origin.y + y + PANGO_PIXELS (at.y), PANGO_PIXELS (at.width),
                      PANGO_PIXELS (at.height));
  return TRUE;
}

/* A margin stands beside what follows it: take the highest, not the next. */
guint
lex_highlight_find_from (LexHighlight *self, double y)
{
  graphene_rect_t bounds;
  double highest = G_MAXDOUBLE;
  guint first = 0;

  for (guint i = 0; i < self->places->len; i++)
    if (lex_highlight_get_bounds (self, i, &bounds) && bounds.origin.y >= y
        && bounds.origin.y < highest)
      {
        first = i;
        highest = bounds.origin.y;
      }
  return first;
}
