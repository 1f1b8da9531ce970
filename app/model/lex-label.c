/* lex-label.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The address of a clause: its canonical spelling, its parts, its place in the order of reading.
 * It refuses to know sloppy spellings and whether a clause exists: finding citations in running
 * text is the language room's work, existence the library's.
 * Every room may call it, from any thread: a label never changes.
 */

#include "model/lex-label-private.h"

#include <string.h>

G_DEFINE_BOXED_TYPE (LexLabel, lex_label, lex_label_ref, lex_label_unref)

/* Our own examples were once called L1 to L86, which directors read as Laws: bookmarks and other
 * people's lists still name them so. */
#define FORMER_EXAMPLE "example/L" /* in either case */
#define FORMER_EXAMPLES 86
#define FIRST_OWN_EXAMPLE 101

static char *
dup_current (const char *text)
{
  guint64 number;

  if (g_ascii_strncasecmp (text, FORMER_EXAMPLE, strlen (FORMER_EXAMPLE)) == 0
      && g_ascii_string_to_unsigned (text + strlen (FORMER_EXAMPLE), 10, 1, FORMER_EXAMPLES,
                                     &number, NULL))
    return g_strdup_printf ("example/%u", (guint) number - 1 + FIRST_OWN_EXAMPLE);
  return g_strdup (text);
}

/* The Laws print the small letter that follows a number in brackets: 27B1(a). Regulations do not.
 */
static char *
dup_printed (LexLabel *self)
{
  if (self->is_slug || self->n_parts < 4 || self->parts[3].level != LEX_LABEL_SMALL
      || self->parts[2].level != LEX_LABEL_DIGIT)
    return NULL;
  return g_strdup_printf ("%.*s(%c)%s", (int) (self->parts[3].start - self->tail),
                          self->text + self->tail, self->text[self->parts[3].start],
                          self->text + self->parts[3].start + 1);
}

LexLabel *
lex_label_parse (const char *text)
{
  g_autoptr (LexLabel) self = NULL;

  if (text == NULL || *text == '\0')
    return NULL;

  self = g_atomic_rc_box_new0 (LexLabel);
  self->text = dup_current (text);

  if (!lex_label_grammar_read (self))
    return NULL;
  self->number = dup_printed (self);
  return g_steal_pointer (&self);
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
  g_clear_pointer (&self->number, g_free);
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

const char *
lex_label_get_number (LexLabel *self)
{
  const char *slash;
  const char *number;

  g_return_val_if_fail (self != NULL, NULL);

  if (self->number != NULL)
    return self->number;
  slash = strrchr (self->text, '/');
  number = slash != NULL ? slash + 1 : self->text;

  /* Words may begin with a number too: 15-cards. */
  if (self->is_slug && strspn (number, G_CSET_DIGITS) != strlen (number))
    return "";
  return g_ascii_isdigit (*number) ? number : "";
}

/* How far the text goes before a part, without what only parts the two. */
static gsize
measure_before (const LexLabel *self, guint part)
{
  gsize length = self->parts[part].start;

  return strchr ("/.", self->text[length - 1]) != NULL ? length - 1 : length;
}

LexLabel *
lex_label_dup_parent (LexLabel *self)
{
  g_autofree char *text = NULL;
  gsize length;

  g_return_val_if_fail (self != NULL, NULL);

  if (self->n_parts == 1)
    return NULL;

  length = measure_before (self, self->n_parts - 1);
  text = g_strndup (self->text, length);

  return lex_label_parse (text);
}

LexLabel *
lex_label_dup_root (LexLabel *self)
{
  LexLabel *root = lex_label_ref (self);
  LexLabel *parent;

  while ((parent = lex_label_dup_parent (root)) != NULL)
    {
      lex_label_unref (root);
      root = parent;
    }

  return root;
}

gboolean
lex_label_contains (LexLabel *self, LexLabel *other)
{
  gsize length;

  g_return_val_if_fail (self != NULL && other != NULL, FALSE);

  if (self->n_parts >= other->n_parts)
    return lex_label_equal (self, other);

  /* The other's text must go on exactly where a part of it begins: 2 does not contain 27. */
  length = measure_before (other, self->n_parts);

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
