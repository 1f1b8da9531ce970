/* lex-marginalia.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Gives the rows of a page their lines, and opens one drawer at a time. It refuses to know what
 * a drawer shows and how the page is scrolled. Only the page uses it.
 */

#include "widgets/page/lex-marginalia.h"

#include "widgets/inplace/lex-preview.h"
#include "widgets/page/lex-margin-line.h"
#include "widgets/page/lex-margin.h"

/* A row and the clause that it shows, as the passage counts. */
typedef struct
{
  GtkWidget *row;
  guint clause;
} Anchor;

struct _LexMarginalia
{
  /* Borrowed */
  GtkWidget *page;
  LexUnfoldFunc unfold; /* nullable */
  gpointer unfold_data;

  /* Owned */
  LexMargin *margin; /* nullable: until all of the page stands */
  GArray *anchors;   /* (element-type Anchor): rows that may have a line and have none yet */

  /* Borrowed, nullable: children of the page */
  GtkWidget *drawer;
  GtkWidget *line; /* whose drawer it is */
};

LexMarginalia *
lex_marginalia_new (GtkWidget *page)
{
  LexMarginalia *self = g_new0 (LexMarginalia, 1);

  self->page = page;
  self->anchors = g_array_new (FALSE, FALSE, sizeof (Anchor));
  return self;
}

void
lex_marginalia_free (LexMarginalia *self)
{
  if (!self)
    return;
  lex_marginalia_reset (self);
  g_array_unref (self->anchors);
  g_free (self);
}

void
lex_marginalia_set_unfold (LexMarginalia *self, LexUnfoldFunc unfold, gpointer user_data)
{
  self->unfold = unfold;
  self->unfold_data = user_data;
}

void
lex_marginalia_expect (LexMarginalia *self, GtkWidget *row, guint clause)
{
  const Anchor anchor = { row, clause };

  g_array_append_val (self->anchors, anchor);
}

/* Each line follows its row. */
static GtkWidget *
get_row (GtkWidget *line)
{
  return gtk_widget_get_prev_sibling (line);
}

static LexPageLayout *
get_layout (LexMarginalia *self)
{
  return LEX_PAGE_LAYOUT (gtk_widget_get_layout_manager (self->page));
}

static gboolean
has_focus (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  return focus && gtk_widget_is_ancestor (focus, widget);
}

static void
remove_drawer (LexMarginalia *self)
{
  GtkWidget *drawer = g_steal_pointer (&self->drawer);

  if (!drawer)
    return;
  lex_page_layout_set_drawer (get_layout (self), get_row (self->line), NULL);
  gtk_widget_unparent (drawer);
  self->line = NULL;
}

gboolean
lex_marginalia_fold (LexMarginalia *self)
{
  GtkWidget *line = self->line;

  if (!self->drawer)
    return FALSE;
  if (has_focus (self->drawer))
    lex_margin_line_focus (LEX_MARGIN_LINE (line));
  self->unfold (LEX_CLAUSE_ROW (get_row (line)), NULL, self->unfold_data);
  remove_drawer (self);
  lex_margin_line_release (LEX_MARGIN_LINE (line));
  return TRUE;
}

static void
open_drawer (LexMarginalia *self, LexMarginLine *line, GPtrArray *items)
{
  GtkWidget *row = get_row (GTK_WIDGET (line));
  GtkWidget *drawer = self->unfold (LEX_CLAUSE_ROW (row), items, self->unfold_data);

  if (self->line && self->line != GTK_WIDGET (line))
    lex_margin_line_release (LEX_MARGIN_LINE (self->line));
  remove_drawer (self);
  self->drawer = drawer;
  self->line = GTK_WIDGET (line);
  gtk_widget_insert_after (drawer, self->page, GTK_WIDGET (line));
  lex_page_layout_set_drawer (get_layout (self), row, drawer);
  lex_preview_watch (drawer);
}

static void
unfold_cb (LexMarginLine *line, GPtrArray *items, LexMarginalia *self)
{
  if (!items)
    lex_marginalia_fold (self);
  else if (self->unfold)
    open_drawer (self, line, items);
}

static void
explain_cb (GtkWidget *page, LexRelation *relation, GtkWidget *asked_from)
{
  g_signal_emit_by_name (page, "explain", relation, asked_from);
}

static void
append_line (LexMarginalia *self, const Anchor *anchor, GPtrArray *items,
             const LexMarkupStyle *style)
{
  LexLabel *label = lex_clause_row_get_label (LEX_CLAUSE_ROW (anchor->row));
  GtkWidget *line = lex_margin_line_new (label, items, style);

  g_signal_connect_object (line, "explain", G_CALLBACK (explain_cb), self->page, G_CONNECT_SWAPPED);
  g_signal_connect (line, "unfold", G_CALLBACK (unfold_cb), self);
  gtk_widget_insert_after (line, self->page, anchor->row);
  lex_page_layout_set_margin (get_layout (self), anchor->row, line);
  lex_preview_watch (line);
}

void
lex_marginalia_build (LexMarginalia *self, const LexTypesetting *setting, const LexPassage *passage)
{
  const LexMarkupStyle style = lex_typesetting_get_style (setting, setting->languages[0]);

  if (!self->margin)
    self->margin = lex_margin_new (passage);
  for (guint i = 0; i < self->anchors->len; i++)
    {
      const Anchor *anchor = &g_array_index (self->anchors, Anchor, i);
      GPtrArray *items = lex_margin_get_items (self->margin, anchor->clause);

      if (items)
        append_line (self, anchor, items, &style);
    }
  g_array_set_size (self->anchors, 0);
}

void
lex_marginalia_reset (LexMarginalia *self)
{
  g_clear_pointer (&self->margin, lex_margin_free);
  g_array_set_size (self->anchors, 0);
  self->drawer = NULL;
  self->line = NULL;
}
