/* lex-target.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads which clauses and documents somebody names, in whatever words. It refuses to search: what
 * is no name is said to be unknown. Front ends call it.
 */

#include "services/lex-target.h"

#include <string.h>

#include "language/lex-document-words.h"
#include "language/lex-fold.h"
#include "services/lex-library-private.h"

/* No name has more words, so that a long text is read in a time that grows with it alone. */
#define MOST_WORDS 8

void
lex_target_free (LexTarget *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->label, lex_label_unref);
  g_free (self->document);
  g_free (self);
}

static gboolean
is_called (const char *name, const char *folded)
{
  g_autofree char *own = name != NULL ? lex_fold (name, -1) : NULL;

  return g_strcmp0 (own, folded) == 0;
}

/* The name of a document, of whichever side, that is called so; %NULL for none. */
static char *
find_document (LexLibrary *self, const char *text, GError **error)
{
  g_autoptr (GPtrArray) documents = NULL;
  g_autofree char *folded = lex_fold (text, -1);
  const char *rest;
  const char *named = lex_document_words_read (text, &rest);

  /* `screens 9` is a clause, but a document may be called `commentary-of-2017`. */
  if (named != NULL && *rest != '\0')
    named = NULL;
  documents = lex_library_list_documents (self, error);
  for (guint i = 0; documents != NULL && i < documents->len; i++)
    {
      LexDocument *document = g_ptr_array_index (documents, i);
      const char *name = lex_document_get_name (document);

      if (g_strcmp0 (name, named) == 0 || is_called (name, folded)
          || is_called (lex_document_get_title (document, LEX_LANGUAGE_EN), folded)
          || is_called (lex_document_get_title (document, LEX_LANGUAGE_PL), folded))
        return g_strdup (name);
    }
  return NULL;
}

static LexTarget *
target_new (LexLabel *label, char *document)
{
  LexTarget *self = g_new0 (LexTarget, 1);

  self->label = label;
  self->document = document;
  return self;
}

/* The clause of that name, if there is one. */
static LexLabel *
find_clause (LexLibrary *self, const char *text, GError **error)
{
  g_autoptr (LexLabel) label = lex_library_resolve (self, text, error);
  gboolean exists = FALSE;

  if (label == NULL || !lex_library_find_label (self, lex_label_get_text (label), &exists, error))
    return NULL;
  return exists ? g_steal_pointer (&label) : NULL;
}

/* What the whole of @text names, if that is there; %NULL without @error if not. The introduction
 * is a document and a clause, and a defined term needs no word before it. */
static LexTarget *
read_one (LexLibrary *self, const char *text, GError **error)
{
  g_autoptr (GError) fault = NULL;
  g_autofree char *document = NULL;
  g_autofree char *term = NULL;
  LexLabel *label = find_clause (self, text, &fault);

  if (label == NULL && fault == NULL)
    document = find_document (self, text, &fault);
  if (label == NULL && document == NULL && fault == NULL)
    {
      term = g_strconcat ("definitions ", text, NULL);
      label = find_clause (self, term, &fault);
    }
  if (fault != NULL)
    g_propagate_error (error, g_steal_pointer (&fault));
  return label != NULL || document != NULL ? target_new (label, g_steal_pointer (&document)) : NULL;
}

/* Where a comma or a semicolon ends one name. */
static gboolean
ends_name (const char *word)
{
  return g_str_has_suffix (word, ",") || g_str_has_suffix (word, ";");
}

static gboolean
joins_names (const char *word)
{
  static const char *const words[] = { "and", "or", "i", "oraz", "lub", "&", ",", ";", NULL };

  return g_strv_contains (words, word);
}

static char *
join (char **words, guint n_words)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n_words && words[i] != NULL; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", words[i]);
  while (text->len > 0 && strchr (",;", text->str[text->len - 1]) != NULL)
    g_string_truncate (text, text->len - 1);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* A document with a number behind it is a clause, though there be none: `screens 9` is not the
 * whole of the one and Law 9. */
static void
take_number (LexTarget *target, char **words, guint *n_read)
{
  const char *next = words[*n_read];
  g_autofree char *number = NULL;
  g_autofree char *text = NULL;

  if (target->document == NULL || next == NULL || !g_ascii_isdigit (*next)
      || ends_name (words[*n_read - 1]))
    return;
  number = join (words + *n_read, 1);
  text = lex_document_words_dup_label (target->document, number);
  if (text == NULL)
    return;
  target->label = lex_label_parse (text);
  g_clear_pointer (&target->document, g_free);
  (*n_read)++;
}

/* The longest beginning of @words that names something.
 * @n_read: (out): how many of them it is */
static LexTarget *
read_longest (LexLibrary *self, char **words, guint *n_read, GError **error)
{
  guint most = 0;

  while (words[most] != NULL && most < MOST_WORDS && (most == 0 || !ends_name (words[most - 1])))
    most++;
  for (*n_read = most; *n_read > 0; (*n_read)--)
    {
      g_autofree char *text = join (words, *n_read);
      g_autoptr (GError) fault = NULL;
      LexTarget *target = *text != '\0' ? read_one (self, text, &fault) : NULL;

      if (fault != NULL)
        {
          g_propagate_error (error, g_steal_pointer (&fault));
          return NULL;
        }
      if (target == NULL)
        continue;
      take_number (target, words, n_read);
      return target;
    }
  return NULL;
}

/* A label that is none of the library's, so that it can be said what there is instead. */
static LexTarget *
read_missing (LexLibrary *self, char **words, guint *n_read, GError **error)
{
  g_autofree char *whole = join (words, G_MAXUINT);
  g_autofree char *first = join (words, 1);
  g_autoptr (GError) fault = NULL;
  LexLabel *label = lex_library_resolve (self, whole, &fault);

  *n_read = g_strv_length (words);
  if (label == NULL && fault == NULL)
    {
      label = lex_library_resolve (self, first, &fault);
      *n_read = 1;
    }
  if (fault != NULL)
    g_propagate_error (error, g_steal_pointer (&fault));
  return label != NULL ? target_new (label, NULL) : NULL;
}

GPtrArray *
lex_targets_read (LexLibrary *self, const char *text, char **unknown, GError **error)
{
  g_autoptr (GPtrArray) targets = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_target_free);
  g_autofree char *spaced = NULL;
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (text != NULL && unknown != NULL, NULL);

  *unknown = NULL;
  spaced = g_strdelimit (g_strdup (text), "\t\r\n", ' ');
  words = g_strsplit (g_strstrip (spaced), " ", -1);
  for (char **at = words; *at != NULL;)
    {
      g_autoptr (GError) fault = NULL;
      guint n_read = 0;
      LexTarget *target = read_longest (self, at, &n_read, &fault);

      if (target == NULL && fault == NULL
          && (**at == '\0' || (targets->len > 0 && joins_names (*at))))
        {
          at++;
          continue;
        }
      if (target == NULL && fault == NULL)
        target = read_missing (self, at, &n_read, &fault);
      if (fault != NULL)
        {
          g_propagate_error (error, g_steal_pointer (&fault));
          return NULL;
        }
      if (target == NULL)
        {
          *unknown = join (at, G_MAXUINT);
          return NULL;
        }
      g_ptr_array_add (targets, target);
      at += n_read;
    }
  return g_steal_pointer (&targets);
}

LexPassage *
lex_target_show (LexTarget *self, LexLibrary *library, GError **error)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->label != NULL ? lex_library_show (library, self->label, error)
                             : lex_library_quote_document (library, self->document, error);
}
