/* study.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-study-today.h"
#include "widgets/study/lex-study-room.h"

G_BEGIN_DECLS

typedef struct
{
  GtkWidget *window;
  LexStudyRoom *room;
  LexJournal *journal;
  GPtrArray *cards;
  char *data;
} StudyFixture;

/* Builds the library of the services' tests and the questions of each kind, adds the tests and runs
 * them; 77 where there is no display. */
int study_run (int argc, char **argv, void (*add_tests) (void));

/* A room with nothing learned, or with four months of answers. A look is "light" or "narrow", both
 * in English, or "dark" or "slim", which is narrow, dark and in Polish: each of them in each
 * screen, and few pictures. "contrast" and "contrast-dark" are as wide as "light". */
void study_set_up (StudyFixture *self, gconstpointer look);
void study_set_up_months (StudyFixture *self, gconstpointer look);
/* Mock exams, of questions enough for a forecast. */
void study_set_up_sat (StudyFixture *self, gconstpointer look);
/* In a window in which dialogs stand as in the program's. */
void study_set_up_exam (StudyFixture *self, gconstpointer look);
void study_tear_down (StudyFixture *self, gconstpointer data);
GtkWidget *study_find (StudyFixture *self, const char *words);
gboolean study_shows (StudyFixture *self, const char *words);
void study_act (StudyFixture *self, const char *detailed);
/* As a button of the question that is asked does. */
void study_answer_question (StudyFixture *self, const char *response);
/* Ends the exam, whatever is asked before. */
void study_end_exam (StudyFixture *self);
void study_press (StudyFixture *self, guint key);
void study_type (StudyFixture *self, const char *words);
/* Lets what was asked for be laid out. */
void study_settle (void);
void study_pass_time (StudyFixture *self, gint64 seconds);
void study_await (StudyFixture *self, const char *words);
gboolean study_find_lines (StudyFixture *self);
void study_click (StudyFixture *self, const char *words);
void study_write (StudyFixture *self, guint nth, const char *words);
void study_ask (StudyFixture *self, const char *id);
void study_choose (StudyFixture *self, const char *words);
void study_look_up (StudyFixture *self, const char *words);
LexStudyCounts study_count_kept (StudyFixture *self);
void study_check_looks (StudyFixture *self, const char *what, const char *look);

G_END_DECLS
