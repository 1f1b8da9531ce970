/* toolbox.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "widgets/toolbox/lex-toolbox.h"

G_BEGIN_DECLS

typedef struct
{
  GtkWidget *window;
  LexToolbox *toolbox;
  char *opened; /* what win.open was last asked for */
} ToolboxFixture;

/* Builds the library of the services' tests and its paths; gives them back. */
void toolbox_build (void);
void toolbox_finish (void);
GPtrArray *toolbox_get_paths (void);

/* A toolbox that has just been opened, in "en" (as for %NULL) or "pl". */
void toolbox_set_up (ToolboxFixture *self, gconstpointer language);
void toolbox_tear_down (ToolboxFixture *self, gconstpointer data);

gboolean toolbox_says (GtkWidget *widget, const char *words);
gboolean toolbox_is_entry (GtkWidget *widget, const char *unused);
gboolean toolbox_shows (ToolboxFixture *self, const char *words);
void toolbox_act (ToolboxFixture *self, const char *detailed);
void toolbox_type (ToolboxFixture *self, const char *words);
void toolbox_press (ToolboxFixture *self, guint key);

G_END_DECLS
