/* lex-cli-json.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "cli/lex-cli.h"
#include "model/lex-relation.h"

G_BEGIN_DECLS

/**
 * lex_cli_json_begin:
 *
 * Begins the one object that a command prints.
 *
 * Returns: (transfer full): a builder inside an object
 */
JsonBuilder *lex_cli_json_begin (void);

/**
 * lex_cli_json_print:
 * @builder: a builder inside its outermost object
 *
 * Ends the object and prints it.
 */
void lex_cli_json_print (JsonBuilder *builder);

/**
 * lex_cli_json_add_string:
 * @builder: a builder inside an array
 * @value: (nullable): a string of any origin, %NULL for null
 *
 * Adds an element. Bytes that are not UTF-8 become �.
 */
void lex_cli_json_add_string (JsonBuilder *builder, const char *value);

/**
 * lex_cli_json_set_string:
 * @builder: a builder inside an object
 * @name: a member
 * @value: (nullable): its value, %NULL for null
 *
 * Sets a member.
 */
void lex_cli_json_set_string (JsonBuilder *builder, const char *name, const char *value);

/**
 * lex_cli_json_set_int:
 * @builder: a builder inside an object
 * @name: a member
 * @value: its value
 *
 * Sets a member.
 */
void lex_cli_json_set_int (JsonBuilder *builder, const char *name, gint64 value);

/**
 * lex_cli_json_set_number:
 * @builder: a builder inside an object
 * @name: a member
 * @value: its value
 *
 * Sets a member to a number that may have a fraction.
 */
void lex_cli_json_set_number (JsonBuilder *builder, const char *name, double value);

/**
 * lex_cli_json_set_boolean:
 * @builder: a builder inside an object
 * @name: a member
 * @value: its value
 *
 * Sets a member.
 */
void lex_cli_json_set_boolean (JsonBuilder *builder, const char *name, gboolean value);

/**
 * lex_cli_json_set_label:
 * @builder: a builder inside an object
 * @name: a member
 * @label: a label
 *
 * Sets a member to the canonical text of a label.
 */
void lex_cli_json_set_label (JsonBuilder *builder, const char *name, LexLabel *label);

/**
 * lex_cli_json_set_both:
 * @builder: a builder inside an object
 * @name: a member
 * @values: (array fixed-size=2): by language, each %NULL for null
 *
 * Sets a member to an object `{"en", "pl"}`.
 */
void lex_cli_json_set_both (JsonBuilder *builder, const char *name, const char *const *values);

/**
 * lex_cli_json_set_texts:
 * @builder: a builder inside an object
 * @name: a member
 * @texts: (array fixed-size=2): by language, each %NULL for null
 *
 * Sets a member to an object `{"en", "pl"}` with the words of texts.
 */
void lex_cli_json_set_texts (JsonBuilder *builder, const char *name, LexText *const *texts);

/**
 * lex_cli_json_set_labels:
 * @builder: a builder inside an object
 * @name: a member
 * @labels: (element-type LexLabel): labels
 *
 * Sets a member to an array of labels.
 */
void lex_cli_json_set_labels (JsonBuilder *builder, const char *name, GPtrArray *labels);

/**
 * lex_cli_json_set_asked:
 * @self: the run
 * @builder: a builder inside an object
 * @name: a member
 * @values: (array fixed-size=2): by language, each %NULL for null
 *
 * Sets a member to an object `{"en", "pl"}`, null for a language that was not asked for.
 */
void lex_cli_json_set_asked (LexCli *self, JsonBuilder *builder, const char *name,
                             const char *const *values);

/**
 * lex_cli_json_begin_list:
 * @builder: a builder inside an object
 * @name: a member
 *
 * Begins an array; json_builder_end_array() ends it.
 */
void lex_cli_json_begin_list (JsonBuilder *builder, const char *name);

/**
 * lex_cli_json_set_reason:
 * @self: (nullable): the run whose languages count, or %NULL for both
 * @builder: a builder inside an object
 * @relation: a relation of precedence
 *
 * Sets `why`, `source` and `basis`.
 */
void lex_cli_json_set_reason (LexCli *self, JsonBuilder *builder, LexRelation *relation);

G_END_DECLS
