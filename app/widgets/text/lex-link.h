/* lex-link.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "model/lex-label.h"

G_BEGIN_DECLS

/**
 * LexLink:
 * @label: the clause it leads to
 * @area: where its first line stands within the #GtkLabel
 *
 * A link in running text.
 */
typedef struct
{
  LexLabel *label;
  GdkRectangle area;
} LexLink;

/**
 * lex_link_find_at:
 * @widget: a #GtkLabel with markup of lex-markup.h
 * @x: a place in it
 * @y: a place in it
 *
 * Finds the link at a place: the pointer's.
 *
 * Returns: (transfer full) (nullable): the link
 */
LexLink *lex_link_find_at (GtkLabel *widget, double x, double y);

/**
 * lex_link_find_focused:
 * @widget: a #GtkLabel with markup of lex-markup.h, that has the focus
 *
 * Finds the link that the keyboard stands on.
 *
 * Returns: (transfer full) (nullable): the link
 */
LexLink *lex_link_find_focused (GtkLabel *widget);

/**
 * lex_link_find:
 * @widget: a #GtkLabel with markup of lex-markup.h
 * @uri: an address
 *
 * Finds the first link of an address: of the one that was just activated, whether by
 * pointer or by keyboard.
 *
 * Returns: (transfer full) (nullable): the link
 */
LexLink *lex_link_find (GtkLabel *widget, const char *uri);

/**
 * lex_link_free:
 * @self: (transfer full) (nullable): a link
 *
 * Frees it.
 */
void lex_link_free (LexLink *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexLink, lex_link_free)

G_END_DECLS
