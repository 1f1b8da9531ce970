/* lex-exam-print.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-mock-exam.h"

G_BEGIN_DECLS

/**
 * LexExamPrint:
 * @study: what is known
 * @exam: (nullable): one that was sat, which is printed as it was asked; %NULL for a new one
 * @rules: what the exam is like
 * @seed: which selection; the same seed has the same questions until one of them is answered
 * @language: the language of the words
 * @answers: whether the answers stand behind the questions
 *
 * A mock exam for a class, or on paper what was asked on the screen.
 */
typedef struct
{
  LexStudy *study;
  LexMockExam *exam;
  const LexMockRules *rules;
  guint seed;
  LexLanguage language;
  gboolean answers;
} LexExamPrint;

/**
 * lex_exam_print_run:
 * @self: an exam
 * @parent: (nullable): the window over which the dialog stands
 * @error: return location
 *
 * Shows the print dialog, in which the answers can be left out, and prints.
 *
 * Returns: whether it was printed or given up by the user
 */
gboolean lex_exam_print_run (LexExamPrint *self, GtkWindow *parent, GError **error);

/**
 * lex_exam_print_export:
 * @self: an exam
 * @path: (type filename): a file to write
 * @error: return location
 *
 * Prints into a PDF.
 *
 * Returns: whether it was written
 */
gboolean lex_exam_print_export (LexExamPrint *self, const char *path, GError **error);

G_END_DECLS
