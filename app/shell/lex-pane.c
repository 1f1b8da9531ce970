/* lex-pane.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What holds sidebar and page beside or above one another. It refuses to know what they are and
 * when which is shown. The window calls it.
 *
 * AdwFlap went out of use with libadwaita 1.4, but stays for as long as its series 1 does. In its
 * place comes AdwOverlaySplitView, here and in lex-window.ui: it measures the sidebar otherwise,
 * and one template can not hold both.
 */

#include "shell/lex-pane.h"

G_GNUC_BEGIN_IGNORE_DEPRECATIONS

void
lex_pane_set_revealed (AdwFlap *pane, gboolean revealed)
{
  adw_flap_set_reveal_flap (pane, revealed);
}

gboolean
lex_pane_get_revealed (AdwFlap *pane)
{
  return adw_flap_get_reveal_flap (pane);
}

void
lex_pane_set_folded (AdwFlap *pane, gboolean folded)
{
  adw_flap_set_fold_policy (pane,
                            folded ? ADW_FLAP_FOLD_POLICY_ALWAYS : ADW_FLAP_FOLD_POLICY_NEVER);
}

gboolean
lex_pane_get_folded (AdwFlap *pane)
{
  return adw_flap_get_folded (pane);
}

G_GNUC_END_IGNORE_DEPRECATIONS
