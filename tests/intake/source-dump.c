/* source-dump.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Blocks as text, for the tests of the formats.
 */

#include "source-dump.h"

static const char *const formats[] = {
  [LEX_INTAKE_FORMAT_TEXT] = "text",     [LEX_INTAKE_FORMAT_HTML] = "html",
  [LEX_INTAKE_FORMAT_DOCX] = "docx",     [LEX_INTAKE_FORMAT_ODT] = "odt",
  [LEX_INTAKE_FORMAT_PDF] = "pdf",       [LEX_INTAKE_FORMAT_PICTURE] = "picture",
  [LEX_INTAKE_FORMAT_CORPUS] = "corpus", [LEX_INTAKE_FORMAT_PBN] = "pbn",
};

static const char *const markers[] = {
  [LEX_INTAKE_MARKER_NONE] = "",           [LEX_INTAKE_MARKER_NUMBER] = "number",
  [LEX_INTAKE_MARKER_CAPITAL] = "capital", [LEX_INTAKE_MARKER_SMALL] = "small",
  [LEX_INTAKE_MARKER_ROMAN] = "roman",     [LEX_INTAKE_MARKER_LABEL] = "label",
  [LEX_INTAKE_MARKER_BULLET] = "bullet",   [LEX_INTAKE_MARKER_NOTE] = "note",
};

static void
dump_block (const LexIntakeBlock *block, GString *out)
{
  g_string_append_printf (out, "%u:", block->line);
  if (block->page)
    g_string_append_printf (out, " page %u", block->page);
  if (block->indent)
    g_string_append_printf (out, " in %u", block->indent);
  if (block->level)
    g_string_append_printf (out, " level %u", block->level);
  if (block->marker != LEX_INTAKE_MARKER_NONE)
    g_string_append_printf (out, " %s%s %u “%s”", block->known ? "known " : "",
                            markers[block->marker], block->value, block->mark);
  if (block->linked)
    g_string_append (out, " linked");
  if (block->anchor)
    g_string_append_printf (out, " #%s", block->anchor);
  g_string_append_printf (out, " | %s\n", block->text);
}

char *
source_dump (const LexIntakeSource *source)
{
  GString *out = g_string_new (formats[source->format]);

  g_string_append_printf (out, "%s%s\n", source->title ? ": " : "",
                          source->title ? source->title : "");
  for (guint i = 0; i < source->blocks->len; i++)
    dump_block (g_ptr_array_index (source->blocks, i), out);
  return g_string_free (out, FALSE);
}

char *
source_dump_words (const LexIntakeSource *source)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < source->blocks->len; i++)
    {
      const LexIntakeBlock *block = g_ptr_array_index (source->blocks, i);

      /* Which of the two a small `i` is, only a list that the format keeps can say. */
      if (block->roman)
        g_string_append_printf (out, "roman %u | %s\n", block->roman, block->text);
      else
        g_string_append_printf (out, "%s %u | %s\n", markers[block->marker], block->value,
                                block->text);
    }
  return g_string_free (out, FALSE);
}

GBytes *
source_load (const char *name)
{
  g_autofree char *path
      = g_test_build_filename (G_TEST_DIST, "intake", "fixtures", "formats", name, NULL);
  g_autoptr (GError) error = NULL;
  char *content = NULL;
  gsize size = 0;

  g_file_get_contents (path, &content, &size, &error);
  g_assert_no_error (error);
  return g_bytes_new_take (content, size);
}
