/* lex-intake-fragments.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where clauses may begin in a text whose clauses run together: each `A.`, `1.`, `(a)` and `(i)`,
 * weighed by what stands around it. It knows no law and does not decide. Only this room calls it.
 */

#include "intake/lex-intake-fragments.h"

#include <string.h>

#include "model/lex-roman.h"

#define WEIGHT_LIST 2.5   /* behind a comma, or a word that joins the items of a list */
#define WORD_MAX_BYTES 16 /* of the words below */
#define LIST_WORDS 6      /* so many labels may be announced together */

#define WEIGHT_WORD 1.5   /* behind a word, but before a capital: a heading may have gone before */
#define WEIGHT_WITHIN 0.4 /* in the midst of a sentence */

/* `in (a)`, `Law 19.`: what such a word announces is a reference. */
static const char *const announcing[]
    = { "in",        "as",         "see",      "under",     "law",       "laws",     "section",
        "sections",  "to",         "of",       "per",       "by",        "both",     "from",
        "with",      "w",          "we",       "z",         "ze",        "do",       "od",
        "wg",        "patrz",      "punkt",    "punkcie",   "punktu",    "punktem",  "punkty",
        "pkt",       "przepis",    "przepisu", "przepisie", "przepisem", "przepisy", "przepisów",
        "przepisom", "podstawie",  "według",   "zgodnie",   "jak",       "page",     "figure",
        "table",     "regardless", "violates", "than",      "and/or",    "below" };

/* `(a) above`: what such a word follows is one, too. */
static const char *const pointing[]
    = { "above", "below", "preceding", "hereunder", "powyżej", "poniżej" };

static const char *const joining[] = { "or", "and", "either", "lub", "albo", "i", "oraz", "a" };

char *
lex_intake_fragments_dup_line (const LexIntakeBlock *block)
{
  if (!block->mark || block->known || block->marker == LEX_INTAKE_MARKER_NOTE)
    return g_strdup (block->text);
  return *block->text ? g_strconcat (block->mark, " ", block->text, NULL) : g_strdup (block->mark);
}

static gboolean
read_core (LexIntakeFragment *self, const char *core, gsize length)
{
  if (length == 0)
    return FALSE;
  if (length <= 2 && strspn (core, "0123456789") >= length)
    {
      self->marker = LEX_INTAKE_MARKER_NUMBER;
      self->value = (guint) g_ascii_strtoull (core, NULL, 10);
      return self->value > 0;
    }
  self->roman = lex_roman_parse (core, length);
  if (length == 1 && g_ascii_isalpha (*core))
    {
      gboolean capital = g_ascii_isupper (*core);

      self->marker = capital ? LEX_INTAKE_MARKER_CAPITAL : LEX_INTAKE_MARKER_SMALL;
      self->value = (guint) (*core - (capital ? 'A' : 'a') + 1);
      return TRUE;
    }
  self->marker = LEX_INTAKE_MARKER_ROMAN;
  self->value = self->roman;
  return self->roman > 0;
}

/* `(a)`, `(iv.)`. */
static gsize
read_bracketed (LexIntakeFragment *self, const char *c)
{
  gsize length = strspn (c + 1, "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ");
  gsize dot = c[1 + length] == '.';

  if (length > 6 || c[1 + length + dot] != ')' || !read_core (self, c + 1, length))
    return 0;
  return length + dot + 2;
}

/* Where a marker stands. */
typedef enum
{
  STAND_WITHIN,
  STAND_FIRST,   /* at the start of a line */
  STAND_CHAINED, /* behind nothing but another marker, `1. a. Words` */
} Stand;

/* `A.`, `1.`, `a)`: a small letter with a full stop is mostly the end of a word cut short, unless
 * it begins a line, or a list that does. */
static gsize
read_plain (LexIntakeFragment *self, const char *c, Stand stand)
{
  gsize length = strspn (c, "0123456789");
  char end;

  if (length == 0)
    length = g_ascii_isalpha (*c) ? strspn (c, "ivx") : 0;
  if (length == 0)
    length = g_ascii_isalpha (*c) != 0;
  end = length ? c[length] : '\0';
  if (length == 0 || length > 5 || (end != '.' && end != ')') || !read_core (self, c, length))
    return 0;
  if (end == '.' && g_ascii_islower (*c) && stand != STAND_FIRST
      && (stand != STAND_CHAINED || (self->value != 1 && self->roman != 1)))
    return 0;
  self->misread = stand == STAND_FIRST && end == '.' && length == 1 && (*c == 'l' || *c == 'I');
  return length + 1;
}

static gsize
read_marker (LexIntakeFragment *self, const char *c, Stand stand)
{
  gsize length = *c == '(' ? read_bracketed (self, c) : read_plain (self, c, stand);
  gunichar next = length ? g_utf8_get_char (c + length) : 0;

  if (length == 0
      || (next && next != ' ' && g_ascii_isalpha (*c) && c[length - 1] == '.'
          && !lex_intake_block_is_glued (c, c + length)))
    return 0;
  if (next && next != ' ' && next != '(' && !g_unichar_isalpha (next))
    return 0;
  return length;
}

/* `A Heading`, `1 Words` at the start of a line. */
static gsize
read_bare (LexIntakeFragment *self, const char *c)
{
  gsize length = strspn (c, "0123456789");
  gunichar next;

  if (length == 0)
    length = g_ascii_isupper (*c) != 0;
  next = length && c[length] == ' ' ? g_utf8_get_char (c + length + 1) : 0;
  if (!(g_ascii_isdigit (*c) ? g_unichar_isalpha (next) : g_unichar_isupper (next))
      || !read_core (self, c, length))
    return 0;
  return length;
}

gboolean
lex_intake_fragments_are_bare (GPtrArray *blocks)
{
  LexIntakeFragment ignored;
  gboolean any = FALSE;

  for (guint i = 0; i < blocks->len; i++)
    {
      const LexIntakeBlock *block = g_ptr_array_index (blocks, i);

      if (block->marker == LEX_INTAKE_MARKER_CAPITAL || block->marker == LEX_INTAKE_MARKER_NUMBER
          || block->marker == LEX_INTAKE_MARKER_LABEL)
        return FALSE;
      any |= block->marker == LEX_INTAKE_MARKER_NONE && g_ascii_isupper (*block->text)
             && read_bare (&ignored, block->text) > 0;
    }
  return any;
}

static gboolean
is_one_of (const char *const *words, gsize n, const char *from, const char *to)
{
  g_autofree char *word = g_utf8_strdown (from, to - from);

  for (gsize i = 0; i < n; i++)
    if (g_str_equal (word, words[i]))
      return TRUE;
  return FALSE;
}

/* Where the word before a place begins, behind a space or bracket. */
static gsize
find_word (const char *line, gsize at)
{
  while (at > 0 && line[at - 1] == ' ')
    at--;
  while (at > 0 && !strchr (" ([", line[at - 1]))
    at--;
  return at;
}

/* Whether the word before a place is one of these. */
static gboolean
follows_one_of (const char *line, gsize at, const char *const *words, gsize n)
{
  gsize from = find_word (line, at);

  while (at > from && line[at - 1] == ' ')
    at--;
  return from < at && at - from < WORD_MAX_BYTES && is_one_of (words, n, line + from, line + at);
}

static gboolean
precedes_pointer (const char *line, gsize to)
{
  const char *from = line + to + strspn (line + to, " ");
  gsize length = strcspn (from, " ,.;:)]");

  return length > 0 && length < 16
         && is_one_of (pointing, G_N_ELEMENTS (pointing), from, from + length);
}

gboolean
lex_intake_fragments_ends_sentence (const char *line, gsize at)
{
  static const char *const closing[] = { " ", ")", "]", "\"", "'", "”", "’", "»" };
  gboolean closed = TRUE;

  while (closed)
    {
      closed = FALSE;
      for (gsize i = 0; i < G_N_ELEMENTS (closing) && !closed; i++)
        if (at >= strlen (closing[i])
            && g_str_has_prefix (line + at - strlen (closing[i]), closing[i]))
          {
            at -= strlen (closing[i]);
            closed = TRUE;
          }
    }
  return at > 0
         && (strchr (".:;?!", line[at - 1]) || (at > 2 && g_str_has_prefix (line + at - 3, "…")));
}

static double
weigh (const LexIntakeFragment *self, const char *line, gboolean first, gsize chain)
{
  if (first && self->from == 0)
    return LEX_INTAKE_WEIGHT_LINE;
  if (chain == self->from)
    return LEX_INTAKE_WEIGHT_CHAIN;
  /* `by E.Kaplan`. */
  if (self->marker == LEX_INTAKE_MARKER_CAPITAL && line[self->to - 1] != ' '
      && !lex_intake_fragments_ends_sentence (line, self->from))
    return 0;
  if (follows_one_of (line, self->from, announcing, G_N_ELEMENTS (announcing)))
    return 0;
  if (lex_intake_fragments_ends_sentence (line, self->from))
    return LEX_INTAKE_WEIGHT_SENTENCE;
  if (precedes_pointer (line, self->to))
    return 0;
  if ((self->from > 1 && line[self->from - 2] == ',')
      || follows_one_of (line, self->from, joining, G_N_ELEMENTS (joining)))
    return WEIGHT_LIST;
  return g_unichar_isupper (g_utf8_get_char (line + self->to)) ? WEIGHT_WORD : WEIGHT_WITHIN;
}

/* Whether a word between two places is a reference, or joins two of them. */
static gboolean
is_listed (const char *from, const char *to)
{
  while (to > from && strchr (" ,", to[-1]))
    to--;
  if (to > from
      && (g_ascii_isdigit (*from) || (*from == '(' && to - from <= 5 && to[-1] == ')')
          || (to - from == 1 && g_ascii_isupper (*from))))
    return TRUE;
  return to > from && to - from < WORD_MAX_BYTES
         && is_one_of (joining, G_N_ELEMENTS (joining), from, to);
}

gboolean
lex_intake_fragments_announces (const char *line, gboolean *list)
{
  gsize at = strlen (line);

  *list = FALSE;
  /* `Laws 50, 51 and`: what was announced goes on. */
  for (guint i = 0; i < LIST_WORDS; i++)
    {
      gsize from = at;

      if (lex_intake_fragments_ends_sentence (line, at))
        return FALSE;
      while (from > 0 && line[from - 1] == ' ')
        from--;
      while (from > 0 && line[from - 1] != ' ')
        from--;
      if (!is_listed (line + from, line + at))
        break;
      at = from;
      *list = TRUE;
    }
  return follows_one_of (line, at, announcing, G_N_ELEMENTS (announcing));
}

/* A block's own start: the format's marker, or none. */
static void
add_start (const LexIntakeBlock *block, guint index, GArray *fragments)
{
  LexIntakeFragment start
      = { index, 0, 0, LEX_INTAKE_MARKER_NONE, 0, 0, LEX_INTAKE_WEIGHT_LINE, FALSE };

  if (block->known)
    {
      start.marker = block->marker;
      start.value = block->value;
      start.roman = block->roman;
    }
  g_array_append_val (fragments, start);
}

/* How long a whole label before the words is; it may be all that stands in its line. */
static gsize
measure_label (const LexIntakeBlock *block)
{
  gsize digits = strspn (block->text, "0123456789");

  if (block->known)
    return 0;
  if (block->marker == LEX_INTAKE_MARKER_LABEL && block->mark)
    return strlen (block->mark);
  if (block->marker != LEX_INTAKE_MARKER_NONE || digits == 0 || digits > 2
      || !g_ascii_isupper (block->text[digits]) || strchr (block->text, ' '))
    return 0;
  return strlen (block->text);
}

/* Says where the words behind it begin. */
static gsize
add_label (gsize length, guint index, const char *line, GArray *fragments)
{
  LexIntakeFragment label = { index,
                              0,
                              length + strspn (line + length, " "),
                              LEX_INTAKE_MARKER_LABEL,
                              0,
                              0,
                              LEX_INTAKE_WEIGHT_LINE,
                              FALSE };

  g_array_append_val (fragments, label);
  return label.to;
}

void
lex_intake_fragments_find (const LexIntakeBlock *block, guint index, const char *line,
                           gboolean bare, GArray *fragments)
{
  gsize chain = block->known ? 0 : G_MAXSIZE;
  const char *c = line;
  const char *words = line; /* behind the markers that the line begins with */

  add_start (block, index, fragments);
  if (measure_label (block) > 0)
    c += add_label (measure_label (block), index, line, fragments);
  while (*c)
    {
      LexIntakeFragment here
          = { index, (gsize) (c - line), 0, LEX_INTAKE_MARKER_NONE, 0, 0, 0, FALSE };
      gboolean first = c == line && !block->known;
      gsize length = read_marker (&here, c,
                                  first        ? STAND_FIRST
                                  : c == words ? STAND_CHAINED
                                               : STAND_WITHIN);

      if (length == 0 && bare && first && block->marker == LEX_INTAKE_MARKER_NONE)
        length = read_bare (&here, c);

      if (length > 0)
        {
          here.to = here.from + length + strspn (c + length, " ");
          here.weight = weigh (&here, line, !block->known, chain);
          g_array_append_val (fragments, here);
          chain = here.to;
          words = c == words ? line + here.to : words;
          c = line + here.to;
          continue;
        }
      c += strcspn (c, " ");
      c += strspn (c, " ");
    }
}
