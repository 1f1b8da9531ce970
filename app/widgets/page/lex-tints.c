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
#include "widgets/text/lex-text-label.h"
#include "widgets/text/lex-theme.h"

/* How much of a line's height the edge below the words takes: it is seen without hues, too. */
#define EDGE 0.05
#define EDGE_ALPHA 0.4f

typedef struct
{
  LexStretch stretch;
  guint colour;
  char *id; /* (owned): of the highlight */
} Tint;

struct _LexTints
{
  GtkWidget *row;
  GArray *tints; /* (element-type Tint) */
};

/* The words of a highlight, where they fit best so far.
 * @rating: of @place; 0 when they were not found yet */
typedef struct
{
  LexTints *tints;
  const LexJournalEntry *entry;
  LexQuote quote;
  LexStretch place;
  guint rating;
} Looking;

static void
clear_tint (gpointer data)
{
  g_free (((Tint *) data)->id);
}

static void
add (LexTints *self, const LexStretch *place, const LexJournalEntry *entry)
{
  const Tint tint = { *place, lex_note_colour_find (entry->fields[LEX_JOURNAL_COLOUR]),
                      g_strdup (entry->fields[LEX_JOURNAL_ID]) };

  g_array_append_val (self->tints, tint);
}

static gboolean
is_of_language (GtkLabel *label, const char *code)
{
  return g_strcmp0 (lex_language_get_code (lex_text_label_get_language (GTK_WIDGET (label))), code)
         == 0;
}

/* The same words may stand in a heading, in its text and in both languages: those of the language
 * come first, and of them those among the words that stood around. */
static void
look_at_label (Looking *self, GtkLabel *label)
{
  const char *text = gtk_label_get_text (label);
  gsize from = 0;
  gsize to = strlen (text);
  guint rating;

  if (!self->quote.words || *self->quote.words == '\0')
    {
      add (self->tints, &(LexStretch){ label, 0, (int) to }, self->entry);
      return;
    }
  rating = lex_quote_rate (&self->quote, text, &from, &to);
  if (rating > 0 && is_of_language (label, self->entry->fields[LEX_JOURNAL_LANGUAGE]))
    rating += LEX_QUOTE_MOST;
  if (rating <= self->rating)
    return;
  self->rating = rating;
  self->place = (LexStretch){ label, (int) from, (int) to };
}

/* The number in the gutter, and who cites the clause, are none of its words. */
static void
look_below (Looking *self, GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) || gtk_widget_has_css_class (widget, "label")
      || gtk_widget_has_css_class (widget, "cited") || gtk_widget_has_css_class (widget, "number")
      || gtk_widget_has_css_class (widget, "marks"))
    return;
  if (GTK_IS_LABEL (widget))
    {
      look_at_label (self, GTK_LABEL (widget));
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    look_below (self, child);
}

static gboolean
look_for_quote (LexTints *self, const LexJournalEntry *entry, const LexQuote *quote)
{
  Looking looking = { .tints = self, .entry = entry, .quote = *quote };

  look_below (&looking, self->row);
  if (looking.rating > 0)
    add (self, &looking.place, entry);
  return looking.rating > 0;
}

static void
look_for (LexTints *self, const LexJournalEntry *entry)
{
  const LexQuote quote = { entry->fields[LEX_JOURNAL_QUOTE], entry->fields[LEX_JOURNAL_PREFIX],
                           entry->fields[LEX_JOURNAL_SUFFIX] };
  g_auto (GStrv) lines = lex_quote_split (&quote);

  if (look_for_quote (self, entry, &quote))
    return;
  for (guint i = 0; lines && lines[i]; i++)
    {
      const LexQuote line = lex_quote_get_line (&quote, lines, i);

      look_for_quote (self, entry, &line);
    }
}

LexTints *
lex_tints_new (GtkWidget *row, GPtrArray *entries)
{
  g_autoptr (LexTints) self = g_new0 (LexTints, 1);

  self->row = row;
  self->tints = g_array_new (FALSE, FALSE, sizeof (Tint));
  g_array_set_clear_func (self->tints, clear_tint);
  for (guint i = 0; i < entries->len; i++)
    {
      const LexJournalEntry *entry = g_ptr_array_index (entries, i);

      if (entry->kind == LEX_JOURNAL_HIGHLIGHT)
        look_for (self, entry);
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

/* What was marked last lies on top. */
const char *
lex_tints_find (LexTints *self, const LexStretch *place)
{
  for (guint i = self ? self->tints->len : 0; i-- > 0;)
    {
      const Tint *tint = &g_array_index (self->tints, Tint, i);

      if (!place
          || (tint->stretch.label == place->label && tint->stretch.from < place->to
              && place->from < tint->stretch.to))
        return tint->id;
    }
  return NULL;
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
