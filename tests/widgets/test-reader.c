/* test-reader.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Drives the reader on a little fixture_library of its own: what opens, what is
 * announced, what is drawn where. Needs a display; without one it is skipped.
 */

#include "fixture.h"

static void
test_opens (Fixture *self, gconstpointer data)
{
  g_autofree char *title = NULL;

  fixture_open (self, "27");
  title = lex_reader_dup_title (self->reader);
  g_assert_cmpstr (title, ==, "27 Za mało");
  g_assert_cmpstr (lex_label_get_text (lex_reader_get_label (self->reader)), ==, "27");
  g_assert_nonnull (fixture_find (GTK_WIDGET (self->reader), fixture_says, "Too Little"));
  g_assert_nonnull (
      fixture_find (GTK_WIDGET (self->reader), fixture_says, "streszczenie · digest"));
  /* 27B1 only numbers its parts and has no row. */
  g_assert_null (fixture_find (GTK_WIDGET (self->reader), fixture_is_row_of, "27B1"));
}

static void
test_unknown (Fixture *self, gconstpointer data)
{
  g_autoptr (LexLabel) label = lex_label_parse ("27Z");
  g_autoptr (GError) error = NULL;

  fixture_open (self, "27A");
  g_assert_false (lex_reader_open (self->reader, label, &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_NOT_FOUND);
  g_assert_cmpstr (lex_label_get_text (lex_reader_get_label (self->reader)), ==, "27A");
}

static void
test_scrolls_to_the_clause (Fixture *self, gconstpointer data)
{
  graphene_rect_t bounds;

  fixture_open (self, "27B1");
  bounds = fixture_get_bounds (self, fixture_get_row (self, "27B1a"));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y, <, 150);
  g_assert_true (gtk_widget_has_css_class (fixture_get_row (self, "27B1a"), "current"));
}

static void
test_same_law_is_not_built_again (Fixture *self, gconstpointer data)
{
  GtkWidget *row;

  fixture_open (self, "27A");
  row = fixture_get_row (self, "27A");
  fixture_open (self, "27B1b");
  g_assert_true (fixture_get_row (self, "27A") == row);
  g_assert_false (gtk_widget_has_css_class (row, "current"));
}

static void
test_position (Fixture *self, gconstpointer data)
{
  double position;

  fixture_open (self, "27B1b");
  position = lex_reader_get_position (self->reader);
  g_assert_cmpfloat (position, >, 0);
  fixture_open (self, "31");
  g_assert_cmpfloat (lex_reader_get_position (self->reader), ==, 0);
  fixture_open (self, "27");
  lex_reader_set_position (self->reader, position);
  fixture_run (self->window);
  g_assert_cmpfloat (lex_reader_get_position (self->reader), ==, position);
}

/* Both languages of a row begin on the same line, in the same columns in every row. */
static void
test_columns_line_up (Fixture *self, gconstpointer data)
{
  graphene_rect_t first;
  graphene_rect_t second;
  graphene_rect_t below;

  fixture_open (self, "27");
  first
      = fixture_get_bounds (self, fixture_find (GTK_WIDGET (self->reader), fixture_says, "Wolno"));
  second = fixture_get_bounds (self,
                               fixture_find (GTK_WIDGET (self->reader), fixture_says, "Allowed"));
  below = fixture_get_bounds (self,
                              fixture_find (GTK_WIDGET (self->reader), fixture_says, "Forbidden"));
  g_assert_cmpfloat (first.origin.y, ==, second.origin.y);
  g_assert_cmpfloat (first.origin.x, <, second.origin.x);
  g_assert_cmpfloat (second.origin.x, ==, below.origin.x);
}

static void
test_languages (Fixture *self, gconstpointer data)
{
  fixture_open (self, "27");
  lex_reader_set_languages (self->reader, LEX_LANGUAGES_EN);
  fixture_run (self->window);
  g_assert_nonnull (fixture_find (GTK_WIDGET (self->reader), fixture_says, "Allowed"));
  g_assert_null (fixture_find (GTK_WIDGET (self->reader), fixture_says, "Wolno"));
}

static void
test_links_act (Fixture *self, gconstpointer data)
{
  GtkWidget *margin;
  gboolean handled = FALSE;

  fixture_open (self, "27");
  margin = fixture_find (GTK_WIDGET (self->reader), fixture_has_name, "margin");
  g_assert_nonnull (margin);
  g_signal_emit_by_name (gtk_widget_get_last_child (margin), "activate-link", "lex:31", &handled);
  g_assert_true (handled);
  g_assert_cmpstr (fixture_opened, ==, "31");
}

/* The reason stays out of the way until it is asked for; the answer leads on. */
static void
test_reason_in_a_popover (Fixture *self, gconstpointer data)
{
  GtkWidget *line;
  GtkWidget *popover;
  gboolean handled = FALSE;

  fixture_open (self, "27");
  line = gtk_widget_get_last_child (
      fixture_find (GTK_WIDGET (self->reader), fixture_has_name, "margin"));
  g_assert_null (fixture_find (GTK_WIDGET (self->reader), fixture_says, "Tak chce próba."));
  g_signal_emit_by_name (line, "activate-link", "why:", &handled);
  g_assert_true (handled);
  fixture_run (self->window);

  popover = fixture_find (GTK_WIDGET (self->reader), fixture_has_name, "popover");
  g_assert_true (gtk_widget_get_mapped (popover));
  g_assert_nonnull (fixture_find (popover, fixture_says, "Tak chce próba."));
  g_assert_nonnull (fixture_find (popover, fixture_says, "So the text itself says: 27A"));
  line = fixture_find (popover, fixture_says, "Example 33  Próba");
  g_assert_nonnull (line);
  g_signal_emit_by_name (line, "activate-link", "lex:example/33", &handled);
  g_assert_cmpstr (fixture_opened, ==, "example/33");
  fixture_run (self->window);
  g_assert_null (fixture_find (GTK_WIDGET (self->reader), fixture_has_name, "popover"));
}

static void
test_accessible (Fixture *self, gconstpointer data)
{
  GtkWidget *row;

  fixture_open (self, "27");
  row = fixture_get_row (self, "27A");
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

  fixture_open (self, "example/33");
  deal = fixture_find (GTK_WIDGET (self->reader), fixture_has_name, "deal");
  auction = fixture_find (GTK_WIDGET (self->reader), fixture_has_name, "auction");
  gtk_test_accessible_assert_property (deal, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "North: piki as król dama walet 10 9 8 7 6 5 4 3 2; kiery "
                                       "renons; kara renons; trefle renons. "
                                       "South: piki renons; kiery as król dama walet 10 9 8 7 6 5 "
                                       "4 3 2; kara renons; trefle renons. "
                                       "rozdawał North, EW po partii");
  gtk_test_accessible_assert_property (
      auction, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
      "North pas, East 1 trefl, South 2 trefle (both majors), West 1 bez atu (niewystarczająca, "
      "wycofane), zastąpione przez 2 bez atu, North pas, East pas, South pas");
  g_assert_nonnull (fixture_find (auction, fixture_says, "2BA"));
  g_assert_nonnull (fixture_find (
      auction, fixture_says, "! odzywka niewystarczająca\nprzekreślone: wycofane\n* both majors"));
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

  fixture_open (self, "example/33");
  words = fixture_find (GTK_WIDGET (self->reader), fixture_says, "Nic.");
  button = fixture_find (GTK_WIDGET (self->reader), is_toggle, NULL);
  g_assert_false (gtk_widget_is_visible (words));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  g_assert_true (gtk_widget_is_visible (words));
}

static gboolean
is_set_in_what_it_asks_for (GtkWidget *widget, const char *what)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  PangoFontDescription *wanted = pango_context_get_font_description (context);
  g_autoptr (PangoFont) font = pango_context_load_font (context, wanted);
  g_autoptr (PangoFontDescription) found = pango_font_describe (font);
  g_auto (GStrv) families = g_strsplit (pango_font_description_get_family (wanted), ",", 2);

  return g_strcmp0 (families[0], pango_font_description_get_family (found)) == 0;
}

static gboolean
is_set_in_a_substitute (GtkWidget *widget, const char *what)
{
  return GTK_IS_LABEL (widget) && !is_set_in_what_it_asks_for (widget, NULL);
}

/* Or each font of the first frame would be searched and fitted to the pixels twice. */
static void
test_fonts_are_named_as_found (Fixture *self, gconstpointer data)
{
  fixture_open (self, "27");
  g_assert_nonnull (fixture_find (GTK_WIDGET (self->reader), is_set_in_what_it_asks_for, NULL));
  g_assert_null (fixture_find (GTK_WIDGET (self->reader), is_set_in_a_substitute, NULL));
}

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
  ADD ("fonts-are-named-as-found", test_fonts_are_named_as_found);
}

int
main (int argc, char *argv[])
{
  return fixture_main (argc, argv, add_tests);
}
