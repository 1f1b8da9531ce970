/* lex-intake-mending.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Has the words of a text repaired and tells the user what was done. It does not know how damage is
 * found nor what the text is about. Whoever makes a document of blocks calls it, before it reads
 * them.
 */

#include "intake/lex-intake-mending.h"

#include <glib/gi18n-lib.h>

#include "intake/formats/lex-intake-blocks.h"
#include "intake/formats/lex-intake-report.h"
#include "intake/repair/lex-repair-references.h"
#include "intake/repair/lex-repairer.h"

static void
learn_text (LexRepairer *repairer, LexText *text)
{
  if (text)
    lex_repairer_learn (repairer, lex_text_get_plain (text));
}

static void
learn_document (LexRepairer *repairer, LexDocument *document, LexLanguage language)
{
  GPtrArray *clauses = lex_document_get_clauses (document);

  for (guint i = 0; clauses && i < clauses->len; i++)
    {
      LexClause *clause = g_ptr_array_index (clauses, i);
      const char *heading = lex_clause_get_heading (clause, language);

      if (heading)
        lex_repairer_learn (repairer, heading);
      learn_text (repairer, lex_clause_get_text (clause, language));
    }
}

static void
survey (LexRepairer *repairer, GPtrArray *blocks)
{
  g_autoptr (GString) whole = g_string_new (NULL);

  for (guint i = 0; i < blocks->len; i++)
    {
      const LexIntakeBlock *block = g_ptr_array_index (blocks, i);

      g_string_append_printf (whole, "%s\n", block->text);
    }
  lex_repairer_survey (repairer, whole->str);
}

static LexRepairer *
open_repairer (GPtrArray *blocks, const LexIntakeMending *mending, GPtrArray *problems)
{
  g_autoptr (GError) error = NULL;
  LexRepairer *repairer = lex_repairer_new (mending->language, mending->words, &error);

  if (!repairer)
    {
      lex_intake_report (problems, 0, LEX_SEVERITY_WARNING,
                         _ ("damaged words were not looked for: %s"), error->message);
      return NULL;
    }
  for (guint i = 0; i < mending->field->len; i++)
    learn_document (repairer, g_ptr_array_index (mending->field, i), mending->language);
  survey (repairer, blocks);
  return repairer;
}

static gboolean
exists_cb (const char *label, gpointer user_data)
{
  return g_hash_table_contains (user_data, label);
}

static void
report_repair (const LexRepair *repair, GPtrArray *problems)
{
  LexProblem *problem;

  if (*repair->after)
    problem = lex_intake_report (problems, repair->line, LEX_SEVERITY_NOTE,
                                 g_dngettext (GETTEXT_PACKAGE, "“%s” was read as “%s”",
                                              "“%s” was read as “%s”, %u times", repair->times),
                                 repair->before, repair->after, repair->times);
  else
    problem
        = lex_intake_report (problems, repair->line, LEX_SEVERITY_NOTE,
                             _ ("“%s” was left out: it is a remnant of a figure"), repair->before);
  problem->before = g_strdup (repair->before);
  problem->after = g_strdup (repair->after);
}

static void
report_question (const LexRepair *repair, GPtrArray *problems)
{
  g_autofree char *readings = repair->readings ? g_strjoinv (_ ("” or “"), repair->readings) : NULL;
  LexProblem *problem;

  if (readings)
    problem = lex_intake_report (
        problems, repair->line, LEX_SEVERITY_WARNING,
        g_dngettext (GETTEXT_PACKAGE, "“%s” may be “%s”; what is unsure was left as it is printed",
                     "“%s” may be “%s”, %u times; what is unsure was left as it is printed",
                     repair->times),
        repair->before, readings, repair->times);
  else
    problem
        = lex_intake_report (problems, repair->line, LEX_SEVERITY_WARNING,
                             _ ("“%s” is damaged; it was left as it is printed"), repair->before);
  problem->before = g_strdup (repair->before);
  problem->question = TRUE;
}

void
lex_intake_report_repairs (LexRepairs *repairs, GPtrArray *problems)
{
  GPtrArray *items = lex_repairs_get_items (repairs);

  for (guint i = 0; i < items->len; i++)
    {
      const LexRepair *repair = g_ptr_array_index (items, i);

      if (repair->after)
        report_repair (repair, problems);
      else
        report_question (repair, problems);
    }
}

static void
mend_block (LexIntakeBlock *block, LexRepairer *repairer, GHashTable *labels, LexRepairs *repairs)
{
  g_autofree char *cited
      = lex_repair_references_mend (block->text, exists_cb, labels, block->line, repairs);
  char *mended = repairer ? lex_repairer_mend (repairer, cited, block->line, repairs)
                          : g_steal_pointer (&cited);

  g_free (block->text);
  block->text = mended;
  if (block->marker == LEX_INTAKE_MARKER_LABEL && block->mark)
    {
      char *mark
          = lex_repair_references_mend (block->mark, exists_cb, labels, block->line, repairs);

      g_free (block->mark);
      block->mark = mark;
    }
}

void
lex_intake_mend (GPtrArray *blocks, const LexIntakeMending *mending, GPtrArray *problems)
{
  g_autoptr (LexRepairer) repairer = open_repairer (blocks, mending, problems);
  g_autoptr (LexRepairs) repairs = lex_repairs_new ();

  for (guint i = 0; i < blocks->len; i++)
    mend_block (g_ptr_array_index (blocks, i), repairer, mending->labels, repairs);
  lex_intake_report_repairs (repairs, problems);
  if (repairer && lex_repairer_is_exhausted (repairer))
    lex_intake_report (problems, 0, LEX_SEVERITY_WARNING,
                       _ ("there are more damaged words than could be looked at; the last of them "
                          "were left as they are printed"));
}
