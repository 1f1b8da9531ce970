/* lex-note-colour.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * lex_note_colour_get_title:
 * @colour: a number below `LEX_JOURNAL_N_COLOURS`
 *
 * Gets what a colour of highlights is called.
 *
 * Returns: (transfer none): its name in the interface's language
 */
const char *lex_note_colour_get_title (guint colour);

/**
 * lex_note_colour_find:
 * @name: (nullable): what files call a colour
 *
 * Finds it.
 *
 * Returns: its number; that of the first for a name that is not known
 */
guint lex_note_colour_find (const char *name);

G_END_DECLS
