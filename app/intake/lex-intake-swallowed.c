/* lex-intake-swallowed.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether a clause holds the words of another, however they came there: a marker was lost or
 * misread, a title was. It refuses to put them elsewhere. Only lex-intake-law.c calls it.
 *
 * What speaks for it: a known clause is not there, and its heading, or enough of the words that
 * only the digest's clause of that label has, stand in another; or a clause is out of all
 * proportion to the digest's. The bounds below were measured with the digest and the English Laws.
 * Of 1095 pairs of neighbours nine share so much that the bound is passed, and none of them when
 * both are there; no clause of theirs but a table has more than 1.6 times the words.
 */

#include "intake/lex-intake-swallowed.h"

#include <string.h>

#include "intake/lex-intake-fragments.h"

/* The share of the words that tell a lost clause from one, and how many of them must be known. */
#define SHARE_BESIDE 0.3
#define WORDS_BESIDE 3
#define SHARE_APART 0.6
#define WORDS_APART 5
#define WORDS_RATHER 2

/* Neighbours that say nearly the same are told by all their words, and by how many there are. */
#define SHARE_ALIKE 0.6
#define TIMES_ALIKE 0.8

/* How many times the words of the digest, and some more, a clause has at most. */
#define TIMES_BESIDE 1.3
#define MORE_BESIDE 5
#define TIMES_ALWAYS 3.0
#define MORE_ALWAYS 10

/* What a place was given. */
typedef struct
{
  gboolean found;
  guint n_words;
  GHashTable *stems; /* (nullable): of its words */
} Held;

typedef struct
{
  GPtrArray *blocks;
  LexIntakeFit *fits;
  const LexIntakeSkeleton *skeleton;
  LexLanguage language;
  Held *held;  /* by place */
  guint first; /* the first place that can be lost: a law's own is its title */
} Search;

static const LexIntakePlace *
get_place (const Search *self, guint index)
{
  return g_ptr_array_index (self->skeleton->places, index);
}

static gboolean
is_words (const LexIntakeFit *fit)
{
  return fit->place >= 0 && fit->role != LEX_INTAKE_ROLE_HEADING
         && fit->role != LEX_INTAKE_ROLE_STRAY && fit->role != LEX_INTAKE_ROLE_DOUBT;
}

static guint
count_words (const char *text)
{
  guint n = *text != '\0';

  for (const char *c = text; *c; c++)
    n += *c == ' ';
  return n;
}

static void
gather (Search *self)
{
  for (guint i = 0; i < self->blocks->len; i++)
    {
      const LexIntakeBlock *block = g_ptr_array_index (self->blocks, i);
      const LexIntakeFit *fit = &self->fits[i];
      Held *held = fit->place >= 0 ? &self->held[fit->place] : NULL;

      /* What was doubted already may be of another place. */
      if (held)
        held->found |= is_words (fit) || fit->role == LEX_INTAKE_ROLE_HEADING;
      if (!is_words (fit))
        continue;
      if (!held->stems)
        held->stems = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      lex_intake_stems (block->text, held->stems);
      held->n_words += count_words (block->text);
    }
}

static gboolean
is_lost (const Search *self, guint place)
{
  return !self->held[place].found
         && (get_place (self, place)->has_text || get_place (self, place)->has_heading);
}

/* How much of what a lost clause says, and those beside (nullable) do not, is said in one; 0 if
 * that is less than so many words. */
static double
share_words (const Search *self, guint place, const LexIntakePlace *lost, GHashTable *own,
             guint least)
{
  GHashTable *words = lost->words[self->language];
  guint n_known = 0, n_said = 0;
  GHashTableIter iter;
  gpointer stem;

  g_hash_table_iter_init (&iter, words);
  while (g_hash_table_iter_next (&iter, &stem, NULL))
    if (!own || !g_hash_table_contains (own, stem))
      {
        n_known++;
        n_said += g_hash_table_contains (self->held[place].stems, stem);
      }
  return n_known >= least ? (double) n_said / n_known : 0;
}

/* Whether a heading begins where a sentence could. */
static gboolean
has_heading (const char *text, const LexIntakePlace *place)
{
  for (gsize at = 0; text[at]; at++)
    {
      gsize length = 0;

      if (at > 0 && (text[at - 1] != ' ' || !lex_intake_fragments_ends_sentence (text, at)))
        continue;
      length = lex_intake_place_match_heading (place, text + at);
      length += length ? strspn (text + at + length, " .:") : 0;
      if (length > 0 && g_unichar_isupper (g_utf8_get_char (text + at))
          && !g_unichar_islower (g_utf8_get_char (text + at + length)))
        return TRUE;
    }
  return FALSE;
}

static gboolean
holds_heading (const Search *self, guint place, const LexIntakePlace *lost)
{
  if (!lost->has_heading)
    return FALSE;
  for (guint i = 0; i < self->blocks->len; i++)
    if (self->fits[i].place == (int) place && is_words (&self->fits[i])
        && has_heading (((LexIntakeBlock *) self->blocks->pdata[i])->text, lost))
      return TRUE;
  return FALSE;
}

static gboolean
is_beyond (const Search *self, guint place, double times, guint more)
{
  guint known = get_place (self, place)->n_words[self->language];

  return self->held[place].n_words > times * (known + more);
}

/* The first place behind one that was found. */
static guint
find_next (const Search *self, guint place)
{
  guint next = place + 1;

  while (next < self->skeleton->places->len && !self->held[next].found)
    next++;
  return next;
}

static gboolean
says_both (const Search *self, guint place, guint lost)
{
  guint known = get_place (self, place)->n_words[self->language]
                + get_place (self, lost)->n_words[self->language];

  return self->held[place].n_words >= TIMES_ALIKE * known
         && share_words (self, place, get_place (self, lost), NULL, 1) >= SHARE_ALIKE;
}

/* Whether a lost clause that stood behind one seems to be in it. */
static gboolean
holds_next (const Search *self, guint place, guint lost)
{
  GHashTable *own = get_place (self, place)->words[self->language];

  return share_words (self, place, get_place (self, lost), own, WORDS_BESIDE) >= SHARE_BESIDE
         || says_both (self, place, lost) || holds_heading (self, place, get_place (self, lost))
         || (!get_place (self, lost)->optional
             && is_beyond (self, place, TIMES_BESIDE, MORE_BESIDE));
}

/* Whether what stands under a marker is rather what a lost clause says that has the same marker in
 * another list. */
static gboolean
is_rather (const Search *self, guint place, guint lost)
{
  const LexIntakePlace *here = get_place (self, place), *there = get_place (self, lost);
  GHashTable *own = here->words[self->language], *words = there->words[self->language];

  double share = here->level == there->level && here->ordinal == there->ordinal
                     ? share_words (self, place, there, own, WORDS_RATHER)
                     : 0;

  return share >= SHARE_BESIDE && share > share_words (self, place, here, words, WORDS_RATHER);
}

/* The items of a list, and what is below them, if one of them is rather of another: then nobody
 * knows what its letters count. */
static void
doubt_lists (Search *self, gboolean *doubted)
{
  guint n = self->skeleton->places->len;
  g_autofree gboolean *shifted = g_new0 (gboolean, n); /* by the place above the list */

  for (guint place = 1; place < n; place++)
    for (guint lost = self->first; self->held[place].stems && lost < n; lost++)
      if (is_lost (self, lost) && is_rather (self, place, lost))
        shifted[MAX (get_place (self, place)->parent, 0)] = TRUE;
  shifted[0] = FALSE; /* the letters of a law have no other list */
  for (guint place = 1; place < n; place++)
    {
      shifted[place] |= shifted[MAX (get_place (self, place)->parent, 0)];
      doubted[place] |= shifted[MAX (get_place (self, place)->parent, 0)];
    }
}

static gboolean
has_swallowed (const Search *self, guint place)
{
  GHashTable *own = get_place (self, place)->words[self->language];
  guint next = find_next (self, place);

  if (is_beyond (self, place, TIMES_ALWAYS, MORE_ALWAYS))
    return TRUE;
  for (guint lost = self->first; lost < self->skeleton->places->len; lost++)
    {
      gboolean beside = lost > place && lost < next;

      if (!is_lost (self, lost))
        continue;
      if (beside
              ? holds_next (self, place, lost)
              : share_words (self, place, get_place (self, lost), own, WORDS_APART) >= SHARE_APART)
        return TRUE;
    }
  return FALSE;
}

/* Whether a clause holds words of the law behind, which is nowhere: nobody expects it there, so
 * more must speak for it. */
static gboolean
holds_behind (const Search *self, guint place, const LexIntakeSkeleton *behind)
{
  GHashTable *own = get_place (self, place)->words[self->language];

  for (guint i = 0; i < behind->places->len; i++)
    if (share_words (self, place, behind->places->pdata[i], own, WORDS_APART) >= SHARE_APART
        || holds_heading (self, place, behind->places->pdata[i]))
      return TRUE;
  return FALSE;
}

static void
doubt (Search *self, const gboolean *doubted)
{
  for (guint i = 0; i < self->blocks->len; i++)
    if (is_words (&self->fits[i]) && doubted[self->fits[i].place])
      {
        self->fits[i].role = LEX_INTAKE_ROLE_DOUBT;
        self->fits[i].swallowed = TRUE;
      }
}

void
lex_intake_swallowed_doubt (GPtrArray *blocks, LexIntakeFit *fits,
                            const LexIntakeSkeleton *skeleton, const LexIntakeSkeleton *behind,
                            LexLanguage language)
{
  guint n = skeleton->places->len;
  g_autofree Held *held = g_new0 (Held, n);
  g_autofree gboolean *doubted = g_new0 (gboolean, n);
  Search self = { blocks,   fits, skeleton,
                  language, held, lex_intake_skeleton_is_beside (skeleton) ? 0 : 1 };

  gather (&self);
  for (guint place = 0; place < n; place++)
    doubted[place]
        = held[place].stems
          && (has_swallowed (&self, place) || (behind && holds_behind (&self, place, behind)));
  if (self.first > 0)
    doubt_lists (&self, doubted);
  doubt (&self, doubted);
  for (guint place = 0; place < n; place++)
    g_clear_pointer (&held[place].stems, g_hash_table_unref);
}

static gboolean
has_any_heading (const LexIntakeSkeleton *skeleton, const LexIntakePlace *known)
{
  for (guint i = 0; i < skeleton->places->len; i++)
    {
      const LexIntakePlace *place = g_ptr_array_index (skeleton->places, i);

      for (gsize j = 0; j < G_N_ELEMENTS (place->keys); j++)
        if (place->keys[j] && known->keys[j] && g_str_equal (place->keys[j], known->keys[j]))
          return TRUE;
    }
  return FALSE;
}

void
lex_intake_swallowed_doubt_headings (GPtrArray *blocks, LexIntakeFit *fits,
                                     const LexIntakeSkeleton *skeleton,
                                     const LexIntakeSkeleton *known)
{
  g_autofree gboolean *doubted = g_new0 (gboolean, skeleton->places->len);
  Search self = { .blocks = blocks, .fits = fits, .skeleton = skeleton };

  for (guint i = 0; i < known->places->len; i++)
    {
      const LexIntakePlace *lost = g_ptr_array_index (known->places, i);

      for (guint place = 0;
           lost->has_heading && !has_any_heading (skeleton, lost) && place < skeleton->places->len;
           place++)
        doubted[place] |= holds_heading (&self, place, lost);
    }
  doubt (&self, doubted);
}
