/* lex-repair-letters.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a scanner makes of Polish letters, and so what a printed word may have been. It knows shapes
 * and the spelling of Polish, and no word. Only lex-repairer.c calls it.
 */

#include "intake/repair/lex-repair-letters.h"

#include <string.h>

/* Polish has about seven marks in a hundred letters. */
#define MIN_MARKS_PER_CENT 3

/* What is printed and what it may have been. A lost mark is no surprise, nor is a sign that Polish
 * does not have; a letter that it has was a shape misread. Seen in scans: ć, ś and ó as é, ę and ć
 * as the cent, a stroke as a letter of its own. */
static const struct
{
  const char *printed;
  const char *meant;
  gboolean shape;
} letters[] = {
  { "a", "ą", FALSE },   { "c", "ć", FALSE },  { "e", "ę", FALSE },  { "l", "ł", FALSE },
  { "n", "ń", FALSE },   { "o", "ó", FALSE },  { "s", "ś", FALSE },  { "z", "ź", FALSE },
  { "z", "ż", FALSE },   { "A", "Ą", FALSE },  { "C", "Ć", FALSE },  { "E", "Ę", FALSE },
  { "L", "Ł", FALSE },   { "N", "Ń", FALSE },  { "O", "Ó", FALSE },  { "S", "Ś", FALSE },
  { "Z", "Ź", FALSE },   { "Z", "Ż", FALSE },  { "t", "ł", TRUE },   { "lt", "ł", TRUE },
  { "!", "ł", FALSE },   { "¢", "ę", FALSE },  { "¢", "ć", FALSE },  { "e¢", "ę", FALSE },
  { "é", "ó", FALSE },   { "é", "e", FALSE },  { "é", "ć", FALSE },  { "é", "ś", FALSE },
  { "é¢", "ć", FALSE },  { "cé", "ć", FALSE }, { "oé", "ó", FALSE }, { "bé", "ó", FALSE },
  { "g", "ą", TRUE },    { "gg", "ąg", TRUE }, { "gg", "g", TRUE },  { "s", "ą", TRUE },
  { "d", "ó", TRUE },    { "d", "ć", TRUE },   { "d", "ś", TRUE },   { "sd", "ś", TRUE },
  { "od", "ó", TRUE },   { "b", "ó", TRUE },   { "Z", "ź", TRUE },   { "Z", "ż", TRUE },
  { "i", "ź", TRUE },    { "iz", "zi", TRUE }, { "ni", "ń", TRUE },  { "c", "ę", TRUE },
  { "e", "c", TRUE },    { "ec", "c", TRUE },  { "$", "ś", FALSE },  { "$é", "ść", FALSE },
  { "$¢", "ść", FALSE }, { ";j", "j", FALSE }, { "]j", "j", FALSE },
};

/* The more letters were misread, the fewer of the others are tried with a mark: a long word would
 * have more spellings than there are words. */
static const guint max_marks[LEX_REPAIR_MAX_SHAPES + 1] = { 6, 4, 3 };

/* So many letters are tried for a word. */
#define MAX_STEPS 60000

/* A word on its way. */
typedef struct
{
  char meant[LEX_REPAIR_MAX_WORD * 2 + 8];
  LexRepairLettersFunc func;
  gpointer user_data;
  guint n_steps;
  guint max_steps;
  gboolean stopped;
} Spelling;

/* What stands of it, and how much of what may still be changed is left. */
typedef struct
{
  gsize length;
  guint n_shapes;
  guint n_marks;
} State;

static gunichar
get_last (const char *start, const char *end)
{
  const char *last = g_utf8_find_prev_char (start, end);

  return last != NULL ? g_unichar_tolower (g_utf8_get_char (last)) : 0;
}

/* Soft letters are written with an i before a vowel, nasal ones stand before none and begin no
 * word; signs are no letters. */
static gboolean
may_follow (gunichar before, gunichar next)
{
  static const char no_vowel_behind[] = "ąęćńśź";
  static const char vowels[] = "aąeęioóuy";

  if (!g_unichar_isalpha (next))
    return FALSE;
  next = g_unichar_tolower (next);
  if (before == 0)
    return next != 0x105 && next != 0x119 && next != 0x144;
  return g_utf8_strchr (no_vowel_behind, -1, before) == NULL
         || g_utf8_strchr (vowels, -1, next) == NULL;
}

static gboolean
append (Spelling *self, State *state, const char *meant, gsize n_bytes)
{
  gunichar before = get_last (self->meant, self->meant + state->length);

  if (state->length + n_bytes >= sizeof self->meant
      || !may_follow (before, g_utf8_get_char (meant)))
    return FALSE;
  memcpy (self->meant + state->length, meant, n_bytes);
  state->length += n_bytes;
  return TRUE;
}

/* Takes one reading of what is printed next, if it is still allowed. */
static gboolean
change (Spelling *self, State *state, gsize i)
{
  gboolean marks = !letters[i].shape && g_ascii_isalpha (letters[i].printed[0])
                   && letters[i].printed[1] == '\0';

  if ((letters[i].shape && state->n_shapes == 0) || (marks && state->n_marks == 0))
    return FALSE;
  state->n_shapes -= letters[i].shape;
  state->n_marks -= marks;
  return append (self, state, letters[i].meant, strlen (letters[i].meant));
}

/* Every way to go on from here; a word has few letters, and each takes one at least. */
static void
go_on (Spelling *self, State state, const char *rest)
{
  State kept = state;

  if (self->stopped || ++self->n_steps > self->max_steps)
    return;
  if (*rest == '\0')
    {
      self->meant[state.length] = '\0';
      if (state.n_shapes == 0)
        self->stopped = !self->func (self->meant, self->user_data);
      return;
    }
  if (append (self, &kept, rest, (gsize) (g_utf8_next_char (rest) - rest)))
    go_on (self, kept, g_utf8_next_char (rest));
  for (gsize i = 0; i < G_N_ELEMENTS (letters); i++)
    {
      State changed = state;

      if (g_str_has_prefix (rest, letters[i].printed) && change (self, &changed, i))
        go_on (self, changed, rest + strlen (letters[i].printed));
    }
}

gboolean
lex_repair_letters_foreach (const char *printed, guint n_shapes, guint *n_steps,
                            LexRepairLettersFunc func, gpointer user_data)
{
  Spelling spelling = { .func = func, .user_data = user_data };

  g_return_val_if_fail (printed != NULL && func != NULL, FALSE);
  g_return_val_if_fail (n_shapes <= LEX_REPAIR_MAX_SHAPES, FALSE);

  if (strlen (printed) > LEX_REPAIR_MAX_WORD)
    return FALSE;
  spelling.max_steps = MIN (MAX_STEPS, *n_steps);
  go_on (&spelling, (State){ 0, n_shapes, max_marks[n_shapes] }, printed);
  *n_steps -= MIN (spelling.n_steps, *n_steps);
  return !spelling.stopped && spelling.n_steps <= spelling.max_steps;
}

gboolean
lex_repair_letters_is_damage (gunichar letter)
{
  return letter == 0xA2 || letter == '$' || letter == ';' || letter == ']';
}

gboolean
lex_repair_letters_are_lost (const char *text)
{
  guint n_letters = 0, n_marks = 0;

  g_return_val_if_fail (text != NULL, FALSE);

  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      if (!g_unichar_isalpha (letter))
        continue;
      n_letters++;
      if (g_utf8_strchr ("ąćęłńóśźż", -1, g_unichar_tolower (letter)) != NULL)
        n_marks++;
    }
  return n_marks * 100 < n_letters * MIN_MARKS_PER_CENT;
}
