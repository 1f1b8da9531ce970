/* lex-drawer.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What bears upon a clause, laid out below it: headings, the first lines of a text, a deal
 * in small. It refuses to know which drawers are open and the clause that it belongs to. Only the
 * reader makes drawers.
 */

#include "widgets/page/lex-drawer.h"

#include "services/lex-naming.h"
#include "services/lex-passage.h"
#include "widgets/figures/lex-example.h"
#include "widgets/page/lex-margin-items.h"
#include "widgets/text/lex-heading.h"
#include "widgets/text/lex-text-label.h"
#include "widgets/text/lex-theme.h"

#define GAP 10
#define LINE_GAP 1
#define LINES 2
/* Deals of more examples than these would make a drawer of many screens. */
#define DRAWN_MAX 3

typedef struct
{
  LexLibrary *library;
  LexMarkupStyle style;
  gboolean figures;
} Filling;

static GtkWidget *
append (GtkWidget *box, const char *markup, LexLanguage language, const char *css_class)
{
  GtkWidget *label = lex_text_label_new (markup, language, css_class);

  gtk_box_append (GTK_BOX (box), label);
  return label;
}

/* A clause without a heading is called by its number alone: its words follow. */
static void
append_heading (const Filling *self, GtkWidget *box, LexLabel *label)
{
  const LexLanguage language = self->style.language;
  g_autofree char *name = lex_heading_dup_name (label);
  g_autofree char *heading = lex_library_dup_heading (self->library, label, language, NULL);
  g_autofree char *markup = NULL;

  if (!heading)
    heading = lex_library_dup_heading (self->library, label, 1 - language, NULL);
  if (!heading && !*name)
    heading = lex_heading_lookup (self->library, label, language);
  markup = lex_heading_dup_markup (label, name, heading, &self->style);
  append (box, markup, language, "entry");
}

/* The first words below a clause that is only a heading are its own. */
static void
append_lines (const Filling *self, GtkWidget *box, const LexPassage *passage)
{
  for (guint i = 0; i < passage->rows->len; i++)
    {
      const LexPassageRow *row = g_ptr_array_index (passage->rows, i);
      LexLanguage language = self->style.language;
      LexText *text = lex_clause_get_text (row->clause, language);

      if (!text)
        text = lex_clause_get_text (row->clause, language = 1 - language);
      if (text)
        {
          const LexMarkupStyle style = { language, self->style.palette };
          g_autofree char *markup = lex_markup_from_text (text, &style);
          GtkWidget *label;

          /* Pango counts lines paragraph by paragraph. */
          label = append (box, g_strdelimit (markup, "\n", ' '), language, "law");
          gtk_label_set_lines (GTK_LABEL (label), LINES);
          gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
          return;
        }
    }
}

static void
append_figures (const Filling *self, GtkWidget *box, const LexPassage *passage)
{
  const LexPassageRow *first = g_ptr_array_index (passage->rows, 0);
  GtkWidget *figures = self->figures ? lex_example_new (first->clause, &self->style) : NULL;

  if (figures)
    gtk_box_append (GTK_BOX (box), figures);
}

static void
append_why (const Filling *self, GtkWidget *box, LexRelation *relation)
{
  LexText *why = relation ? lex_relation_get_why (relation, self->style.language) : NULL;
  g_autofree char *markup = why ? lex_markup_from_text (why, &self->style) : NULL;

  if (markup)
    append (box, markup, self->style.language, "why");
}

/* From GTK 4.12 on a box has no role of its own, and what has none has no name. */
static GtkWidget *
new_group (int gap, const char *name)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                 "orientation", GTK_ORIENTATION_VERTICAL, "spacing", gap, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return box;
}

static GtkWidget *
new_entry (const Filling *self, const LexMarginItem *item)
{
  g_autofree char *name = lex_naming_dup_name (self->library, item->target, self->style.language);
  GtkWidget *box = new_group (LINE_GAP, name);
  g_autoptr (LexPassage) passage = lex_library_quote (self->library, item->target, NULL);

  append_heading (self, box, item->target);
  append_why (self, box, item->relation);
  if (!passage)
    return box;
  append_lines (self, box, passage);
  append_figures (self, box, passage);
  return box;
}

GtkWidget *
lex_drawer_new (LexLibrary *library, GPtrArray *items, LexLanguage language)
{
  const Filling self = { library, { language, lex_theme_get_palette () }, items->len <= DRAWN_MAX };
  const LexMarginItem *first;
  const char *title;
  GtkWidget *box;

  g_return_val_if_fail (LEX_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (items->len > 0, NULL);

  first = g_ptr_array_index (items, 0);
  title = lex_margin_kind_get_title (first->kind);
  box = new_group (GAP, title);
  gtk_widget_add_css_class (box, "drawer");
  gtk_widget_add_css_class (box, lex_margin_kind_get_name (first->kind));
  append (box, title, language, "kind");
  for (guint i = 0; i < items->len; i++)
    gtk_box_append (GTK_BOX (box), new_entry (&self, g_ptr_array_index (items, i)));
  return box;
}
