/* lex-note-text.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-library.h"
#include "type/lex-markup.h"

G_BEGIN_DECLS

/**
 * lex_note_text_dup_markup:
 * @library: tells which citations there are
 * @text: what the reader wrote
 * @style: how to set it
 *
 * Writes a note as Pango markup: what it cites becomes links, nothing in it is markup.
 *
 * Returns: (transfer full): markup for lex_text_label_new()
 */
char *lex_note_text_dup_markup (LexLibrary *library, const char *text, const LexMarkupStyle *style);

G_END_DECLS
