/* lex-words-choice.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whose words are shown, chosen once for all readers of a window. It refuses to know pages and
 * where the choice is kept. The window makes it, readers follow it.
 */

#include "widgets/inplace/lex-words-choice.h"

/* No one imports as many texts of one law; what was preferred before that is forgotten. */
#define MAX_PREFERRED 16

struct _LexWordsChoice
{
  GObject parent_instance;

  LexWords words;
  GStrv preferred;
};

G_DEFINE_FINAL_TYPE (LexWordsChoice, lex_words_choice, G_TYPE_OBJECT)

static guint changed_signal;

static void
lex_words_choice_finalize (GObject *object)
{
  g_strfreev (LEX_WORDS_CHOICE (object)->preferred);

  G_OBJECT_CLASS (lex_words_choice_parent_class)->finalize (object);
}

static void
lex_words_choice_class_init (LexWordsChoiceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lex_words_choice_finalize;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
lex_words_choice_init (LexWordsChoice *self)
{
  self->preferred = g_new0 (char *, 1);
}

LexWordsChoice *
lex_words_choice_new (void)
{
  return g_object_new (LEX_TYPE_WORDS_CHOICE, NULL);
}

void
lex_words_choice_set_words (LexWordsChoice *self, LexWords words)
{
  g_return_if_fail (LEX_IS_WORDS_CHOICE (self));

  if (self->words == words)
    return;
  self->words = words;
  g_signal_emit (self, changed_signal, 0);
}

LexWords
lex_words_choice_get_words (LexWordsChoice *self)
{
  g_return_val_if_fail (LEX_IS_WORDS_CHOICE (self), LEX_WORDS_OFFICIAL);

  return self->words;
}

void
lex_words_choice_set_preferred (LexWordsChoice *self, const char *const *documents)
{
  g_return_if_fail (LEX_IS_WORDS_CHOICE (self));
  g_return_if_fail (documents != NULL);

  if (g_strv_equal ((const char *const *) self->preferred, documents))
    return;
  g_strfreev (self->preferred);
  self->preferred = g_strdupv ((char **) documents);
  g_signal_emit (self, changed_signal, 0);
}

void
lex_words_choice_prefer (LexWordsChoice *self, const char *document)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  g_return_if_fail (LEX_IS_WORDS_CHOICE (self));
  g_return_if_fail (document != NULL);

  g_ptr_array_add (names, (gpointer) document);
  for (gsize i = 0; self->preferred[i] != NULL && names->len < MAX_PREFERRED; i++)
    if (!g_str_equal (self->preferred[i], document))
      g_ptr_array_add (names, self->preferred[i]);
  g_ptr_array_add (names, NULL);
  lex_words_choice_set_preferred (self, (const char *const *) names->pdata);
}

const char *const *
lex_words_choice_get_preferred (LexWordsChoice *self)
{
  g_return_val_if_fail (LEX_IS_WORDS_CHOICE (self), NULL);

  return (const char *const *) self->preferred;
}

void
lex_words_choice_apply (LexWordsChoice *self, LexPassage *passage)
{
  if (self != NULL && passage != NULL)
    lex_wordings_choose (passage, self->words, (const char *const *) self->preferred);
}
