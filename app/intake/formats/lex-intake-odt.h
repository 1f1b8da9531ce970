/* lex-intake-odt.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/formats/lex-intake-flow.h"

G_BEGIN_DECLS

/**
 * lex_intake_odt_read:
 * @styles: (nullable): the part `styles.xml`; untrusted
 * @content: the part `content.xml`, or a whole document in one XML file; untrusted
 * @flow: where the text goes
 *
 * Reads a document of LibreOffice: what is shown, as it would be printed. What was deleted while
 * changes were tracked, comments, and heads and feet of pages are no text.
 *
 * Returns: whether the document could be read to its end
 */
gboolean lex_intake_odt_read (GBytes *styles, GBytes *content, LexIntakeFlow *flow);

G_END_DECLS
