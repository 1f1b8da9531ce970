/* lex-sidebar-hits.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The list of hits and the walk through it. It refuses to know how hits are
 * found and what opening one means. The sidebar makes it when something is
 * typed for the first time.
 *
 * A list view of GTK 4.8 makes a row for every item, seen or not, and fifty rows cost many times
 * what finding them did. So a key stroke makes a screenful; the rest follows, below what is seen,
 * when the hand rests or somebody walks there.
 */

#include "widgets/sidebar/lex-sidebar-hits.h"

#include <glib/gi18n-lib.h>

#include "services/lex-answer.h"
#include "services/lex-journal-search.h"
#include "widgets/sidebar/lex-hit-list.h"
#include "widgets/sidebar/lex-hit-titles.h"
#include "widgets/sidebar/lex-sidebar-hit.h"
#include "widgets/sidebar/lex-snippet.h"

/* No row is lower, and so long must a hand rest, in milliseconds. */
#define LEAST_ROW_HEIGHT 48
#define REST 200

/* As long as the list has no height yet. */
#define LEAST_SCREENFUL 12

struct _LexSidebarHits
{
  GtkWidget parent_instance;

  /* Template */
  GtkWidget *box;
  GtkButton *suggestion;
  GtkListView *list;
  GtkSingleSelection *selection;

  /* Owned; library, hits and titles are NULL until there are some */
  LexLibrary *library;
  GPtrArray *hits; /* (element-type LexHit), best first */
  LexHitList *rows;
  GtkSliceListModel *shown; /* of rows */
  LexHitTitles *titles;

  LexLanguage language; /* that is read first */
  guint rest;           /* a source, or 0 when all rows are shown */
};

G_DEFINE_FINAL_TYPE (LexSidebarHits, lex_sidebar_hits, GTK_TYPE_WIDGET)

static guint
get_n_rows (LexSidebarHits *self)
{
  return g_list_model_get_n_items (lex_hit_list_get_model (self->rows));
}

static void
show_rest (LexSidebarHits *self)
{
  g_clear_handle_id (&self->rest, g_source_remove);
  gtk_slice_list_model_set_size (self->shown, G_MAXUINT);
}

static gboolean
rest_cb (gpointer user_data)
{
  LexSidebarHits *self = user_data;

  self->rest = 0;
  show_rest (self);
  return G_SOURCE_REMOVE;
}

static void
show_screenful (LexSidebarHits *self)
{
  const int height = gtk_widget_get_height (GTK_WIDGET (self->list));

  g_clear_handle_id (&self->rest, g_source_remove);
  gtk_slice_list_model_set_size (self->shown,
                                 MAX (LEAST_SCREENFUL, (guint) height / LEAST_ROW_HEIGHT + 1));
  self->rest = g_timeout_add (REST, rest_cb, self);
}

static void
scroll_to (LexSidebarHits *self, guint position)
{
  /* GTK 4.8 has no gtk_list_view_scroll_to(), but the list has the action. */
  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", position);
}

/* A note is opened with its clause. */
static void
open_hit (LexSidebarHits *self, LexHit *hit)
{
  const gboolean made = g_str_equal (lex_hit_get_document (hit), LEX_JOURNAL_DOCUMENT);

  gtk_widget_activate_action (GTK_WIDGET (self), made ? "win.read-notes" : "win.open-hit", "s",
                              lex_label_get_text (lex_hit_get_label (hit)));
}

/* A row that stands for others gives way to them; a hit is opened. */
static void
activate_cb (LexSidebarHits *self, guint position)
{
  g_autoptr (LexHitItem) item
      = g_list_model_get_item (lex_hit_list_get_model (self->rows), position);

  if (item == NULL)
    return;

  if (lex_hit_item_get_n_more (item) > 0)
    lex_hit_list_open (self->rows, position);
  else
    open_hit (self, lex_hit_item_get_hit (item));
  gtk_single_selection_set_selected (self->selection, position);
}

static void
clicked_cb (GtkWidget *row, GtkListItem *item)
{
  LexSidebarHits *self = LEX_SIDEBAR_HITS (gtk_widget_get_ancestor (row, LEX_TYPE_SIDEBAR_HITS));

  activate_cb (self, gtk_list_item_get_position (item));
}

/* A page of the library that can not be read makes an empty row here; to open the hit says why. */
static LexGlimpse *
read_glimpse (LexSidebarHits *self, LexHit *hit)
{
  LexGlimpse *glimpse = lex_library_glimpse (self->library, hit, NULL);

  if (glimpse != NULL)
    {
      lex_library_call_glimpse (self->library, hit, self->language, glimpse);
      return glimpse;
    }
  glimpse = g_new0 (LexGlimpse, 1);
  glimpse->snippet = g_strdup ("");
  return glimpse;
}

static void
setup_cb (LexSidebarHits *self, GtkListItem *item)
{
  GtkWidget *row = g_object_new (LEX_TYPE_SIDEBAR_HIT, NULL);

  g_signal_connect_object (row, "clicked", G_CALLBACK (clicked_cb), item, 0);
  gtk_list_item_set_child (item, row);
}

static void
bind_cb (LexSidebarHits *self, GtkListItem *item)
{
  LexHitItem *shown = LEX_HIT_ITEM (gtk_list_item_get_item (item));
  g_autoptr (LexGlimpse) glimpse = lex_hit_item_get_n_more (shown) == 0
                                       ? read_glimpse (self, lex_hit_item_get_hit (shown))
                                       : NULL;

  lex_sidebar_hit_set_item (LEX_SIDEBAR_HIT (gtk_list_item_get_child (item)), shown, glimpse,
                            self->titles, self->language);
}

/* Arrows walk through the list; Tab leaves it, and takes it up where one was. */
static gboolean
lex_sidebar_hits_focus (GtkWidget *widget, GtkDirectionType direction)
{
  LexSidebarHits *self = LEX_SIDEBAR_HITS (widget);
  GtkWidget *list = GTK_WIDGET (self->list);
  GtkWidget *suggestion = GTK_WIDGET (self->suggestion);

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (lex_sidebar_hits_parent_class)->focus (widget, direction);
  if (gtk_widget_get_focus_child (list) != NULL)
    return direction == GTK_DIR_TAB_BACKWARD && gtk_widget_child_focus (suggestion, direction);
  if (gtk_widget_is_focus (suggestion) && direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;
  if (gtk_single_selection_get_selected (self->selection) == GTK_INVALID_LIST_POSITION)
    gtk_single_selection_set_selected (self->selection, 0);
  return gtk_widget_child_focus (list, direction);
}

static void
lex_sidebar_hits_dispose (GObject *object)
{
  LexSidebarHits *self = LEX_SIDEBAR_HITS (object);

  g_clear_handle_id (&self->rest, g_source_remove);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->shown);
  g_clear_pointer (&self->hits, g_ptr_array_unref);
  g_clear_pointer (&self->rows, lex_hit_list_free);
  g_clear_pointer (&self->titles, lex_hit_titles_free);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (lex_sidebar_hits_parent_class)->dispose (object);
}

static void
lex_sidebar_hits_class_init (LexSidebarHitsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = lex_sidebar_hits_dispose;
  widget_class->focus = lex_sidebar_hits_focus;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/lexbridge/Lexbridge/lex-sidebar-hits.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarHits, box);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarHits, suggestion);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarHits, list);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarHits, selection);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
}

static void
lex_sidebar_hits_init (LexSidebarHits *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->rows = lex_hit_list_new ();
  self->shown
      = gtk_slice_list_model_new (g_object_ref (lex_hit_list_get_model (self->rows)), 0, G_MAXUINT);
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->shown));
}

void
lex_sidebar_hits_set_library (LexSidebarHits *self, LexLibrary *library)
{
  g_return_if_fail (LEX_IS_SIDEBAR_HITS (self));
  g_return_if_fail (LEX_IS_LIBRARY (library));

  g_set_object (&self->library, library);
  g_clear_pointer (&self->titles, lex_hit_titles_free);
  self->titles = lex_hit_titles_new (library);
  g_clear_pointer (&self->hits, g_ptr_array_unref); /* they may read otherwise now */
}

void
lex_sidebar_hits_set_language (LexSidebarHits *self, LexLanguage language)
{
  g_return_if_fail (LEX_IS_SIDEBAR_HITS (self));

  if (self->language == language)
    return;
  self->language = language;
  g_clear_pointer (&self->hits, g_ptr_array_unref); /* their groups are called otherwise now */
}

static gboolean
hit_equal (LexHit *a, LexHit *b)
{
  GBytes *trace = lex_hit_get_trace (a);
  GBytes *other = lex_hit_get_trace (b);

  return lex_label_equal (lex_hit_get_label (a), lex_hit_get_label (b))
         && g_str_equal (lex_hit_get_document (a), lex_hit_get_document (b))
         && lex_hit_get_language (a) == lex_hit_get_language (b)
         && (trace == other || (trace != NULL && other != NULL && g_bytes_equal (trace, other)));
}

/* Whether the hits that are shown already were found, and by the same words: nothing needs to move
 * while a long word is finished. */
static gboolean
shows_same (LexSidebarHits *self, GPtrArray *hits)
{
  if (self->hits == NULL || self->hits->len != hits->len)
    return FALSE;
  for (guint i = 0; i < hits->len; i++)
    if (!hit_equal (g_ptr_array_index (self->hits, i), g_ptr_array_index (hits, i)))
      return FALSE;
  return TRUE;
}

void
lex_sidebar_hits_set_hits (LexSidebarHits *self, GPtrArray *hits)
{
  g_return_if_fail (LEX_IS_SIDEBAR_HITS (self));
  g_return_if_fail (self->library != NULL);

  if (!shows_same (self, hits))
    {
      show_screenful (self);
      lex_hit_list_set_hits (self->rows, hits);
    }
  g_clear_pointer (&self->hits, g_ptr_array_unref);
  self->hits = g_ptr_array_ref (hits);
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
  if (hits->len > 0)
    scroll_to (self, 0);
}

void
lex_sidebar_hits_set_suggestion (LexSidebarHits *self, const char *suggestion)
{
  g_autofree char *question = NULL;

  g_return_if_fail (LEX_IS_SIDEBAR_HITS (self));

  gtk_widget_set_visible (GTK_WIDGET (self->suggestion), suggestion != NULL);
  if (suggestion == NULL)
    return;

  /* Translators: above the hits; %s is the query as it was probably meant */
  question = g_strdup_printf (_ ("Did you mean “%s”?"), suggestion);
  gtk_label_set_text (GTK_LABEL (gtk_button_get_child (self->suggestion)), question);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->suggestion), "s", suggestion);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->suggestion), "win.search");
}

void
lex_sidebar_hits_move (LexSidebarHits *self, int step)
{
  guint n_rows, selected;

  g_return_if_fail (LEX_IS_SIDEBAR_HITS (self));

  n_rows = get_n_rows (self);
  selected = gtk_single_selection_get_selected (self->selection);

  if (n_rows == 0 || (selected == GTK_INVALID_LIST_POSITION && step < 0))
    return;

  if (selected == GTK_INVALID_LIST_POSITION)
    selected = 0;
  else
    selected = (guint) CLAMP ((int) selected + step, 0, (int) n_rows - 1);

  if (selected >= g_list_model_get_n_items (G_LIST_MODEL (self->shown)))
    show_rest (self);
  gtk_single_selection_set_selected (self->selection, selected);
  scroll_to (self, selected);
}

gboolean
lex_sidebar_hits_activate (LexSidebarHits *self)
{
  guint selected;

  g_return_val_if_fail (LEX_IS_SIDEBAR_HITS (self), FALSE);

  if (get_n_rows (self) == 0)
    return FALSE;

  selected = gtk_single_selection_get_selected (self->selection);
  activate_cb (self, selected != GTK_INVALID_LIST_POSITION ? selected : 0);
  return TRUE;
}

GStrv
lex_sidebar_hits_dup_matches (LexSidebarHits *self)
{
  g_autoptr (GHashTable) words = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  char **matches;

  g_return_val_if_fail (LEX_IS_SIDEBAR_HITS (self), NULL);

  for (guint i = 0; self->hits != NULL && i < self->hits->len; i++)
    {
      g_autoptr (LexGlimpse) glimpse = read_glimpse (self, g_ptr_array_index (self->hits, i));

      lex_snippet_collect_matches (glimpse->snippet, words);
    }

  matches = (char **) g_hash_table_get_keys_as_array (words, NULL);
  g_hash_table_steal_all (words);
  return matches;
}
