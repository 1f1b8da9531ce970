/* lex-toolbox-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/toolbox/lex-path-parts.h"
#include "widgets/toolbox/lex-toolbox.h"

G_BEGIN_DECLS

struct _LexToolbox
{
  GtkWidget parent_instance;

  /* Owned */
  GPtrArray *paths;
  LexLibrary *library; /* nullable at first */
  LexPathState state;  /* its ruling is nullable: then the list is shown */
  GSimpleActionGroup *actions;
  char *rounding; /* nullable: how weighted scores are rounded at first */

  /* Owned by the widget tree */
  GtkWidget *box;
  GtkWidget *bar;
  GtkWidget *stack;
  GtkWidget *list;  /* nullable */
  GtkWidget *tools; /* nullable */
  GtkWidget *chart; /* nullable: of the path, over its page */
  GtkWidget *clamp; /* nullable: around the page */
};

/* lex-toolbox-show.c */

/**
 * lex_toolbox_show_page:
 * @self: a toolbox in which a path is followed
 *
 * Makes its page anew, so that it is always that of the state.
 */
void lex_toolbox_show_page (LexToolbox *self);

/**
 * lex_toolbox_show_list:
 * @self: a toolbox
 *
 * Shows the list of situations; no path is followed any more.
 */
void lex_toolbox_show_list (LexToolbox *self);

/**
 * lex_toolbox_show_chart:
 * @self: a toolbox with a ruling
 *
 * Shows the flow chart of its path.
 */
void lex_toolbox_show_chart (LexToolbox *self);

/**
 * lex_toolbox_show_tools:
 * @self: a toolbox
 * @name: a tool, as lex_tools_show() knows it
 *
 * Shows a tool.
 */
void lex_toolbox_show_tools (LexToolbox *self, const char *name);

/**
 * lex_toolbox_take_ruling:
 * @self: a toolbox
 * @ruling: (transfer full): the way so far
 *
 * Goes on from there.
 */
void lex_toolbox_take_ruling (LexToolbox *self, LexRuling *ruling);

/**
 * lex_toolbox_shows_tools:
 * @self: a toolbox
 *
 * Tells what is shown.
 *
 * Returns: whether that is a tool
 */
gboolean lex_toolbox_shows_tools (LexToolbox *self);

/* lex-toolbox-ways.c */

/**
 * lex_toolbox_forget_calls:
 * @self: a toolbox
 *
 * Forgets which calls are compared: those of another table are others.
 */
void lex_toolbox_forget_calls (LexToolbox *self);

/**
 * lex_toolbox_add_actions:
 * @self: a new toolbox
 *
 * Adds its actions: `toolbox.start` and the like.
 */
void lex_toolbox_add_actions (LexToolbox *self);

/**
 * lex_toolbox_press_cb:
 * @self: a toolbox
 * @key: a key that was pressed
 * @code: its code
 * @modifiers: what was held
 *
 * Answers by the keyboard: digits answer, and so do letters, so that the second answer is 2 or b.
 *
 * Returns: whether the key meant anything
 */
gboolean lex_toolbox_press_cb (LexToolbox *self, guint key, guint code, GdkModifierType modifiers);

G_END_DECLS
