/* lex-intake-format.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LexIntakeFormat:
 * @LEX_INTAKE_FORMAT_TEXT: plain text, or Markdown, whose marks are understood in any text
 * @LEX_INTAKE_FORMAT_HTML: a web page
 * @LEX_INTAKE_FORMAT_DOCX: a document of Word
 * @LEX_INTAKE_FORMAT_ODT: a document of LibreOffice, packed or as one XML file
 * @LEX_INTAKE_FORMAT_PDF: pages of PDF
 * @LEX_INTAKE_FORMAT_PICTURE: a picture of a page
 * @LEX_INTAKE_FORMAT_CORPUS: a document of our own, in corpus XML
 * @LEX_INTAKE_FORMAT_PBN: deals in Portable Bridge Notation
 *
 * What a file is, found from its bytes.
 */
typedef enum
{
  LEX_INTAKE_FORMAT_TEXT,
  LEX_INTAKE_FORMAT_HTML,
  LEX_INTAKE_FORMAT_DOCX,
  LEX_INTAKE_FORMAT_ODT,
  LEX_INTAKE_FORMAT_PDF,
  LEX_INTAKE_FORMAT_PICTURE,
  LEX_INTAKE_FORMAT_CORPUS,
  LEX_INTAKE_FORMAT_PBN,
} LexIntakeFormat;

/**
 * lex_intake_format_check_bytes:
 * @bytes: the content of a file
 * @size: its length
 *
 * Recognises files that cannot be read and says what would help.
 *
 * Returns: (nullable): why the file can not be read; %NULL if that is not known yet
 */
const char *lex_intake_format_check_bytes (const char *bytes, gsize size);

/**
 * lex_intake_format_find:
 * @text: a file's text, UTF-8
 * @format: (out): what it is
 *
 * Finds out what a text is from its first signs.
 *
 * Returns: (nullable): why it can not be read; %NULL if it can
 */
const char *lex_intake_format_find (const char *text, LexIntakeFormat *format);

/**
 * lex_intake_format_is_corpus:
 * @data: the content of a file
 *
 * Tells whether a file is a document of our own, in corpus XML.
 *
 * Returns: whether it is
 */
gboolean lex_intake_format_is_corpus (GBytes *data);

/**
 * lex_intake_format_is_document:
 * @data: the content of a file
 *
 * Tells whether a file is a document by its first bytes, of a format that is read or of one that
 * can be saved as such, whether or not it is whole: no picture, program or plain text.
 *
 * Returns: whether it is
 */
gboolean lex_intake_format_is_document (GBytes *data);

G_END_DECLS
