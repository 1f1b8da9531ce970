/* lex-toolbox.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The list of situations or the page of a path, and the keys and actions that lead from one to the
 * other. It keeps what was answered, refuses to know what follows from it, and to know the window.
 * The shell makes it when it is first asked for.
 */

#include "widgets/toolbox/lex-toolbox.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "services/lex-paths.h"
#include "widgets/inplace/lex-preview.h"
#include "widgets/toolbox/lex-path-chart.h"
#include "widgets/toolbox/lex-path-page.h"
#include "widgets/toolbox/lex-path-print.h"
#include "widgets/toolbox/lex-path-transcript.h"
#include "widgets/toolbox/lex-situation-list.h"
#include "widgets/toolbox/lex-toolbox-bar.h"
#include "widgets/toolbox/lex-tools.h"

#define WIDTH 720
#define LARGE_WIDTH 1400

struct _LexToolbox
{
  GtkWidget parent_instance;

  /* Owned */
  GPtrArray *paths;
  LexLibrary *library; /* nullable at first */
  LexPathState state;  /* its ruling is nullable: then the list is shown */
  GSimpleActionGroup *actions;

  /* Owned by the widget tree */
  GtkWidget *box;
  GtkWidget *bar;
  GtkWidget *stack;
  GtkWidget *list;  /* nullable */
  GtkWidget *tools; /* nullable */
  GtkWidget *chart; /* nullable: of the path, over its page */
  GtkWidget *clamp; /* nullable: around the page */
};

G_DEFINE_FINAL_TYPE (LexToolbox, lex_toolbox, GTK_TYPE_WIDGET)

static void
lex_toolbox_dispose (GObject *object)
{
  LexToolbox *self = LEX_TOOLBOX (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->state.ruling, lex_ruling_free);
  g_clear_pointer (&self->paths, g_ptr_array_unref);
  g_clear_object (&self->library);
  g_clear_object (&self->actions);

  G_OBJECT_CLASS (lex_toolbox_parent_class)->dispose (object);
}

static void
lex_toolbox_class_init (LexToolboxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_toolbox_dispose;
  gtk_widget_class_set_css_name (widget_class, "toolbox");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
set_state (LexToolbox *self, const char *action, GVariant *state)
{
  g_simple_action_set_state (
      G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), action)), state);
}

static gboolean
shows_tools (LexToolbox *self)
{
  return self->tools != NULL
         && gtk_stack_get_visible_child (GTK_STACK (self->stack)) == self->tools;
}

static void
hide_chart (LexToolbox *self)
{
  if (self->chart != NULL)
    gtk_stack_remove (GTK_STACK (self->stack), self->chart);
  self->chart = NULL;
}

/* The page is made anew: so it is always that of the state. */
static void
show_page (LexToolbox *self)
{
  GtkWidget *first;
  GtkWidget *page = lex_path_page_new (&self->state, &first);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *old = self->clamp;

  hide_chart (self);
  self->clamp = adw_clamp_new ();
  adw_clamp_set_maximum_size (ADW_CLAMP (self->clamp), self->state.large ? LARGE_WIDTH : WIDTH);
  adw_clamp_set_child (ADW_CLAMP (self->clamp), page);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->clamp);
  gtk_stack_add_child (GTK_STACK (self->stack), scrolled);
  gtk_stack_set_visible_child (GTK_STACK (self->stack), scrolled);
  gtk_widget_set_visible (self->bar, TRUE);
  /* Without an answer to stand on, what can be done next has the focus. */
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (first != NULL ? first : gtk_widget_get_first_child (self->bar));
  if (old != NULL)
    gtk_stack_remove (GTK_STACK (self->stack),
                      gtk_widget_get_ancestor (old, GTK_TYPE_SCROLLED_WINDOW));
}

static void
show_list (LexToolbox *self)
{
  hide_chart (self);
  if (self->list == NULL)
    {
      self->list = lex_situation_list_new (self->paths, self->state.language);
      gtk_stack_add_child (GTK_STACK (self->stack), self->list);
    }
  g_clear_pointer (&self->state.ruling, lex_ruling_free);
  gtk_stack_set_visible_child (GTK_STACK (self->stack), self->list);
  gtk_widget_set_visible (self->bar, FALSE);
}

static void
take_ruling (LexToolbox *self, LexRuling *ruling)
{
  lex_ruling_free (self->state.ruling);
  self->state.ruling = ruling;
  self->state.unknown = FALSE;
  show_page (self);
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
    take_ruling (self, next);
}

static void
back_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexToolbox *self = user_data;

  if (self->state.ruling != NULL)
    take_ruling (self, lex_ruling_take_back (self->state.ruling, g_variant_get_uint32 (parameter)));
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
    show_page (self);
}

static void
seat_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  LexToolbox *self = user_data;
  const char *letter = g_variant_get_string (state, NULL);

  self->state.seated = lex_seat_from_letter (*letter, &self->state.offender);
  g_simple_action_set_state (action, state);
  if (self->state.ruling != NULL)
    show_page (self);
}

static void
large_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  LexToolbox *self = user_data;

  self->state.large = g_variant_get_boolean (state);
  g_simple_action_set_state (action, state);
  if (self->state.ruling != NULL)
    show_page (self);
}

/* Once more, and the path goes on where it was. */
static void
chart_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexToolbox *self = user_data;

  if (self->state.ruling == NULL)
    return;
  if (self->chart != NULL)
    {
      show_page (self);
      return;
    }
  self->chart = lex_path_chart_widget_new (self->state.ruling->path, self->state.language);
  gtk_stack_add_child (GTK_STACK (self->stack), self->chart);
  gtk_stack_set_visible_child (GTK_STACK (self->stack), self->chart);
  gtk_widget_child_focus (self->chart, GTK_DIR_TAB_FORWARD);
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
  if (self->tools == NULL)
    {
      self->tools = lex_tools_new (self->state.language);
      gtk_stack_add_child (GTK_STACK (self->stack), self->tools);
    }
  g_simple_action_set_state (action, g_variant_new_string (parts[0]));
  gtk_stack_set_visible_child (GTK_STACK (self->stack), self->tools);
  gtk_widget_set_visible (self->bar, TRUE);
  lex_tools_show (LEX_TOOLS (self->tools), name);
}

static void
add_actions (LexToolbox *self)
{
  static const GActionEntry entries[] = {
    { "start", start_cb, "s" },
    { "answer", answer_cb, "u" },
    { "back", back_cb, "u" },
    { "situations", situations_cb },
    { "unknown", unknown_cb },
    { "chart", chart_cb },
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

/* Digits answer, and so do letters: the second answer is 2 or b. */
static gboolean
key_cb (LexToolbox *self, guint key, guint code, GdkModifierType modifiers)
{
  const gunichar letter = g_unichar_tolower (gdk_keyval_to_unicode (key));
  const guint n_answers
      = self->state.ruling != NULL ? lex_ruling_get_step (self->state.ruling)->answers->len : 0;

  if ((self->state.ruling != NULL || shows_tools (self)) && key == GDK_KEY_p
      && (modifiers & GDK_CONTROL_MASK) != 0)
    return gtk_widget_activate_action (GTK_WIDGET (self), "win.print-ruling", NULL);
  /* In a form, letters are for its fields. */
  if (shows_tools (self))
    return key == GDK_KEY_Escape && lex_toolbox_go_back (self);
  if (self->state.ruling == NULL
      || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_BackSpace || key == GDK_KEY_Escape)
    lex_toolbox_go_back (self);
  else if (letter == '0' || letter == '?')
    unknown_cb (NULL, NULL, self);
  else if (letter > '0' && letter - '0' <= n_answers)
    answer (self, letter - '1');
  else if (letter >= 'a' && letter - 'a' < n_answers)
    answer (self, letter - 'a');
  /* A digit too many is no search for a Law. */
  else if (letter < '0' || letter > '9')
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

/* Suits inside words have colours of their own for each theme. */
static void
theme_changed_cb (LexToolbox *self)
{
  if (self->state.ruling != NULL)
    show_page (self);
}

static void
follow_theme (LexToolbox *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (theme_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (theme_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
lex_toolbox_init (LexToolbox *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  add_actions (self);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->bar = lex_toolbox_bar_new ();
  self->stack = gtk_stack_new ();
  gtk_widget_set_vexpand (self->stack, TRUE);
  gtk_box_append (GTK_BOX (self->box), self->bar);
  gtk_box_append (GTK_BOX (self->box), self->stack);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  follow_theme (self);
}

GtkWidget *
lex_toolbox_new (GPtrArray *paths)
{
  LexToolbox *self = g_object_new (LEX_TYPE_TOOLBOX, NULL);

  g_return_val_if_fail (paths != NULL, GTK_WIDGET (self));

  self->paths = g_ptr_array_ref (paths);
  return GTK_WIDGET (self);
}

void
lex_toolbox_set_source (LexToolbox *self, LexLibrary *library, LexLanguage language)
{
  const gboolean first = self->library == NULL;

  g_return_if_fail (LEX_IS_TOOLBOX (self));
  g_return_if_fail (LEX_IS_LIBRARY (library));

  g_set_object (&self->library, library);
  lex_preview_attach (GTK_WIDGET (self), library, language);
  if (first)
    lex_preview_watch (self->box);
  if (!first && language == self->state.language)
    return;
  self->state.language = language;
  if (self->list != NULL)
    gtk_stack_remove (GTK_STACK (self->stack), self->list);
  self->list = NULL;
  if (self->tools != NULL)
    gtk_stack_remove (GTK_STACK (self->stack), self->tools);
  self->tools = NULL;
  if (self->state.ruling != NULL)
    show_page (self);
  else
    show_list (self);
}

void
lex_toolbox_begin (LexToolbox *self, gboolean situations)
{
  g_return_if_fail (LEX_IS_TOOLBOX (self));

  if (self->state.large && situations)
    g_action_group_change_action_state (G_ACTION_GROUP (self->actions), "large",
                                        g_variant_new_boolean (FALSE));
  if (situations || self->state.ruling == NULL)
    {
      show_list (self);
      lex_situation_list_begin (LEX_SITUATION_LIST (self->list));
    }
  else
    show_page (self);
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
  set_state (self, "seat", g_variant_new_string (""));
  take_ruling (self, lex_ruling_new (path));
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
lex_toolbox_go_back (LexToolbox *self)
{
  g_return_val_if_fail (LEX_IS_TOOLBOX (self), FALSE);

  if (shows_tools (self))
    {
      lex_toolbox_begin (self, self->state.ruling == NULL);
      return TRUE;
    }
  if (self->state.ruling == NULL)
    return FALSE;
  if (self->chart != NULL)
    {
      show_page (self);
      return TRUE;
    }
  if (self->state.ruling->given->len > 0)
    take_ruling (self,
                 lex_ruling_take_back (self->state.ruling, self->state.ruling->given->len - 1));
  else
    lex_toolbox_begin (self, TRUE);
  return TRUE;
}

char *
lex_toolbox_dup_text (LexToolbox *self)
{
  g_return_val_if_fail (LEX_IS_TOOLBOX (self), NULL);

  if (shows_tools (self))
    return lex_tools_dup_text (LEX_TOOLS (self->tools));
  return self->state.ruling != NULL ? lex_path_transcript_dup_text (&self->state) : NULL;
}

gboolean
lex_toolbox_print (LexToolbox *self, GError **error)
{
  g_autofree char *text = NULL;
  GtkRoot *root;

  g_return_val_if_fail (LEX_IS_TOOLBOX (self), FALSE);

  root = gtk_widget_get_root (GTK_WIDGET (self));
  if (self->chart != NULL)
    return lex_path_chart_print (self->state.ruling->path, self->state.language, NULL,
                                 GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, error);
  text = lex_toolbox_dup_text (self);
  return text == NULL
         || lex_path_print (text, GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, error);
}

const char *
lex_toolbox_get_title (LexToolbox *self)
{
  g_return_val_if_fail (LEX_IS_TOOLBOX (self), NULL);

  if (shows_tools (self))
    return lex_tools_get_title (LEX_TOOLS (self->tools));
  return self->state.ruling != NULL ? self->state.ruling->path->title[self->state.language]
                                    : _ ("What happened?");
}
