/* lex-auction-table.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An auction set out as a table under W N E S: what is read in each cell, and below it. It refuses
 * to know whether a call was legal, for the auction says so, and how the table is drawn. Widgets
 * and paper call it.
 */

#include "type/lex-auction-table.h"

#include <string.h>

#include "bridge/lex-call.h"
#include "type/lex-speech.h"

#define SKIPPED "–"

/* State of one walk over the calls. */
typedef struct
{
  GPtrArray *cells;
  LexLanguage language;
  const LexAuctionCall *calls;
  gsize n_calls;
  GString *notes;
  int n_notes;
  gboolean insufficient; /* what the marks in the table mean, if they occur */
  gboolean out_of_rotation;
  gboolean withdrawn;
  gboolean skipped;
  gboolean alerted;
} Table;

guint
lex_auction_table_get_column (LexSeat seat)
{
  return (seat + 1) % LEX_N_SEATS;
}

/* A player who calls again at once has replaced what he called. */
static gboolean
is_replaced (const LexAuctionCall *calls, gsize n_calls, gsize i)
{
  return i + 1 < n_calls && calls[i + 1].seat == calls[i].seat && *calls[i + 1].call;
}

/* Whoever calls after a turn that was passed over calls out of rotation. */
static gboolean
is_out_of_rotation (const LexAuctionCall *calls, gsize i)
{
  return i > 0 && calls[i - 1].irregularity == LEX_IRREGULARITY_SKIPPED && *calls[i].call;
}

static gboolean
is_withdrawn (const LexAuctionCall *calls, gsize n_calls, gsize i)
{
  return calls[i].withdrawn || is_replaced (calls, n_calls, i);
}

/* What became of a withdrawn call (`W: 1NT -> 2NT`) the table shows already. */
static const char *
get_note (const LexAuctionCall *call, gboolean withdrawn)
{
  if (withdrawn && call->note && strstr (call->note, " -> "))
    return NULL;
  return call->note;
}

/* A note of a bare star, as PBN files have it, only says “alerted”. */
static gboolean
is_bare_star (const char *note)
{
  return note && g_str_equal (note, "*");
}

/* One star is for all that is only alerted, if anything is; each note has one star more. */
static void
count_alerts (Table *table)
{
  for (gsize i = 0; i < table->n_calls; i++)
    table->alerted |= is_bare_star (table->calls[i].note);
  table->n_notes = table->alerted ? 1 : 0;
}

static void
append_star (Table *table, GString *text, const char *note)
{
  g_autofree char *stars = NULL;

  if (!note)
    return;
  if (is_bare_star (note))
    {
      g_string_append_c (text, '*');
      return;
    }
  stars = g_strnfill (++table->n_notes, '*');
  g_string_append (text, stars);
  g_string_append_printf (table->notes, "%s %s\n", stars, note);
}

static LexAuctionMark
make_mark (Table *table, gsize i)
{
  const LexAuctionCall *call = &table->calls[i];
  const gboolean withdrawn = is_withdrawn (table->calls, table->n_calls, i);
  const gboolean insufficient = call->irregularity == LEX_IRREGULARITY_INSUFFICIENT;
  const gboolean out_of_rotation = is_out_of_rotation (table->calls, i);
  g_autofree char *words = lex_call_to_text (call->call, table->language);
  g_autoptr (GString) text = g_string_new (words);

  if (insufficient || out_of_rotation)
    g_string_append_c (text, '!');
  table->insufficient |= insufficient;
  table->out_of_rotation |= out_of_rotation;
  table->withdrawn |= withdrawn;
  append_star (table, text, get_note (call, withdrawn));
  return (LexAuctionMark){ g_string_free (g_steal_pointer (&text), FALSE), withdrawn };
}

static void
clear_mark (gpointer data)
{
  g_free (((LexAuctionMark *) data)->text);
}

static GArray *
add_cell (Table *table)
{
  GArray *marks = g_array_new (FALSE, FALSE, sizeof (LexAuctionMark));

  g_array_set_clear_func (marks, clear_mark);
  g_ptr_array_add (table->cells, marks);
  return marks;
}

static void
add_mark (GArray *marks, LexAuctionMark mark)
{
  g_array_append_val (marks, mark);
}

/* Fills one cell: a call, and all that replaced it. Returns the next call. */
static gsize
add_turn (Table *table, gsize i)
{
  const guint column = lex_auction_table_get_column (table->calls[i].seat);
  GArray *marks;

  /* Turns passed over leave their cells empty, as the eye expects. */
  while (table->cells->len % LEX_N_SEATS != column)
    add_cell (table);
  marks = add_cell (table);
  if (!*table->calls[i].call)
    {
      table->skipped = TRUE;
      add_mark (marks, (LexAuctionMark){ g_strdup (SKIPPED), FALSE });
      return i + 1;
    }
  add_mark (marks, make_mark (table, i));
  for (; is_replaced (table->calls, table->n_calls, i); i++)
    add_mark (marks, make_mark (table, i + 1));
  return i + 1;
}

/* Below the table: what its marks mean, those that occur, then the notes. */
static char *
dup_legend (const Table *table)
{
  const gboolean polish = table->language == LEX_LANGUAGE_PL;
  g_autoptr (GString) legend = g_string_new (NULL);

  if (table->insufficient)
    g_string_append (legend, polish ? "! odzywka niewystarczająca\n" : "! insufficient bid\n");
  if (table->out_of_rotation)
    g_string_append (legend,
                     polish ? "! zapowiedź poza kolejnością\n" : "! call out of rotation\n");
  if (table->withdrawn)
    g_string_append (legend, polish ? "przekreślone: wycofane\n" : "struck through: withdrawn\n");
  if (table->skipped)
    g_string_append (legend, polish ? SKIPPED " gracz pominięty\n" : SKIPPED " turn passed over\n");
  if (table->alerted)
    g_string_append (legend, "* alert\n");
  g_string_append (legend, table->notes->str);
  return g_strdup (g_strchomp (legend->str));
}

LexAuctionTable *
lex_auction_table_new (LexAuction *auction, LexLanguage language)
{
  LexAuctionTable *self = g_new0 (LexAuctionTable, 1);
  g_autoptr (GString) notes = g_string_new (NULL);
  Table table = { .language = language, .notes = notes };

  table.cells = self->cells = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  table.calls = lex_auction_get_calls (auction, &table.n_calls);
  count_alerts (&table);
  for (gsize i = 0; i < table.n_calls;)
    i = add_turn (&table, i);
  self->legend = dup_legend (&table);
  return self;
}

void
lex_auction_table_free (LexAuctionTable *self)
{
  if (!self)
    return;
  g_ptr_array_unref (self->cells);
  g_free (self->legend);
  g_free (self);
}

/* What a call has of its own, in brackets behind it. */
static void
append_remarks (GString *words, const LexAuctionCall *calls, gsize i, gboolean withdrawn,
                gboolean polish)
{
  const char *note = get_note (&calls[i], withdrawn);
  const char *const remarks[] = {
    calls[i].irregularity == LEX_IRREGULARITY_INSUFFICIENT
        ? (polish ? "niewystarczająca" : "insufficient")
        : NULL,
    is_out_of_rotation (calls, i) ? (polish ? "poza kolejnością" : "out of rotation") : NULL,
    withdrawn ? (polish ? "wycofane" : "withdrawn") : NULL,
    is_bare_star (note) ? "alert" : note,
  };
  gboolean first = TRUE;

  for (gsize at = 0; at < G_N_ELEMENTS (remarks); at++)
    if (remarks[at])
      {
        g_string_append_printf (words, "%s%s", first ? " (" : ", ", remarks[at]);
        first = FALSE;
      }
  if (!first)
    g_string_append_c (words, ')');
}

static void
append_words (GString *words, const LexAuctionCall *calls, gsize n_calls, gsize i, gboolean polish)
{
  g_autofree char *said = NULL;

  if (!*calls[i].call)
    {
      g_string_append (words, polish ? "pominięty" : "passed over");
      return;
    }
  said = lex_speech_dup_call (calls[i].call, polish ? LEX_LANGUAGE_PL : LEX_LANGUAGE_EN);
  g_string_append (words, said);
  append_remarks (words, calls, i, is_withdrawn (calls, n_calls, i), polish);
}

char *
lex_auction_table_describe (LexAuction *auction, LexLanguage language)
{
  const gboolean polish = language == LEX_LANGUAGE_PL;
  GString *words = g_string_new (NULL);
  gsize n_calls;
  const LexAuctionCall *calls = lex_auction_get_calls (auction, &n_calls);

  for (gsize i = 0; i < n_calls; i++)
    {
      if (i > 0 && is_replaced (calls, n_calls, i - 1))
        g_string_append (words, polish ? ", zastąpione przez " : ", replaced by ");
      else
        g_string_append_printf (words, "%s%s ", i > 0 ? ", " : "",
                                lex_speech_get_seat (calls[i].seat, language));
      append_words (words, calls, n_calls, i, polish);
    }
  return g_string_free (words, FALSE);
}
