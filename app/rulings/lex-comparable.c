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

  say (at, LEX_LANGUAGE_EN, "values that %d–%d and %d–%d have in common: %d; needed: %d",
       before->least, before->most, after->least, after->most, common, apart);
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

/* Each suit that was shown, with what is promised of it before and now. */
static char *
dup_promises (const Case *at, LexLanguage language)
{
  g_autoptr (GString) promises = g_string_new (NULL);

  for (LexSuit suit = 0; suit < LEX_N_SUITS; suit++)
    if (lex_meaning_shows (at->withdrawn, suit))
      g_string_append_printf (
          promises,
          language == LEX_LANGUAGE_EN ? "%s%s %d before, %d now" : "%s%s przedtem %d, teraz %d",
          promises->len > 0 ? "; " : "", lex_suit_get_symbol (suit),
          get_promise (at->withdrawn, suit), get_promise (at->replacement, suit));
  return g_string_free (g_steal_pointer (&promises), FALSE);
}

static void
say_promises (const Case *at)
{
  g_autofree char *english = dup_promises (at, LEX_LANGUAGE_EN);
  g_autofree char *polish = dup_promises (at, LEX_LANGUAGE_PL);

  if (*english == '\0')
    {
      say (at, LEX_LANGUAGE_EN, "the withdrawn call showed no suit that could be shorter now");
      say (at, LEX_LANGUAGE_PL,
           "wycofana zapowiedź nie pokazywała koloru, który mógłby być teraz krótszy");
      return;
    }
  say (at, LEX_LANGUAGE_EN, "cards promised: %s; at most one fewer", english);
  say (at, LEX_LANGUAGE_PL, "obiecane karty: %s; najwyżej o jedną mniej", polish);
}

static gboolean
judge_length (const Case *at)
{
  say_promises (at);
  for (LexSuit suit = 0; suit < LEX_N_SUITS; suit++)
    if (lex_meaning_shows (at->withdrawn, suit)
        && get_promise (at->withdrawn, suit) - get_promise (at->replacement, suit) > NEAR_CARDS)
      return FALSE;
  return TRUE;
}

static gboolean
lies_within (const LexRange *inner, const LexRange *outer)
{
  return inner->least >= outer->least && inner->most <= outer->most;
}

/* The first range of the replacement that does not lie within that of the withdrawn call. */
static gboolean
find_outside (const Case *at, const LexRange **inner, const LexRange **outer, const char **what)
{
  *inner = &at->replacement->strength;
  *outer = &at->withdrawn->strength;
  *what = NULL;
  if (!lies_within (*inner, *outer))
    return TRUE;
  for (LexSuit suit = 0; suit < LEX_N_SUITS; suit++)
    {
      *inner = &at->replacement->length[suit];
      *outer = &at->withdrawn->length[suit];
      *what = lex_suit_get_symbol (suit);
      if (!lies_within (*inner, *outer))
        return TRUE;
    }
  return FALSE;
}

/* What the withdrawn call named, each with what lies within it. */
static char *
dup_inside (const Case *at, LexLanguage language)
{
  const char *within = language == LEX_LANGUAGE_EN ? "within" : "w";
  const LexRange *inner = &at->replacement->strength;
  const LexRange *outer = &at->withdrawn->strength;
  GString *inside = g_string_new (language == LEX_LANGUAGE_EN ? "strength" : "siła");

  g_string_append_printf (inside, " %d–%d %s %d–%d", inner->least, inner->most, within,
                          outer->least, outer->most);
  for (LexSuit suit = 0; suit < LEX_N_SUITS; suit++)
    if (at->withdrawn->names[suit])
      {
        inner = &at->replacement->length[suit];
        outer = &at->withdrawn->length[suit];
        g_string_append_printf (inside, ", %s %d–%d %s %d–%d", lex_suit_get_symbol (suit),
                                inner->least, inner->most, within, outer->least, outer->most);
      }
  return g_string_free (inside, FALSE);
}

static gboolean
judge_subset (const Case *at)
{
  g_autofree char *english = dup_inside (at, LEX_LANGUAGE_EN);
  g_autofree char *polish = dup_inside (at, LEX_LANGUAGE_PL);
  const LexRange *inner;
  const LexRange *outer;
  const char *what;

  if (!find_outside (at, &inner, &outer, &what))
    {
      say (at, LEX_LANGUAGE_EN,
           "every hand that makes the new call would have made the old one: %s", english);
      say (at, LEX_LANGUAGE_PL,
           "każda ręka, która zgłasza nową zapowiedź, zgłosiłaby i poprzednią: %s", polish);
      return TRUE;
    }
  say (at, LEX_LANGUAGE_EN, "%s %d–%d is not within %d–%d", what != NULL ? what : "strength",
       inner->least, inner->most, outer->least, outer->most);
  say (at, LEX_LANGUAGE_PL, "%s %d–%d nie mieści się w %d–%d", what != NULL ? what : "siła",
       inner->least, inner->most, outer->least, outer->most);
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
