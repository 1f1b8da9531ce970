/* test-palette.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Computes the contrast of every colour that text is written in, those of the
 * palette and those of the style sheets, in all four themes.
 */

#include <gio/gio.h>
#include <math.h>
#include <string.h>

#include "type/lex-palette.h"

#define RESOURCES "/org/lexbridge/Lexbridge/"

/* libadwaita's page, and our cards. */
static const char *const grounds[2][2] = { { "#ffffff", "#f5f5f4" }, { "#1e1e1e", "#292929" } };

static double
get_channel (const char *colour, int i)
{
  return g_ascii_xdigit_value (colour[1 + 2 * i]) * 16 + g_ascii_xdigit_value (colour[2 + 2 * i]);
}

/* WCAG's relative luminance of @colour, drawn on @ground less opaque. */
static double
get_luminance (const char *colour, const char *ground, double opacity)
{
  static const double weights[] = { 0.2126, 0.7152, 0.0722 };
  double luminance = 0;

  for (int i = 0; i < 3; i++)
    {
      const double value
          = (opacity * get_channel (colour, i) + (1 - opacity) * get_channel (ground, i)) / 255;

      luminance
          += weights[i] * (value <= 0.03928 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4));
    }
  return luminance;
}

static double
get_contrast_at (const char *colour, const char *ground, double opacity)
{
  const double first = get_luminance (colour, ground, opacity);
  const double second = get_luminance (ground, ground, 1);

  return (MAX (first, second) + 0.05) / (MIN (first, second) + 0.05);
}

static double
get_contrast (const char *colour, const char *ground)
{
  return get_contrast_at (colour, ground, 1);
}

static void
test_palette (void)
{
  for (int dark = 0; dark < 2; dark++)
    for (int high = 0; high < 2; high++)
      for (int ground = 0; ground < 2; ground++)
        {
          const LexPalette *palette = lex_palette_get (dark, high);
          const double least = high ? 7 : 4.5;

          for (LexSuit suit = 0; suit < LEX_N_SUITS; suit++)
            g_assert_cmpfloat (get_contrast (palette->suits[suit], grounds[dark][ground]), >=,
                               least);
          g_assert_cmpfloat (get_contrast (palette->quiet, grounds[dark][ground]), >=, least);
          g_assert_cmpfloat (get_contrast (palette->mark.text, palette->mark.ground), >=, least);
          g_assert_cmpfloat (get_contrast (palette->found.text, palette->found.ground), >=, least);
          /* What tells the place found from other marks is seen without hues, too. */
          g_assert_cmpfloat (get_contrast (palette->found.ground, palette->mark.ground), >=, 3);
        }
}

/* What a marker went over is read as well as before: words, links and suits. */
static void
test_markers (void)
{
  static const char *const texts[2][2][2]
      = { { { "#2a2a2d", "#14539f" }, { "#000000", "#0b3a75" } },
          { { "#e9e9ec", "#8fbcf5" }, { "#ffffff", "#bcd9ff" } } };

  for (int theme = 0; theme < 4; theme++)
    {
      const LexPalette *palette = lex_palette_get (theme & 1, theme & 2);
      const double least = (theme & 2) != 0 ? 7 : 4.5;

      for (int marker = 0; marker < LEX_N_MARKERS; marker++)
        {
          for (LexSuit suit = 0; suit < LEX_N_SUITS; suit++)
            g_assert_cmpfloat (get_contrast (palette->suits[suit], palette->markers[marker]), >=,
                               least);
          for (int i = 0; i < 2; i++)
            g_assert_cmpfloat (
                get_contrast (texts[theme & 1][theme >> 1][i], palette->markers[marker]), >=,
                least);
        }
    }
}

/* Four colours are four: none may be taken for another by its lightness and hue. */
static void
test_suits_differ (void)
{
  for (int theme = 0; theme < 4; theme++)
    {
      const LexPalette *palette = lex_palette_get (theme & 1, theme & 2);

      for (LexSuit one = 0; one < LEX_N_SUITS; one++)
        for (LexSuit other = one + 1; other < LEX_N_SUITS; other++)
          {
            double distance = 0;

            for (int i = 0; i < 3; i++)
              distance += fabs (get_channel (palette->suits[one], i)
                                - get_channel (palette->suits[other], i));
            g_assert_cmpfloat (distance, >=, 60);
          }
    }
}

/* Below the first language the second is paler, and still to be read, suits and links as well. */
static void
test_second_language (void)
{
  static const char *const links[] = { "#14539f", "#8fbcf5" };

  for (int dark = 0; dark < 2; dark++)
    {
      const LexPalette *palette = lex_palette_get (dark, FALSE);
      const char *page = grounds[dark][0];

      for (LexSuit suit = 0; suit < LEX_N_SUITS; suit++)
        g_assert_cmpfloat (get_contrast_at (palette->suits[suit], page, palette->second), >=, 4.5);
      g_assert_cmpfloat (get_contrast_at (palette->quiet, page, palette->second), >=, 4.5);
      g_assert_cmpfloat (get_contrast_at (links[dark], page, palette->second), >=, 4.5);
      g_assert_cmpfloat (lex_palette_get (dark, TRUE)->second, ==, 1);
    }
}

static char *
load_sheet (const char *name)
{
  g_autofree char *path = g_strconcat (RESOURCES, name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) sheet = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);

  g_assert_no_error (error);
  return g_strndup (g_bytes_get_data (sheet, NULL), g_bytes_get_size (sheet));
}

/* The colour that @sheet defines, or else those below it do. */
static char *
dup_colour (char *const *sheets, const char *name)
{
  g_autofree char *definition = g_strdup_printf ("@define-color %s #", name);

  for (gsize i = 0; sheets[i]; i++)
    {
      const char *at = strstr (sheets[i], definition);

      if (at)
        return g_strndup (at + strlen (definition) - 1, 7);
    }
  return NULL;
}

static void
check_sheets (char *const *sheets, int dark, double least)
{
  static const char *const texts[] = { "lex_text", "lex_link", "lex_quiet", "lex_red" };
  static const char *const edges[]
      = { "lex_orange", "lex_blue", "lex_purple", "lex_teal", "lex_green" };

  for (int ground = 0; ground < 2; ground++)
    {
      for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
        {
          g_autofree char *colour = dup_colour (sheets, texts[i]);

          g_test_message ("%s %s on %s", texts[i], colour, grounds[dark][ground]);
          g_assert_cmpfloat (get_contrast (colour, grounds[dark][ground]), >=, least);
        }
      for (gsize i = 0; i < G_N_ELEMENTS (edges); i++)
        {
          g_autofree char *colour = dup_colour (sheets, edges[i]);

          g_test_message ("%s %s on %s", edges[i], colour, grounds[dark][ground]);
          g_assert_cmpfloat (get_contrast (colour, grounds[dark][ground]), >=, 3);
        }
    }
}

/* Later sheets go before earlier ones, as libadwaita loads them. */
static void
test_sheets (void)
{
  g_autofree char *light = load_sheet ("style.css");
  g_autofree char *dark = load_sheet ("style-dark.css");
  g_autofree char *high = load_sheet ("style-hc.css");
  g_autofree char *high_dark = load_sheet ("style-hc-dark.css");

  check_sheets ((char *[]){ light, NULL }, 0, 4.5);
  check_sheets ((char *[]){ dark, light, NULL }, 1, 4.5);
  check_sheets ((char *[]){ high, light, NULL }, 0, 7);
  check_sheets ((char *[]){ high_dark, high, dark, light, NULL }, 1, 7);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/palette/contrast", test_palette);
  g_test_add_func ("/palette/markers", test_markers);
  g_test_add_func ("/palette/suits-differ", test_suits_differ);
  g_test_add_func ("/palette/second-language", test_second_language);
  g_test_add_func ("/palette/sheets", test_sheets);
  return g_test_run ();
}
