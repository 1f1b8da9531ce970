/* lex-corpus-situations.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How people ask for clauses, from a file of that. It does not know whether the clauses exist, nor
 * what becomes of the words. The services call it.
 */

#include <libxml/tree.h>

#include "corpus/lex-corpus-file.h"
#include "corpus/lex-corpus-text.h"

static LexSituations *
read_situations (xmlNode *node, const char *path, GError **error)
{
  g_autoptr (LexLabel) label = lex_corpus_node_dup_label (node, "label", path, error);
  LexSituations *situations;

  if (!label)
    return NULL;
  situations = lex_situations_new (label);
  for (xmlNode *child = node->children; child; child = child->next)
    if (lex_corpus_node_is (child, "ask"))
      g_ptr_array_add (situations->phrases[lex_corpus_node_get_language (child)],
                       lex_corpus_text_dup_plain (child));
  return situations;
}

GPtrArray *
lex_corpus_read_situations (const char *path, GError **error)
{
  g_autoptr (LexCorpusSchema) schema = NULL;
  g_autoptr (LexCorpusFile) file = NULL;
  g_autoptr (GPtrArray) all = NULL;

  g_return_val_if_fail (path, NULL);

  schema = lex_corpus_schema_new ("corpus.rng");
  file = lex_corpus_file_open (path, "situations", schema, error);
  if (!file)
    return NULL;
  all = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_situations_free);
  for (xmlNode *node = lex_corpus_file_get_root (file)->children; node; node = node->next)
    {
      LexSituations *situations;

      if (!lex_corpus_node_is (node, "of"))
        continue;
      situations = read_situations (node, path, error);
      if (!situations)
        return NULL;
      g_ptr_array_add (all, situations);
    }
  return g_steal_pointer (&all);
}
