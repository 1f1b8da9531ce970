/* lex-intake-odt-lists.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How the lists and headings of a document of LibreOffice count. It knows no paragraph. Only
 * lex-intake-odt.c calls it.
 */

#include "intake/formats/lex-intake-odt-lists.h"

#include <string.h>

#define N_LEVELS 10

/* Headings count by a style of their own. */
#define OUTLINE ""

typedef struct
{
  LexIntakeCount count;
  guint start;
  guint n_shown; /* how many levels it shows, this one the last */
  char *prefix;  /* nullable */
  char *suffix;  /* nullable */
} Level;

typedef struct
{
  Level levels[N_LEVELS];
} Style;

/* How far a list has come; another may go on with it. */
typedef struct
{
  guint values[N_LEVELS];
  gboolean begun[N_LEVELS];
} Progress;

typedef struct
{
  const Style *style; /* nullable */
  guint start;        /* of the item; 0 to go on */
  guint n_items;      /* that began so far */
  gboolean open;      /* an item has begun and is not counted yet */
} Depth;

struct _LexIntakeOdtLists
{
  GHashTable *styles;     /* name → Style */
  GHashTable *progresses; /* name of a style, or `#` and that of a list → Progress, borrowed */
  GPtrArray *all;         /* of Progress */
  Style *defined;         /* the style that is being read; nullable */
  Progress *progress;     /* of the outermost list that is open; nullable */
  Depth depths[N_LEVELS];
  guint depth; /* of lists, perhaps more than are kept apart */
  char *mark;  /* of the last item; nullable */
};

static void
style_free (gpointer data)
{
  Style *self = data;

  for (guint i = 0; i < N_LEVELS; i++)
    {
      g_free (self->levels[i].prefix);
      g_free (self->levels[i].suffix);
    }
  g_free (self);
}

LexIntakeOdtLists *
lex_intake_odt_lists_new (void)
{
  LexIntakeOdtLists *self = g_new0 (LexIntakeOdtLists, 1);

  self->styles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, style_free);
  self->progresses = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->all = g_ptr_array_new_with_free_func (g_free);
  return self;
}

void
lex_intake_odt_lists_free (LexIntakeOdtLists *self)
{
  if (!self)
    return;
  g_hash_table_unref (self->styles);
  g_hash_table_unref (self->progresses);
  g_ptr_array_unref (self->all);
  g_free (self->mark);
  g_free (self);
}

static void
begin_style (LexIntakeOdtLists *self, const char *name)
{
  if (!name)
    return;
  self->defined = g_hash_table_lookup (self->styles, name);
  if (self->defined)
    return; /* an open list may count by it */
  self->defined = g_new0 (Style, 1);
  g_hash_table_insert (self->styles, g_strdup (name), self->defined);
}

static LexIntakeCount
find_count (const char *format)
{
  static const char formats[] = "1AaiI";
  static const LexIntakeCount counts[]
      = { LEX_INTAKE_COUNT_NUMBER, LEX_INTAKE_COUNT_CAPITAL, LEX_INTAKE_COUNT_SMALL,
          LEX_INTAKE_COUNT_ROMAN, LEX_INTAKE_COUNT_CAPITAL_ROMAN };
  const char *found = format && *format ? strchr (formats, *format) : NULL;

  if (!format || !*format)
    return LEX_INTAKE_COUNT_NONE;
  return found ? counts[found - formats] : LEX_INTAKE_COUNT_NUMBER;
}

static void
set_text (char **field, const char *value)
{
  g_free (*field);
  *field = g_strdup (value);
}

static void
define_level (LexIntakeOdtLists *self, LexIntakeXml *xml, gboolean bullet)
{
  guint number = lex_intake_xml_get_number (xml, "level", 0);
  Level *level;

  if (!self->defined || number < 1 || number > N_LEVELS)
    return;
  level = &self->defined->levels[number - 1];
  level->count = bullet ? LEX_INTAKE_COUNT_BULLET
                        : find_count (lex_intake_xml_get_attribute (xml, "num-format"));
  level->start = lex_intake_xml_get_number (xml, "start-value", 1);
  level->n_shown = CLAMP (lex_intake_xml_get_number (xml, "display-levels", 1), 1, number);
  set_text (&level->prefix, lex_intake_xml_get_attribute (xml, "num-prefix"));
  set_text (&level->suffix, lex_intake_xml_get_attribute (xml, "num-suffix"));
}

void
lex_intake_odt_lists_define (LexIntakeOdtLists *self, LexIntakeXml *xml)
{
  const char *name = lex_intake_xml_get_name (xml);

  if (strcmp (name, "list-style") == 0)
    begin_style (self, lex_intake_xml_get_attribute (xml, "name"));
  else if (strcmp (name, "outline-style") == 0)
    begin_style (self, OUTLINE);
  else if (strcmp (name, "list-level-style-number") == 0
           || strcmp (name, "outline-level-style") == 0)
    define_level (self, xml, FALSE);
  else if (strcmp (name, "list-level-style-bullet") == 0
           || strcmp (name, "list-level-style-image") == 0)
    define_level (self, xml, TRUE);
}

static Progress *
begin_progress (LexIntakeOdtLists *self)
{
  Progress *progress = g_new0 (Progress, 1);

  g_ptr_array_add (self->all, progress);
  return progress;
}

/* The list that this one goes on with, or a fresh one. */
static Progress *
find_progress (LexIntakeOdtLists *self, LexIntakeXml *xml, const char *style)
{
  const char *id = lex_intake_xml_get_attribute (xml, "id");
  const char *earlier = lex_intake_xml_get_attribute (xml, "continue-list");
  const char *goes_on = lex_intake_xml_get_attribute (xml, "continue-numbering");
  g_autofree char *key = earlier ? g_strconcat ("#", earlier, NULL) : g_strdup (style);
  Progress *progress = NULL;

  if (earlier || g_strcmp0 (goes_on, "true") == 0)
    progress = g_hash_table_lookup (self->progresses, key);
  if (!progress)
    progress = begin_progress (self);
  g_hash_table_insert (self->progresses, g_strdup (style), progress);
  if (id)
    g_hash_table_insert (self->progresses, g_strconcat ("#", id, NULL), progress);
  return progress;
}

void
lex_intake_odt_lists_open (LexIntakeOdtLists *self, LexIntakeXml *xml)
{
  const char *name = lex_intake_xml_get_attribute (xml, "style-name");
  const Style *style = name ? g_hash_table_lookup (self->styles, name) : NULL;

  if (self->depth == 0)
    self->progress = find_progress (self, xml, name ? name : "-");
  if (self->depth < N_LEVELS)
    {
      if (!style && self->depth > 0)
        style = self->depths[self->depth - 1].style;
      self->depths[self->depth] = (Depth){ style, 0, 0, FALSE };
    }
  self->depth++;
}

void
lex_intake_odt_lists_close (LexIntakeOdtLists *self)
{
  self->depth -= self->depth > 0;
}

guint
lex_intake_odt_lists_get_depth (const LexIntakeOdtLists *self)
{
  return MIN (self->depth, N_LEVELS);
}

void
lex_intake_odt_lists_open_item (LexIntakeOdtLists *self, guint start, gboolean counts)
{
  guint depth = lex_intake_odt_lists_get_depth (self);

  if (depth == 0)
    return;
  self->depths[depth - 1].open = counts;
  self->depths[depth - 1].start = start;
  self->depths[depth - 1].n_items++;
}

static void
count (Progress *progress, const Style *style, guint level, guint start)
{
  if (start)
    progress->values[level] = start;
  else if (progress->begun[level])
    progress->values[level]++;
  else
    progress->values[level] = style ? style->levels[level].start : 1;
  progress->begun[level] = TRUE;
  for (guint i = level + 1; i < N_LEVELS; i++)
    progress->begun[i] = FALSE;
}

static gboolean
has_words (const char *text)
{
  while (text && *text && !g_unichar_isalpha (g_utf8_get_char (text)))
    text = g_utf8_next_char (text);
  return text && *text;
}

static char *
make_mark (const Progress *progress, const Style *style, guint level)
{
  const Level *shown = &style->levels[level];
  GString *mark = g_string_new (shown->prefix);

  for (guint i = level + 1 - MIN (shown->n_shown, level + 1); i <= level; i++)
    {
      const Level *outer = &style->levels[i];
      guint value = progress->begun[i] ? progress->values[i] : outer->start;
      g_autofree char *text = lex_intake_count_format (outer->count, value);

      g_string_append_printf (mark, "%s%s", text, i < level && *text ? "." : "");
    }
  g_string_append (mark, shown->suffix ? shown->suffix : "");
  return g_strstrip (g_string_free (mark, FALSE));
}

/* As in a document of Word: what shows words is no marker. */
static void
make_item (LexIntakeOdtLists *self, const Progress *progress, const Style *style, guint level,
           LexIntakeItem *item)
{
  const Level *shown = &style->levels[level];

  g_clear_pointer (&self->mark, g_free);
  if (shown->count > LEX_INTAKE_COUNT_BULLET)
    self->mark = make_mark (progress, style, level);
  *item = (LexIntakeItem){ shown->count, progress->values[level], TRUE, self->mark };
  if (has_words (shown->prefix) || has_words (shown->suffix))
    item->count = LEX_INTAKE_COUNT_NONE;
}

/* Whether an item that has no words, only a list in it, is none: LibreOffice opens all levels anew
 * where a list goes on, but never a further item for a list that could stand in the one before. */
static gboolean
is_reopened (const LexIntakeOdtLists *self, guint level)
{
  const Depth *depth = &self->depths[level];

  return depth->n_items == 1 && depth->start == 0 && self->progress->begun[level];
}

gboolean
lex_intake_odt_lists_next (LexIntakeOdtLists *self, LexIntakeItem *item, guint *level)
{
  guint depth = lex_intake_odt_lists_get_depth (self);

  if (depth == 0 || !self->depths[depth - 1].open)
    return FALSE;
  for (guint i = 0; i < depth; i++)
    {
      Depth *at = &self->depths[i];
      gboolean outer = i + 1 < depth;

      if (!at->open)
        continue;
      at->open = FALSE;
      if (outer && is_reopened (self, i))
        continue;
      count (self->progress, at->style, i, at->start);
      /* What no words follow is not shown at the beginning of a list. */
      if (outer && (at->n_items == 1 || !at->style))
        continue;
      if (!at->style)
        *item = (LexIntakeItem){ LEX_INTAKE_COUNT_BULLET, 0, TRUE, NULL };
      else
        make_item (self, self->progress, at->style, i, item);
      *level = i + 1;
      return TRUE;
    }
  return FALSE;
}

gboolean
lex_intake_odt_lists_next_heading (LexIntakeOdtLists *self, guint level, LexIntakeItem *item)
{
  const Style *style = g_hash_table_lookup (self->styles, OUTLINE);
  Progress *progress = g_hash_table_lookup (self->progresses, OUTLINE);

  if (!style || level < 1 || level > N_LEVELS
      || style->levels[level - 1].count == LEX_INTAKE_COUNT_NONE)
    return FALSE;
  if (!progress)
    {
      progress = begin_progress (self);
      g_hash_table_insert (self->progresses, g_strdup (OUTLINE), progress);
    }
  count (progress, style, level - 1, 0);
  make_item (self, progress, style, level - 1, item);
  return TRUE;
}
