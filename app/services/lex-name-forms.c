/* lex-name-forms.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a name ends in the cases of Polish. It refuses to know whose it is, and which of its forms
 * are used: it gives those of a man's, a woman's and an adjective. What leaves names out calls it.
 */

#include "services/lex-name-forms.h"

/* So short a name has no forms: too much would look like one. */
#define MIN_LENGTH 3

/* What ends in @suffix loses @cut letters and gets each of the endings. */
static const struct
{
  const char *suffix;
  guint cut;
  const char *endings;
} rules[] = {
  { "ek", 2, "ka kowi kiem ku ki ków kom kami kach" },
  { "eł", 2, "ła łowi łem le ły łów" },
  { "ec", 2, "ca cowi cem cu ce ców" },
  { "el", 2, "la lowi lem lu le lów" },
  { "er", 2, "ra rowi rem rze" },
  { "ień", 3, "nia niowi niem niu" },
  { "ń", 1, "nia niowi niem niu nie" },
  { "ś", 1, "sia siowi siem siu sie" },
  { "ć", 1, "cia ciowi ciem ciu cie" },
  { "ź", 1, "zia ziowi ziem ziu zie" },
  { "st", 2, "ście" },
  { "t", 1, "cie" },
  { "d", 1, "dzie" },
  { "r", 1, "rze" },
  { "ł", 1, "le" },
  { "ki", 1, "iego iemu im ich imi" },
  { "ki", 2, "cy" },
  { "y", 1, "ego emu ym ych ymi" },
  { "i", 0, "ego emu m ch mi" },
  { "e", 0, "go mu m" },
  { "a", 1, "y i ie ę ą o om ami ach owie ej iej ów" },
  { "o", 1, "y i ie ę ą a owi em owie" },
  { "ka", 2, "ce" },
  { "ga", 2, "dze" },
  { "da", 2, "dzie" },
  { "ta", 2, "cie" },
  { "ra", 2, "rze" },
  { "ła", 2, "le" },
  { "ko", 2, "ce" },
};

/* What does not end in a vowel: Nowaka, Nowakowi; Smiths. */
static const char consonant_endings[] = "a owi em iem ie u ów om ami ach owie y i e s";

static gboolean
ends_in_vowel (const char *name)
{
  static const char *const vowels[] = { "a", "ą", "e", "ę", "i", "o", "ó", "u", "y" };

  for (guint i = 0; i < G_N_ELEMENTS (vowels); i++)
    if (g_str_has_suffix (name, vowels[i]))
      return TRUE;
  return FALSE;
}

static void
add_forms (const char *name, guint cut, const char *endings, LexNameFormFunc func,
           gpointer user_data)
{
  g_autofree char *stem = g_utf8_substring (name, 0, g_utf8_strlen (name, -1) - (glong) cut);
  g_auto (GStrv) each = g_strsplit (endings, " ", 0);

  for (guint i = 0; each[i] != NULL; i++)
    func (g_strconcat (stem, each[i], NULL), user_data);
}

void
lex_name_forms_list (const char *name, LexNameFormFunc func, gpointer user_data)
{
  g_return_if_fail (name != NULL && func != NULL);

  if (g_utf8_strlen (name, -1) < MIN_LENGTH)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    if (g_str_has_suffix (name, rules[i].suffix))
      add_forms (name, rules[i].cut, rules[i].endings, func, user_data);
  if (!ends_in_vowel (name))
    add_forms (name, 0, consonant_endings, func, user_data);
}
