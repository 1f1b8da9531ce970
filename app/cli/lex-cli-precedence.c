/* lex-cli-precedence.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The command `precedence`: what prevails over a clause and over what it does, then what follows
 * from that, and why; without a label all relations. It refuses to derive an order of its own.
 * lex-cli-commands.c lists it.
 */

#include <glib/gi18n-lib.h>

#include "cli/lex-cli-commands.h"
#include "cli/lex-cli-json.h"
#include "cli/lex-cli-page.h"
#include "services/lex-naming.h"
#include "services/lex-parents.h"
#include "services/lex-precedence.h"

/* @precedence: (nullable): around which clause, of which a relation may be one */
static void
add_relations_json (LexCli *self, JsonBuilder *builder, GPtrArray *relations,
                    const LexPrecedence *precedence)
{
  lex_cli_json_begin_list (builder, "relations");
  for (guint i = 0; i < relations->len; i++)
    {
      LexRelation *relation = relations->pdata[i];

      json_builder_begin_object (builder);
      lex_cli_json_set_label (builder, "specific", lex_relation_get_specific (relation));
      lex_cli_json_set_label (builder, "general", lex_relation_get_general (relation));
      lex_cli_json_set_reason (self, builder, relation);
      if (precedence != NULL)
        lex_cli_json_set_boolean (builder, "direct",
                                  lex_precedence_get_place (precedence, relation)
                                      != LEX_PRECEDENCE_FURTHER);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
print_json (LexCli *self, LexPrecedence *precedence)
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

  add_relations_json (self, builder, precedence->relations, precedence);
  lex_cli_json_print (builder);
}

static char *
dup_pair (LexCli *self, LexRelation *relation)
{
  g_autofree char *specific
      = lex_naming_dup_name (self->library, lex_relation_get_specific (relation), self->language);
  g_autofree char *general
      = lex_naming_dup_name (self->library, lex_relation_get_general (relation), self->language);

  return g_strconcat (LEX_CLI_BOLD, specific, " > ", general, LEX_CLI_PLAIN, NULL);
}

/* Number, clauses, why, says who: as the window's view of precedence has it. */
static void
add_relation (LexCli *self, LexCliPage *page, LexRelation *relation, guint number, guint gutter)
{
  LexLanguage languages[LEX_N_LANGUAGES];
  const guint n_languages = lex_cli_list_languages (self, 1u << self->language, languages);
  g_autofree char *place = g_strdup_printf ("%u", number);
  g_autofree char *pair = dup_pair (self, relation);
  g_autofree char *source
      = lex_naming_dup_source (self->library, lex_relation_get_source (relation), self->language);
  g_autofree char *basis = lex_basis_dup_sentence (lex_relation_get_basis (relation), source);

  lex_cli_page_add_gap (page);
  lex_cli_page_add_row (page, place, gutter, (const char *const[]){ pair, NULL });
  for (guint i = 0; i < n_languages; i++)
    {
      LexText *why = lex_relation_get_why (relation, languages[i]);

      lex_cli_page_add_row (page, "", gutter,
                            (const char *const[]){ lex_text_get_plain (why), NULL });
    }
  lex_cli_page_add_row (page, "", gutter, (const char *const[]){ basis, NULL });
}

static guint
get_gutter (GPtrArray *relations)
{
  return relations->len > 99 ? 5 : 4;
}

/* Those that bear upon the clause itself; then what follows from them, which is no order of all:
 * two that no relation joins may both apply. */
static void
add_places (LexCli *self, LexCliPage *page, const LexPrecedence *precedence)
{
  static const char *const titles[LEX_N_PRECEDENCE_PLACES] = {
    [LEX_PRECEDENCE_OVER] = N_ ("What prevails over it:"),
    [LEX_PRECEDENCE_UNDER] = N_ ("Over what it prevails:"),
    [LEX_PRECEDENCE_WITHIN] = N_ ("Within it:"),
    [LEX_PRECEDENCE_FURTHER]
    = N_ ("Further links of the chain, each between its two clauses only:"),
  };
  const guint gutter = get_gutter (precedence->relations);
  guint number = 0;

  for (guint place = 0; place < LEX_N_PRECEDENCE_PLACES; place++)
    for (guint i = 0, n_added = 0; i < precedence->relations->len; i++)
      {
        LexRelation *relation = precedence->relations->pdata[i];

        if (lex_precedence_get_place (precedence, relation) != (LexPrecedencePlace) place)
          continue;
        if (n_added++ == 0)
          {
            lex_cli_page_add_gap (page);
            lex_cli_page_add (page, _ (titles[place]));
          }
        add_relation (self, page, relation, ++number, gutter);
      }
}

static LexCliStatus
print_text (LexCli *self, const LexPrecedence *precedence)
{
  g_autoptr (LexCliPage) page = lex_cli_page_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) parents
      = lex_parents_list (self->library, precedence->label, self->language, &error);
  g_autofree char *above = parents != NULL ? lex_parent_dup_line (parents, TRUE) : NULL;
  g_autofree char *name = lex_naming_dup_name (self->library, precedence->label, self->language);
  g_autofree char *words
      = parents != NULL
            ? lex_parents_dup_words (self->library, precedence->label, self->language, &error)
            : NULL;
  g_autofree char *title
      = g_strconcat (LEX_CLI_BOLD, name, LEX_CLI_PLAIN, "  ", words != NULL ? words : "", NULL);

  if (error != NULL)
    return lex_cli_fail (self, g_steal_pointer (&error));
  if (*above != '\0')
    lex_cli_page_add (page, above);
  lex_cli_page_add (page, g_strchomp (title));
  add_places (self, page, precedence);
  lex_cli_page_print (page);
  return LEX_CLI_DONE;
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

      add_relations_json (self, builder, relations, NULL);
      lex_cli_json_print (builder);
    }
  else
    {
      g_autoptr (LexCliPage) page = lex_cli_page_new ();

      for (guint i = 0; i < relations->len; i++)
        add_relation (self, page, relations->pdata[i], i + 1, get_gutter (relations));
      lex_cli_page_print (page);
    }
  return LEX_CLI_DONE;
}

static LexCliStatus
complain_of_none (LexCli *self, LexLabel *label)
{
  g_autofree char *name = lex_naming_dup_name (self->library, label, self->language);

  return lex_cli_complain (LEX_CLI_NOTHING, _ ("%s: no relation of precedence is recorded for it"),
                           name);
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
    print_json (self, precedence);
  if (precedence->chain->len == 0)
    return complain_of_none (self, label);
  return self->options.json ? LEX_CLI_DONE : print_text (self, precedence);
}

LexCliStatus
lex_cli_precedence (LexCli *self)
{
  if (self->options.list || self->arguments[0] == NULL)
    return print_all (self);
  return print_around (self);
}
