/* lex-extents.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which clauses are a document's, told by their ids. It refuses to know anything else of either.
 * The search of this room calls it.
 *
 * Documents have their ids in a row, and clauses are numbered as they come, from 1. So what a row
 * of the index is comes from its number, without a join.
 */

#include "store/lex-extents.h"

#include <sqlite3.h>

static void
clear_extent (gpointer data)
{
  g_free (((LexExtent *) data)->name);
}

static void
extent_cb (LexRow *row, gpointer user_data)
{
  GArray *extents = user_data;
  g_autofree char *kind = lex_row_dup_text (row, 0);
  g_autofree char *name = lex_row_dup_text (row, 2);
  LexExtent extent = { .last = lex_row_get_number (row, 1, G_MAXINT) };

  if (name == NULL || !lex_kind_from_name (kind, &extent.kind))
    row->damaged = "document";
  extent.name = g_steal_pointer (&name);
  extent.last += lex_extents_count_clauses (extents);
  g_array_append_val (extents, extent);
}

GArray *
lex_extents_read (LexQuestions *questions, GError **error)
{
  g_autoptr (GArray) extents = g_array_new (FALSE, FALSE, sizeof (LexExtent));
  sqlite3_stmt *statement
      = lex_questions_ask (questions, LEX_QUESTION_EXTENTS,
                           "SELECT kind, n_clauses, name FROM documents ORDER BY id", error);

  g_array_set_clear_func (extents, clear_extent);
  if (statement == NULL || !lex_questions_collect (questions, statement, extent_cb, extents, error))
    return NULL;
  return g_steal_pointer (&extents);
}

gboolean
lex_extents_find (GArray *extents, gint64 clause, guint *place)
{
  guint low = 0;
  guint high = extents->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (g_array_index (extents, LexExtent, middle).last < clause)
        low = middle + 1;
      else
        high = middle;
    }
  *place = low;
  return clause > 0 && low < extents->len;
}

gint64
lex_extents_count_clauses (GArray *extents)
{
  return extents->len > 0 ? g_array_index (extents, LexExtent, extents->len - 1).last : 0;
}
