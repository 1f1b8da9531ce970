/* lex-meaning.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a call says about the hand, as one types it.
 * It refuses to know systems and to guess: what is not named is not known.
 * The services call it, and what compares two meanings.
 */

#include "rulings/lex-meaning.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static LexMeaning *
meaning_new (void)
{
  LexMeaning *self = g_new0 (LexMeaning, 1);

  self->strength = (LexRange){ 0, LEX_MEANING_MOST_POINTS };
  for (LexSuit suit = 0; suit < LEX_N_SUITS; suit++)
    self->length[suit] = (LexRange){ 0, LEX_MEANING_MOST_CARDS };
  return self;
}

static const char *
read_end (const char *text, int most, int *end)
{
  const char *at = text;
  int value = 0;

  for (; g_ascii_isdigit (*at) && value <= most; at++)
    value = value * 10 + g_ascii_digit_value (*at);
  *end = value;
  return at > text && value <= most ? at : NULL;
}

/* `15-17`, `11+`, `3`. */
static gboolean
read_range (const char *text, int most, LexRange *range)
{
  LexRange read;
  const char *at = read_end (text, most, &read.least);

  read.most = read.least;
  if (at != NULL && *at == '+')
    {
      read.most = most;
      at++;
    }
  else if (at != NULL && *at == '-')
    at = read_end (at + 1, most, &read.most);
  if (at == NULL || *at != '\0' || read.most < read.least)
    return FALSE;
  *range = read;
  return TRUE;
}

static gboolean
fail (GError **error, const char *part, const char *what)
{
  g_set_error (error, LEX_RULINGS_ERROR, LEX_RULINGS_ERROR_MEANING, "%s: %s", part, what);
  return FALSE;
}

static gboolean
read_strength (LexMeaning *self, const char *part, const char *value, GError **error)
{
  if (self->has_strength)
    return fail (error, part, _ ("the strength is named twice; name it once"));
  self->has_strength = TRUE;
  return read_range (value, LEX_MEANING_MOST_POINTS, &self->strength)
         || fail (error, part, _ ("is no strength; write it as hcp=15-17 or hcp=11+, up to 37"));
}

static gboolean
read_length (LexMeaning *self, LexSuit suit, const char *part, const char *value, GError **error)
{
  if (self->names[suit])
    return fail (error, part, _ ("the suit is named twice; name it once"));
  self->names[suit] = TRUE;
  return read_range (value, LEX_MEANING_MOST_CARDS, &self->length[suit])
         || fail (error, part, _ ("is no length; write it as S=5+, H=0-1 or C=3, up to 13"));
}

static gboolean
read_purpose (LexMeaning *self, const char *part, const char *value, GError **error)
{
  if (self->purpose != NULL)
    return fail (error, part, _ ("the purpose is named twice; name it once"));
  if (*value == '\0')
    return fail (error, part, _ ("names no purpose; write it as purpose=asks-for-aces"));
  self->purpose = g_strdup (value);
  return TRUE;
}

static gboolean
read_part (LexMeaning *self, const char *part, GError **error)
{
  const char *sign = strchr (part, '=');
  g_autofree char *name = sign != NULL ? g_ascii_strup (part, sign - part) : NULL;
  LexSuit suit;

  if (g_strcmp0 (name, "HCP") == 0)
    return read_strength (self, part, sign + 1, error);
  if (g_strcmp0 (name, "PURPOSE") == 0)
    return read_purpose (self, part, sign + 1, error);
  if (name != NULL && strlen (name) == 1 && lex_suit_from_letter (*name, &suit))
    return read_length (self, suit, part, sign + 1, error);
  return fail (error, part, _ ("is not understood; write hcp=15-17, S=5+ or purpose=…"));
}

/* Together the named suits must fit into one hand. */
static gboolean
check_cards (const LexMeaning *self, const char *text, GError **error)
{
  int least = 0;
  int most = 0;

  for (LexSuit suit = 0; suit < LEX_N_SUITS; suit++)
    {
      least += self->length[suit].least;
      most += self->length[suit].most;
    }
  if (least > LEX_MEANING_MOST_CARDS || most < LEX_MEANING_MOST_CARDS)
    return fail (error, text, _ ("no hand of thirteen cards is like that; correct the lengths"));
  return TRUE;
}

LexMeaning *
lex_meaning_parse (const char *text, GError **error)
{
  g_autoptr (LexMeaning) self = meaning_new ();
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  if (!g_utf8_validate (text, -1, NULL))
    {
      fail (error, _ ("a meaning"), _ ("is not UTF-8; write it again"));
      return NULL;
    }
  parts = g_strsplit_set (text, " \t\n", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    if (*parts[i] != '\0' && !read_part (self, parts[i], error))
      return NULL;
  return check_cards (self, text, error) ? g_steal_pointer (&self) : NULL;
}

/* What is typed has blanks, and the dash of a typographer. */
static char *
dup_plain (const char *text)
{
  g_autoptr (GString) plain = g_string_new (text);

  g_string_replace (plain, " ", "", 0);
  g_string_replace (plain, "\u2013", "-", 0);
  g_string_replace (plain, "\u2212", "-", 0);
  return g_string_free (g_steal_pointer (&plain), FALSE);
}

static gboolean
take_strength (LexMeaning *self, const char *text, GError **error)
{
  self->has_strength = TRUE;
  return read_range (text, LEX_MEANING_MOST_POINTS, &self->strength)
         || fail (error, text, _ ("is no strength; write 15-17, 11+ or 8, up to 37"));
}

static gboolean
take_length (LexMeaning *self, guint suit, const char *text, GError **error)
{
  self->names[suit] = TRUE;
  return read_range (text, LEX_MEANING_MOST_CARDS, &self->length[suit])
         || fail (error, text, _ ("is no length; write 5+, 0-1 or 3, up to 13"));
}

static gboolean
take_part (LexMeaning *self, guint part, const char *text, GError **error)
{
  if (part == LEX_MEANING_PART_STRENGTH)
    return take_strength (self, text, error);
  if (part < LEX_MEANING_PART_PURPOSE)
    return take_length (self, part - LEX_MEANING_PART_SUITS, text, error);
  self->purpose = g_strdup (text);
  return TRUE;
}

LexMeaning *
lex_meaning_from_parts (const char *const *parts, guint *part, GError **error)
{
  g_autoptr (LexMeaning) self = meaning_new ();

  g_return_val_if_fail (parts != NULL && part != NULL, NULL);

  for (*part = 0; *part < LEX_N_MEANING_PARTS; (*part)++)
    {
      const gboolean words = *part == LEX_MEANING_PART_PURPOSE;
      g_autofree char *plain
          = words ? g_strstrip (g_strdup (parts[*part])) : dup_plain (parts[*part]);

      if (*plain != '\0' && !take_part (self, *part, plain, error))
        return NULL;
    }
  *part = LEX_MEANING_PART_SUITS;
  return check_cards (self, _ ("the suits"), error) ? g_steal_pointer (&self) : NULL;
}

gboolean
lex_meaning_shows (const LexMeaning *self, LexSuit suit)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->names[suit] && self->length[suit].least > 0;
}

void
lex_meaning_free (LexMeaning *self)
{
  if (self == NULL)
    return;
  g_free (self->purpose);
  g_free (self);
}
