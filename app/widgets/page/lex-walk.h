/* lex-walk.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/page/lex-reader.h"

G_BEGIN_DECLS

/**
 * LexWalkRegion:
 * @LEX_WALK_TEXTS: the clauses, marks and links of the page
 * @LEX_WALK_MARGIN: what stands beside them, and what is open below them
 *
 * What Tab goes to as one, and arrows walk within.
 */
typedef enum
{
  LEX_WALK_TEXTS,
  LEX_WALK_MARGIN,
} LexWalkRegion;

/**
 * lex_walk_attach:
 * @reader: a new reader
 *
 * Lets arrows walk from link to link and from sign to sign.
 */
void lex_walk_attach (LexReader *reader);

/**
 * lex_walk_is_writing:
 * @reader: a reader
 *
 * Tells whether somebody else needs the arrows.
 *
 * Returns: whether the focus is in a field, in what opens over the page, or nowhere
 */
gboolean lex_walk_is_writing (LexReader *reader);

/**
 * lex_walk_step:
 * @reader: a reader
 * @region: where
 * @direction: #GTK_DIR_TAB_FORWARD or #GTK_DIR_TAB_BACKWARD
 *
 * Focuses what comes next in a region; whoever is not in it begins where the page is read.
 *
 * Returns: whether there is something
 */
gboolean lex_walk_step (LexReader *reader, LexWalkRegion region, GtkDirectionType direction);

/**
 * lex_walk_focus:
 * @reader: a reader
 * @direction: #GTK_DIR_TAB_FORWARD or #GTK_DIR_TAB_BACKWARD
 *
 * Goes from region to region: the page itself, which keys scroll, then its margin.
 *
 * Returns: whether the focus is still in the reader
 */
gboolean lex_walk_focus (LexReader *reader, GtkDirectionType direction);

G_END_DECLS
