/* test-review.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The way of an import through the window: what is being read is told and can be cancelled, a line
 * of the review leads to its place in the original, a pairing is corrected before it is accepted.
 * It refuses to know how a file is read.
 */

#include "fixture.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "widgets/importing/lex-review-item.h"
#include "widgets/importing/lex-review.h"
#include "widgets/importing/lex-waiting.h"

#define LAW_28                                                                                     \
  "LAW 28 - CALLS CONSIDERED TO BE IN ROTATION\n\n"                                                \
  "A. Right-Hand Opponent Required to Pass\n"                                                      \
  "A call is in turn when the player on the right had to pass anyway.\n\n"                         \
  "B. Call by Correct Player Cancelling Call Out of Rotation\n"                                    \
  "Whose turn it was may call as if nothing had happened.\n"

#define REMARKS                                                                                    \
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"                                                   \
  "<document name=\"club-remarks\" kind=\"commentary\">"                                           \
  "<title xml:lang=\"en\">Remarks of the club</title>"                                             \
  "<clause label=\"club-remarks/1\" about=\"28\"><heading xml:lang=\"en\">First</heading>"         \
  "<text xml:lang=\"en\">The director asks who called before the bidding went on.</text></clause>" \
  "</document>\n"

/* The nth widget of a type; of buttons, the one that is called so. */
static GtkWidget *
find_widget (GtkWidget *widget, GType type, const char *label, guint *nth)
{
  GtkWidget *found = NULL;

  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && gtk_widget_get_mapped (widget)
      && (label == NULL || g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0)
      && (*nth)-- == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_widget (child, type, label, nth);
  return found;
}

static GtkWidget *
get_widget (GtkWidget *widget, GType type, const char *label, guint nth)
{
  GtkWidget *found = find_widget (widget, type, label, &nth);

  g_assert_nonnull (found);
  return found;
}

static void
press (GtkWidget *window, const char *label)
{
  g_signal_emit_by_name (get_widget (window, GTK_TYPE_BUTTON, label, 0), "clicked");
}

static void
import_file (Fixture *fixture, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (fixture->imports, name, NULL);
  const char *paths[] = { path, NULL };

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  lex_window_import_files (fixture->window, paths);
}

static GtkWidget *
wait_for_review (void)
{
  GtkWidget *review;

  while ((review = fixture_find_window (LEX_TYPE_REVIEW)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  fixture_settle ();
  return review;
}

static void
close_review (GtkWidget *review)
{
  gtk_window_close (GTK_WINDOW (review));
  fixture_settle ();
}

static void
named_cb (GtkLabel *label, GParamSpec *property, gpointer told)
{
  if (strstr (gtk_label_get_text (label), "law28.txt") != NULL)
    *(gboolean *) told = TRUE;
}

static void
test_told_and_cancelled (Fixture *fixture, gconstpointer data)
{
  gboolean told = FALSE;

  fixture_show (fixture, "28");
  import_file (fixture, "law28.txt", LAW_28);
  /* The first label is the title. */
  g_signal_connect (get_widget (fixture_find_window (LEX_TYPE_WAITING), GTK_TYPE_LABEL, NULL, 1),
                    "notify::label", G_CALLBACK (named_cb), &told);
  close_review (wait_for_review ());
  g_assert_true (told);

  import_file (fixture, "law28.txt", LAW_28);
  press (fixture_find_window (LEX_TYPE_WAITING), _ ("_Cancel"));
  fixture_wait_for_toast (fixture, _ ("Nothing was imported"));
  fixture_settle ();
  g_assert_null (fixture_find_window (LEX_TYPE_WAITING));
  g_assert_null (fixture_find_window (LEX_TYPE_REVIEW));
}

/* The list of what was found, not one that a choice would open. */
static GtkWidget *
get_list (GtkWidget *review)
{
  for (guint nth = 0;; nth++)
    {
      GtkWidget *list = get_widget (review, GTK_TYPE_LIST_VIEW, NULL, nth);
      GtkSelectionModel *model = gtk_list_view_get_model (GTK_LIST_VIEW (list));
      g_autoptr (GObject) first = g_list_model_get_item (G_LIST_MODEL (model), 0);

      if (LEX_IS_REVIEW_ITEM (first))
        return list;
    }
}

/* Clicks a line of the clauses that were found. */
static void
click_line (GtkWidget *review, const char *count, guint line)
{
  g_auto (GStrv) halves = g_strsplit (_ ("Clauses (%u)"), "%u", 2);
  g_autofree char *clauses = g_strjoinv (count, halves);

  gtk_toggle_button_set_active (
      GTK_TOGGLE_BUTTON (get_widget (review, GTK_TYPE_TOGGLE_BUTTON, clauses, 0)), TRUE);
  fixture_settle ();
  g_assert_true (gtk_widget_activate_action (get_list (review), "list.select-item", "(ubb)", line,
                                             FALSE, FALSE));
  fixture_settle ();
}

/* The line of the original that is lit. */
static char *
dup_lit (GtkWidget *review)
{
  GtkTextView *view = GTK_TEXT_VIEW (get_widget (review, GTK_TYPE_TEXT_VIEW, NULL, 0));
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (view);
  GtkTextIter from, to;

  gtk_text_buffer_get_start_iter (buffer, &from);
  if (!gtk_text_iter_starts_tag (&from, NULL))
    g_assert_true (gtk_text_iter_forward_to_tag_toggle (&from, NULL));
  to = from;
  g_assert_true (gtk_text_iter_forward_to_tag_toggle (&to, NULL));
  return gtk_text_buffer_get_text (buffer, &from, &to, FALSE);
}

static void
test_line_leads_to_its_place (Fixture *fixture, gconstpointer data)
{
  GtkWidget *review;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  fixture_show (fixture, "28");
  import_file (fixture, "law28.txt", LAW_28);
  review = wait_for_review ();
  click_line (review, "3", 1);
  first = dup_lit (review);
  click_line (review, "3", 2);
  second = dup_lit (review);
  g_assert_nonnull (strstr (first, "A. Right-Hand"));
  g_assert_nonnull (strstr (second, "B. Call by Correct"));
  g_assert_true (fixture_shows (review, "28B"));
  close_review (review);
}

static guint
count_labels (GtkWidget *widget, const char *text)
{
  guint n = GTK_IS_LABEL (widget) && strcmp (gtk_label_get_text (GTK_LABEL (widget)), text) == 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_labels (child, text);
  return n;
}

/* The line and what was made of it are called alike, and not by a file's label. */
static void
test_pairing_is_corrected (Fixture *fixture, gconstpointer data)
{
  GtkWidget *review;
  g_autofree char *path = NULL;
  g_autofree char *stored = NULL;

  fixture_show (fixture, "28");
  import_file (fixture, "remarks.xml", REMARKS);
  review = wait_for_review ();
  click_line (review, "1", 0);
  g_assert_false (fixture_shows (review, "club-remarks/1  First"));
  g_assert_cmpuint (count_labels (review, "1  First"), ==, 2);
  /* The first entry is that of the label. */
  gtk_editable_set_text (GTK_EDITABLE (get_widget (review, GTK_TYPE_ENTRY, NULL, 1)), "30A 31");
  press (review, _ ("_Pair"));
  fixture_settle ();
  press (review, _ ("_Import"));
  while (fixture_find_window (LEX_TYPE_REVIEW) != NULL)
    g_main_context_iteration (NULL, TRUE);
  path = g_build_filename (fixture->imports, "documents", "club-remarks.xml", NULL);
  g_assert_true (g_file_get_contents (path, &stored, NULL, NULL));
  g_assert_nonnull (strstr (stored, "about=\"30A 31\""));
}

/* What was made of a line is called by its new label at once, and is nothing once it is left out.
 */
static void
test_label_is_corrected (Fixture *fixture, gconstpointer data)
{
  const char *title = "28C  Call by Correct Player Cancelling Call Out of Rotation";
  GtkWidget *review;

  fixture_show (fixture, "28");
  import_file (fixture, "law28.txt", LAW_28);
  review = wait_for_review ();
  click_line (review, "3", 2);
  gtk_editable_set_text (GTK_EDITABLE (get_widget (review, GTK_TYPE_ENTRY, NULL, 0)), "28C");
  press (review, _ ("C_orrect"));
  fixture_settle ();
  g_assert_cmpuint (count_labels (review, title), ==, 2);
  press (review, _ ("_Leave Out"));
  fixture_settle ();
  g_assert_cmpuint (count_labels (review, title), ==, 0);
  g_assert_true (fixture_shows (review, _ ("Nothing was made of this")));
  close_review (review);
}

static void
add_tests (void)
{
  fixture_add ("/review/told-and-cancelled", 1280, test_told_and_cancelled);
  fixture_add ("/review/place", 1280, test_line_leads_to_its_place);
  fixture_add ("/review/pairing", 1280, test_pairing_is_corrected);
  fixture_add ("/review/label", 1280, test_label_is_corrected);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
