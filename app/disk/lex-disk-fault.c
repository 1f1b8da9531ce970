/* lex-disk-fault.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sorts what SQLite and the system report of a disk, and has words for it. It refuses to know what
 * was being read or written. The files of the store and of the journal that open SQLite call it.
 */

#include "disk/lex-disk-fault.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <sqlite3.h>

static const struct
{
  int result;
  LexDiskFault fault;
} results[] = {
  { SQLITE_FULL, LEX_DISK_FAULT_FULL },          { SQLITE_BUSY, LEX_DISK_FAULT_BUSY },
  { SQLITE_LOCKED, LEX_DISK_FAULT_BUSY },        { SQLITE_PROTOCOL, LEX_DISK_FAULT_BUSY },
  { SQLITE_READONLY, LEX_DISK_FAULT_READ_ONLY }, { SQLITE_CANTOPEN, LEX_DISK_FAULT_CLOSED },
  { SQLITE_PERM, LEX_DISK_FAULT_CLOSED },        { SQLITE_IOERR, LEX_DISK_FAULT_BROKEN },
  { SQLITE_CORRUPT, LEX_DISK_FAULT_DAMAGED },    { SQLITE_NOTADB, LEX_DISK_FAULT_FOREIGN },
  { SQLITE_CONSTRAINT, LEX_DISK_FAULT_CONTENT },
};

static const char *const words[] = {
  [LEX_DISK_FAULT_FULL] = N_ ("the disk is full; free some space, and try again"),
  [LEX_DISK_FAULT_BUSY] = N_ ("another Lexbridge is writing it; wait until it is done or end it, "
                              "and try again"),
  [LEX_DISK_FAULT_READ_ONLY] = N_ ("it can be read but not changed; check the permissions of the "
                                   "file and its folder"),
  [LEX_DISK_FAULT_CLOSED] = N_ ("it cannot be opened; check the permissions of the file and its "
                                "folder"),
  [LEX_DISK_FAULT_BROKEN] = N_ ("the disk reports a fault; check the disk and its connection, "
                                "free some space, and try again"),
  [LEX_DISK_FAULT_DAMAGED] = N_ ("its parts contradict each other"),
  [LEX_DISK_FAULT_FOREIGN] = N_ ("it is a file of another kind; move it away, and try again"),
  [LEX_DISK_FAULT_CONTENT] = N_ ("what is to be written contradicts itself"),
  [LEX_DISK_FAULT_OTHER] = N_ ("the system refuses; free some space, check the folder’s "
                               "permissions, and try again"),
};

/* A file that can not grow or be made tells why only by the system's own number. */
static gboolean
is_full (LexDiskFault fault, int code)
{
  return (fault == LEX_DISK_FAULT_BROKEN || fault == LEX_DISK_FAULT_CLOSED)
         && (code == ENOSPC || code == EDQUOT || code == EFBIG);
}

LexDiskFault
lex_disk_fault_tell (const char *path, sqlite3 *handle, int result)
{
  LexDiskFault fault = LEX_DISK_FAULT_OTHER;

  g_debug ("%s: SQLite %d: %s", path, result,
           handle != NULL ? sqlite3_errmsg (handle) : sqlite3_errstr (result));
  for (guint i = 0; i < G_N_ELEMENTS (results); i++)
    if (results[i].result == (result & 0xff))
      fault = results[i].fault;
  if (handle != NULL && is_full (fault, sqlite3_system_errno (handle)))
    return LEX_DISK_FAULT_FULL;
  return fault;
}

const char *
lex_disk_fault_get_words (LexDiskFault self)
{
  g_return_val_if_fail (self < G_N_ELEMENTS (words), NULL);

  return _ (words[self]);
}
