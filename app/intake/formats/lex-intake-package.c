/* lex-intake-package.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts of a packed file: documents of word processors are ZIP files of XML. It unpacks only
 * what is asked for, to a bound, and does not know what a part says. Only lex-intake-source.c calls
 * it.
 */

#include "intake/formats/lex-intake-package.h"

#include <archive.h>
#include <archive_entry.h>
#include <glib/gi18n-lib.h>

#include "intake/formats/lex-intake-error.h"

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

static gboolean
fail (GError **error, LexIntakeError code, const char *file_name, const char *message)
{
  g_set_error (error, LEX_INTAKE_ERROR, (int) code, "%s: %s", file_name, message);
  return FALSE;
}

static gboolean
fail_damaged (GError **error, const char *file_name)
{
  return fail (error, LEX_INTAKE_ERROR_FORMAT, file_name,
               _ ("is a damaged package; save it again with the program it was made with"));
}

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

static GBytes *
unpack (Archive *archive, gsize *left, const char *file_name, GError **error)
{
  g_autoptr (GByteArray) content = g_byte_array_new ();
  g_autofree guint8 *chunk = g_malloc (CHUNK_BYTES);
  la_ssize_t length;

  while ((length = archive_read_data (archive, chunk, CHUNK_BYTES)) > 0)
    {
      if ((gsize) length > *left)
        {
          fail (error, LEX_INTAKE_ERROR_SIZE, file_name,
                _ ("holds far more than it seems to; choose a shorter document"));
          return NULL;
        }
      *left -= (gsize) length;
      g_byte_array_append (content, chunk, (guint) length);
    }
  if (length < 0)
    {
      fail_damaged (error, file_name);
      return NULL;
    }
  return g_byte_array_free_to_bytes (g_steal_pointer (&content));
}

static int
find_pattern (const char *name, const char *const *patterns, guint n_patterns)
{
  for (guint i = 0; name && i < n_patterns; i++)
    if (g_pattern_match_simple (patterns[i], name))
      return (int) i;
  return -1;
}

static gboolean
take_entry (Archive *archive, struct archive_entry *entry, gsize *left, GBytes **part,
            const char *file_name, GError **error)
{
  if (archive_entry_is_encrypted (entry))
    return fail (error, LEX_INTAKE_ERROR_FORMAT, file_name,
                 _ ("is locked with a password; save it without one"));
  *part = unpack (archive, left, file_name, error);
  return *part != NULL;
}

static void
unref_part (gpointer part)
{
  if (part)
    g_bytes_unref (part);
}

GPtrArray *
lex_intake_package_read (GBytes *data, const char *const *patterns, guint n_patterns,
                         const char *file_name, GError **error)
{
  g_autoptr (Archive) archive = open_package (data);
  g_autoptr (GPtrArray) parts = g_ptr_array_new_full (n_patterns, unref_part);
  gsize left = LEX_INTAKE_MAX_UNPACKED_BYTES;
  struct archive_entry *entry;
  int status = ARCHIVE_OK;

  g_ptr_array_set_size (parts, (int) n_patterns);
  for (guint i = 0; archive && i < MAX_PARTS; i++)
    {
      int wanted;

      status = archive_read_next_header (archive, &entry);
      if (status != ARCHIVE_OK && status != ARCHIVE_WARN)
        break;
      wanted = find_pattern (archive_entry_pathname (entry), patterns, n_patterns);
      if (wanted >= 0 && !parts->pdata[wanted]
          && !take_entry (archive, entry, &left, (GBytes **) &parts->pdata[wanted], file_name,
                          error))
        return NULL;
    }
  if (!archive || (status != ARCHIVE_EOF && status != ARCHIVE_OK && status != ARCHIVE_WARN))
    {
      fail_damaged (error, file_name);
      return NULL;
    }
  return g_steal_pointer (&parts);
}
