/* lex-basis.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whence a relation of precedence is known: all that is said of a basis, in one table. It refuses
 * to know relations and who draws them. Every room may call it; a new basis is a row here and a
 * value in the corpus' schema.
 */

#include "model/lex-basis.h"

#include <glib/gi18n-lib.h>

#include "model/lex-label-name.h"

#define MAX_DASHES 2

static const struct
{
  const char *name;
  const char *sentence;
  const char *legend;
  double dash[MAX_DASHES];
  int n_dashes;
} bases[] = {
  [LEX_BASIS_TEXT] = {
    "text",
    /* Translators: %s is the number of a clause. */
    N_ ("So the text itself says: %s"),
    N_ ("said in the text"),
    { 0 },
    0,
  },
  [LEX_BASIS_COMMENTARY] = {
    "commentary",
    /* Translators: %s names a commentary. */
    N_ ("So the commentary says: %s"),
    N_ ("said in the commentary"),
    { 6, 4 },
    2,
  },
  [LEX_BASIS_PRINCIPLE] = {
    "principle",
    /* Translators: %s is the number of a clause. */
    N_ ("By the principle that the specific prevails: %s"),
    N_ ("concluded from the principle"),
    { 1, 3.2 },
    2,
  },
};
G_STATIC_ASSERT (G_N_ELEMENTS (bases) == LEX_N_BASES);

const char *
lex_basis_get_name (LexBasis basis)
{
  g_return_val_if_fail ((guint) basis < LEX_N_BASES, bases[LEX_BASIS_TEXT].name);

  return bases[basis].name;
}

gboolean
lex_basis_from_name (const char *name, LexBasis *basis)
{
  g_return_val_if_fail (basis != NULL, FALSE);

  for (guint i = 0; i < LEX_N_BASES; i++)
    {
      if (g_strcmp0 (name, bases[i].name) == 0)
        {
          *basis = (LexBasis) i;
          return TRUE;
        }
    }

  return FALSE;
}

char *
lex_basis_dup_sentence (LexBasis basis, const char *source)
{
  g_autoptr (GString) sentence = NULL;
  g_autoptr (LexLabel) label = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail ((guint) basis < LEX_N_BASES, NULL);
  g_return_val_if_fail (source != NULL, NULL);

  label = lex_label_parse (source);
  name = label != NULL ? lex_label_name_dup (label) : g_strdup (source);
  sentence = g_string_new (_ (bases[basis].sentence));
  g_string_replace (sentence, "%s", name, 1);
  return g_string_free (g_steal_pointer (&sentence), FALSE);
}

const char *
lex_basis_get_legend (LexBasis basis)
{
  g_return_val_if_fail ((guint) basis < LEX_N_BASES, NULL);

  return _ (bases[basis].legend);
}

const double *
lex_basis_get_dash (LexBasis basis, int *n_dashes)
{
  g_return_val_if_fail ((guint) basis < LEX_N_BASES, NULL);
  g_return_val_if_fail (n_dashes != NULL, NULL);

  *n_dashes = bases[basis].n_dashes;
  return bases[basis].dash;
}
