/* lex-pbn-file-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/pbn/lex-pbn-file.h"

G_BEGIN_DECLS

struct _LexPbnFile
{
  /* Owned */
  GPtrArray *games; /* of LexPbnGame */
};

G_END_DECLS
