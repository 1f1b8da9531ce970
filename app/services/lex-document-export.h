/* lex-document-export.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-library.h"

G_BEGIN_DECLS

/**
 * LexExportFormat:
 * @LEX_EXPORT_XML: corpus XML, which can be imported again
 * @LEX_EXPORT_MARKDOWN: Markdown
 * @LEX_EXPORT_HTML: one page of HTML
 *
 * As what a document can be written.
 */
typedef enum
{
  LEX_EXPORT_XML,
  LEX_EXPORT_MARKDOWN,
  LEX_EXPORT_HTML,
} LexExportFormat;

/**
 * lex_export_format_from_name:
 * @name: (nullable): `xml`, `markdown` or `html`
 * @format: (out): the format
 *
 * Finds a format by what the command line calls it.
 *
 * Returns: whether there is one
 */
gboolean lex_export_format_from_name (const char *name, LexExportFormat *format);

/**
 * lex_document_export:
 * @document: a document with its clauses
 * @languages: in which languages, of those that it has; XML has all
 * @format: as what
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Writes a document out.
 *
 * Returns: (transfer full) (nullable): the file's content, UTF-8
 */
GBytes *lex_document_export (LexDocument *document, LexLanguages languages, LexExportFormat format,
                             GError **error);

/**
 * lex_library_export:
 * @self: a library
 * @name: a document, imported or not
 * @languages: as for lex_document_export()
 * @format: as what
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Writes a document of the library out.
 *
 * Returns: (transfer full) (nullable): the file's content, UTF-8
 */
GBytes *lex_library_export (LexLibrary *self, const char *name, LexLanguages languages,
                            LexExportFormat format, GError **error);

G_END_DECLS
