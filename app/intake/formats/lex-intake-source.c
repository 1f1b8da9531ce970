/* lex-intake-source.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The one way from a file's bytes to blocks: which format it has, and who reads that. It knows no
 * format itself, and no law. The intake calls it, in any thread.
 */

#include "intake/formats/lex-intake-source.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "intake/formats/lex-intake-encoding.h"
#include "intake/formats/lex-intake-lines.h"

static gboolean
check_size (GBytes *data, const char *file_name, GError **error)
{
  if (g_bytes_get_size (data) <= LEX_INTAKE_MAX_BYTES)
    return TRUE;
  g_set_error (error, LEX_INTAKE_ERROR, LEX_INTAKE_ERROR_SIZE,
               _ ("%s: is larger than %d MiB; choose a file with a single law"), file_name,
               LEX_INTAKE_MAX_BYTES / 1024 / 1024);
  return FALSE;
}

LexIntakeSource *
lex_intake_source_read (GBytes *data, const char *file_name, GPtrArray *problems, GError **error)
{
  g_autofree char *text = NULL;
  LexIntakeSource *self;

  g_return_val_if_fail (data && file_name && problems, NULL);

  if (!check_size (data, file_name, error))
    return NULL;
  text = lex_intake_decode (data, file_name, problems, error);
  if (!text)
    return NULL;
  self = g_new0 (LexIntakeSource, 1);
  self->format = LEX_INTAKE_FORMAT_TEXT;
  self->original = lex_intake_part_lines (text);
  self->blocks = lex_intake_split (self->original, problems);
  return self;
}

void
lex_intake_source_free (LexIntakeSource *self)
{
  if (!self)
    return;
  g_free (self->original);
  g_clear_pointer (&self->blocks, g_ptr_array_unref);
  g_free (self);
}
