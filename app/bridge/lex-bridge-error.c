/* lex-bridge-error.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The domain of this room's errors.
 * It refuses to know what goes wrong: whoever finds it words the message.
 * The bridge room calls it, and whoever asks which error it got.
 */

#include "bridge/lex-bridge-error.h"

/* By hand, as the formatter would put spaces into the name that G_DEFINE_QUARK() takes. */
GQuark
lex_bridge_error_quark (void)
{
  return g_quark_from_static_string ("lex-bridge-error-quark");
}
