/* lex-intake-assembly.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From blocks with their places to clauses, and the report on what was unsure. It does not look for
 * places itself. Only lex-intake-law.c calls it.
 */

#include "intake/lex-intake-assembly.h"

#include <glib/gi18n-lib.h>

#include "intake/formats/lex-intake-report.h"
#include "intake/lex-intake-notes.h"
#include "intake/lex-intake-text.h"

#define LIKENESS_SURE 0.85

/* Quoted in messages, no longer than a line bears. */
#define EXCERPT_CHARACTERS 40

/* A clause while its blocks are collected. */
typedef struct
{
  guint line;       /* where it begins; 0 while nothing of it was found */
  char *heading;    /* (nullable) */
  GPtrArray *parts; /* of LexIntakePart */
  GArray *notes;    /* of guint: the indices of its footnotes */
} Draft;

static void
draft_free (gpointer data)
{
  Draft *self = data;

  g_free (self->heading);
  g_ptr_array_unref (self->parts);
  g_array_unref (self->notes);
  g_free (self);
}

static GPtrArray *
draft_list_new (guint n)
{
  GPtrArray *drafts = g_ptr_array_new_with_free_func (draft_free);

  for (guint i = 0; i < n; i++)
    {
      Draft *draft = g_new0 (Draft, 1);

      draft->parts = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_intake_part_free);
      draft->notes = g_array_new (FALSE, FALSE, sizeof (guint));
      g_ptr_array_add (drafts, draft);
    }
  return drafts;
}

static const LexIntakePlace *
get_place (const LexIntakePage *page, int index)
{
  return g_ptr_array_index (page->skeleton->places, (guint) index);
}

static const char *
get_label (const LexIntakePage *page, int index)
{
  return lex_label_get_text (get_place (page, index)->label);
}

static char *
dup_excerpt (const LexIntakeBlock *block)
{
  const char *text = *block->text || !block->mark ? block->text : block->mark;
  g_autofree char *start = NULL;

  if (g_utf8_strlen (text, -1) <= EXCERPT_CHARACTERS)
    return g_strdup (text);
  start = g_utf8_substring (text, 0, EXCERPT_CHARACTERS);
  return g_strconcat (start, "…", NULL);
}

static gboolean
is_list_marker (LexIntakeMarker marker)
{
  return marker != LEX_INTAKE_MARKER_NONE && marker != LEX_INTAKE_MARKER_LABEL;
}

static void
report_entered (const LexIntakePage *page, const LexIntakeBlock *block, const LexIntakeFit *fit)
{
  g_autofree char *excerpt = dup_excerpt (block);

  if (fit->role == LEX_INTAKE_ROLE_HEADING && fit->likeness < LIKENESS_SURE)
    lex_intake_report (page->problems, block->line, LEX_SEVERITY_WARNING,
                       _ ("“%s” is not the known heading of %s; it was taken for it by its place"),
                       excerpt, get_label (page, fit->place));
  else if (fit->odd_marker)
    lex_intake_report (page->problems, block->line, LEX_SEVERITY_NOTE,
                       _ ("the printed “%s” was read as %s, by its place"), block->mark,
                       get_label (page, fit->place));
}

/* Nothing is taken for granted: the words are left out until a person says where they belong. */
static void
report_doubt (const LexIntakePage *page, const LexIntakeBlock *block, const LexIntakeFit *fit)
{
  g_autofree char *excerpt = dup_excerpt (block);
  const char *label = get_label (page, MAX (fit->place, 0));
  LexProblem *problem;

  if (!fit->swallowed && is_list_marker (block->marker) && block->mark)
    problem
        = lex_intake_report (page->problems, block->line, LEX_SEVERITY_WARNING,
                             _ ("“%s” is printed before “%s”, but %s has no such clause after what "
                                "goes before; the words were left out"),
                             g_strstrip (block->mark), excerpt, label);
  else
    problem = lex_intake_report (page->problems, block->line, LEX_SEVERITY_WARNING,
                                 _ ("“%s” may be of %s or of what stands beside it; the words were "
                                    "left out"),
                                 excerpt, label);
  problem->question = TRUE;
  problem->label = g_strdup (label);
}

static void
report_fit (const LexIntakePage *page, const LexIntakeBlock *block, const LexIntakeFit *fit)
{
  g_autofree char *excerpt = dup_excerpt (block);

  switch (fit->role)
    {
    case LEX_INTAKE_ROLE_STRAY:
      lex_intake_report (page->problems, block->line, LEX_SEVERITY_WARNING,
                         _ ("“%s” belongs to no clause and was left out"), excerpt);
      break;
    case LEX_INTAKE_ROLE_AFTER:
      lex_intake_report (page->problems, block->line, LEX_SEVERITY_WARNING,
                         _ ("“%s” stands after a list; it was put to %s"), excerpt,
                         get_label (page, fit->place));
      break;
    case LEX_INTAKE_ROLE_MORE:
      if (is_list_marker (block->marker))
        lex_intake_report (page->problems, block->line, LEX_SEVERITY_WARNING,
                           _ ("“%s” is no clause that is known; it was kept in %s as an item"),
                           excerpt, get_label (page, fit->place));
      break;
    case LEX_INTAKE_ROLE_DOUBT:
      report_doubt (page, block, fit);
      break;
    case LEX_INTAKE_ROLE_HEADING:
    case LEX_INTAKE_ROLE_TEXT:
    default:
      report_entered (page, block, fit);
    }
}

/* What stands after the very last item speaks of the whole: who adopted the
 * text, since when it is in force. */
static gboolean
is_closing (const LexIntakePage *page, guint index)
{
  while (index < page->blocks->len && page->fits[index].role == LEX_INTAKE_ROLE_AFTER)
    index++;
  return index == page->blocks->len;
}

/* An item that is no clause keeps the mark it was printed with, which may be
 * all there is of it. */
static LexIntakePart *
make_part (const LexIntakeBlock *block, LexIntakeRole role)
{
  gboolean item = role == LEX_INTAKE_ROLE_MORE && is_list_marker (block->marker);
  gboolean marked = item && block->marker != LEX_INTAKE_MARKER_BULLET;
  g_autoptr (GString) words = g_string_new (marked ? block->mark : NULL);

  if (words->len > 0 && *block->text)
    g_string_append_c (words, ' ');
  g_string_append (words, block->text);
  return lex_intake_part_new (block->line, item ? LEX_SPAN_ITEM : LEX_SPAN_PARAGRAPH,
                              g_strdup (words->str));
}

static void
collect_closing (const LexIntakePage *page, const LexIntakeBlock *block, GPtrArray *drafts)
{
  Draft *first = g_ptr_array_index (drafts, 0);
  g_autofree char *excerpt = dup_excerpt (block);

  g_ptr_array_add (first->parts,
                   lex_intake_part_new (block->line, LEX_SPAN_FOOTNOTE, g_strdup (block->text)));
  lex_intake_report (page->problems, block->line, LEX_SEVERITY_WARNING,
                     _ ("“%s” stands at the end; it was put to %s as a note"), excerpt,
                     get_label (page, 0));
}

static void
collect_block (const LexIntakePage *page, guint index, GPtrArray *drafts)
{
  const LexIntakeBlock *block = g_ptr_array_index (page->blocks, index);
  const LexIntakeFit *fit = &page->fits[index];
  Draft *draft;

  /* A regulation's own title stands before its first section. */
  if (index > 0 || fit->role != LEX_INTAKE_ROLE_STRAY || !lex_intake_block_is_title (block))
    report_fit (page, block, fit);
  if (fit->place < 0 || fit->role == LEX_INTAKE_ROLE_DOUBT)
    return;
  draft = g_ptr_array_index (drafts, (guint) fit->place);
  if (draft->line == 0)
    draft->line = block->line;
  if (fit->role == LEX_INTAKE_ROLE_HEADING)
    {
      g_free (draft->heading);
      draft->heading = g_strdup (block->text);
    }
  else
    g_ptr_array_add (draft->parts, make_part (block, fit->role));
}

static void
collect_blocks (const LexIntakePage *page, GPtrArray *drafts)
{
  for (guint i = 0; i < page->blocks->len; i++)
    if (page->fits[i].role == LEX_INTAKE_ROLE_AFTER && is_closing (page, i))
      collect_closing (page, g_ptr_array_index (page->blocks, i), drafts);
    else
      collect_block (page, i, drafts);
}

static void
add_note (Draft *draft, guint note)
{
  for (guint i = 0; i < draft->notes->len; i++)
    if (g_array_index (draft->notes, guint, i) == note)
      return;
  g_array_append_val (draft->notes, note);
}

/* Takes the anchors out of all words, and remembers whose they are. */
static void
find_notes (const LexIntakePage *page, GPtrArray *drafts)
{
  for (guint i = 0; i < page->blocks->len; i++)
    {
      LexIntakeBlock *block = g_ptr_array_index (page->blocks, i);
      const LexIntakeFit *fit = &page->fits[i];
      g_autoptr (GArray) anchored = g_array_new (FALSE, FALSE, sizeof (guint));

      lex_intake_notes_take_anchors (block->text, anchored);
      for (guint j = 0; j < anchored->len; j++)
        if (fit->place >= 0 && fit->role != LEX_INTAKE_ROLE_DOUBT)
          add_note (g_ptr_array_index (drafts, (guint) fit->place),
                    g_array_index (anchored, guint, j));
    }
}

/* A note that nothing leads to belongs to the law it stands in, as far as anybody knows. */
static void
find_loose_notes (const LexIntakePage *page, GPtrArray *drafts)
{
  for (guint i = 0; i < page->notes->len; i++)
    {
      const LexIntakeNote *note = g_ptr_array_index (page->notes, i);

      if (note->borne || note->line < page->from || note->line >= page->to)
        continue;
      if (note->alien)
        {
          lex_intake_report (
              page->problems, note->line, LEX_SEVERITY_WARNING,
              _ ("“%s” is a footnote whose mark is not in the file; it was left out"), note->text)
              ->question
              = TRUE;
          continue;
        }
      lex_intake_report (page->problems, note->line, LEX_SEVERITY_NOTE,
                         _ ("no mark in the text leads to this footnote; it was put to %s"),
                         get_label (page, 0));
      add_note (g_ptr_array_index (drafts, 0), i);
    }
}

static void
collect_notes (const LexIntakePage *page, GPtrArray *drafts)
{
  for (guint i = 0; i < drafts->len; i++)
    {
      Draft *draft = g_ptr_array_index (drafts, i);

      for (guint j = 0; j < draft->notes->len; j++)
        {
          guint index = g_array_index (draft->notes, guint, j);
          const LexIntakeNote *note
              = index < page->notes->len ? g_ptr_array_index (page->notes, index) : NULL;

          if (note)
            g_ptr_array_add (draft->parts, lex_intake_part_new (note->line, LEX_SPAN_FOOTNOTE,
                                                                g_strdup (note->text)));
        }
    }
}

/* A title that was read before the words were. */
static void
set_title (const LexIntakePage *page, Draft *first)
{
  if (first->heading || !page->title || !*page->title)
    return;
  first->heading = g_strdup (page->title);
  lex_intake_notes_take_anchors (first->heading, first->notes);
  first->line = page->from;
}

static gboolean
is_found (GPtrArray *drafts, guint index)
{
  const Draft *draft = g_ptr_array_index (drafts, index);

  return draft->heading || draft->parts->len > 0;
}

/* A clause is there too if something below it is. */
static gboolean
is_needed (const LexIntakePage *page, GPtrArray *drafts, guint index)
{
  for (guint i = index; i < drafts->len; i++)
    if (lex_label_contains (get_place (page, (int) index)->label, get_place (page, (int) i)->label)
        && is_found (drafts, i))
      return TRUE;
  return FALSE;
}

static void
report_missing (const LexIntakePage *page, GPtrArray *drafts, guint index)
{
  const LexIntakePlace *place = get_place (page, (int) index);
  const Draft *draft = g_ptr_array_index (drafts, index);
  const LexIntakePart *first = draft->parts->len ? g_ptr_array_index (draft->parts, 0) : NULL;
  gboolean title_only = place->depth == 0 && !place->has_text;

  if (draft->heading || page->partial || place->optional
      || !(place->has_text || place->has_heading))
    return;
  if (!first && !title_only)
    lex_intake_report (page->problems, 0, LEX_SEVERITY_WARNING, _ ("%s was not found in the file"),
                       lex_label_get_text (place->label));
  else if (place->has_heading)
    lex_intake_report (page->problems, first ? first->line : 0, LEX_SEVERITY_NOTE,
                       _ ("the heading of %s is not in the file"),
                       lex_label_get_text (place->label));
}

static LexClause *
make_clause (const LexIntakePage *page, const Draft *draft, guint index)
{
  const LexIntakePlace *place = get_place (page, (int) index);
  g_autoptr (GPtrArray) unsaid = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_problem_free);
  /* What another edition refers to is not known, and no news. */
  g_autoptr (LexText) text = lex_intake_text_new (place->label, draft->parts, page->labels,
                                                  page->edition ? unsaid : page->problems);
  LexClauseParts parts = { .label = place->label, .authority = LEX_AUTHORITY_LAW };

  parts.wording[page->language].heading = draft->heading;
  parts.wording[page->language].text = text;
  return lex_clause_new (&parts);
}

static void
make_clauses (const LexIntakePage *page, GPtrArray *drafts, GPtrArray *clauses, GArray *spots)
{
  for (guint i = 0; i < drafts->len; i++)
    {
      const Draft *draft = g_ptr_array_index (drafts, i);
      LexIntakeSpot spot = { 0, draft->line };

      report_missing (page, drafts, i);
      if (!is_needed (page, drafts, i))
        continue;
      g_ptr_array_add (clauses, make_clause (page, draft, i));
      g_array_append_val (spots, spot);
    }
}

/* A page without its letters says so once, not at every clause. */
static void
report_recovery (const LexIntakePage *page, guint n_clauses)
{
  for (guint i = 0; i < page->blocks->len; i++)
    {
      const LexIntakeBlock *block = g_ptr_array_index (page->blocks, i);

      if (block->marker == LEX_INTAKE_MARKER_CAPITAL || block->marker == LEX_INTAKE_MARKER_LABEL)
        return;
    }
  if (lex_intake_skeleton_get_law (page->skeleton) && n_clauses > 1)
    lex_intake_report (
        page->problems, 0, LEX_SEVERITY_NOTE,
        g_dngettext (GETTEXT_PACKAGE,
                     "the letters of the clauses are not in the file; %u label was recovered "
                     "from headings, order and the known law",
                     "the letters of the clauses are not in the file; %u labels were recovered "
                     "from headings, order and the known law",
                     n_clauses),
        n_clauses);
}

void
lex_intake_assemble (const LexIntakePage *page, GPtrArray *clauses, GArray *spots)
{
  g_autoptr (GPtrArray) drafts = draft_list_new (page->skeleton->places->len);
  guint before = clauses->len;

  find_notes (page, drafts);
  find_loose_notes (page, drafts);
  collect_blocks (page, drafts);
  collect_notes (page, drafts);
  set_title (page, g_ptr_array_index (drafts, 0));
  make_clauses (page, drafts, clauses, spots);
  report_recovery (page, clauses->len - before);
}
