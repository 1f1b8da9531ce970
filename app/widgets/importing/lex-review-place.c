/* lex-review-place.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A place in an original beside what was made of it, where its label can be corrected. It refuses
 * to store anything. The review calls it.
 */

#include "widgets/importing/lex-review-place.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "widgets/importing/lex-review-column.h"
#include "widgets/importing/lex-review-item.h"
#include "widgets/importing/lex-review-original.h"
#include "widgets/text/lex-flow-layout.h"

struct _LexReviewPlace
{
  GtkBox parent_instance;

  /* Owned by the widget tree */
  LexReviewOriginal *original;
  GtkLabel *heading;
  GtkLabel *result;
  GtkWidget *correction;
  GtkEntry *entry;
  GtkEntry *about;
  GtkWidget *known_buttons; /* of a clause that there is */
  GtkWidget *take_button;   /* of words that were left out */
  GtkWidget *about_row;
  GtkLabel *fault;

  /* Borrowed; nullable until it is set */
  LexImport *import;

  char *label; /* nullable: the clause that is shown */
  LexSpot spot;
  gboolean editable;
};

G_DEFINE_FINAL_TYPE (LexReviewPlace, lex_review_place, GTK_TYPE_BOX)

enum
{
  CORRECTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
lex_review_place_finalize (GObject *object)
{
  g_free (LEX_REVIEW_PLACE (object)->label);

  G_OBJECT_CLASS (lex_review_place_parent_class)->finalize (object);
}

static void
lex_review_place_class_init (LexReviewPlaceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lex_review_place_finalize;

  /**
   * LexReviewPlace::corrected:
   *
   * The user corrected the import: its clauses are others now.
   */
  signals[CORRECTED] = g_signal_new ("corrected", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static LexClause *
find_clause (LexReviewPlace *self, const char *label)
{
  GPtrArray *clauses = self->import != NULL && self->import->document != NULL && label != NULL
                           ? lex_document_get_clauses (self->import->document)
                           : NULL;

  for (guint i = 0; clauses != NULL && i < clauses->len; i++)
    if (g_str_equal (lex_label_get_text (lex_clause_get_label (clauses->pdata[i])), label))
      return clauses->pdata[i];
  return NULL;
}

static void
say_fault (LexReviewPlace *self, const GError *error)
{
  gtk_label_set_text (self->fault, error != NULL ? error->message : "");
  gtk_widget_set_visible (GTK_WIDGET (self->fault), error != NULL);
}

static void show_result (LexReviewPlace *self, const char *label);

/* The words are of another clause now, or of none. */
static void
turn_to (LexReviewPlace *self, const char *label)
{
  g_free (self->label);
  self->label = g_strdup (label);
  show_result (self, self->label);
  g_signal_emit (self, signals[CORRECTED], 0);
}

static void
relabel (LexReviewPlace *self, const char *to)
{
  g_autoptr (GError) error = NULL;

  if (self->label == NULL)
    return;
  if (lex_import_relabel (self->import, self->label, to, &error))
    turn_to (self, *to != '\0' ? to : NULL);
  say_fault (self, error);
}

static void
relabel_cb (LexReviewPlace *self)
{
  g_autofree char *to = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry))));

  if (*to != '\0' && g_strcmp0 (to, self->label) != 0)
    relabel (self, to);
}

static void
leave_out_cb (LexReviewPlace *self)
{
  relabel (self, "");
}

static void
take_cb (LexReviewPlace *self)
{
  g_autofree char *label
      = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry))));
  g_autoptr (GError) error = NULL;

  if (*label != '\0' && lex_import_take (self->import, self->spot, label, &error))
    turn_to (self, label);
  say_fault (self, error);
}

static void
entered_cb (LexReviewPlace *self)
{
  if (gtk_widget_get_visible (self->take_button))
    take_cb (self);
  else
    relabel_cb (self);
}

static void
pair_cb (LexReviewPlace *self)
{
  g_autoptr (GError) error = NULL;

  if (self->label != NULL
      && lex_import_pair (self->import, self->label,
                          gtk_editable_get_text (GTK_EDITABLE (self->about)), &error))
    g_signal_emit (self, signals[CORRECTED], 0);
  say_fault (self, error);
}

static GtkEntry *
entry_new (LexReviewPlace *self, GtkWidget *row, const char *name, GCallback changed)
{
  GtkWidget *label = gtk_label_new (name);
  GtkWidget *entry = gtk_entry_new ();

  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (entry, TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 8);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), 8);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  label, NULL, -1);
  g_signal_connect_swapped (entry, "activate", changed, self);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), entry);
  return GTK_ENTRY (entry);
}

static GtkWidget *
add_button (LexReviewPlace *self, GtkWidget *row, const char *name, GCallback pressed)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (name);

  g_signal_connect_swapped (button, "clicked", pressed, self);
  gtk_box_append (GTK_BOX (row), button);
  return button;
}

static GtkWidget *
correction_new (LexReviewPlace *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_widget_set_layout_manager (row, lex_flow_layout_new (6));
  self->entry = entry_new (self, row, _ ("Label"), G_CALLBACK (entered_cb));
  self->known_buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_layout_manager (self->known_buttons, lex_flow_layout_new (6));
  add_button (self, self->known_buttons, _ ("C_orrect"), G_CALLBACK (relabel_cb));
  add_button (self, self->known_buttons, _ ("_Leave Out"), G_CALLBACK (leave_out_cb));
  gtk_box_append (GTK_BOX (row), self->known_buttons);
  self->take_button = add_button (self, row, _ ("_Take the Words"), G_CALLBACK (take_cb));
  gtk_box_append (GTK_BOX (box), row);

  self->about_row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_layout_manager (self->about_row, lex_flow_layout_new (6));
  self->about = entry_new (self, self->about_row, _ ("Speaks of"), G_CALLBACK (pair_cb));
  add_button (self, self->about_row, _ ("_Pair"), G_CALLBACK (pair_cb));
  gtk_box_append (GTK_BOX (box), self->about_row);

  self->fault = lex_review_column_label_new ("error");
  gtk_widget_set_visible (GTK_WIDGET (self->fault), FALSE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->fault));
  gtk_widget_set_visible (box, FALSE);
  return box;
}

static GtkWidget *
result_new (LexReviewPlace *self)
{
  GtkWidget *column;

  self->heading = lex_review_column_label_new ("heading");
  self->result = lex_review_column_label_new ("body");
  gtk_label_set_selectable (self->result, TRUE);
  gtk_label_set_yalign (self->result, 0);
  gtk_widget_set_margin_start (GTK_WIDGET (self->result), 9);
  gtk_widget_set_margin_end (GTK_WIDGET (self->result), 9);
  gtk_widget_set_margin_top (GTK_WIDGET (self->result), 6);
  gtk_widget_set_margin_bottom (GTK_WIDGET (self->result), 6);
  column = lex_review_column_new (self->heading, GTK_WIDGET (self->result));
  self->correction = correction_new (self);
  gtk_box_append (GTK_BOX (column), self->correction);
  return column;
}

static void
lex_review_place_init (LexReviewPlace *self)
{
  self->original = LEX_REVIEW_ORIGINAL (lex_review_original_new ());
  gtk_box_set_spacing (GTK_BOX (self), 12);
  gtk_box_set_homogeneous (GTK_BOX (self), TRUE);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->original));
  gtk_box_append (GTK_BOX (self), result_new (self));
}

GtkWidget *
lex_review_place_new (gboolean editable)
{
  LexReviewPlace *self = g_object_new (LEX_TYPE_REVIEW_PLACE, NULL);

  self->editable = editable;
  return GTK_WIDGET (self);
}

/* The clause that was made of a line: the last that begins there or before. */
static const char *
find_label (LexReviewPlace *self, LexSpot spot)
{
  GPtrArray *clauses
      = self->import->document != NULL ? lex_document_get_clauses (self->import->document) : NULL;
  const char *found = NULL;
  guint line = 0;

  for (guint i = 0; clauses != NULL && i < clauses->len && i < self->import->spots->len; i++)
    {
      const LexSpot *other = &g_array_index (self->import->spots, LexSpot, i);

      if (other->file != spot.file || other->line > spot.line || other->line < line
          || other->line == 0)
        continue;
      line = other->line;
      found = lex_label_get_text (lex_clause_get_label (clauses->pdata[i]));
    }
  return found;
}

static void
show_about (LexReviewPlace *self, LexClause *clause)
{
  GPtrArray *about = lex_clause_get_parts (clause)->about;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; about != NULL && i < about->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", lex_label_get_text (about->pdata[i]));
  gtk_editable_set_text (GTK_EDITABLE (self->about), text->str);
  gtk_widget_set_visible (self->about_row,
                          lex_document_get_kind (self->import->document) != LEX_KIND_LAW);
}

/* Whether a clause of our own naming begins there: what its number was is asked, but not whose the
 * words are. */
static gboolean
is_named_anew (LexReviewPlace *self, LexSpot spot)
{
  LexDocument *document = self->import->document;
  GPtrArray *clauses = document != NULL ? lex_document_get_clauses (document) : NULL;

  for (guint i = 0; clauses != NULL && i < clauses->len && i < self->import->spots->len; i++)
    {
      const LexSpot *other = &g_array_index (self->import->spots, LexSpot, i);
      LexLabel *label = lex_clause_get_label (clauses->pdata[i]);

      if (other->file == spot.file && other->line == spot.line
          && *lex_label_get_number (label) == '\0'
          && g_str_equal (lex_label_get_document (label), lex_document_get_name (document)))
        return TRUE;
    }
  return FALSE;
}

/* Whether it is asked whose the words of a line are, which are nobody's until then. A single word
 * that is asked about stands in its clause as it is printed. */
static gboolean
is_asked (LexReviewPlace *self, LexSpot spot)
{
  if (is_named_anew (self, spot))
    return FALSE;
  for (guint i = 0; i < self->import->problems->len; i++)
    {
      const LexProblem *problem = g_ptr_array_index (self->import->problems, i);

      if (problem->question && problem->before == NULL && problem->line > 0
          && problem->line == spot.line && problem->file == spot.file)
        return TRUE;
    }
  return FALSE;
}

static void
show_correction (LexReviewPlace *self, LexClause *clause, const char *label)
{
  const gboolean asked = self->import->document != NULL && is_asked (self, self->spot);

  gtk_widget_set_visible (self->correction, self->editable && (clause != NULL || asked));
  gtk_widget_set_visible (self->known_buttons, !asked);
  gtk_widget_set_visible (self->take_button, asked);
  gtk_widget_set_visible (self->about_row, FALSE);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), label != NULL ? label : "");
  if (clause != NULL && !asked)
    show_about (self, clause);
}

/* The reader's where it has words of both. */
static LexLanguage
choose_language (LexClause *clause)
{
  if (clause == NULL || lex_clause_get_text (clause, LEX_LANGUAGE_PL) == NULL)
    return LEX_LANGUAGE_EN;
  return lex_clause_get_text (clause, LEX_LANGUAGE_EN) == NULL ? LEX_LANGUAGE_PL
                                                               : lex_language_of_locale ();
}

static void
show_result (LexReviewPlace *self, const char *label)
{
  LexClause *clause = find_clause (self, label);
  const LexLanguage language = choose_language (clause);
  LexText *text = clause != NULL ? lex_clause_get_text (clause, language) : NULL;
  const char *heading = clause != NULL ? lex_clause_get_heading (clause, language) : NULL;
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  g_autofree char *title
      = clause != NULL ? lex_review_item_dup_title (lex_clause_get_label (clause), heading) : NULL;

  pango_attr_list_insert (attributes, pango_attr_language_new (pango_language_from_string (
                                          lex_language_get_code (language))));
  gtk_label_set_attributes (self->result, attributes);
  gtk_label_set_text (self->heading, title != NULL ? title : _ ("Nothing was made of this"));
  gtk_label_set_text (self->result, text != NULL ? lex_text_get_plain (text) : "");
  show_correction (self, clause, label);
}

void
lex_review_place_show (LexReviewPlace *self, LexSpot spot, const char *label)
{
  g_return_if_fail (LEX_IS_REVIEW_PLACE (self) && self->import != NULL);

  lex_review_original_show (self->original, spot, label != NULL);
  self->spot = spot;
  if (find_clause (self, label) == NULL && spot.line > 0 && !is_asked (self, spot))
    label = find_label (self, spot);
  g_free (self->label);
  self->label = g_strdup (label);
  say_fault (self, NULL);
  show_result (self, self->label);
}

static const char *
get_first_label (const LexImport *import)
{
  GPtrArray *clauses
      = import->document != NULL ? lex_document_get_clauses (import->document) : NULL;

  return clauses != NULL && clauses->len > 0
             ? lex_label_get_text (lex_clause_get_label (clauses->pdata[0]))
             : NULL;
}

void
lex_review_place_set_import (LexReviewPlace *self, LexImport *import)
{
  LexSpot spot = { 0, 0 };

  g_return_if_fail (LEX_IS_REVIEW_PLACE (self) && import != NULL);

  self->import = import;
  lex_review_original_set_import (self->original, import);
  if (import->spots->len > 0)
    spot = g_array_index (import->spots, LexSpot, 0);
  lex_review_place_show (self, spot, get_first_label (import));
}
