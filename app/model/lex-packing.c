/* lex-packing.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What all packed files of the build share: texts, labels, the order of bytes and a mark. It
 * refuses to know which file is packed. The model's own packers call it.
 */

#include "model/lex-packing.h"

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

GBytes *
lex_packing_close (GVariant *variant)
{
  g_autoptr (GVariant) native = g_variant_ref_sink (variant);
  g_autoptr (GVariant) stored = swap_if_big_endian (native);

  return g_variant_get_data_as_bytes (stored);
}

GVariant *
lex_packing_open (GBytes *data, const char *type, const char *mark)
{
  g_autoptr (GVariant) stored = NULL;
  g_autoptr (GVariant) native = NULL;
  const char *found;

  stored = g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE (type), data, FALSE));
  native = swap_if_big_endian (stored);
  if (!g_variant_is_normal_form (native))
    return NULL;
  g_variant_get_child (native, 0, "&s", &found);
  return g_str_equal (found, mark) ? g_steal_pointer (&native) : NULL;
}
