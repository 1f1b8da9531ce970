/* lex-case-item.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a list shows of a case, as an item of a model and as words. It refuses to know the list.
 * The list of cases makes it.
 */

#include "widgets/cases/lex-case-item.h"

#include <glib/gi18n-lib.h>

#include "widgets/cases/lex-case-clauses.h"
#include "widgets/cases/lex-case-moment.h"

struct _LexCaseItem
{
  GObject parent_instance;

  GPtrArray *summaries; /* owned */
  const LexCaseSummary *summary;
};

G_DEFINE_FINAL_TYPE (LexCaseItem, lex_case_item, G_TYPE_OBJECT)

static void
lex_case_item_finalize (GObject *object)
{
  g_clear_pointer (&LEX_CASE_ITEM (object)->summaries, g_ptr_array_unref);

  G_OBJECT_CLASS (lex_case_item_parent_class)->finalize (object);
}

static void
lex_case_item_class_init (LexCaseItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lex_case_item_finalize;
}

static void
lex_case_item_init (LexCaseItem *self)
{
}

LexCaseItem *
lex_case_item_new (GPtrArray *summaries, guint i)
{
  LexCaseItem *self = g_object_new (LEX_TYPE_CASE_ITEM, NULL);

  self->summaries = g_ptr_array_ref (summaries);
  self->summary = summaries->pdata[i];
  return self;
}

const LexCaseSummary *
lex_case_item_get_summary (LexCaseItem *self)
{
  g_return_val_if_fail (LEX_IS_CASE_ITEM (self), NULL);

  return self->summary;
}

static void
append (GString *text, const char *part)
{
  if (part != NULL && *part != '\0')
    g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", part);
}

static void
append_named (GString *text, const char *format, const char *value)
{
  g_autoptr (GString) part = g_string_new (format);

  if (value == NULL)
    return;
  g_string_replace (part, "%s", value, 1);
  append (text, part->str);
}

char *
lex_case_item_dup_title (LexCaseItem *self)
{
  GString *text = g_string_new (NULL);
  const char *const *values;

  g_return_val_if_fail (LEX_IS_CASE_ITEM (self), NULL);

  values = self->summary->values;
  g_string_append_printf (text, "%" G_GINT64_FORMAT, self->summary->number);
  append_named (text, _ ("Table %s"), values[LEX_CASE_TABLE]);
  append_named (text, _ ("Board %s"), values[LEX_CASE_BOARD]);
  append (text, values[LEX_CASE_EVENT]);
  append_named (text, _ ("Session %s"), values[LEX_CASE_SESSION]);
  return g_string_free (text, FALSE);
}

char *
lex_case_item_dup_facts (LexCaseItem *self)
{
  const LexLanguage language = lex_language_of_locale ();
  GString *text = g_string_new (NULL);
  const char *const *values;
  g_autofree char *clauses = NULL;
  g_autofree char *called = NULL;

  g_return_val_if_fail (LEX_IS_CASE_ITEM (self), NULL);

  values = self->summary->values;
  clauses = lex_case_clauses_dup_shown (values[LEX_CASE_CLAUSES]);
  called = lex_case_moment_dup_shown (values[LEX_CASE_CALLED]);
  append (text, lex_case_field_get_words (LEX_CASE_STATUS, values[LEX_CASE_STATUS], language));
  append (text, lex_case_field_get_words (LEX_CASE_OUTCOME, values[LEX_CASE_OUTCOME], language));
  append (text, clauses);
  append (text, called);
  return g_string_free (text, FALSE);
}
