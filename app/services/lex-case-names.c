/* lex-case-names.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Leaves the names of players out of a case. It refuses to guess who else may be named: it knows
 * the names that were entered, in the case or in its board, and nothing else. What exports cases
 * calls it.
 */

#include "services/lex-case-names.h"

#include <string.h>

/* What of a board says nobody's name. Notes and comments are free text. */
static const char *const kept_tags[]
    = { "Board",  "Dealer", "Vulnerable", "Deal", "Scoring", "Declarer", "Contract",
        "Result", "Score",  "Auction",    "Play", "Note",    NULL };

/* Who a name stands for: a seat or a side, by language. */
typedef struct
{
  const char *tag; /* nullable: that of the name in a board */
  LexCaseKey key;
  const char *words[LEX_N_LANGUAGES];
} Person;

/* Those who sit come first: of a word that is in a pair's name, too, the player's seat is told. */
static const Person persons[] = {
  { "North", LEX_CASE_NORTH, { "North", "N" } },    { "East", LEX_CASE_EAST, { "East", "E" } },
  { "South", LEX_CASE_SOUTH, { "South", "S" } },    { "West", LEX_CASE_WEST, { "West", "W" } },
  { NULL, LEX_CASE_PLAYER, { "player", "gracz" } }, { NULL, LEX_CASE_PAIR_NS, { "NS", "NS" } },
  { NULL, LEX_CASE_PAIR_EW, { "EW", "EW" } },
};

/* Whom a word of several names means. */
static const Person somebody = { NULL, LEX_CASE_PLAYER, { "player", "gracz" } };

/* Words */

/* Finds the next word; gives its length, 0 at the end. */
static gsize
next_word (const char **at)
{
  const char *end;

  while (**at != '\0' && !g_unichar_isalpha (g_utf8_get_char (*at)))
    *at = g_utf8_next_char (*at);
  for (end = *at; *end != '\0'; end = g_utf8_next_char (end))
    if (!g_unichar_isalpha (g_utf8_get_char (end)) && !g_unichar_ismark (g_utf8_get_char (end)))
      break;
  return (gsize) (end - *at);
}

/* A name begins with a capital; what is one letter is an initial, or stands for a seat. */
static char *
dup_name (const char *word, gsize length)
{
  if (!g_unichar_isupper (g_utf8_get_char (word)) || g_utf8_strlen (word, (gssize) length) < 2)
    return NULL;
  return g_utf8_casefold (word, (gssize) length);
}

static gboolean
is_side (const char *word, gsize length)
{
  static const char *const sides[] = { "NS", "EW", "WE", "SN" };

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    if (length == 2 && strncmp (word, sides[i], 2) == 0)
      return TRUE;
  return FALSE;
}

/* @known: (element-type utf8 Person): whom each word of a name means */
static void
learn (GHashTable *known, const char *text, const Person *person)
{
  const gboolean seated = person->tag != NULL;
  gsize length;

  for (const char *at = text; at != NULL && (length = next_word (&at)) > 0; at += length)
    {
      g_autofree char *name = is_side (at, length) ? NULL : dup_name (at, length);
      const Person *other = name != NULL ? g_hash_table_lookup (known, name) : NULL;

      if (name == NULL || (other != NULL && (!seated || other == person)))
        continue;
      g_hash_table_insert (known, g_steal_pointer (&name),
                           (gpointer) (other == NULL ? person : &somebody));
    }
}

/* Whether only a blank, or nothing, stands between two words of one name. */
static gboolean
goes_on (const char *from, const char *to)
{
  return from != NULL && (from == to || (from + 1 == to && *from == ' '));
}

/* Puts seats in the place of names; those that stand next to each other and mean the same person
 * are one name. */
static char *
replace (GHashTable *known, const char *text, LexLanguage language)
{
  GString *out = g_string_new (NULL);
  const Person *last = NULL;
  const char *done = text;
  const char *end = NULL;
  gsize length;

  for (const char *at = text; (length = next_word (&at)) > 0; at += length)
    {
      g_autofree char *name = dup_name (at, length);
      const Person *person = name != NULL ? g_hash_table_lookup (known, name) : NULL;

      if (person == NULL)
        continue;
      if (!goes_on (end, at) || person != last)
        {
          g_string_append_len (out, done, at - done);
          g_string_append (out, person->words[language]);
        }
      done = end = at + length;
      last = person;
    }
  g_string_append (out, done);
  return g_string_free (out, FALSE);
}

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

static void
learn_board (GHashTable *known, const char *board)
{
  g_auto (GStrv) lines = g_strsplit (board != NULL ? board : "", "\n", 0);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *tag = dup_tag (lines[i]);
      const char *value = strchr (lines[i], '"');

      for (guint j = 0; tag != NULL && value != NULL && j < G_N_ELEMENTS (persons); j++)
        if (g_strcmp0 (tag, persons[j].tag) == 0)
          learn (known, value, &persons[j]);
    }
}

/* Leaves out each tag that no diagram needs, with the lines below it. Only what people wrote is
 * looked through for names: a card may read like one. */
static char *
dup_bare_board (GHashTable *known, const char *board, LexLanguage language)
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
      g_autofree char *clean = written ? replace (known, lines[i], language) : NULL;

      if (tag != NULL)
        kept = g_strv_contains (kept_tags, tag);
      open = is_open_after (lines[i], open);
      if (kept && (*lines[i] != '\0' || lines[i + 1] != NULL))
        g_string_append_printf (bare, "%s\n", clean != NULL ? clean : lines[i]);
    }
  return g_string_free (bare, FALSE);
}

/* A number, and the side if it is told; no names. */
static char *
dup_pair (const char *text)
{
  GString *pair = g_string_new (NULL);

  for (; *text != '\0'; text++)
    if (g_ascii_isdigit (*text))
      g_string_append_c (pair, *text);
    else if (pair->len > 0)
      break;
  return g_string_free (pair, FALSE);
}

/* What a field says without names; NULL if it says nothing then. */
static char *
dup_clean (GHashTable *known, const char *text, LexCaseKey key, LexLanguage language)
{
  switch (lex_case_field_get (key)->shape)
    {
    case LEX_CASE_NAME:
      return NULL;
    case LEX_CASE_PBN:
      return dup_bare_board (known, text, language);
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
  return replace (known, text, language);
}

/* How many of those above are players. */
#define N_PLAYERS 5

/* What this program does not know may be a name. */
LexCase *
lex_case_names_leave_out (const LexCase *value, LexLanguage language)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  LexCase *copy = lex_case_copy (value);

  for (guint i = 0; i < G_N_ELEMENTS (persons); i++)
    {
      if (i == N_PLAYERS)
        learn_board (known, value->values[LEX_CASE_GAME]);
      learn (known, value->values[persons[i].key], &persons[i]);
    }
  for (guint i = 0; i < LEX_CASE_N_FIELDS; i++)
    {
      g_autofree char *clean
          = value->values[i] != NULL ? dup_clean (known, value->values[i], i, language) : NULL;

      lex_case_set (copy, i, clean);
    }
  lex_case_settle (copy);
  g_clear_pointer (&copy->others, g_hash_table_unref);
  return copy;
}
