/* lex-question-file.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-own-card.h"

G_BEGIN_DECLS

/**
 * lex_question_file_read:
 * @name: what messages call the file; one that ends in `.md` is Markdown, every other CSV
 * @text: what it says, UTF-8
 * @error: return location for `LEX_LIBRARY_ERROR_INPUT`
 *
 * Reads the reader's own questions.
 *
 * CSV: the first line names the columns, in any order and parted by commas, semicolons or tabs:
 * `front` and `back` (or `front_en`, `back_en`, `front_pl`, `back_pl`), and if wanted `wrong`,
 * `wrong2`, `wrong3`, `why`, `labels`, `tags`, `id`.
 *
 * Markdown: each heading of the second level (`## …`) is a question, what stands below is its
 * answer; of a list `- [x]` is the right answer and `- [ ]` a wrong one; lines that begin with
 * `Labels:`, `Tags:`, `Why:` or `Id:` say so.
 *
 * Returns: (transfer full) (nullable) (element-type LexOwnCard): the cards; a question that is read
 *   again keeps its identifier
 */
GPtrArray *lex_question_file_read (const char *name, const char *text, GError **error);

/**
 * lex_question_file_import:
 * @journal: the journal
 * @path: (type filename): a file
 * @now: seconds since 1970
 * @n_cards: (out): how many cards came of it
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Takes a file of questions, or of boards (PBN, see lex_own_board_list()), into the journal, all or
 * nothing.
 *
 * Returns: whether it was taken in
 */
gboolean lex_question_file_import (LexJournal *journal, const char *path, gint64 now,
                                   guint *n_cards, GError **error);

G_END_DECLS
