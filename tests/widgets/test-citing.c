/* test-citing.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What bears upon a clause, asked for beside it: what cites it, what it yields to,
 * what the margin has. It refuses to know how reasons read. Needs a display; without
 * one it is skipped.
 */

#include "fixture.h"
#include "golden.h"

#include "widgets/page/lex-lookup.h"
#include "widgets/page/lex-row-layout.h"

static void
set_up (Fixture *self, gconstpointer language)
{
  golden_speak (language);
  fixture_set_up (self, NULL);
}

static GtkWidget *
get_cited (Fixture *self, const char *label)
{
  GtkWidget *row = fixture_get_row (self, label);

  return lex_row_layout_get_slot (LEX_ROW_LAYOUT (gtk_widget_get_layout_manager (row)),
                                  LEX_SLOT_CITED);
}

/* How often a clause is cited stands below its number and leads to where. */
static void
test_citations_are_listed (Fixture *self, gconstpointer data)
{
  gboolean handled;

  fixture_open (self, "27");
  g_assert_null (get_cited (self, "27B1b"));
  gtk_test_accessible_assert_property (get_cited (self, "27A"), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Cited in 2 places");
  g_signal_emit_by_name (get_cited (self, "27A"), "activate-link", "lex-cited:27A", &handled);
  g_assert_true (handled);
  g_assert_nonnull (fixture_find_popover (self));
  g_assert_nonnull (fixture_find (fixture_find_popover (self), fixture_says, "Cited in 2 places"));
  g_signal_emit_by_name (fixture_find (fixture_find_popover (self), fixture_says, "33  Trial"),
                         "activate-link", "lex:example/33", &handled);
  g_assert_cmpstr (fixture_opened, ==, "example/33");
}

/* What opens by a key stands where one reads, and the page stays. */
static void
test_popover_moves_nothing (Fixture *self, gconstpointer data)
{
  double position;

  fixture_open (self, "9B1a");
  fixture_run (self->window);
  position = lex_reader_get_position (self->reader);
  g_assert_cmpfloat (position, >, 0);
  g_assert_true (lex_lookup_show_relations (lex_reader_get_page (self->reader),
                                            lex_reader_get_label (self->reader)));
  fixture_run (self->window);
  g_assert_cmpfloat (lex_reader_get_position (self->reader), ==, position);
  g_assert_nonnull (
      fixture_find (fixture_find_popover (self), fixture_says, "Tak mówi komentarz próbny."));
  gtk_popover_popdown (GTK_POPOVER (fixture_find_popover (self)));
  fixture_run (self->window);
  g_assert_cmpfloat (lex_reader_get_position (self->reader), ==, position);
}

/* The list as a reader of screens meets it. */
static void
test_golden_list (Fixture *self, gconstpointer language)
{
  g_autofree char *name = g_strdup_printf ("citing-%s.txt", (const char *) language);
  g_autofree char *tree = NULL;

  lex_reader_set_languages (self->reader,
                            g_str_equal (language, "pl") ? LEX_LANGUAGES_PL : LEX_LANGUAGES_EN);
  fixture_open (self, "31");
  lex_lookup_show_citing (lex_reader_get_page (self->reader), lex_reader_get_label (self->reader));
  golden_settle ();
  tree = golden_dup_tree (fixture_find_popover (self));
  golden_check_text (tree, name);
}

static void
add (const char *name, const char *language, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (name, Fixture, language, set_up, test, fixture_tear_down);
}

static void
add_tests (void)
{
  golden_init ();
  add ("/citing/listed", "en", test_citations_are_listed);
  add ("/citing/moves-nothing", "pl", test_popover_moves_nothing);
  add ("/citing/golden/pl", "pl", test_golden_list);
  add ("/citing/golden/en", "en", test_golden_list);
}

int
main (int argc, char *argv[])
{
  return fixture_main (argc, argv, add_tests);
}
