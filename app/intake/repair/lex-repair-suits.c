/* lex-repair-suits.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a scanner made of the signs of suits, learnt from the deals of the same text. It does not
 * know how a deal is restored. Whoever restores deals tells it; the intake has it mend running
 * text.
 */

#include "intake/repair/lex-repair-suits.h"

#include <string.h>

#include "intake/repair/lex-repair-cards.h"
#include "language/lex-fold.h"

/* Seen once, a sign may have been another just as well. */
#define MIN_SEEN 2

typedef struct
{
  guint n_seen[LEX_N_SUITS];
} Sign;

struct _LexRepairSuits
{
  /* Owned */
  GHashTable *signs; /* sign → (owned) Sign */
};

/* Beginnings of the words for each suit, folded. */
static const struct
{
  const char *stem;
  LexSuit suit;
} words[] = {
  { "pik", LEX_SUIT_SPADES },    { "kier", LEX_SUIT_HEARTS },      { "karo", LEX_SUIT_DIAMONDS },
  { "kara", LEX_SUIT_DIAMONDS }, { "trefl", LEX_SUIT_CLUBS },      { "spade", LEX_SUIT_SPADES },
  { "heart", LEX_SUIT_HEARTS },  { "diamond", LEX_SUIT_DIAMONDS }, { "club", LEX_SUIT_CLUBS },
};

LexRepairSuits *
lex_repair_suits_new (void)
{
  LexRepairSuits *self = g_new (LexRepairSuits, 1);

  self->signs = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  return self;
}

void
lex_repair_suits_free (LexRepairSuits *self)
{
  if (self == NULL)
    return;

  g_hash_table_unref (self->signs);
  g_free (self);
}

/* The ring that a heart or a diamond becomes is a zero as well as an O. */
static char *
dup_sign (const char *mark)
{
  g_autofree char *sign = g_strdup (mark);

  return g_strdup (g_strdelimit (sign, "0oQ", 'O'));
}

static gboolean
is_real (const char *mark)
{
  for (LexSuit suit = 0; suit < LEX_N_SUITS; suit++)
    if (g_str_equal (mark, lex_suit_get_symbol (suit)))
      return TRUE;
  return FALSE;
}

void
lex_repair_suits_add (LexRepairSuits *self, const char *mark, LexSuit suit)
{
  g_autofree char *sign = NULL;
  Sign *seen;

  g_return_if_fail (self != NULL && mark != NULL);

  if (is_real (mark))
    return;
  sign = dup_sign (mark);
  seen = g_hash_table_lookup (self->signs, sign);
  if (seen == NULL)
    {
      seen = g_new0 (Sign, 1);
      g_hash_table_insert (self->signs, g_steal_pointer (&sign), seen);
    }
  seen->n_seen[suit]++;
}

gboolean
lex_repair_suits_lookup (LexRepairSuits *self, const char *mark, LexSuit *suit)
{
  g_autofree char *sign = NULL;
  const Sign *seen;
  LexSuit found = LEX_SUIT_SPADES;
  guint n = 0;

  g_return_val_if_fail (self != NULL && mark != NULL, FALSE);

  sign = dup_sign (mark);
  seen = g_hash_table_lookup (self->signs, sign);
  for (LexSuit i = 0; i < LEX_N_SUITS; i++)
    {
      if (g_str_equal (mark, lex_suit_get_symbol (i)))
        {
          *suit = i;
          return TRUE;
        }
      if (seen != NULL && seen->n_seen[i] > 0)
        {
          found = i;
          n++;
        }
    }
  if (n != 1 || seen->n_seen[found] < MIN_SEEN)
    return FALSE;
  *suit = found;
  return TRUE;
}

typedef struct
{
  gboolean named[LEX_N_SUITS];
} Naming;

static gboolean
name_cb (const char *token, gsize start, gsize end, gpointer user_data)
{
  Naming *naming = user_data;

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_has_prefix (token, words[i].stem))
      naming->named[words[i].suit] = TRUE;
  return TRUE;
}

gboolean
lex_repair_suits_find_named (const char *text, LexSuit *suit)
{
  Naming naming = { { FALSE } };
  guint n = 0;

  g_return_val_if_fail (text != NULL && suit != NULL, FALSE);

  lex_tokenize (text, -1, name_cb, &naming);
  for (LexSuit i = 0; i < LEX_N_SUITS; i++)
    if (naming.named[i])
      {
        *suit = i;
        n++;
      }
  return n == 1;
}

/* Signs that a scanner puts for a suit and that no text has right before a card's rank. */
static gsize
measure_sign (const char *text)
{
  static const char *const signs[] = { "#", "$", "@", "©", "¢", "&", "%", "£", "«", "»", "€" };
  const char *c = text;
  gboolean found = TRUE;

  while (found)
    {
      found = FALSE;
      for (guint i = 0; i < G_N_ELEMENTS (signs) && !found; i++)
        if (g_str_has_prefix (c, signs[i]))
          {
            c += strlen (signs[i]);
            found = TRUE;
          }
    }
  return (gsize) (c - text);
}

/* `W`, `10`, `KD5`: what stands behind a suit, and no letter behind it. */
static gsize
measure_ranks (const char *text)
{
  gsize length = strspn (text, "AKDWQJT1098765432");
  LexRepairCards cards;

  if (length == 0 || g_unichar_isalnum (g_utf8_get_char (text + length)))
    return 0;
  return lex_repair_cards_read (text, length, LEX_LANGUAGE_PL, &cards)
                 || lex_repair_cards_read (text, length, LEX_LANGUAGE_EN, &cards)
             ? length
             : 0;
}

static void
ask (LexRepairs *repairs, guint line, const char *printed, const char *ranks)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) readings = NULL;

  for (LexSuit i = 0; i < LEX_N_SUITS; i++)
    {
      g_autofree char *reading = g_strconcat (lex_suit_get_symbol (i), ranks, NULL);

      g_strv_builder_add (builder, reading);
    }
  readings = g_strv_builder_end (builder);
  lex_repairs_ask (repairs, line, printed, (const char *const *) readings);
}

char *
lex_repair_suits_mend (LexRepairSuits *self, const char *text, int named, guint line,
                       LexRepairs *repairs)
{
  GString *out;
  const char *c = text;

  g_return_val_if_fail (self != NULL && text != NULL && repairs != NULL, NULL);

  /* Where no deal was damaged, a dollar is a dollar. */
  if (g_hash_table_size (self->signs) == 0)
    return g_strdup (text);
  out = g_string_sized_new (strlen (text));
  while (*c != '\0')
    {
      gsize sign = measure_sign (c);
      gsize ranks = sign > 0 ? measure_ranks (c + sign) : 0;
      gboolean apart = c == text || !g_unichar_isalnum (g_utf8_get_char (g_utf8_prev_char (c)));
      gsize taken = ranks > 0 && apart ? sign + ranks : (gsize) (g_utf8_next_char (c) - c);
      g_autofree char *printed = g_strndup (c, taken);

      if (ranks > 0 && apart)
        {
          g_autofree char *mark = g_strndup (c, sign);
          LexSuit suit = (LexSuit) MAX (named, 0);

          if (lex_repair_suits_lookup (self, mark, &suit) || named >= 0)
            {
              g_autofree char *after
                  = g_strconcat (lex_suit_get_symbol (suit), printed + sign, NULL);

              lex_repairs_add (repairs, line, printed, after);
              g_free (g_steal_pointer (&printed));
              printed = g_steal_pointer (&after);
            }
          else
            ask (repairs, line, printed, printed + sign);
        }
      g_string_append (out, printed);
      c += taken;
    }
  return g_string_free (out, FALSE);
}
