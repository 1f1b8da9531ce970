/* lex-library-unknown.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tells somebody who asked for a clause that is not what there is instead.
 * It refuses to guess what was meant: it names the neighbours and leaves the choice.
 * The files of this room call it.
 */

#include "services/lex-library-private.h"

#include <glib/gi18n-lib.h>

#include "model/lex-label-name.h"
#include "services/lex-naming.h"

/* More names than this would not be one clear line. */
#define MAX_NAMES 24

/* Finds the nearest label above that exists, or %NULL. */
static gboolean
find_ancestor (LexLibrary *self, LexLabel *label, LexLabel **ancestor, GError **error)
{
  g_autoptr (LexLabel) above = lex_label_dup_parent (label);
  gboolean exists = FALSE;

  while (above != NULL)
    {
      g_autoptr (LexLabel) next = NULL;

      if (!lex_library_find_label (self, lex_label_get_text (above), &exists, error))
        return FALSE;
      if (exists)
        break;
      next = lex_label_dup_parent (above);
      lex_label_unref (above);
      above = g_steal_pointer (&next);
    }
  *ancestor = g_steal_pointer (&above);
  return TRUE;
}

/* The last parts (`A`, `B`, …) of those of @clauses that lie at @depth, in their order. */
static GPtrArray *
collect_parts (GPtrArray *parts, LexClause *clause, guint depth)
{
  LexLabel *label = lex_clause_get_label (clause);
  const char *part = lex_label_get_part (label);

  if (lex_label_get_depth (label) == depth
      && !g_ptr_array_find_with_equal_func (parts, part, g_str_equal, NULL))
    g_ptr_array_add (parts, g_strdup (part));
  return parts;
}

static GPtrArray *
list_parts_below (LexLibrary *self, LexLabel *above, GError **error)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (guint side = 0; side < LEX_N_SIDES; side++)
    {
      g_autoptr (GPtrArray) rows = NULL;
      g_autoptr (GError) lower = NULL;

      if (self->readers[side] == NULL)
        continue;
      rows = lex_store_reader_list_below (self->readers[side], above, &lower);
      if (rows == NULL)
        {
          lex_library_take_fault (self, side, g_steal_pointer (&lower), error);
          return NULL;
        }
      for (guint i = 0; i < rows->len; i++)
        collect_parts (parts, ((LexStoreRow *) g_ptr_array_index (rows, i))->clause,
                       lex_label_get_depth (above) + 1);
    }
  return g_steal_pointer (&parts);
}

/* None of a document that is not there. */
static GPtrArray *
list_parts_of_document (LexLibrary *self, const char *document, GError **error)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) lower = NULL;
  g_autoptr (GPtrArray) clauses = lex_library_list_clauses (self, document, &lower);

  if (clauses == NULL && !g_error_matches (lower, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_NOT_FOUND))
    {
      g_propagate_error (error, g_steal_pointer (&lower));
      return NULL;
    }
  for (guint i = 0; clauses != NULL && i < clauses->len; i++)
    collect_parts (parts, g_ptr_array_index (clauses, i), 0);
  return g_steal_pointer (&parts);
}

/* "Law 27" for a whole law, what people say for all else. */
static char *
dup_name (LexLabel *label)
{
  if (lex_label_get_law (label) != 0 && lex_label_get_depth (label) == 0)
    return g_strdup_printf (_ ("Law %s"), lex_label_get_text (label));
  return lex_label_name_dup (label);
}

static char *
describe_below (const char *name, GPtrArray *parts)
{
  if (parts->len == 0)
    /* Translators: %s is a clause such as "Law 88" */
    return g_strdup_printf (_ ("%s has nothing below it"), name);
  if (parts->len == 1)
    /* Translators: such as "Law 27 has only A" */
    return g_strdup_printf (_ ("%s has only %s"), name, (char *) parts->pdata[0]);
  if (parts->len == 2)
    /* Translators: such as "Law 22 has A and B" */
    return g_strdup_printf (_ ("%s has %s and %s"), name, (char *) parts->pdata[0],
                            (char *) parts->pdata[1]);
  /* Translators: such as "Law 27 has A to D" */
  return g_strdup_printf (_ ("%s has %s to %s"), name, (char *) parts->pdata[0],
                          (char *) parts->pdata[parts->len - 1]);
}

static char *
describe_document (LexLibrary *self, const char *document, GPtrArray *parts)
{
  g_autofree char *name = lex_naming_dup_title (self, document, lex_language_of_locale ());
  g_autofree char *list = NULL;

  if (parts->len == 0)
    return g_strdup (_ ("there is no such document; “lexbridge-cli documents” lists them"));
  if (parts->len > MAX_NAMES)
    return g_strdup_printf (_ ("there is no such clause in “%s”; search for its words"), name);

  g_ptr_array_add (parts, NULL);
  list = g_strjoinv (", ", (char **) parts->pdata);
  /* Translators: such as "“examples” has 1, 2, 33" */
  return g_strdup_printf (_ ("“%s” has %s"), name, list);
}

/* What there is instead, or %NULL on a fault. */
static char *
describe_instead (LexLibrary *self, LexLabel *label, LexLabel *above, GError **error)
{
  const char *document = lex_label_get_document (label);
  g_autoptr (GPtrArray) parts = above != NULL ? list_parts_below (self, above, error)
                                              : list_parts_of_document (self, document, error);
  g_autofree char *name = NULL;

  if (parts == NULL)
    return NULL;
  if (above == NULL)
    return describe_document (self, document, parts);
  name = dup_name (above);
  return describe_below (name, parts);
}

void
lex_library_fail_unknown (LexLibrary *self, LexLabel *label, GError **error)
{
  g_autoptr (LexLabel) above = NULL;
  g_autofree char *rest = NULL;
  g_autofree char *name = NULL;

  if (find_ancestor (self, label, &above, error))
    rest = describe_instead (self, label, above, error);
  name = lex_label_name_dup (label);
  if (rest != NULL)
    lex_library_fail (error, LEX_LIBRARY_ERROR_NOT_FOUND, "%s: %s", name, rest);
}
