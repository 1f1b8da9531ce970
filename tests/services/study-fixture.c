/* study-fixture.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A study of all cards that ship in a real journal of its own, for each test. It refuses to know
 * what is tested. Tests of the study call it.
 */

#include "study-fixture.h"

LexLibrary *study_library;
GPtrArray *study_questions;
GPtrArray *study_cards;

static void
set_up (StudyFixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("lexbridge-study-XXXXXX", NULL);
  study_fixture_reopen (fixture);
}

static void
tear_down (StudyFixture *fixture, gconstpointer data)
{
  g_autofree char *command = NULL;

  g_clear_pointer (&fixture->study, lex_study_free);
  g_clear_object (&fixture->journal);
  command = g_strdup_printf ("rm -r '%s'", fixture->folder);
  g_assert_true (g_spawn_command_line_sync (command, NULL, NULL, NULL, NULL));
  g_free (fixture->folder);
}

void
study_fixture_reopen (StudyFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&fixture->study, lex_study_free);
  g_clear_object (&fixture->journal);
  fixture->journal = lex_journal_new (fixture->folder);
  fixture->study = lex_study_new (fixture->journal, study_cards, &error);
  g_assert_no_error (error);
}

void
study_fixture_add (const char *path, StudyTest test)
{
  g_test_add (path, StudyFixture, NULL, set_up, test, tear_down);
}

void
study_fixture_begin (int *argc, char ***argv)
{
  g_autoptr (GError) error = NULL;

  g_test_init (argc, argv, NULL);
  study_library = lex_library_open (g_getenv ("LEXBRIDGE_SHIPPED"), "/nonexistent", &error);
  g_assert_no_error (error);
  study_questions = lex_questions_load (g_getenv ("LEXBRIDGE_QUESTIONS_FILE"), &error);
  g_assert_no_error (error);
  study_cards = lex_card_deck_make (study_library, study_questions, &error);
  g_assert_no_error (error);
}

int
study_fixture_run (void)
{
  const int status = g_test_run ();

  g_ptr_array_unref (study_cards);
  g_ptr_array_unref (study_questions);
  g_object_unref (study_library);
  return status;
}

void
study_fixture_answer (StudyFixture *fixture, const LexStudyCard *card, LexRating rating, gint64 now)
{
  const LexStudyAnswer given
      = { .card = card, .rating = rating, .mode = LEX_REVIEW_LEARN, .took = 4000, .now = now };
  g_autoptr (GError) error = NULL;

  lex_study_answer (fixture->study, &given, &error);
  g_assert_no_error (error);
}

/* Through its steps, so that it comes again after days. */
void
study_fixture_learn (StudyFixture *fixture, const LexStudyCard *card, gint64 now)
{
  study_fixture_answer (fixture, card, LEX_RATING_GOOD, now);
  study_fixture_answer (fixture, card, LEX_RATING_GOOD, now + 600);
}

const LexStudyCard *
study_fixture_find (const char *id)
{
  for (guint i = 0; i < study_cards->len; i++)
    if (g_str_equal (((const LexStudyCard *) study_cards->pdata[i])->id, id))
      return study_cards->pdata[i];
  g_error ("%s is missing", id);
}
