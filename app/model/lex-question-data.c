/* lex-question-data.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Questions as bytes and back, so that who only asks them needs no XML and parses nothing.
 * It refuses to know the file they lie in, and trusts none. The services call it.
 */

#include "model/lex-question-data.h"

#include <string.h>

#include "model/lex-packing.h"

/* A change of any of these changes the mark, by which a file of another version is told. */
#define MARK "LexQuestions3"
#define TEXTS LEX_PACKED_TEXTS
#define OPTION "(bd" TEXTS TEXTS ")"
#define STEP "(as" TEXTS "a" OPTION ")"
#define CORRECTION "(s" TEXTS ")"
#define WORDS "(" TEXTS "a" STEP "a" CORRECTION ")"
#define QUESTION "(ssyubbbsssssas" WORDS ")"
#define LABELS_AT 12
#define QUESTIONS "(sa" QUESTION ")"

#define MADE_MARK "LexMadeCards1"
#define MADE_CARD "(sss" TEXTS TEXTS ")"
#define FRONT_AT 3
#define MADE_CARDS "(sa" MADE_CARD ")"

/* The two lie apart, so that who wants one does not look through the other: the mark, the size of
 * the questions as eight bytes, the lowest first, the questions, filled up to eight, the cards. A
 * GVariant of bytes would do as well, but it looks at each of a million bytes by itself. */
#define FILE_MARK "LexStdy2"
#define ALIGNMENT 8
#define HEADER (2 * ALIGNMENT)

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
      "(ssyubbbsssss@as@" WORDS ")", question->id, words_of (question->print),
      (guchar) question->kind, (guint32) question->level, question->without_book,
      question->turns_seats, question->turns_suits, question->topic, words_of (question->edition),
      words_of (question->regulation), question->unit, words_of (question->pbn),
      lex_packing_from_labels (question->labels),
      g_variant_new ("(@" TEXTS "a" STEP "@a" CORRECTION ")",
                     lex_packing_from_texts (question->text), &steps, pack_corrections (question)));
}

static GVariant *
pack_questions (GPtrArray *questions)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a" QUESTION));

  for (guint i = 0; i < questions->len; i++)
    g_variant_builder_add_value (&builder, pack_question (questions->pdata[i]));
  return g_variant_builder_end (&builder);
}

static GVariant *
pack_made (GPtrArray *made)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a" MADE_CARD));

  for (guint i = 0; i < made->len; i++)
    {
      const LexMadeCard *card = made->pdata[i];

      g_variant_builder_add (&builder, "(sss@" TEXTS "@" TEXTS ")", card->id, card->print,
                             lex_label_get_text (card->label), lex_packing_from_texts (card->front),
                             lex_packing_from_texts (card->back));
    }
  return g_variant_builder_end (&builder);
}

GBytes *
lex_question_data_pack (GPtrArray *questions, GPtrArray *made)
{
  g_autoptr (GByteArray) file = g_byte_array_new ();
  g_autoptr (GBytes) first = NULL;
  g_autoptr (GBytes) second = NULL;
  static const guint8 padding[ALIGNMENT] = { 0 };
  guint64 size;

  g_return_val_if_fail (questions != NULL, NULL);
  g_return_val_if_fail (made != NULL, NULL);

  first = lex_packing_close (g_variant_new ("(s@a" QUESTION ")", MARK, pack_questions (questions)));
  second = lex_packing_close (g_variant_new ("(s@a" MADE_CARD ")", MADE_MARK, pack_made (made)));
  size = GUINT64_TO_LE ((guint64) g_bytes_get_size (first));
  g_byte_array_append (file, (const guint8 *) FILE_MARK, ALIGNMENT);
  g_byte_array_append (file, (const guint8 *) &size, ALIGNMENT);
  g_byte_array_append (file, g_bytes_get_data (first, NULL), (guint) g_bytes_get_size (first));
  g_byte_array_append (file, padding, (ALIGNMENT - file->len % ALIGNMENT) % ALIGNMENT);
  g_byte_array_append (file, g_bytes_get_data (second, NULL), (guint) g_bytes_get_size (second));
  return g_byte_array_free_to_bytes (g_steal_pointer (&file));
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

static char *
dup_string (GVariant *variant, gsize at)
{
  g_autoptr (GVariant) child = g_variant_get_child_value (variant, at);

  return g_variant_dup_string (child, NULL);
}

static gboolean
get_boolean (GVariant *variant, gsize at)
{
  g_autoptr (GVariant) child = g_variant_get_child_value (variant, at);

  return g_variant_get_boolean (child);
}

/* One by one: a format of so many parts is compared with the type letter by letter each time. */
static LexQuestion *
unpack_question (GVariant *variant)
{
  g_autoptr (LexQuestion) question = lex_question_new ();
  g_autoptr (GVariant) kind = g_variant_get_child_value (variant, 2);
  g_autoptr (GVariant) level = g_variant_get_child_value (variant, 3);
  g_autoptr (GVariant) labels = g_variant_get_child_value (variant, LABELS_AT);
  g_autofree char *pbn = dup_string (variant, 11);

  question->id = dup_string (variant, 0);
  question->print = dup_string (variant, 1);
  question->kind = (LexQuestionKind) g_variant_get_byte (kind);
  question->level = g_variant_get_uint32 (level);
  question->without_book = get_boolean (variant, 4);
  question->turns_seats = get_boolean (variant, 5);
  question->turns_suits = get_boolean (variant, 6);
  question->topic = dup_string (variant, 7);
  question->edition = dup_string (variant, 8);
  question->regulation = dup_string (variant, 9);
  question->unit = dup_string (variant, 10);
  question->pbn = *pbn != '\0' ? g_steal_pointer (&pbn) : NULL;
  question->packed = g_variant_get_child_value (variant, LABELS_AT + 1);
  lex_packing_to_labels (labels, question->labels);
  return question->kind < LEX_N_QUESTION_KINDS && question->labels->len > 0
             ? g_steal_pointer (&question)
             : NULL;
}

LexQuestion *
lex_question_data_unfold (LexQuestion *question)
{
  g_autoptr (GVariant) packed = NULL;
  g_autoptr (GVariant) text = NULL;
  g_autoptr (GVariant) steps = NULL;
  g_autoptr (GVariant) corrections = NULL;

  g_return_val_if_fail (question != NULL, NULL);

  packed = g_steal_pointer (&question->packed);
  if (packed == NULL)
    return question;
  g_variant_get (packed, "(@" TEXTS "@a" STEP "@a" CORRECTION ")", &text, &steps, &corrections);
  unpack_words (text, question->text);
  unpack_steps (steps, question);
  unpack_corrections (corrections, question);
  return question;
}

static GPtrArray *
unpack_questions (GVariant *native)
{
  g_autoptr (GPtrArray) questions
      = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_question_unref);
  g_autoptr (GVariant) all = g_variant_get_child_value (native, 1);

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

/* Where the cards begin; 0 if the file is no such thing or cut. */
static gsize
find_made (GBytes *data, gsize *questions)
{
  gsize size;
  const char *bytes = g_bytes_get_data (data, &size);
  guint64 told;

  if (size < HEADER || memcmp (bytes, FILE_MARK, ALIGNMENT) != 0)
    return 0;
  memcpy (&told, bytes + ALIGNMENT, ALIGNMENT);
  told = GUINT64_FROM_LE (told);
  if (told > size - HEADER || size - HEADER - told < ALIGNMENT)
    return 0;
  *questions = (gsize) told;
  return HEADER + *questions + (ALIGNMENT - *questions % ALIGNMENT) % ALIGNMENT;
}

static GVariant *
open_questions (GBytes *data)
{
  gsize size;
  g_autoptr (GBytes) part
      = find_made (data, &size) > 0 ? g_bytes_new_from_bytes (data, HEADER, size) : NULL;

  return part != NULL ? lex_packing_open (part, QUESTIONS, MARK) : NULL;
}

static GVariant *
open_made (GBytes *data)
{
  gsize size;
  const gsize start = find_made (data, &size);
  g_autoptr (GBytes) part
      = start > 0 ? g_bytes_new_from_bytes (data, start, g_bytes_get_size (data) - start) : NULL;

  return part != NULL ? lex_packing_open (part, MADE_CARDS, MADE_MARK) : NULL;
}

GPtrArray *
lex_question_data_unpack_folded (GBytes *data)
{
  g_autoptr (GVariant) native = NULL;

  g_return_val_if_fail (data != NULL, NULL);

  native = open_questions (data);
  return native != NULL ? unpack_questions (native) : NULL;
}

GPtrArray *
lex_question_data_unpack (GBytes *data)
{
  GPtrArray *questions = lex_question_data_unpack_folded (data);

  for (guint i = 0; questions != NULL && i < questions->len; i++)
    lex_question_data_unfold (questions->pdata[i]);
  return questions;
}

GPtrArray *
lex_question_data_unpack_labels (GBytes *data)
{
  g_autoptr (GVariant) native = NULL;
  g_autoptr (GVariant) all = NULL;
  GPtrArray *questions;

  g_return_val_if_fail (data != NULL, NULL);

  native = open_questions (data);
  if (native == NULL)
    return NULL;
  all = g_variant_get_child_value (native, 1);
  questions = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  for (gsize i = 0; i < g_variant_n_children (all); i++)
    {
      g_autoptr (GVariant) question = g_variant_get_child_value (all, i);
      g_autoptr (GVariant) labels = g_variant_get_child_value (question, LABELS_AT);
      GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_label_unref);

      lex_packing_to_labels (labels, list);
      g_ptr_array_add (questions, list);
    }
  return questions;
}

/* What it says stays packed: of a thousand cards one is shown. */
static LexMadeCard *
unpack_card (GVariant *packed)
{
  g_autoptr (LexLabel) label = NULL;
  LexMadeCard *card;
  const char *id;
  const char *print;
  const char *name;

  g_variant_get_child (packed, 0, "&s", &id);
  g_variant_get_child (packed, 1, "&s", &print);
  g_variant_get_child (packed, 2, "&s", &name);
  label = lex_label_parse (name);
  if (label == NULL)
    return NULL;
  card = lex_made_card_new (g_strdup (id), label);
  card->print = g_strdup (print);
  card->packed = g_variant_ref (packed);
  return card;
}

void
lex_question_data_unfold_made (GVariant *packed, LexText **front, LexText **back)
{
  g_autoptr (GVariant) first = g_variant_get_child_value (packed, FRONT_AT);
  g_autoptr (GVariant) second = g_variant_get_child_value (packed, FRONT_AT + 1);

  lex_packing_to_texts (first, front);
  lex_packing_to_texts (second, back);
}

static GPtrArray *
unpack_made (GVariant *native)
{
  g_autoptr (GPtrArray) made = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_made_card_free);
  g_autoptr (GVariant) all = g_variant_get_child_value (native, 1);

  for (gsize i = 0; i < g_variant_n_children (all); i++)
    {
      g_autoptr (GVariant) packed = g_variant_get_child_value (all, i);
      LexMadeCard *card = unpack_card (packed);

      if (card != NULL)
        g_ptr_array_add (made, card);
    }
  return g_steal_pointer (&made);
}

GPtrArray *
lex_question_data_unpack_made (GBytes *data)
{
  g_autoptr (GVariant) native = NULL;

  g_return_val_if_fail (data != NULL, NULL);

  native = open_made (data);
  return native != NULL ? unpack_made (native) : NULL;
}
