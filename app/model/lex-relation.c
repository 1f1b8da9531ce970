/* lex-relation.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A relation of precedence: a specific clause prevails over a general one, for a reason.
 * It refuses to know other relations: chains and cycles are the library's.
 * Every room may call it, from any thread: a relation never changes.
 */

#include "model/lex-relation.h"

struct _LexRelation
{
  /* Owned */
  LexLabel *specific;
  LexLabel *general;
  char *source;
  LexText *why[LEX_N_LANGUAGES];

  LexBasis basis;
};

G_DEFINE_BOXED_TYPE (LexRelation, lex_relation, lex_relation_ref, lex_relation_unref)

LexRelation *
lex_relation_new (LexLabel *specific, LexLabel *general, LexBasis basis, const char *source,
                  LexText *why_en, LexText *why_pl)
{
  LexRelation *self;

  g_return_val_if_fail (specific != NULL && general != NULL && source != NULL, NULL);
  g_return_val_if_fail (why_en != NULL && why_pl != NULL, NULL);
  g_return_val_if_fail ((guint) basis < LEX_N_BASES, NULL);

  self = g_atomic_rc_box_new0 (LexRelation);
  self->specific = lex_label_ref (specific);
  self->general = lex_label_ref (general);
  self->basis = basis;
  self->source = g_strdup (source);
  self->why[LEX_LANGUAGE_EN] = lex_text_ref (why_en);
  self->why[LEX_LANGUAGE_PL] = lex_text_ref (why_pl);

  return self;
}

LexRelation *
lex_relation_ref (LexRelation *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_atomic_rc_box_acquire (self);
}

static void
relation_clear (gpointer data)
{
  LexRelation *self = data;

  lex_label_unref (self->specific);
  lex_label_unref (self->general);
  g_free (self->source);
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    lex_text_unref (self->why[i]);
}

void
lex_relation_unref (LexRelation *self)
{
  g_return_if_fail (self != NULL);

  g_atomic_rc_box_release_full (self, relation_clear);
}

LexLabel *
lex_relation_get_specific (LexRelation *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->specific;
}

LexLabel *
lex_relation_get_general (LexRelation *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->general;
}

LexBasis
lex_relation_get_basis (LexRelation *self)
{
  g_return_val_if_fail (self != NULL, LEX_BASIS_PRINCIPLE);

  return self->basis;
}

const char *
lex_relation_get_source (LexRelation *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->source;
}

LexText *
lex_relation_get_why (LexRelation *self, LexLanguage language)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail ((guint) language < LEX_N_LANGUAGES, NULL);

  return self->why[language];
}

int
lex_relation_compare_for_study (gconstpointer a, gconstpointer b)
{
  const LexRelation *first = *(LexRelation *const *) a;
  const LexRelation *second = *(LexRelation *const *) b;
  const int order = lex_label_compare (first->general, second->general);

  return order != 0 ? order : lex_label_compare (first->specific, second->specific);
}
