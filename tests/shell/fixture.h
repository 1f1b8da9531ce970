/* fixture.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/lex-window-private.h"

typedef struct
{
  GtkApplication *application;
  GSettings *preferences;
  LexLibrary *library;
  LexJournal *journal;
  char *imports;
  LexWindow *window;
} Fixture;

typedef void (*FixtureFunc) (Fixture *fixture, gconstpointer data);

/* Lets sizes settle: what a user sees after the next frames. */
void fixture_settle (void);

LexWindow *fixture_new_window (Fixture *fixture, int width);

/* Opens a label, or types words, as the command line does, and presents the window. */
void fixture_show (Fixture *fixture, const char *text);

/* Types into the entry of the header bar. */
void fixture_type (Fixture *fixture, const char *text);

/* Activates an action by its detailed name. */
void fixture_act (Fixture *fixture, const char *action);

/* Whether one of the keys of @widget did something. */
gboolean fixture_press_key (GtkWidget *widget, const char *trigger);

void fixture_assert_label (Fixture *fixture, const char *expected);

/* The shown window of a type, borrowed; or %NULL. */
GtkWidget *fixture_find_window (GType type);

/* The first of a type at or below @widget; or %NULL. */
GtkWidget *fixture_find (GtkWidget *widget, GType type);

/* The button that is called so, anywhere below @widget; or %NULL. */
GtkWidget *fixture_find_button (GtkWidget *widget, const char *label);

/* Finds a shown label with that text anywhere below @widget. */
gboolean fixture_shows (GtkWidget *widget, const char *text);

/* Does what a button of the toolbox does; takes over @target. */
void fixture_act_in_toolbox (Fixture *fixture, const char *name, GVariant *target);

/* Lets nothing be written as long as it is @full. */
void fixture_fill_disk (gboolean full);

/* Counts what is marked on the screen anywhere below @widget. */
guint fixture_count_marks (GtkWidget *widget);

/* Waits for a toast with that text, which on a busy machine is gone again before the window has
 * settled. */
void fixture_wait_for_toast (Fixture *fixture, const char *text);

/* Adds a test with a window of that width. */
void fixture_add (const char *path, int width, FixtureFunc test);

/* Runs the tests that @add_tests adds, or skips them without a display. */
int fixture_run (int argc, char *argv[], void (*add_tests) (void));
