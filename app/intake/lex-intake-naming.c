/* lex-intake-naming.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a document of the intake is called. It does not know how it was read. Only lex-intake-laws.c
 * and lex-intake-joining.c call it.
 */

#include "intake/lex-intake-naming.h"

#include "intake/formats/lex-intake-blocks.h"
#include "intake/lex-intake-notes.h"

char *
lex_intake_naming_find_title (GPtrArray *blocks)
{
  const LexIntakeBlock *top = g_ptr_array_index (blocks, 0);
  char *title;

  if (top->marker != LEX_INTAKE_MARKER_NONE || !lex_intake_block_is_title (top))
    return NULL;
  title = g_strdup (top->text);
  lex_intake_notes_take_anchors (title, NULL);
  return title;
}

static const char *
get_code (const LexIntakeNaming *self)
{
  return lex_language_get_code (self->language);
}

static gboolean
is_whole (const LexIntakeNaming *self)
{
  return self->first == 1 && self->last == LEX_LABEL_N_LAWS;
}

static char *
dup_name (const LexIntakeNaming *self)
{
  guint law = lex_intake_skeleton_get_law (self->skeleton);
  g_autofree char *code = self->edition && !is_whole (self)
                              ? g_strdup_printf ("%s-%s", self->edition, get_code (self))
                              : g_strdup (get_code (self));

  if (is_whole (self))
    return g_strdup_printf ("laws-%s-%s", self->edition ? self->edition : LEX_INTAKE_EDITION, code);
  if (self->first > 0)
    return g_strdup_printf ("laws-%u-%u-%s", self->first, self->last, code);
  if (law > 0)
    return g_strdup_printf ("law-%u-%s", law, code);
  return g_strdup_printf ("%s-%s", lex_document_get_name (self->skeleton->document), code);
}

/* The title in the language of the file, not of the reader. */
static char *
dup_title (const LexIntakeNaming *self, GPtrArray *clauses)
{
  gboolean polish = self->language == LEX_LANGUAGE_PL;
  guint law = lex_intake_skeleton_get_law (self->skeleton);
  const char *known = lex_document_get_title (self->skeleton->document, self->language);
  const char *heading
      = clauses->len ? lex_clause_get_heading (g_ptr_array_index (clauses, 0), self->language)
                     : NULL;

  if (is_whole (self) && self->edition)
    return g_strdup_printf ("%s %s", polish ? "Prawo brydżowe" : "Laws of Duplicate Bridge",
                            self->edition);
  if (is_whole (self) && known)
    return g_strdup (known);
  if (self->first > 0)
    return g_strdup_printf ("%s %u–%u", polish ? "Przepisy" : "Laws", self->first, self->last);
  if (law > 0 && heading)
    return g_strdup_printf ("%s %u. %s", polish ? "Przepis" : "Law", law, heading);
  if (law > 0)
    return g_strdup_printf ("%s %u", polish ? "Przepis" : "Law", law);
  if (self->title)
    return g_strdup (self->title);
  return g_strdup (known ? known : lex_document_get_name (self->skeleton->document));
}

LexDocument *
lex_intake_naming_make (const LexIntakeNaming *self, GPtrArray *clauses)
{
  g_autofree char *name = dup_name (self);
  g_autofree char *title = dup_title (self, clauses);
  gboolean polish = self->language == LEX_LANGUAGE_PL;
  LexDocument *document
      = lex_document_new (name, self->kind, polish ? NULL : title, polish ? title : NULL, TRUE);

  if (self->kind == LEX_KIND_LAW || self->edition)
    lex_document_set_edition (document,
                              self->edition ? self->edition
                              : self->said  ? self->said
                                            : LEX_INTAKE_EDITION,
                              self->publisher);
  lex_document_take_clauses (document, clauses);
  return document;
}
