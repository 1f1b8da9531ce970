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
#include "bridge/lex-deal.h"

#define SEATS "NESW"
#define SUITS "SHDC"
#define RANKS "AKQJT98765432"

/* Each NULL until there is a line of it. */
typedef struct
{
  GString *deal;
  GString *auction;
  GString *play;
  GString *last; /* borrowed: what a line without a seat goes on with */
  guint rank;    /* of the last bid; 0 before the first */
} Typed;

static void
clear (Typed *self)
{
  GString *all[] = { self->deal, self->auction, self->play };

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    if (all[i] != NULL)
      g_string_free (all[i], TRUE);
}

static gboolean
is_card (const char *word)
{
  return strlen (word) == 2 && strchr (SUITS, g_ascii_toupper (word[0])) != NULL
         && strchr (RANKS, g_ascii_toupper (word[1])) != NULL;
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

/* One section has one beginning. */
static GString *
begin (GString **section, const char *tag, char seat)
{
  if (*section != NULL)
    return NULL;
  *section = g_string_new (NULL);
  g_string_append_printf (*section, "[%s \"%c\"]", tag, seat);
  return *section;
}

static gboolean
append_words (Typed *self, GString *section, char **words)
{
  const gboolean calls = section == self->auction;

  g_string_append_c (section, '\n');
  for (guint i = 0; words[i] != NULL; i++)
    {
      const char *call = calls ? read_call (words[i]) : NULL;
      g_autofree char *card = NULL;

      if (*words[i] == '\0')
        continue;
      if (calls ? call == NULL : !is_card (words[i]))
        return FALSE;
      card = calls ? NULL : g_ascii_strup (words[i], -1);
      g_string_append_printf (section, "%s%s ", calls ? get_mark (self, call) : "",
                              calls ? call : card);
    }
  self->last = section;
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

static const char *
find_first (char **words)
{
  while (*words != NULL && **words == '\0')
    words++;
  return *words;
}

/* The seat is parted from what follows by a colon or a space. */
static gboolean
read_line (Typed *self, const char *line)
{
  const char seat = g_ascii_toupper (line[0]);
  const gboolean seated = seat != '\0' && strchr (SEATS, seat) != NULL
                          && strchr (": \t", line[1]) != NULL && line[1] != '\0';
  g_auto (GStrv) words = g_strsplit_set (seated ? line + 2 : line, " \t", -1);
  const char *first = find_first (words);
  GString *section = self->last;

  if (read_deal (self, line))
    return TRUE;
  if (first == NULL)
    return FALSE;
  if (seated)
    section = is_card (first) ? begin (&self->play, "Play", seat)
                              : begin (&self->auction, "Auction", seat);
  return section != NULL && append_words (self, section, words);
}

static char *
dup_pbn (const Typed *self)
{
  GString *pbn = g_string_new (NULL);

  if (self->auction != NULL)
    g_string_append_printf (pbn, "[Dealer \"%c\"]\n", self->auction->str[strlen ("[Auction \"")]);
  if (self->deal != NULL)
    g_string_append_printf (pbn, "[Deal \"%s\"]\n", self->deal->str);
  if (self->auction != NULL)
    g_string_append_printf (pbn, "%s\n", self->auction->str);
  if (self->play != NULL)
    g_string_append_printf (pbn, "%s\n*\n", self->play->str);
  return g_string_free (pbn, FALSE);
}

char *
lex_pbn_typed_dup (const char *text)
{
  Typed typed = { NULL, NULL, NULL, NULL, 0 };
  g_auto (GStrv) lines = NULL;
  gboolean read = TRUE;
  char *pbn = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL && read; i++)
    read = *g_strstrip (lines[i]) == '\0' || read_line (&typed, lines[i]);
  if (read && (typed.deal != NULL || typed.auction != NULL || typed.play != NULL))
    pbn = dup_pbn (&typed);
  clear (&typed);
  return pbn;
}
