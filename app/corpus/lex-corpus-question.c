/* lex-corpus-question.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The questions of a file. It does not know whether the clauses exist, nor which answer is right:
 * only what the file says of it. The services call it.
 */

#include <glib/gi18n-lib.h>
#include <libxml/tree.h>
#include <string.h>

#include "corpus/lex-corpus-fault.h"
#include "corpus/lex-corpus-file.h"
#include "corpus/lex-corpus-parts.h"
#include "corpus/lex-corpus.h"

static gboolean
has_value (xmlNode *node, const char *attribute, const char *value)
{
  g_autofree char *found = lex_corpus_node_dup_attribute (node, attribute);

  return found != NULL && strstr (found, value) != NULL;
}

static double
read_value (xmlNode *node)
{
  g_autofree char *value = lex_corpus_node_dup_attribute (node, "value");

  return value != NULL ? g_ascii_strtod (value, NULL) : 0;
}

static gboolean
read_option (LexQuestionStep *step, xmlNode *node, const char *file, GError **error)
{
  LexOption *option = lex_question_step_add_option (step);

  option->right = has_value (node, "right", "yes");
  option->value = read_value (node);
  return lex_corpus_parts_read_texts (node, "text", file, option->text, error)
         && lex_corpus_parts_read_texts (node, "why", file, option->why, error);
}

/* Reads the options that stand in @parent: those to choose from, and wrong numbers. */
static gboolean
read_options (LexQuestionStep *step, xmlNode *parent, const char *file, GError **error)
{
  for (xmlNode *node = parent->children; node != NULL; node = node->next)
    if ((lex_corpus_node_is (node, "option") || lex_corpus_node_is (node, "wrong"))
        && !read_option (step, node, file, error))
      return FALSE;
  return TRUE;
}

static gboolean
read_steps (LexQuestion *question, xmlNode *parent, const char *file, GError **error)
{
  for (xmlNode *node = parent->children; node != NULL; node = node->next)
    {
      LexQuestionStep *step;

      if (!lex_corpus_node_is (node, "step"))
        continue;
      step = lex_question_add_step (question);
      if (!lex_corpus_parts_read_labels (node, file, step->labels, error)
          || !lex_corpus_parts_read_texts (node, "ask", file, step->ask, error)
          || !read_options (step, node, file, error))
        return FALSE;
    }
  return TRUE;
}

/* A number or a clause is asked: the right answer, whose reason is the question's own. */
static gboolean
read_right (LexQuestion *question, LexQuestionStep *step, xmlNode *node, const char *file,
            GError **error)
{
  LexOption *option = lex_question_step_add_option (step);

  option->right = TRUE;
  for (xmlNode *child = node->children; child != NULL; child = child->next)
    if (lex_corpus_node_is (child, "number"))
      {
        option->value = read_value (child);
        g_free (question->unit);
        question->unit = lex_corpus_node_dup_attribute (child, "unit");
      }
  return lex_corpus_parts_read_texts (node, "why", file, option->why, error);
}

static gboolean
read_answers (LexQuestion *question, xmlNode *node, const char *file, GError **error)
{
  LexQuestionStep *step;

  if (question->kind == LEX_QUESTION_RULE)
    return read_steps (question, node, file, error);
  step = lex_question_add_step (question);
  for (guint i = 0; i < question->labels->len; i++)
    g_ptr_array_add (step->labels, lex_label_ref (question->labels->pdata[i]));
  if ((question->kind == LEX_QUESTION_NUMBER || question->kind == LEX_QUESTION_FIND)
      && !read_right (question, step, node, file, error))
    return FALSE;
  return read_options (step, node, file, error);
}

static void
read_head (LexQuestion *question, xmlNode *node)
{
  g_autofree char *kind = lex_corpus_node_dup_attribute (node, "kind");
  g_autofree char *level = lex_corpus_node_dup_attribute (node, "level");

  question->id = lex_corpus_node_dup_attribute (node, "id");
  question->topic = lex_corpus_node_dup_attribute (node, "topic");
  question->edition = lex_corpus_node_dup_attribute (node, "edition");
  question->regulation = lex_corpus_node_dup_attribute (node, "regulation");
  question->unit = g_strdup ("");
  question->level = (guint) g_ascii_strtoull (level, NULL, 10);
  question->without_book = has_value (node, "book", "without");
  question->turns_seats = has_value (node, "turns", "seats");
  question->turns_suits = has_value (node, "turns", "suits");
  lex_question_kind_from_name (kind, &question->kind);
  for (xmlNode *child = node->children; child != NULL; child = child->next)
    if (lex_corpus_node_is (child, "pbn"))
      question->pbn = lex_corpus_parts_dup_pbn (child);
}

static gboolean
read_corrections (LexQuestion *question, xmlNode *parent, const char *file, GError **error)
{
  for (xmlNode *node = parent->children; node != NULL; node = node->next)
    {
      LexCorrection *correction;

      if (!lex_corpus_node_is (node, "correction"))
        continue;
      correction = lex_question_add_correction (question);
      correction->day = lex_corpus_node_dup_attribute (node, "day");
      if (!lex_corpus_parts_read_texts (node, "text", file, correction->what, error))
        return FALSE;
    }
  return TRUE;
}

static LexQuestion *
read_question (xmlNode *node, const char *file, GError **error)
{
  g_autoptr (LexQuestion) question = lex_question_new ();

  read_head (question, node);
  if (!lex_corpus_parts_read_labels (node, file, question->labels, error)
      || !lex_corpus_parts_read_texts (node, "text", file, question->text, error)
      || !read_answers (question, node, file, error)
      || !read_corrections (question, node, file, error))
    return NULL;
  return g_steal_pointer (&question);
}

GPtrArray *
lex_corpus_read_questions (const char *path, GError **error)
{
  g_autoptr (LexCorpusSchema) schema = NULL;
  g_autoptr (LexCorpusFile) file = NULL;
  g_autoptr (GPtrArray) questions
      = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_question_unref);

  g_return_val_if_fail (path != NULL, NULL);

  schema = lex_corpus_schema_new ("questions.rng");
  file = lex_corpus_file_open (path, "questions", schema, error);
  if (file == NULL)
    return NULL;
  for (xmlNode *node = lex_corpus_file_get_root (file)->children; node != NULL; node = node->next)
    {
      LexQuestion *question;

      if (!lex_corpus_node_is (node, "question"))
        continue;
      question = read_question (node, path, error);
      if (question == NULL)
        return NULL;
      g_ptr_array_add (questions, question);
    }
  return g_steal_pointer (&questions);
}
