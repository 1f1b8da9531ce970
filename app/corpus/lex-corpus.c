/* lex-corpus.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A document put together from its file and the parts that it names. It does
 * not know what stands inside a clause. The services and the build of the
 * shipped library call it.
 */

#include "corpus/lex-corpus.h"

#include <glib/gi18n-lib.h>
#include <libxml/tree.h>

#include "corpus/lex-corpus-clause.h"
#include "corpus/lex-corpus-fault.h"
#include "corpus/lex-corpus-file.h"
#include "corpus/lex-corpus-text.h"

/* A document while its files are read. */
typedef struct
{
  /* Owned */
  LexCorpusSchema *schema;
  GPtrArray *clauses; /* of LexClause */
  GHashTable *labels; /* of LexLabel, borrowed from the clauses */
  char *titles[LEX_N_LANGUAGES];
  char *edition;   /* nullable */
  char *publisher; /* nullable */

  LexKind kind;
  gboolean imported;
} Assembly;

static void
assembly_clear (Assembly *self)
{
  g_clear_pointer (&self->schema, lex_corpus_schema_free);
  g_clear_pointer (&self->clauses, g_ptr_array_unref);
  g_clear_pointer (&self->labels, g_hash_table_unref);
  for (int i = 0; i < LEX_N_LANGUAGES; i++)
    g_clear_pointer (&self->titles[i], g_free);
  g_clear_pointer (&self->edition, g_free);
  g_clear_pointer (&self->publisher, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Assembly, assembly_clear)

static void
assembly_init (Assembly *self, gboolean imported)
{
  self->schema = lex_corpus_schema_new ("corpus.rng");
  self->clauses = g_ptr_array_new_with_free_func (g_object_unref);
  self->labels = g_hash_table_new (lex_label_hash, lex_label_equal);
  self->imported = imported;
}

static gboolean
add_clause (Assembly *self, xmlNode *node, const char *path, GError **error)
{
  g_autoptr (LexClause) clause = lex_corpus_clause_read (node, self->kind, path, error);

  if (!clause)
    return FALSE;
  if (!g_hash_table_add (self->labels, lex_clause_get_label (clause)))
    {
      lex_corpus_fault (error, LEX_CORPUS_ERROR_SCHEMA, path, xmlGetLineNo (node),
                        _ ("the label “%s” is used a second time; give each clause its own"),
                        lex_label_get_text (lex_clause_get_label (clause)));
      return FALSE;
    }
  g_ptr_array_add (self->clauses, g_steal_pointer (&clause));
  return TRUE;
}

static gboolean
add_title (Assembly *self, xmlNode *node, const char *path, GError **error)
{
  LexLanguage language = lex_corpus_node_get_language (node);

  if (self->titles[language])
    {
      lex_corpus_fault (error, LEX_CORPUS_ERROR_SCHEMA, path, xmlGetLineNo (node),
                        _ ("a second title in the same language; keep one"));
      return FALSE;
    }
  self->titles[language] = lex_corpus_text_dup_plain (node);
  return TRUE;
}

/* The schema lets a part's name go down only: no dots, no leading slash. */
static gboolean
add_part (Assembly *self, xmlNode *node, const char *path, GError **error)
{
  g_autofree char *href = lex_corpus_node_dup_attribute (node, "href");
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *part = g_build_filename (folder, href, NULL);
  g_autoptr (LexCorpusFile) file = NULL;

  if (self->imported)
    {
      lex_corpus_fault (error, LEX_CORPUS_ERROR_SCHEMA, path, xmlGetLineNo (node),
                        _ ("an imported document may not name parts; put its clauses into the "
                           "file"));
      return FALSE;
    }
  file = lex_corpus_file_open (part, "part", self->schema, error);
  if (!file)
    return FALSE;
  for (xmlNode *child = lex_corpus_file_get_root (file)->children; child; child = child->next)
    if (child->type == XML_ELEMENT_NODE && !add_clause (self, child, part, error))
      return FALSE;
  return TRUE;
}

static gboolean
add_child (Assembly *self, xmlNode *node, const char *path, GError **error)
{
  if (lex_corpus_node_is (node, "title"))
    return add_title (self, node, path, error);
  if (lex_corpus_node_is (node, "part"))
    return add_part (self, node, path, error);
  if (lex_corpus_node_is (node, "clause"))
    return add_clause (self, node, path, error);
  return TRUE;
}

static LexDocument *
assemble (Assembly *self, const char *name)
{
  LexDocument *document = lex_document_new (name, self->kind, self->titles[LEX_LANGUAGE_EN],
                                            self->titles[LEX_LANGUAGE_PL], self->imported);

  lex_document_set_edition (document, self->edition, self->publisher);
  lex_document_take_clauses (document, g_steal_pointer (&self->clauses));
  return document;
}

static LexDocument *
read_document (Assembly *self, LexCorpusFile *file, const char *path, GError **error)
{
  xmlNode *root = lex_corpus_file_get_root (file);
  g_autofree char *name = lex_corpus_node_dup_attribute (root, "name");
  g_autofree char *kind = lex_corpus_node_dup_attribute (root, "kind");

  lex_kind_from_name (kind, &self->kind);
  self->edition = lex_corpus_node_dup_attribute (root, "edition");
  self->publisher = lex_corpus_node_dup_attribute (root, "publisher");
  for (xmlNode *node = root->children; node; node = node->next)
    if (!add_child (self, node, path, error))
      return NULL;
  return assemble (self, name);
}

LexDocument *
lex_corpus_read (const char *path, gboolean imported, GError **error)
{
  g_auto (Assembly) assembly = { NULL };
  g_autoptr (LexCorpusFile) file = NULL;

  g_return_val_if_fail (path, NULL);

  assembly_init (&assembly, imported);
  file = lex_corpus_file_open (path, "document", assembly.schema, error);
  return file ? read_document (&assembly, file, path, error) : NULL;
}

LexDocument *
lex_corpus_read_data (GBytes *data, const char *path, GError **error)
{
  g_auto (Assembly) assembly = { NULL };
  g_autoptr (LexCorpusFile) file = NULL;

  g_return_val_if_fail (data && path, NULL);

  assembly_init (&assembly, TRUE);
  file = lex_corpus_file_parse (data, path, "document", assembly.schema, error);
  return file ? read_document (&assembly, file, path, error) : NULL;
}
