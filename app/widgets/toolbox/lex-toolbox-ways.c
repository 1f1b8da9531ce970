/* lex-toolbox-ways.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The keys and actions that lead from page to page of the toolbox. They refuse to know what a page
 * looks like. The toolbox adds them.
 */

#include "widgets/toolbox/lex-toolbox-private.h"

#include "services/lex-paths.h"
#include "widgets/toolbox/lex-path-calls.h"
#include "widgets/toolbox/lex-situation-list.h"

void
lex_toolbox_begin (LexToolbox *self, gboolean situations)
{
  g_return_if_fail (LEX_IS_TOOLBOX (self));

  if (self->state.large && situations)
    g_action_group_change_action_state (G_ACTION_GROUP (self->actions), "large",
                                        g_variant_new_boolean (FALSE));
  if (situations || self->state.ruling == NULL)
    {
      lex_toolbox_show_list (self);
      lex_situation_list_begin (LEX_SITUATION_LIST (self->list));
    }
  else
    lex_toolbox_show_page (self);
}

void
lex_toolbox_forget_calls (LexToolbox *self)
{
  for (guint i = 0; i < LEX_N_PATH_CALLS; i++)
    g_clear_pointer (&self->state.calls[i], g_free);
}

/* Another table's offender sits elsewhere. */
void
lex_toolbox_start (LexToolbox *self, const char *name)
{
  LexPath *path;

  g_return_if_fail (LEX_IS_TOOLBOX (self));

  path = lex_paths_find (self->paths, name);
  if (path == NULL)
    return;
  self->state.seated = FALSE;
  lex_toolbox_forget_calls (self);
  g_simple_action_set_state (
      G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), "seat")),
      g_variant_new_string (""));
  lex_toolbox_take_ruling (self, lex_ruling_new (path));
}

void
lex_toolbox_show_tool (LexToolbox *self, const char *name)
{
  g_return_if_fail (LEX_IS_TOOLBOX (self));
  g_return_if_fail (name != NULL);

  g_action_group_change_action_state (G_ACTION_GROUP (self->actions), "tool",
                                      g_variant_new_string (name));
}

gboolean
lex_toolbox_turn (LexToolbox *self)
{
  g_return_val_if_fail (LEX_IS_TOOLBOX (self), FALSE);

  if (self->state.ruling == NULL || self->chart != NULL || lex_toolbox_shows_tools (self))
    return FALSE;
  g_action_group_change_action_state (G_ACTION_GROUP (self->actions), "large",
                                      g_variant_new_boolean (!self->state.large));
  return TRUE;
}

gboolean
lex_toolbox_go_back (LexToolbox *self)
{
  g_return_val_if_fail (LEX_IS_TOOLBOX (self), FALSE);

  if (lex_toolbox_shows_tools (self))
    {
      lex_toolbox_begin (self, self->state.ruling == NULL);
      return TRUE;
    }
  if (self->state.ruling == NULL)
    return FALSE;
  if (self->chart != NULL)
    {
      lex_toolbox_show_page (self);
      return TRUE;
    }
  if (self->state.ruling->given->len > 0)
    lex_toolbox_take_ruling (
        self, lex_ruling_take_back (self->state.ruling, self->state.ruling->given->len - 1));
  else
    lex_toolbox_begin (self, TRUE);
  return TRUE;
}

static void
start_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_toolbox_start (user_data, g_variant_get_string (parameter, NULL));
}

static void
answer_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexToolbox *self = user_data;
  LexRuling *next = self->state.ruling != NULL
                        ? lex_ruling_answer (self->state.ruling, g_variant_get_uint32 (parameter))
                        : NULL;

  if (next != NULL)
    lex_toolbox_take_ruling (self, next);
}

static void
back_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexToolbox *self = user_data;

  if (self->state.ruling != NULL)
    lex_toolbox_take_ruling (
        self, lex_ruling_take_back (self->state.ruling, g_variant_get_uint32 (parameter)));
}

static void
situations_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_toolbox_begin (user_data, TRUE);
}

static void
unknown_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexToolbox *self = user_data;

  self->state.unknown = !self->state.unknown;
  if (self->state.ruling != NULL)
    lex_toolbox_show_page (self);
}

static void
seat_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  LexToolbox *self = user_data;
  const char *letter = g_variant_get_string (state, NULL);

  self->state.seated = lex_seat_from_letter (*letter, &self->state.offender);
  g_simple_action_set_state (action, state);
  if (self->state.ruling != NULL)
    lex_toolbox_show_page (self);
}

static void
large_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  LexToolbox *self = user_data;

  self->state.large = g_variant_get_boolean (state);
  g_simple_action_set_state (action, state);
  if (self->state.ruling != NULL)
    lex_toolbox_show_page (self);
}

/* Once more, and the path goes on where it was. */
static void
chart_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexToolbox *self = user_data;

  if (self->state.ruling == NULL)
    return;
  if (self->chart != NULL)
    lex_toolbox_show_page (self);
  else
    lex_toolbox_show_chart (self);
}

/* From a box of the chart: with answers that lead there, which can be taken back one by one. */
static void
step_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexToolbox *self = user_data;
  const guint step = g_variant_get_uint32 (parameter);
  LexRuling *there = NULL;

  if (self->state.ruling != NULL && step < self->state.ruling->path->steps->len)
    there = lex_ruling_reach (self->state.ruling, step);
  if (there != NULL)
    lex_toolbox_take_ruling (self, there);
}

/* The path that one comes from, if any, waits. */
static void
tool_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  LexToolbox *self = user_data;
  const char *name = g_variant_get_string (state, NULL);
  g_auto (GStrv) parts = g_strsplit (name, ":", 2);

  if (*name == '\0')
    return;
  g_simple_action_set_state (action, g_variant_new_string (parts[0]));
  lex_toolbox_show_tools (self, name);
}

/* What is typed is kept as it is: the page is not made anew under the cursor. */
static void
call_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexToolbox *self = user_data;
  guint call;
  const char *typed;

  g_variant_get (parameter, "(u&s)", &call, &typed);
  if (call >= LEX_N_PATH_CALLS)
    return;
  g_free (self->state.calls[call]);
  self->state.calls[call] = g_strdup (typed);
}

static void
compare_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexToolbox *self = user_data;
  g_autofree char *tool = NULL;

  if (self->state.ruling == NULL || *lex_ruling_get_step (self->state.ruling)->compare == '\0')
    return;
  tool = lex_path_calls_dup_tool (&self->state);
  lex_toolbox_show_tool (self, tool);
}

static void
tick_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexToolbox *self = LEX_TOOLBOX (user_data);
  guint line;
  gboolean done;

  g_variant_get (parameter, "(ub)", &line, &done);
  if (done)
    self->state.done |= LEX_PATH_DONE (line);
  else
    self->state.done &= ~LEX_PATH_DONE (line);
}

void
lex_toolbox_add_actions (LexToolbox *self)
{
  static const GActionEntry entries[] = {
    { "start", start_cb, "s" },
    { "answer", answer_cb, "u" },
    { "back", back_cb, "u" },
    { "situations", situations_cb },
    { "unknown", unknown_cb },
    { "chart", chart_cb },
    { "call", call_cb, "(us)" },
    { "compare", compare_cb },
    { "tick", tick_cb, "(ub)" },
    { "step", step_cb, "u" },
    { "seat", NULL, "s", "''", seat_cb },
    { "tool", NULL, "s", "''", tool_cb },
    { "large", NULL, NULL, "false", large_cb },
  };

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "toolbox", G_ACTION_GROUP (self->actions));
}

static void
answer (LexToolbox *self, guint i)
{
  g_action_group_activate_action (G_ACTION_GROUP (self->actions), "answer",
                                  g_variant_new_uint32 (i));
}

static gboolean
is_digit (gunichar letter)
{
  return letter >= '0' && letter <= '9';
}

/* A digit too many is no search for a Law. */
static gboolean
refuse (LexToolbox *self, gunichar letter)
{
  if (!is_digit (letter))
    return GDK_EVENT_PROPAGATE;
  gtk_widget_error_bell (GTK_WIDGET (self));
  return GDK_EVENT_STOP;
}

gboolean
lex_toolbox_press_cb (LexToolbox *self, guint key, guint code, GdkModifierType modifiers)
{
  const gunichar letter = g_unichar_tolower (gdk_keyval_to_unicode (key));
  const guint n_answers
      = self->state.ruling != NULL ? lex_ruling_get_step (self->state.ruling)->answers->len : 0;

  if ((self->state.ruling != NULL || lex_toolbox_shows_tools (self)) && key == GDK_KEY_p
      && (modifiers & GDK_CONTROL_MASK) != 0)
    return gtk_widget_activate_action (GTK_WIDGET (self), "win.print-ruling", NULL);
  /* In a form, letters are for its fields. */
  if (lex_toolbox_shows_tools (self))
    return key == GDK_KEY_Escape && lex_toolbox_go_back (self);
  if (self->state.ruling == NULL
      || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_Escape && self->state.large)
    lex_toolbox_turn (self);
  else if (key == GDK_KEY_BackSpace || key == GDK_KEY_Escape)
    lex_toolbox_go_back (self);
  /* What is not seen is not answered. */
  else if (self->chart != NULL)
    return refuse (self, letter);
  else if (letter == '0' || letter == '?')
    unknown_cb (NULL, NULL, self);
  else if (letter > '0' && letter - '0' <= n_answers)
    answer (self, letter - '1');
  else if (letter >= 'a' && letter - 'a' < n_answers)
    answer (self, letter - 'a');
  else
    return refuse (self, letter);
  return GDK_EVENT_STOP;
}

gboolean
lex_toolbox_press_digit (LexToolbox *self, guint key)
{
  g_return_val_if_fail (LEX_IS_TOOLBOX (self), FALSE);

  return self->state.ruling != NULL && !lex_toolbox_shows_tools (self)
         && is_digit (gdk_keyval_to_unicode (key)) && lex_toolbox_press_cb (self, key, 0, 0);
}
