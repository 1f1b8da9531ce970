/* test-study.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cards of the library that ships, and what is known of them by the log of a real journal: it
 * can be taken back, read again, and starts anew where a right answer changed. Run by Meson.
 */

#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>

#include "services/lex-calculated.h"
#include "services/lex-card-cloze.h"
#include "services/lex-card-made.h"
#include "services/lex-question-turn.h"
#include "services/lex-questions.h"
#include "services/lex-study-quiz.h"
#include "services/lex-study-today.h"

#define NOW G_GINT64_CONSTANT (1700000000)
#define DAY (24 * 60 * 60)

typedef struct
{
  char *folder;
  LexJournal *journal;
} Fixture;

static LexLibrary *library;
static GPtrArray *questions;
static GPtrArray *made;
static GPtrArray *cards;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("lexbridge-study-XXXXXX", NULL);
  fixture->journal = lex_journal_new (fixture->folder);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_autofree char *command = NULL;

  g_clear_object (&fixture->journal);
  command = g_strdup_printf ("rm -r '%s'", fixture->folder);
  g_assert_true (g_spawn_command_line_sync (command, NULL, NULL, NULL, NULL));
  g_free (fixture->folder);
}

static LexStudy *
open_study (Fixture *fixture, GPtrArray *deck)
{
  g_autoptr (GError) error = NULL;
  LexStudy *study = lex_study_new (fixture->journal, deck, &error);

  g_assert_no_error (error);
  return study;
}

static void
answer (LexStudy *study, const LexStudyCard *card, LexRating rating, gint64 now)
{
  const LexStudyAnswer given
      = { .card = card, .rating = rating, .mode = LEX_REVIEW_LEARN, .took = 1000, .now = now };
  g_autoptr (GError) error = NULL;

  lex_study_answer (study, &given, &error);
  g_assert_no_error (error);
}

static gboolean
is_ascii (const char *text)
{
  for (; *text != '\0'; text++)
    if (*text < ' ' || *text > '~')
      return FALSE;
  return TRUE;
}

/* Each has a name of its own, clauses that exist, and something to ask in each language it has. */
static void
test_deck (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  guint counts[LEX_N_CARD_KINDS] = { 0 };
  static const guint least[] = {
    [LEX_CARD_QUESTION] = 400,   [LEX_CARD_EXAMPLE] = 100,  [LEX_CARD_DEFINITION] = 50,
    [LEX_CARD_NAME] = 50,        [LEX_CARD_TO_POLISH] = 50, [LEX_CARD_TO_ENGLISH] = 50,
    [LEX_CARD_PRECEDENCE] = 300, [LEX_CARD_SITUATION] = 50, [LEX_CARD_CALCULATED] = 6,
    [LEX_CARD_NUMBERS] = 50,     [LEX_CARD_CLOZE] = 250,
  };

  for (guint i = 0; i < cards->len; i++)
    {
      const LexStudyCard *card = lex_card_deck_unfold (cards->pdata[i]);

      g_assert_true (is_ascii (card->id) && is_ascii (card->print));
      if (!g_hash_table_add (ids, card->id))
        g_error ("%s stands there twice", card->id);
      counts[card->kind]++;
      g_assert_cmpuint (card->labels->len, >, 0);
      for (guint j = 0; j < card->labels->len; j++)
        g_assert_true (
            lex_library_has_label (library, lex_label_get_text (card->labels->pdata[j])));
      for (guint j = 0; j < LEX_N_LANGUAGES; j++)
        if (card->front[j] != NULL && card->back[j] == NULL)
          g_error ("%s asks and does not answer", card->id);
      g_assert_true (card->question != NULL || card->front[0] != NULL || card->front[1] != NULL);
      g_assert_cmpint (card->question != NULL || card->kind == LEX_CARD_NUMBERS
                           || card->kind == LEX_CARD_CLOZE,
                       ==, *card->print != '\0');
    }
  g_assert_cmpuint (counts[LEX_CARD_QUESTION], ==, questions->len);
  for (guint i = 0; i < G_N_ELEMENTS (least); i++)
    {
      g_test_message ("kind %u: %u cards", i, counts[i]);
      g_assert_cmpuint (counts[i], >=, least[i]);
    }
}

static const LexStudyCard *
find_card (const char *id)
{
  for (guint i = 0; i < cards->len; i++)
    if (g_str_equal (((const LexStudyCard *) cards->pdata[i])->id, id))
      return lex_card_deck_unfold (cards->pdata[i]);
  g_error ("%s is missing", id);
}

/* A card of a kind, as it is read. */
static void
test_faces (Fixture *fixture, gconstpointer data)
{
  const LexStudyCard *relation = find_card ("precedence/61B2b/9A3");
  const LexStudyCard *term = find_card ("to-polish/psychic-call");
  const LexStudyCard *situation = find_card ("situation/acceptance/of-a-lead-out-of-turn");

  g_assert_cmpstr (lex_text_get_plain (relation->front[LEX_LANGUAGE_EN]), ==,
                   "Which prevails, 9A3 or 61B2(b), and why?");
  g_assert_true (
      g_str_has_prefix (lex_text_get_plain (relation->back[LEX_LANGUAGE_PL]), "61B2(b): "));
  g_assert_cmpstr (lex_text_get_plain (term->front[LEX_LANGUAGE_PL]), ==, "Psychic call");
  g_assert_cmpstr (lex_text_get_plain (term->back[LEX_LANGUAGE_EN]), ==, "Blef");
  g_assert_cmpstr (lex_text_get_plain (situation->front[LEX_LANGUAGE_EN]), ==,
                   "acceptance: of a lead out of turn");
  g_assert_cmpstr (lex_label_get_text (situation->labels->pdata[0]), ==, "53A");
}

static GArray *
list_answers (LexText *back)
{
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (LexSpan));
  gsize n_spans = 0;
  const LexSpan *spans = lex_text_get_spans (back, &n_spans);

  for (gsize i = 0; i < n_spans; i++)
    if (spans[i].kind == LEX_SPAN_EMPHASIS)
      g_array_append_val (answers, spans[i]);
  return answers;
}

/* With its answers put back, the front is the clause; none of them can be read elsewhere in it. */
static void
check_cloze (const LexStudyCard *card, LexLanguage language)
{
  const char *plain = lex_text_get_plain (card->back[language]);
  g_autoptr (GArray) answers = list_answers (card->back[language]);
  g_autoptr (GString) whole = g_string_new (lex_text_get_plain (card->front[language]));

  g_assert_cmpuint (answers->len, >, 0);
  for (guint i = 0; i < answers->len; i++)
    {
      const LexSpan *span = &g_array_index (answers, LexSpan, i);
      g_autofree char *word = g_strndup (plain + span->start, span->end - span->start);
      g_autofree char *pattern = g_strdup_printf ("(?i)(?<![\\pL\\d])%s(?![\\pL\\d])", word);
      g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);

      if (g_regex_match (regex, lex_text_get_plain (card->front[language]), 0, NULL))
        g_error ("%s: %s stands there: %s", card->id, word,
                 lex_text_get_plain (card->front[language]));
    }
  for (guint i = 0; i < answers->len; i++)
    {
      const LexSpan *span = &g_array_index (answers, LexSpan, i);
      g_autofree char *word = g_strndup (plain + span->start, span->end - span->start);

      g_assert_cmpuint (g_string_replace (whole, LEX_CARD_CLOZE_GAP, word, 1), ==, 1);
    }
  g_assert_true (g_str_has_suffix (whole->str, plain));
}

/* Both languages leave out as many words. */
static void
test_cloze (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < cards->len; i++)
    {
      const LexStudyCard *card = lex_card_deck_unfold (cards->pdata[i]);
      g_autoptr (GArray) answers = NULL;
      g_autoptr (GArray) others = NULL;

      if (card->kind != LEX_CARD_CLOZE)
        continue;
      check_cloze (card, LEX_LANGUAGE_EN);
      check_cloze (card, LEX_LANGUAGE_PL);
      answers = list_answers (card->back[LEX_LANGUAGE_EN]);
      others = list_answers (card->back[LEX_LANGUAGE_PL]);
      g_assert_cmpuint (answers->len, ==, others->len);
    }
}

static void
test_numbers (Fixture *fixture, gconstpointer data)
{
  const LexStudyCard *slam = find_card ("numbers/77/2.3");
  const LexStudyCard *board = find_card ("numbers/2/1.7");

  g_assert_cmpstr (lex_text_get_plain (slam->front[LEX_LANGUAGE_EN]), ==,
                   "Duplicate Bridge Scoring Table\npremium: small slam bid and made (12 tricks)\n"
                   "not vulnerable: ?\nvulnerable: ?");
  g_assert_cmpstr (lex_text_get_plain (slam->back[LEX_LANGUAGE_PL]), ==,
                   "przed partią: 500\npo partii: 750");
  g_assert_cmpstr (lex_text_get_plain (board->back[LEX_LANGUAGE_EN]), ==,
                   "dealer: S\nvulnerable: both");
}

static void
test_log_is_all (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexStudy) study = open_study (fixture, cards);
  g_autoptr (LexStudy) again = NULL;
  const LexStudyCard *first = cards->pdata[0];
  const LexStudyCard *second = cards->pdata[1];
  LexStudyCounts counts;

  answer (study, first, LEX_RATING_GOOD, NOW);
  answer (study, first, LEX_RATING_GOOD, NOW + 600);
  answer (study, second, LEX_RATING_AGAIN, NOW);
  answer (study, first, LEX_RATING_GOOD, NOW + 3 * DAY);
  lex_study_today_count (study, NOW + 3 * DAY, &counts);
  g_assert_cmpuint (counts.cards, ==, cards->len);
  g_assert_cmpuint (counts.fresh, ==, cards->len - 2);
  g_assert_cmpuint (counts.reviews, ==, 4);
  g_assert_cmpuint (counts.due, ==, 1);
  g_assert_cmpuint (counts.asked, ==, 1);
  g_assert_cmpuint (counts.known, ==, 1);

  again = open_study (fixture, cards);
  g_assert_cmpint (lex_study_get_schedule (again, first)->due, ==,
                   lex_study_get_schedule (study, first)->due);
  g_assert_cmpfloat (lex_study_get_schedule (again, first)->memory.stability, ==,
                     lex_study_get_schedule (study, first)->memory.stability);
  g_assert_cmpint (lex_study_get_schedule (again, first)->due, >, NOW + 4 * DAY);
}

static void
test_undo (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexStudy) study = open_study (fixture, cards);
  g_autoptr (GError) error = NULL;
  const LexStudyCard *card = cards->pdata[0];
  LexSchedule before;

  answer (study, card, LEX_RATING_GOOD, NOW);
  before = *lex_study_get_schedule (study, card);
  answer (study, card, LEX_RATING_AGAIN, NOW + 600);
  g_assert_true (lex_study_undo (study, NULL));
  g_assert_cmpint (lex_study_get_schedule (study, card)->due, ==, before.due);
  g_assert_true (lex_study_undo (study, NULL));
  g_assert_cmpint (lex_study_get_schedule (study, card)->phase, ==, LEX_PHASE_NEW);
  g_assert_false (lex_study_undo (study, &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_NOT_FOUND);
}

/* The same question with another right answer is another question. */
static void
test_changed_answer (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) ours = lex_card_deck_make_questions (questions);
  g_autoptr (GPtrArray) changed = lex_card_deck_make_questions (questions);
  g_autoptr (LexStudy) study = open_study (fixture, ours);
  g_autoptr (LexStudy) later = NULL;
  LexStudyCard *card = changed->pdata[0];

  answer (study, ours->pdata[0], LEX_RATING_GOOD, NOW);
  answer (study, ours->pdata[1], LEX_RATING_GOOD, NOW);
  g_free (card->print);
  card->print = g_strdup ("other");
  later = open_study (fixture, changed);
  g_assert_cmpint (lex_study_get_schedule (later, card)->phase, ==, LEX_PHASE_NEW);
  g_assert_cmpint (lex_study_get_schedule (later, changed->pdata[1])->phase, ==,
                   LEX_PHASE_LEARNING);
}

static LexQuestion *
dup_question (LexQuestion *question)
{
  const LexTurn still = { .seats = 0 };

  return lex_question_turn (question, &still);
}

/* Which option is right is what counts, and not a comma in it or in the question. */
static void
test_print (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexQuestion) mended = dup_question (lex_questions_find (questions, "claim-play-on"));
  g_autoptr (LexQuestion) changed = dup_question (mended);
  LexQuestionStep *step = changed->steps->pdata[0];
  g_autofree char *before = lex_card_deck_print_question (mended);
  g_autofree char *same = NULL;
  g_autofree char *other = NULL;

  lex_text_unref (mended->text[LEX_LANGUAGE_EN]);
  mended->text[LEX_LANGUAGE_EN] = lex_text_new ("Asked in other words?", NULL, 0);
  for (guint i = 0; i < step->options->len; i++)
    ((LexOption *) step->options->pdata[i])->right = i == 0;
  same = lex_card_deck_print_question (mended);
  other = lex_card_deck_print_question (changed);
  g_assert_cmpstr (same, ==, before);
  g_assert_cmpstr (other, !=, before);
}

/* What is due comes first, what is new then; nothing is left out. */
static void
test_quiz_order (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexStudy) study = open_study (fixture, cards);
  g_autoptr (GPtrArray) drawn = NULL;
  g_autoptr (GPtrArray) due = NULL;

  answer (study, cards->pdata[7], LEX_RATING_AGAIN, NOW);
  answer (study, cards->pdata[9], LEX_RATING_EASY, NOW);
  due = lex_study_today_list_due (study, NOW + 600);
  drawn = lex_study_quiz_list (study, NULL, NOW + 600);
  g_assert_cmpuint (due->len, ==, 1);
  g_assert_true (due->pdata[0] == cards->pdata[7]);
  g_assert_true (drawn->pdata[0] == cards->pdata[7]);
  g_assert_true (drawn->pdata[drawn->len - 1] == cards->pdata[9]);
  g_assert_cmpuint (drawn->len, ==, cards->len);
}

static void
test_pose (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexStudy) study = open_study (fixture, cards);
  const LexStudyCard *card = find_card ("calculated/imps");
  g_autoptr (LexQuestion) first = lex_study_pose (study, card);
  g_autoptr (LexQuestion) second = NULL;

  answer (study, card, LEX_RATING_GOOD, NOW);
  second = lex_study_pose (study, card);
  g_assert_cmpstr (lex_text_get_plain (first->text[0]), !=, lex_text_get_plain (second->text[0]));
}

static void
test_check (Fixture *fixture, gconstpointer data)
{
  g_auto (GStrv) problems = lex_questions_check (library, g_getenv ("LEXBRIDGE_QUESTIONS_FILE"));
  g_auto (GStrv) missing = lex_questions_check (library, "/nowhere");

  g_assert_cmpstr (problems[0], ==, NULL);
  g_assert_nonnull (missing[0]);
}

static void
add_test (const char *path, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char *argv[])
{
  g_autoptr (GError) error = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  library = lex_library_open (g_getenv ("LEXBRIDGE_SHIPPED"), "/nonexistent", &error);
  g_assert_no_error (error);
  questions = lex_questions_load (g_getenv ("LEXBRIDGE_QUESTIONS_FILE"), &error);
  g_assert_no_error (error);
  made = lex_questions_load_made (g_getenv ("LEXBRIDGE_QUESTIONS_FILE"), &error);
  g_assert_no_error (error);
  cards = lex_card_deck_make (library, questions, &error);
  g_assert_no_error (error);
  lex_card_made_add_all (cards, made);
  add_test ("/study/deck", test_deck);
  add_test ("/study/faces", test_faces);
  add_test ("/study/cloze", test_cloze);
  add_test ("/study/numbers", test_numbers);
  add_test ("/study/log", test_log_is_all);
  add_test ("/study/undo", test_undo);
  add_test ("/study/changed", test_changed_answer);
  add_test ("/study/print", test_print);
  add_test ("/study/quiz", test_quiz_order);
  add_test ("/study/pose", test_pose);
  add_test ("/study/check", test_check);
  status = g_test_run ();
  g_ptr_array_unref (cards);
  g_ptr_array_unref (questions);
  g_ptr_array_unref (made);
  g_object_unref (library);
  return status;
}
