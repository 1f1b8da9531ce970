/* lex-case-restrictions.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is still forbidden to whom at an event, as a list. It refuses to know which Law forbids it.
 * The window of cases makes it.
 */

#include "widgets/cases/lex-case-restrictions.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#define GAP 12

/* The columns of a restriction, as the journal's table of fields has them. */
enum
{
  WHO,
  WHAT,
  UNTIL,
  OVER,
};

/* @journal: borrowed; the page is shown by what holds it
 * @event: (nullable) */
typedef struct
{
  LexJournal *journal;
  char *event;
  GtkWidget *column;
} Listing;

static void
listing_free (gpointer data)
{
  Listing *self = data;

  g_object_unref (self->journal);
  g_free (self->event);
  g_free (self);
}

static void fill (Listing *self);

/* Which restriction of which case; found again by its words, as others may have been put before. */
typedef struct
{
  Listing *listing;
  char *id;
  char *words;
} Running;

static void
running_free (gpointer data, GClosure *closure)
{
  Running *self = data;

  g_free (self->id);
  g_free (self->words);
  g_free (self);
}

static void
say_over (LexCase *value, const char *words)
{
  g_autoptr (GPtrArray) rows = lex_case_dup_rows (value, LEX_CASE_RESTRICTIONS);
  g_autofree char *now = lex_case_dup_now ();

  for (guint i = 0; i < rows->len; i++)
    {
      GStrv row = rows->pdata[i];
      g_autofree char *own = g_strjoinv ("\n", row);

      if (!g_str_equal (own, words))
        continue;
      g_free (row[OVER]);
      row[OVER] = g_strndup (now + strlen ("2026-11-22T"), strlen ("14:05"));
      break;
    }
  lex_case_set_rows (value, LEX_CASE_RESTRICTIONS, rows);
}

static void
over_cb (Running *running, GtkWidget *button)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexCase) value = lex_cases_find (running->listing->journal, running->id, &error);

  if (value != NULL)
    say_over (value, running->words);
  if (value == NULL || !lex_cases_put (running->listing->journal, value, &error))
    gtk_widget_activate_action (button, "cases.say", "s", error->message);
}

/* "until the end of round 4 · Case 12 · Table 7" */
static char *
dup_where (const LexCase *value, GStrv row)
{
  GString *text = g_string_new (NULL);

  if (*row[UNTIL] != '\0')
    {
      g_string_append_printf (text, _ ("until %s"), row[UNTIL]);
      g_string_append (text, " · ");
    }
  g_string_append_printf (text, _ ("Case %d"), (int) value->number);
  if (value->values[LEX_CASE_TABLE] != NULL)
    {
      g_string_append (text, " · ");
      g_string_append_printf (text, _ ("Table %s"), value->values[LEX_CASE_TABLE]);
    }
  return g_string_free (text, FALSE);
}

static char *
dup_words (GStrv row)
{
  return g_strconcat (row[WHO], *row[WHO] != '\0' && *row[WHAT] != '\0' ? ": " : "", row[WHAT],
                      NULL);
}

static void
add (Listing *self, GtkListBox *list, const LexCase *value, GStrv row)
{
  GtkWidget *line = adw_action_row_new ();
  GtkWidget *over = gtk_button_new_with_label (_ ("Over"));
  g_autofree char *words = dup_words (row);
  g_autofree char *where = dup_where (value, row);
  Running *running = g_new (Running, 1);

  *running = (Running){ self, g_strdup (value->id), g_strjoinv ("\n", row) };
  g_object_set (line, "use-markup", FALSE, "title", words, "subtitle", where, "activatable", TRUE,
                NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (line), "cases.open");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (line), "s", value->id);
  gtk_widget_set_valign (over, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (over, "flat");
  g_signal_connect_data (over, "clicked", G_CALLBACK (over_cb), running, running_free,
                         G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (line), over);
  gtk_list_box_append (list, line);
}

static void
add_all (Listing *self, GtkListBox *list, const LexCase *value)
{
  g_autoptr (GPtrArray) rows = lex_case_dup_rows (value, LEX_CASE_RESTRICTIONS);

  for (guint i = 0; i < rows->len; i++)
    if (*((GStrv) rows->pdata[i])[OVER] == '\0')
      add (self, list, value, rows->pdata[i]);
}

static void
fill (Listing *self)
{
  const LexCaseFilter filter = { .event = self->event, .restricted = TRUE };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) cases = lex_cases_read (self->journal, &filter, &error);
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *old;

  while ((old = gtk_widget_get_first_child (self->column)) != NULL)
    gtk_box_remove (GTK_BOX (self->column), old);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  for (guint i = cases != NULL ? cases->len : 0; i > 0; i--)
    add_all (self, GTK_LIST_BOX (list), cases->pdata[i - 1]);
  if (gtk_widget_get_first_child (list) != NULL)
    gtk_box_append (GTK_BOX (self->column), list);
  else
    {
      g_object_ref_sink (list);
      g_object_unref (list);
      gtk_box_append (GTK_BOX (self->column),
                      g_object_new (ADW_TYPE_STATUS_PAGE, "title", _ ("No Restriction Is Running"),
                                    "description", error != NULL ? error->message : NULL, NULL));
    }
}

static void
cases_changed_cb (GtkWidget *column)
{
  fill (g_object_get_data (G_OBJECT (column), "listing"));
}

GtkWidget *
lex_case_restrictions_new (LexJournal *journal, const char *event)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  Listing *self = g_new (Listing, 1);

  gtk_widget_add_css_class (column, "case-restrictions");
  *self = (Listing){ g_object_ref (journal), g_strdup (event), column };
  g_object_set_data_full (G_OBJECT (column), "listing", self, listing_free);
  fill (self);
  g_signal_connect_object (journal, "cases-changed", G_CALLBACK (cases_changed_cb), column,
                           G_CONNECT_SWAPPED);
  return column;
}
