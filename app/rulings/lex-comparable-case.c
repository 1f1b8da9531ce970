/* lex-comparable-case.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What follows from a comparable call and from one that is not, by the Law that has it replaced.
 * It refuses to compare. The services and the window call it.
 */

#include "rulings/lex-comparable-case.h"

/* One thing that follows. */
typedef struct
{
  const char *label;
  const char *text[LEX_N_LANGUAGES];
} Item;

#define FREE                                                                                       \
  "the auction goes on, both partners call freely, and there is no further rectification",         \
      "licytacja toczy się dalej, obaj partnerzy licytują swobodnie, dalszych sprostowań nie ma"
#define ONCE                                                                                       \
  "offender’s partner must pass at the next turn", "partner wykraczającego musi spasować w "     \
                                                   "najbliższej swojej kolejności"
#define ALWAYS                                                                                     \
  "offender’s partner must pass whenever it is that player’s turn",                                \
      "partner wykraczającego musi pasować do końca licytacji"
#define LEADS                                                                                           \
  "if the offender defends: at the partner’s first turn to lead declarer may forbid one suit "        \
  "that the "                                                                                           \
  "offender did not show in the legal auction",                                                         \
      "jeżeli wykraczający zostanie obrońcą: przy pierwszym wyjściu partnera rozgrywający może " \
      "zabronić "                                                                                      \
      "jednego koloru, którego wykraczający nie wskazał w przepisowej licytacji"
#define SILENT                                                                                     \
  "what the withdrawn call told is unauthorized for the offending side",                           \
      "informacja z wycofanej zapowiedzi jest dla strony wykraczającej nielegalna"
#define AWARE                                                                                        \
  "stays open: could the offender have been aware that this could well damage the other side?",      \
      "pozostaje otwarte: czy wykraczający mógł zdawać sobie sprawę, że może to zaszkodzić " \
      "drugiej stronie?"
#define HELPED                                                                                         \
  "stays open until play ends: if the withdrawn call helped, so that the result could well have "      \
  "been "                                                                                              \
  "different, and the other side is damaged, adjust the score",                                        \
      "pozostaje otwarte do końca rozgrywki: jeżeli wycofana zapowiedź pomogła, tak że bez niej " \
      "wynik mógł "                                                                                  \
      "być inny, a druga strona poniosła szkodę, orzeknij wynik rozjemczy"

#define MOST_ITEMS 5

static const struct
{
  const char *name;
  const char *title[LEX_N_LANGUAGES];
  Item items[2][MOST_ITEMS]; /* not comparable, comparable */
} cases[LEX_N_COMPARABLE_CASES] = {
  [LEX_COMPARABLE_CASE_INSUFFICIENT] = { "insufficient",
                                         { "Insufficient bid", "Odzywka niewystarczająca" },
                                         { { { "27B2", { ALWAYS } },
                                             { "27B3",
                                               { "a double or redouble is cancelled and replaced "
                                                 "again; the partner passes all the same",
                                                 "kontrę lub rekontrę unieważnia się i trzeba "
                                                 "zgłosić co innego; partner i tak pasuje" } },
                                             { "26B", { LEADS } },
                                             { "16C2", { SILENT } },
                                             { "72C", { AWARE } } },
                                           { { "27B1b", { FREE } }, { "27D", { HELPED } } } } },
  [LEX_COMPARABLE_CASE_PASS] = { "pass",
                                 { "Pass out of rotation", "Pas poza kolejnością" },
                                 { { { "30B1b(ii)", { ONCE } },
                                     { "26B", { LEADS } },
                                     { "16C2", { SILENT } },
                                     { "72C", { AWARE } } },
                                   { { "30B1b(i)", { FREE } }, { "23C", { HELPED } } } } },
  [LEX_COMPARABLE_CASE_BID] = { "bid",
                                { "Bid out of rotation", "Odzywka poza kolejnością" },
                                { { { "31A2b", { ONCE } },
                                    { "26B", { LEADS } },
                                    { "16C2", { SILENT } },
                                    { "72C", { AWARE } } },
                                  { { "31A2a", { FREE } }, { "23C", { HELPED } } } } },
  [LEX_COMPARABLE_CASE_DOUBLE]
  = { "double",
      { "Double or redouble out of rotation", "Kontra lub rekontra poza kolejnością" },
      { { { "32A2b", { ONCE } },
          { "26B", { LEADS } },
          { "16C2", { SILENT } },
          { "72C", { AWARE } } },
        { { "32A2a", { FREE } }, { "23C", { HELPED } } } } },
};

const char *
lex_comparable_case_get_title (LexComparableCase self, LexLanguage language)
{
  return cases[self].title[language];
}

gboolean
lex_comparable_case_from_name (const char *name, LexComparableCase *self)
{
  g_return_val_if_fail (name != NULL && self != NULL, FALSE);

  for (guint i = 0; i < LEX_N_COMPARABLE_CASES; i++)
    if (g_str_equal (name, cases[i].name))
      {
        *self = (LexComparableCase) i;
        return TRUE;
      }
  return FALSE;
}

static void
add_items (LexWorking *working, LexComparableCase self, gboolean comparable)
{
  const Item *items = cases[self].items[comparable ? 1 : 0];

  for (guint i = 0; i < MOST_ITEMS && items[i].label != NULL; i++)
    lex_working_take (working, items[i].label, g_strdup (items[i].text[LEX_LANGUAGE_EN]),
                      g_strdup (items[i].text[LEX_LANGUAGE_PL]));
}

LexWorking *
lex_comparable_case_list (LexComparableCase self, gboolean comparable)
{
  LexWorking *working = lex_working_new ();

  add_items (working, self, comparable);
  return working;
}

const char *
lex_comparable_get_verdict (const LexComparable *self, LexLanguage language)
{
  static const char *const verdicts[2][LEX_N_LANGUAGES]
      = { { "Not comparable by these meanings; the judgement stays the Director’s",
            "Według tych znaczeń nieporównywalna; osąd należy do sędziego" },
          { "Comparable by these meanings; the judgement stays the Director’s",
            "Według tych znaczeń porównywalna; osąd należy do sędziego" } };

  return verdicts[self->comparable ? 1 : 0][language];
}

LexWorking *
lex_comparable_dup_working (const LexComparable *self, LexComparableCase at)
{
  LexWorking *working = lex_working_new ();

  lex_working_take_result (working, "23A",
                           g_strdup (lex_comparable_get_verdict (self, LEX_LANGUAGE_EN)),
                           g_strdup (lex_comparable_get_verdict (self, LEX_LANGUAGE_PL)));
  for (guint i = 0; i < LEX_COMPARABLE_N_CRITERIA; i++)
    {
      const LexCriterion *criterion = &self->criteria[i];
      const char *sign = criterion->holds ? "✓" : "✗";

      lex_working_take (working, criterion->law,
                        g_strdup_printf ("%s %s", sign, criterion->detail[LEX_LANGUAGE_EN]),
                        g_strdup_printf ("%s %s", sign, criterion->detail[LEX_LANGUAGE_PL]));
    }
  add_items (working, at, self->comparable);
  return working;
}
