/* lex-scrolling.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the page stands in its view and how it gets there. It refuses to know
 * the library and what the clauses say. Only the reader calls it.
 */

#include "widgets/page/lex-scrolling.h"

#include <adwaita.h>

/* Below what is written in. */
#define FOCUS_GAP 6

/* Where on the view an opened clause comes to stand, and how long it travels. */
#define UPPER_THIRD 0.22
#define TRAVEL_MS 300
#define STEP 44

/* Where to scroll once sizes are known. */
typedef enum
{
  GOAL_NONE,
  GOAL_CLAUSE,   /* a clause to the upper third */
  GOAL_POSITION, /* to a remembered place */
  GOAL_KEEP,     /* the row at the top of the view stays there */
} Goal;

struct _LexScrolling
{
  /* Borrowed */
  GtkScrolledWindow *scroller;
  LexPage *page;

  /* Owned, nullable */
  LexLabel *label; /* for GOAL_CLAUSE and GOAL_KEEP */
  AdwAnimation *travel;

  /* Weak, nullable: what opens below a row */
  GtkWidget *below;

  Goal goal;
  guint turn;      /* for GOAL_KEEP: which row of that clause */
  double position; /* for GOAL_POSITION; for GOAL_KEEP, how far into the row */
};

LexScrolling *
lex_scrolling_new (GtkScrolledWindow *scroller, LexPage *page)
{
  LexScrolling *self = g_new0 (LexScrolling, 1);

  self->scroller = scroller;
  self->page = page;
  return self;
}

void
lex_scrolling_free (LexScrolling *self)
{
  if (!self)
    return;
  g_clear_object (&self->travel);
  g_clear_weak_pointer (&self->below);
  g_clear_pointer (&self->label, lex_label_unref);
  g_free (self);
}

static GtkAdjustment *
get_adjustment (LexScrolling *self)
{
  return gtk_scrolled_window_get_vadjustment (self->scroller);
}

/* How far down the page what has the focus in what opened reaches, no further than a view shows. */
static double
get_end_of_focus (LexScrolling *self, double view)
{
  GtkRoot *root = gtk_widget_get_root (self->below);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  graphene_rect_t bounds;

  if (!focus || !gtk_widget_is_ancestor (focus, self->below)
      || !gtk_widget_compute_bounds (focus, GTK_WIDGET (self->page), &bounds))
    return 0;
  return bounds.origin.y + MIN (bounds.size.height + FOCUS_GAP, view);
}

/* How far down the view is to be for what opened to be seen: its beginning, and where one writes in
 * it. */
static double
get_seen_from (LexScrolling *self, double view)
{
  graphene_rect_t bounds;
  double end;

  if (!self->below || !gtk_widget_compute_bounds (self->below, GTK_WIDGET (self->page), &bounds))
    return 0;
  end = bounds.origin.y + MIN (bounds.size.height, view * UPPER_THIRD);
  return MAX (end, get_end_of_focus (self, view)) - view;
}

static double
get_row_y (LexScrolling *self, LexClauseRow *row)
{
  graphene_rect_t bounds;

  if (!row || !gtk_widget_compute_bounds (GTK_WIDGET (row), GTK_WIDGET (self->page), &bounds))
    return 0;
  return bounds.origin.y;
}

static void
set_label (LexScrolling *self, LexLabel *label)
{
  LexLabel *old = self->label;

  self->label = label ? lex_label_ref (label) : NULL;
  g_clear_pointer (&old, lex_label_unref);
}

/* Only where the goal needs it, and before sizes are given out: the whole page. */
static void
set_goal (LexScrolling *self, Goal goal)
{
  self->goal = goal;
  if (goal != GOAL_POSITION || self->position > 0)
    lex_page_complete (self->page);
  /* The reader's allocation is where the goal is met. */
  gtk_widget_queue_allocate (gtk_widget_get_parent (GTK_WIDGET (self->scroller)));
}

static double
get_kept_value (LexScrolling *self, double view)
{
  const double y = get_row_y (self, lex_page_find_turn (self->page, self->label, self->turn));

  return MAX (y + self->position, get_seen_from (self, view));
}

static double
get_clause_value (LexScrolling *self, double view)
{
  const double y = get_row_y (self, lex_page_find_row (self->page, self->label));

  return MAX (y - view * UPPER_THIRD, get_seen_from (self, view));
}

static double
get_goal_value (LexScrolling *self)
{
  const double view = gtk_adjustment_get_page_size (get_adjustment (self));

  switch (self->goal)
    {
    case GOAL_CLAUSE:
      return get_clause_value (self, view);
    case GOAL_KEEP:
      return get_kept_value (self, view);
    case GOAL_POSITION:
      return self->position;
    case GOAL_NONE:
    default:
      return lex_scrolling_get_position (self);
    }
}

static void
scroll_to (LexScrolling *self, double value)
{
  if (self->travel)
    adw_animation_skip (self->travel);
  gtk_adjustment_set_value (get_adjustment (self), value);
}

/* A jump within the page the eye may follow; libadwaita skips the way when
 * animations are off. */
static void
travel_to (LexScrolling *self, double value)
{
  GtkAdjustment *adjustment = get_adjustment (self);
  AdwAnimationTarget *target;

  if (self->travel)
    adw_animation_skip (self->travel);
  g_clear_object (&self->travel);
  target = adw_property_animation_target_new (G_OBJECT (adjustment), "value");
  self->travel = adw_timed_animation_new (
      GTK_WIDGET (self->scroller), gtk_adjustment_get_value (adjustment), value, TRAVEL_MS, target);
  adw_animation_play (self->travel);
}

double
lex_scrolling_get_position (LexScrolling *self)
{
  return gtk_adjustment_get_value (get_adjustment (self));
}

void
lex_scrolling_set_position (LexScrolling *self, double position)
{
  if (self->travel)
    adw_animation_skip (self->travel);
  self->position = position;
  set_goal (self, GOAL_POSITION);
}

LexLabel *
lex_scrolling_dup_top (LexScrolling *self, int *into)
{
  const double value = lex_scrolling_get_position (self);
  LexClauseRow *top = value > 0 ? lex_page_get_row_at (self->page, value) : NULL;

  if (!top)
    return NULL;
  *into = (int) (value - get_row_y (self, top));
  return lex_label_ref (lex_clause_row_get_label (top));
}

/* A clause that is no more is at the top of its page. */
void
lex_scrolling_set_top (LexScrolling *self, LexLabel *top, int into)
{
  if (self->travel)
    adw_animation_skip (self->travel);
  set_label (self, top);
  self->turn = 0;
  self->position = into;
  set_goal (self, GOAL_KEEP);
}

void
lex_scrolling_show_clause (LexScrolling *self, LexLabel *label, gboolean travel)
{
  set_label (self, label);
  self->position = 0;
  set_goal (self, label ? GOAL_CLAUSE : GOAL_POSITION);
  if (travel && gtk_widget_get_height (GTK_WIDGET (self->page)) > 0)
    {
      travel_to (self, get_goal_value (self));
      self->goal = GOAL_NONE;
    }
}

void
lex_scrolling_reveal (LexScrolling *self, double y, double height)
{
  const double view = gtk_adjustment_get_page_size (get_adjustment (self));
  const double value = lex_scrolling_get_position (self);

  if (y < value || y + height > value + view)
    scroll_to (self, y - view * UPPER_THIRD);
}

void
lex_scrolling_keep_row (LexScrolling *self, LexClauseRow *row, GtkWidget *below)
{
  if (below || self->goal == GOAL_NONE)
    g_set_weak_pointer (&self->below, below);
  if (self->goal != GOAL_NONE)
    return;
  if (self->travel)
    adw_animation_skip (self->travel);
  set_label (self, lex_clause_row_get_label (row));
  self->turn = lex_page_get_turn (self->page, row);
  self->position = lex_scrolling_get_position (self) - get_row_y (self, row);
  self->goal = GOAL_KEEP;
}

/* A page that is not complete is one that was not scrolled yet. */
void
lex_scrolling_keep_top (LexScrolling *self)
{
  const double value = lex_scrolling_get_position (self);
  LexClauseRow *top = value > 0 ? lex_page_get_row_at (self->page, value) : NULL;

  if (top)
    lex_scrolling_keep_row (self, top, NULL);
}

gboolean
lex_scrolling_meet (LexScrolling *self)
{
  if (self->goal == GOAL_NONE)
    return FALSE;
  scroll_to (self, get_goal_value (self));
  g_clear_weak_pointer (&self->below);
  self->goal = GOAL_NONE;
  return TRUE;
}

void
lex_scrolling_bind_keys (GtkWidgetClass *widget_class, GtkShortcutFunc shortcut)
{
  static const struct
  {
    guint key;
    GdkModifierType modifiers;
    GtkScrollType scroll;
  } keys[] = {
    { GDK_KEY_Up, 0, GTK_SCROLL_STEP_UP },
    { GDK_KEY_Down, 0, GTK_SCROLL_STEP_DOWN },
    { GDK_KEY_Page_Up, 0, GTK_SCROLL_PAGE_UP },
    { GDK_KEY_Page_Down, 0, GTK_SCROLL_PAGE_DOWN },
    { GDK_KEY_space, 0, GTK_SCROLL_PAGE_DOWN },
    { GDK_KEY_space, GDK_SHIFT_MASK, GTK_SCROLL_PAGE_UP },
    { GDK_KEY_Home, 0, GTK_SCROLL_START },
    { GDK_KEY_End, 0, GTK_SCROLL_END },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding (widget_class, keys[i].key, keys[i].modifiers, shortcut, "i",
                                  (int) keys[i].scroll);
}

void
lex_scrolling_step (LexScrolling *self, GtkScrollType step)
{
  GtkAdjustment *adjustment = get_adjustment (self);
  const double page = gtk_adjustment_get_page_size (adjustment) * 0.9;
  const double value = gtk_adjustment_get_value (adjustment);

  if (step == GTK_SCROLL_STEP_UP)
    scroll_to (self, value - STEP);
  else if (step == GTK_SCROLL_STEP_DOWN)
    scroll_to (self, value + STEP);
  else if (step == GTK_SCROLL_PAGE_UP)
    scroll_to (self, value - page);
  else if (step == GTK_SCROLL_PAGE_DOWN)
    scroll_to (self, value + page);
  else if (step == GTK_SCROLL_START)
    scroll_to (self, 0);
  else
    lex_scrolling_set_position (self, G_MAXDOUBLE); /* of all rows, also those still to come */
}
