/* lex-cli-precedence.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The command `precedence`: the clauses around one, the most specific first, and why; without a
 * label all relations.
 * It refuses to derive an order of its own. lex-cli-main.c calls it.
 */

#include <glib/gi18n-lib.h>

#include "cli/lex-cli-commands.h"
#include "cli/lex-cli-json.h"
#include "cli/lex-cli-page.h"
#include "services/lex-precedence.h"

static void
add_relations_json (JsonBuilder *builder, GPtrArray *relations)
{
  lex_cli_json_begin_list (builder, "relations");
  for (guint i = 0; i < relations->len; i++)
    {
      LexRelation *relation = relations->pdata[i];

      json_builder_begin_object (builder);
      lex_cli_json_set_label (builder, "specific", lex_relation_get_specific (relation));
      lex_cli_json_set_label (builder, "general", lex_relation_get_general (relation));
      lex_cli_json_set_reason (builder, relation);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
print_json (LexPrecedence *precedence)
{
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

  lex_cli_json_set_label (builder, "label", precedence->label);
  lex_cli_json_begin_list (builder, "chain");
  for (guint i = 0; i < precedence->chain->len; i++)
    {
      const LexRank *rank = precedence->chain->pdata[i];

      json_builder_begin_object (builder);
      lex_cli_json_set_label (builder, "label", rank->label);
      lex_cli_json_set_int (builder, "rank", rank->rank);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);

  add_relations_json (builder, precedence->relations);
  lex_cli_json_print (builder);
}

/* "42, 43 > 9 > …": a rank a step. */
static char *
dup_chain (GPtrArray *chain)
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint i = 0; i < chain->len; i++)
    {
      const LexRank *rank = chain->pdata[i];
      const LexRank *before = i > 0 ? chain->pdata[i - 1] : NULL;

      if (before != NULL)
        g_string_append (line, before->rank == rank->rank ? ", " : " > ");
      g_string_append (line, lex_label_get_text (rank->label));
    }
  return g_string_free (g_steal_pointer (&line), FALSE);
}

/* Number, clauses, why, says who: as the window's view of precedence has it. */
static void
add_relations (LexCli *self, LexCliPage *page, GPtrArray *relations)
{
  const guint gutter = relations->len > 99 ? 5 : 4;

  for (guint i = 0; i < relations->len; i++)
    {
      LexRelation *relation = relations->pdata[i];
      g_autofree char *number = g_strdup_printf ("%u", i + 1);
      g_autofree char *pair
          = g_strdup_printf (LEX_CLI_BOLD "%s > %s" LEX_CLI_PLAIN,
                             lex_label_get_text (lex_relation_get_specific (relation)),
                             lex_label_get_text (lex_relation_get_general (relation)));
      g_autofree char *basis = lex_basis_dup_sentence (lex_relation_get_basis (relation),
                                                       lex_relation_get_source (relation));
      const char *const lines[]
          = { pair, lex_text_get_plain (lex_relation_get_why (relation, self->language)), basis };

      lex_cli_page_add_gap (page);
      for (guint line = 0; line < G_N_ELEMENTS (lines); line++)
        lex_cli_page_add_row (page, line == 0 ? number : "", gutter,
                              (const char *const[]){ lines[line], NULL });
    }
}

static void
print_text (LexCli *self, LexPrecedence *precedence)
{
  g_autoptr (LexCliPage) page = lex_cli_page_new ();
  g_autofree char *chain = dup_chain (precedence->chain);
  g_autofree char *title = g_strconcat (LEX_CLI_BOLD, chain, LEX_CLI_PLAIN, NULL);

  lex_cli_page_add (page, title);
  add_relations (self, page, precedence->relations);
  lex_cli_page_print (page);
}

static LexCliStatus
print_all (LexCli *self)
{
  LexCliStatus status = LEX_CLI_DONE;
  g_autoptr (GPtrArray) relations = NULL;
  g_autoptr (GError) error = NULL;

  if (lex_cli_open (self, &status) == NULL)
    return status;
  relations = lex_library_list_relations (self->library, &error);
  if (relations == NULL)
    return lex_cli_fail (self, g_steal_pointer (&error));

  if (self->options.json)
    {
      g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

      add_relations_json (builder, relations);
      lex_cli_json_print (builder);
    }
  else
    {
      g_autoptr (LexCliPage) page = lex_cli_page_new ();

      add_relations (self, page, relations);
      lex_cli_page_print (page);
    }
  return LEX_CLI_DONE;
}

static LexCliStatus
print_around (LexCli *self)
{
  LexCliStatus status = LEX_CLI_DONE;
  g_autoptr (LexLabel) label = lex_cli_open_at_label (self, &status);
  g_autoptr (LexPrecedence) precedence = NULL;
  g_autoptr (GError) error = NULL;

  if (label == NULL)
    return status;
  precedence = lex_library_precedence (self->library, label, &error);
  if (precedence == NULL)
    return lex_cli_fail (self, g_steal_pointer (&error));

  if (self->options.json)
    print_json (precedence);
  else if (precedence->chain->len > 0)
    print_text (self, precedence);
  return precedence->chain->len > 0
             ? LEX_CLI_DONE
             : lex_cli_complain (LEX_CLI_NOTHING,
                                 _ ("%s: no relation of precedence is recorded for it"),
                                 lex_label_get_text (label));
}

LexCliStatus
lex_cli_precedence (LexCli *self)
{
  if (self->options.list || self->arguments[0] == NULL)
    return print_all (self);
  return print_around (self);
}
