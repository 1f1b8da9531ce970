/* lex-tool.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rulings/lex-rulings-error.h"
#include "rulings/lex-working.h"

G_BEGIN_DECLS

/**
 * LexToolFieldKind:
 * @LEX_TOOL_FIELD_LINE: a line is typed
 * @LEX_TOOL_FIELD_LIST: several things are typed, a line or a word each
 * @LEX_TOOL_FIELD_CHOICE: one of several is chosen
 *
 * How a field is filled.
 */
typedef enum
{
  LEX_TOOL_FIELD_LINE,
  LEX_TOOL_FIELD_LIST,
  LEX_TOOL_FIELD_CHOICE,
} LexToolFieldKind;

/**
 * LexToolChoice:
 * @name: what scripts call it
 * @text: by language, its words
 *
 * One of several that a field may be.
 */
typedef struct
{
  const char *name;
  const char *text[LEX_N_LANGUAGES];
} LexToolChoice;

/**
 * LexToolField:
 * @name: what scripts call it
 * @kind: how it is filled
 * @needed: whether nothing can be worked out without it
 * @text: by language, what it is
 * @hint: by language, an example; %NULL for none
 * @choices: (nullable) (array zero-terminated=1): by name; the first is chosen at first
 *
 * What a tool wants to know.
 */
typedef struct
{
  const char *name;
  LexToolFieldKind kind;
  gboolean needed;
  const char *text[LEX_N_LANGUAGES];
  const char *hint[LEX_N_LANGUAGES];
  const LexToolChoice *choices;
} LexToolField;

/**
 * LexToolWork:
 * @values: (array): by field, what was typed or the name of what was chosen; never %NULL
 * @field: (out): on an error, the field that is wrong
 * @error: return location for a `LEX_RULINGS_ERROR`
 *
 * Works something out.
 *
 * Returns: (transfer full) (nullable): the arithmetic
 */
typedef LexWorking *(*LexToolWork) (const char *const *values, guint *field, GError **error);

/**
 * LexTool:
 * @name: what scripts call it
 * @laws: (array zero-terminated=1): the clauses it rests on, canonical labels
 * @title: by language, two or three words
 * @words: by language, what one types who looks for it, parted by commas
 * @fields: what it wants to know
 * @n_fields: how many that are
 * @work: what it does
 *
 * Something that is worked out from a few things known.
 */
typedef struct
{
  const char *name;
  const char *laws[4];
  const char *title[LEX_N_LANGUAGES];
  const char *words[LEX_N_LANGUAGES];
  const LexToolField *fields;
  guint n_fields;
  LexToolWork work;
} LexTool;

/**
 * lex_tool_list:
 * @n_tools: (out): how many there are
 *
 * Lists the tools, the commonest first.
 *
 * Returns: (array length=n_tools) (transfer none): the tools
 */
const LexTool *const *lex_tool_list (guint *n_tools);

/**
 * lex_tool_find:
 * @name: a name
 *
 * Finds a tool.
 *
 * Returns: (nullable) (transfer none): the tool of that name
 */
const LexTool *lex_tool_find (const char *name);

/**
 * lex_tool_work:
 * @self: a tool
 * @values: (array): by field, what was typed or the name of what was chosen; %NULL is nothing;
 *   untrusted
 * @field: (out): on an error, the field that is wrong
 * @error: return location for `LEX_RULINGS_ERROR_MISSING` where something is still to be filled
 *   in, or another `LEX_RULINGS_ERROR`
 *
 * Works it out.
 *
 * Returns: (transfer full) (nullable): the arithmetic
 */
LexWorking *lex_tool_work (const LexTool *self, const char *const *values, guint *field,
                           GError **error);

G_END_DECLS
