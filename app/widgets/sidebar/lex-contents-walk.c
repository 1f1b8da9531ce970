/* lex-contents-walk.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Ways through the contents that skip their rows: from group to group, up to what one stands under,
 * all closed. It refuses to know what is selected and read. The table of contents attaches it.
 *
 * A list has arrows of its own, so these keys are caught before it sees them.
 */

#include "widgets/sidebar/lex-contents-walk.h"

#include <glib/gi18n-lib.h>

#include "model/lex-clause.h"
#include "model/lex-document.h"

/* Owned by the list. */
typedef struct
{
  GtkListView *list;             /* borrowed */
  LexListScroll *scroll;         /* borrowed */
  const LexLanguages *languages; /* borrowed */
  GtkWidget *menu;               /* weak, while it is open */
} Walk;

static void
walk_free (gpointer data)
{
  Walk *self = data;

  g_clear_weak_pointer (&self->menu);
  g_free (self);
}

#define WALK "lex-contents-walk"

static GtkTreeListModel *
get_tree (Walk *self)
{
  GtkSelectionModel *selection = gtk_list_view_get_model (self->list);

  return selection != NULL ? GTK_TREE_LIST_MODEL (
             gtk_single_selection_get_model (GTK_SINGLE_SELECTION (selection)))
                           : NULL;
}

/* The row that has the focus. */
static GtkTreeListRow *
dup_focused (Walk *self)
{
  GtkWidget *item = gtk_widget_get_focus_child (GTK_WIDGET (self->list));
  const guint position = lex_list_scroll_find_position (self->scroll, item);

  return position != GTK_INVALID_LIST_POSITION && get_tree (self) != NULL
             ? gtk_tree_list_model_get_row (get_tree (self), position)
             : NULL;
}

static void
focus_position (Walk *self, guint position)
{
  GtkWidget *item;

  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", position);
  item = lex_list_scroll_find_item (self->scroll, position);
  if (item != NULL)
    gtk_widget_grab_focus (item);
  lex_list_scroll_to (self->scroll, position);
}

/* The group that a row stands in, itself if it is one. */
static GtkTreeListRow *
dup_group (GtkTreeListRow *row)
{
  GtkTreeListRow *group = g_object_ref (row);

  while (gtk_tree_list_row_get_depth (group) > 0)
    {
      GtkTreeListRow *parent = gtk_tree_list_row_get_parent (group);

      g_object_unref (group);
      group = parent;
    }
  return group;
}

static GtkTreeListRow *
dup_root (Walk *self, guint index)
{
  return gtk_tree_list_model_get_child_row (get_tree (self), index);
}

/* Number of the group that stands at @position. */
static guint
count_before (Walk *self, guint position)
{
  g_autoptr (GtkTreeListRow) root = NULL;
  guint index = 0;

  while ((root = dup_root (self, index)) != NULL
         && gtk_tree_list_row_get_position (root) < position)
    {
      g_clear_object (&root);
      index++;
    }
  return index;
}

static gboolean
step_cb (GtkWidget *widget, GVariant *step, gpointer user_data)
{
  Walk *self = user_data;
  const gboolean back = g_variant_get_int32 (step) < 0;
  g_autoptr (GtkTreeListRow) row = dup_focused (self);
  g_autoptr (GtkTreeListRow) group = row != NULL ? dup_group (row) : NULL;
  g_autoptr (GtkTreeListRow) next = NULL;
  guint index;

  if (group == NULL)
    return FALSE;
  index = count_before (self, gtk_tree_list_row_get_position (group));
  if (!back)
    next = dup_root (self, index + 1);
  else if (row != group)
    next = g_object_ref (group);
  else if (index > 0)
    next = dup_root (self, index - 1);
  if (next != NULL)
    focus_position (self, gtk_tree_list_row_get_position (next));
  return TRUE;
}

/* An open group closes by its own key. */
static gboolean
up_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  g_autoptr (GtkTreeListRow) row = dup_focused (user_data);
  g_autoptr (GtkTreeListRow) parent = row != NULL ? gtk_tree_list_row_get_parent (row) : NULL;

  if (parent == NULL || gtk_tree_list_row_get_expanded (row))
    return FALSE;
  focus_position (user_data, gtk_tree_list_row_get_position (parent));
  return TRUE;
}

static void
collapse (Walk *self)
{
  g_autoptr (GtkTreeListRow) row = dup_focused (self);
  g_autoptr (GtkTreeListRow) group = row != NULL ? dup_group (row) : NULL;
  GtkTreeListRow *root;

  if (get_tree (self) == NULL)
    return;
  for (guint i = 0; (root = dup_root (self, i)) != NULL; i++)
    {
      gtk_tree_list_row_set_expanded (root, FALSE);
      g_object_unref (root);
    }
  if (group != NULL)
    focus_position (self, gtk_tree_list_row_get_position (group));
}

static gboolean
collapse_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  collapse (user_data);
  return TRUE;
}

/* The menu */

static void
go_cb (GSimpleAction *action, GVariant *index, gpointer user_data)
{
  Walk *self = user_data;
  g_autoptr (GtkTreeListRow) root
      = get_tree (self) != NULL ? dup_root (self, g_variant_get_uint32 (index)) : NULL;

  if (root == NULL)
    return;
  gtk_tree_list_row_set_expanded (root, TRUE);
  focus_position (self, gtk_tree_list_row_get_position (root));
}

static void
collapse_action_cb (GSimpleAction *action, GVariant *args, gpointer user_data)
{
  collapse (user_data);
}

static const char *
get_title (GObject *item, LexLanguages languages)
{
  const LexLanguage first = lex_languages_get_first (languages);
  const LexLanguage order[]
      = { first, first == LEX_LANGUAGE_PL ? LEX_LANGUAGE_EN : LEX_LANGUAGE_PL };
  const char *title = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (order) && title == NULL; i++)
    title = LEX_IS_DOCUMENT (item) ? lex_document_get_title (LEX_DOCUMENT (item), order[i])
                                   : lex_clause_get_heading (LEX_CLAUSE (item), order[i]);
  return title;
}

/* A menu reads underscores as mnemonics. */
static GMenuItem *
item_new (const char *title, guint index)
{
  g_autoptr (GString) escaped = g_string_new (title);
  GMenuItem *item;

  g_string_replace (escaped, "_", "__", 0);
  item = g_menu_item_new (escaped->str, NULL);
  g_menu_item_set_action_and_target (item, "contents.go", "u", index);
  return item;
}

static GMenuModel *
dup_model (Walk *self)
{
  GMenu *model = g_menu_new ();
  g_autoptr (GMenu) groups = g_menu_new ();
  g_autoptr (GMenu) all = g_menu_new ();
  GtkTreeListRow *root;

  for (guint i = 0; (root = dup_root (self, i)) != NULL; i++)
    {
      g_autoptr (GObject) item = gtk_tree_list_row_get_item (root);
      const char *title = get_title (item, *self->languages);
      g_autoptr (GMenuItem) line = title != NULL ? item_new (title, i) : NULL;

      if (line != NULL)
        g_menu_append_item (groups, line);
      g_object_unref (root);
    }
  g_menu_append (all, _ ("Collapse All"), "contents.collapse");
  g_menu_append_section (model, NULL, G_MENU_MODEL (groups));
  g_menu_append_section (model, NULL, G_MENU_MODEL (all));
  return G_MENU_MODEL (model);
}

static void
remove_menu (Walk *self)
{
  GtkWidget *menu = self->menu;

  g_clear_weak_pointer (&self->menu);
  if (menu != NULL)
    gtk_widget_unparent (menu);
}

/* Not at once: the menu is still in the middle of closing. */
static gboolean
closed_idle_cb (gpointer menu)
{
  if (gtk_widget_get_parent (menu) != NULL)
    gtk_widget_unparent (menu);
  return G_SOURCE_REMOVE;
}

static void
closed_cb (GtkPopover *menu)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, closed_idle_cb, g_object_ref (menu), g_object_unref);
}

/* As of GTK 4.8 a list gives what stands over it no size but the first; a box does. */
static GtkWidget *
get_box (GtkListView *list)
{
  return gtk_widget_get_ancestor (GTK_WIDGET (list), GTK_TYPE_BOX);
}

static void
show_menu (Walk *self, const graphene_point_t *point)
{
  GtkWidget *box = get_box (self->list);
  g_autoptr (GMenuModel) model = get_tree (self) != NULL ? dup_model (self) : NULL;
  graphene_point_t place;

  if (model == NULL || !gtk_widget_compute_point (GTK_WIDGET (self->list), box, point, &place))
    return;
  remove_menu (self);
  g_set_weak_pointer (&self->menu, gtk_popover_menu_new_from_model (model));
  g_signal_connect (self->menu, "closed", G_CALLBACK (closed_cb), NULL);
  gtk_widget_set_parent (self->menu, box);
  gtk_widget_set_halign (self->menu, GTK_ALIGN_START);
  gtk_popover_set_has_arrow (GTK_POPOVER (self->menu), FALSE);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu),
                               &(GdkRectangle){ (int) place.x, (int) place.y, 1, 1 });
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

static void
pressed_cb (GtkGestureClick *gesture, int n_presses, double x, double y, Walk *self)
{
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  show_menu (self, &GRAPHENE_POINT_INIT ((float) x, (float) y));
}

static gboolean
menu_key_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  Walk *self = user_data;
  GtkWidget *item = gtk_widget_get_focus_child (widget);
  graphene_rect_t place;

  if (item == NULL || !gtk_widget_compute_bounds (item, widget, &place))
    return FALSE;
  show_menu (self, &GRAPHENE_POINT_INIT (place.origin.x, place.origin.y + place.size.height));
  return TRUE;
}

/* Attaching */

static void
add_key (GtkEventController *keys, const char *trigger, GtkShortcutFunc act, Walk *self, int step)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_shortcut_trigger_parse_string (trigger),
                                            gtk_callback_action_new (act, self, NULL));

  gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 (step));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), shortcut);
}

static void
add_keys (Walk *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  add_key (keys, "<Control>Up|<Control>KP_Up", step_cb, self, -1);
  add_key (keys, "<Control>Down|<Control>KP_Down", step_cb, self, 1);
  add_key (keys, "Left|KP_Left", up_cb, self, 0);
  add_key (keys, "<Control>Left|<Control>KP_Left", collapse_cb, self, 0);
  add_key (keys, "Menu|<Shift>F10", menu_key_cb, self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self->list), keys);
}

static void
add_actions (Walk *self)
{
  static const GActionEntry entries[]
      = { { .name = "go", .activate = go_cb, .parameter_type = "u" },
          { .name = "collapse", .activate = collapse_action_cb } };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (get_box (self->list), "contents", G_ACTION_GROUP (actions));
}

void
lex_contents_walk_attach (GtkListView *list, LexListScroll *scroll, const LexLanguages *languages)
{
  GtkGesture *secondary = gtk_gesture_click_new ();
  Walk *self;

  g_return_if_fail (GTK_IS_LIST_VIEW (list));
  g_return_if_fail (scroll != NULL && languages != NULL);

  self = g_new0 (Walk, 1);
  *self = (Walk){ list, scroll, languages, NULL };
  g_object_set_data_full (G_OBJECT (list), WALK, self, walk_free);
  add_keys (self);
  add_actions (self);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (secondary), GDK_BUTTON_SECONDARY);
  g_signal_connect (secondary, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (list), GTK_EVENT_CONTROLLER (secondary));
  g_signal_connect_swapped (list, "destroy", G_CALLBACK (remove_menu), self);
}
