/* lex-pane.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * lex_pane_set_revealed:
 * @pane: what holds sidebar and page
 * @revealed: whether the sidebar is to be seen
 *
 * Shows or hides the sidebar.
 */
void lex_pane_set_revealed (AdwFlap *pane, gboolean revealed);

/**
 * lex_pane_get_revealed:
 * @pane: what holds sidebar and page
 *
 * Tells whether the sidebar is seen.
 *
 * Returns: whether it is
 */
gboolean lex_pane_get_revealed (AdwFlap *pane);

/**
 * lex_pane_set_folded:
 * @pane: what holds sidebar and page
 * @folded: whether the sidebar lies over the page
 *
 * Lets the sidebar stand beside the page or lie over it.
 */
void lex_pane_set_folded (AdwFlap *pane, gboolean folded);

/**
 * lex_pane_get_folded:
 * @pane: what holds sidebar and page
 *
 * Tells whether the sidebar lies over the page where it is seen.
 *
 * Returns: whether it does
 */
gboolean lex_pane_get_folded (AdwFlap *pane);

G_END_DECLS
