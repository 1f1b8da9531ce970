/* lex-text-label.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A label for law text, and what its links do. It refuses to know where it stands: where a link
 * leads is told by an action. Whoever shows law text makes one.
 */

#include "widgets/text/lex-text-label.h"

#include <string.h>

#include "type/lex-markup.h"
#include "widgets/text/lex-link.h"

#define MIN_CHARS 12

void
lex_text_label_set_language (GtkWidget *label, LexLanguage language)
{
  PangoLanguage *code = pango_language_from_string (lex_language_get_code (language));
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_language_new (code));
  gtk_label_set_attributes (GTK_LABEL (label), attributes);
  pango_context_set_language (gtk_widget_get_pango_context (label), code);
}

LexLanguage
lex_text_label_get_language (GtkWidget *label)
{
  PangoContext *context = gtk_widget_get_pango_context (label);
  LexLanguage language = LEX_LANGUAGE_EN;

  lex_language_from_code (pango_language_to_string (pango_context_get_language (context)),
                          &language);
  return language;
}

/* What a term means is read in place; where nobody can show it, one goes there. */
static gboolean
define (GtkLabel *label, const char *uri)
{
  g_autoptr (LexLink) link = lex_link_find (label, uri);
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (label)));
  graphene_point_t place;

  if (!link
      || !gtk_widget_compute_point (GTK_WIDGET (label), root,
                                    &GRAPHENE_POINT_INIT (link->area.x, link->area.y), &place))
    return FALSE;
  return gtk_widget_activate_action (GTK_WIDGET (label), "preview.define", "(siiii)",
                                     lex_label_get_text (link->label), (int) place.x, (int) place.y,
                                     link->area.width, link->area.height);
}

static gboolean
activate_link_cb (GtkLabel *label, const char *uri, gpointer user_data)
{
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (label), GTK_TYPE_POPOVER);

  if (g_str_has_prefix (uri, LEX_MARKUP_PAST))
    return gtk_widget_activate_action (GTK_WIDGET (label), "reader.past", NULL);
  if (g_str_has_prefix (uri, LEX_MARKUP_CITED))
    return gtk_widget_activate_action (GTK_WIDGET (label), "lookup.cited", "s",
                                       uri + strlen (LEX_MARKUP_CITED));
  if (!lex_markup_get_target (uri))
    return FALSE;
  if (!popover && g_str_has_prefix (uri, LEX_MARKUP_TERM) && define (label, uri))
    return TRUE;
  /* Who follows a link has seen what it stands in. */
  if (popover)
    gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_widget_activate_action (GTK_WIDGET (label), "win.open", "s", lex_markup_get_target (uri));
  return TRUE;
}

GtkWidget *
lex_text_label_new (const char *markup, LexLanguage language, const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  lex_text_label_set_language (label, language);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  /* Spares GTK breaking every text letter by letter to find how narrow it may be. */
  gtk_label_set_width_chars (GTK_LABEL (label), MIN_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_label_set_markup (GTK_LABEL (label), markup);
  if (css_class)
    gtk_widget_add_css_class (label, css_class);
  /* Most texts have a link; a handler on those without one would be waste. */
  if (strstr (markup, "<a "))
    g_signal_connect (label, "activate-link", G_CALLBACK (activate_link_cb), NULL);
  return label;
}
