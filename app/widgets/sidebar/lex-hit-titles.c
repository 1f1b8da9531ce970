/* lex-hit-titles.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names for the groups of hits. It refuses to know how hits are grouped and
 * where names are shown. The sidebar makes it, its lists ask it.
 */

#include "widgets/sidebar/lex-hit-titles.h"

#include <glib/gi18n-lib.h>

struct _LexHitTitles
{
  /* Owned. By language: label of a law, or name of a document, to title */
  GHashTable *titles[LEX_N_LANGUAGES];
};

static void
add (LexHitTitles *self, LexLanguage language, const char *key, const char *title)
{
  if (title != NULL && !g_hash_table_contains (self->titles[language], key))
    g_hash_table_insert (self->titles[language], g_strdup (key), g_strdup (title));
}

/* Shipped documents come first, and theirs are the headings that stay. */
static void
add_laws (LexHitTitles *self, LexLibrary *library, const char *document)
{
  g_autoptr (GPtrArray) clauses = lex_library_list_clauses (library, document, NULL);

  for (guint i = 0; clauses != NULL && i < clauses->len; i++)
    {
      LexClause *clause = g_ptr_array_index (clauses, i);
      LexLabel *label = lex_clause_get_label (clause);

      if (lex_label_get_law (label) == 0 || lex_label_get_depth (label) > 0)
        continue;
      for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
        add (self, language, lex_label_get_text (label), lex_clause_get_heading (clause, language));
    }
}

LexHitTitles *
lex_hit_titles_new (LexLibrary *library)
{
  LexHitTitles *self = g_new0 (LexHitTitles, 1);
  g_autoptr (GPtrArray) documents = lex_library_list_documents (library, NULL);

  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    self->titles[language] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  for (guint i = 0; documents != NULL && i < documents->len; i++)
    {
      LexDocument *document = g_ptr_array_index (documents, i);
      const char *name = lex_document_get_name (document);

      for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
        add (self, language, name, lex_document_get_title (document, language));
      if (lex_document_get_kind (document) == LEX_KIND_LAW)
        add_laws (self, library, name);
    }

  return self;
}

void
lex_hit_titles_free (LexHitTitles *self)
{
  if (self == NULL)
    return;

  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    g_hash_table_unref (self->titles[language]);
  g_free (self);
}

/* There may be many regulations and guides, but one table of definitions. */
static gboolean
needs_title (LexKind kind)
{
  return kind == LEX_KIND_LAW || kind == LEX_KIND_REGULATION || kind == LEX_KIND_GUIDE
         || kind == LEX_KIND_NOTE;
}

const char *
lex_hit_titles_get (LexHitTitles *self, LexHit *hit, LexLanguage language)
{
  const guint law = lex_label_get_law (lex_hit_get_label (hit));
  g_autofree char *number = g_strdup_printf ("%u", law);
  const char *key = law != 0 ? number : lex_hit_get_document (hit);
  const char *title;

  if (!needs_title (lex_hit_get_kind (hit)))
    return NULL;

  title = g_hash_table_lookup (self->titles[language], key);
  return title != NULL ? title : g_hash_table_lookup (self->titles[!language], key);
}

const char *
lex_hit_titles_get_kind (LexKind kind)
{
  static const char *const names[LEX_N_KINDS] = {
    [LEX_KIND_LAW] = N_ ("Laws"),
    [LEX_KIND_DEFINITION] = N_ ("Definitions"),
    [LEX_KIND_COMMENTARY] = N_ ("Commentary"),
    [LEX_KIND_EXAMPLE] = N_ ("Examples"),
    [LEX_KIND_REGULATION] = N_ ("Regulations"),
    [LEX_KIND_GUIDE] = N_ ("Guides"),
    [LEX_KIND_NOTE] = N_ ("Notes"),
    [LEX_KIND_INDEX] = N_ ("Index"),
  };

  return _ (names[kind]);
}
