/* lex-comparable-form.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "bridge/lex-seat.h"
#include "rulings/lex-comparable-case.h"

G_BEGIN_DECLS

#define LEX_TYPE_COMPARABLE_FORM (lex_comparable_form_get_type ())
G_DECLARE_FINAL_TYPE (LexComparableForm, lex_comparable_form, LEX, COMPARABLE_FORM, GtkWidget)

/**
 * lex_comparable_form_new:
 * @language: the language of the words
 *
 * Makes the form that compares two calls: the withdrawn one and what replaces it, side by side.
 *
 * Returns: (transfer floating): a form
 */
GtkWidget *lex_comparable_form_new (LexLanguage language);

/**
 * lex_comparable_form_set_case:
 * @self: a form
 * @at: by which Law the call is replaced
 *
 * Says what is known already.
 */
void lex_comparable_form_set_case (LexComparableForm *self, LexComparableCase at);

/**
 * lex_comparable_form_set_offender:
 * @self: a form
 * @seat: (nullable): where the offender sits; %NULL if that is not known
 *
 * Names the seats of the four.
 */
void lex_comparable_form_set_offender (LexComparableForm *self, const LexSeat *seat);

/**
 * lex_comparable_form_get_call_name:
 * @replacement: whether the replacement is meant
 * @language: a language
 *
 * Gets what a call is named here.
 *
 * Returns: (transfer none): `Withdrawn call` or `Replacement`
 */
const char *lex_comparable_form_get_call_name (gboolean replacement, LexLanguage language);

/**
 * lex_comparable_form_set_call:
 * @self: a form
 * @replacement: whether it is the replacement
 * @call: a call, `1H`; empty where it is not known
 *
 * Says which call is meant: it stands in the heading. What it means is for the reader to say.
 */
void lex_comparable_form_set_call (LexComparableForm *self, gboolean replacement, const char *call);

/**
 * lex_comparable_form_set_part:
 * @self: a form
 * @replacement: whether it is of the replacement
 * @part: a #LexMeaningPart
 * @text: what is typed there
 *
 * Fills a field.
 */
void lex_comparable_form_set_part (LexComparableForm *self, gboolean replacement, guint part,
                                   const char *text);

/**
 * lex_comparable_form_dup_text:
 * @self: a form
 *
 * Writes down the two meanings, the verdict, the criteria and what follows.
 *
 * Returns: (transfer full) (nullable): plain lines below a title, %NULL while a field is wrong
 */
char *lex_comparable_form_dup_text (LexComparableForm *self);

G_END_DECLS
