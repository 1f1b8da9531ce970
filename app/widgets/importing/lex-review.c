/* lex-review.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What an import would be, before it is: a summary that can be corrected, the list of what was
 * found, missing and repaired, and the place of each in its original. It refuses to read and to
 * store anything; the window, which makes it, does.
 */

#include "widgets/importing/lex-review.h"

#include <glib/gi18n-lib.h>

#include "widgets/importing/lex-choice.h"
#include "widgets/importing/lex-file-name.h"
#include "widgets/importing/lex-review-column.h"
#include "widgets/importing/lex-review-item.h"
#include "widgets/importing/lex-review-place.h"
#include "widgets/importing/lex-review-row.h"
#include "widgets/importing/lex-review-summary.h"
#include "widgets/text/lex-widget.h"

#define WIDTH 1040
#define HEIGHT 720
#define MARGIN 12

/* The least that is comfortable for the list, where narrower is not forced. */
#define FOUND_WIDTH 320

/* Below these widths, the list stands above its place, and the original above the result. */
#define BESIDE_WIDTH 680
#define THREE_WIDTH 900

struct _LexReview
{
  AdwWindow parent_instance;

  /* Owned */
  GPtrArray *imports;

  /* Owned by the widget tree */
  GtkBox *sides;
  LexReviewSummary *summary;
  GtkDropDown *documents; /* hidden where there is one only */
  GtkWidget *parts[LEX_REVIEW_N_PARTS];
  GtkListView *list;
  LexReviewPlace *place;
  GtkWidget *accept; /* nullable: of a report, none */

  LexReviewPart part;
  gboolean decides;
};

G_DEFINE_FINAL_TYPE (LexReview, lex_review, ADW_TYPE_WINDOW)

enum
{
  ACCEPTED,
  REREAD,
  OPEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
lex_review_finalize (GObject *object)
{
  g_clear_pointer (&LEX_REVIEW (object)->imports, g_ptr_array_unref);

  G_OBJECT_CLASS (lex_review_parent_class)->finalize (object);
}

static void
open_cb (GtkWidget *widget, const char *name, GVariant *label)
{
  g_signal_emit (widget, signals[OPEN], 0, g_variant_get_string (label, NULL));
}

static void
lex_review_class_init (LexReviewClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lex_review_finalize;

  /**
   * LexReview::accepted:
   *
   * All is to be stored.
   */
  signals[ACCEPTED] = g_signal_new ("accepted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * LexReview::reread:
   * @index: the number of an import
   * @kind: the #LexKind it is to be
   * @language: the #LexLanguage it is in
   * @edition: the edition it is of; empty to find out
   *
   * The files of an import are to be read otherwise.
   */
  signals[REREAD]
      = g_signal_new ("reread", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, 4, G_TYPE_UINT, G_TYPE_INT, G_TYPE_INT, G_TYPE_STRING);
  /**
   * LexReview::open:
   * @label: the clause that a line of a report is about
   *
   * The clause is to be read.
   */
  signals[OPEN] = g_signal_new ("open", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), LEX_REVIEW_ROW_OPEN, "s", open_cb);
}

static guint
get_index (LexReview *self)
{
  return MIN (gtk_drop_down_get_selected (self->documents), self->imports->len - 1);
}

static LexImport *
get_import (LexReview *self)
{
  return g_ptr_array_index (self->imports, get_index (self));
}

/* The list */

static void
selected_cb (LexReview *self, GParamSpec *property, GtkSingleSelection *selection)
{
  LexReviewItem *item = gtk_single_selection_get_selected_item (selection);

  if (item != NULL)
    lex_review_place_show (self->place, lex_review_item_get_spot (item),
                           lex_review_item_get_label (item));
}

/* What is decided on is not in the library yet; what was, one can go to. */
static void
activate_cb (LexReview *self, guint position)
{
  g_autoptr (LexReviewItem) item
      = g_list_model_get_item (G_LIST_MODEL (gtk_list_view_get_model (self->list)), position);

  if (item != NULL && lex_review_item_get_label (item) != NULL)
    g_signal_emit (self, signals[OPEN], 0, lex_review_item_get_label (item));
}

static void
fill_list (LexReview *self)
{
  g_autoptr (GListModel) items = lex_review_item_list (get_import (self), self->part);
  g_autoptr (GtkSingleSelection) selection = gtk_single_selection_new (NULL);

  gtk_single_selection_set_autoselect (selection, FALSE);
  gtk_single_selection_set_model (selection, items);
  g_signal_connect_object (selection, "notify::selected-item", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (selection));
}

static void
name_parts (LexReview *self)
{
  static const char *const names[]
      = { N_ ("Report (%u)"), N_ ("Clauses (%u)"), N_ ("Missing (%u)") };

  for (LexReviewPart part = 0; part < LEX_REVIEW_N_PARTS; part++)
    {
      g_autoptr (GListModel) items = lex_review_item_list (get_import (self), part);
      g_autofree char *number = g_strdup_printf ("%u", g_list_model_get_n_items (items));
      /* Not printf(): its format would come from a table, where no compiler can check it. */
      g_auto (GStrv) halves = g_strsplit (_ (names[part]), "%u", 2);
      g_autofree char *name = g_strjoinv (number, halves);

      gtk_button_set_label (GTK_BUTTON (self->parts[part]), name);
    }
}

/* A document by its title, what became none by its file. */
static char *
dup_title (LexReview *self, guint index)
{
  const LexImport *import = g_ptr_array_index (self->imports, index);

  if (import->document != NULL)
    return g_strdup (lex_review_get_title (import->document));
  return lex_file_name_dup_first (self->imports, index);
}

static void
show_summary (LexReview *self)
{
  g_autofree char *title = dup_title (self, get_index (self));

  lex_review_summary_show (self->summary, get_import (self), title, self->decides);
}

static void
show_import (LexReview *self)
{
  show_summary (self);
  lex_review_place_set_import (self->place, get_import (self));
  name_parts (self);
  fill_list (self);
}

/* What was corrected stays in view; what was listed may have moved. */
static void
corrected_cb (LexReview *self)
{
  show_summary (self);
  name_parts (self);
  fill_list (self);
}

static void
part_toggled_cb (LexReview *self, GtkToggleButton *button)
{
  if (!gtk_toggle_button_get_active (button))
    return;
  for (LexReviewPart part = 0; part < LEX_REVIEW_N_PARTS; part++)
    if (self->parts[part] == GTK_WIDGET (button))
      self->part = part;
  fill_list (self);
}

static void
reread_cb (LexReview *self, int kind, int language, const char *edition)
{
  g_signal_emit (self, signals[REREAD], 0, get_index (self), kind, language, edition);
}

/* The widgets */

static GtkWidget *
parts_new (LexReview *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "linked");
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  for (LexReviewPart part = 0; part < LEX_REVIEW_N_PARTS; part++)
    {
      self->parts[part] = gtk_toggle_button_new ();
      if (part > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->parts[part]),
                                     GTK_TOGGLE_BUTTON (self->parts[0]));
      gtk_box_append (GTK_BOX (box), self->parts[part]);
    }
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->parts[0]), TRUE);
  for (LexReviewPart part = 0; part < LEX_REVIEW_N_PARTS; part++)
    g_signal_connect_swapped (self->parts[part], "toggled", G_CALLBACK (part_toggled_cb), self);
  return box;
}

static GtkWidget *
list_new (LexReview *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->list
      = GTK_LIST_VIEW (gtk_list_view_new (NULL, lex_review_row_factory_new (!self->decides)));
  if (!self->decides)
    g_signal_connect_swapped (self->list, "activate", G_CALLBACK (activate_cb), self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What Was Found"), -1);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->list));
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scrolled), 110);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_widget_add_css_class (scrolled, "card");
  return scrolled;
}

static GPtrArray *
list_choices (LexReview *self)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < self->imports->len; i++)
    g_ptr_array_add (names, dup_title (self, i));
  return names;
}

static GtkWidget *
documents_new (LexReview *self)
{
  g_autoptr (GPtrArray) names = list_choices (self);

  self->documents = lex_choice_new (names, _ ("Document"));
  gtk_widget_set_visible (GTK_WIDGET (self->documents), names->len > 1);
  g_signal_connect_swapped (self->documents, "notify::selected", G_CALLBACK (show_import), self);
  return GTK_WIDGET (self->documents);
}

static void
choose_document (LexReview *self, guint index)
{
  g_autoptr (GPtrArray) names = list_choices (self);

  lex_choice_set_names (self->documents, names, index);
  gtk_widget_set_visible (GTK_WIDGET (self->documents), names->len > 1);
  show_import (self);
}

static void
set_margins (GtkWidget *widget)
{
  g_object_set (widget, "margin-start", MARGIN, "margin-end", MARGIN, "margin-top", MARGIN,
                "margin-bottom", MARGIN, NULL);
}

static GtkWidget *
found_new (LexReview *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  gtk_box_append (GTK_BOX (box), documents_new (self));
  self->summary = LEX_REVIEW_SUMMARY (lex_review_summary_new ());
  g_signal_connect_swapped (self->summary, "reread", G_CALLBACK (reread_cb), self);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->summary));
  gtk_box_append (GTK_BOX (box), parts_new (self));
  gtk_box_append (GTK_BOX (box), list_new (self));
  set_margins (box);
  gtk_widget_set_size_request (box, FOUND_WIDTH, -1);
  gtk_widget_set_hexpand (box, FALSE);
  return box;
}

static void
accept_cb (LexReview *self)
{
  g_signal_emit (self, signals[ACCEPTED], 0);
}

static GtkWidget *
header_new (LexReview *self)
{
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *discard;

  if (!self->decides)
    return header;
  discard = gtk_button_new_with_mnemonic (_ ("_Discard"));
  self->accept = gtk_button_new_with_mnemonic (_ ("_Import"));
  gtk_widget_add_css_class (self->accept, "suggested-action");
  g_signal_connect_swapped (discard, "clicked", G_CALLBACK (gtk_window_close), self);
  g_signal_connect_swapped (self->accept, "clicked", G_CALLBACK (accept_cb), self);
  adw_header_bar_set_show_start_title_buttons (ADW_HEADER_BAR (header), FALSE);
  adw_header_bar_set_show_end_title_buttons (ADW_HEADER_BAR (header), FALSE);
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (header),
                                   lex_widget_title_new (GTK_WINDOW (self)));
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), discard);
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), self->accept);
  return header;
}

static gboolean
can_accept (LexReview *self)
{
  for (guint i = 0; i < self->imports->len; i++)
    if (((LexImport *) g_ptr_array_index (self->imports, i))->document != NULL)
      return TRUE;
  return FALSE;
}

static void
fit_cb (LexReview *self)
{
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  lex_review_column_fit (gtk_widget_get_parent (self->parts[0]),
                         (width < BESIDE_WIDTH ? width : FOUND_WIDTH) - 2 * MARGIN);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->sides), width < BESIDE_WIDTH
                                                                    ? GTK_ORIENTATION_VERTICAL
                                                                    : GTK_ORIENTATION_HORIZONTAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->place), width < THREE_WIDTH
                                                                    ? GTK_ORIENTATION_VERTICAL
                                                                    : GTK_ORIENTATION_HORIZONTAL);
}

static void
fill (LexReview *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->place = LEX_REVIEW_PLACE (lex_review_place_new (self->decides));
  g_signal_connect_swapped (self->place, "corrected", G_CALLBACK (corrected_cb), self);
  set_margins (GTK_WIDGET (self->place));

  self->sides = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_box_append (self->sides, found_new (self));
  gtk_box_append (self->sides, GTK_WIDGET (self->place));
  gtk_widget_set_hexpand (GTK_WIDGET (self->place), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->sides));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_vexpand (scrolled, TRUE);

  gtk_box_append (GTK_BOX (box), header_new (self));
  gtk_box_append (GTK_BOX (box), scrolled);
  adw_window_set_content (ADW_WINDOW (self), box);
  if (self->accept != NULL)
    gtk_widget_set_sensitive (self->accept, can_accept (self));
}

static gboolean
close_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  gtk_window_close (GTK_WINDOW (widget));
  return TRUE;
}

static gboolean
accept_key_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  LexReview *self = LEX_REVIEW (widget);

  if (self->accept == NULL || !gtk_widget_is_sensitive (self->accept))
    return FALSE;
  accept_cb (self);
  return TRUE;
}

static void
lex_review_init (LexReview *self)
{
  static const struct
  {
    const char *trigger;
    GtkShortcutFunc act;
  } shortcuts[] = { { "Escape", close_cb },
                    { "<Control>w", close_cb },
                    { "<Control>Return", accept_key_cb } };
  GtkEventController *keys = gtk_shortcut_controller_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    gtk_shortcut_controller_add_shortcut (
        GTK_SHORTCUT_CONTROLLER (keys),
        gtk_shortcut_new (gtk_shortcut_trigger_parse_string (shortcuts[i].trigger),
                          gtk_callback_action_new (shortcuts[i].act, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

LexReview *
lex_review_new (GPtrArray *imports, GtkWindow *parent, gboolean decides)
{
  LexReview *self;

  g_return_val_if_fail (imports != NULL && imports->len > 0, NULL);

  self = g_object_new (LEX_TYPE_REVIEW, "transient-for", parent, "destroy-with-parent", TRUE,
                       "modal", decides, "title",
                       decides ? _ ("Review the Import") : _ ("Import Report"), "default-width",
                       WIDTH, "default-height", HEIGHT, NULL);
  self->imports = imports;
  self->decides = decides;
  fill (self);
  g_signal_connect (self, "notify::default-width", G_CALLBACK (fit_cb), NULL);
  fit_cb (self);
  show_import (self);
  return self;
}

GPtrArray *
lex_review_get_imports (LexReview *self)
{
  g_return_val_if_fail (LEX_IS_REVIEW (self), NULL);

  return self->imports;
}

void
lex_review_replace (LexReview *self, guint index, GPtrArray *imports)
{
  g_return_if_fail (LEX_IS_REVIEW (self) && index < self->imports->len);
  g_return_if_fail (imports != NULL && imports->len > 0);

  g_ptr_array_remove_index (self->imports, index);
  for (guint i = 0; imports->len > 0; i++)
    g_ptr_array_insert (self->imports, (int) (index + i), g_ptr_array_steal_index (imports, 0));
  choose_document (self, index);
  gtk_widget_set_sensitive (self->accept, can_accept (self));
}

void
lex_review_set_busy (LexReview *self, gboolean busy)
{
  g_return_if_fail (LEX_IS_REVIEW (self));

  gtk_widget_set_sensitive (GTK_WIDGET (self->sides), !busy);
  if (self->accept != NULL)
    gtk_widget_set_sensitive (self->accept, !busy && can_accept (self));
}
