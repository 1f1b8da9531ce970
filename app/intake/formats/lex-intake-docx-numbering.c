/* lex-intake-docx-numbering.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How the lists of a document of Word count: a list is a use of a pattern, whose levels say where
 * to begin, how to count and what to show. It knows no paragraph. Only the reader of DOCX calls it.
 */

#include "intake/formats/lex-intake-docx-numbering.h"

#include <string.h>

#include "intake/formats/lex-intake-xml.h"

#define N_LEVELS 9

typedef struct
{
  LexIntakeCount count;
  guint start;
  gboolean goes_on; /* does not begin anew under another item of the level above */
  char *shown;      /* such as `(%2)`; nullable */
  char *style;      /* the style that stands for this level; nullable */
} Level;

/* A pattern; all lists of it count together. */
typedef struct
{
  Level levels[N_LEVELS];
  guint values[N_LEVELS]; /* what was counted last */
  gboolean begun[N_LEVELS];
  char *link; /* the style whose pattern this one stands for; nullable */
} Pattern;

typedef struct
{
  Pattern *pattern; /* borrowed; nullable */
  guint starts[N_LEVELS];
  gboolean overrides[N_LEVELS]; /* begins at @starts when it is first used */
} Use;

struct _LexIntakeDocxNumbering
{
  GHashTable *patterns; /* number → Pattern */
  GHashTable *uses;     /* number → Use */
  GHashTable *linked;   /* style → Pattern that it means, borrowed */
  char *mark;           /* of the last item; nullable */
};

static void
pattern_free (gpointer data)
{
  Pattern *self = data;

  for (guint i = 0; i < N_LEVELS; i++)
    {
      g_free (self->levels[i].shown);
      g_free (self->levels[i].style);
    }
  g_free (self->link);
  g_free (self);
}

static Pattern *
pattern_new (void)
{
  Pattern *self = g_new0 (Pattern, 1);

  for (guint i = 0; i < N_LEVELS; i++)
    {
      self->levels[i].count = LEX_INTAKE_COUNT_NUMBER;
      self->levels[i].start = 1;
    }
  return self;
}

static LexIntakeCount
find_count (const char *name)
{
  static const struct
  {
    const char *name;
    LexIntakeCount count;
  } counts[] = {
    { "none", LEX_INTAKE_COUNT_NONE },           { "bullet", LEX_INTAKE_COUNT_BULLET },
    { "upperLetter", LEX_INTAKE_COUNT_CAPITAL }, { "lowerLetter", LEX_INTAKE_COUNT_SMALL },
    { "lowerRoman", LEX_INTAKE_COUNT_ROMAN },    { "upperRoman", LEX_INTAKE_COUNT_CAPITAL_ROMAN },
  };

  for (gsize i = 0; name && i < G_N_ELEMENTS (counts); i++)
    if (strcmp (name, counts[i].name) == 0)
      return counts[i].count;
  return LEX_INTAKE_COUNT_NUMBER;
}

static void
set_text (char **field, const char *value)
{
  g_free (*field);
  *field = g_strdup (value);
}

/* What stands inside a level of a pattern. */
static void
read_level (LexIntakeXml *xml, Level *level)
{
  const char *name = lex_intake_xml_get_name (xml);

  if (strcmp (name, "start") == 0)
    level->start = lex_intake_xml_get_number (xml, "val", 1);
  else if (strcmp (name, "numFmt") == 0)
    level->count = find_count (lex_intake_xml_get_attribute (xml, "val"));
  else if (strcmp (name, "lvlText") == 0)
    set_text (&level->shown, lex_intake_xml_get_attribute (xml, "val"));
  else if (strcmp (name, "pStyle") == 0)
    set_text (&level->style, lex_intake_xml_get_attribute (xml, "val"));
  else if (strcmp (name, "lvlRestart") == 0)
    level->goes_on = lex_intake_xml_get_number (xml, "val", 1) == 0;
}

typedef struct
{
  LexIntakeDocxNumbering *numbering;
  LexIntakeXml *xml;
  Pattern *pattern; /* that is being read; nullable */
  Use *use;         /* likewise */
  guint level;
  gboolean in_level;
} Parser;

/* A number that is given again means what it meant: others may lead there. */
static void
open_use (Parser *self)
{
  guint number = lex_intake_xml_get_number (self->xml, "numId", 0);

  self->pattern = NULL;
  self->use = g_hash_table_lookup (self->numbering->uses, GUINT_TO_POINTER (number));
  if (self->use)
    return;
  self->use = g_new0 (Use, 1);
  g_hash_table_insert (self->numbering->uses, GUINT_TO_POINTER (number), self->use);
}

static void
open_pattern (Parser *self)
{
  guint number = lex_intake_xml_get_number (self->xml, "abstractNumId", 0);

  self->use = NULL;
  self->pattern = g_hash_table_lookup (self->numbering->patterns, GUINT_TO_POINTER (number));
  if (self->pattern)
    return;
  self->pattern = pattern_new ();
  g_hash_table_insert (self->numbering->patterns, GUINT_TO_POINTER (number), self->pattern);
}

static void
set_pattern (Parser *self)
{
  guint number = lex_intake_xml_get_number (self->xml, "val", 0);

  self->use->pattern = g_hash_table_lookup (self->numbering->patterns, GUINT_TO_POINTER (number));
}

/* A use may begin a level elsewhere; that it shows a level in another way is rare, and then holds
 * for the pattern. */
static void
read_use (Parser *self, const char *name)
{
  if (strcmp (name, "abstractNumId") == 0)
    set_pattern (self);
  else if (strcmp (name, "startOverride") == 0)
    {
      self->use->starts[self->level] = lex_intake_xml_get_number (self->xml, "val", 1);
      self->use->overrides[self->level] = TRUE;
    }
  else if (self->in_level && self->use->pattern)
    read_level (self->xml, &self->use->pattern->levels[self->level]);
}

/* A pattern may stand for that of a style, which is defined elsewhere. */
static void
read_link (Parser *self, const char *name)
{
  const char *style = lex_intake_xml_get_attribute (self->xml, "val");

  if (style && strcmp (name, "styleLink") == 0)
    g_hash_table_insert (self->numbering->linked, g_strdup (style), self->pattern);
  else if (style && strcmp (name, "numStyleLink") == 0)
    set_text (&self->pattern->link, style);
}

static void
open_element (Parser *self)
{
  const char *name = lex_intake_xml_get_name (self->xml);
  gboolean level = strcmp (name, "lvl") == 0;

  if (strcmp (name, "abstractNum") == 0)
    open_pattern (self);
  else if (strcmp (name, "num") == 0)
    open_use (self);
  else if (level || strcmp (name, "lvlOverride") == 0)
    {
      self->level = MIN (lex_intake_xml_get_number (self->xml, "ilvl", 0), N_LEVELS - 1);
      self->in_level = level;
    }
  else if (self->use)
    read_use (self, name);
  else if (self->pattern && self->in_level)
    read_level (self->xml, &self->pattern->levels[self->level]);
  else if (self->pattern)
    read_link (self, name);
}

static void
follow_links (LexIntakeDocxNumbering *self)
{
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, self->uses);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      Use *use = value;
      Pattern *meant = use->pattern && use->pattern->link
                           ? g_hash_table_lookup (self->linked, use->pattern->link)
                           : NULL;

      if (meant)
        use->pattern = meant;
    }
}

static void
parse (LexIntakeDocxNumbering *self, GBytes *part)
{
  g_autoptr (LexIntakeXml) xml = lex_intake_xml_new (part);
  Parser parser = { .numbering = self, .xml = xml };
  LexIntakeXmlToken token;

  while ((token = lex_intake_xml_next (xml)) != LEX_INTAKE_XML_END_OF_FILE)
    if (token == LEX_INTAKE_XML_OPEN)
      open_element (&parser);
    else if (token == LEX_INTAKE_XML_CLOSE && strcmp (lex_intake_xml_get_name (xml), "lvl") == 0)
      parser.in_level = FALSE;
}

LexIntakeDocxNumbering *
lex_intake_docx_numbering_new (GBytes *part)
{
  LexIntakeDocxNumbering *self = g_new0 (LexIntakeDocxNumbering, 1);

  self->patterns = g_hash_table_new_full (NULL, NULL, NULL, pattern_free);
  self->uses = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  self->linked = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (part)
    parse (self, part);
  follow_links (self);
  return self;
}

void
lex_intake_docx_numbering_free (LexIntakeDocxNumbering *self)
{
  if (!self)
    return;
  g_hash_table_unref (self->linked);
  g_hash_table_unref (self->uses);
  g_hash_table_unref (self->patterns);
  g_free (self->mark);
  g_free (self);
}

static Use *
find_use (const LexIntakeDocxNumbering *self, guint list)
{
  Use *use = g_hash_table_lookup (self->uses, GUINT_TO_POINTER (list));

  return use && use->pattern ? use : NULL;
}

guint
lex_intake_docx_numbering_find_level (const LexIntakeDocxNumbering *self, guint list,
                                      const char *style)
{
  const Use *use = find_use (self, list);

  for (guint i = 0; use && i < N_LEVELS; i++)
    if (g_strcmp0 (use->pattern->levels[i].style, style) == 0)
      return i;
  return 0;
}

static void
count (Use *use, guint level)
{
  Pattern *pattern = use->pattern;

  if (use->overrides[level])
    pattern->values[level] = use->starts[level];
  else if (pattern->begun[level])
    pattern->values[level]++;
  else
    pattern->values[level] = pattern->levels[level].start;
  use->overrides[level] = FALSE;
  pattern->begun[level] = TRUE;
  for (guint i = level + 1; i < N_LEVELS; i++)
    if (!pattern->levels[i].goes_on)
      pattern->begun[i] = FALSE;
}

static void
append_value (GString *mark, const Pattern *pattern, guint level)
{
  const Level *shown = &pattern->levels[level];
  guint value = pattern->begun[level] ? pattern->values[level] : shown->start;
  g_autofree char *text = lex_intake_count_format (shown->count, value);

  g_string_append (mark, text);
}

/* Puts the values in: `%1%2(%3)` becomes `27B(1)`. */
static char *
make_mark (const Pattern *pattern, const char *shown)
{
  GString *mark = g_string_new (NULL);

  for (const char *c = shown; *c; c++)
    if (*c == '%' && c[1] >= '1' && c[1] <= '9')
      append_value (mark, pattern, (guint) (*++c - '1'));
    else
      g_string_append_c (mark, *c);
  return g_strstrip (g_string_free (mark, FALSE));
}

/* `Law %1`: words of its own make it a part of the heading. */
static gboolean
has_words (const char *shown)
{
  while (*shown && !g_unichar_isalpha (g_utf8_get_char (shown)))
    shown = g_utf8_next_char (shown);
  return *shown;
}

gboolean
lex_intake_docx_numbering_next (LexIntakeDocxNumbering *self, guint list, guint level,
                                LexIntakeItem *item)
{
  Use *use = find_use (self, list);
  const Level *shown;

  if (!use)
    return FALSE;
  level = MIN (level, N_LEVELS - 1);
  count (use, level);
  shown = &use->pattern->levels[level];
  g_clear_pointer (&self->mark, g_free);
  if (shown->shown && shown->count > LEX_INTAKE_COUNT_BULLET)
    self->mark = make_mark (use->pattern, shown->shown);
  *item = (LexIntakeItem){ shown->count, use->pattern->values[level], TRUE, self->mark };
  if (self->mark && (!*self->mark || has_words (shown->shown)))
    item->count = LEX_INTAKE_COUNT_NONE;
  return TRUE;
}
