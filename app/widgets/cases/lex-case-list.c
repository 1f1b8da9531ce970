/* lex-case-list.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cases, listed, searched and filtered. It refuses to know what is done with one. The window
 * of cases makes it.
 */

#include "widgets/cases/lex-case-list.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "widgets/cases/lex-case-clauses.h"
#include "widgets/cases/lex-case-item.h"
#include "widgets/text/lex-drop-down.h"
#include "widgets/text/lex-flow-layout.h"

#define GAP 6
#define ENTRY_WIDTH 170

struct _LexCaseList
{
  GtkWidget parent_instance;

  /* Owned */
  LexJournal *journal;
  LexLibrary *library;
  GListStore *items; /* (element-type LexCaseItem) */
  GStrv with;
  GStrv without;

  gboolean filling; /* whether the choice of events is made anew */
  gboolean stale;   /* whether cases changed while nobody looked */

  /* Owned by the widget tree */
  GtkWidget *column;
  GtkDropDown *kinds;
  GtkDropDown *events;
  GtkDropDown *statuses;
  GtkDropDown *outcomes;
  GtkEditable *clauses;
  GtkEditable *text;
  GtkStack *stack;
  GtkLabel *count;
  GtkLabel *fault;
};

static guint open_signal;

G_DEFINE_FINAL_TYPE (LexCaseList, lex_case_list, GTK_TYPE_WIDGET)

/* What is listed */

static const char *
get_chosen (GtkDropDown *choice, LexCaseKey key)
{
  const guint i = gtk_drop_down_get_selected (choice);

  return i > 0 ? lex_case_field_get (key)->terms[i - 1].name : NULL;
}

/* The first choice is that of all events. */
char *
lex_case_list_dup_event (LexCaseList *self)
{
  GtkStringObject *chosen;

  g_return_val_if_fail (LEX_IS_CASE_LIST (self), NULL);

  chosen = gtk_drop_down_get_selected_item (self->events);
  return chosen != NULL && gtk_drop_down_get_selected (self->events) > 0
             ? g_strdup (gtk_string_object_get_string (chosen))
             : NULL;
}

/* @event: kept by the caller */
static LexCaseFilter
get_filter (LexCaseList *self, const char *event)
{
  const char *text = gtk_editable_get_text (self->text);

  return (LexCaseFilter){
    .kind
    = lex_case_field_get (LEX_CASE_KIND)->terms[gtk_drop_down_get_selected (self->kinds)].name,
    .event = event,
    .status = get_chosen (self->statuses, LEX_CASE_STATUS),
    .outcome = get_chosen (self->outcomes, LEX_CASE_OUTCOME),
    .with = (const char *const *) self->with,
    .without = (const char *const *) self->without,
    .text = *text != '\0' ? text : NULL
  };
}

static void
show (LexCaseList *self, GPtrArray *summaries)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  const guint n_old = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  g_autofree char *event = lex_case_list_dup_event (self);
  const LexCaseFilter filter = get_filter (self, event);
  const gboolean narrowed = filter.event != NULL || filter.status != NULL || filter.outcome != NULL
                            || filter.text != NULL || self->with[0] != NULL
                            || self->without[0] != NULL;
  g_autofree char *count = NULL;

  for (guint i = 0; i < summaries->len; i++)
    g_ptr_array_add (items, lex_case_item_new (summaries, i));
  g_list_store_splice (self->items, 0, n_old, items->pdata, items->len);
  count = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u case", "%u cases", items->len),
                           items->len);
  gtk_label_set_text (self->count, count);
  gtk_stack_set_visible_child_name (self->stack, items->len > 0 ? "list"
                                                 : narrowed     ? "not-found"
                                                                : "nothing");
}

static void
refill (LexCaseList *self)
{
  g_autofree char *event = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) summaries = NULL;
  LexCaseFilter filter;

  if (self->filling)
    return;
  event = lex_case_list_dup_event (self);
  filter = get_filter (self, event);
  summaries = lex_cases_list (self->journal, &filter, &error);
  gtk_label_set_text (self->fault, error != NULL ? error->message : "");
  gtk_widget_set_visible (GTK_WIDGET (self->fault), error != NULL);
  if (summaries != NULL)
    show (self, summaries);
}

/* Events come with the cases; the one that was chosen stays. */
static void
fill_events (LexCaseList *self)
{
  g_autofree char *chosen = lex_case_list_dup_event (self);
  g_auto (GStrv) names = lex_cases_list_events (self->journal, NULL);
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
  guint selected = 0;

  gtk_string_list_append (words, _ ("All events"));
  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    {
      gtk_string_list_append (words, names[i]);
      if (g_strcmp0 (names[i], chosen) == 0)
        selected = i + 1;
    }
  self->filling = TRUE;
  gtk_drop_down_set_model (self->events, G_LIST_MODEL (words));
  gtk_drop_down_set_selected (self->events, selected);
  gtk_widget_set_visible (GTK_WIDGET (self->events), names != NULL && names[0] != NULL);
  self->filling = FALSE;
}

/* While a case is written, the list is not looked at. */
static void
cases_changed_cb (LexCaseList *self)
{
  self->stale = !gtk_widget_get_mapped (GTK_WIDGET (self));
  if (self->stale)
    return;
  fill_events (self);
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

static void
clauses_cb (LexCaseList *self)
{
  g_strfreev (self->with);
  g_strfreev (self->without);
  if (lex_case_clauses_read_sieve (self->library, gtk_editable_get_text (self->clauses),
                                   &self->with, &self->without))
    gtk_widget_remove_css_class (GTK_WIDGET (self->clauses), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->clauses), "error");
  refill (self);
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

/* What filters */

static GtkDropDown *
choice_new (LexCaseList *self, GtkStringList *words, const char *name)
{
  GtkWidget *choice = gtk_drop_down_new (G_LIST_MODEL (words), NULL);

  lex_drop_down_set_name (GTK_DROP_DOWN (choice), name);
  g_signal_connect_swapped (choice, "notify::selected", G_CALLBACK (refill), self);
  return GTK_DROP_DOWN (choice);
}

/* @all: (nullable): the first choice, which lets all through */
static GtkDropDown *
terms_new (LexCaseList *self, LexCaseKey key, const char *all)
{
  const LexLanguage language = lex_language_of_locale ();
  const LexCaseField *field = lex_case_field_get (key);
  GtkStringList *words = gtk_string_list_new (NULL);

  if (all != NULL)
    gtk_string_list_append (words, all);
  for (const LexCaseTerm *term = field->terms; term->name != NULL; term++)
    gtk_string_list_append (words, term->words[language]);
  return choice_new (self, words, field->heading[language]);
}

static GtkEditable *
entry_new (LexCaseList *self, GtkWidget *entry, const char *words, GCallback changed)
{
  g_object_set (entry, "placeholder-text", words, NULL);
  gtk_widget_set_size_request (entry, ENTRY_WIDTH, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  g_signal_connect_swapped (entry, "changed", changed, self);
  return GTK_EDITABLE (entry);
}

/* Escape, which the entry keeps to itself. */
static void
stop_cb (LexCaseList *self)
{
  if (*gtk_editable_get_text (self->text) != '\0')
    gtk_editable_set_text (self->text, "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "window.close", NULL);
}

static GtkWidget *
sieve_new (LexCaseList *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkStringList *events = gtk_string_list_new (NULL);
  gpointer parts[8] = { NULL };

  gtk_string_list_append (events, _ ("All events"));
  parts[0] = self->text
      = entry_new (self, gtk_search_entry_new (), _ ("Search the Cases"), G_CALLBACK (refill));
  g_signal_connect_swapped (self->text, "stop-search", G_CALLBACK (stop_cb), self);
  parts[1] = self->kinds = terms_new (self, LEX_CASE_KIND, NULL);
  parts[2] = self->events = choice_new (self, events, _ ("Event"));
  parts[3] = self->statuses = terms_new (self, LEX_CASE_STATUS, _ ("Any status"));
  parts[4] = self->outcomes = terms_new (self, LEX_CASE_OUTCOME, _ ("Any outcome"));
  parts[5] = self->clauses
      = entry_new (self, gtk_entry_new (), _ ("27B, not 16B"), G_CALLBACK (clauses_cb));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->clauses), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Clauses"), -1);
  parts[6] = self->count = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->count), "dim-label");
  gtk_widget_set_valign (GTK_WIDGET (self->count), GTK_ALIGN_CENTER);
  gtk_widget_set_layout_manager (box, lex_flow_layout_new (GAP));
  gtk_widget_add_css_class (box, "sieve");
  for (guint i = 0; parts[i] != NULL; i++)
    gtk_widget_insert_before (parts[i], box, NULL);
  return box;
}

/* Building */

static void
lex_case_list_dispose (GObject *object)
{
  LexCaseList *self = LEX_CASE_LIST (object);

  g_clear_pointer (&self->column, gtk_widget_unparent);
  g_clear_object (&self->journal);
  g_clear_object (&self->library);
  g_clear_object (&self->items);
  g_clear_pointer (&self->with, g_strfreev);
  g_clear_pointer (&self->without, g_strfreev);

  G_OBJECT_CLASS (lex_case_list_parent_class)->dispose (object);
}

/* One types at once what one looks for. */
static gboolean
lex_case_list_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (LEX_CASE_LIST (widget)->text));
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
  self->with = g_new0 (char *, 1);
  self->without = g_new0 (char *, 1);
}

static void
build (LexCaseList *self)
{
  self->filling = TRUE;
  self->column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->column), sieve_new (self));
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
  self->filling = FALSE;
}

GtkWidget *
lex_case_list_new (LexJournal *journal, LexLibrary *library)
{
  LexCaseList *self = g_object_new (LEX_TYPE_CASE_LIST, NULL);

  self->journal = g_object_ref (journal);
  self->library = g_object_ref (library);
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

  event = lex_case_list_dup_event (self);
  filter = get_filter (self, event);
  return lex_cases_read (self->journal, &filter, error);
}

GPtrArray *
lex_case_list_dup_summaries (LexCaseList *self, GError **error)
{
  g_autofree char *event = NULL;
  LexCaseFilter filter;

  g_return_val_if_fail (LEX_IS_CASE_LIST (self), NULL);

  event = lex_case_list_dup_event (self);
  filter = get_filter (self, event);
  return lex_cases_list (self->journal, &filter, error);
}

/* @first: where the field's own terms begin */
static void
choose (GtkDropDown *choice, LexCaseKey key, const char *name, guint first)
{
  const LexCaseTerm *terms = lex_case_field_get (key)->terms;

  for (guint i = 0; terms[i].name != NULL; i++)
    if (g_str_equal (terms[i].name, name))
      gtk_drop_down_set_selected (choice, i + first);
}

void
lex_case_list_show_kind (LexCaseList *self, const char *kind)
{
  g_return_if_fail (LEX_IS_CASE_LIST (self));

  choose (self->kinds, LEX_CASE_KIND, kind, 0);
}

/* That of no status is the first choice. */
void
lex_case_list_show_open (LexCaseList *self)
{
  g_return_if_fail (LEX_IS_CASE_LIST (self));

  gtk_drop_down_set_selected (self->events, 0);
  gtk_drop_down_set_selected (self->outcomes, 0);
  gtk_editable_set_text (self->text, "");
  gtk_editable_set_text (self->clauses, "");
  choose (self->kinds, LEX_CASE_KIND, LEX_CASE_RULING_KIND, 0);
  choose (self->statuses, LEX_CASE_STATUS, LEX_CASE_OPEN, 1);
}
