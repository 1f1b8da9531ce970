/* lex-import-answers.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words that an import left out since nobody could tell whose they are, taken in because somebody
 * said so; and all that was corrected, corrected again. It refuses to guess. The review calls it,
 * and who reads originals again.
 */

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

#include "services/lex-import-private.h"
#include "services/lex-library-private.h"

/* No marker is longer: `20F5(b)(i)`. */
#define MARKER_BYTES 12

/* Whether something else begins at a line. */
static gboolean
begins_at (const LexImport *self, guint file, guint line)
{
  for (guint i = 0; i < self->spots->len; i++)
    {
      const LexSpot *spot = &g_array_index (self->spots, LexSpot, i);

      if (spot->file == file && spot->line == line)
        return TRUE;
    }
  return FALSE;
}

/* `B.`, `(b)`, `27B1(a)`: so the paragraph begins, but the clause does not. */
static const char *
skip_marker (const char *words)
{
  const gsize length = strcspn (words, " \t");
  const char *end = words + length;

  if (length == 0 || length > MARKER_BYTES || *end == '\0' || strchr (".)", end[-1]) == NULL
      || strspn (words, "()." G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS) < length)
    return words;
  return end + strspn (end, " \t");
}

/* The lines from a spot to the next empty one, or to where something else begins. */
static char *
dup_words (const LexImport *self, LexSpot spot)
{
  const char *text
      = spot.file < self->originals->len ? g_ptr_array_index (self->originals, spot.file) : "";
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  const guint n_lines = g_strv_length (lines);
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint line = spot.line; line > 0 && line <= n_lines; line++)
    {
      const char *here = g_strstrip (lines[line - 1]);

      if (*here == '\0' || (line > spot.line && begins_at (self, spot.file, line)))
        break;
      g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", here);
    }
  return g_strdup (skip_marker (words->str));
}

/* The clause with a further paragraph, or a new one. */
static LexClause *
make_clause (LexClause *old, LexLabel *label, LexLanguage language, const char *words)
{
  LexClauseParts parts = { .label = label, .authority = LEX_AUTHORITY_LAW };
  LexText *before = old != NULL ? lex_clause_get_text (old, language) : NULL;
  g_autofree char *joined = before != NULL
                                ? g_strdup_printf ("%s\n%s", lex_text_get_plain (before), words)
                                : g_strdup (words);
  g_autoptr (GArray) spans = g_array_new (FALSE, FALSE, sizeof (LexSpan));
  g_autoptr (LexText) text = NULL;
  gsize n_spans = 0;

  if (old != NULL)
    parts = *lex_clause_get_parts (old);
  if (before != NULL)
    {
      const LexSpan *known = lex_text_get_spans (before, &n_spans);
      LexSpan more
          = { strlen (joined) - strlen (words), strlen (joined), LEX_SPAN_PARAGRAPH, NULL };

      g_array_append_vals (spans, known, (guint) n_spans);
      g_array_append_val (spans, more);
    }
  text = lex_text_new (joined, (const LexSpan *) (gpointer) spans->data, spans->len);
  parts.wording[language].text = text;
  return lex_clause_new (&parts);
}

static gpointer
copy_clause (gconstpointer clause, gpointer unused)
{
  return g_object_ref ((gpointer) clause);
}

static void
put (LexImport *self, LexLabel *label, LexSpot spot, const char *words)
{
  const LexLanguage language = lex_document_get_languages (self->document) == LEX_LANGUAGES_PL
                                   ? LEX_LANGUAGE_PL
                                   : LEX_LANGUAGE_EN;
  g_autoptr (GPtrArray) clauses = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (LexDocument) document = NULL;
  guint index;

  g_ptr_array_extend (clauses, lex_document_get_clauses (self->document), copy_clause, NULL);
  if (lex_import_find_clause (clauses, lex_label_get_text (label), &index))
    {
      LexClause *old = g_ptr_array_index (clauses, index);

      g_ptr_array_index (clauses, index) = make_clause (old, label, language, words);
      g_object_unref (old);
    }
  else
    {
      index = lex_import_find_place (clauses, label);
      g_ptr_array_insert (clauses, (int) index, make_clause (NULL, label, language, words));
      if (index <= self->spots->len)
        g_array_insert_val (self->spots, index, spot);
    }
  document = lex_document_copy (self->document, NULL, NULL, g_steal_pointer (&clauses));
  g_set_object (&self->document, document);
}

/* What was answered is no question any more. */
static void
settle (LexImport *self, LexSpot spot, const char *label)
{
  for (guint i = 0; i < self->problems->len; i++)
    {
      LexProblem *problem = g_ptr_array_index (self->problems, i);

      if (!problem->question || problem->file != spot.file || problem->line != spot.line)
        continue;
      problem->question = FALSE;
      problem->severity = LEX_SEVERITY_NOTE;
      g_free (problem->label);
      problem->label = g_strdup (label);
    }
}

gboolean
lex_import_take (LexImport *self, LexSpot spot, const char *label, GError **error)
{
  g_autoptr (LexLabel) parsed = NULL;
  g_autofree char *words = NULL;

  g_return_val_if_fail (self != NULL && self->document != NULL && label != NULL, FALSE);

  parsed = lex_label_parse (label);
  words = dup_words (self, spot);
  if (parsed == NULL)
    lex_library_fail (error, LEX_LIBRARY_ERROR_INPUT,
                      _ ("%s: this is no label; write one as 27B1a is written"), label);
  else if (*words == '\0')
    lex_library_fail (error, LEX_LIBRARY_ERROR_INPUT, _ ("%s: there are no words to take here"),
                      label);
  else
    {
      put (self, parsed, spot, words);
      settle (self, spot, label);
      lex_import_forget_missing (self, parsed);
      g_ptr_array_add (self->corrections,
                       g_strdup_printf ("+%u:%u=%s", spot.file, spot.line, label));
      return TRUE;
    }
  return FALSE;
}

static gboolean
correct (LexImport *self, const char *correction, GError **error)
{
  const char *mark = strpbrk (correction, "=~");
  LexSpot spot;
  g_autofree char *label
      = mark != NULL ? g_strndup (correction, (gsize) (mark - correction)) : NULL;

  if (mark == NULL)
    return TRUE;
  if (sscanf (correction, "+%u:%u=", &spot.file, &spot.line) == 2)
    return lex_import_take (self, spot, mark + 1, error);
  return *mark == '=' ? lex_import_relabel (self, label, mark + 1, error)
                      : lex_import_pair (self, label, mark + 1, error);
}

void
lex_import_correct (LexImport *self, GPtrArray *corrections)
{
  g_return_if_fail (self != NULL && self->document != NULL && corrections != NULL);

  for (guint i = 0; i < corrections->len; i++)
    {
      g_autoptr (GError) error = NULL;

      if (!correct (self, g_ptr_array_index (corrections, i), &error))
        g_ptr_array_add (self->problems,
                         lex_problem_new (0, LEX_SEVERITY_WARNING, g_strdup (error->message)));
    }
}
