/* lex-profile-data.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Profiles as a variant and back. It refuses to know the file they lie in. The file of the paths
 * has them (lex-path-data.c).
 */

#include "model/lex-profile-data.h"

#define PRACTICE "(bsasas" LEX_PACKED_TEXTS ")"

static GVariant *
pack_practice (const LexPractice *practice)
{
  return g_variant_new ("(bs^as@as@" LEX_PACKED_TEXTS ")", practice->known, practice->source,
                        practice->topics, lex_packing_from_labels (practice->labels),
                        lex_packing_from_texts (practice->text));
}

GVariant *
lex_profile_data_pack (GPtrArray *profiles)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE (LEX_PACKED_PROFILES));

  g_return_val_if_fail (profiles != NULL, NULL);

  for (guint i = 0; i < profiles->len; i++)
    {
      const LexProfile *profile = profiles->pdata[i];
      GVariantBuilder practices = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a" PRACTICE));

      for (guint j = 0; j < profile->practices->len; j++)
        g_variant_builder_add_value (&practices, pack_practice (profile->practices->pdata[j]));
      g_variant_builder_add (&builder, "(sssa" PRACTICE ")", profile->name,
                             profile->title[LEX_LANGUAGE_EN], profile->title[LEX_LANGUAGE_PL],
                             &practices);
    }
  return g_variant_builder_end (&builder);
}

static void
unpack_practice (LexProfile *profile, GVariant *variant)
{
  LexPractice *practice = lex_profile_add_practice (profile);
  g_autoptr (GVariant) labels = NULL;
  g_autoptr (GVariant) texts = NULL;

  g_variant_get (variant, "(bs^as@as@" LEX_PACKED_TEXTS ")", &practice->known, &practice->source,
                 &practice->topics, &labels, &texts);
  lex_packing_to_labels (labels, practice->labels);
  lex_packing_to_texts (texts, practice->text);
}

GPtrArray *
lex_profile_data_unpack (GVariant *variant)
{
  GPtrArray *profiles = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_profile_free);
  GVariantIter iter;
  GVariantIter *practices;
  char *name, *english, *polish;

  g_return_val_if_fail (variant != NULL, profiles);

  g_variant_iter_init (&iter, variant);
  while (g_variant_iter_next (&iter, "(sssa" PRACTICE ")", &name, &english, &polish, &practices))
    {
      LexProfile *profile = lex_profile_new ();
      GVariant *practice;

      profile->name = name;
      profile->title[LEX_LANGUAGE_EN] = english;
      profile->title[LEX_LANGUAGE_PL] = polish;
      while ((practice = g_variant_iter_next_value (practices)) != NULL)
        {
          unpack_practice (profile, practice);
          g_variant_unref (practice);
        }
      g_variant_iter_free (practices);
      g_ptr_array_add (profiles, profile);
    }
  return profiles;
}
