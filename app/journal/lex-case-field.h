/* lex-case-field.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-language.h"

G_BEGIN_DECLS

/**
 * LexCaseKey:
 *
 * The fields of a case. The first of them, up to %LEX_CASE_N_HEADS, are what a list of cases shows.
 */
typedef enum
{
  LEX_CASE_KIND,
  LEX_CASE_STATUS,
  LEX_CASE_EVENT,
  LEX_CASE_SESSION,
  LEX_CASE_TABLE,
  LEX_CASE_BOARD,
  LEX_CASE_CALLED,
  LEX_CASE_RULED,
  LEX_CASE_OUTCOME,
  LEX_CASE_CLAUSES,
  LEX_CASE_CALLER,
  LEX_CASE_DIRECTOR,
  LEX_CASE_PAIR_NS,
  LEX_CASE_PAIR_EW,
  LEX_CASE_NORTH,
  LEX_CASE_EAST,
  LEX_CASE_SOUTH,
  LEX_CASE_WEST,
  LEX_CASE_PLAYER,
  LEX_CASE_AGREED,
  LEX_CASE_DISPUTED,
  LEX_CASE_GAME,
  LEX_CASE_PATH,
  LEX_CASE_ANSWERS,
  LEX_CASE_CHECKLIST,
  LEX_CASE_POLLS,
  LEX_CASE_CONCLUSIONS,
  LEX_CASE_RULING,
  LEX_CASE_SCORE,
  LEX_CASE_RESTRICTIONS,
  LEX_CASE_TOLD,
  LEX_CASE_REVIEWER,
  LEX_CASE_REVIEW,
  LEX_CASE_APPELLANT,
  LEX_CASE_DEPOSIT,
  LEX_CASE_FOR,
  LEX_CASE_AGAINST,
  LEX_CASE_ATTENDANCE,
  LEX_CASE_COMMITTEE,
  LEX_CASE_FINDINGS,
  LEX_CASE_DECISION,
  LEX_CASE_DECIDED,
  LEX_CASE_UNANIMOUS,
  LEX_CASE_WITNESSES,
  LEX_CASE_ACTION,
  LEX_CASE_CLAIM,
  LEX_CASE_STATEMENT,
  LEX_CASE_CONDITIONS,
  LEX_CASE_RESULT,
  LEX_CASE_REMARKS,
} LexCaseKey;

#define LEX_CASE_N_HEADS (LEX_CASE_CLAUSES + 1)
#define LEX_CASE_N_FIELDS (LEX_CASE_REMARKS + 1)

/**
 * LexCaseShape:
 * @LEX_CASE_LINE: words in one line
 * @LEX_CASE_WORDS: words in any number of lines
 * @LEX_CASE_NAME: the name of a player, which an export may leave out
 * @LEX_CASE_NAMES: names of any number of people, parted by commas or lines, which one may too
 * @LEX_CASE_CHOICE: the name of one of its choices
 * @LEX_CASE_MOMENT: a time with its zone, such as `2026-11-22T23:59:00+01:00`
 * @LEX_CASE_LABELS: canonical labels, a blank between two
 * @LEX_CASE_PBN: a board: deal, auction and play as PBN
 * @LEX_CASE_ROWS: rows of cells, each with words
 *
 * What the value of a field is. In memory each is one text.
 */
typedef enum
{
  LEX_CASE_LINE,
  LEX_CASE_WORDS,
  LEX_CASE_NAME,
  LEX_CASE_NAMES,
  LEX_CASE_CHOICE,
  LEX_CASE_MOMENT,
  LEX_CASE_LABELS,
  LEX_CASE_PBN,
  LEX_CASE_ROWS,
} LexCaseShape;

/**
 * LexCasePart:
 *
 * The parts of the form, in its order.
 */
typedef enum
{
  LEX_CASE_PART_CALL,
  LEX_CASE_PART_PLAYERS,
  LEX_CASE_PART_FACTS,
  LEX_CASE_PART_QUESTIONS,
  LEX_CASE_PART_RULING,
  LEX_CASE_PART_REVIEW,
  LEX_CASE_PART_APPEAL,
  LEX_CASE_PART_REMARKS,
} LexCasePart;

#define LEX_CASE_N_PARTS (LEX_CASE_PART_REMARKS + 1)

/**
 * LEX_CASE_IN_RULING:
 *
 * A ruling has the field.
 */
#define LEX_CASE_IN_RULING (1u << 0)

/**
 * LEX_CASE_IN_MEMO:
 *
 * A memo on a player has it.
 */
#define LEX_CASE_IN_MEMO (1u << 1)

/**
 * LexCaseTerm:
 * @name: what stands in files; %NULL behind the last
 * @words: by language, what people read
 * @brief: whether a cell of this column holds a number, a letter or a time
 *
 * A choice of a field, or a column of its rows.
 */
typedef struct
{
  const char *name;
  const char *words[LEX_N_LANGUAGES];
  gboolean brief;
} LexCaseTerm;

/**
 * LexCaseField:
 * @name: what it is called in files, the same for ever
 * @shape: what its value is
 * @part: where on the form it stands
 * @kinds: which kinds of cases have it: %LEX_CASE_IN_RULING, %LEX_CASE_IN_MEMO
 * @heading: by language
 * @terms: (nullable): the choices, or the columns of rows; the last has no name
 *
 * What is known of a field: form, print, files and window are all made from this.
 */
typedef struct
{
  const char *name;
  LexCaseShape shape;
  LexCasePart part;
  guint kinds;
  const char *heading[LEX_N_LANGUAGES];
  const LexCaseTerm *terms;
} LexCaseField;

/**
 * lex_case_field_get:
 * @key: a field
 *
 * Tells what is known of a field.
 *
 * Returns: (transfer none): what is known
 */
const LexCaseField *lex_case_field_get (LexCaseKey key);

/**
 * lex_case_field_get_nth:
 * @place: a place on the form, less than %LEX_CASE_N_FIELDS
 *
 * Tells in which order a form has the fields: part by part; of a ruling first what it follows from.
 *
 * Returns: the field of that place
 */
LexCaseKey lex_case_field_get_nth (guint place);

/**
 * lex_case_field_from_name:
 * @name: (nullable): a name
 * @key: (out): the field of that name
 *
 * Looks for a field.
 *
 * Returns: whether there is one
 */
gboolean lex_case_field_from_name (const char *name, LexCaseKey *key);

/**
 * lex_case_field_get_part:
 * @part: a part of the form
 * @language: a language
 *
 * Tells what a part is called.
 *
 * Returns: (transfer none): its heading
 */
const char *lex_case_field_get_part (LexCasePart part, LexLanguage language);

/**
 * lex_case_field_get_n_terms:
 * @key: a field
 *
 * Counts its choices, or the columns of its rows.
 *
 * Returns: how many there are
 */
guint lex_case_field_get_n_terms (LexCaseKey key);

/**
 * lex_case_field_get_words:
 * @key: a field of choices
 * @name: the name of a choice
 * @language: a language
 *
 * Tells how a choice reads.
 *
 * Returns: (transfer none): its words; @name where there is no such choice
 */
const char *lex_case_field_get_words (LexCaseKey key, const char *name, LexLanguage language);

G_END_DECLS
