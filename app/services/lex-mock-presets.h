/* lex-mock-presets.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-mock-rules.h"
#include "services/lex-study.h"

G_BEGIN_DECLS

/**
 * lex_mock_presets_list:
 * @study: a study
 *
 * Lists the presets after real exams, then the reader's own by their titles.
 *
 * Returns: (transfer full) (element-type LexMockPreset): the presets
 */
GPtrArray *lex_mock_presets_list (LexStudy *study);

/**
 * lex_mock_presets_keep:
 * @study: a study
 * @title: what the reader calls it
 * @rules: what the exam is like
 * @now: seconds since 1970
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Keeps a preset of the reader's own in the journal, or changes the one of that title.
 *
 * Returns: whether it is kept; `LEX_LIBRARY_ERROR_INPUT` without a title or with no topic that
 *   counts
 */
gboolean lex_mock_presets_keep (LexStudy *study, const char *title, const LexMockRules *rules,
                                gint64 now, GError **error);

/**
 * lex_mock_presets_remove:
 * @study: a study
 * @title: what the reader calls it
 * @now: seconds since 1970
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Forgets a preset of the reader's own; exams that were sat by it stay.
 *
 * Returns: whether it is forgotten
 */
gboolean lex_mock_presets_remove (LexStudy *study, const char *title, gint64 now, GError **error);

/**
 * lex_mock_presets_dup_text:
 * @preset: a preset of the reader's own
 *
 * Writes it down, for lex_mock_presets_bring_back().
 *
 * Returns: (transfer full): its numbers and its title
 */
char *lex_mock_presets_dup_text (const LexMockPreset *preset);

/**
 * lex_mock_presets_bring_back:
 * @study: a study
 * @text: a preset that was removed, as lex_mock_presets_dup_text() wrote it down
 * @now: seconds since 1970
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Undoes lex_mock_presets_remove(). One that was kept under its title since stays as it is.
 *
 * Returns: (transfer full) (nullable): its title
 */
char *lex_mock_presets_bring_back (LexStudy *study, const char *text, gint64 now, GError **error);

G_END_DECLS
