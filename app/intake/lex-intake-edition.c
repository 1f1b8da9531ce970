/* lex-intake-edition.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which edition of the Laws a text is, weighed by what editions.tsv knows of the older ones. It
 * does not read their clauses. Only this room calls it.
 */

#include "intake/lex-intake-edition.h"

#include <string.h>

#include "intake/lex-intake-heading.h"
#include "intake/lex-intake-printed.h"
#include "intake/lex-intake-resources.h"
#include "intake/lex-intake-shape.h"
#include "model/lex-resource.h"

LEX_RESOURCE_LATE (intake)

#define PATH "/org/lexbridge/intake/editions.tsv"

/* Less evidence than this makes no other edition: one title, or two lesser signs. */
#define SCORE_LEAST 4
#define SCORE_NAME 6
#define SCORE_TITLE 4
#define SCORE_LAST 4
#define SCORE_RENUMBERED 4
#define SCORE_HEADING 3
#define SCORE_LACKS 3
#define SCORE_WORD 3
#define SCORE_CITE 2

#define TITLE_MAX_CHARACTERS 90

/* A chapter's title and links to other pages may stand above that of a law. */
#define MAX_TOP_BLOCKS 6

#define N_EDITIONS 3
#define EDITION_NOW 2
#define EDITION_BEFORE 1

/* The year of the wording in force. */
#define REVISED "2024"

static const char *const editions[N_EDITIONS] = { "1997", "2007", LEX_INTAKE_EDITION };

/* One line of the table. */
typedef struct
{
  gboolean of[N_EDITIONS];
  char **fields; /* editions, what, law, words */
  guint law;
  char *key;
} Fact;

typedef struct
{
  GPtrArray *facts;
  int scores[N_EDITIONS];
} Scale;

static void
fact_free (gpointer data)
{
  Fact *self = data;

  g_strfreev (self->fields);
  g_free (self->key);
  g_free (self);
}

static Fact *
fact_new (const char *line)
{
  Fact *self = g_new0 (Fact, 1);

  self->fields = g_strsplit_set (line, "\t", 4);
  g_assert (g_strv_length (self->fields) == 4);
  for (guint i = 0; i < N_EDITIONS; i++)
    self->of[i] = strstr (self->fields[0], editions[i]) != NULL;
  self->law = (guint) g_ascii_strtoull (self->fields[2], NULL, 10);
  self->key = lex_intake_heading_key (self->fields[3]);
  return self;
}

static GPtrArray *
list_facts (void)
{
  g_autoptr (GBytes) bytes = g_resource_lookup_data (lex_intake_find_resource (), PATH,
                                                     G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_auto (GStrv) lines = g_strsplit_set (text, "\n", -1);
  GPtrArray *facts = g_ptr_array_new_with_free_func (fact_free);

  for (char **line = lines; *line; line++)
    if (**line && **line != '#')
      g_ptr_array_add (facts, fact_new (*line));
  return facts;
}

static void
score (Scale *self, const Fact *fact, int weight)
{
  for (guint i = 0; i < N_EDITIONS; i++)
    if (fact->of[i])
      self->scores[i] += weight;
}

static gboolean
is (const Fact *fact, const char *what)
{
  return g_str_equal (fact->fields[1], what);
}

/* All words of a section, in small letters. */
static char *
dup_words (const LexIntakeSection *section)
{
  g_autoptr (GString) words = g_string_new (section->title);

  for (guint i = 0; i < section->blocks->len; i++)
    g_string_append_printf (words, " %s",
                            ((LexIntakeBlock *) g_ptr_array_index (section->blocks, i))->text);
  return g_utf8_strdown (words->str, -1);
}

static gboolean
has_any_word (const char *words, const char *list)
{
  g_auto (GStrv) all = g_strsplit_set (list, "|", -1);

  for (char **word = all; *word; word++)
    if (strstr (words, *word))
      return TRUE;
  return FALSE;
}

/* `Law 23`, and no letter behind it. */
static gboolean
cites (const char *words, const char *label)
{
  static const char *const before[] = { "law ", "laws ", "przepis ", "przepisu ", "przepisem " };
  g_autofree char *low = g_ascii_strdown (label, -1);

  for (gsize i = 0; i < G_N_ELEMENTS (before); i++)
    {
      g_autofree char *sought = g_strconcat (before[i], low, NULL);

      for (const char *found = strstr (words, sought); found;
           found = strstr (found + strlen (sought), sought))
        if (!g_ascii_isalnum (found[strlen (sought)]) && found[strlen (sought)] != '(')
          return TRUE;
    }
  return FALSE;
}

static gboolean
has_heading (const LexIntakeSection *section, const char *key)
{
  for (guint i = 0; i < section->blocks->len; i++)
    if (lex_intake_heading_match (
            key, ((LexIntakeBlock *) g_ptr_array_index (section->blocks, i))->text))
      return TRUE;
  return FALSE;
}

static gboolean
has_place (const LexIntakePrinted *printed, const LexIntakeSkeleton *skeleton, const char *label)
{
  for (guint i = 0; i < printed->blocks->len; i++)
    {
      const LexIntakePlace *place
          = printed->fits[i].place < 0
                ? NULL
                : g_ptr_array_index (skeleton->places, (guint) printed->fits[i].place);

      if (place && g_str_equal (lex_label_get_text (place->label), label))
        return TRUE;
    }
  return FALSE;
}

/* Whether the list ends where it does not in 2017, and the law goes on behind it; or goes on as it
 * does in 2017. */
static void
weigh_last (Scale *self, const LexIntakeSection *section, const Fact *fact)
{
  g_autoptr (LexIntakePrinted) printed
      = lex_intake_printed_align (section->blocks, section->skeleton);
  gsize length = strlen (fact->fields[3]);
  g_autofree char *last = g_strconcat (fact->fields[2], fact->fields[3], NULL);
  g_autofree char *more = g_strdup (last);
  g_autofree char *letter = g_strdup_printf ("%s%c", fact->fields[2], fact->fields[3][0] + 1);
  g_autofree char *first = g_strconcat (letter, "1", NULL);

  more[strlen (more) - 1]++;
  if (length < 2 || !has_place (printed, section->skeleton, last))
    return;
  if (has_place (printed, section->skeleton, more))
    self->scores[EDITION_NOW] += SCORE_LAST;
  else if (has_place (printed, section->skeleton, letter)
           || has_place (printed, section->skeleton, first))
    score (self, fact, SCORE_LAST);
}

static void
weigh_fact (Scale *self, const Fact *fact, const LexIntakeSection *section, const char *words)
{
  g_autofree char *title = lex_intake_heading_key (section->title);

  if (is (fact, "title") && g_str_equal (title, fact->key))
    score (self, fact, SCORE_TITLE);
  else if (is (fact, "title")
           && lex_intake_place_match_heading (g_ptr_array_index (section->skeleton->places, 0),
                                              section->title))
    self->scores[EDITION_NOW] += SCORE_TITLE;
  else if (is (fact, "heading") && has_heading (section, fact->key))
    score (self, fact, SCORE_HEADING);
  else if (is (fact, "word") && strstr (words, fact->fields[3]))
    score (self, fact, SCORE_WORD);
  else if (is (fact, "cite") && cites (words, fact->fields[3]))
    score (self, fact, SCORE_CITE);
  else if (is (fact, "lacks") && has_any_word (words, fact->fields[3]))
    self->scores[EDITION_NOW] += SCORE_LACKS;
  else if (is (fact, "lacks"))
    score (self, fact, SCORE_LACKS);
  else if (is (fact, "last"))
    weigh_last (self, section, fact);
}

/* Where a letter is printed twice, one of them is misprinted. */
static gboolean
repeats_letter (const LexIntakeSection *section)
{
  guint64 seen = 0;

  for (guint i = 0; i < section->blocks->len; i++)
    {
      const LexIntakeBlock *block = g_ptr_array_index (section->blocks, i);
      guint64 letter = G_GUINT64_CONSTANT (1) << (block->value % 64);

      if (block->marker != LEX_INTAKE_MARKER_CAPITAL)
        continue;
      if (seen & letter)
        return TRUE;
      seen |= letter;
    }
  return FALSE;
}

/* A letter with the heading that another letter has in 2017. */
static gboolean
is_renumbered (const LexIntakeSection *section)
{
  for (guint i = 0; i < section->blocks->len; i++)
    {
      const LexIntakeBlock *block = g_ptr_array_index (section->blocks, i);

      for (guint j = 1;
           block->marker == LEX_INTAKE_MARKER_CAPITAL && j < section->skeleton->places->len; j++)
        {
          const LexIntakePlace *place = g_ptr_array_index (section->skeleton->places, j);

          if (place->level == LEX_INTAKE_LEVEL_CAPITAL && place->ordinal == block->value
              && lex_intake_skeleton_contradicts (section->skeleton, place, block->text))
            return TRUE;
        }
    }
  return FALSE;
}

static void
weigh_section (Scale *self, const LexIntakeSection *section)
{
  guint law = lex_intake_skeleton_get_law (section->skeleton);
  g_autofree char *words = dup_words (section);

  if (law > 0 && !repeats_letter (section) && is_renumbered (section))
    for (guint i = 0; i < EDITION_NOW; i++)
      self->scores[i] += SCORE_RENUMBERED;
  for (guint i = 0; law > 0 && i < self->facts->len; i++)
    {
      const Fact *fact = g_ptr_array_index (self->facts, i);

      if (fact->law == 0 || fact->law == law)
        weigh_fact (self, fact, section, words);
    }
}

/* A title of the Laws with the year of one edition in it. */
static void
weigh_name (Scale *self, const LexIntakeBlock *block)
{
  g_autofree char *low = NULL;
  int named = -1, n = 0;

  if (g_utf8_strlen (block->text, -1) > TITLE_MAX_CHARACTERS || !lex_intake_block_is_title (block))
    return;
  low = g_utf8_strdown (block->text, -1);
  for (int i = 0; i < N_EDITIONS; i++)
    if (strstr (low, editions[i]))
      named = i, n++;
  if (n == 1 && has_any_word (low, "laws|prawo|prawa|mpb"))
    self->scores[named] += SCORE_NAME;
}

static void
weigh_names (Scale *self, GPtrArray *blocks)
{
  for (guint i = 0; i < blocks->len; i++)
    weigh_name (self, g_ptr_array_index (blocks, i));
}

static int
find_best (const Scale *self)
{
  int best = EDITION_NOW;

  for (int i = EDITION_NOW - 1; i >= 0; i--)
    if (self->scores[i] >= SCORE_LEAST && self->scores[i] > self->scores[best])
      best = i;
  return best;
}

const char *
lex_intake_edition_find (GPtrArray *sections, GPtrArray *outside, LexIntakeCertainty *certainty)
{
  g_autoptr (GPtrArray) facts = list_facts ();
  Scale scale = { facts, { 0 } };
  int best;

  weigh_names (&scale, outside);
  for (guint i = 0; i < sections->len; i++)
    {
      const LexIntakeSection *section = g_ptr_array_index (sections, i);

      weigh_section (&scale, section);
      weigh_names (&scale, section->blocks);
    }
  best = find_best (&scale);
  *certainty = scale.scores[best] > 0 ? LEX_INTAKE_CERTAINTY_TOLD : LEX_INTAKE_CERTAINTY_ASSUMED;
  for (int i = 0; i < N_EDITIONS; i++)
    if (i != best && scale.scores[i] >= SCORE_LEAST && scale.scores[i] == scale.scores[best])
      *certainty = LEX_INTAKE_CERTAINTY_DOUBTED;
  /* Nothing that is known tells the edition, but this is not the shape of the laws in force: it
   * stands apart from them, until somebody says what it is. */
  if (best == EDITION_NOW && scale.scores[best] == 0 && lex_intake_shape_is_foreign (sections))
    {
      best = EDITION_BEFORE;
      *certainty = LEX_INTAKE_CERTAINTY_DOUBTED;
    }
  return editions[best];
}

gsize
lex_intake_edition_match_title (guint law, const char *words)
{
  g_autoptr (GPtrArray) facts = list_facts ();
  gsize longest = 0;

  for (guint i = 0; i < facts->len; i++)
    {
      const Fact *fact = g_ptr_array_index (facts, i);

      if (fact->law == law && is (fact, "title"))
        longest = MAX (longest, lex_intake_heading_match (fact->key, words));
    }
  return longest;
}

char *
lex_intake_edition_find_title (guint law, GPtrArray *blocks)
{
  for (guint i = 0; i < MIN (blocks->len, MAX_TOP_BLOCKS); i++)
    {
      const LexIntakeBlock *block = g_ptr_array_index (blocks, i);

      if (block->marker == LEX_INTAKE_MARKER_NONE && *block->text != '\0'
          && lex_intake_edition_match_title (law, block->text) == strlen (block->text))
        return g_strdup (block->text);
    }
  return NULL;
}

static gboolean
says (GPtrArray *blocks)
{
  for (guint i = 0; i < blocks->len; i++)
    if (strstr (((LexIntakeBlock *) g_ptr_array_index (blocks, i))->text, REVISED))
      return TRUE;
  return FALSE;
}

const char *
lex_intake_edition_says (GPtrArray *sections, GPtrArray *outside)
{
  gboolean said = says (outside);

  for (guint i = 0; i < sections->len && !said; i++)
    said = says (((LexIntakeSection *) g_ptr_array_index (sections, i))->blocks);
  return said ? REVISED : NULL;
}

const char *
lex_intake_edition_find_publisher (GPtrArray *outside)
{
  static const struct
  {
    const char *words;
    const char *name;
  } publishers[] = {
    { "polski związek brydża sportowego", "PZBS" },
    { "english bridge union", "EBU" },
    { "published by american contract bridge league", "ACBL" },
    { "by the american contract bridge league", "ACBL" },
    { "world bridge federation", "WBF" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (publishers); i++)
    for (guint j = 0; j < outside->len; j++)
      {
        const LexIntakeBlock *block = g_ptr_array_index (outside, j);
        g_autofree char *low = g_utf8_strdown (block->text, -1);

        if (strstr (low, publishers[i].words))
          return publishers[i].name;
      }
  return NULL;
}
