/* lex-intake-marks.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The marks of footnotes in words, each kind in a list of its own. It refuses to know the notes.
 * Only lex-intake-notes.c calls it.
 */

#include "intake/lex-intake-marks.h"

#include <string.h>

/* A number at the end of fewer letters is a label, not a mark. */
#define BEARER_LETTERS 3

void
lex_intake_marks_init (LexIntakeMarks *self)
{
  self->all = g_array_new (FALSE, FALSE, sizeof (LexIntakeMark));
  self->kinds
      = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_array_unref);
}

void
lex_intake_marks_clear (LexIntakeMarks *self)
{
  g_array_unref (self->all);
  g_hash_table_unref (self->kinds);
}

/* A copy of the words, as long as they, in which emphasis is blotted out: its
 * asterisks are no marks. */
static char *
blot_emphasis (const char *text)
{
  g_autoptr (GRegex) regex
      = g_regex_new ("(?<!\\*)\\*\\*(?![\\s*])[^*]+(?<!\\s)\\*\\*(?!\\*)", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  char *copy = g_strdup (text);
  int start, end;

  g_regex_match (regex, text, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    if (g_match_info_fetch_pos (match, 0, &start, &end))
      memset (copy + start, '_', (gsize) (end - start));
  return copy;
}

/* The value of a raised digit; -1 if it is none. */
static int
read_raised (const char *c)
{
  static const gunichar raised[]
      = { 0x2070, 0xB9, 0xB2, 0xB3, 0x2074, 0x2075, 0x2076, 0x2077, 0x2078, 0x2079 };

  for (guint i = 0; i < G_N_ELEMENTS (raised); i++)
    if (g_utf8_get_char (c) == raised[i])
      return (int) i;
  return -1;
}

char *
lex_intake_marks_dup_kind (const char *text, gsize length)
{
  GString *kind;

  if (length == 0 || read_raised (text) < 0)
    return g_strndup (text, length);
  kind = g_string_new (LEX_INTAKE_MARKS_RAISED);
  for (const char *c = text; c < text + length && read_raised (c) >= 0; c = g_utf8_next_char (c))
    g_string_append_c (kind, (char) ('0' + read_raised (c)));
  return g_string_free (kind, FALSE);
}

static void
add_mark (LexIntakeMarks *self, guint block, const char *text, gsize from, gsize length)
{
  LexIntakeMark mark = { block, from, length, -1, NULL };
  char *kind = lex_intake_marks_dup_kind (text + from, length);
  gpointer known = NULL, kin = NULL;

  if (g_hash_table_lookup_extended (self->kinds, kind, &known, &kin))
    g_free (kind);
  else
    {
      known = kind;
      kin = g_array_new (FALSE, FALSE, sizeof (guint));
      g_hash_table_insert (self->kinds, kind, kin);
    }
  mark.kind = known;
  g_array_append_val ((GArray *) kin, self->all->len);
  g_array_append_val (self->all, mark);
}

/* Asterisks, daggers and raised numbers that hang on a word. */
static gsize
read_sign (const char *text, gsize at)
{
  static const char *const signs[] = { "†", "‡", "§§" };
  gsize length = strspn (text + at, "*");

  for (gsize i = 0; length == 0 && i < G_N_ELEMENTS (signs); i++)
    if (g_str_has_prefix (text + at, signs[i]))
      length = strlen (signs[i]);
  if (length == 0)
    for (const char *c = text + at; read_raised (c) >= 0; c = g_utf8_next_char (c))
      length = (gsize) (g_utf8_next_char (c) - (text + at));
  return at > 0 && !g_ascii_isspace (text[at - 1]) ? length : 0;
}

/* A number that hangs on a word, or on the end of a sentence. */
static gsize
read_number (const char *text, gsize at, gsize n_letters)
{
  gsize length = strspn (text + at, "0123456789");

  if (length == 0 || length > 2 || n_letters < BEARER_LETTERS || text[at] == '0'
      || g_unichar_isalnum (g_utf8_get_char (text + at + length)))
    return 0;
  return length;
}

void
lex_intake_marks_collect (LexIntakeMarks *self, guint block, const char *words)
{
  g_autofree char *text = blot_emphasis (words);
  gsize n_letters = 0;

  for (gsize at = 0; text[at];)
    {
      gsize length = read_sign (text, at);

      if (length == 0)
        length = read_number (text, at, n_letters);
      if (length > 0)
        add_mark (self, block, text, at, length);
      else
        {
          gunichar character = g_utf8_get_char (text + at);

          length = (gsize) (g_utf8_next_char (text + at) - (text + at));
          if (g_unichar_isalpha (character))
            n_letters++;
          else if (!strchr (".,;:)]", text[at]))
            n_letters = 0;
        }
      at += length;
    }
}
