/* pdf.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a test can see of a PDF that was printed. It refuses to know what was printed.
 */

#define _GNU_SOURCE /* memmem() */

#include "pdf.h"

#include <gio/gio.h>
#include <string.h>

/* Newer versions of cairo keep what describes a page in a compressed stream, older ones in plain.
 */
static void
append_inflated (GString *text, const char *data, gsize length)
{
  g_autoptr (GZlibDecompressor) inflater = g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB);
  g_autoptr (GInputStream) packed
      = g_memory_input_stream_new_from_data (data, (gssize) length, NULL);
  g_autoptr (GInputStream) plain = g_converter_input_stream_new (packed, G_CONVERTER (inflater));
  char buffer[4096];
  gssize n;

  while ((n = g_input_stream_read (plain, buffer, sizeof buffer, NULL, NULL)) > 0)
    g_string_append_len (text, buffer, n);
}

static GString *
inflate (const char *pdf, gsize length)
{
  static const char opening[] = "stream\n";
  GString *text = g_string_new_len (pdf, (gssize) length);
  const char *end = pdf + length;

  for (const char *at = pdf; (at = memmem (at, (gsize) (end - at), opening, strlen (opening)));)
    {
      at += strlen (opening);
      append_inflated (text, at, (gsize) (end - at));
    }
  return text;
}

guint
pdf_count_pages (const char *pdf, gsize length)
{
  static const char page[] = "/Type /Page";
  g_autoptr (GString) text = inflate (pdf, length);
  const char *end = text->str + text->len;
  guint n = 0;

  for (const char *at = text->str; (at = memmem (at, (gsize) (end - at), page, strlen (page)));)
    {
      at += strlen (page);
      n += *at != 's' ? 1 : 0;
    }
  return n;
}

gboolean
pdf_is_whole (const char *pdf, gsize length)
{
  static const char end[] = "%%EOF\n";

  return pdf && length > strlen (end)
         && memcmp (pdf + length - strlen (end), end, strlen (end)) == 0;
}
