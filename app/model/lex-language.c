/* lex-language.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The two languages of the Laws, the codes that name them, and which of them
 * comes first. It refuses to know what is shown in them. Every room may call it.
 */

#include "model/lex-language.h"

static const char *const codes[] = {
  [LEX_LANGUAGE_EN] = "en",
  [LEX_LANGUAGE_PL] = "pl",
};

G_STATIC_ASSERT (G_N_ELEMENTS (codes) == LEX_N_LANGUAGES);

const char *
lex_language_get_code (LexLanguage language)
{
  g_return_val_if_fail ((guint) language < LEX_N_LANGUAGES, codes[LEX_LANGUAGE_EN]);

  return codes[language];
}

gboolean
lex_language_from_code (const char *code, LexLanguage *language)
{
  g_return_val_if_fail (language != NULL, FALSE);

  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      if (g_strcmp0 (code, codes[i]) == 0)
        {
          *language = (LexLanguage) i;
          return TRUE;
        }
    }

  return FALSE;
}

LexLanguage
lex_language_of_locale (void)
{
  const char *const *names = g_get_language_names ();

  return g_str_has_prefix (names[0], "pl") ? LEX_LANGUAGE_PL : LEX_LANGUAGE_EN;
}

gboolean
lex_languages_are_both (LexLanguages languages)
{
  return (languages & LEX_LANGUAGES_BOTH) == LEX_LANGUAGES_BOTH;
}

LexLanguage
lex_languages_get_first (LexLanguages languages)
{
  if (languages == LEX_LANGUAGES_SWAPPED)
    return 1 - lex_language_of_locale ();
  if (lex_languages_are_both (languages))
    return lex_language_of_locale ();
  return (languages & LEX_LANGUAGES_PL) != 0 ? LEX_LANGUAGE_PL : LEX_LANGUAGE_EN;
}
