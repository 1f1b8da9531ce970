/* test-reader.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Drives the reader on a little library of its own: what opens, what is
 * announced, what is drawn where. Needs a display; without one it is skipped.
 */

#include <adwaita.h>
#include <glib/gstdio.h>

#include "widgets/lex-clause-row.h"
#include "widgets/lex-reader.h"

/* One library for all tests; a window and reader each. */
static LexLibrary *library;
static char *opened; /* what win.open was last asked for */

typedef struct
{
  GtkWidget *window;
  LexReader *reader;
} Fixture;

static void
open_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_free (opened);
  opened = g_variant_dup_string (parameter, NULL);
}

static void
run_frames (GtkWidget *widget)
{
  const gint64 end = g_get_monotonic_time () + 150 * 1000;

  while (g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
}

static void
set_up (Fixture *self, gconstpointer data)
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
  lex_reader_set_library (self->reader, library);
  g_clear_pointer (&opened, g_free);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
}

static void
open_label (Fixture *self, const char *text)
{
  g_autoptr (LexLabel) label = lex_label_parse (text);
  g_autoptr (GError) error = NULL;

  lex_reader_open (self->reader, label, &error);
  g_assert_no_error (error);
  gtk_window_present (GTK_WINDOW (self->window));
  run_frames (self->window);
}

static GtkWidget *
find (GtkWidget *widget, gboolean (*matches) (GtkWidget *, const char *), const char *what)
{
  if (matches (widget, what))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, matches, what);

      if (found)
        return found;
    }
  return NULL;
}

static gboolean
is_row_of (GtkWidget *widget, const char *label)
{
  return LEX_IS_CLAUSE_ROW (widget)
         && g_str_equal (lex_label_get_text (lex_clause_row_get_label (LEX_CLAUSE_ROW (widget))),
                         label);
}

static gboolean
says (GtkWidget *widget, const char *words)
{
  return GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), words);
}

static gboolean
has_name (GtkWidget *widget, const char *css_name)
{
  return g_str_equal (gtk_widget_get_css_name (widget), css_name);
}

static GtkWidget *
get_row (Fixture *self, const char *label)
{
  GtkWidget *row = find (GTK_WIDGET (self->reader), is_row_of, label);

  g_assert_nonnull (row);
  return row;
}

static graphene_rect_t
get_bounds (Fixture *self, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (self->reader), &bounds));
  return bounds;
}

static void
test_opens (Fixture *self, gconstpointer data)
{
  g_autofree char *title = NULL;

  open_label (self, "27");
  title = lex_reader_get_title (self->reader);
  g_assert_cmpstr (title, ==, "27 Za mało");
  g_assert_cmpstr (lex_label_get_text (lex_reader_get_label (self->reader)), ==, "27");
  g_assert_nonnull (find (GTK_WIDGET (self->reader), says, "Too Little"));
  g_assert_nonnull (find (GTK_WIDGET (self->reader), says, "streszczenie · digest"));
  /* 27B1 only numbers its parts and has no row. */
  g_assert_null (find (GTK_WIDGET (self->reader), is_row_of, "27B1"));
}

static void
test_unknown (Fixture *self, gconstpointer data)
{
  g_autoptr (LexLabel) label = lex_label_parse ("27Z");
  g_autoptr (GError) error = NULL;

  open_label (self, "27A");
  g_assert_false (lex_reader_open (self->reader, label, &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_NOT_FOUND);
  g_assert_cmpstr (lex_label_get_text (lex_reader_get_label (self->reader)), ==, "27A");
}

static void
test_scrolls_to_the_clause (Fixture *self, gconstpointer data)
{
  graphene_rect_t bounds;

  open_label (self, "27B1");
  bounds = get_bounds (self, get_row (self, "27B1a"));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y, <, 150);
  g_assert_true (gtk_widget_has_css_class (get_row (self, "27B1a"), "current"));
}

static void
test_same_law_is_not_built_again (Fixture *self, gconstpointer data)
{
  GtkWidget *row;

  open_label (self, "27A");
  row = get_row (self, "27A");
  open_label (self, "27B1b");
  g_assert_true (get_row (self, "27A") == row);
  g_assert_false (gtk_widget_has_css_class (row, "current"));
}

static void
test_position (Fixture *self, gconstpointer data)
{
  double position;

  open_label (self, "27B1b");
  position = lex_reader_get_position (self->reader);
  g_assert_cmpfloat (position, >, 0);
  open_label (self, "31");
  g_assert_cmpfloat (lex_reader_get_position (self->reader), ==, 0);
  open_label (self, "27");
  lex_reader_set_position (self->reader, position);
  run_frames (self->window);
  g_assert_cmpfloat (lex_reader_get_position (self->reader), ==, position);
}

/* Both languages of a row begin on the same line, in the same columns in every row. */
static void
test_columns_line_up (Fixture *self, gconstpointer data)
{
  graphene_rect_t first;
  graphene_rect_t second;
  graphene_rect_t below;

  open_label (self, "27");
  first = get_bounds (self, find (GTK_WIDGET (self->reader), says, "Wolno"));
  second = get_bounds (self, find (GTK_WIDGET (self->reader), says, "Allowed"));
  below = get_bounds (self, find (GTK_WIDGET (self->reader), says, "Forbidden"));
  g_assert_cmpfloat (first.origin.y, ==, second.origin.y);
  g_assert_cmpfloat (first.origin.x, <, second.origin.x);
  g_assert_cmpfloat (second.origin.x, ==, below.origin.x);
}

static void
test_languages (Fixture *self, gconstpointer data)
{
  open_label (self, "27");
  lex_reader_set_languages (self->reader, LEX_LANGUAGES_EN);
  run_frames (self->window);
  g_assert_nonnull (find (GTK_WIDGET (self->reader), says, "Allowed"));
  g_assert_null (find (GTK_WIDGET (self->reader), says, "Wolno"));
}

static void
test_links_act (Fixture *self, gconstpointer data)
{
  GtkWidget *card;
  gboolean handled = FALSE;

  open_label (self, "27");
  card = find (GTK_WIDGET (self->reader), has_name, "card");
  g_assert_nonnull (card);
  g_signal_emit_by_name (gtk_widget_get_last_child (card), "activate-link", "lex:31", &handled);
  g_assert_true (handled);
  g_assert_cmpstr (opened, ==, "31");
}

/* The reason stays out of the way until it is asked for; the answer leads on. */
static void
test_reason_in_a_popover (Fixture *self, gconstpointer data)
{
  GtkWidget *line;
  GtkWidget *popover;
  gboolean handled = FALSE;

  open_label (self, "27");
  line = gtk_widget_get_last_child (find (GTK_WIDGET (self->reader), has_name, "card"));
  g_assert_null (find (GTK_WIDGET (self->reader), says, "Tak chce próba."));
  g_signal_emit_by_name (line, "activate-link", "why:", &handled);
  g_assert_true (handled);
  run_frames (self->window);

  popover = find (GTK_WIDGET (self->reader), has_name, "popover");
  g_assert_true (gtk_widget_get_mapped (popover));
  g_assert_nonnull (find (popover, says, "Tak chce próba."));
  g_assert_nonnull (find (popover, says, "So the text itself says: 27A"));
  line = find (popover, says, "Example 33  Próba");
  g_assert_nonnull (line);
  g_signal_emit_by_name (line, "activate-link", "lex:example/33", &handled);
  g_assert_cmpstr (opened, ==, "example/33");
  run_frames (self->window);
  g_assert_null (find (GTK_WIDGET (self->reader), has_name, "popover"));
}

static void
test_accessible (Fixture *self, gconstpointer data)
{
  GtkWidget *row;

  open_label (self, "27");
  row = get_row (self, "27A");
  gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, "27A Wolno");
  gtk_test_accessible_assert_property (
      row, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
      "Kto siedzi z lewej, może to przyjąć (patrz B1(a) i przepis 31).");
}

static void
test_example (Fixture *self, gconstpointer data)
{
  GtkWidget *deal;
  GtkWidget *auction;

  open_label (self, "example/33");
  deal = find (GTK_WIDGET (self->reader), has_name, "deal");
  auction = find (GTK_WIDGET (self->reader), has_name, "auction");
  gtk_test_accessible_assert_property (deal, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "North: piki as król dama walet 10 9 8 7 6 5 4 3 2; kiery "
                                       "renons; kara renons; trefle renons. "
                                       "South: piki renons; kiery as król dama walet 10 9 8 7 6 5 "
                                       "4 3 2; kara renons; trefle renons. "
                                       "rozdawał N, EW po partii");
  gtk_test_accessible_assert_property (
      auction, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
      "North pas, East 1 trefle, South 2 trefle (both majors), West 1 bez atu (niewystarczająca), "
      "zastąpione przez 2 bez atu, North pas, East pas, South pas");
  g_assert_nonnull (find (auction, says, "1BA → 2BA"));
  g_assert_nonnull (find (auction, says, "* both majors"));
}

static gboolean
is_toggle (GtkWidget *widget, const char *what)
{
  return GTK_IS_TOGGLE_BUTTON (widget);
}

static void
test_ruling_is_folded (Fixture *self, gconstpointer data)
{
  GtkWidget *words;
  GtkWidget *button;

  open_label (self, "example/33");
  words = find (GTK_WIDGET (self->reader), says, "Nic.");
  button = find (GTK_WIDGET (self->reader), is_toggle, NULL);
  g_assert_false (gtk_widget_is_visible (words));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  g_assert_true (gtk_widget_is_visible (words));
}

/* No width makes GTK complain; warnings are fatal here. */
static void
test_all_widths (Fixture *self, gconstpointer data)
{
  static const char *const labels[] = { "27", "example/33" };

  for (gsize i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      open_label (self, labels[i]);
      for (int width = 320; width <= 1500; width += 59)
        {
          const GtkAllocation all = { 0, 0, width, 400 };

          gtk_widget_measure (GTK_WIDGET (self->reader), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL,
                              NULL, NULL);
          gtk_widget_size_allocate (GTK_WIDGET (self->reader), &all, -1);
        }
    }
}

/* What stands in a row stays within it: every label has the lines that its width needs. */
static void
check_labels_fit (GtkWidget *widget, GtkWidget *row)
{
  graphene_rect_t bounds;
  int needed;

  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget))
    {
      g_assert_true (gtk_widget_compute_bounds (widget, row, &bounds));
      gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (widget), NULL,
                          &needed, NULL, NULL);
      g_assert_cmpint (needed, <=, gtk_widget_get_height (widget));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (row));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    check_labels_fit (child, row);
}

static void
check_rows (Fixture *self, GtkWidget *page)
{
  float bottom = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (page); row;
       row = gtk_widget_get_next_sibling (row))
    {
      graphene_rect_t bounds;

      if (!LEX_IS_CLAUSE_ROW (row) || !gtk_widget_get_mapped (row))
        continue;
      g_assert_true (gtk_widget_compute_bounds (row, page, &bounds));
      g_assert_cmpfloat (bounds.origin.y, >=, bottom);
      bottom = bounds.origin.y + bounds.size.height;
      check_labels_fit (row, row);
    }
}

static void
resize (Fixture *self, int width)
{
  const GtkAllocation all = { 0, 0, width, 400 };

  gtk_widget_size_allocate (GTK_WIDGET (self->reader), &all, -1);
  check_rows (self, find (GTK_WIDGET (self->reader), has_name, "page"));
}

/* A page grows higher when it is made wider, once the margin takes its part.
 * GTK's memory of sizes does not expect that: widths are visited to and fro. */
static void
test_rows_never_overlap (Fixture *self, gconstpointer data)
{
  static const char *const labels[] = { "27", "9", "example/33" };

  for (gsize i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      open_label (self, labels[i]);
      for (int step = 0; step < 40; step++)
        {
          resize (self, 1500 - step * 30);
          resize (self, 330 + step * 30);
        }
      for (int width = 320; width <= 1500; width += 7)
        resize (self, width);
    }
}

/* Rows that are built after the first frame fit as well. */
static void
test_late_rows_fit (Fixture *self, gconstpointer data)
{
  g_autoptr (LexLabel) label = lex_label_parse ("9");

  gtk_window_present (GTK_WINDOW (self->window));
  run_frames (self->window);
  g_assert_true (lex_reader_open (self->reader, label, NULL));
  for (int width = 1200; width > 600; width -= 100)
    {
      gtk_window_set_default_size (GTK_WINDOW (self->window), width, 300);
      g_main_context_iteration (NULL, FALSE);
    }
  run_frames (self->window);
  check_rows (self, find (GTK_WIDGET (self->reader), has_name, "page"));
}

/* What the reader was reading stays in view when the window becomes narrower. */
static void
test_resizing_keeps_the_place (Fixture *self, gconstpointer data)
{
  graphene_rect_t before;
  graphene_rect_t after;

  open_label (self, "9B1a");
  lex_reader_set_position (self->reader, 0);
  run_frames (self->window);
  before = get_bounds (self, get_row (self, "9A4"));
  lex_reader_set_position (self->reader, before.origin.y);
  run_frames (self->window);
  resize (self, 600);
  after = get_bounds (self, get_row (self, "9A4"));
  g_assert_cmpfloat (ABS (after.origin.y), <=, 1);
}

/* Two languages with cards, in the same width: beside their clause, or below it. */
static void
test_margin_where_there_is_room (Fixture *self, gconstpointer data)
{
  graphene_rect_t card;
  graphene_rect_t row;

  open_label (self, "27");
  card = get_bounds (self, find (GTK_WIDGET (self->reader), has_name, "card"));
  row = get_bounds (self, get_row (self, "27A"));
  g_assert_cmpfloat (card.origin.x, >, 800);
  g_assert_cmpfloat (card.origin.y, <, row.origin.y + row.size.height);
  lex_reader_set_margin (self->reader, FALSE);
  run_frames (self->window);
  card = get_bounds (self, find (GTK_WIDGET (self->reader), has_name, "card"));
  row = get_bounds (self, get_row (self, "27A"));
  g_assert_cmpfloat (card.origin.x, <, 200);
  g_assert_cmpfloat (card.origin.y, >=, row.origin.y + row.size.height);
}

static GtkWidget *
find_words (Fixture *self, const char *words)
{
  return find (GTK_WIDGET (self->reader), says, words);
}

/* What is no longer in force is not seen before it is asked for, and then says so. */
static void
test_past_is_hidden (Fixture *self, gconstpointer data)
{
  GtkWidget *row;

  open_label (self, "28");
  g_assert_nonnull (
      find_words (self, "Now thus.\nas worded since 1 January 2024; until 31 December 2023"));
  g_assert_false (gtk_widget_get_mapped (find_words (self, "Once otherwise.")));
  g_assert_false (gtk_widget_get_mapped (find_words (self, "This is gone.")));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->reader), "reader.past", NULL));
  run_frames (self->window);
  g_assert_true (gtk_widget_get_mapped (find_words (self, "Once otherwise.")));
  row = gtk_widget_get_parent (find_words (self, "Once otherwise."));
  g_assert_true (gtk_widget_has_css_class (row, "past"));
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "28A Brzmienie do 31.12.2023, już nie obowiązuje");
  g_assert_nonnull (find_words (self, "Wording until 31 December 2023, no longer in force"));
  open_label (self, "31");
  open_label (self, "28");
  g_assert_false (gtk_widget_get_mapped (find_words (self, "Once otherwise.")));
}

/* Whoever asks for a clause of the past by its label gets it. */
static void
test_past_by_label (Fixture *self, gconstpointer data)
{
  open_label (self, "28B");
  g_assert_true (gtk_widget_get_mapped (find_words (self, "This is gone.")));
}

static void
make_library (const char *folder)
{
  g_autofree char *corpus = g_test_build_filename (G_TEST_DIST, "widgets", "corpus", NULL);
  g_autofree char *path = g_build_filename (folder, "trial.lexlib", NULL);
  g_autoptr (GError) error = NULL;

  lex_library_build (corpus, path, &error);
  g_assert_no_error (error);
  library = lex_library_open (path, folder, &error);
  g_assert_no_error (error);
  g_remove (path);
}

#define ADD(name, function) g_test_add ("/reader/" name, Fixture, NULL, set_up, function, tear_down)

static void
add_tests (void)
{
  ADD ("opens", test_opens);
  ADD ("unknown", test_unknown);
  ADD ("scrolls-to-the-clause", test_scrolls_to_the_clause);
  ADD ("same-law-is-not-built-again", test_same_law_is_not_built_again);
  ADD ("position", test_position);
  ADD ("columns-line-up", test_columns_line_up);
  ADD ("languages", test_languages);
  ADD ("links-act", test_links_act);
  ADD ("reason-act", test_reason_in_a_popover);
  ADD ("accessible", test_accessible);
  ADD ("example", test_example);
  ADD ("ruling-is-folded", test_ruling_is_folded);
  ADD ("all-widths", test_all_widths);
  ADD ("rows-never-overlap", test_rows_never_overlap);
  ADD ("late-rows-fit", test_late_rows_fit);
  ADD ("past-is-hidden", test_past_is_hidden);
  ADD ("past-by-label", test_past_by_label);
  ADD ("resizing-keeps-the-place", test_resizing_keeps_the_place);
  ADD ("margin-where-there-is-room", test_margin_where_there_is_room);
}

int
main (int argc, char *argv[])
{
  g_autofree char *folder = g_dir_make_tmp ("lex-reader-XXXXXX", NULL);
  int result;

  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    return 77;
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  make_library (folder);
  add_tests ();
  result = g_test_run ();
  g_clear_object (&library);
  g_clear_pointer (&opened, g_free);
  g_rmdir (folder);
  return result;
}
