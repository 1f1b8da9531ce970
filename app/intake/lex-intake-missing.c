/* lex-intake-missing.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which clauses that are known were not found. It does not know why, and says nothing of other
 * editions, whose clauses nobody knows. lex-intake-laws.c and lex-intake-joining.c call it.
 */

#include "intake/lex-intake-missing.h"

static GHashTable *
collect_found (GPtrArray *clauses)
{
  GHashTable *found = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < clauses->len; i++)
    g_hash_table_add (found, (gpointer) lex_label_get_text (
                                 lex_clause_get_label (g_ptr_array_index (clauses, i))));
  return found;
}

static void
add_missing (GPtrArray *missing, const LexIntakeSkeleton *skeleton, GHashTable *found)
{
  if (lex_intake_skeleton_is_beside (skeleton))
    return;
  for (guint i = 0; i < skeleton->places->len; i++)
    {
      const LexIntakePlace *place = g_ptr_array_index (skeleton->places, i);

      if (!place->optional && !g_hash_table_contains (found, lex_label_get_text (place->label)))
        g_ptr_array_add (missing, lex_label_ref (place->label));
    }
}

void
lex_intake_missing_find_in (GPtrArray *missing, const LexIntakeSkeleton *skeleton,
                            GPtrArray *clauses)
{
  g_autoptr (GHashTable) found = collect_found (clauses);

  add_missing (missing, skeleton, found);
}

void
lex_intake_missing_find (GPtrArray *missing, GPtrArray *skeletons, guint first, guint last,
                         GPtrArray *clauses)
{
  g_autoptr (GHashTable) found = collect_found (clauses);

  for (guint i = 0; i < skeletons->len; i++)
    {
      const LexIntakeSkeleton *skeleton = g_ptr_array_index (skeletons, i);
      const guint law = lex_intake_skeleton_get_law (skeleton);

      if (law > 0 && law >= first && law <= last)
        add_missing (missing, skeleton, found);
    }
}
