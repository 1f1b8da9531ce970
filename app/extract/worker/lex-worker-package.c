/* lex-worker-package.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts of a packed file: documents of word processors are ZIP files of XML. It unpacks only
 * what is asked for, to a bound, and does not know what a part says. Only lexbridge-extract.c calls
 * it, behind the closed door.
 */

#include "extract/worker/lex-worker-package.h"

#include <archive.h>
#include <archive_entry.h>

/* A document has some tens of parts. */
#define MAX_PARTS 4096
#define CHUNK_BYTES (64 * 1024)

typedef struct archive Archive;

static void
archive_close_and_free (Archive *archive)
{
  archive_read_free (archive);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Archive, archive_close_and_free)

/* What is still wanted, and what came of it. */
typedef struct
{
  const LexWorkerWanted *wanted;
  guint64 found; /* a bit a pattern */
  gsize left;
} Order;

/* Only the kind with its contents listed at the end, which passes over a part without unpacking. */
static Archive *
open_package (GBytes *data)
{
  g_autoptr (Archive) archive = archive_read_new ();
  gsize size;
  const void *bytes = g_bytes_get_data (data, &size);

  if (!archive || archive_read_support_format_zip_seekable (archive) != ARCHIVE_OK
      || archive_read_open_memory (archive, bytes, size) != ARCHIVE_OK)
    return NULL;
  return g_steal_pointer (&archive);
}

static const char *
unpack (Archive *archive, guint part, Order *order)
{
  g_autofree guint8 *chunk = g_malloc (CHUNK_BYTES);
  la_ssize_t length;

  order->wanted->take (part, NULL, 0, order->wanted->data);
  while ((length = archive_read_data (archive, chunk, CHUNK_BYTES)) > 0)
    {
      if ((gsize) length > order->left)
        return "fail large";
      order->left -= (gsize) length;
      order->wanted->take (part, chunk, (gsize) length, order->wanted->data);
    }
  return length < 0 ? "fail damaged" : NULL;
}

/* Names outside ASCII are nobody's, in whichever encoding. */
static gboolean
find_pattern (const char *name, const Order *order, guint *part)
{
  const char *const *patterns = order->wanted->patterns;

  if (!name)
    return FALSE;
  for (*part = 0; patterns[*part]; (*part)++)
    if (g_pattern_match_simple (patterns[*part], name))
      return !(order->found & (G_GUINT64_CONSTANT (1) << *part));
  return FALSE;
}

static const char *
take_entry (Archive *archive, struct archive_entry *entry, Order *order)
{
  guint part;

  if (!find_pattern (archive_entry_pathname (entry), order, &part))
    return NULL;
  if (archive_entry_is_encrypted (entry))
    return "fail locked";
  order->found |= G_GUINT64_CONSTANT (1) << part;
  return unpack (archive, part, order);
}

const char *
lex_worker_package_read (GBytes *bytes, const LexWorkerWanted *wanted)
{
  g_autoptr (Archive) archive = open_package (bytes);
  Order order = { wanted, 0, wanted->most };
  struct archive_entry *entry;
  int status = ARCHIVE_OK;

  for (guint i = 0; archive && i < MAX_PARTS; i++)
    {
      const char *failed;

      status = archive_read_next_header (archive, &entry);
      if (status != ARCHIVE_OK && status != ARCHIVE_WARN)
        break;
      failed = take_entry (archive, entry, &order);
      if (failed)
        return failed;
    }
  if (!archive || (status != ARCHIVE_EOF && status != ARCHIVE_OK && status != ARCHIVE_WARN))
    return "fail damaged";
  return "end";
}
