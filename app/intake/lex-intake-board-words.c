/* lex-intake-board-words.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A board's dealer, vulnerability, contract and result in words of either language. It refuses to
 * score, and to say what the file does not. Only lex-intake-games.c calls it.
 */

#include "intake/lex-intake-board-words.h"

#include <string.h>

#include "bridge/lex-call.h"
#include "bridge/lex-contract.h"

#define BOOK 6
#define MINUS "\u2212"

typedef struct
{
  const char *dealer;
  const char *by_number[4]; /* by what the game does not say: 1 the dealer, 2 who is vulnerable */
  const char *contract;
  const char *by;
  const char *risks[5]; /* by doubling: 1, 2 or 4 */
  const char *passed;
  const char *tricks;
} Words;

static const Words words[LEX_N_LANGUAGES] = {
  [LEX_LANGUAGE_EN]
  = { "Dealer",
      { "", " (dealer by the board’s number, Law 2)",
        " (vulnerability by the board’s number, Law 2)", " (both by the board’s number, Law 2)" },
      "Contract: ",
      " by ",
      { "", "", ", doubled", "", ", redoubled" },
      "All passed",
      "Tricks: " },
  [LEX_LANGUAGE_PL] = { "Rozdający",
                        { "", " (rozdający według numeru rozdania, przepis 2)",
                          " (założenia według numeru rozdania, przepis 2)",
                          " (jedno i drugie według numeru rozdania, przepis 2)" },
                        "Kontrakt: ",
                        ", gra ",
                        { "", "", " z kontrą", "", " z rekontrą" },
                        "Wszyscy spasowali",
                        "Lewy: " },
};

/* What is written, and the call in it, which each language writes its own way. */
typedef struct
{
  GString *text;
  LexSpan spans[2];
  guint n_spans;
  char *bid; /* owned, nullable */
} Writing;

static void
append_deal (Writing *self, const LexPbn *pbn, LexLanguage language)
{
  const char *vulnerable = lex_vulnerability_get_text (pbn->vulnerability, language);
  const guint unsaid = (pbn->dealer_by_number ? 1 : 0) + (pbn->vulnerability_by_number ? 2 : 0);

  if (pbn->dealer != NULL)
    g_string_append_printf (self->text, "%s %s", words[language].dealer, pbn->dealer);
  if (vulnerable != NULL)
    g_string_append_printf (self->text, "%s%s", self->text->len > 0 ? ", " : "", vulnerable);
  g_string_append (self->text, words[language].by_number[unsaid]);
}

static void
append_bid (Writing *self, LexLanguage language)
{
  g_autofree char *shown = lex_call_to_text (self->bid, language);
  const gsize start = self->text->len;

  g_string_append (self->text, shown);
  self->spans[self->n_spans++] = (LexSpan){ start, self->text->len, LEX_SPAN_CALL, self->bid };
}

/* "Contract: 4♠ by W, doubled", "Kontrakt: 4♠ z kontrą, gra W". */
static void
append_contract (Writing *self, const LexPbn *pbn, const LexContract *contract,
                 LexLanguage language)
{
  static const char *const trumps[] = { "", "NT", "S", "H", "D", "C" };
  const Words *own = &words[language];
  const char *risk = own->risks[contract->doubling];

  self->bid = g_strdup_printf ("%u%s", contract->level, trumps[contract->trumps]);
  g_string_append (self->text, own->contract);
  append_bid (self, language);
  if (language == LEX_LANGUAGE_PL)
    g_string_append (self->text, risk);
  if (pbn->declarer != NULL)
    g_string_append_printf (self->text, "%s%s", own->by, pbn->declarer);
  if (language == LEX_LANGUAGE_EN)
    g_string_append (self->text, risk);
}

/* "Tricks: 9 (−1)". A claim that may be wrong is marked by PBN, and tricks of a side that is named
 * are passed on as they stand. */
static void
append_tricks (Writing *self, const LexPbnGame *game, const LexContract *contract,
               LexLanguage language)
{
  const char *result = lex_pbn_game_get_value (game, "Result");
  guint64 tricks;
  int over;

  if (result == NULL || strchr ("?-", *result) != NULL)
    return;
  result += *result == '^';
  g_string_append_printf (self->text, ". %s%s", words[language].tricks, result);
  if (!g_ascii_string_to_unsigned (result, 10, 0, LEX_N_RANKS, &tricks, NULL))
    return;
  over = (int) tricks - BOOK - (int) contract->level;
  if (over == 0)
    g_string_append (self->text, " (=)");
  else
    g_string_append_printf (self->text, " (%s%d)", over < 0 ? MINUS : "+", ABS (over));
}

static void
append_outcome (Writing *self, const LexPbnGame *game, const LexPbn *pbn, LexLanguage language)
{
  LexContract contract;

  const gboolean passed = pbn->contract != NULL && g_ascii_strcasecmp (pbn->contract, "Pass") == 0;

  /* An end position says no more than what is trumps, and its diagram tells that. */
  if (!passed && (pbn->contract == NULL || lex_contract_read (pbn->contract, &contract) == NULL))
    return;
  if (self->text->len > 0)
    g_string_append (self->text, ". ");
  if (passed)
    {
      g_string_append (self->text, words[language].passed);
      return;
    }
  append_contract (self, pbn, &contract, language);
  append_tricks (self, game, &contract, language);
}

static void
append_comments (Writing *self, const char *comments)
{
  if (*comments == '\0')
    return;
  if (self->text->len == 0)
    {
      g_string_append (self->text, comments);
      return;
    }
  g_string_append_c (self->text, '\n');
  self->spans[self->n_spans++]
      = (LexSpan){ self->text->len, self->text->len + strlen (comments), LEX_SPAN_PARAGRAPH, NULL };
  g_string_append (self->text, comments);
}

LexText *
lex_intake_board_words_new (const LexPbnGame *game, const LexPbn *pbn, const char *comments,
                            LexLanguage language)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *bid = NULL;
  Writing writing = { .text = text };

  append_deal (&writing, pbn, language);
  append_outcome (&writing, game, pbn, language);
  bid = writing.bid;
  if (text->len > 0)
    g_string_append_c (text, '.');
  append_comments (&writing, comments);
  return text->len > 0 ? lex_text_new (text->str, writing.spans, writing.n_spans) : NULL;
}
