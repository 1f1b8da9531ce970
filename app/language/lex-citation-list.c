/* lex-citation-list.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads a reference with all that is listed behind it: `27B1b, 30B1b(i) oraz
 * 32A2a`, `10-11`, `27A and B`. It does not look for where one begins. Only the
 * citation finder may call it.
 */

#include "language/lex-citation-list.h"

#include <string.h>

#include "language/lex-citation-reading.h"
#include "model/lex-label.h"

/*
 * A wrong jump is worse than none, so the less stands in favour of a reading,
 * the more must follow the form:
 *
 * - behind `Laws` a number is a law, unless what it counts follows;
 * - behind `Law` only the first is, and behind a mere `see` or `and` only one
 *   that no word follows;
 * - without a keyword only a label with a letter is, and it must exist or
 *   have at least two letters and digits more; it is corrected only if it has
 *   a capital, as the Laws print it.
 */

typedef struct
{
  const LexCitationScan *scan;
  LexCitationWord keyword;
  gboolean continuing;
  gboolean by_word; /* continuing behind `and` */
  gsize separator;  /* where the separator stood, for what a range leaves out */
  gsize separator_end;
  GArray *mentions;
} List;

static LexCitationMention *
last_mention (List *list)
{
  return &g_array_index (list->mentions, LexCitationMention, list->mentions->len - 1);
}

static void
add_mention (List *list, const char *label, gsize from, gsize to, gboolean repaired)
{
  LexCitationMention mention = { .from = from, .to = to, .repaired = repaired };

  g_strlcpy (mention.label, label, sizeof mention.label);
  mention.exists = list->scan->exists (label, list->scan->user_data);
  g_array_append_val (list->mentions, mention);
}

static gboolean
is_plural (List *list)
{
  return list->keyword == LEX_CITATION_WORD_LAWS || list->keyword == LEX_CITATION_WORD_EXAMPLES;
}

static gboolean
is_about_examples (List *list)
{
  return list->keyword == LEX_CITATION_WORD_EXAMPLE || list->keyword == LEX_CITATION_WORD_EXAMPLES;
}

static gboolean
exists (List *list, const char *label)
{
  return list->scan->exists (label, list->scan->user_data);
}

/* The number of the last law or example named. */
static guint
last_number (List *list)
{
  const char *label = last_mention (list)->label;

  return (guint) g_ascii_strtoull (label + strcspn (label, G_CSET_DIGITS), NULL, 10);
}

static gboolean
accepts_number (List *list, guint at, guint number)
{
  if (!lex_citation_scan_closes (list->scan, at) || lex_citation_scan_counts (list->scan, at))
    return FALSE;
  if (list->continuing && number <= last_number (list))
    return is_plural (list) && lex_citation_scan_rests (list->scan, at);
  if (is_plural (list) || (!list->continuing && list->keyword == LEX_CITATION_WORD_LAW)
      || (!list->continuing && list->keyword == LEX_CITATION_WORD_EXAMPLE))
    return TRUE;

  return (list->by_word || list->keyword != LEX_CITATION_WORD_OTHER)
         && lex_citation_scan_rests (list->scan, at);
}

/* A law or an example by its number alone. */
static guint
read_number (List *list, guint at)
{
  const LexCitationToken *token = lex_citation_scan_get (list->scan, at);
  guint number = lex_citation_scan_get_number (list->scan, at);
  char label[LEX_READING_MAX_LABEL];

  if (number == 0 || (!is_about_examples (list) && number > 93)
      || (list->keyword == LEX_CITATION_WORD_OTHER && !list->continuing)
      || !accepts_number (list, at, number))
    return at;

  g_snprintf (label, sizeof label, "%s%u", is_about_examples (list) ? "example/" : "", number);
  add_mention (list, label, token->start, token->end, FALSE);

  return at + 1;
}

/* A letter that is also a word (`a player`, `w rozdaniu`) is a part of the
 * label only where the phrase ends with it. */
static gboolean
is_part_not_word (List *list, guint at)
{
  const LexCitationToken *token = lex_citation_scan_get (list->scan, at);
  const LexCitationToken *next = lex_citation_scan_get (list->scan, at + 1);
  char letter = list->scan->text[token->start];

  if (token->kind != LEX_CITATION_TOKEN_RUN || token->end - token->start != 1
      || strchr ("aiouwzAIOUWZ", letter) == NULL)
    return TRUE;
  if (g_ascii_isupper (letter))
    return next->kind != LEX_CITATION_TOKEN_WORD || lex_citation_scan_is_and (list->scan, at + 1)
           || next->gap == LEX_CITATION_GAP_PARAGRAPH
           || g_unichar_isupper (g_utf8_get_char_validated (list->scan->text + next->start, -1));

  return next->gap == LEX_CITATION_GAP_PARAGRAPH || next->kind == LEX_CITATION_TOKEN_SIGN
         || next->kind == LEX_CITATION_TOKEN_BRACKET
         || (letter != 'i' && lex_citation_scan_is_and (list->scan, at + 1));
}

/* Whether a token may go on a label written with spaces, `16 B 2 (a)`. */
static gboolean
joins (List *list, guint at, const GString *joined, gboolean spaced)
{
  const LexCitationToken *token = lex_citation_scan_get (list->scan, at);
  char first = list->scan->text[token->start];
  char last = joined->str[joined->len - 1];

  if (token->gap != LEX_CITATION_GAP_SPACE)
    return FALSE;
  if (token->kind == LEX_CITATION_TOKEN_BRACKET)
    return TRUE;

  return spaced && token->kind == LEX_CITATION_TOKEN_RUN
         && (g_ascii_isalpha (first) ? g_ascii_isdigit (last)
                                     : g_ascii_isdigit (first) && g_ascii_isalpha (last));
}

/* Cards stand in rows of such letters and numbers too: `K 10 9 A 4`. */
static gboolean
may_join_unannounced (List *list, guint at, guint end, LexReading *reading)
{
  g_autoptr (LexLabel) label = lex_label_parse (reading->parts[0].label);
  const LexCitationToken *before = at > 0 ? lex_citation_scan_get (list->scan, at - 1) : NULL;
  const LexCitationToken *behind = lex_citation_scan_get (list->scan, end);
  const LexCitationToken *second = lex_citation_scan_get (list->scan, at + 1);
  char capital = list->scan->text[second->start];

  if (lex_citation_scan_get_number (list->scan, at) == 0)
    return TRUE;
  if (before != NULL && before->kind == LEX_CITATION_TOKEN_RUN
      && !lex_citation_scan_is_and (list->scan, at - 1))
    return FALSE;
  if (behind->kind == LEX_CITATION_TOKEN_RUN && behind->gap != LEX_CITATION_GAP_PARAGRAPH
      && !lex_citation_scan_is_and (list->scan, end))
    return FALSE;

  return label != NULL && lex_label_get_depth (label) >= 2 && capital != '\0'
         && strchr ("aiouwz", capital) == NULL;
}

/* A label written with spaces: the longest that exists. */
static guint
read_joined (List *list, guint at, LexReading *reading)
{
  g_autofree char *text = lex_citation_scan_dup_text (list->scan, at);
  g_autoptr (GString) joined = g_string_new (text);
  gboolean spaced = lex_citation_scan_get_number (list->scan, at) > 0;
  guint end = at;

  if (!g_ascii_isdigit (text[0]))
    return at;

  for (guint next = at + 1; next < at + 5 && joins (list, next, joined, spaced); next++)
    {
      g_autofree char *part = lex_citation_scan_dup_text (list->scan, next);
      LexReading longer;

      g_string_append (joined, part);
      if (lex_reading_exact (joined->str, &longer) && exists (list, longer.parts[0].label)
          && is_part_not_word (list, next)
          && (list->keyword != LEX_CITATION_WORD_OTHER
              || may_join_unannounced (list, at, next + 1, &longer)))
        {
          *reading = longer;
          end = next + 1;
        }
    }

  return end;
}

/* Capitals as the Laws print them; lower case is how people type. */
static gboolean
has_capital (const char *text)
{
  return text[strcspn (text, "ABCDEFGH")] != '\0';
}

/* Whether the reading of a solid run may stand where the run does. */
static gboolean
accepts_exact (List *list, guint at, const char *text, const char *label)
{
  gsize length = strlen (label);
  gboolean deep = g_ascii_isdigit (label[length - 1]) || strlen (label) > 3;
  gboolean announced
      = list->keyword != LEX_CITATION_WORD_OTHER && (!list->continuing || is_plural (list));

  if (lex_citation_scan_is_contract (list->scan, at))
    return announced && exists (list, label);
  if (exists (list, label))
    return list->keyword != LEX_CITATION_WORD_OTHER || deep
           || (has_capital (text) && !lex_citation_scan_is_numbered (list->scan, at));

  /* Announced, it is a label that the Laws lack. */
  if (announced && list->keyword != LEX_CITATION_WORD_SEE)
    return has_capital (text) || deep;

  /* Else it might be a bid (`4H5`) or a holding (`10D5`). */
  return deep && has_capital (text) && g_ascii_isdigit (text[0]) && g_ascii_isdigit (text[1])
         && !g_str_has_prefix (text, "10") && text[2] != 'H'
         && !lex_citation_scan_is_numbered (list->scan, at);
}

static gboolean
accepts_repaired (List *list, guint at, const char *text, const LexReading *reading)
{
  const char *last = reading->parts[reading->n_parts - 1].label;

  if (lex_citation_scan_is_contract (list->scan, at))
    return FALSE;
  if (list->keyword != LEX_CITATION_WORD_OTHER)
    return TRUE;

  /* Bids and cards run together too; but no bid has two digits before its letter. */
  return has_capital (text) && g_ascii_isdigit (text[0]) && strlen (text) >= 3
         && (reading->n_parts == 1 || (g_ascii_isdigit (text[1]) && strlen (last) > 1))
         && !lex_citation_scan_is_numbered (list->scan, at);
}

/* A run of letters and digits: one label, perhaps damaged, or several. */
static gboolean
read_solid (List *list, guint at, LexReading *reading)
{
  const LexCitationToken *token = lex_citation_scan_get (list->scan, at);
  g_autofree char *text = lex_citation_scan_dup_text (list->scan, at);
  gboolean digit = g_ascii_isdigit (text[0]);

  if (token->kind != LEX_CITATION_TOKEN_RUN || !lex_citation_scan_closes (list->scan, at)
      || strspn (text, G_CSET_DIGITS) == strlen (text))
    return FALSE;

  /* `l6B` is a label only where one is expected. */
  if (!digit
      && (strchr ("lI|", text[0]) == NULL || text[1] == '\0' || list->continuing
          || list->keyword == LEX_CITATION_WORD_OTHER))
    return FALSE;

  if (lex_reading_exact (text, reading) && exists (list, reading->parts[0].label))
    return accepts_exact (list, at, text, reading->parts[0].label);
  if (lex_reading_best (text, list->scan->exists, list->scan->user_data, reading))
    return accepts_repaired (list, at, text, reading);

  return lex_reading_exact (text, reading)
         && accepts_exact (list, at, text, reading->parts[0].label);
}

static guint
read_reference (List *list, guint at)
{
  const LexCitationToken *token = lex_citation_scan_get (list->scan, at);
  LexReading reading;
  guint end;

  if (token->kind != LEX_CITATION_TOKEN_RUN)
    return at;
  if (is_about_examples (list))
    return read_number (list, at);

  end = read_joined (list, at, &reading);
  if (end > at)
    {
      add_mention (list, reading.parts[0].label, token->start,
                   lex_citation_scan_get (list->scan, end - 1)->end, FALSE);
      return end;
    }
  if (!read_solid (list, at, &reading))
    return read_number (list, at);

  for (guint i = 0; i < reading.n_parts; i++)
    add_mention (list, reading.parts[i].label, token->start + reading.parts[i].from,
                 token->start + reading.parts[i].to, reading.repaired);

  return at + 1;
}

/* Whether @text, put behind an ancestor of the last label, names a clause
 * further down the same list. */
static gboolean
resolve_relative (List *list, const char *text, LexReading *reading)
{
  g_autoptr (LexLabel) last = lex_label_parse (last_mention (list)->label);
  g_autoptr (LexLabel) ancestor = last != NULL ? lex_label_dup_parent (last) : NULL;

  while (ancestor != NULL)
    {
      g_autofree char *whole = g_strconcat (lex_label_get_text (ancestor), text, NULL);
      LexLabel *parent = lex_label_dup_parent (ancestor);

      if (lex_reading_exact (whole, reading) && exists (list, reading->parts[0].label)
          && (strchr (text, '(') != NULL || g_str_equal (whole, reading->parts[0].label)))
        {
          g_autoptr (LexLabel) label = lex_label_parse (reading->parts[0].label);

          lex_label_unref (ancestor);
          ancestor = NULL;
          g_clear_pointer (&parent, lex_label_unref);
          return label != NULL && lex_label_compare (last, label) < 0;
        }
      lex_label_unref (ancestor);
      ancestor = parent;
    }

  return FALSE;
}

/* A part that means the clause before: the `B` of `27A and B`, the `3` of `27B1-3`. */
static guint
read_relative (List *list, guint at)
{
  const LexCitationToken *token = lex_citation_scan_get (list->scan, at);
  g_autofree char *text = lex_citation_scan_dup_text (list->scan, at);
  LexReading reading;

  if ((token->kind != LEX_CITATION_TOKEN_RUN && token->kind != LEX_CITATION_TOKEN_BRACKET)
      || is_about_examples (list) || !lex_citation_scan_closes (list->scan, at))
    return at;

  /* A single digit or letter may well be something else, if a word follows. */
  if (text[0] != '(' && strlen (text) == 1
      && (!lex_citation_scan_rests (list->scan, at) || !is_part_not_word (list, at)))
    return at;
  if (g_ascii_isdigit (text[0]) && g_ascii_isdigit (text[1]))
    return at;
  if (!resolve_relative (list, text, &reading))
    return at;

  add_mention (list, reading.parts[0].label, token->start, token->end, FALSE);
  return at + 1;
}

typedef enum
{
  SEPARATOR_NONE,
  SEPARATOR_COMMA,
  SEPARATOR_WORD,
  SEPARATOR_RANGE,
  SEPARATOR_DAMAGED, /* `1` for `i` */
} Separator;

/* `53 1 55`: what is left of `i` when a scanner takes it for a stroke. */
static gboolean
is_damaged_and (List *list, guint at)
{
  const LexCitationToken *token = lex_citation_scan_get (list->scan, at);
  const LexCitationToken *next = lex_citation_scan_get (list->scan, at + 1);

  return is_plural (list) && token->gap == LEX_CITATION_GAP_SPACE && token->end - token->start == 1
         && strchr ("1lI|!", list->scan->text[token->start]) != NULL
         && next->gap == LEX_CITATION_GAP_SPACE && next->kind == LEX_CITATION_TOKEN_RUN
         && g_ascii_isdigit (list->scan->text[next->start]);
}

static Separator
read_separator (List *list, guint at, guint *after)
{
  const LexCitationScan *scan = list->scan;

  *after = at + 1;
  if (at >= scan->tokens->len
      || lex_citation_scan_get (scan, at)->gap == LEX_CITATION_GAP_PARAGRAPH)
    return SEPARATOR_NONE;
  if (is_damaged_and (list, at))
    return SEPARATOR_DAMAGED;
  if (lex_citation_scan_is_and (scan, at))
    return SEPARATOR_WORD;
  if (lex_citation_scan_is_dash (scan, at)
      || lex_citation_scan_get (scan, at)->word == LEX_CITATION_WORD_TO)
    return SEPARATOR_RANGE;
  if (!lex_citation_scan_is_sign (scan, at, ",;/"))
    return SEPARATOR_NONE;
  if (!lex_citation_scan_is_and (scan, at + 1))
    return SEPARATOR_COMMA;

  *after = at + 2;
  return SEPARATOR_WORD;
}

/* Whether the last byte of two labels is all that parts them, as a counter. */
static gboolean
are_siblings (const char *first, const char *last)
{
  gsize length = strlen (first);

  return strlen (last) == length && length > 1 && strncmp (first, last, length - 1) == 0
         && g_ascii_isalnum (first[length - 1]) && first[length - 1] < last[length - 1];
}

/* The clauses that a range leaves unsaid stand where its dash does. */
static void
fill_range (List *list, guint before)
{
  LexCitationMention first = g_array_index (list->mentions, LexCitationMention, before);
  LexCitationMention last = *last_mention (list);
  gsize digits = strcspn (first.label, G_CSET_DIGITS);
  gboolean numbers = first.label[digits + strspn (first.label + digits, G_CSET_DIGITS)] == '\0'
                     && last.label[digits + strspn (last.label + digits, G_CSET_DIGITS)] == '\0';
  guint from = numbers ? (guint) atoi (first.label + digits)
                       : (guchar) first.label[strlen (first.label) - 1];
  guint to
      = numbers ? (guint) atoi (last.label + digits) : (guchar) last.label[strlen (last.label) - 1];

  if (list->mentions->len != before + 2 || (!numbers && !are_siblings (first.label, last.label)))
    return;

  g_array_set_size (list->mentions, before + 1);
  for (guint i = from + 1; i < to; i++)
    {
      g_autofree char *label = numbers ? g_strdup_printf ("%.*s%u", (int) digits, first.label, i)
                                       : g_strdup_printf ("%.*s%c", (int) strlen (first.label) - 1,
                                                          first.label, (char) i);

      if (exists (list, label))
        add_mention (list, label, list->separator, list->separator_end, FALSE);
    }
  g_array_append_val (list->mentions, last);
}

/* Reads what follows a separator; @at when nothing of ours does. */
static guint
read_next (List *list, guint at, Separator separator)
{
  guint before = list->mentions->len - 1;
  guint end = read_relative (list, at);

  list->by_word = separator == SEPARATOR_WORD;
  if (end == at)
    end = read_reference (list, at);
  if (end == at)
    return at;

  if (separator == SEPARATOR_RANGE)
    fill_range (list, before);
  if (separator == SEPARATOR_DAMAGED)
    {
      g_array_index (list->mentions, LexCitationMention, before).repaired = TRUE;
      last_mention (list)->repaired = TRUE;
    }

  return end;
}

guint
lex_citation_list_read (const LexCitationScan *scan, guint at, LexCitationWord keyword,
                        GArray *mentions)
{
  List list = { .scan = scan, .keyword = keyword, .mentions = mentions };
  guint end;

  g_return_val_if_fail (scan != NULL && mentions != NULL, at);

  end = read_reference (&list, at);
  if (end == at)
    return at;

  list.continuing = TRUE;
  for (;;)
    {
      guint after;
      guint next;
      Separator separator = read_separator (&list, end, &after);

      if (separator == SEPARATOR_NONE)
        return end;
      list.separator = lex_citation_scan_get (scan, end)->start;
      list.separator_end = lex_citation_scan_get (scan, after - 1)->end;
      next = read_next (&list, after, separator);
      if (next == after)
        return end;
      end = next;
    }
}

guint
lex_citation_list_read_missing (const LexCitationScan *scan, guint at, GArray *mentions)
{
  List list = { .scan = scan, .keyword = LEX_CITATION_WORD_LAW, .mentions = mentions };
  g_autofree char *text = lex_citation_scan_dup_text (scan, at);
  g_autoptr (GString) joined = g_string_new (text);
  LexReading reading;
  guint next = at + 1;

  g_return_val_if_fail (mentions != NULL, at);

  if (!g_ascii_isdigit (text[0]) || lex_citation_scan_is_contract (scan, at))
    return at;

  for (; joins (&list, next, joined, TRUE); next++)
    {
      g_autofree char *part = lex_citation_scan_dup_text (scan, next);

      g_string_append (joined, part);
    }
  if (!lex_reading_exact (joined->str, &reading))
    return at;

  add_mention (&list, reading.parts[0].label, lex_citation_scan_get (scan, at)->start,
               lex_citation_scan_get (scan, next - 1)->end, FALSE);
  return next;
}
