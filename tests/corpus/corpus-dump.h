/* corpus-dump.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "corpus/lex-corpus.h"

/* A document as text, everything in it: equal documents give equal texts, and
 * a person can read where two differ. */
char *corpus_dump (LexDocument *document);
