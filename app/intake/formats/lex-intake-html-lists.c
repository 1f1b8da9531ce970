/* lex-intake-html-lists.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lists of a web page: which are open, how each counts, how far it has come. It knows nothing
 * of what the items say. Only lex-intake-html.c calls it.
 */

#include "intake/formats/lex-intake-html-lists.h"

#include <string.h>

#include "intake/formats/lex-intake-html-style.h"

/* No text is nested deeper; deeper lists are one with the deepest. */
#define MAX_DEPTH 24
#define MAX_VALUE 9999

typedef struct
{
  LexIntakeHtmlElement element;
  LexIntakeCount count;
  gboolean known;
  guint next;
} List;

struct _LexIntakeHtmlLists
{
  GPtrArray *open; /* of List */
  guint n_deeper;  /* lists beyond the depth */
  LexIntakeHtmlStyle *style;
  gboolean expects_sheet;
};

static void
list_free (gpointer data)
{
  List *self = data;

  g_free (self->element.name);
  g_free (self->element.classes);
  g_free (self->element.id);
  g_free (self);
}

LexIntakeHtmlLists *
lex_intake_html_lists_new (void)
{
  LexIntakeHtmlLists *self = g_new0 (LexIntakeHtmlLists, 1);

  self->open = g_ptr_array_new_with_free_func (list_free);
  self->style = lex_intake_html_style_new ();
  return self;
}

void
lex_intake_html_lists_free (LexIntakeHtmlLists *self)
{
  if (!self)
    return;
  g_ptr_array_unref (self->open);
  lex_intake_html_style_free (self->style);
  g_free (self);
}

void
lex_intake_html_lists_add_sheet (LexIntakeHtmlLists *self, const char *sheet)
{
  self->expects_sheet |= strstr (sheet, "@import") != NULL;
  lex_intake_html_style_add_sheet (self->style, sheet);
}

void
lex_intake_html_lists_expect_sheet (LexIntakeHtmlLists *self)
{
  self->expects_sheet = TRUE;
}

static gboolean
parse_type (const char *type, LexIntakeCount *count)
{
  static const struct
  {
    const char *type;
    LexIntakeCount count;
  } types[] = {
    { "1", LEX_INTAKE_COUNT_NUMBER },        { "A", LEX_INTAKE_COUNT_CAPITAL },
    { "a", LEX_INTAKE_COUNT_SMALL },         { "i", LEX_INTAKE_COUNT_ROMAN },
    { "I", LEX_INTAKE_COUNT_CAPITAL_ROMAN }, { "disc", LEX_INTAKE_COUNT_BULLET },
    { "circle", LEX_INTAKE_COUNT_BULLET },   { "square", LEX_INTAKE_COUNT_BULLET },
  };

  for (gsize i = 0; type && i < G_N_ELEMENTS (types); i++)
    if (types[i].type[1] ? g_ascii_strcasecmp (type, types[i].type) == 0
                         : strcmp (type, types[i].type) == 0)
      {
        *count = types[i].count;
        return TRUE;
      }
  return FALSE;
}

static gboolean
parse_number (const char *number, guint *value)
{
  guint64 parsed = 0;

  if (!number || !g_ascii_string_to_unsigned (number, 10, 0, MAX_VALUE, &parsed, NULL))
    return FALSE;
  *value = (guint) parsed;
  return TRUE;
}

/* What a tag says of how it counts: its own style before style sheets, those before its type. */
static gboolean
find_count (LexIntakeHtmlLists *self, const LexIntakeHtmlTag *tag, LexIntakeHtmlElement *element,
            LexIntakeCount *count)
{
  g_autoptr (GPtrArray) path = NULL;

  if (lex_intake_html_style_parse (tag->style, count))
    return TRUE;
  path = g_ptr_array_new ();
  for (guint i = 0; i < self->open->len; i++)
    g_ptr_array_add (path, &((List *) g_ptr_array_index (self->open, i))->element);
  if (path->len == 0 || g_ptr_array_index (path, path->len - 1) != element)
    g_ptr_array_add (path, element);
  return lex_intake_html_style_find (self->style, path, count) || parse_type (tag->type, count);
}

void
lex_intake_html_lists_open (LexIntakeHtmlLists *self, const LexIntakeHtmlTag *tag)
{
  gboolean ordered = strcmp (tag->name, "ol") == 0;
  List *list;

  if (self->open->len == MAX_DEPTH)
    {
      self->n_deeper++;
      return;
    }
  list = g_new0 (List, 1);
  list->element
      = (LexIntakeHtmlElement){ g_strdup (tag->name), g_strdup (tag->classes), g_strdup (tag->id) };
  g_ptr_array_add (self->open, list);
  list->known = TRUE;
  if (!find_count (self, tag, &list->element, &list->count))
    {
      list->count = ordered ? LEX_INTAKE_COUNT_NUMBER : LEX_INTAKE_COUNT_BULLET;
      list->known = !self->expects_sheet;
    }
  list->next = 1;
  if (ordered)
    parse_number (tag->number, &list->next);
}

void
lex_intake_html_lists_close (LexIntakeHtmlLists *self)
{
  if (self->n_deeper > 0)
    self->n_deeper--;
  else if (self->open->len > 0)
    g_ptr_array_set_size (self->open, (int) self->open->len - 1);
}

void
lex_intake_html_lists_next (LexIntakeHtmlLists *self, const LexIntakeHtmlTag *tag,
                            LexIntakeItem *item)
{
  LexIntakeHtmlElement element = { (char *) tag->name, (char *) tag->classes, (char *) tag->id };
  List *list;

  *item = (LexIntakeItem){ LEX_INTAKE_COUNT_BULLET, 0, TRUE, NULL };
  if (self->open->len == 0)
    return;
  list = g_ptr_array_index (self->open, self->open->len - 1);
  parse_number (tag->number, &list->next);
  *item = (LexIntakeItem){ list->count, list->next, list->known, NULL };
  if (find_count (self, tag, &element, &item->count))
    item->known = TRUE;
  if (list->next < MAX_VALUE)
    list->next++;
}

guint
lex_intake_html_lists_get_depth (const LexIntakeHtmlLists *self)
{
  return self->open->len;
}
