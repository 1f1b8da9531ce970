/* lex-language.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * LexLanguage:
 * @LEX_LANGUAGE_EN: English
 * @LEX_LANGUAGE_PL: Polish
 *
 * A language of the Laws. Usable as an index into arrays of `LEX_N_LANGUAGES`.
 */
typedef enum
{
  LEX_LANGUAGE_EN,
  LEX_LANGUAGE_PL,
} LexLanguage;

#define LEX_N_LANGUAGES 2

/**
 * LexLanguages:
 * @LEX_LANGUAGES_NONE: no language
 * @LEX_LANGUAGES_EN: English
 * @LEX_LANGUAGES_PL: Polish
 * @LEX_LANGUAGES_BOTH: both
 * @LEX_LANGUAGES_SWAPPED: both, and first that which otherwise stands second
 *
 * A set of languages; `1 << LexLanguage` is its member.
 */
typedef enum
{
  LEX_LANGUAGES_NONE = 0,
  LEX_LANGUAGES_EN = 1 << LEX_LANGUAGE_EN,
  LEX_LANGUAGES_PL = 1 << LEX_LANGUAGE_PL,
  LEX_LANGUAGES_BOTH = LEX_LANGUAGES_EN | LEX_LANGUAGES_PL,
  LEX_LANGUAGES_SWAPPED = LEX_LANGUAGES_BOTH | 1 << LEX_N_LANGUAGES,
} LexLanguages;

/**
 * lex_language_get_code:
 * @language: a language
 *
 * Gets the code that files, the command line and Pango use.
 *
 * Returns: (transfer none): `en` or `pl`
 */
const char *lex_language_get_code (LexLanguage language);

/**
 * lex_language_from_code:
 * @code: (nullable): a language code
 * @language: (out): the language found
 *
 * Reads a code that lex_language_get_code() writes.
 *
 * Returns: whether @code names a language
 */
gboolean lex_language_from_code (const char *code, LexLanguage *language);

/**
 * lex_language_of_locale:
 *
 * Gets the language the user speaks with the program: Polish in a Polish
 * locale, English in every other.
 *
 * Returns: the language
 */
LexLanguage lex_language_of_locale (void);

/**
 * lex_languages_are_both:
 * @languages: the languages shown
 *
 * Tells whether both are, in whichever order.
 *
 * Returns: whether they are
 */
gboolean lex_languages_are_both (LexLanguages languages);

/**
 * lex_languages_get_first:
 * @languages: the languages shown
 *
 * Gets which of them is read first: of both, that of the locale, or the other
 * where they are swapped.
 *
 * Returns: the language
 */
LexLanguage lex_languages_get_first (LexLanguages languages);

G_END_DECLS
