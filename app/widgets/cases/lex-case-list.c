/* lex-case-list.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cases, listed. It refuses to know which of them are wanted, which its sieve says, and what is
 * done with one. The window of cases makes it.
 */

#include "widgets/cases/lex-case-list.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "widgets/cases/lex-case-item.h"
#include "widgets/cases/lex-case-sieve.h"

struct _LexCaseList
{
  GtkWidget parent_instance;

  /* Owned */
  LexJournal *journal;
  GListStore *items; /* (element-type LexCaseItem) */

  gboolean stale; /* whether cases changed while nobody looked */

  /* Owned by the widget tree */
  GtkWidget *column;
  LexCaseSieve *sieve;
  GtkStack *stack;
  GtkLabel *fault;
};

static guint open_signal;

G_DEFINE_FINAL_TYPE (LexCaseList, lex_case_list, GTK_TYPE_WIDGET)

/* What is listed */

char *
lex_case_list_dup_event (LexCaseList *self)
{
  g_return_val_if_fail (LEX_IS_CASE_LIST (self), NULL);

  return lex_case_sieve_dup_event (self->sieve);
}

static void
show (LexCaseList *self, GPtrArray *summaries)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  const guint n_old = g_list_model_get_n_items (G_LIST_MODEL (self->items));

  for (guint i = 0; i < summaries->len; i++)
    g_ptr_array_add (items, lex_case_item_new (summaries, i));
  g_list_store_splice (self->items, 0, n_old, items->pdata, items->len);
  lex_case_sieve_show_count (self->sieve, items->len);
  gtk_stack_set_visible_child_name (self->stack, items->len > 0 ? "list"
                                                 : lex_case_sieve_is_narrowed (self->sieve)
                                                     ? "not-found"
                                                     : "nothing");
}

static void
refill (LexCaseList *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) summaries = lex_case_list_dup_summaries (self, &error);

  gtk_label_set_text (self->fault, error != NULL ? error->message : "");
  gtk_widget_set_visible (GTK_WIDGET (self->fault), error != NULL);
  if (summaries != NULL)
    show (self, summaries);
}

/* While a case is written, the list is not looked at. */
static void
cases_changed_cb (LexCaseList *self)
{
  self->stale = !gtk_widget_get_mapped (GTK_WIDGET (self));
  if (self->stale)
    return;
  lex_case_sieve_fill_events (self->sieve, self->journal);
  refill (self);
}

static void
lex_case_list_map (GtkWidget *widget)
{
  LexCaseList *self = LEX_CASE_LIST (widget);

  GTK_WIDGET_CLASS (lex_case_list_parent_class)->map (widget);

  if (self->stale)
    cases_changed_cb (self);
}

/* Rows */

static GtkWidget *
line_new (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
setup_cb (LexCaseList *self, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_widget_add_css_class (box, "entry");
  gtk_box_append (GTK_BOX (box), line_new ("heading"));
  gtk_box_append (GTK_BOX (box), line_new ("facts"));
  gtk_box_append (GTK_BOX (box), line_new ("words"));
  gtk_list_item_set_child (item, box);
}

/* The list's own item has the focus, but as of GTK 4.8 no name. */
static void
bind_cb (LexCaseList *self, GtkListItem *item)
{
  GtkWidget *box = gtk_list_item_get_child (item);
  GtkWidget *facts = gtk_widget_get_next_sibling (gtk_widget_get_first_child (box));
  GtkWidget *words = gtk_widget_get_last_child (box);
  const char *begins = lex_case_item_get_summary (gtk_list_item_get_item (item))->title;
  g_autofree char *first = lex_case_item_dup_title (gtk_list_item_get_item (item));
  g_autofree char *second = lex_case_item_dup_facts (gtk_list_item_get_item (item));
  g_autofree char *name = g_strdup_printf ("%s, %s", first, second);

  gtk_label_set_text (GTK_LABEL (gtk_widget_get_first_child (box)), first);
  gtk_label_set_text (GTK_LABEL (facts), second);
  gtk_label_set_text (GTK_LABEL (words), begins != NULL ? begins : "");
  gtk_widget_set_visible (words, begins != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (box)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
activate_cb (LexCaseList *self, guint position)
{
  g_autoptr (LexCaseItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), position);

  g_signal_emit (self, open_signal, 0, lex_case_item_get_summary (item)->id);
}

static GtkWidget *
view_new (LexCaseList *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *view;

  g_signal_connect_swapped (factory, "setup", G_CALLBACK (setup_cb), self);
  g_signal_connect_swapped (factory, "bind", G_CALLBACK (bind_cb), self);
  view = gtk_list_view_new (
      GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->items)))),
      factory);
  gtk_list_view_set_single_click_activate (GTK_LIST_VIEW (view), TRUE);
  gtk_widget_add_css_class (view, "notebook");
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Cases"),
                                  -1);
  g_signal_connect_swapped (view, "activate", G_CALLBACK (activate_cb), self);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), view);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  return scrolled;
}

/* Building */

static void
lex_case_list_dispose (GObject *object)
{
  LexCaseList *self = LEX_CASE_LIST (object);

  g_clear_pointer (&self->column, gtk_widget_unparent);
  g_clear_object (&self->journal);
  g_clear_object (&self->items);

  G_OBJECT_CLASS (lex_case_list_parent_class)->dispose (object);
}

/* One types at once what one looks for. */
static gboolean
lex_case_list_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (LEX_CASE_LIST (widget)->sieve));
}

static void
lex_case_list_class_init (LexCaseListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lex_case_list_dispose;
  GTK_WIDGET_CLASS (klass)->map = lex_case_list_map;
  GTK_WIDGET_CLASS (klass)->grab_focus = lex_case_list_grab_focus;
  open_signal = g_signal_new ("open", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                              NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static GtkWidget *
page_new (const char *title, const char *description)
{
  return g_object_new (ADW_TYPE_STATUS_PAGE, "title", title, "description", description, NULL);
}

static void
lex_case_list_init (LexCaseList *self)
{
  self->items = g_list_store_new (LEX_TYPE_CASE_ITEM);
}

static void
build (LexCaseList *self)
{
  self->column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->column), GTK_WIDGET (self->sieve));
  self->fault = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->fault, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->fault), "error");
  gtk_box_append (GTK_BOX (self->column), GTK_WIDGET (self->fault));
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (self->stack), TRUE);
  gtk_stack_add_named (
      self->stack,
      page_new (_ ("No Cases Yet"), _ ("Shift+F2 begins one: from the clause that is read, or from "
                                       "the end of a guided path.")),
      "nothing");
  gtk_stack_add_named (self->stack, page_new (_ ("Nothing Found"), NULL), "not-found");
  gtk_stack_add_named (self->stack, view_new (self), "list");
  gtk_box_append (GTK_BOX (self->column), GTK_WIDGET (self->stack));
  gtk_widget_set_parent (self->column, GTK_WIDGET (self));
}

GtkWidget *
lex_case_list_new (LexJournal *journal, LexLibrary *library)
{
  LexCaseList *self = g_object_new (LEX_TYPE_CASE_LIST, NULL);

  self->journal = g_object_ref (journal);
  self->sieve = LEX_CASE_SIEVE (lex_case_sieve_new (library));
  g_signal_connect_object (self->sieve, "changed", G_CALLBACK (refill), self, G_CONNECT_SWAPPED);
  build (self);
  self->stale = TRUE;
  g_signal_connect_object (journal, "cases-changed", G_CALLBACK (cases_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

guint
lex_case_list_get_n_shown (LexCaseList *self)
{
  g_return_val_if_fail (LEX_IS_CASE_LIST (self), 0);

  return g_list_model_get_n_items (G_LIST_MODEL (self->items));
}

GPtrArray *
lex_case_list_read (LexCaseList *self, GError **error)
{
  g_autofree char *event = NULL;
  LexCaseFilter filter;

  g_return_val_if_fail (LEX_IS_CASE_LIST (self), NULL);

  event = lex_case_sieve_dup_event (self->sieve);
  filter = lex_case_sieve_get_filter (self->sieve, event);
  return lex_cases_read (self->journal, &filter, error);
}

GPtrArray *
lex_case_list_dup_summaries (LexCaseList *self, GError **error)
{
  g_autofree char *event = NULL;
  LexCaseFilter filter;

  g_return_val_if_fail (LEX_IS_CASE_LIST (self), NULL);

  event = lex_case_sieve_dup_event (self->sieve);
  filter = lex_case_sieve_get_filter (self->sieve, event);
  return lex_cases_list (self->journal, &filter, error);
}

void
lex_case_list_show_kind (LexCaseList *self, const char *kind)
{
  g_return_if_fail (LEX_IS_CASE_LIST (self));

  lex_case_sieve_show_kind (self->sieve, kind);
}

void
lex_case_list_show_open (LexCaseList *self)
{
  g_return_if_fail (LEX_IS_CASE_LIST (self));

  lex_case_sieve_show_open (self->sieve);
}
