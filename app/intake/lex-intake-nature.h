/* lex-intake-nature.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/lex-intake-outline.h"
#include "model/lex-clause.h"
#include "model/lex-kind.h"

G_BEGIN_DECLS

/**
 * lex_intake_nature_is_of_game:
 * @blocks: (element-type LexIntakeBlock): the blocks of a file
 * @labels: (element-type utf8): all labels there are, as a set
 *
 * Tells whether a text speaks of the game: it cites the Laws, or has several of the game's words.
 *
 * Returns: whether it does
 */
gboolean lex_intake_nature_is_of_game (GPtrArray *blocks, GHashTable *labels);

/**
 * lex_intake_nature_raise_title:
 * @blocks: (element-type LexIntakeBlock): the document
 * @labels: the labels that references may lead to
 *
 * Puts the line with which a document calls itself a regulation, a guide and the like above the
 * name of whoever published it: two documents of one federation are not one. Their lines are then
 * no longer in order.
 */
void lex_intake_nature_raise_title (GPtrArray *blocks, GHashTable *labels);

/**
 * lex_intake_nature_take_running:
 * @blocks: (element-type LexIntakeBlock): the blocks of a file; lines that stand on each page are
 *   taken out
 * @problems: (element-type LexProblem): the report, which tells of that
 *
 * Finds the head or foot of the pages.
 *
 * Returns: (transfer full) (nullable): the title in it, %NULL if there is none
 */
char *lex_intake_nature_take_running (GPtrArray *blocks, GPtrArray *problems);

/**
 * lex_intake_nature_find_kind:
 * @outline: a document taken apart
 * @title: its title
 *
 * Finds what a document is, by what it calls itself and how it is numbered.
 *
 * Returns: the kind
 */
LexKind lex_intake_nature_find_kind (const LexIntakeOutline *outline, const char *title);

/**
 * lex_intake_nature_get_authority:
 * @kind: a kind
 *
 * Tells how much the clauses of an imported document of a kind weigh.
 *
 * Returns: the authority
 */
LexAuthority lex_intake_nature_get_authority (LexKind kind);

G_END_DECLS
