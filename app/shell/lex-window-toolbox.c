/* lex-window-toolbox.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The toolbox where else one reads: it comes, goes and comes back as it was left. It refuses to
 * know what is in it. The actions and the navigation call it.
 */

#include "shell/lex-window-toolbox.h"

#include "widgets/text/lex-toast.h"

#include "services/lex-library-location.h"
#include "services/lex-paths.h"

/* The paths are read when they are first asked for: the first frame is the law's. */
static gboolean
ensure_toolbox (LexWindow *self)
{
  g_autofree char *file = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) paths = NULL;

  if (self->toolbox != NULL)
    return TRUE;
  file = lex_location_dup_paths ();
  paths = lex_paths_load (file, &error);
  if (paths == NULL)
    {
      lex_toast_say (self->toasts, error->message);
      return FALSE;
    }
  self->toolbox = LEX_TOOLBOX (lex_toolbox_new (paths));
  gtk_widget_set_visible (GTK_WIDGET (self->toolbox), FALSE);
  gtk_widget_set_vexpand (GTK_WIDGET (self->toolbox), TRUE);
  gtk_box_append (self->reading, GTK_WIDGET (self->toolbox));
  lex_window_update_toolbox (self);
  lex_window_update_rounding (self);
  lex_window_update_practice (self);
  return TRUE;
}

/* They lie in the file of the paths, which was read already. */
void
lex_window_update_practice (LexWindow *self)
{
  g_autofree char *file = lex_location_dup_paths ();
  g_autofree char *name = g_settings_get_string (self->preferences, "profile");
  g_autoptr (GPtrArray) profiles = NULL;
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), "profile");

  if (self->toolbox == NULL)
    return;
  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_string (name));
  profiles = lex_paths_load_profiles (file, NULL);
  lex_toolbox_set_practice (self->toolbox, profiles, name);
}

void
lex_window_update_rounding (LexWindow *self)
{
  g_autofree char *rounding = g_settings_get_string (self->preferences, "rounding");

  if (self->toolbox != NULL)
    lex_toolbox_set_rounding (self->toolbox, rounding);
}

gboolean
lex_window_has_toolbox (LexWindow *self)
{
  return self->toolbox != NULL && self->instead == GTK_WIDGET (self->toolbox);
}

static gboolean
go_back (LexWindow *self)
{
  return lex_toolbox_go_back (self->toolbox);
}

void
lex_window_show_toolbox (LexWindow *self)
{
  static const LexWindowPlace place = { lex_window_show_toolbox, go_back };
  const gboolean again = lex_window_has_toolbox (self);

  if (self->library == NULL || !ensure_toolbox (self))
    return;
  lex_window_stand_instead (self, &place, GTK_WIDGET (self->toolbox));
  lex_toolbox_begin (self->toolbox, again);
}

void
lex_window_print_ruling (LexWindow *self)
{
  g_autoptr (LexWindow) kept = g_object_ref (self);
  g_autoptr (GError) error = NULL;

  /* The dialog runs the main loop: the window may be closed meanwhile. */
  if (lex_window_has_toolbox (kept) && !lex_toolbox_print (kept->toolbox, &error))
    lex_toast_say (kept->toasts, error->message);
}

void
lex_window_update_toolbox (LexWindow *self)
{
  if (self->toolbox != NULL && self->library != NULL)
    lex_toolbox_set_source (self->toolbox, self->library,
                            lex_languages_get_first (lex_reader_get_languages (self->reader)));
}

static void
what_happened_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_show_toolbox (LEX_WINDOW (user_data));
}

static void
tool_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (user_data);

  if (!lex_window_has_toolbox (self))
    lex_window_show_toolbox (self);
  if (lex_window_has_toolbox (self))
    lex_toolbox_show_tool (self->toolbox, g_variant_get_string (parameter, NULL));
  /* Where there is no room beside it, what was asked for lies under the hits. */
  lex_window_rest_sidebar (self);
  /* The boards of an event ask from a window of their own. */
  gtk_window_present (GTK_WINDOW (self));
}

/* Of the path that is followed, or else of none. */
static void
path_chart_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (user_data);

  if (lex_window_has_toolbox (self))
    gtk_widget_activate_action (GTK_WIDGET (self->toolbox), "toolbox.chart", NULL);
}

/* Kept, for all windows; which follow what is kept. */
static void
profile_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  g_settings_set_string (LEX_WINDOW (user_data)->preferences, "profile",
                         g_variant_get_string (state, NULL));
}

static void
print_ruling_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_print_ruling (LEX_WINDOW (user_data));
}

static void
leave_toolbox_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_leave_instead (LEX_WINDOW (user_data));
}

void
lex_window_add_toolbox_actions (LexWindow *self)
{
  static const GActionEntry entries[] = {
    { "what-happened", what_happened_cb }, { "tool", tool_cb, "s" },
    { "path-chart", path_chart_cb },       { "print-ruling", print_ruling_cb },
    { "leave-toolbox", leave_toolbox_cb }, { "profile", NULL, "s", "'wbf'", profile_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
