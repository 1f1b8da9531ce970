/* lex-text.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Running text with marked stretches, and its packed form for storage.
 * It refuses to know how a mark looks: Pango, XML and terminals belong to other rooms.
 * Every room may call it, from any thread: a text never changes.
 */

#include "model/lex-text.h"

#include <string.h>

/* The packed form: an array of start, end, kind and target. Offsets have 32
 * bits: no clause comes near four gigabytes, and the library stays small.
 * Always little-endian, so that a library may be built on another machine. */
#define SPANS_TYPE "a(uuyms)"

/* What a table has as its target. */
#define HEAD "head"
#define HEADS "heads"

struct _LexText
{
  /* Owned */
  char *plain;
  LexSpan *spans; /* in order of their start, the longer first; their targets are ours */

  gsize n_spans;
};

G_DEFINE_BOXED_TYPE (LexText, lex_text, lex_text_ref, lex_text_unref)

static gboolean
is_block (const LexSpan *span)
{
  return span->kind >= LEX_SPAN_PARAGRAPH;
}

/* A boundary is where a character begins, or the end. */
static gboolean
is_boundary (const char *plain, gsize length, gsize at)
{
  return at <= length && ((guchar) plain[at] & 0xC0) != 0x80;
}

static gboolean
fits (const LexSpan *span, const char *plain, gsize length)
{
  return span->start <= span->end && (guint) span->kind <= LEX_SPAN_TABLE
         && is_boundary (plain, length, span->start) && is_boundary (plain, length, span->end);
}

static int
compare_spans (gconstpointer a, gconstpointer b)
{
  const LexSpan *one = a;
  const LexSpan *two = b;

  if (one->start != two->start)
    return one->start < two->start ? -1 : 1;
  if (one->end != two->end)
    return one->end > two->end ? -1 : 1;

  /* A block around an inline span of the same extent comes first. */
  return is_block (two) - is_block (one);
}

/* Stable, as spans of the same extent keep the order in which they were nested. Those that were
 * packed are sorted already. */
static void
sort_spans (GArray *spans)
{
  for (guint i = 1; i < spans->len; i++)
    if (compare_spans (&g_array_index (spans, LexSpan, i - 1), &g_array_index (spans, LexSpan, i))
        > 0)
      {
        g_array_sort (spans, compare_spans);
        return;
      }
}

/* Keeps what fits, in order. Says how many were kept; @sorted is shortened. */
static void
drop_misfits (GArray *sorted, const char *plain)
{
  gsize length = strlen (plain);
  gsize block_end = 0;
  guint kept = 0;

  for (guint i = 0; i < sorted->len; i++)
    {
      LexSpan span = g_array_index (sorted, LexSpan, i);

      if (!fits (&span, plain, length) || (is_block (&span) && span.start < block_end))
        continue;
      if (is_block (&span))
        block_end = span.end;
      g_array_index (sorted, LexSpan, kept++) = span;
    }

  g_array_set_size (sorted, kept);
}

/* @plain: (transfer full); the targets are others'. */
static LexText *
text_new (char *plain, gconstpointer sorted, gsize n_spans)
{
  LexText *self = g_atomic_rc_box_new0 (LexText);

  self->plain = plain;
  self->n_spans = n_spans;
  self->spans = g_memdup2 (sorted, n_spans * sizeof (LexSpan));
  for (gsize i = 0; i < n_spans; i++)
    self->spans[i].target = g_strdup (self->spans[i].target);

  return self;
}

LexText *
lex_text_new (const char *plain, const LexSpan *spans, gsize n_spans)
{
  g_autoptr (GArray) sorted = NULL;

  g_return_val_if_fail (plain != NULL && g_utf8_validate (plain, -1, NULL), NULL);
  g_return_val_if_fail (spans != NULL || n_spans == 0, NULL);

  if (n_spans == 0)
    return text_new (g_strdup (plain), NULL, 0);
  sorted = g_array_sized_new (FALSE, FALSE, sizeof (LexSpan), (guint) n_spans);
  g_array_append_vals (sorted, spans, (guint) n_spans);
  sort_spans (sorted);
  drop_misfits (sorted, plain);
  g_return_val_if_fail (sorted->len == n_spans, NULL);

  return text_new (g_strdup (plain), sorted->data, sorted->len);
}

LexText *
lex_text_ref (LexText *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_atomic_rc_box_acquire (self);
}

static void
text_clear (gpointer data)
{
  LexText *self = data;

  for (gsize i = 0; i < self->n_spans; i++)
    g_free ((char *) self->spans[i].target);
  g_free (self->spans);
  g_free (self->plain);
}

void
lex_text_unref (LexText *self)
{
  g_return_if_fail (self != NULL);

  g_atomic_rc_box_release_full (self, text_clear);
}

const char *
lex_text_get_plain (LexText *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->plain;
}

const LexSpan *
lex_text_get_spans (LexText *self, gsize *n_spans)
{
  g_return_val_if_fail (self != NULL && n_spans != NULL, NULL);

  *n_spans = self->n_spans;
  return self->spans;
}

gboolean
lex_text_span_has_side_heads (const LexSpan *self)
{
  g_return_val_if_fail (self != NULL && self->kind == LEX_SPAN_TABLE, FALSE);

  return g_strcmp0 (self->target, HEADS) == 0;
}

gboolean
lex_text_span_has_head (const LexSpan *self)
{
  return lex_text_span_has_side_heads (self) || g_strcmp0 (self->target, HEAD) == 0;
}

/* Turns the machine's byte order into the stored one. */
static GVariant *
swap_if_big_endian (GVariant *variant)
{
  return G_BYTE_ORDER == G_BIG_ENDIAN ? g_variant_byteswap (variant) : g_variant_ref (variant);
}

GBytes *
lex_text_dup_span_data (LexText *self)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE (SPANS_TYPE));
  g_autoptr (GVariant) native = NULL;
  g_autoptr (GVariant) stored = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  for (gsize i = 0; i < self->n_spans; i++)
    {
      const LexSpan *span = &self->spans[i];
      g_autoptr (GVariant) entry = g_variant_ref_sink (
          g_variant_new ("(uuyms)", (guint32) span->start, (guint32) span->end, (guchar) span->kind,
                         span->target));

      /* Written down at once: its parts would take ten times the room until all are. */
      g_variant_get_data (entry);
      g_variant_builder_add_value (&builder, entry);
    }

  native = g_variant_ref_sink (g_variant_builder_end (&builder));
  stored = swap_if_big_endian (native);

  return g_variant_get_data_as_bytes (stored);
}

/* Numbers are little-endian, on any machine. */
static gsize
read_number (const guchar *at, gsize width)
{
  gsize number = 0;

  for (gsize i = width; i > 0; i--)
    number = number << 8 | at[i - 1];
  return number;
}

/* Start and end, kind, and a target or nothing: a target has a NUL of its own, and one that says
 * that it is there. */
static gboolean
read_span (const guchar *at, gsize size, LexSpan *span)
{
  const gsize target = 2 * sizeof (guint32) + 1;
  const gboolean has_target = size > target;

  if (size < target || size == target + 1)
    return FALSE;
  if (has_target
      && (at[size - 2] != '\0' || at[size - 1] != '\0'
          || !g_utf8_validate_len ((const char *) at + target, size - target - 2, NULL)))
    return FALSE;
  *span = (LexSpan){ .start = read_number (at, sizeof (guint32)),
                     .end = read_number (at + sizeof (guint32), sizeof (guint32)),
                     .kind = (LexSpanKind) at[target - 1],
                     .target = has_target ? (const char *) at + target : NULL };
  return TRUE;
}

/* The members of an array stand one after the other, each from a place that four divides; behind
 * them, in numbers just wide enough for the whole, where each of them ends. */
static gboolean
read_spans (const guchar *bytes, gsize size, GArray *spans)
{
  const gsize width = size <= G_MAXUINT8 ? 1 : size <= G_MAXUINT16 ? 2 : sizeof (guint32);
  const gsize ends = size >= width ? read_number (bytes + size - width, width) : size;
  gsize start = 0;

  if (size > G_MAXUINT32 || ends > size || (size - ends) % width != 0)
    return FALSE;
  g_array_set_size (spans, (guint) ((size - ends) / width));
  for (guint i = 0; i < spans->len; i++)
    {
      const gsize end = read_number (bytes + ends + i * width, width);

      if (end < start || end > ends
          || !read_span (bytes + start, end - start, &g_array_index (spans, LexSpan, i)))
        return FALSE;
      start = (end + 3) & ~(gsize) 3;
    }
  return TRUE;
}

/* The targets point into @data. Of what is damaged no span can be trusted. GVariant could read what
 * it wrote, but half of the time that a clause takes to be read went into that. */
static GArray *
unpack_spans (GBytes *data)
{
  GArray *spans = g_array_new (FALSE, FALSE, sizeof (LexSpan));
  gsize size;
  const guchar *bytes = g_bytes_get_data (data, &size);

  if (!read_spans (bytes, size, spans))
    g_array_set_size (spans, 0);
  sort_spans (spans);
  return spans;
}

LexText *
lex_text_new_from_data (const char *plain, GBytes *span_data)
{
  g_autofree char *valid = NULL;
  g_autoptr (GArray) spans = NULL;

  g_return_val_if_fail (plain != NULL, NULL);

  valid = g_utf8_make_valid (plain, -1);
  if (span_data == NULL)
    return text_new (g_steal_pointer (&valid), NULL, 0);

  spans = unpack_spans (span_data);
  drop_misfits (spans, valid);

  return text_new (g_steal_pointer (&valid), spans->data, spans->len);
}
