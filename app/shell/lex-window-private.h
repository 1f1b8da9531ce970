/* lex-window-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/lex-pane.h"
#include "shell/lex-tab.h"
#include "shell/lex-window-documents.h"
#include "shell/lex-window-import.h"
#include "shell/lex-window-instead.h"
#include "shell/lex-window-navigation.h"
#include "shell/lex-window-tabs.h"
#include "shell/lex-window.h"
#include "widgets/sidebar/lex-sidebar.h"
#include "widgets/toolbox/lex-toolbox.h"

G_BEGIN_DECLS

/**
 * LexBand:
 * @LEX_BAND_NARROW: one column; what the header bar has no room for is in the menu
 * @LEX_BAND_MEDIUM: the sidebar folds over the page
 * @LEX_BAND_WIDE: the sidebar stands beside the page
 *
 * How wide the window is, as far as the layout cares.
 */
typedef enum
{
  LEX_BAND_NARROW,
  LEX_BAND_MEDIUM,
  LEX_BAND_WIDE,
} LexBand;

/**
 * LexAside:
 * @LEX_ASIDE_NONE: in the tab in front
 * @LEX_ASIDE_BEHIND: in a tab of its own, which stays behind
 * @LEX_ASIDE_FRONT: in a tab of its own, which comes to the front
 *
 * Where what is opened next is read.
 */
typedef enum
{
  LEX_ASIDE_NONE,
  LEX_ASIDE_BEHIND,
  LEX_ASIDE_FRONT,
} LexAside;

struct _LexWindow
{
  AdwApplicationWindow parent_instance;

  /* Template */
  GtkWidget *content;
  GtkWidget *header;
  GtkWidget *steps;
  GtkSearchEntry *entry;
  GtkMenuButton *menu_button;
  GtkWidget *language_switch;
  GtkWidget *bookmark_button;
  AdwToastOverlay *toasts;
  GtkStack *pages;
  AdwFlap *flap;
  LexSidebar *sidebar;
  GtkBox *reading;
  AdwTabView *tabs;

  /* Owned; the library is NULL while there is a fault */
  GSettings *preferences;
  LexLibrary *library;
  LexJournal *journal; /* nullable */
  LexWordsChoice *words;
  GCancellable *choosing;      /* nullable: closes the dialog for files that is open */
  GVariant *session;           /* nullable: what comes back in it; in the first, the preferences' */
  char *last_query;            /* nullable: what was typed when the entry was emptied */
  GVariant *chart;             /* nullable: of the statistics of cases, what is to be saved */
  GHashTable *question_counts; /* nullable: by clause, once the first frame is painted */

  /* Borrowed, nullable, only compared: from where a file was asked that is used just now */
  gconstpointer asker;

  /* Borrowed: the tab in front and its reader; what stands where else one reads, and the tab that
   * was opened from there (both nullable) */
  LexTab *tab;
  LexReader *reader;
  GtkWidget *instead;
  GtkWidget *instead_focus; /* weak: what had the keys there last */
  GtkWidget *hints;         /* at the first start, until something is opened */
  const LexWindowPlace *place;
  LexTab *left;
  LexTab *spare; /* nullable: what a window has until the tab comes that it was made for */

  /* Borrowed from what they stand in; nullable until they are needed */
  AdwStatusPage *fault_page;
  AdwTabBar *tab_bar;

  /* Borrowed from GTK; nullable until they are looked at */
  GtkWindow *map;
  GtkWindow *notebook;
  GtkWindow *cases;
  LexToolbox *toolbox; /* until a situation is looked for */
  GtkWidget *study;    /* a LexStudyRoom: until one learns */

  LexBand band;
  LexAside aside;
  guint band_tick;
  guint staying; /* 0 unless what is read is to be kept when one stays */
  guint keeping; /* 0 unless the windows are to be kept when one stays */
  gulong first_frame_handler;
  gboolean sidebar_wanted;
  gboolean torn_off;     /* whether it was made for a tab of another window */
  gboolean restored;     /* whether the tabs of the last time are there */
  gboolean leaving;      /* whether the program ends, and what comes back is kept already */
  gboolean asks;         /* whether the toolbox is to come after the first frame */
  gboolean journal_open; /* whether the first frame is over */
  gboolean asking;       /* whether the user is asked about what could not be kept */
  gboolean asks_cases;   /* whether then the window of cases was to close, not this one */
  gboolean forsaking;    /* whether the user gave it up */
  gboolean asks_quit;    /* whether all windows are to close after what is asked */
};

/* lex-window-copy.c */

/**
 * lex_window_copy:
 * @self: a window
 *
 * Copies what is selected, or else the clause that was opened, in the languages shown; of an
 * example the diagrams in letters, too.
 */
void lex_window_copy (LexWindow *self);

/**
 * lex_window_add_copy_actions:
 * @self: a window
 *
 * Adds the actions that copy and cite a clause, or what is selected, and highlight that.
 */
void lex_window_add_copy_actions (LexWindow *self);

/**
 * lex_window_bind_copy:
 * @widget_class: the window's
 *
 * Lets Ctrl+C copy where nothing that has the focus copies something of its own.
 */
void lex_window_bind_copy (GtkWidgetClass *widget_class);

/* lex-window-languages.c */

/**
 * lex_window_add_language_actions:
 * @self: a window
 *
 * Adds the action that swaps the languages.
 */
void lex_window_add_language_actions (LexWindow *self);

/**
 * lex_window_connect_languages:
 * @self: a new window with its preferences
 *
 * Shows the law in the languages that were chosen, now and when others are.
 */
void lex_window_connect_languages (LexWindow *self);

/**
 * lex_window_set_languages:
 * @self: a window
 * @languages: languages of the law
 *
 * Shows the law in these languages, and remembers them.
 */
void lex_window_set_languages (LexWindow *self, LexLanguages languages);

/* lex-window-layout.c */

/**
 * lex_window_fit:
 * @self: a window that was just given its size
 *
 * Fits the layout to the window's width.
 */
void lex_window_fit (LexWindow *self);

/**
 * lex_window_restore_size:
 * @self: a new window
 *
 * Gives the window the size and the sidebar it was closed with.
 */
void lex_window_restore_size (LexWindow *self);

/**
 * lex_window_save_size:
 * @self: a window about to close
 *
 * Remembers its size and whether it had a sidebar.
 */
void lex_window_save_size (LexWindow *self);

/**
 * lex_window_show_sidebar:
 * @self: a window
 * @shown: whether the sidebar is to be seen
 *
 * Shows or hides the sidebar; remembered only where it stands beside the page.
 */
void lex_window_show_sidebar (LexWindow *self, gboolean shown);

/**
 * lex_window_rest_sidebar:
 * @self: a window
 *
 * Shows the sidebar where it stands beside the page and is wanted, hides it elsewhere.
 */
void lex_window_rest_sidebar (LexWindow *self);

/* lex-window-entry.c */

/**
 * lex_window_connect_entry:
 * @self: a new window
 *
 * Connects the entry with the sidebar.
 */
void lex_window_connect_entry (LexWindow *self);

/**
 * lex_window_leave_search:
 * @self: a window
 *
 * Empties the entry and takes the marks off the page: the contents are back. The keys stay where
 * they are.
 */
void lex_window_leave_search (LexWindow *self);

/**
 * lex_window_focus_entry:
 * @self: a window
 *
 * Goes to the entry; what was searched last is there to be typed over.
 */
void lex_window_focus_entry (LexWindow *self);

/* lex-window-find.c */

/**
 * lex_window_find:
 * @self: a window
 *
 * Opens the bar that finds a phrase in the open law.
 */
void lex_window_find (LexWindow *self);

/**
 * lex_window_find_step:
 * @self: a window
 * @step: 1 for the next place, -1 for the one before
 *
 * Goes to another place of the phrase.
 */
void lex_window_find_step (LexWindow *self, int step);

/**
 * lex_window_enable_finding:
 * @self: a window
 * @enabled: whether there is something to search
 *
 * Enables or disables the actions of entry and bar.
 */
void lex_window_enable_finding (LexWindow *self, gboolean enabled);

/**
 * lex_window_connect_escape:
 * @self: a new window
 *
 * Has Escape close the bar that finds, or else leave the search, from wherever nothing else takes
 * the key: whether entry or page has the keys makes no difference.
 */
void lex_window_connect_escape (LexWindow *self);

/* lex-window-actions.c */

/**
 * lex_window_add_actions:
 * @self: a window
 *
 * Adds the actions `win.*`.
 */
void lex_window_add_actions (LexWindow *self);

/* lex-window-export.c */

/**
 * lex_window_can_export:
 * @self: a window
 *
 * Tells whether the page is a worked example with cards or calls.
 *
 * Returns: whether lex_window_export() has something to write
 */
gboolean lex_window_can_export (LexWindow *self);

/**
 * lex_window_export:
 * @self: a window
 *
 * Asks for a file, and writes the example being read to it.
 */
void lex_window_export (LexWindow *self);

/**
 * lex_window_export_to:
 * @self: a window
 * @label: an example
 * @path: the file that was chosen
 *
 * Writes an example, and says in a toast how that went.
 */
void lex_window_export_to (LexWindow *self, LexLabel *label, const char *path);

/* lex-window-menu.c */

/**
 * lex_window_fill_menu_cb:
 * @button: the menu button
 * @user_data: a #LexWindow
 *
 * Makes the menu each time it is opened, so that it lists today's bookmarks
 * and costs the first frame nothing; a #GtkMenuButtonCreatePopupFunc.
 */
void lex_window_fill_menu_cb (GtkMenuButton *button, gpointer user_data);

/* lex-window-precedence.c */

/**
 * lex_window_show_precedence:
 * @self: a window
 * @text: the canonical text of a label
 *
 * Draws, in a window of its own, what overrides what around a clause.
 */
void lex_window_show_precedence (LexWindow *self, const char *text);

/**
 * lex_window_show_precedence_here:
 * @self: a window
 *
 * Does lex_window_show_precedence() for the law being read.
 */
void lex_window_show_precedence_here (LexWindow *self);

/**
 * lex_window_list_precedence:
 * @self: a window
 *
 * Lists all relations of precedence in that window.
 */
void lex_window_list_precedence (LexWindow *self);

/**
 * lex_window_close_precedence:
 * @self: a window
 *
 * Closes that window, if it is open.
 */
void lex_window_close_precedence (LexWindow *self);

/* lex-window-fault.c */

/**
 * lex_window_rebuild:
 * @self: a window
 *
 * Rebuilds the library of imported documents, then has the application open it.
 */
void lex_window_rebuild (LexWindow *self);

G_END_DECLS
