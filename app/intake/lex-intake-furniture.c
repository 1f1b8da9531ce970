/* lex-intake-furniture.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a printer put on each page: its number, its running head, and the break that cuts a sentence
 * in two. It knows no law. Only lex-intake.c and lex-intake-laws.c call it.
 */

#include "intake/lex-intake-furniture.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "intake/formats/lex-intake-numbers.h"
#include "intake/formats/lex-intake-report.h"
#include "intake/lex-intake-heading.h"

/* A page holds so many bytes of words; a table counts on within less. */
#define PAGE_MIN_BYTES 250
#define PAGE_MAX_BYTES 12000

/* So many pages in a row may bear no number. */
#define MAX_UNSEEN 3

/* Words on both sides: no cell of a table. */
#define CELL_MAX_CHARACTERS 24

/* So many links may stand above a page, and say which law it is; they are looked at elsewhere. */
#define MAX_TOP_BLOCKS 5

/* The title of a page that has several laws: it names no clause. */
#define RANGE "^(?:laws|przepisy)\\s+\\d{1,2}\\s*(?:[-–—]|to|do)\\s*\\d{1,2}$"

/* A title stands no further down. */
#define MAX_TITLE_BLOCKS 40

/* Beside its links a page that only leads to others has a name, and who made it. */
#define MAX_FREE_BYTES 300

/* So often stands a running head at the edge of a page. */
#define HEAD_MIN_TIMES 3
#define HEAD_MAX_CHARACTERS 90
#define EDGE_BLOCKS 2

/* Shorter words are no sentence that could have been cut. */
#define OPEN_MIN_CHARACTERS 25

static LexIntakeBlock *
get_block (GPtrArray *blocks, guint index)
{
  return g_ptr_array_index (blocks, index);
}

static gboolean
is_cell (GPtrArray *blocks, guint index)
{
  return index < blocks->len
         && g_utf8_strlen (get_block (blocks, index)->text, -1) <= CELL_MAX_CHARACTERS;
}

/* Whether a number goes on from one that stood a page away; seen from either end. */
static void
mark_counted (GPtrArray *blocks, const guint *numbers, gboolean *counted, gboolean backwards)
{
  g_autoptr (GHashTable) last
      = g_hash_table_new (NULL, NULL); /* number → bytes read at it, plus 1 */
  gsize read = 0;

  for (guint i = 0; i < blocks->len; i++)
    {
      guint index = backwards ? blocks->len - 1 - i : i;
      guint before = numbers[index] + (backwards ? 1 : -1);
      gsize at = GPOINTER_TO_SIZE (g_hash_table_lookup (last, GUINT_TO_POINTER (before)));

      read += strlen (get_block (blocks, index)->text);
      if (numbers[index] == 0)
        continue;
      if (at > 0 && read + 1 - at >= PAGE_MIN_BYTES && read + 1 - at <= PAGE_MAX_BYTES)
        counted[index] = TRUE;
      g_hash_table_insert (last, GUINT_TO_POINTER (numbers[index]), GSIZE_TO_POINTER (read + 1));
    }
}

/* Numbers that count pages rise, and so does what stands between two of them, counted or not. */
static gboolean
is_between (guint number, guint before, guint after)
{
  if (after > 0)
    return before < after ? number > before && number < after : TRUE;
  return before == 0 || (number > before && number - before <= MAX_UNSEEN);
}

/* Takes back what was taken for a page's number only because it stands among words. */
static void
keep_scores (const guint *numbers, const gboolean *counted, gboolean *gone, guint n)
{
  g_autofree guint *after = g_new0 (guint, n + 1);
  guint before = 0;

  for (guint i = n; i > 0; i--)
    after[i - 1] = counted[i - 1] ? numbers[i - 1] : after[i];
  for (guint i = 0; i < n; i++)
    {
      if (counted[i])
        before = numbers[i];
      else if (gone[i])
        gone[i] = is_between (numbers[i], before, after[i]);
    }
}

/* A number among cells is one of them; one among words can be nothing but a page's. */
static gboolean
is_among_words (GPtrArray *blocks, guint index)
{
  return !(index > 0 && is_cell (blocks, index - 1)) || !is_cell (blocks, index + 1);
}

static void
number_pages (GPtrArray *blocks, const gboolean *gone)
{
  guint page = 1;

  for (guint i = 0; i < blocks->len; i++)
    if (get_block (blocks, i)->page > 0)
      return;
  for (guint i = 0; i < blocks->len; i++)
    {
      page += gone[i] && !(i > 0 && gone[i - 1]);
      get_block (blocks, i)->page = page;
    }
}

/* A page on which little but the names of other pages stands. */
gboolean
lex_intake_furniture_is_navigation (GPtrArray *blocks)
{
  gsize n_linked = 0, linked = 0, free_bytes = 0;

  for (guint i = 0; i < blocks->len; i++)
    {
      const LexIntakeBlock *block = get_block (blocks, i);

      n_linked += block->linked;
      *(block->linked ? &linked : &free_bytes) += strlen (block->text);
    }
  return n_linked > 1 && free_bytes < MAX_FREE_BYTES && free_bytes < linked;
}

/* Where a title stands that leads nowhere, no link above it is the title. */
static gboolean
has_own_title (GPtrArray *blocks)
{
  for (guint i = 0; i < MIN (blocks->len, MAX_TITLE_BLOCKS); i++)
    if (!get_block (blocks, i)->linked
        && (get_block (blocks, i)->level > 0
            || lex_intake_numbers_get_law (get_block (blocks, i), NULL)))
      return TRUE;
  return FALSE;
}

void
lex_intake_furniture_take_links (GPtrArray *blocks, GPtrArray *problems)
{
  g_autofree gboolean *gone = g_new0 (gboolean, blocks->len + 1);
  gboolean begun = has_own_title (blocks);
  guint n_gone = 0, first = 0;

  for (guint i = 0; i < blocks->len; i++)
    {
      const LexIntakeBlock *block = get_block (blocks, i);

      begun |= !block->linked || i >= MAX_TOP_BLOCKS;
      gone[i] = begun && block->linked && block->level == 0;
      n_gone += gone[i];
      if (gone[i] && n_gone == 1)
        first = block->line;
    }
  if (n_gone > 0)
    lex_intake_report (
        problems, first, LEX_SEVERITY_NOTE,
        g_dngettext (GETTEXT_PACKAGE, "%u line of links to other pages was left out",
                     "%u lines of links to other pages were left out, this one first", n_gone),
        n_gone);
  lex_intake_blocks_sweep (blocks, gone);
}

static gboolean
is_open (const LexIntakeBlock *block)
{
  gsize length = strlen (block->text);

  return length > 0 && !strchr (".:;?!", block->text[length - 1])
         && g_utf8_strlen (block->text, -1) >= OPEN_MIN_CHARACTERS;
}

void
lex_intake_furniture_take_ranges (GPtrArray *blocks, GPtrArray *problems)
{
  g_autoptr (GRegex) range = g_regex_new (RANGE, G_REGEX_CASELESS, 0, NULL);
  g_autofree gboolean *gone = g_new0 (gboolean, blocks->len + 1);
  guint n_gone = 0, first = 0;

  for (guint i = 0; i < blocks->len; i++)
    {
      const LexIntakeBlock *block = get_block (blocks, i);

      /* What a sentence goes on with, `under` and then `Laws 69–71`, is a reference. */
      gone[i] = block->marker == LEX_INTAKE_MARKER_NONE
                && g_regex_match (range, block->text, 0, NULL)
                && (i == 0 || !is_open (get_block (blocks, i - 1)));
      n_gone += gone[i];
      if (gone[i] && n_gone == 1)
        first = block->line;
    }
  if (n_gone > 0)
    lex_intake_report (problems, first, LEX_SEVERITY_NOTE,
                       g_dngettext (GETTEXT_PACKAGE, "%u running head was left out",
                                    "%u running heads were left out, this one first", n_gone),
                       n_gone);
  lex_intake_blocks_sweep (blocks, gone);
}

void
lex_intake_furniture_take_numbers (GPtrArray *blocks, GPtrArray *problems)
{
  g_autofree guint *numbers = g_new0 (guint, blocks->len + 1);
  g_autofree gboolean *gone = g_new0 (gboolean, blocks->len + 1);
  g_autofree gboolean *counted = g_new0 (gboolean, blocks->len + 1);
  guint n_gone = 0, first = 0;

  for (guint i = 0; i < blocks->len; i++)
    numbers[i] = lex_intake_numbers_get_page (get_block (blocks, i));
  mark_counted (blocks, numbers, counted, FALSE);
  mark_counted (blocks, numbers, counted, TRUE);
  for (guint i = 0; i < blocks->len; i++)
    gone[i] = counted[i] || (numbers[i] > 0 && is_among_words (blocks, i));
  keep_scores (numbers, counted, gone, blocks->len);
  for (guint i = 0; i < blocks->len; i++)
    {
      n_gone += gone[i];
      if (gone[i] && n_gone == 1)
        first = get_block (blocks, i)->line;
    }
  number_pages (blocks, gone);
  if (n_gone > 0)
    lex_intake_report (problems, first, LEX_SEVERITY_NOTE,
                       g_dngettext (GETTEXT_PACKAGE, "%u page number was left out",
                                    "%u page numbers were left out, this one first", n_gone),
                       n_gone);
  lex_intake_blocks_sweep (blocks, gone);
}

/* How far a block stands from the edge of its page. */
static gboolean
is_at_edge (GPtrArray *blocks, guint index)
{
  guint page = get_block (blocks, index)->page;

  for (guint i = 1; i <= EDGE_BLOCKS; i++)
    if (index < i || get_block (blocks, index - i)->page != page || index + i >= blocks->len
        || get_block (blocks, index + i)->page != page)
      return TRUE;
  return FALSE;
}

/* Its letters without the number of the page; %NULL if it can be no running head. */
static char *
dup_head_key (GPtrArray *blocks, guint index)
{
  const LexIntakeBlock *block = get_block (blocks, index);
  g_autofree char *key = NULL;
  g_autofree char *letters = NULL;

  if (block->marker != LEX_INTAKE_MARKER_NONE || !*block->text
      || g_utf8_strlen (block->text, -1) > HEAD_MAX_CHARACTERS || !is_at_edge (blocks, index))
    return NULL;
  letters = g_strdelimit (g_strdup (block->text), "0123456789", ' ');
  key = lex_intake_heading_key (letters);
  return *key && !lex_intake_numbers_get_law (block, NULL) ? g_steal_pointer (&key) : NULL;
}

void
lex_intake_furniture_take_heads (GPtrArray *blocks, GPtrArray *problems)
{
  g_autoptr (GHashTable) times = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) keys = g_ptr_array_new_with_free_func (g_free);
  g_autofree gboolean *gone = g_new0 (gboolean, blocks->len + 1);
  guint n_gone = 0, line = 0;

  for (guint i = 0; i < blocks->len; i++)
    {
      char *key = dup_head_key (blocks, i);

      g_ptr_array_add (keys, key);
      if (key)
        g_hash_table_insert (
            times, g_strdup (key),
            GUINT_TO_POINTER (GPOINTER_TO_UINT (g_hash_table_lookup (times, key)) + 1));
    }
  for (guint i = 0; i < blocks->len; i++)
    {
      const char *key = g_ptr_array_index (keys, i);
      guint n = key ? GPOINTER_TO_UINT (g_hash_table_lookup (times, key)) : 0;

      /* The first may be the title of what follows, unless it cuts a sentence. */
      if (n >= HEAD_MIN_TIMES && n < G_MAXUINT / 2)
        g_hash_table_insert (times, g_strdup (key), GUINT_TO_POINTER (G_MAXUINT));
      gone[i]
          = n == G_MAXUINT || (n >= HEAD_MIN_TIMES && i > 0 && is_open (get_block (blocks, i - 1)));
      n_gone += gone[i];
      line = gone[i] && n_gone == 1 ? get_block (blocks, i)->line : line;
    }
  if (n_gone > 0)
    lex_intake_report (problems, line, LEX_SEVERITY_NOTE,
                       g_dngettext (GETTEXT_PACKAGE, "%u running head was left out",
                                    "%u running heads were left out, this one first", n_gone),
                       n_gone);
  lex_intake_blocks_sweep (blocks, gone);
}

static gboolean
goes_on (const LexIntakeBlock *last, const LexIntakeBlock *next)
{
  gboolean small = g_unichar_islower (g_utf8_get_char (next->text));

  if (last->page == next->page || next->marker != LEX_INTAKE_MARKER_NONE || next->level > 0
      || last->level > 0 || !is_open (last) || lex_intake_block_is_capital_title (last, next)
      || strlen (last->text) + strlen (next->text) > LEX_INTAKE_MAX_BLOCK_BYTES)
    return FALSE;
  return small || !lex_intake_block_is_title (next);
}

void
lex_intake_furniture_join (GPtrArray *blocks)
{
  g_autofree gboolean *gone = g_new0 (gboolean, blocks->len + 1);
  LexIntakeBlock *last = NULL;

  for (guint i = 0; i < blocks->len; i++)
    {
      LexIntakeBlock *next = get_block (blocks, i);
      char *joined;

      gone[i] = last && goes_on (last, next);
      if (gone[i])
        {
          joined = g_strconcat (last->text, " ", next->text, NULL);
          g_free (last->text);
          last->text = joined;
          last->page = next->page;
        }
      else
        last = next;
    }
  lex_intake_blocks_sweep (blocks, gone);
}
