/* lex-clause.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A clause: one label that both languages share, what is in force and what was before.
 * It refuses to know its neighbours and where it is kept: those are the library's.
 * Every room may call it, from any thread: a clause never changes.
 */

#include "model/lex-clause.h"

struct _LexClause
{
  GObject parent_instance;

  /* Owned: every pointer in it, though some are const as the caller sees them */
  LexClauseParts parts;
};

G_DEFINE_FINAL_TYPE (LexClause, lex_clause, G_TYPE_OBJECT)

static void
wording_clear (LexWording *self)
{
  g_clear_pointer (&self->heading, g_free);
  g_clear_pointer (&self->text, lex_text_unref);
}

static void
wording_copy (LexWording *self, const LexWording *from)
{
  self->heading = g_strdup (from->heading);
  self->text = from->text != NULL ? lex_text_ref (from->text) : NULL;
}

static GPtrArray *
copy_labels (GPtrArray *labels)
{
  GPtrArray *copy = g_ptr_array_new_full (labels->len, (GDestroyNotify) lex_label_unref);

  for (guint i = 0; i < labels->len; i++)
    g_ptr_array_add (copy, lex_label_ref (g_ptr_array_index (labels, i)));

  return copy;
}

static void
lex_clause_finalize (GObject *object)
{
  LexClause *self = LEX_CLAUSE (object);

  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      wording_clear (&self->parts.wording[i]);
      wording_clear (&self->parts.past[i]);
      g_clear_pointer (&self->parts.ruling[i], lex_text_unref);
    }
  g_clear_pointer (&self->parts.label, lex_label_unref);
  g_clear_pointer (&self->parts.about, g_ptr_array_unref);
  g_free ((char *) self->parts.from);
  g_free ((char *) self->parts.until);
  g_free ((char *) self->parts.pbn);

  G_OBJECT_CLASS (lex_clause_parent_class)->finalize (object);
}

static void
lex_clause_class_init (LexClauseClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lex_clause_finalize;
}

static void
lex_clause_init (LexClause *self)
{
}

LexClause *
lex_clause_new (const LexClauseParts *parts)
{
  LexClause *self;

  g_return_val_if_fail (parts != NULL && parts->label != NULL, NULL);

  self = g_object_new (LEX_TYPE_CLAUSE, NULL);
  self->parts.label = lex_label_ref (parts->label);
  self->parts.from = g_strdup (parts->from);
  self->parts.until = g_strdup (parts->until);
  self->parts.pbn = g_strdup (parts->pbn);
  self->parts.about = parts->about != NULL ? copy_labels (parts->about) : NULL;
  self->parts.authority = parts->authority;
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      wording_copy (&self->parts.wording[i], &parts->wording[i]);
      wording_copy (&self->parts.past[i], &parts->past[i]);
      self->parts.ruling[i] = parts->ruling[i] != NULL ? lex_text_ref (parts->ruling[i]) : NULL;
    }

  return self;
}

const LexClauseParts *
lex_clause_get_parts (LexClause *self)
{
  g_return_val_if_fail (LEX_IS_CLAUSE (self), NULL);

  return &self->parts;
}

LexLabel *
lex_clause_get_label (LexClause *self)
{
  g_return_val_if_fail (LEX_IS_CLAUSE (self), NULL);

  return self->parts.label;
}

const char *
lex_clause_get_heading (LexClause *self, LexLanguage language)
{
  g_return_val_if_fail (LEX_IS_CLAUSE (self), NULL);
  g_return_val_if_fail ((guint) language < LEX_N_LANGUAGES, NULL);

  return self->parts.wording[language].heading;
}

LexText *
lex_clause_get_text (LexClause *self, LexLanguage language)
{
  g_return_val_if_fail (LEX_IS_CLAUSE (self), NULL);
  g_return_val_if_fail ((guint) language < LEX_N_LANGUAGES, NULL);

  return self->parts.wording[language].text;
}

const LexWording *
lex_clause_get_past (LexClause *self, LexLanguage language)
{
  g_return_val_if_fail (LEX_IS_CLAUSE (self), NULL);
  g_return_val_if_fail ((guint) language < LEX_N_LANGUAGES, NULL);

  return &self->parts.past[language];
}

gboolean
lex_clause_has_past (LexClause *self, LexLanguage language)
{
  const LexWording *past = lex_clause_get_past (self, language);

  return past != NULL && (past->heading != NULL || past->text != NULL);
}

LexText *
lex_clause_get_ruling (LexClause *self, LexLanguage language)
{
  g_return_val_if_fail (LEX_IS_CLAUSE (self), NULL);
  g_return_val_if_fail ((guint) language < LEX_N_LANGUAGES, NULL);

  return self->parts.ruling[language];
}

const char *
lex_clause_get_pbn (LexClause *self)
{
  g_return_val_if_fail (LEX_IS_CLAUSE (self), NULL);

  return self->parts.pbn;
}

LexAuthority
lex_clause_get_authority (LexClause *self)
{
  g_return_val_if_fail (LEX_IS_CLAUSE (self), LEX_AUTHORITY_OURS);

  return self->parts.authority;
}
