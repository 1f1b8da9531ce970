/* lex-toast.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One line that comes and goes by itself. It refuses to know what it is about.
 * Whatever in the window has something to say calls it.
 */

#include "widgets/text/lex-toast.h"

#include <glib/gi18n-lib.h>

#define LAST "lex-last-toast"

static void
add (AdwToastOverlay *overlay, AdwToast *toast)
{
  AdwToast *last = g_object_get_data (G_OBJECT (overlay), LAST);

  /* What is said now is news; what was said before would keep it waiting. */
  if (last != NULL)
    adw_toast_dismiss (last);
  g_object_set_data_full (G_OBJECT (overlay), LAST, g_object_ref (toast), g_object_unref);
  adw_toast_overlay_add_toast (overlay, toast);
}

/* Toasts read markup, and a message may name a file. */
static AdwToast *
toast_new (const char *message)
{
  g_autofree char *escaped = g_markup_escape_text (message, -1);

  return adw_toast_new (escaped);
}

void
lex_toast_say (AdwToastOverlay *overlay, const char *message)
{
  add (overlay, toast_new (message));
}

void
lex_toast_keep (AdwToastOverlay *overlay, const char *message)
{
  AdwToast *toast = toast_new (message);

  adw_toast_set_timeout (toast, 0);
  add (overlay, toast);
}

void
lex_toast_offer_undo (AdwToastOverlay *overlay, const char *message)
{
  AdwToast *toast = toast_new (message);

  adw_toast_set_button_label (toast, _ ("_Undo"));
  adw_toast_set_action_name (toast, "win.undo-documents");
  add (overlay, toast);
}

void
lex_toast_offer_return (AdwToastOverlay *overlay, const char *message, const char *action,
                        const char *target)
{
  AdwToast *toast = toast_new (message);

  adw_toast_set_button_label (toast, _ ("_Undo"));
  adw_toast_set_action_target_value (toast, g_variant_new_string (target));
  adw_toast_set_action_name (toast, action);
  add (overlay, toast);
}

void
lex_toast_offer_cancel (AdwToastOverlay *overlay, const char *message, GCancellable *cancellable)
{
  AdwToast *toast = toast_new (message);

  adw_toast_set_timeout (toast, 0);
  adw_toast_set_button_label (toast, _ ("_Cancel"));
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (g_cancellable_cancel), cancellable,
                           G_CONNECT_SWAPPED);
  add (overlay, toast);
}
