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

/* A row and the clause that it shows, as the passage counts.
 * @line: (nullable): what stands beside it
 * @notes: (nullable) (element-type LexJournalEntry): what the reader made there */
typedef struct
{
  GtkWidget *row;
  guint clause;
  GtkWidget *line;
  GPtrArray *notes;
} Anchor;

struct _LexMarginalia
{
  /* Borrowed */
  GtkWidget *page;
  LexUnfoldFunc unfold; /* nullable */
  gpointer unfold_data;

  /* Owned */
  LexMargin *margin;     /* nullable: until all of the page stands */
  GArray *anchors;       /* (element-type Anchor): rows that may have a line */
  GPtrArray *notes;      /* (nullable) (element-type LexJournalEntry): of the whole page */
  GHashTable *questions; /* (nullable) (element-type utf8 guint): how many by clause, anywhere */

  guint n_built;  /* anchors that have their line, if they need one */
  gboolean whole; /* whether there are no more to come */
  LexMarkupStyle style;

  /* Borrowed, nullable: children of the page */
  GtkWidget *drawer;
  GtkWidget *line; /* whose drawer it is */
};

static void
clear_anchor (gpointer data)
{
  g_clear_pointer (&((Anchor *) data)->notes, g_ptr_array_unref);
}

LexMarginalia *
lex_marginalia_new (GtkWidget *page)
{
  LexMarginalia *self = g_new0 (LexMarginalia, 1);

  self->page = page;
  self->anchors = g_array_new (FALSE, FALSE, sizeof (Anchor));
  g_array_set_clear_func (self->anchors, clear_anchor);
  return self;
}

void
lex_marginalia_free (LexMarginalia *self)
{
  if (!self)
    return;
  lex_marginalia_reset (self);
  g_clear_pointer (&self->questions, g_hash_table_unref);
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
  const Anchor anchor = { .row = row, .clause = clause };

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
append_line (LexMarginalia *self, Anchor *anchor, GPtrArray *items)
{
  LexLabel *label = lex_clause_row_get_label (LEX_CLAUSE_ROW (anchor->row));
  g_autoptr (GPtrArray) none = g_ptr_array_new ();
  GtkWidget *line = lex_margin_line_new (label, items ? items : none, &self->style);

  g_signal_connect_object (line, "explain", G_CALLBACK (explain_cb), self->page, G_CONNECT_SWAPPED);
  g_signal_connect (line, "unfold", G_CALLBACK (unfold_cb), self);
  gtk_widget_insert_after (line, self->page, anchor->row);
  lex_page_layout_set_margin (get_layout (self), anchor->row, line);
  lex_preview_watch (line);
  anchor->line = line;
}

static Anchor *
get_anchor (LexMarginalia *self, guint index)
{
  return &g_array_index (self->anchors, Anchor, index);
}

/* Notes */

/* The row that a note on @label stands at: its own, the first below one that has none, or the
 * nearest above, unless its own may still come. */
static guint
find_place (LexMarginalia *self, LexLabel *label)
{
  guint above = 0;

  for (guint i = 0; i < self->anchors->len; i++)
    {
      LexLabel *own = lex_clause_row_get_label (LEX_CLAUSE_ROW (get_anchor (self, i)->row));

      if (lex_label_contains (label, own))
        return i;
      if (lex_label_contains (own, label))
        above = i;
    }
  return self->whole ? above : G_MAXUINT;
}

/* Of many notes on few clauses, each clause is looked for once; %NULL while its row may still come.
 */
static Anchor *
find_anchor (LexMarginalia *self, GHashTable *places, const char *text)
{
  g_autoptr (LexLabel) label = NULL;
  gpointer place;

  if (!g_hash_table_lookup_extended (places, text, NULL, &place))
    {
      label = lex_label_parse (text);
      place = GUINT_TO_POINTER (label ? find_place (self, label) : 0);
      g_hash_table_insert (places, (gpointer) text, place);
    }
  return GPOINTER_TO_UINT (place) < self->anchors->len ? get_anchor (self, GPOINTER_TO_UINT (place))
                                                       : NULL;
}

static void
place_notes (LexMarginalia *self)
{
  g_autoptr (GHashTable) places = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < self->anchors->len; i++)
    clear_anchor (get_anchor (self, i));
  for (guint i = 0; self->notes && self->anchors->len > 0 && i < self->notes->len; i++)
    {
      const LexJournalEntry *entry = g_ptr_array_index (self->notes, i);
      Anchor *anchor = find_anchor (self, places, entry->fields[LEX_JOURNAL_LABEL]);

      if (!anchor)
        continue;
      if (!anchor->notes)
        anchor->notes = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_journal_entry_free);
      g_ptr_array_add (anchor->notes, lex_journal_entry_copy (entry));
    }
}

/* A clause may have further rows, with text below its heading or the ruling of an example. */
static void
show_highlights (const Anchor *anchor)
{
  LexLabel *label = lex_clause_row_get_label (LEX_CLAUSE_ROW (anchor->row));

  lex_clause_row_set_made (LEX_CLAUSE_ROW (anchor->row), anchor->notes);
  for (GtkWidget *next = gtk_widget_get_next_sibling (anchor->row); next;
       next = gtk_widget_get_next_sibling (next))
    {
      if (!LEX_IS_CLAUSE_ROW (next))
        continue;
      if (!lex_label_equal (label, lex_clause_row_get_label (LEX_CLAUSE_ROW (next))))
        return;
      lex_clause_row_set_made (LEX_CLAUSE_ROW (next), anchor->notes);
    }
}

static void
show_notes (LexMarginalia *self)
{
  for (guint i = 0; i < self->n_built; i++)
    {
      Anchor *anchor = get_anchor (self, i);

      show_highlights (anchor);
      if (!anchor->line && anchor->notes)
        append_line (self, anchor, NULL);
      if (anchor->line)
        lex_margin_line_set_count (LEX_MARGIN_LINE (anchor->line), LEX_MARGIN_NOTE,
                                   anchor->notes ? anchor->notes->len : 0);
    }
}

/* A bookmark is no note. */
void
lex_marginalia_set_notes (LexMarginalia *self, GPtrArray *entries)
{
  g_clear_pointer (&self->notes, g_ptr_array_unref);
  self->notes = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_journal_entry_free);
  for (guint i = 0; entries && i < entries->len; i++)
    {
      const LexJournalEntry *entry = g_ptr_array_index (entries, i);

      if (entry->kind == LEX_JOURNAL_NOTE || entry->kind == LEX_JOURNAL_HIGHLIGHT)
        g_ptr_array_add (self->notes, lex_journal_entry_copy (entry));
    }
  place_notes (self);
  show_notes (self);
}

/* Questions */

guint
lex_marginalia_count_questions (LexMarginalia *self, LexLabel *label)
{
  return self->questions != NULL
             ? GPOINTER_TO_UINT (g_hash_table_lookup (self->questions, lex_label_get_text (label)))
             : 0;
}

static void
show_questions (LexMarginalia *self)
{
  for (guint i = 0; i < self->n_built; i++)
    {
      Anchor *anchor = get_anchor (self, i);
      const guint n = lex_marginalia_count_questions (
          self, lex_clause_row_get_label (LEX_CLAUSE_ROW (anchor->row)));

      if (!anchor->line && n > 0)
        append_line (self, anchor, NULL);
      if (anchor->line)
        lex_margin_line_set_count (LEX_MARGIN_LINE (anchor->line), LEX_MARGIN_QUESTIONS, n);
    }
}

void
lex_marginalia_set_questions (LexMarginalia *self, GHashTable *questions)
{
  g_hash_table_ref (questions);
  g_clear_pointer (&self->questions, g_hash_table_unref);
  self->questions = questions;
  show_questions (self);
}

GPtrArray *
lex_marginalia_get_notes (LexMarginalia *self, LexClauseRow *row)
{
  for (guint i = 0; i < self->anchors->len; i++)
    if (get_anchor (self, i)->row == GTK_WIDGET (row))
      return get_anchor (self, i)->notes;
  return NULL;
}

void
lex_marginalia_open_notes (LexMarginalia *self, LexLabel *label)
{
  Anchor *anchor;

  if (self->anchors->len == 0)
    return;
  anchor = get_anchor (self, find_place (self, label));
  if (!anchor->line)
    append_line (self, anchor, NULL);
  lex_margin_line_open_notes (LEX_MARGIN_LINE (anchor->line));
}

GtkWidget *
lex_marginalia_get_drawer (LexMarginalia *self, LexClauseRow **row)
{
  if (self->drawer && row)
    *row = LEX_CLAUSE_ROW (get_row (self->line));
  return self->drawer;
}

void
lex_marginalia_build (LexMarginalia *self, const LexTypesetting *setting, const LexPassage *passage,
                      gboolean whole)
{
  self->style = lex_typesetting_get_style (setting, setting->languages[0]);
  if (!self->margin && passage)
    self->margin = lex_margin_new (passage);
  for (guint i = self->n_built; i < self->anchors->len; i++)
    {
      Anchor *anchor = get_anchor (self, i);
      GPtrArray *items = self->margin ? lex_margin_get_items (self->margin, anchor->clause) : NULL;

      if (items)
        append_line (self, anchor, items);
    }
  if (self->n_built == self->anchors->len && self->whole == whole)
    return;
  self->n_built = self->anchors->len;
  self->whole = whole;
  place_notes (self);
  show_notes (self);
  show_questions (self);
}

void
lex_marginalia_reset (LexMarginalia *self)
{
  g_clear_pointer (&self->margin, lex_margin_free);
  g_clear_pointer (&self->notes, g_ptr_array_unref);
  g_array_set_size (self->anchors, 0);
  self->n_built = 0;
  self->whole = FALSE;
  self->drawer = NULL;
  self->line = NULL;
}
