/* lex-repair-choice.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which of several Polish words a printed one is, where grammar or the field leave only one. It
 * does not know what the damage was. Only lex-repairer.c calls it.
 *
 * Rejected: to ask which reading the field's texts have beside the same neighbour. Of a sound text
 * whose marks were taken away that made one choice in ten wrong; what is below made none.
 */

#include "intake/repair/lex-repair-choice.h"

#include <string.h>

#define A_NASAL "ą"
#define E_NASAL "ę"

/* No nominative stands behind one of these. */
static const char prepositions[]
    = " z w we na do po od ode u o za nad pod przed przez przy bez dla między wobec ku oprócz ";

/* What ends in -ę and is no noun. */
static const char pronouns[] = " się tę cię mię ";

/* Before `że` stands a comma, or one of these. */
static const char conjunctions[] = " chyba mimo pomimo tyle dlatego zwłaszcza tylko ";

static gboolean
is_among (const char *list, const char *word)
{
  g_autofree char *small = word ? g_utf8_strdown (word, -1) : NULL;
  g_autofree char *padded = g_strconcat (" ", small ? small : "?", " ", NULL);

  return strstr (list, padded) != NULL;
}

/* Whether the field uses a form of a word that differs from it in its last mark at most. */
static gboolean
has_form_in_field (LexRepairWords *words, GPtrArray *readings, const char *word)
{
  g_autofree char *stem = lex_repair_words_dup_stem (word);

  for (guint i = 0; i < readings->len; i++)
    {
      const char *other = g_ptr_array_index (readings, i);
      g_autofree char *other_stem = lex_repair_words_dup_stem (other);

      if (g_str_equal (stem, other_stem) && lex_repair_words_are_of_field (words, other))
        return TRUE;
    }
  return FALSE;
}

/* A word of the field is meant rather than one that only the dictionary has; which form of it, the
 * field does not say. */
static void
prefer_field (LexRepairWords *words, GPtrArray *readings)
{
  g_autoptr (GPtrArray) strange = g_ptr_array_new ();

  for (guint i = 0; i < readings->len; i++)
    if (!has_form_in_field (words, readings, g_ptr_array_index (readings, i)))
      g_ptr_array_add (strange, g_ptr_array_index (readings, i));
  if (strange->len == readings->len)
    return;
  for (guint i = 0; i < strange->len; i++)
    g_ptr_array_remove (readings, g_ptr_array_index (strange, i));
}

/* Of a little word that stands in every text, its rare neighbour is not meant: `ma`, not `mą`. */
static void
prefer_common (LexRepairWords *words, GPtrArray *readings)
{
  const char *found = NULL;

  for (guint i = 0; i < readings->len; i++)
    if (lex_repair_words_are_common (words, g_ptr_array_index (readings, i)))
      {
        if (found != NULL)
          return;
        found = g_ptr_array_index (readings, i);
      }
  for (guint i = readings->len; found != NULL && i > 0; i--)
    if (g_ptr_array_index (readings, i - 1) != found)
      g_ptr_array_remove_index (readings, i - 1);
}

static void
keep_only (GPtrArray *readings, const char *ending)
{
  for (guint i = readings->len; i > 0; i--)
    if (!g_str_has_suffix (g_ptr_array_index (readings, i - 1), ending))
      g_ptr_array_remove_index (readings, i - 1);
}

static gboolean
has_form (LexRepairWords *words, const char *stem, const char *ending)
{
  g_autofree char *form = g_strconcat (stem, ending, NULL);

  return lex_repair_words_knows (words, form);
}

static gboolean
is_adjective (LexRepairWords *words, const char *stem)
{
  return has_form (words, stem, "ego") && has_form (words, stem, "ej")
         && has_form (words, stem, "ych") && !has_form (words, stem, "o");
}

/* In -a only a feminine noun or adjective is a nominative and nothing else: `pasa` and `prawa` may
 * stand behind a preposition, `karta` may not. */
static gboolean
is_only_nominative (LexRepairWords *words, const char *stem)
{
  if (is_adjective (words, stem))
    return TRUE;
  return has_form (words, stem, E_NASAL) && !has_form (words, stem, "em")
         && !has_form (words, stem, "iem") && !has_form (words, stem, "ego");
}

static gboolean
is_adjective_in (LexRepairWords *words, const char *word, const char *ending)
{
  g_autofree char *stem
      = word && g_str_has_suffix (word, ending) ? lex_repair_words_dup_stem (word) : NULL;

  return stem != NULL && is_adjective (words, stem);
}

/* A feminine noun in the accusative. */
static gboolean
is_accusative (const char *word)
{
  return word != NULL && g_str_has_suffix (word, E_NASAL) && !is_among (pronouns, word);
}

/* `ręka` or `ręką`: behind a preposition, or an adjective in -ą, it is the latter; and so is an
 * adjective beside a noun in -ę. */
static void
choose_case (LexRepairWords *words, GPtrArray *readings, const LexRepairPlace *place)
{
  g_autofree char *stem = lex_repair_words_dup_stem (g_ptr_array_index (readings, 0));
  gboolean oblique
      = is_among (prepositions, place->before) || is_adjective_in (words, place->before, A_NASAL);

  if ((oblique && is_only_nominative (words, stem))
      || ((is_accusative (place->before) || is_accusative (place->after))
          && is_adjective (words, stem)))
    keep_only (readings, A_NASAL);
}

/* `licytuje` or `licytuję`: no rule speaks of itself. */
static void
choose_person (LexRepairWords *words, GPtrArray *readings)
{
  g_autofree char *stem = lex_repair_words_dup_stem (g_ptr_array_index (readings, 0));

  if (has_form (words, stem, "emy"))
    keep_only (readings, "e");
}

static gboolean
has_reading (GPtrArray *readings, const char *word)
{
  for (guint i = 0; i < readings->len; i++)
    {
      g_autofree char *small = g_utf8_strdown (g_ptr_array_index (readings, i), -1);

      if (g_str_equal (small, word))
        return TRUE;
    }
  return FALSE;
}

/* `ze` stands before what `z` cannot be spoken with, `że` behind a comma; where both may be, it is
 * asked. */
static void
choose_conjunction (GPtrArray *readings, const LexRepairPlace *place)
{
  gunichar next = place->after ? g_unichar_tolower (g_utf8_get_char (place->after)) : 'z';
  gboolean hard = g_utf8_strchr ("szśźżw", -1, next) != NULL;

  if (is_among (conjunctions, place->before) || (place->comma && !hard))
    keep_only (readings, "że");
  else if (!place->comma && place->after != NULL)
    keep_only (readings, hard ? "ze" : "że");
}

/* Whether the readings are one stem with an ending that has its mark or has it not. */
static gboolean
differ_in (GPtrArray *readings, const char *plain, const char *nasal)
{
  g_autofree char *stem = lex_repair_words_dup_stem (g_ptr_array_index (readings, 0));

  for (guint i = 0; i < readings->len; i++)
    {
      const char *word = g_ptr_array_index (readings, i);
      g_autofree char *other = lex_repair_words_dup_stem (word);

      if (!g_str_equal (stem, other)
          || (!g_str_has_suffix (word, plain) && !g_str_has_suffix (word, nasal)))
        return FALSE;
    }
  return readings->len == 2;
}

void
lex_repair_choose (LexRepairWords *words, GPtrArray *readings, const LexRepairPlace *place)
{
  g_return_if_fail (words != NULL && readings != NULL && place != NULL);

  if (readings->len < 2)
    return;
  prefer_field (words, readings);
  prefer_common (words, readings);
  if (readings->len == 2 && has_reading (readings, "ze") && has_reading (readings, "że"))
    choose_conjunction (readings, place);
  else if (differ_in (readings, "a", A_NASAL))
    choose_case (words, readings, place);
  else if (differ_in (readings, "e", E_NASAL))
    choose_person (words, readings);
}
