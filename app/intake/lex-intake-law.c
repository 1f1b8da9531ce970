/* lex-intake-law.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One law, or one other part of a book, from blocks to clauses: by its printed
 * labels, or where those are lost by headings and order. It does not know where in
 * a file it stood. Only lex-intake-laws.c calls it.
 */

#include "intake/lex-intake-law.h"

#include <glib/gi18n-lib.h>

#include "intake/formats/lex-intake-report.h"
#include "intake/lex-intake-edition.h"
#include "intake/lex-intake-loose.h"
#include "intake/lex-intake-mending.h"
#include "intake/lex-intake-printed.h"
#include "intake/lex-intake-swallowed.h"
#include "intake/lex-intake-terms.h"
#include "intake/lex-intake-whole.h"

/* No law comes near so many paragraphs; more are not compared with one. */
#define MAX_LAW_BLOCKS 4000

/* Links to other pages may stand above the title. */
#define MAX_TOP_BLOCKS 6

/* A title is set in so many lines at most. */
#define MAX_TITLE_BLOCKS 3

/* Whether the letters of the clauses are printed, or the law has none. */
static gboolean
has_letters (const LexIntakePrinted *printed, const LexIntakeSkeleton *skeleton)
{
  return printed->n_letters > 0
         || (skeleton->places->len == 1 && lex_intake_skeleton_get_law (skeleton) > 0);
}

/* How many blocks from the first of some the title of a law covers; it may be set in several lines.
 */
static guint
measure_title (GPtrArray *blocks, guint first, const LexIntakeSkeleton *skeleton, GString *words)
{
  const LexIntakePlace *law = g_ptr_array_index (skeleton->places, 0);
  const guint number = lex_intake_skeleton_get_law (skeleton);

  g_string_truncate (words, 0);
  for (guint i = first; i < MIN (first + MAX_TITLE_BLOCKS, blocks->len); i++)
    {
      const LexIntakeBlock *block = g_ptr_array_index (blocks, i);

      if (block->marker != LEX_INTAKE_MARKER_NONE || !lex_intake_block_is_in_title (block))
        return 0;
      g_string_append_printf (words, "%s%s", words->len ? " " : "", block->text);
      if (lex_intake_place_match_heading (law, words->str) == words->len
          || lex_intake_edition_match_title (number, words->str) == words->len)
        return i + 1 - first;
    }
  return 0;
}

/* Takes the title off the top of a page, and what stands above it. */
static GPtrArray *
part_title (LexIntakePage *page, char **title)
{
  GPtrArray *rest = g_ptr_array_new ();
  g_autoptr (GString) words = g_string_new (NULL);
  guint n_title = 0, first = 0;

  for (; !page->title && n_title == 0 && first < MIN (MAX_TOP_BLOCKS, page->blocks->len); first++)
    n_title = measure_title (page->blocks, first, page->skeleton, words);
  if (n_title > 0)
    {
      const LexIntakeBlock *block = g_ptr_array_index (page->blocks, --first);

      page->title = *title = g_strdup (words->str);
      page->from = block->line;
    }
  for (guint i = n_title ? first + n_title : 0; i < page->blocks->len; i++)
    g_ptr_array_add (rest, g_ptr_array_index (page->blocks, i));
  return rest;
}

static void
report_top (const LexIntakePage *page, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      const LexIntakeBlock *block = g_ptr_array_index (page->blocks, i);

      if (block->line < page->from)
        lex_intake_report (page->problems, block->line, LEX_SEVERITY_NOTE,
                           _ ("“%s” stands above the title and was left out"), block->text);
    }
}

/* A law of another edition: what clauses it has only its own print says. */
static gboolean
read_other (LexIntakePage page, GPtrArray *clauses, GArray *spots)
{
  g_autofree char *title = NULL;
  g_autoptr (GPtrArray) words = part_title (&page, &title);
  g_autoptr (LexIntakeSkeleton) loose = lex_intake_loose_new (words, page.skeleton, page.edition);
  g_autoptr (LexIntakePrinted) printed = lex_intake_printed_align (words, loose);
  const LexIntakeSkeleton *known = page.skeleton;

  page.skeleton = loose;
  page.blocks = printed->blocks;
  page.fits = printed->fits;
  page.partial = TRUE;
  if (page.blocks->len == 0 || (loose->places->len > 1 && printed->n_letters == 0))
    return FALSE;
  lex_intake_whole_doubt (page.blocks, printed->fits, loose);
  lex_intake_swallowed_doubt_headings (page.blocks, printed->fits, loose, known);
  lex_intake_report_repairs (printed->repairs, page.problems);
  lex_intake_assemble (&page, clauses, spots);
  return TRUE;
}

/* The definitions, or the introduction. */
static gboolean
read_terms (LexIntakePage page, GPtrArray *clauses, GArray *spots)
{
  g_autoptr (LexIntakePrinted) told = lex_intake_terms_align (page.blocks, page.skeleton);
  g_autoptr (LexIntakeSkeleton) renamed
      = page.edition ? lex_intake_loose_rename (page.skeleton, page.edition) : NULL;

  lex_intake_whole_doubt (told->blocks, told->fits, page.skeleton);
  lex_intake_swallowed_doubt (told->blocks, told->fits, page.skeleton, NULL, page.language);
  page.blocks = told->blocks;
  page.fits = told->fits;
  page.partial = TRUE;
  if (!g_str_equal (lex_document_get_name (page.skeleton->document), "introduction"))
    page.title = NULL;
  if (renamed)
    page.skeleton = renamed;
  if (page.blocks->len == 0)
    return FALSE;
  lex_intake_assemble (&page, clauses, spots);
  return TRUE;
}

/* Lays one law against its skeleton, judges that, and adds its clauses. */
gboolean
lex_intake_law_read (LexIntakePage page, GPtrArray *clauses, GArray *spots)
{
  g_autoptr (LexIntakePrinted) printed = NULL;
  g_autofree LexIntakeFit *fits = NULL;
  g_autofree char *title = NULL;
  g_autoptr (GPtrArray) words = NULL;

  if (lex_intake_skeleton_is_beside (page.skeleton))
    return read_terms (page, clauses, spots);
  if (page.blocks->len > MAX_LAW_BLOCKS)
    return FALSE;
  if (page.edition)
    return read_other (page, clauses, spots);
  words = part_title (&page, &title);
  printed = lex_intake_printed_align (words, page.skeleton);
  if (has_letters (printed, page.skeleton))
    {
      if (title)
        report_top (&page, page.blocks->len - words->len);
      lex_intake_report_repairs (printed->repairs, page.problems);
      page.blocks = printed->blocks;
      fits = g_steal_pointer (&printed->fits);
    }
  else
    {
      page.title = title ? NULL : page.title;
      fits = lex_intake_align (page.blocks, page.skeleton);
    }
  page.fits = fits;
  if (page.blocks->len == 0 || !lex_intake_is_plausible (&page))
    return FALSE;
  lex_intake_whole_doubt (page.blocks, fits, page.skeleton);
  lex_intake_swallowed_doubt (page.blocks, fits, page.skeleton, page.behind, page.language);
  lex_intake_assemble (&page, clauses, spots);
  return TRUE;
}
