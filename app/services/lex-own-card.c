/* lex-own-card.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cards that the reader wrote, as facts of the journal. It refuses to know when they come and
 * which files they may stem from. Front ends and lex-study.c call it.
 */

#include "services/lex-own-card.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "journal/lex-journal-facts.h"
#include "model/lex-label-name.h"
#include "services/lex-journal-private.h"
#include "services/lex-library-private.h"
#include "services/lex-passage.h"

#define PREFIX "own/"
#define REMOVED "removed"

static const struct
{
  const char *name;
  gsize offset;
} fields[] = {
  { "front.en", G_STRUCT_OFFSET (LexOwnCard, front[LEX_LANGUAGE_EN]) },
  { "front.pl", G_STRUCT_OFFSET (LexOwnCard, front[LEX_LANGUAGE_PL]) },
  { "back.en", G_STRUCT_OFFSET (LexOwnCard, back[LEX_LANGUAGE_EN]) },
  { "back.pl", G_STRUCT_OFFSET (LexOwnCard, back[LEX_LANGUAGE_PL]) },
  { "wrong", G_STRUCT_OFFSET (LexOwnCard, wrong) },
  { "why", G_STRUCT_OFFSET (LexOwnCard, why) },
  { "labels", G_STRUCT_OFFSET (LexOwnCard, labels) },
  { "tags", G_STRUCT_OFFSET (LexOwnCard, tags) },
};

static char **
get_field (LexOwnCard *self, guint field)
{
  return G_STRUCT_MEMBER_P (self, fields[field].offset);
}

LexOwnCard *
lex_own_card_new (void)
{
  return g_new0 (LexOwnCard, 1);
}

void
lex_own_card_free (LexOwnCard *self)
{
  if (self == NULL)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    g_free (*get_field (self, i));
  g_free (self->id);
  g_free (self);
}

LexOwnCard *
lex_own_card_new_about (LexLibrary *library, LexLabel *label, const char *words,
                        LexLanguage language)
{
  LexOwnCard *self = lex_own_card_new ();
  g_autoptr (LexPassage) passage = lex_library_quote (library, label, NULL);
  LexClause *clause
      = passage != NULL ? ((const LexPassageRow *) passage->rows->pdata[0])->clause : NULL;
  const char *heading = clause != NULL ? lex_clause_get_heading (clause, language) : NULL;
  LexText *text = clause != NULL ? lex_clause_get_text (clause, language) : NULL;
  g_autofree char *name = lex_label_name_dup (label);

  self->labels = g_strdup (lex_label_get_text (label));
  self->front[language] = heading != NULL && *heading != '\0'
                              ? g_strdup_printf ("%s: %s", name, heading)
                              : g_strdup (name);
  if (words != NULL)
    self->back[language] = g_strdup (words);
  else
    self->back[language] = g_strdup (text != NULL ? lex_text_get_plain (text) : "");
  return self;
}

/* Listing */

/* @cards: (element-type LexOwnCard)
 * @removed: whether the last of them is out of sight */
typedef struct
{
  GPtrArray *cards;
  gboolean removed;
} Reading;

static void
end_card (Reading *self)
{
  if (self->removed)
    g_ptr_array_remove_index (self->cards, self->cards->len - 1);
  self->removed = FALSE;
}

/* Facts come by subject. */
static void
take_cb (const LexFact *fact, gpointer user_data)
{
  Reading *self = user_data;
  LexOwnCard *card = self->cards->len > 0 ? self->cards->pdata[self->cards->len - 1] : NULL;

  if (!g_str_has_prefix (fact->subject, PREFIX))
    return;
  if (card == NULL || !g_str_equal (card->id, fact->subject + strlen (PREFIX)))
    {
      end_card (self);
      card = lex_own_card_new ();
      card->id = g_strdup (fact->subject + strlen (PREFIX));
      g_ptr_array_add (self->cards, card);
    }
  if (g_str_equal (fact->name, REMOVED))
    self->removed = *fact->value == '1';
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (g_str_equal (fact->name, fields[i].name))
      *get_field (card, i) = g_strdup (fact->value);
}

/* A card is asked by its subject, too, so what only rests has no front. */
static void
drop_empty (GPtrArray *cards)
{
  for (guint i = cards->len; i > 0; i--)
    {
      const LexOwnCard *card = cards->pdata[i - 1];

      if (card->front[0] == NULL && card->front[1] == NULL)
        g_ptr_array_remove_index (cards, i - 1);
    }
}

GPtrArray *
lex_own_card_list (LexJournal *journal, GError **error)
{
  g_autoptr (GPtrArray) cards = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_own_card_free);
  Reading reading = { cards, FALSE };
  GError *lower = NULL;

  if (!lex_journal_open_file (journal, LEX_JOURNAL_READ, error))
    return NULL;
  if (journal->file != NULL && !lex_journal_facts_list (journal->file, take_cb, &reading, &lower))
    {
      lex_journal_take_fault (lower, error);
      return NULL;
    }
  end_card (&reading);
  drop_empty (cards);
  return g_steal_pointer (&cards);
}

/* Putting */

static gboolean
is_blank (const char *text)
{
  return text == NULL || text[strspn (text, " \t\r\n")] == '\0';
}

/* In one language both, or neither. */
static gboolean
check (const LexOwnCard *card, GError **error)
{
  gboolean good = FALSE;

  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      if (is_blank (card->front[i]) != is_blank (card->back[i]))
        {
          lex_library_fail (error, LEX_LIBRARY_ERROR_INPUT,
                            _ ("%s: this card has no question or no answer; write both"),
                            is_blank (card->front[i]) ? card->back[i] : card->front[i]);
          return FALSE;
        }
      good = good || !is_blank (card->front[i]);
    }
  if (!good)
    lex_library_fail (error, LEX_LIBRARY_ERROR_INPUT,
                      _ ("the card is empty; write a question and an answer"));
  return good;
}

static gboolean
say (LexJournal *journal, const LexFact *facts, guint n, GError **error)
{
  const LexFactChange change = { facts, n, NULL, 0 };
  GError *lower = NULL;

  if (!lex_journal_open_file (journal, LEX_JOURNAL_WRITE, error))
    return FALSE;
  if (!lex_journal_facts_add (journal->file, &change, &lower))
    return lex_journal_take_fault (lower, error);
  lex_journal_tell_changed (journal);
  return TRUE;
}

gboolean
lex_own_card_put (LexJournal *journal, GPtrArray *cards, gint64 now, GError **error)
{
  const guint n_each = G_N_ELEMENTS (fields) + 1;
  g_autofree LexFact *facts = g_new (LexFact, cards->len * n_each + 1);
  g_autoptr (GPtrArray) subjects = g_ptr_array_new_with_free_func (g_free);
  guint n = 0;

  for (guint i = 0; i < cards->len; i++)
    {
      LexOwnCard *card = cards->pdata[i];

      if (!check (card, error))
        return FALSE;
      if (card->id == NULL)
        card->id = g_uuid_string_random ();
      g_ptr_array_add (subjects, g_strconcat (PREFIX, card->id, NULL));
      for (guint j = 0; j < G_N_ELEMENTS (fields); j++)
        {
          const char *value = *get_field (card, j);

          facts[n++] = (LexFact){ subjects->pdata[i], fields[j].name,
                                  is_blank (value) ? NULL : value, now * 1000 };
        }
      facts[n++] = (LexFact){ subjects->pdata[i], REMOVED, NULL, now * 1000 };
    }
  return n == 0 || say (journal, facts, n, error);
}

gboolean
lex_own_card_remove (LexJournal *journal, const char *id, gboolean removed, gint64 now,
                     GError **error)
{
  g_autofree char *subject = g_strconcat (PREFIX, id, NULL);
  const LexFact fact = { subject, REMOVED, removed ? "1" : NULL, now * 1000 };

  return say (journal, &fact, 1, error);
}

/* Studying */

static LexText *
text_of (char *const *texts, LexLanguage language)
{
  const char *own = texts[language];

  return lex_text_new (own != NULL ? own : texts[1 - language], NULL, 0);
}

static void
add_option (LexQuestionStep *step, gboolean right, char *const *texts, const char *why)
{
  LexOption *option = lex_question_step_add_option (step);

  option->right = right;
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      option->text[i] = text_of (texts, (LexLanguage) i);
      option->why[i] = lex_text_new (why != NULL ? why : "", NULL, 0);
    }
}

static LexQuestion *
make_question (const LexOwnCard *own, GPtrArray *labels)
{
  LexQuestion *question = lex_question_new ();
  LexQuestionStep *step = lex_question_add_step (question);
  g_auto (GStrv) wrong = g_strsplit (own->wrong, "\n", -1);

  question->id = g_strdup (own->id);
  question->kind = LEX_QUESTION_ONE;
  question->level = 1;
  question->topic = g_strdup ("own");
  question->unit = g_strdup ("");
  for (guint i = 0; i < labels->len; i++)
    {
      g_ptr_array_add (question->labels, lex_label_ref (labels->pdata[i]));
      g_ptr_array_add (step->labels, lex_label_ref (labels->pdata[i]));
    }
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    question->text[i] = text_of (own->front, (LexLanguage) i);
  add_option (step, TRUE, own->back, own->why);
  for (guint i = 0; wrong[i] != NULL; i++)
    if (!is_blank (wrong[i]))
      {
        char *const texts[LEX_N_LANGUAGES] = { wrong[i], wrong[i] };

        add_option (step, FALSE, texts, NULL);
      }
  return question;
}

static void
add_labels (LexStudyCard *card, const char *labels)
{
  g_auto (GStrv) words = g_strsplit_set (labels, " ,;", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      LexLabel *label = lex_label_parse (words[i]);

      if (label != NULL)
        g_ptr_array_add (card->labels, label);
    }
}

void
lex_own_card_add_all (GPtrArray *deck, GPtrArray *cards)
{
  for (guint i = 0; i < cards->len; i++)
    {
      const LexOwnCard *own = cards->pdata[i];
      LexStudyCard *card
          = lex_card_deck_add (deck, LEX_CARD_OWN, g_strconcat (PREFIX, own->id, NULL));

      if (own->labels != NULL)
        add_labels (card, own->labels);
      if (own->wrong != NULL)
        {
          card->question = make_question (own, card->labels);
          g_free (card->print);
          card->print = lex_card_deck_print_question (card->question);
          continue;
        }
      for (guint j = 0; j < LEX_N_LANGUAGES; j++)
        {
          card->front[j] = text_of (own->front, (LexLanguage) j);
          card->back[j] = text_of (own->back, (LexLanguage) j);
        }
    }
}
