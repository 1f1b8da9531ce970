/* lex-intake-html-scanner.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LexIntakeHtmlToken:
 * @LEX_INTAKE_HTML_END_OF_FILE: nothing more
 * @LEX_INTAKE_HTML_TEXT: words; those of `title` and `style`, too
 * @LEX_INTAKE_HTML_OPEN: the beginning of an element
 * @LEX_INTAKE_HTML_CLOSE: the end of an element
 *
 * What a scanner found.
 */
typedef enum
{
  LEX_INTAKE_HTML_END_OF_FILE,
  LEX_INTAKE_HTML_TEXT,
  LEX_INTAKE_HTML_OPEN,
  LEX_INTAKE_HTML_CLOSE,
} LexIntakeHtmlToken;

/**
 * LexIntakeHtmlScanner:
 *
 * Parts a web page into tags and words.
 */
typedef struct _LexIntakeHtmlScanner LexIntakeHtmlScanner;

/**
 * lex_intake_html_scanner_new:
 * @text: a page, UTF-8; it must outlive the scanner
 *
 * Begins to read a page.
 *
 * Returns: (transfer full): the scanner; free with lex_intake_html_scanner_free()
 */
LexIntakeHtmlScanner *lex_intake_html_scanner_new (const char *text);

/**
 * lex_intake_html_scanner_free:
 * @self: (transfer full) (nullable): a scanner
 *
 * Frees it.
 */
void lex_intake_html_scanner_free (LexIntakeHtmlScanner *self);

/**
 * lex_intake_html_scanner_next:
 * @self: a scanner
 *
 * Goes on to the next tag or the words before it. Comments, declarations and scripts are passed
 * over.
 *
 * Returns: what it is
 */
LexIntakeHtmlToken lex_intake_html_scanner_next (LexIntakeHtmlScanner *self);

/**
 * lex_intake_html_scanner_get_name:
 * @self: a scanner at a tag, or at the words of an element that has nothing but words
 *
 * Tells the name of the element.
 *
 * Returns: the name, in small letters; empty for words of the page
 */
const char *lex_intake_html_scanner_get_name (const LexIntakeHtmlScanner *self);

/**
 * lex_intake_html_scanner_get_text:
 * @self: a scanner at words
 *
 * Gives the words, characters that were written as entities put in.
 *
 * Returns: the words; valid until the next step
 */
const char *lex_intake_html_scanner_get_text (const LexIntakeHtmlScanner *self);

/**
 * lex_intake_html_scanner_get_attribute:
 * @self: a scanner at the beginning of an element
 * @name: an attribute, in small letters
 *
 * Looks an attribute up.
 *
 * Returns: (nullable): its value, perhaps empty; valid until the next step
 */
const char *lex_intake_html_scanner_get_attribute (const LexIntakeHtmlScanner *self,
                                                   const char *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexIntakeHtmlScanner, lex_intake_html_scanner_free)

G_END_DECLS
