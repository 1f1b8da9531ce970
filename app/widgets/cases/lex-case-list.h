/* lex-case-list.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-cases.h"
#include "services/lex-library.h"

G_BEGIN_DECLS

#define LEX_TYPE_CASE_LIST (lex_case_list_get_type ())
G_DECLARE_FINAL_TYPE (LexCaseList, lex_case_list, LEX, CASE_LIST, GtkWidget)

/**
 * lex_case_list_new:
 * @journal: where cases are kept
 * @library: by which clauses are understood
 *
 * Makes the list of cases, the latest call first, with what filters it: rulings or memos, event,
 * status, outcome, clauses, and words. It emits `open` with the identifier of the case that is
 * chosen.
 *
 * Returns: (transfer floating): a list
 */
GtkWidget *lex_case_list_new (LexJournal *journal, LexLibrary *library);

/**
 * lex_case_list_get_n_shown:
 * @self: a list
 *
 * Counts what is listed.
 *
 * Returns: how many cases
 */
guint lex_case_list_get_n_shown (LexCaseList *self);

/**
 * lex_case_list_read:
 * @self: a list
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Reads the cases that are listed, with all that they say.
 *
 * Returns: (transfer full) (nullable) (element-type LexCase): the cases
 */
GPtrArray *lex_case_list_read (LexCaseList *self, GError **error);

/**
 * lex_case_list_show_kind:
 * @self: a list
 * @kind: `LEX_CASE_RULING_KIND` or `LEX_CASE_MEMO_KIND`
 *
 * Lists the rulings, or the memos, which are never listed together.
 */
void lex_case_list_show_kind (LexCaseList *self, const char *kind);

/**
 * lex_case_list_dup_event:
 * @self: a list
 *
 * Gets the event whose cases are listed.
 *
 * Returns: (transfer full) (nullable): its name; %NULL for all
 */
char *lex_case_list_dup_event (LexCaseList *self);

/**
 * lex_case_list_dup_summaries:
 * @self: a list
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Lists what is shown.
 *
 * Returns: (transfer full) (nullable) (element-type LexCaseSummary): the cases
 */
GPtrArray *lex_case_list_dup_summaries (LexCaseList *self, GError **error);

/**
 * lex_case_list_show_open:
 * @self: a list
 *
 * Shows the open cases of all events.
 */
void lex_case_list_show_open (LexCaseList *self);

G_END_DECLS
