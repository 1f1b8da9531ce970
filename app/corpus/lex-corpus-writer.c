/* lex-corpus-writer.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From a document to corpus XML, so that it reads back equal. It does not know
 * where documents are kept. The public function is for the services; the text
 * writer is for this room.
 *
 * XML is put together as a string: the elements are few, and what is written
 * is read back with the strict reader before it replaces anything.
 */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "corpus/lex-corpus-clause.h"
#include "corpus/lex-corpus-fault.h"
#include "corpus/lex-corpus-file.h"
#include "corpus/lex-corpus-text.h"

/* A text on its way out. */
typedef struct
{
  GString *xml;
  const char *plain;
  const LexSpan *spans;
  gsize n_spans;
} TextWriter;

static void
append_escaped (GString *xml, const char *text, gssize length)
{
  g_autofree char *escaped = g_markup_escape_text (text, length);

  g_string_append (xml, escaped);
}

static void
append_attribute (GString *xml, const char *name, const char *value)
{
  if (!value)
    return;
  g_string_append_printf (xml, " %s=\"", name);
  append_escaped (xml, value, -1);
  g_string_append_c (xml, '"');
}

static void
write_symbol (TextWriter *self, const LexSpan *span, const char *element)
{
  g_string_append_printf (self->xml, "<%s>", element);
  append_escaped (self->xml, span->target ? span->target : "", -1);
  g_string_append_printf (self->xml, "</%s>", element);
}

static void
write_marked (TextWriter *self, const LexSpan *span, const char *element, const char *attribute)
{
  const char *target = span->target;

  /* A term's target is a label; its element names the slug alone. */
  if (target && span->kind == LEX_SPAN_TERM && g_str_has_prefix (target, "definitions/"))
    target += strlen ("definitions/");
  g_string_append_printf (self->xml, "<%s", element);
  if (attribute)
    append_attribute (self->xml, attribute, target);
  g_string_append_c (self->xml, '>');
  append_escaped (self->xml, self->plain + span->start, (gssize) (span->end - span->start));
  g_string_append_printf (self->xml, "</%s>", element);
}

static void
write_span (TextWriter *self, const LexSpan *span)
{
  switch (span->kind)
    {
    case LEX_SPAN_CITATION:
      write_marked (self, span, "cite", "label");
      break;
    case LEX_SPAN_TERM:
      write_marked (self, span, "term", "name");
      break;
    case LEX_SPAN_EMPHASIS:
      write_marked (self, span, "em", NULL);
      break;
    case LEX_SPAN_CALL:
      write_symbol (self, span, "call");
      break;
    case LEX_SPAN_SUIT:
      write_symbol (self, span, "suit");
      break;
    case LEX_SPAN_CARD:
      write_symbol (self, span, "card");
      break;
    case LEX_SPAN_WHO:
    case LEX_SPAN_SEAT:
    case LEX_SPAN_PARAGRAPH:
    case LEX_SPAN_ITEM:
    case LEX_SPAN_FOOTNOTE:
    case LEX_SPAN_DOUBT:
    case LEX_SPAN_TABLE:
    default:
      g_assert_not_reached ();
    }
}

/* Marks do not nest in the corpus: one that begins inside another is left out. */
static void
write_inline (TextWriter *self, gsize from, gsize to)
{
  for (gsize i = 0; i < self->n_spans; i++)
    {
      const LexSpan *span = &self->spans[i];

      if (span->kind >= LEX_SPAN_WHO || span->start < from || span->end > to)
        continue;
      append_escaped (self->xml, self->plain + from, (gssize) (span->start - from));
      write_span (self, span);
      from = span->end;
    }
  append_escaped (self->xml, self->plain + from, (gssize) (to - from));
}

static gsize
find_end (TextWriter *self, gsize from, gsize to, char separator)
{
  const char *found = memchr (self->plain + from, separator, to - from);

  return found ? (gsize) (found - self->plain) : to;
}

static void
write_row (TextWriter *self, gsize from, gsize to, const char *first, const char *rest)
{
  const char *element = first;

  g_string_append (self->xml, "<row>");
  for (gsize start = from, end; start <= to; start = end + 1)
    {
      end = find_end (self, start, to, '\t');
      g_string_append_printf (self->xml, "<%s>", element);
      write_inline (self, start, end);
      g_string_append_printf (self->xml, "</%s>", element);
      element = rest;
    }
  g_string_append (self->xml, "</row>");
}

static void
write_table (TextWriter *self, const LexSpan *span)
{
  const char *side = lex_text_span_has_side_heads (span) ? "head" : "cell";
  gboolean head = lex_text_span_has_head (span);

  g_string_append (self->xml, "<table>");
  for (gsize start = span->start, end; start <= span->end; start = end + 1)
    {
      end = find_end (self, start, span->end, '\n');
      write_row (self, start, end, head ? "head" : side, head ? "head" : "cell");
      head = FALSE;
    }
  g_string_append (self->xml, "</table>");
}

static void
write_block (TextWriter *self, const LexSpan *span)
{
  static const char *const opening[] = { "<p>", "<item>", "<note>", "<note kind=\"doubt\">" };
  static const char *const closing[] = { "</p>", "</item>", "</note>", "</note>" };
  gsize which = span->kind - LEX_SPAN_PARAGRAPH;

  if (span->kind == LEX_SPAN_TABLE)
    {
      write_table (self, span);
      return;
    }
  g_string_append (self->xml, opening[which]);
  write_inline (self, span->start, span->end);
  g_string_append (self->xml, closing[which]);
}

static const LexSpan *
find_block (TextWriter *self, gsize start)
{
  for (gsize i = 0; i < self->n_spans; i++)
    if (self->spans[i].kind >= LEX_SPAN_PARAGRAPH && self->spans[i].start == start)
      return &self->spans[i];
  return NULL;
}

void
lex_corpus_text_write (LexText *text, GString *xml)
{
  TextWriter self = { .xml = xml, .plain = lex_text_get_plain (text) };
  gsize length = strlen (self.plain), next;

  self.spans = lex_text_get_spans (text, &self.n_spans);
  for (gsize start = 0; start <= length; start = next + 1)
    {
      const LexSpan *block = find_block (&self, start);
      LexSpan line = { start, find_end (&self, start, length, '\n'), LEX_SPAN_PARAGRAPH, NULL };

      next = block ? block->end : line.end;
      if (block || start > 0)
        write_block (&self, block ? block : &line);
      else
        write_inline (&self, line.start, line.end);
    }
}

/* Opens an element of one language, dated if the clause has changed. */
static void
open_element (GString *xml, const char *element, LexLanguage language, const char *date_name,
              const char *date)
{
  g_string_append_printf (xml, "    <%s", element);
  append_attribute (xml, "xml:lang", lex_language_get_code (language));
  append_attribute (xml, date_name, date);
  g_string_append_c (xml, '>');
}

static void
write_headings (GString *xml, const LexWording *wordings, const char *date_name, const char *date)
{
  for (int i = 0; i < LEX_N_LANGUAGES; i++)
    if (wordings[i].heading)
      {
        open_element (xml, "heading", (LexLanguage) i, date_name, date);
        append_escaped (xml, wordings[i].heading, -1);
        g_string_append (xml, "</heading>\n");
      }
}

static void
write_text (GString *xml, const char *element, LexLanguage language, const char *date_name,
            const char *date, LexText *text)
{
  if (!text)
    return;
  open_element (xml, element, language, date_name, date);
  lex_corpus_text_write (text, xml);
  g_string_append_printf (xml, "</%s>\n", element);
}

static void
write_clause_start (GString *xml, const LexClauseParts *parts, LexKind kind)
{
  g_autoptr (GString) about = g_string_new (NULL);

  for (guint i = 0; parts->about && i < parts->about->len; i++)
    g_string_append_printf (about, "%s%s", i ? " " : "",
                            lex_label_get_text (g_ptr_array_index (parts->about, i)));
  g_string_append (xml, "  <clause");
  append_attribute (xml, "label", lex_label_get_text (parts->label));
  append_attribute (xml, "about", about->len ? about->str : NULL);
  if (parts->authority != lex_corpus_kind_get_authority (kind))
    append_attribute (xml, "authority", lex_corpus_authority_get_name (parts->authority));
  g_string_append (xml, ">\n");
}

static void
write_clause (GString *xml, LexClause *clause, LexKind kind)
{
  const LexClauseParts *parts = lex_clause_get_parts (clause);

  write_clause_start (xml, parts, kind);
  write_headings (xml, parts->wording, "from", parts->from);
  write_headings (xml, parts->past, "until", parts->until);
  for (int i = 0; i < LEX_N_LANGUAGES; i++)
    write_text (xml, "text", (LexLanguage) i, "from", parts->from, parts->wording[i].text);
  for (int i = 0; i < LEX_N_LANGUAGES; i++)
    write_text (xml, "text", (LexLanguage) i, "until", parts->until, parts->past[i].text);
  for (int i = 0; i < LEX_N_LANGUAGES; i++)
    write_text (xml, "ruling", (LexLanguage) i, "from", NULL, parts->ruling[i]);
  if (parts->pbn)
    {
      g_string_append (xml, "    <pbn>");
      append_escaped (xml, parts->pbn, -1);
      g_string_append (xml, "</pbn>\n");
    }
  g_string_append (xml, "  </clause>\n");
}

static GBytes *
write_document (LexDocument *document)
{
  GPtrArray *clauses = lex_document_get_clauses (document);
  LexKind kind = lex_document_get_kind (document);
  GString *xml = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<document");

  append_attribute (xml, "name", lex_document_get_name (document));
  append_attribute (xml, "kind", lex_kind_get_name (kind));
  append_attribute (xml, "edition", lex_document_get_edition (document));
  append_attribute (xml, "publisher", lex_document_get_publisher (document));
  g_string_append (xml, ">\n");
  for (int i = 0; i < LEX_N_LANGUAGES; i++)
    {
      const char *title = lex_document_get_title (document, (LexLanguage) i);

      if (!title)
        continue;
      g_string_append_printf (xml, "  <title xml:lang=\"%s\">",
                              lex_language_get_code ((LexLanguage) i));
      append_escaped (xml, title, -1);
      g_string_append (xml, "</title>\n");
    }
  for (guint i = 0; clauses && i < clauses->len; i++)
    write_clause (xml, g_ptr_array_index (clauses, i), kind);
  g_string_append (xml, "</document>\n");
  return g_string_free_to_bytes (xml);
}

/* What the reader would refuse is not written: a document that can not be
 * read again is worse than an error now. */
static gboolean
check_readable (GBytes *data, const char *path, GError **error)
{
  g_autoptr (LexCorpusSchema) schema = lex_corpus_schema_new ("corpus.rng");
  g_autoptr (GError) local = NULL;
  g_autoptr (LexCorpusFile) file = lex_corpus_file_parse (data, path, "document", schema, &local);

  if (!file)
    lex_corpus_fault (error, LEX_CORPUS_ERROR_WRITE, path, 0,
                      _ ("was not written, it could not be read again (%s); report this fault"),
                      local->message);
  return file != NULL;
}

GBytes *
lex_corpus_dup_bytes (LexDocument *document, const char *name, GError **error)
{
  g_autoptr (GBytes) data = NULL;

  g_return_val_if_fail (LEX_IS_DOCUMENT (document), NULL);
  g_return_val_if_fail (name, NULL);

  data = write_document (document);
  return check_readable (data, name, error) ? g_steal_pointer (&data) : NULL;
}

gboolean
lex_corpus_write (LexDocument *document, const char *path, GError **error)
{
  g_autoptr (GBytes) data = NULL;
  g_autoptr (GError) local = NULL;

  g_return_val_if_fail (LEX_IS_DOCUMENT (document), FALSE);
  g_return_val_if_fail (path, FALSE);

  data = lex_corpus_dup_bytes (document, path, error);
  if (!data)
    return FALSE;
  if (g_file_set_contents_full (path, g_bytes_get_data (data, NULL),
                                (gssize) g_bytes_get_size (data), G_FILE_SET_CONTENTS_CONSISTENT,
                                0644, &local))
    return TRUE;
  lex_corpus_fault (error, LEX_CORPUS_ERROR_WRITE, path, 0,
                    _ ("cannot be written (%s); check the folder and the room on the disk"),
                    local->message);
  return FALSE;
}
