/* lex-journal-entry.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LexJournalKind:
 * @LEX_JOURNAL_FOLDER: a folder of bookmarks; its text is its name
 * @LEX_JOURNAL_BOOKMARK: a place to come back to
 * @LEX_JOURNAL_NOTE: what the reader wrote on a clause
 * @LEX_JOURNAL_HIGHLIGHT: words of a clause in a colour, perhaps with a remark
 *
 * What an entry is.
 */
typedef enum
{
  LEX_JOURNAL_FOLDER,
  LEX_JOURNAL_BOOKMARK,
  LEX_JOURNAL_NOTE,
  LEX_JOURNAL_HIGHLIGHT,
} LexJournalKind;

#define LEX_JOURNAL_N_KINDS 4

/**
 * LexJournalField:
 *
 * The columns of an entry that hold text, in the order of the table and of a file that is exported.
 */
typedef enum
{
  LEX_JOURNAL_ID,
  LEX_JOURNAL_LABEL,
  LEX_JOURNAL_EDITION,
  LEX_JOURNAL_LANGUAGE,
  LEX_JOURNAL_QUOTE,
  LEX_JOURNAL_PREFIX,
  LEX_JOURNAL_SUFFIX,
  LEX_JOURNAL_TEXT,
  LEX_JOURNAL_COLOUR,
  LEX_JOURNAL_PARENT,
  LEX_JOURNAL_CREATED,
  LEX_JOURNAL_CHANGED,
} LexJournalField;

#define LEX_JOURNAL_N_FIELDS 12

/**
 * LEX_JOURNAL_LAST:
 *
 * The position of an entry that is to stand behind all others of its folder.
 */
#define LEX_JOURNAL_LAST G_MININT64

/**
 * LexJournalEntry:
 * @kind: what it is
 * @fields: by #LexJournalField, each %NULL where it has none: an identifier, the same on every
 *   machine; the canonical text of a label; whose words they are, the name of an imported document
 *   or `digest`; their language, `en` or `pl`; the quoted words, and a few of those before and
 *   behind them; what the reader wrote; a colour's name; the identifier of the folder it stands
 *   in; when it was made and last changed, ISO 8601 in UTC
 * @position: its place among those of its folder, or %LEX_JOURNAL_LAST
 *
 * One thing that the reader made.
 */
typedef struct
{
  LexJournalKind kind;
  char *fields[LEX_JOURNAL_N_FIELDS];
  gint64 position;
} LexJournalEntry;

/**
 * lex_journal_entry_new:
 * @kind: what it is
 * @label: (nullable): the canonical text of a label; %NULL for a folder
 * @text: (nullable): what the reader wrote, or the name of a folder
 *
 * Makes an entry that stands last; the journal gives it its identifier and times when it is put in.
 *
 * Returns: (transfer full): the entry
 */
LexJournalEntry *lex_journal_entry_new (LexJournalKind kind, const char *label, const char *text);

/**
 * lex_journal_entry_copy:
 * @self: an entry
 *
 * Copies it, identifier, times and place too.
 *
 * Returns: (transfer full): the same once more
 */
LexJournalEntry *lex_journal_entry_copy (const LexJournalEntry *self);

/**
 * lex_journal_entry_set:
 * @self: an entry
 * @field: which field
 * @value: (nullable): its value; copied
 *
 * Sets a field.
 */
void lex_journal_entry_set (LexJournalEntry *self, LexJournalField field, const char *value);

/**
 * lex_journal_entry_free:
 * @self: (transfer full) (nullable): an entry
 *
 * Frees it.
 */
void lex_journal_entry_free (LexJournalEntry *self);

/**
 * lex_journal_entry_dup_print:
 * @self: an entry
 *
 * Sums up what the reader made of it: everything but where it stands and when that was.
 *
 * Returns: (transfer full): the same for two entries that say the same
 */
char *lex_journal_entry_dup_print (const LexJournalEntry *self);

/**
 * lex_journal_kind_get_name:
 * @kind: a kind
 *
 * Gets what it is called in files and commands.
 *
 * Returns: (transfer none): such as `note`
 */
const char *lex_journal_kind_get_name (LexJournalKind kind);

/**
 * lex_journal_kind_from_name:
 * @name: (nullable): what lex_journal_kind_get_name() gives
 * @kind: (out): the kind
 *
 * Reads the name of a kind.
 *
 * Returns: whether it is one
 */
gboolean lex_journal_kind_from_name (const char *name, LexJournalKind *kind);

#define LEX_JOURNAL_N_COLOURS 5

/**
 * lex_journal_colour_get_name:
 * @colour: a number below %LEX_JOURNAL_N_COLOURS
 *
 * Gets what a colour of highlights is called in files.
 *
 * Returns: (transfer none): such as `yellow`
 */
const char *lex_journal_colour_get_name (guint colour);

/**
 * lex_journal_colour_is_known:
 * @name: (nullable): a name
 *
 * Tells whether a highlight can have this colour.
 *
 * Returns: whether it is yellow, green, blue, pink or orange
 */
gboolean lex_journal_colour_is_known (const char *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexJournalEntry, lex_journal_entry_free)

G_END_DECLS
