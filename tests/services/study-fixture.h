/* study-fixture.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-questions.h"
#include "services/lex-study.h"

#define NOW G_GINT64_CONSTANT (1700000000)
#define DAY G_GINT64_CONSTANT (86400)

typedef struct
{
  char *folder;
  LexJournal *journal;
  LexStudy *study;
} StudyFixture;

typedef void (*StudyTest) (StudyFixture *fixture, gconstpointer data);

/* The library that ships, its questions, and all cards of both. */
extern LexLibrary *study_library;
extern GPtrArray *study_questions;
extern GPtrArray *study_cards;

void study_fixture_begin (int *argc, char ***argv);
int study_fixture_run (void);
void study_fixture_add (const char *path, StudyTest test);
void study_fixture_reopen (StudyFixture *fixture);
void study_fixture_answer (StudyFixture *fixture, const LexStudyCard *card, LexRating rating,
                           gint64 now);
void study_fixture_learn (StudyFixture *fixture, const LexStudyCard *card, gint64 now);
const LexStudyCard *study_fixture_find (const char *id);
