/* lex-journal-search.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds what the reader made. It refuses to know the library's index, and word families: a reader
 * finds his own words by typing how they begin. lex-answer.c calls it.
 *
 * Everything is folded once and then gone through: ten thousand notes take less than a key press,
 * and the journal needs no index on the disk that could differ from it. One entry that is put or
 * removed changes its line alone, so that who writes notes never waits for all of them.
 */

#include "services/lex-journal-search.h"

#include <string.h>

#include "language/lex-fold.h"
#include "services/lex-journal-private.h"

/* What is shown of a note, in bytes: so much before the first match, and so much in all. */
#define BEFORE 60
#define SHOWN 220

/* @folded: all its words, each with a space before it */
typedef struct
{
  LexJournalEntry *entry;
  LexLabel *label;
  char *folded;
} Indexed;

static void
indexed_free (gpointer data)
{
  Indexed *self = data;

  lex_journal_entry_free (self->entry);
  lex_label_unref (self->label);
  g_free (self->folded);
  g_free (self);
}

static gboolean
append_word_cb (const char *token, gsize start, gsize end, gpointer user_data)
{
  g_string_append_c (user_data, ' ');
  g_string_append (user_data, token);
  return TRUE;
}

static char *
fold (const LexJournalEntry *entry)
{
  static const LexJournalField fields[]
      = { LEX_JOURNAL_TEXT, LEX_JOURNAL_QUOTE, LEX_JOURNAL_LABEL };
  GString *folded = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (entry->fields[fields[i]] != NULL)
      lex_tokenize (entry->fields[fields[i]], -1, append_word_cb, folded);
  return g_string_free (folded, FALSE);
}

/* What has no clause that can be named leads nowhere; the list of all notes has it. */
static Indexed *
indexed_new (LexJournalEntry *taken)
{
  g_autoptr (LexJournalEntry) entry = taken;
  g_autoptr (LexLabel) label = lex_label_parse (entry->fields[LEX_JOURNAL_LABEL]);
  Indexed *self;

  if (label == NULL)
    return NULL;
  self = g_new (Indexed, 1);
  self->folded = fold (entry);
  self->label = g_steal_pointer (&label);
  self->entry = g_steal_pointer (&entry);
  return self;
}

static gboolean
ensure_index (LexJournal *self, GError **error)
{
  g_autoptr (GPtrArray) entries = NULL;
  GError *lower = NULL;

  if (self->index != NULL)
    return TRUE;
  if (!lex_journal_open_file (self, LEX_JOURNAL_READ, error))
    return FALSE;
  if (self->file != NULL && (entries = lex_journal_file_list (self->file, &lower)) == NULL)
    return lex_journal_take_fault (lower, error);
  self->index = g_ptr_array_new_with_free_func (indexed_free);
  for (guint i = 0; entries != NULL && i < entries->len; i++)
    {
      Indexed *indexed = indexed_new (g_steal_pointer (&g_ptr_array_index (entries, i)));

      if (indexed != NULL)
        g_ptr_array_add (self->index, indexed);
    }
  return TRUE;
}

/* Where an entry is, or the length of the index. */
static guint
find_entry (LexJournal *self, const char *id)
{
  guint at = 0;

  while (at < self->index->len
         && g_strcmp0 (((Indexed *) self->index->pdata[at])->entry->fields[LEX_JOURNAL_ID], id)
                != 0)
    at++;
  return at;
}

/* Those without a folder stand first. What is new and has no place of its own is the last there. */
static guint
find_place (LexJournal *self, const LexJournalEntry *entry)
{
  guint at = self->index->len;

  while (at > 0
         && g_strcmp0 (((Indexed *) self->index->pdata[at - 1])->entry->fields[LEX_JOURNAL_PARENT],
                       entry->fields[LEX_JOURNAL_PARENT])
                > 0)
    at--;
  return at;
}

/* Whether the index can tell where an entry stands. */
static gboolean
stays (const LexJournalEntry *before, const LexJournalEntry *after)
{
  return g_strcmp0 (before->fields[LEX_JOURNAL_PARENT], after->fields[LEX_JOURNAL_PARENT]) == 0
         && (before->position == after->position || before->position == LEX_JOURNAL_LAST
             || after->position == LEX_JOURNAL_LAST);
}

void
lex_journal_search_take (LexJournal *self, const LexJournalEntry *entry, gboolean made)
{
  const Indexed *before;
  Indexed *after;
  guint at;

  if (self->index == NULL)
    return;
  at = find_entry (self, entry->fields[LEX_JOURNAL_ID]);
  before = at < self->index->len ? self->index->pdata[at] : NULL;
  if (before != NULL ? !stays (before->entry, entry) : !made || entry->position != LEX_JOURNAL_LAST)
    {
      g_clear_pointer (&self->index, g_ptr_array_unref);
      return;
    }
  if (before != NULL)
    g_ptr_array_remove_index (self->index, at);
  else
    at = find_place (self, entry);
  after = indexed_new (lex_journal_entry_copy (entry));
  if (after != NULL)
    g_ptr_array_insert (self->index, (int) at, after);
}

/* With a folder, which is not in the index, goes what stands in it. */
void
lex_journal_search_forget (LexJournal *self, const char *id)
{
  const guint at = self->index != NULL ? find_entry (self, id) : 0;

  if (self->index != NULL && at < self->index->len)
    g_ptr_array_remove_index (self->index, at);
  else
    g_clear_pointer (&self->index, g_ptr_array_unref);
}

static gboolean
add_word_cb (const char *token, gsize start, gsize end, gpointer user_data)
{
  g_ptr_array_add (user_data, g_strconcat (" ", token, NULL));
  return TRUE;
}

static gboolean
has_all (const Indexed *indexed, GPtrArray *words)
{
  for (guint i = 0; i < words->len; i++)
    if (strstr (indexed->folded, words->pdata[i]) == NULL)
      return FALSE;
  return words->len > 0;
}

/* Showing */

/* @done: up to where the text stands in the snippet */
typedef struct
{
  const char *text;
  GPtrArray *words;
  GString *snippet;
  gsize done;
} Marking;

static gboolean
begins_with_any (const char *token, GPtrArray *words)
{
  for (guint i = 0; i < words->len; i++)
    if (g_str_has_prefix (token, (const char *) words->pdata[i] + 1))
      return TRUE;
  return FALSE;
}

static gboolean
find_match_cb (const char *token, gsize start, gsize end, gpointer user_data)
{
  Marking *self = user_data;

  if (!begins_with_any (token, self->words))
    return TRUE;
  self->done = start;
  return FALSE;
}

static gboolean
mark_cb (const char *token, gsize start, gsize end, gpointer user_data)
{
  Marking *self = user_data;

  if (!begins_with_any (token, self->words))
    return TRUE;
  g_string_append_len (self->snippet, self->text + self->done, (gssize) (start - self->done));
  g_string_append (self->snippet, LEX_SNIPPET_MATCH_START);
  g_string_append_len (self->snippet, self->text + start, (gssize) (end - start));
  g_string_append (self->snippet, LEX_SNIPPET_MATCH_END);
  self->done = end;
  return TRUE;
}

/* The control characters that mark matches can not be forged. */
static char *
dup_line (const LexJournalEntry *entry)
{
  const char *text = entry->fields[LEX_JOURNAL_TEXT];
  const char *words = text != NULL && *text != '\0' ? text : entry->fields[LEX_JOURNAL_QUOTE];
  char *line = g_utf8_make_valid (words != NULL ? words : "", -1);

  for (char *at = line; *at != '\0'; at++)
    if (g_ascii_iscntrl (*at))
      *at = ' ';
  return line;
}

/* The part of a line around its first match, in whole words. */
static char *
cut (const char *line, gsize match, gboolean *begins)
{
  const gsize length = strlen (line);
  gsize from = match > BEFORE ? match - BEFORE : 0;
  gsize to = MIN (length, from + SHOWN);

  while (from > 0 && line[from - 1] != ' ')
    from--;
  while (to < length && line[to] != ' ')
    to++;
  *begins = from == 0;
  return g_strndup (line + from, to - from);
}

static char *
dup_snippet (const LexJournalEntry *entry, GPtrArray *words)
{
  g_autofree char *line = dup_line (entry);
  g_autofree char *part = NULL;
  g_autoptr (GString) snippet = g_string_new (NULL);
  Marking marking = { line, words, snippet, 0 };
  gboolean begins;

  lex_tokenize (line, -1, find_match_cb, &marking);
  part = cut (line, marking.done, &begins);
  if (!begins)
    g_string_append (snippet, "…");
  marking = (Marking){ part, words, snippet, 0 };
  lex_tokenize (part, -1, mark_cb, &marking);
  g_string_append (snippet, part + marking.done);
  return g_string_free (g_steal_pointer (&snippet), FALSE);
}

/* The identifier tells two notes with the same words apart; what is shown follows it. */
static LexHit *
hit_new (const Indexed *indexed, GPtrArray *words)
{
  const char *id = indexed->entry->fields[LEX_JOURNAL_ID];
  const char *language = indexed->entry->fields[LEX_JOURNAL_LANGUAGE];
  g_autofree char *snippet = dup_snippet (indexed->entry, words);
  g_autofree char *joined = g_strconcat (id, "\n", snippet, NULL);
  g_autoptr (GBytes) trace = g_bytes_new (joined, strlen (joined) + 1);
  const LexHitParts parts = {
    .label = indexed->label,
    .document = LEX_JOURNAL_DOCUMENT,
    .kind = LEX_KIND_NOTE,
    .language = g_strcmp0 (language, "en") == 0 ? LEX_LANGUAGE_EN : LEX_LANGUAGE_PL,
    .trace = trace,
  };

  return lex_hit_new (&parts);
}

GPtrArray *
lex_journal_search (LexJournal *self, const char *text, guint limit, GError **error)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  GPtrArray *hits;

  if (!ensure_index (self, error))
    return NULL;
  lex_tokenize (text, -1, add_word_cb, words);
  hits = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < self->index->len && hits->len < limit; i++)
    if (has_all (self->index->pdata[i], words))
      g_ptr_array_add (hits, hit_new (self->index->pdata[i], words));
  return hits;
}

LexGlimpse *
lex_journal_glimpse (LexHit *hit)
{
  const char *trace = g_bytes_get_data (lex_hit_get_trace (hit), NULL);
  LexGlimpse *glimpse = g_new0 (LexGlimpse, 1);

  glimpse->snippet = g_strdup (strchr (trace, '\n') + 1);
  return glimpse;
}
