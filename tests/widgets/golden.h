/* golden.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GoldenLook:
 * @dark: whether the theme is dark
 * @dpi: the text's size; 96 for what a desktop begins with
 *
 * What a widget is dressed in before its picture is taken.
 */
typedef struct
{
  gboolean dark;
  int dpi;
} GoldenLook;

/* The four conditions that every picture must stand; widths are the test's business. */
#define GOLDEN_LIGHT ((GoldenLook){ FALSE, 96 })
#define GOLDEN_DARK ((GoldenLook){ TRUE, 96 })
#define GOLDEN_LARGE ((GoldenLook){ FALSE, 192 })

/**
 * golden_init:
 *
 * Fixes all that a picture depends on: fonts, their drawing, motion, and the style
 * sheets, which an application loads by itself but a test does not. To be called
 * once, after adw_init().
 */
void golden_init (void);

/**
 * golden_speak:
 * @language: "en" or "pl"
 *
 * Sets the language of the interface for whatever is made from now on, whichever
 * locale the test was started in.
 */
void golden_speak (const char *language);

/**
 * golden_dress:
 * @look: theme and text size
 *
 * Dresses everything that is shown, until the next call.
 */
void golden_dress (GoldenLook look);

/**
 * golden_settle:
 *
 * Lets what was asked for be laid out.
 */
void golden_settle (void);

/**
 * golden_resize:
 * @window: a window that is shown
 * @width: its width from now on
 * @height: its height
 *
 * Waits until the display has given a window its new size, and for what that changes.
 */
void golden_resize (GtkWindow *window, int width, int height);

/**
 * golden_check_picture:
 * @widget: a widget, shown in a window
 * @name: a file in golden/, in the folder of the series of GTK
 *
 * Lets @widget settle, draws it with cairo whatever the display draws with, and
 * compares. At most #GOLDEN_PIXELS may differ in a colour by more than
 * #GOLDEN_SHADE of 255. Where not, the test fails and what was drawn is left in
 * the test's build folder. Where GTK or the fonts are not those that the pictures were
 * made with, which made-with.txt beside them names, the test is skipped.
 *
 * With LEXBRIDGE_NEW_GOLDEN set, writes the picture instead, to be looked at
 * before it is committed.
 */
void golden_check_picture (GtkWidget *widget, const char *name);

#define GOLDEN_PIXELS 20
#define GOLDEN_SHADE 16

/**
 * golden_check_text:
 * @text: what came
 * @name: a file in golden/
 *
 * Compares a text, or writes it, as golden_check_picture() does pictures.
 */
void golden_check_text (const char *text, const char *name);

/**
 * golden_dup_tree:
 * @widget: a widget, shown in a window
 *
 * Tells what a reader of screens meets in @widget, from top to bottom: roles, words,
 * names and descriptions. Needs GTK_A11Y=test.
 *
 * Returns: (transfer full): a line for each, indented by depth
 */
char *golden_dup_tree (GtkWidget *widget);

/**
 * GoldenMatch:
 * @widget: a widget
 * @what: (nullable): what is looked for
 *
 * Whether @widget is it.
 */
typedef gboolean (*GoldenMatch) (GtkWidget *widget, const char *what);

/**
 * golden_find:
 * @widget: where to look
 * @matches: what tells it
 * @what: (nullable): what is looked for
 *
 * Finds a widget that is shown.
 *
 * Returns: (transfer none) (nullable): the first one
 */
GtkWidget *golden_find (GtkWidget *widget, GoldenMatch matches, const char *what);

/**
 * golden_press:
 * @widget: a widget with shortcuts of its own
 * @key: a key
 *
 * Gives it a key.
 */
void golden_press (GtkWidget *widget, guint key);

G_END_DECLS
