/* test-question-bank.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is promised of the question bank that ships: how many questions, of which kinds and levels,
 * on which Laws; that each says by which edition and regulation it is answered, what was mended in
 * it, and that none stands there twice in other words. Run by Meson.
 */

#include <glib/gstdio.h>
#include <string.h>

#include "model/lex-question-data.h"
#include "services/lex-calculated.h"
#include "services/lex-card-deck.h"
#include "services/lex-question-turn.h"
#include "services/lex-questions-alike.h"
#include "services/lex-questions.h"

#define N_LAWS 93

static LexLibrary *library;
static GPtrArray *questions;

static gboolean
begins (const LexQuestion *question, const char *document)
{
  for (guint i = 0; i < question->labels->len; i++)
    if (g_str_has_prefix (lex_label_get_text (question->labels->pdata[i]), document))
      return TRUE;
  return FALSE;
}

static guint
count_of (const char *topic)
{
  const LexQuestionFilter filter = { .topic = topic };
  g_autoptr (GPtrArray) found = lex_questions_select (questions, &filter);

  return found->len;
}

/* At least 240; each of the 93 Laws, definitions, screens and scoring. */
static void
test_cover (void)
{
  guint n_definitions = 0, n_screens = 0;

  g_assert_cmpuint (questions->len, >=, 240);
  for (guint law = 1; law <= N_LAWS; law++)
    {
      const LexQuestionFilter filter = { .law = law };
      g_autoptr (GPtrArray) found = lex_questions_select (questions, &filter);

      if (found->len == 0)
        g_error ("no question is on Law %u", law);
    }
  for (guint i = 0; i < questions->len; i++)
    {
      n_definitions += begins (questions->pdata[i], "definitions/");
      n_screens += begins (questions->pdata[i], "screens/");
    }
  g_assert_cmpuint (n_definitions, >=, 10);
  g_assert_cmpuint (n_screens, >=, 5);
  g_assert_cmpuint (count_of ("score"), >=, 10);
}

/* What is asked most in real exams is asked most here, by three in five: rectifications and
 * information. */
static void
test_weights (void)
{
  const guint rectifications = count_of ("auction") + count_of ("lead") + count_of ("play")
                               + count_of ("revoke") + count_of ("penalty-card")
                               + count_of ("claim");

  g_assert_cmpuint (5 * (rectifications + count_of ("information")), >=, 3 * questions->len);
  g_assert_cmpuint (count_of ("information"), >, count_of ("conduct") + count_of ("board"));
}

static void
test_kinds (void)
{
  guint kinds[LEX_N_QUESTION_KINDS] = { 0 };
  guint levels[4] = { 0 };
  guint n_core = 0;

  for (guint i = 0; i < questions->len; i++)
    {
      const LexQuestion *question = questions->pdata[i];

      kinds[question->kind]++;
      g_assert_cmpuint (question->level, >=, 1);
      g_assert_cmpuint (question->level, <=, 3);
      levels[question->level]++;
      n_core += question->without_book;
    }
  for (guint i = 0; i < LEX_N_QUESTION_KINDS; i++)
    g_assert_cmpuint (kinds[i], >=, 20);
  for (guint i = 1; i <= 3; i++)
    g_assert_cmpuint (levels[i], >=, 60);
  g_assert_cmpuint (n_core, >, 100);
  g_assert_cmpuint (n_core, <, questions->len / 2);
  g_assert_cmpuint (g_strv_length ((char **) lex_calculated_list ()), >=, 12);
}

/* A ruling goes from the facts to what is looked at afterwards, one answer right at each step. */
static void
test_rulings (void)
{
  for (guint i = 0; i < questions->len; i++)
    {
      const LexQuestion *question = questions->pdata[i];

      if (question->kind != LEX_QUESTION_RULE)
        continue;
      g_assert_cmpuint (question->steps->len, >=, 3);
      g_assert_cmpuint (question->steps->len, <=, 6);
    }
}

/* The principle stays, the table turns: at least two thirds have variants, and those that name a
 * seat without turning are few. */
static void
test_variants (void)
{
  guint n = 0;

  for (guint i = 0; i < questions->len; i++)
    {
      const LexQuestion *question = questions->pdata[i];

      n += question->turns_seats || question->turns_suits;
    }
  g_assert_cmpuint (3 * n, >=, 2 * questions->len);
}

static gboolean
has_word (LexText *const *texts, LexLanguage language, const char *const *words)
{
  g_autofree char *folded = g_utf8_casefold (lex_text_get_plain (texts[language]), -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (folded, words[i]) != NULL)
      return TRUE;
  return FALSE;
}

/* Who says that a regulation holds says so in the situation or in a step of it. */
static gboolean
states (const LexQuestion *question, LexLanguage language)
{
  static const char *const words[LEX_N_LANGUAGES][9] = {
    [LEX_LANGUAGE_EN]
    = { "regulat", "organi", "federation", "banned", "no other value", "tournament" },
    [LEX_LANGUAGE_PL] = { "regulamin", "organiz", "federacj", "związ", "zakazan", "zabron",
                          "innej wartości", "turniej" },
  };
  gboolean found = has_word (question->text, language, words[language]);

  for (guint i = 0; i < question->steps->len; i++)
    {
      const LexQuestionStep *step = question->steps->pdata[i];

      found = found
              || (step->ask[language] != NULL && has_word (step->ask, language, words[language]));
    }
  return found;
}

static void
test_edition (void)
{
  for (guint i = 0; i < questions->len; i++)
    {
      const LexQuestion *question = questions->pdata[i];

      g_assert_true (g_regex_match_simple ("^20[0-9][0-9]$", question->edition, 0, 0));
      if (g_str_equal (question->regulation, "stated"))
        {
          if (!states (question, LEX_LANGUAGE_EN) || !states (question, LEX_LANGUAGE_PL))
            g_error ("%s does not state its regulation in both languages", question->id);
        }
      else if (g_str_equal (question->regulation, "screens"))
        g_assert_cmpstr (question->topic, ==, "screens");
      else
        g_assert_cmpstr (question->regulation, ==, "laws");
      g_assert_cmpint (begins (question, "screens/"), ==,
                       g_str_equal (question->regulation, "screens"));
    }
}

static void
check_in_force (GHashTable *amended, const LexQuestion *question, GPtrArray *labels)
{
  for (guint i = 0; i < labels->len; i++)
    {
      const char *from = g_hash_table_lookup (amended, lex_label_get_text (labels->pdata[i]));

      if (from != NULL && strncmp (question->edition, from, 4) < 0)
        g_error ("%s is of %s, and %s was amended on %s", question->id, question->edition,
                 lex_label_get_text (labels->pdata[i]), from);
    }
}

/* A question on a clause that was amended is of the amended edition. */
static void
test_amended (void)
{
  g_autoptr (GHashTable) amended = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) clauses = lex_library_list_clauses (library, "laws", NULL);

  for (guint i = 0; i < clauses->len; i++)
    {
      const LexClauseParts *parts = lex_clause_get_parts (clauses->pdata[i]);

      if (parts->from != NULL)
        g_hash_table_insert (amended, (gpointer) lex_label_get_text (parts->label),
                             (gpointer) parts->from);
    }
  g_assert_cmpuint (g_hash_table_size (amended), >, 0);
  for (guint i = 0; i < questions->len; i++)
    {
      const LexQuestion *question = questions->pdata[i];

      check_in_force (amended, question, question->labels);
      for (guint j = 0; j < question->steps->len; j++)
        check_in_force (amended, question, ((LexQuestionStep *) question->steps->pdata[j])->labels);
    }
}

/* No answer hangs on a regulation that nobody names. */
static void
check_option (const LexQuestion *question, const LexOption *option)
{
  static const char *const english[] = { "depends on the regulation", "depending on the regulation",
                                         "according to the regulation", "up to the club", NULL };
  static const char *const polish[]
      = { "zależy od regulaminu", "w zależności od regulaminu", "zależnie od regulaminu", NULL };

  if (option->text[LEX_LANGUAGE_EN] != NULL
      && (has_word (option->text, LEX_LANGUAGE_EN, english)
          || has_word (option->text, LEX_LANGUAGE_PL, polish)))
    g_error ("%s: an answer depends on a regulation that is not named", question->id);
}

static void
test_regulation (void)
{
  for (guint i = 0; i < questions->len; i++)
    {
      const LexQuestion *question = questions->pdata[i];

      for (guint j = 0; j < question->steps->len; j++)
        {
          const LexQuestionStep *step = question->steps->pdata[j];

          for (guint k = 0; k < step->options->len; k++)
            check_option (question, step->options->pdata[k]);
        }
    }
}

/* What was mended is listed, with its day, in both languages, in the order of time. */
static void
test_corrections (void)
{
  guint n = 0;

  for (guint i = 0; i < questions->len; i++)
    {
      const LexQuestion *question = questions->pdata[i];
      const char *before = "2026-11-01";

      for (guint j = 0; j < question->corrections->len; j++, n++)
        {
          const LexCorrection *correction = question->corrections->pdata[j];

          g_assert_cmpstr (correction->day, >=, before);
          g_assert_cmpuint (strlen (correction->day), ==, strlen ("2026-11-23"));
          for (guint k = 0; k < LEX_N_LANGUAGES; k++)
            g_assert_nonnull (correction->what[k]);
          before = correction->day;
        }
    }
  g_assert_cmpuint (n, >, 0);
}

/* Who does not ask all of it unpacks one question after the other, and gets the same. */
static void
test_folded (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) folded
      = lex_questions_load_folded (g_getenv ("LEXBRIDGE_QUESTIONS_FILE"), &error);
  g_autoptr (GPtrArray) cards = lex_card_deck_make_questions (folded);

  g_assert_no_error (error);
  g_assert_cmpuint (cards->len, ==, questions->len);
  for (guint i = 0; i < cards->len; i++)
    {
      const LexStudyCard *card = cards->pdata[i];
      const LexQuestion *question = questions->pdata[i];
      g_autofree char *print = lex_card_deck_print_question (question);
      const LexQuestion *unfolded;

      g_assert_cmpstr (card->print, ==, print);
      g_assert_cmpuint (card->question->steps->len, ==, 0);
      unfolded = lex_card_deck_get_question (card);
      g_assert_cmpstr (unfolded->id, ==, question->id);
      g_assert_cmpuint (unfolded->steps->len, ==, question->steps->len);
      g_assert_cmpuint (unfolded->corrections->len, ==, question->corrections->len);
      for (guint j = 0; j < LEX_N_LANGUAGES; j++)
        g_assert_cmpstr (lex_text_get_plain (unfolded->text[j]), ==,
                         lex_text_get_plain (question->text[j]));
    }
}

/* Nearly the same */

static GPtrArray *
list_with (LexQuestion *planted)
{
  GPtrArray *all = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_question_unref);

  for (guint i = 0; i < questions->len; i++)
    g_ptr_array_add (all, lex_question_ref (questions->pdata[i]));
  g_ptr_array_add (all, planted);
  return all;
}

/* The same situation at another seat. */
static LexQuestion *
turn (LexQuestion *question)
{
  const LexTurn turn = { .seats = 1 };

  return lex_question_turn (question, &turn);
}

/* The same with a word put in and one taken out, in each language. */
static LexQuestion *
reword (LexQuestion *question)
{
  const LexTurn still = { .seats = 0 };
  LexQuestion *other = lex_question_turn (question, &still);

  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      g_auto (GStrv) words = g_strsplit (lex_text_get_plain (other->text[i]), " ", -1);
      const guint n = g_strv_length (words);
      g_autofree char *text = NULL;

      g_free (words[n / 2]);
      words[n / 2] = g_strdup ("indeed really");
      text = g_strjoinv (" ", words);
      lex_text_unref (other->text[i]);
      other->text[i] = lex_text_new (text, NULL, 0);
    }
  return other;
}

static void
assert_found (LexQuestion *planted)
{
  g_autoptr (GPtrArray) all = list_with (planted);
  g_autoptr (GArray) pairs = lex_questions_alike_list (all, LEX_QUESTIONS_ALIKE);

  if (pairs->len != 1)
    g_error ("%s: %u pairs", planted->id, pairs->len);
  g_assert_true (g_array_index (pairs, LexQuestionsPair, 0).second == planted);
}

/* What `check` says of a bank with a planted one names both. */
static void
test_check (void)
{
  LexQuestion *planted = turn (lex_questions_find (questions, "revoke-two-suits"));
  g_autoptr (GPtrArray) all = list_with (planted);
  g_autoptr (GPtrArray) none = g_ptr_array_new ();
  g_autofree char *folder = g_dir_make_tmp ("lexbridge-bank-XXXXXX", NULL);
  g_autofree char *file = g_build_filename (folder, "planted.questions", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) data = NULL;
  g_auto (GStrv) problems = NULL;

  g_free (planted->id);
  planted->id = g_strdup ("revoke-planted");
  data = lex_question_data_pack (all, none);
  g_file_set_contents (file, g_bytes_get_data (data, NULL), (gssize) g_bytes_get_size (data),
                       &error);
  g_assert_no_error (error);
  problems = lex_questions_check (library, file);
  g_assert_cmpuint (g_strv_length (problems), ==, 1);
  g_assert_nonnull (strstr (problems[0], "revoke-two-suits"));
  g_assert_nonnull (strstr (problems[0], "revoke-planted"));
  g_unlink (file);
  g_rmdir (folder);
}

/* Today none, with room to spare; and each that is planted is found. */
static void
test_alike (void)
{
  g_autoptr (GArray) near = lex_questions_alike_list (questions, 0.45);
  g_autoptr (GArray) same = lex_questions_alike_list (questions, LEX_QUESTIONS_ALIKE - 0.05);

  for (guint i = 0; i < near->len; i++)
    {
      const LexQuestionsPair *pair = &g_array_index (near, LexQuestionsPair, i);

      g_test_message ("%s and %s: %.2f", pair->first->id, pair->second->id, pair->likeness);
    }
  g_assert_cmpuint (same->len, ==, 0);
  for (guint i = 0; i < questions->len; i += 23)
    {
      LexQuestion *question = questions->pdata[i];

      assert_found (question->turns_seats ? turn (question) : reword (question));
    }
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
  g_test_add_func ("/questions/bank/cover", test_cover);
  g_test_add_func ("/questions/bank/weights", test_weights);
  g_test_add_func ("/questions/bank/kinds", test_kinds);
  g_test_add_func ("/questions/bank/rulings", test_rulings);
  g_test_add_func ("/questions/bank/variants", test_variants);
  g_test_add_func ("/questions/bank/edition", test_edition);
  g_test_add_func ("/questions/bank/amended", test_amended);
  g_test_add_func ("/questions/bank/regulation", test_regulation);
  g_test_add_func ("/questions/bank/corrections", test_corrections);
  g_test_add_func ("/questions/bank/folded", test_folded);
  g_test_add_func ("/questions/bank/alike", test_alike);
  g_test_add_func ("/questions/bank/check", test_check);
  status = g_test_run ();
  g_object_unref (library);
  g_ptr_array_unref (questions);
  return status;
}
