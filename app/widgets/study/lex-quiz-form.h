/* lex-quiz-form.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-study-quiz.h"

G_BEGIN_DECLS

/**
 * LexQuizSeen:
 * @LEX_QUIZ_ALL: whatever was answered
 * @LEX_QUIZ_WRONG: what was not known when it was asked last
 * @LEX_QUIZ_UNSEEN: what was never asked
 *
 * Which questions a quiz takes, by what was answered before.
 */
typedef enum
{
  LEX_QUIZ_ALL,
  LEX_QUIZ_WRONG,
  LEX_QUIZ_UNSEEN,
} LexQuizSeen;

/**
 * LexQuizWish:
 * @clause: (nullable): the clause; borrowed. The form has no field for it and forgets it
 * @law: the Law, or 0 for any
 * @level: the level, or 0
 * @kind: one more than a #LexQuestionKind, or 0
 * @topic: one more than a place among the topics of lex_quiz_form_list_topics(), or 0
 * @seen: a #LexQuizSeen
 * @number: how many questions at most
 * @seconds: how much time each has, or 0 for as much as one likes
 *
 * What a quiz is to ask.
 */
typedef struct
{
  LexLabel *clause;
  guint law;
  guint level;
  guint kind;
  guint topic;
  guint seen;
  guint number;
  guint seconds;
} LexQuizWish;

/**
 * lex_quiz_form_select:
 * @study: what is known
 * @wish: what is to be asked
 * @now: seconds since 1970
 *
 * Selects questions for a quiz.
 *
 * Returns: (transfer full) (element-type LexStudyCard): cards, in the order to ask
 */
GPtrArray *lex_quiz_form_select (LexStudy *study, const LexQuizWish *wish, gint64 now);

/**
 * lex_quiz_form_list_topics:
 *
 * Lists the topics of the bank, in the order of the form.
 *
 * Returns: (transfer none) (array zero-terminated=1): their names in the bank
 */
const char *const *lex_quiz_form_list_topics (void);

/**
 * lex_quiz_form_new:
 * @study: what is known
 * @wish: (inout): what is chosen; it outlives the form, which changes it
 * @now: seconds since 1970
 * @first: (out) (transfer none): what is to have the focus
 *
 * Makes the page on which a quiz is chosen; it says how many questions there are, and begins by
 * `study.begin-quiz`.
 *
 * Returns: (transfer floating): a page
 */
GtkWidget *lex_quiz_form_new (LexStudy *study, LexQuizWish *wish, gint64 now, GtkWidget **first);

G_END_DECLS
