/* lex-citation.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A reference found in running text: the words, the place and the clause they mean.
 * It refuses to know how it was found: that is the language room's work.
 * Every room may call it, from any thread: a citation never changes.
 */

#include "model/lex-citation.h"

struct _LexCitation
{
  /* Owned */
  char *text;
  LexLabel *label;

  gsize from;
  gsize to;
  gboolean exists;
  gboolean repaired;
};

LexCitation *
lex_citation_new (const char *text, LexLabel *label, gsize from, gsize to, gboolean exists,
                  gboolean repaired)
{
  LexCitation *self;

  g_return_val_if_fail (text != NULL && label != NULL && from <= to, NULL);

  self = g_atomic_rc_box_new0 (LexCitation);
  self->text = g_strdup (text);
  self->label = lex_label_ref (label);
  self->from = from;
  self->to = to;
  self->exists = exists;
  self->repaired = repaired;

  return self;
}

LexCitation *
lex_citation_ref (LexCitation *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_atomic_rc_box_acquire (self);
}

static void
citation_clear (gpointer data)
{
  LexCitation *self = data;

  g_free (self->text);
  lex_label_unref (self->label);
}

void
lex_citation_unref (LexCitation *self)
{
  g_return_if_fail (self != NULL);

  g_atomic_rc_box_release_full (self, citation_clear);
}

const char *
lex_citation_get_text (LexCitation *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->text;
}

LexLabel *
lex_citation_get_label (LexCitation *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->label;
}

gsize
lex_citation_get_from (LexCitation *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->from;
}

gsize
lex_citation_get_to (LexCitation *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->to;
}

gboolean
lex_citation_get_exists (LexCitation *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->exists;
}

gboolean
lex_citation_get_repaired (LexCitation *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->repaired;
}
