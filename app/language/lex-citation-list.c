/* lex-citation-list.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads references that follow one another: `27B1b, 30B1b(i) oraz 32A2a`,
 * `10-11`, `27A and B`. It does not judge what a single one is, nor look for
 * where the first begins. Only the citation finder may call it.
 */

#include "language/lex-citation-list.h"

#include <stdlib.h>
#include <string.h>

typedef enum
{
  SEPARATOR_NONE,
  SEPARATOR_COMMA,
  SEPARATOR_WORD,
  SEPARATOR_RANGE,
  SEPARATOR_DAMAGED, /* `1` for `i` */
} SeparatorKind;

typedef struct
{
  SeparatorKind kind;
  gsize start;
  gsize end;   /* byte after the last */
  guint after; /* the token behind */
} Separator;

/* `53 1 55`: what is left of `i` when a scanner takes it for a stroke. */
static gboolean
is_damaged_and (LexCitationItems *self, guint at)
{
  const LexCitationToken *token = lex_citation_scan_get (self->scan, at);
  const LexCitationToken *next = lex_citation_scan_get (self->scan, at + 1);

  return lex_citation_items_is_plural (self) && token->gap == LEX_CITATION_GAP_SPACE
         && token->end - token->start == 1
         && strchr ("1lI|!", self->scan->text[token->start]) != NULL
         && next->gap == LEX_CITATION_GAP_SPACE && next->kind == LEX_CITATION_TOKEN_RUN
         && g_ascii_isdigit (self->scan->text[next->start]);
}

static SeparatorKind
classify_separator (LexCitationItems *self, guint at)
{
  const LexCitationScan *scan = self->scan;

  if (at >= scan->tokens->len
      || lex_citation_scan_get (scan, at)->gap == LEX_CITATION_GAP_PARAGRAPH)
    return SEPARATOR_NONE;
  if (is_damaged_and (self, at))
    return SEPARATOR_DAMAGED;
  if (lex_citation_scan_is_and (scan, at))
    return SEPARATOR_WORD;
  if (lex_citation_scan_is_dash (scan, at)
      || lex_citation_scan_get (scan, at)->word == LEX_CITATION_WORD_TO)
    return SEPARATOR_RANGE;

  return lex_citation_scan_is_sign (scan, at, ",;/") ? SEPARATOR_COMMA : SEPARATOR_NONE;
}

static Separator
read_separator (LexCitationItems *self, guint at)
{
  Separator separator = { classify_separator (self, at), 0, 0, at + 1 };

  /* `16, 23, and 27` */
  if (separator.kind == SEPARATOR_COMMA && lex_citation_scan_is_and (self->scan, at + 1))
    {
      separator.kind = SEPARATOR_WORD;
      separator.after++;
    }
  separator.start = lex_citation_scan_get (self->scan, at)->start;
  separator.end = lex_citation_scan_get (self->scan, separator.after - 1)->end;

  return separator;
}

/* Whether the last byte of two labels is all that parts them, as a counter. */
static gboolean
are_siblings (const char *first, const char *last)
{
  gsize length = strlen (first);

  return strlen (last) == length && length > 1 && strncmp (first, last, length - 1) == 0
         && g_ascii_isalnum (first[length - 1]) && first[length - 1] < last[length - 1];
}

/* Finds the counter of `27` or `example/33`, which nothing may follow. */
static gboolean
ends_with_number (const char *label, gsize *start)
{
  *start = strcspn (label, G_CSET_DIGITS);

  return label[*start] != '\0' && label[*start + strspn (label + *start, G_CSET_DIGITS)] == '\0';
}

/* The clauses that a range leaves unsaid stand where its dash does. */
static void
fill_range (LexCitationItems *self, guint before, const Separator *separator)
{
  LexCitationMention first = g_array_index (self->mentions, LexCitationMention, before);
  LexCitationMention last = *lex_citation_items_get_last (self);
  gsize counter;
  gboolean numbers
      = ends_with_number (first.label, &counter) && ends_with_number (last.label, &counter);
  int from;
  int to;

  if (self->mentions->len != before + 2 || (!numbers && !are_siblings (first.label, last.label)))
    return;

  if (!numbers)
    counter = strlen (first.label) - 1;
  from = numbers ? atoi (first.label + counter) : first.label[counter];
  to = numbers ? atoi (last.label + counter) : last.label[counter];

  g_array_set_size (self->mentions, before + 1);
  for (int i = from + 1; i < to; i++)
    {
      g_autofree char *label = numbers ? g_strdup_printf ("%.*s%d", (int) counter, first.label, i)
                                       : g_strdup_printf ("%.*s%c", (int) counter, first.label, i);

      if (self->scan->exists (label, self->scan->user_data))
        lex_citation_items_add (self, label, separator->start, separator->end, FALSE);
    }
  g_array_append_val (self->mentions, last);
}

/* Both sides of a damaged separator were corrected, so both must lead somewhere. */
static gboolean
mark_damaged (LexCitationItems *self, guint before)
{
  LexCitationMention *first = &g_array_index (self->mentions, LexCitationMention, before);
  LexCitationMention *last = lex_citation_items_get_last (self);

  if (!first->exists || !last->exists)
    {
      g_array_set_size (self->mentions, before + 1);
      return FALSE;
    }

  first->repaired = TRUE;
  last->repaired = TRUE;
  return TRUE;
}

/* Reads what follows a separator; its own end when nothing of ours does. */
static guint
read_next (LexCitationItems *self, const Separator *separator)
{
  guint before = self->mentions->len - 1;
  guint end = lex_citation_items_read_relative (self, separator->after);

  self->by_word = separator->kind == SEPARATOR_WORD;
  if (end == separator->after)
    end = lex_citation_items_read (self, separator->after);
  if (end == separator->after)
    return end;

  /* `Law 30, 31 or 32`: with the second it has become a list. */
  if (self->keyword == LEX_CITATION_WORD_LAW)
    self->keyword = LEX_CITATION_WORD_LAWS;
  if (separator->kind == SEPARATOR_RANGE)
    fill_range (self, before, separator);
  if (separator->kind == SEPARATOR_DAMAGED && !mark_damaged (self, before))
    return separator->after;

  return end;
}

guint
lex_citation_list_read (const LexCitationScan *scan, guint at, LexCitationWord keyword,
                        GArray *mentions)
{
  LexCitationItems items = { .scan = scan, .keyword = keyword, .mentions = mentions };
  guint end;

  g_return_val_if_fail (scan != NULL && mentions != NULL, at);

  end = lex_citation_items_read (&items, at);
  if (end == at)
    return at;

  items.continuing = TRUE;
  for (;;)
    {
      Separator separator = read_separator (&items, end);
      guint next = separator.kind != SEPARATOR_NONE ? read_next (&items, &separator) : end;

      if (separator.kind == SEPARATOR_NONE || next == separator.after)
        return end;
      end = next;
    }
}
