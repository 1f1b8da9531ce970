/* lex-entries.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The order of what is looked up by its words: index and definitions. It refuses
 * to know where they are shown. Both front ends call it.
 */

#include "services/lex-entries.h"

#include <string.h>

#include "language/lex-collation.h"
#include "services/lex-passage.h"

/* A thing to be put in order, and where. */
typedef struct
{
  char *key;      /* owned */
  gpointer thing; /* borrowed: the array that is sorted holds it */
} Place;

gboolean
lex_entries_is_alphabetical (LexDocument *document)
{
  const LexKind kind = lex_document_get_kind (document);

  return !lex_document_get_imported (document)
         && (kind == LEX_KIND_INDEX || kind == LEX_KIND_DEFINITION);
}

const char *
lex_entries_get_heading (LexClause *entry, LexLanguage first, LexLanguage *language)
{
  const char *heading = lex_clause_get_heading (entry, first);
  const LexLanguage found = heading ? first : 1 - first;

  g_return_val_if_fail (LEX_IS_CLAUSE (entry), "");

  if (!heading)
    heading = lex_clause_get_heading (entry, found);
  if (language)
    *language = found;
  return heading ? heading : "";
}

static void
clear_place (gpointer data)
{
  g_free (((Place *) data)->key);
}

static int
compare_places (gconstpointer a, gconstpointer b)
{
  return strcmp (((const Place *) a)->key, ((const Place *) b)->key);
}

static GArray *
new_places (void)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (Place));

  g_array_set_clear_func (places, clear_place);
  return places;
}

static void
take_place (GArray *places, char *key, gpointer thing)
{
  const Place place = { key, thing };

  g_array_append_val (places, place);
}

/* A definition of a definition does not exist: what has a parent is a sub-entry. */
static gboolean
is_main (LexClause *entry)
{
  return lex_label_get_depth (lex_clause_get_label (entry)) == 0;
}

GPtrArray *
lex_entries_list (LexLibrary *library, LexDocument *document, LexLanguages languages,
                  GError **error)
{
  const LexLanguage first = lex_languages_get_first (languages);
  g_autoptr (GPtrArray) clauses
      = lex_library_list_clauses (library, lex_document_get_name (document), error);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GArray) places = new_places ();

  if (!clauses)
    return NULL;
  for (guint i = 0; i < clauses->len; i++)
    {
      LexClause *entry = g_ptr_array_index (clauses, i);
      LexLanguage language;
      const char *heading = lex_entries_get_heading (entry, first, &language);

      if (is_main (entry) && (lex_languages_are_both (languages) || language == first))
        take_place (places, lex_collation_dup_key (heading, first), entry);
    }
  g_array_sort (places, compare_places);
  for (guint i = 0; i < places->len; i++)
    g_ptr_array_add (entries, g_object_ref (g_array_index (places, Place, i).thing));
  return g_steal_pointer (&entries);
}

/* A sub-entry stands under its main entry, wherever that comes to stand: its key begins alike. */
static char *
dup_row_key (const LexPassageRow *row, LexLanguage first, char **main_key)
{
  const char *heading = lex_entries_get_heading (row->clause, first, NULL);
  g_autofree char *key = lex_collation_dup_key (heading, first);

  if (!is_main (row->clause))
    return g_strconcat (*main_key ? *main_key : "", "\x01", key, NULL);
  g_free (*main_key);
  *main_key = g_steal_pointer (&key);
  return g_strdup (*main_key);
}

void
lex_entries_sort_passage (LexPassage *passage, LexLanguage first)
{
  g_autoptr (GArray) places = new_places ();
  g_autofree char *main_key = NULL;

  g_return_if_fail (passage != NULL);
  g_return_if_fail (lex_entries_is_alphabetical (passage->document));

  for (guint i = 0; i < passage->rows->len; i++)
    {
      const LexPassageRow *row = g_ptr_array_index (passage->rows, i);

      take_place (places, dup_row_key (row, first, &main_key), (gpointer) row);
    }
  g_array_sort (places, compare_places);
  for (guint i = 0; i < places->len; i++)
    g_ptr_array_index (passage->rows, i) = g_array_index (places, Place, i).thing;
}
