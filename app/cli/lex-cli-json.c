/* lex-cli-json.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The few shapes that the JSON of all commands is made of.
 * It refuses to know the fields of any command: those stand in the command. The commands call it.
 */

#include "cli/lex-cli-json.h"

#include <stdio.h>

JsonBuilder *
lex_cli_json_begin (void)
{
  return json_builder_begin_object (json_builder_new ());
}

void
lex_cli_json_print (JsonBuilder *builder)
{
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autoptr (JsonNode) root = json_builder_get_root (json_builder_end_object (builder));
  g_autofree char *text = NULL;

  json_generator_set_pretty (generator, TRUE);
  json_generator_set_root (generator, root);
  text = json_generator_to_data (generator, NULL);
  puts (text);
}

void
lex_cli_json_add_string (JsonBuilder *builder, const char *value)
{
  /* JSON is UTF-8, and the name of a file need not be. */
  g_autofree char *valid = value != NULL ? g_utf8_make_valid (value, -1) : NULL;

  if (valid != NULL)
    json_builder_add_string_value (builder, valid);
  else
    json_builder_add_null_value (builder);
}

void
lex_cli_json_set_string (JsonBuilder *builder, const char *name, const char *value)
{
  json_builder_set_member_name (builder, name);
  lex_cli_json_add_string (builder, value);
}

void
lex_cli_json_set_int (JsonBuilder *builder, const char *name, gint64 value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, value);
}

void
lex_cli_json_set_number (JsonBuilder *builder, const char *name, double value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_double_value (builder, value);
}

void
lex_cli_json_set_boolean (JsonBuilder *builder, const char *name, gboolean value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_boolean_value (builder, value);
}

void
lex_cli_json_set_label (JsonBuilder *builder, const char *name, LexLabel *label)
{
  lex_cli_json_set_string (builder, name, lex_label_get_text (label));
}

void
lex_cli_json_set_both (JsonBuilder *builder, const char *name, const char *const *values)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_object (builder);
  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    lex_cli_json_set_string (builder, lex_language_get_code (language), values[language]);
  json_builder_end_object (builder);
}

void
lex_cli_json_set_texts (JsonBuilder *builder, const char *name, LexText *const *texts)
{
  const char *plain[LEX_N_LANGUAGES];

  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    plain[i] = texts[i] != NULL ? lex_text_get_plain (texts[i]) : NULL;
  lex_cli_json_set_both (builder, name, plain);
}

void
lex_cli_json_set_labels (JsonBuilder *builder, const char *name, GPtrArray *labels)
{
  lex_cli_json_begin_list (builder, name);
  for (guint i = 0; i < labels->len; i++)
    lex_cli_json_add_string (builder, lex_label_get_text (labels->pdata[i]));
  json_builder_end_array (builder);
}

void
lex_cli_json_set_asked (LexCli *self, JsonBuilder *builder, const char *name,
                        const char *const *values)
{
  const char *asked[LEX_N_LANGUAGES] = { NULL };

  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    if (lex_cli_get_languages (self, LEX_LANGUAGES_BOTH) & (1 << language))
      asked[language] = values[language];
  lex_cli_json_set_both (builder, name, asked);
}

void
lex_cli_json_begin_list (JsonBuilder *builder, const char *name)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_array (builder);
}

void
lex_cli_json_set_reason (LexCli *self, JsonBuilder *builder, LexRelation *relation)
{
  const char *why[LEX_N_LANGUAGES];

  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    why[language] = lex_text_get_plain (lex_relation_get_why (relation, language));
  if (self != NULL)
    lex_cli_json_set_asked (self, builder, "why", why);
  else
    lex_cli_json_set_both (builder, "why", why);
  lex_cli_json_set_string (builder, "source", lex_relation_get_source (relation));
  lex_cli_json_set_string (builder, "basis",
                           lex_basis_get_name (lex_relation_get_basis (relation)));
}
