/* lex-mock-choice.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-mock-rules.h"
#include "services/lex-study.h"

G_BEGIN_DECLS

/**
 * lex_mock_choice_make:
 * @study: a study
 * @rules: what the exam is like
 * @seed: any number; another one chooses others
 *
 * Chooses questions for a mock exam: each topic by its weight, in it what was never seen first and
 * then what was asked longest ago. What a topic lacks the others make up for.
 *
 * Returns: (transfer full) (element-type LexStudyCard): cards, mixed; borrowed of @study
 */
GPtrArray *lex_mock_choice_make (LexStudy *study, const LexMockRules *rules, guint32 seed);

G_END_DECLS
