/* lex-clause-row.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One clause on the page: its label, its headings, its texts. It refuses to know
 * the clause's neighbours, the margin and the library. Only the page makes rows.
 */

#include "widgets/page/lex-clause-row.h"

#include "type/lex-palette.h"
#include "widgets/inplace/lex-citing.h"
#include "widgets/page/lex-row-layout.h"
#include "widgets/page/lex-tints.h"
#include "widgets/text/lex-table-layout.h"
#include "widgets/text/lex-text-label.h"
#include "widgets/text/lex-text-widget.h"
#include "widgets/text/lex-theme.h"
#include "widgets/text/lex-widget.h"
#include "widgets/text/lex-wrap-layout.h"

#define EM_SPACE "\xE2\x80\x83"
#define LIT_MS 1000
#define SELECTED_ALPHA 0.3f

struct _LexClauseRow
{
  GtkWidget parent_instance;

  /* Owned */
  LexLabel *label;
  LexTints *tints;  /* nullable */
  GArray *selected; /* nullable (element-type LexStretch) */
  guint lit_source; /* 0 when not lit */
};

G_DEFINE_FINAL_TYPE (LexClauseRow, lex_clause_row, GTK_TYPE_WIDGET)

static LexRowLayout *
get_layout (LexClauseRow *self)
{
  return LEX_ROW_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));
}

static void
set_slot (LexClauseRow *self, LexSlot slot, GtkWidget *child)
{
  GtkWidget *old = lex_row_layout_get_slot (get_layout (self), slot);

  g_clear_pointer (&old, gtk_widget_unparent);
  if (child)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
  lex_row_layout_set_slot (get_layout (self), slot, child);
}

/* The width of a column is the page's business; see lex-row-layout.c. */
static void
set_words (LexClauseRow *self, LexSlot slot, GtkWidget *child)
{
  if (GTK_IS_LABEL (child))
    gtk_widget_set_layout_manager (child, lex_wrap_layout_new ());
  set_slot (self, slot, child);
}

typedef struct
{
  GtkSnapshot *snapshot;
  GdkRGBA colour;
} Ground;

static void
draw_ground (const graphene_rect_t *place, gpointer user_data)
{
  const Ground *ground = user_data;

  gtk_snapshot_append_color (ground->snapshot, &ground->colour, place);
}

/* As in any label of the theme. */
static void
draw_selected (LexClauseRow *self, GtkSnapshot *snapshot)
{
  Ground ground = { .snapshot = snapshot };

  lex_widget_lookup_colour (GTK_WIDGET (self), "accent_bg_color", &ground.colour);
  ground.colour.alpha *= SELECTED_ALPHA;
  for (guint i = 0; i < self->selected->len; i++)
    lex_stretch_foreach (&g_array_index (self->selected, LexStretch, i), GTK_WIDGET (self),
                         draw_ground, &ground);
}

/* Below the first language the second is quieter. Opacity at drawing time
 * needs no style change in the middle of a layout, as a class would. */
static void
lex_clause_row_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  LexClauseRow *self = LEX_CLAUSE_ROW (widget);
  LexRowLayout *layout = get_layout (self);
  const double opacity = lex_theme_get_palette ()->second;
  const gboolean quiet = lex_row_layout_get_stacked (layout) && opacity < 1;

  if (self->tints)
    lex_tints_draw (self->tints, snapshot);
  if (self->selected)
    draw_selected (self, snapshot);
  for (LexSlot slot = 0; slot < LEX_N_SLOTS; slot++)
    {
      GtkWidget *child = lex_row_layout_get_slot (layout, slot);
      const gboolean second = slot == LEX_SLOT_HEADING_2 || slot == LEX_SLOT_TEXT_2;

      if (!child)
        continue;
      if (quiet && second)
        gtk_snapshot_push_opacity (snapshot, opacity);
      gtk_widget_snapshot_child (widget, child, snapshot);
      if (quiet && second)
        gtk_snapshot_pop (snapshot);
    }
}

static void
lex_clause_row_dispose (GObject *object)
{
  LexClauseRow *self = LEX_CLAUSE_ROW (object);

  g_clear_handle_id (&self->lit_source, g_source_remove);
  g_clear_pointer (&self->tints, lex_tints_free);
  g_clear_pointer (&self->selected, g_array_unref);
  for (LexSlot slot = 0; slot < LEX_N_SLOTS; slot++)
    if (get_layout (self))
      set_slot (self, slot, NULL);
  g_clear_pointer (&self->label, lex_label_unref);

  G_OBJECT_CLASS (lex_clause_row_parent_class)->dispose (object);
}

static void
lex_clause_row_class_init (LexClauseRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = lex_clause_row_dispose;
  widget_class->snapshot = lex_clause_row_snapshot;
  gtk_widget_class_set_css_name (widget_class, "clause");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lex_clause_row_init (LexClauseRow *self)
{
}

GtkWidget *
lex_clause_row_new (const LexTypesetting *setting, LexLabel *label, int indent)
{
  LexClauseRow *self = g_object_new (LEX_TYPE_CLAUSE_ROW, NULL);

  self->label = lex_label_ref (label);
  gtk_widget_set_layout_manager (GTK_WIDGET (self), lex_row_layout_new (&setting->grid, indent));
  return GTK_WIDGET (self);
}

void
lex_clause_row_set_name (LexClauseRow *self, const char *name, const char *css_class,
                         LexLanguage language)
{
  GtkWidget *label;

  g_return_if_fail (LEX_IS_CLAUSE_ROW (self));

  label = gtk_label_new (name);
  gtk_widget_add_css_class (label, css_class);
  lex_text_label_set_language (label, language);
  set_slot (self, LEX_SLOT_LABEL, label);
}

void
lex_clause_row_set_cited (LexClauseRow *self, guint n)
{
  g_autofree char *markup = NULL;
  g_autofree char *words = NULL;
  GtkWidget *cited;

  g_return_if_fail (LEX_IS_CLAUSE_ROW (self));

  if (n == 0)
    return;
  markup = g_strdup_printf ("<a href=\"" LEX_MARKUP_CITED "%s\">« %u</a>",
                            lex_label_get_text (self->label), n);
  words = lex_citing_dup_count (n);
  cited = lex_text_label_new (markup, LEX_LANGUAGE_EN, "cited");
  gtk_label_set_width_chars (GTK_LABEL (cited), -1);
  gtk_label_set_wrap (GTK_LABEL (cited), FALSE);
  lex_widget_set_name (cited, words);
  set_slot (self, LEX_SLOT_CITED, cited);
}

void
lex_clause_row_set_heading (LexClauseRow *self, int place, const char *heading,
                            const LexMarkupStyle *style)
{
  g_autofree char *markup = NULL;

  g_return_if_fail (LEX_IS_CLAUSE_ROW (self));

  markup = lex_markup_from_plain (heading, style);
  set_words (self, place == 0 ? LEX_SLOT_HEADING_1 : LEX_SLOT_HEADING_2,
             lex_text_label_new (markup, style->language, "heading"));
}

static gboolean
is_table (GtkWidget *widget)
{
  return LEX_IS_TABLE_LAYOUT (gtk_widget_get_layout_manager (widget));
}

/* The n-th table of a text is that of the other. */
static void
pair_tables (LexClauseRow *self)
{
  GtkWidget *texts[] = { lex_row_layout_get_slot (get_layout (self), LEX_SLOT_TEXT_1),
                         lex_row_layout_get_slot (get_layout (self), LEX_SLOT_TEXT_2) };
  GtkWidget *one = texts[0] && texts[1] ? gtk_widget_get_first_child (texts[0]) : NULL;
  GtkWidget *other = one ? gtk_widget_get_first_child (texts[1]) : NULL;

  for (; one; one = gtk_widget_get_next_sibling (one))
    {
      if (!is_table (one))
        continue;
      while (other && !is_table (other))
        other = gtk_widget_get_next_sibling (other);
      if (!other)
        return;
      lex_table_layout_pair (one, other);
      other = gtk_widget_get_next_sibling (other);
    }
}

void
lex_clause_row_set_text (LexClauseRow *self, int place, LexText *text, const LexMarkupStyle *style,
                         const char *remark)
{
  g_return_if_fail (LEX_IS_CLAUSE_ROW (self));

  set_words (self, place == 0 ? LEX_SLOT_TEXT_1 : LEX_SLOT_TEXT_2,
             lex_text_widget_new (text, style, remark));
  pair_tables (self);
}

void
lex_clause_row_set_entry (LexClauseRow *self, int place, const char *heading, LexText *text,
                          const LexMarkupStyle *style)
{
  g_autofree char *words = NULL;
  g_autofree char *references = NULL;
  g_autofree char *markup = NULL;

  g_return_if_fail (LEX_IS_CLAUSE_ROW (self));

  words = lex_markup_from_plain (heading, style);
  references = lex_markup_from_text (text, style);
  markup = g_strconcat (words, EM_SPACE, references, NULL);
  set_words (self, place == 0 ? LEX_SLOT_TEXT_1 : LEX_SLOT_TEXT_2,
             lex_text_label_new (markup, style->language, "law"));
}

void
lex_clause_row_set_span (LexClauseRow *self, GtkWidget *child)
{
  g_return_if_fail (LEX_IS_CLAUSE_ROW (self));

  set_slot (self, LEX_SLOT_SPAN, child);
}

void
lex_clause_row_set_grid (LexClauseRow *self, const LexGrid *grid)
{
  g_return_if_fail (LEX_IS_CLAUSE_ROW (self));

  lex_row_layout_set_grid (get_layout (self), grid);
}

void
lex_clause_row_describe (LexClauseRow *self, const char *name, const char *description)
{
  g_return_if_fail (LEX_IS_CLAUSE_ROW (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description ? description : "", -1);
}

LexLabel *
lex_clause_row_get_label (LexClauseRow *self)
{
  g_return_val_if_fail (LEX_IS_CLAUSE_ROW (self), NULL);

  return self->label;
}

void
lex_clause_row_set_made (LexClauseRow *self, GPtrArray *entries)
{
  LexTints *tints;

  g_return_if_fail (LEX_IS_CLAUSE_ROW (self));

  tints = entries ? lex_tints_new (GTK_WIDGET (self), entries) : NULL;
  if (tints || self->tints)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  g_clear_pointer (&self->tints, lex_tints_free);
  self->tints = tints;
}

const char *
lex_clause_row_find_made (LexClauseRow *self, const LexStretch *place)
{
  g_return_val_if_fail (LEX_IS_CLAUSE_ROW (self), NULL);

  return lex_tints_find (self->tints, place);
}

static void
list_below (GPtrArray *labels, GtkWidget *widget)
{
  if (!widget)
    return;
  if (GTK_IS_LABEL (widget))
    {
      g_ptr_array_add (labels, widget);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    list_below (labels, child);
}

/* Of what stands across both columns only the title of a page is words of one. */
static void
list_titles (GPtrArray *labels, GtkWidget *span, const char *css_class)
{
  for (GtkWidget *child = span ? gtk_widget_get_first_child (span) : NULL; child;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LABEL (child) && gtk_widget_has_css_class (child, css_class))
      g_ptr_array_add (labels, child);
}

GPtrArray *
lex_clause_row_list_labels (LexClauseRow *self, int place)
{
  GPtrArray *labels = g_ptr_array_new ();
  LexRowLayout *layout = get_layout (self);

  g_return_val_if_fail (LEX_IS_CLAUSE_ROW (self), labels);

  list_titles (labels, lex_row_layout_get_slot (layout, LEX_SLOT_SPAN),
               place == 0 ? "title" : "subtitle");
  list_below (labels, lex_row_layout_get_slot (layout, place == 0 ? LEX_SLOT_HEADING_1
                                                                  : LEX_SLOT_HEADING_2));
  list_below (labels,
              lex_row_layout_get_slot (layout, place == 0 ? LEX_SLOT_TEXT_1 : LEX_SLOT_TEXT_2));
  return labels;
}

void
lex_clause_row_set_selected (LexClauseRow *self, GArray *selected)
{
  g_return_if_fail (LEX_IS_CLAUSE_ROW (self));

  if (selected || self->selected)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  if (!selected != !self->selected)
    gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED,
                                 selected != NULL, -1);
  g_clear_pointer (&self->selected, g_array_unref);
  self->selected = selected;
}

static gboolean
unlit_cb (gpointer user_data)
{
  LexClauseRow *self = user_data;

  self->lit_source = 0;
  gtk_widget_remove_css_class (GTK_WIDGET (self), "lit");
  return G_SOURCE_REMOVE;
}

static gboolean
has_animations (LexClauseRow *self)
{
  gboolean animations = TRUE;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animations,
                NULL);
  return animations;
}

void
lex_clause_row_set_current (LexClauseRow *self, LexCurrent current)
{
  g_return_if_fail (LEX_IS_CLAUSE_ROW (self));

  g_clear_handle_id (&self->lit_source, g_source_remove);
  gtk_widget_remove_css_class (GTK_WIDGET (self), "lit");
  if (current == LEX_CURRENT_NOT)
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self), "current");
      return;
    }
  gtk_widget_add_css_class (GTK_WIDGET (self), "current");
  if (current != LEX_CURRENT_LIT || !has_animations (self))
    return;
  gtk_widget_add_css_class (GTK_WIDGET (self), "lit");
  self->lit_source = g_timeout_add (LIT_MS, unlit_cb, self);
}
