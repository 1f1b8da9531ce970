/* oracle-naive.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The naive matcher: it knows only the rules of README.md, and compares every word with every
 * word. Only test-oracle.c calls it.
 */

#include <math.h>
#include <string.h>

#include "oracle.h"

/* With fewer rules, some of the words will do; a question, of so many words, wants more. README.md.
 */
#define FEW_HITS 3
#define QUESTION_WORDS 4
#define FEW_ANSWERS 10

static gboolean
has_lemma (World *world, const char *form, const char *lemma)
{
  const char *const *lemmas = lex_lexicon_lookup (world->lexicon, form);

  return lemmas != NULL && g_strv_contains (lemmas, lemma);
}

/* Whether a word has a lemma; one that is a lemma of others has itself. */
static gboolean
words_share (World *world, const char *word, const char *lemma)
{
  return has_lemma (world, word, lemma)
         || (g_str_equal (word, lemma)
             && g_ptr_array_find_with_equal_func (world->lemmas, word, g_str_equal, NULL));
}

/* Two words meet when they are one, when one is a lemma of the other, or when they share one. */
static gboolean
words_meet (World *world, const char *a, const char *b)
{
  const char *const *lemmas = lex_lexicon_lookup (world->lexicon, a);

  if (g_str_equal (a, b) || has_lemma (world, a, b) || has_lemma (world, b, a))
    return TRUE;
  for (guint i = 0; lemmas != NULL && lemmas[i] != NULL; i++)
    if (has_lemma (world, b, lemmas[i]))
      return TRUE;
  return FALSE;
}

static gboolean
stands_at (World *world, GPtrArray *text, guint at, const Wish *wish)
{
  const char *first = wish->words->pdata[0];

  if (wish->grows && g_str_has_prefix (text->pdata[at], first))
    return TRUE;
  for (guint i = 0; i < wish->words->len; i++)
    if (at + i >= text->len || !words_meet (world, wish->words->pdata[i], text->pdata[at + i]))
      return FALSE;
  return TRUE;
}

static gboolean
entry_has (World *world, Entry *entry, LexLanguages languages, const Wish *wish)
{
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    for (guint part = 0; part < N_PARTS; part++)
      for (guint at = 0; (languages & (1 << i)) != 0 && at < entry->words[i][part]->len; at++)
        if (stands_at (world, entry->words[i][part], at, wish))
          return TRUE;
  return FALSE;
}

static gboolean
is_within (Entry *entry, const Query *query)
{
  gboolean in_laws
      = query->first_law == 0 || (entry->law >= query->first_law && entry->law <= query->last_law);
  gboolean has_text = FALSE;

  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    for (guint part = 0; part < N_PARTS; part++)
      has_text |= (query->languages & (1 << i)) != 0 && entry->words[i][part]->len > 0;
  return in_laws && has_text && (query->kind < 0 || (int) entry->kind == query->kind);
}

/* @telling: a bit for each wish one of which must come true; 0 if all must. */
static gboolean
entry_matches (World *world, Entry *entry, const Query *query, guint telling)
{
  gboolean any = FALSE;

  for (guint i = 0; i < query->excluded->len; i++)
    if (entry_has (world, entry, query->languages, query->excluded->pdata[i]))
      return FALSE;
  for (guint i = 0; i < query->wishes->len; i++)
    {
      const Wish *wish = query->wishes->pdata[i];
      gboolean has = entry_has (world, entry, query->languages, wish);

      if (!has && (telling == 0 || wish->quoted))
        return FALSE;
      any |= has && (telling >> i & 1) != 0;
    }
  return telling == 0 || any;
}

/* How rare words are */

static gboolean
entry_has_token (World *world, Entry *entry, const char *token, gboolean lemma)
{
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    for (guint part = 0; part < N_PARTS; part++)
      for (guint at = 0; at < entry->words[i][part]->len; at++)
        {
          const char *word = entry->words[i][part]->pdata[at];

          if (lemma ? words_share (world, word, token) : g_str_equal (word, token))
            return TRUE;
        }
  return FALSE;
}

static guint
count_entries (World *world, const char *token, gboolean lemma)
{
  guint n = 0;

  for (guint i = 0; i < world->entries->len; i++)
    n += entry_has_token (world, world->entries->pdata[i], token, lemma);
  return n;
}

/* In how many clauses the commonest reading of a word is. */
static guint
count_rows (World *world, const char *word)
{
  guint most = count_entries (world, word, FALSE);

  for (guint i = 0; i < world->lemmas->len; i++)
    if (words_share (world, word, world->lemmas->pdata[i]))
      most = MAX (most, count_entries (world, world->lemmas->pdata[i], TRUE));
  return most;
}

static guint
count_begun (World *world, const char *word)
{
  guint n = 0;

  for (guint i = 0; i < world->folded->len; i++)
    {
      const char *other = world->folded->pdata[i];

      if (g_str_has_prefix (other, word) && !g_str_equal (other, word))
        n += count_entries (world, other, FALSE);
    }
  return n;
}

/* Gives in how many clauses a wish may come true, and what that is worth. */
static guint
weigh (World *world, const Wish *wish, double *rarity)
{
  guint n_rows = G_MAXUINT;
  guint n_begun = wish->grows ? count_begun (world, wish->words->pdata[0]) : 0;
  double n;

  for (guint i = 0; i < wish->words->len; i++)
    n_rows = MIN (n_rows, count_rows (world, wish->words->pdata[i]));
  n = n_rows > 0 ? n_rows : MIN (n_begun, N_CLAUSES);
  *rarity = n > 0.0 ? log (1.0 + (N_CLAUSES - n + 0.5) / (n + 0.5)) : 0.0;
  return n_rows + n_begun;
}

/* The rarest, until the rest is worth less than half. */
static guint
choose_telling (World *world, const Query *query)
{
  guint n = query->wishes->len;
  guint rows[MAX_WISHES] = { 0 };
  double rarity[MAX_WISHES] = { 0 };
  double all = 0.0, rest;
  guint telling = 0;

  for (guint i = 0; i < n; i++)
    {
      rows[i] = weigh (world, query->wishes->pdata[i], &rarity[i]);
      all += rarity[i];
    }
  rest = all;
  while (telling == 0 || rest >= all / 2.0)
    {
      guint rarest = n;

      for (guint i = 0; i < n; i++)
        if (rows[i] > 0 && (telling >> i & 1) == 0 && (rarest == n || rows[i] < rows[rarest]))
          rarest = i;
      if (rarest == n)
        return telling;
      telling |= 1u << rarest;
      rest = 0.0;
      for (guint i = 0; i < n; i++)
        rest += (telling >> i & 1) == 0 ? rarity[i] : 0.0;
    }
  return telling;
}

static int
compare_strings (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

char *
naive_join_sorted (GPtrArray *labels)
{
  g_ptr_array_sort (labels, compare_strings);
  g_ptr_array_add (labels, NULL);
  return g_strjoinv (" ", (GStrv) labels->pdata);
}

/* The clauses that a step of the search finds; @counted: those that count as found. */
static char *
list_matches (World *world, const Query *query, guint telling, guint *counted)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();

  *counted = 0;
  for (guint i = 0; i < world->entries->len; i++)
    {
      Entry *entry = world->entries->pdata[i];

      if (!is_within (entry, query) || !entry_matches (world, entry, query, telling))
        continue;
      g_ptr_array_add (labels, entry->label);
      *counted += entry->kind == LEX_KIND_LAW || query->kind >= 0;
    }
  return naive_join_sorted (labels);
}

static gboolean
has_enough (const Query *query, guint n)
{
  return n >= (query->wishes->len < QUESTION_WORDS ? FEW_HITS : FEW_ANSWERS);
}

/* All words; where that finds hardly a rule, the telling ones; where these do not either, any. */
char *
naive_expect (World *world, const Query *query)
{
  guint n_counted;
  char *found;
  guint telling;

  if (query->wishes->len == 0 && !query->limited)
    return g_strdup ("");
  found = list_matches (world, query, 0, &n_counted);
  if (query->wishes->len < 2 || has_enough (query, n_counted))
    return found;
  g_free (found);
  telling = choose_telling (world, query);
  if (telling == 0)
    return g_strdup ("");
  found = list_matches (world, query, telling, &n_counted);
  if (has_enough (query, n_counted))
    return found;
  g_free (found);
  return list_matches (world, query, G_MAXUINT, &n_counted);
}
