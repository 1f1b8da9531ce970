/* lex-question.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A question before something is destroyed: in the window where libadwaita can, else above it.
 * It refuses to know what is destroyed. The window asks it.
 */

#include "shell/lex-question.h"

#include <glib/gi18n-lib.h>

#if ADW_CHECK_VERSION(1, 5, 0)

GObject *
lex_question_ask (GtkWindow *parent, const char *heading, const char *body, const char *accept)
{
  AdwAlertDialog *dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (heading, body));

  adw_alert_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), LEX_QUESTION_ACCEPTED, accept,
                                  NULL);
  adw_alert_dialog_set_response_appearance (dialog, LEX_QUESTION_ACCEPTED,
                                            ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_default_response (dialog, "cancel");
  adw_alert_dialog_set_close_response (dialog, "cancel");
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (parent));
  return G_OBJECT (dialog);
}

#else

GObject *
lex_question_ask (GtkWindow *parent, const char *heading, const char *body, const char *accept)
{
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, heading, body));

  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), LEX_QUESTION_ACCEPTED, accept,
                                    NULL);
  adw_message_dialog_set_response_appearance (dialog, LEX_QUESTION_ACCEPTED,
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (dialog, "cancel");
  adw_message_dialog_set_close_response (dialog, "cancel");
  gtk_window_present (GTK_WINDOW (dialog));
  return G_OBJECT (dialog);
}

#endif
