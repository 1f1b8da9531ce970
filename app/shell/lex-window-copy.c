/* lex-window-copy.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Copies the clause that was opened. It refuses to know how a clause is written
 * down. The window's actions call it.
 */

#include "shell/lex-toast.h"
#include "shell/lex-window-toolbox.h"

#include <glib/gi18n-lib.h>

#include "services/lex-naming.h"
#include "services/lex-passage.h"
#include "widgets/page/lex-transcript.h"

/* Says whether there was a ruling, or the way to one, to be copied. */
static gboolean
copy_ruling (LexWindow *self)
{
  g_autofree char *text
      = lex_window_has_toolbox (self) ? lex_toolbox_dup_text (self->toolbox) : NULL;
  g_autofree char *message = NULL;

  if (text == NULL)
    return FALSE;
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  message = g_strdup_printf (_ ("%s copied"), lex_toolbox_get_title (self->toolbox));
  lex_toast_say (self->toasts, message);
  return TRUE;
}

void
lex_window_copy (LexWindow *self)
{
  LexLabel *label = lex_reader_get_label (self->reader);
  g_autoptr (GError) error = NULL;
  g_autoptr (LexPassage) passage = NULL;
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;
  g_autofree char *message = NULL;

  if (copy_ruling (self) || label == NULL || self->library == NULL)
    return;

  passage = lex_library_show (self->library, label, &error);
  if (passage == NULL)
    {
      lex_toast_say (self->toasts, error->message);
      return;
    }
  lex_words_choice_apply (self->words, passage);
  name = lex_naming_dup_name (self->library, label,
                              lex_languages_get_first (lex_reader_get_languages (self->reader)));
  text = lex_transcript_dup_text (passage, lex_reader_get_languages (self->reader));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  /* Translators: %s is a clause such as 27B1(a). */
  message = g_strdup_printf (_ ("%s copied"), name);
  lex_toast_say (self->toasts, message);
}

/* Not an accelerator of the application: those come before what has the focus, and an entry
 * has text of its own to be copied. */
void
lex_window_bind_copy (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK, "win.copy", NULL);
}
