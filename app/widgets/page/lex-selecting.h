/* lex-selecting.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/page/lex-reader.h"

G_BEGIN_DECLS

/**
 * lex_selecting_attach:
 * @reader: a new reader
 *
 * Lets words of its pages be selected: by dragging, by two and three clicks, by Shift and a click;
 * by Shift and arrows, a letter or a clause at a time, with Ctrl a word, with Alt in the other
 * language; all by Ctrl+A.
 */
void lex_selecting_attach (LexReader *reader);

/**
 * lex_selecting_press:
 * @reader: a reader
 * @key: a key
 * @modifiers: what is held with it
 *
 * Does what a key means for the selection.
 *
 * Returns: whether it means anything
 */
gboolean lex_selecting_press (LexReader *reader, guint key, GdkModifierType modifiers);

/**
 * lex_selecting_get_point:
 * @reader: a reader that shows a page
 * @x: a place in it
 * @y: a place in it
 * @point: (out caller-allocates): the same on the page
 *
 * Tells whether words of a page stand there, or at least the page between them.
 *
 * Returns: whether it is no button, no drawer and nothing of the reader's own
 */
gboolean lex_selecting_get_point (LexReader *reader, double x, double y, graphene_point_t *point);

G_END_DECLS
