/* lex-comparable.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether one meaning is comparable to another (Law 23A), criterion by criterion with its figures.
 * It refuses to know calls, systems and auctions, and to propose a call: it compares what was
 * given. The services call it.
 *
 * What "similar" in 23A1 asks for is the reading of the WBF's Laws Committee as the Polish article
 * on the comparable call gives it. Both languages of a detail are made here, as a page and JSON
 * show both.
 */

#include "rulings/lex-comparable.h"

#include <string.h>

/* So far ends of the strength may lie apart, and so many cards fewer may be promised. */
#define NEAR_POINTS 2
#define NEAR_CARDS 1

/* What a criterion looks at, and what it says. */
typedef struct
{
  const LexMeaning *withdrawn;
  const LexMeaning *replacement;
  LexCriterion *criterion;
} Case;

static void G_GNUC_PRINTF (3, 4) say (const Case *at, LexLanguage language, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_free (at->criterion->detail[language]);
  at->criterion->detail[language] = g_strdup_vprintf (format, arguments);
  va_end (arguments);
}

static char *
dup_shown (const LexMeaning *meaning, guint *n)
{
  GString *shown = g_string_new (NULL);

  *n = 0;
  for (LexSuit suit = 0; suit < LEX_N_SUITS; suit++)
    if (lex_meaning_shows (meaning, suit))
      {
        g_string_append (shown, lex_suit_get_symbol (suit));
        (*n)++;
      }
  if (*n == 0)
    g_string_append (shown, "–");
  return g_string_free (shown, FALSE);
}

static gboolean
judge_suits (const Case *at)
{
  guint before, after;
  g_autofree char *withdrawn = dup_shown (at->withdrawn, &before);
  g_autofree char *replacement = dup_shown (at->replacement, &after);

  say (at, LEX_LANGUAGE_EN, "suits shown: %s before, %s now; no fewer may be shown", withdrawn,
       replacement);
  say (at, LEX_LANGUAGE_PL, "pokazane kolory: przedtem %s, teraz %s; nie może być ich mniej",
       withdrawn, replacement);
  return after >= before;
}

static int
get_apart_least (const Case *at)
{
  return ABS (at->replacement->strength.least - at->withdrawn->strength.least);
}

static int
get_apart_most (const Case *at)
{
  return ABS (at->replacement->strength.most - at->withdrawn->strength.most);
}

static gboolean
judge_extremes (const Case *at)
{
  const int least = get_apart_least (at);
  const int most = get_apart_most (at);

  say (at, LEX_LANGUAGE_EN, "the minima differ by %d and the maxima by %d; at most %d each", least,
       most, NEAR_POINTS);
  say (at, LEX_LANGUAGE_PL, "minima różnią się o %d, maksima o %d; najwyżej o %d", least, most,
       NEAR_POINTS);
  return least <= NEAR_POINTS && most <= NEAR_POINTS;
}

static gboolean
judge_overlap (const Case *at)
{
  const LexRange *before = &at->withdrawn->strength;
  const LexRange *after = &at->replacement->strength;
  const int common
      = MAX (0, MIN (before->most, after->most) - MAX (before->least, after->least) + 1);
  const int apart = MAX (get_apart_least (at), get_apart_most (at));

  say (at, LEX_LANGUAGE_EN, "%d–%d and %d–%d have %d values in common; needed: %d", before->least,
       before->most, after->least, after->most, common, apart);
  say (at, LEX_LANGUAGE_PL, "wspólnych wartości %d–%d i %d–%d jest %d; potrzeba: %d", before->least,
       before->most, after->least, after->most, common, apart);
  return common >= apart;
}

/* What the replacement promises in a suit; one that it does not name, nothing. */
static int
get_promise (const LexMeaning *meaning, LexSuit suit)
{
  return meaning->names[suit] ? meaning->length[suit].least : 0;
}

static gboolean
judge_length (const Case *at)
{
  say (at, LEX_LANGUAGE_EN, "no suit that was shown is promised more than one card shorter");
  say (at, LEX_LANGUAGE_PL, "żaden pokazany kolor nie jest obiecany krótszy o więcej niż kartę");
  for (LexSuit suit = 0; suit < LEX_N_SUITS; suit++)
    {
      const int before = get_promise (at->withdrawn, suit);
      const int after = get_promise (at->replacement, suit);

      if (!lex_meaning_shows (at->withdrawn, suit) || before - after <= NEAR_CARDS)
        continue;
      say (at, LEX_LANGUAGE_EN, "%s: %d promised before, %d now; at most one fewer",
           lex_suit_get_symbol (suit), before, after);
      say (at, LEX_LANGUAGE_PL, "%s: przedtem obiecane %d, teraz %d; najwyżej o jedną mniej",
           lex_suit_get_symbol (suit), before, after);
      return FALSE;
    }
  return TRUE;
}

static gboolean
lies_within (const LexRange *inner, const LexRange *outer)
{
  return inner->least >= outer->least && inner->most <= outer->most;
}

static gboolean
judge_subset (const Case *at)
{
  const LexRange *before = &at->withdrawn->strength;
  const LexRange *after = &at->replacement->strength;
  const char *what = "";

  say (at, LEX_LANGUAGE_EN, "every hand that makes the new call would have made the old one");
  say (at, LEX_LANGUAGE_PL, "każda ręka, która zgłasza nową zapowiedź, zgłosiłaby i poprzednią");
  if (lies_within (after, before))
    {
      LexSuit suit = 0;

      while (suit < LEX_N_SUITS
             && lies_within (&at->replacement->length[suit], &at->withdrawn->length[suit]))
        suit++;
      if (suit == LEX_N_SUITS)
        return TRUE;
      before = &at->withdrawn->length[suit];
      after = &at->replacement->length[suit];
      what = lex_suit_get_symbol (suit);
    }
  say (at, LEX_LANGUAGE_EN, "%s %d–%d is not within %d–%d", *what ? what : "strength", after->least,
       after->most, before->least, before->most);
  say (at, LEX_LANGUAGE_PL, "%s %d–%d nie mieści się w %d–%d", *what ? what : "siła", after->least,
       after->most, before->least, before->most);
  return FALSE;
}

static gboolean
are_ranges_equal (const LexRange *a, const LexRange *b)
{
  return a->least == b->least && a->most == b->most;
}

static gboolean
say_as_much (const Case *at)
{
  if (!are_ranges_equal (&at->withdrawn->strength, &at->replacement->strength))
    return FALSE;
  for (LexSuit suit = 0; suit < LEX_N_SUITS; suit++)
    if (!are_ranges_equal (&at->withdrawn->length[suit], &at->replacement->length[suit]))
      return FALSE;
  return TRUE;
}

static gboolean
judge_purpose (const Case *at)
{
  if (at->withdrawn->purpose == NULL || at->replacement->purpose == NULL)
    {
      say (at, LEX_LANGUAGE_EN, "no purpose is named for both calls");
      say (at, LEX_LANGUAGE_PL, "nie podano celu obu zapowiedzi");
      return FALSE;
    }
  if (g_ascii_strcasecmp (at->withdrawn->purpose, at->replacement->purpose) != 0)
    {
      say (at, LEX_LANGUAGE_EN, "the purposes differ: %s before, %s now", at->withdrawn->purpose,
           at->replacement->purpose);
      say (at, LEX_LANGUAGE_PL, "cele są różne: przedtem %s, teraz %s", at->withdrawn->purpose,
           at->replacement->purpose);
      return FALSE;
    }
  if (!say_as_much (at))
    {
      say (at, LEX_LANGUAGE_EN,
           "the purpose is the same, but they tell different things about the hand");
      say (at, LEX_LANGUAGE_PL, "cel jest ten sam, ale o ręce mówią co innego");
      return FALSE;
    }
  say (at, LEX_LANGUAGE_EN, "the same purpose (%s), and nothing more is told about the hand",
       at->withdrawn->purpose);
  say (at, LEX_LANGUAGE_PL, "ten sam cel (%s), a o ręce nie mówią nic innego",
       at->withdrawn->purpose);
  return TRUE;
}

static const struct
{
  const char *name;
  const char *law;
  gboolean (*judge) (const Case *at);
} criteria[LEX_COMPARABLE_N_CRITERIA] = {
  { "suits", "23A1", judge_suits },
  { "strength-extremes", "23A1", judge_extremes },
  { "strength-overlap", "23A1", judge_overlap },
  { "length", "23A1", judge_length },
  { "subset", "23A2", judge_subset },
  { "purpose", "23A3", judge_purpose },
};

gboolean
lex_comparable_rests_on (const LexComparable *self, const char *law)
{
  gboolean any = FALSE;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (law != NULL, FALSE);

  for (guint i = 0; i < LEX_COMPARABLE_N_CRITERIA; i++)
    if (g_str_equal (self->criteria[i].law, law))
      {
        if (!self->criteria[i].holds)
          return FALSE;
        any = TRUE;
      }
  return any;
}

LexComparable *
lex_comparable_new (const LexMeaning *withdrawn, const LexMeaning *replacement)
{
  LexComparable *self;

  g_return_val_if_fail (withdrawn != NULL, NULL);
  g_return_val_if_fail (replacement != NULL, NULL);

  self = g_new0 (LexComparable, 1);
  for (guint i = 0; i < LEX_COMPARABLE_N_CRITERIA; i++)
    {
      LexCriterion *criterion = &self->criteria[i];
      const Case at = { withdrawn, replacement, criterion };

      criterion->name = criteria[i].name;
      criterion->law = criteria[i].law;
      criterion->holds = criteria[i].judge (&at);
    }
  self->comparable = lex_comparable_rests_on (self, "23A1")
                     || lex_comparable_rests_on (self, "23A2")
                     || lex_comparable_rests_on (self, "23A3");
  return self;
}

void
lex_comparable_free (LexComparable *self)
{
  if (self == NULL)
    return;
  for (guint i = 0; i < LEX_COMPARABLE_N_CRITERIA; i++)
    for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
      g_free (self->criteria[i].detail[language]);
  g_free (self);
}
