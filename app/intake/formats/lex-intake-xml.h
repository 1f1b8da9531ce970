/* lex-intake-xml.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LexIntakeXmlToken:
 * @LEX_INTAKE_XML_END_OF_FILE: nothing more, or nothing that can be read
 * @LEX_INTAKE_XML_OPEN: the beginning of an element
 * @LEX_INTAKE_XML_CLOSE: its end; of an empty element, too
 * @LEX_INTAKE_XML_TEXT: words
 *
 * What a reader found.
 */
typedef enum
{
  LEX_INTAKE_XML_END_OF_FILE,
  LEX_INTAKE_XML_OPEN,
  LEX_INTAKE_XML_CLOSE,
  LEX_INTAKE_XML_TEXT,
} LexIntakeXmlToken;

/**
 * LexIntakeXml:
 *
 * Reads the XML of a word processor, step by step.
 */
typedef struct _LexIntakeXml LexIntakeXml;

/**
 * lex_intake_xml_new:
 * @data: an XML file; untrusted; it must outlive the reader
 *
 * Begins to read. Nothing is fetched, no entity is put in, nothing nested without end is followed.
 *
 * Returns: (transfer full): the reader; free with lex_intake_xml_free()
 */
LexIntakeXml *lex_intake_xml_new (GBytes *data);

/**
 * lex_intake_xml_free:
 * @self: (transfer full) (nullable): a reader
 *
 * Frees it.
 */
void lex_intake_xml_free (LexIntakeXml *self);

/**
 * lex_intake_xml_next:
 * @self: a reader
 *
 * Goes on.
 *
 * Returns: what comes next
 */
LexIntakeXmlToken lex_intake_xml_next (LexIntakeXml *self);

/**
 * lex_intake_xml_is_broken:
 * @self: a reader
 *
 * Tells whether reading ended before the file did.
 *
 * Returns: whether it did
 */
gboolean lex_intake_xml_is_broken (const LexIntakeXml *self);

/**
 * lex_intake_xml_skip:
 * @self: a reader at the beginning of an element
 *
 * Passes over the element; its end comes next.
 */
void lex_intake_xml_skip (LexIntakeXml *self);

/**
 * lex_intake_xml_get_name:
 * @self: a reader at an element
 *
 * Tells its name, without that of its vocabulary.
 *
 * Returns: the name
 */
const char *lex_intake_xml_get_name (const LexIntakeXml *self);

/**
 * lex_intake_xml_get_text:
 * @self: a reader at words
 *
 * Gives them.
 *
 * Returns: the words; valid until the next step
 */
const char *lex_intake_xml_get_text (const LexIntakeXml *self);

/**
 * lex_intake_xml_get_attribute:
 * @self: a reader at the beginning of an element
 * @name: an attribute, without the name of its vocabulary
 *
 * Looks an attribute up.
 *
 * Returns: (nullable): its value; valid until the next step
 */
const char *lex_intake_xml_get_attribute (LexIntakeXml *self, const char *name);

/**
 * lex_intake_xml_get_number:
 * @self: a reader at the beginning of an element
 * @name: an attribute, without the name of its vocabulary
 * @otherwise: what to give when there is no such number
 *
 * Reads an attribute that is a number.
 *
 * Returns: the number, at most 9999
 */
guint lex_intake_xml_get_number (LexIntakeXml *self, const char *name, guint otherwise);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexIntakeXml, lex_intake_xml_free)

G_END_DECLS
