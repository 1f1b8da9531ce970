/* lex-pbn.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads one game of PBN 2.1: deal, auction, vulnerability, contract and declarer.
 * It refuses to know play, results and players, and to write PBN.
 * Every room may call it.
 */

#include "model/lex-pbn.h"

#include "model/lex-pbn-auction-private.h"
#include "model/lex-pbn-scanner-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

/* The tags of one game, sorted out. */
typedef struct
{
  /* Owned */
  GPtrArray *calls;  /* of LexPbnToken: what follows the tag Auction */
  GHashTable *notes; /* number to text, of the auction alone */

  /* Borrowed, each nullable */
  const LexPbnToken *deal;
  const LexPbnToken *auction;
  const LexPbnToken *dealer;
  const LexPbnToken *vulnerable;
  const LexPbnToken *contract;
  const LexPbnToken *declarer;

  gboolean in_auction; /* whether words and notes belong to the auction */
} Game;

static const struct
{
  const char *name;
  gsize offset;
} known_tags[] = {
  { "Deal", G_STRUCT_OFFSET (Game, deal) },
  { "Auction", G_STRUCT_OFFSET (Game, auction) },
  { "Dealer", G_STRUCT_OFFSET (Game, dealer) },
  { "Vulnerable", G_STRUCT_OFFSET (Game, vulnerable) },
  { "Contract", G_STRUCT_OFFSET (Game, contract) },
  { "Declarer", G_STRUCT_OFFSET (Game, declarer) },
};

/* The first spelling is PBN's; the others occur in files. */
static const struct
{
  const char *name;
  LexVulnerability vulnerability;
} vulnerabilities[] = {
  { "None", LEX_VULNERABILITY_NONE }, { "Love", LEX_VULNERABILITY_NONE },
  { "-", LEX_VULNERABILITY_NONE },    { "NS", LEX_VULNERABILITY_NS },
  { "EW", LEX_VULNERABILITY_EW },     { "All", LEX_VULNERABILITY_ALL },
  { "Both", LEX_VULNERABILITY_ALL },
};

static void
game_clear (Game *self)
{
  g_clear_pointer (&self->calls, g_ptr_array_unref);
  g_clear_pointer (&self->notes, g_hash_table_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Game, game_clear)

/* "1:transfer" of the tag Note. */
static void
sort_note (Game *self, const char *value)
{
  const char *colon = strchr (value, ':');

  if (self->in_auction && colon != NULL)
    g_hash_table_replace (self->notes, g_strndup (value, (gsize) (colon - value)),
                          g_strstrip (g_strdup (colon + 1)));
}

/* Says whether the tag still belongs to this game: one that comes a second time
 * begins the next game, which is nobody's question here. */
static gboolean
sort_tag (Game *self, const LexPbnToken *token)
{
  if (g_str_equal (token->text, "Note"))
    {
      sort_note (self, token->value);
      return TRUE;
    }

  self->in_auction = g_str_equal (token->text, "Auction");
  for (guint i = 0; i < G_N_ELEMENTS (known_tags); i++)
    {
      const LexPbnToken **slot = G_STRUCT_MEMBER_P (self, known_tags[i].offset);

      if (!g_str_equal (token->text, known_tags[i].name))
        continue;
      if (*slot != NULL)
        return FALSE;
      *slot = token;
    }

  return TRUE;
}

static gboolean
sort_tokens (Game *self, GPtrArray *tokens, GError **error)
{
  gboolean any_tag = FALSE;

  for (guint i = 0; i < tokens->len; i++)
    {
      LexPbnToken *token = g_ptr_array_index (tokens, i);

      if (token->kind == LEX_PBN_TOKEN_TAG)
        {
          any_tag = TRUE;
          if (!sort_tag (self, token))
            break;
        }
      else if (self->in_auction)
        {
          g_ptr_array_add (self->calls, token);
        }
    }

  if (!any_tag)
    g_set_error (error, LEX_MODEL_ERROR, LEX_MODEL_ERROR_PBN,
                 _ ("Line %u: no tag found: a game has tags such as [Auction \"N\"]"), 1u);
  return any_tag;
}

static gboolean
read_seat (const LexPbnToken *token, LexSeat *seat)
{
  return token != NULL && lex_seat_from_letter (g_ascii_toupper (*token->value), seat);
}

static gboolean
read_deal (LexPbn *self, const LexPbnToken *token, GError **error)
{
  if (token == NULL || *token->value == '\0' || g_str_equal (token->value, "?"))
    return TRUE;

  self->deal = lex_deal_parse (token->value, error);
  if (self->deal == NULL)
    g_prefix_error (error, _ ("Line %u: "), token->line);

  return self->deal != NULL;
}

/* PBN puts "^" before a declarer who swapped places with dummy by mistake: then
 * the auction need not lead to that declarer. */
static gboolean
read_auction (LexPbn *self, const Game *game, GError **error)
{
  LexPbnAuctionSource source = { .tokens = game->calls, .notes = game->notes };

  if (game->auction == NULL || game->calls->len == 0)
    return TRUE;

  if (!read_seat (game->auction, &source.first) && !read_seat (game->dealer, &source.first))
    {
      g_set_error (error, LEX_MODEL_ERROR, LEX_MODEL_ERROR_AUCTION,
                   _ ("Line %u: nobody is named to call first: write [Auction \"N\"]"),
                   game->auction->line);
      return FALSE;
    }

  if (self->declarer != NULL && *game->declarer->value != '^')
    source.declarer = *self->declarer;
  self->auction = lex_pbn_read_auction (&source, error);

  return self->auction != NULL;
}

static LexVulnerability
read_vulnerability (const LexPbnToken *token)
{
  for (guint i = 0; token != NULL && i < G_N_ELEMENTS (vulnerabilities); i++)
    {
      if (g_ascii_strcasecmp (token->value, vulnerabilities[i].name) == 0)
        return vulnerabilities[i].vulnerability;
    }

  return LEX_VULNERABILITY_UNKNOWN;
}

/* Nothing, "?" and "#" (as in the game before) tell no contract. */
static char *
read_contract (const LexPbnToken *token)
{
  if (token == NULL || *token->value == '\0' || strchr ("?#", *token->value) != NULL)
    return NULL;

  return g_strdup (token->value);
}

static char *
read_declarer (const LexPbnToken *token)
{
  const char *letter = token != NULL ? token->value : "";
  LexSeat seat;

  if (*letter == '^')
    letter++;
  if (!lex_seat_from_letter (g_ascii_toupper (*letter), &seat))
    return NULL;

  return g_strdup_printf ("%c", lex_seat_get_letter (seat));
}

/* The standard's own encoding is Latin-1; what is valid UTF-8 is taken for it. */
static char *
decode (const char *text)
{
  if (g_str_has_prefix (text, BYTE_ORDER_MARK))
    text += strlen (BYTE_ORDER_MARK);
  if (g_utf8_validate (text, -1, NULL))
    return g_strdup (text);

  return g_convert (text, -1, "UTF-8", "ISO-8859-1", NULL, NULL, NULL);
}

LexPbn *
lex_pbn_parse (const char *text, GError **error)
{
  g_auto (Game) game = { .calls = g_ptr_array_new (),
                         .notes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free) };
  g_autofree char *decoded = NULL;
  g_autoptr (GPtrArray) tokens = NULL;
  g_autoptr (LexPbn) self = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  decoded = decode (text);
  tokens = lex_pbn_scan (decoded, error);
  if (tokens == NULL || !sort_tokens (&game, tokens, error))
    return NULL;

  self = g_new0 (LexPbn, 1);
  self->vulnerability = read_vulnerability (game.vulnerable);
  self->contract = read_contract (game.contract);
  self->declarer = read_declarer (game.declarer);
  if (!read_deal (self, game.deal, error) || !read_auction (self, &game, error))
    return NULL;

  return g_steal_pointer (&self);
}

void
lex_pbn_free (LexPbn *self)
{
  if (self == NULL)
    return;

  g_clear_object (&self->deal);
  g_clear_object (&self->auction);
  g_free (self->contract);
  g_free (self->declarer);
  g_free (self);
}
