/* fuzz-formats.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The fuzz targets of the formats: whatever bytes a file has, reading ends with blocks that lead
 * back to their lines, or with one clear line. The build makes a target of this file for each way
 * in that FUZZ_READ names. The parts of a word processor's document are parted by a byte that no
 * XML has.
 */

#include <string.h>

#include "extract/worker/lex-worker-package.h"
#include "intake/formats/lex-intake-docx.h"
#include "intake/formats/lex-intake-html.h"
#include "intake/formats/lex-intake-odt.h"
#include "intake/formats/lex-intake-source.h"

#define PART_END 0xFF
#define N_PARTS 5

int LLVMFuzzerTestOneInput (const guint8 *data, size_t size);

G_GNUC_UNUSED static void read_file (const guint8 *data, gsize size);
G_GNUC_UNUSED static void read_package (const guint8 *data, gsize size);
G_GNUC_UNUSED static void read_html (const guint8 *data, gsize size);
G_GNUC_UNUSED static void read_docx (const guint8 *data, gsize size);
G_GNUC_UNUSED static void read_odt (const guint8 *data, gsize size);

static void
check_block (const LexIntakeBlock *block, guint n_lines)
{
  gsize length = strlen (block->text);

  g_assert_cmpuint (block->line, >=, 1);
  g_assert_cmpuint (block->line, <=, n_lines);
  g_assert_cmpuint (block->level, <=, 6);
  g_assert_true (g_utf8_validate (block->text, -1, NULL));
  g_assert_cmpuint (length, <=, LEX_INTAKE_MAX_BLOCK_BYTES + 64);
  g_assert_false (length > 0 && g_ascii_isspace (block->text[length - 1]));
  g_assert_true (block->marker == LEX_INTAKE_MARKER_NONE || block->mark != NULL);
  g_assert_true (block->mark == NULL || g_utf8_validate (block->mark, -1, NULL));
}

static void
check (GPtrArray *blocks, const char *original)
{
  guint n_lines = 1;

  g_assert_true (g_utf8_validate (original, -1, NULL));
  for (const char *c = original; *c; c++)
    n_lines += *c == '\n';
  g_assert_cmpuint (blocks->len, <=, LEX_INTAKE_MAX_BLOCKS + 1);
  for (guint i = 0; i < blocks->len; i++)
    check_block (blocks->pdata[i], n_lines);
}

static void
check_flow (LexIntakeFlow *flow)
{
  g_autofree char *original = NULL;
  g_autoptr (GPtrArray) blocks = lex_intake_flow_finish (flow, &original);

  check (blocks, original);
}

static void
read_file (const guint8 *data, gsize size)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, size);
  g_autoptr (GPtrArray) problems
      = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_problem_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (LexIntakeSource) source = NULL;

  /* Pages and packages are read by a program of its own, which has targets of its own. */
  if (size >= 4
      && (memcmp (data, "%PDF", 4) == 0 || memcmp (data, "\x89PNG", 4) == 0
          || memcmp (data, "PK\3\4", 4) == 0))
    return;
  source = lex_intake_source_read (bytes, "fuzz", problems, NULL, &error);
  g_assert_true ((source == NULL) == (error != NULL));
  if (error)
    g_assert_true (error->domain == LEX_INTAKE_ERROR && !strchr (error->message, '\n'));
  else
    check (source->blocks, source->original);
}

static void
take (guint part, const void *bytes, gsize size, gpointer data)
{
  gsize *left = data;

  g_assert_cmpuint (part, <, 2);
  g_assert_cmpuint (size, <=, *left);
  *left -= size;
}

/* What lexbridge-extract does with a package, without the door that closes behind it. */
static void
read_package (const guint8 *data, gsize size)
{
  static const char *const patterns[] = { "*.xml", "mimetype", NULL };
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, size);
  gsize left = 1024 * 1024;
  LexWorkerWanted wanted = { patterns, left, take, &left };
  const char *last = lex_worker_package_read (bytes, &wanted);

  g_assert_true (g_str_equal (last, "end") || g_str_has_prefix (last, "fail "));
}

static void
read_html (const guint8 *data, gsize size)
{
  g_autofree char *text = g_utf8_make_valid ((const char *) data, (gssize) size);
  g_autoptr (LexIntakeFlow) flow = lex_intake_flow_new ();
  g_autoptr (LexIntakeHtmlPage) page = lex_intake_html_read (text, flow);

  check_flow (flow);
}

static void
free_part (gpointer part)
{
  g_bytes_unref (part);
}

static GPtrArray *
part (const guint8 *data, gsize size)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func (free_part);

  for (guint i = 0; i < N_PARTS; i++)
    {
      const guint8 *end = size ? memchr (data, PART_END, size) : NULL;
      gsize length = end ? (gsize) (end - data) : size;

      g_ptr_array_add (parts, g_bytes_new (data, length));
      data += length + (end != NULL);
      size -= length + (end != NULL);
    }
  return parts;
}

static void
read_docx (const guint8 *data, gsize size)
{
  g_autoptr (GPtrArray) parts = part (data, size);
  LexIntakeDocxParts docx
      = { parts->pdata[0], parts->pdata[1], parts->pdata[2], parts->pdata[3], parts->pdata[4] };
  g_autoptr (LexIntakeFlow) flow = lex_intake_flow_new ();

  lex_intake_docx_read (&docx, flow);
  check_flow (flow);
}

static void
read_odt (const guint8 *data, gsize size)
{
  g_autoptr (GPtrArray) parts = part (data, size);
  g_autoptr (LexIntakeFlow) flow = lex_intake_flow_new ();

  lex_intake_odt_read (parts->pdata[1], parts->pdata[0], flow);
  check_flow (flow);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  FUZZ_READ (data, size);
  return 0;
}
