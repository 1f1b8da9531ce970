/* lex-pbn-writer.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writes games in PBN's export format: the order of tags, calls and cards in fours, sections.
 * It refuses to know where the bytes go.
 * Only PBN's file calls it.
 */

#include "bridge/pbn/lex-pbn-writer-private.h"

#include "bridge/lex-bridge-error.h"
#include "bridge/lex-call.h"
#include "bridge/pbn/lex-pbn-letters-private.h"
#include "bridge/pbn/lex-pbn-page-private.h"
#include "bridge/pbn/lex-pbn-play-private.h"
#include "bridge/pbn/lex-pbn-value-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define N_CARDS (LEX_N_SEATS * LEX_N_RANKS)

static const char *const mandatory[]
    = { "Event",  "Site",       "Date", "Board",   "West",     "North",    "East",   "South",
        "Dealer", "Vulnerable", "Deal", "Scoring", "Declarer", "Contract", "Result", NULL };

/* A value's quotation marks are protected, and its backslashes where they would protect what
 * follows. The standard would double each of them, but its own tables ("Result\2R") and files do
 * not, and programs look for the one. */
static gboolean
needs_protection (const char *p)
{
  return *p == '"' || (*p == '\\' && (p[1] == '"' || p[1] == '\\' || p[1] == '\0'));
}

static char *
dup_tag_line (const char *name, const char *value)
{
  g_autofree char *folded = lex_pbn_letters_fold (value);
  GString *line = g_string_new (NULL);

  g_string_append_printf (line, "[%s \"", name);
  for (const char *p = folded; *p != '\0'; p++)
    {
      if (needs_protection (p))
        g_string_append_c (line, '\\');
      g_string_append_c (line, *p);
    }
  g_string_append (line, "\"]");

  return g_string_free (line, FALSE);
}

static gboolean
fail_long (const char *name, GError **error)
{
  g_set_error (error, LEX_BRIDGE_ERROR, LEX_BRIDGE_ERROR_PBN,
               _ ("A line of %s is longer than the %u signs that PBN allows: shorten it"), name,
               (guint) LEX_PBN_MAX_LINE);
  return FALSE;
}

static gboolean
add_tag (LexPbnPage *page, const char *name, const char *value, GPtrArray *remarks, GError **error)
{
  g_autofree char *line = dup_tag_line (name, value);

  if (g_utf8_strlen (line, -1) > LEX_PBN_MAX_LINE)
    return fail_long (name, error);
  lex_pbn_page_add_line (page, line);
  lex_pbn_page_add_remarks (page, remarks);
  lex_pbn_page_end_line (page);
  return TRUE;
}

/* The one spelling of a call or card; what is neither stays as it is. */
static char *
dup_item (const LexPbnItem *item, gboolean is_call)
{
  const char *call = is_call ? lex_call_normalize (item->text) : NULL;
  LexPbnItem plain = *item;
  g_autofree char *masked = lex_pbn_letters_mask (item->text);
  g_autofree char *card = NULL;
  LexSuit suit;
  guint rank;

  if (!is_call && lex_pbn_play_read_card (item->text, &suit, &rank))
    card = g_strdup_printf ("%c%c", lex_suit_get_letter (suit), lex_rank_get_letter (rank));
  else
    card = g_ascii_strup (g_str_equal (masked, "--") ? "-" : masked, -1);
  if (call != NULL || card != NULL)
    plain.text = call != NULL ? (char *) call : card;

  return lex_pbn_item_dup_text (&plain);
}

static void
add_item (LexPbnPage *page, const LexPbnItem *item, gboolean is_call)
{
  g_autofree char *text = dup_item (item, is_call);

  lex_pbn_page_add_word (page, text);
  if (item->note != 0)
    {
      g_autofree char *note = g_strdup_printf ("=%u=", item->note);

      lex_pbn_page_add_word (page, note);
    }
  for (guint i = 0; item->glyphs != NULL && i < item->glyphs->len; i++)
    {
      g_autofree char *glyph = g_strdup_printf ("$%u", g_array_index (item->glyphs, guint, i));

      lex_pbn_page_add_word (page, glyph);
    }
  lex_pbn_page_add_remarks (page, item->remarks);
}

/* Four to a line; the sign that nothing more will come is no fifth. @end says that there is one
 * to be added, where the section lacks it. */
static void
add_items (LexPbnPage *page, GPtrArray *items, gboolean is_call, const char *end)
{
  for (guint i = 0; i < items->len; i++)
    {
      if (i % LEX_N_SEATS == 0)
        lex_pbn_page_end_line (page);
      add_item (page, items->pdata[i], is_call);
    }
  if (end != NULL && items->len % LEX_N_SEATS == 0)
    lex_pbn_page_end_line (page);
  if (end != NULL)
    lex_pbn_page_add_word (page, end);
  lex_pbn_page_end_line (page);
}

static gboolean
is_text (const LexPbnItem *item, const char *text)
{
  return item->mark == 0 && g_ascii_strcasecmp (item->text, text) == 0;
}

static gboolean
has_item (const LexPbnTag *tag, const char *text)
{
  for (guint i = 0; i < tag->items->len; i++)
    {
      if (is_text (tag->items->pdata[i], text))
        return TRUE;
    }

  return FALSE;
}

/* Whether the calls end as an auction does, by three passes after a call. */
static gboolean
is_over (const LexPbnTag *tag)
{
  guint n_calls = 0;
  guint n_passes = 0;

  for (guint i = 0; i < tag->items->len; i++)
    {
      const LexPbnItem *item = tag->items->pdata[i];

      if (is_text (item, "-"))
        continue;
      n_calls++;
      n_passes = g_strcmp0 (lex_call_normalize (item->text), "Pass") == 0 ? n_passes + 1 : 0;
    }

  return has_item (tag, "AP") || (n_passes >= 3 && n_calls > 3);
}

/* Whether a tag tells something, neither "" nor "?". */
static gboolean
is_told (const LexPbnGame *game, const char *name)
{
  const char *value = lex_pbn_game_get_value (game, name);

  return value != NULL && strchr ("?", *value) == NULL;
}

/* An auction whose contract is told goes on no more: "*"; the next call of another is to be made.
 */
static const char *
find_auction_end (const LexPbnGame *game, const LexPbnTag *tag)
{
  if (tag->items->len == 0 || is_over (tag) || has_item (tag, "*") || has_item (tag, "+"))
    return NULL;

  return is_told (game, "Contract") ? "*" : "+";
}

static gboolean
add_notes (LexPbnPage *page, const LexPbnTag *tag, GError **error)
{
  for (guint i = 0; tag->notes != NULL && i < tag->notes->len; i++)
    {
      const LexPbnTag *note = tag->notes->pdata[i];

      if (!add_tag (page, note->name, note->value, note->remarks, error))
        return FALSE;
    }

  return TRUE;
}

/* The hyphens of players before the dealer go; a comment on one of them does not. */
static gboolean
add_auction (LexPbnPage *page, const LexPbnGame *game, GError **error)
{
  const LexPbnTag *tag = lex_pbn_game_find (game, "Auction");
  g_autofree char *value = lex_pbn_value_dup_export (game, "Auction");
  g_autoptr (GPtrArray) calls = g_ptr_array_new ();

  if (tag == NULL)
    return TRUE;
  if (!add_tag (page, tag->name, value, tag->remarks, error))
    return FALSE;
  for (guint i = 0; i < tag->items->len; i++)
    {
      LexPbnItem *item = tag->items->pdata[i];

      if (calls->len == 0 && is_text (item, "-"))
        lex_pbn_page_add_remarks (page, item->remarks);
      else
        g_ptr_array_add (calls, item);
    }
  add_items (page, calls, TRUE, find_auction_end (game, tag));

  return add_notes (page, tag, error);
}

/* The cards under the columns of the export format, of which the opening leader's is the first;
 * a hyphen for each that has not been played. */
static GPtrArray *
turn_columns (GPtrArray *cards, guint shift, LexPbnItem *unknown)
{
  g_autoptr (GPtrArray) turned = g_ptr_array_new ();

  for (guint row = 0; row < cards->len; row += LEX_N_SEATS)
    {
      for (guint i = 0; i < LEX_N_SEATS; i++)
        {
          const guint from = row + (i + shift) % LEX_N_SEATS;
          LexPbnItem *card = from < cards->len ? cards->pdata[from] : NULL;

          g_ptr_array_add (turned, card != NULL ? card : unknown);
        }
    }
  return g_steal_pointer (&turned);
}

static GPtrArray *
dup_cards (const LexPbnGame *game, const LexPbnTag *tag, LexPbnItem *unknown)
{
  const char *deal_text = lex_pbn_game_get_value (game, "Deal");
  g_autoptr (LexDeal) deal = deal_text != NULL ? lex_deal_parse (deal_text, NULL) : NULL;
  LexTrumps trumps = lex_trumps_from_contract (lex_pbn_game_get_value (game, "Contract"));
  g_autoptr (GPtrArray) cards = NULL;
  LexSeat first;
  LexSeat leader;

  if (!lex_pbn_value_get_leader (game, &leader))
    leader = LEX_SEAT_NORTH;
  if (!lex_pbn_value_get_seat (game, "Play", &first))
    first = leader;
  cards = lex_pbn_play_arrange (tag, first, trumps, deal);

  return turn_columns (cards, (leader + LEX_N_SEATS - first) % LEX_N_SEATS, unknown);
}

/* A play of fewer than thirteen tricks ends with a sign, unless it says that it goes on. */
static const char *
find_play_end (const LexPbnTag *tag, GPtrArray *cards)
{
  gboolean needs_none = cards->len == 0 ? !has_item (tag, "*") : cards->len == N_CARDS;

  for (guint i = 0; i < cards->len && !needs_none; i++)
    needs_none = is_text (cards->pdata[i], "+");

  return needs_none ? NULL : "*";
}

static gboolean
add_play (LexPbnPage *page, const LexPbnGame *game, GError **error)
{
  const LexPbnTag *tag = lex_pbn_game_find (game, "Play");
  g_autofree char *value = lex_pbn_value_dup_export (game, "Play");
  LexPbnItem unknown = { .text = (char *) "-" };
  g_autoptr (GPtrArray) cards = NULL;

  if (tag == NULL)
    return TRUE;
  if (!add_tag (page, tag->name, value, tag->remarks, error))
    return FALSE;
  cards = dup_cards (game, tag, &unknown);
  add_items (page, cards, FALSE, find_play_end (tag, cards));

  return add_notes (page, tag, error);
}

/* The lines of a section that is neither auction nor play. */
static gboolean
add_lines (LexPbnPage *page, const LexPbnTag *tag, GError **error)
{
  for (guint i = 0; tag->lines != NULL && i < tag->lines->len; i++)
    {
      g_autofree char *line = lex_pbn_letters_fold_line (tag->lines->pdata[i]);

      /* A line of spaces would end the game. */
      if (*g_strchomp (line) == '\0')
        continue;
      if (g_utf8_strlen (line, -1) > LEX_PBN_MAX_LINE)
        return fail_long (tag->name, error);
      lex_pbn_page_add_line (page, line);
    }

  return TRUE;
}

/* A note that stands before any call or card explains none; the next section would claim it. */
static gboolean
is_in_alphabet (const LexPbnTag *tag, gboolean sections)
{
  return !g_strv_contains (mandatory, tag->name) && !g_str_equal (tag->name, "Note")
         && tag->items == NULL && (tag->lines != NULL) == sections;
}

static int
compare_tags (gconstpointer a, gconstpointer b)
{
  return strcmp ((*(LexPbnTag *const *) a)->name, (*(LexPbnTag *const *) b)->name);
}

/* The tags that the standard leaves to us, by the alphabet: those of one value, or the sections. */
static gboolean
add_others (LexPbnPage *page, const LexPbnGame *game, gboolean sections, GError **error)
{
  g_autoptr (GPtrArray) tags = g_ptr_array_new ();

  for (guint i = 0; i < game->tags->len; i++)
    {
      if (is_in_alphabet (game->tags->pdata[i], sections))
        g_ptr_array_add (tags, game->tags->pdata[i]);
    }
  g_ptr_array_sort (tags, compare_tags);
  for (guint i = 0; i < tags->len; i++)
    {
      const LexPbnTag *tag = tags->pdata[i];

      if (!add_tag (page, tag->name, tag->value, tag->remarks, error)
          || !add_lines (page, tag, error))
        return FALSE;
    }

  return TRUE;
}

/* A mandatory tag that an earlier game gives to all stays out, or "?" would take its place. */
static gboolean
add_mandatory (LexPbnPage *page, const LexPbnGame *game, GError **error)
{
  for (guint i = 0; mandatory[i] != NULL; i++)
    {
      const LexPbnTag *tag = lex_pbn_game_find (game, mandatory[i]);
      g_autofree char *value = lex_pbn_value_dup_export (game, mandatory[i]);

      if (tag == NULL && lex_pbn_game_get_value (game, mandatory[i]) != NULL)
        continue;
      if (!add_tag (page, mandatory[i], value, tag != NULL ? tag->remarks : NULL, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
add_game (LexPbnPage *page, const LexPbnGame *game, GError **error)
{
  lex_pbn_page_add_remarks (page, game->remarks);
  lex_pbn_page_end_line (page);

  return add_mandatory (page, game, error) && add_others (page, game, FALSE, error)
         && add_auction (page, game, error) && add_play (page, game, error)
         && add_others (page, game, TRUE, error);
}

/* The lines as the standard has them on every system, and in its encoding; but letters that would
 * then be read as UTF-8, and so as others, are written in UTF-8. */
static GBytes *
encode (const char *text, GError **error)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *joined = g_strjoinv ("\r\n", lines);
  gsize size = 0;
  g_autofree char *data = g_convert (joined, -1, "ISO-8859-1", "UTF-8", NULL, &size, error);

  if (data == NULL)
    return NULL;
  if (g_utf8_validate (data, (gssize) size, NULL))
    return g_bytes_new (joined, strlen (joined));
  return g_bytes_new_take (g_steal_pointer (&data), size);
}

GBytes *
lex_pbn_writer_write (GPtrArray *games, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  LexPbnPage page = { text, 0 };

  lex_pbn_page_add_line (&page, "% PBN 2.1");
  lex_pbn_page_add_line (&page, "% EXPORT");
  for (guint i = 0; i < games->len; i++)
    {
      if (i > 0)
        lex_pbn_page_add_line (&page, "");
      if (!add_game (&page, games->pdata[i], error))
        return NULL;
    }

  return encode (text->str, error);
}
