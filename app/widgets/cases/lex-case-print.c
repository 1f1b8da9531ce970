/* lex-case-print.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cases through the dialog for printing. It refuses to know how they stand on paper. The shell
 * calls it.
 */

#include "widgets/cases/lex-case-print.h"

#include <glib/gi18n-lib.h>

#include "paper/lex-paper-case.h"
#include "widgets/text/lex-drop-down.h"
#include "widgets/text/lex-printing.h"

#define GAP 12

static const LexLanguages languages[] = { LEX_LANGUAGES_EN, LEX_LANGUAGES_PL, LEX_LANGUAGES_BOTH };

static LexPaper *
make (double width, double height, gpointer user_data, GError **error)
{
  const LexCasePrint *self = user_data;

  return lex_paper_case_new (self->cases, &self->style, (double[]){ width, height });
}

static void
language_cb (GtkDropDown *choice, GParamSpec *pspec, LexCasePrint *self)
{
  self->style.languages = languages[gtk_drop_down_get_selected (choice)];
}

static void
names_cb (GtkCheckButton *check, LexCasePrint *self)
{
  self->style.no_names = gtk_check_button_get_active (check);
}

GtkWidget *
lex_case_print_new_options (LexCasePrint *self)
{
  const char *const words[] = { _ ("English"), _ ("Polish"), _ ("English and Polish"), NULL };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  GtkWidget *choice = gtk_drop_down_new_from_strings (words);
  GtkWidget *check = gtk_check_button_new_with_label (_ ("Leave Out the Names of Players"));

  /* Whichever stands first, both are both. */
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    if (languages[i] == self->style.languages
        || (lex_languages_are_both (languages[i])
            && lex_languages_are_both (self->style.languages)))
      gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), i);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), self->style.no_names);
  gtk_widget_set_halign (choice, GTK_ALIGN_START);
  lex_drop_down_set_name (GTK_DROP_DOWN (choice), _ ("Languages"));
  g_signal_connect (choice, "notify::selected", G_CALLBACK (language_cb), self);
  g_signal_connect (check, "toggled", G_CALLBACK (names_cb), self);
  g_object_set (box, "margin-start", GAP, "margin-end", GAP, "margin-top", GAP, NULL);
  gtk_box_append (GTK_BOX (box), choice);
  gtk_box_append (GTK_BOX (box), check);
  return box;
}

static GtkWidget *
new_options (gpointer user_data)
{
  return lex_case_print_new_options (user_data);
}

/* The fields wrote what was chosen. */
static void
apply_options (GtkWidget *options, gpointer user_data)
{
}

gboolean
lex_case_print_run (LexCasePrint *self, GtkWindow *parent, GError **error)
{
  return lex_printing_run (&(LexPrinting){ .title = _ ("Record of Rulings"),
                                           .make = make,
                                           .new_options = new_options,
                                           .apply_options = apply_options,
                                           .options_title = _ ("Record of Rulings"),
                                           .user_data = self },
                           parent, error);
}
