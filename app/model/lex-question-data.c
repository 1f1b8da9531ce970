/* lex-question-data.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Questions as bytes and back, so that who only asks them needs no XML and parses nothing.
 * It refuses to know the file they lie in, and trusts none. The services call it.
 */

#include "model/lex-question-data.h"

#include "model/lex-packing.h"

/* A change of any of these changes the mark, by which a file of another version is told. */
#define MARK "LexQuestions2"
#define TEXTS LEX_PACKED_TEXTS
#define OPTION "(bd" TEXTS TEXTS ")"
#define STEP "(as" TEXTS "a" OPTION ")"
#define CORRECTION "(s" TEXTS ")"
#define QUESTION "(syubbbsssssas" TEXTS "a" STEP "a" CORRECTION ")"
/* The question bank, and cards that were made of what the library says. */
#define QUESTIONS "(sa" QUESTION "a" QUESTION ")"

static GVariant *
pack_option (const LexOption *option)
{
  return g_variant_new ("(bd@" TEXTS "@" TEXTS ")", option->right, option->value,
                        lex_packing_from_texts (option->text),
                        lex_packing_from_texts (option->why));
}

static GVariant *
pack_step (const LexQuestionStep *step)
{
  GVariantBuilder options = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a" OPTION));

  for (guint i = 0; i < step->options->len; i++)
    g_variant_builder_add_value (&options, pack_option (step->options->pdata[i]));
  return g_variant_new ("(@as@" TEXTS "a" OPTION ")", lex_packing_from_labels (step->labels),
                        lex_packing_from_texts (step->ask), &options);
}

static GVariant *
pack_corrections (const LexQuestion *question)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a" CORRECTION));

  for (guint i = 0; i < question->corrections->len; i++)
    {
      const LexCorrection *correction = question->corrections->pdata[i];

      g_variant_builder_add (&builder, "(s@" TEXTS ")", correction->day,
                             lex_packing_from_texts (correction->what));
    }
  return g_variant_builder_end (&builder);
}

static const char *
words_of (const char *text)
{
  return text != NULL ? text : "";
}

static GVariant *
pack_question (const LexQuestion *question)
{
  GVariantBuilder steps = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a" STEP));

  for (guint i = 0; i < question->steps->len; i++)
    g_variant_builder_add_value (&steps, pack_step (question->steps->pdata[i]));
  return g_variant_new (
      "(syubbbsssss@as@" TEXTS "a" STEP "@a" CORRECTION ")", question->id, (guchar) question->kind,
      (guint32) question->level, question->without_book, question->turns_seats,
      question->turns_suits, question->topic, words_of (question->edition),
      words_of (question->regulation), question->unit, words_of (question->pbn),
      lex_packing_from_labels (question->labels), lex_packing_from_texts (question->text), &steps,
      pack_corrections (question));
}

static GVariant *
pack_questions (GPtrArray *questions)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a" QUESTION));

  for (guint i = 0; i < questions->len; i++)
    g_variant_builder_add_value (&builder, pack_question (questions->pdata[i]));
  return g_variant_builder_end (&builder);
}

GBytes *
lex_question_data_pack (GPtrArray *questions, GPtrArray *made)
{
  g_return_val_if_fail (questions != NULL, NULL);
  g_return_val_if_fail (made != NULL, NULL);

  return lex_packing_close (g_variant_new ("(s@a" QUESTION "@a" QUESTION ")", MARK,
                                           pack_questions (questions), pack_questions (made)));
}

/* What was packed of none is an empty text; here it is none again. */
static void
unpack_words (GVariant *variant, LexText **texts)
{
  lex_packing_to_texts (variant, texts);
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    if (*lex_text_get_plain (texts[i]) == '\0')
      g_clear_pointer (&texts[i], lex_text_unref);
}

static void
unpack_options (GVariant *variant, LexQuestionStep *step)
{
  GVariantIter iter;
  gboolean right;
  double value;
  GVariant *text;
  GVariant *why;

  g_variant_iter_init (&iter, variant);
  while (g_variant_iter_loop (&iter, "(bd@" TEXTS "@" TEXTS ")", &right, &value, &text, &why))
    {
      LexOption *option = lex_question_step_add_option (step);

      option->right = right;
      option->value = value;
      unpack_words (text, option->text);
      unpack_words (why, option->why);
    }
}

static void
unpack_steps (GVariant *variant, LexQuestion *question)
{
  GVariantIter iter;
  GVariant *labels;
  GVariant *ask;
  GVariant *options;

  g_variant_iter_init (&iter, variant);
  while (g_variant_iter_loop (&iter, "(@as@" TEXTS "@a" OPTION ")", &labels, &ask, &options))
    {
      LexQuestionStep *step = lex_question_add_step (question);

      lex_packing_to_labels (labels, step->labels);
      unpack_words (ask, step->ask);
      unpack_options (options, step);
    }
}

static void
unpack_corrections (GVariant *variant, LexQuestion *question)
{
  GVariantIter iter;
  const char *day;
  GVariant *what;

  g_variant_iter_init (&iter, variant);
  while (g_variant_iter_loop (&iter, "(&s@" TEXTS ")", &day, &what))
    {
      LexCorrection *correction = lex_question_add_correction (question);

      correction->day = g_strdup (day);
      unpack_words (what, correction->what);
    }
}

/* Whether it can be asked: each step has an answer, both languages are there. */
static gboolean
is_whole (const LexQuestion *question)
{
  gboolean whole = question->kind < LEX_N_QUESTION_KINDS && question->steps->len > 0
                   && question->labels->len > 0 && question->text[LEX_LANGUAGE_EN]
                   && question->text[LEX_LANGUAGE_PL];

  for (guint i = 0; i < question->steps->len; i++)
    whole = whole && ((const LexQuestionStep *) question->steps->pdata[i])->options->len > 0;
  return whole;
}

static LexQuestion *
unpack_question (GVariant *variant)
{
  g_autoptr (LexQuestion) question = lex_question_new ();
  g_autoptr (GVariant) labels = NULL;
  g_autoptr (GVariant) text = NULL;
  g_autoptr (GVariant) steps = NULL;
  g_autoptr (GVariant) corrections = NULL;
  g_autofree char *pbn = NULL;
  guchar kind;
  guint32 level;

  g_variant_get (variant, "(syubbbsssss@as@" TEXTS "@a" STEP "@a" CORRECTION ")", &question->id,
                 &kind, &level, &question->without_book, &question->turns_seats,
                 &question->turns_suits, &question->topic, &question->edition,
                 &question->regulation, &question->unit, &pbn, &labels, &text, &steps,
                 &corrections);
  question->kind = (LexQuestionKind) kind;
  question->level = level;
  question->pbn = *pbn != '\0' ? g_steal_pointer (&pbn) : NULL;
  lex_packing_to_labels (labels, question->labels);
  unpack_words (text, question->text);
  unpack_steps (steps, question);
  unpack_corrections (corrections, question);
  return is_whole (question) ? g_steal_pointer (&question) : NULL;
}

static GPtrArray *
unpack_questions (GVariant *native, gsize part)
{
  g_autoptr (GPtrArray) questions
      = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_question_unref);
  g_autoptr (GVariant) all = g_variant_get_child_value (native, part);

  for (gsize i = 0; i < g_variant_n_children (all); i++)
    {
      g_autoptr (GVariant) child = g_variant_get_child_value (all, i);
      LexQuestion *question = unpack_question (child);

      if (question == NULL)
        return NULL;
      g_ptr_array_add (questions, question);
    }
  return g_steal_pointer (&questions);
}

static GPtrArray *
unpack_part (GBytes *data, gsize part)
{
  g_autoptr (GVariant) native = lex_packing_open (data, QUESTIONS, MARK);

  return native != NULL ? unpack_questions (native, part) : NULL;
}

GPtrArray *
lex_question_data_unpack (GBytes *data)
{
  g_return_val_if_fail (data != NULL, NULL);

  return unpack_part (data, 1);
}

GPtrArray *
lex_question_data_unpack_made (GBytes *data)
{
  g_return_val_if_fail (data != NULL, NULL);

  return unpack_part (data, 2);
}
