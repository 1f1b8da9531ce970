/* lex-repair-diagram.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One line of a printed deal, in every way that it can be read: which words are signs of suits and
 * which are cards. It does not know whose cards they are. Only lex-repair-deal.c and
 * lex-repair-figures.c call it.
 */

#include "intake/repair/lex-repair-diagram.h"

#include <string.h>

/* A line of a diagram is short. */
#define MAX_LINE_BYTES 120
#define MAX_WORDS 8
#define MAX_READINGS 32

typedef struct
{
  char *words[MAX_WORDS + 1];
  LexLanguage language;
  GPtrArray *readings; /* of LexRepairLine */
} Reader;

static void
line_free (gpointer data)
{
  LexRepairLine *self = data;

  for (guint i = 0; i < self->n_groups; i++)
    g_free (self->groups[i].mark);
  g_free (self);
}

static void
keep (Reader *self, const LexRepairLine *line)
{
  LexRepairLine *kept;

  if (line->n_groups == 0 || self->readings->len >= MAX_READINGS)
    return;
  kept = g_memdup2 (line, sizeof *line);
  for (guint i = 0; i < kept->n_groups; i++)
    kept->groups[i].mark = g_strdup (kept->groups[i].mark);
  g_ptr_array_add (self->readings, kept);
}

static void read_from (Reader *self, guint at, LexRepairLine line);

static void
add_group (Reader *self, guint next, LexRepairLine line, char *mark, const LexRepairCards *cards)
{
  if (line.n_groups == LEX_REPAIR_DIAGRAM_MAX_GROUPS)
    return;
  line.groups[line.n_groups++] = (LexRepairGroup){ mark, *cards };
  read_from (self, next, line);
}

/* A sign of one or two characters right before its cards: `&7`, `QO W842`, `$K10984`. */
static void
read_glued (Reader *self, guint at, const LexRepairLine *line)
{
  const char *word = self->words[at];
  const char *c = word;

  for (guint n = 1; n <= 2 && *c != '\0'; n++)
    {
      g_autofree char *mark = NULL;
      LexRepairCards cards;

      c = g_utf8_next_char (c);
      if (*c == '\0' || !lex_repair_cards_read_mark (word, (gsize) (c - word))
          || !lex_repair_cards_read (c, strlen (c), self->language, &cards))
        continue;
      mark = g_strndup (word, (gsize) (c - word));
      add_group (self, at + 1, *line, mark, &cards);
    }
}

static void
read_from (Reader *self, guint at, LexRepairLine line)
{
  const LexRepairCards none = { 0 };
  char *word = self->words[at];
  char *next = word ? self->words[at + 1] : NULL;
  LexRepairCards cards;

  if (!word)
    {
      keep (self, &line);
      return;
    }
  if (lex_repair_cards_read_mark (word, strlen (word)))
    {
      if (next && lex_repair_cards_read (next, strlen (next), self->language, &cards))
        add_group (self, at + 2, line, word, &cards);
      /* The dash of a void is easily lost. */
      if (!lex_repair_cards_read (word, strlen (word), self->language, &cards))
        add_group (self, at + 1, line, word, &none);
    }
  read_glued (self, at, &line);
  if (lex_repair_cards_read (word, strlen (word), self->language, &cards))
    add_group (self, at + 1, line, NULL, &cards);
}

static gboolean
is_single_card (const Reader *self, const char *word)
{
  LexRepairCards cards;

  return lex_repair_cards_read (word, strlen (word), self->language, &cards) && cards.n_unread == 0
         && cards.cards != 0 && (cards.cards & (LexHolding) (cards.cards - 1)) == 0;
}

/* `♠` or `♠A`: what comes next may be further cards of that suit. */
static gboolean
opens_suit (const char *word)
{
  return (guchar) *word >= 0x80;
}

/* Cards that are set apart, `♠ A K 7 5`, are one word. */
static gboolean
split (Reader *self, char *text)
{
  char *rest = NULL, *end = NULL;
  guint n = 0;

  for (char *word = strtok_r (text, " \t", &rest); word; word = strtok_r (NULL, " \t", &rest))
    {
      const gboolean single = is_single_card (self, word);

      if (single && end != NULL)
        {
          const gsize length = strlen (word);

          memmove (end, word, length + 1);
          end += length;
          continue;
        }
      if (n == MAX_WORDS)
        return FALSE;
      end = (single && n > 0 && opens_suit (self->words[n - 1])) || opens_suit (word)
                ? word + strlen (word)
                : NULL;
      /* The sign itself stays a word of its own. */
      if (opens_suit (word) && lex_repair_cards_read_mark (word, strlen (word)))
        end = NULL;
      self->words[n++] = word;
    }
  self->words[n] = NULL;
  return n > 0;
}

/* Whether any of a reading's holdings has cards. */
static gboolean
has_cards (const LexRepairLine *line)
{
  for (guint i = 0; i < line->n_groups; i++)
    if (line->groups[i].cards.cards != 0 || line->groups[i].mark)
      return TRUE;
  return FALSE;
}

GPtrArray *
lex_repair_diagram_read_line (const char *text, LexLanguage language)
{
  Reader self = { .language = language };
  g_autofree char *copy = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  self.readings = g_ptr_array_new_with_free_func (line_free);
  if (strlen (text) > MAX_LINE_BYTES)
    return self.readings;
  copy = g_strdup (text);
  if (split (&self, copy))
    read_from (&self, 0, (LexRepairLine){ .n_groups = 0 });
  for (guint i = self.readings->len; i > 0; i--)
    if (!has_cards (g_ptr_array_index (self.readings, i - 1)))
      g_ptr_array_remove_index (self.readings, i - 1);
  return self.readings;
}
