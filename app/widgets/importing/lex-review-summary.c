/* lex-review-summary.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a document is, in a few lines, and what the user says it is instead. It refuses to read it
 * again. The review calls it.
 */

#include "widgets/importing/lex-review-summary.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

/* What can be imported, in the order of the list. */
static const LexKind kinds[]
    = { LEX_KIND_LAW, LEX_KIND_COMMENTARY, LEX_KIND_REGULATION, LEX_KIND_GUIDE };

struct _LexReviewSummary
{
  GtkBox parent_instance;

  /* Owned by the widget tree */
  GtkLabel *title;
  GtkLabel *counts;
  GtkLabel *notice;
  GtkWidget *choices;
  AdwComboRow *kind;
  AdwComboRow *language;
  AdwEntryRow *edition;

  gboolean filling;
};

G_DEFINE_FINAL_TYPE (LexReviewSummary, lex_review_summary, GTK_TYPE_BOX)

static guint reread_signal;

static void
lex_review_summary_class_init (LexReviewSummaryClass *klass)
{
  /**
   * LexReviewSummary::reread:
   * @kind: a #LexKind, or -1 as long as it was not said
   * @language: a #LexLanguage, or -1
   * @edition: an edition; empty to find out
   *
   * The user said what it is.
   */
  reread_signal = g_signal_new ("reread", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 3, G_TYPE_INT, G_TYPE_INT, G_TYPE_STRING);
}

static void
changed_cb (LexReviewSummary *self)
{
  guint kind;
  guint language;

  if (self->filling)
    return;
  kind = adw_combo_row_get_selected (self->kind);
  language = adw_combo_row_get_selected (self->language);
  g_signal_emit (self, reread_signal, 0, kind < G_N_ELEMENTS (kinds) ? (int) kinds[kind] : -1,
                 language < LEX_N_LANGUAGES ? (int) language : -1,
                 gtk_editable_get_text (GTK_EDITABLE (self->edition)));
}

static AdwComboRow *
combo_new (LexReviewSummary *self, const char *title, const char *const *choices)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *row;

  for (guint i = 0; choices[i] != NULL; i++)
    gtk_string_list_append (names, _ (choices[i]));
  row = g_object_new (ADW_TYPE_COMBO_ROW, "title", title, "model", names, NULL);
  g_signal_connect_swapped (row, "notify::selected", G_CALLBACK (changed_cb), self);
  return ADW_COMBO_ROW (row);
}

static GtkLabel *
label_new (LexReviewSummary *self, const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 36);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (self), label);
  return GTK_LABEL (label);
}

static void
lex_review_summary_init (LexReviewSummary *self)
{
  static const char *const kind_names[]
      = { N_ ("Laws"), N_ ("Commentary"), N_ ("Regulation"), N_ ("Guide"), NULL };
  static const char *const languages[] = { N_ ("English"), N_ ("Polish"), NULL };

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  self->title = label_new (self, "title-4");
  self->counts = label_new (self, "dim-label");
  self->notice = label_new (self, "warning");

  self->choices = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->choices), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->choices, "boxed-list");
  self->kind = combo_new (self, _ ("Kind"), kind_names);
  self->language = combo_new (self, _ ("Language"), languages);
  self->edition
      = g_object_new (ADW_TYPE_ENTRY_ROW, "title", _ ("Edition"), "show-apply-button", TRUE, NULL);
  g_signal_connect_swapped (self->edition, "apply", G_CALLBACK (changed_cb), self);
  gtk_list_box_append (GTK_LIST_BOX (self->choices), GTK_WIDGET (self->kind));
  gtk_list_box_append (GTK_LIST_BOX (self->choices), GTK_WIDGET (self->language));
  gtk_list_box_append (GTK_LIST_BOX (self->choices), GTK_WIDGET (self->edition));
  gtk_box_append (GTK_BOX (self), self->choices);
}

GtkWidget *
lex_review_summary_new (void)
{
  return g_object_new (LEX_TYPE_REVIEW_SUMMARY, NULL);
}

const char *
lex_review_get_title (LexDocument *document)
{
  const char *title = lex_document_get_title (document, LEX_LANGUAGE_EN);

  if (title == NULL)
    title = lex_document_get_title (document, LEX_LANGUAGE_PL);
  return title != NULL ? title : lex_document_get_name (document);
}

char *
lex_review_dup_counts (LexDocument *document)
{
  GPtrArray *clauses = lex_document_get_clauses (document);
  guint laws = 0, examples = 0;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; clauses != NULL && i < clauses->len; i++)
    {
      LexLabel *label = lex_clause_get_label (clauses->pdata[i]);

      if (g_str_has_prefix (lex_label_get_text (label), "example/"))
        examples++;
      else if (lex_document_get_kind (document) == LEX_KIND_LAW && lex_label_get_depth (label) == 0)
        laws++;
    }
  if (laws > 0)
    g_string_append_printf (text, _ ("laws: %u"), laws);
  g_string_append (text, laws > 0 ? " · " : "");
  g_string_append_printf (text, _ ("clauses: %u"), lex_document_get_n_clauses (document));
  if (examples > 0)
    {
      g_string_append (text, " · ");
      g_string_append_printf (text, _ ("examples: %u"), examples);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
dup_notice (const LexImport *import)
{
  const LexReplacement *replaces = import->replaces;

  if (import->document == NULL)
    return g_strdup (import->error != NULL ? import->error->message : "");
  if (replaces == NULL)
    return g_strdup ("");
  return g_strdup_printf (_ ("Takes the place of what was imported before. Clauses then: %u, now: "
                             "%u; no longer there: %u"),
                          replaces->n_clauses, lex_document_get_n_clauses (import->document),
                          replaces->lost->len);
}

/* What it was read as, or is said to be as long as it could not be; -1 for neither. */
static int
get_kind (const LexImport *import)
{
  return import->document != NULL ? (int) lex_document_get_kind (import->document) : import->kind;
}

static int
get_language (const LexImport *import)
{
  if (import->document == NULL)
    return import->language;
  return lex_document_get_languages (import->document) == LEX_LANGUAGES_PL ? LEX_LANGUAGE_PL
                                                                           : LEX_LANGUAGE_EN;
}

/* In such a row something is always chosen: as long as nothing was said, that. */
static void
choose (AdwComboRow *row, guint n, int chosen)
{
  GtkStringList *names = GTK_STRING_LIST (adw_combo_row_get_model (row));
  const gboolean asks = g_list_model_get_n_items (G_LIST_MODEL (names)) > n;

  if (chosen < 0 && !asks)
    gtk_string_list_append (names, _ ("Not said yet"));
  adw_combo_row_set_selected (row, chosen < 0 ? n : (guint) chosen);
  if (chosen >= 0 && asks)
    gtk_string_list_remove (names, n);
}

static void
fill_choices (LexReviewSummary *self, const LexImport *import)
{
  const char *edition
      = import->document != NULL ? lex_document_get_edition (import->document) : import->edition;
  guint kind = 0;

  while (kind < G_N_ELEMENTS (kinds) && (int) kinds[kind] != get_kind (import))
    kind++;
  self->filling = TRUE;
  /* Boards are examples, and nothing else. */
  gtk_widget_set_visible (GTK_WIDGET (self->kind),
                          kind < G_N_ELEMENTS (kinds) || get_kind (import) < 0);
  /* What speaks both languages was read in none. */
  gtk_widget_set_visible (
      GTK_WIDGET (self->language),
      import->document == NULL
          || !lex_languages_are_both (lex_document_get_languages (import->document)));
  choose (self->kind, G_N_ELEMENTS (kinds), kind < G_N_ELEMENTS (kinds) ? (int) kind : -1);
  choose (self->language, LEX_N_LANGUAGES, get_language (import));
  gtk_editable_set_text (GTK_EDITABLE (self->edition), edition != NULL ? edition : "");
  self->filling = FALSE;
}

void
lex_review_summary_show (LexReviewSummary *self, const LexImport *import, const char *title,
                         gboolean editable)
{
  g_autofree char *notice = dup_notice (import);
  g_autofree char *counts
      = import->document != NULL ? lex_review_dup_counts (import->document) : g_strdup ("");

  g_return_if_fail (LEX_IS_REVIEW_SUMMARY (self));

  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->counts, counts);
  gtk_widget_set_visible (GTK_WIDGET (self->counts), *counts != '\0');
  gtk_label_set_text (self->notice, notice);
  gtk_widget_set_visible (GTK_WIDGET (self->notice), *notice != '\0');
  /* Files of what could not be taken are there where it may be when somebody says what it is. */
  gtk_widget_set_visible (self->choices, import->document != NULL || import->files->len > 0);
  gtk_widget_set_sensitive (self->choices, editable);
  fill_choices (self, import);
}
