/* lex-print-job.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-journal.h"
#include "services/lex-wordings.h"

G_BEGIN_DECLS

/**
 * LexPrintWhat:
 * @LEX_PRINT_PAGE: what is read
 * @LEX_PRINT_NAMED: clauses and documents that are named
 * @LEX_PRINT_DOCUMENT: all of the document that is read
 * @LEX_PRINT_HITS: what was found
 * @LEX_PRINT_NOTES: what the reader made
 *
 * What can be printed.
 */
typedef enum
{
  LEX_PRINT_PAGE,
  LEX_PRINT_NAMED,
  LEX_PRINT_DOCUMENT,
  LEX_PRINT_HITS,
  LEX_PRINT_NOTES,
} LexPrintWhat;

#define LEX_PRINT_N_WHATS 5

/**
 * LexPrintJob:
 * @library: (transfer full): the library
 * @journal: (transfer full) (nullable): what the reader made
 * @label: (transfer full) (nullable): what is read
 * @query: (transfer full) (nullable): what was searched for
 * @words: whose words are printed
 * @preferred: (transfer full) (array zero-terminated=1): imports that come before others
 * @what: what to print
 * @named: (transfer full) (nullable): which clauses, as they are typed
 * @languages: in which languages
 * @beside: whether two of them stand beside each other
 * @rulings: whether examples have their rulings
 *
 * What the window could print, and what was chosen of it.
 */
typedef struct
{
  LexLibrary *library;
  LexJournal *journal;
  LexLabel *label;
  char *query;
  LexWords words;
  char **preferred;

  LexPrintWhat what;
  char *named;
  LexLanguages languages;
  gboolean beside;
  gboolean rulings;
} LexPrintJob;

/**
 * lex_print_job_new:
 * @library: a library
 * @languages: what is read
 *
 * Makes a job without anything but the library, of both languages side by side, with rulings.
 *
 * Returns: (transfer full): a job
 */
LexPrintJob *lex_print_job_new (LexLibrary *library, LexLanguages languages);

/**
 * lex_print_job_free:
 * @self: (transfer full) (nullable): a job
 *
 * Frees it.
 */
void lex_print_job_free (LexPrintJob *self);

/**
 * lex_print_job_has:
 * @self: a job
 * @what: what might be printed
 *
 * Tells whether there is such a thing.
 *
 * Returns: whether it can be chosen
 */
gboolean lex_print_job_has (const LexPrintJob *self, LexPrintWhat what);

/**
 * lex_print_job_dup_name:
 * @self: a job
 * @what: what might be printed
 *
 * Names it for whoever chooses, in the locale's language.
 *
 * Returns: (transfer full): such as `This page: Law 27`
 */
char *lex_print_job_dup_name (const LexPrintJob *self, LexPrintWhat what);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexPrintJob, lex_print_job_free)

G_END_DECLS
