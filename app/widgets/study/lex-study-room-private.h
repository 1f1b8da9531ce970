/* lex-study-room-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-own-card.h"
#include "widgets/study/lex-asking-parts.h"
#include "widgets/study/lex-book.h"
#include "widgets/study/lex-course.h"
#include "widgets/study/lex-exam-form.h"
#include "widgets/study/lex-mock-form.h"
#include "widgets/study/lex-quiz-form.h"
#include "widgets/study/lex-sitting.h"
#include "widgets/study/lex-study-room.h"

G_BEGIN_DECLS

/**
 * LexStudyPlace:
 * @LEX_STUDY_HOME: what is due, and the ways on
 * @LEX_STUDY_QUIZ: the choice of what a quiz asks
 * @LEX_STUDY_PROGRESS: the pictures of progress
 * @LEX_STUDY_MOCK: the choice of a mock exam
 * @LEX_STUDY_FORECAST: the chance to pass it
 * @LEX_STUDY_EXAM: the day of an exam, and the plan until it
 * @LEX_STUDY_BACKLOG: how what waited is spread
 * @LEX_STUDY_RESTING: the cards that rest
 * @LEX_STUDY_OWN: the reader's own cards
 *
 * What is shown where nothing is asked.
 */
typedef enum
{
  LEX_STUDY_HOME,
  LEX_STUDY_QUIZ,
  LEX_STUDY_PROGRESS,
  LEX_STUDY_MOCK,
  LEX_STUDY_FORECAST,
  LEX_STUDY_EXAM,
  LEX_STUDY_BACKLOG,
  LEX_STUDY_RESTING,
  LEX_STUDY_OWN,
} LexStudyPlace;

/**
 * LexStudyStrike:
 * @self: a place to learn
 *
 * Hears the clock strike.
 */
typedef void (*LexStudyStrike) (LexStudyRoom *self);

struct _LexStudyRoom
{
  GtkWidget parent_instance;

  /* Owned */
  LexStudy *study;
  LexLibrary *library; /* nullable at first */
  LexCourse *course;   /* nullable: then a page of its own is shown */
  LexSitting *sitting; /* nullable: a mock exam that is sat or looked at */
  char *complaint;     /* nullable */
  LexOwnCard *card;    /* nullable: one that is written, over whatever else is shown */
  gboolean leave;      /* whether one goes back to what one read when it is */
  char *removed;       /* nullable: the own card that can be brought back */
  gboolean stale;      /* whether own cards changed that are studied */
  gboolean why;        /* whether it is said why the card comes when it comes */
  GSimpleActionGroup *actions;

  LexStudyClock clock;
  LexBookWatch watch;
  LexLanguage language;
  LexQuizWish wish;
  LexMockWish mock;
  LexExamWish exam;
  gboolean result; /* whether it is shown how the exam went */
  LexStudyPlace at;
  LexStudyStrike strike;
  guint tick; /* while a quiz or an exam is timed */

  /* Owned by the widget tree */
  GtkWidget *box;
  GtkWidget *bar;
  GtkWidget *rests; /* of the bar, for the card that is asked */
  GtkWidget *undo;  /* of the bar */
  GtkWidget *count;
  GtkWidget *place;  /* where the page stands */
  GtkWidget *desk;   /* around the page and the book */
  GtkWidget *book;   /* nullable */
  GtkWidget *footer; /* nullable */
  GtkWidget *first;  /* nullable: what is to have the focus */

  /* Borrowed */
  GObject *question; /* nullable: what is asked before an exam is ended */
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

/**
 * lex_study_show_removed:
 * @self: a place to learn
 * @words: what was removed
 * @undo: what brings it back, an action of the room that takes a string
 * @target: the string
 *
 * Says that something was removed, and offers to bring it back, where the window says things.
 */
void lex_study_show_removed (LexStudyRoom *self, const char *words, const char *undo,
                             const char *target);

/**
 * lex_study_show_returned:
 * @self: a place to learn
 * @error: (nullable): why it could not be brought back
 *
 * Shows what was brought back. What is asked or written meanwhile stays as it stands.
 */
void lex_study_show_returned (LexStudyRoom *self, const GError *error);

/**
 * lex_study_show_count:
 * @self: a place to learn
 *
 * Says how much is left, of cards or of time.
 */
void lex_study_show_count (LexStudyRoom *self);

/**
 * lex_study_show_get_asking:
 * @self: a place to learn
 *
 * Gets the card that is asked, of an exam or of a course.
 *
 * Returns: (transfer none) (nullable): the card
 */
LexAsking *lex_study_show_get_asking (LexStudyRoom *self);

/* lex-study-exams.c */

/**
 * lex_study_exams_add_actions:
 * @self: a place to learn
 *
 * Adds the actions of mock exams.
 */
void lex_study_exams_add_actions (LexStudyRoom *self);

/**
 * lex_study_exams_leave:
 * @self: a place to learn
 *
 * Leaves a mock exam; what was answered is kept, and time goes on.
 */
void lex_study_exams_leave (LexStudyRoom *self);

/**
 * lex_study_exams_keep:
 * @self: a place to learn in which a question is answered
 *
 * Gives the answer to the mock exam that is sat, and turns to the next question.
 *
 * Returns: whether one is
 */
gboolean lex_study_exams_keep (LexStudyRoom *self);

/* lex-study-presets.c */

/**
 * lex_study_presets_add_actions:
 * @self: a place to learn
 *
 * Adds the actions of presets of mock exams.
 */
void lex_study_presets_add_actions (LexStudyRoom *self);

/* lex-study-plan-actions.c */

/**
 * lex_study_plan_actions_add:
 * @self: a place to learn
 *
 * Adds the actions of plans: the exam's day, what waited, what rests.
 */
void lex_study_plan_actions_add (LexStudyRoom *self);

/* lex-study-cards.c */

/**
 * lex_study_cards_add_actions:
 * @self: a place to learn
 *
 * Adds the actions of the reader's own cards.
 */
void lex_study_cards_add_actions (LexStudyRoom *self);

/**
 * lex_study_cards_write:
 * @self: a place to learn
 * @card: (transfer full): a card
 * @leave: whether to go back to what was read when it is written
 *
 * Has a card written, over whatever else is shown.
 */
void lex_study_cards_write (LexStudyRoom *self, LexOwnCard *card, gboolean leave);

/**
 * lex_study_cards_leave:
 * @self: a place to learn
 *
 * Writes no further.
 *
 * Returns: whether a card was written
 */
gboolean lex_study_cards_leave (LexStudyRoom *self);

/**
 * lex_study_cards_bring_back:
 * @self: a place to learn
 *
 * Brings back the card that was removed last.
 *
 * Returns: whether there was one
 */
gboolean lex_study_cards_bring_back (LexStudyRoom *self);

/**
 * lex_study_cards_renew:
 * @self: a place to learn
 *
 * Reads own cards again that changed, if nothing is asked.
 */
void lex_study_cards_renew (LexStudyRoom *self);

/* lex-study-clock.c */

/**
 * lex_study_clock_start:
 * @self: a place to learn
 * @strike: looks whether time is over
 *
 * Has the clock strike every second, for what is asked against it.
 */
void lex_study_clock_start (LexStudyRoom *self, LexStudyStrike strike);

/**
 * lex_study_clock_stop:
 * @self: a place to learn
 *
 * Stops the clock.
 */
void lex_study_clock_stop (LexStudyRoom *self);

/* lex-study-answers.c */

/**
 * lex_study_answers_run_out:
 * @self: a place to learn with a course
 *
 * Gives up the card that is asked, and keeps that, if its time is over.
 */
void lex_study_answers_run_out (LexStudyRoom *self);

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
