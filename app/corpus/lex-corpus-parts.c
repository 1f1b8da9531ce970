/* lex-corpus-parts.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What clauses, guided paths and questions are made of: texts in both languages, labels, PBN. It
 * does not know whether a clause exists, nor what is said. The readers of this room call it.
 */

#include "corpus/lex-corpus-parts.h"

#include <glib/gi18n-lib.h>
#include <libxml/tree.h>

#include "corpus/lex-corpus-fault.h"
#include "corpus/lex-corpus-file.h"
#include "corpus/lex-corpus-text.h"

gboolean
lex_corpus_parts_read_text (struct _xmlNode *node, const char *path, LexText **texts,
                            GError **error)
{
  const LexLanguage language = lex_corpus_node_get_language (node);

  texts[language] = lex_corpus_text_read (node, language, path, error);
  if (texts[language] == NULL)
    return FALSE;
  if (*lex_text_get_plain (texts[language]) != '\0')
    return TRUE;
  lex_corpus_fault (error, LEX_CORPUS_ERROR_SCHEMA, path, xmlGetLineNo (node),
                    _ ("“%s” is empty; write its words"), (const char *) node->name);
  return FALSE;
}

gboolean
lex_corpus_parts_read_texts (struct _xmlNode *node, const char *name, const char *path,
                             LexText **texts, GError **error)
{
  for (xmlNode *child = node->children; child != NULL; child = child->next)
    if (lex_corpus_node_is (child, name) && !lex_corpus_parts_read_text (child, path, texts, error))
      return FALSE;
  return TRUE;
}

gboolean
lex_corpus_parts_read_labels (struct _xmlNode *node, const char *path, GPtrArray *labels,
                              GError **error)
{
  g_autofree char *text = lex_corpus_node_dup_attribute (node, "labels");
  g_auto (GStrv) words = g_strsplit_set (text, " \t\n", -1);

  for (char **word = words; *word != NULL; word++)
    {
      LexLabel *label = **word != '\0' ? lex_label_parse (*word) : NULL;

      if (**word != '\0' && label == NULL)
        {
          lex_corpus_fault (
              error, LEX_CORPUS_ERROR_SCHEMA, path, xmlGetLineNo (node),
              _ ("“%s” is no label of a clause; write it as in 27B1a or screens/3a(ii)"), *word);
          return FALSE;
        }
      if (label != NULL)
        g_ptr_array_add (labels, label);
    }
  return TRUE;
}

/* PBN is a format of lines; how deep they stand in the XML is no part of it. */
char *
lex_corpus_parts_dup_pbn (struct _xmlNode *node)
{
  g_auto (GStrv) lines = NULL;
  g_autofree char *joined = NULL;
  g_autoptr (GString) raw = g_string_new (NULL);

  for (xmlNode *child = node->children; child; child = child->next)
    if (child->type == XML_TEXT_NODE)
      g_string_append (raw, (const char *) child->content);
  lines = g_strsplit (raw->str, "\n", -1);
  for (char **line = lines; *line; line++)
    g_strstrip (*line);
  joined = g_strjoinv ("\n", lines);
  g_strstrip (joined);
  return *joined ? g_steal_pointer (&joined) : NULL;
}
