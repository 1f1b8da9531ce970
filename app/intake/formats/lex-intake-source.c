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

#include "extract/lex-extract-package.h"
#include "intake/formats/lex-intake-docx.h"
#include "intake/formats/lex-intake-encoding.h"
#include "intake/formats/lex-intake-html.h"
#include "intake/formats/lex-intake-lines.h"
#include "intake/formats/lex-intake-markdown.h"
#include "intake/formats/lex-intake-odt.h"
#include "intake/formats/lex-intake-paper.h"

/* A page of frames names a few, and says little itself: that one's browser should show frames. */
#define MAX_FRAMES 8
#define MAX_FRAME_BYTES 80
#define FRAMES_MAX_BLOCKS 8

/* More text than any book of law has, and no paragraph of it has been read yet. */
#define MAX_TEXT_BYTES (4 * 1024 * 1024)

/* What may come of a package, however small it is. */
#define MAX_UNPACKED_BYTES (48 * 1024 * 1024)

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
               _ ("is damaged: its text breaks off; save it again with the program it was made "
                  "with"));
}

static gboolean
check_size (GBytes *data, const char *file_name, GError **error)
{
  if (g_bytes_get_size (data) <= LEX_INTAKE_MAX_BYTES)
    return TRUE;
  g_set_error (
      error, LEX_INTAKE_ERROR, LEX_INTAKE_ERROR_SIZE,
      _ ("%s: is larger than %d MiB, and all the Laws are not; choose a file with them alone"),
      file_name, LEX_INTAKE_MAX_BYTES / 1024 / 1024);
  return FALSE;
}

static gboolean
check_bytes (GBytes *data, const char *file_name, GError **error)
{
  gsize size;
  const char *bytes = g_bytes_get_data (data, &size);
  const char *message = bytes ? lex_intake_format_check_bytes (bytes, size) : NULL;

  return !message || fail (error, LEX_INTAKE_ERROR_FORMAT, file_name, message);
}

static gboolean
read_text (LexIntakeSource *self, const char *text, const char *file_name, GPtrArray *problems,
           GError **error)
{
  g_autofree char *plain = NULL;

  if (strlen (text) > MAX_TEXT_BYTES)
    return fail (error, LEX_INTAKE_ERROR_SIZE, file_name,
                 _ ("has more text than any book of law; choose a shorter one"));
  self->original = lex_intake_part_lines (text);
  plain = lex_intake_markdown_dup_plain (self->original);
  self->blocks = lex_intake_split (plain ? plain : self->original, problems);
  return TRUE;
}

/* The pages that a page of frames shows, for the message. */
static char *
dup_names (GPtrArray *frames)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < MIN (frames->len, MAX_FRAMES); i++)
    g_string_append_printf (names, "%s%.*s", i ? ", " : "", MAX_FRAME_BYTES,
                            (const char *) g_ptr_array_index (frames, i));
  for (char *c = names->str; *c; c++)
    *c = g_ascii_iscntrl (*c) ? ' ' : *c;
  return g_utf8_make_valid (names->str, -1);
}

static gboolean
fail_frames (const char *file_name, GPtrArray *frames, GError **error)
{
  g_autofree char *names = dup_names (frames);

  g_set_error (error, LEX_INTAKE_ERROR, LEX_INTAKE_ERROR_FORMAT,
               _ ("%s: only shows other pages in frames; import those: %s"), file_name, names);
  return FALSE;
}

static gboolean
read_html (LexIntakeSource *self, const char *text, const char *file_name, GError **error)
{
  g_autoptr (LexIntakeFlow) flow = lex_intake_flow_new ();
  g_autoptr (LexIntakeHtmlPage) page = lex_intake_html_read (text, flow);

  self->blocks = lex_intake_flow_finish (flow, &self->original);
  self->title = g_strdup (page->title);
  if (page->frames->len > 0 && self->blocks->len <= FRAMES_MAX_BLOCKS)
    return fail_frames (file_name, page->frames, error);
  return TRUE;
}

/* Others read these; only their text is handed on. */
static gboolean
keep_text (LexIntakeSource *self, const char *text)
{
  self->original = lex_intake_part_lines (text);
  self->blocks = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_intake_block_free);
  return TRUE;
}

static gboolean
read_odt (LexIntakeSource *self, GBytes *styles, GBytes *content)
{
  g_autoptr (LexIntakeFlow) flow = lex_intake_flow_new ();
  gboolean whole = lex_intake_odt_read (styles, content, flow);

  self->format = LEX_INTAKE_FORMAT_ODT;
  self->blocks = lex_intake_flow_finish (flow, &self->original);
  return whole;
}

static gboolean
read_flat_odt (LexIntakeSource *self, const char *text, const char *file_name, GError **error)
{
  g_autoptr (GBytes) content = g_bytes_new_static (text, strlen (text));

  return read_odt (self, NULL, content) || fail_damaged (error, file_name);
}

static gboolean
read_any_text (LexIntakeSource *self, const char *text, const char *file_name, GPtrArray *problems,
               GError **error)
{
  const char *message = lex_intake_format_find (text, &self->format);

  if (message)
    return fail (error, LEX_INTAKE_ERROR_FORMAT, file_name, message);
  switch (self->format)
    {
    case LEX_INTAKE_FORMAT_HTML:
      return read_html (self, text, file_name, error);
    case LEX_INTAKE_FORMAT_CORPUS:
    case LEX_INTAKE_FORMAT_PBN:
      return keep_text (self, text);
    case LEX_INTAKE_FORMAT_ODT:
      return read_flat_odt (self, text, file_name, error);
    case LEX_INTAKE_FORMAT_DOCX:
    case LEX_INTAKE_FORMAT_PDF:
    case LEX_INTAKE_FORMAT_PICTURE:
    case LEX_INTAKE_FORMAT_TEXT:
    default:
      return read_text (self, text, file_name, problems, error);
    }
}

static gboolean
is_package (GBytes *data)
{
  gsize size;
  const char *bytes = g_bytes_get_data (data, &size);

  return size >= 4 && memcmp (bytes, "PK\x03\x04", 4) == 0;
}

enum
{
  PART_DOCUMENT,
  PART_NUMBERING,
  PART_STYLES,
  PART_FOOTNOTES,
  PART_ENDNOTES,
  PART_KIND,
  PART_CONTENT,
  PART_CONTENT_STYLES,
  PART_MANIFEST,
  N_PARTS,
};

/* The parts that say something. Word numbers their names at times. */
static const char *const part_names[N_PARTS + 1] = {
  [PART_DOCUMENT] = "word/document*.xml",
  [PART_NUMBERING] = "word/numbering*.xml",
  [PART_STYLES] = "word/styles*.xml",
  [PART_FOOTNOTES] = "word/footnotes*.xml",
  [PART_ENDNOTES] = "word/endnotes*.xml",
  [PART_KIND] = "mimetype",
  [PART_CONTENT] = "content.xml",
  [PART_CONTENT_STYLES] = "styles.xml",
  [PART_MANIFEST] = "META-INF/manifest.xml",
};

static gboolean
read_docx (LexIntakeSource *self, GPtrArray *parts)
{
  g_autoptr (LexIntakeFlow) flow = lex_intake_flow_new ();
  LexIntakeDocxParts docx
      = { parts->pdata[PART_DOCUMENT], parts->pdata[PART_NUMBERING], parts->pdata[PART_STYLES],
          parts->pdata[PART_FOOTNOTES], parts->pdata[PART_ENDNOTES] };
  gboolean whole = lex_intake_docx_read (&docx, flow);

  self->format = LEX_INTAKE_FORMAT_DOCX;
  self->blocks = lex_intake_flow_finish (flow, &self->original);
  return whole;
}

static gboolean
holds (GBytes *part, const char *words)
{
  gsize size = 0;
  const char *bytes = part ? g_bytes_get_data (part, &size) : NULL;

  return bytes && g_strstr_len (bytes, (gssize) size, words) != NULL;
}

static gboolean
read_parts (LexIntakeSource *self, GPtrArray *parts, const char *file_name, GError **error)
{
  gboolean whole;

  if (holds (parts->pdata[PART_MANIFEST], "encryption-data"))
    return fail (error, LEX_INTAKE_ERROR_FORMAT, file_name,
                 _ ("is locked with a password; save it without one"));
  if (parts->pdata[PART_DOCUMENT])
    whole = read_docx (self, parts);
  else if (parts->pdata[PART_CONTENT] && holds (parts->pdata[PART_KIND], "opendocument.text"))
    whole = read_odt (self, parts->pdata[PART_CONTENT_STYLES], parts->pdata[PART_CONTENT]);
  else
    return fail (error, LEX_INTAKE_ERROR_FORMAT, file_name,
                 _ ("is a package of another kind; save it as DOCX or ODT, or unpack it"));
  return whole || fail_damaged (error, file_name);
}

static gboolean
read_package (LexIntakeSource *self, GBytes *data, const char *file_name,
              const LexIntakePages *watch, GError **error)
{
  GError *lower = NULL;
  g_autoptr (GPtrArray) parts = lex_extract_unpack (data, part_names, MAX_UNPACKED_BYTES,
                                                    watch ? watch->cancellable : NULL, &lower);

  if (parts)
    return read_parts (self, parts, file_name, error);
  lex_intake_error_take_extract (error, lower, file_name);
  return FALSE;
}

static gboolean
is_paper (GBytes *data, LexIntakeFormat *format)
{
  gsize size;
  const char *bytes = g_bytes_get_data (data, &size);

  return bytes && lex_intake_paper_find (bytes, size, format);
}

LexIntakeSource *
lex_intake_source_read (GBytes *data, const char *file_name, GPtrArray *problems,
                        const LexIntakePages *watch, GError **error)
{
  g_autoptr (LexIntakeSource) self = g_new0 (LexIntakeSource, 1);
  g_autofree char *text = NULL;

  g_return_val_if_fail (data && file_name && problems, NULL);

  if (!check_size (data, file_name, error) || !check_bytes (data, file_name, error))
    return NULL;
  if (is_paper (data, &self->format))
    return lex_intake_paper_read (self, data, file_name, problems, watch, error)
               ? g_steal_pointer (&self)
               : NULL;
  if (is_package (data))
    return read_package (self, data, file_name, watch, error) ? g_steal_pointer (&self) : NULL;
  text = lex_intake_decode (data, file_name, problems, error);
  if (!text)
    return NULL;
  if (!read_any_text (self, text, file_name, problems, error))
    return NULL;
  return g_steal_pointer (&self);
}

void
lex_intake_source_free (LexIntakeSource *self)
{
  if (!self)
    return;
  g_free (self->title);
  g_free (self->original);
  g_clear_pointer (&self->blocks, g_ptr_array_unref);
  g_free (self);
}
