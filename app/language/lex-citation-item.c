/* lex-citation-item.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads one reference where one may stand, and decides whether it is one. It
 * does not look for where it begins, nor what is listed behind it. Only the
 * citation finder may call it.
 */

#include "language/lex-citation-item.h"

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

LexCitationMention *
lex_citation_items_get_last (LexCitationItems *self)
{
  return &g_array_index (self->mentions, LexCitationMention, self->mentions->len - 1);
}

void
lex_citation_items_add (LexCitationItems *self, const char *label, gsize from, gsize to,
                        gboolean repaired)
{
  LexCitationMention mention = { .from = from, .to = to, .repaired = repaired };

  g_strlcpy (mention.label, label, sizeof mention.label);
  mention.exists = self->scan->exists (label, self->scan->user_data);
  g_array_append_val (self->mentions, mention);
}

gboolean
lex_citation_items_is_plural (LexCitationItems *self)
{
  return self->keyword == LEX_CITATION_WORD_LAWS || self->keyword == LEX_CITATION_WORD_EXAMPLES;
}

static gboolean
is_about_examples (LexCitationItems *self)
{
  return self->keyword == LEX_CITATION_WORD_EXAMPLE || self->keyword == LEX_CITATION_WORD_EXAMPLES;
}

static gboolean
exists (LexCitationItems *self, const char *label)
{
  return self->scan->exists (label, self->scan->user_data);
}

/* The number of the last law or example named. */
static guint
last_number (LexCitationItems *self)
{
  const char *label = lex_citation_items_get_last (self)->label;

  return (guint) g_ascii_strtoull (label + strcspn (label, G_CSET_DIGITS), NULL, 10);
}

static gboolean
accepts_number (LexCitationItems *self, guint at, guint number)
{
  if (!lex_citation_scan_closes (self->scan, at) || lex_citation_scan_counts (self->scan, at))
    return FALSE;
  if (self->continuing && number <= last_number (self))
    return lex_citation_items_is_plural (self) && lex_citation_scan_rests (self->scan, at);
  if (lex_citation_items_is_plural (self)
      || (!self->continuing && self->keyword == LEX_CITATION_WORD_LAW)
      || (!self->continuing && self->keyword == LEX_CITATION_WORD_EXAMPLE))
    return TRUE;

  return (self->by_word || self->keyword != LEX_CITATION_WORD_OTHER)
         && lex_citation_scan_rests (self->scan, at);
}

/* A law or an example by its number alone. */
static guint
read_number (LexCitationItems *self, guint at)
{
  const LexCitationToken *token = lex_citation_scan_get (self->scan, at);
  guint number = lex_citation_scan_get_number (self->scan, at);
  char label[LEX_READING_MAX_LABEL];

  if (number == 0 || (!is_about_examples (self) && number > LEX_LABEL_N_LAWS)
      || (self->keyword == LEX_CITATION_WORD_OTHER && !self->continuing)
      || !accepts_number (self, at, number))
    return at;

  g_snprintf (label, sizeof label, "%s%u", is_about_examples (self) ? "example/" : "", number);
  lex_citation_items_add (self, label, token->start, token->end, FALSE);

  return at + 1;
}

/* A letter that is also a word (`a player`, `w rozdaniu`) is a part of the
 * label only where the phrase ends with it. */
static gboolean
is_part_not_word (LexCitationItems *self, guint at)
{
  const LexCitationToken *token = lex_citation_scan_get (self->scan, at);
  const LexCitationToken *next = lex_citation_scan_get (self->scan, at + 1);
  char letter = self->scan->text[token->start];

  if (token->kind != LEX_CITATION_TOKEN_RUN || token->end - token->start != 1
      || strchr ("aiouwzAIOUWZ", letter) == NULL)
    return TRUE;
  if (g_ascii_isupper (letter))
    return next->kind != LEX_CITATION_TOKEN_WORD || lex_citation_scan_is_and (self->scan, at + 1)
           || next->gap == LEX_CITATION_GAP_PARAGRAPH
           || g_unichar_isupper (g_utf8_get_char_validated (self->scan->text + next->start, -1));

  return next->gap == LEX_CITATION_GAP_PARAGRAPH || next->kind == LEX_CITATION_TOKEN_SIGN
         || next->kind == LEX_CITATION_TOKEN_BRACKET
         || (letter != 'i' && lex_citation_scan_is_and (self->scan, at + 1));
}

/* Whether a token may go on a label written with spaces, `16 B 2 (a)`. */
static gboolean
joins (LexCitationItems *self, guint at, const GString *joined, gboolean spaced)
{
  const LexCitationToken *token = lex_citation_scan_get (self->scan, at);
  char first = self->scan->text[token->start];
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
may_join_unannounced (LexCitationItems *self, guint at, guint end, LexReading *reading)
{
  g_autoptr (LexLabel) label = lex_label_parse (reading->parts[0].label);
  const LexCitationToken *before = at > 0 ? lex_citation_scan_get (self->scan, at - 1) : NULL;
  const LexCitationToken *behind = lex_citation_scan_get (self->scan, end);
  const LexCitationToken *second = lex_citation_scan_get (self->scan, at + 1);
  char capital = self->scan->text[second->start];

  if (lex_citation_scan_get_number (self->scan, at) == 0)
    return TRUE;
  if (before != NULL && before->kind == LEX_CITATION_TOKEN_RUN
      && !lex_citation_scan_is_and (self->scan, at - 1))
    return FALSE;
  if (behind->kind == LEX_CITATION_TOKEN_RUN && behind->gap != LEX_CITATION_GAP_PARAGRAPH
      && !lex_citation_scan_is_and (self->scan, end))
    return FALSE;

  return label != NULL && lex_label_get_depth (label) >= 2 && capital != '\0'
         && strchr ("aiouwz", capital) == NULL;
}

/* A label written with spaces: the longest that exists. */
static guint
read_joined (LexCitationItems *self, guint at, LexReading *reading)
{
  g_autofree char *text = lex_citation_scan_dup_text (self->scan, at);
  g_autoptr (GString) joined = g_string_new (text);
  gboolean spaced = lex_citation_scan_get_number (self->scan, at) > 0;
  guint end = at;

  if (!g_ascii_isdigit (text[0]))
    return at;

  for (guint next = at + 1; next < at + 5 && joins (self, next, joined, spaced); next++)
    {
      g_autofree char *part = lex_citation_scan_dup_text (self->scan, next);
      LexReading longer;

      g_string_append (joined, part);
      if (lex_citation_reading_exact (joined->str, &longer) && exists (self, longer.parts[0].label)
          && is_part_not_word (self, next)
          && (self->keyword != LEX_CITATION_WORD_OTHER
              || may_join_unannounced (self, at, next + 1, &longer)))
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
accepts_exact (LexCitationItems *self, guint at, const char *text, const char *label)
{
  gsize length = strlen (label);
  gboolean deep = g_ascii_isdigit (label[length - 1]) || strlen (label) > 3;
  gboolean announced = self->keyword != LEX_CITATION_WORD_OTHER
                       && (!self->continuing || lex_citation_items_is_plural (self));

  if (lex_citation_scan_is_contract (self->scan, at))
    return announced && exists (self, label);
  if (exists (self, label))
    return self->keyword != LEX_CITATION_WORD_OTHER || deep
           || (has_capital (text) && !lex_citation_scan_is_numbered (self->scan, at));

  /* Announced, it is a label that the Laws lack, whatever its letter. */
  if (announced && self->keyword != LEX_CITATION_WORD_SEE)
    return deep || strpbrk (text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") != NULL;

  /* Else it might be a bid (`4H5`) or a holding (`10D5`). */
  return deep && has_capital (text) && g_ascii_isdigit (text[0]) && g_ascii_isdigit (text[1])
         && !g_str_has_prefix (text, "10") && text[2] != 'H'
         && !lex_citation_scan_is_numbered (self->scan, at);
}

static gboolean
accepts_repaired (LexCitationItems *self, guint at, const char *text, const LexReading *reading)
{
  const char *last = reading->parts[reading->n_parts - 1].label;

  if (lex_citation_scan_is_contract (self->scan, at))
    return FALSE;
  if (self->keyword != LEX_CITATION_WORD_OTHER)
    return TRUE;

  /* Bids and cards run together too; but no bid has two digits before its letter. */
  return has_capital (text) && g_ascii_isdigit (text[0]) && strlen (text) >= 3
         && (reading->n_parts == 1 || (g_ascii_isdigit (text[1]) && strlen (last) > 1))
         && !lex_citation_scan_is_numbered (self->scan, at);
}

/* A run of letters and digits: one label, perhaps damaged, or several. */
static gboolean
read_solid (LexCitationItems *self, guint at, LexReading *reading)
{
  const LexCitationToken *token = lex_citation_scan_get (self->scan, at);
  g_autofree char *text = lex_citation_scan_dup_text (self->scan, at);
  gboolean digit = g_ascii_isdigit (text[0]);

  if (token->kind != LEX_CITATION_TOKEN_RUN || !lex_citation_scan_closes (self->scan, at)
      || strspn (text, G_CSET_DIGITS) == strlen (text))
    return FALSE;

  /* `l6B` is a label only where one is expected. */
  if (!digit
      && (strchr ("lI|", text[0]) == NULL || text[1] == '\0' || self->continuing
          || self->keyword == LEX_CITATION_WORD_OTHER))
    return FALSE;

  if (lex_citation_reading_exact (text, reading) && exists (self, reading->parts[0].label))
    return accepts_exact (self, at, text, reading->parts[0].label);
  if (lex_citation_reading_best (text, self->scan->exists, self->scan->user_data, reading))
    return accepts_repaired (self, at, text, reading);

  return lex_citation_reading_exact (text, reading)
         && accepts_exact (self, at, text, reading->parts[0].label);
}

guint
lex_citation_items_read (LexCitationItems *self, guint at)
{
  const LexCitationToken *token = lex_citation_scan_get (self->scan, at);
  LexReading reading;
  guint end;

  if (token->kind != LEX_CITATION_TOKEN_RUN)
    return at;
  if (is_about_examples (self))
    return read_number (self, at);

  end = read_joined (self, at, &reading);
  if (end > at)
    {
      lex_citation_items_add (self, reading.parts[0].label, token->start,
                              lex_citation_scan_get (self->scan, end - 1)->end, FALSE);
      return end;
    }
  if (!read_solid (self, at, &reading))
    return read_number (self, at);

  for (guint i = 0; i < reading.n_parts; i++)
    lex_citation_items_add (self, reading.parts[i].label, token->start + reading.parts[i].from,
                            token->start + reading.parts[i].to, reading.repaired);

  return at + 1;
}

/* Whether @text, put behind an ancestor of the last label, names a clause
 * further down the same list. */
static gboolean
resolve_relative (LexCitationItems *self, const char *text, LexReading *reading)
{
  g_autoptr (LexLabel) last = lex_label_parse (lex_citation_items_get_last (self)->label);
  g_autoptr (LexLabel) ancestor = last != NULL ? lex_label_dup_parent (last) : NULL;

  while (ancestor != NULL)
    {
      g_autofree char *whole = g_strconcat (lex_label_get_text (ancestor), text, NULL);
      LexLabel *parent = lex_label_dup_parent (ancestor);

      if (lex_citation_reading_exact (whole, reading) && exists (self, reading->parts[0].label)
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
guint
lex_citation_items_read_relative (LexCitationItems *self, guint at)
{
  const LexCitationToken *token = lex_citation_scan_get (self->scan, at);
  g_autofree char *text = lex_citation_scan_dup_text (self->scan, at);
  LexReading reading;

  if ((token->kind != LEX_CITATION_TOKEN_RUN && token->kind != LEX_CITATION_TOKEN_BRACKET)
      || is_about_examples (self) || !lex_citation_scan_closes (self->scan, at))
    return at;

  /* A single digit or letter may well be something else, if a word follows. */
  if (text[0] != '(' && strlen (text) == 1
      && (!lex_citation_scan_rests (self->scan, at) || !is_part_not_word (self, at)))
    return at;
  if (g_ascii_isdigit (text[0]) && g_ascii_isdigit (text[1]))
    return at;
  if (!resolve_relative (self, text, &reading))
    return at;

  lex_citation_items_add (self, reading.parts[0].label, token->start, token->end, FALSE);
  return at + 1;
}

guint
lex_citation_items_read_missing (LexCitationItems *self, guint at)
{
  g_autofree char *text = lex_citation_scan_dup_text (self->scan, at);
  g_autoptr (GString) joined = g_string_new (text);
  LexReading reading;
  guint next = at + 1;

  if (!g_ascii_isdigit (text[0]) || lex_citation_scan_is_contract (self->scan, at))
    return at;

  for (; joins (self, next, joined, TRUE); next++)
    {
      g_autofree char *part = lex_citation_scan_dup_text (self->scan, next);

      g_string_append (joined, part);
    }
  if (!lex_citation_reading_exact (joined->str, &reading))
    return at;

  lex_citation_items_add (self, reading.parts[0].label,
                          lex_citation_scan_get (self->scan, at)->start,
                          lex_citation_scan_get (self->scan, next - 1)->end, FALSE);
  return next;
}
