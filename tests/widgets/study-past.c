/* study-past.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a reader did before a test looks at his room: months of answers, or exams. It refuses to
 * know windows. The tests of study call it.
 */

#include "study-past.h"

#include "services/lex-question-turn.h"
#include "services/lex-questions.h"
#include "services/lex-study-private.h"
#include "services/lex-study-settings.h"

#define N_MANY 66

/* Enough of the same question for exams, of three topics. */
GPtrArray *
study_past_make_many (GPtrArray *questions)
{
  static const char *const topics[] = { "auction", "revoke", "claim" };
  const LexTurn still = { .seats = 0 };
  GPtrArray *many = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_question_unref);

  for (guint i = 0; i < N_MANY; i++)
    {
      LexQuestion *question
          = lex_question_turn (lex_questions_find (questions, "kinds-one"), &still);

      g_free (question->id);
      question->id = g_strdup_printf ("many-%u", i);
      g_free (question->topic);
      question->topic = g_strdup (topics[i % G_N_ELEMENTS (topics)]);
      g_ptr_array_add (many, question);
    }
  return many;
}

/* Two exams were sat, one of which was foretold. */
void
study_past_sit_exams (LexStudy *study, GPtrArray *cards, gint64 now)
{
  const LexFact facts[] = { { "sitting/sat", "foretold", "0.7000", now * 1000 },
                            { "sitting/sat", "right", "16", now * 1000 },
                            { "sitting/sat", "total", "20", now * 1000 },
                            { "sitting/sat", "pass", "65", now * 1000 } };
  const LexFactChange change = { facts, G_N_ELEMENTS (facts), NULL, 0 };
  guint n = 0;

  for (guint i = 0; i < cards->len && n < N_MANY; i++)
    {
      const LexStudyCard *card = cards->pdata[i];
      const LexStudyAnswer answer = { .card = card,
                                      .rating = n % 5 == 0 ? 1 : 3,
                                      .mode = LEX_REVIEW_EXAM,
                                      .took = 30000,
                                      .now = now - 86400 };

      if (card->kind == LEX_CARD_QUESTION)
        g_assert_true (n++ < N_MANY && lex_study_answer (study, &answer, NULL));
    }
  g_assert_true (lex_study_say (study, &change, NULL));
}

/* Four months of answers: a law that goes well, one that does not. */
void
study_past_live_months (LexStudy *study, GPtrArray *cards, gint64 now)
{
  for (int day = -120; day < 0; day += 3)
    for (guint i = (guint) -day % 4; i < cards->len; i += 4)
      {
        const LexStudyAnswer answer = { .card = cards->pdata[i],
                                        .rating = (i + (guint) -day) % 5 == 0 ? 1 : 3,
                                        .took = 20000 + 1000 * (i % 7),
                                        .lookups = i % 3,
                                        .looked = 9000 * (i % 3),
                                        .now = now + day * 86400 + 60 * i };
        g_autoptr (GError) error = NULL;

        lex_study_answer (study, &answer, &error);
        g_assert_no_error (error);
      }
  g_assert_true (lex_study_settings_set_word (study, "answers", "4", now, NULL));
}
