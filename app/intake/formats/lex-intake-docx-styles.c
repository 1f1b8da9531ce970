/* lex-intake-docx-styles.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What styles of paragraphs say in a document of Word: headings and lists. It refuses to know how
 * they look. Only the reader of DOCX calls it.
 */

#include "intake/formats/lex-intake-docx-styles.h"

#include <string.h>

#include "intake/formats/lex-intake-xml.h"

/* No style is based on more; a circle ends here. */
#define MAX_BASES 16
#define MAX_LEVEL 6

typedef struct
{
  LexIntakeDocxStyle says;
  char *base; /* the style it is based on; nullable */
} Entry;

struct _LexIntakeDocxStyles
{
  GHashTable *entries; /* name → Entry */
};

static void
entry_free (gpointer data)
{
  Entry *self = data;

  g_free (self->base);
  g_free (self);
}

/* The names that Word gives its own styles, whatever language it speaks. */
static void
read_name (const char *name, LexIntakeDocxStyle *style)
{
  if (!name)
    return;
  if (g_ascii_strncasecmp (name, "heading ", 8) == 0 && g_ascii_isdigit (name[8]))
    style->level = CLAMP ((guint) (name[8] - '0'), 1, MAX_LEVEL);
  else if (g_ascii_strcasecmp (name, "title") == 0)
    style->level = 1;
  else if (g_ascii_strncasecmp (name, "toc ", 4) == 0
           || g_ascii_strncasecmp (name, "index ", 6) == 0)
    style->contents = TRUE;
}

static void
read_property (LexIntakeXml *xml, Entry *entry)
{
  const char *name = lex_intake_xml_get_name (xml);

  if (strcmp (name, "name") == 0)
    read_name (lex_intake_xml_get_attribute (xml, "val"), &entry->says);
  else if (strcmp (name, "basedOn") == 0)
    {
      g_free (entry->base);
      entry->base = g_strdup (lex_intake_xml_get_attribute (xml, "val"));
    }
  else if (strcmp (name, "outlineLvl") == 0)
    {
      guint level = lex_intake_xml_get_number (xml, "val", MAX_LEVEL + 3) + 1;

      entry->says.level = level <= 9 ? MIN (level, MAX_LEVEL) : 0;
    }
  else if (strcmp (name, "numId") == 0)
    {
      entry->says.has_list = TRUE;
      entry->says.list = lex_intake_xml_get_number (xml, "val", 0);
    }
  else if (strcmp (name, "ilvl") == 0)
    {
      entry->says.has_list_level = TRUE;
      entry->says.list_level = lex_intake_xml_get_number (xml, "val", 0);
    }
}

static Entry *
open_style (LexIntakeDocxStyles *self, LexIntakeXml *xml)
{
  const char *name = lex_intake_xml_get_attribute (xml, "styleId");
  Entry *entry;

  if (!name)
    return NULL;
  entry = g_new0 (Entry, 1);
  g_hash_table_insert (self->entries, g_strdup (name), entry);
  return entry;
}

static void
parse (LexIntakeDocxStyles *self, GBytes *part)
{
  g_autoptr (LexIntakeXml) xml = lex_intake_xml_new (part);
  LexIntakeXmlToken token;
  Entry *entry = NULL;

  while ((token = lex_intake_xml_next (xml)) != LEX_INTAKE_XML_END_OF_FILE)
    {
      gboolean style
          = token != LEX_INTAKE_XML_TEXT && strcmp (lex_intake_xml_get_name (xml), "style") == 0;

      if (style)
        entry = token == LEX_INTAKE_XML_OPEN ? open_style (self, xml) : NULL;
      else if (token == LEX_INTAKE_XML_OPEN && entry)
        read_property (xml, entry);
    }
}

LexIntakeDocxStyles *
lex_intake_docx_styles_new (GBytes *part)
{
  LexIntakeDocxStyles *self = g_new (LexIntakeDocxStyles, 1);

  self->entries = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, entry_free);
  if (part)
    parse (self, part);
  return self;
}

void
lex_intake_docx_styles_free (LexIntakeDocxStyles *self)
{
  if (!self)
    return;
  g_hash_table_unref (self->entries);
  g_free (self);
}

static void
inherit (LexIntakeDocxStyle *style, const LexIntakeDocxStyle *base)
{
  if (!style->level)
    style->level = base->level;
  if (!style->has_list_level && !style->has_list)
    {
      style->has_list_level = base->has_list_level;
      style->list_level = base->list_level;
    }
  if (!style->has_list)
    {
      style->has_list = base->has_list;
      style->list = base->list;
    }
}

LexIntakeDocxStyle
lex_intake_docx_styles_find (const LexIntakeDocxStyles *self, const char *name)
{
  const Entry *entry = name ? g_hash_table_lookup (self->entries, name) : NULL;
  LexIntakeDocxStyle style = { 0 };

  if (entry)
    style = entry->says;
  for (guint i = 0; entry && entry->base && i < MAX_BASES; i++)
    {
      entry = g_hash_table_lookup (self->entries, entry->base);
      if (entry)
        inherit (&style, &entry->says);
    }
  return style;
}
