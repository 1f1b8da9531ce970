/* lex-intake-odt.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The text of a document of LibreOffice: paragraphs with the marks of their lists, tables,
 * footnotes. It refuses to know how anything looks. Only lex-intake-source.c calls it.
 */

#include "intake/formats/lex-intake-odt.h"

#include <string.h>

#include "intake/formats/lex-intake-odt-lists.h"

#define INDENT 4
#define MAX_LEVEL 6

/* Where words go. */
typedef enum
{
  INTO_NOTHING,
  INTO_TEXT,
  INTO_MARK,
  INTO_NOTE,
} Target;

typedef struct
{
  guint level;    /* of a heading; 0 for none */
  gboolean begun; /* its marker, if it has one, is given */
} Paragraph;

typedef struct
{
  /* Owned */
  LexIntakeXml *xml;
  LexIntakeOdtLists *lists;
  GHashTable *raised; /* (set of utf8) the styles of raised letters */
  GHashTable *broken; /* (set of utf8) the styles of paragraphs that begin a page */
  GPtrArray *marks;   /* (char*) of the notes of this paragraph */
  GPtrArray *notes;   /* (char*) their words */
  GString *mark;      /* of the note that is being read */
  GString *note;      /* its words */
  GArray *outer;      /* of Paragraph, those that a text box stands in */
  char *style;        /* the name of the style that is being defined; nullable */

  LexIntakeFlow *flow; /* borrowed */

  Paragraph paragraph;
  Target target;
  guint rows;     /* of tables, one in another */
  guint contents; /* tables of contents and indexes */
  gboolean is_raised;
  gboolean linked;
} Reader;

static gboolean
find_item (Reader *self, LexIntakeItem *item)
{
  guint level = lex_intake_odt_lists_get_depth (self->lists);
  gboolean found;

  if (level > 0)
    found = lex_intake_odt_lists_next (self->lists, item, &level);
  else
    found = self->paragraph.level > 0
            && lex_intake_odt_lists_next_heading (self->lists, self->paragraph.level, item);
  self->flow->indent = INDENT * level;
  return found;
}

static void
begin_item (Reader *self, const LexIntakeItem *item)
{
  lex_intake_flow_begin_item (self->flow, item);
  if (item->count == LEX_INTAKE_COUNT_NONE && item->mark && *item->mark)
    {
      lex_intake_flow_add_text (self->flow, item->mark);
      lex_intake_flow_add_text (self->flow, " ");
    }
}

static void
begin_words (Reader *self)
{
  LexIntakeItem item = { 0 };
  gboolean any = FALSE;

  if (self->paragraph.begun)
    return;
  self->paragraph.begun = TRUE;
  self->flow->level = MIN (self->paragraph.level, MAX_LEVEL);
  while (find_item (self, &item))
    {
      begin_item (self, &item);
      any = TRUE;
      if (lex_intake_odt_lists_get_depth (self->lists) == 0)
        break;
    }
  if (!any && self->rows == 0)
    lex_intake_flow_begin_item (self->flow, NULL);
}

static gboolean
is_digits (const char *text)
{
  return *text && strspn (text, "0123456789") == strlen (text);
}

static char *
dup_raised (const char *text)
{
  return is_digits (text) ? lex_intake_count_raise (text) : g_strdup (text);
}

static void
add_text (Reader *self, const char *words)
{
  g_autofree char *raised = self->is_raised ? dup_raised (words) : NULL;

  switch (self->target)
    {
    case INTO_TEXT:
      begin_words (self);
      self->flow->linked = self->linked || self->contents > 0;
      lex_intake_flow_add_text (self->flow, raised ? raised : words);
      break;
    case INTO_MARK:
      g_string_append (self->mark, words);
      break;
    case INTO_NOTE:
      g_string_append (self->note, words);
      break;
    case INTO_NOTHING:
    default:
      break;
    }
}

static void
open_paragraph (Reader *self, guint level)
{
  const char *style = lex_intake_xml_get_attribute (self->xml, "style-name");

  if (self->target == INTO_NOTE)
    {
      g_string_append_c (self->note, ' ');
      return;
    }
  self->target = INTO_TEXT;
  self->paragraph = (Paragraph){ level, FALSE };
  if (style && self->flow->page > 0 && g_hash_table_contains (self->broken, style))
    self->flow->page++;
}

static void
close_paragraph (Reader *self)
{
  if (self->target != INTO_TEXT)
    return;
  if (lex_intake_odt_lists_get_depth (self->lists) > 0)
    begin_words (self);
  self->target = INTO_NOTHING;
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
close_note (Reader *self)
{
  char *mark = dup_raised (g_strstrip (self->mark->str));

  g_ptr_array_add (self->marks, mark);
  g_ptr_array_add (self->notes, g_strdup (g_strstrip (self->note->str)));
  g_string_truncate (self->mark, 0);
  g_string_truncate (self->note, 0);
  self->target = INTO_TEXT;
  self->is_raised = FALSE;
  add_text (self, mark);
}

/* What a style says that matters to the text. */
static void
define (Reader *self, const char *name)
{
  const char *position = NULL, *page = NULL;

  if (strcmp (name, "style") == 0)
    {
      g_free (self->style);
      self->style = g_strdup (lex_intake_xml_get_attribute (self->xml, "name"));
    }
  else if (strcmp (name, "text-properties") == 0)
    position = lex_intake_xml_get_attribute (self->xml, "text-position");
  else if (strcmp (name, "paragraph-properties") == 0)
    page = lex_intake_xml_get_attribute (self->xml, "break-before");
  if (self->style && position && g_str_has_prefix (position, "super"))
    g_hash_table_add (self->raised, g_strdup (self->style));
  if (self->style && g_strcmp0 (page, "page") == 0)
    g_hash_table_add (self->broken, g_strdup (self->style));
  lex_intake_odt_lists_define (self->lists, self->xml);
}

static void
take_link (Reader *self)
{
  const char *target = lex_intake_xml_get_attribute (self->xml, "href");

  self->linked = target && *target != '#';
}

static void
take_span (Reader *self)
{
  const char *style = lex_intake_xml_get_attribute (self->xml, "style-name");

  self->is_raised = style && g_hash_table_contains (self->raised, style);
}

/* Elements of a stretch of words. */
static gboolean
open_inline (Reader *self, const char *name)
{
  if (strcmp (name, "s") == 0 || strcmp (name, "tab") == 0)
    add_text (self, " ");
  else if (strcmp (name, "line-break") == 0 && self->target == INTO_TEXT)
    lex_intake_flow_end_line (self->flow);
  else if (strcmp (name, "span") == 0)
    take_span (self);
  else if (strcmp (name, "a") == 0)
    take_link (self);
  else if (strcmp (name, "note-citation") == 0)
    self->target = INTO_MARK;
  else if (strcmp (name, "note-body") == 0)
    self->target = INTO_NOTE;
  else if (strcmp (name, "bookmark") == 0 || strcmp (name, "bookmark-start") == 0)
    lex_intake_flow_set_anchor (self->flow, lex_intake_xml_get_attribute (self->xml, "name"));
  else if (strcmp (name, "soft-page-break") == 0)
    self->flow->page++;
  else
    return FALSE;
  return TRUE;
}

static void
open_box (Reader *self)
{
  lex_intake_flow_end_block (self->flow);
  g_array_append_val (self->outer, self->paragraph);
  self->target = INTO_NOTHING;
}

static void
close_box (Reader *self)
{
  if (self->outer->len == 0)
    return;
  lex_intake_flow_end_block (self->flow);
  self->paragraph = g_array_index (self->outer, Paragraph, self->outer->len - 1);
  g_array_set_size (self->outer, self->outer->len - 1);
  self->target = INTO_TEXT;
}

/* What holds paragraphs. */
static gboolean
open_frame (Reader *self, const char *name)
{
  if (strcmp (name, "list") == 0)
    lex_intake_odt_lists_open (self->lists, self->xml);
  else if (strcmp (name, "list-item") == 0 || strcmp (name, "list-header") == 0)
    lex_intake_odt_lists_open_item (self->lists,
                                    lex_intake_xml_get_number (self->xml, "start-value", 0),
                                    strcmp (name, "list-item") == 0);
  else if (strcmp (name, "table-row") == 0)
    {
      self->rows++;
      lex_intake_flow_begin_item (self->flow, NULL);
      lex_intake_flow_begin_row (self->flow);
    }
  else if (strcmp (name, "table-cell") == 0)
    lex_intake_flow_begin_cell (self->flow);
  else if (strcmp (name, "text-box") == 0)
    open_box (self);
  else if (strcmp (name, "table-of-content") == 0 || g_str_has_suffix (name, "-index"))
    self->contents++;
  else
    return FALSE;
  return TRUE;
}

static gboolean
is_passed_over (const char *name)
{
  static const char *const names[] = { "tracked-changes", "annotation",    "title", "desc",
                                       "hidden-text",     "master-styles", "number" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (strcmp (name, names[i]) == 0)
      return TRUE;
  return FALSE;
}

static void
open_element (Reader *self)
{
  const char *name = lex_intake_xml_get_name (self->xml);

  if (is_passed_over (name))
    lex_intake_xml_skip (self->xml);
  else if (strcmp (name, "p") == 0)
    open_paragraph (self, 0);
  else if (strcmp (name, "h") == 0)
    open_paragraph (self, MAX (lex_intake_xml_get_number (self->xml, "outline-level", 1), 1));
  else if (!open_frame (self, name) && !open_inline (self, name))
    define (self, name);
}

static void
close_element (Reader *self)
{
  const char *name = lex_intake_xml_get_name (self->xml);

  if (strcmp (name, "p") == 0 || strcmp (name, "h") == 0)
    close_paragraph (self);
  else if (strcmp (name, "list") == 0)
    lex_intake_odt_lists_close (self->lists);
  else if (strcmp (name, "table-row") == 0)
    {
      self->rows -= self->rows > 0;
      lex_intake_flow_end_block (self->flow);
    }
  else if (strcmp (name, "text-box") == 0)
    close_box (self);
  else if (strcmp (name, "table-of-content") == 0 || g_str_has_suffix (name, "-index"))
    self->contents -= self->contents > 0;
  else if (strcmp (name, "note") == 0)
    close_note (self);
  else if (strcmp (name, "span") == 0)
    self->is_raised = FALSE;
  else if (strcmp (name, "a") == 0)
    self->linked = FALSE;
}

/* LibreOffice notes where its pages broke last. */
static gboolean
has_pages (GBytes *content)
{
  static const char mark[] = "soft-page-break";
  gsize size;
  const char *bytes = g_bytes_get_data (content, &size);

  return bytes && g_strstr_len (bytes, (gssize) size, mark) != NULL;
}

static gboolean
read_part (Reader *self, GBytes *part)
{
  g_autoptr (LexIntakeXml) xml = lex_intake_xml_new (part);
  LexIntakeXmlToken token;

  self->xml = xml;
  while ((token = lex_intake_xml_next (xml)) != LEX_INTAKE_XML_END_OF_FILE)
    if (token == LEX_INTAKE_XML_OPEN)
      open_element (self);
    else if (token == LEX_INTAKE_XML_CLOSE)
      close_element (self);
    else if (self->target != INTO_NOTHING)
      add_text (self, lex_intake_xml_get_text (xml));
  self->xml = NULL;
  return !lex_intake_xml_is_broken (xml);
}

static void
clear (Reader *self)
{
  lex_intake_odt_lists_free (self->lists);
  g_hash_table_unref (self->raised);
  g_hash_table_unref (self->broken);
  g_ptr_array_unref (self->marks);
  g_ptr_array_unref (self->notes);
  g_string_free (self->mark, TRUE);
  g_string_free (self->note, TRUE);
  g_array_unref (self->outer);
  g_free (self->style);
}

gboolean
lex_intake_odt_read (GBytes *styles, GBytes *content, LexIntakeFlow *flow)
{
  Reader self = {
    .lists = lex_intake_odt_lists_new (),
    .raised = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
    .broken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
    .marks = g_ptr_array_new_with_free_func (g_free),
    .notes = g_ptr_array_new_with_free_func (g_free),
    .mark = g_string_new (NULL),
    .note = g_string_new (NULL),
    .outer = g_array_new (FALSE, FALSE, sizeof (Paragraph)),
    .flow = flow,
  };
  gboolean whole;

  flow->page = has_pages (content) ? 1 : 0;
  if (styles)
    read_part (&self, styles);
  whole = read_part (&self, content);
  clear (&self);
  return whole;
}
