/* lex-case-sieve.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-cases.h"
#include "services/lex-library.h"

G_BEGIN_DECLS

#define LEX_TYPE_CASE_SIEVE (lex_case_sieve_get_type ())
G_DECLARE_FINAL_TYPE (LexCaseSieve, lex_case_sieve, LEX, CASE_SIEVE, GtkWidget)

/**
 * lex_case_sieve_new:
 * @library: which clauses there are
 *
 * Makes a sieve that lets all rulings through. `changed` tells that it lets others through.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *lex_case_sieve_new (LexLibrary *library);

/**
 * lex_case_sieve_get_filter:
 * @self: a sieve
 * @event: (nullable): its event, by lex_case_sieve_dup_event(), kept by the caller
 *
 * Tells what is let through.
 *
 * Returns: a filter, whose texts the sieve and the caller keep
 */
LexCaseFilter lex_case_sieve_get_filter (LexCaseSieve *self, const char *event);

/**
 * lex_case_sieve_dup_event:
 * @self: a sieve
 *
 * Tells of which event cases are let through.
 *
 * Returns: (transfer full) (nullable): its name; %NULL for all events
 */
char *lex_case_sieve_dup_event (LexCaseSieve *self);

/**
 * lex_case_sieve_is_narrowed:
 * @self: a sieve
 *
 * Tells whether some cases of its kind may be held back.
 *
 * Returns: whether something was chosen or typed
 */
gboolean lex_case_sieve_is_narrowed (LexCaseSieve *self);

/**
 * lex_case_sieve_fill_events:
 * @self: a sieve
 * @journal: where cases are
 *
 * Offers the events of the cases; the one that was chosen stays, where it is still there.
 */
void lex_case_sieve_fill_events (LexCaseSieve *self, LexJournal *journal);

/**
 * lex_case_sieve_show_count:
 * @self: a sieve
 * @n: how many cases were let through
 *
 * Tells how many there are.
 */
void lex_case_sieve_show_count (LexCaseSieve *self, guint n);

/**
 * lex_case_sieve_show_kind:
 * @self: a sieve
 * @kind: %LEX_CASE_RULING_KIND or %LEX_CASE_MEMO_KIND
 *
 * Chooses the kind that is let through.
 */
void lex_case_sieve_show_kind (LexCaseSieve *self, const char *kind);

/**
 * lex_case_sieve_show_open:
 * @self: a sieve
 *
 * Lets all open rulings through, and nothing else.
 */
void lex_case_sieve_show_open (LexCaseSieve *self);

G_END_DECLS
