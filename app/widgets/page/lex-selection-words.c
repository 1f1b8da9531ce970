/* lex-selection-words.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words that are selected, as text and as quotations. It refuses to know where they stand and
 * what is done with them. Whoever copies and highlights calls it.
 */

#include "widgets/page/lex-selection-private.h"

#include "language/lex-fold.h"
#include "widgets/text/lex-text-label.h"

#define NO_BREAK_SPACE "\xC2\xA0"

/* So many letters around a quotation tell it from the same words elsewhere. */
#define AROUND 40

void
lex_selection_get_clauses (LexSelection *self, LexLabel **first, LexLabel **last)
{
  g_return_if_fail (!lex_selection_is_empty (self));

  *first = lex_clause_row_get_label (lex_selection_get_piece (self, self->ends[0].piece)->row);
  *last = lex_clause_row_get_label (lex_selection_get_piece (self, self->ends[1].piece)->row);
}

LexLanguage
lex_selection_get_language (LexSelection *self)
{
  g_return_val_if_fail (lex_selection_is_begun (self), LEX_LANGUAGE_EN);

  return lex_text_label_get_language (
      GTK_WIDGET (lex_selection_get_piece (self, self->ends[0].piece)->label));
}

/* Where lines must not break is the screen's business. */
static void
append_words (GString *text, const LexStretch *stretch)
{
  const char *words = gtk_label_get_text (stretch->label);
  g_autoptr (GString) plain
      = g_string_new_len (words + stretch->from, (gssize) (stretch->to - stretch->from));

  g_string_replace (plain, NO_BREAK_SPACE, " ", 0);
  g_string_append_len (text, plain->str, (gssize) plain->len);
}

static gboolean
grow_cb (const char *word, gsize start, gsize end, gpointer user_data)
{
  LexStretch *words = user_data;

  if ((int) start < words->from && words->from < (int) end)
    words->from = (int) start;
  if ((int) start < words->to && words->to < (int) end)
    words->to = (int) end;
  return TRUE;
}

static char *
dup_text (LexSelection *self, gboolean whole)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const LexClauseRow *above = NULL;
  LexLabel *numbered = NULL;
  LexLabel *first;
  LexLabel *last;

  if (lex_selection_is_empty (self))
    return g_strdup ("");
  lex_selection_get_clauses (self, &first, &last);
  for (guint i = self->ends[0].piece; i <= self->ends[1].piece; i++)
    {
      LexStretch stretch = lex_selection_get_stretch (self, i);
      const LexPiece *piece = lex_selection_get_piece (self, i);
      LexLabel *label = lex_clause_row_get_label (piece->row);
      const char *number = lex_label_get_number (label);

      if (stretch.from == stretch.to)
        continue;
      if (whole)
        lex_tokenize (gtk_label_get_text (stretch.label), -1, grow_cb, &stretch);
      if (text->len > 0)
        g_string_append_c (text, '\n');
      if (piece->row != above && stretch.from == 0 && *number && !lex_label_equal (first, last)
          && !(numbered && lex_label_equal (numbered, label)))
        g_string_append_printf (text, "%s ", number);
      append_words (text, &stretch);
      above = piece->row;
      numbered = label;
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
lex_selection_dup_text (LexSelection *self)
{
  return dup_text (self, FALSE);
}

char *
lex_selection_dup_whole (LexSelection *self)
{
  return dup_text (self, TRUE);
}

const char *
lex_selection_find_made (LexSelection *self)
{
  const char *id = NULL;

  for (guint i = 0; self->pieces && id == NULL && i < self->pieces->len; i++)
    {
      const LexStretch stretch = lex_selection_get_stretch (self, i);

      if (stretch.from < stretch.to)
        id = lex_clause_row_find_made (lex_selection_get_piece (self, i)->row, &stretch);
    }
  return id;
}

static void
set_part (LexJournalEntry *entry, LexJournalField field, const char *from, const char *to)
{
  g_autofree char *part = g_strndup (from, (gsize) (to - from));

  lex_journal_entry_set (entry, field, g_strstrip (part));
}

static const char *
go (const char *text, const char *at, int step)
{
  for (guint i = 0; i < AROUND && (step < 0 ? at > text : *at != '\0'); i++)
    at = step < 0 ? g_utf8_prev_char (at) : g_utf8_next_char (at);
  return at;
}

static LexJournalEntry *
quote (const LexPiece *piece, const LexStretch *stretch, LexLanguage language)
{
  const char *label = lex_label_get_text (lex_clause_row_get_label (piece->row));
  const char *text = gtk_label_get_text (stretch->label);
  const char *from = text + stretch->from;
  const char *to = text + stretch->to;
  LexJournalEntry *entry = lex_journal_entry_new (LEX_JOURNAL_HIGHLIGHT, label, NULL);

  lex_journal_entry_set (entry, LEX_JOURNAL_LANGUAGE, lex_language_get_code (language));
  set_part (entry, LEX_JOURNAL_QUOTE, from, to);
  set_part (entry, LEX_JOURNAL_PREFIX, go (text, from, -1), from);
  set_part (entry, LEX_JOURNAL_SUFFIX, to, go (text, to, 1));
  return entry;
}

static gboolean
is_word_cb (const char *word, gsize start, gsize end, gpointer user_data)
{
  *(gboolean *) user_data = TRUE;
  return FALSE;
}

static gboolean
has_word (const char *text)
{
  gboolean found = FALSE;

  lex_tokenize (text, -1, is_word_cb, &found);
  return found;
}

/* To who selects them, a heading and its text are one. */
static gboolean
join (GPtrArray *quotes, const LexJournalEntry *entry)
{
  LexJournalEntry *above = quotes->len > 0 ? quotes->pdata[quotes->len - 1] : NULL;
  g_autofree char *words = NULL;

  if (!above || g_strcmp0 (above->fields[LEX_JOURNAL_LABEL], entry->fields[LEX_JOURNAL_LABEL]) != 0)
    return FALSE;
  words
      = g_strjoin ("\n", above->fields[LEX_JOURNAL_QUOTE], entry->fields[LEX_JOURNAL_QUOTE], NULL);
  lex_journal_entry_set (above, LEX_JOURNAL_QUOTE, words);
  lex_journal_entry_set (above, LEX_JOURNAL_SUFFIX, entry->fields[LEX_JOURNAL_SUFFIX]);
  return TRUE;
}

/* What is marked is found again by whole words; an entry without any would stand for the whole
 * clause. */
GPtrArray *
lex_selection_list_quotes (LexSelection *self)
{
  GPtrArray *quotes = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_journal_entry_free);

  for (guint i = 0; self->pieces && i < self->pieces->len; i++)
    {
      LexStretch stretch = lex_selection_get_stretch (self, i);
      g_autoptr (LexJournalEntry) entry = NULL;

      if (stretch.from == stretch.to)
        continue;
      lex_tokenize (gtk_label_get_text (stretch.label), -1, grow_cb, &stretch);
      entry
          = quote (lex_selection_get_piece (self, i), &stretch, lex_selection_get_language (self));
      if (has_word (entry->fields[LEX_JOURNAL_QUOTE]) && !join (quotes, entry))
        g_ptr_array_add (quotes, g_steal_pointer (&entry));
    }
  return quotes;
}

/* The number of a clause before its words would be looked up, too. */
char *
lex_selection_dup_words (LexSelection *self)
{
  g_autoptr (GPtrArray) quotes = lex_selection_list_quotes (self);
  const LexJournalEntry *first = quotes->len > 0 ? quotes->pdata[0] : NULL;
  g_autoptr (GString) words = g_string_new (first ? first->fields[LEX_JOURNAL_QUOTE] : NULL);

  g_string_replace (words, NO_BREAK_SPACE, " ", 0);
  g_string_replace (words, "\n", " ", 0);
  return g_string_free (g_steal_pointer (&words), FALSE);
}
