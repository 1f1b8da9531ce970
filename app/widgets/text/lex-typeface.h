/* lex-typeface.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

/**
 * lex_typeface_install:
 * @display: a display
 *
 * Sets law text in the desktop's document font, a serif where that is not
 * installed, and follows the setting. The second call for a display does nothing.
 */
void lex_typeface_install (GdkDisplay *display);

/**
 * lex_typeface_dup_interface:
 * @setting: (nullable): a font as the desktop names it, such as `Cantarell 11`
 *
 * Gets the family that the interface is really set in, whatever stands for it.
 *
 * Returns: (transfer full): a family's name
 */
char *lex_typeface_dup_interface (const char *setting);

/**
 * lex_typeface_dup_law:
 * @setting: (nullable): a font as the desktop names it, such as `Cantarell 11`
 *
 * Gets the families to use for law text. Fonts of the interface that a desktop also
 * names for documents are taken at their word: the reader chose them.
 *
 * Returns: (transfer full): families as CSS lists them, a serif if @setting is not installed
 */
char *lex_typeface_dup_law (const char *setting);

G_END_DECLS
