/* lex-clause.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-label.h"
#include "model/lex-text.h"

G_BEGIN_DECLS

#define LEX_TYPE_CLAUSE (lex_clause_get_type ())
G_DECLARE_FINAL_TYPE (LexClause, lex_clause, LEX, CLAUSE, GObject)

/**
 * LexAuthority:
 * @LEX_AUTHORITY_LAW: binding
 * @LEX_AUTHORITY_GUIDANCE: commentary: guidance, not law
 * @LEX_AUTHORITY_OURS: a conclusion of Lexbridge's own
 *
 * How much a clause weighs.
 */
typedef enum
{
  LEX_AUTHORITY_LAW,
  LEX_AUTHORITY_GUIDANCE,
  LEX_AUTHORITY_OURS,
} LexAuthority;

/**
 * LexWording:
 * @heading: (nullable): a heading
 * @text: (nullable): a text
 *
 * What a clause says in one language at one time.
 */
typedef struct
{
  char *heading;
  LexText *text;
} LexWording;

/**
 * LexClauseParts:
 * @label: its address
 * @wording: what is in force, by language
 * @past: what was in force before, by language; all %NULL when nothing changed
 * @from: (nullable): ISO date since when @wording is in force; %NULL for the 2017 edition
 * @until: (nullable): ISO date of the last day of @past
 * @ruling: an example's ruling, by language
 * @pbn: (nullable): an example's deal and auction as PBN
 * @about: (nullable) (element-type LexLabel): the clauses it speaks of
 * @authority: how much it weighs
 *
 * What a clause is made from. Everything in it is borrowed while
 * lex_clause_new() copies it.
 */
typedef struct
{
  LexLabel *label;
  LexWording wording[LEX_N_LANGUAGES];
  LexWording past[LEX_N_LANGUAGES];
  const char *from;
  const char *until;
  LexText *ruling[LEX_N_LANGUAGES];
  const char *pbn;
  GPtrArray *about;
  LexAuthority authority;
} LexClauseParts;

/**
 * lex_clause_new:
 * @parts: what it is made from; copied
 *
 * Makes an immutable clause: one label that both languages share, two texts.
 *
 * Returns: (transfer full): a new clause
 */
LexClause *lex_clause_new (const LexClauseParts *parts);

/**
 * lex_clause_get_parts:
 * @self: a clause
 *
 * Gets everything at once, to write a clause out or to make a changed one.
 *
 * Returns: (transfer none): its parts, which live as long as @self
 */
const LexClauseParts *lex_clause_get_parts (LexClause *self);

/**
 * lex_clause_get_label:
 * @self: a clause
 *
 * Gets its address.
 *
 * Returns: (transfer none): its address
 */
LexLabel *lex_clause_get_label (LexClause *self);

/**
 * lex_clause_get_heading:
 * @self: a clause
 * @language: a language
 *
 * Gets the heading in force.
 *
 * Returns: (transfer none) (nullable): the heading in force
 */
const char *lex_clause_get_heading (LexClause *self, LexLanguage language);

/**
 * lex_clause_get_text:
 * @self: a clause
 * @language: a language
 *
 * Gets the text in force.
 *
 * Returns: (transfer none) (nullable): the text in force
 */
LexText *lex_clause_get_text (LexClause *self, LexLanguage language);

/**
 * lex_clause_get_past:
 * @self: a clause
 * @language: a language
 *
 * Gets what was in force before.
 *
 * Returns: (transfer none): what was in force before, both members %NULL when nothing was
 */
const LexWording *lex_clause_get_past (LexClause *self, LexLanguage language);

/**
 * lex_clause_has_past:
 * @self: a clause
 * @language: a language
 *
 * Tells whether it read otherwise before, or is history altogether.
 *
 * Returns: whether lex_clause_get_past() has anything
 */
gboolean lex_clause_has_past (LexClause *self, LexLanguage language);

/**
 * lex_clause_get_ruling:
 * @self: a clause
 * @language: a language
 *
 * Gets an example's ruling.
 *
 * Returns: (transfer none) (nullable): an example's ruling
 */
LexText *lex_clause_get_ruling (LexClause *self, LexLanguage language);

/**
 * lex_clause_get_pbn:
 * @self: a clause
 *
 * Gets an example's deal and auction as PBN.
 *
 * Returns: (transfer none) (nullable): an example's deal and auction as PBN
 */
const char *lex_clause_get_pbn (LexClause *self);

/**
 * lex_clause_get_authority:
 * @self: a clause
 *
 * Tells how much it weighs.
 *
 * Returns: how much it weighs
 */
LexAuthority lex_clause_get_authority (LexClause *self);

G_END_DECLS
