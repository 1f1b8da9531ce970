/* lex-repairer.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Goes through the words of a text and mends those that a scanner or a font damaged. It does not
 * know where the text came from nor what it is about. The intake calls it.
 */

#include "intake/repair/lex-repairer.h"

#include <string.h>

#include "intake/repair/lex-repair-choice.h"
#include "intake/repair/lex-repair-letters.h"
#include "intake/repair/lex-repair-ligatures.h"
#include "intake/repair/lex-repair-words.h"

/* So many spellings are tried for all words of a text together: a scanned one takes three a byte
 * where it is short, fewer as its words come again. */
#define MIN_TRIES 200000
#define TRIES_PER_KILOBYTE 800

/* So many letters are tried for them. */
#define STEPS_PER_TRY 100

struct _LexRepairer
{
  /* Owned */
  LexRepairWords *words;
  GHashTable *readings; /* printed word → (owned GPtrArray) the words it may be */

  LexLanguage language;
  LexRepairLigatures ligatures; /* that may be lost */
  gboolean lost;                /* the marks of its letters */
  guint n_steps;                /* that are left */
};

static void
set_tries (LexRepairer *self, guint n_tries)
{
  lex_repair_words_set_tries (self->words, n_tries);
  self->n_steps = n_tries * STEPS_PER_TRY;
}

LexRepairer *
lex_repairer_new (LexLanguage language, const char *folder, GError **error)
{
  LexRepairWords *words = lex_repair_words_new (language, folder, error);
  LexRepairer *self;

  if (words == NULL)
    return NULL;
  self = g_new0 (LexRepairer, 1);
  self->words = words;
  self->language = language;
  self->readings
      = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  return self;
}

void
lex_repairer_free (LexRepairer *self)
{
  if (self == NULL)
    return;

  lex_repair_words_free (self->words);
  g_hash_table_unref (self->readings);
  g_free (self);
}

gboolean
lex_repairer_is_exhausted (LexRepairer *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return lex_repair_words_get_tries (self->words) == 0 || self->n_steps == 0;
}

void
lex_repairer_close_dictionaries (void)
{
  lex_repair_words_close_all ();
}

void
lex_repairer_learn (LexRepairer *self, const char *text)
{
  g_return_if_fail (self != NULL && text != NULL);

  lex_repair_words_learn (self->words, text);
}

void
lex_repairer_survey (LexRepairer *self, const char *text)
{
  g_return_if_fail (self != NULL && text != NULL);

  self->lost = self->language == LEX_LANGUAGE_PL && lex_repair_letters_are_lost (text);
  /* A scanner loses marks, a font ligatures; who looks for both in each word finds none in time. */
  self->ligatures = self->lost ? 0 : lex_repair_ligatures_find_lost (text);
  set_tries (self, MIN_TRIES + (guint) (MIN (strlen (text), G_MAXINT) / 1024) * TRIES_PER_KILOBYTE);
}

/* The search for what a word may be. */
typedef struct
{
  LexRepairer *repairer;
  GPtrArray *readings;
} Trial;

static gboolean
try_cb (const char *word, gpointer user_data)
{
  Trial *trial = user_data;

  if (lex_repair_words_get_tries (trial->repairer->words) == 0)
    return FALSE;
  if (lex_repair_words_try (trial->repairer->words, word)
      && !g_ptr_array_find_with_equal_func (trial->readings, word, g_str_equal, NULL))
    g_ptr_array_add (trial->readings, g_strdup (word));
  return TRUE;
}

/* The words that a printed one may be, with as few letters misread as possible. */
static GPtrArray *
find_readings (LexRepairer *self, const char *printed)
{
  GPtrArray *readings = g_hash_table_lookup (self->readings, printed);
  gboolean known = !self->lost && lex_repair_words_knows (self->words, printed);

  if (readings != NULL)
    return readings;
  readings = g_ptr_array_new_with_free_func (g_free);
  if (known)
    g_ptr_array_add (readings, g_strdup (printed));
  for (guint n = 0;
       readings->len == 0 && n <= LEX_REPAIR_MAX_SHAPES && !lex_repairer_is_exhausted (self); n++)
    {
      Trial trial = { self, readings };

      /* Not all were tried: there may be another one. */
      if (!lex_repair_letters_foreach (printed, n, &self->n_steps, try_cb, &trial))
        g_ptr_array_set_size (readings, 0);
    }
  g_hash_table_insert (self->readings, g_strdup (printed), readings);
  return readings;
}

/* A walk through the words of one text. */
typedef struct
{
  LexRepairer *repairer;
  const char *text;
  GString *out;
  guint line;
  LexRepairs *repairs;
  const char *last_end; /* of the word before; %NULL at the beginning */
  char *last;           /* (owned) (nullable): that word, settled */
} Walk;

static void
set_last (Walk *self, const char *word, const char *end)
{
  g_free (self->last);
  self->last = g_strdup (word);
  self->last_end = end;
}

/* Letters, and signs that stand for one within a word. */
static const char *
find_end (const char *word)
{
  const char *c = word;

  for (;;)
    {
      gunichar letter = g_utf8_get_char (c);
      gunichar next = letter ? g_utf8_get_char (g_utf8_next_char (c)) : 0;

      if (g_unichar_isalpha (letter) || letter == 0xA2)
        c = g_utf8_next_char (c);
      else if (lex_repair_letters_is_damage (letter) && c > word
               && (letter == '$' ? g_unichar_isalpha (next) || next == 0xA2 : next == 'j'))
        c = g_utf8_next_char (c);
      else
        return c;
    }
}

static gboolean
is_plain_gap (const char *from, const char *to)
{
  for (; from < to; from++)
    if (!g_ascii_isspace (*from))
      return FALSE;
  return TRUE;
}

static gboolean
begins_sentence (const Walk *self, const char *word)
{
  const char *c = word;

  while (c > self->text)
    {
      c = g_utf8_prev_char (c);
      if (!g_unichar_isspace (g_utf8_get_char (c)))
        return g_unichar_ispunct (g_utf8_get_char (c)) && *c != ',' && *c != ';';
    }
  return TRUE;
}

/* A capital within a word makes an abbreviation of it; but a Z at its end is a ź. */
static gboolean
has_inner_capital (const char *word)
{
  for (const char *c = g_utf8_next_char (word); *c != '\0'; c = g_utf8_next_char (c))
    if (g_unichar_isupper (g_utf8_get_char (c))
        && !(*c == 'Z' && c[1] == '\0'
             && g_unichar_islower (g_utf8_get_char (g_utf8_prev_char (c)))))
      return TRUE;
  return FALSE;
}

/* An abbreviation whose I was misread. Small letters behind the first are none within a sentence
 * only: `Ul` may begin one. */
static const char *
find_abbreviation (Walk *self, const char *printed, const char *start)
{
  if (!g_ascii_isupper (*printed)
      || (!has_inner_capital (printed) && begins_sentence (self, start)))
    return NULL;
  return lex_repair_words_find_abbreviation (self->repairer->words, printed);
}

/* The reading whose last letter is printed, so that no more is changed than is sure; or nothing. */
static const char *
find_shared (GPtrArray *readings, const char *printed)
{
  const char *shared = NULL;
  gunichar last = g_utf8_get_char (g_utf8_prev_char (printed + strlen (printed)));

  for (guint i = 0; i < readings->len; i++)
    {
      const char *reading = g_ptr_array_index (readings, i);

      if (g_utf8_get_char (g_utf8_prev_char (reading + strlen (reading))) != last)
        continue;
      if (shared != NULL)
        return printed;
      shared = reading;
    }
  return shared ? shared : printed;
}

static const char *
ask (Walk *self, const char *printed, GPtrArray *readings)
{
  const char *shared = find_shared (readings, printed);

  g_ptr_array_add (readings, NULL);
  lex_repairs_ask (self->repairs, self->line, printed,
                   (const char *const *) (void *) readings->pdata);
  g_ptr_array_set_size (readings, (int) readings->len - 1);
  return shared;
}

/* Whether a word is left alone: too short to be one, a name, an abbreviation. */
static gboolean
is_left_alone (const Walk *self, const char *printed, const char *start)
{
  if (g_utf8_strlen (printed, -1) < 2 || has_inner_capital (printed))
    return TRUE;
  return !self->repairer->lost && g_unichar_isupper (g_utf8_get_char (printed))
         && !begins_sentence (self, start);
}

/* The word behind, if blanks alone part it; as it is to be read, where it has one reading. */
static char *
dup_next (Walk *self, const char *end)
{
  const char *start = end;
  const char *stop;
  g_autofree char *printed = NULL;
  GPtrArray *readings;

  while (g_ascii_isspace (*start))
    start++;
  stop = find_end (start);
  if (stop == start || start == end)
    return NULL;
  printed = g_strndup (start, (gsize) (stop - start));
  readings = find_readings (self->repairer, printed);
  return readings->len == 1 ? g_strdup (g_ptr_array_index (readings, 0))
                            : g_steal_pointer (&printed);
}

static gboolean
follows_comma (const Walk *self, const char *start)
{
  while (start > self->text && g_ascii_isspace (start[-1]))
    start--;
  return start > self->text && start[-1] == ',';
}

static GPtrArray *
choose (Walk *self, const char *printed, const char *start)
{
  GPtrArray *all = find_readings (self->repairer, printed);
  GPtrArray *readings = g_ptr_array_copy (all, (GCopyFunc) (void *) g_strdup, NULL);
  gboolean plain = self->last_end != NULL && is_plain_gap (self->last_end, start);
  g_autofree char *next = dup_next (self, start + strlen (printed));
  LexRepairPlace place = { plain ? self->last : NULL, next, follows_comma (self, start) };

  g_ptr_array_set_free_func (readings, g_free);
  lex_repair_choose (self->repairer->words, readings, &place);
  return readings;
}

static void
settle (Walk *self, const char *printed, const char *after, const char *end)
{
  if (!g_str_equal (printed, after))
    lex_repairs_add (self->repairs, self->line, printed, after);
  g_string_append (self->out, after);
  set_last (self, after, end);
}

/* A stop that a small letter follows is none, but the ł that ends the word. */
static gboolean
takes_stop (Walk *self, const char *printed, const char *start, const char *end)
{
  g_autofree char *longer = g_strconcat (printed, "!", NULL);
  g_autoptr (GPtrArray) readings = NULL;
  const char *next = end + 1;

  if (*end != '!' || !g_ascii_isspace (*next))
    return FALSE;
  while (g_ascii_isspace (*next))
    next++;
  if (!g_unichar_islower (g_utf8_get_char (next)))
    return FALSE;
  readings = choose (self, longer, start);
  if (readings->len == 1)
    settle (self, longer, g_ptr_array_index (readings, 0), end + 1);
  return readings->len == 1;
}

/* Mends one word and gives where it ends: a sign behind it may be its last letter. */
static const char *
mend_word (Walk *self, const char *start, const char *end)
{
  g_autofree char *printed = g_strndup (start, (gsize) (end - start));
  const char *abbreviation = find_abbreviation (self, printed, start);
  g_autoptr (GPtrArray) readings = NULL;

  if (abbreviation != NULL || is_left_alone (self, printed, start))
    {
      settle (self, printed, abbreviation ? abbreviation : printed, end);
      return end;
    }
  if (takes_stop (self, printed, start, end))
    return end + 1;
  readings = choose (self, printed, start);
  if (readings->len > 1)
    {
      const char *shared = ask (self, printed, readings);

      g_string_append (self->out, shared);
      set_last (self, shared, end);
    }
  else
    settle (self, printed, readings->len ? g_ptr_array_index (readings, 0) : printed, end);
  return end;
}

static char *
mend_letters (LexRepairer *self, const char *text, guint line, LexRepairs *repairs)
{
  Walk walk = { self, text, g_string_sized_new (strlen (text)), line, repairs, NULL, NULL };
  const char *c = text;

  while (*c != '\0')
    {
      const char *end = g_unichar_isalpha (g_utf8_get_char (c)) ? find_end (c) : c;
      gboolean digit = (c > text && g_ascii_isdigit (c[-1])) || g_ascii_isdigit (*end);

      if (end > c && !digit)
        c = mend_word (&walk, c, end);
      else
        {
          end = end > c ? end : g_utf8_next_char (c);
          g_string_append_len (walk.out, c, end - c);
          c = end;
        }
    }
  g_free (walk.last);
  return g_string_free (walk.out, FALSE);
}

char *
lex_repairer_mend (LexRepairer *self, const char *text, guint line, LexRepairs *repairs)
{
  g_autofree char *whole = NULL;

  g_return_val_if_fail (self != NULL && text != NULL && repairs != NULL, NULL);

  whole = self->lost
              ? lex_repair_ligatures_spell (text)
              : lex_repair_ligatures_mend (self->words, self->ligatures, text, line, repairs);
  return self->language == LEX_LANGUAGE_PL ? mend_letters (self, whole, line, repairs)
                                           : g_steal_pointer (&whole);
}
