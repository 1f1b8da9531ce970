/* lex-answer.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Searches both files at once and puts a citation that was typed before everything else.
 * It refuses to know how hits are ranked: that is the store's.
 * Front ends call it through lex-library.h.
 */

#include "services/lex-answer.h"

#include "language/lex-citation-finder.h"
#include "services/lex-journal-search.h"
#include "services/lex-library-private.h"
#include "services/lex-passage.h"
#include <string.h>

/* Among hits of all kinds: so many of the reader's own, behind so many others. */
#define N_NOTES 10
#define N_BEFORE_NOTES 3

void
lex_answer_free (LexAnswer *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->citation, lex_citation_unref);
  g_clear_pointer (&self->hits, g_ptr_array_unref);
  g_free (self->suggestion);
  g_free (self);
}

static int
find_hit (GPtrArray *hits, LexLabel *label)
{
  for (guint i = 0; i < hits->len; i++)
    if (lex_label_equal (lex_hit_get_label (g_ptr_array_index (hits, i)), label))
      return (int) i;
  return -1;
}

/* Adds a hit of the imports, or lets the better of two hits of one clause stand. */
static void
merge_hit (GPtrArray *hits, LexHit *hit)
{
  int place = find_hit (hits, lex_hit_get_label (hit));

  if (place < 0)
    g_ptr_array_add (hits, g_object_ref (hit));
  else if (lex_hit_get_score (hit) > lex_hit_get_score (g_ptr_array_index (hits, place)))
    {
      g_object_unref (g_ptr_array_index (hits, place));
      g_ptr_array_index (hits, place) = g_object_ref (hit);
    }
}

/* Stable for equal scores, since g_ptr_array_sort() is a merge sort: the law's order remains. */
static int
compare_hits (gconstpointer a, gconstpointer b)
{
  double first = lex_hit_get_score (*(LexHit *const *) a);
  double second = lex_hit_get_score (*(LexHit *const *) b);

  return (first < second) - (first > second);
}

static gboolean
search_side (LexLibrary *self, LexSide side, LexQuery *query, GPtrArray *hits, GError **error)
{
  g_autoptr (GError) lower = NULL;
  g_autoptr (GPtrArray) found = lex_store_reader_search (self->readers[side], query, &lower);

  if (found == NULL)
    {
      lex_library_take_fault (self, side, g_steal_pointer (&lower), error);
      return FALSE;
    }
  /* The shipped file comes first, and has each clause once. */
  if (side == LEX_SIDE_SHIPPED)
    g_ptr_array_extend_and_steal (hits, g_steal_pointer (&found));
  for (guint i = 0; found != NULL && i < found->len; i++)
    merge_hit (hits, g_ptr_array_index (found, i));
  return TRUE;
}

static gboolean
has_words (LexClause *clause, LexLanguage language)
{
  return lex_clause_get_text (clause, language) != NULL
         || lex_clause_get_heading (clause, language) != NULL;
}

/* The language to show a named clause in: the one asked for, else of those it has words in the one
 * that is read first. */
static LexLanguage
choose_language (LexQuery *query, LexClause *clause)
{
  const LexLanguages read = lex_query_get_read (query);
  LexLanguage first = LEX_LANGUAGE_EN;

  if (lex_query_get_languages (query) != LEX_LANGUAGES_BOTH)
    return lex_languages_get_first (lex_query_get_languages (query));
  if (read != LEX_LANGUAGES_NONE)
    first = lex_languages_get_first (read);
  return has_words (clause, first) ? first : 1 - first;
}

/* The hit that a clause is which was named, though no word of it was searched for. */
static LexHit *
hit_for_clause (LexQuery *query, LexDocument *document, LexClause *clause)
{
  const LexHitParts parts = {
    .label = lex_clause_get_label (clause),
    .document = lex_document_get_name (document),
    .kind = lex_document_get_kind (document),
    .language = choose_language (query, clause),
  };

  return lex_hit_new (&parts);
}

LexHit *
lex_library_dup_hit (LexLibrary *self, LexLabel *label, GError **error)
{
  g_autoptr (LexQuery) query = NULL;
  g_autoptr (LexPassage) passage = NULL;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (label != NULL, NULL);

  passage = lex_library_quote (self, label, error);
  if (passage == NULL)
    return NULL;
  query = lex_query_new_for_reader (lex_label_get_text (label), LEX_LANGUAGES_BOTH, -1,
                                    LEX_LANGUAGES_BOTH);
  return hit_for_clause (query, passage->document,
                         ((LexPassageRow *) g_ptr_array_index (passage->rows, 0))->clause);
}

/* The same hit with another score. */
static LexHit *
rescore (LexHit *hit, double score)
{
  LexHitParts parts = {
    .label = lex_hit_get_label (hit),
    .document = lex_hit_get_document (hit),
    .kind = lex_hit_get_kind (hit),
    .language = lex_hit_get_language (hit),
    .score = score,
    .trace = lex_hit_get_trace (hit),
  };

  return lex_hit_new (&parts);
}

/* Makes a clause of a passage the first of @hits, if it is not of a kind that is excluded. */
static gboolean
put_row_first (LexQuery *query, const LexPassage *passage, guint row, GPtrArray *hits)
{
  LexClause *clause = ((LexPassageRow *) g_ptr_array_index (passage->rows, row))->clause;
  double best = hits->len > 0 ? lex_hit_get_score (g_ptr_array_index (hits, 0)) : 0;
  int place = find_hit (hits, lex_clause_get_label (clause));
  g_autoptr (LexHit) hit = place >= 0 ? g_ptr_array_steal_index (hits, (guint) place)
                                      : hit_for_clause (query, passage->document, clause);

  if (lex_query_get_kind (query) >= 0 && lex_query_get_kind (query) != (int) lex_hit_get_kind (hit))
    return FALSE;
  g_ptr_array_insert (hits, 0, rescore (hit, best + 1));
  return TRUE;
}

/* Makes a clause that exists the first of @hits, unless the query's kind excludes it. */
static gboolean
put_first (LexLibrary *self, LexQuery *query, LexLabel *label, GPtrArray *hits, GError **error)
{
  g_autoptr (LexPassage) passage = lex_library_quote (self, label, error);

  if (passage == NULL)
    return FALSE;
  put_row_first (query, passage, 0, hits);
  return TRUE;
}

/* Which rows of a passage stand right below its first, those in force: 27A and 27B of Law 27, and
 * 27B1a of 27B, where nothing stands between. */
static GArray *
list_below (const LexPassage *passage)
{
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (guint));
  LexLabel *last = NULL;

  for (guint i = 1; i < passage->rows->len; i++)
    {
      LexClause *clause = ((LexPassageRow *) g_ptr_array_index (passage->rows, i))->clause;
      LexLabel *label = lex_clause_get_label (clause);

      if ((last != NULL && lex_label_contains (last, label))
          || (!has_words (clause, LEX_LANGUAGE_EN) && !has_words (clause, LEX_LANGUAGE_PL)))
        continue;
      g_array_append_val (rows, i);
      last = label;
    }
  return rows;
}

/* A clause that was named, then what it consists of, then what else the words find.
 * @done: (out): whether it is there, or of a kind that is excluded */
static gboolean
put_whole_first (LexLibrary *self, LexQuery *query, LexLabel *label, GPtrArray *hits,
                 gboolean *done, GError **error)
{
  g_autoptr (LexPassage) passage = lex_library_quote (self, label, error);
  g_autoptr (GArray) rows = passage != NULL ? list_below (passage) : NULL;

  if (rows == NULL)
    return FALSE;
  for (guint i = rows->len; i-- > 0;)
    put_row_first (query, passage, g_array_index (rows, guint, i), hits);
  *done = put_row_first (query, passage, 0, hits);
  return TRUE;
}

static GPtrArray *
search_both (LexLibrary *self, LexQuery *query, GError **error)
{
  g_autoptr (GPtrArray) hits = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint side = 0; side < LEX_N_SIDES; side++)
    if (self->readers[side] != NULL && !search_side (self, side, query, hits, error))
      return NULL;
  g_ptr_array_sort (hits, compare_hits);
  return g_steal_pointer (&hits);
}

/* Whether a colon makes a limit of what stands around it: then 27 of `law:27` is no citation. */
static gboolean
has_limit (const char *text)
{
  for (const char *colon = strchr (text, ':'); colon != NULL; colon = strchr (colon + 1, ':'))
    if (colon > text && g_ascii_isalpha (colon[-1]) && g_ascii_isalnum (colon[1]))
      return TRUE;
  return FALSE;
}

/* A pasted `27B1b, 30B1b(i) oraz 32A2a`, or words with a clause among them: every clause that is
 * named comes before what the words find, in the order named. */
static gboolean
put_cited_first (LexLibrary *self, LexQuery *query, GPtrArray *hits, GError **error)
{
  const char *text = lex_query_get_text (query);
  g_autoptr (GPtrArray) citations = NULL;

  if (strpbrk (text, G_CSET_DIGITS) == NULL || has_limit (text))
    return TRUE;
  citations = lex_library_find_citations (self, text, error);
  if (citations == NULL)
    return FALSE;
  for (guint i = citations->len; i-- > 0;)
    {
      LexCitation *citation = g_ptr_array_index (citations, i);

      if (lex_citation_get_exists (citation)
          && !put_first (self, query, lex_citation_get_label (citation), hits, error))
        return FALSE;
    }
  return TRUE;
}

/* The query as it was meant, if a word of it is mistyped. */
static LexQuery *
correct (LexLibrary *self, LexQuery *query, char **suggestion, GError **error)
{
  g_autoptr (GError) fault = NULL;

  *suggestion = lex_library_dup_suggestion (self, lex_query_get_text (query), &fault);
  if (fault != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&fault));
      return NULL;
    }
  if (*suggestion == NULL)
    return lex_query_ref (query);
  return lex_query_new_corrected (query, *suggestion);
}

/* What the words find. */
static gboolean
answer_words (LexLibrary *self, LexQuery *query, LexAnswer *answer, GError **error)
{
  g_autoptr (LexQuery) meant = correct (self, query, &answer->suggestion, error);

  answer->hits = meant != NULL ? search_both (self, meant, error) : NULL;
  return answer->hits != NULL && put_cited_first (self, query, answer->hits, error);
}

/* What is one citation and nothing else. */
static gboolean
answer_citation (LexLibrary *self, LexQuery *query, LexCitation *citation, LexAnswer *answer,
                 GError **error)
{
  gboolean done = FALSE;

  answer->hits = search_both (self, query, error);
  if (answer->hits == NULL)
    return FALSE;
  if (lex_citation_get_exists (citation)
      && !put_whole_first (self, query, lex_citation_get_label (citation), answer->hits, &done,
                           error))
    return FALSE;
  if (done)
    answer->citation = lex_citation_ref (citation);
  return TRUE;
}

void
lex_library_set_journal (LexLibrary *self, LexJournal *journal)
{
  g_return_if_fail (LEX_IS_LIBRARY (self));

  g_set_object (&self->journal, journal);
}

/* What is left of a query without `kind:note`; a limit of the library's clauses leaves no note. */
static char *
dup_words (const char *text, int *kind)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (g_ascii_strcasecmp (words[i], "kind:note") == 0)
      {
        *kind = LEX_KIND_NOTE;
        *words[i] = '\0';
      }
    else if (has_limit (words[i]))
      *kind = LEX_KIND_LAW;
  return g_strjoinv (" ", words);
}

/* The reader's own words come after the best of the law, whichever he looks for. A journal that can
 * not be read keeps nobody from the law; the list of all notes says what is wrong with it. */
static void
add_notes (LexLibrary *self, LexQuery *query, GPtrArray *hits)
{
  int kind = lex_query_get_kind (query);
  g_autofree char *words = dup_words (lex_query_get_text (query), &kind);
  g_autoptr (GPtrArray) notes = NULL;
  guint place = MIN (hits->len, N_BEFORE_NOTES);

  if (self->journal == NULL || (kind >= 0 && kind != LEX_KIND_NOTE))
    return;
  notes = lex_journal_search (self->journal, words,
                              kind >= 0 ? lex_query_get_limit (query) : N_NOTES, NULL);
  for (guint i = 0; notes != NULL && i < notes->len; i++)
    g_ptr_array_insert (hits, (int) place++, g_object_ref (notes->pdata[i]));
}

LexAnswer *
lex_library_search (LexLibrary *self, LexQuery *query, GError **error)
{
  g_autoptr (LexAnswer) answer = NULL;
  g_autoptr (LexCitation) citation = NULL;
  LexLabelTest test = { self, NULL };
  gboolean good;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (query != NULL, NULL);

  citation = lex_citation_resolve (lex_query_get_text (query), lex_library_label_exists_cb, &test);
  if (test.fault != NULL)
    {
      g_propagate_error (error, test.fault);
      return NULL;
    }
  answer = g_new0 (LexAnswer, 1);
  good = citation == NULL ? answer_words (self, query, answer, error)
                          : answer_citation (self, query, citation, answer, error);
  if (!good)
    return NULL;
  add_notes (self, query, answer->hits);
  if (answer->hits->len > lex_query_get_limit (query))
    g_ptr_array_set_size (answer->hits, (int) lex_query_get_limit (query));
  return g_steal_pointer (&answer);
}
