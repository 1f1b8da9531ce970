/* fixture.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "journal/lex-journal-file-private.h"

typedef struct
{
  char *data_dir;
  char *path;
  LexJournalFile *file;
} Fixture;

typedef void (*FixtureFunc) (Fixture *fixture, gconstpointer data);

/* Two notes, and a backup of them. */
void fixture_fill (Fixture *fixture);

void fixture_assert_all (Fixture *fixture, const char *expected);

void fixture_restore (Fixture *fixture, const char *name);

void fixture_add (const char *path, FixtureFunc test);
void fixture_add_in_memory (const char *path, FixtureFunc test);
void fixture_open (Fixture *fixture);
void fixture_close (Fixture *fixture);
char *fixture_put (Fixture *fixture, LexJournalKind kind, const char *label, const char *text);
char *fixture_dup_all (Fixture *fixture);
guint fixture_count (Fixture *fixture);
char *fixture_export (Fixture *fixture);

/* Imports a file of this text, of which so many entries were not there. */
void fixture_import (Fixture *fixture, const char *text, guint n_expected);

/* Goes on with an empty journal in a folder of this name inside the last. */
void fixture_move (Fixture *fixture, const char *name);

GStrv fixture_list_files (const char *folder);
void fixture_assert_line (const GError *error, LexJournalError code, const char *words);
