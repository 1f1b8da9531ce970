/* lex-intake-paper.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pages as they are printed, PDF files and pictures, on their way to blocks. It reads no byte of
 * them itself (a program of its own does) and knows no columns (the layout does). Only
 * lex-intake-source.c calls it.
 */

#include "intake/formats/lex-intake-paper.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "extract/lex-extract.h"
#include "intake/formats/lex-intake-lines.h"
#include "intake/formats/lex-intake-report.h"
#include "intake/layout/lex-layout.h"

static const struct
{
  const char *mark;
  gsize length;
  LexIntakeFormat format;
} marks[] = {
  { "%PDF-", 5, LEX_INTAKE_FORMAT_PDF },
  { "\x89PNG\r\n", 6, LEX_INTAKE_FORMAT_PICTURE },
  { "\xFF\xD8\xFF", 3, LEX_INTAKE_FORMAT_PICTURE },
  { "II*\0", 4, LEX_INTAKE_FORMAT_PICTURE },
  { "MM\0*", 4, LEX_INTAKE_FORMAT_PICTURE },
};

gboolean
lex_intake_paper_find (const char *bytes, gsize size, LexIntakeFormat *format)
{
  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    if (size >= marks[i].length && memcmp (bytes, marks[i].mark, marks[i].length) == 0)
      {
        *format = marks[i].format;
        return TRUE;
      }
  return FALSE;
}

/* How many bytes of a footnote are its mark: a sign, or raised digits. */
static gsize
measure_mark (const char *text)
{
  static const char *const signs[]
      = { "⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹", "*", "†", "‡", "§" };
  gsize length = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (signs);)
    if (g_str_has_prefix (text + length, signs[i]))
      {
        length += strlen (signs[i]);
        i = 0;
      }
    else
      i++;
  return length;
}

/* A number that begins a note, though nobody raised it. */
static gsize
measure_number (const char *text)
{
  gsize length = strspn (text, "0123456789");

  return text[length] == ' ' || text[length] == ')' || text[length] == '.' ? length : 0;
}

static char *
dup_raised (const char *digits, gsize length)
{
  static const char *const raised[] = { "⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹" };
  GString *out = g_string_new (NULL);

  for (gsize i = 0; i < length; i++)
    g_string_append (out, raised[digits[i] - '0']);
  return g_string_free (out, FALSE);
}

static LexIntakeBlock *
make_note (guint line, const char *text)
{
  gsize sign = measure_mark (text), number = sign == 0 ? measure_number (text) : 0;
  gsize length = sign + number;
  const char *words = text + length + strspn (text + length, ").");
  LexIntakeBlock *block = lex_intake_block_new (line, words + strspn (words, " "));

  if (length == 0)
    return block;
  block->marker = LEX_INTAKE_MARKER_NOTE;
  block->known = TRUE;
  block->mark = sign > 0 ? g_strndup (text, sign) : dup_raised (text, number);
  return block;
}

static LexIntakeBlock *
make_block (const LexLayoutParagraph *paragraph, const char *text)
{
  LexIntakeBlock *block = paragraph->role == LEX_LAYOUT_NOTE
                              ? make_note (paragraph->line, text)
                              : lex_intake_block_read (paragraph->line, text);

  block->page = paragraph->page;
  block->level = paragraph->level;
  block->indent += paragraph->indent;
  block->linked = paragraph->role == LEX_LAYOUT_CONTENTS || paragraph->role == LEX_LAYOUT_INDEX;
  return block;
}

/* As much of a text as makes one block, up to the end of a letter. */
static gsize
measure_stretch (const char *text, gsize length)
{
  if (length <= LEX_INTAKE_MAX_BLOCK_BYTES)
    return length;
  return (gsize) (g_utf8_find_prev_char (text, text + LEX_INTAKE_MAX_BLOCK_BYTES + 1) - text);
}

/* A paragraph, or a line without end, as one block or as several. */
static void
add_blocks (GPtrArray *blocks, const LexLayoutParagraph *paragraph)
{
  g_autofree char *clean = lex_intake_clean (paragraph->text);
  gsize length = strlen (clean);

  for (const char *c = clean; length > 0 && blocks->len <= LEX_INTAKE_MAX_BLOCKS;)
    {
      gsize stretch = measure_stretch (c, length);
      g_autofree char *part = g_strndup (c, stretch);

      g_ptr_array_add (blocks, make_block (paragraph, part));
      c += stretch;
      length -= stretch;
    }
}

GPtrArray *
lex_intake_paper_make (const LexExtractText *text, char **original)
{
  g_autoptr (LexLayout) layout = lex_layout_read (text);
  GPtrArray *blocks = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_intake_block_free);

  for (guint i = 0; i < layout->paragraphs->len; i++)
    add_blocks (blocks, layout->paragraphs->pdata[i]);
  *original = g_steal_pointer (&layout->original);
  return blocks;
}

/* Counts pages of a kind, and says which is the first. */
static guint
count_pages (const LexExtractText *text, gboolean recognized, guint *first)
{
  guint n = 0;

  for (guint i = 0; i < text->pages->len; i++)
    {
      const LexExtractPage *page = text->pages->pdata[i];

      if (recognized ? !page->recognized : !page->picture)
        continue;
      if (n++ == 0)
        *first = page->number;
    }
  return n;
}

static void
report_pictures (const LexExtractText *text, GPtrArray *problems)
{
  guint first = 0;
  guint n = count_pages (text, TRUE, &first);

  if (n > 0)
    lex_intake_report (problems, 0, LEX_SEVERITY_WARNING,
                       g_dngettext (GETTEXT_PACKAGE,
                                    "%u page was a picture and was recognized, the first is page "
                                    "%u; check its letters",
                                    "%u pages were pictures and were recognized, the first is "
                                    "page %u; check their letters",
                                    n),
                       n, first);
  n = count_pages (text, FALSE, &first);
  if (n > 0)
    lex_intake_report (problems, 0, LEX_SEVERITY_WARNING,
                       g_dngettext (GETTEXT_PACKAGE,
                                    "%u page is a picture and was not read, the first is page "
                                    "%u; install tesseract with its Polish and English data",
                                    "%u pages are pictures and were not read, the first is page "
                                    "%u; install tesseract with its Polish and English data",
                                    n),
                       n, first);
}

gboolean
lex_intake_paper_read (LexIntakeSource *self, GBytes *data, const char *file_name,
                       GPtrArray *problems, const LexIntakePages *watch, GError **error)
{
  LexExtractRequest request = { .kind = LEX_EXTRACT_PDF };
  g_autoptr (LexExtractText) text = NULL;
  GError *lower = NULL;

  if (self->format == LEX_INTAKE_FORMAT_PICTURE)
    request.kind = LEX_EXTRACT_IMAGE;
  if (watch != NULL)
    {
      request.cancellable = watch->cancellable;
      request.progress = watch->progress;
      request.data = watch->data;
    }
  text = lex_extract_read (data, &request, &lower);
  if (text == NULL)
    {
      lex_intake_error_take_extract (error, lower, file_name);
      return FALSE;
    }
  report_pictures (text, problems);
  self->blocks = lex_intake_paper_make (text, &self->original);
  return TRUE;
}
