/* lex-theme.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The colours of running text that go with the theme in use. It refuses to know which they are:
 * lex-palette.c does. Every widget that sets text calls it.
 */

#include "widgets/text/lex-theme.h"

#include <adwaita.h>

const LexPalette *
lex_theme_get_palette (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  return lex_palette_get (adw_style_manager_get_dark (manager),
                          adw_style_manager_get_high_contrast (manager));
}
