/* lex-window.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window: it places header bar, sidebar and tabs and connects them. It refuses to know how a
 * law is laid out and how it is found. The application makes it; widgets reach it through its
 * actions alone.
 */

#include <glib/gi18n-lib.h>

#include "shell/lex-action-state.h"
#include "shell/lex-language-switch.h"
#include "shell/lex-window-aside.h"
#include "shell/lex-window-cards.h"
#include "shell/lex-window-cases.h"
#include "shell/lex-window-drops.h"
#include "shell/lex-window-files.h"
#include "shell/lex-window-help.h"
#include "shell/lex-window-journal.h"
#include "shell/lex-window-notes.h"
#include "shell/lex-window-preferences.h"
#include "shell/lex-window-print.h"
#include "shell/lex-window-private.h"
#include "shell/lex-window-recent.h"
#include "shell/lex-window-regions.h"
#include "shell/lex-window-session.h"
#include "shell/lex-window-slate.h"
#include "shell/lex-window-study.h"
#include "shell/lex-window-toolbox.h"
#include "shell/lex-window-unkept.h"
#include "shell/lex-window-words.h"
#include "shell/lex-window-zoom.h"
#include "widgets/text/lex-lettering.h"
#include "widgets/text/lex-widget.h"

G_DEFINE_FINAL_TYPE (LexWindow, lex_window, ADW_TYPE_APPLICATION_WINDOW)

static void
lex_window_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GTK_WIDGET_CLASS (lex_window_parent_class)->size_allocate (widget, width, height, baseline);

  lex_window_fit (LEX_WINDOW (widget));
}

static gboolean
lex_window_close_request (GtkWindow *window)
{
  LexWindow *self = LEX_WINDOW (window);

  if (!lex_window_may_close (self))
    return TRUE;
  lex_window_close_precedence (self);
  lex_window_close_notes (self);
  lex_window_close_cases (self);
  lex_window_keep_place (self);
  if (!self->leaving)
    {
      lex_window_save_size (self);
      lex_window_save_session (self, TRUE);
    }

  return GTK_WINDOW_CLASS (lex_window_parent_class)->close_request (window);
}

static LexWindow *
new_beside (LexWindow *self)
{
  LexWindow *other
      = lex_window_new (gtk_window_get_application (GTK_WINDOW (self)), self->preferences);

  if (self->journal != NULL)
    lex_window_set_journal (other, self->journal);
  if (self->library != NULL)
    lex_window_set_library (other, self->library);
  return other;
}

/* Behind the first, the one that was used last nearest to it. */
static void
restore_others (LexWindow *self)
{
  g_autoptr (GVariant) others = lex_window_dup_others (self);
  const gsize n = others != NULL ? g_variant_n_children (others) : 0;

  for (gsize i = n; i > 0; i--)
    {
      g_autoptr (GVariant) session = g_variant_get_child_value (others, i - 1);
      LexWindow *other = new_beside (self);

      if (lex_window_restore (other, session))
        gtk_window_present (GTK_WINDOW (other));
      else
        gtk_window_destroy (GTK_WINDOW (other));
    }
  if (n > 0)
    gtk_window_present (GTK_WINDOW (self));
}

/* The first frame belongs to the law; what stands beside it follows. */
static void
first_frame_cb (LexWindow *self, GdkFrameClock *clock)
{
  const gboolean read = lex_reader_get_label (self->reader) != NULL || self->torn_off;

  if (!read || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  g_clear_signal_handler (&self->first_frame_handler, clock);
  if (g_getenv ("LEXBRIDGE_EXIT_AFTER_FIRST_FRAME") != NULL)
    {
      g_application_quit (G_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))));
      return;
    }

  lex_sidebar_set_library (self->sidebar, self->library);
  lex_window_restore_tabs (self);
  if (self->asks)
    {
      lex_window_show_toolbox (self);
      lex_window_show_hints (self);
    }
  lex_window_open_journal (self);
  restore_others (self);
}

static void
lex_window_realize (GtkWidget *widget)
{
  LexWindow *self = LEX_WINDOW (widget);

  GTK_WIDGET_CLASS (lex_window_parent_class)->realize (widget);

  self->first_frame_handler
      = g_signal_connect_object (gtk_widget_get_frame_clock (widget), "after-paint",
                                 G_CALLBACK (first_frame_cb), self, G_CONNECT_SWAPPED);
}

static void
lex_window_unrealize (GtkWidget *widget)
{
  LexWindow *self = LEX_WINDOW (widget);

  g_clear_signal_handler (&self->first_frame_handler, gtk_widget_get_frame_clock (widget));

  GTK_WIDGET_CLASS (lex_window_parent_class)->unrealize (widget);
}

static void
flap_revealed_cb (LexWindow *self)
{
  gboolean revealed = lex_pane_get_revealed (self->flap);

  lex_action_state_set (G_ACTION_MAP (self), "toggle-sidebar", g_variant_new_boolean (revealed));
}

static gboolean
lex_window_focus (GtkWidget *widget, GtkDirectionType direction)
{
  const gboolean tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;

  return (tab && lex_window_step_stop (LEX_WINDOW (widget), direction))
         || GTK_WIDGET_CLASS (lex_window_parent_class)->focus (widget, direction);
}

static void
lex_window_dispose (GObject *object)
{
  LexWindow *self = LEX_WINDOW (object);

  lex_window_close_precedence (self);
  g_clear_handle_id (&self->staying, g_source_remove);
  g_clear_handle_id (&self->keeping, g_source_remove);
  g_clear_handle_id (&self->keeping, g_source_remove);
  g_cancellable_cancel (self->choosing);
  g_clear_object (&self->choosing);
  g_clear_object (&self->journal);
  g_clear_object (&self->library);
  g_clear_object (&self->preferences);
  g_clear_object (&self->words);
  g_clear_pointer (&self->session, g_variant_unref);
  g_clear_pointer (&self->last_query, g_free);
  g_clear_pointer (&self->chart, g_variant_unref);
  g_clear_pointer (&self->question_counts, g_hash_table_unref);
  g_clear_weak_pointer (&self->instead_focus);
  self->instead = NULL;

  G_OBJECT_CLASS (lex_window_parent_class)->dispose (object);
}

/* Buttons of the header bar, as the template calls them: named here and not there, since GtkBuilder
 * would have GTK ask the X server for the pointer at each. */
static const struct
{
  const char *child;
  const char *name;
} buttons[] = {
  { "sidebar_button", N_ ("Sidebar") },
  { "back_button", N_ ("Back") },
  { "forward_button", N_ ("Forward") },
  { "previous_button", N_ ("Previous law or section") },
  { "next_button", N_ ("Next law or section") },
};

static void
bind_buttons (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    gtk_widget_class_bind_template_child_full (widget_class, buttons[i].child, FALSE, 0);
}

static void
name_buttons (LexWindow *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    lex_widget_set_name (GTK_WIDGET (gtk_widget_get_template_child (
                             GTK_WIDGET (self), LEX_TYPE_WINDOW, buttons[i].child)),
                         _ (buttons[i].name));
  lex_widget_set_name (GTK_WIDGET (self->menu_button), _ ("Menu"));
  lex_widget_set_name (self->bookmark_button, _ ("Bookmark This Place"));
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/lexbridge/Lexbridge/lex-window.ui");
  gtk_widget_class_bind_template_child (widget_class, LexWindow, content);
  gtk_widget_class_bind_template_child (widget_class, LexWindow, header);
  gtk_widget_class_bind_template_child (widget_class, LexWindow, steps);
  gtk_widget_class_bind_template_child (widget_class, LexWindow, entry);
  gtk_widget_class_bind_template_child (widget_class, LexWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, LexWindow, language_switch);
  gtk_widget_class_bind_template_child (widget_class, LexWindow, bookmark_button);
  gtk_widget_class_bind_template_child (widget_class, LexWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, LexWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, LexWindow, flap);
  gtk_widget_class_bind_template_child (widget_class, LexWindow, sidebar);
  gtk_widget_class_bind_template_child (widget_class, LexWindow, reading);
  gtk_widget_class_bind_template_child (widget_class, LexWindow, tabs);
  gtk_widget_class_bind_template_callback (widget_class, flap_revealed_cb);
}

static void
lex_window_class_init (LexWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = lex_window_close_request;
  widget_class->focus = lex_window_focus;
  widget_class->size_allocate = lex_window_size_allocate;
  widget_class->realize = lex_window_realize;
  widget_class->unrealize = lex_window_unrealize;

  /**
   * LexWindow::moved:
   *
   * Another clause is read, or another tab is in front.
   */
  g_signal_new ("moved", LEX_TYPE_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (LEX_TYPE_LANGUAGE_SWITCH);
  g_type_ensure (LEX_TYPE_SIDEBAR);
  bind_template (widget_class);
  bind_buttons (widget_class);
  lex_window_bind_aside (widget_class);
  lex_window_bind_copy (widget_class);
  lex_window_bind_regions (widget_class);
}

/* A tab that is dragged out gets a window of its own, which restores nothing. */
static AdwTabView *
create_window_cb (LexWindow *self)
{
  LexWindow *other = new_beside (self);

  other->torn_off = TRUE;
  other->restored = TRUE;
  other->spare = other->tab;
  gtk_window_present (GTK_WINDOW (other));
  return other->tabs;
}

static void
lex_window_init (LexWindow *self)
{
  /* Before the template: its buttons look for the actions they show. */
  lex_window_add_actions (self);
  lex_window_add_tab_actions (self);
  lex_window_add_toolbox_actions (self);
  lex_window_add_print_actions (self);
  lex_window_add_study_actions (self);
  lex_window_add_card_actions (self);
  lex_window_add_zoom_actions (self);
  lex_window_add_help_actions (self);
  lex_window_add_copy_actions (self);
  lex_window_add_slate_actions (self);
  lex_window_add_language_actions (self);
  lex_window_add_words_actions (self);
  lex_window_add_preferences_actions (self);
  lex_window_add_case_actions (self);
  lex_window_add_file_actions (self);
  lex_window_add_unkept_actions (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  name_buttons (self);

  gtk_menu_button_set_create_popup_func (self->menu_button, lex_window_fill_menu_cb, self, NULL);
  lex_window_connect_entry (self);
  lex_window_connect_aside (self);
  lex_window_connect_escape (self);
  lex_window_connect_instead (self);
  lex_window_connect_recent (self);
  lex_window_connect_session (self);
  lex_window_connect_steps (self);
  lex_window_connect_tabs (self);
  g_signal_connect_swapped (self->tabs, "create-window", G_CALLBACK (create_window_cb), self);
  lex_window_take_drops (self, GTK_WIDGET (self));
  lex_lettering_follow (GTK_WIDGET (self));
}

LexWindow *
lex_window_new (GtkApplication *application, GSettings *preferences)
{
  LexWindow *self = g_object_new (LEX_TYPE_WINDOW, "application", application, NULL);

  self->preferences = g_object_ref (preferences);
  lex_window_share_columns (self, self->reader);
  lex_window_connect_zoom (self);
  lex_window_restore_size (self);
  lex_window_restore_words (self);
  lex_window_connect_languages (self);
  lex_window_follow_preferences (self);

  return self;
}

void
lex_window_set_library (LexWindow *self, LexLibrary *library)
{
  g_return_if_fail (LEX_IS_WINDOW (self));
  g_return_if_fail (LEX_IS_LIBRARY (library));

  g_set_object (&self->library, library);
  lex_window_give_library (self);
  lex_window_update_toolbox (self);
  lex_window_update_study (self);
  gtk_stack_set_visible_child (self->pages, GTK_WIDGET (self->flap));
  lex_window_enable_finding (self, TRUE);
}
