/* lex-paper-text.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rows of two languages on paper: beside each other, or one below the other. It refuses to know
 * which clauses they are of. Passages and notes call it.
 */

#include "paper/lex-paper-text.h"

#include <string.h>

#include "paper/lex-paper-table.h"
#include "type/lex-markup.h"

#define COLUMN_GAP 16.0
#define INDENT 7.0
#define MAX_INDENT 3
#define ROW_GAP 5.0

/* A second language below the first is quieter, as on the screen. */
#define SECOND "#4a4a4a"

/* A row on its way onto paper. */
typedef struct
{
  LexPaper *paper;
  const LexPaperColumns *columns;
  const char *label; /* nullable: it is there already */
  LexPaperFont label_font;
  double indent;
  gboolean headed[LEX_N_LANGUAGES]; /* by place: what begins with a heading, */
  gboolean only_heads;              /* or is nothing else */
} Row;

/* Places */

static double
get_column_width (const Row *self)
{
  const double room = lex_paper_get_width (self->paper) - LEX_PAPER_TEXT_GUTTER;

  return self->columns->beside && self->columns->n == 2 ? (room - COLUMN_GAP) / 2 : room;
}

static double
get_x (const Row *self, guint place)
{
  const double step = self->columns->beside ? get_column_width (self) + COLUMN_GAP : 0;

  return LEX_PAPER_TEXT_GUTTER + place * step + self->indent;
}

/* Adds layouts, by place and (nullable), to the sheet; the label stands before the first. */
static void
put (Row *self, PangoLayout *const layouts[LEX_N_LANGUAGES], double gap)
{
  LexSheetCell cells[1 + LEX_N_LANGUAGES];
  guint n_cells = 0;

  if (self->label)
    cells[n_cells++]
        = (LexSheetCell){ lex_paper_new_layout (self->paper, self->label_font,
                                                LEX_PAPER_TEXT_GUTTER - 4, self->label),
                          0, FALSE };
  self->label = NULL;
  for (guint place = 0; place < self->columns->n; place++)
    if (layouts[place])
      cells[n_cells++] = (LexSheetCell){ layouts[place], get_x (self, place), self->headed[place] };
  if (n_cells > 0)
    lex_sheet_add_row (lex_paper_get_sheet (self->paper), cells, n_cells, gap);
  if (n_cells > 0 && self->only_heads)
    lex_sheet_keep (lex_paper_get_sheet (self->paper));
}

/* Puts words by place beside each other, or each below the one before. What only heads stays with
 * what follows, each of its languages. */
static void
put_markup (Row *self, LexPaperFont font, char *const markup[LEX_N_LANGUAGES])
{
  const double width = get_column_width (self) - self->indent;
  PangoLayout *beside[LEX_N_LANGUAGES] = { NULL, NULL };

  for (guint place = 0; place < self->columns->n; place++)
    {
      PangoLayout *alone[LEX_N_LANGUAGES] = { NULL, NULL };

      if (markup[place] == NULL || *markup[place] == '\0')
        continue;
      beside[place] = lex_paper_new_layout (self->paper, font, width, markup[place]);
      if (self->columns->beside)
        continue;
      alone[place] = g_steal_pointer (&beside[place]);
      put (self, alone, place + 1 < self->columns->n ? 2 : ROW_GAP);
    }
  if (self->columns->beside && (beside[0] || beside[1]))
    put (self, beside, ROW_GAP);
}

/* Titles and the like */

static char *
dup_coloured (const LexPaperColumns *columns, guint place, const char *markup)
{
  const char *code = lex_language_get_code (columns->languages[place]);

  if (markup == NULL)
    return NULL;
  if (place > 0 && !columns->beside)
    return g_strdup_printf ("<span lang=\"%s\" foreground=\"" SECOND "\">%s</span>", code, markup);
  return g_strdup_printf ("<span lang=\"%s\">%s</span>", code, markup);
}

void
lex_paper_text_add_markup (LexPaper *paper, const LexPaperColumns *columns, LexPaperFont font,
                           const char *label, const char *const *markup)
{
  Row row = { .paper = paper,
              .columns = columns,
              .label = label,
              .label_font = font == LEX_PAPER_TITLE ? LEX_PAPER_NUMBER : LEX_PAPER_LABEL,
              .only_heads = TRUE };
  char *words[LEX_N_LANGUAGES] = { NULL, NULL };

  for (guint place = 0; place < columns->n; place++)
    words[place] = dup_coloured (columns, place, markup[columns->languages[place]]);
  put_markup (&row, font, words);
  for (guint place = 0; place < LEX_N_LANGUAGES; place++)
    g_free (words[place]);
}

/* Texts */

/* A stretch of a text: words, or a table. */
typedef struct
{
  gsize start;
  gsize end;
  const LexSpan *table; /* nullable */
} Stretch;

/* The words of a text and its tables, in turn. There is always a first stretch of words, possibly
 * none: a heading goes before it. */
static GArray *
list_stretches (LexText *text)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (Stretch));
  const char *plain = text ? lex_text_get_plain (text) : "";
  gsize n_spans = 0;
  const LexSpan *spans = text ? lex_text_get_spans (text, &n_spans) : NULL;
  Stretch words = { 0, 0, NULL };

  for (gsize i = 0; i < n_spans; i++)
    {
      const Stretch table = { spans[i].start, spans[i].end, &spans[i] };

      if (spans[i].kind != LEX_SPAN_TABLE)
        continue;
      words.end = spans[i].start;
      g_array_append_val (all, words);
      g_array_append_val (all, table);
      words.start = spans[i].end;
    }
  words.end = strlen (plain);
  g_array_append_val (all, words);
  for (guint i = 0; i < all->len; i++)
    {
      Stretch *stretch = &g_array_index (all, Stretch, i);

      while (stretch->start < stretch->end && g_ascii_isspace (plain[stretch->start]))
        stretch->start++;
      while (stretch->end > stretch->start && g_ascii_isspace (plain[stretch->end - 1]))
        stretch->end--;
    }
  return all;
}

static char *
dup_stretch (const LexPaperWords *words, LexLanguage language, const Stretch *stretch,
             gboolean first)
{
  const LexMarkupStyle style = { language, lex_palette_get (FALSE, FALSE) };
  const char *heading = first ? words->heading[language] : NULL;
  g_autofree char *bold = heading ? lex_markup_from_plain (heading, &style) : NULL;
  g_autofree char *rest = words->text[language] ? lex_markup_from_range_unlinked (
                              words->text[language], stretch->start, stretch->end, &style)
                                                : g_strdup ("");

  if (!bold)
    return g_steal_pointer (&rest);
  if (words->entry && words->indent > 0)
    return g_strjoin (*rest != '\0' ? "  " : "", bold, rest, NULL);
  return g_strconcat ("<b>", bold, "</b>",
                      *rest == '\0'  ? ""
                      : words->entry ? "  "
                                     : "\n",
                      rest, NULL);
}

/* The table that is the stretch of that number in a language, NULL if there is none. */
static LexPaperTable *
new_table (Row *self, const LexPaperWords *words, GArray *const all[LEX_N_LANGUAGES], guint place,
           guint i)
{
  const LexLanguage language = self->columns->languages[place];
  const Stretch *stretch = i < all[place]->len ? &g_array_index (all[place], Stretch, i) : NULL;

  if (!stretch || !stretch->table)
    return NULL;
  return lex_paper_table_new (self->paper, words->text[language], stretch->table, language);
}

/* Tables that are narrow enough stand beside each other like the words, others are as wide as the
 * page and stand one below the other. */
static void
put_tables (Row *self, const LexPaperWords *words, GArray *const all[LEX_N_LANGUAGES], guint i)
{
  const double room = get_column_width (self) - self->indent;
  const double whole = lex_paper_get_width (self->paper) - LEX_PAPER_TEXT_GUTTER - self->indent;
  LexPaperTable *tables[LEX_N_LANGUAGES];
  double x[LEX_N_LANGUAGES];
  guint n = 0;
  gboolean narrow = self->columns->beside;

  for (guint place = 0; place < self->columns->n; place++)
    {
      LexPaperTable *table = new_table (self, words, all, place, i);

      if (!table)
        continue;
      narrow = narrow && lex_paper_table_get_width (table) <= room;
      x[n] = get_x (self, place);
      tables[n++] = table;
    }
  if (narrow && n > 0)
    lex_paper_table_put (tables, x, n, room);
  for (guint at = 0; at < n; at++)
    {
      if (!narrow)
        lex_paper_table_put (&tables[at], (double[]){ get_x (self, 0) }, 1, whole);
      lex_paper_table_free (tables[at]);
    }
}

/* What leads to a table or to other rows, and says nothing else, is not left behind. */
static void
put_words (Row *self, const LexPaperWords *words, GArray *const all[LEX_N_LANGUAGES], guint i)
{
  char *markup[LEX_N_LANGUAGES] = { NULL, NULL };

  self->only_heads = i == 0 && (words->leads || all[0]->len > 1 || (all[1] && all[1]->len > 1));
  for (guint place = 0; place < self->columns->n; place++)
    {
      const LexLanguage language = self->columns->languages[place];
      const Stretch *stretch = i < all[place]->len ? &g_array_index (all[place], Stretch, i) : NULL;
      g_autofree char *plain = NULL;

      if (!stretch || stretch->table)
        continue;
      plain = dup_stretch (words, language, stretch, i == 0);
      if (*plain != '\0')
        markup[place] = dup_coloured (self->columns, place, plain);
      self->headed[place] = i == 0 && !words->entry && words->heading[language] != NULL;
      self->only_heads = self->only_heads && stretch->start == stretch->end;
    }
  put_markup (self, LEX_PAPER_TEXT, markup);
  for (guint place = 0; place < LEX_N_LANGUAGES; place++)
    g_free (markup[place]);
}

static gboolean
has_words (const LexPaperWords *words, LexLanguage language)
{
  return words->heading[language] || words->text[language];
}

void
lex_paper_text_add (LexPaper *paper, const LexPaperColumns *columns, const LexPaperWords *words)
{
  g_autofree char *label = words->label ? g_markup_escape_text (words->label, -1) : NULL;
  LexPaperColumns shown = *columns;
  Row row = { .paper = paper,
              .columns = &shown,
              .label = label,
              .label_font = LEX_PAPER_LABEL,
              .indent = MIN (words->indent, MAX_INDENT) * INDENT };
  GArray *stretches[LEX_N_LANGUAGES] = { NULL, NULL };
  guint most = 0;

  if (shown.n == 1 && !has_words (words, shown.languages[0]))
    shown.languages[0] = 1 - shown.languages[0];
  for (guint place = 0; place < shown.n; place++)
    {
      stretches[place] = list_stretches (words->text[shown.languages[place]]);
      most = MAX (most, stretches[place]->len);
    }
  for (guint i = 0; i < most; i++)
    {
      put_words (&row, words, stretches, i);
      put_tables (&row, words, stretches, i);
    }
  for (guint place = 0; place < shown.n; place++)
    g_array_unref (stretches[place]);
}
