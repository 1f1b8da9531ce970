/* lex-print-options.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page of the print dialog that is ours: what is printed, in which languages and columns. It
 * refuses to print. The job hands it to the dialog.
 */

#include "widgets/printing/lex-print-options.h"

#include <glib/gi18n-lib.h>

#include "widgets/printing/lex-print-job.h"
#include "widgets/text/lex-drop-down.h"

#define MARGIN 18
#define SPACING 6
#define GAP 12

/* Under which the box keeps what it holds. */
#define KEY "lex-print-options"

typedef struct
{
  /* Borrowed: parts of the box; those of what can not be chosen are %NULL */
  GtkCheckButton *whats[LEX_PRINT_N_WHATS];
  GtkEditable *named;
  GtkDropDown *languages;
  GtkCheckButton *beside;
  GtkCheckButton *rulings;
} Options;

/* Both stand in the order in which they are read. */
static const LexLanguages languages[] = { LEX_LANGUAGES_BOTH, LEX_LANGUAGES_PL, LEX_LANGUAGES_EN };

static GtkWidget *
append_check (GtkWidget *box, const char *words, gboolean active)
{
  GtkWidget *check = gtk_check_button_new_with_label (words);

  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), active);
  gtk_box_append (GTK_BOX (box), check);
  return check;
}

/* Who types a name wants it printed. */
static void
named_cb (GtkEditable *entry, GtkCheckButton *check)
{
  gtk_check_button_set_active (check, TRUE);
}

static void
append_named (Options *self, GtkWidget *box, const LexPrintJob *job)
{
  GtkWidget *entry = gtk_entry_new ();

  self->named = GTK_EDITABLE (entry);
  /* Translators: names that are understood, as one would write them */
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _ ("27, 16B, example 33, screens"));
  gtk_editable_set_text (self->named, job->named ? job->named : "");
  gtk_widget_set_margin_start (entry, 2 * GAP);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What to print"), -1);
  g_signal_connect (entry, "changed", G_CALLBACK (named_cb), self->whats[LEX_PRINT_NAMED]);
  gtk_box_append (GTK_BOX (box), entry);
}

static void
append_whats (Options *self, GtkWidget *box, const LexPrintJob *job)
{
  GtkCheckButton *first = NULL;

  for (guint what = 0; what < LEX_PRINT_N_WHATS; what++)
    {
      g_autofree char *name = NULL;

      if (!lex_print_job_has (job, what))
        continue;
      name = lex_print_job_dup_name (job, what);
      self->whats[what] = GTK_CHECK_BUTTON (append_check (box, name, FALSE));
      gtk_check_button_set_group (self->whats[what], first);
      if (!first)
        first = self->whats[what];
      if (what == LEX_PRINT_NAMED)
        append_named (self, box, job);
    }
  gtk_check_button_set_active (self->whats[job->what] ? self->whats[job->what] : first, TRUE);
}

static void
append_languages (Options *self, GtkWidget *box, const LexPrintJob *job)
{
  const char *both = job->languages == LEX_LANGUAGES_SWAPPED ? _ ("Polish and English")
                                                             : _ ("English and Polish");
  const char *const names[] = { both, _ ("Polish"), _ ("English"), NULL };
  GtkWidget *choice = gtk_drop_down_new_from_strings (names);

  self->languages = GTK_DROP_DOWN (choice);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    if (languages[i] == (job->languages & LEX_LANGUAGES_BOTH))
      gtk_drop_down_set_selected (self->languages, i);
  gtk_widget_set_halign (choice, GTK_ALIGN_START);
  gtk_widget_set_margin_top (choice, GAP);
  lex_drop_down_set_name (GTK_DROP_DOWN (choice), _ ("Languages"));
  gtk_box_append (GTK_BOX (box), choice);
}

GtkWidget *
lex_print_options_new (gpointer job)
{
  const LexPrintJob *asked = job;
  Options *self = g_new0 (Options, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  g_object_set_data_full (G_OBJECT (box), KEY, self, g_free);
  gtk_widget_set_margin_start (box, MARGIN);
  gtk_widget_set_margin_end (box, MARGIN);
  gtk_widget_set_margin_top (box, MARGIN);
  gtk_widget_set_margin_bottom (box, MARGIN);
  append_whats (self, box, asked);
  append_languages (self, box, asked);
  self->beside = GTK_CHECK_BUTTON (
      append_check (box, _ ("Both languages side by side, in two columns"), asked->beside));
  self->rulings
      = GTK_CHECK_BUTTON (append_check (box, _ ("Examples with their rulings"), asked->rulings));
  return box;
}

void
lex_print_options_apply (GtkWidget *options, gpointer job)
{
  const Options *self = g_object_get_data (G_OBJECT (options), KEY);
  LexPrintJob *asked = job;
  LexLanguages chosen;

  g_return_if_fail (self != NULL);

  for (guint what = 0; what < LEX_PRINT_N_WHATS; what++)
    if (self->whats[what] && gtk_check_button_get_active (self->whats[what]))
      asked->what = what;
  g_free (asked->named);
  asked->named = g_strdup (gtk_editable_get_text (self->named));
  chosen
      = languages[MIN (gtk_drop_down_get_selected (self->languages), G_N_ELEMENTS (languages) - 1)];
  if (chosen != (asked->languages & LEX_LANGUAGES_BOTH))
    asked->languages = chosen;
  asked->beside = gtk_check_button_get_active (self->beside);
  asked->rulings = gtk_check_button_get_active (self->rulings);
}
