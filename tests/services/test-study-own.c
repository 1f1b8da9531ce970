/* test-study-own.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The reader's own cards: kept, changed, removed and brought back, read from CSV and Markdown, good
 * and bad; exported with the journal, for Anki, and answers as CSV. Run by Meson.
 */

#include <string.h>

#include "services/lex-own-card.h"
#include "services/lex-question-file.h"
#include "services/lex-question-judge.h"
#include "services/lex-study-export.h"
#include "study-fixture.h"

static void
open_all (StudyFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&fixture->study, lex_study_free);
  fixture->study = lex_study_open (study_library, fixture->journal, study_questions, NULL, &error);
  g_assert_no_error (error);
}

static GPtrArray *
read_cards (const char *name, const char *text)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *cards = lex_question_file_read (name, text, &error);

  g_assert_no_error (error);
  return cards;
}

static void
put (StudyFixture *fixture, GPtrArray *cards)
{
  g_autoptr (GError) error = NULL;

  lex_own_card_put (fixture->journal, cards, NOW, &error);
  g_assert_no_error (error);
}

static void
test_from_clause (StudyFixture *fixture, gconstpointer data)
{
  g_autoptr (LexLabel) label = lex_label_parse ("27B1a");
  g_autoptr (GPtrArray) cards = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_own_card_free);
  g_autofree char *name = NULL;
  const LexStudyCard *card;

  g_ptr_array_add (cards, lex_own_card_new_about (study_library, label, "słowa", LEX_LANGUAGE_PL));
  put (fixture, cards);
  name = g_strconcat ("own/", ((const LexOwnCard *) cards->pdata[0])->id, NULL);
  open_all (fixture);
  card = lex_study_find_card (fixture->study, name);
  g_assert_cmpstr (lex_text_get_plain (card->back[LEX_LANGUAGE_EN]), ==, "słowa");
  g_assert_true (g_str_has_prefix (lex_text_get_plain (card->front[LEX_LANGUAGE_PL]), "27B1(a)"));
  g_assert_cmpstr (lex_label_get_text (card->labels->pdata[0]), ==, "27B1a");
  study_fixture_answer (fixture, card, LEX_RATING_GOOD, NOW);

  g_assert_true (lex_own_card_remove (fixture->journal, name + 4, TRUE, NOW + 1, NULL));
  open_all (fixture);
  g_assert_null (lex_study_find_card (fixture->study, name));
  g_assert_true (lex_own_card_remove (fixture->journal, name + 4, FALSE, NOW + 2, NULL));
  open_all (fixture);
  card = lex_study_find_card (fixture->study, name);
  g_assert_cmpuint (lex_study_get_schedule (fixture->study, card)->answers, ==, 1);
}

#define CSV                                                                                        \
  "\xef\xbb\xbf"                                                                                   \
  "front;back_en;labels;wrong;wrong2;tags\r\n"                                                     \
  "\"How many tricks; after a revoke?\";one;64A;two;none;club\r\n"                                 \
  "\r\n"                                                                                           \
  "\"A \"\"quoted\"\"\nquestion\";yes;;;;\r\n"

static void
test_csv (StudyFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) cards = read_cards ("mine.csv", CSV);
  g_autoptr (GPtrArray) again = read_cards ("mine.csv", CSV);
  const LexOwnCard *first = cards->pdata[0];
  const LexOwnCard *second = cards->pdata[1];
  const LexStudyCard *card;

  g_assert_cmpuint (cards->len, ==, 2);
  g_assert_cmpstr (first->front[LEX_LANGUAGE_EN], ==, "How many tricks; after a revoke?");
  g_assert_cmpstr (first->wrong, ==, "two\nnone");
  g_assert_cmpstr (second->front[LEX_LANGUAGE_EN], ==, "A \"quoted\"\nquestion");
  g_assert_null (second->wrong);
  g_assert_cmpstr (first->id, ==, ((const LexOwnCard *) again->pdata[0])->id);
  put (fixture, cards);
  put (fixture, again);
  open_all (fixture);
  g_assert_cmpuint (lex_study_get_cards (fixture->study)->len, ==, study_cards->len + 2);
  {
    g_autofree char *name = g_strconcat ("own/", first->id, NULL);
    g_autoptr (LexQuestion) question = NULL;

    card = lex_study_find_card (fixture->study, name);
    question = lex_study_pose (fixture->study, card);
    g_assert_cmpuint (lex_question_judge_given (question, "0"), ==, 1);
    g_assert_cmpuint (lex_question_judge_given (question, "1"), ==, 0);
    g_assert_cmpuint (((LexQuestionStep *) question->steps->pdata[0])->options->len, ==, 3);
  }
}

#define PBN                                                                                        \
  "% PBN 2.1\n"                                                                                    \
  "[Event \"Club\"]\n[Board \"5\"]\n[Dealer \"N\"]\n[Vulnerable \"NS\"]\n"                         \
  "[Deal \"N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3\"]\n"             \
  "[Declarer \"W\"]\n[Contract \"2SX\"]\n[Result \"9\"]\n"                                         \
  "[Auction \"N\"]\nPass Pass Pass 1S\nPass 2S X AP\n\n"                                           \
  "[Event \"Club\"]\n[Board \"6\"]\n"                                                              \
  "[Deal \"N:73.QJT.AQ54.T752 QT6.876.KJ9.AQ84 5.A95432.7632.K6 AKJ9842.K.T8.J93\"]\n"

/* A board that was played asks what became of it; one that was only dealt asks nothing. */
static void
test_boards (StudyFixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "evening.pbn", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) cards = NULL;
  const LexOwnCard *card;
  guint n;

  g_assert_true (g_file_set_contents (path, PBN, -1, NULL));
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (lex_question_file_import (fixture->journal, path, NOW, &n, &error));
      g_assert_cmpuint (n, ==, 1);
    }
  cards = lex_own_card_list (fixture->journal, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (cards->len, ==, 1);
  card = cards->pdata[0];
  g_assert_true (g_str_has_prefix (card->front[LEX_LANGUAGE_EN],
                                   "Board 5. Dealer: N. NS vulnerable.\n"
                                   "N ♠ QJ6 ♥ K652 ♦ J85 ♣ 1098\n"));
  g_assert_nonnull (strstr (card->front[LEX_LANGUAGE_PL], "E ♠ 873 ♥ W97 ♦ A10764 ♣ D4\n"));
  g_assert_cmpstr (card->back[LEX_LANGUAGE_EN], ==, "2♠x, by W. Tricks: 9. N-S: -570.");
  g_assert_true (g_file_set_contents (path, "[Event \"Club\"]\n[Board \"6\"]\n", -1, NULL));
  g_assert_false (lex_question_file_import (fixture->journal, path, NOW, &n, &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_INPUT);
}

/* The same question with another answer starts anew; its history stays in the log. */
static void
test_changed (StudyFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) cards = read_cards ("a.csv", "front,back,wrong\nQ?,one,two\n");
  g_autoptr (GPtrArray) changed = read_cards ("a.csv", "front,back,wrong\nQ?,two,one\n");
  g_autofree char *name = g_strconcat ("own/", ((LexOwnCard *) cards->pdata[0])->id, NULL);
  g_autofree char *csv = NULL;

  put (fixture, cards);
  open_all (fixture);
  study_fixture_answer (fixture, lex_study_find_card (fixture->study, name), LEX_RATING_GOOD, NOW);
  put (fixture, changed);
  open_all (fixture);
  g_assert_cmpint (
      lex_study_get_schedule (fixture->study, lex_study_find_card (fixture->study, name))->phase,
      ==, LEX_PHASE_NEW);
  csv = lex_study_export_dup_reviews (fixture->journal, NULL);
  g_assert_nonnull (strstr (csv, name));
  g_assert_true (g_str_has_prefix (csv, "answered,card,rating,mode,took_ms"));
}

/* A file names its questions where their words may change. */
static void
test_named (StudyFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) cards
      = read_cards ("a.csv", "id,front,back\nfirst,Q?,one\nsecond,Q?,one\n");
  g_autoptr (GPtrArray) reworded = read_cards ("b.csv", "id,front,back\nfirst,Which?,one\n");
  const char *id = ((LexOwnCard *) cards->pdata[0])->id;
  g_autofree char *name = g_strconcat ("own/", id, NULL);

  g_assert_cmpstr (((LexOwnCard *) reworded->pdata[0])->id, ==, id);
  g_assert_cmpstr (((LexOwnCard *) cards->pdata[1])->id, !=, id);
  put (fixture, cards);
  open_all (fixture);
  study_fixture_answer (fixture, lex_study_find_card (fixture->study, name), LEX_RATING_GOOD, NOW);
  put (fixture, reworded);
  open_all (fixture);
  g_assert_cmpuint (
      lex_study_get_schedule (fixture->study, lex_study_find_card (fixture->study, name))->answers,
      ==, 1);
}

static void
test_markdown (StudyFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) cards
      = read_cards ("mine.md", "# Club evening\n\n"
                               "## First?\n\nOne line.\nAnother.\nLabels: 27B1a\n"
                               "## Second?\n- [ ] no\n- [x] yes\n- [ ] never\n"
                               "Why: because\nTags: club hard\n");
  const LexOwnCard *first = cards->pdata[0];
  const LexOwnCard *second = cards->pdata[1];

  g_assert_cmpuint (cards->len, ==, 2);
  g_assert_cmpstr (first->back[LEX_LANGUAGE_EN], ==, "One line.\nAnother.");
  g_assert_cmpstr (first->labels, ==, "27B1a");
  g_assert_cmpstr (second->back[LEX_LANGUAGE_EN], ==, "yes");
  g_assert_cmpstr (second->wrong, ==, "no\nnever");
  g_assert_cmpstr (second->why, ==, "because");
  g_assert_cmpstr (second->tags, ==, "club hard");
}

static void
test_bad_files (StudyFixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *name;
    const char *text;
    const char *words;
  } bad[] = { { "a.csv", "", "no column" },
              { "a.csv", "question,answer\n1,2\n", "“question”" },
              { "a.csv", "back\n1\n", "“front”" },
              { "a.csv", "front,back\na,b\n\nc,d,e\n", "line 4" },
              { "a.csv", "front,back\nc,\n,d\n", "line 2: there is no answer; line 3: there is" },
              { "a.csv", "front,back,labels\na,b,27B1a 99Z\n", "line 2: “99Z” is no clause" },
              { "a.csv", "front,back\na,\na,\na,\na,\na,\na,\na,\na,\na,\na,\n",
                "line 9: there is no answer; and 2 more" },
              { "a.md", "# Words\n\n## Q?\n- [ ] a\n## R?\nyes\nLabels: 99Z\n",
                "line 3: there is no answer; line 5: “99Z”" },
              { "a.csv", "front,back\n\xff,b\n", "UTF-8" },
              { "a.md", "# nothing\n", "## …" } };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (lex_question_file_read (bad[i].name, bad[i].text, &error));
      g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_INPUT);
      g_assert_nonnull (strstr (error->message, bad[i].words));
      g_assert_null (strchr (error->message, '\n'));
    }
  {
    /* What is written by hand is checked where it is kept. */
    g_autoptr (GPtrArray) half = read_cards ("a.csv", "front,back\na,b\nc,d\n");
    g_autoptr (GPtrArray) kept = NULL;

    g_clear_pointer (&((LexOwnCard *) half->pdata[1])->back[LEX_LANGUAGE_EN], g_free);
    g_assert_false (lex_own_card_put (fixture->journal, half, NOW, NULL));
    kept = lex_own_card_list (fixture->journal, NULL);
    g_assert_cmpuint (kept->len, ==, 0);
  }
}

/* Own cards, their answers and what rests come back byte for byte from an exported journal. */
static void
test_travels (StudyFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) cards = read_cards ("mine.csv", CSV);
  g_autofree char *path = g_build_filename (fixture->folder, "export.json", NULL);
  g_autofree char *folder = g_build_filename (fixture->folder, "other", NULL);
  g_autoptr (LexJournal) other = lex_journal_new (folder);
  g_autoptr (GPtrArray) there = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  guint n;

  put (fixture, cards);
  study_fixture_answer (fixture, study_cards->pdata[0], LEX_RATING_GOOD, NOW);
  g_assert_true (lex_journal_save (fixture->journal, path, NULL));
  lex_journal_load (other, path, &n, &error);
  g_assert_no_error (error);
  before = lex_journal_export (fixture->journal, NULL);
  after = lex_journal_export (other, NULL);
  g_assert_cmpstr (before, ==, after);
  there = lex_own_card_list (other, NULL);
  g_assert_cmpuint (there->len, ==, 2);
}

static void
test_anki (StudyFixture *fixture, gconstpointer data)
{
  g_autofree char *text = lex_study_export_dup_anki (study_cards);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint at = 5;

  g_assert_cmpstr (lines[0], ==, "#separator:tab");
  g_assert_cmpstr (lines[3], ==, "#tags column:4");
  g_assert_cmpint (lines[4][0], ==, '#');
  for (guint i = 0; i < study_cards->len; i++)
    {
      const LexStudyCard *card = study_cards->pdata[i];
      g_auto (GStrv) fields = NULL;

      /* What is calculated anew each time can not be learned by heart; that is said. */
      if (card->kind == LEX_CARD_CALCULATED)
        {
          g_autofree char *named = g_strconcat (lines[4], " ", NULL);
          g_autofree char *id = g_strdup_printf (" %s ", card->id);

          g_assert_nonnull (strstr (named, id));
          continue;
        }
      fields = g_strsplit (lines[at++], "\t", -1);
      g_assert_cmpuint (g_strv_length (fields), ==, 4);
      g_assert_cmpstr (fields[0], ==, card->id);
      g_assert_cmpuint (strlen (fields[1]), >, 0);
      g_assert_true (g_str_has_prefix (fields[3], "lexbridge::"));
      if (card->kind == LEX_CARD_QUESTION)
        g_assert_nonnull (strstr (fields[1], "<hr>"));
    }
  g_assert_cmpstr (lines[at], ==, "");
}

int
main (int argc, char *argv[])
{
  study_fixture_begin (&argc, &argv);
  study_fixture_add ("/own/clause", test_from_clause);
  study_fixture_add ("/own/csv", test_csv);
  study_fixture_add ("/own/boards", test_boards);
  study_fixture_add ("/own/changed", test_changed);
  study_fixture_add ("/own/named", test_named);
  study_fixture_add ("/own/markdown", test_markdown);
  study_fixture_add ("/own/bad", test_bad_files);
  study_fixture_add ("/own/travels", test_travels);
  study_fixture_add ("/own/anki", test_anki);
  return study_fixture_run ();
}
