/* answers.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/lex-store-reader.h"

G_BEGIN_DECLS

/* Every kind of question that a reader takes, asked of the fixture, a few times each. */
guint answers_count (void);

/* The answer as text, or NULL with a fault. */
char *answers_ask (LexStoreReader *reader, guint question, GError **error);

/* All answers, or those before the first fault, and the fault. Two readers that give the same
 * text hold the same library. */
char *answers_dump (LexStoreReader *reader);

/* One hit as golden files show it: matches in square brackets; NULL on a fault. */
char *answers_describe_hit (LexStoreReader *reader, LexHit *hit, GError **error);

G_END_DECLS
