/* lex-sidebar.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sidebar: contents, hits or a calm word, one at a time. It refuses to know
 * the entry where something is typed and the page that is opened. The window
 * owns it and hands it the query.
 */

#include "widgets/sidebar/lex-sidebar.h"

#include "rulings/lex-figure.h"
#include "services/lex-answer.h"
#include "services/lex-passage.h"
#include "widgets/sidebar/lex-sidebar-contents.h"
#include "widgets/sidebar/lex-sidebar-filter.h"
#include "widgets/sidebar/lex-sidebar-hits.h"
#include "widgets/sidebar/lex-sidebar-made.h"
#include "widgets/sidebar/lex-sidebar-nothing.h"

struct _LexSidebar
{
  GtkWidget parent_instance;

  /* Template */
  GtkBox *box;
  GtkButton *figure;
  GtkLabel *answer; /* in it */
  GtkStack *stack;
  LexSidebarContents *contents;

  /* Borrowed from box and stack; nullable until something is typed, since the
   * first frame needs none of them. */
  LexSidebarFilter *filter;
  LexSidebarHits *hits;
  LexSidebarNothing *nothing;
  LexSidebarMade *made; /* nullable until there is a journal */

  /* Owned, nullable */
  LexLibrary *library;
  char *query;

  LexLanguages languages;
  gboolean cited;  /* whether the query is a label */
  gboolean titled; /* whether the hits know the library as it is now */
  gboolean walked; /* whether a hit was chosen with the arrows */
};

G_DEFINE_FINAL_TYPE (LexSidebar, lex_sidebar, GTK_TYPE_WIDGET)

static void update (LexSidebar *self);

static LexSidebarFilter *
ensure_filter (LexSidebar *self)
{
  if (self->filter == NULL)
    {
      self->filter = g_object_new (LEX_TYPE_SIDEBAR_FILTER, NULL);
      g_signal_connect_swapped (self->filter, "changed", G_CALLBACK (update), self);
      gtk_box_prepend (self->box, GTK_WIDGET (self->filter));
    }

  return self->filter;
}

static LexSidebarHits *
ensure_hits (LexSidebar *self)
{
  if (self->hits == NULL)
    {
      self->hits = g_object_new (LEX_TYPE_SIDEBAR_HITS, NULL);
      gtk_stack_add_child (self->stack, GTK_WIDGET (self->hits));
    }
  if (!self->titled)
    lex_sidebar_hits_set_library (self->hits, self->library);
  self->titled = TRUE;

  return self->hits;
}

static LexSidebarNothing *
ensure_nothing (LexSidebar *self)
{
  if (self->nothing == NULL)
    {
      self->nothing = g_object_new (LEX_TYPE_SIDEBAR_NOTHING, NULL);
      gtk_stack_add_child (self->stack, GTK_WIDGET (self->nothing));
    }

  return self->nothing;
}

static gboolean
shows_hits (LexSidebar *self)
{
  return self->hits != NULL && gtk_stack_get_visible_child (self->stack) == GTK_WIDGET (self->hits);
}

static void
show_fault (LexSidebar *self, const char *message)
{
  LexSidebarNothing *nothing = ensure_nothing (self);

  lex_sidebar_nothing_show_fault (nothing, self->query, message);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (nothing));
}

/* Nothing was found. If a label was typed the library says what there is
 * instead; else the words were not found. */
static void
show_nothing (LexSidebar *self, const char *suggestion)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexLabel) label = lex_library_resolve (self->library, self->query, &error);
  g_autoptr (LexPassage) passage = NULL;

  if (label != NULL)
    passage = lex_library_show (self->library, label, &error);

  if (error != NULL)
    {
      show_fault (self, error->message);
      return;
    }

  lex_sidebar_nothing_show_words (ensure_nothing (self), self->query, suggestion,
                                  lex_sidebar_filter_is_set (self->filter));
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->nothing));
}

static void
search (LexSidebar *self)
{
  LexSidebarFilter *filter = ensure_filter (self);
  g_autoptr (LexQuery) query
      = lex_query_new_for_reader (self->query, lex_sidebar_filter_get_languages (filter),
                                  lex_sidebar_filter_get_kind (filter), self->languages);
  g_autoptr (GError) error = NULL;
  g_autoptr (LexAnswer) answer = lex_library_search (self->library, query, &error);

  if (answer == NULL)
    show_fault (self, error->message);
  else if (answer->hits->len == 0)
    show_nothing (self, answer->suggestion);
  else
    {
      const LexLanguages searched = lex_query_get_languages (query);
      const LexLanguages shown = searched != LEX_LANGUAGES_BOTH ? searched : self->languages;

      self->cited = answer->citation != NULL;
      lex_sidebar_hits_set_language (ensure_hits (self), lex_languages_get_first (shown));
      lex_sidebar_hits_set_hits (ensure_hits (self), answer->hits);
      lex_sidebar_hits_set_suggestion (self->hits, answer->suggestion);
      gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->hits));
    }
}

/* A score, IMPs or a board: the answer itself, above whatever is found. */
static void
show_figure (LexSidebar *self)
{
  g_autofree char *answer
      = self->query != NULL ? lex_figure_dup_answer (self->query, lex_language_of_locale ()) : NULL;
  g_autofree char *tool
      = answer != NULL
            ? lex_figure_dup_tool (self->query, lex_languages_get_first (self->languages))
            : NULL;

  gtk_label_set_text (self->answer, answer != NULL ? answer : "");
  /* A button with a child of its own has no name by itself. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->figure), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  answer != NULL ? answer : "", -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->figure), "s", tool != NULL ? tool : "");
  gtk_widget_set_visible (GTK_WIDGET (self->figure), answer != NULL);
}

static void
update (LexSidebar *self)
{
  const gboolean searching = self->library != NULL && self->query != NULL;

  show_figure (self);
  if (searching)
    search (self);
  else
    gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->contents));

  if (self->filter != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->filter), searching);
  if (self->made != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->made), !searching);
}

static gboolean
has_focus_in (gpointer widget)
{
  return widget != NULL && gtk_widget_get_focus_child (GTK_WIDGET (widget)) != NULL;
}

/* Contents and hits come first, whichever way: the choices beside them lie on the way back. */
static gboolean
lex_sidebar_focus (GtkWidget *widget, GtkDirectionType direction)
{
  LexSidebar *self = LEX_SIDEBAR (widget);
  GtkWidget *shown = gtk_stack_get_visible_child (self->stack);
  const gboolean inside = gtk_widget_get_focus_child (widget) != NULL;
  const gboolean chooses = inside && has_focus_in (self->filter);

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (lex_sidebar_parent_class)->focus (widget, direction);
  if (chooses)
    return direction == GTK_DIR_TAB_FORWARD && gtk_widget_child_focus (shown, direction);
  if (gtk_widget_child_focus (shown, direction))
    return TRUE;
  return inside && direction == GTK_DIR_TAB_BACKWARD && self->filter != NULL
         && gtk_widget_child_focus (GTK_WIDGET (self->filter), GTK_DIR_TAB_FORWARD);
}

static void
library_changed_cb (LexSidebar *self)
{
  lex_sidebar_contents_set_library (self->contents, self->library);
  self->titled = FALSE;
  update (self);
}

static void
lex_sidebar_dispose (GObject *object)
{
  LexSidebar *self = LEX_SIDEBAR (object);

  if (self->box != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->box));
  self->box = NULL;
  g_clear_object (&self->library);
  g_clear_pointer (&self->query, g_free);

  G_OBJECT_CLASS (lex_sidebar_parent_class)->dispose (object);
}

static void
lex_sidebar_class_init (LexSidebarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = lex_sidebar_dispose;
  widget_class->focus = lex_sidebar_focus;

  g_type_ensure (LEX_TYPE_SIDEBAR_CONTENTS);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/lexbridge/Lexbridge/lex-sidebar.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "lexsidebar");
  gtk_widget_class_bind_template_child (widget_class, LexSidebar, box);
  gtk_widget_class_bind_template_child (widget_class, LexSidebar, figure);
  gtk_widget_class_bind_template_child (widget_class, LexSidebar, answer);
  gtk_widget_class_bind_template_child (widget_class, LexSidebar, stack);
  gtk_widget_class_bind_template_child (widget_class, LexSidebar, contents);
}

static void
lex_sidebar_init (LexSidebar *self)
{
  self->languages = LEX_LANGUAGES_BOTH;
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
lex_sidebar_set_library (LexSidebar *self, LexLibrary *library)
{
  g_return_if_fail (LEX_IS_SIDEBAR (self));

  if (self->library != library)
    {
      if (self->library != NULL)
        g_signal_handlers_disconnect_by_func (self->library, library_changed_cb, self);
      if (library != NULL)
        g_signal_connect_object (library, "changed", G_CALLBACK (library_changed_cb), self,
                                 G_CONNECT_SWAPPED);
      g_set_object (&self->library, library);
    }

  library_changed_cb (self);
}

void
lex_sidebar_set_journal (LexSidebar *self, LexJournal *journal)
{
  g_return_if_fail (LEX_IS_SIDEBAR (self));
  g_return_if_fail (self->library != NULL && self->made == NULL);

  self->made = LEX_SIDEBAR_MADE (lex_sidebar_made_new (self->library, journal));
  gtk_box_append (self->box, GTK_WIDGET (self->made));
  update (self);
}

void
lex_sidebar_set_languages (LexSidebar *self, LexLanguages languages)
{
  g_return_if_fail (LEX_IS_SIDEBAR (self));

  if (self->languages == languages)
    return;
  self->languages = languages;
  lex_sidebar_contents_set_languages (self->contents, languages);
  if (self->made != NULL)
    lex_sidebar_made_set_language (self->made, lex_languages_get_first (languages));
  update (self);
}

void
lex_sidebar_set_current (LexSidebar *self, LexLabel *label)
{
  g_return_if_fail (LEX_IS_SIDEBAR (self));

  lex_sidebar_contents_set_current (self->contents, label);
}

void
lex_sidebar_set_query (LexSidebar *self, const char *text)
{
  g_autofree char *query = NULL;

  g_return_if_fail (LEX_IS_SIDEBAR (self));
  g_return_if_fail (text != NULL);

  query = g_strstrip (g_strdup (text));
  g_clear_pointer (&self->query, g_free);
  if (*query != '\0')
    self->query = g_steal_pointer (&query);
  self->walked = FALSE;

  update (self);
}

void
lex_sidebar_stop (LexSidebar *self)
{
  g_return_if_fail (LEX_IS_SIDEBAR (self));

  if (self->filter != NULL)
    lex_sidebar_filter_reset (self->filter);
  lex_sidebar_set_query (self, "");
}

void
lex_sidebar_move (LexSidebar *self, int step)
{
  g_return_if_fail (LEX_IS_SIDEBAR (self));

  self->walked = TRUE;
  if (shows_hits (self))
    lex_sidebar_hits_move (self->hits, step);
}

gboolean
lex_sidebar_activate (LexSidebar *self)
{
  g_return_val_if_fail (LEX_IS_SIDEBAR (self), FALSE);

  if (gtk_widget_get_visible (GTK_WIDGET (self->figure)) && !self->walked)
    return gtk_widget_activate (GTK_WIDGET (self->figure));
  return shows_hits (self) && lex_sidebar_hits_activate (self->hits);
}

/* A label is no word: 27 is not marked wherever a page says 27. */
GStrv
lex_sidebar_dup_matches (LexSidebar *self)
{
  g_return_val_if_fail (LEX_IS_SIDEBAR (self), NULL);

  if (!shows_hits (self) || self->cited)
    return NULL;

  return lex_sidebar_hits_dup_matches (self->hits);
}
