/* lex-paper-exam.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-question.h"
#include "paper/lex-paper.h"

G_BEGIN_DECLS

/**
 * LexPaperExam:
 * @title: what stands above
 * @facts: how long it takes, what passes, and the like
 * @questions: (element-type LexQuestion): what is asked, as it is asked
 * @seed: mixes the options; the same seed mixes them the same way
 * @seeds: (nullable): by question, what mixed its options where it was asked on the screen; they
 *   stand in the order that they had there
 * @language: the language of the words
 * @answers: whether the answers stand behind the questions
 *
 * An exam to be answered on paper.
 */
typedef struct
{
  const char *title;
  const char *facts;
  GPtrArray *questions;
  guint32 seed;
  const guint32 *seeds;
  LexLanguage language;
  gboolean answers;
} LexPaperExam;

/**
 * lex_paper_exam_add:
 * @paper: paper
 * @self: an exam
 *
 * Prints it: each question with its deal and auction and room for the answer, then, if wanted, the
 * answers with their reasons and clauses.
 */
void lex_paper_exam_add (LexPaper *paper, const LexPaperExam *self);

G_END_DECLS
