/* lex-window-zoom.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How large pages are: changed by keys, menu and wheel, remembered, the same in all windows. It
 * refuses to know how type is made larger. The window calls it.
 */

#include "shell/lex-window-zoom.h"

#include <glib/gi18n-lib.h>

#include "shell/lex-action-state.h"
#include "widgets/text/lex-zoom.h"

#define KEY "zoom"

static void
changed_cb (LexWindow *self)
{
  const int percent = g_settings_get_int (self->preferences, KEY);

  lex_zoom_set (gtk_widget_get_display (GTK_WIDGET (self)), percent);
  lex_action_state_enable (G_ACTION_MAP (self), "zoom-in", percent < LEX_ZOOM_MAX);
  lex_action_state_enable (G_ACTION_MAP (self), "zoom-out", percent > LEX_ZOOM_MIN);
  lex_action_state_enable (G_ACTION_MAP (self), "zoom-normal", percent != 100);
}

static void
zoom (LexWindow *self, int step)
{
  const int percent = g_settings_get_int (self->preferences, KEY);

  g_settings_set_int (self->preferences, KEY, lex_zoom_step (percent, step));
}

static void
zoom_in_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  zoom (LEX_WINDOW (user_data), 1);
}

static void
zoom_out_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  zoom (LEX_WINDOW (user_data), -1);
}

static void
zoom_normal_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  zoom (LEX_WINDOW (user_data), 0);
}

void
lex_window_add_zoom_actions (LexWindow *self)
{
  static const GActionEntry entries[] = {
    { "zoom-in", zoom_in_cb },
    { "zoom-out", zoom_out_cb },
    { "zoom-normal", zoom_normal_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

static gboolean
scroll_cb (GtkEventControllerScroll *scroll, double dx, double dy, LexWindow *self)
{
  const GdkModifierType modifiers
      = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (scroll));

  if ((modifiers & gtk_accelerator_get_default_mod_mask ()) != GDK_CONTROL_MASK || dy == 0)
    return GDK_EVENT_PROPAGATE;
  zoom (self, dy < 0 ? 1 : -1);
  return GDK_EVENT_STOP;
}

void
lex_window_connect_zoom (LexWindow *self)
{
  GtkEventController *scroll = gtk_event_controller_scroll_new (
      GTK_EVENT_CONTROLLER_SCROLL_VERTICAL | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);

  g_signal_connect_object (self->preferences, "changed::" KEY, G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  changed_cb (self);
  /* Before the page scrolls. */
  gtk_event_controller_set_propagation_phase (scroll, GTK_PHASE_CAPTURE);
  g_signal_connect (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->reading), scroll);
}

/* The menu */

void
lex_window_append_zoom (GMenu *menu)
{
  g_autoptr (GMenu) section = g_menu_new ();
  g_autoptr (GMenuItem) line = g_menu_item_new (NULL, NULL);

  g_menu_item_set_attribute (line, "custom", "s", KEY);
  g_menu_append_item (section, line);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}

static gboolean
say_percent (GValue *label, GVariant *percent, gpointer user_data)
{
  /* Translators: how large the text of pages is, such as 110% */
  g_value_take_string (label, g_strdup_printf (_ ("%d%%"), g_variant_get_int32 (percent)));
  return TRUE;
}

static GtkWidget *
button_new (const char *action, const char *icon, const char *words)
{
  GtkWidget *button = icon != NULL ? gtk_button_new_from_icon_name (icon) : gtk_button_new ();

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, words);
  gtk_widget_set_hexpand (button, TRUE);
  if (icon != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                    -1);
  return button;
}

void
lex_window_put_zoom (LexWindow *self, GtkPopoverMenu *popover)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *normal = button_new ("win.zoom-normal", NULL, _ ("Normal Size"));

  g_settings_bind_with_mapping (self->preferences, KEY, normal, "label", G_SETTINGS_BIND_GET,
                                say_percent, NULL, NULL, NULL);
  gtk_box_append (GTK_BOX (box),
                  button_new ("win.zoom-out", "zoom-out-symbolic", _ ("Smaller Text")));
  gtk_box_append (GTK_BOX (box), normal);
  gtk_box_append (GTK_BOX (box), button_new ("win.zoom-in", "zoom-in-symbolic", _ ("Larger Text")));
  gtk_popover_menu_add_child (popover, box, KEY);
}
