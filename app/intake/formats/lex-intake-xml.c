/* lex-intake-xml.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Walks through the XML of a word processor without keeping it. It does not know what an element
 * means. The readers of DOCX and ODT call it.
 */

#include "intake/formats/lex-intake-xml.h"

#include <libxml/xmlreader.h>
#include <string.h>

#define MAX_NUMBER 9999

/* No element has so many. libxml2 compares each with each. */
#define MAX_ATTRIBUTES 4096

struct _LexIntakeXml
{
  xmlTextReader *reader;
  GPtrArray *values; /* (char*) handed out at this step */
  gboolean empty;    /* the element has no content: its end is still to be told */
  gboolean broken;
};

/* In an attribute no tag begins: between two beginnings stand the attributes of one. */
static gboolean
is_sane (const char *bytes, gsize size)
{
  guint n_attributes = 0;

  for (gsize i = 0; i < size; i++)
    {
      if (bytes[i] == '\0')
        return FALSE;
      if (bytes[i] == '<')
        n_attributes = 0;
      else if (bytes[i] == '=' && i + 1 < size && (bytes[i + 1] == '"' || bytes[i + 1] == '\''))
        n_attributes++;
      if (n_attributes > MAX_ATTRIBUTES)
        return FALSE;
    }
  return TRUE;
}

LexIntakeXml *
lex_intake_xml_new (GBytes *data)
{
  LexIntakeXml *self = g_new0 (LexIntakeXml, 1);
  gsize size;
  const char *bytes = g_bytes_get_data (data, &size);

  self->values = g_ptr_array_new_with_free_func (g_free);
  if (bytes && is_sane (bytes, size))
    self->reader = xmlReaderForMemory (bytes, (int) size, NULL, NULL,
                                       XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
  self->broken = self->reader == NULL;
  return self;
}

void
lex_intake_xml_free (LexIntakeXml *self)
{
  if (!self)
    return;
  g_clear_pointer (&self->reader, xmlFreeTextReader);
  g_ptr_array_unref (self->values);
  g_free (self);
}

gboolean
lex_intake_xml_is_broken (const LexIntakeXml *self)
{
  return self->broken;
}

/* Word processors declare no document types; what does is not one of theirs. */
static gboolean
advance (LexIntakeXml *self)
{
  int status = self->broken ? -1 : xmlTextReaderRead (self->reader);

  if (status == 1 && xmlTextReaderNodeType (self->reader) == XML_READER_TYPE_DOCUMENT_TYPE)
    status = -1;
  self->broken = status < 0;
  return status == 1;
}

LexIntakeXmlToken
lex_intake_xml_next (LexIntakeXml *self)
{
  g_ptr_array_set_size (self->values, 0);
  if (self->empty)
    {
      self->empty = FALSE;
      return LEX_INTAKE_XML_CLOSE;
    }
  while (advance (self))
    {
      int type = xmlTextReaderNodeType (self->reader);

      if (type == XML_READER_TYPE_ELEMENT)
        {
          self->empty = xmlTextReaderIsEmptyElement (self->reader) == 1;
          return LEX_INTAKE_XML_OPEN;
        }
      if (type == XML_READER_TYPE_END_ELEMENT)
        return LEX_INTAKE_XML_CLOSE;
      if (type == XML_READER_TYPE_TEXT || type == XML_READER_TYPE_CDATA
          || type == XML_READER_TYPE_WHITESPACE || type == XML_READER_TYPE_SIGNIFICANT_WHITESPACE)
        return LEX_INTAKE_XML_TEXT;
    }
  return LEX_INTAKE_XML_END_OF_FILE;
}

void
lex_intake_xml_skip (LexIntakeXml *self)
{
  int depth = xmlTextReaderDepth (self->reader);

  if (self->empty)
    return;
  while (advance (self))
    if (xmlTextReaderNodeType (self->reader) == XML_READER_TYPE_END_ELEMENT
        && xmlTextReaderDepth (self->reader) == depth)
      {
        /* The end is told at the next step. */
        self->empty = TRUE;
        return;
      }
}

const char *
lex_intake_xml_get_name (const LexIntakeXml *self)
{
  const xmlChar *name = xmlTextReaderConstLocalName (self->reader);

  return name ? (const char *) name : "";
}

const char *
lex_intake_xml_get_text (const LexIntakeXml *self)
{
  const xmlChar *text = xmlTextReaderConstValue (self->reader);

  return text ? (const char *) text : "";
}

const char *
lex_intake_xml_get_attribute (LexIntakeXml *self, const char *name)
{
  char *found = NULL;

  while (!found && xmlTextReaderMoveToNextAttribute (self->reader) == 1)
    if (strcmp ((const char *) xmlTextReaderConstLocalName (self->reader), name) == 0)
      found = g_strdup ((const char *) xmlTextReaderConstValue (self->reader));
  xmlTextReaderMoveToElement (self->reader);
  if (found)
    g_ptr_array_add (self->values, found);
  return found;
}

guint
lex_intake_xml_get_number (LexIntakeXml *self, const char *name, guint otherwise)
{
  const char *value = lex_intake_xml_get_attribute (self, name);
  guint64 number;

  if (!value || !g_ascii_string_to_unsigned (value, 10, 0, MAX_NUMBER, &number, NULL))
    return otherwise;
  return (guint) number;
}
