/* lex-theme.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "type/lex-palette.h"

G_BEGIN_DECLS

/**
 * lex_theme_get_palette:
 *
 * Chooses the colours for the theme in use, asking libadwaita.
 *
 * Returns: (transfer none): the colours
 */
const LexPalette *lex_theme_get_palette (void);

G_END_DECLS
