/* lex-document-export.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A document as a file for other programs: corpus XML, Markdown or HTML. It refuses to know where
 * the file goes. Front ends that may link XML call it.
 *
 * Markdown and HTML are the same walk over clauses and their blocks; what differs stands in a
 * table.
 */

#include "services/lex-document-export.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "corpus/lex-corpus.h"
#include "services/lex-library-private.h"

/* How a format writes what a text is made of. */
typedef struct
{
  const char *block[5][2]; /* by LexSpanKind from LEX_SPAN_PARAGRAPH, around it */
  const char *emphasis[2];
  const char *list[2]; /* around items in a row */
  const char *row[2];
  const char *cell[2];
  const char *head[2];
  gboolean is_html;
} Style;

static const Style styles[] = {
  [LEX_EXPORT_MARKDOWN] = {
    { { "", "\n\n" }, { "- ", "\n" }, { "> ", "\n\n" }, { "> ", "\n\n" }, { "", "\n" } },
    { "*", "*" }, { "", "\n" }, { "", "|\n" }, { "| ", " " }, { "| ", " " }, FALSE,
  },
  [LEX_EXPORT_HTML] = {
    { { "<p>", "</p>\n" },
      { "<li>", "</li>\n" },
      { "<aside>", "</aside>\n" },
      { "<aside>", "</aside>\n" },
      { "<table>\n", "</table>\n" } },
    { "<em>", "</em>" }, { "<ul>\n", "</ul>\n" }, { "<tr>", "</tr>\n" }, { "<td>", "</td>" },
    { "<th>", "</th>" }, TRUE,
  },
};

/* A document on its way out. */
typedef struct
{
  GString *out;
  const Style *style;
  const char *plain;
  const LexSpan *spans;
  gsize n_spans;
  gboolean in_list;
} Writer;

gboolean
lex_export_format_from_name (const char *name, LexExportFormat *format)
{
  static const char *const names[] = { "xml", "markdown", "html" };

  g_return_val_if_fail (format != NULL, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_strcmp0 (name, names[i]) == 0)
      {
        *format = (LexExportFormat) i;
        return TRUE;
      }
  return FALSE;
}

/* What either format would read as a mark is told from it. */
static void
append_words (Writer *self, const char *words, gsize length)
{
  for (const char *c = words; c < words + length; c++)
    if (self->style->is_html && strchr ("<>&\"", *c) != NULL)
      {
        g_autofree char *escaped = g_markup_escape_text (c, 1);

        g_string_append (self->out, escaped);
      }
    else
      {
        if (!self->style->is_html && strchr ("\\`*_[]<>#|", *c) != NULL)
          g_string_append_c (self->out, '\\');
        g_string_append_c (self->out, *c);
      }
}

static void
append_text (Writer *self, const char *text)
{
  append_words (self, text, strlen (text));
}

/* Emphasis is the only mark that a reader elsewhere would miss. */
static void
append_inline (Writer *self, gsize from, gsize to)
{
  for (gsize i = 0; i < self->n_spans; i++)
    {
      const LexSpan *span = &self->spans[i];

      if (span->kind != LEX_SPAN_EMPHASIS || span->start < from || span->end > to)
        continue;
      append_words (self, self->plain + from, span->start - from);
      g_string_append (self->out, self->style->emphasis[0]);
      append_words (self, self->plain + span->start, span->end - span->start);
      g_string_append (self->out, self->style->emphasis[1]);
      from = span->end;
    }
  append_words (self, self->plain + from, to - from);
}

static gsize
find_end (Writer *self, gsize from, gsize to, char mark)
{
  const char *found = memchr (self->plain + from, mark, to - from);

  return found != NULL ? (gsize) (found - self->plain) : to;
}

static guint
append_row (Writer *self, gsize from, gsize to, const char *const *first, const char *const *rest)
{
  const char *const *cell = first;
  guint n_cells = 0;

  g_string_append (self->out, self->style->row[0]);
  for (gsize start = from, end; start <= to; start = end + 1, n_cells++)
    {
      end = find_end (self, start, to, '\t');
      g_string_append (self->out, cell[0]);
      append_inline (self, start, end);
      g_string_append (self->out, cell[1]);
      cell = rest;
    }
  g_string_append (self->out, self->style->row[1]);
  return n_cells;
}

/* Markdown has no table without a head. */
static void
append_table (Writer *self, const LexSpan *span)
{
  const char *const *side
      = lex_text_span_has_side_heads (span) ? self->style->head : self->style->cell;
  gboolean first = TRUE;

  for (gsize start = span->start, end; start <= span->end; start = end + 1, first = FALSE)
    {
      const gboolean is_head = first && lex_text_span_has_head (span);
      guint n_cells;

      end = find_end (self, start, span->end, '\n');
      n_cells = append_row (self, start, end, is_head ? self->style->head : side,
                            is_head ? self->style->head : self->style->cell);
      for (guint i = 0; first && !self->style->is_html && i < n_cells; i++)
        g_string_append (self->out, i + 1 < n_cells ? "| --- " : "| --- |\n");
    }
}

static void
close_list (Writer *self)
{
  if (self->in_list)
    g_string_append (self->out, self->style->list[1]);
  self->in_list = FALSE;
}

static void
append_block (Writer *self, const LexSpan *span)
{
  const char *const *around = self->style->block[span->kind - LEX_SPAN_PARAGRAPH];

  if (span->kind != LEX_SPAN_ITEM)
    close_list (self);
  else if (!self->in_list)
    {
      g_string_append (self->out, self->style->list[0]);
      self->in_list = TRUE;
    }
  g_string_append (self->out, around[0]);
  if (span->kind == LEX_SPAN_TABLE)
    append_table (self, span);
  else
    append_inline (self, span->start, span->end);
  g_string_append (self->out, around[1]);
}

static const LexSpan *
find_block (Writer *self, gsize start)
{
  for (gsize i = 0; i < self->n_spans; i++)
    if (self->spans[i].kind >= LEX_SPAN_PARAGRAPH && self->spans[i].start == start)
      return &self->spans[i];
  return NULL;
}

static void
append_lines (Writer *self, LexText *text)
{
  gsize length;

  if (text == NULL)
    return;
  self->plain = lex_text_get_plain (text);
  self->spans = lex_text_get_spans (text, &self->n_spans);
  length = strlen (self->plain);
  for (gsize start = 0, next; start <= length; start = next + 1)
    {
      const LexSpan *block = find_block (self, start);
      LexSpan line = { start, find_end (self, start, length, '\n'), LEX_SPAN_PARAGRAPH, NULL };

      next = block != NULL ? block->end : line.end;
      if (block != NULL || line.end > line.start)
        append_block (self, block != NULL ? block : &line);
    }
  close_list (self);
}

/* A clause with a heading is a section; one without begins with its label. */
static void
append_heading (Writer *self, LexClause *clause, LexLanguage language)
{
  LexLabel *label = lex_clause_get_label (clause);
  const char *heading = lex_clause_get_heading (clause, language);
  const guint level = MIN (lex_label_get_depth (label) + 2, 6);
  g_autofree char *marks = g_strnfill (level, '#');

  if (self->style->is_html && heading != NULL)
    g_string_append_printf (self->out, "<h%u>", level);
  else if (self->style->is_html)
    g_string_append (self->out, "<p><b>");
  else
    g_string_append_printf (self->out, "%s", heading != NULL ? marks : "**");
  if (!self->style->is_html && heading != NULL)
    g_string_append_c (self->out, ' ');
  append_text (self, lex_label_get_text (label));
  if (heading != NULL)
    {
      g_string_append (self->out, " ");
      append_text (self, heading);
    }
  if (self->style->is_html && heading != NULL)
    g_string_append_printf (self->out, "</h%u>\n", level);
  else if (self->style->is_html)
    g_string_append (self->out, "</b></p>\n");
  else
    g_string_append (self->out, heading != NULL ? "\n\n" : "**\n\n");
}

static void
append_clause (Writer *self, LexClause *clause, LexLanguages languages)
{
  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    {
      if ((languages & (1u << language)) == 0
          || (lex_clause_get_heading (clause, language) == NULL
              && lex_clause_get_text (clause, language) == NULL))
        continue;
      if (self->style->is_html)
        g_string_append_printf (
            self->out, "<section lang=\"%s\" id=\"%s-%s\">\n", lex_language_get_code (language),
            lex_label_get_text (lex_clause_get_label (clause)), lex_language_get_code (language));
      append_heading (self, clause, language);
      append_lines (self, lex_clause_get_text (clause, language));
      append_lines (self, lex_clause_get_ruling (clause, language));
      if (self->style->is_html)
        g_string_append (self->out, "</section>\n");
    }
}

static void
append_title (Writer *self, const char *title)
{
  g_string_append (self->out, self->style->is_html ? "<h1>" : "# ");
  append_text (self, title);
  g_string_append (self->out, self->style->is_html ? "</h1>\n" : "\n\n");
}

static void
append_source (Writer *self, LexDocument *document)
{
  const char *edition = lex_document_get_edition (document);
  const char *publisher = lex_document_get_publisher (document);
  g_autofree char *both = g_strconcat (edition != NULL ? edition : "",
                                       edition != NULL && publisher != NULL ? ", " : "",
                                       publisher != NULL ? publisher : "", NULL);

  if (*both == '\0')
    return;
  g_string_append (self->out, self->style->block[0][0]);
  append_text (self, both);
  g_string_append (self->out, self->style->block[0][1]);
}

static void
append_document (Writer *self, LexDocument *document, LexLanguages languages)
{
  GPtrArray *clauses = lex_document_get_clauses (document);

  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    if ((languages & (1u << language)) != 0 && lex_document_get_title (document, language) != NULL)
      append_title (self, lex_document_get_title (document, language));
  append_source (self, document);
  for (guint i = 0; clauses != NULL && i < clauses->len; i++)
    append_clause (self, clauses->pdata[i], languages);
}

static GBytes *
write_readable (LexDocument *document, LexLanguages languages, LexExportFormat format)
{
  Writer writer = { .out = g_string_new (NULL), .style = &styles[format] };
  const char *title = lex_document_get_title (document, LEX_LANGUAGE_EN);

  if (title == NULL)
    title = lex_document_get_title (document, LEX_LANGUAGE_PL);
  if (format == LEX_EXPORT_HTML)
    {
      g_string_append (writer.out,
                       "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n<title>");
      append_text (&writer, title != NULL ? title : lex_document_get_name (document));
      g_string_append (writer.out, "</title>\n</head>\n<body>\n");
    }
  append_document (&writer, document, languages);
  if (format == LEX_EXPORT_HTML)
    g_string_append (writer.out, "</body>\n</html>\n");
  return g_string_free_to_bytes (writer.out);
}

GBytes *
lex_document_export (LexDocument *document, LexLanguages languages, LexExportFormat format,
                     GError **error)
{
  g_autoptr (GError) lower = NULL;
  GBytes *bytes;

  g_return_val_if_fail (LEX_IS_DOCUMENT (document), NULL);

  if (format != LEX_EXPORT_XML)
    return write_readable (document, languages, format);
  bytes = lex_corpus_dup_bytes (document, lex_document_get_name (document), &lower);
  if (bytes == NULL)
    lex_library_propagate (error, g_steal_pointer (&lower), LEX_SIDE_IMPORTS,
                           lex_document_get_name (document));
  return bytes;
}

GBytes *
lex_library_export (LexLibrary *self, const char *name, LexLanguages languages,
                    LexExportFormat format, GError **error)
{
  g_autoptr (LexDocument) document = NULL;
  GPtrArray *clauses;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  clauses = lex_library_list_clauses (self, name, error);
  for (guint side = 0; clauses != NULL && document == NULL && side < LEX_N_SIDES; side++)
    {
      LexDocument *known = lex_library_find_document (self, side, name);

      if (known != NULL)
        document = lex_document_copy (known, NULL, NULL, clauses);
    }
  return document != NULL ? lex_document_export (document, languages, format, error) : NULL;
}
