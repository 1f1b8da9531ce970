/* lex-intake-docx-notes.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of the footnotes of a document of Word, which stand in a part of their own. It does not
 * know where their marks are. Only lex-intake-docx.c calls it.
 */

#include "intake/formats/lex-intake-docx-notes.h"

#include <string.h>

#include "intake/formats/lex-intake-xml.h"

typedef struct
{
  GHashTable *notes;
  LexIntakeXml *xml;
  char *name;     /* of the note that is being read; nullable */
  GString *words; /* of it */
  gboolean text;  /* what comes is shown */
} Reader;

static gboolean
is_note (const char *element)
{
  return strcmp (element, "footnote") == 0 || strcmp (element, "endnote") == 0;
}

static void
open_element (Reader *self)
{
  const char *element = lex_intake_xml_get_name (self->xml);

  if (is_note (element))
    {
      g_free (self->name);
      self->name = g_strdup (lex_intake_xml_get_attribute (self->xml, "id"));
      g_string_truncate (self->words, 0);
    }
  else if (strcmp (element, "del") == 0)
    lex_intake_xml_skip (self->xml);
  else if (strcmp (element, "p") == 0 || strcmp (element, "tab") == 0)
    g_string_append_c (self->words, ' ');
  self->text = strcmp (element, "t") == 0;
}

static void
close_element (Reader *self)
{
  self->text = FALSE;
  if (!is_note (lex_intake_xml_get_name (self->xml)) || !self->name)
    return;
  g_strstrip (self->words->str);
  g_hash_table_insert (self->notes, g_steal_pointer (&self->name), g_strdup (self->words->str));
}

GHashTable *
lex_intake_docx_notes_read (GBytes *part)
{
  GHashTable *notes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (LexIntakeXml) xml = part ? lex_intake_xml_new (part) : NULL;
  Reader self = { .notes = notes, .xml = xml, .words = g_string_new (NULL) };
  LexIntakeXmlToken token = LEX_INTAKE_XML_END_OF_FILE;

  while (xml && (token = lex_intake_xml_next (xml)) != LEX_INTAKE_XML_END_OF_FILE)
    if (token == LEX_INTAKE_XML_OPEN)
      open_element (&self);
    else if (token == LEX_INTAKE_XML_CLOSE)
      close_element (&self);
    else if (self.text)
      g_string_append (self.words, lex_intake_xml_get_text (xml));
  g_string_free (self.words, TRUE);
  g_free (self.name);
  return notes;
}
