/* lex-extract-package.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts of a packed file, unpacked by `lexbridge-extract`. It trusts nothing that program says,
 * since a hostile file may have taken it over, and refuses to know what a part is for. The intake's
 * formats call it.
 */

#include "extract/lex-extract-package.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "extract/lex-extract-child.h"

/* "part", two numbers and what parts them. */
#define MAX_LINE_BYTES 48

#define MAX_BYTES_DIGITS 24

typedef struct
{
  GPtrArray *parts;    /* of nullable GByteArray */
  GByteArray *current; /* borrowed, nullable: what the next bytes belong to */
  gsize due;           /* how many bytes of it come before the next line */
  gsize left;
  GString *line;
} Parcel;

static void
unref_array (gpointer array)
{
  if (array)
    g_byte_array_unref (array);
}

static void
unref_bytes (gpointer bytes)
{
  if (bytes)
    g_bytes_unref (bytes);
}

static LexExtractHeard
begin_piece (Parcel *self, guint64 part, guint64 size)
{
  if (part >= self->parts->len || size > self->left)
    return LEX_EXTRACT_HEARD_NONSENSE;
  if (!self->parts->pdata[part])
    self->parts->pdata[part] = g_byte_array_new ();
  self->current = self->parts->pdata[part];
  self->due = (gsize) size;
  self->left -= (gsize) size;
  return LEX_EXTRACT_HEARD_MORE;
}

static LexExtractHeard
read_line (Parcel *self)
{
  g_auto (GStrv) words = g_strsplit (self->line->str, " ", 4);
  guint64 part, size;

  if (!g_str_equal (words[0], "part"))
    return LEX_EXTRACT_HEARD_END;
  if (g_strv_length (words) != 3
      || !g_ascii_string_to_unsigned (words[1], 10, 0, self->parts->len, &part, NULL)
      || !g_ascii_string_to_unsigned (words[2], 10, 0, self->left, &size, NULL))
    return LEX_EXTRACT_HEARD_NONSENSE;
  g_string_truncate (self->line, 0);
  return begin_piece (self, part, size);
}

static gsize
take_piece (Parcel *self, const char *bytes, gsize size)
{
  gsize taken = MIN (self->due, size);

  g_byte_array_append (self->current, (const guint8 *) bytes, (guint) taken);
  self->due -= taken;
  return taken;
}

static LexExtractHeard
take_letter (Parcel *self, char letter)
{
  if (letter == '\n')
    return read_line (self);
  if (self->line->len == MAX_LINE_BYTES)
    return LEX_EXTRACT_HEARD_NONSENSE;
  g_string_append_c (self->line, letter);
  return LEX_EXTRACT_HEARD_MORE;
}

static LexExtractHeard
hear (gpointer data, const char *bytes, gsize size)
{
  Parcel *self = data;
  LexExtractHeard heard = LEX_EXTRACT_HEARD_MORE;

  for (gsize i = 0; i < size && heard == LEX_EXTRACT_HEARD_MORE;)
    {
      if (self->due > 0)
        i += take_piece (self, bytes + i, size - i);
      else
        heard = take_letter (self, bytes[i++]);
    }
  return heard;
}

static gboolean
fail (GError **error, LexExtractError code, const char *message)
{
  g_set_error_literal (error, LEX_EXTRACT_ERROR, (int) code, message);
  return FALSE;
}

/* What the last line says. */
static gboolean
settle (const char *last, GError **error)
{
  if (g_str_equal (last, "end"))
    return TRUE;
  if (g_str_equal (last, "fail locked"))
    return fail (error, LEX_EXTRACT_ERROR_LOCKED,
                 _ ("is locked with a password; save it without one"));
  if (g_str_equal (last, "fail large"))
    return fail (error, LEX_EXTRACT_ERROR_SIZE,
                 _ ("holds far more than it seems to; choose a shorter document"));
  return fail (error, LEX_EXTRACT_ERROR_DAMAGED,
               _ ("is a damaged package; save it again with the program it was made with"));
}

static GPtrArray *
dup_parts (Parcel *self)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func (unref_bytes);

  for (guint i = 0; i < self->parts->len; i++)
    {
      GByteArray *part = g_steal_pointer (&self->parts->pdata[i]);

      g_ptr_array_add (parts, part ? g_byte_array_free_to_bytes (part) : NULL);
    }
  return parts;
}

static GStrv
dup_arguments (const char *const *patterns, gsize most)
{
  GStrvBuilder *builder = g_strv_builder_new ();
  char number[MAX_BYTES_DIGITS];
  GStrv arguments;

  g_snprintf (number, sizeof number, "%" G_GSIZE_FORMAT, most);
  g_strv_builder_add_many (builder, "unpack", number, NULL);
  g_strv_builder_addv (builder, (const char **) patterns);
  arguments = g_strv_builder_end (builder);
  g_strv_builder_unref (builder);
  return arguments;
}

GPtrArray *
lex_extract_unpack (GBytes *bytes, const char *const *patterns, gsize most,
                    GCancellable *cancellable, GError **error)
{
  g_auto (GStrv) arguments = dup_arguments (patterns, most);
  g_autoptr (GPtrArray) parts = g_ptr_array_new_full (0, unref_array);
  g_autoptr (GString) line = g_string_new (NULL);
  LexExtractRequest request = { .cancellable = cancellable };
  Parcel parcel = { .parts = parts, .left = most, .line = line };
  LexExtractListener listener = { (const char *const *) arguments, hear, &parcel };

  g_return_val_if_fail (bytes != NULL && patterns != NULL, NULL);

  g_ptr_array_set_size (parts, (int) g_strv_length ((char **) patterns));
  if (!lex_extract_child_run (&listener, bytes, &request, error) || !settle (line->str, error))
    return NULL;
  return dup_parts (&parcel);
}
