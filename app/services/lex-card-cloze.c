/* lex-card-cloze.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes cards of clauses, in which the words that tell are left out. It refuses to choose the
 * words: lex-card-telling.c does. lex-questions-build.c calls it, since finding them takes longer
 * than opening a study may.
 */

#include "services/lex-card-cloze.h"

#include <string.h>

#include "model/lex-label-name.h"

/* Fewer words than this around a gap leave nothing to tell it by; with more gaps than that, too. */
#define MIN_LETTERS 50
#define MAX_GAPS 5

/* A stretch of a text, and what stands in its place. */
typedef struct
{
  gsize start;
  gsize end;
  const char *words;
} Edit;

/* Editing */

/* Where a place of the old text is in the new one. */
static gsize
move (GArray *edits, gsize place)
{
  gsize moved = place;

  for (guint i = 0; i < edits->len; i++)
    {
      const Edit *edit = &g_array_index (edits, Edit, i);

      if (edit->end <= place)
        moved = moved + strlen (edit->words) - (edit->end - edit->start);
    }
  return moved;
}

/* A mark on what is taken out goes with it; a block that holds it stays. */
static gboolean
survives (GArray *edits, const LexSpan *span)
{
  for (guint i = 0; i < edits->len; i++)
    {
      const Edit *edit = &g_array_index (edits, Edit, i);
      const gboolean around = span->start <= edit->start && edit->end <= span->end;

      if (span->start < edit->end && edit->start < span->end
          && (span->kind < LEX_SPAN_PARAGRAPH || !around))
        return FALSE;
    }
  return TRUE;
}

/* @head: a line to put above, perhaps empty: then what follows is a paragraph */
static LexText *
apply (LexText *text, GArray *edits, const char *head)
{
  const char *plain = lex_text_get_plain (text);
  g_autoptr (GString) words = g_string_new (head);
  g_autoptr (GArray) kept = g_array_new (FALSE, FALSE, sizeof (LexSpan));
  LexSpan paragraph = { 0, 0, LEX_SPAN_PARAGRAPH, NULL };
  gsize n_spans = 0, done = 0;
  const LexSpan *spans = lex_text_get_spans (text, &n_spans);

  if (*head != '\0')
    g_string_append_c (words, '\n');
  paragraph.start = words->len;
  for (guint i = 0; i < edits->len; i++)
    {
      const Edit *edit = &g_array_index (edits, Edit, i);

      g_string_append_len (words, plain + done, (gssize) (edit->start - done));
      g_string_append (words, edit->words);
      done = edit->end;
    }
  g_string_append (words, plain + done);
  paragraph.end = paragraph.start + strcspn (words->str + paragraph.start, "\n");
  if (*head != '\0')
    g_array_append_val (kept, paragraph);
  for (gsize i = 0; i < n_spans; i++)
    if (survives (edits, &spans[i]))
      {
        const LexSpan span
            = { paragraph.start + move (edits, spans[i].start),
                paragraph.start + move (edits, spans[i].end), spans[i].kind, spans[i].target };

        g_array_append_val (kept, span);
      }
  return lex_text_new (words->str, (const LexSpan *) (gpointer) kept->data, kept->len);
}

/* What the clause says, without notes on how it came to say so. */
static LexText *
dup_bare (LexText *text)
{
  g_autoptr (GArray) edits = g_array_new (FALSE, FALSE, sizeof (Edit));
  gsize n_spans = 0;
  const LexSpan *spans = lex_text_get_spans (text, &n_spans);

  for (gsize i = 0; i < n_spans; i++)
    if (spans[i].kind == LEX_SPAN_FOOTNOTE || spans[i].kind == LEX_SPAN_DOUBT)
      {
        const Edit cut = { spans[i].start > 0 ? spans[i].start - 1 : 0, spans[i].end, "" };

        g_array_append_val (edits, cut);
      }
  return apply (text, edits, "");
}

static LexText *
dup_front (LexText *text, GArray *gaps, const char *head)
{
  g_autoptr (GArray) edits = g_array_new (FALSE, FALSE, sizeof (Edit));

  for (guint i = 0; i < gaps->len; i++)
    {
      const LexCardGap *gap = &g_array_index (gaps, LexCardGap, i);
      const Edit edit = { gap->start, gap->end, LEX_CARD_CLOZE_GAP };

      g_array_append_val (edits, edit);
    }
  return apply (text, edits, head);
}

static int
compare_spans (gconstpointer a, gconstpointer b)
{
  const LexSpan *first = a;
  const LexSpan *second = b;

  if (first->start != second->start)
    return first->start < second->start ? -1 : 1;
  return first->end > second->end ? -1 : first->end < second->end;
}

static LexText *
dup_back (LexText *text, GArray *gaps)
{
  g_autoptr (GArray) spans = g_array_new (FALSE, FALSE, sizeof (LexSpan));
  gsize n_spans = 0;
  const LexSpan *own = lex_text_get_spans (text, &n_spans);

  g_array_append_vals (spans, own, (guint) n_spans);
  for (guint i = 0; i < gaps->len; i++)
    {
      const LexCardGap *gap = &g_array_index (gaps, LexCardGap, i);
      const LexSpan span = { gap->start, gap->end, LEX_SPAN_EMPHASIS, NULL };

      g_array_append_val (spans, span);
    }
  g_array_sort (spans, compare_spans);
  return lex_text_new (lex_text_get_plain (text), (const LexSpan *) (gpointer) spans->data,
                       spans->len);
}

/* Choosing */

static gboolean
has_table (LexText *text)
{
  gsize n_spans = 0;
  const LexSpan *spans = lex_text_get_spans (text, &n_spans);

  for (gsize i = 0; i < n_spans; i++)
    if (spans[i].kind == LEX_SPAN_TABLE)
      return TRUE;
  return FALSE;
}

/* What opens a list, or continues its stem, is not whole without the rest. */
static gboolean
is_sentence (LexText *text)
{
  const char *plain = lex_text_get_plain (text);
  const gsize length = strlen (plain);

  return length >= MIN_LETTERS && g_unichar_isupper (g_utf8_get_char (plain))
         && (plain[length - 1] == '.' || plain[length - 1] == ')') && !has_table (text);
}

/* The heading of the clause, or else of its Law. */
static const char *
get_heading (LexClause *clause, LexClause *law, LexLanguage language)
{
  const char *own = lex_clause_get_heading (clause, language);

  return own != NULL || law == NULL ? own : lex_clause_get_heading (law, language);
}

static char *
dup_head (LexClause *clause, const char *heading)
{
  LexLabel *label = lex_clause_get_label (clause);
  g_autofree char *name = lex_label_get_law (label) > 0 ? lex_label_name_dup (label) : NULL;

  if (name == NULL || heading == NULL)
    return g_strdup (name != NULL ? name : heading != NULL ? heading : "");
  return g_strdup_printf ("%s – %s", name, heading);
}

static LexMadeCard *
card_new (LexClause *clause, LexText *const *texts, GArray *const *gaps,
          const char *const *headings)
{
  LexLabel *label = lex_clause_get_label (clause);
  LexMadeCard *card
      = lex_made_card_new (g_strconcat ("cloze/", lex_label_get_text (label), NULL), label);

  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      g_autofree char *head = dup_head (clause, headings[i]);

      card->front[i] = dup_front (texts[i], gaps[i], head);
      card->back[i] = dup_back (texts[i], gaps[i]);
    }
  lex_made_card_fill_print (card);
  return card;
}

/* Gives whether both languages say it in whole sentences. */
static gboolean
read_clause (LexClause *clause, LexClause *law, LexText **texts, const char **headings)
{
  gboolean whole = TRUE;

  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      LexText *text = lex_clause_get_text (clause, (LexLanguage) i);

      headings[i] = get_heading (clause, law, (LexLanguage) i);
      texts[i] = text != NULL ? dup_bare (text) : NULL;
      whole = whole && texts[i] != NULL && is_sentence (texts[i]);
    }
  return whole;
}

static void
add_card (GPtrArray *cards, LexClause *clause, LexClause *law, const LexCardTelling *telling)
{
  LexText *texts[LEX_N_LANGUAGES] = { NULL };
  const char *headings[LEX_N_LANGUAGES];
  GArray *gaps[LEX_N_LANGUAGES] = { NULL };
  guint n = 0;

  if (read_clause (clause, law, texts, headings))
    n = lex_card_telling_find (telling, texts, headings, gaps);
  if (n > 0 && n <= MAX_GAPS)
    g_ptr_array_add (cards, card_new (clause, texts, gaps, headings));
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      g_clear_pointer (&texts[i], lex_text_unref);
      g_clear_pointer (&gaps[i], g_array_unref);
    }
}

void
lex_card_cloze_add_all (GPtrArray *cards, GPtrArray *clauses, const LexCardTelling *telling)
{
  LexClause *law = NULL;

  for (guint i = 0; i < clauses->len; i++)
    {
      LexClause *clause = clauses->pdata[i];
      const guint number = lex_label_get_law (lex_clause_get_label (clause));

      if (number == 0)
        law = NULL;
      else if (law == NULL || number != lex_label_get_law (lex_clause_get_label (law)))
        law = clause;
      add_card (cards, clause, law, telling);
    }
}
