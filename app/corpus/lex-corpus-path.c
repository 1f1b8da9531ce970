/* lex-corpus-path.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A guided path, from its file. It does not know whether the clauses exist, nor what the path says:
 * only that every name in it is one of its own. The services call it.
 */

#include <glib/gi18n-lib.h>
#include <libxml/tree.h>
#include <string.h>

#include "corpus/lex-corpus-fault.h"
#include "corpus/lex-corpus-file.h"
#include "corpus/lex-corpus-parts.h"
#include "corpus/lex-corpus-text.h"

/* What is being read, and where. */
typedef struct
{
  const char *file;
  LexPath *path;     /* its steps are there from the start, by name only */
  LexPathStep *step; /* the present one */
  guint index;       /* its place */
} PathReader;

static gboolean fault (PathReader *self, xmlNode *node, GError **error, const char *format, ...)
    G_GNUC_PRINTF (4, 5);

static gboolean
fault (PathReader *self, xmlNode *node, GError **error, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  lex_corpus_fault (error, LEX_CORPUS_ERROR_SCHEMA, self->file, xmlGetLineNo (node), "%s", message);
  return FALSE;
}

static gboolean
find_step (PathReader *self, const char *id, guint *index)
{
  for (guint i = 0; i < self->path->steps->len; i++)
    {
      const LexPathStep *step = self->path->steps->pdata[i];

      if (g_str_equal (step->id, id))
        {
          *index = i;
          return TRUE;
        }
    }
  return FALSE;
}

/* The second of two elements that say the same in both languages continues the remark of the
 * first, which the schema put before it. */
static gboolean
read_remark (PathReader *self, xmlNode *node, LexRemarkKind kind, GError **error)
{
  GPtrArray *remarks = self->step->remarks;
  const gboolean first = lex_corpus_node_get_language (node) == LEX_LANGUAGE_EN;
  g_autofree char *to = lex_corpus_node_dup_attribute (node, "to");
  LexRemark *remark
      = first ? lex_path_step_add_remark (self->step) : remarks->pdata[remarks->len - 1];

  if (first)
    {
      remark->kind = kind;
      remark->to = g_strdup (to != NULL ? to : "");
    }
  else if (g_strcmp0 (to != NULL ? to : "", remark->to) != 0)
    return fault (self, node, error,
                  _ ("is said to “%s” in one language only; say both to the same"), to);
  return lex_corpus_parts_read_text (node, self->file, remark->text, error);
}

static gboolean
read_answer (PathReader *self, xmlNode *node, GError **error)
{
  LexPathAnswer *answer = lex_path_step_add_answer (self->step);
  g_autofree char *to = lex_corpus_node_dup_attribute (node, "to");

  answer->id = lex_corpus_node_dup_attribute (node, "id");
  for (guint i = 0; i + 1 < self->step->answers->len; i++)
    {
      const LexPathAnswer *other = self->step->answers->pdata[i];

      if (g_str_equal (other->id, answer->id))
        return fault (self, node, error, _ ("the answer “%s” stands twice; rename one"),
                      answer->id);
    }
  if (!find_step (self, to, &answer->to))
    return fault (self, node, error, _ ("there is no step “%s”; name one of this path"), to);
  if (answer->to <= self->index)
    return fault (self, node, error,
                  _ ("“%s” stands above; a path only leads down, so put that step below"), to);
  return lex_corpus_parts_read_texts (node, "text", self->file, answer->text, error);
}

static gboolean
find_answer (const LexPathStep *step, const char *id, guint *index)
{
  for (guint i = 0; i < step->answers->len; i++)
    {
      const LexPathAnswer *answer = step->answers->pdata[i];

      if (g_str_equal (answer->id, id))
        {
          *index = i;
          return TRUE;
        }
    }
  return FALSE;
}

/* Steps below have no answers yet, so that what they would answer can not be asked for. */
static gboolean
read_condition (PathReader *self, xmlNode *node, const char *word, GArray *conditions,
                GError **error)
{
  LexPathCondition condition = { 0, 0, *word != '!' };
  g_auto (GStrv) names = g_strsplit (condition.given ? word : word + 1, ".", 2);

  if (!find_step (self, names[0], &condition.step)
      || !find_answer (self->path->steps->pdata[condition.step], names[1], &condition.answer))
    return fault (self, node, error,
                  _ ("“%s” is no answer that stands above; write it as QUESTION.ANSWER"), word);
  g_array_append_val (conditions, condition);
  return TRUE;
}

static gboolean
read_line (PathReader *self, xmlNode *node, GError **error)
{
  LexPathLine *line = lex_path_step_add_line (self->step);
  g_autofree char *kind = lex_corpus_node_dup_attribute (node, "kind");
  g_autofree char *conditions = lex_corpus_node_dup_attribute (node, "if");
  g_auto (GStrv) words = g_strsplit_set (conditions != NULL ? conditions : "", " \t\n", -1);

  lex_path_line_kind_from_name (kind, &line->kind);
  for (char **word = words; *word != NULL; word++)
    if (**word != '\0' && !read_condition (self, node, *word, line->conditions, error))
      return FALSE;
  return lex_corpus_parts_read_labels (node, self->file, line->labels, error)
         && lex_corpus_parts_read_texts (node, "text", self->file, line->text, error);
}

static gboolean
read_part (PathReader *self, xmlNode *node, GError **error)
{
  if (lex_corpus_node_is (node, "ask"))
    return lex_corpus_parts_read_text (node, self->file, self->step->ask, error);
  if (lex_corpus_node_is (node, "say"))
    return read_remark (self, node, LEX_REMARK_SAY, error);
  if (lex_corpus_node_is (node, "away"))
    return read_remark (self, node, LEX_REMARK_AWAY, error);
  if (lex_corpus_node_is (node, "unknown"))
    return read_remark (self, node, LEX_REMARK_UNKNOWN, error);
  if (lex_corpus_node_is (node, "answer"))
    return read_answer (self, node, error);
  if (lex_corpus_node_is (node, "line"))
    return read_line (self, node, error);
  return TRUE; /* white space, comments */
}

static gboolean
is_step (xmlNode *node)
{
  return lex_corpus_node_is (node, "step") || lex_corpus_node_is (node, "end");
}

static void
add_step (PathReader *self, xmlNode *node, const char *id)
{
  LexPathStep *step = lex_path_add_step (self->path, id);
  char *compare = lex_corpus_node_dup_attribute (node, "compare");

  if (compare == NULL)
    return;
  g_free (step->compare);
  step->compare = compare;
}

/* Makes the steps by name, so that answers can name those below. */
static gboolean
name_steps (PathReader *self, xmlNode *root, GError **error)
{
  for (xmlNode *node = root->children; node != NULL; node = node->next)
    if (is_step (node))
      {
        g_autofree char *id = lex_corpus_node_dup_attribute (node, "id");
        guint index;

        if (find_step (self, id, &index))
          return fault (self, node, error, _ ("the step “%s” stands twice; rename one"), id);
        add_step (self, node, id);
      }
  return TRUE;
}

static gboolean
read_steps (PathReader *self, xmlNode *root, GError **error)
{
  self->index = 0;
  for (xmlNode *node = root->children; node != NULL; node = node->next)
    {
      if (!is_step (node))
        continue;
      self->step = self->path->steps->pdata[self->index];
      for (xmlNode *child = node->children; child != NULL; child = child->next)
        if (!read_part (self, child, error))
          return FALSE;
      self->index++;
    }
  return TRUE;
}

static void
read_head (PathReader *self, xmlNode *root)
{
  g_autofree char *offender = lex_corpus_node_dup_attribute (root, "offender");

  self->path->name = lex_corpus_node_dup_attribute (root, "name");
  self->path->group = lex_corpus_node_dup_attribute (root, "group");
  self->path->sign = lex_corpus_node_dup_attribute (root, "sign");
  if (self->path->sign == NULL)
    self->path->sign = g_strdup ("");
  self->path->offender = g_strcmp0 (offender, "yes") == 0;
  for (xmlNode *node = root->children; node != NULL; node = node->next)
    if (lex_corpus_node_is (node, "title"))
      self->path->title[lex_corpus_node_get_language (node)] = lex_corpus_text_dup_plain (node);
    else if (lex_corpus_node_is (node, "words"))
      self->path->words[lex_corpus_node_get_language (node)] = lex_corpus_text_dup_plain (node);
}

LexPath *
lex_corpus_read_path (const char *path, GError **error)
{
  g_autoptr (LexCorpusSchema) schema = NULL;
  g_autoptr (LexCorpusFile) file = NULL;
  g_autoptr (LexPath) result = NULL;
  PathReader self = { path, NULL, NULL, 0 };
  xmlNode *root;

  g_return_val_if_fail (path != NULL, NULL);

  schema = lex_corpus_schema_new ("paths.rng");
  file = lex_corpus_file_open (path, "path", schema, error);
  if (file == NULL)
    return NULL;
  root = lex_corpus_file_get_root (file);
  self.path = result = lex_path_new ();
  read_head (&self, root);
  if (!lex_corpus_parts_read_labels (root, path, result->labels, error)
      || !name_steps (&self, root, error) || !read_steps (&self, root, error))
    return NULL;
  return g_steal_pointer (&result);
}
