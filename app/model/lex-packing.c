/* lex-packing.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What all packed files of the build share: texts, labels, the order of bytes and a mark. It
 * refuses to know which file is packed. The model's own packers call it.
 */

#include "model/lex-packing.h"

#include <string.h>

/* Before what is packed, and as wide as the widest of its values must be aligned. */
#define SUM_SIZE sizeof (guint64)

static GVariant *
pack_text (LexText *text)
{
  g_autoptr (GBytes) spans = text != NULL ? lex_text_dup_span_data (text) : NULL;
  g_autoptr (GVariant) bytes = NULL;

  if (text == NULL)
    return g_variant_new ("(s@ay)", "", g_variant_new_array (G_VARIANT_TYPE_BYTE, NULL, 0));
  bytes = g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE_BYTESTRING, spans, TRUE));
  return g_variant_new ("(s@ay)", lex_text_get_plain (text), bytes);
}

GVariant *
lex_packing_from_texts (LexText *const *texts)
{
  return g_variant_new ("(@(say)@(say))", pack_text (texts[LEX_LANGUAGE_EN]),
                        pack_text (texts[LEX_LANGUAGE_PL]));
}

void
lex_packing_to_texts (GVariant *variant, LexText **texts)
{
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      g_autoptr (GVariant) child = g_variant_get_child_value (variant, i);
      g_autoptr (GVariant) spans = g_variant_get_child_value (child, 1);
      g_autoptr (GBytes) bytes = g_variant_get_data_as_bytes (spans);
      const char *plain;

      g_variant_get_child (child, 0, "&s", &plain);
      texts[i] = lex_text_new_from_data (plain, bytes);
    }
}

GVariant *
lex_packing_from_labels (GPtrArray *labels)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_STRING_ARRAY);

  for (guint i = 0; i < labels->len; i++)
    g_variant_builder_add (&builder, "s", lex_label_get_text (labels->pdata[i]));
  return g_variant_builder_end (&builder);
}

void
lex_packing_to_labels (GVariant *variant, GPtrArray *labels)
{
  GVariantIter iter;
  const char *text;

  g_variant_iter_init (&iter, variant);
  while (g_variant_iter_next (&iter, "&s", &text))
    {
      LexLabel *label = lex_label_parse (text);

      if (label != NULL)
        g_ptr_array_add (labels, label);
    }
}

/* Turns the machine's byte order into the stored one, and back. */
static GVariant *
swap_if_big_endian (GVariant *variant)
{
  return G_BYTE_ORDER == G_BIG_ENDIAN ? g_variant_byteswap (variant) : g_variant_ref (variant);
}

/* What the bytes come to, eight at a time: to multiply by an odd number loses nothing, so that no
 * change of eight neighbours goes unseen. To look at the form of each value takes many times
 * as long, and lets a changed letter pass. */
static guint64
sum_up (const guint8 *bytes, gsize size)
{
  guint64 sum = size;

  for (gsize at = 0; at < size; at += sizeof sum)
    {
      guint64 word = 0;

      memcpy (&word, bytes + at, MIN (size - at, sizeof word));
      sum = (sum ^ GUINT64_FROM_LE (word)) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
      sum ^= sum >> 32;
    }
  return sum;
}

GBytes *
lex_packing_close (GVariant *variant)
{
  g_autoptr (GVariant) native = g_variant_ref_sink (variant);
  g_autoptr (GVariant) stored = swap_if_big_endian (native);
  const gsize size = g_variant_get_size (stored);
  g_autofree guint8 *bytes = g_malloc0 (SUM_SIZE + size);
  guint64 sum;

  g_variant_store (stored, bytes + SUM_SIZE);
  sum = GUINT64_TO_LE (sum_up (bytes + SUM_SIZE, size));
  memcpy (bytes, &sum, SUM_SIZE);
  return g_bytes_new_take (g_steal_pointer (&bytes), SUM_SIZE + size);
}

/* Who could write the file could write its sum: what is read stays untrusted. */
GVariant *
lex_packing_open (GBytes *data, const char *type, const char *mark)
{
  gsize size;
  const guint8 *bytes = g_bytes_get_data (data, &size);
  g_autoptr (GBytes) packed = NULL;
  g_autoptr (GVariant) stored = NULL;
  g_autoptr (GVariant) native = NULL;
  const char *found;
  guint64 sum;

  if (size < SUM_SIZE)
    return NULL;
  memcpy (&sum, bytes, SUM_SIZE);
  if (GUINT64_FROM_LE (sum) != sum_up (bytes + SUM_SIZE, size - SUM_SIZE))
    return NULL;
  packed = g_bytes_new_from_bytes (data, SUM_SIZE, size - SUM_SIZE);
  stored = g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE (type), packed, FALSE));
  native = swap_if_big_endian (stored);
  g_variant_get_child (native, 0, "&s", &found);
  return g_str_equal (found, mark) ? g_steal_pointer (&native) : NULL;
}
