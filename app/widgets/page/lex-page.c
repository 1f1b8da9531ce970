/* lex-page.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One law, section or example as a page: an opening, a row per clause, and
 * a margin. It refuses to know the library and scrolling. Only the reader uses it.
 */

#include "widgets/page/lex-page-private.h"

#include <glib/gi18n-lib.h>

#include "services/lex-entries.h"
#include "services/lex-mentions.h"
#include "services/lex-passage.h"
#include "widgets/inplace/lex-preview.h"
#include "widgets/page/lex-clause-rows.h"
#include "widgets/page/lex-example-rows.h"
#include "widgets/page/lex-margin-items.h"
#include "widgets/page/lex-page-header.h"
#include "widgets/page/lex-page-layout.h"
#include "widgets/page/lex-page-setting.h"

/* How far a row stands from the one above, by what it opens. */
#define GAP_PART 18
#define GAP_CLAUSE 8
#define GAP_ENTRY 5
#define GAP_DIGEST 3

/* So many letters in half a page's width fill any ordinary window. Rows beyond
 * them are made once the first frame is on the screen, some with each frame: fonts and lines are
 * what a frame costs. */
#define FIRST_LETTERS 760
#define NEXT_LETTERS 700
#define LEAST_LETTERS 20 /* what a row costs that is no more than a heading */
/* Each frame lays out all rows that stand, so that of very many not too few may come at a time. */
#define NEXT_SHARE 6

G_DEFINE_FINAL_TYPE (LexPage, lex_page, GTK_TYPE_WIDGET)

static LexPageLayout *
get_layout (LexPage *self)
{
  return LEX_PAGE_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));
}

/* One language leaves room for a margin at any width that is not narrow. */
static void
divide (LexPage *self)
{
  LexGrid *grid = &self->setting.grid;

  grid->has_margin = self->has_items && (self->margin || grid->n_texts == 1);
  grid->share = self->share;
  lex_page_layout_set_grid (get_layout (self), grid);
}

static gboolean
has_text (LexClause *clause)
{
  return lex_clause_get_text (clause, LEX_LANGUAGE_EN)
         || lex_clause_get_text (clause, LEX_LANGUAGE_PL);
}

static void
append_row (LexPage *self, GtkWidget *row, int gap)
{
  gtk_widget_set_margin_top (row, gap);
  gtk_widget_set_parent (row, GTK_WIDGET (self));
  g_ptr_array_add (self->rows, row);
  lex_page_layout_append (get_layout (self), row);
  lex_preview_watch (row);
}

/* A row that may have a margin. */
static void
append_anchor (LexPage *self, GtkWidget *row, int gap, guint clause)
{
  append_row (self, row, gap);
  lex_marginalia_expect (self->marginalia, row, clause);
}

static const LexPassageRow *
get_source (LexPage *self, guint index)
{
  return g_ptr_array_index (self->passage->rows, index);
}

/* What stood there before, hidden until it is asked for. */
static void
append_past (LexPage *self, const LexPassageRow *source, int indent)
{
  GtkWidget *row = lex_clause_rows_new_past (&self->setting, source, indent);

  if (!row)
    return;
  gtk_widget_set_visible (row, self->past);
  append_row (self, row, GAP_CLAUSE);
  g_ptr_array_add (self->past_rows, row);
}

/* The digest where it was asked for beside an official text. */
static void
append_digest (LexPage *self, const LexPassageRow *source, int indent)
{
  GtkWidget *row = lex_clause_rows_new_digest (&self->setting, source, indent);

  if (row)
    append_row (self, row, GAP_DIGEST);
}

static int
get_gap (LexPage *self, gboolean opens_part)
{
  if (self->setting.entries)
    return GAP_ENTRY;
  return opens_part ? GAP_PART : GAP_CLAUSE;
}

/* The first clause of a passage has its heading in the opening; its text, if
 * any, is a row without a label of its own. */
static void
append_clause (LexPage *self, guint index)
{
  const LexPassageRow *source = get_source (self, index);
  LexLabel *label = lex_clause_get_label (source->clause);
  const int depth = lex_label_get_depth (label) - lex_label_get_depth (self->passage->label);
  const int indent = MAX (depth - 1, 0);
  const gboolean opening = index == 0;
  const gboolean opens_part
      = depth == 1 && lex_clause_get_heading (source->clause, self->setting.languages[0]);

  if (opening ? has_text (source->clause) : lex_clause_rows_is_in_force (source->clause))
    {
      GtkWidget *row = lex_clause_rows_new (&self->setting, self->passage, index, indent);

      if (!opening)
        lex_clause_row_set_cited (LEX_CLAUSE_ROW (row), lex_mentions_count (self->passage, label));
      if (opening)
        append_row (self, row, GAP_CLAUSE);
      else
        append_anchor (self, row, get_gap (self, opens_part), index);
    }
  append_digest (self, source, indent);
  append_past (self, source, indent);
}

static void
append_example (LexPage *self, LexClause *clause)
{
  g_autoptr (GPtrArray) rows = lex_example_rows_new (&self->setting, clause);

  for (guint i = 0; i < rows->len; i++)
    append_row (self, g_ptr_array_index (rows, i), GAP_PART);
}

static gsize
count_letters (LexPage *self, const LexPassageRow *row)
{
  LexText *text = lex_clause_get_text (row->clause, self->setting.languages[0]);

  return MAX (text ? strlen (lex_text_get_plain (text)) : 0, LEAST_LETTERS);
}

/* Makes rows until @letters of the first language stand. */
static void
append_rows (LexPage *self, gsize letters)
{
  gsize done = 0;

  for (; self->next < self->passage->rows->len && done < letters; self->next++)
    {
      const LexPassageRow *row = get_source (self, self->next);
      const gboolean opening = self->next == 0;

      if (opening)
        append_anchor (self, lex_page_header_new (&self->setting, self->passage), 0, 0);
      append_clause (self, self->next);
      append_example (self, row->clause);
      done += count_letters (self, row);
    }
  self->letters += done;
}

static void
append_margins (LexPage *self)
{
  lex_marginalia_build (self->marginalia, &self->setting, self->has_items ? self->passage : NULL,
                        self->next == self->passage->rows->len);
}

void
lex_page_complete (LexPage *self)
{
  g_return_if_fail (LEX_IS_PAGE (self));

  if (self->rest_source)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->rest_source);
  self->rest_source = 0;
  if (!self->passage)
    return;
  append_rows (self, G_MAXSIZE);
  append_margins (self);
  g_clear_pointer (&self->passage, lex_passage_free);
}

/* Called at the beginning of each frame: when it comes again, the first is painted. What is added
 * stands below all that is read, and nothing moves. */
static gboolean
rest_cb (GtkWidget *widget, GdkFrameClock *frames, gpointer user_data)
{
  LexPage *self = LEX_PAGE (widget);

  if (self->ticks++ == 0)
    return G_SOURCE_CONTINUE;
  append_rows (self, MAX (NEXT_LETTERS, self->letters / NEXT_SHARE));
  if (self->next < self->passage->rows->len)
    {
      append_margins (self);
      return G_SOURCE_CONTINUE;
    }
  self->rest_source = 0;
  lex_page_complete (self);
  return G_SOURCE_REMOVE;
}

void
lex_page_clear (LexPage *self)
{
  GtkWidget *child;

  g_return_if_fail (LEX_IS_PAGE (self));

  if (self->rest_source)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->rest_source);
  self->rest_source = 0;
  g_clear_pointer (&self->passage, lex_passage_free);
  lex_selection_clear (self->selection);
  lex_marginalia_reset (self->marginalia);
  lex_page_layout_reset (get_layout (self));
  g_ptr_array_set_size (self->rows, 0);
  g_ptr_array_set_size (self->past_rows, 0);
  while ((child = gtk_widget_get_last_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
}

void
lex_page_show (LexPage *self, LexPassage *passage, LexLanguages languages)
{
  g_autofree char *title = NULL;

  g_return_if_fail (LEX_IS_PAGE (self));
  g_return_if_fail (passage->rows->len > 0);

  lex_page_clear (self);
  if (lex_entries_is_alphabetical (passage->document))
    lex_entries_sort_passage (passage, lex_languages_get_first (languages));
  self->passage = passage;
  self->has_items = lex_margin_items_expected (passage)
                    || lex_marginalia_count_questions (self->marginalia, passage->label);
  self->next = 0;
  self->letters = 0;
  self->ticks = 0;
  self->setting = lex_page_setting_new (passage, languages);
  divide (self);
  title = lex_page_header_dup_title (passage, self->setting.languages[0]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  append_rows (self, FIRST_LETTERS * (self->setting.grid.n_texts == 1 ? 2 : 1));
  /* On a screen that shows a page already, a margin that comes later would be a flicker. */
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    append_margins (self);
  self->rest_source = gtk_widget_add_tick_callback (GTK_WIDGET (self), rest_cb, NULL, NULL);
}

void
lex_page_append (LexPage *self, LexLabel *label, GtkWidget *span)
{
  GtkWidget *row = lex_clause_row_new (&self->setting, label, 0);

  lex_page_complete (self);
  lex_clause_row_set_span (LEX_CLAUSE_ROW (row), span);
  append_row (self, row, GAP_PART);
}

void
lex_page_set_notes (LexPage *self, GPtrArray *entries)
{
  g_return_if_fail (LEX_IS_PAGE (self));

  lex_marginalia_set_notes (self->marginalia, entries);
  if (entries && entries->len > 0)
    lex_page_expect_notes (self);
}

void
lex_page_set_questions (LexPage *self, GHashTable *questions)
{
  g_return_if_fail (LEX_IS_PAGE (self));

  lex_marginalia_set_questions (self->marginalia, questions);
  if (self->rows->len > 0
      && lex_marginalia_count_questions (self->marginalia,
                                         lex_clause_row_get_label (self->rows->pdata[0])))
    lex_page_expect_notes (self);
}

void
lex_page_expect_notes (LexPage *self)
{
  g_return_if_fail (LEX_IS_PAGE (self));

  if (self->has_items)
    return;
  self->has_items = TRUE;
  lex_page_set_margin (self, self->margin);
}

LexMarginalia *
lex_page_get_marginalia (LexPage *self)
{
  g_return_val_if_fail (LEX_IS_PAGE (self), NULL);

  return self->marginalia;
}

LexSelection *
lex_page_get_selection (LexPage *self)
{
  g_return_val_if_fail (LEX_IS_PAGE (self), NULL);

  return self->selection;
}

void
lex_page_set_past (LexPage *self, gboolean past)
{
  g_return_if_fail (LEX_IS_PAGE (self));

  self->past = past;
  for (guint i = 0; i < self->past_rows->len; i++)
    gtk_widget_set_visible (g_ptr_array_index (self->past_rows, i), past);
}

static void
divide_again (LexPage *self)
{
  divide (self);
  for (guint i = 0; i < self->rows->len; i++)
    lex_clause_row_set_grid (g_ptr_array_index (self->rows, i), &self->setting.grid);
}

void
lex_page_set_margin (LexPage *self, gboolean margin)
{
  g_return_if_fail (LEX_IS_PAGE (self));

  self->margin = margin;
  divide_again (self);
}

void
lex_page_set_share (LexPage *self, double share)
{
  g_return_if_fail (LEX_IS_PAGE (self));

  if (self->share >= share && self->share <= share)
    return;
  self->share = share;
  divide_again (self);
}

static void
lex_page_dispose (GObject *object)
{
  LexPage *self = LEX_PAGE (object);

  if (get_layout (self))
    lex_page_clear (self);

  G_OBJECT_CLASS (lex_page_parent_class)->dispose (object);
}

static void
lex_page_finalize (GObject *object)
{
  g_ptr_array_unref (LEX_PAGE (object)->rows);
  g_ptr_array_unref (LEX_PAGE (object)->past_rows);
  lex_marginalia_free (LEX_PAGE (object)->marginalia);
  lex_selection_free (LEX_PAGE (object)->selection);

  G_OBJECT_CLASS (lex_page_parent_class)->finalize (object);
}

static void
lex_page_class_init (LexPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = lex_page_finalize;
  g_signal_new ("explain", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 2, LEX_TYPE_RELATION, GTK_TYPE_WIDGET);
  gtk_widget_class_set_css_name (widget_class, "page");
  gtk_widget_class_set_layout_manager_type (widget_class, LEX_TYPE_PAGE_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DOCUMENT);
}

static void
lex_page_init (LexPage *self)
{
  self->rows = g_ptr_array_new ();
  self->past_rows = g_ptr_array_new ();
  self->marginalia = lex_marginalia_new (GTK_WIDGET (self));
  self->selection = lex_selection_new (GTK_WIDGET (self));
  self->setting.grid.n_texts = 1;
  self->margin = TRUE;
}
