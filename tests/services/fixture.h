/* fixture.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-library-import.h"
#include "services/lex-library.h"

/* A page to import, and one that says less of the same law. */
#define FIXTURE_LAW_20                                                                             \
  "LAW 20 - ASKING ABOUT THE BIDDING\n\n"                                                          \
  "A. A player who lost a call in the noise may have it said once more.\n\n"                       \
  "B. One asks at his turn (see Law 27).\n"

#define FIXTURE_LAW_20_SHORT                                                                       \
  "LAW 20 - ASKING ABOUT THE BIDDING\n\n"                                                          \
  "A. Whoever lost a call in the din may have it said again.\n"

/* A library of the little corpus beside this file, and an empty data folder. */
typedef struct
{
  char *root;
  char *shipped;
  char *data_dir;
} Fixture;

void fixture_set_up (Fixture *self, gconstpointer data);
void fixture_tear_down (Fixture *self, gconstpointer data);

LexLibrary *fixture_open (Fixture *self);

/* Opening fails with one line that names @path and says @advice. */
void fixture_assert_fails (Fixture *self, const char *path, const char *advice);

/* What a check finds, of all or with @about in the line. */
guint fixture_count_problems (Fixture *self, const char *about);

/* Paths inside the data folder; caller frees. */
char *fixture_dup_path (Fixture *self, const char *name);

/* Puts an imported document of one Polish clause in place, without indexing it. */
void fixture_put_document (Fixture *self, const char *name, const char *label, const char *words);

/* Writes a file in the root folder; caller frees the path. */
char *fixture_write (Fixture *self, const char *name, const char *content);

/* Cuts a file to half its length. */
void fixture_cut (const char *path);

/* Makes @name, a file or folder of the data folder, one that this process may not enter, whoever
 * runs it: root becomes nobody until the test ends. */
void fixture_lock_out (Fixture *self, const char *name);

void fixture_rebuild (Fixture *self);

/* The plain text of one clause as shown, or %NULL. */
char *fixture_dup_words (LexLibrary *library, const char *label, LexLanguage language);

/* The English text of a clause has @part in it. */
void fixture_assert_words (LexLibrary *library, const char *label, const char *part);

/* Imports a file, about which nothing is said beforehand; caller frees. */
GPtrArray *fixture_import (LexLibrary *library, const char *file, LexImportFlags flags);

#define fixture_add(path, func)                                                                    \
  g_test_add (path, Fixture, NULL, fixture_set_up, func, fixture_tear_down)
