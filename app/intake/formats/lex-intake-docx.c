/* lex-intake-docx.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The text of a document of Word: paragraphs with the marks of their lists, tables, footnotes. It
 * refuses to know how anything looks. Only lex-intake-source.c calls it.
 */

#include "intake/formats/lex-intake-docx.h"

#include <string.h>

#include "intake/formats/lex-intake-docx-notes.h"
#include "intake/formats/lex-intake-docx-numbering.h"
#include "intake/formats/lex-intake-docx-styles.h"
#include "intake/formats/lex-intake-xml.h"

#define INDENT 4

/* Word measures in twentieths of a point; a letter is about so wide. */
#define TWIPS_PER_LETTER 180

typedef struct
{
  LexIntakeDocxStyle style; /* what its style and it itself say */
  char style_name[64];
  guint indent;
  gboolean begun; /* its marker, if it has one, is given */
} Paragraph;

typedef struct
{
  /* Owned */
  LexIntakeXml *xml;
  LexIntakeDocxStyles *styles;
  LexIntakeDocxNumbering *numbering;
  GHashTable *footnotes;
  GHashTable *endnotes;
  GPtrArray *marks; /* (char*) of the notes of this paragraph */
  GPtrArray *notes; /* (char*) their words */
  GArray *outer;    /* of Paragraph, those that a text box stands in */

  LexIntakeFlow *flow; /* borrowed */

  Paragraph paragraph;
  guint n_notes;
  guint rows;        /* of tables, one in another */
  guint boxes;       /* structured boxes */
  guint contents;    /* the box that is a table of contents; 0 for none */
  gboolean settings; /* what comes says how a paragraph is */
  gboolean text;     /* what comes is shown */
  gboolean hidden;
  gboolean raised;
  gboolean linked;
} Reader;

static gboolean
find_item (Reader *self, LexIntakeItem *item, guint *level)
{
  const LexIntakeDocxStyle *style = &self->paragraph.style;

  if (!style->has_list || style->list == 0)
    return FALSE;
  *level = style->has_list_level ? style->list_level
                                 : lex_intake_docx_numbering_find_level (
                                     self->numbering, style->list, self->paragraph.style_name);
  return lex_intake_docx_numbering_next (self->numbering, style->list, *level, item);
}

/* All that stands before the words of a paragraph is known. */
static void
begin_words (Reader *self)
{
  LexIntakeItem item = { 0 };
  guint level = 0;

  if (self->paragraph.begun)
    return;
  self->paragraph.begun = TRUE;
  self->flow->level = self->paragraph.style.level;
  self->flow->indent = self->paragraph.indent;
  if (find_item (self, &item, &level))
    {
      if (item.count != LEX_INTAKE_COUNT_NONE)
        self->flow->indent = INDENT * (level + 1);
      lex_intake_flow_begin_item (self->flow, &item);
      if (item.count == LEX_INTAKE_COUNT_NONE && item.mark && *item.mark)
        {
          lex_intake_flow_add_text (self->flow, item.mark);
          lex_intake_flow_add_text (self->flow, " ");
        }
    }
  else if (self->rows == 0)
    lex_intake_flow_begin_item (self->flow, NULL);
}

static void
add_text (Reader *self, const char *words)
{
  if (self->hidden)
    return;
  begin_words (self);
  self->flow->linked = self->linked || self->contents > 0 || self->paragraph.style.contents;
  lex_intake_flow_add_text (self->flow, words);
}

static gboolean
is_digits (const char *text)
{
  return *text && strspn (text, "0123456789") == strlen (text);
}

static void
take_text (Reader *self)
{
  const char *text = lex_intake_xml_get_text (self->xml);

  if (self->raised && is_digits (text))
    {
      g_autofree char *raised = lex_intake_count_raise (text);

      add_text (self, raised);
    }
  else
    add_text (self, text);
}

static void
open_paragraph (Reader *self)
{
  self->paragraph = (Paragraph){ .begun = FALSE };
}

static void
close_paragraph (Reader *self)
{
  if (self->paragraph.style.has_list)
    begin_words (self);
  lex_intake_flow_end_paragraph (self->flow);
  if (self->notes->len > 0)
    lex_intake_flow_end_block (self->flow);
  for (guint i = 0; i < self->notes->len; i++)
    lex_intake_flow_add_note (self->flow, g_ptr_array_index (self->marks, i),
                              g_ptr_array_index (self->notes, i));
  g_ptr_array_set_size (self->marks, 0);
  g_ptr_array_set_size (self->notes, 0);
}

static void
take_note (Reader *self, GHashTable *notes)
{
  const char *name = lex_intake_xml_get_attribute (self->xml, "id");
  const char *words = name ? g_hash_table_lookup (notes, name) : NULL;
  g_autofree char *number = g_strdup_printf ("%u", self->n_notes + 1);
  char *mark;

  if (!words)
    return;
  self->n_notes++;
  mark = lex_intake_count_raise (number);
  add_text (self, mark);
  g_ptr_array_add (self->marks, mark);
  g_ptr_array_add (self->notes, g_strdup (words));
}

static void
take_style (Reader *self)
{
  const char *name = lex_intake_xml_get_attribute (self->xml, "val");

  if (!name)
    return;
  g_strlcpy (self->paragraph.style_name, name, sizeof self->paragraph.style_name);
  self->paragraph.style = lex_intake_docx_styles_find (self->styles, name);
}

/* What a paragraph says of itself, after what its style says. */
static void
take_setting (Reader *self, const char *name)
{
  LexIntakeDocxStyle *style = &self->paragraph.style;

  if (strcmp (name, "pStyle") == 0)
    take_style (self);
  else if (strcmp (name, "outlineLvl") == 0)
    {
      guint level = lex_intake_xml_get_number (self->xml, "val", 9) + 1;

      style->level = level <= 9 ? MIN (level, 6) : 0;
    }
  else if (strcmp (name, "numId") == 0)
    {
      style->has_list = TRUE;
      style->list = lex_intake_xml_get_number (self->xml, "val", 0);
    }
  else if (strcmp (name, "ilvl") == 0)
    {
      style->has_list_level = TRUE;
      style->list_level = lex_intake_xml_get_number (self->xml, "val", 0);
    }
  else if (strcmp (name, "ind") == 0)
    self->paragraph.indent
        = lex_intake_xml_get_number (self->xml, "left",
                                     lex_intake_xml_get_number (self->xml, "start", 0))
          / TWIPS_PER_LETTER;
  else if (strcmp (name, "pPrChange") == 0 || strcmp (name, "rPr") == 0
           || strcmp (name, "sectPr") == 0)
    lex_intake_xml_skip (self->xml);
}

static gboolean
is_on (Reader *self)
{
  const char *value = lex_intake_xml_get_attribute (self->xml, "val");

  return !value || (strcmp (value, "0") != 0 && strcmp (value, "false") != 0);
}

/* Suits are often set in a face of signs. */
static void
take_sign (Reader *self)
{
  static const char *const suits[] = { "♣", "♦", "♥", "♠" };
  const char *font = lex_intake_xml_get_attribute (self->xml, "font");
  const char *code = lex_intake_xml_get_attribute (self->xml, "char");
  guint64 sign = code ? g_ascii_strtoull (code, NULL, 16) & 0xFF : 0;

  if (g_strcmp0 (font, "Symbol") == 0 && sign >= 0xA7 && sign <= 0xAA)
    add_text (self, suits[sign - 0xA7]);
}

static void
take_break (Reader *self)
{
  const char *type = lex_intake_xml_get_attribute (self->xml, "type");

  if (g_strcmp0 (type, "page") == 0)
    self->flow->page += self->flow->page > 0;
  else
    lex_intake_flow_end_line (self->flow);
}

/* Elements of a stretch of words. */
static void
open_inline (Reader *self, const char *name)
{
  if (strcmp (name, "t") == 0)
    self->text = TRUE;
  else if (strcmp (name, "r") == 0)
    self->hidden = self->raised = FALSE;
  else if (strcmp (name, "tab") == 0 || strcmp (name, "ptab") == 0)
    add_text (self, " ");
  else if (strcmp (name, "br") == 0 || strcmp (name, "cr") == 0)
    take_break (self);
  else if (strcmp (name, "lastRenderedPageBreak") == 0)
    self->flow->page++;
  else if (strcmp (name, "noBreakHyphen") == 0)
    add_text (self, "-");
  else if (strcmp (name, "sym") == 0)
    take_sign (self);
  else if (strcmp (name, "vanish") == 0)
    self->hidden = is_on (self);
  else if (strcmp (name, "vertAlign") == 0)
    self->raised = g_strcmp0 (lex_intake_xml_get_attribute (self->xml, "val"), "superscript") == 0;
  else if (strcmp (name, "footnoteReference") == 0)
    take_note (self, self->footnotes);
  else if (strcmp (name, "endnoteReference") == 0)
    take_note (self, self->endnotes);
}

static void
take_anchor (Reader *self)
{
  const char *name = lex_intake_xml_get_attribute (self->xml, "name");

  if (name && *name != '_')
    lex_intake_flow_set_anchor (self->flow, name);
}

static void
open_box (Reader *self)
{
  lex_intake_flow_end_block (self->flow);
  g_array_append_val (self->outer, self->paragraph);
}

static void
close_box (Reader *self)
{
  if (self->outer->len == 0)
    return;
  lex_intake_flow_end_block (self->flow);
  self->paragraph = g_array_index (self->outer, Paragraph, self->outer->len - 1);
  g_array_set_size (self->outer, self->outer->len - 1);
}

static void
open_row (Reader *self)
{
  self->rows++;
  lex_intake_flow_begin_item (self->flow, NULL);
  lex_intake_flow_begin_row (self->flow);
}

static void
open_element (Reader *self)
{
  static const char *const passed_over[]
      = { "del", "moveFrom", "Fallback", "instrText", "rPrChange" };
  const char *name = lex_intake_xml_get_name (self->xml);

  for (gsize i = 0; i < G_N_ELEMENTS (passed_over); i++)
    if (strcmp (name, passed_over[i]) == 0)
      {
        lex_intake_xml_skip (self->xml);
        return;
      }
  if (self->settings)
    take_setting (self, name);
  else if (strcmp (name, "p") == 0)
    open_paragraph (self);
  else if (strcmp (name, "pPr") == 0)
    self->settings = TRUE;
  else if (strcmp (name, "tr") == 0)
    open_row (self);
  else if (strcmp (name, "tc") == 0)
    lex_intake_flow_begin_cell (self->flow);
  else if (strcmp (name, "txbxContent") == 0)
    open_box (self);
  else if (strcmp (name, "sdt") == 0)
    self->boxes++;
  else if (strcmp (name, "docPartGallery") == 0)
    self->contents
        = g_strcmp0 (lex_intake_xml_get_attribute (self->xml, "val"), "Table of Contents") == 0
              ? self->boxes
              : self->contents;
  else if (strcmp (name, "hyperlink") == 0)
    self->linked = lex_intake_xml_get_attribute (self->xml, "anchor") == NULL;
  else if (strcmp (name, "bookmarkStart") == 0)
    take_anchor (self);
  else
    open_inline (self, name);
}

static void
close_element (Reader *self)
{
  const char *name = lex_intake_xml_get_name (self->xml);

  if (strcmp (name, "t") == 0)
    self->text = FALSE;
  else if (strcmp (name, "pPr") == 0)
    self->settings = FALSE;
  else if (self->settings)
    return;
  else if (strcmp (name, "p") == 0)
    close_paragraph (self);
  else if (strcmp (name, "tr") == 0)
    {
      self->rows -= self->rows > 0;
      lex_intake_flow_end_block (self->flow);
    }
  else if (strcmp (name, "txbxContent") == 0)
    close_box (self);
  else if (strcmp (name, "sdt") == 0)
    {
      self->contents = self->contents == self->boxes ? 0 : self->contents;
      self->boxes -= self->boxes > 0;
    }
  else if (strcmp (name, "hyperlink") == 0)
    self->linked = FALSE;
}

/* Word notes where its pages broke last; a document that it never laid out has no pages. */
static gboolean
has_pages (GBytes *document)
{
  static const char mark[] = "lastRenderedPageBreak";
  gsize size;
  const char *bytes = g_bytes_get_data (document, &size);

  return bytes && g_strstr_len (bytes, (gssize) size, mark) != NULL;
}

gboolean
lex_intake_docx_read (const LexIntakeDocxParts *parts, LexIntakeFlow *flow)
{
  g_autoptr (LexIntakeXml) xml = lex_intake_xml_new (parts->document);
  g_autoptr (LexIntakeDocxStyles) styles = lex_intake_docx_styles_new (parts->styles);
  g_autoptr (LexIntakeDocxNumbering) numbering = lex_intake_docx_numbering_new (parts->numbering);
  g_autoptr (GHashTable) footnotes = lex_intake_docx_notes_read (parts->footnotes);
  g_autoptr (GHashTable) endnotes = lex_intake_docx_notes_read (parts->endnotes);
  g_autoptr (GPtrArray) marks = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) notes = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) outer = g_array_new (FALSE, FALSE, sizeof (Paragraph));
  Reader self = { xml, styles, numbering, footnotes, endnotes, marks, notes, outer, .flow = flow };
  LexIntakeXmlToken token;

  flow->page = has_pages (parts->document) ? 1 : 0;
  while ((token = lex_intake_xml_next (xml)) != LEX_INTAKE_XML_END_OF_FILE)
    if (token == LEX_INTAKE_XML_OPEN)
      open_element (&self);
    else if (token == LEX_INTAKE_XML_CLOSE)
      close_element (&self);
    else if (self.text)
      take_text (&self);
  return !lex_intake_xml_is_broken (xml);
}
