/* lex-window-cases.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The record of rulings in a window of its own, and what a case begins with: the clause that is
 * read, the path that is followed, what a tool worked out. It refuses to know what a case says
 * besides. The actions call it.
 */

#include "shell/lex-window-cases.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "paper/lex-paper-case.h"
#include "services/lex-case-files.h"
#include "services/lex-cases.h"
#include "services/lex-example-export.h"
#include "shell/lex-window-drops.h"
#include "shell/lex-window-path.h"
#include "shell/lex-window-toolbox.h"
#include "widgets/cases/lex-case-print.h"
#include "widgets/cases/lex-cases-window.h"
#include "widgets/text/lex-toast.h"

/* Another program may have written meanwhile. */
static void
look_cb (LexWindow *self)
{
  if (self->journal_open)
    lex_journal_look (self->journal);
}

static LexCasesWindow *
ensure_cases (LexWindow *self)
{
  if (self->library == NULL || self->journal == NULL)
    return NULL;
  if (self->cases == NULL)
    {
      self->cases
          = GTK_WINDOW (lex_cases_window_new (self->library, self->journal, GTK_WINDOW (self)));
      g_object_add_weak_pointer (G_OBJECT (self->cases), (gpointer *) &self->cases);
      lex_window_take_drops (self, GTK_WIDGET (self->cases));
      g_signal_connect_object (self->cases, "notify::is-active", G_CALLBACK (look_cb), self,
                               G_CONNECT_SWAPPED);
    }
  gtk_window_present (self->cases);
  return LEX_CASES_WINDOW (self->cases);
}

void
lex_window_close_cases (LexWindow *self)
{
  if (self->cases != NULL)
    gtk_window_destroy (self->cases);
}

guint
lex_window_count_open_cases (LexWindow *self)
{
  const LexCaseFilter filter = { .status = LEX_CASE_OPEN };
  g_autoptr (GPtrArray) open
      = self->journal_open ? lex_cases_list (self->journal, &filter, NULL) : NULL;

  return open != NULL ? open->len : 0;
}

/* Of what stands in front. */
static LexCase *
dup_known (LexWindow *self)
{
  LexCase *known = lex_window_has_toolbox (self) ? lex_toolbox_dup_case (self->toolbox) : NULL;
  LexLabel *label = lex_reader_get_label (self->reader);

  if (known != NULL)
    return known;
  known = lex_case_new (LEX_CASE_RULING_KIND);
  if (label != NULL && lex_label_get_law (label) > 0 && self->instead == NULL)
    lex_case_set (known, LEX_CASE_CLAUSES, lex_label_get_text (label));
  return known;
}

static void
cases_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  ensure_cases (LEX_WINDOW (user_data));
}

static void
open_cases_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexCasesWindow *cases = ensure_cases (LEX_WINDOW (user_data));

  if (cases != NULL)
    lex_cases_window_show_open (cases);
}

static void
new_case_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (user_data);
  LexCasesWindow *cases = ensure_cases (self);

  if (cases != NULL)
    lex_cases_window_begin (cases, dup_known (self));
}

/* That of another board is another case. */
static gboolean
has_other_board (LexCaseForm *form, const LexCase *known)
{
  const char *own = lex_case_form_get_case (form)->values[LEX_CASE_GAME];
  const char *game = known->values[LEX_CASE_GAME];

  return own != NULL && game != NULL && !g_str_equal (own, game);
}

void
lex_window_keep_case (LexWindow *self, const LexCase *known)
{
  LexCasesWindow *cases = ensure_cases (self);
  LexCaseForm *form = cases != NULL ? lex_cases_window_get_form (cases) : NULL;

  if (form != NULL && !has_other_board (form, known))
    lex_case_form_absorb (form, known);
  else if (cases != NULL)
    lex_cases_window_begin (cases, lex_case_copy (known));
}

static void
keep_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (user_data);
  g_autoptr (LexCase) known = dup_known (self);

  lex_window_keep_case (self, known);
}

/* Files */

static LexCaseStyle
get_style (LexWindow *self)
{
  g_autoptr (GVariant) nameless
      = g_action_group_get_action_state (G_ACTION_GROUP (self), "leave-out-names");

  return (LexCaseStyle){ lex_reader_get_languages (self->reader),
                         g_variant_get_boolean (nameless) };
}

static GBytes *
write_cases (LexWindow *self, const char *path, GError **error)
{
  const LexCaseFormat format = lex_case_files_get_format (path);
  const LexCaseStyle style = get_style (self);
  g_autoptr (GPtrArray) cases = lex_cases_window_read (LEX_CASES_WINDOW (self->cases), error);
  g_autoptr (LexPaper) paper = NULL;

  if (cases == NULL)
    return NULL;
  if (format != LEX_CASE_PDF)
    return lex_case_files_dup (cases, format, &style);
  paper = lex_paper_case_new (cases, &style, (double[]){ LEX_PAPER_A4_WIDTH, LEX_PAPER_A4_HEIGHT });
  return lex_paper_dup_pdf (paper);
}

/* Where the case is written or the cases are listed. */
static void
say (LexWindow *self, const char *message)
{
  lex_toast_say (self->cases != NULL ? lex_cases_window_get_toasts (LEX_CASES_WINDOW (self->cases))
                                     : self->toasts,
                 message);
}

static char *
dup_exported (LexWindow *self, const char *name)
{
  if (get_style (self).no_names)
    /* Translators: %s is the name of a file */
    return g_strdup_printf (_ ("Exported to “%s”, without the names of players"), name);
  /* Translators: %s is the name of a file */
  return g_strdup_printf (_ ("Exported to “%s”, with the names of players"), name);
}

void
lex_window_export_cases_to (LexWindow *self, const char *path)
{
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *message = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (self->cases == NULL)
    return;
  if (!lex_case_files_has_format (path))
    message
        = g_strdup_printf (_ ("“%s” was not written: end its name with .pdf, .md, .csv or .json, "
                              "which says what it becomes"),
                           name);
  else
    bytes = write_cases (self, path, &error);
  if (bytes != NULL && lex_example_export_save (bytes, path, &error))
    message = dup_exported (self, name);
  say (self, message != NULL ? message : error->message);
}

void
lex_window_import_cases_from (LexWindow *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL;
  guint n_added;

  if (lex_journal_load (self->journal, path, &n_added, &error))
    message = n_added > 0 ? g_strdup_printf (_ ("Added to the record: %u"), n_added)
                          : g_strdup (_ ("Nothing is new: all of it is there already"));
  say (self, message != NULL ? message : error->message);
}

void
lex_window_print_cases (LexWindow *self)
{
  /* The dialog runs the main loop: the windows may be closed meanwhile. */
  g_autoptr (LexWindow) kept = g_object_ref (self);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) cases
      = self->cases != NULL ? lex_cases_window_read (LEX_CASES_WINDOW (self->cases), &error) : NULL;
  LexCasePrint print = { cases, get_style (self) };

  if (cases != NULL)
    lex_case_print_run (&print, self->cases, &error);
  if (error != NULL)
    say (kept, error->message);
}

static void
print_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_print_cases (LEX_WINDOW (user_data));
}

/* One case, or several; nobody's name. */
static char *
dup_file_name (LexWindow *self)
{
  LexCaseForm *form
      = self->cases != NULL ? lex_cases_window_get_form (LEX_CASES_WINDOW (self->cases)) : NULL;
  const gint64 number = form != NULL ? lex_case_form_get_case (form)->number : 0;

  return number > 0 ? g_strdup_printf ("lexbridge-case-%d.pdf", (int) number)
                    : g_strdup ("lexbridge-cases.pdf");
}

static void
export_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (user_data);
  g_autofree char *name = dup_file_name (self);
  const LexFileChoice choice = { .title = _ ("Export Cases: PDF, Markdown, CSV or JSON"),
                                 .accept = _ ("_Export"),
                                 .name = name };

  if (self->cases != NULL)
    lex_window_ask_path (self, self->cases, &choice, lex_window_export_cases_to);
}

/* Statistics */

static const char chart_type[] = "(ssay)";

/* Returns: (nullable): nothing where the end of the name says nothing that it can be */
static GBytes *
dup_chart (GVariant *chart, const char *path)
{
  g_autofree char *lower = g_ascii_strdown (path, -1);
  g_autoptr (GVariant) png = g_variant_get_child_value (chart, 2);
  const char *csv;

  g_variant_get_child (chart, 1, "&s", &csv);
  if (g_str_has_suffix (lower, ".csv"))
    return g_bytes_new (csv, strlen (csv));
  if (g_str_has_suffix (lower, ".png") && g_variant_get_size (png) > 0)
    return g_variant_get_data_as_bytes (png);
  return NULL;
}

void
lex_window_save_chart_to (LexWindow *self, const char *path)
{
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *message = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = self->chart != NULL ? dup_chart (self->chart, path) : NULL;

  if (bytes == NULL)
    message = g_strdup_printf (_ ("“%s” was not written: end its name with .png or .csv, which "
                                  "says what it becomes"),
                               name);
  else if (lex_example_export_save (bytes, path, &error))
    message = g_strdup_printf (_ ("Saved as “%s”"), name);
  say (self, message != NULL ? message : error->message);
}

static void
save_chart_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (user_data);
  const char *chart;
  g_autofree char *name = NULL;
  LexFileChoice choice = { .title = _ ("Save Chart: PNG or CSV"), .accept = _ ("_Save") };

  g_variant_get_child (parameter, 0, "&s", &chart);
  choice.name = name = g_strdup_printf ("lexbridge-%s.png", chart);
  g_clear_pointer (&self->chart, g_variant_unref);
  self->chart = g_variant_ref (parameter);
  lex_window_ask_path (self, self->cases, &choice, lex_window_save_chart_to);
}

static void
import_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (user_data);
  const LexFileChoice choice = { .title = _ ("Import Cases from JSON"), .accept = _ ("_Import") };

  lex_window_ask_path (self, self->cases, &choice, lex_window_import_cases_from);
}

void
lex_window_add_case_actions (LexWindow *self)
{
  static const GActionEntry entries[] = {
    { "export-cases", export_cb },
    { "leave-out-names", NULL, NULL, "false", NULL },
    { "cases", cases_cb },
    { "new-case", new_case_cb },
    { "open-cases", open_cases_cb },
    { "print-cases", print_cb },
    { "keep-in-case", keep_cb },
    { "import-cases", import_cb },
    { "save-chart", save_chart_cb, chart_type },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
