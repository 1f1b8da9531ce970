/* lex-ranking.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which rows of a search count, and which of them are the best. It refuses to know how well a row
 * answers: lex-rank.c says so. lex-store-search.c begins and finishes a ranking.
 */

#include "store/lex-ranking.h"

void
lex_ranking_begin (LexRanking *self, GArray *phrases)
{
  self->phrases = phrases;
  self->n_seen = 0;
  self->n_rules = 0;
  self->threshold = 0.0;
  g_array_set_size (self->best, 0);
}

LexKind
lex_ranking_get_kind (const LexRanking *self, guint extent)
{
  return g_array_index (self->extents, LexExtent, extent).kind;
}

static int
compare_ids (gconstpointer a, gconstpointer b)
{
  gint64 first = *(const gint64 *) a;
  gint64 second = *(const gint64 *) b;

  return (first > second) - (first < second);
}

gboolean
lex_ranking_wants (const LexRanking *self, gint64 clause, guint *extent)
{
  if (!lex_extents_find (self->extents, clause, extent))
    return FALSE;
  if (self->clauses != NULL && !g_array_binary_search (self->clauses, &clause, compare_ids, NULL))
    return FALSE;
  return self->kind < 0 || (int) lex_ranking_get_kind (self, *extent) == self->kind;
}

static gboolean
is_rule (LexKind kind)
{
  return kind == LEX_KIND_LAW || kind == LEX_KIND_DEFINITION || kind == LEX_KIND_REGULATION;
}

void
lex_ranking_count (LexRanking *self, guint extent)
{
  self->n_seen++;
  self->n_rules += is_rule (lex_ranking_get_kind (self, extent));
}

static int
compare_ranked (gconstpointer a, gconstpointer b)
{
  const LexRanked *first = a;
  const LexRanked *second = b;

  if (first->score != second->score)
    return first->score < second->score ? 1 : -1;
  return (first->clause > second->clause) - (first->clause < second->clause);
}

void
lex_ranking_finish (LexRanking *self)
{
  g_array_sort (self->best, compare_ranked);
  if (self->best->len < self->limit)
    return;
  g_array_set_size (self->best, self->limit);
  self->threshold = g_array_index (self->best, LexRanked, self->limit - 1).score;
}

gboolean
lex_ranking_has_words (const LexRanking *self, gint64 clause, LexLanguage language)
{
  const guint16 *row = self->lengths->words + (gsize) (clause - 1) * LEX_N_COLUMNS;

  if (language == LEX_LANGUAGE_PL)
    return row[LEX_COLUMN_PL (LEX_FIELD_HEADING)] + row[LEX_COLUMN_PL (LEX_FIELD_BODY)] > 0;
  return row[LEX_COLUMN_EN (LEX_FIELD_HEADING)] + row[LEX_COLUMN_EN (LEX_FIELD_BODY)] > 0;
}

/* In which language a clause is shown that was not found by words: in the one that is read if it
 * has any, in English if nobody said. */
static gboolean
choose_language (const LexRanking *self, gint64 clause, LexLanguages languages,
                 LexLanguage *language)
{
  const LexLanguage first
      = self->read != LEX_LANGUAGES_NONE ? lex_languages_get_first (self->read) : LEX_LANGUAGE_EN;
  gboolean has[LEX_N_LANGUAGES];

  for (LexLanguage i = 0; i < LEX_N_LANGUAGES; i++)
    has[i] = (languages & 1 << i) != 0 && lex_ranking_has_words (self, clause, i);
  *language = has[first] ? first : 1 - first;
  return has[*language];
}

void
lex_ranking_list (LexRanking *self, LexLanguages languages)
{
  gint64 last = MIN (lex_extents_count_clauses (self->extents), (gint64) self->lengths->n_rows);

  for (gint64 clause = 1; clause <= last && self->best->len < self->limit; clause++)
    {
      LexRanked ranked = { .clause = clause };

      if (lex_ranking_wants (self, clause, &ranked.extent)
          && choose_language (self, clause, languages, &ranked.language))
        g_array_append_val (self->best, ranked);
    }
}

/* Twice as many as wanted are kept before the worse half goes, so that sorting costs little. */
void
lex_ranking_add (LexRanking *self, const LexRanked *ranked)
{
  g_array_append_vals (self->best, ranked, 1);
  if (self->best->len >= 2 * self->limit)
    lex_ranking_finish (self);
}
