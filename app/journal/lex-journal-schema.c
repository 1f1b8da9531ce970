/* lex-journal-schema.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tables of the journal, and how each version came of the one before. It refuses to know when a
 * journal is brought up to date. lex-journal-opening.c calls it.
 */

#include "journal/lex-journal-schema.h"

/* A step is never changed once it was released: journals that took it are on other people's disks.
 * A new one is added with a raised LEX_JOURNAL_VERSION, a fixture of the version before in
 * tests/journal, and a line in the README.md. */
static const char *const steps[LEX_JOURNAL_VERSION] = {
  /* `seq` is the order of making, which no clock can change; `removed` is the number of the removal
   * that took an entry out of sight, and no number is given twice. */
  "CREATE TABLE entries ("
  "  seq INTEGER PRIMARY KEY AUTOINCREMENT,"
  "  id TEXT NOT NULL UNIQUE CHECK (id <> ''),"
  "  kind TEXT NOT NULL,"
  "  label TEXT,"
  "  edition TEXT,"
  "  language TEXT,"
  "  quote TEXT,"
  "  prefix TEXT,"
  "  suffix TEXT,"
  "  text TEXT,"
  "  colour TEXT,"
  "  folder TEXT,"
  "  created TEXT NOT NULL,"
  "  changed TEXT NOT NULL,"
  "  position INTEGER NOT NULL,"
  "  removed INTEGER"
  ");"
  "CREATE INDEX entries_label ON entries (label);"
  "CREATE INDEX entries_folder ON entries (folder, position);"
  "CREATE INDEX entries_kind ON entries (kind);"
  "CREATE INDEX entries_removed ON entries (removed) WHERE removed IS NOT NULL;",

  "CREATE TABLE recent ("
  "  label TEXT PRIMARY KEY,"
  "  seq INTEGER NOT NULL,"
  "  visited TEXT NOT NULL"
  ");"
  "CREATE INDEX recent_seq ON recent (seq);",

  /* A log: rows are added and stay. `id` is the same on every machine; `print` tells whether the
   * question has still the answer that was right then; `undone` marks what was taken back. */
  "CREATE TABLE reviews ("
  "  seq INTEGER PRIMARY KEY AUTOINCREMENT,"
  "  id TEXT NOT NULL UNIQUE CHECK (id <> ''),"
  "  card TEXT NOT NULL CHECK (card <> ''),"
  "  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 4),"
  "  answered INTEGER NOT NULL,"
  "  took INTEGER NOT NULL CHECK (took >= 0),"
  "  mode TEXT NOT NULL,"
  "  algorithm INTEGER NOT NULL,"
  "  print TEXT NOT NULL,"
  "  undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1))"
  ");"
  "CREATE INDEX reviews_answered ON reviews (answered);",

  /* What was looked up meanwhile, how often and for how long; the mock exam it belongs to; what was
   * answered. And a second log, of what the reader decided: how he studies, which cards rest, his
   * own cards, his mock exams. The last of a subject and a name holds; NULL is none. */
  "ALTER TABLE reviews ADD COLUMN lookups INTEGER NOT NULL DEFAULT 0 CHECK (lookups >= 0);"
  "ALTER TABLE reviews ADD COLUMN looked INTEGER NOT NULL DEFAULT 0 CHECK (looked >= 0);"
  "ALTER TABLE reviews ADD COLUMN sitting TEXT NOT NULL DEFAULT '';"
  "ALTER TABLE reviews ADD COLUMN given TEXT NOT NULL DEFAULT '';"
  "CREATE TABLE facts ("
  "  seq INTEGER PRIMARY KEY AUTOINCREMENT,"
  "  id TEXT NOT NULL UNIQUE CHECK (id <> ''),"
  "  subject TEXT NOT NULL CHECK (subject <> ''),"
  "  name TEXT NOT NULL CHECK (name <> ''),"
  "  value TEXT,"
  "  at INTEGER NOT NULL"
  ");"
  "CREATE INDEX facts_subject ON facts (subject, name, at);",

  /* Cases. What one says is one JSON object; the columns before it say again what cases are listed
   * and filtered by, so that it need not be read for that. They are written by the same statement:
   * no column is made of it here, as a file that is not trusted may not call JSON's functions.
   * `seq` is the number by which people call a case, and is given once, as all rows stay. */
  "CREATE TABLE cases ("
  "  seq INTEGER PRIMARY KEY,"
  "  id TEXT NOT NULL UNIQUE CHECK (id <> ''),"
  "  created TEXT NOT NULL,"
  "  changed TEXT NOT NULL,"
  "  removed INTEGER,"
  "  kind TEXT NOT NULL,"
  "  status TEXT NOT NULL,"
  "  event TEXT,"
  "  session TEXT,"
  "  place TEXT,"
  "  board TEXT,"
  "  called TEXT,"
  "  ruled TEXT,"
  "  outcome TEXT,"
  "  clauses TEXT,"
  "  title TEXT,"
  "  fields TEXT NOT NULL"
  ");"
  /* All that a list shows, in its order: of a list of thousands no case is read and none sorted. */
  "CREATE INDEX cases_listed ON cases (called, seq, kind, status, event, session, place, board,"
  "  ruled, outcome, clauses, title, id, removed) WHERE removed IS NULL;"
  "CREATE INDEX cases_event ON cases (event, called, seq);"
  "CREATE INDEX cases_status ON cases (status, called, seq);"
  "CREATE TABLE case_clauses ("
  "  label TEXT NOT NULL, seq INTEGER NOT NULL, PRIMARY KEY (label, seq)"
  ") WITHOUT ROWID;"
  "CREATE INDEX case_clauses_seq ON case_clauses (seq);"
  /* Folded words, as this program cuts them: only blanks part them. */
  "CREATE VIRTUAL TABLE case_words USING fts5 ("
  "  words, detail = none, columnsize = 0, tokenize = \"unicode61 remove_diacritics 0\""
  ");",
};

gboolean
lex_journal_schema_read (LexJournalDatabase *database, gint64 *version, GError **error)
{
  gint64 application_id;
  gint64 n_tables;

  if (!lex_journal_database_get_number (database, "PRAGMA application_id", &application_id, error)
      || !lex_journal_database_get_number (database, "PRAGMA user_version", version, error))
    return FALSE;
  if (application_id == LEX_JOURNAL_APPLICATION_ID && *version > 0)
    return TRUE;
  if (!lex_journal_database_get_number (database, "SELECT count (*) FROM sqlite_schema", &n_tables,
                                        error))
    return FALSE;
  return (application_id == 0 && *version == 0 && n_tables == 0)
         || lex_journal_database_fail_foreign (database->path, error);
}

static gboolean
take_steps (LexJournalDatabase *database, GError **error)
{
  g_autofree char *seal = g_strdup_printf ("PRAGMA application_id = %d; PRAGMA user_version = %d",
                                           LEX_JOURNAL_APPLICATION_ID, LEX_JOURNAL_VERSION);
  gint64 version;

  /* Another process may have been here since it was looked at. */
  if (!lex_journal_schema_read (database, &version, error))
    return FALSE;
  for (gint64 i = version; i < LEX_JOURNAL_VERSION; i++)
    if (!lex_journal_database_run (database, steps[i], error))
      return FALSE;
  return version >= LEX_JOURNAL_VERSION || lex_journal_database_run (database, seal, error);
}

gboolean
lex_journal_schema_bring_up (LexJournalDatabase *database, GError **error)
{
  if (!lex_journal_database_run (database, "BEGIN EXCLUSIVE", error))
    return FALSE;
  if (take_steps (database, error) && lex_journal_database_run (database, "COMMIT", error))
    return TRUE;
  lex_journal_database_run (database, "ROLLBACK", NULL);
  return FALSE;
}
