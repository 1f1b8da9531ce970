/* lex-corpus-profile.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A profile of an authority's practice, from its file. It does not know whether the clauses and the
 * topics exist. The services call it.
 */

#include <glib/gi18n-lib.h>
#include <libxml/tree.h>

#include "corpus/lex-corpus-file.h"
#include "corpus/lex-corpus-parts.h"
#include "corpus/lex-corpus-text.h"
#include "corpus/lex-corpus.h"

/* What was not found has no source. */
static gboolean
read_practice (LexProfile *profile, xmlNode *node, const char *file, GError **error)
{
  LexPractice *practice = lex_profile_add_practice (profile);
  g_autofree char *topics = lex_corpus_node_dup_attribute (node, "for");
  char *source = lex_corpus_node_dup_attribute (node, "source");

  practice->known = lex_corpus_node_is (node, "practice");
  practice->source = source != NULL ? source : g_strdup ("");
  practice->topics = g_strsplit_set (topics, " ", -1);
  return lex_corpus_parts_read_labels (node, file, practice->labels, error)
         && lex_corpus_parts_read_texts (node, "text", file, practice->text, error);
}

static gboolean
read_part (LexProfile *profile, xmlNode *node, const char *file, GError **error)
{
  if (lex_corpus_node_is (node, "title"))
    profile->title[lex_corpus_node_get_language (node)] = lex_corpus_text_dup_plain (node);
  else if (lex_corpus_node_is (node, "practice") || lex_corpus_node_is (node, "missing"))
    return read_practice (profile, node, file, error);
  return TRUE;
}

LexProfile *
lex_corpus_read_profile (const char *path, GError **error)
{
  g_autoptr (LexCorpusSchema) schema = NULL;
  g_autoptr (LexCorpusFile) file = NULL;
  g_autoptr (LexProfile) profile = lex_profile_new ();
  xmlNode *root;

  g_return_val_if_fail (path != NULL, NULL);

  schema = lex_corpus_schema_new ("profiles.rng");
  file = lex_corpus_file_open (path, "profile", schema, error);
  if (file == NULL)
    return NULL;
  root = lex_corpus_file_get_root (file);
  profile->name = lex_corpus_node_dup_attribute (root, "name");
  for (xmlNode *node = root->children; node != NULL; node = node->next)
    if (!read_part (profile, node, path, error))
      return NULL;
  return g_steal_pointer (&profile);
}
