/* lex-label.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The address of a clause: its canonical spelling, its levels, its place in the order of reading.
 * It refuses to know sloppy spellings and whether a clause exists: finding citations in running
 * text is the language room's work, existence the library's.
 * Every room may call it, from any thread: a label never changes.
 */

#include "model/lex-label.h"

#include <string.h>

#define MAX_LEVELS 5
#define N_LAWS 93
#define MAX_NUMBER 999
#define MAX_ROMAN 39

/* The levels in the order in which the Laws nest them. */
typedef enum
{
  LEVEL_NUMBER,
  LEVEL_CAPITAL,
  LEVEL_DIGIT,
  LEVEL_SMALL,
  LEVEL_ROMAN,
} Level;

/* How a document addresses its clauses. */
typedef enum
{
  STYLE_LAWS,    /* every level in turn: 20F5b(i) */
  STYLE_SCREENS, /* number, small letter, roman: 3a(ii) */
  STYLE_FREE,    /* an imported document: as either of these, or a slug */
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

/* One level of a label. A part runs to the next one or to the end. */
typedef struct
{
  gsize start; /* first byte within the text */
  Level level; /* meaningless in a slug */
  guint value; /* what sorts it: the number, the letter, the roman's value */
} Part;

struct _LexLabel
{
  /* Owned */
  char *text;
  char *document; /* GRefString: thousands of labels share a dozen names */

  gsize tail; /* where the text goes on after prefix and slash */
  gboolean is_slug;
  guint rank; /* of the document, in the order of shipped */
  guint n_parts;
  Part parts[MAX_LEVELS];
};

G_DEFINE_BOXED_TYPE (LexLabel, lex_label, lex_label_ref, lex_label_unref)

static gboolean
may_follow (Style style, Level before, Level next)
{
  gboolean skips = before == LEVEL_NUMBER && next == LEVEL_SMALL;
  gboolean nests = next == before + 1;

  if (style == STYLE_LAWS)
    return nests;
  if (style == STYLE_SCREENS)
    return skips || (nests && next == LEVEL_ROMAN);

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

/* Tries every value in turn, which accepts no second spelling such as (iiii). */
static const char *
read_roman (const char *p, guint *value)
{
  static const char *const tens[] = { "", "x", "xx", "xxx" };
  static const char *const ones[] = { "", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix" };

  for (guint i = 1; i <= MAX_ROMAN; i++)
    {
      char roman[16];

      g_snprintf (roman, sizeof roman, "(%s%s)", tens[i / 10], ones[i % 10]);
      if (g_str_has_prefix (p, roman))
        {
          *value = i;
          return p + strlen (roman);
        }
    }

  return NULL;
}

static const char *
read_part (const char *p, gboolean first, Part *part)
{
  if (g_ascii_isdigit (*p))
    {
      part->level = first ? LEVEL_NUMBER : LEVEL_DIGIT;
      return read_number (p, &part->value);
    }

  if (*p == '(')
    {
      part->level = LEVEL_ROMAN;
      return read_roman (p, &part->value);
    }

  if (!g_ascii_isalpha (*p))
    return NULL;

  part->level = g_ascii_isupper (*p) ? LEVEL_CAPITAL : LEVEL_SMALL;
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
      Part *part = &self->parts[self->n_parts];

      if (self->n_parts == MAX_LEVELS)
        return FALSE;

      part->start = (gsize) (p - self->text);
      p = read_part (p, self->n_parts == 0, part);
      if (p == NULL)
        return FALSE;
      if (self->n_parts == 0 ? part->level != LEVEL_NUMBER
                             : !may_follow (style, part[-1].level, part->level))
        return FALSE;
      self->n_parts++;
    }

  return self->n_parts > 0 && (style != STYLE_LAWS || self->parts[0].value <= N_LAWS);
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

static gboolean
read_label (LexLabel *self)
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

LexLabel *
lex_label_parse (const char *text)
{
  g_autoptr (LexLabel) self = NULL;

  if (text == NULL || *text == '\0')
    return NULL;

  self = g_atomic_rc_box_new0 (LexLabel);
  self->text = g_strdup (text);

  return read_label (self) ? g_steal_pointer (&self) : NULL;
}

LexLabel *
lex_label_ref (LexLabel *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_atomic_rc_box_acquire (self);
}

static void
label_clear (gpointer data)
{
  LexLabel *self = data;

  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->document, g_ref_string_release);
}

void
lex_label_unref (LexLabel *self)
{
  g_return_if_fail (self != NULL);

  g_atomic_rc_box_release_full (self, label_clear);
}

const char *
lex_label_get_text (LexLabel *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->text;
}

const char *
lex_label_get_document (LexLabel *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->document;
}

guint
lex_label_get_law (LexLabel *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->rank == 0 ? self->parts[0].value : 0;
}

guint
lex_label_get_depth (LexLabel *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_parts - 1;
}

const char *
lex_label_get_part (LexLabel *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->text + self->parts[self->n_parts - 1].start;
}

LexLabel *
lex_label_dup_parent (LexLabel *self)
{
  g_autofree char *text = NULL;
  gsize length;

  g_return_val_if_fail (self != NULL, NULL);

  if (self->n_parts == 1)
    return NULL;

  length = self->parts[self->n_parts - 1].start;
  if (self->text[length - 1] == '/')
    length--;
  text = g_strndup (self->text, length);

  return lex_label_parse (text);
}

gboolean
lex_label_contains (LexLabel *self, LexLabel *other)
{
  gsize length;

  g_return_val_if_fail (self != NULL && other != NULL, FALSE);

  if (self->n_parts >= other->n_parts)
    return lex_label_equal (self, other);

  /* The other's text must go on exactly where a part of it begins: 2 does not contain 27. */
  length = other->parts[self->n_parts].start;
  if (other->text[length - 1] == '/')
    length--;

  return strlen (self->text) == length && strncmp (self->text, other->text, length) == 0;
}

gboolean
lex_label_equal (gconstpointer a, gconstpointer b)
{
  const LexLabel *one = a;
  const LexLabel *two = b;

  g_return_val_if_fail (one != NULL && two != NULL, FALSE);

  return one == two || strcmp (one->text, two->text) == 0;
}

guint
lex_label_hash (gconstpointer label)
{
  const LexLabel *self = label;

  g_return_val_if_fail (self != NULL, 0);

  return g_str_hash (self->text);
}

static int
compare_numbers (guint a, guint b)
{
  return (a > b) - (a < b);
}

/* Runs of digits by value. No leading zeros occur, or they settle as text. */
static int
compare_digits (const char **a, const char **b)
{
  gsize length_a = strspn (*a, G_CSET_DIGITS);
  gsize length_b = strspn (*b, G_CSET_DIGITS);
  int order = (length_a > length_b) - (length_a < length_b);

  if (order == 0)
    order = strncmp (*a, *b, length_a);
  *a += length_a;
  *b += length_b;

  return order;
}

/* The slash first, so that a clause stands before what lies below it and both
 * before a longer name: penalty-card, penalty-card/major, penalty-card-x. */
static guint
slug_weight (char c)
{
  if (c == '\0')
    return 0;
  return c == '/' ? 1 : (guchar) c;
}

static int
compare_slugs (const char *a, const char *b)
{
  int order = 0;

  while (order == 0 && (*a != '\0' || *b != '\0'))
    {
      if (g_ascii_isdigit (*a) && g_ascii_isdigit (*b))
        order = compare_digits (&a, &b);
      else
        order = compare_numbers (slug_weight (*a++), slug_weight (*b++));
    }

  return order;
}

static int
compare_levels (LexLabel *a, LexLabel *b)
{
  for (guint i = 0; i < MIN (a->n_parts, b->n_parts); i++)
    {
      int order = compare_numbers (a->parts[i].level, b->parts[i].level);

      if (order == 0)
        order = compare_numbers (a->parts[i].value, b->parts[i].value);
      if (order != 0)
        return order;
    }

  return compare_numbers (a->n_parts, b->n_parts);
}

int
lex_label_compare (LexLabel *a, LexLabel *b)
{
  int order;

  g_return_val_if_fail (a != NULL && b != NULL, 0);

  order = compare_numbers (a->rank, b->rank);
  if (order == 0)
    order = strcmp (a->document, b->document);
  if (order == 0)
    order = a->is_slug - b->is_slug;
  if (order != 0)
    return order;

  return a->is_slug ? compare_slugs (a->text + a->tail, b->text + b->tail) : compare_levels (a, b);
}
