/* lex-practice-box.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "model/lex-profile.h"

G_BEGIN_DECLS

/**
 * LexPracticeChoice:
 * @profiles: (nullable) (element-type LexProfile): what authorities do differently
 * @name: (nullable): the one that is chosen
 *
 * Whose practice is told beside paths and tools.
 */
typedef struct
{
  GPtrArray *profiles;
  char *name;
} LexPracticeChoice;

/**
 * lex_practice_box_new:
 * @choice: whose practice is told
 * @topic: a guided path or a tool, by name
 * @language: the language of the words
 *
 * Makes the buttons that choose an authority by `win.profile`, and what it does differently there;
 * what was not found is said.
 *
 * Returns: (transfer floating) (nullable): a box, %NULL where no authority is known to differ
 */
GtkWidget *lex_practice_box_new (const LexPracticeChoice *choice, const char *topic,
                                 LexLanguage language);

/**
 * lex_practice_box_dup_text:
 * @choice: whose practice is told
 * @topic: a guided path or a tool, by name
 * @language: the language of the words
 *
 * Writes down what is done differently there.
 *
 * Returns: (transfer full) (nullable): plain lines below the authority's name, %NULL for none
 */
char *lex_practice_box_dup_text (const LexPracticeChoice *choice, const char *topic,
                                 LexLanguage language);

G_END_DECLS
