/* lex-typing-hints.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tells in three lines what can be typed. It refuses to know the entry: a line that is pressed
 * fires `win.search`. The start page and the window show it.
 */

#include "widgets/start/lex-typing-hints.h"

#include <glib/gi18n-lib.h>

#define GAP 12
/* No example is longer: it breaks only where there is no room for it. */
#define TYPED_CHARS 40

static GtkWidget *
line_new (const char *example, const char *meaning)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  GtkWidget *typed = gtk_label_new (example);
  GtkWidget *meant = gtk_label_new (meaning);

  gtk_widget_add_css_class (typed, "typed");
  gtk_label_set_xalign (GTK_LABEL (typed), 0);
  gtk_label_set_wrap (GTK_LABEL (typed), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (typed), TYPED_CHARS);
  gtk_label_set_xalign (GTK_LABEL (meant), 0);
  gtk_label_set_wrap (GTK_LABEL (meant), TRUE);
  gtk_widget_set_hexpand (meant, TRUE);
  gtk_box_append (GTK_BOX (box), typed);
  gtk_box_append (GTK_BOX (box), meant);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", example);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.search");
  return button;
}

GtkWidget *
lex_typing_hints_new (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (box, "hints");
  gtk_box_append (GTK_BOX (box), line_new ("27B1a", _ ("a clause, however it is written")));
  /* Translators: an example of what is typed into the search */
  gtk_box_append (GTK_BOX (box), line_new (_ ("lead out of turn"),
                                           _ ("words, Polish or English, in whatever form")));
  /* Translators: an example of what is typed into the search */
  gtk_box_append (GTK_BOX (box), line_new (_ ("3NT-2 v"), _ ("a result: what it scores")));
  return box;
}
