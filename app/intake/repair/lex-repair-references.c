/* lex-repair-references.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * References as they were before a scanner read them. What they mean is the language room's
 * business; this file only writes it down. Only the intake calls it.
 */

#include "intake/repair/lex-repair-references.h"

#include <string.h>

#include "language/lex-citation-finder.h"

/* A text being written anew. */
typedef struct
{
  const char *text;
  gsize copied;
  GString *out;
  guint line;
  LexRepairs *repairs;
} Writing;

static void
replace (Writing *self, gsize from, gsize to, const char *after)
{
  g_string_append_len (self->out, self->text + self->copied, (gssize) (from - self->copied));
  g_string_append (self->out, after);
  self->copied = to;
}

/* What is left of an `i` between two references when a scanner takes it for a stroke. */
static gboolean
mend_separator (Writing *self, LexCitation *before, LexCitation *citation)
{
  gsize from = lex_citation_get_to (before), to = lex_citation_get_from (citation);
  g_autofree char *gap = to > from ? g_strndup (self->text + from, to - from) : g_strdup ("");
  g_autofree char *printed = NULL, *after = NULL;

  g_strstrip (gap);
  if (strlen (gap) != 1 || strchr ("1lI|!", *gap) == NULL || from < self->copied)
    return FALSE;
  printed = g_strdup_printf ("%s %s %s", lex_citation_get_text (before), gap,
                             lex_citation_get_text (citation));
  after = g_strdup_printf ("%s i %s", lex_citation_get_text (before),
                           lex_citation_get_text (citation));
  replace (self, from, to, " i ");
  lex_repairs_add (self->repairs, self->line, printed, after);
  return TRUE;
}

/* References that share their words, or ran into one another, are parted elsewhere. */
static gboolean
stands_apart (GPtrArray *citations, guint i)
{
  LexCitation *citation = g_ptr_array_index (citations, i);
  LexCitation *before = i > 0 ? g_ptr_array_index (citations, i - 1) : NULL;
  LexCitation *next = i + 1 < citations->len ? g_ptr_array_index (citations, i + 1) : NULL;

  return (before == NULL || lex_citation_get_to (before) < lex_citation_get_from (citation))
         && (next == NULL || lex_citation_get_to (citation) < lex_citation_get_from (next));
}

static void
mend_label (Writing *self, LexCitation *citation)
{
  const char *printed = lex_citation_get_text (citation);
  const char *label = lex_label_get_text (lex_citation_get_label (citation));

  if (g_str_equal (printed, label) || lex_citation_get_from (citation) < self->copied)
    return;
  replace (self, lex_citation_get_from (citation), lex_citation_get_to (citation), label);
  lex_repairs_add (self->repairs, self->line, printed, label);
}

char *
lex_repair_references_mend (const char *text, LexLabelExistsFunc exists, gpointer user_data,
                            guint line, LexRepairs *repairs)
{
  g_autoptr (GPtrArray) citations = NULL;
  Writing self = { text, 0, NULL, line, repairs };

  g_return_val_if_fail (text != NULL && exists != NULL && repairs != NULL, NULL);

  citations = lex_citations_find (text, exists, user_data);
  self.out = g_string_sized_new (strlen (text));
  for (guint i = 0; i < citations->len; i++)
    {
      LexCitation *citation = g_ptr_array_index (citations, i);
      LexCitation *before = i > 0 ? g_ptr_array_index (citations, i - 1) : NULL;

      if (!lex_citation_get_repaired (citation))
        continue;
      if (before != NULL && lex_citation_get_repaired (before))
        mend_separator (&self, before, citation);
      if (lex_citation_get_exists (citation) && stands_apart (citations, i))
        mend_label (&self, citation);
    }
  g_string_append (self.out, text + self.copied);
  return g_string_free (self.out, FALSE);
}
