/* lex-layout.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The way from words with places to paragraphs: margins out, columns in order, notes and lists
 * marked, lines joined. Each step knows only its own. The intake's formats call it, in any thread.
 */

#include "intake/layout/lex-layout.h"

#include "intake/layout/lex-layout-columns.h"
#include "intake/layout/lex-layout-lists.h"
#include "intake/layout/lex-layout-margins.h"
#include "intake/layout/lex-layout-notes.h"
#include "intake/layout/lex-layout-paragraphs.h"

static GPtrArray *
cut_pages (const LexExtractText *text)
{
  GPtrArray *pages = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);

  for (guint i = 0; i < text->pages->len; i++)
    g_ptr_array_add (pages, lex_layout_lines_cut (text->pages->pdata[i]));
  return pages;
}

/* The size that most words of the text have. */
static int
find_size (const GPtrArray *lines)
{
  g_autoptr (GHashTable) counts = g_hash_table_new (NULL, NULL);
  guint most = 0;
  int best = 1000;

  for (guint i = 0; i < lines->len; i++)
    {
      const LexLayoutLine *line = lines->pdata[i];
      gpointer key = GINT_TO_POINTER (line->size / 10);
      guint n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, key)) + line->words->len;

      g_hash_table_insert (counts, key, GUINT_TO_POINTER (n));
      if (n > most)
        {
          most = n;
          best = line->size;
        }
    }
  return best;
}

static gboolean
stands_above (const LexLayoutLine *margin, const LexExtractText *text)
{
  return margin->base < ((const LexExtractPage *) text->pages->pdata[margin->page])->height / 2;
}

static void
add_margins (GPtrArray *all, GPtrArray *margins, guint page, gboolean above,
             const LexExtractText *text)
{
  for (guint i = 0; i < margins->len; i++)
    {
      LexLayoutLine *margin = margins->pdata[i];

      if (margin->page == page && stands_above (margin, text) == above)
        g_ptr_array_add (all, margin);
    }
}

/* Puts the margins back to the lines of their pages; both are in the order of pages. */
static GPtrArray *
merge (GPtrArray *lines, GPtrArray *margins, const LexExtractText *text)
{
  GPtrArray *all = g_ptr_array_new ();
  guint next = 0, margin = 0;

  for (guint page = 0; page < text->pages->len; page++)
    {
      g_autoptr (GPtrArray) own = g_ptr_array_new ();

      for (;
           margin < margins->len && ((const LexLayoutLine *) margins->pdata[margin])->page == page;
           margin++)
        g_ptr_array_add (own, margins->pdata[margin]);
      add_margins (all, own, page, TRUE, text);
      for (; next < lines->len && ((const LexLayoutLine *) lines->pdata[next])->page == page;
           next++)
        g_ptr_array_add (all, lines->pdata[next]);
      add_margins (all, own, page, FALSE, text);
    }
  return all;
}

LexLayout *
lex_layout_read (const LexExtractText *text)
{
  g_autoptr (GPtrArray) pages = cut_pages (text);
  g_autoptr (GPtrArray) margins = lex_layout_margins_take (pages);
  g_autoptr (GArray) flows = NULL;
  g_autoptr (GPtrArray) lines = lex_layout_columns_order (pages, &flows);
  g_autoptr (GPtrArray) all = NULL;
  int size = find_size (lines);

  lex_layout_notes_mark (lines, size);
  lex_layout_lists_mark (lines, text->pages->len);
  all = merge (lines, margins, text);
  return lex_layout_paragraphs_make (all, flows, size);
}

void
lex_layout_free (LexLayout *self)
{
  if (self == NULL)
    return;
  g_free (self->original);
  g_ptr_array_unref (self->paragraphs);
  g_free (self);
}
