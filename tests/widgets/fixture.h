/* fixture.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/page/lex-clause-row.h"
#include "widgets/page/lex-reader.h"

G_BEGIN_DECLS

typedef struct
{
  GtkWidget *window;
  LexReader *reader;
} Fixture;

/* Tells whether a widget is what is looked for. */
typedef gboolean (*FixtureMatch) (GtkWidget *widget, const char *what);

/* What `win.open` was last asked for; nullable. */
extern char *fixture_opened;

#define ADD(name, function)                                                                        \
  g_test_add ("/reader/" name, Fixture, NULL, fixture_set_up, function, fixture_tear_down)

/* Makes the library, adds the tests and runs them; 77 where there is no display. */
int fixture_main (int argc, char **argv, void (*add_tests) (void));

/* Gets the library of all tests. */
LexLibrary *fixture_get_library (void);

void fixture_set_up (Fixture *self, gconstpointer data);
void fixture_tear_down (Fixture *self, gconstpointer data);

/* Lets some frames go by. */
void fixture_run (GtkWidget *widget);

/* Opens a clause and shows the window. */
void fixture_open (Fixture *self, const char *text);

/* Finds the first widget that matches, from @widget down; nullable. */
GtkWidget *fixture_find (GtkWidget *widget, FixtureMatch matches, const char *what);

/* Matches: the row of a clause; a label of these words; a widget of this CSS name. */
gboolean fixture_is_row_of (GtkWidget *widget, const char *label);
gboolean fixture_says (GtkWidget *widget, const char *words);
gboolean fixture_has_name (GtkWidget *widget, const char *css_name);

/* Finds the label of these words in the reader; nullable. */
GtkWidget *fixture_find_words (Fixture *self, const char *words);

/* Finds what is open over the page; nullable. */
GtkWidget *fixture_find_popover (Fixture *self);

/* Gets the row of a clause, which must be there. */
GtkWidget *fixture_get_row (Fixture *self, const char *label);

/* Gets where a widget stands in the reader. */
graphene_rect_t fixture_get_bounds (Fixture *self, GtkWidget *widget);

G_END_DECLS
