/* lex-library-glimpse.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is shown of a hit, of whichever file it is.
 * It refuses to know how the hit was found, and what it looks like on a screen.
 * Front ends call it through lex-library.h.
 */

#include <string.h>

#include "services/lex-answer.h"
#include "services/lex-journal-search.h"
#include "services/lex-library-private.h"
#include "services/lex-parents.h"
#include "services/lex-passage.h"

/* How much of a clause stands for it when it was named, not found: characters. */
#define OPENING_LENGTH 240

static char *
dup_opening (LexText *text)
{
  const char *plain = text != NULL ? lex_text_get_plain (text) : "";
  const glong length = g_utf8_strlen (plain, -1);
  g_autofree char *opening = g_utf8_substring (plain, 0, MIN (length, OPENING_LENGTH));
  char *space = length > OPENING_LENGTH ? strrchr (opening, ' ') : NULL;

  g_strdelimit (opening, "\n\t", ' ');
  if (space == NULL)
    return g_steal_pointer (&opening);
  *space = '\0';
  return g_strconcat (opening, "…", NULL);
}

/* A clause that was named begins as it begins. One that is no more shows nothing. */
static LexGlimpse *
glimpse_opening (LexLibrary *self, LexHit *hit, GError **error)
{
  LexLanguage language = lex_hit_get_language (hit);
  g_autoptr (GError) lower = NULL;
  g_autoptr (LexPassage) passage = lex_library_quote (self, lex_hit_get_label (hit), &lower);
  LexClause *clause
      = passage != NULL ? ((LexPassageRow *) g_ptr_array_index (passage->rows, 0))->clause : NULL;
  LexGlimpse *glimpse;

  if (lower != NULL && !g_error_matches (lower, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_NOT_FOUND))
    {
      g_propagate_error (error, g_steal_pointer (&lower));
      return NULL;
    }
  glimpse = g_new0 (LexGlimpse, 1);
  glimpse->heading = clause != NULL ? g_strdup (lex_clause_get_heading (clause, language)) : NULL;
  glimpse->snippet = dup_opening (clause != NULL ? lex_clause_get_text (clause, language) : NULL);
  return glimpse;
}

static LexGlimpse *
read_glimpse (LexLibrary *self, LexHit *hit, GError **error)
{
  LexGlimpse *glimpse = NULL;

  if (g_str_equal (lex_hit_get_document (hit), LEX_JOURNAL_DOCUMENT))
    return lex_journal_glimpse (hit);
  for (guint side = 0; side < LEX_N_SIDES && lex_hit_get_trace (hit) != NULL; side++)
    {
      g_autoptr (GError) lower = NULL;

      if (self->readers[side] != NULL
          && !lex_store_reader_glimpse (self->readers[side], hit, &glimpse, &lower))
        {
          lex_library_take_fault (self, side, g_steal_pointer (&lower), error);
          return NULL;
        }
      if (glimpse != NULL)
        return glimpse;
    }
  return glimpse_opening (self, hit, error);
}

LexGlimpse *
lex_library_glimpse (LexLibrary *self, LexHit *hit, GError **error)
{
  g_autoptr (LexGlimpse) glimpse = NULL;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (LEX_IS_HIT (hit), NULL);

  glimpse = read_glimpse (self, hit, error);
  if (glimpse == NULL)
    return NULL;
  glimpse->parents
      = lex_parents_list (self, lex_hit_get_label (hit), lex_hit_get_language (hit), error);
  return glimpse->parents != NULL ? g_steal_pointer (&glimpse) : NULL;
}

/* The nearest heading: that of the clause, or else of what it stands below. */
static char *
dup_nearest_heading (LexLibrary *self, LexLabel *label, LexLanguage language)
{
  g_autoptr (LexLabel) at = lex_label_ref (label);
  char *heading = NULL;

  while (at != NULL && heading == NULL)
    {
      LexLabel *above = lex_label_dup_parent (at);

      heading = lex_library_dup_heading (self, at, language, NULL);
      lex_label_unref (at);
      at = above;
    }
  return heading;
}

void
lex_library_call_glimpse (LexLibrary *self, LexHit *hit, LexLanguage language, LexGlimpse *glimpse)
{
  GPtrArray *parents;
  char *heading;

  g_return_if_fail (LEX_IS_LIBRARY (self));
  g_return_if_fail (LEX_IS_HIT (hit) && glimpse != NULL);

  if (language == lex_hit_get_language (hit))
    return;
  parents = lex_parents_list (self, lex_hit_get_label (hit), language, NULL);
  if (parents != NULL && glimpse->parents != NULL)
    g_ptr_array_unref (glimpse->parents);
  if (parents != NULL)
    glimpse->parents = parents;
  heading = glimpse->heading != NULL ? dup_nearest_heading (self, lex_hit_get_label (hit), language)
                                     : NULL;
  if (heading != NULL)
    {
      g_free (glimpse->heading);
      glimpse->heading = heading;
    }
}
