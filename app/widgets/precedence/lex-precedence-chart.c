/* lex-precedence-chart.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The picture of precedence: a button per clause, a numbered badge per reason,
 * arrows drawn behind them. It refuses to know where places come from, which is
 * lex-plan.c's, and how clauses and reasons read. The view of precedence uses it.
 */

#include "widgets/precedence/lex-precedence-chart.h"

#include "widgets/precedence/lex-arrows.h"
#include "widgets/precedence/lex-precedence-node.h"
#include "widgets/text/lex-widget.h"

/* In em. */
#define PADDING 1.5
#define NODE_MIN 8.5
#define NODE_MAX 15.0
#define GAP_MIN 4.0
#define GAP_MAX 6.0
#define ROW_GAP 0.9
#define GROUP_GAP 2.0
#define BADGE 1.55
#define UNIT 0.07

/* Where there is no room for columns: the narrowest, and how near lanes may come. */
#define STACK_MIN 11.5
#define STACK_PADDING 0.5
#define LANES_MAX 0.24
#define LANE 0.8
#define ARRIVAL 1.9

struct _LexPrecedenceChart
{
  GtkWidget parent_instance;

  /* Borrowed, nullable */
  LexPrecedenceGraph *graph;

  /* Borrowed: children, by node and by relation */
  GPtrArray *nodes;
  GPtrArray *badges;

  /* Owned, nullable until the first allocation */
  LexPlan *plan;

  guint n_columns;
  guint n_lanes;
};

static guint explain_signal;

G_DEFINE_FINAL_TYPE (LexPrecedenceChart, lex_precedence_chart, GTK_TYPE_WIDGET)

/* Sizes */

static double
get_gap (LexPrecedenceChart *self, double em, double width)
{
  /* Where nodes can not be as wide as they like, arrows are short. */
  const double roomy
      = self->n_columns * NODE_MAX * em + (self->n_columns - 1) * GAP_MAX * em + 2 * PADDING * em;

  return width >= roomy ? GAP_MAX * em : GAP_MIN * em;
}

static LexPlanMetrics
get_metrics (LexPrecedenceChart *self, double width)
{
  const double em = lex_widget_get_em (GTK_WIDGET (self));
  const double gap = get_gap (self, em, width);
  const double room = width - 2 * PADDING * em - (self->n_columns - 1) * gap;
  const double column = CLAMP (room / MAX (self->n_columns, 1), NODE_MIN * em, NODE_MAX * em);

  return (LexPlanMetrics){ (int) column, (int) gap, ROW_GAP * em, GROUP_GAP * em,
                           (int) (BADGE * em) };
}

static double
get_columns_width (LexPrecedenceChart *self, double em, double node, double gap)
{
  return (2 * PADDING + self->n_columns * node + (self->n_columns - 1) * gap) * em + 1;
}

/* Large type, or a small window, leaves no room for columns. */
static gboolean
is_stacked (LexPrecedenceChart *self, double width)
{
  const double em = lex_widget_get_em (GTK_WIDGET (self));

  return width < get_columns_width (self, em, NODE_MIN, GAP_MIN);
}

static double
get_padding (LexPrecedenceChart *self, double width)
{
  const double em = lex_widget_get_em (GTK_WIDGET (self));

  return (int) ((is_stacked (self, width) ? STACK_PADDING : PADDING) * em);
}

static LexPlanMetrics
get_stack_metrics (LexPrecedenceChart *self, double width)
{
  const double em = lex_widget_get_em (GTK_WIDGET (self));
  const double lanes = MIN ((self->n_lanes + 1) * LANE * em, width * LANES_MAX);
  const double gap = (int) (lanes + ARRIVAL * BADGE * em);
  const double room = width - 2 * get_padding (self, width) - gap;

  return (LexPlanMetrics){ MIN (room, 2 * NODE_MAX * em), gap, ROW_GAP * em, GROUP_GAP * em,
                           (int) (BADGE * em) };
}

static LexPlan *
make_plan (LexPrecedenceChart *self, double width)
{
  const gboolean stacked = is_stacked (self, width);
  const LexPlanMetrics metrics
      = stacked ? get_stack_metrics (self, width) : get_metrics (self, width);
  const LexPlanGraph shape = lex_precedence_graph_get_shape (self->graph);
  g_autofree double *heights = g_new (double, shape.n_nodes);

  for (guint i = 0; i < shape.n_nodes; i++)
    {
      int height;

      gtk_widget_measure (self->nodes->pdata[i], GTK_ORIENTATION_VERTICAL,
                          (int) metrics.column_width, NULL, &height, NULL, NULL);
      heights[i] = height;
    }
  return stacked ? lex_plan_new_stacked (&shape, heights, &metrics)
                 : lex_plan_new (&shape, heights, &metrics);
}

static GtkSizeRequestMode
lex_precedence_chart_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
lex_precedence_chart_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                              int *minimum, int *natural, int *minimum_baseline,
                              int *natural_baseline)
{
  LexPrecedenceChart *self = LEX_PRECEDENCE_CHART (widget);
  const double em = lex_widget_get_em (widget);
  const double width = MAX (for_size, STACK_MIN * em);
  g_autoptr (LexPlan) plan = NULL;

  *minimum = *natural = 0;
  if (!self->graph || self->n_columns == 0)
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *natural = get_columns_width (self, em, NODE_MAX, GAP_MAX);
      *minimum = MIN (STACK_MIN * em, *natural);
      return;
    }
  plan = make_plan (self, width);
  *natural = plan->height + 2 * get_padding (self, width);
  /* Two arrangements: see widgets/page/lex-row-layout.c. */
  *minimum = *natural - is_stacked (self, width);
}

static void
allocate_node (LexPrecedenceChart *self, guint node, double padding)
{
  const LexPlanBox *box = &self->plan->boxes[node];
  const GtkAllocation place = { box->x + padding, box->y + padding, box->width, box->height };

  gtk_widget_size_allocate (self->nodes->pdata[node], &place, -1);
}

static void
allocate_badge (LexPrecedenceChart *self, guint relation, double padding, int side)
{
  const LexPlanPoint *middle = &self->plan->routes[relation].badge;
  const GtkAllocation place
      = { middle->x + padding - side / 2.0, middle->y + padding - side / 2.0, side, side };

  gtk_widget_size_allocate (self->badges->pdata[relation], &place, -1);
}

static void
lex_precedence_chart_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  LexPrecedenceChart *self = LEX_PRECEDENCE_CHART (widget);
  const double em = lex_widget_get_em (widget);

  g_clear_pointer (&self->plan, lex_plan_free);
  if (!self->graph)
    return;
  self->plan = make_plan (self, width);
  for (guint i = 0; i < self->nodes->len; i++)
    allocate_node (self, i, (int) get_padding (self, width));
  for (guint i = 0; i < self->badges->len; i++)
    {
      gtk_widget_measure (self->badges->pdata[i], GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL,
                          NULL);
      allocate_badge (self, i, (int) get_padding (self, width), (int) (BADGE * em));
    }
}

/* Drawing */

static gboolean
is_pointed_out (GtkWidget *widget)
{
  return (gtk_widget_get_state_flags (widget)
          & (GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUS_VISIBLE))
         != 0;
}

static LexArrow *
dup_arrows (LexPrecedenceChart *self)
{
  LexArrow *arrows = g_new (LexArrow, self->badges->len);

  for (guint i = 0; i < self->badges->len; i++)
    {
      arrows[i].basis = lex_relation_get_basis (self->graph->relations->pdata[i]);
      arrows[i].strong = is_pointed_out (self->badges->pdata[i])
                         || is_pointed_out (self->nodes->pdata[self->graph->edges[i].general])
                         || is_pointed_out (self->nodes->pdata[self->graph->edges[i].specific]);
    }
  return arrows;
}

static LexArrowColours
get_colours (GtkWidget *widget)
{
  LexArrowColours colours = { { 0.5, 0.5, 0.5, 1 }, { 0.2, 0.4, 0.8, 1 } };

  lex_widget_lookup_colour (widget, "lex_quiet", &colours.line);
  lex_widget_lookup_colour (widget, "lex_link", &colours.strong);
  return colours;
}

static void
lex_precedence_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  LexPrecedenceChart *self = LEX_PRECEDENCE_CHART (widget);
  const double em = lex_widget_get_em (widget);
  const LexArrowColours colours = get_colours (widget);
  g_autofree LexArrow *arrows = NULL;
  graphene_rect_t all;
  cairo_t *cr;

  if (!self->plan || self->plan->n_boxes == 0)
    return;
  arrows = dup_arrows (self);
  graphene_rect_init (&all, 0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  cr = gtk_snapshot_append_cairo (snapshot, &all);
  cairo_translate (cr, get_padding (self, gtk_widget_get_width (widget)),
                   get_padding (self, gtk_widget_get_width (widget)));
  lex_arrows_draw (cr, self->plan, arrows, &colours, UNIT * em);
  cairo_destroy (cr);

  GTK_WIDGET_CLASS (lex_precedence_chart_parent_class)->snapshot (widget, snapshot);
}

/* Walking */

/* The node that has the focus, or that the badge with the focus stands before. */
static int
find_focus (LexPrecedenceChart *self)
{
  for (guint i = 0; i < self->nodes->len; i++)
    if (gtk_widget_is_focus (self->nodes->pdata[i]))
      return (int) i;
  for (guint i = 0; i < self->badges->len; i++)
    if (gtk_widget_is_focus (self->badges->pdata[i]))
      return (int) self->graph->edges[i].specific;
  return -1;
}

gboolean
lex_precedence_chart_walk (LexPrecedenceChart *self, GtkDirectionType direction)
{
  LexPlanGraph shape;
  int from;
  int to;

  g_return_val_if_fail (LEX_IS_PRECEDENCE_CHART (self), FALSE);

  from = find_focus (self);
  if (from < 0 || !self->plan)
    return FALSE;
  shape = lex_precedence_graph_get_shape (self->graph);
  if (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT)
    to = lex_plan_find_related (self->plan, &shape, (guint) from, direction == GTK_DIR_RIGHT);
  else
    to = lex_plan_find_neighbour (self->plan, (guint) from, direction == GTK_DIR_DOWN);
  return to >= 0 && gtk_widget_grab_focus (self->nodes->pdata[to]);
}

/* An arrow that leads nowhere may not take the focus out of the picture. */
static gboolean
walk_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  const GtkDirectionType direction = (GtkDirectionType) g_variant_get_int32 (args);

  if (!lex_precedence_chart_walk (LEX_PRECEDENCE_CHART (widget), direction))
    gtk_widget_error_bell (widget);
  return TRUE;
}

/* The law that was asked for, or else the first clause. */
static gboolean
lex_precedence_chart_grab_focus (GtkWidget *widget)
{
  LexPrecedenceChart *self = LEX_PRECEDENCE_CHART (widget);

  for (guint i = 0; i < self->nodes->len; i++)
    if (((LexPrecedenceNode *) self->graph->nodes->pdata[i])->own)
      return lex_widget_pass_focus (widget, self->nodes->pdata[i]);
  return self->nodes->len > 0 && lex_widget_pass_focus (widget, self->nodes->pdata[0]);
}

/* Children */

static void
redraw_cb (LexPrecedenceChart *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
adopt (LexPrecedenceChart *self, GtkWidget *child)
{
  g_signal_connect_swapped (child, "state-flags-changed", G_CALLBACK (redraw_cb), self);
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}

static void
explain_cb (LexPrecedenceChart *self, GtkWidget *badge)
{
  guint relation;

  if (g_ptr_array_find (self->badges, badge, &relation))
    g_signal_emit (self, explain_signal, 0, self->graph->relations->pdata[relation], badge);
}

static void
add_node (LexPrecedenceChart *self, guint index)
{
  GtkWidget *node = lex_precedence_node_new (self->graph, index);

  adopt (self, node);
  g_ptr_array_add (self->nodes, node);
}

static void
add_badge (LexPrecedenceChart *self, guint index)
{
  GtkWidget *badge = lex_precedence_node_new_badge (self->graph, index);

  g_signal_connect_swapped (badge, "clicked", G_CALLBACK (explain_cb), self);
  adopt (self, badge);
  self->badges->pdata[index] = badge;
}

static void
clear (LexPrecedenceChart *self)
{

  g_clear_pointer (&self->graph, lex_precedence_graph_unref);
  self->n_columns = 0;
  g_clear_pointer (&self->plan, lex_plan_free);
  g_ptr_array_set_size (self->nodes, 0);
  g_ptr_array_set_size (self->badges, 0);
  lex_widget_unparent_children (GTK_WIDGET (self));
}

void
lex_precedence_chart_show (LexPrecedenceChart *self, LexPrecedenceGraph *graph)
{
  LexPlanGraph shape;
  g_autofree guint *columns = NULL;

  g_return_if_fail (LEX_IS_PRECEDENCE_CHART (self));

  clear (self);
  if (!graph)
    return;
  self->graph = lex_precedence_graph_ref (graph);
  shape = lex_precedence_graph_get_shape (graph);
  columns = lex_plan_dup_columns (&shape, NULL, &self->n_columns);
  self->n_lanes = lex_plan_count_lanes (&shape);
  g_ptr_array_set_size (self->badges, (int) shape.n_edges);
  /* A clause, then the reasons why it prevails. */
  for (guint i = 0; i < shape.n_nodes; i++)
    {
      add_node (self, i);
      for (guint j = 0; j < shape.n_edges; j++)
        if (shape.edges[j].specific == i)
          add_badge (self, j);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* GObject */

static void
lex_precedence_chart_dispose (GObject *object)
{
  clear (LEX_PRECEDENCE_CHART (object));

  G_OBJECT_CLASS (lex_precedence_chart_parent_class)->dispose (object);
}

static void
lex_precedence_chart_finalize (GObject *object)
{
  LexPrecedenceChart *self = LEX_PRECEDENCE_CHART (object);

  g_ptr_array_unref (self->nodes);
  g_ptr_array_unref (self->badges);

  G_OBJECT_CLASS (lex_precedence_chart_parent_class)->finalize (object);
}

static void
bind_keys (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint key;
    guint keypad;
    GtkDirectionType direction;
  } keys[] = {
    { GDK_KEY_Left, GDK_KEY_KP_Left, GTK_DIR_LEFT },
    { GDK_KEY_Right, GDK_KEY_KP_Right, GTK_DIR_RIGHT },
    { GDK_KEY_Up, GDK_KEY_KP_Up, GTK_DIR_UP },
    { GDK_KEY_Down, GDK_KEY_KP_Down, GTK_DIR_DOWN },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      gtk_widget_class_add_binding (widget_class, keys[i].key, 0, walk_cb, "i", keys[i].direction);
      gtk_widget_class_add_binding (widget_class, keys[i].keypad, 0, walk_cb, "i",
                                    keys[i].direction);
    }
}

static void
lex_precedence_chart_class_init (LexPrecedenceChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_precedence_chart_dispose;
  G_OBJECT_CLASS (klass)->finalize = lex_precedence_chart_finalize;
  widget_class->get_request_mode = lex_precedence_chart_get_request_mode;
  widget_class->measure = lex_precedence_chart_measure;
  widget_class->size_allocate = lex_precedence_chart_size_allocate;
  widget_class->grab_focus = lex_precedence_chart_grab_focus;
  widget_class->snapshot = lex_precedence_chart_snapshot;
  gtk_widget_class_set_css_name (widget_class, "chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  explain_signal = g_signal_new ("explain", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 2, LEX_TYPE_RELATION, GTK_TYPE_WIDGET);
  bind_keys (widget_class);
}

static void
lex_precedence_chart_init (LexPrecedenceChart *self)
{
  self->nodes = g_ptr_array_new ();
  self->badges = g_ptr_array_new ();
}

GtkWidget *
lex_precedence_chart_new (void)
{
  return g_object_new (LEX_TYPE_PRECEDENCE_CHART, NULL);
}
