/* lex-study-form.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * LexStudyFormFunc:
 * @data: what was passed
 *
 * Hears that something was changed, which is written already.
 */
typedef void (*LexStudyFormFunc) (gpointer data);

/**
 * lex_study_form_new:
 * @changed: (nullable): hears of changes
 * @data: passed to @changed; it lives as long as the form
 *
 * Makes a form: names on the left, fields on the right. Each field writes to the value it was made
 * with, which outlives the form.
 *
 * Returns: (transfer floating): a grid
 */
GtkWidget *lex_study_form_new (LexStudyFormFunc changed, gpointer data);

/**
 * lex_study_form_add:
 * @self: a form
 * @words: what the field is called
 * @field: (transfer floating): the field
 *
 * Adds a field of any kind; who made it hears of changes himself.
 */
void lex_study_form_add (GtkWidget *self, const char *words, GtkWidget *field);

/**
 * lex_study_form_add_wide:
 * @self: a form
 * @widget: (transfer floating): a widget
 *
 * Adds a widget over the whole width.
 */
void lex_study_form_add_wide (GtkWidget *self, GtkWidget *widget);

/**
 * LexStudyFormRange:
 * @least: the least value
 * @most: the greatest
 * @step: how far a step goes
 *
 * What a number may be.
 */
typedef struct
{
  guint least;
  guint most;
  guint step;
} LexStudyFormRange;

/**
 * lex_study_form_add_number:
 * @self: a form
 * @words: what the field is called
 * @range: what it may be
 * @value: (inout): the number
 *
 * Adds a number.
 *
 * Returns: (transfer none): its field
 */
GtkWidget *lex_study_form_add_number (GtkWidget *self, const char *words,
                                      const LexStudyFormRange *range, guint *value);

/**
 * lex_study_form_add_choice:
 * @self: a form
 * @words: what the field is called
 * @choices: (array zero-terminated=1): what may be chosen
 * @value: (inout): which is
 *
 * Adds a choice of one.
 *
 * Returns: (transfer none): its field
 */
GtkWidget *lex_study_form_add_choice (GtkWidget *self, const char *words,
                                      const char *const *choices, guint *value);

/**
 * lex_study_form_add_check:
 * @self: a form
 * @words: what the field is called
 * @value: (inout): whether it is so
 *
 * Adds what is so or not.
 *
 * Returns: (transfer none): its field
 */
GtkWidget *lex_study_form_add_check (GtkWidget *self, const char *words, gboolean *value);

/**
 * lex_study_form_page_new:
 * @title: what the page is called
 *
 * Makes a page of study: a column under its title.
 *
 * Returns: (transfer floating): a box
 */
GtkWidget *lex_study_form_page_new (const char *title);

G_END_DECLS
