/* lex-intake-mending.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/lex-intake-result.h"
#include "intake/repair/lex-repairs.h"
#include "model/lex-language.h"

G_BEGIN_DECLS

/**
 * LexIntakeMending:
 * @language: of the text
 * @words: (nullable): the folder with the words of the field
 * @field: (element-type LexDocument): documents of the field whose words are sound
 * @labels: (element-type utf8): all labels there are, as a set
 *
 * What the mending of a text needs to know. All fields are borrowed.
 */
typedef struct
{
  LexLanguage language;
  const char *words;
  GPtrArray *field;
  GHashTable *labels;
} LexIntakeMending;

/**
 * lex_intake_mend:
 * @blocks: (element-type LexIntakeBlock): the blocks of a text; their words are changed
 * @mending: what is known of it
 * @problems: (element-type LexProblem): where to report each repair and each question
 *
 * Repairs letters, ligatures and references that a scanner or a font damaged. Without dictionaries
 * it says so, and repairs references alone.
 */
void lex_intake_mend (GPtrArray *blocks, const LexIntakeMending *mending, GPtrArray *problems);

/**
 * lex_intake_report_repairs:
 * @repairs: what was repaired and what is to be asked
 * @problems: (element-type LexProblem): where to report it
 *
 * Tells the user what was repaired, with what stood there before, and asks what has several
 * readings.
 */
void lex_intake_report_repairs (LexRepairs *repairs, GPtrArray *problems);

G_END_DECLS
