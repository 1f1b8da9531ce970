/* lex-repair-auction.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A printed auction read again where a scanner left only one way to read it. It knows calls as
 * people print them, and no rule that they may break. Only lex-repair-figures.c calls it.
 */

#include "intake/repair/lex-repair-auction.h"

#include <string.h>

#include "bridge/lex-call.h"
#include "bridge/lex-seat.h"

#define N_COLUMNS 4
#define MAX_ROW_BYTES 120
#define MAX_CELL_CHARACTERS 8

/* Words that are calls, in small letters. */
static const struct
{
  const char *word;
  const char *call;
} words[] = {
  { "pas", "Pass" },    { "pass", "Pass" },   { "p", "Pass" }, { "ktr", "X" },
  { "kontra", "X" },    { "x", "X" },         { "dbl", "X" },  { "double", "X" },
  { "rktr", "XX" },     { "rekontra", "XX" }, { "xx", "XX" },  { "rdbl", "XX" },
  { "redouble", "XX" }, { "all pass", "AP" },
};

/* Marks of text formats around words. */
static char *
dup_bare (const char *text)
{
  GString *out = g_string_new (NULL);

  for (const char *c = text; *c != '\0'; c++)
    {
      const char *end = *c == '<' ? strchr (c, '>') : NULL;

      if (end != NULL && end - c <= 4)
        c = end;
      else if (*c != '*' && *c != '|')
        g_string_append_c (out, *c);
      else if (*c == '|')
        g_string_append_c (out, '\t');
    }
  return g_string_free (out, FALSE);
}

static char
read_seat (const char *word)
{
  static const char *const names[] = { "N", "E", "S", "W", "North", "East", "South", "West" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_ascii_strcasecmp (word, names[i]) == 0)
      return names[i][0];
  return 0;
}

char *
lex_repair_auction_read_header (const char *text)
{
  static const char order[] = "NESWNES";
  g_autofree char *bare = NULL;
  g_auto (GStrv) cells = NULL;
  char letters[N_COLUMNS + 1] = "";
  guint n = 0;

  g_return_val_if_fail (text != NULL, NULL);

  if (strlen (text) > MAX_ROW_BYTES)
    return NULL;
  bare = dup_bare (text);
  cells = g_strsplit_set (bare, " \t", -1);
  for (char **cell = cells; *cell != NULL; cell++)
    {
      char seat = **cell != '\0' ? read_seat (*cell) : 0;

      if (**cell == '\0')
        continue;
      if (seat == 0 || n == N_COLUMNS)
        return NULL;
      letters[n++] = seat;
    }
  return n == N_COLUMNS && strstr (order, letters) != NULL ? g_strdup (letters) : NULL;
}

static const char *
find_word (const char *cell)
{
  g_autofree char *small = g_ascii_strdown (cell, -1);
  gsize length = strlen (small);

  while (length > 1 && strchr ("!?*", small[length - 1]) != NULL)
    small[--length] = '\0';
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (small, words[i].word))
      return words[i].call;
  return NULL;
}

static gboolean
is_dash (const char *cell)
{
  return g_str_equal (cell, "-") || g_str_equal (cell, "–") || g_str_equal (cell, "—");
}

/* What may be a call: a word, a dash, or a digit and a sign or two. */
static gboolean
is_cell (const char *cell)
{
  return *cell == '\0' || is_dash (cell) || find_word (cell) != NULL
         || (*cell >= '1' && *cell <= '7' && cell[1] != '\0'
             && g_utf8_strlen (cell, -1) <= MAX_CELL_CHARACTERS);
}

/* `1 ♦` is one cell, and so is `All Pass`. */
static void
add_cell (GPtrArray *cells, const char *word)
{
  const char *last = cells->len > 0 ? g_ptr_array_index (cells, cells->len - 1) : "";
  const gboolean all = g_ascii_strcasecmp (last, "all") == 0;

  if (all || (strlen (last) == 1 && *last >= '1' && *last <= '7'))
    {
      char *whole = g_strconcat (last, all ? " " : "", word, NULL);

      g_ptr_array_remove_index (cells, cells->len - 1);
      g_ptr_array_add (cells, whole);
    }
  else
    g_ptr_array_add (cells, g_strdup (word));
}

static GPtrArray *
split_cells (const char *text)
{
  g_autofree char *bare = dup_bare (text);
  gboolean tabs = strchr (bare, '\t') != NULL;
  g_auto (GStrv) parts = g_strsplit_set (bare, tabs ? "\t" : " ", -1);
  GPtrArray *cells = g_ptr_array_new_with_free_func (g_free);

  for (char **part = parts; *part != NULL; part++)
    {
      g_strstrip (*part);
      if (tabs)
        {
          g_auto (GStrv) inner = g_strsplit_set (*part, " ", -1);

          g_ptr_array_add (cells, g_strjoinv ("", inner));
        }
      else if (**part != '\0')
        add_cell (cells, *part);
    }
  return cells;
}

GStrv
lex_repair_auction_split_row (const char *text)
{
  g_autoptr (GPtrArray) cells = NULL;
  gboolean said = FALSE;

  g_return_val_if_fail (text != NULL, NULL);

  if (strlen (text) > MAX_ROW_BYTES)
    return NULL;
  cells = split_cells (text);
  for (guint i = 0; i < cells->len; i++)
    {
      if (!is_cell (g_ptr_array_index (cells, i)))
        return NULL;
      said = said || *(const char *) g_ptr_array_index (cells, i) != '\0';
    }
  if (!said || cells->len > N_COLUMNS)
    return NULL;
  g_ptr_array_add (cells, NULL);
  g_ptr_array_set_free_func (cells, NULL);
  return (GStrv) g_ptr_array_free (g_steal_pointer (&cells), FALSE);
}

static void
ask (const char *cell, guint line, LexRepairs *repairs)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) readings = NULL;

  if (g_utf8_strlen (cell, -1) > 3)
    {
      lex_repairs_ask (repairs, line, cell, NULL);
      return;
    }
  for (LexSuit i = 0; i < LEX_N_SUITS; i++)
    {
      g_autofree char *reading = g_strdup_printf ("%c%s", *cell, lex_suit_get_symbol (i));

      g_strv_builder_add (builder, reading);
    }
  readings = g_strv_builder_end (builder);
  lex_repairs_ask (repairs, line, cell, (const char *const *) readings);
}

/* A call in PBN, or %NULL with what it may be asked. */
static char *
read_call (const char *cell, LexRepairSuits *suits, guint line, LexRepairs *repairs)
{
  const char *call = find_word (cell);
  const char *rest = cell + 1;
  g_autofree char *bid = NULL;
  LexSuit suit;

  if (call != NULL)
    return g_strdup (call);
  if (g_ascii_strcasecmp (rest, "BA") == 0 || g_ascii_strcasecmp (rest, "NT") == 0
      || g_str_equal (rest, "N"))
    return g_strdup_printf ("%cNT", *cell);
  if (lex_repair_suits_lookup (suits, rest, &suit))
    return g_strdup_printf ("%c%c", *cell, lex_suit_get_letter (suit));
  bid = g_strdup (cell);
  call = lex_call_normalize (bid);
  if (call != NULL)
    return g_strdup (call);
  ask (cell, line, repairs);
  return NULL;
}

/* The calls as PBN writes them, put together. */
typedef struct
{
  GString *calls;
  char dealer;
  guint n_passes; /* at the end */
} Auction;

static void
add_call (Auction *self, char seat, const char *call)
{
  if (self->dealer == '\0')
    self->dealer = seat;
  if (g_str_equal (call, "AP"))
    self->n_passes = N_COLUMNS - 1;
  else
    self->n_passes = g_str_equal (call, "Pass") ? self->n_passes + 1 : 0;
  g_string_append_printf (self->calls, "%s%s", self->calls->len ? " " : "", call);
}

static gboolean
add_row (Auction *self, const char *header, GStrv row, LexRepairSuits *suits, guint line,
         LexRepairs *repairs)
{
  gboolean sure = TRUE;

  for (guint i = 0; row[i] != NULL; i++)
    {
      g_autofree char *call = NULL;
      gboolean dash = is_dash (row[i]);

      if (*row[i] == '\0' || dash)
        {
          /* Before the first call others have not been asked yet; an empty cell within says
           * nothing. */
          if (self->dealer != '\0' && dash)
            add_call (self, header[i], "^S");
          else if (self->dealer != '\0')
            sure = FALSE;
          continue;
        }
      call = read_call (row[i], suits, line, repairs);
      if (call != NULL)
        add_call (self, header[i], call);
      sure = sure && call != NULL;
    }
  return sure;
}

char *
lex_repair_auction_restore (const char *header, GPtrArray *rows, LexRepairSuits *suits, guint line,
                            LexRepairs *repairs)
{
  Auction self = { g_string_new (NULL), '\0', 0 };
  g_autofree char *calls = NULL;
  gboolean sure = rows->len > 0;

  for (guint i = 0; i < rows->len; i++)
    {
      GStrv row = g_ptr_array_index (rows, i);

      /* Who began a row that is not full is not said, but of the last one. */
      if (g_strv_length (row) < N_COLUMNS && i + 1 < rows->len)
        sure = FALSE;
      sure = add_row (&self, header, row, suits, line + i, repairs) && sure;
    }
  if (rows->len == 1 && g_strv_length (g_ptr_array_index (rows, 0)) < N_COLUMNS)
    sure = FALSE;
  calls = g_string_free (self.calls, FALSE);
  if (!sure || self.dealer == '\0')
    return NULL;
  return g_strdup_printf ("[Dealer \"%c\"]\n[Auction \"%c\"]\n%s%s", self.dealer, self.dealer,
                          calls, self.n_passes >= 3 ? "" : "\n*");
}
