/* lex-margin-line.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The margin of one clause: a quiet line of signs, and under it, where the row is high enough,
 * what matters most in words. It refuses to know its place and what a sign opens. The page's
 * marginalia make it.
 */

#include "widgets/page/lex-margin-line.h"

#include <glib/gi18n-lib.h>

#include "model/lex-label-name.h"
#include "widgets/page/lex-sign.h"
#include "widgets/text/lex-flow-layout.h"
#include "widgets/text/lex-heading.h"
#include "widgets/text/lex-text-label.h"

/* Where the link after a relation leads: no clause, but its reason. */
#define WHY "why:"
#define SIGN_GAP 2
#define NO_BREAK_SPACE "\xC2\xA0"
/* More than so many would be a heap; the sign has their count. */
#define WRITTEN_MAX 3

struct _LexMarginLine
{
  GtkWidget parent_instance;

  /* Owned */
  LexLabel *clause;
  GPtrArray *items; /* (element-type LexMarginItem) */

  /* Borrowed: the first child; what is written out follows it */
  GtkWidget *signs;

  GtkWidget *pressed; /* nullable: a sign */

  LexLanguage language;
  guint counts[LEX_N_MARGIN_KINDS]; /* beside those among the items */
};

static guint explain_signal;
static guint unfold_signal;

G_DEFINE_FINAL_TYPE (LexMarginLine, lex_margin_line, GTK_TYPE_WIDGET)

static int
measure_height (GtkWidget *child, int width)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

static GtkSizeRequestMode
lex_margin_line_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
lex_margin_line_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *signs = LEX_MARGIN_LINE (widget)->signs;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (signs, orientation, for_size, minimum, natural, NULL, NULL);
      return;
    }
  *minimum = *natural = measure_height (signs, for_size);
  for (GtkWidget *line = gtk_widget_get_next_sibling (signs); line;
       line = gtk_widget_get_next_sibling (line))
    *natural += measure_height (line, for_size);
}

/* What is not seen takes no focus and is not read aloud: its sign has the count. */
static void
lex_margin_line_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  LexMarginLine *self = LEX_MARGIN_LINE (widget);
  GtkAllocation place = { 0, 0, width, measure_height (self->signs, width) };
  gboolean fits = TRUE;

  gtk_widget_size_allocate (self->signs, &place, -1);
  for (GtkWidget *line = gtk_widget_get_next_sibling (self->signs); line;
       line = gtk_widget_get_next_sibling (line))
    {
      place.y += place.height;
      place.height = measure_height (line, width);
      fits = fits && place.y + place.height <= height;
      gtk_widget_set_child_visible (line, fits);
      if (fits)
        gtk_widget_size_allocate (line, &place, -1);
    }
}

static void
lex_margin_line_dispose (GObject *object)
{
  LexMarginLine *self = LEX_MARGIN_LINE (object);
  GtkWidget *child;

  self->pressed = NULL;
  while ((child = gtk_widget_get_last_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
  g_clear_pointer (&self->items, g_ptr_array_unref);
  g_clear_pointer (&self->clause, lex_label_unref);

  G_OBJECT_CLASS (lex_margin_line_parent_class)->dispose (object);
}

static void
lex_margin_line_class_init (LexMarginLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_margin_line_dispose;
  widget_class->get_request_mode = lex_margin_line_get_request_mode;
  widget_class->measure = lex_margin_line_measure;
  widget_class->size_allocate = lex_margin_line_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "margin");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  explain_signal = g_signal_new ("explain", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 2, LEX_TYPE_RELATION, GTK_TYPE_WIDGET);
  unfold_signal = g_signal_new ("unfold", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_PTR_ARRAY);
}

static void
lex_margin_line_init (LexMarginLine *self)
{
  self->signs = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (self->signs, lex_flow_layout_new (SIGN_GAP));
  gtk_widget_set_parent (self->signs, GTK_WIDGET (self));
}

/* Signs */

/* Borrowed from the line, in order. */
static GPtrArray *
list_items (LexMarginLine *self, LexMarginKind kind)
{
  GPtrArray *list = g_ptr_array_new ();

  for (guint i = 0; i < self->items->len; i++)
    if (((LexMarginItem *) self->items->pdata[i])->kind == kind)
      g_ptr_array_add (list, self->items->pdata[i]);
  return list;
}

/* The last sign of a kind up to @kind. */
static GtkWidget *
find_last_sign (LexMarginLine *self, LexMarginKind kind)
{
  GtkWidget *sign = gtk_widget_get_last_child (self->signs);

  while (sign && lex_sign_get_kind (LEX_SIGN (sign)) > kind)
    sign = gtk_widget_get_prev_sibling (sign);
  return sign;
}

static GtkWidget *
find_sign (LexMarginLine *self, LexMarginKind kind)
{
  GtkWidget *last = find_last_sign (self, kind);

  return last && lex_sign_get_kind (LEX_SIGN (last)) == kind ? last : NULL;
}

/* A line without anything is not seen. */
static void
show_line (LexMarginLine *self)
{
  guint n = self->items->len;

  for (LexMarginKind kind = 0; kind < LEX_N_MARGIN_KINDS; kind++)
    n += self->counts[kind];
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0 || self->pressed);
}

/* A sign whose drawer is open stays: it closes the drawer. */
static void
show_count (LexMarginLine *self, LexMarginKind kind)
{
  GtkWidget *sign = find_sign (self, kind);
  g_autoptr (GPtrArray) list = list_items (self, kind);
  const guint n = list->len + self->counts[kind];

  if (sign)
    {
      lex_sign_set_count (LEX_SIGN (sign), n);
      gtk_widget_set_visible (sign, n > 0 || sign == self->pressed);
    }
  show_line (self);
}

static void
toggled_cb (LexMarginLine *self, GtkToggleButton *sign)
{
  g_autoptr (GPtrArray) list = NULL;

  if (gtk_toggle_button_get_active (sign))
    {
      lex_margin_line_release (self);
      self->pressed = GTK_WIDGET (sign);
      list = list_items (self, lex_sign_get_kind (LEX_SIGN (sign)));
    }
  else
    self->pressed = NULL;
  g_signal_emit (self, unfold_signal, 0, list);
  show_count (self, LEX_MARGIN_NOTE);
}

void
lex_margin_line_release (LexMarginLine *self)
{
  GtkWidget *sign;

  g_return_if_fail (LEX_IS_MARGIN_LINE (self));

  sign = g_steal_pointer (&self->pressed);
  if (!sign)
    return;
  g_signal_handlers_block_by_func (sign, toggled_cb, self);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (sign), FALSE);
  g_signal_handlers_unblock_by_func (sign, toggled_cb, self);
  show_count (self, LEX_MARGIN_NOTE);
}

void
lex_margin_line_focus (LexMarginLine *self)
{
  g_return_if_fail (LEX_IS_MARGIN_LINE (self));

  if (self->pressed)
    gtk_widget_grab_focus (self->pressed);
}

static void
clicked_cb (LexMarginLine *self, LexSign *sign)
{
  const char *action = lex_margin_kind_get_action (lex_sign_get_kind (sign));

  gtk_widget_activate_action (GTK_WIDGET (self), action, "s", lex_label_get_text (self->clause));
}

static void
add_sign (LexMarginLine *self, LexMarginKind kind, guint n)
{
  GtkWidget *sign = lex_sign_new (kind, n, self->language);

  if (lex_margin_kind_get_action (kind))
    g_signal_connect_swapped (sign, "clicked", G_CALLBACK (clicked_cb), self);
  else
    g_signal_connect_swapped (sign, "toggled", G_CALLBACK (toggled_cb), self);
  gtk_widget_insert_after (sign, self->signs, find_last_sign (self, kind));
}

void
lex_margin_line_set_count (LexMarginLine *self, LexMarginKind kind, guint n)
{
  g_return_if_fail (LEX_IS_MARGIN_LINE (self));
  g_return_if_fail (kind < LEX_N_MARGIN_KINDS);

  /* Most clauses have none, before and after. */
  if (n == self->counts[kind])
    return;
  self->counts[kind] = n;
  if (n > 0 && !find_sign (self, kind))
    add_sign (self, kind, n);
  show_count (self, kind);
}

void
lex_margin_line_open_notes (LexMarginLine *self)
{
  GtkWidget *sign;

  g_return_if_fail (LEX_IS_MARGIN_LINE (self));

  if (!find_sign (self, LEX_MARGIN_NOTE))
    add_sign (self, LEX_MARGIN_NOTE, self->counts[LEX_MARGIN_NOTE]);
  sign = find_sign (self, LEX_MARGIN_NOTE);
  gtk_widget_set_visible (sign, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (sign), TRUE);
}

/* Words */

static gboolean
explain_cb (GtkWidget *line, const char *uri, LexRelation *relation)
{
  if (!g_str_equal (uri, WHY))
    return FALSE;
  g_signal_emit (gtk_widget_get_parent (line), explain_signal, 0, relation, line);
  return TRUE;
}

static void
relation_unref_cb (gpointer relation, GClosure *closure)
{
  lex_relation_unref (relation);
}

static void
write_out (LexMarginLine *self, const LexMarginItem *item, const LexMarkupStyle *style)
{
  g_autofree char *name = lex_heading_dup_name (item->target);
  g_autofree char *link = lex_heading_dup_markup (item->target, name, NULL, style);
  g_autofree char *markup
      = g_strdup_printf ("%s" NO_BREAK_SPACE "%s  <a href=\"" WHY "\">%s</a>",
                         lex_margin_kind_get_words (item->kind), link, _ ("why?"));
  GtkWidget *line = lex_text_label_new (markup, style->language, "written");

  g_signal_connect_data (line, "activate-link", G_CALLBACK (explain_cb),
                         lex_relation_ref (item->relation), relation_unref_cb, 0);
  gtk_widget_insert_before (line, GTK_WIDGET (self), NULL);
}

GtkWidget *
lex_margin_line_new (LexLabel *clause, GPtrArray *items, const LexMarkupStyle *style)
{
  LexMarginLine *self = g_object_new (LEX_TYPE_MARGIN_LINE, NULL);
  g_autofree char *name = lex_label_name_dup (clause);
  guint written = 0;

  self->clause = lex_label_ref (clause);
  self->items = g_ptr_array_ref (items);
  self->language = style->language;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  for (LexMarginKind kind = 0; kind < LEX_N_MARGIN_KINDS; kind++)
    {
      g_autoptr (GPtrArray) list = list_items (self, kind);

      if (list->len > 0)
        add_sign (self, kind, list->len);
      for (guint i = 0; lex_margin_kind_get_words (kind) && i < list->len; i++)
        if (written++ < WRITTEN_MAX)
          write_out (self, g_ptr_array_index (list, i), style);
    }
  return GTK_WIDGET (self);
}
