/* lex-store-reader-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/lex-labels.h"
#include "store/lex-lengths.h"
#include "store/lex-questions.h"
#include "store/lex-spelling.h"
#include "store/lex-store-reader.h"
#include "store/lex-vocabulary.h"

G_BEGIN_DECLS

/* What the files share that answer for a reader. */
struct _LexStoreReader
{
  LexQuestions *questions;
  LexVocabulary *vocabulary;
  LexSpelling *spelling;
  GArray *extents;     /* LexExtent; nullable until a search needs it */
  LexLengths *lengths; /* the same */
  LexLabels *labels;   /* the same */
};

G_END_DECLS
