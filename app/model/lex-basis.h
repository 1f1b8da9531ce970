/* lex-basis.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LexBasis:
 * @LEX_BASIS_TEXT: the clause's own words, such as "but see"
 * @LEX_BASIS_COMMENTARY: the commentary explains it
 * @LEX_BASIS_PRINCIPLE: the general principle that the specific prevails
 *
 * Whence a relation of precedence is known.
 */
typedef enum
{
  LEX_BASIS_TEXT,
  LEX_BASIS_COMMENTARY,
  LEX_BASIS_PRINCIPLE,
} LexBasis;

#define LEX_N_BASES 3

/**
 * lex_basis_get_name:
 * @basis: a basis
 *
 * Gets the name that the corpus and the command line use.
 *
 * Returns: (transfer none): `text`, `commentary` or `principle`
 */
const char *lex_basis_get_name (LexBasis basis);

/**
 * lex_basis_from_name:
 * @name: (nullable): a name
 * @basis: (out): the basis
 *
 * Reads a name that lex_basis_get_name() writes.
 *
 * Returns: whether @name names one
 */
gboolean lex_basis_from_name (const char *name, LexBasis *basis);

/**
 * lex_basis_dup_sentence:
 * @basis: a basis
 * @source: the clause or text that says so
 *
 * Says whence a relation is known, for a person: basis and source.
 *
 * Returns: (transfer full): such as "So the text itself says: 9A4", in the interface's language
 */
char *lex_basis_dup_sentence (LexBasis basis, const char *source);

/**
 * lex_basis_get_legend:
 * @basis: a basis
 *
 * Names a basis where it is one of several, in a legend or a choice.
 *
 * Returns: (transfer none): such as "said in the text", in the interface's language
 */
const char *lex_basis_get_legend (LexBasis basis);

/**
 * lex_basis_get_dash:
 * @basis: a basis
 * @n_dashes: (out): their number; 0 for a full line
 *
 * Gets how a line is drawn that stands for the basis. The text's own word is a full line; the more
 * is concluded, the thinner the line is sown.
 *
 * Returns: (transfer none) (array length=n_dashes): lengths of strokes and gaps in turn, in widths
 *   of a thin line
 */
const double *lex_basis_get_dash (LexBasis basis, int *n_dashes);

G_END_DECLS
