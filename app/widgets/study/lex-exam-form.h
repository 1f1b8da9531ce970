/* lex-exam-form.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-study-exam.h"

G_BEGIN_DECLS

/**
 * LexExamWish:
 * @filled: whether anything was filled in yet
 * @exam: what is prepared for, but for its day and how many answers there are
 * @date: (nullable): its day, as it was typed
 * @minutes: how many a day there are for it
 * @stop: 0 if it goes on after the day, 1 if it stops
 * @planned: whether the plan is shown
 *
 * What the page of the exam date is filled in with.
 */
typedef struct
{
  gboolean filled;
  LexStudyExam exam;
  char *date;
  guint minutes;
  guint stop;
  gboolean planned;
} LexExamWish;

/**
 * lex_exam_form_fill:
 * @wish: (inout): filled in with the exam that is prepared for, or with what is usual
 * @study: what is known
 * @now: seconds since 1970
 *
 * Fills in what was not filled in yet.
 */
void lex_exam_form_fill (LexExamWish *wish, LexStudy *study, gint64 now);

/**
 * lex_exam_form_read:
 * @wish: what was filled in
 * @study: what is known
 * @exam: (out): the exam that it says
 *
 * Reads the day, and tells minutes as answers.
 *
 * Returns: whether the day is one
 */
gboolean lex_exam_form_read (const LexExamWish *wish, LexStudy *study, LexStudyExam *exam);

/**
 * lex_exam_form_new:
 * @study: what is known
 * @wish: (inout): what is chosen; it outlives the page, which changes it
 * @now: seconds since 1970
 * @first: (out) (transfer none): what is to have the focus
 *
 * Makes the page of the exam date: the day, the time there is, what counts, and the plan.
 *
 * Returns: (transfer floating): a page
 */
GtkWidget *lex_exam_form_new (LexStudy *study, LexExamWish *wish, gint64 now, GtkWidget **first);

G_END_DECLS
