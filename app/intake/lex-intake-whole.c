/* lex-intake-whole.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether the words of a clause are whole, and nothing else among them, as far as their print alone
 * tells. It refuses to know what a clause says: that is asked in lex-intake-swallowed.c. Only
 * lex-intake-laws.c and lex-intake-law.c call it.
 */

#include "intake/lex-intake-whole.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "intake/formats/lex-intake-report.h"
#include "intake/lex-intake-fragments.h"

/* An index has so many labels, and so large a part of its words are such. */
#define INDEX_LABELS 12
#define INDEX_SHARE 0.15

/* A cell of a table is no longer. */
#define CELL_BYTES 60

/* Shorter words are no sentence that could have been cut. */
#define OPEN_MIN_CHARACTERS 25

/* A law that closes fewer of its clauses with a stop is printed without them. */
#define CLOSED_SHARE 0.5

/* So many words of a law that are cut in the midst of lines are no slips of the pen. */
#define CUT_WORDS 3

/* What a message quotes. */
#define EXCERPT_CHARACTERS 40

/* What is known of a place.
 * @broken: it cannot be all its own
 * @title: its words are no more than a title
 * @last: its last words (nullable), borrowed
 * @leaf: nothing below it goes on with them */
typedef struct
{
  gboolean broken;
  gboolean title;
  const LexIntakeBlock *last;
  gboolean leaf;
} State;

static LexIntakeBlock *
get_block (GPtrArray *blocks, guint index)
{
  return g_ptr_array_index (blocks, index);
}

static gboolean
is_words (const LexIntakeFit *fit)
{
  return fit->place >= 0 && fit->role != LEX_INTAKE_ROLE_HEADING
         && fit->role != LEX_INTAKE_ROLE_STRAY && fit->role != LEX_INTAKE_ROLE_DOUBT;
}

static gboolean
is_bare_number (const char *text, gsize at)
{
  gsize digits = strspn (text + at, "0123456789");
  const char *behind = text + at + digits + 1;

  if (digits == 0 || digits > 3 || text[at + digits] != ' '
      || !lex_intake_fragments_ends_sentence (text, at))
    return FALSE;
  return text[at - 1] == ' ' ? g_unichar_isalpha (g_utf8_get_char (behind))
                             : digits > 1 && g_unichar_islower (g_utf8_get_char (behind));
}

gsize
lex_intake_whole_find_number (const char *text)
{
  for (gsize at = 1; text[0] && text[at]; at++)
    if (g_ascii_isdigit (text[at]) && !g_ascii_isdigit (text[at - 1]) && is_bare_number (text, at))
      return at;
  return 0;
}

/* The same at the start of a further paragraph, which is no cell of a table and goes on from no
 * sentence. */
static gboolean
begins_with_number (const LexIntakeBlock *before, const char *text)
{
  gsize digits = strspn (text, "0123456789");

  return lex_intake_block_ends_sentence (before) && digits > 0 && digits <= 3 && text[digits] == ' '
         && strlen (text) > CELL_BYTES && g_unichar_isalpha (g_utf8_get_char (text + digits + 1));
}

/* Whether words are those of an index: so many labels of clauses stand in no sentence. */
static gboolean
is_index (const char *text)
{
  guint n_labels = 0, n_words = *text != '\0';

  for (const char *c = text; *c; c++)
    {
      gsize digits = c == text || c[-1] == ' ' ? strspn (c, "0123456789") : 0;

      n_words += *c == ' ';
      n_labels += digits > 0 && digits < 3 && g_ascii_isupper (c[digits]);
    }
  return n_labels >= INDEX_LABELS && n_labels >= INDEX_SHARE * n_words;
}

static gboolean
is_joining (const char *text, gsize from, gsize to)
{
  static const char *const joining[] = { "and", "or", "but", "i", "oraz", "lub", "albo", "bądź" };

  for (gsize i = 0; i < G_N_ELEMENTS (joining); i++)
    if (to - from == strlen (joining[i]) && strncmp (text + from, joining[i], to - from) == 0)
      return TRUE;
  return FALSE;
}

/* Whether words break off in a sentence. The items of a list end in commas, and in words that join
 * them; what ends in a digit or a sign may be a table, a score or a mark. */
static gboolean
is_open (const char *text)
{
  gsize end = strlen (text), from;

  while (end > 0 && !g_ascii_isgraph (text[end - 1])
         && !g_unichar_isalpha (g_utf8_get_char (g_utf8_find_prev_char (text, text + end))))
    end = (gsize) (g_utf8_find_prev_char (text, text + end) - text);
  if (end == 0 || g_utf8_strlen (text, (gssize) end) < OPEN_MIN_CHARACTERS
      || !g_unichar_isalpha (g_utf8_get_char (g_utf8_find_prev_char (text, text + end))))
    return FALSE;
  for (from = end; from > 0 && text[from - 1] != ' '; from--)
    ;
  return !is_joining (text, from, end);
}

/* `17 Words …`: what a footnote looks like, though it may be none. */
static gboolean
is_like_note (const LexIntakeBlock *block)
{
  gsize digits = strspn (block->text, "0123456789");

  return block->marker == LEX_INTAKE_MARKER_NONE && digits > 0 && digits <= 2
         && block->text[digits] == ' ' && *block->text != '0'
         && g_unichar_isalpha (g_utf8_get_char (block->text + digits + 1));
}

static void
report_number (GPtrArray *problems, const LexIntakeBlock *block, const char *words)
{
  g_autofree char *excerpt = g_utf8_strlen (words, -1) > EXCERPT_CHARACTERS
                                 ? g_utf8_substring (words, 0, EXCERPT_CHARACTERS)
                                 : g_strdup (words);

  lex_intake_report (problems, block->line, LEX_SEVERITY_NOTE,
                     _ ("“%s…” was parted from the footnote before it"), excerpt);
}

/* The words behind a number that a sentence goes on with, put back to it. */
static void
put_back (LexIntakeBlock *open, LexIntakeBlock *note, GPtrArray *problems)
{
  gsize at = lex_intake_whole_find_number (note->text);
  const char *words = note->text + at + strspn (note->text + at, "0123456789 ");
  char *joined;

  if (at == 0 || !g_unichar_islower (g_utf8_get_char (words))
      || strlen (open->text) + strlen (words) > LEX_INTAKE_MAX_BLOCK_BYTES)
    return;
  report_number (problems, note, words);
  joined = g_strconcat (open->text, " ", words, NULL);
  g_free (open->text);
  open->text = joined;
  note->text[at] = '\0';
  g_strchomp (note->text);
}

/* Whether a number hangs on a word before its place, as the mark of a footnote does. */
static gboolean
is_marked (const char *text, gsize at)
{
  gsize digits = strspn (text + at, "0123456789");

  for (gsize i = 1; i + digits < at; i++)
    if (strncmp (text + i, text + at, digits) == 0 && !g_ascii_isalnum (text[i + digits])
        && g_unichar_islower (g_utf8_get_char (g_utf8_find_prev_char (text, text + i))))
      return TRUE;
  return FALSE;
}

void
lex_intake_whole_part_notes (GPtrArray *blocks)
{
  for (guint i = 0; i < blocks->len; i++)
    {
      LexIntakeBlock *block = get_block (blocks, i), *note;
      gsize at = lex_intake_whole_find_number (block->text);

      if (at == 0 || !is_marked (block->text, at))
        continue;
      note = lex_intake_block_new (block->line, block->text + at);
      note->page = block->page;
      block->text[at] = '\0';
      g_strchomp (block->text);
      g_ptr_array_insert (blocks, (int) ++i, note);
    }
}

void
lex_intake_whole_join (GPtrArray *blocks, GPtrArray *problems)
{
  LexIntakeBlock *open = NULL;

  for (guint i = 0; i < blocks->len; i++)
    {
      LexIntakeBlock *block = get_block (blocks, i);

      if (!is_like_note (block))
        open = is_open (block->text) ? block : NULL;
      else if (open)
        {
          put_back (open, block, problems);
          open = is_open (open->text) ? open : NULL;
        }
    }
}

/* Counts the words that are cut where no line ends any more: the lines of two columns were read as
 * one, and nobody knows how many. One is enough if its hyphen is that which only printers set; what
 * is typed is `two- or threefold`, too. */
static guint
count_cuts (const char *text)
{
  guint n = strstr (text, "\u2010 ") != NULL ? CUT_WORDS : 0;

  for (const char *c = text; (c = strstr (c, "- ")) != NULL; c += 2)
    n += c > text && g_ascii_isalpha (c[-1]) && g_ascii_islower (c[2])
         && !is_joining (c, 2, 2 + strcspn (c + 2, " "));
  return n;
}

static gboolean
is_broken (GPtrArray *blocks, const LexIntakeFit *fits, guint index)
{
  const LexIntakeBlock *block = get_block (blocks, index);

  return (index > 0 && fits[index].role == LEX_INTAKE_ROLE_MORE
          && block->marker == LEX_INTAKE_MARKER_NONE
          && begins_with_number (get_block (blocks, index - 1), block->text))
         || is_index (block->text) || lex_intake_whole_find_number (block->text) > 0;
}

static void
look (GPtrArray *blocks, const LexIntakeFit *fits, const LexIntakeSkeleton *skeleton, State *states)
{
  for (guint i = 0; i < blocks->len; i++)
    {
      const LexIntakePlace *place;

      if (fits[i].place < 0)
        continue;
      place = g_ptr_array_index (skeleton->places, (guint) fits[i].place);
      if (place->parent >= 0)
        states[place->parent].leaf = FALSE;
      if (!is_words (&fits[i]))
        continue;
      states[fits[i].place].title
          = !states[fits[i].place].last && lex_intake_block_is_title (get_block (blocks, i));
      states[fits[i].place].broken |= is_broken (blocks, fits, i);
      states[fits[i].place].last = get_block (blocks, i);
    }
}

/* Whether clauses of this print end in stops. */
static gboolean
has_stops (const State *states, guint n)
{
  guint n_open = 0, n_all = 0;

  for (guint i = 0; i < n; i++)
    if (states[i].last && states[i].leaf)
      {
        n_all++;
        n_open += is_open (states[i].last->text);
      }
  return n_all < 3 || n_open <= (1 - CLOSED_SHARE) * n_all;
}

void
lex_intake_whole_doubt (GPtrArray *blocks, LexIntakeFit *fits, const LexIntakeSkeleton *skeleton)
{
  guint n = skeleton->places->len;
  g_autofree State *states = g_new0 (State, n);
  guint n_cuts = 0;
  gboolean stops;

  for (guint i = 0; i < blocks->len; i++)
    n_cuts += count_cuts (get_block (blocks, i)->text);
  for (guint i = 0; i < n; i++)
    states[i] = (State){ .leaf = TRUE, .broken = n_cuts >= CUT_WORDS };
  look (blocks, fits, skeleton, states);
  stops = has_stops (states, n);
  /* The last line of another title: clauses follow, and nothing leads to them. */
  states[0].broken
      |= stops && states[0].title && !states[0].leaf && lex_intake_skeleton_get_law (skeleton) > 0;
  for (guint i = 0; i < n; i++)
    states[i].broken |= ((const LexIntakePlace *) skeleton->places->pdata[i])->gap;
  for (guint i = 0; i < n; i++)
    states[i].broken |= stops && states[i].leaf && states[i].last
                        && states[i].last->marker != LEX_INTAKE_MARKER_BULLET
                        && is_open (states[i].last->text);
  for (guint i = 0; i < blocks->len; i++)
    if (is_words (&fits[i]) && states[fits[i].place].broken)
      {
        fits[i].role = LEX_INTAKE_ROLE_DOUBT;
        fits[i].swallowed = TRUE;
      }
}
