/* lex-english.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What an English dictionary for spelling leaves unsaid: which suffixes bend a
 * word and which make another, and the strong forms. It knows nothing of
 * dictionaries. Only the lemmatizer may call it.
 */

#include "language/lex-english.h"

#include <string.h>

/* A spelling dictionary lists these forms as words of their own. Left out are
 * verbs that no rule of a game needs, and forms that are more often another
 * word (`saw`, `lay`). */
static const struct
{
  const char *lemma;
  const char *forms;
} irregulars[] = {
  { "arise", "arose arisen" },
  { "become", "became" },
  { "begin", "began begun" },
  { "break", "broke broken" },
  { "bring", "brought" },
  { "choose", "chose chosen" },
  { "come", "came" },
  { "deal", "dealt" },
  { "do", "did done does" },
  { "draw", "drew drawn" },
  { "fall", "fell fallen" },
  { "feel", "felt" },
  { "find", "found" },
  { "forbid", "forbade forbidden" },
  { "forget", "forgot forgotten" },
  { "get", "got gotten" },
  { "give", "gave given" },
  { "go", "went gone goes" },
  { "have", "had has" },
  { "hear", "heard" },
  { "hide", "hid hidden" },
  { "hold", "held" },
  { "keep", "kept" },
  { "know", "knew known" },
  { "lay", "laid" },
  { "lead", "led" },
  { "leave", "left" },
  { "lose", "lost" },
  { "make", "made" },
  { "mean", "meant" },
  { "meet", "met" },
  { "mishear", "misheard" },
  { "mislead", "misled" },
  { "misunderstand", "misunderstood" },
  { "pay", "paid" },
  { "redeal", "redealt" },
  { "rise", "rose risen" },
  { "say", "said" },
  { "see", "seen" },
  { "seek", "sought" },
  { "sell", "sold" },
  { "send", "sent" },
  { "show", "shown" },
  { "speak", "spoke spoken" },
  { "spend", "spent" },
  { "stand", "stood" },
  { "take", "took taken" },
  { "teach", "taught" },
  { "tell", "told" },
  { "think", "thought" },
  { "undertake", "undertook undertaken" },
  { "understand", "understood" },
  { "win", "won" },
  { "withdraw", "withdrew withdrawn" },
  { "withhold", "withheld" },
  { "write", "wrote written" },
};

/* Recognized by shape, not by the dictionary's flags: another English
 * dictionary gives its flags other letters. */
gboolean
lex_english_is_inflection (const char *stem, gsize stripped, const char *added)
{
  static const char *const endings[]
      = { "", "s", "es", "ies", "d", "ed", "ied", "ing", "ings", "ying", "yings" };
  gsize length;

  g_return_val_if_fail (stem != NULL && added != NULL, FALSE);

  length = strlen (stem);
  if (stripped == 0 && length > 0 && strlen (added) > 2)
    {
      char last = stem[length - 1];

      /* bid, bidding; a final c doubles as ck: panic, panicked. */
      if (added[0] == last || (last == 'c' && added[0] == 'k'))
        added++;
    }

  for (gsize i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      if (g_str_equal (added, endings[i]))
        return TRUE;
    }

  return FALSE;
}

const char *
lex_english_get_irregular_forms (const char *lemma)
{
  g_return_val_if_fail (lemma != NULL, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (irregulars); i++)
    {
      if (g_str_equal (irregulars[i].lemma, lemma))
        return irregulars[i].forms;
    }

  return NULL;
}

static gboolean
has_word (const char *words, const char *word)
{
  gsize length = strlen (word);

  for (const char *at = strstr (words, word); at != NULL; at = strstr (at + 1, word))
    {
      if ((at == words || at[-1] == ' ') && (at[length] == '\0' || at[length] == ' '))
        return TRUE;
    }

  return FALSE;
}

const char *
lex_english_get_irregular_lemma (const char *form)
{
  g_return_val_if_fail (form != NULL && *form != '\0', NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (irregulars); i++)
    {
      if (has_word (irregulars[i].forms, form))
        return irregulars[i].lemma;
    }

  return NULL;
}
