/* lex-mock-form.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-mock-rules.h"
#include "services/lex-study.h"

G_BEGIN_DECLS

/**
 * LexMockWish:
 * @rules: what the exam is to be like
 * @chosen: which preset it is after
 * @title: (nullable): what the reader calls his own
 * @seed: which selection is printed
 *
 * What the form of a mock exam is filled in with.
 */
typedef struct
{
  LexMockRules rules;
  guint chosen;
  char *title;
  guint32 seed;
} LexMockWish;

/**
 * lex_mock_form_fill:
 * @wish: (inout): filled in with its preset
 * @study: what is known
 *
 * Fills in what was not filled in yet.
 */
void lex_mock_form_fill (LexMockWish *wish, LexStudy *study);

/**
 * lex_mock_form_new:
 * @study: what is known
 * @wish: (inout): what is chosen; it outlives the form, which changes it
 *
 * Makes the fields of a mock exam: the presets, their numbers and weights, and what keeps them as
 * the reader's own.
 *
 * Returns: (transfer floating): a widget
 */
GtkWidget *lex_mock_form_new (LexStudy *study, LexMockWish *wish);

G_END_DECLS
