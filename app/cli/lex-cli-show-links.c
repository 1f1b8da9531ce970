/* lex-cli-show-links.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What bears upon a passage, for a person: precedence, references, where the
 * index has it. It refuses to know the words of the passage. lex-cli-show-text.c calls it.
 */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/lex-cli-show.h"
#include "language/lex-collation.h"
#include "services/lex-passage.h"

#define REASON_INDENT 4

static void
add_list (LexCliPage *page, const char *title, GString *list)
{
  g_autofree char *line = g_strdup_printf (LEX_CLI_BOLD "%s" LEX_CLI_PLAIN " %s", title, list->str);

  if (list->len > 0)
    lex_cli_page_add (page, line);
}

static void
append_once (GString *list, GHashTable *seen, LexLabel *label)
{
  if (!g_hash_table_add (seen, label))
    return;
  if (list->len > 0)
    g_string_append (list, ", ");
  g_string_append (list, lex_label_get_text (label));
}

static void
add_cites (LexCliPage *page, LexPassage *passage)
{
  g_autoptr (GString) list = g_string_new (NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new (lex_label_hash, lex_label_equal);

  for (guint i = 0; i < passage->cites->len; i++)
    append_once (list, seen, ((const LexReferencePair *) passage->cites->pdata[i])->to);
  add_list (page, _ ("Cites:"), list);
}

/* What speaks of the passage has a line of its own below, and so has the index. */
static void
add_cited_by (LexCliPage *page, LexPassage *passage)
{
  g_autoptr (GString) list = g_string_new (NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new (lex_label_hash, lex_label_equal);

  for (guint i = 0; i < passage->about->len; i++)
    g_hash_table_add (seen, ((const LexReferencePair *) passage->about->pdata[i])->from);
  for (guint i = 0; i < passage->cited_by->len; i++)
    {
      const LexReferencePair *pair = passage->cited_by->pdata[i];

      if (pair->kind != LEX_KIND_INDEX)
        append_once (list, seen, pair->from);
    }
  add_list (page, _ ("Cited by:"), list);
}

static void
add_about (LexCliPage *page, const char *title, LexPassage *passage, LexKind kind)
{
  g_autoptr (GPtrArray) labels = lex_passage_list_about (passage, kind);
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < labels->len; i++)
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", lex_label_get_text (labels->pdata[i]));
  add_list (page, title, list);
}

static void
add_relation (LexCli *self, LexCliPage *page, LexRelation *relation)
{
  g_autofree char *clauses
      /* Translators: a clause, and the clause over which it prevails; the reason follows */
      = g_strdup_printf (_ ("%s prevails over %s"),
                         lex_label_get_text (lex_relation_get_specific (relation)),
                         lex_label_get_text (lex_relation_get_general (relation)));
  g_autofree char *reason = g_strdup_printf (
      "%s (%s)", lex_text_get_plain (lex_relation_get_why (relation, self->language)),
      lex_relation_get_source (relation));
  const char *cell[] = { reason, NULL };

  lex_cli_page_add (page, clauses);
  lex_cli_page_add_row (page, "", REASON_INDENT, cell);
}

/* A relation between two clauses of the passage stands in both lists, and is printed once. */
static void
add_relations (LexCli *self, LexCliPage *page, LexPassage *passage)
{
  for (guint i = 0; i < passage->yields_to->len; i++)
    add_relation (self, page, passage->yields_to->pdata[i]);
  for (guint i = 0; i < passage->prevails_over->len; i++)
    if (!lex_label_contains (passage->label,
                             lex_relation_get_general (passage->prevails_over->pdata[i])))
      add_relation (self, page, passage->prevails_over->pdata[i]);
}

/* The heading of the main entry that a reference of the index stands under. */
static char *
dup_entry (LexCli *self, LexLabel *label, GError **error)
{
  g_autoptr (LexLabel) parent = lex_label_dup_parent (label);

  return lex_library_dup_heading (self->library, parent != NULL ? parent : label, self->language,
                                  error);
}

/* The headings of the entries that lead here, by their keys; %NULL on a fault. */
static GHashTable *
collect_entries (LexCli *self, LexPassage *passage, GError **error)
{
  g_autoptr (GHashTable) headings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GError) fault = NULL;

  for (guint i = 0; fault == NULL && i < passage->cited_by->len; i++)
    {
      const LexReferencePair *pair = passage->cited_by->pdata[i];
      char *heading = pair->kind == LEX_KIND_INDEX ? dup_entry (self, pair->from, &fault) : NULL;

      if (heading != NULL)
        g_hash_table_insert (headings, lex_collation_dup_key (heading, self->language), heading);
    }
  if (fault == NULL)
    return g_steal_pointer (&headings);
  g_propagate_error (error, g_steal_pointer (&fault));
  return NULL;
}

/* The words under which the index leads here, in its order; labels of entries tell nobody anything.
 */
static gboolean
add_index (LexCli *self, LexCliPage *page, LexPassage *passage, GError **error)
{
  g_autoptr (GHashTable) headings = collect_entries (self, passage, error);
  g_autoptr (GString) list = g_string_new (NULL);
  g_autoptr (GList) keys = NULL;

  if (headings == NULL)
    return FALSE;
  keys = g_list_sort (g_hash_table_get_keys (headings), (GCompareFunc) strcmp);
  for (GList *key = keys; key != NULL; key = key->next)
    g_string_append_printf (list, "%s%s", key != keys ? "; " : "",
                            (const char *) g_hash_table_lookup (headings, key->data));
  add_list (page, _ ("In the index under:"), list);
  return TRUE;
}

gboolean
lex_cli_show_add_links (LexCli *self, LexCliPage *page, LexPassage *passage, GError **error)
{
  add_relations (self, page, passage);
  lex_cli_page_add_gap (page);
  add_cites (page, passage);
  add_cited_by (page, passage);
  add_about (page, _ ("Commentary:"), passage, LEX_KIND_COMMENTARY);
  add_about (page, _ ("Examples:"), passage, LEX_KIND_EXAMPLE);
  add_about (page, _ ("Regulations:"), passage, LEX_KIND_REGULATION);
  add_about (page, _ ("Guides:"), passage, LEX_KIND_GUIDE);
  return add_index (self, page, passage, error);
}
