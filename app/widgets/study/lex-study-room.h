/* lex-study-room.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-own-card.h"
#include "services/lex-study.h"

G_BEGIN_DECLS

#define LEX_TYPE_STUDY_ROOM (lex_study_room_get_type ())
G_DECLARE_FINAL_TYPE (LexStudyRoom, lex_study_room, LEX, STUDY_ROOM, GtkWidget)

/**
 * LexStudyClock:
 *
 * Tells the time.
 *
 * Returns: seconds since 1970
 */
typedef gint64 (*LexStudyClock) (void);

/**
 * lex_study_room_new:
 * @study: (transfer full): what is known
 * @clock: (nullable): tells the time; %NULL for the machine's
 *
 * Makes the place where one learns, which begins with what is due.
 *
 * Returns: (transfer floating): the place
 */
GtkWidget *lex_study_room_new (LexStudy *study, LexStudyClock clock);

/**
 * lex_study_room_set_source:
 * @self: a place to learn
 * @library: where clauses are read from
 * @language: the language of the words
 *
 * Sets what it reads from, and in which language. What was answered stays.
 */
void lex_study_room_set_source (LexStudyRoom *self, LexLibrary *library, LexLanguage language);

/**
 * lex_study_room_begin:
 * @self: a place to learn that is shown
 *
 * Gives the focus to what one goes on with.
 */
void lex_study_room_begin (LexStudyRoom *self);

/**
 * lex_study_room_ask_law:
 * @self: a place to learn
 * @law: the number of a Law
 *
 * Asks the questions about a Law.
 *
 * Returns: whether there are any
 */
gboolean lex_study_room_ask_law (LexStudyRoom *self, guint law);

/**
 * lex_study_room_ask_clause:
 * @self: a place to learn
 * @clause: a clause
 *
 * Asks the questions about a clause and what stands below it.
 *
 * Returns: whether there are any
 */
gboolean lex_study_room_ask_clause (LexStudyRoom *self, LexLabel *clause);

/**
 * lex_study_room_get_study:
 * @self: a place to learn
 *
 * Gets what is known.
 *
 * Returns: (transfer none): the study
 */
LexStudy *lex_study_room_get_study (LexStudyRoom *self);

/**
 * lex_study_room_update:
 * @self: a place to learn
 *
 * Shows what follows after the study was changed elsewhere. The focus stays where it is.
 */
void lex_study_room_update (LexStudyRoom *self);

/**
 * lex_study_room_write_card:
 * @self: a place to learn
 * @card: (transfer full): a card that was begun
 *
 * Has a card of the reader's own written. When it is kept, or left, `win.leave-study` is fired.
 */
void lex_study_room_write_card (LexStudyRoom *self, LexOwnCard *card);

/**
 * lex_study_room_renew:
 * @self: a place to learn
 *
 * Reads own cards again, which changed elsewhere; while something is asked, afterwards.
 */
void lex_study_room_renew (LexStudyRoom *self);

/**
 * lex_study_room_print:
 * @self: a place to learn
 * @parent: (nullable): the window over which the dialog stands
 * @error: return location
 *
 * Prints a mock exam as it is filled in, for a class.
 *
 * Returns: whether it was printed or given up by the user
 */
gboolean lex_study_room_print (LexStudyRoom *self, GtkWindow *parent, GError **error);

/**
 * lex_study_room_go_back:
 * @self: a place to learn
 *
 * Goes back to what it begins with.
 *
 * Returns: whether something else was shown
 */
gboolean lex_study_room_go_back (LexStudyRoom *self);

G_END_DECLS
