/* lex-kind.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * LexKind:
 * @LEX_KIND_LAW: the Laws and their introduction
 * @LEX_KIND_DEFINITION: a defined term
 * @LEX_KIND_COMMENTARY: guidance on the Laws
 * @LEX_KIND_EXAMPLE: a worked example
 * @LEX_KIND_REGULATION: a regulation, such as that for screens
 * @LEX_KIND_GUIDE: a guide, such as that to comparable calls
 * @LEX_KIND_NOTE: what the reader wrote
 * @LEX_KIND_INDEX: an entry of the subject index
 *
 * What a document is. All its clauses are of that kind.
 */
typedef enum
{
  LEX_KIND_LAW,
  LEX_KIND_DEFINITION,
  LEX_KIND_COMMENTARY,
  LEX_KIND_EXAMPLE,
  LEX_KIND_REGULATION,
  LEX_KIND_GUIDE,
  LEX_KIND_NOTE,
  LEX_KIND_INDEX,
} LexKind;

#define LEX_N_KINDS 8

/**
 * lex_kind_get_name:
 * @kind: a kind
 *
 * Gets the name that files and the command line use, such as `commentary`.
 *
 * Returns: (transfer none): the name, never translated
 */
const char *lex_kind_get_name (LexKind kind);

/**
 * lex_kind_from_name:
 * @name: (nullable): a name
 * @kind: (out): the kind found
 *
 * Reads a name that lex_kind_get_name() writes.
 *
 * Returns: whether @name names a kind
 */
gboolean lex_kind_from_name (const char *name, LexKind *kind);

G_END_DECLS
