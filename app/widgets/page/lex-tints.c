/* lex-tints.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the reader marked in a clause, drawn behind its words. It refuses to know which clause that
 * is and what else is marked on the page. Only rows use it.
 *
 * Pango's attributes would do, too, but those are lex-highlight.c's, which takes them all away
 * again; and a label whose attributes change is broken into lines anew.
 */

#include "widgets/page/lex-tints.h"

#include <string.h>

#include "journal/lex-quote.h"
#include "type/lex-palette.h"
#include "widgets/journal/lex-note-colour.h"
#include "widgets/page/lex-stretch.h"
#include "widgets/text/lex-theme.h"

/* How much of a line's height the edge below the words takes: it is seen without hues, too. */
#define EDGE 0.05
#define EDGE_ALPHA 0.4f

typedef struct
{
  LexStretch stretch;
  guint colour;
} Tint;

struct _LexTints
{
  GtkWidget *row;
  GArray *tints; /* (element-type Tint) */
};

static void
add (LexTints *self, GtkLabel *label, gsize from, gsize to, const LexJournalEntry *entry)
{
  const Tint tint = { { label, (int) from, (int) to },
                      lex_note_colour_find (entry->fields[LEX_JOURNAL_COLOUR]) };

  g_array_append_val (self->tints, tint);
}

static gboolean
look_at_label (LexTints *self, GtkLabel *label, const LexJournalEntry *entry)
{
  const LexQuote quote = { entry->fields[LEX_JOURNAL_QUOTE], entry->fields[LEX_JOURNAL_PREFIX],
                           entry->fields[LEX_JOURNAL_SUFFIX] };
  const char *text = gtk_label_get_text (label);
  gsize from;
  gsize to;

  if (!quote.words || *quote.words == '\0')
    add (self, label, 0, strlen (text), entry);
  else if (lex_quote_find (&quote, text, &from, &to))
    add (self, label, from, to, entry);
  else
    return FALSE;
  return quote.words && *quote.words != '\0';
}

/* The number in the gutter, and who cites the clause, are none of its words. Returns whether quoted
 * words were found, which stand in one place only. */
static gboolean
look_below (LexTints *self, GtkWidget *widget, const LexJournalEntry *entry)
{
  if (GTK_IS_BUTTON (widget) || gtk_widget_has_css_class (widget, "label")
      || gtk_widget_has_css_class (widget, "cited") || gtk_widget_has_css_class (widget, "number")
      || gtk_widget_has_css_class (widget, "marks"))
    return FALSE;
  if (GTK_IS_LABEL (widget))
    return look_at_label (self, GTK_LABEL (widget), entry);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    if (look_below (self, child, entry))
      return TRUE;
  return FALSE;
}

LexTints *
lex_tints_new (GtkWidget *row, GPtrArray *entries)
{
  g_autoptr (LexTints) self = g_new0 (LexTints, 1);

  self->row = row;
  self->tints = g_array_new (FALSE, FALSE, sizeof (Tint));
  for (guint i = 0; i < entries->len; i++)
    {
      const LexJournalEntry *entry = g_ptr_array_index (entries, i);

      if (entry->kind == LEX_JOURNAL_HIGHLIGHT)
        look_below (self, row, entry);
    }
  return self->tints->len > 0 ? g_steal_pointer (&self) : NULL;
}

void
lex_tints_free (LexTints *self)
{
  if (!self)
    return;
  g_array_unref (self->tints);
  g_free (self);
}

guint
lex_tints_get_n (LexTints *self)
{
  return self ? self->tints->len : 0;
}

/* Drawing */

typedef struct
{
  GtkSnapshot *snapshot;
  GdkRGBA ground;
  GdkRGBA edge;
} Pen;

static void
draw (const graphene_rect_t *ground, gpointer user_data)
{
  const Pen *pen = user_data;
  const float height = ground->size.height;
  const graphene_rect_t edge
      = GRAPHENE_RECT_INIT (ground->origin.x, ground->origin.y + height * (1 - (float) EDGE),
                            ground->size.width, height * (float) EDGE);

  gtk_snapshot_append_color (pen->snapshot, &pen->ground, ground);
  gtk_snapshot_append_color (pen->snapshot, &pen->edge, &edge);
}

void
lex_tints_draw (LexTints *self, GtkSnapshot *snapshot)
{
  Pen pen = { .snapshot = snapshot };

  gdk_rgba_parse (&pen.edge, lex_theme_get_palette ()->quiet);
  pen.edge.alpha = EDGE_ALPHA;
  for (guint i = 0; i < self->tints->len; i++)
    {
      const Tint *tint = &g_array_index (self->tints, Tint, i);

      gdk_rgba_parse (&pen.ground, lex_theme_get_palette ()->markers[tint->colour]);
      lex_stretch_foreach (&tint->stretch, self->row, draw, &pen);
    }
}
