/* lex-toast.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One line that comes and goes by itself. It refuses to know what it is about.
 * Whatever in the window has something to say calls it.
 */

#include "shell/lex-toast.h"

#define LAST "lex-last-toast"

void
lex_toast_say (AdwToastOverlay *overlay, const char *message)
{
  /* Toasts read markup, and a message may name a file. */
  g_autofree char *escaped = g_markup_escape_text (message, -1);
  AdwToast *last = g_object_get_data (G_OBJECT (overlay), LAST);
  AdwToast *toast = adw_toast_new (escaped);

  /* What is said now is news; what was said before would keep it waiting. */
  if (last != NULL)
    adw_toast_dismiss (last);
  g_object_set_data_full (G_OBJECT (overlay), LAST, g_object_ref (toast), g_object_unref);
  adw_toast_overlay_add_toast (overlay, toast);
}
