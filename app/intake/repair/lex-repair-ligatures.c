/* lex-repair-ligatures.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Ligatures that a PDF's fonts lost on their way to text. It knows the five that fonts have, and
 * asks which words there are. Only lex-repairer.c calls it.
 */

#include "intake/repair/lex-repair-ligatures.h"

#include <string.h>

static const char *const ligatures[] = { "fi", "fl", "ff", "ffi", "ffl" };

/* A word of one or two letters becomes another too easily. */
#define MIN_LETTERS 3

/* A ligature that stands in fewer words than one of these was lost in most: some pages of a book
 * may be set in another font. */
#define RARE_WORDS 1000

/* No word is so long, in bytes. */
#define MAX_BYTES 40

#define ALL_LIGATURES ((1u << G_N_ELEMENTS (ligatures)) - 1)

/* What a font has instead of the letters. */
static const char *const drawn[] = { "ﬀ", "ﬁ", "ﬂ", "ﬃ", "ﬄ" };
static const char *const spelt[] = { "ff", "fi", "fl", "ffi", "ffl" };

/* Letter by letter: a sanitizer measures all that is left of a text at each strstr(). */
static gsize
count (const char *text, const char *sought)
{
  const gsize length = strlen (sought);
  gsize n = 0;

  for (const char *c = text; *c != '\0';)
    {
      const gboolean found = *c == *sought && strncmp (c, sought, length) == 0;

      n += found;
      c += found ? length : 1;
    }
  return n;
}

LexRepairLigatures
lex_repair_ligatures_find_lost (const char *text)
{
  LexRepairLigatures lost = 0;

  gsize n_words;

  g_return_val_if_fail (text != NULL, 0);

  n_words = count (text, " ");
  for (guint i = 0; i < G_N_ELEMENTS (ligatures); i++)
    if (count (text, ligatures[i]) * RARE_WORDS <= n_words)
      lost |= 1u << i;
  return lost;
}

char *
lex_repair_ligatures_spell (const char *text)
{
  g_autoptr (GString) out = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  out = g_string_new (text);

  for (guint i = 0; i < G_N_ELEMENTS (drawn); i++)
    g_string_replace (out, drawn[i], spelt[i], 0);
  return g_string_free (g_steal_pointer (&out), FALSE);
}

/* A mending under way. */
typedef struct
{
  LexRepairWords *words;
  LexRepairLigatures lost;
  guint line;
  LexRepairs *repairs;
  GString *out;
} Mending;

static gsize
measure_word (const char *text)
{
  const char *c = text;

  while (g_unichar_isalpha (g_utf8_get_char (c)))
    c = g_utf8_next_char (c);
  return (gsize) (c - text);
}

/* What stands in the gap that a ligature left: one blank, or the sign for what can not be shown. */
static gsize
measure_gap (const char *text)
{
  static const char replacement[] = "\xEF\xBF\xBD";

  if (g_str_has_prefix (text, replacement))
    return strlen (replacement);
  return *text == ' ' ? 1 : 0;
}

static void
try_ligatures (const Mending *self, LexRepairLigatures lost, const char *before, const char *after,
               GPtrArray *readings)
{
  for (guint i = 0; i < G_N_ELEMENTS (ligatures); i++)
    {
      g_autofree char *word
          = lost & (1u << i) ? g_strconcat (before, ligatures[i], after, NULL) : NULL;

      if (word != NULL && !g_ptr_array_find_with_equal_func (readings, word, g_str_equal, NULL)
          && lex_repair_words_try (self->words, word))
        g_ptr_array_add (readings, g_steal_pointer (&word));
    }
}

static gboolean
settle (Mending *self, const char *printed, GPtrArray *readings)
{
  if (readings->len == 1)
    {
      lex_repairs_add (self->repairs, self->line, printed, g_ptr_array_index (readings, 0));
      g_string_append (self->out, g_ptr_array_index (readings, 0));
      return TRUE;
    }
  if (readings->len > 1)
    {
      g_ptr_array_add (readings, NULL);
      lex_repairs_ask (self->repairs, self->line, printed,
                       (const char *const *) (void *) readings->pdata);
    }
  return FALSE;
}

/* A single letter is hardly ever a word, whatever a dictionary says. */
static gboolean
is_word (const Mending *self, const char *text)
{
  return *text != '\0' && *g_utf8_next_char (text) == '\0'
             ? lex_repair_words_are_common (self->words, text)
             : lex_repair_words_knows (self->words, text);
}

/* Which ligatures may have stood in a gap. Where what stands before it is no word it may be any:
 * a text may be put together from pages that lost some and pages that did not. */
static LexRepairLigatures
find_lost_in_gap (const Mending *self, const char *first, const char *last)
{
  if (*first != '\0' && *last != '\0' && !is_word (self, first)
      && g_unichar_islower (g_utf8_get_char (last)))
    return ALL_LIGATURES;
  return self->lost;
}

/* Two words that are none, or not both, and one with a ligature between them. */
static gsize
mend_pair (Mending *self, const char *text, gsize length)
{
  gsize gap = measure_gap (text + length);
  gsize next = gap ? measure_word (text + length + gap) : 0;
  g_autofree char *first = g_strndup (text, length);
  g_autofree char *last = g_strndup (text + length + gap, next);
  g_autofree char *printed = g_strndup (text, length + gap + next);
  g_autoptr (GPtrArray) readings = g_ptr_array_new_with_free_func (g_free);

  if (next == 0 || length + next > MAX_BYTES)
    return 0;
  if (gap == 1 && is_word (self, first) && is_word (self, last))
    return 0;
  try_ligatures (self, find_lost_in_gap (self, first, last), first, last, readings);
  return settle (self, printed, readings) ? strlen (printed) : 0;
}

/* A capital within a sentence makes a name of a word: that no dictionary has it does not tell that
 * it lost anything. */
static gboolean
is_name (const char *start, const char *word)
{
  const char *c = word;

  if (!g_unichar_isupper (g_utf8_get_char (word)))
    return FALSE;
  while (c > start && g_unichar_isspace (g_utf8_get_char (g_utf8_prev_char (c))))
    c = g_utf8_prev_char (c);
  return c > start && strchr (".!?:", *g_utf8_prev_char (c)) == NULL;
}

/* Polish has so few words with ligatures that a text without any lost none for that: there a word
 * must be one of the field to be what was meant (“ora” is no “flora”). */
static void
drop_far (const Mending *self, GPtrArray *readings)
{
  for (guint i = readings->len; i > 0; i--)
    if (!lex_repair_words_are_of_field (self->words, g_ptr_array_index (readings, i - 1)))
      g_ptr_array_remove_index (readings, i - 1);
}

/* A word that is none, and one with a ligature put in somewhere. */
static gsize
mend_word (Mending *self, const char *text, gsize length)
{
  g_autofree char *printed = g_strndup (text, length);
  g_autoptr (GPtrArray) readings = NULL;

  if (self->lost == 0 || length < MIN_LETTERS || length > MAX_BYTES || !g_ascii_islower (printed[1])
      || lex_repair_words_knows (self->words, printed))
    return 0;
  readings = g_ptr_array_new_with_free_func (g_free);
  for (const char *c = printed; *c != '\0'; c = g_utf8_next_char (c))
    {
      g_autofree char *before = g_strndup (printed, (gsize) (c - printed));

      try_ligatures (self, self->lost, before, c, readings);
    }
  try_ligatures (self, self->lost, printed, "", readings);
  if (lex_repair_words_get_language (self->words) == LEX_LANGUAGE_PL)
    drop_far (self, readings);
  return settle (self, printed, readings) ? length : 0;
}

/* Part of an abbreviation, a label or a word with an apostrophe is no word. */
static gboolean
stands_alone (const char *start, const char *word, gsize length)
{
  gunichar before = word > start ? g_utf8_get_char (g_utf8_prev_char (word)) : ' ';
  gunichar after = g_utf8_get_char (word + length);

  return !g_unichar_isdigit (before) && !g_unichar_isdigit (after) && before != '\''
         && before != 0x2019 && after != '\'' && after != 0x2019 && before != '.';
}

/* A lone letter before a word was parted from it by the ligature that is lost between them: then
 * none was lost within it, whatever word that would make. */
static gboolean
follows_letter (const char *start, const char *word)
{
  const char *letter;

  if (word - start < 2 || word[-1] != ' ')
    return FALSE;
  letter = g_utf8_prev_char (word - 1);
  return g_unichar_isalpha (g_utf8_get_char (letter)) && strchr ("aAI", *letter) == NULL
         && (letter == start || !g_unichar_isalnum (g_utf8_get_char (g_utf8_prev_char (letter))));
}

char *
lex_repair_ligatures_mend (LexRepairWords *words, LexRepairLigatures lost, const char *text,
                           guint line, LexRepairs *repairs)
{
  g_autofree char *plain = NULL;
  Mending self = { words, lost, line, repairs, NULL };

  g_return_val_if_fail (words != NULL && text != NULL && repairs != NULL, NULL);

  plain = lex_repair_ligatures_spell (text);
  self.out = g_string_sized_new (strlen (plain));
  for (const char *c = plain; *c != '\0';)
    {
      gsize length = measure_word (c);
      gsize taken = 0;

      if (length > 0 && stands_alone (plain, c, length))
        {
          taken = mend_pair (&self, c, length);
          if (taken == 0 && !follows_letter (plain, c) && !is_name (plain, c))
            taken = mend_word (&self, c, length);
        }
      if (taken == 0)
        {
          taken = length > 0 ? length : (gsize) (g_utf8_next_char (c) - c);
          g_string_append_len (self.out, c, (gssize) taken);
        }
      c += taken;
    }
  return g_string_free (self.out, FALSE);
}
