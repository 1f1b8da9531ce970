/* lex-keeping.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the reader made on the clauses of a page: asked of the journal, shown in its margin and its
 * drawers. It refuses to know how pages are laid out and how notes are written. The reader attaches
 * it.
 */

#include "widgets/page/lex-keeping.h"

#include "widgets/journal/lex-notes.h"
#include "widgets/page/lex-drawer.h"
#include "widgets/page/lex-margin-items.h"
#include "widgets/text/lex-text-label.h"

#define KEEPING "lex-keeping"
#define NOTES "lex-notes"
#define GAP 10

/* Of a page. */
typedef struct
{
  LexPage *page; /* borrowed: what this is attached to */

  /* Owned; the journal is nullable */
  LexLibrary *library;
  LexJournal *journal;
  LexLabel *root;
  gulong changed_handler;

  LexLanguage language;
} Keeping;

static void
keeping_free (gpointer data)
{
  Keeping *self = data;

  if (self->journal)
    g_clear_signal_handler (&self->changed_handler, self->journal);
  g_clear_object (&self->journal);
  g_clear_object (&self->library);
  g_clear_pointer (&self->root, lex_label_unref);
  g_free (self);
}

static Keeping *
get (LexPage *page)
{
  return g_object_get_data (G_OBJECT (page), KEEPING);
}

/* The notes that stand open, if any do, follow. */
static void
refresh (Keeping *self)
{
  LexMarginalia *marginalia = lex_page_get_marginalia (self->page);
  g_autoptr (GPtrArray) entries
      = self->journal ? lex_journal_list_below (self->journal, self->root, NULL) : NULL;
  LexClauseRow *row = NULL;
  GtkWidget *drawer;
  LexNotes *notes;

  lex_page_set_notes (self->page, entries);
  drawer = lex_marginalia_get_drawer (marginalia, &row);
  notes = drawer ? g_object_get_data (G_OBJECT (drawer), NOTES) : NULL;
  if (notes)
    lex_notes_set_entries (notes, lex_marginalia_get_notes (marginalia, row));
}

void
lex_keeping_attach (LexPage *page, LexLibrary *library, LexLabel *root, LexLanguage language)
{
  Keeping *self;

  g_return_if_fail (LEX_IS_PAGE (page));

  self = get (page);
  if (!self)
    {
      self = g_new0 (Keeping, 1);
      self->page = page;
      g_object_set_data_full (G_OBJECT (page), KEEPING, self, keeping_free);
    }
  g_set_object (&self->library, library);
  lex_label_ref (root);
  g_clear_pointer (&self->root, lex_label_unref);
  self->root = root;
  self->language = language;
  if (self->journal)
    refresh (self);
}

gboolean
lex_keeping_has_journal (LexPage *page)
{
  Keeping *self;

  g_return_val_if_fail (LEX_IS_PAGE (page), FALSE);

  self = get (page);
  return self != NULL && self->journal != NULL;
}

void
lex_keeping_set_journal (LexPage *page, LexJournal *journal)
{
  Keeping *self;

  g_return_if_fail (LEX_IS_PAGE (page));
  g_return_if_fail (LEX_IS_JOURNAL (journal));

  self = get (page);
  g_return_if_fail (self != NULL && self->journal == NULL);
  self->journal = g_object_ref (journal);
  self->changed_handler = g_signal_connect_swapped (journal, "changed", G_CALLBACK (refresh), self);
  refresh (self);
}

/* Drawers */

static GtkWidget *
notes_new (Keeping *self, LexClauseRow *row)
{
  GtkWidget *notes = lex_notes_new (self->library, self->journal, self->language);

  lex_notes_set_label (LEX_NOTES (notes), lex_clause_row_get_label (row));
  lex_notes_set_entries (LEX_NOTES (notes),
                         lex_marginalia_get_notes (lex_page_get_marginalia (self->page), row));
  return notes;
}

static GtkWidget *
note_drawer_new (Keeping *self, LexClauseRow *row)
{
  const char *title = lex_margin_kind_get_title (LEX_MARGIN_NOTE);
  GtkWidget *notes = notes_new (self, row);
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                 "orientation", GTK_ORIENTATION_VERTICAL, "spacing", GAP, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_widget_add_css_class (box, "drawer");
  gtk_widget_add_css_class (box, lex_margin_kind_get_name (LEX_MARGIN_NOTE));
  gtk_box_append (GTK_BOX (box), lex_text_label_new (title, self->language, "kind"));
  gtk_box_append (GTK_BOX (box), notes);
  g_object_set_data (G_OBJECT (box), NOTES, notes);
  return box;
}

/* Notes that came with an import stand below the reader's own. */
GtkWidget *
lex_keeping_new_drawer (LexPage *page, LexClauseRow *row, GPtrArray *items)
{
  Keeping *self;
  const LexMarginItem *first;
  GtkWidget *drawer;

  g_return_val_if_fail (LEX_IS_PAGE (page), NULL);

  self = get (page);
  g_return_val_if_fail (self != NULL, NULL);
  first = items->len > 0 ? g_ptr_array_index (items, 0) : NULL;
  if (!self->journal || (first && first->kind != LEX_MARGIN_NOTE))
    return lex_drawer_new (self->library, items, self->language);
  drawer = note_drawer_new (self, row);
  if (first)
    gtk_box_append (GTK_BOX (drawer), lex_drawer_new (self->library, items, self->language));
  return drawer;
}

static LexNotes *
open_notes (Keeping *self, LexLabel *label)
{
  LexMarginalia *marginalia = lex_page_get_marginalia (self->page);
  GtkWidget *drawer;

  lex_page_complete (self->page);
  lex_page_expect_notes (self->page);
  lex_marginalia_open_notes (marginalia, label);
  drawer = lex_marginalia_get_drawer (marginalia, NULL);
  return drawer ? g_object_get_data (G_OBJECT (drawer), NOTES) : NULL;
}

gboolean
lex_keeping_write (LexPage *page, LexLabel *label)
{
  Keeping *self;
  LexNotes *notes;

  g_return_val_if_fail (LEX_IS_PAGE (page), FALSE);

  self = get (page);
  if (!self || !self->journal)
    return FALSE;
  notes = open_notes (self, label);
  if (!notes)
    return FALSE;
  lex_notes_set_label (notes, label);
  lex_notes_begin (notes);
  return TRUE;
}

void
lex_keeping_read (LexPage *page, LexLabel *label)
{
  Keeping *self;

  g_return_if_fail (LEX_IS_PAGE (page));

  self = get (page);
  if (self && self->journal)
    open_notes (self, label);
}
