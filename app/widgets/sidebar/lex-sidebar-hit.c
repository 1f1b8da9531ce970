/* lex-sidebar-hit.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One hit of a search as a row. It refuses to know the query and the library.
 * The factory of the sidebar's list of hits makes it and gives it hits, again
 * and again.
 */

#include "widgets/sidebar/lex-sidebar-hit.h"

#include <glib/gi18n-lib.h>

#include "services/lex-journal-search.h"
#include "services/lex-naming.h"
#include "widgets/sidebar/lex-snippet.h"

struct _LexSidebarHit
{
  GtkWidget parent_instance;

  /* Template */
  GtkWidget *box;
  GtkLabel *group;
  GtkWidget *title;
  GtkLabel *label;
  GtkLabel *heading;
  GtkLabel *snippet;
  GtkLabel *via;
};

static guint clicked;

G_DEFINE_FINAL_TYPE (LexSidebarHit, lex_sidebar_hit, GTK_TYPE_WIDGET)

static const char *
name_of_kind (LexKind kind)
{
  static const char *const names[LEX_N_KINDS] = {
    [LEX_KIND_LAW] = N_ ("Law"),
    [LEX_KIND_DEFINITION] = N_ ("Definition"),
    [LEX_KIND_COMMENTARY] = N_ ("Commentary"),
    [LEX_KIND_EXAMPLE] = N_ ("Example"),
    [LEX_KIND_REGULATION] = N_ ("Regulation"),
    [LEX_KIND_GUIDE] = N_ ("Guide"),
    [LEX_KIND_NOTE] = N_ ("Note"),
    [LEX_KIND_INDEX] = N_ ("Index"),
  };

  return _ (names[kind]);
}

/* The list itself opens by Enter only: with its single-click activation the
 * pointer would move the selection merely by passing over. */
static void
released_cb (LexSidebarHit *self)
{
  g_signal_emit (self, clicked, 0);
}

static void
lex_sidebar_hit_dispose (GObject *object)
{
  g_clear_pointer (&LEX_SIDEBAR_HIT (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (lex_sidebar_hit_parent_class)->dispose (object);
}

static void
lex_sidebar_hit_class_init (LexSidebarHitClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = lex_sidebar_hit_dispose;

  clicked = g_signal_new ("clicked", LEX_TYPE_SIDEBAR_HIT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                          G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/lexbridge/Lexbridge/lex-sidebar-hit.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarHit, box);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarHit, group);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarHit, title);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarHit, label);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarHit, heading);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarHit, snippet);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarHit, via);
  gtk_widget_class_bind_template_callback (widget_class, released_cb);
}

static void
lex_sidebar_hit_init (LexSidebarHit *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Whether the snippet says no more than the heading, being the heading. */
static gboolean
repeats_heading (const LexGlimpse *glimpse)
{
  g_auto (GStrv) pieces
      = g_strsplit_set (glimpse->snippet, LEX_SNIPPET_MATCH_START LEX_SNIPPET_MATCH_END, -1);
  g_autofree char *plain = g_strjoinv ("", pieces);

  return g_strcmp0 (plain, glimpse->heading) == 0;
}

/* `Law 27  Insufficient Bid`; where the kind says it all, `Definitions`. */
static char *
dup_group (LexHit *hit, LexHitTitles *titles, LexLanguage language)
{
  const guint number = lex_label_get_law (lex_hit_get_label (hit));
  const char *title = lex_hit_titles_get (titles, hit, language);
  g_autofree char *law = NULL;

  if (g_str_equal (lex_hit_get_document (hit), LEX_JOURNAL_DOCUMENT))
    return g_strdup (_ ("My Notes"));
  if (number == 0)
    return g_strdup (title != NULL ? title : lex_hit_titles_get_kind (lex_hit_get_kind (hit)));

  /* Translators: above the hits in a law; %u is its number, its title follows */
  law = g_strdup_printf (_ ("Law %u"), number);
  return g_strjoin ("  ", law, title, NULL);
}

static void
show_group (LexSidebarHit *self, LexHitItem *item, LexHitTitles *titles, LexLanguage language)
{
  const gboolean begins = lex_hit_item_get_begins (item);
  g_autofree char *group
      = begins ? dup_group (lex_hit_item_get_hit (item), titles, language) : NULL;

  if (lex_hit_item_get_n_more (item) > 0)
    gtk_widget_add_css_class (GTK_WIDGET (self), "more");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "more");

  gtk_label_set_text (self->group, group != NULL ? group : "");
  gtk_widget_set_visible (GTK_WIDGET (self->group), begins);
}

/* A heading that was found stands once, below; that of the law stands above the group, and that of
 * a clause between them in the chain. */
static gboolean
is_said (LexHit *hit, const LexGlimpse *glimpse, LexHitTitles *titles, LexLanguage language)
{
  return glimpse->heading == NULL || repeats_heading (glimpse)
         || g_strcmp0 (glimpse->heading, lex_hit_titles_get (titles, hit, language)) == 0
         || (glimpse->parents != NULL
             && lex_parent_list_has_text (glimpse->parents, glimpse->heading));
}

/* What the clause stands below within its law, and its own heading: a sub-clause can not be read
 * without. */
static char *
dup_place (LexHit *hit, const LexGlimpse *glimpse, LexHitTitles *titles, LexLanguage language)
{
  g_autofree char *above
      = glimpse->parents != NULL ? lex_parent_dup_line (glimpse->parents, FALSE) : g_strdup ("");

  if (is_said (hit, glimpse, titles, language))
    return g_steal_pointer (&above);
  return g_strjoin (*above != '\0' ? " › " : "", above, glimpse->heading, NULL);
}

static void
show_title (LexSidebarHit *self, LexHit *hit, const LexGlimpse *glimpse, LexHitTitles *titles,
            LexLanguage language)
{
  const char *number = lex_label_get_number (lex_hit_get_label (hit));
  const char *label = lex_naming_tells_number (glimpse->heading, number) ? "" : number;
  g_autofree char *place = dup_place (hit, glimpse, titles, language);
  const gboolean is_chain = glimpse->heading == NULL || !g_str_equal (place, glimpse->heading);

  gtk_label_set_text (self->label, label);
  gtk_widget_set_visible (GTK_WIDGET (self->label), *label != '\0');
  gtk_label_set_attributes (self->heading, lex_snippet_get_attributes (language));
  gtk_label_set_text (self->heading, place);
  if (is_chain)
    gtk_widget_add_css_class (GTK_WIDGET (self->heading), "chain");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->heading), "chain");
  gtk_widget_set_visible (self->title, *label != '\0' || *place != '\0');
}

static void
show_snippet (LexSidebarHit *self, LexHit *hit, const LexGlimpse *glimpse)
{
  g_autofree char *markup = lex_snippet_to_markup (glimpse->snippet);

  gtk_label_set_attributes (self->snippet, lex_snippet_get_attributes (lex_hit_get_language (hit)));
  gtk_label_set_markup (self->snippet, markup);
  gtk_widget_set_visible (GTK_WIDGET (self->snippet), *markup != '\0');
}

/* What players say stands in quotation marks of its own. */
static char *
dup_via (const char *via)
{
  if (g_str_has_prefix (via, "“") || g_str_has_prefix (via, "„"))
    /* Translators: why a clause was found though it lacks the words; %s is in quotation marks */
    return g_strdup_printf (_ ("Through %s"), via);
  /* Translators: why a clause was found though it lacks the words; %s is a term or an entry of the
   * subject index */
  return g_strdup_printf (_ ("Through “%s”"), via);
}

static void
show_via (LexSidebarHit *self, const char *via)
{
  g_autofree char *line = via != NULL ? dup_via (via) : NULL;

  gtk_label_set_text (self->via, line != NULL ? line : "");
  gtk_widget_set_visible (GTK_WIDGET (self->via), via != NULL);
}

static void
show_more (LexSidebarHit *self, guint n_more)
{
  /* Translators: a row that shows the other hits in the same law when it is opened */
  g_autofree char *line
      = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u more", "%u more", n_more), n_more);

  gtk_label_set_attributes (self->snippet, NULL);
  gtk_label_set_text (self->snippet, line);
  gtk_widget_set_visible (GTK_WIDGET (self->snippet), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->via), FALSE);
  gtk_widget_set_visible (self->title, FALSE);
}

/* The list's own item has the focus, but as of GTK 4.8 no name. */
static void
name_list_item (LexSidebarHit *self, LexHitItem *item)
{
  LexHit *hit = lex_hit_item_get_hit (item);
  g_autofree char *name = NULL;

  if (lex_hit_item_get_n_more (item) > 0)
    name = g_strdup (gtk_label_get_text (self->snippet));
  else
    name = g_strdup_printf ("%s %s, %s", gtk_label_get_text (self->label),
                            gtk_label_get_text (self->heading),
                            name_of_kind (lex_hit_get_kind (hit)));

  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (GTK_WIDGET (self))),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, g_strchug (name),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  gtk_label_get_text (self->snippet), -1);
}

void
lex_sidebar_hit_set_item (LexSidebarHit *self, LexHitItem *item, const LexGlimpse *glimpse,
                          LexHitTitles *titles, LexLanguage language)
{
  LexHit *hit;

  g_return_if_fail (LEX_IS_SIDEBAR_HIT (self));
  g_return_if_fail (LEX_IS_HIT_ITEM (item));
  g_return_if_fail (titles != NULL);

  hit = lex_hit_item_get_hit (item);
  show_group (self, item, titles, language);
  if (glimpse == NULL)
    show_more (self, lex_hit_item_get_n_more (item));
  else
    {
      show_title (self, hit, glimpse, titles, language);
      show_snippet (self, hit, glimpse);
      show_via (self, glimpse->via);
    }
  name_list_item (self, item);
}
