/* test-page.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads pages at all widths and with history: what stands where. It refuses to
 * open links. Needs a display; without one it is skipped.
 */

#include "fixture.h"

#include "widgets/page/lex-row-layout.h"
#include "widgets/text/lex-text-label.h"
#include "widgets/text/lex-wrap-layout.h"

/* No width makes GTK complain; warnings are fatal here. */
static void
test_all_widths (Fixture *self, gconstpointer data)
{
  static const char *const labels[] = { "27", "example/33" };

  for (gsize i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      fixture_open (self, labels[i]);
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
  check_rows (self, fixture_find (GTK_WIDGET (self->reader), fixture_has_name, "page"));
}

/* A page grows higher when it is made wider, once the margin takes its part.
 * GTK's memory of sizes does not expect that: widths are visited to and fro. */
static void
test_rows_never_overlap (Fixture *self, gconstpointer data)
{
  static const char *const labels[] = { "27", "9", "example/33" };

  for (gsize i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      fixture_open (self, labels[i]);
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
  fixture_run (self->window);
  g_assert_true (lex_reader_open (self->reader, label, NULL));
  for (int width = 1200; width > 600; width -= 100)
    {
      gtk_window_set_default_size (GTK_WINDOW (self->window), width, 300);
      g_main_context_iteration (NULL, FALSE);
    }
  fixture_run (self->window);
  check_rows (self, fixture_find (GTK_WIDGET (self->reader), fixture_has_name, "page"));
}

/* What the reader was reading stays in view when the window becomes narrower. */
static void
test_resizing_keeps_the_place (Fixture *self, gconstpointer data)
{
  graphene_rect_t before;
  graphene_rect_t after;

  fixture_open (self, "9B1a");
  lex_reader_set_position (self->reader, 0);
  fixture_run (self->window);
  before = fixture_get_bounds (self, fixture_get_row (self, "9A4"));
  lex_reader_set_position (self->reader, before.origin.y);
  fixture_run (self->window);
  resize (self, 600);
  after = fixture_get_bounds (self, fixture_get_row (self, "9A4"));
  g_assert_cmpfloat (ABS (after.origin.y), <=, 1);
}

/* Two languages with a margin, in the same width: beside their clause, or below it. */
static void
test_margin_where_there_is_room (Fixture *self, gconstpointer data)
{
  graphene_rect_t margin;
  graphene_rect_t row;

  fixture_open (self, "27");
  margin = fixture_get_bounds (
      self, fixture_find (GTK_WIDGET (self->reader), fixture_has_name, "margin"));
  row = fixture_get_bounds (self, fixture_get_row (self, "27A"));
  g_assert_cmpfloat (margin.origin.x, >, 800);
  g_assert_cmpfloat (margin.origin.y, <, row.origin.y + row.size.height);
  lex_reader_set_margin (self->reader, FALSE);
  fixture_run (self->window);
  margin = fixture_get_bounds (
      self, fixture_find (GTK_WIDGET (self->reader), fixture_has_name, "margin"));
  row = fixture_get_bounds (self, fixture_get_row (self, "27A"));
  g_assert_cmpfloat (margin.origin.x, <, 200);
  g_assert_cmpfloat (margin.origin.y, >=, row.origin.y + row.size.height);
}

/* What is no longer in force is not seen before it is asked for, and then says so. */
static void
test_past_is_hidden (Fixture *self, gconstpointer data)
{
  GtkWidget *row;

  fixture_open (self, "28");
  g_assert_nonnull (fixture_find_words (
      self, "Now thus.\nas worded since 1 January 2024; until 31 December 2023"));
  g_assert_false (gtk_widget_get_mapped (fixture_find_words (self, "Once otherwise.")));
  g_assert_false (gtk_widget_get_mapped (fixture_find_words (self, "This is gone.")));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->reader), "reader.past", NULL));
  fixture_run (self->window);
  g_assert_true (gtk_widget_get_mapped (fixture_find_words (self, "Once otherwise.")));
  row = gtk_widget_get_parent (fixture_find_words (self, "Once otherwise."));
  g_assert_true (gtk_widget_has_css_class (row, "past"));
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "28A Brzmienie do 31.12.2023, już nie obowiązuje");
  g_assert_nonnull (
      fixture_find_words (self, "Wording until 31 December 2023, no longer in force"));
  fixture_open (self, "31");
  fixture_open (self, "28");
  g_assert_false (gtk_widget_get_mapped (fixture_find_words (self, "Once otherwise.")));
}

/* Whoever asks for a clause of the past by its label gets it. */
static void
test_past_by_label (Fixture *self, gconstpointer data)
{
  fixture_open (self, "28B");
  g_assert_true (gtk_widget_get_mapped (fixture_find_words (self, "This is gone.")));
}

/* Any width will do for a label of a row, and then it is as high as any other label. */
static void
test_labels_leave_the_width_to_the_row (Fixture *self, gconstpointer data)
{
  const char *words = "Some words that need a line, or two, or rather more than that.";
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *plain = lex_text_label_new (words, LEX_LANGUAGE_EN, "law");
  GtkWidget *label = lex_text_label_new (words, LEX_LANGUAGE_EN, "law");
  int minimum;

  gtk_box_append (GTK_BOX (box), plain);
  gtk_box_append (GTK_BOX (box), label);
  gtk_window_set_child (GTK_WINDOW (self->window), box);
  gtk_widget_set_layout_manager (label, lex_wrap_layout_new ());
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, ==, 0);
  for (int width = 150; width < 700; width += 50)
    {
      int heights[2];
      int baselines[2];

      gtk_widget_measure (plain, GTK_ORIENTATION_VERTICAL, width, NULL, &heights[0], NULL,
                          &baselines[0]);
      gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, width, NULL, &heights[1], NULL,
                          &baselines[1]);
      g_assert_cmpint (heights[0], ==, heights[1]);
      g_assert_cmpint (baselines[0], ==, baselines[1]);
    }
}

static void
add_tests (void)
{
  ADD ("all-widths", test_all_widths);
  ADD ("rows-never-overlap", test_rows_never_overlap);
  ADD ("late-rows-fit", test_late_rows_fit);
  ADD ("labels-leave-the-width-to-the-row", test_labels_leave_the_width_to_the_row);
  ADD ("past-is-hidden", test_past_is_hidden);
  ADD ("past-by-label", test_past_by_label);
  ADD ("resizing-keeps-the-place", test_resizing_keeps_the_place);
  ADD ("margin-where-there-is-room", test_margin_where_there_is_room);
}

int
main (int argc, char *argv[])
{
  return fixture_main (argc, argv, add_tests);
}
