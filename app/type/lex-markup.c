/* lex-markup.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Texts of the model as Pango markup. It refuses to know widgets and where a
 * link leads; it only writes the label down. Every widget that shows law text calls it.
 */

#include "type/lex-markup.h"

#include <string.h>

#include "type/lex-spacing.h"

#define NO_BREAK_SPACE "\xC2\xA0"
#define TEXT_PRESENTATION "\xEF\xB8\x8E"

/* A further paragraph stands half a line lower. An empty line of small type is
 * the one spacing that a single label understands. */
#define PARAGRAPH_GAP "\n<span size=\"45%\">\n</span>"

/* Walks a text once. Spans come in order of their start, the longer first, so
 * whatever lies inside a span follows it at once. */
typedef struct
{
  const char *plain;
  const LexSpan *spans;
  gsize n_spans;
  gsize next;
  const LexMarkupStyle *style;
  GString *markup;
  gboolean in_link;
} Writer;

const char *
lex_markup_get_target (const char *uri)
{
  if (g_str_has_prefix (uri, LEX_MARKUP_SCHEME))
    return uri + strlen (LEX_MARKUP_SCHEME);
  if (g_str_has_prefix (uri, LEX_MARKUP_TERM))
    return uri + strlen (LEX_MARKUP_TERM);
  return NULL;
}

static int
find_suit (const char *at)
{
  for (int suit = 0; suit < LEX_N_SUITS; suit++)
    if (g_str_has_prefix (at, lex_suit_get_symbol (suit)))
      return suit;
  return -1;
}

/* The selector keeps fonts from drawing the heart as a picture. Without an alpha of
 * its own a suit would take that of the text around it, and be too pale beside quiet words. */
static gsize
append_suit (GString *markup, LexSuit suit, const LexPalette *palette)
{
  const char *symbol = lex_suit_get_symbol (suit);

  g_string_append_printf (markup, "<span foreground=\"%s\" alpha=\"100%%\">%s%s</span>",
                          palette->suits[suit], symbol, TEXT_PRESENTATION);
  return strlen (symbol);
}

/* Most of a text is neither space nor suit nor to be escaped: it is copied in
 * runs. 0xE2 begins every suit (and dashes and quotes, which do no harm). */
static gsize
find_run (const char *plain, gsize from, gsize to)
{
  gsize end = from;

  while (end < to && !strchr (" &<>'\"\xE2", plain[end]))
    end++;
  return end - from;
}

static gsize
append_next (const char *plain, gsize at, gsize to, const LexMarkupStyle *style, GString *markup)
{
  const int suit = find_suit (plain + at);
  const gsize run = find_run (plain, at, to);
  gsize length;

  if (run > 0)
    {
      g_string_append_len (markup, plain + at, run);
      return run;
    }
  if (suit >= 0)
    return append_suit (markup, suit, style->palette);
  length = g_utf8_next_char (plain + at) - (plain + at);
  if (plain[at] == ' ' && lex_spacing_binds (plain, at))
    g_string_append (markup, NO_BREAK_SPACE);
  else
    {
      g_autofree char *escaped = g_markup_escape_text (plain + at, length);
      g_string_append (markup, escaped);
    }
  return length;
}

static void
append_plain (const char *plain, gsize from, gsize to, const LexMarkupStyle *style, GString *markup)
{
  while (from < to)
    from += append_next (plain, from, to, style, markup);
}

static void append_range (Writer *self, gsize from, gsize to);

static void
append_wrapped (Writer *self, const LexSpan *span, const char *open, const char *close)
{
  g_string_append (self->markup, open);
  append_range (self, span->start, span->end);
  g_string_append (self->markup, close);
}

/* Pango has no links within links; the outer one stays. */
static void
append_link (Writer *self, const LexSpan *span, const char *scheme, const char *css_class)
{
  g_autofree char *open = NULL;

  if (self->in_link || !span->target)
    {
      append_range (self, span->start, span->end);
      return;
    }
  open
      = g_markup_printf_escaped ("<a href=\"%s%s\" class=\"%s\">", scheme, span->target, css_class);
  self->in_link = TRUE;
  append_wrapped (self, span, open, "</a>");
  self->in_link = FALSE;
}

/* A note says in words what it is: size alone tells nothing. */
static void
append_note (Writer *self, const LexSpan *span, const char *mark)
{
  g_autofree char *open = NULL;

  open = g_strdup_printf ("<span size=\"83%%\" foreground=\"%s\">%s", self->style->palette->quiet,
                          mark);
  append_wrapped (self, span, open, "</span>");
}

static void
append_span (Writer *self, const LexSpan *span)
{
  const gboolean polish = self->style->language == LEX_LANGUAGE_PL;

  switch (span->kind)
    {
    case LEX_SPAN_CITATION:
      append_link (self, span, LEX_MARKUP_SCHEME, "citation");
      break;
    case LEX_SPAN_TERM:
      append_link (self, span, LEX_MARKUP_TERM, "term");
      break;
    case LEX_SPAN_EMPHASIS:
      append_wrapped (self, span, "<i>", "</i>");
      break;
    case LEX_SPAN_ITEM:
      append_wrapped (self, span, "•" NO_BREAK_SPACE, "");
      break;
    case LEX_SPAN_FOOTNOTE:
      append_note (self, span, "*" NO_BREAK_SPACE);
      break;
    case LEX_SPAN_DOUBT:
      append_note (self, span, polish ? "<b>Wątpliwość:</b> " : "<b>In doubt:</b> ");
      break;
    case LEX_SPAN_CALL:
    case LEX_SPAN_SUIT:
    case LEX_SPAN_CARD:
    case LEX_SPAN_WHO:
    case LEX_SPAN_SEAT:
    case LEX_SPAN_PARAGRAPH:
    case LEX_SPAN_TABLE:
    default:
      append_range (self, span->start, span->end);
    }
}

/* Newlines part blocks: an item follows its list closely, others stand off. */
static void
append_gap (Writer *self, gsize from, gsize to)
{
  const gboolean item = self->next < self->n_spans && self->spans[self->next].start == to
                        && self->spans[self->next].kind == LEX_SPAN_ITEM;
  const char *start = self->plain + from;
  const char *end = self->plain + to;

  while (end > start && end[-1] == '\n')
    end--;
  append_plain (self->plain, from, end - self->plain, self->style, self->markup);
  if (end < self->plain + to)
    g_string_append (self->markup, item ? "\n" : PARAGRAPH_GAP);
}

static void
append_range (Writer *self, gsize from, gsize to)
{
  while (from < to)
    {
      const LexSpan *span = self->next < self->n_spans ? &self->spans[self->next] : NULL;

      if (!span || span->start >= to)
        {
          append_plain (self->plain, from, to, self->style, self->markup);
          return;
        }
      if (span->start < from || span->end > to)
        {
          self->next++; /* overlaps what stands already, or the cut: drop the mark, keep the words
                         */
          continue;
        }
      append_gap (self, from, span->start);
      self->next++;
      append_span (self, span);
      from = span->end;
    }
}

static char *
write_range (LexText *text, gsize start, gsize end, const LexMarkupStyle *style, gboolean links)
{
  /* Within a link there are no others: so none are made. */
  Writer writer
      = { .plain = lex_text_get_plain (text), .style = style, .in_link = links ? FALSE : TRUE };

  g_return_val_if_fail (start <= end && end <= strlen (writer.plain), NULL);

  writer.markup = g_string_new (NULL);
  writer.spans = lex_text_get_spans (text, &writer.n_spans);
  while (writer.next < writer.n_spans && writer.spans[writer.next].start < start)
    writer.next++;
  append_range (&writer, start, end);
  return g_string_free (g_steal_pointer (&writer.markup), FALSE);
}

char *
lex_markup_from_range (LexText *text, gsize start, gsize end, const LexMarkupStyle *style)
{
  return write_range (text, start, end, style, TRUE);
}

char *
lex_markup_from_range_unlinked (LexText *text, gsize start, gsize end, const LexMarkupStyle *style)
{
  return write_range (text, start, end, style, FALSE);
}

char *
lex_markup_from_text (LexText *text, const LexMarkupStyle *style)
{
  return lex_markup_from_range (text, 0, strlen (lex_text_get_plain (text)), style);
}

char *
lex_markup_from_plain (const char *plain, const LexMarkupStyle *style)
{
  GString *markup = g_string_new (NULL);

  append_plain (plain, 0, strlen (plain), style, markup);
  return g_string_free (markup, FALSE);
}
