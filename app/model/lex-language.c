/* lex-language.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The two languages of the Laws and the codes that name them.
 * It refuses to know the locale: which language a reader prefers is a setting.
 * Every room may call it.
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
