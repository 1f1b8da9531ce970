/* lex-library-resolve.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds a clause by what it is called, where that is words and no number. It refuses to search:
 * only the whole of a heading will do. Front ends and lex-target.c call it.
 */

#include <string.h>

#include "language/lex-citation-finder.h"
#include "language/lex-document-words.h"
#include "language/lex-fold.h"
#include "services/lex-cite.h"
#include "services/lex-library-private.h"

/* Whether a heading is @folded, with what stands in brackets behind it or without. */
static gboolean
is_called (LexClause *clause, const char *folded)
{
  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    {
      const char *heading = lex_clause_get_heading (clause, language);
      g_autofree char *own = heading != NULL ? lex_fold (heading, -1) : NULL;
      char *bracket = own != NULL ? strstr (own, " (") : NULL;

      if (g_strcmp0 (own, folded) == 0)
        return TRUE;
      if (bracket != NULL)
        *bracket = '\0';
      if (bracket != NULL && g_str_equal (own, folded))
        return TRUE;
    }
  return FALSE;
}

static LexLabel *
find_heading (LexLibrary *self, const char *document, const char *words, GError **error)
{
  g_autoptr (GError) lower = NULL;
  g_autoptr (GPtrArray) clauses = lex_library_list_clauses (self, document, &lower);
  g_autofree char *folded = lex_fold (words, -1);

  for (guint i = 0; clauses != NULL && i < clauses->len; i++)
    if (is_called (g_ptr_array_index (clauses, i), folded))
      return lex_label_ref (lex_clause_get_label (g_ptr_array_index (clauses, i)));
  if (lower != NULL && !g_error_matches (lower, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_NOT_FOUND))
    g_propagate_error (error, g_steal_pointer (&lower));
  return NULL;
}

/* Of the document that is named in front: by the label's own words or by its heading. Without one
 * it may as well be a question. */
static LexLabel *
find_term (LexLibrary *self, const char *text, GError **error)
{
  const char *rest = text;
  const char *document = lex_document_words_read (text, &rest);
  g_autofree char *slug = NULL;
  gboolean exists = FALSE;

  if (document == NULL)
    return NULL;
  slug = lex_document_words_dup_label (document, rest);
  if (slug != NULL && !lex_library_find_label (self, slug, &exists, error))
    return NULL;
  if (exists)
    return lex_label_parse (slug);
  /* Numbers are no headings, and to look through all of them takes its time. */
  if (*rest == '\0' || strpbrk (rest, G_CSET_DIGITS) != NULL)
    return NULL;
  return find_heading (self, document, rest, error);
}

LexLabel *
lex_library_resolve (LexLibrary *self, const char *text, GError **error)
{
  LexLabelTest test = { self, NULL };
  g_autofree char *trimmed = NULL;
  g_autoptr (LexLabel) label = NULL;
  g_autoptr (LexCitation) citation = NULL;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (text != NULL, NULL);

  trimmed = lex_cite_dup_target (text);
  trimmed = g_strstrip (trimmed != NULL ? trimmed : g_strdup (text));
  label = lex_label_parse (trimmed);
  if (label != NULL && lex_library_label_exists_cb (lex_label_get_text (label), &test))
    return g_steal_pointer (&label);

  /* `27a`, say, is canonical for no clause that exists but sloppy for one that does. */
  citation = lex_citation_resolve (trimmed, lex_library_label_exists_cb, &test);
  if (test.fault != NULL)
    {
      g_propagate_error (error, test.fault);
      return NULL;
    }
  if (citation != NULL && (label == NULL || lex_citation_get_exists (citation)))
    return lex_label_ref (lex_citation_get_label (citation));
  return label != NULL ? g_steal_pointer (&label) : find_term (self, trimmed, error);
}
