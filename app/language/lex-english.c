/* lex-english.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What an English dictionary for spelling leaves unsaid: which suffixes bend a
 * word and which make another, the strong forms, and which words may be spelt
 * in two ways. It knows nothing of dictionaries. Only the lemmatizer may call it.
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

/* Words in -ise that are never written with a z; those in -wise, after a vowel (raise), or with
 * fewer than three letters before (rise, size) are told by their shape. */
static const char *const only_s[] = {
  "advertise", "advise",    "apprise",   "chastise",    "circumcise",  "compromise", "concise",
  "demise",    "despise",   "devise",    "enfranchise", "enterprise",  "excise",     "exercise",
  "expertise", "franchise", "improvise", "incise",      "merchandise", "paradise",   "precise",
  "premise",   "promise",   "reprise",   "revise",      "sunrise",     "supervise",  "surmise",
  "surprise",  "televise",  "treatise",  "uprise",
};

/* What may follow the letter. */
static const char *const after_letter[]
    = { "e", "es", "ed", "er", "ers", "ing", "ings", "able", "ation", "ations", "ational" };

/* Whether the word that ends in -ise or -yse, @stem without its last two letters, has a z too. */
static gboolean
has_both (const char *stem, gsize length)
{
  g_autofree char *verb = g_strdup_printf ("%.*sise", (int) length, stem);

  if (g_str_has_suffix (verb, "wise") || strchr ("aeiou", stem[length - 1]) != NULL)
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (only_s); i++)
    if (g_str_equal (verb, only_s[i]))
      return FALSE;
  return TRUE;
}

/* Finds the letter that may be the other: where an ending of those above follows it. */
static gboolean
find_letter (const char *word, gsize *place)
{
  for (gsize i = 0; i < G_N_ELEMENTS (after_letter); i++)
    {
      gsize n_before = strlen (word) - MIN (strlen (word), strlen (after_letter[i]));
      gboolean hard;

      if (n_before < 5 || !g_str_equal (word + n_before, after_letter[i])
          || (word[n_before - 1] != 's' && word[n_before - 1] != 'z'))
        continue;
      hard = word[n_before - 2] == 'y' && word[n_before - 3] == 'l';
      if (!hard && word[n_before - 2] != 'i')
        continue;
      *place = n_before - 1;
      return hard || has_both (word, n_before - 2);
    }
  return FALSE;
}

/* How words begin in Britain and in America, apart from those that the letter tells. A beginning
 * does not begin another's twin, but for the British one, which is looked for first. */
static const struct
{
  const char *british;
  const char *american;
} twins[] = {
  { "acknowledgement", "acknowledgment" },
  { "afterwards", "afterward" },
  { "ageing", "aging" },
  { "analogue", "analog" },
  { "armour", "armor" },
  { "artefact", "artifact" },
  { "behaviour", "behavior" },
  { "catalogue", "catalog" },
  { "centre", "center" },
  { "clamour", "clamor" },
  { "colour", "color" },
  { "defence", "defense" },
  { "demeanour", "demeanor" },
  { "dialogue", "dialog" },
  { "discolour", "discolor" },
  { "dishonour", "dishonor" },
  { "endeavour", "endeavor" },
  { "enquir", "inquir" },
  { "enrolment", "enrollment" },
  { "favour", "favor" },
  { "flavour", "flavor" },
  { "fulfilment", "fulfillment" },
  { "fulfils", "fulfills" },
  { "grey", "gray" },
  { "harbour", "harbor" },
  { "honour", "honor" },
  { "humour", "humor" },
  { "instalment", "installment" },
  { "judgement", "judgment" },
  { "labour", "labor" },
  { "licence", "license" },
  { "manoeuvre", "maneuver" },
  { "misbehaviour", "misbehavior" },
  { "misdemeanour", "misdemeanor" },
  { "neighbour", "neighbor" },
  { "offence", "offense" },
  { "practise", "practice" },
  { "practising", "practicing" },
  { "pretence", "pretense" },
  { "programme", "program" },
  { "rigour", "rigor" },
  { "rumour", "rumor" },
  { "savour", "savor" },
  { "sceptic", "skeptic" },
  { "skilful", "skillful" },
  { "theatre", "theater" },
  { "towards", "toward" },
  { "unfavour", "unfavor" },
  { "vigour", "vigor" },
  { "wilful", "willful" },
};

/* Verbs whose last letter doubles in Britain alone, before these endings. */
static const char *const doubling[]
    = { "cancel", "channel", "counsel", "dial",   "equal", "fuel",  "initial",
        "label",  "level",   "marshal", "marvel", "model", "panel", "quarrel",
        "rival",  "signal",  "total",   "travel", "tunnel" };
static const char *const doubled_endings[] = { "ed", "er", "ers", "ing", "ings" };

/* Whether a verb of those with such an ending, whose last letter is doubled if it @is_british. */
static gboolean
is_doubling (const char *word, const char *verb, gboolean is_british)
{
  const char *ending = word + strlen (verb);

  if (!g_str_has_prefix (word, verb) || (is_british && *ending++ != 'l'))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (doubled_endings); i++)
    if (g_str_equal (ending, doubled_endings[i]))
      return TRUE;
  return FALSE;
}

/* The word with another beginning. */
static char *
exchange (const char *word, const char *from, const char *to)
{
  return g_strconcat (to, word + strlen (from), NULL);
}

static char *
dup_doubling (const char *word, gboolean american)
{
  for (gsize i = 0; i < G_N_ELEMENTS (doubling); i++)
    {
      g_autofree char *british = g_strconcat (doubling[i], "l", NULL);

      if (is_doubling (word, doubling[i], TRUE))
        return american ? exchange (word, british, doubling[i]) : g_strdup (word);
      if (is_doubling (word, doubling[i], FALSE))
        return american ? g_strdup (word) : exchange (word, doubling[i], british);
    }
  return NULL;
}

/* The word as it is spelt on one side of the ocean; %NULL if that is no matter. */
static char *
dup_twin (const char *word, gboolean american)
{
  for (gsize i = 0; i < G_N_ELEMENTS (twins); i++)
    {
      const char *british = twins[i].british;

      if (g_str_has_prefix (word, british))
        return american ? exchange (word, british, twins[i].american) : g_strdup (word);
      if (g_str_has_prefix (word, twins[i].american))
        return american ? g_strdup (word) : exchange (word, twins[i].american, british);
    }
  return dup_doubling (word, american);
}

char *
lex_english_dup_spelling (const char *word, char letter)
{
  g_autofree char *twin = NULL;
  gsize place;
  char *spelt;

  g_return_val_if_fail (word != NULL, NULL);

  twin = dup_twin (word, letter == 'z');
  if (!find_letter (twin != NULL ? twin : word, &place))
    return g_steal_pointer (&twin);
  spelt = g_strdup (twin != NULL ? twin : word);
  spelt[place] = letter;
  return spelt;
}
