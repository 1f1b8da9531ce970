/* lex-layout-margins.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Running heads, running feet and page numbers. One page never tells them from its text; all pages
 * together do. It refuses to know columns and paragraphs. Only lex-layout.c calls it.
 */

#include "intake/layout/lex-layout-margins.h"

#include <string.h>

#include "intake/layout/lex-layout-row.h"

/* A margin has no more rows. */
#define ROWS 3

/* Two rows stand at one place if they are in the same or a neighbouring stretch of so much. */
#define STRETCH 400

/* So often a head says the same at the same place; if it stands apart from the text, or in a short
 * document, fewer are enough. */
#define REPEATED 3
#define REPEATED_APART 2
#define SHORT_PAGES 4

/* A head that changes stands so often at its place, so far from the text, and is no larger. */
#define CHANGING 4
#define CHANGING_GAP 2.0
#define CHANGING_SIZE 1.15
#define CHANGING_KNOWN 0.6

#define MAX_TEXT 120
#define MAX_PIECES 8
#define NO_OFFSET G_MININT

typedef struct
{
  GPtrArray *pages; /* of pieces */
  GPtrArray *edges; /* (element-type GPtrArray): of each page its upper rows, then its lower ones */
  int size;         /* of most of the type */
  int offset[2];    /* from a page's place to its number, arabic and roman */
  GHashTable *seen; /* how often a row says the same at its place */
  GHashTable *numbered; /* how many rows at a place have the number of their page */
  GHashTable *texts;    /* how often pieces say the same */
} Margins;

static int
compare_levels (gconstpointer a, gconstpointer b)
{
  const LexLayoutLine *first = *(const LexLayoutLine *const *) a;
  const LexLayoutLine *second = *(const LexLayoutLine *const *) b;

  if (first->base != second->base)
    return first->base < second->base ? -1 : 1;
  return (first->x0 > second->x0) - (first->x0 < second->x0);
}

static void
find_rows (Margins *self)
{
  for (guint i = 0; i < self->pages->len; i++)
    {
      GPtrArray *pieces = self->pages->pdata[i];

      g_ptr_array_sort (pieces, compare_levels);
      g_ptr_array_add (self->edges, lex_layout_rows_find (pieces, FALSE, ROWS));
      g_ptr_array_add (self->edges, lex_layout_rows_find (pieces, TRUE, ROWS));
    }
}

/* The size that most letters have. */
static int
find_size (GPtrArray *pages)
{
  g_autoptr (GHashTable) counts = g_hash_table_new (NULL, NULL);
  guint most = 0;
  int best = 0;

  for (guint i = 0; i < pages->len; i++)
    for (guint j = 0; j < ((GPtrArray *) pages->pdata[i])->len; j++)
      {
        const LexLayoutLine *piece = ((GPtrArray *) pages->pdata[i])->pdata[j];
        gpointer key = GINT_TO_POINTER (piece->size / 10);
        guint n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, key)) + piece->words->len;

        g_hash_table_insert (counts, key, GUINT_TO_POINTER (n));
        if (n > most)
          {
            most = n;
            best = piece->size;
          }
      }
  return best;
}

/* What most numbers at the edges say of the number that page 0 has. */
static int
find_offset (Margins *self, gboolean roman)
{
  g_autoptr (GHashTable) votes = g_hash_table_new (NULL, NULL);
  guint most = 1;
  int best = NO_OFFSET;

  for (guint i = 0; i < self->edges->len; i++)
    for (guint j = 0; j < ((GPtrArray *) self->edges->pdata[i])->len; j++)
      {
        const LexLayoutRow *row = ((GPtrArray *) self->edges->pdata[i])->pdata[j];
        int offset = row->number - (int) row->page;
        gpointer key = GINT_TO_POINTER (offset);
        guint n;

        if (row->number < 0 || row->roman != roman)
          continue;
        n = GPOINTER_TO_UINT (g_hash_table_lookup (votes, key)) + 1;
        g_hash_table_insert (votes, key, GUINT_TO_POINTER (n));
        if (n > most)
          {
            most = n;
            best = offset;
          }
      }
  return best;
}

static gboolean
is_numbered (const Margins *self, const LexLayoutRow *row)
{
  return row->number >= 0 && row->number - (int) row->page == self->offset[row->roman];
}

static char *
dup_key (const Margins *self, const LexLayoutRow *row, guint edge, int shift)
{
  return g_strdup_printf ("%u %d %s", edge % 2, row->base / STRETCH + shift,
                          is_numbered (self, row) ? row->words : row->all);
}

/* A stretch of one kind of edge. */
static gpointer
get_place (const LexLayoutRow *row, guint edge, int shift)
{
  return GINT_TO_POINTER ((row->base / STRETCH + shift) * 2 + (int) (edge % 2));
}

static void
count_rows (Margins *self)
{
  for (guint i = 0; i < self->edges->len; i++)
    for (guint j = 0; j < ((GPtrArray *) self->edges->pdata[i])->len; j++)
      {
        const LexLayoutRow *row = ((GPtrArray *) self->edges->pdata[i])->pdata[j];
        char *key = dup_key (self, row, i, 0);
        guint n = GPOINTER_TO_UINT (g_hash_table_lookup (self->seen, key));

        g_hash_table_insert (self->seen, key, GUINT_TO_POINTER (n + 1));
        if (!is_numbered (self, row))
          continue;
        n = GPOINTER_TO_UINT (g_hash_table_lookup (self->numbered, get_place (row, i, 0)));
        g_hash_table_insert (self->numbered, get_place (row, i, 0), GUINT_TO_POINTER (n + 1));
      }
}

static guint
count_same (const Margins *self, const LexLayoutRow *row, guint edge)
{
  guint n = 0;

  for (int shift = -1; shift <= 1; shift++)
    {
      g_autofree char *key = dup_key (self, row, edge, shift);

      n += GPOINTER_TO_UINT (g_hash_table_lookup (self->seen, key));
    }
  return n;
}

/* How many rows at this place have the number of their page. */
static guint
count_numbered (const Margins *self, const LexLayoutRow *row, guint edge)
{
  guint n = 0;

  for (int shift = -1; shift <= 1; shift++)
    n += GPOINTER_TO_UINT (g_hash_table_lookup (self->numbered, get_place (row, edge, shift)));
  return n;
}

static gboolean
is_repeated (const Margins *self, const LexLayoutRow *row, guint edge)
{
  gboolean apart = row->gap > CHANGING_GAP * self->size || self->pages->len <= SHORT_PAGES;

  if (is_numbered (self, row) && *row->words == '\0')
    return TRUE;
  /* Where other pages have their number, this is one, or has one. */
  if ((is_numbered (self, row) || (row->number >= 0 && *row->words == '\0'))
      && count_numbered (self, row, edge) >= REPEATED)
    return TRUE;
  /* A lone page's number is known by standing alone. */
  if (self->pages->len == 1)
    return edge % 2 == 1 && row->number >= 0 && *row->words == '\0'
           && row->gap > CHANGING_GAP * self->size;
  return count_same (self, row, edge) >= (guint) (apart ? REPEATED_APART : REPEATED);
}

static void
collect_texts (Margins *self)
{
  for (guint i = 0; i < self->pages->len; i++)
    for (guint j = 0; j < ((GPtrArray *) self->pages->pdata[i])->len; j++)
      {
        LexLayoutLine *piece = ((GPtrArray *) self->pages->pdata[i])->pdata[j];
        g_autofree char *text = lex_layout_line_dup_text (piece);
        char *folded = strlen (text) < MAX_TEXT ? g_utf8_strdown (text, -1) : NULL;
        guint n = folded ? GPOINTER_TO_UINT (g_hash_table_lookup (self->texts, folded)) : 0;

        if (folded != NULL)
          g_hash_table_insert (self->texts, folded, GUINT_TO_POINTER (n + 1));
      }
}

/* How often a text stands anywhere but in this row. */
static guint
count_elsewhere (const Margins *self, const LexLayoutRow *row, const char *text)
{
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (self->texts, text));

  for (guint i = 0; n > 0 && i < MIN (row->pieces->len, MAX_PIECES); i++)
    {
      g_autofree char *own = lex_layout_line_dup_text (row->pieces->pdata[i]);
      g_autofree char *folded = g_utf8_strdown (own, -1);

      n -= g_str_equal (folded, text) ? 1 : 0;
    }
  return n;
}

/* What a head says that changes is said in the text, too, or on the next page again. */
static gboolean
is_known (const Margins *self, const LexLayoutRow *row, guint edge)
{
  const char *words = is_numbered (self, row) ? row->words : row->all;
  g_autofree char *start = g_strdup (words);

  if (count_same (self, row, edge) > 1)
    return TRUE;
  for (char *space = start + strlen (start); space != NULL; space = strrchr (start, ' '))
    {
      *space = '\0';
      if (strlen (start) > 3 && count_elsewhere (self, row, start) > 0)
        return TRUE;
    }
  return FALSE;
}

static LexLayoutRow *
get_outermost (const Margins *self, guint edge)
{
  const GPtrArray *rows = self->edges->pdata[edge];

  for (guint i = 0; i < rows->len; i++)
    if (!((const LexLayoutRow *) rows->pdata[i])->margin)
      return rows->pdata[i];
  return NULL;
}

static gboolean
may_change (const Margins *self, const LexLayoutRow *row)
{
  return row->gap > CHANGING_GAP * self->size && row->size < CHANGING_SIZE * self->size;
}

/* Marks heads that change from page to page and stand at one place, of one kind of edge. */
static void
mark_changing (Margins *self, guint which)
{
  g_autoptr (GHashTable) places = g_hash_table_new (NULL, NULL);
  guint n_known = 0, n = 0;

  for (guint i = which; i < self->edges->len; i += 2)
    {
      const LexLayoutRow *row = get_outermost (self, i);
      gpointer place = row != NULL ? GINT_TO_POINTER (row->base / STRETCH) : NULL;

      if (row == NULL || !may_change (self, row))
        continue;
      g_hash_table_insert (
          places, place,
          GUINT_TO_POINTER (GPOINTER_TO_UINT (g_hash_table_lookup (places, place)) + 1));
      n++;
      n_known += is_known (self, row, i) ? 1 : 0;
    }
  if (n < CHANGING || n_known < CHANGING_KNOWN * n)
    return;
  for (guint i = which; i < self->edges->len; i += 2)
    {
      LexLayoutRow *row = get_outermost (self, i);
      gpointer place = row != NULL ? GINT_TO_POINTER (row->base / STRETCH) : NULL;

      if (row != NULL && may_change (self, row)
          && GPOINTER_TO_UINT (g_hash_table_lookup (places, place)) >= CHANGING
          && (is_known (self, row, i) || is_numbered (self, row)))
        row->margin = TRUE;
    }
}

/* From the edge inwards, as far as rows belong to the margin. */
static void
mark_repeated (Margins *self)
{
  for (guint i = 0; i < self->edges->len; i++)
    for (guint j = 0; j < ((GPtrArray *) self->edges->pdata[i])->len; j++)
      {
        LexLayoutRow *row = ((GPtrArray *) self->edges->pdata[i])->pdata[j];

        if (!row->margin && !is_repeated (self, row, i))
          break;
        row->margin = TRUE;
      }
}

static GPtrArray *
take (Margins *self)
{
  GPtrArray *taken = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_layout_line_free);
  g_autoptr (GHashTable) gone = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < self->edges->len; i++)
    for (guint j = 0; j < ((GPtrArray *) self->edges->pdata[i])->len; j++)
      {
        const LexLayoutRow *row = ((GPtrArray *) self->edges->pdata[i])->pdata[j];

        for (guint k = 0; row->margin && k < row->pieces->len; k++)
          g_hash_table_add (gone, row->pieces->pdata[k]);
      }
  for (guint i = 0; i < self->pages->len; i++)
    {
      GPtrArray *pieces = self->pages->pdata[i];
      guint kept = 0;

      for (guint j = 0; j < pieces->len; j++)
        if (g_hash_table_contains (gone, pieces->pdata[j]))
          g_ptr_array_add (taken, pieces->pdata[j]);
        else
          pieces->pdata[kept++] = pieces->pdata[j];
      g_ptr_array_set_free_func (pieces, NULL);
      g_ptr_array_set_size (pieces, (int) kept);
      g_ptr_array_set_free_func (pieces, (GDestroyNotify) lex_layout_line_free);
    }
  return taken;
}

GPtrArray *
lex_layout_margins_take (GPtrArray *pages)
{
  Margins self = { .pages = pages, .size = find_size (pages) };
  GPtrArray *taken;

  self.edges = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  self.seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self.numbered = g_hash_table_new (NULL, NULL);
  self.texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  find_rows (&self);
  self.offset[FALSE] = find_offset (&self, FALSE);
  self.offset[TRUE] = find_offset (&self, TRUE);
  count_rows (&self);
  mark_repeated (&self);
  collect_texts (&self);
  mark_changing (&self, 0);
  mark_changing (&self, 1);
  mark_repeated (&self);
  taken = take (&self);
  for (guint i = 0; i < taken->len; i++)
    ((LexLayoutLine *) taken->pdata[i])->role = LEX_LAYOUT_MARGIN;
  g_ptr_array_unref (self.edges);
  g_hash_table_unref (self.seen);
  g_hash_table_unref (self.numbered);
  g_hash_table_unref (self.texts);
  return taken;
}
