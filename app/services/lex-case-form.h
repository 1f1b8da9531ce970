/* lex-case-form.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "journal/lex-case.h"

G_BEGIN_DECLS

/**
 * LexCaseStyle:
 * @languages: of headings and choices; both stand beside each other
 * @no_names: whether the names of players are left out
 *
 * How cases are written for people.
 */
typedef struct
{
  LexLanguages languages;
  gboolean no_names;
} LexCaseStyle;

/**
 * lex_case_form_dup_heading:
 * @key: a field
 * @languages: which
 *
 * Writes what a field is called.
 *
 * Returns: (transfer full): such as `Board`, or `Rozdanie / Board`
 */
char *lex_case_form_dup_heading (LexCaseKey key, LexLanguages languages);

/**
 * lex_case_form_dup_part:
 * @part: a part of the form
 * @languages: which
 *
 * Writes what a part is called.
 *
 * Returns: (transfer full): its heading
 */
char *lex_case_form_dup_part (LexCasePart part, LexLanguages languages);

/**
 * lex_case_form_dup_column:
 * @key: a field of rows
 * @column: which of its columns
 * @languages: which
 *
 * Writes what a column is called.
 *
 * Returns: (transfer full): its heading
 */
char *lex_case_form_dup_column (LexCaseKey key, guint column, LexLanguages languages);

/**
 * lex_case_form_dup_value:
 * @value: a case
 * @key: a field, of any shape but rows and boards
 * @languages: which
 *
 * Writes what a field says as people read it: a choice in words, a time as the clock on the wall
 * showed it, labels as they are cited.
 *
 * Returns: (transfer full) (nullable): what it says; %NULL if nothing
 */
char *lex_case_form_dup_value (const LexCase *value, LexCaseKey key, LexLanguages languages);

/**
 * lex_case_form_dup_title:
 * @value: a case
 * @languages: which
 *
 * Writes what a case is called.
 *
 * Returns: (transfer full): such as `Ruling 12, Cup, 7`
 */
char *lex_case_form_dup_title (const LexCase *value, LexLanguages languages);

/**
 * lex_case_form_dup_head:
 * @cases: (element-type LexCase): cases
 * @languages: which
 *
 * Writes what stands above the forms of all of them: their event if they are of one; else what the
 * only one is called, or what they are.
 *
 * Returns: (transfer full): such as `Autumn Cup`, `Ruling 12, Table: 3` or `Record of rulings`
 */
char *lex_case_form_dup_head (GPtrArray *cases, LexLanguages languages);

/**
 * lex_case_form_dup_caution:
 * @style: how cases are written
 *
 * Says what a form without names promises, and what not.
 *
 * Returns: (transfer full) (nullable): a sentence or two; %NULL where the names stand
 */
char *lex_case_form_dup_caution (const LexCaseStyle *style);

/**
 * lex_case_form_list:
 * @value: a case
 * @part: a part of the form
 * @keys: (out caller-allocates) (array fixed-size=%LEX_CASE_N_FIELDS): its fields that say
 * something
 *
 * Lists what of a part is to be written, in the order of the form; its kind stands in the title.
 *
 * Returns: how many they are
 */
guint lex_case_form_list (const LexCase *value, LexCasePart part, LexCaseKey *keys);

G_END_DECLS
