/* lex-palette.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The colours of suits and marks in running text, light and dark. It refuses to
 * know what is coloured with them. Whoever writes Pango markup may call it.
 */

#include "type/lex-palette.h"

/* [dark][high contrast]. A test computes the contrast of each against the page
 * (#ffffff, #1e1e1e) and the cards (#f3f3f3, #2c2c2c). Spades are not quite
 * black, so that a symbol still reads as a symbol beside bold text. The place
 * found is dark where words are marked light, and light where dark: not hue alone. */
static const LexPalette palettes[2][2] = {
  {
      { { "#26303b", "#c01c28", "#a84300", "#186a34" },
        { "#f9e79f", "#2a2a2d" },
        { "#c03f00", "#ffffff" },
        "#5e5c64",
        0.86,
        { "#fff2a8", "#dcf6dd", "#dcebff", "#ffe3ee", "#ffe8d1" } },
      { { "#000000", "#8f0d18", "#7a3000", "#0b4f21" },
        { "#ffe14d", "#000000" },
        { "#000000", "#ffffff" },
        "#2e2d31",
        1,
        { "#fff2a8", "#dcf6dd", "#dcebff", "#ffe3ee", "#ffe8d1" } },
  },
  {
      { { "#c3cfdd", "#ff8a85", "#ffac5e", "#7fd693" },
        { "#6b5a12", "#ffffff" },
        { "#ffbe6f", "#1e1e1e" },
        "#b3b1b8",
        0.74,
        { "#443d10", "#1d4226", "#1f3a5f", "#52233b", "#523015" } },
      { { "#ffffff", "#ffa3a6", "#ffd28a", "#a9f0b8" },
        { "#5c4b00", "#ffffff" },
        { "#ffffff", "#000000" },
        "#e6e5ea",
        1,
        { "#332d00", "#0f2e18", "#10284a", "#3f1129", "#3d2208" } },
  },
};

const LexPalette *
lex_palette_get (gboolean dark, gboolean high_contrast)
{
  return &palettes[dark ? 1 : 0][high_contrast ? 1 : 0];
}
