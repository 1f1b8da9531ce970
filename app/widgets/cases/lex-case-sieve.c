/* lex-case-sieve.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is typed and chosen above the list of cases: words, kind, event, status, outcome, clauses.
 * It refuses to know the cases themselves. The list of cases makes it.
 */

#include "widgets/cases/lex-case-sieve.h"

#include <glib/gi18n-lib.h>

#include "widgets/cases/lex-case-clauses.h"
#include "widgets/text/lex-drop-down.h"
#include "widgets/text/lex-flow-layout.h"
#include "widgets/text/lex-widget.h"

#define GAP 6
#define ENTRY_WIDTH 170

struct _LexCaseSieve
{
  GtkWidget parent_instance;

  /* Owned */
  LexLibrary *library;
  GStrv with;
  GStrv without;

  gboolean filling; /* whether nobody chooses now */

  /* Owned by the widget tree */
  GtkDropDown *kinds;
  GtkDropDown *events;
  GtkDropDown *statuses;
  GtkDropDown *outcomes;
  GtkEditable *clauses;
  GtkEditable *text;
  GtkLabel *count;
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (LexCaseSieve, lex_case_sieve, GTK_TYPE_WIDGET)

static void
tell (LexCaseSieve *self)
{
  if (!self->filling)
    g_signal_emit (self, changed_signal, 0);
}

/* What is let through */

static const char *
get_chosen (GtkDropDown *choice, LexCaseKey key)
{
  const guint i = gtk_drop_down_get_selected (choice);

  return i > 0 ? lex_case_field_get (key)->terms[i - 1].name : NULL;
}

/* The first choice is that of all events. */
char *
lex_case_sieve_dup_event (LexCaseSieve *self)
{
  GtkStringObject *chosen;

  g_return_val_if_fail (LEX_IS_CASE_SIEVE (self), NULL);

  chosen = gtk_drop_down_get_selected_item (self->events);
  return chosen != NULL && gtk_drop_down_get_selected (self->events) > 0
             ? g_strdup (gtk_string_object_get_string (chosen))
             : NULL;
}

LexCaseFilter
lex_case_sieve_get_filter (LexCaseSieve *self, const char *event)
{
  const LexCaseFilter none = { NULL };
  const char *text;

  g_return_val_if_fail (LEX_IS_CASE_SIEVE (self), none);

  text = gtk_editable_get_text (self->text);
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

gboolean
lex_case_sieve_is_narrowed (LexCaseSieve *self)
{
  g_autofree char *event = NULL;
  LexCaseFilter filter;

  g_return_val_if_fail (LEX_IS_CASE_SIEVE (self), FALSE);

  event = lex_case_sieve_dup_event (self);
  filter = lex_case_sieve_get_filter (self, event);
  return event != NULL || filter.status != NULL || filter.outcome != NULL || filter.text != NULL
         || self->with[0] != NULL || self->without[0] != NULL;
}

static void
clauses_cb (LexCaseSieve *self)
{
  g_strfreev (self->with);
  g_strfreev (self->without);
  if (lex_case_clauses_read_sieve (self->library, gtk_editable_get_text (self->clauses),
                                   &self->with, &self->without))
    gtk_widget_remove_css_class (GTK_WIDGET (self->clauses), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->clauses), "error");
  tell (self);
}

/* Building */

static GtkDropDown *
choice_new (LexCaseSieve *self, GtkStringList *words, const char *name)
{
  GtkWidget *choice = gtk_drop_down_new (G_LIST_MODEL (words), NULL);

  lex_drop_down_set_name (GTK_DROP_DOWN (choice), name);
  g_signal_connect_swapped (choice, "notify::selected", G_CALLBACK (tell), self);
  return GTK_DROP_DOWN (choice);
}

/* @all: (nullable): the first choice, which lets all through */
static GtkDropDown *
terms_new (LexCaseSieve *self, LexCaseKey key, const char *all)
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
entry_new (LexCaseSieve *self, GtkWidget *entry, const char *words, GCallback changed)
{
  g_object_set (entry, "placeholder-text", words, NULL);
  gtk_widget_set_size_request (entry, ENTRY_WIDTH, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  g_signal_connect_swapped (entry, "changed", changed, self);
  return GTK_EDITABLE (entry);
}

/* Escape, which the entry keeps to itself. */
static void
stop_cb (LexCaseSieve *self)
{
  if (*gtk_editable_get_text (self->text) != '\0')
    gtk_editable_set_text (self->text, "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "window.close", NULL);
}

static void
build (LexCaseSieve *self)
{
  GtkStringList *events = gtk_string_list_new (NULL);
  gpointer parts[8] = { NULL };

  gtk_string_list_append (events, _ ("All events"));
  parts[0] = self->text
      = entry_new (self, gtk_search_entry_new (), _ ("Search the Cases"), G_CALLBACK (tell));
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
  for (guint i = 0; parts[i] != NULL; i++)
    gtk_widget_insert_before (parts[i], GTK_WIDGET (self), NULL);
}

static void
lex_case_sieve_dispose (GObject *object)
{
  LexCaseSieve *self = LEX_CASE_SIEVE (object);

  lex_widget_unparent_children (GTK_WIDGET (self));
  g_clear_object (&self->library);
  g_clear_pointer (&self->with, g_strfreev);
  g_clear_pointer (&self->without, g_strfreev);

  G_OBJECT_CLASS (lex_case_sieve_parent_class)->dispose (object);
}

/* One types at once what one looks for. */
static gboolean
lex_case_sieve_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (LEX_CASE_SIEVE (widget)->text));
}

static void
lex_case_sieve_class_init (LexCaseSieveClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lex_case_sieve_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = lex_case_sieve_grab_focus;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
lex_case_sieve_init (LexCaseSieve *self)
{
  self->with = g_new0 (char *, 1);
  self->without = g_new0 (char *, 1);
  gtk_widget_set_layout_manager (GTK_WIDGET (self), lex_flow_layout_new (GAP));
  gtk_widget_add_css_class (GTK_WIDGET (self), "sieve");
}

GtkWidget *
lex_case_sieve_new (LexLibrary *library)
{
  LexCaseSieve *self = g_object_new (LEX_TYPE_CASE_SIEVE, NULL);

  self->library = g_object_ref (library);
  build (self);
  return GTK_WIDGET (self);
}

/* Events come with the cases; the one that was chosen stays. */
void
lex_case_sieve_fill_events (LexCaseSieve *self, LexJournal *journal)
{
  g_autofree char *chosen = lex_case_sieve_dup_event (self);
  g_auto (GStrv) names = lex_cases_list_events (journal, NULL);
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

void
lex_case_sieve_show_count (LexCaseSieve *self, guint n)
{
  g_autofree char *count
      = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u case", "%u cases", n), n);

  g_return_if_fail (LEX_IS_CASE_SIEVE (self));

  gtk_label_set_text (self->count, count);
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
lex_case_sieve_show_kind (LexCaseSieve *self, const char *kind)
{
  g_return_if_fail (LEX_IS_CASE_SIEVE (self));

  choose (self->kinds, LEX_CASE_KIND, kind, 0);
}

/* That of no status is the first choice. */
void
lex_case_sieve_show_open (LexCaseSieve *self)
{
  g_return_if_fail (LEX_IS_CASE_SIEVE (self));

  gtk_drop_down_set_selected (self->events, 0);
  gtk_drop_down_set_selected (self->outcomes, 0);
  gtk_editable_set_text (self->text, "");
  gtk_editable_set_text (self->clauses, "");
  choose (self->kinds, LEX_CASE_KIND, LEX_CASE_RULING_KIND, 0);
  choose (self->statuses, LEX_CASE_STATUS, LEX_CASE_OPEN, 1);
}
