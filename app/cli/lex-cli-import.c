/* lex-cli-import.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The commands `import`, `reimport` and `forget`: documents come and go.
 * It refuses to read files: the library does. lexbridge-librarian calls it through lex-cli-main.c.
 */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/lex-cli-commands.h"
#include "cli/lex-cli-json.h"
#include "cli/lex-cli-page.h"
#include "language/lex-message.h"
#include "services/lex-library-import.h"
#include "services/lex-library-location.h"

/* How a numbered example is called among the clauses of a document. */
#define NUMBERED "example-"

static const char *
get_language_name (LexDocument *document)
{
  switch (lex_document_get_languages (document))
    {
    case LEX_LANGUAGES_EN:
      return "en";
    case LEX_LANGUAGES_PL:
      return "pl";
    case LEX_LANGUAGES_BOTH:
      return "both";
    case LEX_LANGUAGES_SWAPPED:
    case LEX_LANGUAGES_NONE:
    default:
      return NULL;
    }
}

static gboolean
is_example (LexClause *clause)
{
  return g_str_has_prefix (lex_label_get_text (lex_clause_get_label (clause)), "example/");
}

/* Gets the number of an example, also of one that stands among the clauses of a commentary;
 * nullable. */
static const char *
get_example (LexClause *clause)
{
  const char *part = lex_label_get_part (lex_clause_get_label (clause));

  if (is_example (clause))
    return part;
  return g_str_has_prefix (part, NUMBERED) ? part + strlen (NUMBERED) : NULL;
}

/* Lists the labels of clauses, or the numbers of examples. */
static void
set_labels (JsonBuilder *builder, const char *name, LexDocument *document, gboolean examples)
{
  GPtrArray *clauses = document != NULL ? lex_document_get_clauses (document) : NULL;

  lex_cli_json_begin_list (builder, name);
  for (guint i = 0; clauses != NULL && i < clauses->len; i++)
    {
      LexClause *clause = clauses->pdata[i];
      const char *number = get_example (clause);

      if (examples && number != NULL)
        lex_cli_json_add_string (builder, number);
      if (!examples && !is_example (clause))
        lex_cli_json_add_string (builder, lex_label_get_text (lex_clause_get_label (clause)));
    }
  json_builder_end_array (builder);
}

static const char *
get_file_name (const LexImport *import, guint index)
{
  return index < import->files->len
             ? ((LexImportFile *) g_ptr_array_index (import->files, index))->name
             : import->file;
}

static void
add_problem (JsonBuilder *builder, const LexImport *import, const LexProblem *problem)
{
  json_builder_begin_object (builder);
  lex_cli_json_set_int (builder, "line", problem->line);
  lex_cli_json_set_string (builder, "severity", lex_severity_get_name (problem->severity));
  lex_cli_json_set_string (builder, "message", problem->message);
  lex_cli_json_set_string (builder, "file", get_file_name (import, problem->file));
  lex_cli_json_set_string (builder, "label", problem->label);
  lex_cli_json_set_string (builder, "before", problem->before);
  lex_cli_json_set_string (builder, "after", problem->after);
  lex_cli_json_set_boolean (builder, "question", problem->question);
  json_builder_end_object (builder);
}

static void
add_error (JsonBuilder *builder, const LexImport *import)
{
  const LexProblem problem = { 0, LEX_SEVERITY_ERROR, import->error->message };

  add_problem (builder, import, &problem);
}

static void
add_labels (JsonBuilder *builder, const char *name, GPtrArray *labels)
{
  lex_cli_json_begin_list (builder, name);
  for (guint i = 0; i < labels->len; i++)
    lex_cli_json_add_string (builder, lex_label_get_text (labels->pdata[i]));
  json_builder_end_array (builder);
}

static void
add_replacement (JsonBuilder *builder, const LexImport *import)
{
  json_builder_set_member_name (builder, "replaces");
  if (import->replaces == NULL)
    {
      json_builder_add_null_value (builder);
      return;
    }
  json_builder_begin_object (builder);
  lex_cli_json_set_string (builder, "name", lex_document_get_name (import->document));
  lex_cli_json_set_string (builder, "title", import->replaces->title);
  lex_cli_json_set_int (builder, "clauses", import->replaces->n_clauses);
  add_labels (builder, "lost", import->replaces->lost);
  json_builder_end_object (builder);
}

static void
add_files (JsonBuilder *builder, const LexImport *import)
{
  lex_cli_json_begin_list (builder, "files");
  for (guint i = 0; import->document != NULL && i < import->files->len; i++)
    lex_cli_json_add_string (builder, get_file_name (import, i));
  json_builder_end_array (builder);
}

static void
add_import (JsonBuilder *builder, const LexImport *import)
{
  LexDocument *document = import->document;

  json_builder_begin_object (builder);
  lex_cli_json_set_string (builder, "file", import->file);
  lex_cli_json_set_string (builder, "name",
                           document != NULL ? lex_document_get_name (document) : NULL);
  lex_cli_json_set_string (builder, "kind",
                           document != NULL ? lex_kind_get_name (lex_document_get_kind (document))
                                            : NULL);
  lex_cli_json_set_string (builder, "language",
                           document != NULL ? get_language_name (document) : NULL);
  lex_cli_json_set_string (builder, "edition",
                           document != NULL ? lex_document_get_edition (document) : NULL);
  lex_cli_json_set_string (builder, "publisher",
                           document != NULL ? lex_document_get_publisher (document) : NULL);
  add_files (builder, import);
  add_replacement (builder, import);
  set_labels (builder, "clauses", document, FALSE);
  set_labels (builder, "examples", document, TRUE);
  add_labels (builder, "missing", import->missing);
  lex_cli_json_begin_list (builder, "problems");
  if (import->error != NULL)
    add_error (builder, import);
  for (guint i = 0; i < import->problems->len; i++)
    add_problem (builder, import, import->problems->pdata[i]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
print_json (GPtrArray *imports)
{
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

  lex_cli_json_begin_list (builder, "imported");
  for (guint i = 0; i < imports->len; i++)
    add_import (builder, imports->pdata[i]);
  json_builder_end_array (builder);
  lex_cli_json_print (builder);
}

/* Which of several files a line is in. */
static char *
dup_file (const LexImport *import, const LexProblem *problem)
{
  g_autofree char *name = NULL;

  if (import->files->len < 2 || problem->line == 0)
    return g_strdup ("");
  name = lex_message_dup_line (get_file_name (import, problem->file));
  return g_strdup_printf ("%s: ", name);
}

static void
add_report (LexCliPage *page, const LexImport *import)
{
  for (guint i = 0; i < import->problems->len; i++)
    {
      static const char *const severities[] = { N_ ("note"), N_ ("warning"), N_ ("error") };
      const LexProblem *problem = import->problems->pdata[i];
      g_autofree char *line = g_strdup_printf ("%u", problem->line);
      g_autofree char *file = dup_file (import, problem);
      g_autofree char *text
          = g_strdup_printf ("%s: %s%s", _ (severities[problem->severity]), file, problem->message);
      const char *cells[] = { text, NULL };

      lex_cli_page_add_row (page, problem->line > 0 ? line : "", 6, cells);
    }
}

/* Who named a file is to know that it was refused; what is found in a folder may be anything. */
static gboolean
is_any_refused (GPtrArray *imports)
{
  for (guint i = 0; i < imports->len; i++)
    {
      const LexImport *import = imports->pdata[i];

      if (import->error != NULL && !import->found)
        return TRUE;
    }
  return FALSE;
}

/* A document in a folder that cannot be read keeps no other out, but a script is to know. */
static gboolean
is_any_broken (GPtrArray *imports)
{
  for (guint i = 0; i < imports->len; i++)
    if (((const LexImport *) imports->pdata[i])->broken)
      return TRUE;
  return FALSE;
}

static gboolean
is_any_understood (GPtrArray *imports)
{
  for (guint i = 0; i < imports->len; i++)
    if (((const LexImport *) imports->pdata[i])->document != NULL)
      return TRUE;
  return FALSE;
}

/* The first of them, and how many follow. */
static char *
dup_files (const LexImport *import)
{
  const guint more = import->files->len > 0 ? import->files->len - 1 : 0;
  g_autofree char *file = lex_message_dup_line (import->file);

  if (more == 0)
    return g_steal_pointer (&file);
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%s and %u more file", "%s and %u more files", more), file,
      more);
}

static void
print_text (LexCli *self, GPtrArray *imports)
{
  g_autoptr (LexCliPage) page = lex_cli_page_new ();

  for (guint i = 0; i < imports->len; i++)
    {
      const LexImport *import = imports->pdata[i];
      g_autofree char *files = NULL;
      g_autofree char *count = NULL;
      g_autofree char *title = NULL;
      guint n_clauses;

      if (import->document == NULL)
        continue;
      n_clauses = lex_document_get_n_clauses (import->document);
      count = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u clause", "%u clauses", n_clauses),
                               n_clauses);
      files = dup_files (import);
      title = g_strdup_printf ("%s: %s, %s%s", files, lex_document_get_name (import->document),
                               count, self->options.dry_run ? _ (" (not stored)") : "");
      lex_cli_page_add (page, title);
      add_report (page, import);
    }
  lex_cli_page_print (page);
}

/* The report went to standard output whole; what was refused is said again where a script, and the
 * exit status, look. What a folder holds beside documents is no failure where there is a text. */
static LexCliStatus
conclude (LexCli *self, GPtrArray *imports)
{
  LexCliStatus status = LEX_CLI_DONE;

  for (guint i = 0; i < imports->len; i++)
    {
      const LexImport *import = imports->pdata[i];

      if (import->error != NULL)
        status = lex_cli_fail (self, g_error_copy (import->error));
    }
  return is_any_understood (imports) && !is_any_refused (imports) && !is_any_broken (imports)
             ? LEX_CLI_DONE
             : status;
}

static LexCliStatus
report (LexCli *self, GPtrArray *imports)
{
  if (self->options.json)
    print_json (imports);
  else
    print_text (self, imports);
  return conclude (self, imports);
}

gboolean
lex_cli_open_for_change (LexCli *self, LexCliStatus *status)
{
  g_autofree char *shipped = lex_location_dup_library ();
  g_autofree char *data_dir = lex_cli_dup_data_dir (self);
  g_autoptr (GError) error = NULL;

  self->library = lex_library_open_for_change (shipped, data_dir, &error);
  if (self->library == NULL)
    *status = lex_cli_fail (self, g_steal_pointer (&error));
  return self->library != NULL;
}

LexCliStatus
lex_cli_import (LexCli *self)
{
  LexCliStatus status = LEX_CLI_DONE;
  LexImportOptions options
      = { .kind = self->options.kind, .language = -1, .edition = self->options.edition };
  g_autoptr (GPtrArray) imports = NULL;
  g_autoptr (GError) error = NULL;

  if (self->options.languages != 0)
    options.language
        = self->options.languages == LEX_LANGUAGES_PL ? LEX_LANGUAGE_PL : LEX_LANGUAGE_EN;
  if (self->options.dry_run)
    options.flags = LEX_IMPORT_DRY_RUN;

  if (!lex_cli_open_for_change (self, &status))
    return status;
  imports
      = lex_library_import (self->library, (const char *const *) self->arguments, &options, &error);
  if (imports == NULL)
    return lex_cli_fail (self, g_steal_pointer (&error));

  return report (self, imports);
}

LexCliStatus
lex_cli_reimport (LexCli *self)
{
  LexCliStatus status = LEX_CLI_DONE;
  const LexImportFlags flags = self->options.dry_run ? LEX_IMPORT_DRY_RUN : LEX_IMPORT_DEFAULT;
  g_autoptr (GPtrArray) imports = NULL;
  g_autoptr (GError) error = NULL;

  if (!lex_cli_open_for_change (self, &status))
    return status;
  imports
      = lex_library_reimport (self->library, (const char *const *) self->arguments, flags, &error);
  return imports != NULL ? report (self, imports) : lex_cli_fail (self, g_steal_pointer (&error));
}

LexCliStatus
lex_cli_forget (LexCli *self)
{
  LexCliStatus status = LEX_CLI_DONE;
  g_autoptr (GError) error = NULL;

  if (!lex_cli_open_for_change (self, &status))
    return status;
  if (!lex_library_forget (self->library, self->arguments[0], &error))
    return lex_cli_fail (self, g_steal_pointer (&error));

  if (self->options.json)
    {
      g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

      lex_cli_json_set_string (builder, "forgotten", self->arguments[0]);
      lex_cli_json_print (builder);
    }
  return LEX_CLI_DONE;
}
