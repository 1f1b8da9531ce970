/* lex-diagram.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Draws a deal, an auction and a play in letters. It refuses to know what they are an
 * example of, and how wide a terminal is. The command `example` calls it, and the window's copying.
 */

#include "services/lex-diagram.h"

#include <glib/gi18n-lib.h>

#include "bridge/lex-call.h"
#include "bridge/lex-deal-shape.h"

/* The compass stands between the hands of West and East. */
#define COMPASS_WIDTH 9

/* A compass without a suit in its middle. */
static const char *const rose[LEX_N_SUITS] = { " ┌─ N ─┐", " W     E", " │     │", " └─ S ─┘" };

/* Of an auction. */
#define MIN_COLUMN 6

/* Of the tricks: "13." and a space, and the widest card, "→♠10* [1]", with its gap. */
#define NUMBER_WIDTH 4
#define CARD_WIDTH 11

/* A deal on its way into lines. */
typedef struct
{
  LexDeal *deal;
  LexLanguage language;
  LexDealShape shape;
} Drawing;

/* Of the symbols that occur, each takes one column of a terminal. */
static guint
measure (const char *text)
{
  return (guint) g_utf8_strlen (text, -1);
}

static void
append_padded (GString *text, const char *part, guint width)
{
  g_string_append (text, part);
  for (guint used = measure (part); used < width; used++)
    g_string_append_c (text, ' ');
}

static void
end_line (GString *text)
{
  while (text->len > 0 && text->str[text->len - 1] == ' ')
    g_string_truncate (text, text->len - 1);
  g_string_append_c (text, '\n');
}

static guint
get_n_lines (const Drawing *self)
{
  return self->shape.form == LEX_DEAL_FORM_SUIT ? 1 : LEX_N_SUITS;
}

/* "♠ KD5", a dash for a void; where there is one suit alone, the cards suffice. */
static char *
dup_line (const Drawing *self, LexSeat seat, guint line)
{
  const gboolean alone = self->shape.form == LEX_DEAL_FORM_SUIT;
  const LexSuit suit = alone ? self->shape.suit : (LexSuit) line;
  g_autofree char *cards = NULL;

  if (!lex_deal_get_known (self->deal, seat) || line >= get_n_lines (self))
    return g_strdup ("");
  cards = lex_holding_to_text (lex_deal_get_holding (self->deal, seat, suit), self->language);
  return g_strconcat (alone ? "" : lex_suit_get_symbol (suit), alone ? "" : " ",
                      *cards != '\0' ? cards : "–", NULL);
}

static guint
measure_hand (const Drawing *self, LexSeat seat)
{
  guint width = 0;

  for (guint line = 0; line < get_n_lines (self); line++)
    {
      g_autofree char *words = dup_line (self, seat, line);

      width = MAX (width, measure (words));
    }
  return width;
}

static void
append_hand (GString *text, const Drawing *self, LexSeat seat, guint margin)
{
  for (guint line = 0; line < get_n_lines (self) && lex_deal_get_known (self->deal, seat); line++)
    {
      g_autofree char *words = dup_line (self, seat, line);

      append_padded (text, "", margin);
      g_string_append (text, words);
      end_line (text);
    }
}

/* The hands of West and East stand beside the compass; those of one suit in its middle. */
static void
append_middle (GString *text, const Drawing *self, guint west)
{
  const gboolean alone = self->shape.form == LEX_DEAL_FORM_SUIT;
  g_autofree char *centre
      = g_strdup_printf ("  W %s E", alone ? lex_suit_get_symbol (self->shape.suit) : " ");
  const char *const compass[] = { "    N", centre, "    S" };

  for (guint line = 0; line < (alone ? 3u : LEX_N_SUITS); line++)
    {
      /* What lies before the first line is no line of a hand. */
      const guint of_hand = line - (alone ? 1 : 0);
      g_autofree char *left = dup_line (self, LEX_SEAT_WEST, of_hand);
      g_autofree char *right = dup_line (self, LEX_SEAT_EAST, of_hand);

      append_padded (text, left, west);
      append_padded (text, alone ? compass[line] : rose[line], COMPASS_WIDTH);
      g_string_append (text, right);
      end_line (text);
    }
}

char *
lex_diagram_dup_deal (LexDeal *deal, LexLanguage language)
{
  const Drawing self = { deal, language, lex_deal_shape_of (deal) };
  g_autoptr (GString) text = g_string_new (NULL);
  const guint west = measure_hand (&self, LEX_SEAT_WEST);
  const guint margin = west + (self.shape.form == LEX_DEAL_FORM_SUIT ? 3 : 2);

  if (self.shape.form == LEX_DEAL_FORM_HAND)
    {
      g_string_append_printf (text, "%c\n", lex_seat_get_letter (self.shape.seat));
      append_hand (text, &self, self.shape.seat, 0);
      return g_string_free (g_steal_pointer (&text), FALSE);
    }
  append_hand (text, &self, LEX_SEAT_NORTH, margin);
  append_middle (text, &self, west);
  append_hand (text, &self, LEX_SEAT_SOUTH, margin);
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
dup_remarks (const LexAuctionCall *calls, gsize i)
{
  const LexAuctionCall *call = &calls[i];
  g_autoptr (GString) remarks = g_string_new (NULL);

  if (call->irregularity == LEX_IRREGULARITY_INSUFFICIENT)
    append_remark (remarks, _ ("insufficient"));
  else if (call->irregularity == LEX_IRREGULARITY_SKIPPED)
    append_remark (remarks, _ ("turn passed over"));
  else if (i > 0 && calls[i - 1].irregularity == LEX_IRREGULARITY_SKIPPED)
    append_remark (remarks, _ ("out of rotation"));
  if (call->withdrawn)
    append_remark (remarks, _ ("withdrawn"));
  append_remark (remarks, get_note (call));
  return g_string_free (g_steal_pointer (&remarks), FALSE);
}

/* A call as it stands in the table; what is to be said of it goes to @notes under its number. */
static char *
dup_call (const LexAuctionCall *calls, gsize i, LexLanguage language, GPtrArray *notes)
{
  const LexAuctionCall *call = &calls[i];
  g_autofree char *remarks = dup_remarks (calls, i);
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
      g_autofree char *call = dup_call (calls, i, language, notes);

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

static void
append_seats (GString *text, const guint widths[LEX_N_SEATS])
{
  for (guint column = 0; column < LEX_N_SEATS; column++)
    {
      const char letter[2] = { lex_seat_get_letter ((column + LEX_SEAT_WEST) % LEX_N_SEATS), '\0' };

      append_padded (text, letter, widths[column]);
    }
  end_line (text);
}

/* A column is as wide as its widest cell, so that one long correction does not spread the rest. */
static void
measure_columns (GPtrArray *cells, guint widths[LEX_N_SEATS])
{
  for (guint column = 0; column < LEX_N_SEATS; column++)
    widths[column] = MIN_COLUMN;
  for (guint i = 0; i < cells->len; i++)
    {
      guint *width = &widths[i % LEX_N_SEATS];

      *width = MAX (*width, measure (cells->pdata[i]) + 2);
    }
}

static void
append_notes (GString *text, GPtrArray *notes)
{
  for (guint i = 0; i < notes->len; i++)
    g_string_append_printf (text, "[%u] %s\n", i + 1, (char *) notes->pdata[i]);
}

char *
lex_diagram_dup_auction (LexAuction *auction, LexLanguage language)
{
  g_autoptr (GPtrArray) notes = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) cells = fill_cells (auction, language, notes);
  g_autoptr (GString) text = g_string_new (NULL);
  guint widths[LEX_N_SEATS];

  measure_columns (cells, widths);
  append_seats (text, widths);
  for (guint i = 0; i < cells->len; i++)
    {
      append_padded (text, cells->pdata[i], widths[i % LEX_N_SEATS]);
      if (i % LEX_N_SEATS == LEX_N_SEATS - 1 || i + 1 == cells->len)
        end_line (text);
    }
  append_notes (text, notes);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* A card as it stands in the table; what is to be said of it goes to @notes under its number. */
static char *
dup_card (const LexTrick *trick, LexSeat seat, LexLanguage language, GPtrArray *notes)
{
  const LexPlayCard *card = &trick->cards[seat];
  g_autoptr (GString) remarks = g_string_new (NULL);
  g_autoptr (GString) text = g_string_new (trick->leader == (int) seat ? "→" : " ");

  if (!card->known)
    return g_strdup ("");
  if (card->fault != LEX_FAULT_NONE)
    append_remark (remarks,
                   card->fault == LEX_FAULT_REVOKE ? _ ("revoke") : _ ("lead out of turn"));
  append_remark (remarks, card->note);
  g_string_append (text, lex_suit_get_symbol (card->suit));
  g_string_append (text, lex_rank_get_text (card->rank, language));
  if (trick->winner == (int) seat)
    g_string_append_c (text, '*');
  if (remarks->len > 0)
    {
      g_ptr_array_add (notes, g_strdup (remarks->str));
      g_string_append_printf (text, " [%u]", notes->len);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
lex_diagram_dup_play (LexPlay *play, LexLanguage language)
{
  g_autoptr (GPtrArray) notes = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) text = g_string_new (NULL);
  const guint widths[] = { CARD_WIDTH, CARD_WIDTH, CARD_WIDTH, CARD_WIDTH };
  gsize n_tricks;
  const LexTrick *tricks = lex_play_get_tricks (play, &n_tricks);

  append_padded (text, "", NUMBER_WIDTH + 1);
  append_seats (text, widths);
  for (gsize i = 0; i < n_tricks; i++)
    {
      g_autofree char *number = g_strdup_printf ("%2u.", (guint) i + 1);

      append_padded (text, number, NUMBER_WIDTH);
      for (guint column = 0; column < LEX_N_SEATS; column++)
        {
          const LexSeat seat = (column + LEX_SEAT_WEST) % LEX_N_SEATS;
          g_autofree char *card = dup_card (&tricks[i], seat, language, notes);

          append_padded (text, card, CARD_WIDTH);
        }
      end_line (text);
    }
  append_notes (text, notes);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
