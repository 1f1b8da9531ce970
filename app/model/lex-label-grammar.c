/* lex-label-grammar.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The grammar of labels: which documents there are, which levels may follow which.
 * It refuses to know order and containment, and what a label is good for.
 * Only lex-label.c calls it.
 */

#include "model/lex-label-private.h"
#include "model/lex-roman.h"

#include <string.h>

#define MAX_NUMBER 999

/* How a document addresses its clauses. */
typedef enum
{
  STYLE_LAWS,    /* every level in turn: 20F5b(i) */
  STYLE_SCREENS, /* number, small letter, roman: 3a(ii) */
  STYLE_FREE,    /* an imported document: as either of these, with dots (1.2.3), or a slug */
  STYLE_SLUG,    /* a name or number, with at most one name below it */
} Style;

/* The shipped documents in the order in which labels sort. A document that is
 * not among them has its prefix for a name and sorts after them. */
static const struct
{
  const char *prefix; /* nullable: the Laws have none */
  const char *document;
  Style style;
} shipped[] = {
  { NULL, "laws", STYLE_LAWS },
  { "introduction", "introduction", STYLE_SLUG },
  { "definitions", "definitions", STYLE_SLUG },
  { "commentary", "commentary", STYLE_SLUG },
  { "example", "examples", STYLE_SLUG },
  { "screens", "screens", STYLE_SCREENS },
  { "comparable", "comparable", STYLE_SLUG },
  { "index", "index", STYLE_SLUG },
};

static gboolean
may_follow (Style style, LexLabelLevel before, LexLabelLevel next)
{
  gboolean skips = before == LEX_LABEL_NUMBER && next == LEX_LABEL_SMALL;
  gboolean nests = next == before + 1;

  if (style == STYLE_LAWS)
    return nests;
  if (style == STYLE_SCREENS)
    return skips || (nests && next == LEX_LABEL_ROMAN);
  if (next == LEX_LABEL_DOTTED)
    return before == LEX_LABEL_NUMBER || before == LEX_LABEL_DOTTED;
  if (before == LEX_LABEL_DOTTED)
    return next == LEX_LABEL_CAPITAL || next == LEX_LABEL_SMALL;

  return skips || nests;
}

/* A number as it is printed: no sign, no leading zero. */
static const char *
read_number (const char *p, guint *value)
{
  guint number = 0;

  if (*p == '0')
    return NULL;

  for (; g_ascii_isdigit (*p); p++)
    {
      number = number * 10 + (guint) g_ascii_digit_value (*p);
      if (number > MAX_NUMBER)
        return NULL;
    }

  *value = number;
  return p;
}

static const char *
read_roman (const char *p, guint *value)
{
  const char *end = strchr (p, ')');

  *value = end != NULL ? lex_roman_parse (p + 1, (gsize) (end - p - 1)) : 0;
  return *value > 0 ? end + 1 : NULL;
}

/* What goes on behind a dot begins behind it: the dot only parts. */
static const char *
read_dotted (const char *p, LexLabelPart *part)
{
  part->level = LEX_LABEL_DOTTED;
  part->start++;
  return g_ascii_isdigit (p[1]) ? read_number (p + 1, &part->value) : NULL;
}

static const char *
read_part (const char *p, gboolean first, LexLabelPart *part)
{
  if (*p == '.' && !first)
    return read_dotted (p, part);

  if (g_ascii_isdigit (*p))
    {
      part->level = first ? LEX_LABEL_NUMBER : LEX_LABEL_DIGIT;
      return read_number (p, &part->value);
    }

  if (*p == '(')
    {
      part->level = LEX_LABEL_ROMAN;
      return read_roman (p, &part->value);
    }

  if (!g_ascii_isalpha (*p))
    return NULL;

  part->level = g_ascii_isupper (*p) ? LEX_LABEL_CAPITAL : LEX_LABEL_SMALL;
  part->value = (guchar) *p;
  return p + 1;
}

static gboolean
read_levels (LexLabel *self, Style style)
{
  const char *p = self->text + self->tail;

  self->n_parts = 0;
  while (*p != '\0')
    {
      LexLabelPart *part = &self->parts[self->n_parts];

      if (self->n_parts == LEX_LABEL_MAX_PARTS)
        return FALSE;

      part->start = (gsize) (p - self->text);
      p = read_part (p, self->n_parts == 0, part);
      if (p == NULL)
        return FALSE;
      if (self->n_parts == 0 ? part->level != LEX_LABEL_NUMBER
                             : !may_follow (style, part[-1].level, part->level))
        return FALSE;
      self->n_parts++;
    }

  return self->n_parts > 0 && (style != STYLE_LAWS || self->parts[0].value <= LEX_LABEL_N_LAWS);
}

/* Letters, digits and inner hyphens; a mere number has no leading zero. */
static gboolean
is_slug (const char *text, gsize length)
{
  if (length == 0 || text[0] == '-' || text[length - 1] == '-')
    return FALSE;
  if (strspn (text, "-" G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS) < length)
    return FALSE;

  return text[0] != '0' || strspn (text, G_CSET_DIGITS) < length;
}

static gboolean
read_slugs (LexLabel *self)
{
  const char *p = self->text + self->tail;

  self->n_parts = 0;
  self->is_slug = TRUE;
  for (;;)
    {
      gsize length = strcspn (p, "/");

      if (self->n_parts == 2 || !is_slug (p, length))
        return FALSE;

      self->parts[self->n_parts++].start = (gsize) (p - self->text);
      if (p[length] == '\0')
        return TRUE;
      p += length + 1;
    }
}

static gboolean
is_prefix (const char *prefix)
{
  if (!g_ascii_islower (prefix[0])
      || prefix[strspn (prefix, "-" G_CSET_a_2_z G_CSET_DIGITS)] != '\0')
    return FALSE;

  /* "laws/27" would be a second spelling of "27". */
  for (guint i = 0; i < G_N_ELEMENTS (shipped); i++)
    {
      if (g_str_equal (prefix, shipped[i].document))
        return g_strcmp0 (prefix, shipped[i].prefix) == 0;
    }

  return TRUE;
}

/* The introduction is a clause itself; other prefixes only name a document. */
static gboolean
read_prefix (LexLabel *self, Style *style)
{
  const char *slash = strchr (self->text, '/');
  g_autofree char *prefix = NULL;
  guint i;

  if (slash != NULL)
    prefix = g_strndup (self->text, (gsize) (slash - self->text));
  else if (g_str_equal (self->text, "introduction"))
    prefix = g_strdup (self->text);

  if (prefix != NULL && !is_prefix (prefix))
    return FALSE;

  for (i = 0; i < G_N_ELEMENTS (shipped); i++)
    {
      if (g_strcmp0 (prefix, shipped[i].prefix) == 0)
        break;
    }

  self->rank = i;
  self->document
      = g_ref_string_new_intern (i < G_N_ELEMENTS (shipped) ? shipped[i].document : prefix);
  *style = i < G_N_ELEMENTS (shipped) ? shipped[i].style : STYLE_FREE;
  if (prefix != NULL && !g_str_equal (prefix, "introduction"))
    self->tail = strlen (prefix) + 1;

  return TRUE;
}

gboolean
lex_label_grammar_read (LexLabel *self)
{
  Style style;

  if (!read_prefix (self, &style))
    return FALSE;
  if (style != STYLE_SLUG && read_levels (self, style))
    return TRUE;

  /* In the Laws and the regulations what begins like a clause must be one. */
  if (style == STYLE_LAWS || (style == STYLE_SCREENS && g_ascii_isdigit (self->text[self->tail])))
    return FALSE;

  return read_slugs (self);
}
