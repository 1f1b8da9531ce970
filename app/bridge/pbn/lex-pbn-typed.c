/* lex-pbn-typed.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A board as somebody types it who does not know PBN's tags. It refuses to know whether the board
 * is possible: what reads PBN does. What takes typed boards calls it.
 */

#include "bridge/pbn/lex-pbn-typed.h"

#include <string.h>

#include "bridge/lex-call.h"
#include "bridge/lex-contract.h"
#include "bridge/pbn/lex-pbn-play-private.h"
#include "bridge/pbn/lex-pbn-typed-play-private.h"
#include "bridge/pbn/lex-pbn.h"

#define SEATS "NESW"

/* What a line without a seat goes on with. */
typedef enum
{
  NOTHING,
  CALLS,
  CARDS,
} Kind;

typedef struct
{
  GString *deal;     /* nullable: until there is a line of it */
  GString *auction;  /* nullable */
  GString *contract; /* nullable */
  GArray *tricks;    /* (element-type LexPbnTypedTrick) */
  Kind last;
  guint rank; /* of the last bid; 0 before the first */
} Typed;

static void
clear (Typed *self)
{
  GString *all[] = { self->deal, self->auction, self->contract };

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    if (all[i] != NULL)
      g_string_free (all[i], TRUE);
  g_array_unref (self->tricks);
}

static gboolean
is_card (const char *word)
{
  LexSuit suit;
  guint rank;

  return lex_pbn_play_read_card (word, &suit, &rank);
}

static const char *
read_call (const char *word)
{
  return g_ascii_strcasecmp (word, "AP") == 0 ? "AP" : lex_call_from_typed (word);
}

/* A bid that is not sufficient carries PBN's mark of it. */
static const char *
get_mark (Typed *self, const char *call)
{
  const guint rank = lex_call_get_rank (call);
  const gboolean insufficient = rank > 0 && rank <= self->rank;

  self->rank = MAX (rank, self->rank);
  return insufficient ? "^I " : "";
}

static gboolean
read_calls (Typed *self, char **words)
{
  g_string_append_c (self->auction, '\n');
  for (guint i = 0; words[i] != NULL; i++)
    {
      const char *call = *words[i] != '\0' ? read_call (words[i]) : "";

      if (call == NULL)
        return FALSE;
      if (*call != '\0')
        g_string_append_printf (self->auction, "%s%s ", get_mark (self, call), call);
    }
  self->last = CALLS;
  return TRUE;
}

/* A line is a trick; one of more cards goes on with the next. */
static gboolean
read_cards (Typed *self, int leader, char **words)
{
  LexPbnTypedTrick *trick = NULL;

  for (guint i = 0; words[i] != NULL; i++)
    {
      LexPlayCard card = { .known = TRUE };

      if (*words[i] == '\0')
        continue;
      if (!lex_pbn_play_read_card (words[i], &card.suit, &card.rank))
        return FALSE;
      if (trick == NULL || trick->n_cards == LEX_N_SEATS)
        {
          const LexPbnTypedTrick begun = { .leader = trick == NULL ? leader : -1 };

          g_array_append_val (self->tricks, begun);
        }
      trick = &g_array_index (self->tricks, LexPbnTypedTrick, self->tricks->len - 1);
      trick->cards[trick->n_cards++] = card;
    }
  self->last = CARDS;
  return TRUE;
}

static gboolean
read_deal (Typed *self, const char *line)
{
  g_autoptr (LexDeal) deal = strchr (line, '.') != NULL ? lex_deal_parse (line, NULL) : NULL;

  if (deal == NULL || self->deal != NULL)
    return FALSE;
  self->deal = g_string_new (line);
  return TRUE;
}

/* "4SX W": what is played, and by whom. */
static gboolean
read_contract (Typed *self, char **words)
{
  static const char *const trumps[] = {
    [LEX_TRUMPS_NONE] = "NT",    [LEX_TRUMPS_SPADES] = "S", [LEX_TRUMPS_HEARTS] = "H",
    [LEX_TRUMPS_DIAMONDS] = "D", [LEX_TRUMPS_CLUBS] = "C",
  };
  LexContract contract;
  const char *end = g_strv_length (words) == 2 ? lex_contract_read (words[0], &contract) : NULL;
  const char seat = g_ascii_toupper (end != NULL ? *words[1] : '\0');

  if (end == NULL || *end != '\0' || seat == '\0' || strchr (SEATS, seat) == NULL
      || words[1][1] != '\0' || self->contract != NULL)
    return FALSE;
  self->contract = g_string_new (NULL);
  g_string_append_printf (self->contract, "[Declarer \"%c\"]\n[Contract \"%u%s%s\"]\n", seat,
                          contract.level, trumps[contract.trumps],
                          contract.doubling == 4   ? "XX"
                          : contract.doubling == 2 ? "X"
                                                   : "");
  self->last = NOTHING;
  return TRUE;
}

static const char *
find_first (char **words)
{
  while (*words != NULL && **words == '\0')
    words++;
  return *words;
}

/* There is one auction, from the dealer on. */
static gboolean
read_seated (Typed *self, char seat, char **words)
{
  if (is_card (find_first (words)))
    return read_cards (self, (int) (strchr (SEATS, seat) - SEATS), words);
  if (self->auction != NULL)
    return FALSE;
  self->auction = g_string_new (NULL);
  g_string_append_printf (self->auction, "[Auction \"%c\"]", seat);
  return read_calls (self, words);
}

/* The seat is parted from what follows by a colon or a space. */
static gboolean
read_line (Typed *self, const char *line)
{
  const char seat = g_ascii_toupper (line[0]);
  const gboolean seated = seat != '\0' && strchr (SEATS, seat) != NULL
                          && strchr (": \t", line[1]) != NULL && line[1] != '\0';
  g_auto (GStrv) words = g_strsplit_set (seated ? line + 2 : line, " \t", -1);

  if (read_deal (self, line) || read_contract (self, words))
    return TRUE;
  if (find_first (words) == NULL)
    return FALSE;
  if (seated)
    return read_seated (self, seat, words);
  if (self->last == CALLS)
    return read_calls (self, words);
  return self->last == CARDS && read_cards (self, -1, words);
}

static GString *
write_head (const Typed *self)
{
  GString *pbn = g_string_new (NULL);

  if (self->auction != NULL)
    g_string_append_printf (pbn, "[Dealer \"%c\"]\n", self->auction->str[strlen ("[Auction \"")]);
  if (self->contract != NULL)
    g_string_append (pbn, self->contract->str);
  if (self->deal != NULL)
    g_string_append_printf (pbn, "[Deal \"%s\"]\n", self->deal->str);
  if (self->auction != NULL)
    g_string_append_printf (pbn, "%s\n", self->auction->str);
  return pbn;
}

/* What the auction makes trumps and the hands held says whose a card is. */
static char *
dup_play (const Typed *self, const char *head, GError **error)
{
  g_autoptr (LexPbn) meaning = *head != '\0' ? lex_pbn_parse (head, error) : NULL;

  if (*head != '\0' && meaning == NULL)
    return NULL;
  return lex_pbn_typed_play_dup (self->tricks,
                                 meaning != NULL ? meaning->trumps : LEX_TRUMPS_UNKNOWN,
                                 meaning != NULL ? meaning->deal : NULL, error);
}

static char *
dup_pbn (const Typed *self, GError **error)
{
  GString *pbn = write_head (self);
  g_autofree char *play = self->tricks->len > 0 ? dup_play (self, pbn->str, error) : NULL;

  if (self->tricks->len > 0 && play == NULL)
    return g_string_free (pbn, TRUE);
  if (play != NULL)
    g_string_append_printf (pbn, "[Play \"%c\"]%s\n*\n",
                            SEATS[g_array_index (self->tricks, LexPbnTypedTrick, 0).leader], play);
  return g_string_free (pbn, FALSE);
}

char *
lex_pbn_typed_dup (const char *text, GError **error)
{
  Typed typed
      = { NULL, NULL, NULL, g_array_new (FALSE, FALSE, sizeof (LexPbnTypedTrick)), NOTHING, 0 };
  g_auto (GStrv) lines = NULL;
  gboolean read = TRUE;
  char *pbn = NULL;

  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL && read; i++)
    read = *g_strstrip (lines[i]) == '\0' || read_line (&typed, lines[i]);
  if (read
      && (typed.deal != NULL || typed.auction != NULL || typed.contract != NULL
          || typed.tricks->len > 0))
    pbn = dup_pbn (&typed, error);
  clear (&typed);
  return pbn;
}
