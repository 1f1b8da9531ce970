/* lex-intake-references.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * References in the words of a clause, above all the short ones that make sense
 * only where they stand. Whole references are the language room's business.
 * Only lex-intake-text.c calls it.
 *
 * A short reference is looked for below the clause it stands in, then below
 * each clause above that one; the first that exists is meant. Nothing that does
 * not exist is taken for a reference, which keeps *2 punkty* from being one.
 */

#include "intake/lex-intake-references.h"

#include <string.h>

#include "language/lex-citation-finder.h"

/* One short reference: B, B1, B1(b), 1, 1(a), a, f), a(ii), (i). */
#define ROMAN "\\([ivx]+\\)"
#define REFERENCE                                                                                  \
  "(?:[A-H](?:\\d{1,2})?(?:\\(?[a-h]\\)?)?(?:" ROMAN ")?"                                          \
  "|\\d{1,2}(?:\\(?[a-h]\\)?)?(?:" ROMAN ")?"                                                      \
  "|[a-h](?:" ROMAN ")?|" ROMAN ")(?![\\p{L}\\d])"
#define AND "(?:\\)?\\s*,\\s*|\\)?\\s+(?:i|oraz|lub|albo|and|or)\\s+)"

/* After a word that announces them even a bare letter or number is one. */
static const char announced[]
    = "(?<![\\p{L}\\d])(?:punk(?:t\\p{L}{0,3}|cie)|pkt\\.?|points?|sections?|paragraphs?)\\s+"
      "(" REFERENCE "(?:" AND REFERENCE ")*)";

/* A capital after a little word, if the sentence does not just go on. */
static const char pointed[] = "(?<![\\p{L}\\d])(?:see|under|per|in|by)\\s+([A-H])(?=\\s+(?:above|"
                              "below|or|and)\\b|[,.;:)\\]])";

/* Letter and number together are one anywhere. */
static const char bare[]
    = "(?<![\\p{L}\\d(])([A-H]\\d{1,2}(?:\\([a-h]\\)|[a-h])?(?:" ROMAN ")?)(?![\\p{L}\\d])";

/* One search. What a citation covers is marked byte by byte, so that a long
 * text full of references costs no more than its length. */
typedef struct
{
  /* Owned */
  GPtrArray *citations; /* of LexCitation */
  gboolean *taken;      /* by byte of the text */

  /* Borrowed */
  const char *text;
  LexLabel *at;
  GHashTable *labels;
  GRegex *one; /* a single reference of a list */
} Search;

static gboolean
exists_cb (const char *label, gpointer user_data)
{
  return g_hash_table_contains (user_data, label);
}

/* Joins a label and what goes below it, the label's document included. */
static LexLabel *
join_label (LexLabel *base, const char *rest, GHashTable *labels)
{
  g_autofree char *text = g_strconcat (lex_label_get_text (base), rest, NULL);
  g_autoptr (LexLabel) label = g_hash_table_contains (labels, text) ? lex_label_parse (text) : NULL;

  /* 2 and 1 would make 21, which lies nowhere below 2. */
  if (!label || lex_label_equal (base, label) || !lex_label_contains (base, label))
    return NULL;
  return g_steal_pointer (&label);
}

/* Above the sections of a regulation is the document alone; above a law there
 * is nothing that a short reference could start from. */
static LexLabel *
resolve_in_document (LexLabel *at, const char *rest, GHashTable *labels)
{
  const char *slash = strchr (lex_label_get_text (at), '/');
  g_autofree char *text = NULL;

  if (!slash)
    return NULL;
  text = g_strdup_printf ("%.*s%s", (int) (slash + 1 - lex_label_get_text (at)),
                          lex_label_get_text (at), rest);
  return g_hash_table_contains (labels, text) ? lex_label_parse (text) : NULL;
}

static LexLabel *
resolve (LexLabel *at, const char *rest, GHashTable *labels)
{
  g_autoptr (LexLabel) base = lex_label_ref (at);

  while (base)
    {
      LexLabel *label = join_label (base, rest, labels);
      LexLabel *parent = NULL;

      if (label)
        return label;
      parent = lex_label_dup_parent (base);
      lex_label_unref (base);
      base = parent;
    }
  return resolve_in_document (at, rest, labels);
}

/* Canonical labels have brackets round romans only. A letter in brackets behind
 * a small letter is a roman: a(i), but 1(a). */
static char *
make_canonical (const char *reference)
{
  GString *out = g_string_new (NULL);

  for (const char *c = reference; *c; c++)
    {
      gsize inner = *c == '(' ? strcspn (c + 1, ")") : 0;
      gboolean roman = inner > 1 || out->len == 0 || g_ascii_islower (out->str[out->len - 1]);

      if (*c == '(' && roman)
        {
          g_string_append_len (out, c, (gssize) inner + 2);
          c += inner + 1;
        }
      else if (*c != '(' && *c != ')')
        g_string_append_c (out, *c);
    }
  return g_string_free (out, FALSE);
}

static gboolean
is_free (const Search *self, gsize from, gsize to)
{
  for (gsize i = from; i < to; i++)
    if (self->taken[i])
      return FALSE;
  return TRUE;
}

static void
take (Search *self, LexCitation *citation)
{
  gsize to = lex_citation_get_to (citation);

  for (gsize i = lex_citation_get_from (citation); i < to; i++)
    self->taken[i] = TRUE;
  g_ptr_array_add (self->citations, citation);
}

static gboolean
add_citation (Search *self, gsize from, gsize to, LexLabel *label)
{
  g_autofree char *words = g_strndup (self->text + from, to - from);

  if (!label || !is_free (self, from, to))
    return FALSE;
  take (self, lex_citation_new (words, label, from, to, TRUE, FALSE));
  return TRUE;
}

/* `12` may be 1 and 2 whose comma was lost, if both exist and 12 does not. */
static void
add_split (Search *self, gsize from)
{
  const char one[] = { self->text[from], '\0' }, two[] = { self->text[from + 1], '\0' };
  g_autoptr (LexLabel) first = resolve (self->at, one, self->labels);
  g_autoptr (LexLabel) second = resolve (self->at, two, self->labels);

  if (first && second && add_citation (self, from, from + 1, first))
    add_citation (self, from + 1, from + 2, second);
}

static void
add_reference (Search *self, gsize from, gsize to)
{
  g_autofree char *words = g_strndup (self->text + from, to - from);
  g_autofree char *rest = make_canonical (words);
  g_autoptr (LexLabel) label = resolve (self->at, rest, self->labels);

  if (label)
    add_citation (self, from, to, label);
  else if (to - from == 2 && strspn (words, "0123456789") == 2)
    add_split (self, from);
}

/* Each reference of an announced list. */
static void
add_list (Search *self, gsize from, gsize to)
{
  g_autoptr (GMatchInfo) match = NULL;
  int start, end;

  g_regex_match_full (self->one, self->text, (gssize) to, (int) from, 0, &match, NULL);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    if (g_match_info_fetch_pos (match, 0, &start, &end))
      add_reference (self, (gsize) start, (gsize) end);
}

static void
add_matches (Search *self, const char *pattern)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  int start, end;

  g_assert (regex);
  g_regex_match (regex, self->text, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    if (g_match_info_fetch_pos (match, 1, &start, &end))
      add_list (self, (gsize) start, (gsize) end);
}

/* Whole references, where no short one was announced. Those that share their
 * words, such as the inside of a range, come together or not at all. */
static void
add_whole (Search *self)
{
  g_autoptr (GPtrArray) whole = lex_citations_find (self->text, exists_cb, self->labels);
  gsize last_from = G_MAXSIZE;

  for (guint i = 0; i < whole->len; i++)
    {
      LexCitation *citation = g_ptr_array_index (whole, i);
      gsize from = lex_citation_get_from (citation);

      if (from != last_from && !is_free (self, from, lex_citation_get_to (citation)))
        continue;
      take (self, lex_citation_ref (citation));
      last_from = from;
    }
}

static int
compare_citations (gconstpointer a, gconstpointer b)
{
  gsize first = lex_citation_get_from (*(LexCitation *const *) a);
  gsize second = lex_citation_get_from (*(LexCitation *const *) b);

  return first < second ? -1 : first > second;
}

GPtrArray *
lex_intake_find_references (const char *text, LexLabel *at, GHashTable *labels)
{
  g_autoptr (GRegex) one = g_regex_new ("(?<![\\p{L}\\d])" REFERENCE, 0, 0, NULL);
  g_autofree gboolean *taken = g_new0 (gboolean, strlen (text) + 1);
  Search search = { NULL, taken, text, at, labels, one };

  search.citations = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_citation_unref);
  /* What a word announces as a point of this law is none of another. */
  add_matches (&search, announced);
  add_whole (&search);
  add_matches (&search, pointed);
  add_matches (&search, bare);
  g_ptr_array_sort (search.citations, compare_citations);
  return search.citations;
}
