/* lex-window-slate.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Table mode: one clause on the whole screen instead of the window's content, and back to where one
 * leafed to. It refuses to know how a clause is set and leafed through. GTK calls it.
 */

#include "shell/lex-window-slate.h"

#include "shell/lex-window-toolbox.h"

#define CONTENT "lex-table-mode-content"

LexSlate *
lex_window_get_slate (LexWindow *self)
{
  GtkWidget *content = adw_application_window_get_content (ADW_APPLICATION_WINDOW (self));

  return LEX_IS_SLATE (content) ? LEX_SLATE (content) : NULL;
}

static gboolean
show_clause (LexWindow *self, LexSlate *slate, LexLabel *page, LexLabel *label)
{
  LexPassage *passage = lex_library_show (self->library, page, NULL);

  if (passage == NULL)
    return FALSE;
  lex_words_choice_apply (self->words, passage);
  lex_slate_set_passage (slate, passage, label);
  return TRUE;
}

/* Where one came to is opened in the reader, too, so that one returns there. */
static void
beyond_cb (LexSlate *slate, int step, LexWindow *self)
{
  g_autoptr (LexLabel) page = NULL;
  g_autoptr (LexLabel) next = NULL;

  page = lex_library_dup_page (self->library, lex_slate_get_label (slate));
  lex_window_open (self, lex_label_get_text (page));
  lex_window_step (self, step);
  next = lex_library_dup_page (self->library, lex_reader_get_label (self->reader));
  if (!lex_label_equal (next, page))
    show_clause (self, slate, next, step > 0 ? next : NULL);
}

static gboolean
leave_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  return gtk_widget_activate_action (widget, "win.table-mode", NULL);
}

static void
add_escape (GtkWidget *slate)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                        gtk_callback_action_new (leave_cb, NULL, NULL)));
  gtk_widget_add_controller (slate, keys);
}

/* That of the settings, or else the one that is read. */
static void
set_language (LexWindow *self, LexSlate *slate)
{
  g_autofree char *chosen = g_settings_get_string (self->preferences, "table-language");
  LexLanguage language = lex_languages_get_first (lex_reader_get_languages (self->reader));

  if (g_str_equal (chosen, "pl"))
    language = LEX_LANGUAGE_PL;
  else if (g_str_equal (chosen, "en"))
    language = LEX_LANGUAGE_EN;
  lex_slate_set_language (slate, language);
}

void
lex_window_update_slate (LexWindow *self)
{
  LexSlate *slate = lex_window_get_slate (self);

  if (slate != NULL)
    set_language (self, slate);
}

static void
enter (LexWindow *self)
{
  LexLabel *label = lex_reader_get_label (self->reader);
  AdwApplicationWindow *window = ADW_APPLICATION_WINDOW (self);
  g_autoptr (LexLabel) page = NULL;
  GtkWidget *slate;

  if (label == NULL || self->library == NULL)
    return;
  page = lex_library_dup_page (self->library, label);
  slate = g_object_ref_sink (lex_slate_new (self->library));
  set_language (self, LEX_SLATE (slate));
  if (show_clause (self, LEX_SLATE (slate), page, label))
    {
      g_signal_connect_object (slate, "beyond", G_CALLBACK (beyond_cb), self, 0);
      add_escape (slate);
      g_object_set_data_full (G_OBJECT (self), CONTENT,
                              g_object_ref (adw_application_window_get_content (window)),
                              g_object_unref);
      adw_application_window_set_content (window, slate);
      gtk_window_fullscreen (GTK_WINDOW (self));
      gtk_widget_grab_focus (slate);
    }
  g_object_unref (slate);
}

static void
leave (LexWindow *self, LexSlate *slate)
{
  LexLabel *before = lex_reader_get_label (self->reader);
  g_autoptr (LexLabel) label = lex_label_ref (lex_slate_get_label (slate));
  gpointer content = g_object_get_data (G_OBJECT (self), CONTENT);

  adw_application_window_set_content (ADW_APPLICATION_WINDOW (self), content);
  g_object_set_data (G_OBJECT (self), CONTENT, NULL);
  gtk_window_unfullscreen (GTK_WINDOW (self));
  if (before == NULL || !lex_label_contains (before, label))
    lex_window_open (self, lex_label_get_text (label));
  gtk_widget_grab_focus (GTK_WIDGET (self->reader));
}

static void
table_mode_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (user_data);
  LexSlate *slate = lex_window_get_slate (self);

  if (slate != NULL)
    leave (self, slate);
  /* What the players are to see is the path, not the Law behind it. */
  else if (!lex_window_has_toolbox (self) || !lex_toolbox_turn (self->toolbox))
    enter (self);
}

void
lex_window_add_slate_actions (LexWindow *self)
{
  static const GActionEntry entries[] = { { "table-mode", table_mode_cb } };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
