/* lex-typesetting.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a whole page is set, for whoever sets a piece of it. It refuses to know where that
 * comes from. Rows, cards and what folds out on the page ask it.
 */

#include "widgets/page/lex-typesetting.h"

LexMarkupStyle
lex_typesetting_get_style (const LexTypesetting *self, LexLanguage language)
{
  return (LexMarkupStyle){ language, self->palette };
}
