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
#include "services/lex-naming.h"
#include "services/lex-passage.h"

#define REASON_INDENT 4

/* What speaks of a passage, by kind. */
static const struct
{
  LexKind kind;
  const char *title;
} abouts[] = {
  { LEX_KIND_COMMENTARY, N_ ("Commentary:") },
  { LEX_KIND_EXAMPLE, N_ ("Examples:") },
  { LEX_KIND_REGULATION, N_ ("Regulations:") },
  { LEX_KIND_GUIDE, N_ ("Guides:") },
};

static void
add_list (LexCliPage *page, const char *title, const char *list)
{
  g_autofree char *line = g_strdup_printf (LEX_CLI_BOLD "%s" LEX_CLI_PLAIN " %s", title, list);

  if (*list != '\0')
    lex_cli_page_add (page, line);
}

/* Adds a clause to a list under the name that people call it by, once. */
static void
append_once (LexCli *self, GString *list, GHashTable *seen, LexLabel *label)
{
  g_autofree char *name = NULL;

  if (!g_hash_table_add (seen, label))
    return;
  name = lex_naming_dup_name (self->library, label, self->language);
  g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", name);
}

/* What it cites outside itself. */
static char *
dup_cites (LexCli *self, LexPassage *passage)
{
  GString *list = g_string_new (NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new (lex_label_hash, lex_label_equal);

  for (guint i = 0; i < passage->cites->len; i++)
    {
      LexLabel *to = ((const LexReferencePair *) passage->cites->pdata[i])->to;

      if (!lex_label_contains (passage->label, to))
        append_once (self, list, seen, to);
    }
  return g_string_free (list, FALSE);
}

/* What speaks of the passage has a line of its own below, and so has the index. */
static char *
dup_cited_by (LexCli *self, LexPassage *passage)
{
  GString *list = g_string_new (NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new (lex_label_hash, lex_label_equal);

  for (guint i = 0; i < passage->about->len; i++)
    g_hash_table_add (seen, ((const LexReferencePair *) passage->about->pdata[i])->from);
  for (guint i = 0; i < passage->cited_by->len; i++)
    {
      const LexReferencePair *pair = passage->cited_by->pdata[i];

      if (pair->kind != LEX_KIND_INDEX)
        append_once (self, list, seen, pair->from);
    }
  return g_string_free (list, FALSE);
}

/* Under a title that says what they are the numbers are enough. */
static char *
dup_about (LexCli *self, LexPassage *passage, LexKind kind)
{
  g_autoptr (GPtrArray) labels = lex_passage_list_about (passage, kind);
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < labels->len; i++)
    {
      const char *number = lex_label_get_number (labels->pdata[i]);
      g_autofree char *heading
          = *number == '\0'
                ? lex_library_dup_heading (self->library, labels->pdata[i], self->language, NULL)
                : NULL;

      g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", heading != NULL ? heading : number);
    }
  return g_string_free (list, FALSE);
}

static void
add_relation (LexCli *self, LexCliPage *page, LexRelation *relation)
{
  g_autofree char *specific
      = lex_naming_dup_name (self->library, lex_relation_get_specific (relation), self->language);
  g_autofree char *general
      = lex_naming_dup_name (self->library, lex_relation_get_general (relation), self->language);
  g_autofree char *source
      = lex_naming_dup_source (self->library, lex_relation_get_source (relation), self->language);
  /* Translators: a clause, and the clause over which it prevails; the reason follows */
  g_autofree char *clauses = g_strdup_printf (_ ("%s prevails over %s"), specific, general);
  g_autofree char *reason = g_strdup_printf (
      "%s (%s)", lex_text_get_plain (lex_relation_get_why (relation, self->language)), source);
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
  add_list (page, _ ("In the index under:"), list->str);
  return TRUE;
}

gboolean
lex_cli_show_add_links (LexCli *self, LexCliPage *page, LexPassage *passage, GError **error)
{
  g_autofree char *cites = dup_cites (self, passage);
  g_autofree char *cited_by = dup_cited_by (self, passage);

  add_relations (self, page, passage);
  lex_cli_page_add_gap (page);
  add_list (page, _ ("Cites:"), cites);
  add_list (page, _ ("Cited by:"), cited_by);
  for (guint i = 0; i < G_N_ELEMENTS (abouts); i++)
    {
      g_autofree char *about = dup_about (self, passage, abouts[i].kind);

      add_list (page, _ (abouts[i].title), about);
    }
  return add_index (self, page, passage, error);
}

typedef LexLabel *(*End) (LexRelation *relation);

/* The other ends of some relations, each once; what is within the passage is no news of it. */
static char *
dup_ends (LexCli *self, LexPassage *passage, GPtrArray *relations, End other)
{
  GString *list = g_string_new (NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new (lex_label_hash, lex_label_equal);

  for (guint i = 0; i < relations->len; i++)
    if (!lex_label_contains (passage->label, other (relations->pdata[i])))
      append_once (self, list, seen, other (relations->pdata[i]));
  return g_string_free (list, FALSE);
}

static char *
dup_precedence (LexCli *self, LexPassage *passage)
{
  g_autofree char *over = dup_ends (self, passage, passage->yields_to, lex_relation_get_specific);
  g_autofree char *under
      = dup_ends (self, passage, passage->prevails_over, lex_relation_get_general);
  /* Translators: %s is a list of clauses */
  g_autofree char *yields = g_strdup_printf (_ ("yields to %s"), over);
  g_autofree char *prevails = g_strdup_printf (_ ("prevails over %s"), under);

  if (*over == '\0')
    return g_strdup (*under != '\0' ? prevails : "");
  return *under != '\0' ? g_strjoin ("; ", yields, prevails, NULL) : g_strdup (yields);
}

static char *
dup_reading (LexCli *self, LexPassage *passage)
{
  g_autoptr (GString) list = g_string_new (NULL);
  g_autofree char *cites = dup_cites (self, passage);

  g_string_append (list, cites);
  for (guint i = 0; i < G_N_ELEMENTS (abouts); i++)
    {
      g_autofree char *about = dup_about (self, passage, abouts[i].kind);
      const char *title = _ (abouts[i].title);
      g_autofree char *lower = g_utf8_strdown (title, -1);

      if (*about != '\0')
        g_string_append_printf (list, "%s%s %s", list->len > 0 ? "; " : "", lower, about);
    }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

void
lex_cli_show_add_summary (LexCli *self, LexCliPage *page, LexPassage *passage)
{
  const guint room = lex_cli_page_get_room (page, 0, 1);
  g_autofree char *precedence = dup_precedence (self, passage);
  g_autofree char *reading = dup_reading (self, passage);
  /* Translators: --all is an option; what follows is one line of clauses */
  const char *titles[] = { _ ("Precedence (why: --all):"), _ ("See also (more: --all):") };
  const char *lists[] = { precedence, reading };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_autofree char *list = lex_cli_shorten (lists[i], room - lex_cli_width (titles[i]) - 1);

      add_list (page, titles[i], list);
    }
}
