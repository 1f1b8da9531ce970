/* lex-intake-docx-notes.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * lex_intake_docx_notes_read:
 * @part: (nullable): the part with the notes; untrusted
 *
 * Reads the words of notes.
 *
 * Returns: (transfer full) (element-type utf8 utf8): the words by the name of the note
 */
GHashTable *lex_intake_docx_notes_read (GBytes *part);

G_END_DECLS
