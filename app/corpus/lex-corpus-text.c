/* lex-corpus-text.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Running text of the corpus: from elements to plain words with marked
 * stretches. It does not know clauses, files or how a text is written back.
 * Only this room calls it.
 *
 * White space is collapsed while the words are copied: a space seen is only
 * remembered (gap) and written before the next word, so that none is left at
 * the start or end of a block, and none is counted twice at the edge of an
 * element.
 */

#include "corpus/lex-corpus-text.h"

#include <glib/gi18n-lib.h>
#include <libxml/tree.h>

#include "bridge/lex-call.h"
#include "corpus/lex-corpus-fault.h"
#include "corpus/lex-corpus-file.h"
#include "model/lex-label.h"

typedef struct
{
  /* Owned */
  GString *plain;
  GArray *spans;         /* of LexSpan */
  GStringChunk *targets; /* what the spans lead to */

  /* Borrowed */
  const char *path;

  LexLanguage language;
  gsize block; /* where the present block, or cell, begins */
  gboolean gap;
} TextReader;

static void
text_reader_init (TextReader *self, LexLanguage language, const char *path)
{
  *self = (TextReader){
    .plain = g_string_new (NULL),
    .spans = g_array_new (FALSE, FALSE, sizeof (LexSpan)),
    .targets = g_string_chunk_new (64),
    .path = path,
    .language = language,
  };
}

static void
text_reader_clear (TextReader *self)
{
  g_string_free (self->plain, TRUE);
  g_array_unref (self->spans);
  g_string_chunk_free (self->targets);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TextReader, text_reader_clear)

static void
flush_gap (TextReader *self)
{
  if (self->gap)
    g_string_append_c (self->plain, ' ');
  self->gap = FALSE;
}

/* The no-break space is no white space to XML and stays. */
static void
append_words (TextReader *self, const char *words)
{
  for (const char *c = words; c && *c; c++)
    if (*c == ' ' || *c == '\t' || *c == '\n' || *c == '\r')
      {
        GString *plain = self->plain;

        self->gap = plain->len > self->block && plain->str[plain->len - 1] != ' ';
      }
    else
      {
        flush_gap (self);
        g_string_append_c (self->plain, *c);
      }
}

static void
add_span (TextReader *self, LexSpanKind kind, gsize start, const char *target)
{
  LexSpan span = { start, self->plain->len, kind, NULL };

  while (span.start < span.end && self->plain->str[span.start] == ' ')
    span.start++;
  if (span.start == span.end)
    return;
  if (target)
    span.target = g_string_chunk_insert (self->targets, target);
  g_array_append_val (self->spans, span);
}

/* A call, suit or cards as the reader's language writes them. */
static char *
render_symbol (xmlNode *node, const char *pbn, LexLanguage language)
{
  LexSuit suit;

  if (lex_corpus_node_is (node, "call"))
    return lex_call_to_text (pbn, language);
  if (lex_corpus_node_is (node, "card"))
    return lex_cards_to_text (pbn, language);
  return lex_suit_from_letter (*pbn, &suit) ? g_strdup (lex_suit_get_symbol (suit)) : NULL;
}

static gboolean
read_symbol (TextReader *self, xmlNode *node, LexSpanKind kind, GError **error)
{
  g_autofree char *pbn = lex_corpus_text_dup_plain (node);
  g_autofree char *symbol = render_symbol (node, pbn, self->language);
  gsize start;

  if (!symbol)
    {
      lex_corpus_fault (error, LEX_CORPUS_ERROR_SCHEMA, self->path, xmlGetLineNo (node),
                        _ ("“%s” in “%s” is not PBN; write it as that standard does"), pbn,
                        (const char *) node->name);
      return FALSE;
    }
  flush_gap (self);
  start = self->plain->len;
  g_string_append (self->plain, symbol);
  add_span (self, kind, start, pbn);
  return TRUE;
}

static gboolean
dup_target (TextReader *self, xmlNode *node, LexSpanKind kind, char **target, GError **error)
{
  g_autoptr (LexLabel) label = NULL;
  g_autofree char *slug = NULL;

  *target = NULL;
  if (kind == LEX_SPAN_TERM)
    {
      slug = lex_corpus_node_dup_attribute (node, "name");
      *target = g_strconcat ("definitions/", slug, NULL);
    }
  if (kind == LEX_SPAN_WHO)
    *target = lex_corpus_node_dup_attribute (node, "role");
  if (kind != LEX_SPAN_CITATION)
    return TRUE;

  label = lex_corpus_node_dup_label (node, "label", self->path, error);
  if (label)
    *target = g_strdup (lex_label_get_text (label));
  return label != NULL;
}

static gboolean
read_marked (TextReader *self, xmlNode *node, LexSpanKind kind, GError **error)
{
  g_autofree char *target = NULL;
  gsize start;

  if (!dup_target (self, node, kind, &target, error))
    return FALSE;
  flush_gap (self);
  start = self->plain->len;
  for (xmlNode *child = node->children; child; child = child->next)
    if (child->type == XML_TEXT_NODE)
      append_words (self, (const char *) child->content);
  add_span (self, kind, start, target);
  return TRUE;
}

/* The elements of running text; blocks are none of them. */
static gboolean
find_inline_kind (xmlNode *node, LexSpanKind *kind)
{
  static const struct
  {
    const char *name;
    LexSpanKind kind;
  } kinds[] = {
    { "cite", LEX_SPAN_CITATION }, { "term", LEX_SPAN_TERM }, { "em", LEX_SPAN_EMPHASIS },
    { "call", LEX_SPAN_CALL },     { "suit", LEX_SPAN_SUIT }, { "card", LEX_SPAN_CARD },
    { "who", LEX_SPAN_WHO },       { "seat", LEX_SPAN_SEAT },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (lex_corpus_node_is (node, kinds[i].name))
      {
        *kind = kinds[i].kind;
        return TRUE;
      }
  return FALSE;
}

/* Reads running text from @node on; @rest gets the first block, if any. */
static gboolean
read_inline (TextReader *self, xmlNode *node, xmlNode **rest, GError **error)
{
  LexSpanKind kind;
  gboolean ok = TRUE;

  for (; node && ok; node = node->next)
    {
      if (node->type == XML_TEXT_NODE)
        append_words (self, (const char *) node->content);
      else if (node->type != XML_ELEMENT_NODE)
        continue; /* comments */
      else if (!find_inline_kind (node, &kind))
        break;
      else if (kind >= LEX_SPAN_CALL && kind <= LEX_SPAN_CARD)
        ok = read_symbol (self, node, kind, error);
      else
        ok = read_marked (self, node, kind, error);
    }
  self->gap = FALSE;
  if (rest)
    *rest = node;
  return ok;
}

static gboolean
read_row (TextReader *self, xmlNode *row, gboolean *all_heads, gboolean *first_head, GError **error)
{
  gboolean first = TRUE;

  for (xmlNode *cell = row->children; cell; cell = cell->next)
    {
      if (cell->type != XML_ELEMENT_NODE)
        continue;
      if (!first)
        g_string_append_c (self->plain, '\t');
      self->block = self->plain->len;
      if (!read_inline (self, cell->children, NULL, error))
        return FALSE;
      *all_heads = *all_heads && lex_corpus_node_is (cell, "head");
      if (first)
        *first_head = *first_head && lex_corpus_node_is (cell, "head");
      first = FALSE;
    }
  return TRUE;
}

static gboolean
read_table (TextReader *self, xmlNode *table, GError **error)
{
  gsize start = self->plain->len;
  gboolean head = TRUE, sides = TRUE, ignored = TRUE, first = TRUE;

  for (xmlNode *row = table->children; row; row = row->next)
    {
      if (row->type != XML_ELEMENT_NODE)
        continue;
      if (!first)
        g_string_append_c (self->plain, '\n');
      if (!read_row (self, row, first ? &head : &ignored, &sides, error))
        return FALSE;
      first = FALSE;
    }
  add_span (self, LEX_SPAN_TABLE, start, head && sides ? "heads" : head ? "head" : NULL);
  return TRUE;
}

static LexSpanKind
get_block_kind (xmlNode *node)
{
  g_autofree char *note = lex_corpus_node_dup_attribute (node, "kind");

  if (lex_corpus_node_is (node, "p"))
    return LEX_SPAN_PARAGRAPH;
  if (lex_corpus_node_is (node, "item"))
    return LEX_SPAN_ITEM;
  return g_strcmp0 (note, "doubt") == 0 ? LEX_SPAN_DOUBT : LEX_SPAN_FOOTNOTE;
}

static gboolean
read_block (TextReader *self, xmlNode *node, GError **error)
{
  gsize start;

  if (self->plain->len > 0)
    g_string_append_c (self->plain, '\n');
  start = self->block = self->plain->len;
  if (lex_corpus_node_is (node, "table"))
    return read_table (self, node, error);
  if (!read_inline (self, node->children, NULL, error))
    return FALSE;

  /* An empty block leaves no line behind. */
  if (self->plain->len == start)
    g_string_truncate (self->plain, start ? start - 1 : 0);
  else
    add_span (self, get_block_kind (node), start, NULL);
  return TRUE;
}

LexText *
lex_corpus_text_read (struct _xmlNode *node, LexLanguage language, const char *path, GError **error)
{
  g_auto (TextReader) self = { NULL };
  xmlNode *block = NULL;

  text_reader_init (&self, language, path);
  if (!read_inline (&self, node->children, &block, error))
    return NULL;
  for (; block; block = block->next)
    if (block->type == XML_ELEMENT_NODE && !read_block (&self, block, error))
      return NULL;

  return lex_text_new (self.plain->str, (const LexSpan *) (void *) self.spans->data,
                       self.spans->len);
}

char *
lex_corpus_text_dup_plain (struct _xmlNode *node)
{
  g_auto (TextReader) self = { NULL };

  text_reader_init (&self, LEX_LANGUAGE_EN, "");
  for (xmlNode *child = node->children; child; child = child->next)
    if (child->type == XML_TEXT_NODE)
      append_words (&self, (const char *) child->content);
  return g_strdup (self.plain->str);
}
