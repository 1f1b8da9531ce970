/* lex-import-report.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The report of an import: a group per file, a row per problem. It refuses to
 * import and to judge: severities and messages come from below. The window
 * calls it after an import.
 */

#include "widgets/importing/lex-import-report.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "services/lex-library-import.h"

/* A page of OCR may raise thousands of doubts; nobody reads more than these. */
#define MAX_ROWS 300

static const char *
icon_of_severity (LexSeverity severity)
{
  static const char *const icons[] = {
    [LEX_SEVERITY_NOTE] = "dialog-information-symbolic",
    [LEX_SEVERITY_WARNING] = "dialog-warning-symbolic",
    [LEX_SEVERITY_ERROR] = "dialog-error-symbolic",
  };

  return icons[severity];
}

static const char *
name_of_severity (LexSeverity severity)
{
  static const char *const names[] = {
    [LEX_SEVERITY_NOTE] = N_ ("note"),
    [LEX_SEVERITY_WARNING] = N_ ("warning: please look"),
    [LEX_SEVERITY_ERROR] = N_ ("error: something is lost"),
  };

  return _ (names[severity]);
}

static char *
dup_where (const LexProblem *problem)
{
  if (problem->line == 0)
    /* Translators: %s is "note", "warning: please look" or "error: something is lost" */
    return g_strdup_printf (_ ("whole file · %s"), name_of_severity (problem->severity));

  /* Translators: the number of a line in a file; %s is "note", "warning: please look" … */
  return g_strdup_printf (_ ("line %u · %s"), problem->line, name_of_severity (problem->severity));
}

static GtkWidget *
row_new (const char *title, const char *subtitle, const char *icon)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", title,
                                 "subtitle", subtitle, "title-lines", 0, NULL);

  adw_action_row_add_prefix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name (icon));
  return row;
}

static char *
dup_outcome (const LexImport *import)
{
  guint n_clauses;

  if (import->document == NULL)
    return g_strdup (import->error != NULL ? import->error->message : "");

  n_clauses = lex_document_get_n_clauses (import->document);
  /* Translators: %s is the name of a document, %u the number of its clauses */
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "“%s”, %u clause", "“%s”, %u clauses", n_clauses),
      lex_document_get_name (import->document), n_clauses);
}

static void
add_problems (AdwPreferencesGroup *group, GPtrArray *problems)
{
  for (guint i = 0; i < MIN (problems->len, MAX_ROWS); i++)
    {
      const LexProblem *problem = g_ptr_array_index (problems, i);
      g_autofree char *where = dup_where (problem);

      adw_preferences_group_add (
          group, row_new (problem->message, where, icon_of_severity (problem->severity)));
    }

  if (problems->len > MAX_ROWS)
    {
      guint rest = problems->len - MAX_ROWS;
      g_autofree char *title = g_strdup_printf (
          g_dngettext (GETTEXT_PACKAGE, "and %u more", "and %u more", rest), rest);

      adw_preferences_group_add (
          group, row_new (title, _ ("“lexbridge-cli import --dry-run” prints them all"),
                          "view-more-symbolic"));
    }
}

static AdwPreferencesGroup *
group_new (const LexImport *import)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  g_autofree char *base = g_path_get_basename (import->file);
  g_autofree char *name = g_filename_display_name (base);
  g_autofree char *outcome = dup_outcome (import);
  g_autofree char *title = g_markup_escape_text (name, -1);
  g_autofree char *description = g_markup_escape_text (outcome, -1);

  adw_preferences_group_set_title (group, title);
  adw_preferences_group_set_description (group, description);
  add_problems (group, import->problems);
  return group;
}

void
lex_import_report_present (GPtrArray *imports, GtkWindow *parent)
{
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWindow *window;

  g_return_if_fail (imports != NULL);

  for (guint i = 0; i < imports->len; i++)
    adw_preferences_page_add (page, group_new (g_ptr_array_index (imports, i)));

  gtk_widget_set_vexpand (GTK_WIDGET (page), TRUE);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (page));

  window = g_object_new (ADW_TYPE_WINDOW, "transient-for", parent, "modal", TRUE, "title",
                         _ ("Import Report"), "default-width", 640, "default-height", 560,
                         "content", box, NULL);
  gtk_window_present (window);
}
