/* lex-intake-plausibility.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether a page really is what it was laid against, or only speaks of it. The alignment always
 * finds the best places there are; here it is judged whether the best is good. Only
 * lex-intake-law.c calls it.
 */

#include "intake/lex-intake-assembly.h"

#define LIKENESS_SOME 0.6

/* At least so much of what is known must be in the file, and so much of the
 * file be known. Below it a text only mentions a law. */
#define MIN_SHARE_OF_PLACES 0.5
#define MIN_SHARE_OF_HEADINGS 0.4
#define MAX_SHARE_OF_STRAYS 0.3
#define MIN_OVERLAP 0.12

/* What the page has of what is known. */
typedef struct
{
  guint n_places;
  guint n_found;
  guint n_headings;
  guint n_alike;
} Coverage;

static Coverage
measure_coverage (const LexIntakePage *page)
{
  g_autofree gboolean *found = g_new0 (gboolean, page->skeleton->places->len);
  Coverage coverage = { 0 };

  found[0] = page->title != NULL;
  for (guint i = 0; i < page->blocks->len; i++)
    if (page->fits[i].place >= 0)
      {
        found[page->fits[i].place] = TRUE;
        coverage.n_alike += page->fits[i].likeness >= LIKENESS_SOME;
      }
  for (guint i = 0; i < page->skeleton->places->len; i++)
    {
      const LexIntakePlace *place = g_ptr_array_index (page->skeleton->places, i);

      if (place->optional)
        continue;
      coverage.n_places += place->has_text || place->has_heading;
      coverage.n_found += (place->has_text || place->has_heading) && found[i];
      coverage.n_headings += place->has_heading && place->depth > 0;
    }
  return coverage;
}

/* How much the words of the page have in common with the digest of the same clauses. */
static double
measure_overlap (const LexIntakePage *page)
{
  g_autoptr (GHashTable) ours = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  double sum = 0;
  guint n = 0;

  for (guint i = 0; i < page->blocks->len; i++)
    {
      const LexIntakeBlock *block = g_ptr_array_index (page->blocks, i);

      const LexIntakePlace *place;

      if (page->fits[i].place < 0)
        continue;
      place = g_ptr_array_index (page->skeleton->places, (guint) page->fits[i].place);
      g_hash_table_remove_all (ours);
      lex_intake_stems (block->text, ours);
      sum += lex_intake_overlap (ours, place->stems);
      n++;
    }
  return n ? sum / n : 0;
}

static guint
count_strays (const LexIntakePage *page)
{
  guint n = 0;

  for (guint i = 0; i < page->blocks->len; i++)
    n += page->fits[i].role == LEX_INTAKE_ROLE_STRAY;
  return n;
}

gboolean
lex_intake_is_plausible (const LexIntakePage *page)
{
  Coverage coverage = measure_coverage (page);

  return coverage.n_found >= MIN_SHARE_OF_PLACES * coverage.n_places
         && coverage.n_alike >= MIN_SHARE_OF_HEADINGS * coverage.n_headings
         && count_strays (page) <= MAX_SHARE_OF_STRAYS * page->blocks->len + 1
         && measure_overlap (page) >= MIN_OVERLAP;
}
