/* lex-cli-labels.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The command `labels`: how every clause is called, a line each, which is what completes them in a
 * shell. It refuses to show what they say. lex-cli-commands.c lists it.
 */

#include <stdio.h>
#include <string.h>

#include "cli/lex-cli-commands.h"
#include "cli/lex-cli-json.h"

/* Adds the labels of a document that begin with @prefix, each once. */
static gboolean
collect (LexCli *self, const char *document, const char *prefix, GHashTable *labels, GError **error)
{
  g_autoptr (GPtrArray) clauses = lex_library_list_clauses (self->library, document, error);

  for (guint i = 0; clauses != NULL && i < clauses->len; i++)
    {
      const char *label = lex_label_get_text (lex_clause_get_label (clauses->pdata[i]));

      if (g_ascii_strncasecmp (label, prefix, strlen (prefix)) == 0)
        g_hash_table_add (labels, g_strdup (label));
    }
  return clauses != NULL;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* In the order of bytes, as what completes them wants it. */
static GPtrArray *
list_labels (LexCli *self, GError **error)
{
  const char *prefix = self->arguments[0] != NULL ? self->arguments[0] : "";
  g_autoptr (GPtrArray) documents = lex_library_list_documents (self->library, error);
  g_autoptr (GHashTable) labels = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GHashTableIter iter;
  gpointer label;
  GPtrArray *sorted;

  for (guint i = 0; documents != NULL && i < documents->len; i++)
    if (!collect (self, lex_document_get_name (documents->pdata[i]), prefix, labels, error))
      return NULL;
  if (documents == NULL)
    return NULL;

  sorted = g_ptr_array_new_with_free_func (g_free);
  g_hash_table_iter_init (&iter, labels);
  while (g_hash_table_iter_next (&iter, &label, NULL))
    g_ptr_array_add (sorted, g_strdup (label));
  g_ptr_array_sort (sorted, compare);
  return sorted;
}

static void
print (LexCli *self, GPtrArray *labels)
{
  g_autoptr (JsonBuilder) builder = NULL;

  if (!self->options.json)
    {
      for (guint i = 0; i < labels->len; i++)
        puts (labels->pdata[i]);
      return;
    }
  builder = lex_cli_json_begin ();
  lex_cli_json_begin_list (builder, "labels");
  for (guint i = 0; i < labels->len; i++)
    lex_cli_json_add_string (builder, labels->pdata[i]);
  json_builder_end_array (builder);
  lex_cli_json_print (builder);
}

LexCliStatus
lex_cli_labels (LexCli *self)
{
  LexCliStatus status = LEX_CLI_DONE;
  g_autoptr (GPtrArray) labels = NULL;
  g_autoptr (GError) error = NULL;

  if (lex_cli_open (self, &status) == NULL)
    return status;
  labels = list_labels (self, &error);
  if (labels == NULL)
    return lex_cli_fail (self, g_steal_pointer (&error));

  print (self, labels);
  return labels->len > 0 ? LEX_CLI_DONE : LEX_CLI_NOTHING;
}
