/* lex-hit.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One clause that a search found. It is light, since a search finds more than is ever looked at:
 * what is shown of it, a #LexGlimpse, is read when it is shown.
 * It refuses to know the query and the index: ranking is the store's.
 * Every room may call it, from any thread: a hit never changes.
 */

#include "model/lex-hit.h"

struct _LexHit
{
  GObject parent_instance;

  /* Owned: every pointer in it, though the strings are const as the caller sees them */
  LexHitParts parts;
};

G_DEFINE_FINAL_TYPE (LexHit, lex_hit, G_TYPE_OBJECT)

static void
lex_hit_finalize (GObject *object)
{
  LexHit *self = LEX_HIT (object);

  g_clear_pointer (&self->parts.label, lex_label_unref);
  g_free ((char *) self->parts.document);
  g_clear_pointer (&self->parts.trace, g_bytes_unref);

  G_OBJECT_CLASS (lex_hit_parent_class)->finalize (object);
}

static void
lex_hit_class_init (LexHitClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lex_hit_finalize;
}

static void
lex_hit_init (LexHit *self)
{
}

LexHit *
lex_hit_new (const LexHitParts *parts)
{
  LexHit *self;

  g_return_val_if_fail (parts != NULL && parts->label != NULL, NULL);
  g_return_val_if_fail (parts->document != NULL, NULL);

  self = g_object_new (LEX_TYPE_HIT, NULL);
  self->parts = *parts;
  self->parts.label = lex_label_ref (parts->label);
  self->parts.document = g_strdup (parts->document);
  if (parts->trace != NULL)
    g_bytes_ref (parts->trace);

  return self;
}

LexLabel *
lex_hit_get_label (LexHit *self)
{
  g_return_val_if_fail (LEX_IS_HIT (self), NULL);

  return self->parts.label;
}

const char *
lex_hit_get_document (LexHit *self)
{
  g_return_val_if_fail (LEX_IS_HIT (self), NULL);

  return self->parts.document;
}

LexKind
lex_hit_get_kind (LexHit *self)
{
  g_return_val_if_fail (LEX_IS_HIT (self), LEX_KIND_LAW);

  return self->parts.kind;
}

LexLanguage
lex_hit_get_language (LexHit *self)
{
  g_return_val_if_fail (LEX_IS_HIT (self), LEX_LANGUAGE_EN);

  return self->parts.language;
}

double
lex_hit_get_score (LexHit *self)
{
  g_return_val_if_fail (LEX_IS_HIT (self), 0.0);

  return self->parts.score;
}

GBytes *
lex_hit_get_trace (LexHit *self)
{
  g_return_val_if_fail (LEX_IS_HIT (self), NULL);

  return self->parts.trace;
}
