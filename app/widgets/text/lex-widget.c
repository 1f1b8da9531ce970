/* lex-widget.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What any widget can be asked and GTK does not tell, or each series of it otherwise, and the plain
 * label that many of ours have. It refuses to know ours. Every folder of widgets may call it.
 */

#include "widgets/text/lex-widget.h"

gboolean
lex_widget_pass_focus (GtkWidget *widget, GtkWidget *first)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, widget))
    return FALSE;
  return gtk_widget_grab_focus (first) || gtk_widget_child_focus (first, GTK_DIR_TAB_FORWARD);
}

double
lex_widget_get_em (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  const double size = pango_font_description_get_size (font) / (double) PANGO_SCALE;

  if (pango_font_description_get_size_is_absolute (font))
    return size;
  return size * pango_cairo_context_get_resolution (context) / 72.0;
}

#if GTK_CHECK_VERSION(4, 12, 0)

void
lex_widget_get_colour (GtkWidget *widget, GdkRGBA *colour)
{
  gtk_widget_get_color (widget, colour);
}

void
lex_widget_load_css (GtkCssProvider *provider, const char *css)
{
  gtk_css_provider_load_from_string (provider, css);
}

#else

void
lex_widget_get_colour (GtkWidget *widget, GdkRGBA *colour)
{
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), colour);
}

void
lex_widget_load_css (GtkCssProvider *provider, const char *css)
{
  gtk_css_provider_load_from_data (provider, css, -1);
}

#endif

/* GTK 4 has put nothing in the place of this. In GTK 5, where colours have no such names, what is
 * drawn must get its own CSS node. */
void
lex_widget_lookup_colour (GtkWidget *widget, const char *name, GdkRGBA *colour)
{
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), name, colour);
  G_GNUC_END_IGNORE_DEPRECATIONS
}

/* GTK asks where the pointer is for every widget that is visible, be it mapped or not. */
void
lex_widget_set_tooltip (GtkWidget *widget, const char *words)
{
  const gboolean unseen = gtk_widget_get_visible (widget) && !gtk_widget_get_mapped (widget);

  if (unseen)
    gtk_widget_set_visible (widget, FALSE);
  gtk_widget_set_tooltip_text (widget, words);
  if (unseen)
    gtk_widget_set_visible (widget, TRUE);
}

void
lex_widget_set_name (GtkWidget *widget, const char *words)
{
  lex_widget_set_tooltip (widget, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
}

/* Whose actions are used is disposed of only when nobody does any more, but unrealized at once. */
void
lex_widget_follow_window (GtkWindow *self, GtkWindow *parent)
{
  if (parent != NULL)
    g_signal_connect_object (parent, "unrealize", G_CALLBACK (gtk_window_destroy), self,
                             G_CONNECT_SWAPPED);
}

/* GTK 4.8 looks for the focus in what is folded away when it comes from below, and that has no
 * window. */
void
lex_widget_fold (GtkWidget *expander, GtkWidget *child)
{
  gtk_expander_set_child (GTK_EXPANDER (expander), child);
  g_object_bind_property (expander, "expanded", child, "can-focus", G_BINDING_SYNC_CREATE);
}

void
lex_widget_unparent_children (GtkWidget *widget)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_widget_unparent (child);
}

void
lex_widget_wrap_button (GtkWidget *button)
{
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

  g_return_if_fail (GTK_IS_LABEL (label));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
}

GtkWidget *
lex_widget_title_new (GtkWindow *window)
{
  GtkWidget *title = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_label_set_single_line_mode (GTK_LABEL (title), TRUE);
  gtk_widget_add_css_class (title, "title");
  g_object_bind_property (window, "title", title, "label", G_BINDING_SYNC_CREATE);
  return title;
}

GtkWidget *
lex_widget_label_new (const char *words, const char *css_class)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, css_class);
  return label;
}
