/* lex-intake-shape.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether printed laws have the headings of the known ones. It does not know which editions there
 * are. Only lex-intake-edition.c calls it.
 */

#include "intake/lex-intake-shape.h"

#include "intake/lex-intake-printed.h"

/* A heading that is less like the known one is another, not a damaged one. */
#define LIKENESS_SAME 0.6

/* One heading may be anything. */
#define MIN_FOREIGN 2

static void
count (const LexIntakeSection *section, guint *n_headings, guint *n_foreign)
{
  g_autoptr (LexIntakePrinted) printed
      = lex_intake_printed_align (section->blocks, section->skeleton);

  for (guint i = 0; i < printed->blocks->len; i++)
    {
      const LexIntakeFit *fit = &printed->fits[i];
      const LexIntakePlace *place
          = fit->place > 0 ? g_ptr_array_index (section->skeleton->places, (guint) fit->place)
                           : NULL;

      if (!place || place->level != LEX_INTAKE_LEVEL_CAPITAL
          || fit->role != LEX_INTAKE_ROLE_HEADING)
        continue;
      *n_headings += 1;
      *n_foreign += fit->likeness < LIKENESS_SAME;
    }
}

gboolean
lex_intake_shape_is_foreign (GPtrArray *sections)
{
  guint n_headings = 0, n_foreign = 0;

  g_return_val_if_fail (sections != NULL, FALSE);

  for (guint i = 0; i < sections->len; i++)
    {
      const LexIntakeSection *section = g_ptr_array_index (sections, i);

      if (lex_intake_skeleton_get_law (section->skeleton) > 0)
        count (section, &n_headings, &n_foreign);
    }
  return n_foreign >= MIN_FOREIGN && n_foreign * 2 >= n_headings;
}
