/* lex-link.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the links of a label stand. GtkLabel knows but does not tell, so its
 * markup is read again. It refuses to know what links are for. Previews call it.
 */

#include "widgets/text/lex-link.h"

#include <string.h>

#include "type/lex-markup.h"

/* One walk through the markup: bytes of text so far, and the link wanted. */
typedef struct
{
  gsize done;
  int wanted_index;       /* the link around this byte, or -1 */
  const char *wanted_uri; /* nullable: the first link of this address */
  char *uri;              /* nullable: of the link being walked through */
  gsize start;
  char *found;
  gsize found_start;
} Walk;

static void
start_cb (GMarkupParseContext *context, const char *element, const char **names,
          const char **values, gpointer user_data, GError **error)
{
  Walk *walk = user_data;

  if (!g_str_equal (element, "a"))
    return;
  for (int i = 0; names[i]; i++)
    if (g_str_equal (names[i], "href"))
      {
        g_free (walk->uri);
        walk->uri = g_strdup (values[i]);
      }
  walk->start = walk->done;
}

static void
end_cb (GMarkupParseContext *context, const char *element, gpointer user_data, GError **error)
{
  Walk *walk = user_data;
  const gsize index = MAX (walk->wanted_index, 0);
  gboolean meets;

  if (!g_str_equal (element, "a") || !walk->uri)
    return;
  meets = walk->wanted_uri ? g_str_equal (walk->uri, walk->wanted_uri)
                           : walk->wanted_index >= 0 && index >= walk->start && index < walk->done;
  if (meets && !walk->found)
    {
      walk->found = g_steal_pointer (&walk->uri);
      walk->found_start = walk->start;
    }
  g_clear_pointer (&walk->uri, g_free);
}

static void
text_cb (GMarkupParseContext *context, const char *text, gsize length, gpointer user_data,
         GError **error)
{
  ((Walk *) user_data)->done += length;
}

static void
walk_through (Walk *walk, const char *markup)
{
  static const GMarkupParser parser = { start_cb, end_cb, text_cb, NULL, NULL };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, walk, NULL);

  if (g_markup_parse_context_parse (context, "<markup>", -1, NULL)
      && g_markup_parse_context_parse (context, markup, -1, NULL))
    g_markup_parse_context_parse (context, "</markup>", -1, NULL);
  g_clear_pointer (&walk->uri, g_free);
}

static GdkRectangle
get_area (GtkLabel *widget, gsize index)
{
  PangoRectangle place;
  int x;
  int y;

  pango_layout_index_to_pos (gtk_label_get_layout (widget), (int) index, &place);
  pango_extents_to_pixels (&place, NULL);
  gtk_label_get_layout_offsets (widget, &x, &y);
  return (GdkRectangle){ x + place.x, y + place.y, MAX (place.width, 1), place.height };
}

static LexLink *
find (GtkLabel *widget, Walk *walk)
{
  g_autofree char *uri = NULL;
  g_autoptr (LexLabel) label = NULL;
  LexLink *self;

  walk_through (walk, gtk_label_get_label (widget));
  uri = walk->found;
  if (!uri)
    return NULL;
  label = lex_label_parse (lex_markup_get_target (uri));
  if (!label)
    return NULL;
  self = g_new0 (LexLink, 1);
  self->label = g_steal_pointer (&label);
  self->area = get_area (widget, walk->found_start);
  return self;
}

LexLink *
lex_link_find_at (GtkLabel *widget, double x, double y)
{
  Walk walk = { .wanted_index = -1 };
  int left;
  int top;
  int trailing;

  g_return_val_if_fail (GTK_IS_LABEL (widget), NULL);

  gtk_label_get_layout_offsets (widget, &left, &top);
  if (!pango_layout_xy_to_index (gtk_label_get_layout (widget), (int) (x - left) * PANGO_SCALE,
                                 (int) (y - top) * PANGO_SCALE, &walk.wanted_index, &trailing))
    return NULL;
  return find (widget, &walk);
}

LexLink *
lex_link_find_focused (GtkLabel *widget)
{
  Walk walk = { .wanted_index = -1 };
  const char *text;
  int cursor;

  g_return_val_if_fail (GTK_IS_LABEL (widget), NULL);

  /* Tab moves the cursor from link to link, though the label can not be selected. */
  gtk_label_get_selection_bounds (widget, &cursor, NULL);
  text = gtk_label_get_text (widget);
  walk.wanted_index = (int) (g_utf8_offset_to_pointer (text, cursor) - text);
  return find (widget, &walk);
}

LexLink *
lex_link_find (GtkLabel *widget, const char *uri)
{
  Walk walk = { .wanted_index = -1, .wanted_uri = uri };

  g_return_val_if_fail (GTK_IS_LABEL (widget), NULL);
  g_return_val_if_fail (uri != NULL, NULL);

  return find (widget, &walk);
}

void
lex_link_free (LexLink *self)
{
  if (!self)
    return;
  lex_label_unref (self->label);
  g_free (self);
}
