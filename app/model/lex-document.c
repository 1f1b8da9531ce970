/* lex-document.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A document: its name, kind and titles, with its clauses or with a mere count of them.
 * It refuses to know files and tables: reading and storing are other rooms' work.
 * Every room may call it; while it is being made, only the thread that makes it.
 */

#include "model/lex-document.h"

struct _LexDocument
{
  GObject parent_instance;

  /* Owned */
  char *name;
  char *titles[LEX_N_LANGUAGES]; /* nullable */
  char *edition;                 /* nullable */
  char *publisher;               /* nullable */
  GPtrArray *clauses;            /* nullable: a stored document is only described */

  LexKind kind;
  guint n_clauses;
  LexLanguages languages;
  gboolean imported;
};

G_DEFINE_FINAL_TYPE (LexDocument, lex_document, G_TYPE_OBJECT)

static void
lex_document_finalize (GObject *object)
{
  LexDocument *self = LEX_DOCUMENT (object);

  g_clear_pointer (&self->name, g_free);
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    g_clear_pointer (&self->titles[i], g_free);
  g_clear_pointer (&self->edition, g_free);
  g_clear_pointer (&self->publisher, g_free);
  g_clear_pointer (&self->clauses, g_ptr_array_unref);

  G_OBJECT_CLASS (lex_document_parent_class)->finalize (object);
}

static void
lex_document_class_init (LexDocumentClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lex_document_finalize;
}

static void
lex_document_init (LexDocument *self)
{
}

LexDocument *
lex_document_new (const char *name, LexKind kind, const char *title_en, const char *title_pl,
                  gboolean imported)
{
  LexDocument *self;

  g_return_val_if_fail (name != NULL && *name != '\0', NULL);
  g_return_val_if_fail ((guint) kind < LEX_N_KINDS, NULL);

  self = g_object_new (LEX_TYPE_DOCUMENT, NULL);
  self->name = g_strdup (name);
  self->kind = kind;
  self->titles[LEX_LANGUAGE_EN] = g_strdup (title_en);
  self->titles[LEX_LANGUAGE_PL] = g_strdup (title_pl);
  self->imported = imported;

  return self;
}

LexDocument *
lex_document_copy (LexDocument *self, const char *name, const char *const *titles,
                   GPtrArray *clauses)
{
  LexDocument *copy;

  g_return_val_if_fail (LEX_IS_DOCUMENT (self), NULL);

  if (titles == NULL)
    titles = (const char *const *) self->titles;
  copy = lex_document_new (name != NULL ? name : self->name, self->kind, titles[LEX_LANGUAGE_EN],
                           titles[LEX_LANGUAGE_PL], self->imported);
  lex_document_set_edition (copy, self->edition, self->publisher);
  if (clauses != NULL)
    lex_document_take_clauses (copy, clauses);
  else if (self->clauses != NULL)
    lex_document_take_clauses (copy, g_ptr_array_ref (self->clauses));
  return copy;
}

static LexLanguages
clause_get_languages (LexClause *clause)
{
  LexLanguages languages = LEX_LANGUAGES_NONE;

  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      if (lex_clause_get_heading (clause, i) != NULL || lex_clause_get_text (clause, i) != NULL)
        languages |= 1u << i;
    }

  return languages;
}

void
lex_document_take_clauses (LexDocument *self, GPtrArray *clauses)
{
  g_return_if_fail (LEX_IS_DOCUMENT (self));
  g_return_if_fail (clauses != NULL && self->clauses == NULL);

  self->clauses = clauses;
  self->n_clauses = clauses->len;
  self->languages = LEX_LANGUAGES_NONE;
  for (guint i = 0; i < clauses->len; i++)
    self->languages |= clause_get_languages (g_ptr_array_index (clauses, i));
}

void
lex_document_set_extent (LexDocument *self, guint n_clauses, LexLanguages languages)
{
  g_return_if_fail (LEX_IS_DOCUMENT (self));
  g_return_if_fail (self->clauses == NULL);

  self->n_clauses = n_clauses;
  self->languages = languages;
}

void
lex_document_set_edition (LexDocument *self, const char *edition, const char *publisher)
{
  g_return_if_fail (LEX_IS_DOCUMENT (self));

  g_free (self->edition);
  self->edition = g_strdup (edition);
  g_free (self->publisher);
  self->publisher = g_strdup (publisher);
}

const char *
lex_document_get_edition (LexDocument *self)
{
  g_return_val_if_fail (LEX_IS_DOCUMENT (self), NULL);

  return self->edition;
}

const char *
lex_document_get_publisher (LexDocument *self)
{
  g_return_val_if_fail (LEX_IS_DOCUMENT (self), NULL);

  return self->publisher;
}

const char *
lex_document_get_name (LexDocument *self)
{
  g_return_val_if_fail (LEX_IS_DOCUMENT (self), NULL);

  return self->name;
}

LexKind
lex_document_get_kind (LexDocument *self)
{
  g_return_val_if_fail (LEX_IS_DOCUMENT (self), LEX_KIND_LAW);

  return self->kind;
}

const char *
lex_document_get_title (LexDocument *self, LexLanguage language)
{
  g_return_val_if_fail (LEX_IS_DOCUMENT (self), NULL);
  g_return_val_if_fail ((guint) language < LEX_N_LANGUAGES, NULL);

  return self->titles[language];
}

gboolean
lex_document_get_imported (LexDocument *self)
{
  g_return_val_if_fail (LEX_IS_DOCUMENT (self), FALSE);

  return self->imported;
}

guint
lex_document_get_n_clauses (LexDocument *self)
{
  g_return_val_if_fail (LEX_IS_DOCUMENT (self), 0);

  return self->n_clauses;
}

LexLanguages
lex_document_get_languages (LexDocument *self)
{
  g_return_val_if_fail (LEX_IS_DOCUMENT (self), LEX_LANGUAGES_NONE);

  return self->languages;
}

GPtrArray *
lex_document_get_clauses (LexDocument *self)
{
  g_return_val_if_fail (LEX_IS_DOCUMENT (self), NULL);

  return self->clauses;
}
