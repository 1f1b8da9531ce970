/* lex-citation-reading.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tells what a string such as `27B1a`, `47E41` or `43Ala` means as labels of
 * the Laws. It does not know where the string stood, hence neither whether it is a
 * reference at all. Only the citation finder may call it.
 */

#include "language/lex-citation-reading.h"

#include <string.h>

#include "model/lex-label.h"

/*
 * A depth-first search over everything that each character may stand for. The
 * strings are short and a wrong level ends a branch at once, so there is no
 * need to be clever; a number of steps is set all the same, since the text may
 * be anybody's. What counts is the price of each correction: the cheapest
 * reading of clauses that all exist wins, and one that needs none always does.
 *
 * Rejected: a table of known mistakes (`Ala` for `A1a`), which knows yesterday's
 * scanner only; and correcting before looking whether the label exists.
 */

#define COST_CASE 1      /* typed in the wrong case: sloppy, not damaged */
#define COST_GLYPH 10    /* l for 1, O for 0 */
#define COST_DOUBLE 15   /* 1l for 1: one glyph was read as two */
#define COST_SPLIT 25    /* two references without anything between them */
#define COST_BACKWARDS 1 /* the second before the first: lists mostly ascend */
#define COST_SINGLE 1    /* one digit where two would do: few laws are below 10 */
#define COST_NONE G_MAXINT
#define MAX_STEPS 20000

typedef enum
{
  LEVEL_LAW,
  LEVEL_CAPITAL,
  LEVEL_DIGIT,
  LEVEL_SMALL,
  LEVEL_ROMAN,
  LEVEL_END,
} Level;

typedef struct
{
  const char *text;
  gsize length;
  LexLabelExistsFunc exists; /* %NULL to read one undamaged reference */
  gpointer user_data;
  LexReading current;
  LexReading best;
  int best_cost;
  guint steps;
} Search;

/* Where a branch of the search stands. */
typedef struct
{
  gsize at;
  Level level;     /* which may come next */
  gsize label_end; /* bytes of the label so far */
  int cost;
  guint repairs;
  guint law;    /* of the reference being read */
  guint before; /* of the one that it was run together with, or 0 */
} Branch;

static void search_on (Search *search, Branch branch);

static gboolean
is_one (char c)
{
  return c != '\0' && strchr ("lI|i", c) != NULL;
}

/* The digit that a glyph may be, and whether it is damaged. */
static int
glyph_to_digit (char c, gboolean *damaged)
{
  *damaged = !g_ascii_isdigit (c);
  if (!*damaged)
    return c - '0';
  if (is_one (c))
    return 1;

  return c == 'O' || c == 'o' || c == 'Q' ? 0 : -1;
}

/* Goes on one level below, with @part as the label's next and @taken bytes read. */
static void
descend (Search *search, Branch branch, const char *part, gsize taken, int cost, guint repairs)
{
  char *label = search->current.parts[search->current.n_parts].label;
  gsize length = strlen (part);

  if (branch.label_end + length >= LEX_READING_MAX_LABEL)
    return;
  if (search->exists == NULL && repairs > 0)
    return;

  memcpy (label + branch.label_end, part, length + 1);
  branch.label_end += length;
  branch.at += taken;
  branch.cost += cost;
  branch.repairs += repairs;
  branch.level++;
  search_on (search, branch);
  label[branch.label_end - length] = '\0';
}

/* One digit, as it is or from another glyph. */
static void
try_digit (Search *search, Branch branch)
{
  const char *text = search->text + branch.at;
  gboolean damaged;
  int digit = glyph_to_digit (*text, &damaged);
  char part[2] = { (char) ('0' + digit), '\0' };

  if (digit <= 0)
    return;

  descend (search, branch, part, 1, damaged ? COST_GLYPH : 0, damaged);

  /* `1l`, `l1`, `ll`: one stroke that was read twice. */
  if (digit == 1 && (damaged || is_one (text[1])) && glyph_to_digit (text[1], &damaged) == 1)
    descend (search, branch, part, 2, COST_DOUBLE, 1);
}

static void
try_law (Search *search, Branch branch)
{
  char part[3] = "";
  int cost = 0;
  guint repairs = 0;

  for (guint n = 0; n < 2; n++)
    {
      gboolean damaged;
      int digit = glyph_to_digit (search->text[branch.at + n], &damaged);

      if (digit < (n == 0 ? 1 : 0))
        return;

      part[n] = (char) ('0' + digit);
      cost += damaged ? COST_GLYPH : 0;
      repairs += damaged;
      branch.law = branch.law * 10 + (guint) digit;

      /* `27B9` and `93C1b` are labels that the Laws lack rather than two. */
      if (branch.law <= LEX_LABEL_N_LAWS && (n > 0 || branch.before == 0))
        descend (search, branch, part, n + 1,
                 cost + (n == 0 ? COST_SINGLE : 0)
                     + (branch.law < branch.before ? COST_BACKWARDS : 0),
                 repairs);
    }
}

/* A letter, or a number, in brackets or not. */
static void
try_letter (Search *search, Branch branch)
{
  const char *text = search->text + branch.at;
  gsize bracket = *text == '(';
  char c = text[bracket];
  gboolean upper = g_ascii_isupper (c);
  gboolean capital = branch.level == LEVEL_CAPITAL;
  char part[2] = { capital ? g_ascii_toupper (c) : g_ascii_tolower (c), '\0' };

  if (g_ascii_isalpha (c) && (!bracket || text[2] == ')'))
    descend (search, branch, part, bracket ? 3 : 1, capital == upper ? 0 : COST_CASE, 0);
}

static void
try_bracketed_digit (Search *search, Branch branch)
{
  const char *text = search->text + branch.at;
  char part[2] = { text[1], '\0' };

  if (text[0] == '(' && text[1] >= '1' && text[1] <= '9' && text[2] == ')')
    descend (search, branch, part, 3, 0, 0);
}

/* `(ii)`, or `ii` by somebody who types fast; a scanner makes `(11)` of it. */
static void
try_roman (Search *search, Branch branch)
{
  const char *text = search->text + branch.at;
  gsize bracket = *text == '(';
  g_autoptr (GString) part = g_string_new ("(");
  gsize n = bracket;
  guint repairs = 0;

  for (; n < bracket + 4 && text[n] != '\0' && strchr ("ivxIVX1l|", text[n]) != NULL; n++)
    {
      gboolean damaged = strchr ("1l|", text[n]) != NULL;

      repairs += damaged;
      g_string_append_c (part, damaged ? 'i' : g_ascii_tolower (text[n]));
    }
  if (n == bracket || (bracket ? text[n] != ')' : text[n] != '\0' || repairs > 0))
    return;

  g_string_append_c (part, ')');
  descend (search, branch, part->str, n + bracket,
           (bracket ? 0 : COST_CASE) + (int) repairs * COST_GLYPH, repairs);
}

static gboolean
names_clause (Search *search, const char *text)
{
  if (search->exists != NULL)
    return search->exists (text, search->user_data);
  else
    {
      g_autoptr (LexLabel) label = lex_label_parse (text);

      return label != NULL;
    }
}

/* The reference under way ends here: at the end of all, or before another one. */
static void
try_end (Search *search, Branch branch)
{
  guint n = search->current.n_parts;

  if (branch.level == LEVEL_LAW || !names_clause (search, search->current.parts[n].label))
    return;

  search->current.parts[n].to = branch.at;
  if (branch.at == search->length)
    {
      search->best = search->current;
      search->best.n_parts = n + 1;
      search->best.repaired = branch.repairs > 0;
      search->best_cost = branch.cost;
    }
  else if (n + 1 < LEX_READING_MAX_PARTS && search->exists != NULL && branch.level > LEVEL_CAPITAL)
    {
      Branch next = {
        .at = branch.at,
        .cost = branch.cost + COST_SPLIT,
        .repairs = branch.repairs + 1,
        .before = branch.law,
      };

      search->current.n_parts++;
      search->current.parts[n + 1].from = branch.at;
      search->current.parts[n + 1].label[0] = '\0';
      search_on (search, next);
      search->current.n_parts--;
    }
}

static void
search_on (Search *search, Branch branch)
{
  if (branch.cost >= search->best_cost || ++search->steps > MAX_STEPS)
    return;

  try_end (search, branch);
  if (branch.at == search->length)
    return;

  switch (branch.level)
    {
    case LEVEL_LAW:
      try_law (search, branch);
      break;
    case LEVEL_CAPITAL:
      try_letter (search, branch);
      break;
    case LEVEL_DIGIT:
      try_digit (search, branch);
      try_bracketed_digit (search, branch);
      break;
    case LEVEL_SMALL:
      try_letter (search, branch);
      break;
    case LEVEL_ROMAN:
      try_roman (search, branch);
      break;
    case LEVEL_END:
      break;
    default:
      g_assert_not_reached ();
    }
}

static gboolean
run_search (Search *search, LexReading *reading)
{
  search->length = strlen (search->text);
  search->best_cost = COST_NONE;
  search_on (search, (Branch){ .at = 0 });
  *reading = search->best;

  return search->best_cost != COST_NONE;
}

gboolean
lex_citation_reading_exact (const char *text, LexReading *reading)
{
  Search search = { .text = text };

  g_return_val_if_fail (text != NULL && reading != NULL, FALSE);

  return run_search (&search, reading);
}

gboolean
lex_citation_reading_best (const char *text, LexLabelExistsFunc exists, gpointer user_data,
                           LexReading *reading)
{
  Search search = { .text = text, .exists = exists, .user_data = user_data };

  g_return_val_if_fail (text != NULL && reading != NULL, FALSE);
  g_return_val_if_fail (exists != NULL, FALSE);

  return run_search (&search, reading);
}
