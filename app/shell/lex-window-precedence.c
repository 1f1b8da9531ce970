/* lex-window-precedence.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window of precedence beside that of the laws, so that one can be read
 * with the other in view. It refuses to know how it is drawn. The actions call it.
 */

#include "shell/lex-window-private.h"

#include <glib/gi18n-lib.h>

#include "widgets/precedence/lex-precedence-view.h"
#include "widgets/text/lex-toast.h"
#include "widgets/text/lex-widget.h"

#define VIEW "lex-view"
#define TRAIL "lex-trail"
#define WIDTH 980
#define HEIGHT 720

static LexPrecedenceView *
get_view (LexWindow *self)
{
  return g_object_get_data (G_OBJECT (self->map), VIEW);
}

/* What is opened from the map is read in the window of the laws, which comes forward. */
static void
open_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (user_data);

  if (lex_window_open (self, g_variant_get_string (parameter, NULL)))
    gtk_window_present (GTK_WINDOW (self));
}

static void
precedence_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_show_precedence (LEX_WINDOW (user_data), g_variant_get_string (parameter, NULL));
}

/* What was drawn, the last at the end: (element-type utf8) */
static GPtrArray *
get_trail (LexWindow *self)
{
  return g_object_get_data (G_OBJECT (self->map), TRAIL);
}

static void
leave_trail (LexWindow *self, const char *text)
{
  GPtrArray *trail = get_trail (self);

  if (trail->len == 0 || !g_str_equal (trail->pdata[trail->len - 1], text))
    g_ptr_array_add (trail, g_strdup (text));
}

static void
back_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (user_data);
  GPtrArray *trail = get_trail (self);

  if (trail->len < 2)
    return;
  g_ptr_array_set_size (trail, (int) trail->len - 1);
  lex_window_show_precedence (self, trail->pdata[trail->len - 1]);
}

static gboolean
back_key_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  return gtk_widget_activate_action (widget, "win.back", NULL);
}

static void
print_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autoptr (LexWindow) self = g_object_ref (LEX_WINDOW (user_data));
  g_autoptr (LexPrecedenceView) view = g_object_ref (get_view (self));
  g_autoptr (GError) error = NULL;

  /* The dialog runs the main loop: either window may be closed meanwhile. */
  if (!lex_precedence_view_print (view, &error))
    {
      lex_toast_say (self->toasts, error->message);
      gtk_window_present (GTK_WINDOW (self));
    }
}

static gboolean
print_key_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  return gtk_widget_activate_action (widget, "win.print", NULL);
}

static gboolean
close_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  gtk_window_close (GTK_WINDOW (widget));
  return TRUE;
}

static void
add_key (GtkEventController *keys, const char *key, GtkShortcutFunc func)
{
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string (key),
                        gtk_callback_action_new (func, NULL, NULL)));
}

static void
add_keys (GtkWidget *window)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  add_key (keys, "<Alt>Left", back_key_cb);
  add_key (keys, "<Control>p", print_key_cb);
  add_key (keys, "<Control>w", close_cb);
  add_key (keys, "Escape", close_cb);
  gtk_widget_add_controller (window, keys);
}

static void
add_actions (LexWindow *self)
{
  static const GActionEntry entries[] = {
    { "open", open_cb, "s" },
    { "precedence", precedence_cb, "s" },
    { "back", back_cb },
    { "print", print_cb },
  };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self->map), "win", G_ACTION_GROUP (actions));
}

/* On a line of its own: between the buttons of the bar there is no room with large type. */
static GtkWidget *
switcher_new (LexPrecedenceView *view)
{
  GtkWidget *switcher = gtk_stack_switcher_new ();

  gtk_stack_switcher_set_stack (GTK_STACK_SWITCHER (switcher),
                                lex_precedence_view_get_stack (view));
  gtk_widget_add_css_class (switcher, "map-pages");
  gtk_widget_set_halign (switcher, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (switcher, 6);
  gtk_widget_set_margin_bottom (switcher, 6);
  return switcher;
}

/* It does not belong to the application, whose windows are all windows of laws. */
static void
make_map (LexWindow *self)
{
  GtkWidget *map = adw_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *bar = adw_header_bar_new ();
  GtkWidget *view = lex_precedence_view_new ();

  self->map = GTK_WINDOW (map);
  g_object_add_weak_pointer (G_OBJECT (map), (gpointer *) &self->map);
  g_object_set_data (G_OBJECT (map), VIEW, view);
  g_object_set_data_full (G_OBJECT (map), TRAIL, g_ptr_array_new_with_free_func (g_free),
                          (GDestroyNotify) g_ptr_array_unref);
  gtk_widget_set_vexpand (view, TRUE);
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (bar), lex_widget_title_new (self->map));
  gtk_box_append (GTK_BOX (box), bar);
  gtk_box_append (GTK_BOX (box), switcher_new (LEX_PRECEDENCE_VIEW (view)));
  gtk_box_append (GTK_BOX (box), view);
  adw_window_set_content (ADW_WINDOW (map), box);
  gtk_window_set_default_size (self->map, WIDTH, HEIGHT);
  gtk_widget_set_size_request (map, 360, 294);
  add_keys (map);
  add_actions (self);
}

static LexPrecedenceView *
ensure_view (LexWindow *self)
{
  if (self->map == NULL)
    make_map (self);
  lex_precedence_view_set_source (
      get_view (self), self->library,
      lex_languages_get_first (lex_reader_get_languages (self->reader)));
  return get_view (self);
}

void
lex_window_show_precedence (LexWindow *self, const char *text)
{
  g_autoptr (LexLabel) label = lex_label_parse (text);
  g_autoptr (GError) error = NULL;
  LexPrecedenceView *view;
  g_autofree char *title = NULL;

  if (label == NULL || self->library == NULL)
    return;

  view = ensure_view (self);
  if (!lex_precedence_view_show (view, label, &error))
    {
      lex_toast_say (self->toasts, error->message);
      return;
    }
  leave_trail (self, lex_label_get_text (label));
  title = g_strdup_printf ("%s: %s", _ ("Precedence"), lex_precedence_view_get_title (view));
  gtk_window_set_title (self->map, title);
  gtk_window_present (self->map);
}

void
lex_window_show_precedence_here (LexWindow *self)
{
  LexLabel *label = lex_reader_get_label (self->reader);
  g_autofree char *law = NULL;

  if (label == NULL)
    return;
  /* Of a law the whole: what bears upon one clause mostly bears upon its neighbours. */
  if (lex_label_get_law (label) > 0)
    law = g_strdup_printf ("%u", lex_label_get_law (label));
  lex_window_show_precedence (self, law != NULL ? law : lex_label_get_text (label));
}

void
lex_window_list_precedence (LexWindow *self)
{
  if (self->library == NULL)
    return;

  lex_precedence_view_show_list (ensure_view (self));
  gtk_window_set_title (self->map, _ ("Precedence"));
  gtk_window_present (self->map);
}

void
lex_window_close_precedence (LexWindow *self)
{
  if (self->map != NULL)
    gtk_window_destroy (self->map);
}
