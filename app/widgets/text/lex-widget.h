/* lex-widget.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * lex_widget_pass_focus:
 * @widget: a widget that has no focus of its own
 * @first: where in it the focus goes
 *
 * Passes the focus on, unless it is inside already: GTK asks each widget for the focus that is left
 * backwards, and one that took it then would never be left.
 *
 * Returns: whether the focus went there
 */
gboolean lex_widget_pass_focus (GtkWidget *widget, GtkWidget *first);

/**
 * lex_widget_get_em:
 * @widget: a widget
 *
 * Gets the size of its font, which the user's text scale has in it.
 *
 * Returns: pixels
 */
double lex_widget_get_em (GtkWidget *widget);

/**
 * lex_widget_get_colour:
 * @widget: a widget
 * @colour: (out caller-allocates): the colour of its text
 *
 * Gets the colour that the style sheet gives its text.
 */
void lex_widget_get_colour (GtkWidget *widget, GdkRGBA *colour);

/**
 * lex_widget_lookup_colour:
 * @widget: a widget
 * @name: a colour's name in the style sheets
 * @colour: (inout): it, or as before where there is none of that name
 *
 * Gets a named colour of the theme.
 */
void lex_widget_lookup_colour (GtkWidget *widget, const char *name, GdkRGBA *colour);

/**
 * lex_widget_load_css:
 * @provider: a provider
 * @css: a style sheet
 *
 * Has a provider give this style.
 */
void lex_widget_load_css (GtkCssProvider *provider, const char *css);

/**
 * lex_widget_set_tooltip:
 * @widget: a widget
 * @words: (nullable): what it says when the pointer rests on it
 *
 * Sets a tooltip. While a widget is not on the screen this asks the display nothing, where GTK
 * waits three times for the X server to say that the pointer is not over it.
 */
void lex_widget_set_tooltip (GtkWidget *widget, const char *words);

/**
 * lex_widget_set_name:
 * @widget: a button that shows a symbol
 * @words: what it is called
 *
 * Names a widget that shows no words: in its tooltip, and to the screen reader.
 */
void lex_widget_set_name (GtkWidget *widget, const char *words);

/**
 * lex_widget_follow_window:
 * @self: a window
 * @parent: (nullable): the window that it belongs to
 *
 * Closes @self with @parent. Either may stand before the other, as where one reads in @parent what
 * one writes in @self: a window that is transient always covers its parent.
 */
void lex_widget_follow_window (GtkWindow *self, GtkWindow *parent);

/**
 * lex_widget_fold:
 * @expander: an expander
 * @child: (transfer floating): what it shows when it is opened
 *
 * Puts @child into @expander. No key leads to it while it is folded away.
 */
void lex_widget_fold (GtkWidget *expander, GtkWidget *child);

/**
 * lex_widget_unparent_children:
 * @widget: a widget that lays out its own children
 *
 * Lets them go, as it does when it is disposed.
 */
void lex_widget_unparent_children (GtkWidget *widget);

/**
 * lex_widget_wrap_button:
 * @button: a button with a label
 *
 * Lets the label break into lines, within words if it must, where there is no room.
 */
void lex_widget_wrap_button (GtkWidget *button);

/**
 * lex_widget_title_new:
 * @window: whose title it shows
 *
 * Makes a title for a header bar, which gives way to buttons as far as GTK's own does not.
 *
 * Returns: (transfer floating): a label
 */
GtkWidget *lex_widget_title_new (GtkWindow *window);

/**
 * lex_widget_label_new:
 * @words: what it says
 * @css_class: a class of the style sheets
 *
 * Makes a label that begins at the left and takes as many lines as it needs.
 *
 * Returns: (transfer floating): a label
 */
GtkWidget *lex_widget_label_new (const char *words, const char *css_class);

G_END_DECLS
