/* lex-repair-figures.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds deals and auctions among the lines of a text. It knows what their lines look like, and
 * leaves what they say to those who restore them. The intake calls it.
 *
 * Deals come before auctions: they say what a sign stands for.
 */

#include "intake/repair/lex-repair-figures.h"

#include <string.h>

#include "bridge/pbn/lex-pbn-file.h"
#include "intake/repair/lex-repair-auction.h"
#include "intake/repair/lex-repair-deal.h"
#include "intake/repair/lex-repair-diagram.h"
#include "language/lex-fold.h"

/* So many lines of a diagram are no chance; of fewer, each must have its signs. */
#define MIN_DEAL_LINES 3
#define MAX_DEAL_LINES 14

/* No book has more; each may take a while where it was made to. */
#define MAX_DEALS 1000

/* Names of seats are short; two of them may stand far apart. */
#define MAX_SEATS_BYTES 100

/* How far around a figure to look for what suit it is of. */
#define NEAR_LINES 6

typedef struct
{
  char **lines;
  guint n_lines;
  LexLanguage language;
  LexRepairSuits *suits;
  LexRepairs *repairs;
  GPtrArray *figures;
  guint n_deals; /* that were looked at */
} Finder;

static void
figure_free (gpointer data)
{
  LexRepairFigure *self = data;

  g_free (self->pbn);
  g_free (self->rows);
  g_free (self);
}

static gboolean
is_blank (const char *line)
{
  while (g_unichar_isspace (g_utf8_get_char (line)))
    line = g_utf8_next_char (line);
  return *line == '\0';
}

/* What the program reads in a deal or auction again is what stands in the document. */
static gboolean
is_readable (const char *pbn)
{
  g_autofree char *whole = g_strconcat (pbn, "\n", NULL);
  g_autoptr (LexPbnFile) file = lex_pbn_file_read (whole, strlen (whole), NULL);

  return file != NULL && lex_pbn_file_get_n_games (file) == 1
         && lex_pbn_game_settle (lex_pbn_file_get_game (file, 0), NULL);
}

static char *
join_rows (const Finder *self, guint first, guint n)
{
  GString *rows = g_string_new (NULL);

  for (guint i = first; i < first + n; i++)
    {
      g_auto (GStrv) words = g_strsplit_set (self->lines[i], " \t", -1);

      if (is_blank (self->lines[i]))
        continue;
      g_string_append (rows, rows->len ? "\n" : "");
      for (guint j = 0, k = 0; words[j] != NULL; j++)
        if (*words[j] != '\0')
          g_string_append_printf (rows, "%s%s", k++ ? " " : "", words[j]);
    }
  return g_string_free (rows, FALSE);
}

static void
add_figure (Finder *self, guint first, guint n, const char *pbn, char *rows)
{
  LexRepairFigure *figure = g_new0 (LexRepairFigure, 1);
  gboolean readable = pbn != NULL && is_readable (pbn);

  figure->line = first + 1;
  figure->n_lines = n;
  figure->pbn = readable ? g_strdup (pbn) : NULL;
  figure->rows = rows;
  g_ptr_array_add (self->figures, figure);
}

/* The suit that the words around a figure name. */
static int
find_named (const Finder *self, guint first, guint n)
{
  g_autoptr (GString) words = g_string_new (NULL);
  LexSuit suit;
  guint from = first > NEAR_LINES ? first - NEAR_LINES : 0;

  for (guint i = from; i < MIN (first + n + NEAR_LINES, self->n_lines); i++)
    if (strlen (self->lines[i]) < 2000)
      g_string_append_printf (words, "%s\n", self->lines[i]);
  return lex_repair_suits_find_named (words->str, &suit) ? (int) suit : -1;
}

static gboolean
is_deal_line (const Finder *self, guint i)
{
  g_autoptr (GPtrArray) readings = lex_repair_diagram_read_line (self->lines[i], self->language);

  return readings->len > 0;
}

/* `North`, or `West   East` before the rows of two: who holds the cards below. */
static gboolean
is_seats (const char *line)
{
  static const char *const seats[] = { "north", "east", "south",  "west",   "n",      "e",
                                       "s",     "w",    "polnoc", "wschod", "zachod", "poludnie" };
  g_autofree char *folded = strlen (line) < MAX_SEATS_BYTES ? lex_fold (line, -1) : g_strdup ("?");
  g_auto (GStrv) words = g_strsplit_set (folded, " \t", -1);
  guint n = 0;

  for (char **word = words; *word != NULL; word++)
    {
      gboolean known = **word == '\0';

      for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
        known = known || g_str_equal (*word, seats[i]);
      if (!known)
        return FALSE;
      n += **word != '\0';
    }
  return n == 1 || n == 2;
}

/* How many lines from here belong to one diagram, blank ones between them included. */
static guint
measure_deal (const Finder *self, guint first, guint *n_full)
{
  guint n = 0;

  *n_full = 0;
  for (guint i = first; i < self->n_lines && *n_full < MAX_DEAL_LINES; i++)
    {
      if (is_blank (self->lines[i]))
        {
          if (i + 1 < self->n_lines && is_blank (self->lines[i + 1]))
            break;
          continue;
        }
      if (is_seats (self->lines[i]))
        continue;
      if (!is_deal_line (self, i))
        break;
      (*n_full)++;
      n = i - first + 1;
    }
  return n;
}

static GStrv
dup_full_lines (const Finder *self, guint first, guint n)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = first; i < first + n; i++)
    if (!is_blank (self->lines[i]) && !is_seats (self->lines[i]))
      {
        g_autofree char *line = g_strdup (self->lines[i]);

        g_strv_builder_add (builder, g_strstrip (line));
      }
  return g_strv_builder_end (builder);
}

/* Where signs stand before most of its holdings a diagram is one, even if nobody can put it
 * together; columns of numbers are none. */
static gboolean
has_signs (const Finder *self, guint first, guint n)
{
  guint n_lines = 0, n_signed = 0;

  for (guint i = first; i < first + n; i++)
    {
      g_autoptr (GPtrArray) readings
          = lex_repair_diagram_read_line (self->lines[i], self->language);
      const LexRepairLine *line = readings->len > 0 ? g_ptr_array_index (readings, 0) : NULL;

      n_lines += line != NULL;
      n_signed += line != NULL && line->groups[0].mark != NULL
                  && !g_ascii_isalnum (line->groups[0].mark[0]);
    }
  return n_signed * 2 > n_lines;
}

/* A single line is one of two hands only where both have their signs. */
static gboolean
has_two_signs (const Finder *self, guint i)
{
  g_autoptr (GPtrArray) readings = lex_repair_diagram_read_line (self->lines[i], self->language);

  for (guint j = 0; j < readings->len; j++)
    {
      const LexRepairLine *line = g_ptr_array_index (readings, j);

      if (line->n_groups == 2 && line->groups[0].mark != NULL && line->groups[1].mark != NULL
          && line->groups[0].cards.cards != 0 && line->groups[1].cards.cards != 0)
        return TRUE;
    }
  return FALSE;
}

/* Letters that a scanner saw above a diagram where the seats are drawn. */
static guint
measure_debris (const Finder *self, guint first)
{
  guint i = first;

  while (i > 0 && is_blank (self->lines[i - 1]))
    i--;
  if (i == 0 || first - i > 1 || strlen (self->lines[i - 1]) > 4
      || g_ascii_islower (self->lines[i - 1][0]) || strpbrk (self->lines[i - 1], ".:;!?") != NULL)
    return 0;
  return first - i + 1;
}

/* A layout whose suit nobody names is drawn in spades, and asked about. */
static void
list_deal (Finder *self, guint first, const char *const *lines, const char *deal, gboolean named)
{
  g_autofree char *before = g_strjoinv (" / ", (char **) lines);

  if (deal != NULL && !named)
    {
      static const char *const suits[] = { "♠", "♥", "♦", "♣", NULL };

      lex_repairs_ask (self->repairs, first + 1, before, suits);
    }
  if (deal != NULL)
    lex_repairs_add (self->repairs, first + 1, before, deal);
  else
    lex_repairs_ask (self->repairs, first + 1, before, NULL);
}

/* Takes a diagram that begins on a line; gives how many lines it takes. */
static guint
take_deal (Finder *self, guint first)
{
  guint n_full;
  guint n = measure_deal (self, first, &n_full);
  guint debris;
  int named;
  g_auto (GStrv) lines = NULL;
  g_autofree char *deal = NULL;
  g_autofree char *pbn = NULL;
  LexRepairDealOutcome outcome;

  if (self->n_deals > MAX_DEALS || n_full == 0
      || (n_full < MIN_DEAL_LINES && !(n_full == 1 && has_two_signs (self, first))))
    return 0;
  self->n_deals++;
  lines = dup_full_lines (self, first, n);
  named = n_full <= MIN_DEAL_LINES ? find_named (self, first, n) : -1;
  outcome = lex_repair_deal_restore ((const char *const *) lines, self->language, named,
                                     self->suits, &deal);
  if (outcome == LEX_REPAIR_DEAL_NONE || (n_full == 1 && named < 0)
      || (outcome == LEX_REPAIR_DEAL_UNSURE && !has_signs (self, first, n)))
    return 0;
  debris = n_full == 1 ? measure_debris (self, first)
                       : (guint) (first > 0 && is_seats (self->lines[first - 1]));
  pbn = deal ? g_strdup_printf ("[Deal \"%s\"]", deal) : NULL;
  add_figure (self, first - debris, n + debris, pbn, join_rows (self, first, n));
  list_deal (self, first, (const char *const *) lines, deal, n_full > MIN_DEAL_LINES || named >= 0);
  if (debris > 0 && n_full == 1)
    lex_repairs_add (self->repairs, first - debris + 1, g_strstrip (self->lines[first - debris]),
                     "");
  return n;
}

/* `Hand N: ♠AD7 ♥8 ♦K10984 ♣D1052` */
static guint
take_hand (Finder *self, guint i)
{
  static const char *const words[] = { "reka ", "hand " };
  g_autofree char *start = g_strndup (self->lines[i], strnlen (self->lines[i], 12));
  g_autofree char *folded = g_utf8_validate (start, -1, NULL) ? lex_fold (start, -1) : NULL;
  const char *colon = strchr (self->lines[i], ':');
  g_autofree char *cards = colon ? g_strdup (colon + 1) : NULL;
  g_autofree char *deal = NULL;
  g_autofree char *pbn = NULL;
  gboolean named = FALSE;

  for (guint j = 0; folded && j < G_N_ELEMENTS (words); j++)
    named = named || g_str_has_prefix (folded, words[j]);
  if (!named || colon == NULL || colon == self->lines[i] || strchr ("NESW", colon[-1]) == NULL)
    return 0;
  g_strstrip (cards);
  if (*cards != '\0' && cards[strlen (cards) - 1] == '.')
    cards[strlen (cards) - 1] = '\0';
  deal = lex_repair_deal_restore_hand (cards, colon[-1], self->language, self->suits);
  if (deal == NULL)
    return 0;
  pbn = g_strdup_printf ("[Deal \"%s\"]", deal);
  add_figure (self, i, 1, pbn, join_rows (self, i, 1));
  lex_repairs_add (self->repairs, i + 1, self->lines[i], deal);
  return 1;
}

static char *
write_rows (const char *header, GPtrArray *rows)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < strlen (header); i++)
    g_string_append_printf (out, "%s%c", i ? "\t" : "", header[i]);
  for (guint i = 0; i < rows->len; i++)
    {
      g_autofree char *row = g_strjoinv ("\t", g_ptr_array_index (rows, i));

      g_string_append_printf (out, "\n%s", row);
    }
  return g_string_free (out, FALSE);
}

static GStrv
dup_row (const Finder *self, guint i)
{
  return i < self->n_lines && !is_blank (self->lines[i])
             ? lex_repair_auction_split_row (self->lines[i])
             : NULL;
}

/* The rows below a header; one blank line before each of them is a scanner's. */
static guint
read_rows (const Finder *self, guint header, GPtrArray *rows)
{
  guint end = header + 1;

  for (guint i = end;; i++)
    {
      gboolean blank = i < self->n_lines && is_blank (self->lines[i]);
      GStrv row = dup_row (self, blank ? i + 1 : i);

      if (row == NULL || (blank && rows->len > 0 && g_strv_length (row) < 2))
        {
          g_strfreev (row);
          return end;
        }
      i += blank;
      end = i + 1;
      g_ptr_array_add (rows, row);
    }
}

static guint
take_auction (Finder *self, guint first)
{
  g_autofree char *header = lex_repair_auction_read_header (self->lines[first]);
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_autofree char *pbn = NULL;
  guint end;

  if (header == NULL)
    return 0;
  end = read_rows (self, first, rows);
  if (rows->len == 0)
    return 0;
  pbn = lex_repair_auction_restore (header, rows, self->suits, end - rows->len + 1, self->repairs);
  add_figure (self, first, end - first, pbn, write_rows (header, rows));
  return end - first;
}

static int
compare_figures (gconstpointer a, gconstpointer b)
{
  const LexRepairFigure *first = *(LexRepairFigure *const *) a;
  const LexRepairFigure *second = *(LexRepairFigure *const *) b;

  return first->line < second->line ? -1 : first->line > second->line;
}

static void
take_all (Finder *self, guint (*take) (Finder *self, guint first))
{
  for (guint i = 0; i < self->n_lines;)
    {
      guint n = is_blank (self->lines[i]) ? 0 : take (self, i);

      i += MAX (n, 1);
    }
}

GPtrArray *
lex_repair_figures_find (const char *text, LexLanguage language, LexRepairSuits *suits,
                         LexRepairs *repairs)
{
  g_auto (GStrv) lines = NULL;
  Finder self = { .language = language, .suits = suits, .repairs = repairs };

  g_return_val_if_fail (text != NULL && suits != NULL && repairs != NULL, NULL);

  lines = g_strsplit_set (text, "\n", -1);
  self.lines = lines;
  self.n_lines = g_strv_length (lines);
  self.figures = g_ptr_array_new_with_free_func (figure_free);
  take_all (&self, take_deal);
  take_all (&self, take_hand);
  take_all (&self, take_auction);
  g_ptr_array_sort (self.figures, compare_figures);
  return self.figures;
}
