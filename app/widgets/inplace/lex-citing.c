/* lex-citing.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What cites a clause, to be read and followed in a popover. It refuses to know
 * where the popover points and what counts as a citation. A page's lookup makes it.
 */

#include "widgets/inplace/lex-citing.h"

#include <glib/gi18n-lib.h>

#include "services/lex-mentions.h"
#include "widgets/text/lex-heading.h"
#include "widgets/text/lex-text-label.h"
#include "widgets/text/lex-theme.h"
#include "widgets/text/lex-widget.h"

#define GAP 10
#define MAX_HEIGHT 520
#define WIDTH_CHARS 44
/* More than so many would be a wall of headings. */
#define FEW 8

typedef struct
{
  LexLibrary *library;
  LexMarkupStyle style;
} Listing;

char *
lex_citing_dup_count (guint n)
{
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "Cited in %u place", "Cited in %u places", n), n);
}

static void
append (GtkWidget *box, const char *markup, LexLanguage language, const char *css_class)
{
  GtkWidget *label = lex_text_label_new (markup, language, css_class);

  gtk_label_set_width_chars (GTK_LABEL (label), WIDTH_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WIDTH_CHARS);
  gtk_box_append (GTK_BOX (box), label);
}

static void
append_lines (const Listing *self, GtkWidget *box, GPtrArray *labels)
{
  for (guint i = 0; i < labels->len; i++)
    {
      LexLabel *label = labels->pdata[i];
      g_autofree char *name = lex_heading_dup_name (label);
      g_autofree char *heading = lex_heading_lookup (self->library, label, self->style.language);
      g_autofree char *markup = lex_heading_dup_markup (label, name, heading, &self->style);

      append (box, markup, self->style.language, "line");
    }
}

/* Clauses by their numbers; what has none by its heading. */
static void
append_row (const Listing *self, GtkWidget *box, GPtrArray *labels)
{
  g_autoptr (GString) markup = g_string_new (NULL);

  for (guint i = 0; i < labels->len; i++)
    {
      LexLabel *label = labels->pdata[i];
      g_autofree char *name = lex_heading_dup_name (label);
      g_autofree char *heading
          = *name ? NULL : lex_heading_lookup (self->library, label, self->style.language);
      g_autofree char *link = lex_markup_from_plain (heading ? heading : name, &self->style);

      g_string_append_printf (markup, "%s<a href=\"" LEX_MARKUP_SCHEME "%s\">%s</a>",
                              i > 0 ? ",  " : "", lex_label_get_text (label), link);
    }
  append (box, markup->str, self->style.language, "line");
}

static char *
dup_title (const LexMentions *group, LexLanguage language)
{
  const char *title = lex_document_get_title (group->document, language);

  if (!title)
    title = lex_document_get_title (group->document, 1 - language);
  return g_strdup_printf ("%s (%u)", title ? title : lex_document_get_name (group->document),
                          group->labels->len);
}

static gboolean
is_index (const LexMentions *group)
{
  return lex_document_get_kind (group->document) == LEX_KIND_INDEX;
}

static GtkWidget *
new_group (const Listing *self, const LexMentions *group)
{
  const gboolean index = is_index (group);
  /* From GTK 4.12 on a box has no role of its own, and what has none has no name. */
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                 "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 2, NULL);
  g_autofree char *title = dup_title (group, self->style.language);
  g_autofree char *markup = g_markup_escape_text (title, -1);
  GtkWidget *expander;

  if (!index)
    append (box, markup, self->style.language, "kind");
  if (group->labels->len <= FEW)
    append_lines (self, box, group->labels);
  else
    append_row (self, box, group->labels);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  if (!index)
    return box;
  expander = gtk_expander_new (title);
  gtk_widget_add_css_class (expander, "kind");
  lex_widget_fold (expander, box);
  return expander;
}

static guint
count (GPtrArray *groups)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (lex_label_hash, lex_label_equal);

  for (guint i = 0; i < groups->len; i++)
    {
      const LexMentions *group = groups->pdata[i];

      for (guint j = 0; j < group->labels->len; j++)
        if (!is_index (group))
          g_hash_table_add (seen, group->labels->pdata[j]);
    }
  return g_hash_table_size (seen);
}

static void
append_title (const Listing *self, GtkWidget *box, LexLabel *label, guint n)
{
  g_autofree char *name = lex_heading_dup_name (label);
  g_autofree char *heading = lex_heading_lookup (self->library, label, self->style.language);
  g_autofree char *clause = lex_heading_dup_markup (label, name, heading, &self->style);
  g_autofree char *words = n > 0 ? lex_citing_dup_count (n) : g_strdup (_ ("Nothing cites it."));

  append (box, clause, self->style.language, "clause-link");
  append (box, words, self->style.language, "kind");
}

GtkWidget *
lex_citing_new (LexLibrary *library, LexLabel *label, LexLanguage language)
{
  const Listing self = { library, { language, lex_theme_get_palette () } };
  g_autoptr (GPtrArray) groups = lex_mentions_list (library, label, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  append_title (&self, box, label, groups ? count (groups) : 0);
  /* The index last: what somebody imported is of more weight. */
  for (int index = FALSE; index <= TRUE; index++)
    for (guint i = 0; groups && i < groups->len; i++)
      if (is_index (groups->pdata[i]) == index)
        gtk_box_append (GTK_BOX (box), new_group (&self, groups->pdata[i]));
  gtk_widget_add_css_class (box, "citing");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), MAX_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  return scroller;
}
