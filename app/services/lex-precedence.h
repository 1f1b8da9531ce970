/* lex-precedence.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-relation.h"
#include "services/lex-library.h"

G_BEGIN_DECLS

/**
 * LexRank:
 * @label: a clause
 * @rank: 0 for the most specific
 *
 * A clause's place between specific and general.
 */
typedef struct
{
  LexLabel *label;
  guint rank;
} LexRank;

/**
 * LexPrecedence:
 * @label: what was asked for
 * @chain: (element-type LexRank): the clauses that prevail over or yield to it, most specific first
 * @relations: (element-type LexRelation): the relations between them, in the order of
 *   lex_library_list_relations()
 *
 * The precedence around a clause, those below and above it included.
 */
typedef struct
{
  LexLabel *label;
  GPtrArray *chain;
  GPtrArray *relations;
} LexPrecedence;

/**
 * LexPrecedencePlace:
 * @LEX_PRECEDENCE_OVER: another clause prevails over the clause
 * @LEX_PRECEDENCE_UNDER: the clause prevails over another
 * @LEX_PRECEDENCE_WITHIN: both ends are the clause, below it or above it
 * @LEX_PRECEDENCE_FURTHER: neither end is; it follows from the others
 *
 * How a relation bears upon a clause.
 */
typedef enum
{
  LEX_PRECEDENCE_OVER,
  LEX_PRECEDENCE_UNDER,
  LEX_PRECEDENCE_WITHIN,
  LEX_PRECEDENCE_FURTHER,
} LexPrecedencePlace;

#define LEX_N_PRECEDENCE_PLACES 4

/**
 * lex_precedence_get_place:
 * @self: a precedence
 * @relation: a relation of it
 *
 * Tells how a relation bears upon the clause that was asked for, which is bound by what binds a
 * clause above it.
 *
 * Returns: the place
 */
LexPrecedencePlace lex_precedence_get_place (const LexPrecedence *self, LexRelation *relation);

/**
 * lex_library_precedence:
 * @self: a library
 * @label: a clause
 * @error: return location
 *
 * Gets its precedence.
 *
 * Returns: (transfer full) (nullable): its precedence; empty when nothing is known of it
 */
LexPrecedence *lex_library_precedence (LexLibrary *self, LexLabel *label, GError **error);

/**
 * lex_precedence_free:
 * @self: (transfer full) (nullable): a precedence
 *
 * Frees it.
 */
void lex_precedence_free (LexPrecedence *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexPrecedence, lex_precedence_free)

/**
 * lex_library_list_relations:
 * @self: a library
 * @error: return location
 *
 * Gets every relation of precedence, in the order in which one studies them: by the clause that
 * yields, then by that which prevails.
 *
 * Returns: (transfer full) (nullable) (element-type LexRelation): the relations
 */
GPtrArray *lex_library_list_relations (LexLibrary *self, GError **error);

/**
 * LEX_MAX_RELATION_EXAMPLES:
 *
 * How many examples of one relation are worth naming.
 */
#define LEX_MAX_RELATION_EXAMPLES 3

/**
 * lex_library_list_relation_examples:
 * @self: a library
 * @relation: a relation between two clauses of the library
 * @error: return location
 *
 * Gets the examples that show @relation: those about both clauses, else about the
 * specific one, else about the general one.
 *
 * Returns: (transfer full) (nullable) (element-type LexLabel): their labels, perhaps none
 */
GPtrArray *lex_library_list_relation_examples (LexLibrary *self, LexRelation *relation,
                                               GError **error);

G_END_DECLS
