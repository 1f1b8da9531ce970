/* lex-result.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a board ended, as people write it. It refuses to guess: a contract without declarer or
 * vulnerability has no score. What weighs and compares scores calls it.
 */

#include "rulings/lex-result.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "bridge/lex-suit.h"
#include "rulings/lex-score.h"

/* More no board scores, even after many deals of rectification. */
#define MOST_POINTS 10000
#define MINUS "\u2212"
#define BOOK 6

static gboolean
fail (GError **error, const char *text, const char *what)
{
  g_set_error (error, LEX_RULINGS_ERROR, LEX_RULINGS_ERROR_OUTCOME, "%s: %s", text, what);
  return FALSE;
}

static gboolean
read_points (const char *text, int *points)
{
  gint64 value;

  text += *text == '+';
  if (!g_ascii_string_to_signed (text, 10, -MOST_POINTS, MOST_POINTS, &value, NULL))
    return FALSE;
  *points = (int) value;
  return TRUE;
}

/* `+1`, `-2`, `=`, or nothing for just made. */
static gboolean
read_over (const char *text, int *over)
{
  gint64 value = 0;

  if (*text != '\0' && !g_str_equal (text, "=")
      && !(strchr ("+-", *text) && g_ascii_string_to_signed (text, 10, -13, 13, &value, NULL)))
    return FALSE;
  *over = (int) value;
  return TRUE;
}

static gboolean
read_bare (const char *text, LexResult *result)
{
  const char *at = lex_contract_read (text, &result->contract);
  LexSeat declarer;
  int over, tricks;

  if (at == NULL)
    return FALSE;
  result->declarer = -1;
  if (lex_seat_from_letter (g_ascii_toupper (*at), &declarer))
    {
      result->declarer = (int) declarer;
      at++;
    }
  if (!read_over (at, &over))
    return FALSE;
  tricks = BOOK + (int) result->contract.level + over;
  result->tricks = (guint) MAX (tricks, 0);
  return tricks >= 0 && tricks <= LEX_TRICKS;
}

static char *
dup_name (const LexResult *self, LexLanguage language)
{
  static const char *const risks[] = { "", "", "x", "", "xx" };
  const LexTrumps trumps = self->contract.trumps;
  const int over = (int) self->tricks - BOOK - (int) self->contract.level;
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%u%s%s", self->contract.level,
                          trumps != LEX_TRUMPS_NONE
                              ? lex_suit_get_symbol ((LexSuit) (trumps - LEX_TRUMPS_SPADES))
                          : language == LEX_LANGUAGE_PL ? "BA"
                                                        : "NT",
                          risks[self->contract.doubling]);
  if (self->declarer >= 0)
    g_string_append_c (text, lex_seat_get_letter ((LexSeat) self->declarer));
  if (over != 0)
    g_string_append_printf (text, "%s%d", over < 0 ? MINUS : "+", ABS (over));
  return g_string_free (text, FALSE);
}

int
lex_result_get_points (const LexResult *self, LexVulnerability vulnerability)
{
  const LexSeat declarer = (LexSeat) self->declarer;
  int points;

  g_return_val_if_fail (self->declarer >= 0, 0);

  points = lex_score_of (&self->contract, lex_vulnerability_includes (vulnerability, declarer),
                         self->tricks);
  return declarer == LEX_SEAT_EAST || declarer == LEX_SEAT_WEST ? -points : points;
}

/* What is typed has blanks, and the minus of a typographer. */
static char *
dup_bare (const char *text)
{
  g_autoptr (GString) bare = g_string_new (text);

  g_string_replace (bare, " ", "", 0);
  g_string_replace (bare, "\u00a0", "", 0);
  g_string_replace (bare, MINUS, "-", 0);
  return g_string_free (g_steal_pointer (&bare), FALSE);
}

char *
lex_result_dup_name (const char *text, LexLanguage language)
{
  g_autofree char *bare = NULL;
  LexResult result;

  g_return_val_if_fail (text != NULL, NULL);

  bare = dup_bare (text);
  return read_bare (bare, &result) ? dup_name (&result, language) : g_strdup (text);
}

static char *
dup_checked (const char *text, GError **error)
{
  if (g_utf8_validate (text, -1, NULL))
    return dup_bare (text);
  fail (error, _ ("an outcome"), _ ("is not UTF-8; write it again"));
  return NULL;
}

gboolean
lex_result_read_played (const char *text, LexResult *result, GError **error)
{
  g_autofree char *bare = NULL;

  g_return_val_if_fail (text != NULL && result != NULL, FALSE);

  bare = dup_checked (text, error);
  if (bare == NULL)
    return FALSE;
  return read_bare (bare, result)
         || fail (error, text, _ ("is no contract with its result; write 4♠+1, 3NT= or 4HX-2"));
}

gboolean
lex_result_read (const char *text, LexVulnerability vulnerability, int *points, GError **error)
{
  g_autofree char *bare = NULL;
  LexResult result;

  g_return_val_if_fail (text != NULL && points != NULL, FALSE);

  bare = dup_checked (text, error);
  if (bare == NULL)
    return FALSE;
  *points = 0;
  /* All four passed (Law 77). */
  if (read_points (bare, points) || g_ascii_strcasecmp (bare, "pass") == 0
      || g_ascii_strcasecmp (bare, "pas") == 0)
    return TRUE;
  if (!read_bare (bare, &result) || result.declarer < 0)
    return fail (error, text,
                 _ ("is no outcome; write points for North-South (620, -100) or contract, "
                    "declarer and result (4HS+1, 3NTxN-2)"));
  if (vulnerability == LEX_VULNERABILITY_UNKNOWN)
    return fail (error, text,
                 _ ("a contract is scored by the vulnerability; say who is vulnerable"));
  *points = lex_result_get_points (&result, vulnerability);
  return TRUE;
}
