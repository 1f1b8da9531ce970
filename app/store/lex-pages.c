/* lex-pages.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Gives each page of a file a checksum, and lets SQLite read no page without looking at it. It
 * refuses to know what stands in a page, and that there are tables. lex-database.c reads by it; the
 * writer stamps what it has written.
 *
 * SQLite notices a damaged page only where it makes no sense. A byte flipped within a key leads a
 * search past what is there, and the answer is that there is no such thing. So every page carries
 * its checksum in the bytes that SQLite reserves at the end of a page, as its extension cksumvfs
 * has it. That one was not taken: Debian does not ship it, and it would write too. To look at a
 * page costs a microsecond, once, since SQLite keeps the page.
 */

#include "store/lex-pages.h"

#include <errno.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define N_WORDS ((LEX_PAGES_SIZE - LEX_PAGES_RESERVED) / sizeof (guint64))

/* An odd number with its bits well mixed. */
#define FACTOR G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)

/* Where SQLite notes how many bytes of a page are reserved. */
#define HEADER_RESERVED 20

/* Each step can be undone, so a change within one word always changes the sum. The number makes a
 * page that lies in the place of another a wrong one. */
static guint64
sum_page (const guint8 *page, guint64 number)
{
  guint64 sum = (number + 1) * FACTOR;

  for (gsize i = 0; i < N_WORDS; i++)
    {
      guint64 word;

      memcpy (&word, page + i * sizeof word, sizeof word);
      sum = (sum ^ GUINT64_FROM_LE (word)) * FACTOR;
      sum ^= sum >> 32;
    }
  return sum;
}

static gboolean
is_sound (const guint8 *page, guint64 number)
{
  guint64 stored;

  memcpy (&stored, page + LEX_PAGES_SIZE - LEX_PAGES_RESERVED, sizeof stored);
  return GUINT64_FROM_LE (stored) == sum_page (page, number);
}

gboolean
lex_pages_verify (const void *bytes, gsize size)
{
  for (gsize i = 0; i < size / LEX_PAGES_SIZE; i++)
    if (!is_sound ((const guint8 *) bytes + i * LEX_PAGES_SIZE, i))
      return FALSE;
  return size % LEX_PAGES_SIZE == 0;
}

/* Stamping */

static gboolean
stamp_page (int file, guint64 number)
{
  const off_t at = (off_t) number * LEX_PAGES_SIZE;
  guint8 page[LEX_PAGES_SIZE];
  guint64 sum;

  if (pread (file, page, sizeof page, at) != (gssize) sizeof page)
    return FALSE;
  g_return_val_if_fail (number > 0 || page[HEADER_RESERVED] == LEX_PAGES_RESERVED, FALSE);
  sum = GUINT64_TO_LE (sum_page (page, number));
  return pwrite (file, &sum, sizeof sum, at + LEX_PAGES_SIZE - LEX_PAGES_RESERVED)
         == (gssize) sizeof sum;
}

gboolean
lex_pages_stamp (const char *path)
{
  int file = open (path, O_RDWR | O_CLOEXEC);
  struct stat about;
  gboolean good = file >= 0 && fstat (file, &about) == 0;
  int reason;

  for (gint64 i = 0; good && i < about.st_size / LEX_PAGES_SIZE; i++)
    good = stamp_page (file, (guint64) i);
  reason = errno;
  if (file >= 0)
    close (file);
  errno = reason;
  return good;
}

/* Reading: a file as SQLite sees it */

typedef struct
{
  sqlite3_file base;
  int file;
} Pages;

static int
close_cb (sqlite3_file *file)
{
  close (((Pages *) file)->file);
  return SQLITE_OK;
}

static int
read_page (const Pages *self, guint8 *page, sqlite3_int64 number)
{
  gssize n_read = pread (self->file, page, LEX_PAGES_SIZE, (off_t) number * LEX_PAGES_SIZE);

  if (n_read < 0)
    return SQLITE_IOERR_READ;
  return n_read == LEX_PAGES_SIZE && is_sound (page, (guint64) number) ? SQLITE_OK : SQLITE_CORRUPT;
}

/* SQLite reads whole pages, and before it knows their size the header of the file. */
static int
read_cb (sqlite3_file *file, void *bytes, int size, sqlite3_int64 at)
{
  const Pages *self = (const Pages *) file;
  guint8 page[LEX_PAGES_SIZE];
  int within = (int) (at % LEX_PAGES_SIZE);
  int result;

  if (within + size > LEX_PAGES_SIZE)
    return SQLITE_IOERR_READ;
  if (size == LEX_PAGES_SIZE)
    return read_page (self, bytes, at / LEX_PAGES_SIZE);
  result = read_page (self, page, at / LEX_PAGES_SIZE);
  if (result == SQLITE_OK)
    memcpy (bytes, page + within, (gsize) size);
  return result;
}

static int
write_cb (sqlite3_file *file, const void *bytes, int size, sqlite3_int64 at)
{
  return SQLITE_READONLY;
}

static int
truncate_cb (sqlite3_file *file, sqlite3_int64 size)
{
  return SQLITE_READONLY;
}

static int
measure_cb (sqlite3_file *file, sqlite3_int64 *size)
{
  struct stat about;

  if (fstat (((Pages *) file)->file, &about) != 0)
    return SQLITE_IOERR_FSTAT;
  *size = about.st_size;
  return SQLITE_OK;
}

/* Syncing, locking and unlocking: what nobody changes needs none of it. */
static int
nothing_cb (sqlite3_file *file, int level)
{
  return SQLITE_OK;
}

static int
check_lock_cb (sqlite3_file *file, int *locked)
{
  *locked = 0;
  return SQLITE_OK;
}

static int
control_cb (sqlite3_file *file, int what, void *argument)
{
  return SQLITE_NOTFOUND;
}

static int
get_sector_size_cb (sqlite3_file *file)
{
  return LEX_PAGES_SIZE;
}

/* Immutable saves any look at journals: the file is only ever replaced whole. */
static int
get_traits_cb (sqlite3_file *file)
{
  return SQLITE_IOCAP_IMMUTABLE;
}

static const sqlite3_io_methods methods = {
  .iVersion = 1,
  .xClose = close_cb,
  .xRead = read_cb,
  .xWrite = write_cb,
  .xTruncate = truncate_cb,
  .xSync = nothing_cb,
  .xFileSize = measure_cb,
  .xLock = nothing_cb,
  .xUnlock = nothing_cb,
  .xCheckReservedLock = check_lock_cb,
  .xFileControl = control_cb,
  .xSectorSize = get_sector_size_cb,
  .xDeviceCharacteristics = get_traits_cb,
};

/* Nothing but a library is opened by this way: who reads keeps what is temporary in memory. */
static int
open_cb (sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *out_flags)
{
  Pages *self = (Pages *) file;

  self->base.pMethods = NULL; /* who fails to open is not closed */
  if (name == NULL || (flags & SQLITE_OPEN_MAIN_DB) == 0)
    return SQLITE_CANTOPEN;
  self->file = open (name, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (self->file < 0)
    return SQLITE_CANTOPEN;
  self->base.pMethods = &methods;
  if (out_flags != NULL)
    *out_flags = SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_READONLY;
  return SQLITE_OK;
}

/* All but opening is the system's own. */
void
lex_pages_register (void)
{
  static sqlite3_vfs vfs;
  static gsize done;

  if (!g_once_init_enter (&done))
    return;
  vfs = *sqlite3_vfs_find (NULL);
  vfs.pNext = NULL;
  vfs.zName = LEX_PAGES_VFS;
  vfs.szOsFile = sizeof (Pages);
  vfs.xOpen = open_cb;
  sqlite3_vfs_register (&vfs, FALSE);
  g_once_init_leave (&done, 1);
}
