/* test-question-turn.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Questions turned and judged: by hand, and every question of the bank that ships in every turn.
 * Run by Meson.
 */

#include <string.h>

#include "bridge/pbn/lex-pbn.h"
#include "services/lex-card-deck.h"
#include "services/lex-question-judge.h"
#include "services/lex-question-turn.h"
#include "services/lex-questions.h"

static GPtrArray *bank;

/* A text with a span on each of the stretches, which @marks names by their words. */
typedef struct
{
  const char *words;
  LexSpanKind kind;
  const char *target;
} Mark;

static LexText *
text_with (const char *plain, const Mark *marks, guint n)
{
  g_autofree LexSpan *spans = g_new0 (LexSpan, n);
  const char *at = plain;

  for (guint i = 0; i < n; i++)
    {
      at = strstr (at, marks[i].words);
      spans[i].start = (gsize) (at - plain);
      spans[i].end = spans[i].start + strlen (marks[i].words);
      spans[i].kind = marks[i].kind;
      spans[i].target = marks[i].target;
      at += strlen (marks[i].words);
    }
  return lex_text_new (plain, spans, n);
}

static void
test_text (void)
{
  static const Mark marks[] = {
    { "N", LEX_SPAN_SEAT, NULL },        { "1♠", LEX_SPAN_CALL, "1S" },
    { "NS", LEX_SPAN_SEAT, NULL },       { "♥KD", LEX_SPAN_CARD, "HKQ" },
    { "♦", LEX_SPAN_SUIT, "D" },         { "1BA", LEX_SPAN_CALL, "1NT" },
    { "27A", LEX_SPAN_CITATION, "27A" },
  };
  static const LexTurn turn = { 1, TRUE, TRUE };
  g_autoptr (LexText) text
      = text_with ("N: 1♠, a NS: ♥KD, ♦, 1BA (27A).", marks, G_N_ELEMENTS (marks));
  g_autoptr (LexText) turned = lex_question_turn_text (text, &turn, LEX_LANGUAGE_PL);
  gsize n_spans;
  const LexSpan *spans = lex_text_get_spans (turned, &n_spans);

  g_assert_cmpstr (lex_text_get_plain (turned), ==, "E: 1♥, a EW: ♠KD, ♣, 1BA (27A).");
  g_assert_cmpuint (n_spans, ==, G_N_ELEMENTS (marks));
  g_assert_cmpstr (spans[1].target, ==, "1H");
  g_assert_cmpstr (spans[3].target, ==, "SKQ");
  g_assert_cmpstr (spans[4].target, ==, "C");
  g_assert_cmpstr (spans[6].target, ==, "27A");
  g_assert_cmpmem (lex_text_get_plain (turned) + spans[6].start, spans[6].end - spans[6].start,
                   "27A", 3);
}

static void
test_pbn (void)
{
  static const LexTurn turn = { 3, TRUE, FALSE };
  g_autofree char *turned = lex_question_turn_pbn (
      "[Dealer \"N\"]\n[Vulnerable \"NS\"]\n[Deal \"N:A.K.Q.J - 2.3.4.5 -\"]\n"
      "[Contract \"4HX\"]\n[Auction \"N\"]\n1S Pass 2C ^I 1H\n*\n[Play \"E\"]\nSA HK -\n"
      "[Note \"1:S: 2S -> 3S\"]",
      &turn);

  g_assert_cmpstr (
      turned, ==,
      "[Dealer \"W\"]\n[Vulnerable \"EW\"]\n[Deal \"W:K.A.Q.J - 3.2.4.5 -\"]\n"
      "[Contract \"4SX\"]\n[Auction \"W\"]\n1H Pass 2C ^I 1S\n*\n[Play \"N\"]\nHA SK -\n"
      "[Note \"1:E: 2H -> 3H\"]");
}

static void
assert_same_texts (LexText *const *a, LexText *const *b)
{
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    if (a[i] != NULL)
      {
        g_assert_cmpstr (lex_text_get_plain (a[i]), ==, lex_text_get_plain (b[i]));
        g_assert_true (g_utf8_validate (lex_text_get_plain (b[i]), -1, NULL));
      }
}

static void
check_pbn (const LexQuestion *question, const LexQuestion *turned)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexPbn) before = NULL;
  g_autoptr (LexPbn) after = NULL;

  if (question->pbn == NULL)
    return;
  before = lex_pbn_parse (question->pbn, NULL);
  after = lex_pbn_parse (turned->pbn, &error);
  g_assert_no_error (error);
  g_assert_cmpint (before->auction != NULL, ==, after->auction != NULL);
  g_assert_cmpint (before->deal != NULL, ==, after->deal != NULL);
}

/* Quarter by quarter round the table: each can be read, and at its end all is as it was. */
static void
test_bank (void)
{
  static const LexTurn quarter = { 1, FALSE, FALSE };

  for (guint i = 0; i < bank->len; i++)
    {
      LexQuestion *question = bank->pdata[i];
      g_autoptr (LexQuestion) turned = lex_question_ref (question);
      g_autofree char *print = lex_card_deck_print_question (question);
      g_autofree char *again = NULL;

      for (guint j = 0; j < 4; j++)
        {
          LexQuestion *next = lex_question_turn (turned, &quarter);

          lex_question_unref (turned);
          turned = next;
          check_pbn (question, turned);
        }
      again = lex_card_deck_print_question (turned);
      g_assert_cmpstr (again, ==, print);
      g_assert_cmpstr (turned->pbn, ==, question->pbn);
      assert_same_texts (question->text, turned->text);
    }
}

/* Only what may turn does. */
static void
test_choice (void)
{
  for (guint i = 0; i < bank->len; i++)
    for (guint32 seed = 0; seed < 16; seed++)
      {
        const LexQuestion *question = bank->pdata[i];
        const LexTurn turn = lex_question_turn_choose (question, seed);

        g_assert_true (turn.seats == 0 || question->turns_seats);
        g_assert_true ((!turn.majors && !turn.minors) || question->turns_suits);
      }
}

static void
test_shuffle (void)
{
  gboolean moved = FALSE;

  for (guint32 seed = 0; seed < 100; seed++)
    {
      g_autofree guint *places = lex_question_turn_shuffle (5, seed);
      guint seen = 0;

      for (guint i = 0; i < 5; i++)
        seen |= 1u << places[i];
      g_assert_cmpuint (seen, ==, 31);
      moved = moved || places[0] != 0;
    }
  g_assert_true (moved);
}

static const LexQuestion *
find_kind (LexQuestionKind kind)
{
  for (guint i = 0; i < bank->len; i++)
    if (((const LexQuestion *) bank->pdata[i])->kind == kind)
      return bank->pdata[i];
  g_assert_not_reached ();
}

/* All that is right, and nothing else. */
static void
test_judge (void)
{
  const LexQuestion *one = find_kind (LEX_QUESTION_ONE);
  const LexQuestion *order = find_kind (LEX_QUESTION_ORDER);
  const LexQuestion *number = find_kind (LEX_QUESTION_NUMBER);
  const LexQuestion *find = find_kind (LEX_QUESTION_FIND);
  const LexQuestionStep *step = one->steps->pdata[0];
  guint places[16];
  double right;

  for (guint i = 0; i < step->options->len; i++)
    g_assert_cmpint (lex_question_judge_places (one, step, &i, 1), ==,
                     ((const LexOption *) step->options->pdata[i])->right);
  g_assert_false (lex_question_judge_places (one, step, NULL, 0));

  step = order->steps->pdata[0];
  for (guint i = 0; i < step->options->len; i++)
    places[i] = i;
  g_assert_true (lex_question_judge_places (order, step, places, step->options->len));
  g_assert_false (lex_question_judge_places (order, step, places, step->options->len - 1));
  places[0] = 1;
  places[1] = 0;
  g_assert_false (lex_question_judge_places (order, step, places, step->options->len));

  step = number->steps->pdata[0];
  right = ((const LexOption *) step->options->pdata[0])->value;
  g_assert_true (lex_question_judge_number (step, right));
  g_assert_false (lex_question_judge_number (step, right + 1));

  step = find->steps->pdata[0];
  g_assert_true (lex_question_judge_label (step, step->labels->pdata[0]));
}

int
main (int argc, char *argv[])
{
  g_autoptr (GError) error = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  bank = lex_questions_load (g_getenv ("LEXBRIDGE_QUESTIONS_FILE"), &error);
  g_assert_no_error (error);
  g_test_add_func ("/turn/text", test_text);
  g_test_add_func ("/turn/pbn", test_pbn);
  g_test_add_func ("/turn/bank", test_bank);
  g_test_add_func ("/turn/choice", test_choice);
  g_test_add_func ("/turn/shuffle", test_shuffle);
  g_test_add_func ("/turn/judge", test_judge);
  status = g_test_run ();
  g_ptr_array_unref (bank);
  return status;
}
