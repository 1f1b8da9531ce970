/* lex-disk-fault.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Named here so that sqlite3.h stays out of every header. */
typedef struct sqlite3 sqlite3;

/**
 * LexDiskFault:
 * @LEX_DISK_FAULT_FULL: there is no space
 * @LEX_DISK_FAULT_BUSY: another process writes
 * @LEX_DISK_FAULT_READ_ONLY: it can be read and not be changed
 * @LEX_DISK_FAULT_CLOSED: it cannot be opened
 * @LEX_DISK_FAULT_BROKEN: the disk itself fails
 * @LEX_DISK_FAULT_DAMAGED: what the file has is not what was written
 * @LEX_DISK_FAULT_FOREIGN: it is no file of SQLite
 * @LEX_DISK_FAULT_CONTENT: what is written contradicts itself
 * @LEX_DISK_FAULT_OTHER: anything else
 *
 * Why a file could not be read or written.
 */
typedef enum
{
  LEX_DISK_FAULT_FULL,
  LEX_DISK_FAULT_BUSY,
  LEX_DISK_FAULT_READ_ONLY,
  LEX_DISK_FAULT_CLOSED,
  LEX_DISK_FAULT_BROKEN,
  LEX_DISK_FAULT_DAMAGED,
  LEX_DISK_FAULT_FOREIGN,
  LEX_DISK_FAULT_CONTENT,
  LEX_DISK_FAULT_OTHER,
} LexDiskFault;

/**
 * lex_disk_fault_tell:
 * @path: the file, for the log
 * @handle: (nullable): the connection that failed
 * @result: what SQLite returned
 *
 * Sorts a fault, and logs what SQLite says of it for whoever is asked for help.
 *
 * Returns: what it is
 */
LexDiskFault lex_disk_fault_tell (const char *path, sqlite3 *handle, int result);

/**
 * lex_disk_fault_get_words:
 * @self: a fault
 *
 * Says what it is and what to do about it, to follow on what could not be done: "the disk is full;
 * free some space, and try again".
 *
 * Returns: (transfer none): the end of a message, translated
 */
const char *lex_disk_fault_get_words (LexDiskFault self);

G_END_DECLS
