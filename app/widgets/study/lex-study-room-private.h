/* lex-study-room-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/study/lex-asking-parts.h"
#include "widgets/study/lex-course.h"
#include "widgets/study/lex-quiz-form.h"
#include "widgets/study/lex-study-room.h"

G_BEGIN_DECLS

/**
 * LexStudyPlace:
 * @LEX_STUDY_HOME: what is due, and the ways on
 * @LEX_STUDY_QUIZ: the choice of what a quiz asks
 * @LEX_STUDY_PROGRESS: the pictures of progress
 *
 * What is shown where nothing is asked.
 */
typedef enum
{
  LEX_STUDY_HOME,
  LEX_STUDY_QUIZ,
  LEX_STUDY_PROGRESS,
} LexStudyPlace;

struct _LexStudyRoom
{
  GtkWidget parent_instance;

  /* Owned */
  LexStudy *study;
  LexLibrary *library; /* nullable at first */
  LexCourse *course;   /* nullable: then a page of its own is shown */
  char *complaint;     /* nullable */
  gboolean why;        /* whether it is said why the card comes when it comes */
  GSimpleActionGroup *actions;

  LexStudyClock clock;
  LexLanguage language;
  LexQuizWish wish;
  LexStudyPlace at;
  guint tick; /* while a quiz is timed */

  /* Owned by the widget tree */
  GtkWidget *box;
  GtkWidget *bar;
  GtkWidget *count;
  GtkWidget *place;  /* where the page stands */
  GtkWidget *footer; /* nullable */
  GtkWidget *first;  /* nullable: what is to have the focus */
};

/* lex-study-show.c */

/**
 * lex_study_show_page:
 * @self: a place to learn
 * @stays: whether it is the same card still
 *
 * Makes the page anew, so that it is always that of the state. Where the same card stays, what is
 * read stays where it is.
 */
void lex_study_show_page (LexStudyRoom *self, gboolean stays);

/**
 * lex_study_show_complaint:
 * @self: a place to learn
 * @complaint: (nullable): what went wrong
 *
 * Sets what the next page complains of.
 */
void lex_study_show_complaint (LexStudyRoom *self, const char *complaint);

/* lex-study-answers.c */

/**
 * lex_study_answers_add_actions:
 * @self: a place to learn
 *
 * Adds the actions that answer: `study.choose` and the like.
 */
void lex_study_answers_add_actions (LexStudyRoom *self);

/**
 * lex_study_answers_press:
 * @self: a place to learn
 * @key: a key that was pressed
 *
 * Answers by the keyboard, before the widgets get the key: Enter answers where several are chosen,
 * a digit always means an answer.
 *
 * Returns: whether that was its meaning
 */
gboolean lex_study_answers_press (LexStudyRoom *self, guint key);

/* lex-study-ways.c */

/**
 * lex_study_ways_add_actions:
 * @self: a place to learn
 *
 * Adds the actions that lead from page to page: `study.learn` and the like.
 */
void lex_study_ways_add_actions (LexStudyRoom *self);

/**
 * lex_study_ways_go:
 * @self: a place to learn
 * @at: a page
 *
 * Shows a page; what was being asked is left.
 */
void lex_study_ways_go (LexStudyRoom *self, LexStudyPlace at);

/**
 * lex_study_ways_begin_quiz:
 * @self: a place to learn
 *
 * Asks what was chosen.
 *
 * Returns: whether there is anything
 */
gboolean lex_study_ways_begin_quiz (LexStudyRoom *self);

G_END_DECLS
