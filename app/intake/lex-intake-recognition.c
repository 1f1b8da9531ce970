/* lex-intake-recognition.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which law a file holds and in which language, from its outside: navigation, headings, little
 * words. Whether the inside bears it out is for the alignment to say. Only this room calls it.
 */

#include "intake/lex-intake-recognition.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "intake/formats/lex-intake-report.h"
#include "intake/lex-intake-edition.h"
#include "language/lex-fold.h"

/* The links to other pages, and a title, stand at the top. */
#define TOP_BLOCKS 5

/* A file of hundreds of short lines is no law; the first ones decide. */
#define MAX_TITLES 120

#define LIKENESS_SAME 0.85
#define SCORE_NUMBER 3
#define SCORE_TITLE 2
#define SCORE_HEADING 1
#define MIN_SCORE 2

/* So many headings are no chance: the law itself is there. */
#define MIN_SCORE_WHOLE (SCORE_TITLE + 2 * SCORE_HEADING)

/* Fewer little words are chance. */
#define MIN_WORDS 2

/* What the top of the page says of itself. */
typedef struct
{
  guint law; /* 0: nothing */
  gboolean has_language;
  LexLanguage language;
} Outside;

/* Links to the same law in the other language: `EN: Law 20`. */
static const struct
{
  const char *pattern;
  LexLanguage page;
} links[] = {
  { "\\bEN:\\s*(?:Law\\s*)?(\\d{1,2})\\b", LEX_LANGUAGE_PL },
  { "\\bPL:\\s*(?:przepis\\s*)?(\\d{1,2})\\b", LEX_LANGUAGE_EN },
};

#define NEIGHBOURS "←\\s*(\\d{1,2})|→\\s*(\\d{1,2})"
#define NUMBERED_TITLE "^(?:#+\\s*)?(law|przepis)\\s+(\\d{1,2})\\s*[.:–—-]?\\s*"

static guint
fetch_number (GMatchInfo *match, int group)
{
  g_autofree char *digits = g_match_info_fetch (match, group);

  return digits ? (guint) g_ascii_strtoull (digits, NULL, 10) : 0;
}

static gboolean
match_pattern (const char *pattern, const char *text, GMatchInfo **match)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, G_REGEX_CASELESS, 0, NULL);

  g_assert (regex);
  return g_regex_match (regex, text, 0, match);
}

/* Reads a line of links: it is taken out, so true even if it says nothing. */
static gboolean
read_links (const char *text, Outside *outside)
{
  g_autoptr (GMatchInfo) neighbours = NULL;
  gboolean found = FALSE;

  for (gsize i = 0; i < G_N_ELEMENTS (links); i++)
    {
      g_autoptr (GMatchInfo) match = NULL;

      if (!match_pattern (links[i].pattern, text, &match))
        continue;
      found = TRUE;
      outside->law = fetch_number (match, 1);
      outside->has_language = TRUE;
      outside->language = links[i].page;
    }
  if (!match_pattern (NEIGHBOURS, text, &neighbours))
    return found;

  /* The law before has the number one less. */
  if (!outside->law)
    outside->law = fetch_number (neighbours, 1) ? fetch_number (neighbours, 1) + 1
                                                : MAX (fetch_number (neighbours, 2), 1) - 1;
  return TRUE;
}

/* Reads `Law 20` with or without the title behind it, and leaves the title. */
static gboolean
read_numbered_title (LexIntakeBlock *block, Outside *outside)
{
  g_autoptr (GMatchInfo) match = NULL;
  int end;

  if (!lex_intake_block_is_title (block) || !match_pattern (NUMBERED_TITLE, block->text, &match))
    return FALSE;
  g_match_info_fetch_pos (match, 0, NULL, &end);
  outside->law = fetch_number (match, 2);
  memmove (block->text, block->text + end, strlen (block->text + end) + 1);
  return *block->text == '\0';
}

/* How many bytes of some words are the title of a law, in this edition or an older one. */
static gsize
measure_title (GPtrArray *skeletons, guint law, const char *words)
{
  for (guint i = 0; i < skeletons->len; i++)
    {
      const LexIntakeSkeleton *skeleton = g_ptr_array_index (skeletons, i);

      if (lex_intake_skeleton_get_law (skeleton) == law)
        return MAX (lex_intake_place_match_heading (g_ptr_array_index (skeleton->places, 0), words),
                    lex_intake_edition_match_title (law, words));
    }
  return 0;
}

/* Reads `15. Wrong Board` on top of a page where that is the title of the law, and leaves the
 * title: what stands behind it was a picture that led elsewhere. */
static void
read_counted_title (LexIntakeBlock *block, GPtrArray *skeletons, Outside *outside)
{
  gsize length;

  if (block->marker != LEX_INTAKE_MARKER_NUMBER || block->value == 0
      || !lex_intake_block_is_title (block))
    return;
  length = measure_title (skeletons, block->value, block->text);
  if (length == 0)
    return;
  outside->law = block->value;
  block->text[length] = '\0';
  block->marker = LEX_INTAKE_MARKER_NONE;
}

static Outside
read_outside (GPtrArray *blocks, GPtrArray *skeletons, GPtrArray *problems)
{
  Outside outside = { 0 };

  if (blocks->len > 0)
    read_counted_title (g_ptr_array_index (blocks, 0), skeletons, &outside);
  for (guint i = 0; i < MIN (TOP_BLOCKS, blocks->len);)
    {
      LexIntakeBlock *block = g_ptr_array_index (blocks, i);

      if (read_links (block->text, &outside))
        {
          lex_intake_report (problems, block->line, LEX_SEVERITY_NOTE,
                             _ ("a line of links to other pages was left out"));
          g_ptr_array_remove_index (blocks, i);
        }
      else if (read_numbered_title (block, &outside))
        g_ptr_array_remove_index (blocks, i);
      else
        i++;
    }
  return outside;
}

typedef struct
{
  guint n_words[LEX_N_LANGUAGES];
} WordCount;

/* Words of grammar that the other language does not have. */
static gboolean
count_word_cb (const char *token, gsize start, gsize end, gpointer user_data)
{
  static const char *const words[LEX_N_LANGUAGES] = {
    [LEX_LANGUAGE_EN]
    = " the of and or is in his be by for with if that this are when not see law any no may ",
    [LEX_LANGUAGE_PL]
    = " w z na nie jest lub oraz gdy jezeli sie od za przez ktory jego po moze patrz przepis ",
  };
  g_autofree char *padded = g_strconcat (" ", token, " ", NULL);
  WordCount *count = user_data;

  for (int i = 0; i < LEX_N_LANGUAGES; i++)
    if (strstr (words[i], padded))
      count->n_words[i]++;
  return TRUE;
}

static guint
count_polish_letters (const char *text)
{
  static const char letters[] = "ąćęłńśźż";
  guint n = 0;

  for (const char *c = text; *c; c = g_utf8_next_char (c))
    if (g_utf8_strchr (letters, -1, g_unichar_tolower (g_utf8_get_char (c))))
      n++;
  return n;
}

gboolean
lex_intake_recognize_language (GPtrArray *blocks, LexLanguage *language)
{
  WordCount count = { { 0, 0 } };
  guint pl;

  for (guint i = 0; i < blocks->len; i++)
    {
      const LexIntakeBlock *block = g_ptr_array_index (blocks, i);

      lex_tokenize (block->text, -1, count_word_cb, &count);
      count.n_words[LEX_LANGUAGE_PL] += count_polish_letters (block->text);
    }
  pl = count.n_words[LEX_LANGUAGE_PL];
  *language = pl > count.n_words[LEX_LANGUAGE_EN] ? LEX_LANGUAGE_PL : LEX_LANGUAGE_EN;
  return count.n_words[*language] >= MIN_WORDS;
}

static GPtrArray *
list_titles (GPtrArray *blocks)
{
  GPtrArray *titles = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < blocks->len && titles->len < MAX_TITLES; i++)
    {
      const LexIntakeBlock *block = g_ptr_array_index (blocks, i);

      if (lex_intake_block_is_title (block))
        g_ptr_array_add (titles, lex_fold (block->text, -1));
    }
  return titles;
}

static gboolean
has_title_like (GPtrArray *titles, const LexIntakePlace *place)
{
  for (guint i = 0; i < titles->len; i++)
    if (lex_intake_place_rate_heading (place, g_ptr_array_index (titles, i)) >= LIKENESS_SAME)
      return TRUE;
  return FALSE;
}

static guint
rate_skeleton (const LexIntakeSkeleton *skeleton, GPtrArray *titles, const Outside *outside)
{
  guint law = lex_intake_skeleton_get_law (skeleton);
  guint score = law && law == outside->law ? SCORE_NUMBER : 0;

  for (guint i = 0; i < skeleton->places->len; i++)
    {
      const LexIntakePlace *place = g_ptr_array_index (skeleton->places, i);

      if (place->has_heading && has_title_like (titles, place))
        score += place->depth == 0 ? SCORE_TITLE : SCORE_HEADING;
    }
  return score;
}

/* Says what a file's outside claims that its inside does not bear out. */
static void
report_doubts (const LexIntakeIdentity *identity, const Outside *outside, GPtrArray *problems)
{
  guint law = identity->skeleton ? lex_intake_skeleton_get_law (identity->skeleton) : 0;

  if (law && outside->law && law != outside->law)
    lex_intake_report (problems, 1, LEX_SEVERITY_WARNING,
                       _ ("the page calls itself Law %u, but its headings are those of Law %u; "
                          "it was read as that"),
                       outside->law, law);
  if (outside->has_language && identity->has_language && outside->language != identity->language)
    lex_intake_report (problems, 1, LEX_SEVERITY_WARNING,
                       _ ("the links promise a page in “%s”, but its words are in “%s”"),
                       lex_language_get_code (outside->language),
                       lex_language_get_code (identity->language));
}

LexIntakeIdentity
lex_intake_recognize (GPtrArray *blocks, GPtrArray *skeletons, GPtrArray *problems)
{
  Outside outside = read_outside (blocks, skeletons, problems);
  g_autoptr (GPtrArray) titles = list_titles (blocks);
  LexIntakeIdentity identity = { NULL, LEX_LANGUAGE_EN, FALSE, 0 };
  guint best = MIN_SCORE - 1;

  identity.has_language = lex_intake_recognize_language (blocks, &identity.language);
  for (guint i = 0; i < skeletons->len; i++)
    {
      const LexIntakeSkeleton *skeleton = g_ptr_array_index (skeletons, i);
      guint score = lex_intake_skeleton_is_beside (skeleton)
                        ? 0
                        : rate_skeleton (skeleton, titles, &outside);

      if (score >= MIN_SCORE_WHOLE)
        identity.n_laws++;
      if (score <= best)
        continue;
      best = score;
      identity.skeleton = skeleton;
    }
  if (outside.has_language && !identity.has_language)
    {
      identity.language = outside.language;
      identity.has_language = TRUE;
    }
  report_doubts (&identity, &outside, problems);
  return identity;
}
