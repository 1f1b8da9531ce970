/* lex-intake-text.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From the words of a clause to a text with marked stretches. It does not know how the clause was
 * found. Only lex-intake-assembly.c, lex-intake-chapter.c and lex-intake-other.c call it.
 */

#include "intake/lex-intake-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "intake/formats/lex-intake-report.h"
#include "intake/lex-intake-references.h"

/* Two asterisks on both sides, as in plain texts made of web pages; a single
 * pair may be the mark of a footnote. */
#define EMPHASIS "(?<!\\*)\\*\\*(?![\\s*])([^*]+)(?<!\\s)\\*\\*(?!\\*)"

/* What stands between references that ran together. */
#define SEPARATOR ", "

typedef struct
{
  /* Owned */
  GString *plain;
  GArray *spans; /* of LexSpan; targets are borrowed from @citations */
  GPtrArray *citations;

  /* Borrowed */
  LexLabel *label;
  GHashTable *labels;
  GPtrArray *problems;
} Wording;

static void
wording_clear (Wording *self)
{
  g_string_free (self->plain, TRUE);
  g_array_unref (self->spans);
  g_ptr_array_unref (self->citations);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Wording, wording_clear)

LexIntakePart *
lex_intake_part_new (guint line, LexSpanKind kind, char *text)
{
  LexIntakePart *self = g_new (LexIntakePart, 1);

  *self = (LexIntakePart){ line, kind, text };
  return self;
}

void
lex_intake_part_free (LexIntakePart *self)
{
  if (!self)
    return;
  g_free (self->text);
  g_free (self);
}

static void
add_span (Wording *self, gsize start, gsize end, LexSpanKind kind, const char *target)
{
  LexSpan span = { start, end, kind, target };

  g_array_append_val (self->spans, span);
}

/* Takes the asterisks away and notes what stood between them. */
static char *
take_emphasis (const char *text, GArray *spans)
{
  g_autoptr (GRegex) regex = g_regex_new (EMPHASIS, 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  GString *out = g_string_new (NULL);
  int copied = 0, start, end, inner, inner_end;

  g_regex_match (regex, text, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      LexSpan span = { 0, 0, LEX_SPAN_EMPHASIS, NULL };

      g_match_info_fetch_pos (match, 0, &start, &end);
      g_match_info_fetch_pos (match, 1, &inner, &inner_end);
      g_string_append_len (out, text + copied, start - copied);
      span.start = out->len;
      g_string_append_len (out, text + inner, inner_end - inner);
      span.end = out->len;
      g_array_append_val (spans, span);
      copied = end;
    }
  g_string_append (out, text + copied);
  return g_string_free (out, FALSE);
}

/* Moves emphasis that lies behind a place where something was put in. */
static void
shift_spans (GArray *spans, gsize from, gsize by)
{
  for (guint i = 0; i < spans->len; i++)
    {
      LexSpan *span = &g_array_index (spans, LexSpan, i);

      if (span->start >= from)
        span->start += by;
      if (span->end > from)
        span->end += by;
    }
}

static void
report_citation (Wording *self, const LexIntakePart *part, LexCitation *citation, gboolean together)
{
  const char *text = lex_citation_get_text (citation);
  const char *label = lex_label_get_text (lex_citation_get_label (citation));

  if (!lex_citation_get_exists (citation))
    lex_intake_report (self->problems, part->line, LEX_SEVERITY_WARNING,
                       _ ("“%s” refers to %s, which does not exist; it leads nowhere"), text,
                       label);
  else if (lex_citation_get_repaired (citation) && !together)
    lex_intake_report (self->problems, part->line, LEX_SEVERITY_NOTE,
                       _ ("the reference “%s” was read as %s"), text, label);
}

/* The clauses inside a range have its dash for their words. */
static gboolean
is_inside_range (LexCitation *citation)
{
  return !g_ascii_isalnum (*lex_citation_get_text (citation));
}

/* Tells whether a citation begins where the one before it ends: they ran
 * together. */
static gboolean
ran_together (GPtrArray *citations, guint index)
{
  LexCitation *before, *here;

  if (index == 0 || index >= citations->len)
    return FALSE;
  before = g_ptr_array_index (citations, index - 1);
  here = g_ptr_array_index (citations, index);
  return lex_citation_get_to (before) == lex_citation_get_from (here) && !is_inside_range (before)
         && !is_inside_range (here);
}

static void
report_split (Wording *self, const LexIntakePart *part, GPtrArray *citations, guint first)
{
  g_autoptr (GString) together = g_string_new (NULL), apart = g_string_new (NULL);

  for (guint i = first; i == first || ran_together (citations, i); i++)
    {
      LexCitation *citation = g_ptr_array_index (citations, i);

      g_string_append (together, lex_citation_get_text (citation));
      g_string_append_printf (apart, "%s%s", i > first ? SEPARATOR : "",
                              lex_label_get_text (lex_citation_get_label (citation)));
    }
  lex_intake_report (self->problems, part->line, LEX_SEVERITY_NOTE,
                     _ ("the references “%s” had run together; they were parted into %s"),
                     together->str, apart->str);
}

static void
add_citation (Wording *self, LexCitation *citation, gsize start)
{
  gsize length = lex_citation_get_to (citation) - lex_citation_get_from (citation);
  const char *target = lex_label_get_text (lex_citation_get_label (citation));

  if (lex_citation_get_exists (citation) && length > 0)
    add_span (self, start, start + length, LEX_SPAN_CITATION, target);
  g_ptr_array_add (self->citations, lex_citation_ref (citation));
}

/* A cell of a table, such as `20-40`, cites nothing. */
static gboolean
has_letters (const char *words)
{
  while (*words && !g_unichar_isalpha (g_utf8_get_char (words)))
    words = g_utf8_next_char (words);
  return *words != '\0';
}

static GPtrArray *
find_references (const Wording *self, const char *words)
{
  if (!self->labels || self->citations->len >= LEX_INTAKE_MAX_REFERENCES || !has_letters (words))
    return g_ptr_array_new ();
  return lex_intake_find_references (words, self->label, self->labels);
}

/* Appends words with their references; separators that were lost come back. */
static void
append_words (Wording *self, const LexIntakePart *part)
{
  g_autoptr (GArray) emphasis = g_array_new (FALSE, FALSE, sizeof (LexSpan));
  g_autofree char *words = take_emphasis (part->text, emphasis);
  g_autoptr (GPtrArray) citations = find_references (self, words);
  gsize copied = 0, base = self->plain->len;

  for (guint i = 0; i < citations->len; i++)
    {
      LexCitation *citation = g_ptr_array_index (citations, i);
      gsize from = lex_citation_get_from (citation), to = lex_citation_get_to (citation);

      /* Two labels of one word, such as a damaged range, share its place. */
      if (from >= copied)
        g_string_append_len (self->plain, words + copied, (gssize) (from - copied));
      if (ran_together (citations, i))
        {
          shift_spans (emphasis, self->plain->len - base, strlen (SEPARATOR));
          g_string_append (self->plain, SEPARATOR);
        }
      else if (ran_together (citations, i + 1))
        report_split (self, part, citations, i);
      report_citation (self, part, citation,
                       ran_together (citations, i) || ran_together (citations, i + 1));
      if (from < copied)
        continue;
      add_citation (self, citation, self->plain->len);
      g_string_append_len (self->plain, words + from, (gssize) (to - from));
      copied = to;
    }
  g_string_append (self->plain, words + copied);
  for (guint i = 0; i < emphasis->len; i++)
    {
      const LexSpan *span = &g_array_index (emphasis, LexSpan, i);

      add_span (self, base + span->start, base + span->end, span->kind, NULL);
    }
}

LexText *
lex_intake_text_new (LexLabel *label, GPtrArray *parts, GHashTable *labels, GPtrArray *problems)
{
  g_auto (Wording) self = {
    .plain = g_string_new (NULL),
    .spans = g_array_new (FALSE, FALSE, sizeof (LexSpan)),
    .citations = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_citation_unref),
    .label = label,
    .labels = labels,
    .problems = problems,
  };

  for (guint i = 0; i < parts->len; i++)
    {
      const LexIntakePart *part = g_ptr_array_index (parts, i);
      gsize start;

      if (!*part->text)
        continue;
      if (self.plain->len > 0)
        g_string_append_c (self.plain, '\n');
      start = self.plain->len;
      append_words (&self, part);
      if (start > 0 || part->kind != LEX_SPAN_PARAGRAPH)
        add_span (&self, start, self.plain->len, part->kind,
                  part->kind == LEX_SPAN_TABLE ? "head" : NULL);
    }
  if (self.plain->len == 0)
    return NULL;
  return lex_text_new (self.plain->str, (const LexSpan *) (void *) self.spans->data,
                       self.spans->len);
}
