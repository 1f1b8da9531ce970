/* lex-intake-skeleton.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is known of a law beforehand: its labels in order, their headings, and
 * the words that our own digest uses of the same matter. It does not know the
 * foreign file. Only this room calls it.
 */

#include "intake/lex-intake-skeleton.h"

#include <string.h>

#include "intake/lex-intake-heading.h"
#include "language/lex-fold.h"
#include "model/lex-roman.h"

/* Polish inflects at the end: five letters tell words apart well enough, and
 * words of three are mostly grammar. */
#define STEM_BYTES 5
#define STEM_MIN_BYTES 4

/* Fewer letters begin many headings. */
#define BEGIN_MIN_BYTES 6

/* Two short sentences share words by chance. */
#define MIN_STEMS 3

static void
place_free (gpointer data)
{
  LexIntakePlace *self = data;

  for (gsize i = 0; i < G_N_ELEMENTS (self->headings); i++)
    {
      g_free (self->headings[i]);
      g_free (self->keys[i]);
    }
  g_hash_table_unref (self->stems);
  for (gsize i = 0; i < LEX_N_LANGUAGES; i++)
    g_hash_table_unref (self->words[i]);
  lex_label_unref (self->label);
  g_free (self);
}

void
lex_intake_skeleton_free (LexIntakeSkeleton *self)
{
  if (!self)
    return;
  g_ptr_array_unref (self->places);
  g_free (self);
}

static gboolean
add_stem_cb (const char *token, gsize start, gsize end, gpointer user_data)
{
  gsize length = strlen (token);

  if (strpbrk (token, "0123456789"))
    g_hash_table_add (user_data, g_strdup (token));
  else if (length >= STEM_MIN_BYTES)
    g_hash_table_add (user_data, g_strndup (token, STEM_BYTES));
  return TRUE;
}

void
lex_intake_stems (const char *text, GHashTable *stems)
{
  if (text)
    lex_tokenize (text, -1, add_stem_cb, stems);
}

double
lex_intake_overlap (GHashTable *a, GHashTable *b)
{
  GHashTable *small = g_hash_table_size (a) < g_hash_table_size (b) ? a : b;
  GHashTable *large = small == a ? b : a;
  GHashTableIter iter;
  gpointer stem;
  guint n_shared = 0;

  g_hash_table_iter_init (&iter, small);
  while (g_hash_table_iter_next (&iter, &stem, NULL))
    if (g_hash_table_contains (large, stem))
      n_shared++;
  return (double) n_shared / MAX (g_hash_table_size (small), MIN_STEMS);
}

/* Dice's coefficient over the pairs of bytes; each pair of b is used once. */
double
lex_intake_likeness (const char *a, const char *b)
{
  gsize length_a = strlen (a), length_b = strlen (b), n_shared = 0;
  g_autofree gboolean *used = g_new0 (gboolean, length_b + 1);

  if (length_a < 2 || length_b < 2)
    return strcmp (a, b) == 0;
  for (gsize i = 0; i + 1 < length_a; i++)
    for (gsize j = 0; j + 1 < length_b; j++)
      if (!used[j] && a[i] == b[j] && a[i + 1] == b[j + 1])
        {
          used[j] = TRUE;
          n_shared++;
          break;
        }
  return 2.0 * (double) n_shared / (double) (length_a + length_b - 2);
}

double
lex_intake_place_rate_heading (const LexIntakePlace *self, const char *folded)
{
  double best = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (self->headings); i++)
    if (self->headings[i])
      best = MAX (best, lex_intake_likeness (self->headings[i], folded));
  return best;
}

gsize
lex_intake_place_match_heading (const LexIntakePlace *self, const char *text)
{
  gsize longest = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (self->keys); i++)
    if (self->keys[i])
      longest = MAX (longest, lex_intake_heading_match (self->keys[i], text));
  return longest;
}

gboolean
lex_intake_skeleton_contradicts (const LexIntakeSkeleton *self, const LexIntakePlace *place,
                                 const char *text)
{
  if (!place->has_heading || lex_intake_place_match_heading (place, text))
    return FALSE;
  for (guint i = 1; i < self->places->len; i++)
    {
      const LexIntakePlace *other = g_ptr_array_index (self->places, i);

      if (other != place && other->level == place->level && other->has_heading
          && lex_intake_place_match_heading (other, text))
        return TRUE;
    }
  return FALSE;
}

gboolean
lex_intake_place_begins_heading (const LexIntakePlace *self, const char *text)
{
  g_autofree char *key = lex_intake_heading_key (text);

  for (gsize i = 0; i < G_N_ELEMENTS (self->keys) && strlen (key) >= BEGIN_MIN_BYTES; i++)
    if (self->keys[i] && strlen (self->keys[i]) > strlen (key)
        && g_str_has_prefix (self->keys[i], key))
      return TRUE;
  return FALSE;
}

gboolean
lex_intake_place_has_label (const LexIntakePlace *self, const char *mark)
{
  const char *a = lex_label_get_text (self->label), *b = mark;

  while (*a || *b)
    if (*a == '(' || *a == ')')
      a++;
    else if (*b && strchr ("().: ", *b))
      b++;
    else if (*a && *a == *b)
      a++, b++;
    else
      return FALSE;
  return TRUE;
}

static void
read_part (LexIntakePlace *self)
{
  const char *part = lex_label_get_part (self->label);

  self->depth = lex_label_get_depth (self->label);
  if (*part == '(')
    {
      self->level = LEX_INTAKE_LEVEL_ROMAN;
      self->ordinal = lex_roman_parse (part + 1, strlen (part) - 2); /* without its brackets */
    }
  else if (g_ascii_isdigit (*part))
    {
      self->level = self->depth == 0 ? LEX_INTAKE_LEVEL_NUMBER : LEX_INTAKE_LEVEL_DIGIT;
      self->ordinal = (guint) g_ascii_strtoull (part, NULL, 10);
    }
  else
    {
      gboolean capital = g_ascii_isupper (*part);

      self->level = capital ? LEX_INTAKE_LEVEL_CAPITAL : LEX_INTAKE_LEVEL_SMALL;
      self->ordinal = (guint) (*part - (capital ? 'A' : 'a') + 1);
    }
}

static void
count_words (LexIntakePlace *self, const char *text, gsize language)
{
  guint n = 1;

  for (const char *c = text; *c; c++)
    n += g_ascii_isspace (*c);
  self->n_words[language] = MAX (self->n_words[language], n);
}

/* Laws that changed are known by both wordings: nobody says which edition a
 * file holds. */
static void
read_wording (LexIntakePlace *self, const LexWording *wording, gsize which)
{
  if (wording->heading)
    {
      self->headings[which] = lex_fold (wording->heading, -1);
      self->keys[which] = lex_intake_heading_key (wording->heading);
    }
  self->has_heading |= wording->heading != NULL;
  self->has_text |= wording->text != NULL;
  lex_intake_stems (wording->heading, self->stems);
  if (!wording->text)
    return;
  lex_intake_stems (lex_text_get_plain (wording->text), self->words[which % LEX_N_LANGUAGES]);
  count_words (self, lex_text_get_plain (wording->text), which % LEX_N_LANGUAGES);
}

/* What is known of the words in any language. */
static void
merge_words (LexIntakePlace *self)
{
  for (gsize i = 0; i < LEX_N_LANGUAGES; i++)
    {
      GHashTableIter iter;
      gpointer stem;

      g_hash_table_iter_init (&iter, self->words[i]);
      while (g_hash_table_iter_next (&iter, &stem, NULL))
        g_hash_table_add (self->stems, g_strdup (stem));
    }
}

static int
find_parent (GPtrArray *places, LexLabel *label)
{
  for (guint i = places->len; i > 0; i--)
    if (lex_label_contains (((LexIntakePlace *) g_ptr_array_index (places, i - 1))->label, label))
      return (int) i - 1;
  return -1;
}

static gboolean
has_wording (const LexWording *wording)
{
  gboolean has = FALSE;

  for (gsize i = 0; i < LEX_N_LANGUAGES; i++)
    has |= wording[i].heading || wording[i].text;
  return has;
}

/* A clause that came with the wording in force, or went with the one before. */
static gboolean
is_optional (const LexClauseParts *parts)
{
  return (parts->from || parts->until)
         && !(has_wording (parts->wording) && has_wording (parts->past));
}

static LexIntakePlace *
place_new (LexLabel *label, int parent)
{
  LexIntakePlace *self = g_new0 (LexIntakePlace, 1);

  self->label = lex_label_ref (label);
  self->parent = parent;
  self->stems = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (gsize i = 0; i < LEX_N_LANGUAGES; i++)
    self->words[i] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  read_part (self);
  return self;
}

static LexIntakePlace *
read_place (LexClause *clause, GPtrArray *before)
{
  const LexClauseParts *parts = lex_clause_get_parts (clause);
  LexIntakePlace *self = place_new (parts->label, find_parent (before, parts->label));

  for (gsize i = 0; i < LEX_N_LANGUAGES; i++)
    {
      read_wording (self, &parts->wording[i], i);
      read_wording (self, &parts->past[i], LEX_N_LANGUAGES + i);
    }
  merge_words (self);
  self->optional = is_optional (parts);
  return self;
}

LexIntakePlace *
lex_intake_skeleton_add_place (LexIntakeSkeleton *self, LexLabel *label, int parent)
{
  LexIntakePlace *place = place_new (label, parent);

  place->has_text = TRUE;
  g_ptr_array_add (self->places, place);
  return place;
}

void
lex_intake_place_copy_headings (LexIntakePlace *self, const LexIntakePlace *other)
{
  for (gsize i = 0; i < G_N_ELEMENTS (self->headings); i++)
    {
      g_free (self->headings[i]);
      g_free (self->keys[i]);
      self->headings[i] = g_strdup (other->headings[i]);
      self->keys[i] = g_strdup (other->keys[i]);
    }
  self->has_heading = other->has_heading;
}

LexIntakeSkeleton *
lex_intake_skeleton_new (LexDocument *document)
{
  LexIntakeSkeleton *self = g_new0 (LexIntakeSkeleton, 1);

  self->document = document;
  self->places = g_ptr_array_new_with_free_func (place_free);
  return self;
}

guint
lex_intake_skeleton_get_law (const LexIntakeSkeleton *self)
{
  const LexIntakePlace *first = g_ptr_array_index (self->places, 0);

  return lex_label_get_law (first->label);
}

gboolean
lex_intake_skeleton_is_beside (const LexIntakeSkeleton *self)
{
  const char *name = lex_document_get_name (self->document);

  return g_str_equal (name, "definitions") || g_str_equal (name, "introduction");
}

/* A document of the Laws is cut at each new law; others stay whole. */
static void
list_document (GPtrArray *skeletons, LexDocument *document)
{
  GPtrArray *clauses = lex_document_get_clauses (document);
  LexIntakeSkeleton *last = NULL;

  for (guint i = 0; clauses && i < clauses->len; i++)
    {
      LexClause *clause = g_ptr_array_index (clauses, i);

      if (!last
          || lex_intake_skeleton_get_law (last)
                 != lex_label_get_law (lex_clause_get_label (clause)))
        {
          last = lex_intake_skeleton_new (document);
          g_ptr_array_add (skeletons, last);
        }
      g_ptr_array_add (last->places, read_place (clause, last->places));
    }
}

GPtrArray *
lex_intake_skeleton_list (GPtrArray *documents)
{
  GPtrArray *skeletons = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_intake_skeleton_free);

  for (guint i = 0; i < documents->len; i++)
    list_document (skeletons, g_ptr_array_index (documents, i));
  return skeletons;
}

GHashTable *
lex_intake_skeleton_collect_labels (GPtrArray *skeletons)
{
  GHashTable *labels = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < skeletons->len; i++)
    {
      const LexIntakeSkeleton *skeleton = g_ptr_array_index (skeletons, i);

      for (guint j = 0; j < skeleton->places->len; j++)
        {
          const LexIntakePlace *place = g_ptr_array_index (skeleton->places, j);

          g_hash_table_add (labels, (gpointer) lex_label_get_text (place->label));
        }
    }
  return labels;
}
