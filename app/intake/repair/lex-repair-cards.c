/* lex-repair-cards.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One word of a printed diagram: the cards of a suit, or the sign of it as a scanner saw it. It
 * does not know whose cards they are. Only this room calls it.
 */

#include "intake/repair/lex-repair-cards.h"

#include <string.h>

/* A sign of a suit is one character; what a scanner makes of one is seldom more than two. */
#define MAX_MARK_CHARACTERS 2

static gboolean
read_rank (const char **c, const char *end, LexLanguage language, guint *bit)
{
  char letter = **c;

  if (g_str_has_prefix (*c, "10") && *c + 2 <= end)
    {
      *c += 2;
      return lex_rank_from_letter ('T', bit);
    }
  if (language == LEX_LANGUAGE_PL && (letter == 'Q' || letter == 'J' || letter == 'T'))
    return FALSE;
  if (language == LEX_LANGUAGE_PL)
    letter = letter == 'D' ? 'Q' : letter == 'W' ? 'J' : letter;
  if (!lex_rank_from_letter (letter, bit))
    return FALSE;
  (*c)++;
  return TRUE;
}

/* A card in brackets is in both of the hands that it may belong to. */
static const char *
skip_bracket (const char *c, const char *end, gboolean *bracket)
{
  if (c < end && *c == (*bracket ? ')' : '('))
    {
      *bracket = !*bracket;
      return c + 1;
    }
  return c;
}

static gboolean
is_void (const char *text, gsize length)
{
  static const char *const signs[] = { "-", "–", "—", "--", "»-", "=" };

  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    if (strlen (signs[i]) == length && strncmp (text, signs[i], length) == 0)
      return TRUE;
  return FALSE;
}

gboolean
lex_repair_cards_read (const char *text, gsize length, LexLanguage language, LexRepairCards *self)
{
  const char *c = text;
  const char *end = text + length;
  gboolean bracket = FALSE;
  guint last = LEX_N_RANKS, bit = 0;

  g_return_val_if_fail (text != NULL && self != NULL, FALSE);

  *self = (LexRepairCards){ 0 };
  if (is_void (text, length))
    return TRUE;
  while (c < end)
    {
      c = skip_bracket (c, end, &bracket);
      if (c < end && read_rank (&c, end, language, &bit))
        {
          if (bit >= last)
            return FALSE;
          last = bit;
          self->cards |= (LexHolding) (1u << bit);
          self->bracketed |= bracket ? (LexHolding) (1u << bit) : 0;
        }
      else if (c < end && g_ascii_isalpha (*c) && c > text)
        {
          self->n_unread++;
          c++;
        }
      else if (c < end)
        return FALSE;
      c = skip_bracket (c, end, &bracket);
    }
  return self->cards != 0 && self->n_unread <= 1 && !bracket;
}

gboolean
lex_repair_cards_read_mark (const char *text, gsize length)
{
  /* What a scanner makes of a heart, a club and the others where it sees a letter or figure. */
  static const char letters[] = "AOQLCVYoa04690*";
  g_autofree char *word = NULL;
  glong n = 0;

  g_return_val_if_fail (text != NULL, FALSE);

  word = g_strndup (text, length);
  for (const char *c = word; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      if (++n > MAX_MARK_CHARACTERS
          || (letter < 0x80
              && (g_ascii_isalnum ((char) letter) || strchr ("-(),.;:!?/'\"", (char) letter))
              && !strchr (letters, (char) letter))
          || (letter >= 0x80 && g_unichar_isalpha (letter)))
        return FALSE;
    }
  return n > 0;
}
