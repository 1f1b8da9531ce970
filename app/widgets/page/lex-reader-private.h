/* lex-reader-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/page/lex-reader.h"
#include "widgets/page/lex-scrolling.h"

G_BEGIN_DECLS

/**
 * lex_reader_get_scrolling:
 * @self: a reader
 *
 * Gets where its page stands.
 *
 * Returns: (transfer none): the scrolling
 */
LexScrolling *lex_reader_get_scrolling (LexReader *self);

G_END_DECLS
