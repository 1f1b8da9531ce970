/* fixture.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A window with a reader on a little library of its own. It refuses to know
 * what is tested. The tests of the reader and of its pages use it.
 */

#include "fixture.h"

#include <adwaita.h>
#include <glib/gstdio.h>

#include "services/lex-library-rebuild.h"
#include "settle.h"

/* One library for all tests. */
static LexLibrary *fixture_library;
char *fixture_opened;

LexLibrary *
fixture_get_library (void)
{
  return fixture_library;
}

static void
open_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_free (fixture_opened);
  fixture_opened = g_variant_dup_string (parameter, NULL);
}

void
fixture_run (GtkWidget *widget)
{
  settle (widget, 150);
}

void
fixture_set_up (Fixture *self, gconstpointer data)
{
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) action = g_simple_action_new ("open", G_VARIANT_TYPE_STRING);

  g_signal_connect (action, "activate", G_CALLBACK (open_cb), NULL);
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (action));
  self->window = gtk_window_new ();
  self->reader = LEX_READER (lex_reader_new ());
  gtk_widget_insert_action_group (self->window, "win", G_ACTION_GROUP (actions));
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->reader));
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1100, 300);
  lex_reader_set_library (self->reader, fixture_library);
  g_clear_pointer (&fixture_opened, g_free);
}

void
fixture_tear_down (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
}

void
fixture_open (Fixture *self, const char *text)
{
  g_autoptr (LexLabel) label = lex_label_parse (text);
  g_autoptr (GError) error = NULL;

  lex_reader_open (self->reader, label, &error);
  g_assert_no_error (error);
  gtk_window_present (GTK_WINDOW (self->window));
  fixture_run (self->window);
}

GtkWidget *
fixture_find (GtkWidget *widget, gboolean (*matches) (GtkWidget *, const char *), const char *what)
{
  if (matches (widget, what))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = fixture_find (child, matches, what);

      if (found)
        return found;
    }
  return NULL;
}

gboolean
fixture_is_row_of (GtkWidget *widget, const char *label)
{
  return LEX_IS_CLAUSE_ROW (widget)
         && g_str_equal (lex_label_get_text (lex_clause_row_get_label (LEX_CLAUSE_ROW (widget))),
                         label);
}

gboolean
fixture_says (GtkWidget *widget, const char *words)
{
  return GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), words);
}

gboolean
fixture_has_name (GtkWidget *widget, const char *css_name)
{
  return g_str_equal (gtk_widget_get_css_name (widget), css_name);
}

GtkWidget *
fixture_find_popover (Fixture *self)
{
  GtkWidget *page = fixture_find (GTK_WIDGET (self->reader), fixture_has_name, "page");

  for (GtkWidget *child = gtk_widget_get_first_child (page); child;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      return child;
  return NULL;
}

GtkWidget *
fixture_get_row (Fixture *self, const char *label)
{
  GtkWidget *row = fixture_find (GTK_WIDGET (self->reader), fixture_is_row_of, label);

  g_assert_nonnull (row);
  return row;
}

graphene_rect_t
fixture_get_bounds (Fixture *self, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (self->reader), &bounds));
  return bounds;
}

GtkWidget *
fixture_find_words (Fixture *self, const char *words)
{
  return fixture_find (GTK_WIDGET (self->reader), fixture_says, words);
}

static void
make_library (const char *folder)
{
  g_autofree char *corpus = g_test_build_filename (G_TEST_DIST, "widgets", "corpus", NULL);
  g_autofree char *path = g_build_filename (folder, "trial.lexlib", NULL);
  g_autoptr (GError) error = NULL;

  lex_library_build (corpus, path, &error);
  g_assert_no_error (error);
  fixture_library = lex_library_open (path, folder, &error);
  g_assert_no_error (error);
  g_remove (path);
}

int
fixture_main (int argc, char **argv, void (*add_tests) (void))
{
  g_autofree char *folder = g_dir_make_tmp ("lex-reader-XXXXXX", NULL);
  int result;

  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    {
      g_print ("1..0 # SKIP no display: xvfb-run would give one\n");
      return 77;
    }
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  make_library (folder);
  add_tests ();
  result = g_test_run ();
  g_clear_object (&fixture_library);
  g_clear_pointer (&fixture_opened, g_free);
  g_rmdir (folder);
  return result;
}
