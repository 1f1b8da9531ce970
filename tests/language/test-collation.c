/* test-collation.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Headings in the order a reader looks for them, as one would write them down by
 * hand. It refuses to know the index itself. Meson runs it, in the C locale.
 */

#include <string.h>

#include "language/lex-collation.h"

/* Each in its order. */
static const char *const polish[] = { "3 bez atu",
                                      "50% – co znaczy",
                                      "akceptacja",
                                      "alert",
                                      "as",
                                      "ąłom",
                                      "cofnięcie",
                                      "ćwierćfinał",
                                      "działanie",
                                      "karta",
                                      "karta przygwożdżona",
                                      "karta-zakładka",
                                      "kartka stop",
                                      "lewa",
                                      "lewy",
                                      "Lista",
                                      "ława",
                                      "łączenie",
                                      "odsłonięcie",
                                      "„odzywka” sztuczna",
                                      "ósemka",
                                      "pas",
                                      "stop",
                                      "szlem",
                                      "ściągawka",
                                      "zasłona",
                                      "źródło",
                                      "żądanie" };
static const char *const english[] = { "12C1c",
                                       "a claim",
                                       "abandoning one’s hand",
                                       "AC",
                                       "acceptance",
                                       "café",
                                       "cafés",
                                       "call",
                                       "call out of rotation",
                                       "called card",
                                       "calls and plays",
                                       "call’s withdrawal",
                                       "école",
                                       "Zonal authority" };

static void
check_order (const char *const *headings, gsize n_headings, LexLanguage language)
{
  for (gsize i = 1; i < n_headings; i++)
    {
      g_autofree char *before = lex_collation_dup_key (headings[i - 1], language);
      g_autofree char *after = lex_collation_dup_key (headings[i], language);

      if (strcmp (before, after) >= 0)
        g_error ("“%s” should stand before “%s”", headings[i - 1], headings[i]);
    }
}

static void
test_polish (void)
{
  check_order (polish, G_N_ELEMENTS (polish), LEX_LANGUAGE_PL);
}

static void
test_english (void)
{
  check_order (english, G_N_ELEMENTS (english), LEX_LANGUAGE_EN);
}

static void
test_initial (void)
{
  static const struct
  {
    const char *heading;
    LexLanguage language;
    const char *initial;
  } cases[] = {
    { "łączenie", LEX_LANGUAGE_PL, "Ł" },    { "łączenie", LEX_LANGUAGE_EN, "L" },
    { "„pas”", LEX_LANGUAGE_PL, "P" },       { "Élan", LEX_LANGUAGE_PL, "E" },
    { "Ósemka", LEX_LANGUAGE_PL, "Ó" },      { "TD", LEX_LANGUAGE_EN, "T" },
    { "3 bez atu", LEX_LANGUAGE_PL, "0–9" }, { "♠", LEX_LANGUAGE_EN, "0–9" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *initial = lex_collation_dup_initial (cases[i].heading, cases[i].language);

      g_assert_cmpstr (initial, ==, cases[i].initial);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/language/collation/polish", test_polish);
  g_test_add_func ("/language/collation/english", test_english);
  g_test_add_func ("/language/collation/initial", test_initial);
  return g_test_run ();
}
