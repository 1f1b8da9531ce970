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

/* More names than this would not be one clear line. */
#define MAX_NAMES 24

/* The nearest label above that exists, or %NULL. */
static LexLabel *
find_ancestor (LexLibrary *self, LexLabel *label)
{
  g_autoptr (LexLabel) above = lex_label_dup_parent (label);

  while (above != NULL && !lex_library_has_label (self, lex_label_get_text (above)))
    {
      LexLabel *next = lex_label_dup_parent (above);

      lex_label_unref (above);
      above = next;
    }
  return g_steal_pointer (&above);
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
list_parts_below (LexLibrary *self, LexLabel *above)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (guint side = 0; side < LEX_N_SIDES; side++)
    {
      g_autoptr (GPtrArray) rows = NULL;

      if (self->readers[side] == NULL)
        continue;
      rows = lex_store_reader_list_below (self->readers[side], above, NULL);
      for (guint i = 0; rows != NULL && i < rows->len; i++)
        collect_parts (parts, ((LexStoreRow *) g_ptr_array_index (rows, i))->clause,
                       lex_label_get_depth (above) + 1);
    }
  return g_steal_pointer (&parts);
}

static GPtrArray *
list_parts_of_document (LexLibrary *self, const char *document)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) clauses = lex_library_list_clauses (self, document, NULL);

  for (guint i = 0; clauses != NULL && i < clauses->len; i++)
    collect_parts (parts, g_ptr_array_index (clauses, i), 0);
  return g_steal_pointer (&parts);
}

/* "Law 27" for a whole law, the label itself for all else. */
static char *
dup_name (LexLabel *label)
{
  if (lex_label_get_law (label) != 0 && lex_label_get_depth (label) == 0)
    return g_strdup_printf (_ ("Law %s"), lex_label_get_text (label));
  return g_strdup (lex_label_get_text (label));
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
describe_document (const char *name, GPtrArray *parts)
{
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

void
lex_library_fail_unknown (LexLibrary *self, LexLabel *label, GError **error)
{
  g_autoptr (LexLabel) above = find_ancestor (self, label);
  g_autoptr (GPtrArray) parts = NULL;
  g_autofree char *rest = NULL;

  if (above != NULL)
    {
      g_autofree char *name = dup_name (above);

      parts = list_parts_below (self, above);
      rest = describe_below (name, parts);
    }
  else
    {
      parts = list_parts_of_document (self, lex_label_get_document (label));
      rest = describe_document (lex_label_get_document (label), parts);
    }

  lex_library_fail (error, LEX_LIBRARY_ERROR_NOT_FOUND, "%s: %s", lex_label_get_text (label), rest);
}
