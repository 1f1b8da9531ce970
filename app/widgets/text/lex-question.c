/* lex-question.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A question before something is destroyed: in the window where libadwaita can, else above it.
 * It refuses to know what is destroyed. The window and the pages ask it.
 */

#include "widgets/text/lex-question.h"

#include <glib/gi18n-lib.h>

#if ADW_CHECK_VERSION(1, 5, 0)

GObject *
lex_question_ask_with (GtkWindow *parent, const char *heading, const char *body,
                       const LexQuestionAnswer *answers, guint n_answers)
{
  AdwAlertDialog *dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (heading, body));

  for (guint i = 0; i < n_answers; i++)
    {
      adw_alert_dialog_add_response (dialog, answers[i].id, answers[i].label);
      adw_alert_dialog_set_response_appearance (dialog, answers[i].id, answers[i].appearance);
    }
  adw_alert_dialog_set_default_response (dialog, answers[0].id);
  adw_alert_dialog_set_close_response (dialog, answers[0].id);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (parent));
  return G_OBJECT (dialog);
}

void
lex_question_withdraw (GObject *question)
{
  adw_dialog_force_close (ADW_DIALOG (question));
}

#else

GObject *
lex_question_ask_with (GtkWindow *parent, const char *heading, const char *body,
                       const LexQuestionAnswer *answers, guint n_answers)
{
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, heading, body));

  for (guint i = 0; i < n_answers; i++)
    {
      adw_message_dialog_add_response (dialog, answers[i].id, answers[i].label);
      adw_message_dialog_set_response_appearance (dialog, answers[i].id, answers[i].appearance);
    }
  adw_message_dialog_set_default_response (dialog, answers[0].id);
  adw_message_dialog_set_close_response (dialog, answers[0].id);
  gtk_window_present (GTK_WINDOW (dialog));
  return G_OBJECT (dialog);
}

void
lex_question_withdraw (GObject *question)
{
  gtk_window_destroy (GTK_WINDOW (question));
}

#endif

GObject *
lex_question_ask (GtkWindow *parent, const char *heading, const char *body, const char *accept)
{
  const LexQuestionAnswer answers[]
      = { { "cancel", _ ("_Cancel"), ADW_RESPONSE_DEFAULT },
          { LEX_QUESTION_ACCEPTED, accept, ADW_RESPONSE_DESTRUCTIVE } };

  return lex_question_ask_with (parent, heading, body, answers, G_N_ELEMENTS (answers));
}
