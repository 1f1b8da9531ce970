/* lex-revoke.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tricks that change sides after a revoke (Laws 64, 67B). It refuses to know cards and whether the
 * damage was more than that. The services call it.
 */

#include "rulings/lex-revoke.h"

static const char *const bars[LEX_N_REVOKE_BARS]
    = { "", "62A", "64B2", "64B3", "64B4", "64B5", "64B6", "64B7", "64B8" };

const char *
lex_revoke_get_bar_label (LexRevokeBar bar)
{
  return bars[bar];
}

guint
lex_revoke_count (const LexRevoke *self, const char **label)
{
  const gboolean own = self->winner == LEX_REVOKE_WINNER_PLAYER && !self->missing_card;
  const gboolean won = self->winner != LEX_REVOKE_WINNER_OTHERS || self->later > 0;

  g_return_val_if_fail (label != NULL, 0);

  *label = bars[self->bar];
  if (self->bar != LEX_REVOKE_BAR_NONE)
    return 0;
  if (!won)
    {
      *label = "64B1";
      return 0;
    }
  *label = own ? "64A1" : self->missing_card ? "67B1" : "64A2";
  return own && self->later > 0 ? 2 : 1;
}
