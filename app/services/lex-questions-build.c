/* lex-questions-build.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes the file of the question bank from the corpus, and lets no question pass that could not be
 * asked. It refuses to judge what it says. The program of the build calls it through
 * lex-questions.h.
 */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "corpus/lex-corpus.h"
#include "model/lex-question-data.h"
#include "services/lex-card-cloze.h"
#include "services/lex-card-deck.h"
#include "services/lex-card-numbers.h"
#include "services/lex-library-private.h"
#include "services/lex-questions-alike.h"
#include "services/lex-questions.h"

typedef struct
{
  LexLibrary *library;
  GHashTable *seen; /* names and situations, owned */
  GPtrArray *questions;
  GPtrArray *made;
  const char *file; /* that is read */
} Bank;

static gboolean
fail (const Bank *self, const LexQuestion *question, const char *message, const char *what,
      GError **error)
{
  lex_library_fail (error, LEX_LIBRARY_ERROR_STORAGE, "%s: %s: %s (%s)", self->file, question->id,
                    message, what);
  return FALSE;
}

static gboolean
check_label (const Bank *self, const LexQuestion *question, const char *label, GError **error)
{
  return lex_library_has_label (self->library, label)
         || fail (self, question, _ ("there is no such clause; name one that the corpus has"),
                  label, error);
}

static gboolean
check_labels (const Bank *self, const LexQuestion *question, GPtrArray *labels, GError **error)
{
  for (guint i = 0; i < labels->len; i++)
    if (!check_label (self, question, lex_label_get_text (labels->pdata[i]), error))
      return FALSE;
  return TRUE;
}

static gboolean
check_texts (const Bank *self, const LexQuestion *question, LexText *const *texts, GError **error)
{
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      gsize n_spans = 0;
      const LexSpan *spans = texts[i] != NULL ? lex_text_get_spans (texts[i], &n_spans) : NULL;

      for (gsize j = 0; j < n_spans; j++)
        if (spans[j].kind == LEX_SPAN_CITATION
            && !check_label (self, question, spans[j].target, error))
          return FALSE;
    }
  return TRUE;
}

/* What one option says no other says: else one answer would be right and wrong. */
static gboolean
check_option (const Bank *self, const LexQuestion *question, const LexQuestionStep *step, guint at,
              GError **error)
{
  const LexOption *option = step->options->pdata[at];
  const LexText *words = option->text[LEX_LANGUAGE_EN];

  for (guint i = 0; i < at; i++)
    {
      const LexOption *other = step->options->pdata[i];
      gboolean same = words ? g_str_equal (lex_text_get_plain (option->text[LEX_LANGUAGE_EN]),
                                           lex_text_get_plain (other->text[LEX_LANGUAGE_EN]))
                            : option->value == other->value;

      if (same)
        return fail (self, question, _ ("two answers are the same; tell them apart"),
                     words ? lex_text_get_plain (option->text[LEX_LANGUAGE_EN]) : "", error);
    }
  return check_texts (self, question, option->text, error)
         && check_texts (self, question, option->why, error);
}

static gboolean
check_step (const Bank *self, const LexQuestion *question, const LexQuestionStep *step,
            GError **error)
{
  for (guint i = 0; i < step->options->len; i++)
    if (!check_option (self, question, step, i, error))
      return FALSE;
  return check_labels (self, question, step->labels, error)
         && check_texts (self, question, step->ask, error);
}

static gboolean
check_once (Bank *self, const LexQuestion *question, const char *words, GError **error)
{
  return g_hash_table_add (self->seen, g_strdup (words))
         || fail (self, question, _ ("stands twice in the bank; change one"), words, error);
}

static gboolean
check_question (Bank *self, const LexQuestion *question, GError **error)
{
  if (!check_once (self, question, question->id, error))
    return FALSE;
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    if (!check_once (self, question, lex_text_get_plain (question->text[i]), error))
      return FALSE;
  for (guint i = 0; i < question->steps->len; i++)
    if (!check_step (self, question, question->steps->pdata[i], error))
      return FALSE;
  return check_labels (self, question, question->labels, error)
         && check_texts (self, question, question->text, error);
}

static gboolean
read_file (Bank *self, GError **error)
{
  g_autoptr (GPtrArray) questions = lex_corpus_read_questions (self->file, error);

  for (guint i = 0; questions != NULL && i < questions->len; i++)
    {
      if (!check_question (self, questions->pdata[i], error))
        return FALSE;
      g_ptr_array_add (self->questions, lex_question_ref (questions->pdata[i]));
    }
  return questions != NULL;
}

/* All files of a corpus, which need not have any. */
static gboolean
read_bank (Bank *self, const char *corpus, GError **error)
{
  g_autofree char *folder = g_build_filename (corpus, "questions", NULL);
  g_autoptr (GDir) names = NULL;
  const char *name;

  if (!g_file_test (folder, G_FILE_TEST_IS_DIR))
    return TRUE;
  names = g_dir_open (folder, 0, error);
  while (names != NULL && (name = g_dir_read_name (names)) != NULL)
    {
      g_autofree char *file = g_build_filename (folder, name, NULL);

      self->file = file;
      if (g_str_has_suffix (name, ".xml") && !read_file (self, error))
        return FALSE;
    }
  return names != NULL;
}

static gboolean
check_alike (Bank *self, GError **error)
{
  g_autoptr (GArray) pairs = lex_questions_alike_list (self->questions, LEX_QUESTIONS_ALIKE);
  const LexQuestionsPair *pair = (const LexQuestionsPair *) (gpointer) pairs->data;

  return pairs->len == 0
         || fail (self, pair->second, _ ("says nearly the same as another question; change one"),
                  pair->first->id, error);
}

/* What clauses and tables are learned by. A corpus need not have either document. */
static gboolean
make_cards (Bank *self, const char *corpus, GError **error)
{
  static const char *const documents[] = { "laws", "screens" };
  g_autofree char *path = g_build_filename (corpus, "questions", "telling.dic", NULL);
  g_autoptr (LexCardTelling) telling = NULL;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return TRUE;
  telling = lex_card_telling_read (path, error);
  for (guint i = 0; telling != NULL && i < G_N_ELEMENTS (documents); i++)
    {
      g_autoptr (GPtrArray) clauses = lex_library_list_clauses (self->library, documents[i], NULL);

      if (clauses == NULL)
        continue;
      lex_card_numbers_add_all (self->made, clauses);
      lex_card_cloze_add_all (self->made, clauses, telling);
    }
  return telling != NULL;
}

/* By the clause that decides, so that the order does not hang on files. */
static int
compare_questions (gconstpointer a, gconstpointer b)
{
  const LexQuestion *first = *(const LexQuestion *const *) a;
  const LexQuestion *second = *(const LexQuestion *const *) b;
  const int order = lex_label_compare (first->labels->pdata[0], second->labels->pdata[0]);

  return order != 0 ? order : strcmp (first->id, second->id);
}

static gboolean
write_bank (Bank *self, const char *file, GError **error)
{
  g_autoptr (GBytes) data = NULL;
  const char *bytes;
  gsize size;

  g_ptr_array_sort (self->questions, compare_questions);
  for (guint i = 0; i < self->questions->len; i++)
    {
      LexQuestion *question = self->questions->pdata[i];

      question->print = lex_card_deck_print_question (question);
    }
  data = lex_question_data_pack (self->questions, self->made);
  bytes = g_bytes_get_data (data, &size);
  return g_file_set_contents (file, bytes, (gssize) size, error);
}

gboolean
lex_questions_build (const char *corpus, const char *library, const char *file, GError **error)
{
  g_autoptr (LexLibrary) shipped = NULL;
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) questions
      = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_question_unref);
  g_autoptr (GPtrArray) made = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_made_card_free);
  g_autoptr (GError) lower = NULL;
  Bank bank = { .seen = seen, .questions = questions, .made = made };

  g_return_val_if_fail (corpus != NULL && library != NULL && file != NULL, FALSE);

  shipped = lex_library_open_for_change (library, corpus, error);
  if (shipped == NULL)
    return FALSE;
  bank.library = shipped;
  if (read_bank (&bank, corpus, &lower) && check_alike (&bank, &lower)
      && make_cards (&bank, corpus, &lower) && write_bank (&bank, file, &lower))
    return TRUE;
  lex_library_fail (error, LEX_LIBRARY_ERROR_STORAGE, "%s", lower->message);
  return FALSE;
}
