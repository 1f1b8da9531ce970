/* lex-case-names.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Leaves the names of players out of a case: the fields that hold them, and what of a board no
 * diagram needs. It refuses to know whom a word means. What exports cases calls it.
 */

#include "services/lex-case-names.h"

#include <string.h>

#include "services/lex-case-persons.h"

/* What of a board says nobody's name. Notes and comments are free text. */
static const char *const kept_tags[]
    = { "Board",  "Dealer", "Vulnerable", "Deal", "Scoring", "Declarer", "Contract",
        "Result", "Score",  "Auction",    "Play", "Note",    NULL };

/* Boards */

/* The name of a tag that begins a line; NULL if none does. */
static char *
dup_tag (const char *line)
{
  const char *start = line + 1;

  return *line == '[' ? g_strndup (start, strcspn (start, " \t\"]")) : NULL;
}

/* Whether a line ends within a comment. */
static gboolean
is_open_after (const char *line, gboolean open)
{
  for (; *line != '\0'; line++)
    if (open)
      open = *line != '}';
    else if (*line == ';')
      return FALSE;
    else
      open = *line == '{';
  return open;
}

/* Leaves out each tag that no diagram needs, with the lines below it. Only what people wrote is
 * looked through for names: a card may read like one. */
static char *
dup_bare_board (const LexCasePersons *persons, const char *board, LexLanguage language)
{
  g_auto (GStrv) lines = g_strsplit (board, "\n", 0);
  GString *bare = g_string_new (NULL);
  gboolean open = FALSE;
  gboolean kept = FALSE;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *tag = open ? NULL : dup_tag (lines[i]);
      const gboolean written
          = open || g_strcmp0 (tag, "Note") == 0 || strpbrk (lines[i], "{;") != NULL;
      g_autofree char *clean
          = written ? lex_case_persons_replace (persons, lines[i], language) : NULL;

      if (tag != NULL)
        kept = g_strv_contains (kept_tags, tag);
      open = is_open_after (lines[i], open);
      if (kept && (*lines[i] != '\0' || lines[i + 1] != NULL))
        g_string_append_printf (bare, "%s\n", clean != NULL ? clean : lines[i]);
    }
  return g_string_free (bare, FALSE);
}

/* The number of a pair, which is short; that of a player is not, and is as good as a name. */
#define MAX_PAIR_DIGITS 3

static char *
dup_pair (const char *text)
{
  static const char digits[] = "0123456789";

  for (gsize length; *text != '\0'; text += length)
    {
      length = strspn (text, digits);
      if (length > 0 && length <= MAX_PAIR_DIGITS)
        return g_strndup (text, length);
      length += strcspn (text + length, digits);
    }
  return g_strdup ("");
}

/* Who rules is named, though he may be called like one who plays. */
static gboolean
names_officials (LexCaseKey key)
{
  return key == LEX_CASE_DIRECTOR || key == LEX_CASE_REVIEWER || key == LEX_CASE_COMMITTEE;
}

/* What a field says without names; NULL if it says nothing then. */
static char *
dup_clean (const LexCasePersons *persons, const char *text, LexCaseKey key, LexLanguage language)
{
  switch (lex_case_field_get (key)->shape)
    {
    case LEX_CASE_NAME:
    case LEX_CASE_NAMES:
      return NULL;
    case LEX_CASE_PBN:
      return dup_bare_board (persons, text, language);
    case LEX_CASE_LINE:
    case LEX_CASE_WORDS:
    case LEX_CASE_ROWS:
      break;
    case LEX_CASE_CHOICE:
    case LEX_CASE_MOMENT:
    case LEX_CASE_LABELS:
      return g_strdup (text);
    }
  if (key == LEX_CASE_PAIR_NS || key == LEX_CASE_PAIR_EW)
    return dup_pair (text);
  if (names_officials (key))
    return g_strdup (text);
  return lex_case_persons_replace (persons, text, language);
}

/* What this program does not know may be a name. */
LexCase *
lex_case_names_leave_out (const LexCase *value, LexLanguage language)
{
  g_autoptr (LexCasePersons) persons = lex_case_persons_new (value);
  LexCase *copy = lex_case_copy (value);

  for (guint i = 0; i < LEX_CASE_N_FIELDS; i++)
    {
      g_autofree char *clean
          = value->values[i] != NULL ? dup_clean (persons, value->values[i], i, language) : NULL;

      lex_case_set (copy, i, clean);
    }
  lex_case_settle (copy);
  g_clear_pointer (&copy->others, g_hash_table_unref);
  return copy;
}
