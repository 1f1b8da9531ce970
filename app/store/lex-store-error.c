/* lex-store-error.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names the errors of this room. It refuses to know when they happen and what is said of them. All
 * files of this room raise them; the services tell them apart.
 */

#include "store/lex-store-error.h"

/* By hand, as the formatter would put spaces into the name that G_DEFINE_QUARK() takes. */
GQuark
lex_store_error_quark (void)
{
  return g_quark_from_static_string ("lex-store-error-quark");
}
