/* lex-preference-row.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LEX_PREFERENCE_MAX_CHOICES 6

/**
 * LexPreferenceRow:
 * @key: the setting
 * @title: what it is
 * @subtitle: (nullable): more of it
 * @choices: its values, as they are kept, and what they are called; not translated yet
 *
 * A setting that is one of several.
 */
typedef struct
{
  const char *key;
  const char *title;
  const char *subtitle;
  struct
  {
    const char *name;
    const char *words;
  } choices[LEX_PREFERENCE_MAX_CHOICES];
} LexPreferenceRow;

/**
 * lex_preference_row_new:
 * @row: what it chooses; static
 * @preferences: the preferences
 *
 * Makes a row that chooses. Where there are no choices it is a switch.
 *
 * Returns: (transfer floating): the row
 */
GtkWidget *lex_preference_row_new (const LexPreferenceRow *row, GSettings *preferences);

/**
 * lex_preference_row_put:
 * @title: what it is
 * @subtitle: (nullable): more of it
 * @control: (transfer floating): what changes it
 *
 * Makes a row with something that changes a setting.
 *
 * Returns: (transfer floating): the row
 */
GtkWidget *lex_preference_row_put (const char *title, const char *subtitle, GtkWidget *control);

G_END_DECLS
