/* lex-intake-html.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the elements of a web page do to its text: where paragraphs end, what is a heading, what
 * leads elsewhere. It takes markup as browsers of any age did and keeps no tree, and it refuses to
 * know what a page says. Only lex-intake-source.c calls it.
 */

#include "intake/formats/lex-intake-html.h"

#include <string.h>

#include "intake/formats/lex-intake-html-lists.h"
#include "intake/formats/lex-intake-html-role.h"
#include "intake/formats/lex-intake-html-scanner.h"
#include "intake/formats/lex-intake-html-words.h"

#define INDENT 4

typedef struct
{
  /* Owned */
  LexIntakeHtmlScanner *scanner;
  LexIntakeHtmlLists *lists;
  GString *laid_out; /* the lines of a `pre`; nullable */

  /* Borrowed */
  LexIntakeFlow *flow;
  LexIntakeHtmlPage *page;

  guint quotes;
  guint menus;
  gboolean raised;
  gboolean linked;  /* to another page */
  gboolean leading; /* to a place in this page */
} Reader;

static void
set_indent (Reader *self)
{
  self->flow->indent = INDENT * (lex_intake_html_lists_get_depth (self->lists) + self->quotes);
}

static const char *
get_attribute (Reader *self, const char *name)
{
  return lex_intake_html_scanner_get_attribute (self->scanner, name);
}

static gboolean
is_space (const char *text)
{
  return text[strspn (text, " \t\r\n\f")] == '\0';
}

static void
take_words (Reader *self, const char *text)
{
  g_autofree char *words = NULL;

  if (self->laid_out)
    {
      g_string_append (self->laid_out, text);
      return;
    }
  words = lex_intake_html_words_dup (text, self->raised, self->leading);
  self->flow->linked = self->linked || self->menus > 0;
  lex_intake_flow_add_text (self->flow, words);
}

static void
take_text (Reader *self)
{
  const char *name = lex_intake_html_scanner_get_name (self->scanner);
  const char *text = lex_intake_html_scanner_get_text (self->scanner);

  if (g_str_equal (name, "title"))
    {
      if (!self->page->title && !is_space (text))
        self->page->title = g_strstrip (g_strdup (text));
    }
  else if (g_str_equal (name, "style"))
    lex_intake_html_lists_add_sheet (self->lists, text);
  else if (!g_str_equal (name, "script"))
    take_words (self, text);
}

static void
open_list (Reader *self)
{
  LexIntakeHtmlTag tag = { lex_intake_html_scanner_get_name (self->scanner),
                           get_attribute (self, "class"),
                           get_attribute (self, "id"),
                           get_attribute (self, "type"),
                           get_attribute (self, "style"),
                           get_attribute (self, "start") };

  lex_intake_flow_end_block (self->flow);
  self->flow->level = 0;
  lex_intake_html_lists_open (self->lists, &tag);
  set_indent (self);
}

static void
close_list (Reader *self)
{
  lex_intake_flow_end_block (self->flow);
  lex_intake_flow_begin_item (self->flow, NULL);
  lex_intake_html_lists_close (self->lists);
  set_indent (self);
}

static void
open_item (Reader *self)
{
  LexIntakeHtmlTag tag = { "li",
                           get_attribute (self, "class"),
                           get_attribute (self, "id"),
                           get_attribute (self, "type"),
                           get_attribute (self, "style"),
                           get_attribute (self, "value") };
  LexIntakeItem item = { 0 };

  lex_intake_flow_end_block (self->flow);
  self->flow->level = 0;
  lex_intake_html_lists_next (self->lists, &tag, &item);
  lex_intake_flow_begin_item (self->flow, &item);
}

static void
set_link (Reader *self)
{
  const char *href = get_attribute (self, "href");

  self->linked = href && *href != '#';
  self->leading = href && *href == '#';
  lex_intake_flow_set_anchor (self->flow, get_attribute (self, "name"));
  lex_intake_flow_set_anchor (self->flow, get_attribute (self, "id"));
}

static void
take_image (Reader *self)
{
  const char *alt = get_attribute (self, "alt");
  const char *suit = alt ? lex_intake_html_words_find_suit (alt) : NULL;

  if (suit)
    take_words (self, suit);
  else if (alt && self->linked)
    take_words (self, alt);
}

static void
take_frame (Reader *self)
{
  const char *source = get_attribute (self, "src");

  if (source && *source)
    g_ptr_array_add (self->page->frames, g_strdup (source));
}

static void
take_sheet (Reader *self)
{
  const char *rel = get_attribute (self, "rel");

  if (rel && g_ascii_strcasecmp (rel, "stylesheet") == 0)
    lex_intake_html_lists_expect_sheet (self->lists);
}

static void
end_laid_out (Reader *self)
{
  if (!self->laid_out)
    return;
  lex_intake_flow_add_lines (self->flow, self->laid_out->str);
  g_string_free (self->laid_out, TRUE);
  self->laid_out = NULL;
}

static void
end_line (Reader *self)
{
  if (self->laid_out)
    {
      g_string_append_c (self->laid_out, '\n');
      return;
    }
  lex_intake_flow_end_line (self->flow);
}

static void
open_heading (Reader *self, const char *name)
{
  lex_intake_flow_end_block (self->flow);
  self->flow->level = (guint) (name[1] - '0');
}

/* What stays as it is inside lines that were laid out. */
static gboolean
is_passed_over (Reader *self, LexIntakeHtmlRole role)
{
  return self->laid_out && role != LEX_INTAKE_HTML_ROLE_LAID_OUT
         && role != LEX_INTAKE_HTML_ROLE_LINE;
}

static gboolean
bears_anchor (Reader *self, LexIntakeHtmlRole role)
{
  return role == LEX_INTAKE_HTML_ROLE_ITEM || role == LEX_INTAKE_HTML_ROLE_HEADING
         || g_str_equal (lex_intake_html_scanner_get_name (self->scanner), "p");
}

/* Quotations, menus and lines that were laid out. */
static void
open_region (Reader *self, LexIntakeHtmlRole role)
{
  lex_intake_flow_end_block (self->flow);
  if (role == LEX_INTAKE_HTML_ROLE_MENU)
    self->menus++;
  else if (role == LEX_INTAKE_HTML_ROLE_QUOTE)
    self->quotes++;
  else
    {
      end_laid_out (self);
      self->laid_out = g_string_new (NULL);
    }
  set_indent (self);
}

static void
close_region (Reader *self, LexIntakeHtmlRole role)
{
  lex_intake_flow_end_block (self->flow);
  if (role == LEX_INTAKE_HTML_ROLE_MENU)
    self->menus -= self->menus > 0;
  else if (role == LEX_INTAKE_HTML_ROLE_QUOTE)
    self->quotes -= self->quotes > 0;
  else
    end_laid_out (self);
  set_indent (self);
}

static void
open_element (Reader *self, LexIntakeHtmlRole role)
{
  switch (role)
    {
    case LEX_INTAKE_HTML_ROLE_BLOCK:
      lex_intake_flow_end_paragraph (self->flow);
      break;
    case LEX_INTAKE_HTML_ROLE_HEADING:
      open_heading (self, lex_intake_html_scanner_get_name (self->scanner));
      break;
    case LEX_INTAKE_HTML_ROLE_LINE:
      end_line (self);
      break;
    case LEX_INTAKE_HTML_ROLE_LIST:
      open_list (self);
      break;
    case LEX_INTAKE_HTML_ROLE_ITEM:
      open_item (self);
      break;
    case LEX_INTAKE_HTML_ROLE_ROW:
      lex_intake_flow_begin_row (self->flow);
      break;
    case LEX_INTAKE_HTML_ROLE_CELL:
      lex_intake_flow_begin_cell (self->flow);
      break;
    case LEX_INTAKE_HTML_ROLE_LINK:
      set_link (self);
      break;
    case LEX_INTAKE_HTML_ROLE_MENU:
    case LEX_INTAKE_HTML_ROLE_QUOTE:
    case LEX_INTAKE_HTML_ROLE_LAID_OUT:
      open_region (self, role);
      break;
    case LEX_INTAKE_HTML_ROLE_RAISED:
      self->raised = TRUE;
      break;
    case LEX_INTAKE_HTML_ROLE_IMAGE:
      take_image (self);
      break;
    case LEX_INTAKE_HTML_ROLE_SHEET:
      take_sheet (self);
      break;
    case LEX_INTAKE_HTML_ROLE_FRAME:
      take_frame (self);
      break;
    case LEX_INTAKE_HTML_ROLE_INLINE:
    default:
      break;
    }
  if (bears_anchor (self, role))
    lex_intake_flow_set_anchor (self->flow, get_attribute (self, "id"));
}

static void
close_element (Reader *self, LexIntakeHtmlRole role)
{
  switch (role)
    {
    case LEX_INTAKE_HTML_ROLE_BLOCK:
    case LEX_INTAKE_HTML_ROLE_CELL:
      lex_intake_flow_end_paragraph (self->flow);
      break;
    case LEX_INTAKE_HTML_ROLE_HEADING:
      lex_intake_flow_end_block (self->flow);
      self->flow->level = 0;
      break;
    case LEX_INTAKE_HTML_ROLE_LIST:
      close_list (self);
      break;
    case LEX_INTAKE_HTML_ROLE_ITEM:
      lex_intake_flow_end_block (self->flow);
      lex_intake_flow_begin_item (self->flow, NULL);
      break;
    case LEX_INTAKE_HTML_ROLE_ROW:
      lex_intake_flow_end_block (self->flow);
      break;
    case LEX_INTAKE_HTML_ROLE_LINK:
      self->linked = self->leading = FALSE;
      break;
    case LEX_INTAKE_HTML_ROLE_MENU:
    case LEX_INTAKE_HTML_ROLE_QUOTE:
    case LEX_INTAKE_HTML_ROLE_LAID_OUT:
      close_region (self, role);
      break;
    case LEX_INTAKE_HTML_ROLE_RAISED:
      self->raised = FALSE;
      break;
    case LEX_INTAKE_HTML_ROLE_INLINE:
    case LEX_INTAKE_HTML_ROLE_LINE:
    case LEX_INTAKE_HTML_ROLE_IMAGE:
    case LEX_INTAKE_HTML_ROLE_SHEET:
    case LEX_INTAKE_HTML_ROLE_FRAME:
    default:
      break;
    }
}

static gboolean
step (Reader *self)
{
  LexIntakeHtmlToken token = lex_intake_html_scanner_next (self->scanner);
  LexIntakeHtmlRole role;

  if (token == LEX_INTAKE_HTML_END_OF_FILE)
    return FALSE;
  if (token == LEX_INTAKE_HTML_TEXT)
    {
      take_text (self);
      return TRUE;
    }
  role = lex_intake_html_role_find (lex_intake_html_scanner_get_name (self->scanner));
  if (is_passed_over (self, role))
    return TRUE;
  if (token == LEX_INTAKE_HTML_OPEN)
    open_element (self, role);
  else
    close_element (self, role);
  return TRUE;
}

LexIntakeHtmlPage *
lex_intake_html_read (const char *text, LexIntakeFlow *flow)
{
  g_autoptr (LexIntakeHtmlScanner) scanner = lex_intake_html_scanner_new (text);
  g_autoptr (LexIntakeHtmlLists) lists = lex_intake_html_lists_new ();
  Reader self = { .scanner = scanner, .lists = lists, .flow = flow };

  self.page = g_new0 (LexIntakeHtmlPage, 1);
  self.page->frames = g_ptr_array_new_with_free_func (g_free);
  while (step (&self))
    ;
  end_laid_out (&self);
  lex_intake_flow_end_block (flow);
  return self.page;
}

void
lex_intake_html_page_free (LexIntakeHtmlPage *self)
{
  if (!self)
    return;
  g_free (self->title);
  g_ptr_array_unref (self->frames);
  g_free (self);
}
