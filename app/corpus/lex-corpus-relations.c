/* lex-corpus-relations.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Relations of precedence from their file, free of cycles. It does not know
 * whether the clauses they join exist. The services call it.
 */

#include <glib/gi18n-lib.h>
#include <libxml/tree.h>

#include "corpus/lex-corpus-fault.h"
#include "corpus/lex-corpus-file.h"
#include "corpus/lex-corpus-text.h"

static gboolean
read_reasons (xmlNode *node, const char *path, LexText **why, GError **error)
{
  for (xmlNode *child = node->children; child; child = child->next)
    {
      LexLanguage language;

      if (child->type != XML_ELEMENT_NODE)
        continue;
      language = lex_corpus_node_get_language (child);
      g_clear_pointer (&why[language], lex_text_unref);
      why[language] = lex_corpus_text_read (child, language, path, error);
      if (!why[language])
        return FALSE;
    }
  for (int i = 0; i < LEX_N_LANGUAGES; i++)
    if (!why[i] || !*lex_text_get_plain (why[i]))
      {
        lex_corpus_fault (error, LEX_CORPUS_ERROR_SCHEMA, path, xmlGetLineNo (node),
                          _ ("the relation gives no reason in “%s”; add a “why” in that language"),
                          lex_language_get_code ((LexLanguage) i));
        return FALSE;
      }
  return TRUE;
}

static LexRelation *
read_relation (xmlNode *node, const char *path, GError **error)
{
  g_autoptr (LexLabel) specific = lex_corpus_node_dup_label (node, "specific", path, error);
  g_autoptr (LexLabel) general = NULL;
  g_autofree char *basis_name = lex_corpus_node_dup_attribute (node, "basis");
  g_autofree char *source = lex_corpus_node_dup_attribute (node, "source");
  LexText *why[LEX_N_LANGUAGES] = { NULL, NULL };
  LexRelation *relation = NULL;
  LexBasis basis = LEX_BASIS_TEXT;

  if (!specific)
    return NULL;
  general = lex_corpus_node_dup_label (node, "general", path, error);
  if (!general)
    return NULL;
  lex_basis_from_name (basis_name, &basis);
  if (read_reasons (node, path, why, error))
    relation = lex_relation_new (specific, general, basis, source, why[LEX_LANGUAGE_EN],
                                 why[LEX_LANGUAGE_PL]);
  g_clear_pointer (&why[LEX_LANGUAGE_EN], lex_text_unref);
  g_clear_pointer (&why[LEX_LANGUAGE_PL], lex_text_unref);
  return relation;
}

/* A walk from the specific to the general, over what was read so far. */
typedef struct
{
  GPtrArray *relations; /* (element-type LexRelation), borrowed */
  GHashTable *seen;     /* (element-type LexLabel), borrowed labels */
  GPtrArray *way;       /* (element-type LexLabel), borrowed labels, from start to here */
} Walk;

static gboolean
walk_leads_to (Walk *self, LexLabel *from, LexLabel *to)
{
  if (!g_hash_table_add (self->seen, from))
    return FALSE;
  g_ptr_array_add (self->way, from);
  if (lex_label_equal (from, to))
    return TRUE;
  for (guint i = 0; i < self->relations->len; i++)
    {
      LexRelation *relation = g_ptr_array_index (self->relations, i);

      if (lex_label_equal (lex_relation_get_specific (relation), from)
          && walk_leads_to (self, lex_relation_get_general (relation), to))
        return TRUE;
    }
  g_ptr_array_set_size (self->way, (int) self->way->len - 1);
  return FALSE;
}

static char *
describe_cycle (LexLabel *specific, GPtrArray *way)
{
  GString *text = g_string_new (lex_label_get_text (specific));

  for (guint i = 0; i < way->len; i++)
    g_string_append_printf (text, " > %s", lex_label_get_text (g_ptr_array_index (way, i)));
  return g_string_free (text, FALSE);
}

/* A relation may be added if its general clause does not lead back to its
 * specific one; so no cycle ever arises. */
static gboolean
check_cycle (GPtrArray *relations, LexRelation *relation, xmlNode *node, const char *path,
             GError **error)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (lex_label_hash, lex_label_equal);
  g_autoptr (GPtrArray) way = g_ptr_array_new ();
  g_autofree char *cycle = NULL;
  LexLabel *specific = lex_relation_get_specific (relation);
  Walk walk = { relations, seen, way };

  if (!walk_leads_to (&walk, lex_relation_get_general (relation), specific))
    return TRUE;
  cycle = describe_cycle (specific, way);
  lex_corpus_fault (error, LEX_CORPUS_ERROR_SCHEMA, path, xmlGetLineNo (node),
                    _ ("relations of precedence run in a circle (%s); remove one of them"), cycle);
  return FALSE;
}

GPtrArray *
lex_corpus_read_relations (const char *path, GError **error)
{
  g_autoptr (LexCorpusSchema) schema = NULL;
  g_autoptr (LexCorpusFile) file = NULL;
  g_autoptr (GPtrArray) relations = NULL;

  g_return_val_if_fail (path, NULL);

  schema = lex_corpus_schema_new ("corpus.rng");
  file = lex_corpus_file_open (path, "precedence", schema, error);
  if (!file)
    return NULL;
  relations = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_relation_unref);
  for (xmlNode *node = lex_corpus_file_get_root (file)->children; node; node = node->next)
    {
      g_autoptr (LexRelation) relation = NULL;

      if (node->type != XML_ELEMENT_NODE)
        continue;
      relation = read_relation (node, path, error);
      if (!relation || !check_cycle (relations, relation, node, path, error))
        return NULL;
      g_ptr_array_add (relations, g_steal_pointer (&relation));
    }
  return g_steal_pointer (&relations);
}
