/* lex-layout-paragraphs.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lines become paragraphs. It refuses to judge where one ends, which is for the breaks. Only
 * lex-layout.c calls it.
 */

#include "intake/layout/lex-layout-paragraphs.h"

#include "intake/layout/lex-layout-breaks.h"
#include "intake/layout/lex-layout-hyphens.h"

/* Larger type by so much is a heading's, if there is no more of it. */
#define HEADING_SIZE 1.12
#define MAX_HEADING_BYTES 240
#define LARGEST 1.8
#define LARGE 1.4

/* A paragraph is no longer; what is longer is several. */
#define MAX_BYTES 16000

/* The paragraph of a role that is being made; of body text and of notes there is one each. */
typedef struct
{
  LexLayoutBlock block;
  LexLayoutParagraph *paragraph; /* borrowed, nullable */
  GString *text;
} Open;

typedef struct
{
  LexLayout *layout;
  LexLayoutBreaks breaks;
  LexLayoutHyphens *hyphens;
  GString *original;
  guint n_lines;
  int size;
  Open body;
  Open note;
} Maker;

static void
paragraph_free (gpointer data)
{
  LexLayoutParagraph *self = data;

  g_free (self->text);
  g_free (self);
}

/* How large a heading is, by its type: three sizes are as many as anybody tells apart. */
static guint
get_level (const Maker *self, const Open *open)
{
  double part = (double) open->block.first->size / MAX (self->size, 1);

  if (open->paragraph->role != LEX_LAYOUT_BODY || part < HEADING_SIZE
      || open->text->len > MAX_HEADING_BYTES)
    return 0;
  return part >= LARGEST ? 1 : part >= LARGE ? 2 : 3;
}

static void
finish (Maker *self, Open *open)
{
  if (open->paragraph == NULL)
    return;
  open->paragraph->level = get_level (self, open);
  open->paragraph->text = g_strdup (open->text->str);
  open->paragraph = NULL;
  g_string_truncate (open->text, 0);
}

static guint
get_indent (const Maker *self, const LexLayoutLine *line)
{
  const LexLayoutFlow *flow = &g_array_index (self->breaks.flows, LexLayoutFlow, line->flow);
  int indent = (line->x0 - flow->left) * 2 / MAX (line->size, 1);

  return (guint) CLAMP (indent, 0, 200);
}

static void
begin (Maker *self, Open *open, const LexLayoutLine *line)
{
  finish (self, open);
  open->paragraph = g_new0 (LexLayoutParagraph, 1);
  open->paragraph->role = line->role;
  open->paragraph->page = line->page + 1;
  open->paragraph->line = self->n_lines;
  open->paragraph->indent = get_indent (self, line);
  open->block = (LexLayoutBlock){ line, line, 0, 0, lex_layout_breaks_is_item (line) };
  g_ptr_array_add (self->layout->paragraphs, open->paragraph);
}

static void
add (Maker *self, const LexLayoutLine *line, const char *text)
{
  Open *open = line->role == LEX_LAYOUT_NOTE ? &self->note : &self->body;

  if (open->paragraph == NULL || lex_layout_breaks_here (&self->breaks, &open->block, line)
      || open->text->len > MAX_BYTES)
    begin (self, open, line);
  open->block.n_lines++;
  if (open->block.n_lines == 2)
    open->block.hang
        = line->x0 - g_array_index (self->breaks.flows, LexLayoutFlow, line->flow).left;
  open->block.last = line;
  lex_layout_hyphens_join (self->hyphens, open->text, text);
}

static GPtrArray *
write_lines (Maker *self, const GPtrArray *lines)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < lines->len; i++)
    {
      char *text = lex_layout_line_dup_text (lines->pdata[i]);

      g_ptr_array_add (texts, text);
      lex_layout_hyphens_learn (self->hyphens, text);
    }
  return texts;
}

/* Pages are parted by an empty line. */
static void
make (Maker *self, const GPtrArray *lines)
{
  g_autoptr (GPtrArray) texts = write_lines (self, lines);

  for (guint i = 0; i < lines->len; i++)
    {
      const LexLayoutLine *line = lines->pdata[i];

      if (i > 0 && line->page != ((const LexLayoutLine *) lines->pdata[i - 1])->page)
        {
          g_string_append_c (self->original, '\n');
          self->n_lines++;
        }
      g_string_append_printf (self->original, "%s\n", (const char *) texts->pdata[i]);
      self->n_lines++;
      if (line->role != LEX_LAYOUT_MARGIN)
        add (self, line, texts->pdata[i]);
    }
  finish (self, &self->body);
  finish (self, &self->note);
}

LexLayout *
lex_layout_paragraphs_make (const GPtrArray *lines, const GArray *flows, int size)
{
  g_autoptr (LexLayoutHyphens) hyphens = lex_layout_hyphens_new ();
  Maker self = { .hyphens = hyphens, .size = size };

  self.breaks = (LexLayoutBreaks){ flows, lex_layout_breaks_measure (lines) };
  self.layout = g_new0 (LexLayout, 1);
  self.layout->paragraphs = g_ptr_array_new_with_free_func (paragraph_free);
  self.original = g_string_new (NULL);
  self.body.text = g_string_new (NULL);
  self.note.text = g_string_new (NULL);
  make (&self, lines);
  g_string_free (self.body.text, TRUE);
  g_string_free (self.note.text, TRUE);
  self.layout->original = g_string_free (self.original, FALSE);
  return self.layout;
}
