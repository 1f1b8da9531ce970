/* lex-case-persons.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whom a word means: a name that was entered, one of its forms, initials, a player's number. It
 * refuses to guess who else may be named, and to know which fields are left out. What leaves names
 * out of cases calls it.
 */

#include "services/lex-case-persons.h"

#include <string.h>

#include "services/lex-name-forms.h"

/* What is shorter is the number of a pair, a board, a table. */
#define LEAST_DIGITS 4
/* Who has more initials than these is called by the first of them. */
#define MAX_INITIALS 4

/* Who a name stands for: a seat or a side, by language. */
typedef struct
{
  const char *tag; /* nullable: that of the name in a board */
  LexCaseKey key;
  const char *words[LEX_N_LANGUAGES];
} Person;

/* Those who sit come first: of a word that is in a pair's name, too, the player's seat is told. */
static const Person persons[] = {
  { "North", LEX_CASE_NORTH, { "North", "N" } },
  { "East", LEX_CASE_EAST, { "East", "E" } },
  { "South", LEX_CASE_SOUTH, { "South", "S" } },
  { "West", LEX_CASE_WEST, { "West", "W" } },
  { NULL, LEX_CASE_PLAYER, { "player", "gracz" } },
  { NULL, LEX_CASE_WITNESSES, { "witness", "świadek" } },
  { NULL, LEX_CASE_PAIR_NS, { "NS", "NS" } },
  { NULL, LEX_CASE_PAIR_EW, { "EW", "EW" } },
};

/* How many of those above are people, not pairs. */
#define N_PEOPLE 6

/* Whom a word of several names means. */
static const Person somebody = { NULL, LEX_CASE_PLAYER, { "player", "gracz" } };

/* @words: (element-type utf8 Person): by what is entered, casefolded
 * @forms: (element-type utf8 Person): by its forms; what is entered says more
 * @small: (element-type utf8): those of them that are written without a capital
 * @initials: (element-type utf8 Person): two to four capitals */
struct _LexCasePersons
{
  GHashTable *words;
  GHashTable *forms;
  GHashTable *small;
  GHashTable *initials;
};

/* Words */

static gboolean
is_part (gunichar c)
{
  return g_unichar_isalnum (c) || g_unichar_ismark (c);
}

/* Finds the next word; gives its length, 0 at the end. */
static gsize
next_word (const char **at)
{
  const char *end;

  while (**at != '\0' && !g_unichar_isalnum (g_utf8_get_char (*at)))
    *at = g_utf8_next_char (*at);
  for (end = *at; *end != '\0' && is_part (g_utf8_get_char (end)); end = g_utf8_next_char (end))
    ;
  return (gsize) (end - *at);
}

static gboolean
has_capital (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (g_unichar_isupper (g_utf8_get_char (text)))
      return TRUE;
  return FALSE;
}

/* What stands in the fields of names and is none. */
static gboolean
is_no_name (const char *folded)
{
  static const char *const words[]
      = { "ns",   "ew",   "we",    "sn",   "north",   "south",   "east", "west",
          "pair", "para", "pary",  "team", "zespół",  "gracz",   "seat", "player",
          "no",   "nr",   "i",     "and",  "z",       "with",    "vs",   "dr",
          "mr",   "mrs",  "ms",    "pan",  "pani",    "jr",      "sr",   "inż",
          "mgr",  "nn",   "table", "stół", "witness", "świadek", NULL };

  return g_strv_contains (words, folded);
}

/* One letter is an initial, or stands for a seat.
 * @small: whether it is a name without a capital */
static char *
dup_name (const char *word, gsize length, gboolean small)
{
  const gsize digits = strspn (word, "0123456789");
  const gunichar first = g_utf8_get_char (word);

  if (digits > 0)
    return digits >= length && length >= LEAST_DIGITS ? g_strndup (word, length) : NULL;
  if ((!small && !g_unichar_isupper (first)) || g_utf8_strlen (word, (gssize) length) < 2)
    return NULL;
  return g_utf8_casefold (word, (gssize) length);
}

/* Learning */

typedef struct
{
  LexCasePersons *self;
  const Person *person;
  gboolean small;
} Learning;

/* @words: (element-type utf8 Person): that of a form or that of what is entered
 * @word: (transfer full): casefolded */
static void
learn_word (const Learning *learning, GHashTable *words, char *word)
{
  const gboolean seated = learning->person->tag != NULL;
  const Person *other = g_hash_table_lookup (words, word);

  if (learning->small)
    g_hash_table_add (learning->self->small, g_strdup (word));
  if (other != NULL && (!seated || other == learning->person))
    g_free (word);
  else
    g_hash_table_insert (words, word, (gpointer) (other == NULL ? learning->person : &somebody));
}

static void
learn_form_cb (char *form, gpointer user_data)
{
  const Learning *learning = user_data;

  learn_word (learning, learning->self->forms, form);
}

/* Cards are written the highest first. */
static gboolean
are_cards (const char *text)
{
  static const char ranks[] = "AKQDJWT";
  const char *last = NULL;

  for (; *text != '\0'; text++)
    {
      const char *rank = strchr (ranks, *text);

      if (rank == NULL || (last != NULL && rank <= last))
        return FALSE;
      last = rank;
    }
  return TRUE;
}

/* Initials that may be cards, or a word of the game, are none; with stops they are. */
static gboolean
is_term (const char *initials)
{
  static const char *const terms[]
      = { "NS", "EW", "WE", "SN", "NT", "BA", "TD", "MP", "VP", "IMP", "PD", NULL };

  return are_cards (initials) || g_strv_contains (terms, initials);
}

static void
learn_initials (Learning *learning, const char *initials)
{
  if (g_utf8_strlen (initials, -1) >= 2)
    g_hash_table_insert (learning->self->initials, g_strdup (initials),
                         (gpointer) learning->person);
}

static void
learn (LexCasePersons *self, const char *text, const Person *person)
{
  Learning learning = { self, person, text != NULL && !has_capital (text) };
  g_autoptr (GString) initials = g_string_new (NULL);
  gsize length;

  for (const char *at = text; at != NULL && (length = next_word (&at)) > 0; at += length)
    {
      g_autofree char *name = dup_name (at, length, learning.small);

      if (g_utf8_strlen (initials->str, -1) < MAX_INITIALS
          && g_unichar_isalpha (g_utf8_get_char (at)))
        g_string_append_unichar (initials, g_unichar_toupper (g_utf8_get_char (at)));
      if (name == NULL || is_no_name (name))
        continue;
      lex_name_forms_list (name, learn_form_cb, &learning);
      learn_word (&learning, self->words, g_steal_pointer (&name));
    }
  if (person < persons + N_PEOPLE)
    learn_initials (&learning, initials->str);
}

/* A tag stands alone on its line: [North "Jan Kowalski"] */
static void
learn_board (LexCasePersons *self, const char *board)
{
  g_auto (GStrv) lines = g_strsplit (board != NULL ? board : "", "\n", 0);

  for (guint i = 0; lines[i] != NULL; i++)
    for (guint j = 0; j < G_N_ELEMENTS (persons) && *lines[i] == '['; j++)
      if (persons[j].tag != NULL && g_str_has_prefix (lines[i] + 1, persons[j].tag))
        {
          const char *value = strchr (lines[i], '"');

          if (value != NULL && strcspn (lines[i], " \t\"") == strlen (persons[j].tag) + 1)
            learn (self, value, &persons[j]);
        }
}

static void
learn_boards (LexCasePersons *self, const LexCase *value)
{
  for (guint i = 0; i < LEX_CASE_N_FIELDS; i++)
    if (lex_case_field_get (i)->shape == LEX_CASE_PBN)
      learn_board (self, value->values[i]);
}

/* Several people may stand in one field. */
static void
learn_all (LexCasePersons *self, const char *text, const Person *person)
{
  g_auto (GStrv) names = g_strsplit_set (text != NULL ? text : "", ",;\n", -1);

  for (guint i = 0; names[i] != NULL; i++)
    learn (self, names[i], person);
}

LexCasePersons *
lex_case_persons_new (const LexCase *value)
{
  LexCasePersons *self = g_new (LexCasePersons, 1);

  g_return_val_if_fail (value != NULL, NULL);

  self->words = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->forms = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->small = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->initials = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (persons); i++)
    {
      if (i == N_PEOPLE)
        learn_boards (self, value);
      if (lex_case_field_get (persons[i].key)->shape == LEX_CASE_NAMES)
        learn_all (self, value->values[persons[i].key], &persons[i]);
      else
        learn (self, value->values[persons[i].key], &persons[i]);
    }
  return self;
}

void
lex_case_persons_free (LexCasePersons *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->words);
  g_hash_table_unref (self->forms);
  g_hash_table_unref (self->small);
  g_hash_table_unref (self->initials);
  g_free (self);
}

/* Replacing */

/* Where one initial with its stop ends; NULL where none begins. */
static const char *
skip_initial (const char *at)
{
  const char *stop = g_utf8_next_char (at);

  return *at != '\0' && g_unichar_isupper (g_utf8_get_char (at)) && *stop == '.' ? stop + 1 : NULL;
}

/* "J.K." and "J. K.": where they end; NULL unless they are somebody's. */
static const char *
skip_initials (const LexCasePersons *self, const char *at, const Person **person)
{
  g_autoptr (GString) initials = g_string_new (NULL);
  const char *found = NULL;
  const char *end;

  for (guint i = 0; i < MAX_INITIALS && (end = skip_initial (at)) != NULL; i++)
    {
      const Person *meant;

      g_string_append_unichar (initials, g_utf8_get_char (at));
      meant = g_hash_table_lookup (self->initials, initials->str);
      if (meant != NULL)
        found = end, *person = meant;
      at = *end == ' ' ? end + 1 : end;
    }
  return found;
}

/* Where the name ends that begins at a word; NULL if none does.
 * @small: whether names may stand without a capital here */
static const char *
skip_name (const LexCasePersons *self, const char *at, gsize length, gboolean small,
           const Person **person)
{
  g_autofree char *word = g_strndup (at, length);
  g_autofree char *name = dup_name (at, length, TRUE);
  const gboolean capital = g_unichar_isupper (g_utf8_get_char (at));

  *person = name != NULL ? g_hash_table_lookup (self->words, name) : NULL;
  if (*person == NULL && name != NULL)
    *person = g_hash_table_lookup (self->forms, name);
  if (*person != NULL && !capital && !small && !g_ascii_isdigit (*at)
      && !g_hash_table_contains (self->small, name))
    *person = NULL;
  if (*person == NULL && !is_term (word))
    *person = g_hash_table_lookup (self->initials, word);
  return *person != NULL ? at + length : skip_initials (self, at, person);
}

/* The initial before a name, "J. Kowalski" and "O’Neil", not before @from; NULL if there is none.
 * What follows an article is a card. */
static const char *
step_back (const char *from, const char *at)
{
  static const char *const joins[] = { ". ", ".", "'", "’" };

  for (guint i = 0; i < G_N_ELEMENTS (joins); i++)
    {
      const gsize length = strlen (joins[i]);
      const char *letter;
      const char *before;

      if ((gsize) (at - from) <= length || strncmp (at - length, joins[i], length) != 0)
        continue;
      letter = g_utf8_find_prev_char (from, at - length);
      if (letter == NULL || !g_unichar_isupper (g_utf8_get_char (letter)))
        return NULL;
      before = g_utf8_find_prev_char (from, letter);
      if (before != NULL && is_part (g_utf8_get_char (before)))
        return NULL;
      return letter - from >= 4 && strncmp (letter - 4, "the ", 4) == 0 ? NULL : letter;
    }
  return NULL;
}

static const char *
back_over_initials (const char *from, const char *at)
{
  const char *letter;

  while ((letter = step_back (from, at)) != NULL)
    at = letter;
  return at;
}

/* Over the surname that is only begun: "Jan K." */
static const char *
over_initial (const LexCasePersons *self, const char *end, const Person *person)
{
  const char *last = *end == ' ' ? skip_initial (end + 1) : NULL;
  GHashTableIter iter;
  gpointer initials;
  gpointer meant;

  g_hash_table_iter_init (&iter, self->initials);
  while (last != NULL && g_hash_table_iter_next (&iter, &initials, &meant))
    if (meant == person
        && g_utf8_strchr (g_utf8_next_char ((char *) initials), -1, g_utf8_get_char (end + 1))
               != NULL)
      return last;
  return end;
}

/* Whether only a blank, a hyphen, or nothing stands between two words of one name. */
static gboolean
goes_on (const char *from, const char *to)
{
  return from != NULL && (from == to || (from + 1 == to && strchr (" -", *from) != NULL));
}

/* Those that stand next to each other and mean the same person are one name. */
char *
lex_case_persons_replace (const LexCasePersons *self, const char *text, LexLanguage language)
{
  GString *out = g_string_new (NULL);
  const gboolean small = !has_capital (text);
  const Person *last = NULL;
  const char *done = text;
  const char *end = NULL;
  gsize length;

  for (const char *at = text; (length = next_word (&at)) > 0; at += length)
    {
      const Person *person = NULL;
      const char *after = at < done ? NULL : skip_name (self, at, length, small, &person);
      const char *start = after != NULL ? back_over_initials (done, at) : NULL;

      if (after == NULL)
        continue;
      if (!goes_on (end, start) || person != last)
        {
          g_string_append_len (out, done, start - done);
          g_string_append (out, person->words[language]);
        }
      done = end = over_initial (self, after, person);
      last = person;
    }
  g_string_append (out, done);
  return g_string_free (out, FALSE);
}
