/* lex-mock-exam.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A mock exam that is sat: its questions, answers and marks, each in the journal as soon as it is
 * there. It refuses to choose questions and to know the time. Front ends call it.
 */

#include "services/lex-mock-exam.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "services/lex-library-private.h"
#include "services/lex-mock-choice.h"
#include "services/lex-mock-forecast.h"
#include "services/lex-question-judge.h"
#include "services/lex-study-private.h"

#define PREFIX "sitting/"
#define ANSWER "answer/"
#define BEGUN "begun/"

/* @subject: of its facts
 * @cards: borrowed of the study
 * @answers: one for each, whose texts @given owns */
struct _LexMockExam
{
  LexStudy *study;
  char *subject;
  char *preset;
  LexMockRules rules;
  guint32 seed;
  gint64 began;
  gint64 ended;
  GPtrArray *cards;
  LexMockAnswer *answers;
  GPtrArray *given;
};

void
lex_mock_exam_free (LexMockExam *self)
{
  if (self == NULL)
    return;
  g_free (self->subject);
  g_free (self->preset);
  g_clear_pointer (&self->cards, g_ptr_array_unref);
  g_clear_pointer (&self->given, g_ptr_array_unref);
  g_free (self->answers);
  g_free (self);
}

/* Reading */

static gint64
get_number (LexMockExam *self, const char *name)
{
  const char *value = lex_study_get_value (self->study, self->subject, name);

  return value != NULL ? g_ascii_strtoll (value, NULL, 10) : 0;
}

/* What was answered, and three numbers, parted by blanks; a label or place has none. */
static void
take_answer (LexMockExam *self, guint place, const char *value)
{
  g_auto (GStrv) words = g_strsplit (value, " ", 4);

  if (g_strv_length (words) != 4)
    return;
  self->answers[place] = (LexMockAnswer){ .took = g_ascii_strtoll (words[1], NULL, 10),
                                          .lookups = g_ascii_strtoll (words[2], NULL, 10),
                                          .looked = g_ascii_strtoll (words[3], NULL, 10) };
  self->answers[place].given = g_strdup (words[0]);
  g_ptr_array_add (self->given, (char *) self->answers[place].given);
}

static const char *
read_fact (LexMockExam *self, const char *kind, const char *id)
{
  g_autofree char *name = g_strconcat (kind, id, NULL);

  return lex_study_get_value (self->study, self->subject, name);
}

/* A question that is no longer there is passed over, with what was answered to it. */
static void
read_cards (LexMockExam *self)
{
  const char *value = lex_study_get_value (self->study, self->subject, "cards");
  g_auto (GStrv) ids = g_strsplit (value != NULL ? value : "", " ", -1);

  self->answers = g_new0 (LexMockAnswer, g_strv_length (ids) + 1);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      const LexStudyCard *card = lex_study_find_card (self->study, ids[i]);
      const char *answer = read_fact (self, ANSWER, ids[i]);

      if (card == NULL || card->question == NULL)
        continue;
      self->answers[self->cards->len].given = "";
      if (answer != NULL)
        take_answer (self, self->cards->len, answer);
      g_ptr_array_add (self->cards, (gpointer) card);
    }
}

LexMockExam *
lex_mock_exam_open (LexStudy *study, const char *name)
{
  g_autoptr (LexMockExam) self = g_new0 (LexMockExam, 1);

  self->study = study;
  self->subject = g_strconcat (PREFIX, name, NULL);
  self->cards = g_ptr_array_new ();
  self->given = g_ptr_array_new_with_free_func (g_free);
  self->preset = g_strdup (lex_study_get_value (study, self->subject, "preset"));
  if (self->preset == NULL)
    return NULL;
  self->began = get_number (self, "began");
  self->ended = get_number (self, "ended");
  self->seed = (guint32) get_number (self, "seed");
  read_cards (self);
  self->rules = (LexMockRules){ .name = self->preset,
                                .questions = self->cards->len,
                                .minutes = (guint) get_number (self, "minutes"),
                                .pass = (guint) get_number (self, "pass"),
                                .open_book = get_number (self, "open") != 0,
                                .level = (guint) get_number (self, "level") };
  return g_steal_pointer (&self);
}

typedef struct
{
  const char *name;
  gint64 began;
} Sitting;

static int
compare_sittings (gconstpointer a, gconstpointer b)
{
  const Sitting *first = a;
  const Sitting *second = b;

  return first->began > second->began ? -1 : first->began < second->began;
}

/* Those that were ended, or those that were not; the latest first. */
static GArray *
list_sittings (LexStudy *study, gboolean ended)
{
  GArray *sittings = g_array_new (FALSE, FALSE, sizeof (Sitting));
  GHashTableIter iter;
  gpointer subject;

  g_hash_table_iter_init (&iter, study->facts);
  while (g_hash_table_iter_next (&iter, &subject, NULL))
    {
      const char *began = lex_study_get_value (study, subject, "began");
      const gboolean has_ended = lex_study_get_value (study, subject, "ended") != NULL;
      const Sitting sitting = { (const char *) subject + strlen (PREFIX),
                                began != NULL ? g_ascii_strtoll (began, NULL, 10) : 0 };

      if (g_str_has_prefix (subject, PREFIX) && has_ended == ended)
        g_array_append_val (sittings, sitting);
    }
  g_array_sort (sittings, compare_sittings);
  return sittings;
}

GStrv
lex_mock_exam_list (LexStudy *study)
{
  g_autoptr (GArray) sittings = list_sittings (study, TRUE);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; i < sittings->len; i++)
    g_strv_builder_add (names, g_array_index (sittings, Sitting, i).name);
  return g_strv_builder_end (names);
}

LexMockExam *
lex_mock_exam_resume (LexStudy *study)
{
  g_autoptr (GArray) sittings = list_sittings (study, FALSE);

  return sittings->len > 0 ? lex_mock_exam_open (study, g_array_index (sittings, Sitting, 0).name)
                           : NULL;
}

/* Beginning */

static char *
join_ids (GPtrArray *cards)
{
  GString *ids = g_string_new (NULL);

  for (guint i = 0; i < cards->len; i++)
    g_string_append_printf (ids, "%s%s", i > 0 ? " " : "",
                            ((const LexStudyCard *) cards->pdata[i])->id);
  return g_string_free (ids, FALSE);
}

static char *
dup_foretold (LexStudy *study, const LexMockRules *rules)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];
  LexForecast forecast;

  if (!lex_mock_forecast_make (study, rules, NULL, &forecast, NULL))
    return NULL;
  return g_strdup (g_ascii_formatd (text, sizeof text, "%.4f", forecast.chance));
}

static gboolean
say_beginning (LexStudy *study, const char *subject, const LexMockRules *rules, GPtrArray *cards,
               gint64 now, GError **error)
{
  g_autofree char *began = g_strdup_printf ("%" G_GINT64_FORMAT, now);
  g_autofree char *minutes = g_strdup_printf ("%u", rules->minutes);
  g_autofree char *pass = g_strdup_printf ("%u", rules->pass);
  g_autofree char *level = g_strdup_printf ("%u", rules->level);
  g_autofree char *ids = join_ids (cards);
  g_autofree char *seed = g_strdup_printf ("%u", g_str_hash (subject));
  g_autofree char *foretold = dup_foretold (study, rules);
  const LexFact facts[] = { { subject, "preset", rules->name, now * 1000 },
                            { subject, "began", began, now * 1000 },
                            { subject, "minutes", minutes, now * 1000 },
                            { subject, "pass", pass, now * 1000 },
                            { subject, "level", level, now * 1000 },
                            { subject, "open", rules->open_book ? "1" : "0", now * 1000 },
                            { subject, "cards", ids, now * 1000 },
                            { subject, "seed", seed, now * 1000 },
                            { subject, "foretold", foretold, now * 1000 } };
  const LexFactChange change
      = { facts, foretold != NULL ? G_N_ELEMENTS (facts) : G_N_ELEMENTS (facts) - 1, NULL, 0 };

  return lex_study_say (study, &change, error);
}

static gboolean
end_others (LexStudy *study, gint64 now, GError **error)
{
  for (;;)
    {
      g_autoptr (LexMockExam) other = lex_mock_exam_resume (study);

      if (other == NULL)
        return TRUE;
      if (!lex_mock_exam_end (other, now, error))
        return FALSE;
    }
}

LexMockExam *
lex_mock_exam_begin (LexStudy *study, const LexMockRules *rules, gint64 now, GError **error)
{
  g_autofree char *name = g_uuid_string_random ();
  g_autofree char *subject = g_strconcat (PREFIX, name, NULL);
  g_autoptr (GPtrArray) cards = NULL;

  if (!end_others (study, now, error))
    return NULL;
  cards = lex_mock_choice_make (study, rules, g_str_hash (subject));
  if (cards->len == 0)
    {
      lex_library_fail (error, LEX_LIBRARY_ERROR_NOT_FOUND,
                        _ ("no question is left for this exam; allow the book, or a higher level"));
      return NULL;
    }
  return say_beginning (study, subject, rules, cards, now, error) ? lex_mock_exam_open (study, name)
                                                                  : NULL;
}

/* Asking */

const LexMockRules *
lex_mock_exam_get_rules (LexMockExam *self)
{
  return &self->rules;
}

gint64
lex_mock_exam_get_began (LexMockExam *self)
{
  return self->began;
}

gint64
lex_mock_exam_get_ended (LexMockExam *self)
{
  return self->ended;
}

guint
lex_mock_exam_get_size (LexMockExam *self)
{
  return self->cards->len;
}

const LexStudyCard *
lex_mock_exam_get_card (LexMockExam *self, guint place)
{
  return self->cards->pdata[place];
}

guint32
lex_mock_exam_get_seed (LexMockExam *self, guint place)
{
  return self->seed ^ g_str_hash (lex_mock_exam_get_card (self, place)->id);
}

LexQuestion *
lex_mock_exam_pose (LexMockExam *self, guint place)
{
  return lex_card_deck_pose (lex_mock_exam_get_card (self, place),
                             lex_mock_exam_get_seed (self, place));
}

/* @kind: ANSWER or BEGUN */
static gboolean
say (LexMockExam *self, const char *kind, guint place, const char *value, gint64 now,
     GError **error)
{
  g_autofree char *name = g_strconcat (kind, lex_mock_exam_get_card (self, place)->id, NULL);
  const LexFact fact = { self->subject, name, value, now * 1000 };
  const LexFactChange change = { &fact, 1, NULL, 0 };

  return lex_study_say (self->study, &change, error);
}

gboolean
lex_mock_exam_answer (LexMockExam *self, guint place, const LexMockAnswer *answer, gint64 now,
                      GError **error)
{
  g_autofree char *value
      = g_strdup_printf ("%s %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT,
                         answer->given, answer->took, answer->lookups, answer->looked);

  g_return_val_if_fail (self->ended == 0, FALSE);

  if (!say (self, ANSWER, place, value, now, error))
    return FALSE;
  take_answer (self, place, value);
  return TRUE;
}

const LexMockAnswer *
lex_mock_exam_get_answer (LexMockExam *self, guint place)
{
  return &self->answers[place];
}

const char *
lex_mock_exam_get_begun (LexMockExam *self, guint place)
{
  const char *begun = read_fact (self, BEGUN, lex_mock_exam_get_card (self, place)->id);

  return begun != NULL ? begun : "";
}

gboolean
lex_mock_exam_begin_answer (LexMockExam *self, guint place, const char *begun, gint64 now,
                            GError **error)
{
  g_return_val_if_fail (self->ended == 0, FALSE);

  if (g_str_equal (begun, lex_mock_exam_get_begun (self, place)))
    return TRUE;
  return say (self, BEGUN, place, begun, now, error);
}

/* Marking */

gboolean
lex_mock_exam_is_right (LexMockExam *self, guint place)
{
  g_autoptr (LexQuestion) question = lex_mock_exam_pose (self, place);

  return lex_question_judge_given (question, self->answers[place].given) == question->steps->len;
}

void
lex_mock_exam_judge (LexMockExam *self, LexMockResult *result)
{
  *result = (LexMockResult){ .questions = self->cards->len };
  for (guint i = 0; i < self->cards->len; i++)
    {
      const LexMockAnswer *answer = &self->answers[i];

      result->answered += *answer->given != '\0';
      result->right += lex_mock_exam_is_right (self, i);
      result->lookups += answer->lookups;
      result->looked += answer->looked;
    }
  if (self->ended != 0)
    result->took = (self->ended - self->began) * 1000;
  if (result->questions > 0)
    result->percent = 100.0 * result->right / result->questions;
  result->passed = result->questions > 0 && result->percent >= self->rules.pass;
}

static LexJournalReview *
make_reviews (LexMockExam *self, gint64 now)
{
  LexJournalReview *reviews = g_new0 (LexJournalReview, self->cards->len + 1);

  for (guint i = 0; i < self->cards->len; i++)
    {
      const LexStudyCard *card = lex_mock_exam_get_card (self, i);
      const LexMockAnswer *answer = &self->answers[i];

      reviews[i]
          = (LexJournalReview){ .card = card->id,
                                .print = card->print,
                                .rating = lex_mock_exam_is_right (self, i) ? LEX_RATING_GOOD
                                                                           : LEX_RATING_AGAIN,
                                .mode = LEX_REVIEW_EXAM,
                                .answered = now,
                                .took = answer->took,
                                .algorithm = LEX_FSRS_VERSION,
                                .lookups = answer->lookups,
                                .looked = answer->looked,
                                .sitting = self->subject + strlen (PREFIX),
                                .given = answer->given };
    }
  return reviews;
}

gboolean
lex_mock_exam_end (LexMockExam *self, gint64 now, GError **error)
{
  const gint64 last = self->began + (gint64) self->rules.minutes * 60;
  const gint64 ended = self->rules.minutes > 0 ? MIN (now, MAX (last, self->began)) : now;
  g_autofree LexJournalReview *reviews = make_reviews (self, ended);
  LexMockResult result;
  g_autofree char *time = g_strdup_printf ("%" G_GINT64_FORMAT, ended);
  g_autofree char *total = g_strdup_printf ("%u", self->cards->len);
  g_autofree char *lookups = NULL;
  g_autofree char *right = NULL;
  LexFact facts[4];
  const LexFactChange change = { facts, G_N_ELEMENTS (facts), reviews, self->cards->len };

  g_return_val_if_fail (self->ended == 0, FALSE);

  lex_mock_exam_judge (self, &result);
  right = g_strdup_printf ("%u", result.right);
  lookups = g_strdup_printf ("%" G_GINT64_FORMAT, result.lookups);
  facts[0] = (LexFact){ self->subject, "ended", time, now * 1000 };
  facts[1] = (LexFact){ self->subject, "total", total, now * 1000 };
  facts[2] = (LexFact){ self->subject, "right", right, now * 1000 };
  facts[3] = (LexFact){ self->subject, "lookups", lookups, now * 1000 };
  if (!lex_study_say (self->study, &change, error))
    return FALSE;
  self->ended = ended;
  return lex_study_read_again (self->study, error);
}

static int
compare_laws (gconstpointer a, gconstpointer b)
{
  const LexMockLaw *first = a;
  const LexMockLaw *second = b;
  const double one = (double) first->right / first->asked;
  const double other = (double) second->right / second->asked;

  if (one != other)
    return one < other ? -1 : 1;
  if (first->asked != second->asked)
    return first->asked > second->asked ? -1 : 1;
  return first->law < second->law ? -1 : first->law > second->law;
}

#define MAX_LAW 93

GArray *
lex_mock_exam_list_laws (LexMockExam *self)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (LexMockLaw));
  LexMockLaw laws[MAX_LAW + 1] = { { 0 } };

  for (guint i = 0; i < self->cards->len; i++)
    {
      const LexStudyCard *card = lex_mock_exam_get_card (self, i);
      const guint law = card->labels->len > 0 ? lex_label_get_law (card->labels->pdata[0]) : 0;

      laws[MIN (law, MAX_LAW)].asked++;
      laws[MIN (law, MAX_LAW)].right += lex_mock_exam_is_right (self, i);
    }
  for (guint i = 1; i <= MAX_LAW; i++)
    {
      laws[i].law = i;
      if (laws[i].asked > 0)
        g_array_append_val (list, laws[i]);
    }
  g_array_sort (list, compare_laws);
  return list;
}
