/* lex-situation-list.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * "What happened?": situations in groups, filtered by players' words of either language. It refuses
 * to know what follows from them: what is chosen is an action. The toolbox makes it.
 */

#include "widgets/toolbox/lex-situation-list.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "services/lex-path-finder.h"
#include "services/lex-path-naming.h"
#include "widgets/text/lex-text-label.h"
#include "widgets/text/lex-widget.h"
#include "widgets/toolbox/lex-situation-picture.h"

/* As many as a row may have, whatever the width; fewer where titles need more room. */
#define MOST_PER_ROW 4
#define WIDTH 960
#define TITLE_CHARS 20
#define LEAST_TITLE_CHARS 12

/* One situation, as the finder counts them. */
typedef struct
{
  LexPath *path;
  GtkWidget *child;
  guint rank; /* its place among what is meant, 0 for none */
} Situation;

/* One group. */
typedef struct
{
  GtkWidget *box; /* heading and situations */
  GtkWidget *flow;
  guint first; /* of its situations, and how many */
  guint n_situations;
  guint best; /* rank of a situation; without any G_MAXUINT */
} Group;

struct _LexSituationList
{
  GtkWidget parent_instance;

  /* Owned */
  GArray *situations; /* of Situation */
  GArray *groups;     /* of Group */
  LexPathFinder *finder;

  /* Owned by the widget tree */
  GtkWidget *entry;
  GtkWidget *nothing;

  LexLanguage language;
};

G_DEFINE_FINAL_TYPE (LexSituationList, lex_situation_list, GTK_TYPE_WIDGET)

static void
situation_clear (gpointer data)
{
  Situation *self = data;

  lex_path_unref (self->path);
}

static void
lex_situation_list_dispose (GObject *object)
{
  LexSituationList *self = LEX_SITUATION_LIST (object);

  lex_widget_unparent_children (GTK_WIDGET (self));
  g_clear_pointer (&self->situations, g_array_unref);
  g_clear_pointer (&self->groups, g_array_unref);
  g_clear_pointer (&self->finder, lex_path_finder_free);

  G_OBJECT_CLASS (lex_situation_list_parent_class)->dispose (object);
}

static void
lex_situation_list_class_init (LexSituationListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_situation_list_dispose;
  gtk_widget_class_set_css_name (widget_class, "situations");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
lex_situation_list_init (LexSituationList *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  self->situations = g_array_new (FALSE, FALSE, sizeof (Situation));
  g_array_set_clear_func (self->situations, situation_clear);
  self->groups = g_array_new (FALSE, FALSE, sizeof (Group));
}

static guint
get_rank (LexSituationList *self, GtkWidget *child)
{
  for (guint i = 0; i < self->situations->len; i++)
    if (g_array_index (self->situations, Situation, i).child == child)
      return g_array_index (self->situations, Situation, i).rank;
  return 0;
}

/* What is likeliest meant stands first, its group before the others; untyped, as the paths have it.
 */
static int
compare_cb (GtkFlowBoxChild *a, GtkFlowBoxChild *b, gpointer list)
{
  return (int) get_rank (list, GTK_WIDGET (a)) - (int) get_rank (list, GTK_WIDGET (b));
}

static guint
find_best (LexSituationList *self, const Group *group)
{
  guint best = G_MAXUINT;

  for (guint i = group->first; i < group->first + group->n_situations; i++)
    {
      const guint rank = g_array_index (self->situations, Situation, i).rank;

      if (rank > 0)
        best = MIN (best, rank);
    }
  return best;
}

/* Puts each group behind those that are better or stood before it. */
static void
order_groups (LexSituationList *self)
{
  for (guint i = 0; i < self->groups->len; i++)
    {
      Group *group = &g_array_index (self->groups, Group, i);
      GtkWidget *before = self->nothing;
      guint best_before = 0;

      group->best = find_best (self, group);
      gtk_widget_set_visible (group->box, group->best < G_MAXUINT);
      for (guint j = 0; j < i; j++)
        {
          const Group *other = &g_array_index (self->groups, Group, j);

          if (other->best <= group->best && other->best >= best_before)
            {
              before = other->box;
              best_before = other->best;
            }
        }
      gtk_box_reorder_child_after (GTK_BOX (gtk_widget_get_parent (group->box)), group->box,
                                   before);
    }
}

static void
filter_cb (LexSituationList *self)
{
  g_autofree guint *ranks = g_new0 (guint, self->situations->len);
  const guint n = lex_path_finder_find (self->finder,
                                        gtk_editable_get_text (GTK_EDITABLE (self->entry)), ranks);

  for (guint i = 0; i < self->situations->len; i++)
    {
      Situation *situation = &g_array_index (self->situations, Situation, i);

      situation->rank = ranks[i];
      gtk_widget_set_visible (situation->child, ranks[i] > 0);
    }
  for (guint i = 0; i < self->groups->len; i++)
    gtk_flow_box_invalidate_sort (GTK_FLOW_BOX (g_array_index (self->groups, Group, i).flow));
  order_groups (self);
  gtk_widget_set_visible (self->nothing, n == 0);
}

static void
start (LexSituationList *self, const Situation *situation)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "toolbox.start", "s", situation->path->name);
}

static const Situation *
find_first (LexSituationList *self)
{
  for (guint i = 0; i < self->situations->len; i++)
    {
      const Situation *situation = &g_array_index (self->situations, Situation, i);

      if (situation->rank == 1)
        return situation;
    }
  return NULL;
}

static void
activate_cb (LexSituationList *self)
{
  const Situation *first = find_first (self);

  if (first != NULL)
    start (self, first);
}

static gboolean
entry_key_cb (LexSituationList *self, guint key, guint code, GdkModifierType modifiers)
{
  const Situation *first = find_first (self);

  if (key != GDK_KEY_Down && key != GDK_KEY_KP_Down)
    return GDK_EVENT_PROPAGATE;
  if (first != NULL)
    gtk_widget_grab_focus (first->child);
  return GDK_EVENT_STOP;
}

/* Arrows */

static GtkWidget *
find_focused (LexSituationList *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  for (guint i = 0; focus != NULL && i < self->situations->len; i++)
    if (g_array_index (self->situations, Situation, i).child == focus)
      return focus;
  return NULL;
}

/* How far a tile lies above or below another, a row before any column; none in the same row. */
static float
measure (LexSituationList *self, GtkWidget *from, GtkWidget *to, gboolean down)
{
  graphene_rect_t a, b;
  float rows;

  if (!gtk_widget_get_mapped (to) || !gtk_widget_compute_bounds (from, GTK_WIDGET (self), &a)
      || !gtk_widget_compute_bounds (to, GTK_WIDGET (self), &b))
    return G_MAXFLOAT;
  rows = down ? b.origin.y - a.origin.y : a.origin.y - b.origin.y;
  if (rows < a.size.height / 2)
    return G_MAXFLOAT;
  return rows * WIDTH + ABS (b.origin.x - a.origin.x);
}

static GtkWidget *
find_nearest (LexSituationList *self, GtkWidget *from, gboolean down)
{
  GtkWidget *nearest = NULL;
  float least = G_MAXFLOAT;

  for (guint i = 0; i < self->situations->len; i++)
    {
      GtkWidget *child = g_array_index (self->situations, Situation, i).child;
      const float distance = measure (self, from, child, down);

      if (distance < least)
        nearest = child;
      least = MIN (least, distance);
    }
  return nearest;
}

/* From a tile, too, what is typed looks on among the situations. */
static gboolean
type (LexSituationList *self, guint key, GdkModifierType modifiers)
{
  const gunichar letter = gdk_keyval_to_unicode (key);
  char typed[7] = "";
  int end;

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 || letter == ' '
      || !g_unichar_isprint (letter))
    return GDK_EVENT_PROPAGATE;
  end = (int) g_utf8_strlen (gtk_editable_get_text (GTK_EDITABLE (self->entry)), -1);
  gtk_widget_grab_focus (self->entry);
  gtk_editable_insert_text (GTK_EDITABLE (self->entry), typed, g_unichar_to_utf8 (letter, typed),
                            &end);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
  return GDK_EVENT_STOP;
}

/* A flow box knows its own rows only, and only those it was led to by a press. */
static gboolean
key_cb (LexSituationList *self, guint key, guint code, GdkModifierType modifiers)
{
  GtkWidget *focus = find_focused (self);
  const gboolean down = key == GDK_KEY_Down || key == GDK_KEY_KP_Down;
  const gboolean up = key == GDK_KEY_Up || key == GDK_KEY_KP_Up;
  const gboolean right = key == GDK_KEY_Right || key == GDK_KEY_KP_Right;
  GtkWidget *next;

  if (focus != NULL && type (self, key, modifiers))
    return GDK_EVENT_STOP;
  if (focus == NULL || modifiers != 0
      || !(down || up || right || key == GDK_KEY_Left || key == GDK_KEY_KP_Left))
    return GDK_EVENT_PROPAGATE;
  if (!down && !up)
    {
      gtk_widget_child_focus (GTK_WIDGET (self),
                              right ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD);
      return GDK_EVENT_STOP;
    }
  next = find_nearest (self, focus, down);
  if (next != NULL || up)
    gtk_widget_grab_focus (next != NULL ? next : self->entry);
  return GDK_EVENT_STOP;
}

static void
follow_keys (LexSituationList *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
chosen_cb (LexSituationList *self, GtkWidget *child)
{
  for (guint i = 0; i < self->situations->len; i++)
    {
      const Situation *situation = &g_array_index (self->situations, Situation, i);

      if (situation->child == child)
        start (self, situation);
    }
}

static void
stop_cb (LexSituationList *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->entry)) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.leave-toolbox", NULL);
}

static GtkWidget *
entry_new (LexSituationList *self)
{
  GtkWidget *entry = gtk_search_entry_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_object_set (entry, "placeholder-text", _ ("lead out of turn, revoke, hesitation…"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What happened, in a few words"), -1);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (entry_key_cb), self);
  gtk_widget_add_controller (entry, keys);
  /* Not `search-changed`, which waits until the user pauses. */
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (filter_cb), self);
  g_signal_connect_swapped (entry, "activate", G_CALLBACK (activate_cb), self);
  g_signal_connect_swapped (entry, "stop-search", G_CALLBACK (stop_cb), self);
  return entry;
}

static GtkWidget *
tile_new (LexSituationList *self, LexPath *path)
{
  GtkWidget *child = gtk_flow_box_child_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  g_autofree char *markup = g_markup_escape_text (path->title[self->language], -1);
  GtkWidget *label = lex_text_label_new (markup, self->language, "title");

  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  /* As many columns in every group, for each has a long title. */
  gtk_label_set_width_chars (GTK_LABEL (label), LEAST_TITLE_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), TITLE_CHARS);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_box_append (GTK_BOX (box), lex_situation_picture_new (path));
  gtk_box_append (GTK_BOX (box), label);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), box);
  gtk_widget_add_css_class (child, "situation-tile");
  gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  path->title[self->language], -1);
  return child;
}

static GtkWidget *
flow_new (LexSituationList *self)
{
  GtkWidget *flow = gtk_flow_box_new ();

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (flow), GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (flow), TRUE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (flow), MOST_PER_ROW);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (flow), 2);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (flow), 6);
  gtk_flow_box_set_sort_func (GTK_FLOW_BOX (flow), compare_cb, self, NULL);
  g_signal_connect_swapped (flow, "child-activated", G_CALLBACK (chosen_cb), self);
  return flow;
}

static void
begin_group (LexSituationList *self, GtkBox *column, const char *name)
{
  Group group
      = { gtk_box_new (GTK_ORIENTATION_VERTICAL, 2), flow_new (self), self->situations->len, 0, 0 };
  const char *words = lex_path_naming_get_group (name, self->language);
  GtkWidget *heading = lex_text_label_new (words, self->language, "group");

  gtk_accessible_update_property (GTK_ACCESSIBLE (group.flow), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  gtk_box_append (GTK_BOX (group.box), heading);
  gtk_box_append (GTK_BOX (group.box), group.flow);
  gtk_box_append (column, group.box);
  g_array_append_val (self->groups, group);
}

static void
fill (LexSituationList *self, GtkBox *column, GPtrArray *paths)
{
  const char *name = NULL;

  for (guint i = 0; i < paths->len; i++)
    {
      LexPath *path = paths->pdata[i];
      Situation situation = { lex_path_ref (path), tile_new (self, path), i + 1 };
      Group *group;

      if (g_strcmp0 (name, path->group) != 0)
        begin_group (self, column, path->group);
      name = path->group;
      group = &g_array_index (self->groups, Group, self->groups->len - 1);
      /* The flow box asks for its rank at once. */
      g_array_append_val (self->situations, situation);
      gtk_flow_box_append (GTK_FLOW_BOX (group->flow), situation.child);
      group->n_situations++;
    }
}

GtkWidget *
lex_situation_list_new (GPtrArray *paths, LexLanguage language)
{
  LexSituationList *self = g_object_new (LEX_TYPE_SITUATION_LIST, NULL);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *title = gtk_label_new (_ ("What happened?"));

  g_return_val_if_fail (paths != NULL, GTK_WIDGET (self));

  self->language = language;
  self->finder = lex_path_finder_new (paths);
  self->entry = entry_new (self);
  self->nothing = gtk_label_new (_ ("Nothing is called so. Try another word, in either language."));
  gtk_widget_set_visible (self->nothing, FALSE);
  gtk_widget_add_css_class (self->nothing, "dim-label");
  gtk_widget_add_css_class (title, "page-title");
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (column, "column");
  gtk_box_append (GTK_BOX (column), title);
  gtk_box_append (GTK_BOX (column), self->entry);
  gtk_box_append (GTK_BOX (column), self->nothing);
  fill (self, GTK_BOX (column), paths);

  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), column);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_widget_set_parent (scrolled, GTK_WIDGET (self));
  follow_keys (self);
  return GTK_WIDGET (self);
}

void
lex_situation_list_begin (LexSituationList *self)
{
  g_return_if_fail (LEX_IS_SITUATION_LIST (self));

  gtk_widget_grab_focus (self->entry);
  gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);
}

void
lex_situation_list_set_library (LexSituationList *self, LexLibrary *library)
{
  g_return_if_fail (LEX_IS_SITUATION_LIST (self));

  lex_path_finder_set_library (self->finder, library);
}
