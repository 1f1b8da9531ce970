/* lex-silent.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which words of a question say nothing of what it is about. It refuses to know the question and
 * what is searched. The store asks it when it reads a query.
 */

#include "language/lex-silent.h"

#include <stdlib.h>
#include <string.h>

/* Both languages, folded, sorted: a query mixes them, and neither has a word of the game here.
 * Left out are negations, what says when or where something happened (after, before, out, przed),
 * and what is a word of the game in the other language (as, mi, ten). */
static const char *const words[] = {
  "a",       "about",     "aby",        "albo",    "ale",    "also",     "am",      "an",
  "and",     "any",       "are",        "at",      "az",     "be",       "beda",    "bede",
  "bedzie",  "been",      "being",      "bo",      "but",    "by",       "byc",     "byl",
  "byla",    "byli",      "bylo",       "byly",    "can",    "ci",       "cie",     "ciebie",
  "co",      "cos",       "could",      "czego",   "czy",    "czym",     "did",     "dla",
  "do",      "does",      "doing",      "for",     "from",   "gdy",      "gdyby",   "get",
  "gets",    "go",        "got",        "had",     "has",    "have",     "he",      "her",
  "here",    "hers",      "herself",    "hes",     "him",    "himself",  "his",     "how",
  "i",       "ich",       "if",         "im",      "in",     "into",     "is",      "it",
  "its",     "ive",       "ja",         "jak",     "jako",   "jego",     "jej",     "jesli",
  "jest",    "jeszcze",   "jezeli",     "just",    "kiedy",  "kim",      "kogo",    "komu",
  "kto",     "ktora",     "ktore",      "ktorego", "ktorej", "ktory",    "ktorym",  "ktos",
  "lecz",    "let",       "lets",       "lub",     "ma",     "macie",    "maja",    "mam",
  "mamy",    "masz",      "may",        "me",      "mial",   "miala",    "mialam",  "mialem",
  "mieli",   "might",     "mine",       "mna",     "mnie",   "moga",     "moge",    "mogl",
  "mogla",   "moglem",    "moich",      "moim",    "moj",    "moja",     "moje",    "mojego",
  "mojej",   "moze",      "mozemy",     "mozesz",  "mozna",  "mu",       "my",      "myself",
  "na",      "nam",       "nami",       "nas",     "nasz",   "nasza",    "nasze",   "naszego",
  "naszych", "niech",     "now",        "o",       "od",     "of",       "on",      "ona",
  "one",     "oni",       "ono",        "onto",    "or",     "oraz",     "our",     "ours",
  "please",  "po",        "przy",       "really",  "sa",     "shall",    "she",     "shes",
  "should",  "sie",       "siebie",     "skoro",   "so",     "sobie",    "some",    "somebody",
  "someone", "something", "such",       "swoich",  "swoim",  "swoj",     "swoja",   "swoje",
  "swojego", "swojej",    "ta",         "tak",     "takze",  "tam",      "tamten",  "te",
  "tego",    "tej",       "temu",       "teraz",   "tez",    "than",     "that",    "the",
  "their",   "them",      "themselves", "then",    "there",  "these",    "they",    "theyre",
  "this",    "those",     "to",         "tu",      "ty",     "tych",     "tym",     "tymi",
  "u",       "upon",      "us",         "very",    "w",      "wam",      "was",     "we",
  "were",    "weve",      "what",       "whats",   "when",   "where",    "whether", "which",
  "while",   "who",       "whom",       "whose",   "why",    "wiec",     "will",    "with",
  "would",   "wy",        "you",        "your",    "yours",  "yourself", "youve",   "z",
  "za",      "ze",        "zeby",
};

static int
compare_words (const void *key, const void *member)
{
  return strcmp (key, *(const char *const *) member);
}

gboolean
lex_word_is_silent (const char *word)
{
  g_return_val_if_fail (word != NULL, FALSE);

  return bsearch (word, words, G_N_ELEMENTS (words), sizeof *words, compare_words) != NULL;
}
