/* lex-citation-words.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Polish and English words that make a number a reference, or keep it from
 * being one. It does not see the number. Only the citation finder may call it.
 */

#include "language/lex-citation-words.h"

#include <string.h>

#include "language/lex-fold.h"

/* A folded stem and the endings that it may have, parted by bars; an asterisk
 * for any. Scanners read ł as t and ó as é, so those forms are here too. */
static const struct
{
  const char *stem;
  const char *endings;
  LexCitationWord word;
} words[] = {
  { "law", "|", LEX_CITATION_WORD_LAW },
  { "law", "s", LEX_CITATION_WORD_LAWS },
  { "przepis", "|u|owi|em|ie|", LEX_CITATION_WORD_LAW },
  { "przepis", "y|ow|ew|om|ami|ach", LEX_CITATION_WORD_LAWS },
  { "prz", "|", LEX_CITATION_WORD_LAW },
  { "art", "|", LEX_CITATION_WORD_LAW },
  { "artykul", "|u|owi|em|e|", LEX_CITATION_WORD_LAW },
  { "artykul", "y|ow|om|ami|ach", LEX_CITATION_WORD_LAWS },
  { "paragraf", "|u|owi|em|ie|", LEX_CITATION_WORD_LAW },
  { "mpb", "|", LEX_CITATION_WORD_SEE },
  { "praw", "o|a|u|em|ie", LEX_CITATION_WORD_SEE },
  { "patrz", "|", LEX_CITATION_WORD_SEE },
  { "zob", "|acz", LEX_CITATION_WORD_SEE },
  { "por", "|ownaj", LEX_CITATION_WORD_SEE },
  { "vide", "|", LEX_CITATION_WORD_SEE },
  { "see", "|", LEX_CITATION_WORD_SEE },
  { "cf", "|", LEX_CITATION_WORD_SEE },
  { "example", "|", LEX_CITATION_WORD_EXAMPLE },
  { "example", "s", LEX_CITATION_WORD_EXAMPLES },
  { "przyklad", "|u|owi|em|zie|", LEX_CITATION_WORD_EXAMPLE },
  { "przyklad", "y|ow|om|ami|ach", LEX_CITATION_WORD_EXAMPLES },
  { "przyktad", "|u|owi|em|zie|", LEX_CITATION_WORD_EXAMPLE },
  { "przyktad", "y|ow|ew|om|ami|ach", LEX_CITATION_WORD_EXAMPLES },
  { "nr", "|", LEX_CITATION_WORD_NUMBER },
  { "no", "|", LEX_CITATION_WORD_NUMBER },
  { "number", "|s", LEX_CITATION_WORD_NUMBER },
  { "also", "|", LEX_CITATION_WORD_NUMBER },
  { "tez", "|", LEX_CITATION_WORD_NUMBER },
  { "rowniez", "|", LEX_CITATION_WORD_NUMBER },
  { "takze", "|", LEX_CITATION_WORD_NUMBER },
  { "i", "|", LEX_CITATION_WORD_AND },
  { "oraz", "|", LEX_CITATION_WORD_AND },
  { "lub", "|", LEX_CITATION_WORD_AND },
  { "albo", "|", LEX_CITATION_WORD_AND },
  { "badz", "|", LEX_CITATION_WORD_AND },
  { "czy", "|", LEX_CITATION_WORD_AND },
  { "and", "|", LEX_CITATION_WORD_AND },
  { "or", "|", LEX_CITATION_WORD_AND },
  { "do", "|", LEX_CITATION_WORD_TO },
  { "to", "|", LEX_CITATION_WORD_TO },
  { "through", "|", LEX_CITATION_WORD_TO },
  { "for", "|", LEX_CITATION_WORD_FOR },
  { "na", "|", LEX_CITATION_WORD_FOR },
  { "p", "c|kt", LEX_CITATION_WORD_UNIT },
  { "hcp", "|", LEX_CITATION_WORD_UNIT },
  { "punkt", "*", LEX_CITATION_WORD_UNIT },
  { "point", "|s", LEX_CITATION_WORD_UNIT },
  { "card", "|s", LEX_CITATION_WORD_UNIT },
  { "kart", "*", LEX_CITATION_WORD_UNIT },
  { "trick", "|s", LEX_CITATION_WORD_UNIT },
  { "lew", "|a|y|e|ie|ach", LEX_CITATION_WORD_UNIT },
  { "imp", "|s|y|ow", LEX_CITATION_WORD_UNIT },
  { "vp", "|s|y|ow", LEX_CITATION_WORD_UNIT },
  { "sek", "|und*", LEX_CITATION_WORD_UNIT },
  { "second", "|s", LEX_CITATION_WORD_UNIT },
  { "min", "|ut*", LEX_CITATION_WORD_UNIT },
  { "godzin", "*", LEX_CITATION_WORD_UNIT },
  { "hour", "|s", LEX_CITATION_WORD_UNIT },
  { "dni", "|", LEX_CITATION_WORD_UNIT },
  { "day", "|s", LEX_CITATION_WORD_UNIT },
  { "rok", "|u", LEX_CITATION_WORD_UNIT },
  { "lat", "|a|", LEX_CITATION_WORD_UNIT },
  { "year", "|s", LEX_CITATION_WORD_UNIT },
  { "raz", "|y", LEX_CITATION_WORD_UNIT },
  { "time", "s", LEX_CITATION_WORD_UNIT },
  { "gracz", "*", LEX_CITATION_WORD_UNIT },
  { "player", "|s", LEX_CITATION_WORD_UNIT },
  { "rozda", "n|nia|niach", LEX_CITATION_WORD_UNIT },
  { "procent", "*", LEX_CITATION_WORD_UNIT },
  { "percent", "|", LEX_CITATION_WORD_UNIT },
  { "board", "|s", LEX_CITATION_WORD_THING },
  { "rozdani", "e|u|em|ach", LEX_CITATION_WORD_THING },
  { "pudelk", "o|u|a|iem", LEX_CITATION_WORD_THING },
  { "deal", "|s", LEX_CITATION_WORD_THING },
  { "table", "|s", LEX_CITATION_WORD_THING },
  { "stol", "|u|e|ik*", LEX_CITATION_WORD_THING },
  { "round", "|s", LEX_CITATION_WORD_THING },
  { "rund", "a|y|zie|e", LEX_CITATION_WORD_THING },
  { "sesj", "a|i|e", LEX_CITATION_WORD_THING },
  { "session", "|s", LEX_CITATION_WORD_THING },
  { "page", "|s", LEX_CITATION_WORD_THING },
  { "str", "|ona|onie|ony", LEX_CITATION_WORD_THING },
  { "room", "|s", LEX_CITATION_WORD_THING },
  { "pok", "oj|oju|ojem|oje", LEX_CITATION_WORD_THING },
  { "sal", "a|i|e", LEX_CITATION_WORD_THING },
  { "pair", "|s", LEX_CITATION_WORD_THING },
  { "par", "a|y|e", LEX_CITATION_WORD_THING },
  { "section", "|s", LEX_CITATION_WORD_THING },
  { "sektor", "|ze|a", LEX_CITATION_WORD_THING },
  { "contract", "|s", LEX_CITATION_WORD_THING },
  { "kontrakt", "|u|em|cie", LEX_CITATION_WORD_THING },
  { "ul", "|ica|icy", LEX_CITATION_WORD_THING },
};

static gboolean
has_ending (const char *endings, const char *ending)
{
  gsize length = strlen (ending);

  for (const char *one = endings;; one++)
    {
      gsize n = strcspn (one, "|");

      if (n > 0 && one[n - 1] == '*' && strncmp (one, ending, n - 1) == 0)
        return TRUE;
      if (n == length && strncmp (one, ending, n) == 0)
        return TRUE;
      one += n;
      if (*one == '\0')
        return FALSE;
    }
}

LexCitationWord
lex_citation_word_classify (const char *text, gsize length)
{
  g_autofree char *folded = NULL;

  g_return_val_if_fail (text != NULL, LEX_CITATION_WORD_OTHER);

  folded = lex_fold (text, (gssize) length);
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    {
      if (g_str_has_prefix (folded, words[i].stem)
          && has_ending (words[i].endings, folded + strlen (words[i].stem)))
        return words[i].word;
    }

  return LEX_CITATION_WORD_OTHER;
}
