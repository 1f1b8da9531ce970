/* toolbox.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A toolbox in a window of its own, on the little corpus of the services' tests. What is tried in
 * it it does not know. Only tests of the toolbox call it.
 */

#include "toolbox.h"

#include "golden.h"
#include "services/lex-library-rebuild.h"
#include "services/lex-paths.h"

static LexLibrary *library;
static GPtrArray *paths;

GPtrArray *
toolbox_get_paths (void)
{
  return paths;
}

static void
open_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  ToolboxFixture *self = user_data;

  g_free (self->opened);
  self->opened = g_variant_dup_string (parameter, NULL);
}

void
toolbox_set_up (ToolboxFixture *self, gconstpointer data)
{
  const char *language = data != NULL ? data : "en";
  static const GActionEntry entries[]
      = { { "open", open_cb, "s", NULL, NULL }, { "leave-toolbox", NULL, NULL, NULL, NULL } };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  golden_speak (language);
  g_clear_pointer (&self->opened, g_free);
  self->window = gtk_window_new ();
  self->toolbox = LEX_TOOLBOX (lex_toolbox_new (paths));
  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (self->window, "win", G_ACTION_GROUP (actions));
  lex_toolbox_set_source (self->toolbox, library,
                          g_str_equal (language, "pl") ? LEX_LANGUAGE_PL : LEX_LANGUAGE_EN);
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->toolbox));
  gtk_window_set_default_size (GTK_WINDOW (self->window), 760, 640);
  gtk_window_present (GTK_WINDOW (self->window));
  lex_toolbox_begin (self->toolbox, TRUE);
  golden_settle ();
}

void
toolbox_tear_down (ToolboxFixture *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_pointer (&self->opened, g_free);
  golden_dress (GOLDEN_LIGHT);
}

/* What binds words is not what this is about. */
gboolean
toolbox_says (GtkWidget *widget, const char *words)
{
  g_autoptr (GString) text = NULL;

  if (!GTK_IS_LABEL (widget))
    return FALSE;
  text = g_string_new (gtk_label_get_text (GTK_LABEL (widget)));
  g_string_replace (text, "\u00a0", " ", 0);
  return strstr (text->str, words) != NULL;
}

gboolean
toolbox_is_entry (GtkWidget *widget, const char *unused)
{
  return GTK_IS_SEARCH_ENTRY (widget);
}

gboolean
toolbox_shows (ToolboxFixture *self, const char *words)
{
  return golden_find (GTK_WIDGET (self->toolbox), toolbox_says, words) != NULL;
}

void
toolbox_act (ToolboxFixture *self, const char *detailed)
{
  g_autofree char *name = NULL;
  g_autoptr (GVariant) target = NULL;

  g_assert_true (g_action_parse_detailed_name (detailed, &name, &target, NULL));
  gtk_widget_activate_action_variant (GTK_WIDGET (self->toolbox), name, target);
  golden_settle ();
}

void
toolbox_type (ToolboxFixture *self, const char *words)
{
  GtkWidget *entry = golden_find (GTK_WIDGET (self->toolbox), toolbox_is_entry, NULL);

  gtk_editable_set_text (GTK_EDITABLE (entry), words);
  golden_settle ();
}

/* A key as the toolbox gets it. */
void
toolbox_press (ToolboxFixture *self, guint key)
{
  golden_press (GTK_WIDGET (self->toolbox), key);
  golden_settle ();
}

void
toolbox_build (void)
{
  g_autofree char *corpus = g_test_build_filename (G_TEST_DIST, "services", "corpus", NULL);
  g_autofree char *folder = g_dir_make_tmp ("lexbridge-toolbox-XXXXXX", NULL);
  g_autofree char *shipped = g_build_filename (folder, "shipped.lexlib", NULL);
  g_autofree char *file = g_build_filename (folder, "lexbridge.paths", NULL);
  g_autofree char *data = g_build_filename (folder, "data", NULL);
  g_autoptr (GError) error = NULL;

  lex_library_build (corpus, shipped, &error);
  g_assert_no_error (error);
  lex_paths_build (corpus, shipped, file, &error);
  g_assert_no_error (error);
  paths = lex_paths_load (file, &error);
  g_assert_no_error (error);
  library = lex_library_open (shipped, data, &error);
  g_assert_no_error (error);
}

void
toolbox_finish (void)
{
  g_clear_object (&library);
  g_clear_pointer (&paths, g_ptr_array_unref);
}
