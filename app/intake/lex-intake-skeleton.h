/* lex-intake-skeleton.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/lex-intake.h"

G_BEGIN_DECLS

/**
 * LexIntakeLevel:
 * @LEX_INTAKE_LEVEL_NUMBER: the number of a law or section
 * @LEX_INTAKE_LEVEL_CAPITAL: `A`
 * @LEX_INTAKE_LEVEL_DIGIT: `1`
 * @LEX_INTAKE_LEVEL_SMALL: `a`
 * @LEX_INTAKE_LEVEL_ROMAN: `(i)`
 *
 * What the last part of a label is.
 */
typedef enum
{
  LEX_INTAKE_LEVEL_NUMBER,
  LEX_INTAKE_LEVEL_CAPITAL,
  LEX_INTAKE_LEVEL_DIGIT,
  LEX_INTAKE_LEVEL_SMALL,
  LEX_INTAKE_LEVEL_ROMAN,
} LexIntakeLevel;

/**
 * LexIntakePlace:
 * @label: its label
 * @parent: the index of the place above it, or -1
 * @level: what the last part of its label is
 * @ordinal: that part's value: 1 for `A`, `1`, `a` and `(i)`
 * @depth: how many levels lie above it
 * @headings: folded headings it is known by, of both languages and times; %NULL where none
 * @keys: what lex_intake_heading_key() made of them; %NULL where none
 * @has_heading: whether it has a heading
 * @has_text: whether it has words of its own
 * @optional: whether it is in one wording of a law that changed and not in the other
 * @gap: whether what is printed behind it counts on as if a clause were missing there
 * @stems: (element-type utf8): stems of the words that are known of it, in both languages
 * @words: (element-type utf8): the same of each language apart
 * @n_words: how many words the longest of its wordings has, by language
 *
 * A clause that the file may hold, as it is known beforehand.
 */
typedef struct
{
  LexLabel *label;
  int parent;
  LexIntakeLevel level;
  guint ordinal;
  guint depth;
  char *headings[4];
  char *keys[4];
  gboolean has_heading;
  gboolean has_text;
  gboolean optional;
  gboolean gap;
  GHashTable *stems;
  GHashTable *words[LEX_N_LANGUAGES];
  guint n_words[LEX_N_LANGUAGES];
} LexIntakePlace;

/**
 * LexIntakeSkeleton:
 * @document: (transfer none): the shipped document it is of
 * @places: (element-type LexIntakePlace): the places in reading order
 *
 * What one file may hold: a law, or a whole regulation.
 */
typedef struct
{
  LexDocument *document;
  GPtrArray *places;
} LexIntakeSkeleton;

/**
 * lex_intake_skeleton_list:
 * @documents: (element-type LexDocument): the shipped `laws`, `screens`, `definitions` and
 *   `introduction`
 *
 * Cuts the shipped documents into what one file may hold: each law, and every
 * other document whole. The documents must outlive the list.
 *
 * Returns: (transfer full) (element-type LexIntakeSkeleton): the skeletons
 */
GPtrArray *lex_intake_skeleton_list (GPtrArray *documents);

/**
 * lex_intake_skeleton_new:
 * @document: the shipped document it is of
 *
 * Makes a skeleton without places.
 *
 * Returns: (transfer full): the skeleton
 */
LexIntakeSkeleton *lex_intake_skeleton_new (LexDocument *document);

/**
 * lex_intake_skeleton_add_place:
 * @self: a skeleton
 * @label: the label of a clause
 * @parent: the index of the place above it, or -1
 *
 * Adds a place that is known by its label only, behind the others.
 *
 * Returns: (transfer none): the place
 */
LexIntakePlace *lex_intake_skeleton_add_place (LexIntakeSkeleton *self, LexLabel *label,
                                               int parent);

/**
 * lex_intake_place_copy_headings:
 * @self: a place
 * @other: a place with the same headings
 *
 * Lets a place be known by the headings of another.
 */
void lex_intake_place_copy_headings (LexIntakePlace *self, const LexIntakePlace *other);

/**
 * lex_intake_skeleton_free:
 * @self: (transfer full) (nullable): a skeleton
 *
 * Frees it.
 */
void lex_intake_skeleton_free (LexIntakeSkeleton *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexIntakeSkeleton, lex_intake_skeleton_free)

/**
 * lex_intake_skeleton_get_law:
 * @self: a skeleton
 *
 * Tells which law it is.
 *
 * Returns: the law's number, or 0 for a regulation
 */
guint lex_intake_skeleton_get_law (const LexIntakeSkeleton *self);

/**
 * lex_intake_skeleton_is_beside:
 * @self: a skeleton
 *
 * Tells whether it is what a book has beside its laws, the definitions or the introduction, and
 * no law or regulation.
 *
 * Returns: whether it is one of them
 */
gboolean lex_intake_skeleton_is_beside (const LexIntakeSkeleton *self);

/**
 * lex_intake_skeleton_collect_labels:
 * @skeletons: (element-type LexIntakeSkeleton): skeletons, which must outlive the labels
 *
 * Collects all labels there are.
 *
 * Returns: (transfer full) (element-type utf8): the canonical labels, as a set
 */
GHashTable *lex_intake_skeleton_collect_labels (GPtrArray *skeletons);

/**
 * lex_intake_stems:
 * @text: (nullable): words in either language
 * @optional: whether it is in one wording of a law that changed and not in the other
 * @stems: (element-type utf8): where to add them
 *
 * Adds the stems of the longer words and all references: enough to see whether
 * two wordings speak of the same.
 */
void lex_intake_stems (const char *text, GHashTable *stems);

/**
 * lex_intake_overlap:
 * @a: stems
 * @b: stems
 *
 * Compares two wordings.
 *
 * Returns: the share of the smaller set that the other has too, 0 to 1
 */
double lex_intake_overlap (GHashTable *a, GHashTable *b);

/**
 * lex_intake_likeness:
 * @a: folded words
 * @b: folded words
 *
 * Compares two headings, letter pair by letter pair.
 *
 * Returns: 1 for the same, 0 for nothing in common
 */
double lex_intake_likeness (const char *a, const char *b);

/**
 * lex_intake_place_rate_heading:
 * @self: a place
 * @folded: a folded heading of a file
 *
 * Compares a heading with those the place is known by.
 *
 * Returns: the best likeness, 0 to 1
 */
double lex_intake_place_rate_heading (const LexIntakePlace *self, const char *folded);

/**
 * lex_intake_place_has_label:
 * @self: a place
 * @mark: a whole label as printed, such as `20F5(b)`
 *
 * Tells whether a printed label is the one of a place. Brackets round a small letter are print;
 * those round a roman are the label's.
 *
 * Returns: whether it is
 */
gboolean lex_intake_place_has_label (const LexIntakePlace *self, const char *mark);

/**
 * lex_intake_place_match_heading:
 * @self: a place
 * @text: words that may begin with its heading
 *
 * Looks for one of its headings at the start of words that may go on behind it.
 *
 * Returns: how many bytes of @text are heading; 0 if it is none
 */
gsize lex_intake_place_match_heading (const LexIntakePlace *self, const char *text);

/**
 * lex_intake_skeleton_contradicts:
 * @self: a skeleton
 * @place: one of its places
 * @text: words behind the marker of that place
 *
 * Looks whether words begin with the heading of another place, and not with that of their own:
 * then the letters are those of another edition.
 *
 * Returns: whether they do
 */
gboolean lex_intake_skeleton_contradicts (const LexIntakeSkeleton *self,
                                          const LexIntakePlace *place, const char *text);

/**
 * lex_intake_place_begins_heading:
 * @self: a place
 * @text: a line
 *
 * Looks whether a line is the first part of one of its headings, which goes on in the next line.
 *
 * Returns: whether it is
 */
gboolean lex_intake_place_begins_heading (const LexIntakePlace *self, const char *text);

G_END_DECLS
