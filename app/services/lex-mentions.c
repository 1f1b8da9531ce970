/* lex-mentions.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What cites a clause or speaks of it, document by document, each clause once. It refuses to find
 * citations, which the index has, and to know how many of them a front end has room for. Front
 * ends call it.
 */

#include "services/lex-mentions.h"

#include "services/lex-library-private.h"
#include "services/lex-passage.h"

/* The parts of a clause cite each other for its own sake; that is no news about it. */
static gboolean
is_citation_of (const LexReferencePair *pair, LexLabel *label)
{
  return lex_label_contains (label, pair->to) && !lex_label_contains (label, pair->from);
}

typedef void (*Take) (const LexReferencePair *pair, gpointer user_data);

/* What a passage cites itself counts as soon as only a part of it is asked about. */
static void
walk (const LexPassage *passage, LexLabel *label, Take take, gpointer user_data)
{
  GPtrArray *const lists[] = { passage->cited_by, passage->about, passage->cites };

  for (guint list = 0; list < G_N_ELEMENTS (lists); list++)
    for (guint i = 0; i < lists[list]->len; i++)
      if (is_citation_of (lists[list]->pdata[i], label))
        take (lists[list]->pdata[i], user_data);
}

static void
count (const LexReferencePair *pair, gpointer user_data)
{
  if (pair->kind != LEX_KIND_INDEX)
    g_hash_table_add (user_data, pair->from);
}

guint
lex_mentions_count (const LexPassage *self, LexLabel *label)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (lex_label_hash, lex_label_equal);

  g_return_val_if_fail (self != NULL && label != NULL, 0);

  walk (self, label, count, seen);
  return g_hash_table_size (seen);
}

static void
group_free (gpointer data)
{
  LexMentions *group = data;

  g_clear_object (&group->document);
  g_clear_pointer (&group->labels, g_ptr_array_unref);
  g_free (group);
}

/* One gathering: the groups in the order of the library's documents, most of them empty. */
static GPtrArray *
list_empty_groups (LexLibrary *self, GError **error)
{
  g_autoptr (GPtrArray) documents = lex_library_list_documents (self, error);
  g_autoptr (GPtrArray) groups = g_ptr_array_new_with_free_func (group_free);

  if (documents == NULL)
    return NULL;
  for (guint i = 0; i < documents->len; i++)
    {
      LexMentions *group = g_new0 (LexMentions, 1);

      group->document = g_object_ref (documents->pdata[i]);
      group->labels = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_label_unref);
      g_ptr_array_add (groups, group);
    }
  return g_steal_pointer (&groups);
}

static void
add_to (GPtrArray *groups, const char *document, LexLabel *from)
{
  for (guint i = 0; i < groups->len && document != NULL; i++)
    {
      LexMentions *group = groups->pdata[i];

      if (g_str_equal (lex_document_get_name (group->document), document)
          && !g_ptr_array_find_with_equal_func (group->labels, from, lex_label_equal, NULL))
        g_ptr_array_add (group->labels, lex_label_ref (from));
    }
}

/* An imported text of a law cites what the digest of it cites, and is named beside it. */
static void
sort_in (const LexReferencePair *pair, gpointer user_data)
{
  if (!pair->imported)
    add_to (user_data, pair->document, pair->from);
  add_to (user_data, pair->import, pair->from);
}

static int
compare_labels (gconstpointer a, gconstpointer b)
{
  return lex_label_compare (*(LexLabel *const *) a, *(LexLabel *const *) b);
}

GPtrArray *
lex_mentions_list (LexLibrary *self, LexLabel *label, GError **error)
{
  g_autoptr (LexPassage) passage = NULL;
  g_autoptr (GPtrArray) groups = NULL;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (label != NULL, NULL);

  passage = lex_library_show (self, label, error);
  if (passage != NULL)
    groups = list_empty_groups (self, error);
  if (groups == NULL)
    return NULL;

  walk (passage, label, sort_in, groups);
  for (guint i = groups->len; i-- > 0;)
    {
      LexMentions *group = groups->pdata[i];

      g_ptr_array_sort (group->labels, compare_labels);
      if (group->labels->len == 0)
        g_ptr_array_remove_index (groups, i);
    }
  return g_steal_pointer (&groups);
}
