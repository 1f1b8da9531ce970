/* lex-intake-keys.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The keys of a document's sections: each is taken once. It does not know where a section belongs.
 * Only lex-intake-filling.c and lex-intake-numbering.c call it.
 */

#include "intake/lex-intake-keys.h"

#include <glib/gi18n-lib.h>

#include "intake/formats/lex-intake-report.h"
#include "intake/lex-intake-opening.h"
#include "model/lex-label.h"

void
lex_intake_keys_init (LexIntakeKeys *self, GPtrArray *problems)
{
  self->taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->again = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->problems = problems;
}

void
lex_intake_keys_clear (LexIntakeKeys *self)
{
  g_clear_pointer (&self->taken, g_hash_table_unref);
  g_clear_pointer (&self->again, g_hash_table_unref);
}

gboolean
lex_intake_keys_is_free (const LexIntakeKeys *self, const char *key)
{
  g_autofree char *text = g_strdup_printf ("x/%s", key);
  g_autoptr (LexLabel) label = lex_label_parse (text);

  return label && !g_hash_table_contains (self->taken, key);
}

/* How often a key was taken before, so that the thousandth is not looked for from the first. */
static guint
count_again (LexIntakeKeys *self, const char *slug)
{
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (self->again, slug)) + 1;

  g_hash_table_insert (self->again, g_strdup (slug), GUINT_TO_POINTER (n));
  return n;
}

static char *
dup_next (LexIntakeKeys *self, const char *key)
{
  g_autofree char *slug = lex_intake_opening_dup_slug (key);

  for (guint n = 1 + count_again (self, slug ? slug : "section");; n++)
    {
      g_autofree char *again = g_strdup_printf ("%s-%u", slug ? slug : "section", n);

      if (lex_intake_keys_is_free (self, again))
        return g_steal_pointer (&again);
    }
}

char *
lex_intake_keys_dup_asked (LexIntakeKeys *self, const char *key, guint line)
{
  g_autofree char *again = dup_next (self, key);
  LexProblem *problem;

  if (g_hash_table_contains (self->taken, key))
    problem = lex_intake_report (self->problems, line, LEX_SEVERITY_WARNING,
                                 _ ("“%s” comes more than once; what stands here was put to “%s”"),
                                 key, again);
  else
    problem = lex_intake_report (
        self->problems, line, LEX_SEVERITY_WARNING,
        _ ("“%s” does not go on from what stands before it; what stands here was put to “%s”"), key,
        again);
  problem->question = TRUE;
  return g_steal_pointer (&again);
}

char *
lex_intake_keys_dup_free (LexIntakeKeys *self, const char *above, const char *key, guint line)
{
  g_autofree char *below = above ? g_strdup_printf ("%s/%s", above, key) : NULL;

  if (lex_intake_keys_is_free (self, key))
    return g_strdup (key);
  if (below && lex_intake_keys_is_free (self, below))
    return g_steal_pointer (&below);
  return g_hash_table_contains (self->taken, key) ? lex_intake_keys_dup_asked (self, key, line)
                                                  : dup_next (self, key);
}
