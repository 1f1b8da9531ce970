/* lex-language-error.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names the errors of this room. It refuses to know when they happen and what is said of them. The
 * dictionary and the lemmatizer raise them.
 */

#include "language/lex-language-error.h"

/* By hand, as the formatter would put spaces into the name that G_DEFINE_QUARK() takes. */
GQuark
lex_language_error_quark (void)
{
  return g_quark_from_static_string ("lex-language-error-quark");
}
