/* fixture.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/lex-store-reader.h"
#include "store/lex-store-writer.h"

G_BEGIN_DECLS

/* A small library of our own sentences: four documents, both languages, a handful of lemmas. */

LexLexicon *fixture_new_lexicon (void);
GPtrArray *fixture_new_documents (void);
GPtrArray *fixture_new_relations (void);

/* Writes it; the file must come out whole. */
void fixture_write (const char *path);

/* A folder of its own for one test, and its end. */
char *fixture_make_folder (void);
void fixture_remove_folder (char *folder);

G_END_DECLS
