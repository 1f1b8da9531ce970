/* lex-cli-diagram.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Draws a deal and an auction in letters. It refuses to know what they are an example of.
 * The command `example` calls it.
 */

#include "cli/lex-cli-diagram.h"

#include <glib/gi18n-lib.h>

#include "cli/lex-cli-page.h"

/* The compass stands between the hands of West and East. */
#define COMPASS_WIDTH 9

static void
append_padded (GString *text, const char *part, guint width)
{
  g_string_append (text, part);
  for (guint used = lex_cli_width (part); used < width; used++)
    g_string_append_c (text, ' ');
}

static void
end_line (GString *text)
{
  while (text->len > 0 && text->str[text->len - 1] == ' ')
    g_string_truncate (text, text->len - 1);
  g_string_append_c (text, '\n');
}

/* "♠ KD5", a dash for a void. */
static char *
dup_suit (LexDeal *deal, LexSeat seat, LexSuit suit, LexLanguage language)
{
  g_autofree char *cards = lex_holding_to_text (lex_deal_get_holding (deal, seat, suit), language);

  if (!lex_deal_get_known (deal, seat))
    return g_strdup ("");
  return g_strdup_printf ("%s %s", lex_suit_get_symbol (suit), *cards != '\0' ? cards : "–");
}

static guint
measure_hand (LexDeal *deal, LexSeat seat, LexLanguage language)
{
  guint width = 0;

  for (LexSuit suit = 0; suit < LEX_N_SUITS; suit++)
    {
      g_autofree char *line = dup_suit (deal, seat, suit, language);

      width = MAX (width, lex_cli_width (line));
    }
  return width;
}

static void
append_hand (GString *text, LexDeal *deal, LexSeat seat, guint margin, LexLanguage language)
{
  for (LexSuit suit = 0; suit < LEX_N_SUITS && lex_deal_get_known (deal, seat); suit++)
    {
      g_autofree char *line = dup_suit (deal, seat, suit, language);

      append_padded (text, "", margin);
      g_string_append (text, line);
      end_line (text);
    }
}

char *
lex_cli_diagram_dup_deal (LexDeal *deal, LexLanguage language)
{
  static const char *const compass[LEX_N_SUITS] = { "    N", "  W   E", "    S", "" };
  g_autoptr (GString) text = g_string_new (NULL);
  guint west = measure_hand (deal, LEX_SEAT_WEST, language);
  guint margin = west + 2;

  append_hand (text, deal, LEX_SEAT_NORTH, margin, language);
  for (LexSuit suit = 0; suit < LEX_N_SUITS; suit++)
    {
      g_autofree char *left = dup_suit (deal, LEX_SEAT_WEST, suit, language);
      g_autofree char *right = dup_suit (deal, LEX_SEAT_EAST, suit, language);

      append_padded (text, left, west);
      append_padded (text, compass[suit], COMPASS_WIDTH);
      g_string_append (text, right);
      end_line (text);
    }
  append_hand (text, deal, LEX_SEAT_SOUTH, margin, language);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
append_remark (GString *remarks, const char *remark)
{
  if (remark == NULL)
    return;
  if (remarks->len > 0)
    g_string_append (remarks, "; ");
  g_string_append (remarks, remark);
}

/* A note as a person reads it. PBN's `*` is an alert; what became of a withdrawn call
 * (`W: 1NT -> 2NT`) the table shows already. */
static const char *
get_note (const LexAuctionCall *call)
{
  if (g_strcmp0 (call->note, "*") == 0)
    return _ ("alert");
  if (call->withdrawn && call->note != NULL && strstr (call->note, " -> ") != NULL)
    return NULL;
  return call->note;
}

/* What is to be said of a call below the table; empty for an ordinary one. */
static char *
dup_remarks (const LexAuctionCall *call)
{
  g_autoptr (GString) remarks = g_string_new (NULL);

  if (call->irregularity == LEX_IRREGULARITY_INSUFFICIENT)
    append_remark (remarks, _ ("insufficient"));
  else if (call->irregularity == LEX_IRREGULARITY_SKIPPED)
    append_remark (remarks, _ ("turn passed over"));
  if (call->withdrawn)
    append_remark (remarks, _ ("withdrawn"));
  append_remark (remarks, get_note (call));
  return g_string_free (g_steal_pointer (&remarks), FALSE);
}

/* A call as it stands in the table; what is to be said of it goes to @notes under its number. */
static char *
dup_call (const LexAuctionCall *call, LexLanguage language, GPtrArray *notes)
{
  g_autofree char *remarks = dup_remarks (call);
  g_autofree char *name
      = *call->call != '\0' ? lex_call_to_text (call->call, language) : g_strdup ("–");

  if (*remarks == '\0')
    return g_steal_pointer (&name);
  g_ptr_array_add (notes, g_steal_pointer (&remarks));
  return g_strdup_printf ("%s [%u]", name, notes->len);
}

/* West first, as auctions are printed. */
static guint
get_column (LexSeat seat)
{
  return (seat + 1) % LEX_N_SEATS;
}

/* The cells in reading order, rows of four: what one player called twice in a row, because he
 * had to replace a call, stands in one cell. */
static GPtrArray *
fill_cells (LexAuction *auction, LexLanguage language, GPtrArray *notes)
{
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);
  gsize n_calls;
  const LexAuctionCall *calls = lex_auction_get_calls (auction, &n_calls);

  for (gsize i = 0; i < n_calls; i++)
    {
      g_autofree char *call = dup_call (&calls[i], language, notes);

      if (i > 0 && calls[i].seat == calls[i - 1].seat)
        {
          char **last = (char **) &cells->pdata[cells->len - 1];
          g_autofree char *before = *last;

          *last = g_strdup_printf ("%s → %s", before, call);
          continue;
        }
      while (cells->len % LEX_N_SEATS != get_column (calls[i].seat))
        g_ptr_array_add (cells, g_strdup (""));
      g_ptr_array_add (cells, g_steal_pointer (&call));
    }
  return g_steal_pointer (&cells);
}

char *
lex_cli_diagram_dup_auction (LexAuction *auction, LexLanguage language)
{
  g_autoptr (GPtrArray) notes = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) cells = fill_cells (auction, language, notes);
  g_autoptr (GString) text = g_string_new (NULL);
  guint width = 0;

  for (guint i = 0; i < cells->len; i++)
    width = MAX (width, lex_cli_width (cells->pdata[i]) + 2);
  for (guint column = 0; column < LEX_N_SEATS; column++)
    {
      char letter[2] = { lex_seat_get_letter ((column + LEX_SEAT_WEST) % LEX_N_SEATS), '\0' };

      append_padded (text, letter, MAX (width, 6));
    }
  end_line (text);

  for (guint i = 0; i < cells->len; i++)
    {
      append_padded (text, cells->pdata[i], MAX (width, 6));
      if (i % LEX_N_SEATS == LEX_N_SEATS - 1 || i + 1 == cells->len)
        end_line (text);
    }
  for (guint i = 0; i < notes->len; i++)
    g_string_append_printf (text, "[%u] %s\n", i + 1, (char *) notes->pdata[i]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
