/* lex-intake-other.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/lex-intake-mending.h"

G_BEGIN_DECLS

/**
 * LexIntakeOther:
 * @blocks: (element-type LexIntakeBlock): the blocks of the file; changed while they are read
 * @original: the text that their lines count
 * @file_name: its path as it was given: a document without a title is called after it
 * @kind: a #LexKind that the user said, or -1
 * @mending: what is known of its words
 *
 * A file that is no law: a commentary, a regulation, a guide, appeals, the laws of another game.
 * All fields are borrowed.
 */
typedef struct
{
  GPtrArray *blocks;
  const char *original;
  const char *file_name;
  int kind;
  const LexIntakeMending *mending;
} LexIntakeOther;

/**
 * lex_intake_other_read:
 * @self: a file
 * @intake: where its document goes, with where each clause begins and what was unsure
 *
 * Makes a document of a file by its own numbering or headings, with what it says of a clause tied
 * to that. A file that does not speak of the game is none, unless the user said what it is.
 *
 * Returns: whether it is one
 */
gboolean lex_intake_other_read (const LexIntakeOther *self, LexIntake *intake);

G_END_DECLS
