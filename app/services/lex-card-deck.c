/* lex-card-deck.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes the cards that are studied of what is there: questions, examples, definitions, relations,
 * the subject index. It refuses to know when a card comes and how it looks. lex-study.h and front
 * ends call it.
 */

#include "services/lex-card-deck.h"

#include <string.h>

#include "model/lex-label-name.h"
#include "model/lex-question-data.h"
#include "services/lex-calculated.h"
#include "services/lex-precedence.h"
#include "services/lex-question-turn.h"

static const char *const kind_names[LEX_N_CARD_KINDS] = {
  [LEX_CARD_QUESTION] = "question",     [LEX_CARD_EXAMPLE] = "example",
  [LEX_CARD_DEFINITION] = "definition", [LEX_CARD_NAME] = "name",
  [LEX_CARD_TO_POLISH] = "to-polish",   [LEX_CARD_TO_ENGLISH] = "to-english",
  [LEX_CARD_PRECEDENCE] = "precedence", [LEX_CARD_SITUATION] = "situation",
  [LEX_CARD_NUMBERS] = "numbers",       [LEX_CARD_CLOZE] = "cloze",
  [LEX_CARD_CALCULATED] = "calculated", [LEX_CARD_OWN] = "own",
};

const char *
lex_card_kind_get_name (LexCardKind kind)
{
  return kind_names[kind];
}

LexQuestion *
lex_card_deck_get_question (const LexStudyCard *card)
{
  return card->question != NULL ? lex_question_data_unfold (card->question) : NULL;
}

const LexStudyCard *
lex_card_deck_unfold (const LexStudyCard *card)
{
  LexStudyCard *self = (LexStudyCard *) card;
  g_autoptr (GVariant) packed = g_steal_pointer (&self->packed);

  if (packed != NULL)
    lex_question_data_unfold_made (packed, self->front, self->back);
  return card;
}

LexQuestion *
lex_card_deck_pose (const LexStudyCard *card, guint32 seed)
{
  LexQuestion *question = lex_card_deck_get_question (card);
  LexTurn turn;

  if (card->kind == LEX_CARD_CALCULATED)
    return lex_calculated_make (question->id, seed);
  turn = lex_question_turn_choose (question, seed);
  return lex_question_turn (question, &turn);
}

char *
lex_card_deck_dup_kin (const LexStudyCard *card)
{
  const char *slash = strchr (card->id, '/');

  switch (card->kind)
    {
    case LEX_CARD_DEFINITION:
    case LEX_CARD_NAME:
    case LEX_CARD_TO_POLISH:
    case LEX_CARD_TO_ENGLISH:
      return g_strconcat ("term", slash, NULL);
    case LEX_CARD_OWN:
      return g_strndup (card->id, strcspn (slash + 1, "/") + (gsize) (slash + 1 - card->id));
    case LEX_CARD_CLOZE:
    case LEX_CARD_NUMBERS:
    case LEX_CARD_QUESTION:
    case LEX_CARD_EXAMPLE:
    case LEX_CARD_PRECEDENCE:
    case LEX_CARD_SITUATION:
    case LEX_CARD_CALCULATED:
    default:
      return g_strdup (card->id);
    }
}

static void
card_free (gpointer data)
{
  LexStudyCard *self = data;

  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      g_clear_pointer (&self->front[i], lex_text_unref);
      g_clear_pointer (&self->back[i], lex_text_unref);
    }
  g_clear_pointer (&self->question, lex_question_unref);
  g_clear_pointer (&self->packed, g_variant_unref);
  g_ptr_array_unref (self->labels);
  g_free (self->print);
  g_free (self->id);
  g_free (self);
}

LexStudyCard *
lex_card_deck_add (GPtrArray *cards, LexCardKind kind, char *id)
{
  LexStudyCard *self = g_new0 (LexStudyCard, 1);

  self->kind = kind;
  self->id = id;
  self->print = g_strdup ("");
  self->labels = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_label_unref);
  g_ptr_array_add (cards, self);
  return self;
}

static void
add_label (LexStudyCard *self, LexLabel *label)
{
  g_ptr_array_add (self->labels, lex_label_ref (label));
}

static LexText *
text_of (const char *plain)
{
  return lex_text_new (plain, NULL, 0);
}

static LexText *
ref_text (LexText *text)
{
  return text != NULL ? lex_text_ref (text) : NULL;
}

/* Questions */

static void
digest_words (GChecksum *sum, const char *words)
{
  g_autofree char *folded = g_utf8_casefold (words, -1);

  for (const char *at = folded; *at != '\0'; at = g_utf8_next_char (at))
    if (g_unichar_isalnum (g_utf8_get_char (at)))
      g_checksum_update (sum, (const guchar *) at, g_utf8_next_char (at) - at);
  g_checksum_update (sum, (const guchar *) "\n", 1);
}

/* Of an order every place is right; of a clause it is the label. */
static void
digest_step (GChecksum *sum, const LexQuestion *question, const LexQuestionStep *step)
{
  if (question->kind == LEX_QUESTION_FIND)
    for (guint i = 0; i < step->labels->len; i++)
      digest_words (sum, lex_label_get_text (step->labels->pdata[i]));
  for (guint i = 0; i < step->options->len; i++)
    {
      const LexOption *option = step->options->pdata[i];
      char value[G_ASCII_DTOSTR_BUF_SIZE];

      if (!option->right && question->kind != LEX_QUESTION_ORDER)
        continue;
      if (option->text[LEX_LANGUAGE_EN] != NULL)
        digest_words (sum, lex_text_get_plain (option->text[LEX_LANGUAGE_EN]));
      else if (question->kind == LEX_QUESTION_NUMBER)
        digest_words (sum, g_ascii_dtostr (value, sizeof value, option->value));
    }
}

char *
lex_card_deck_print_question (const LexQuestion *question)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  for (guint i = 0; i < question->steps->len; i++)
    digest_step (sum, question, question->steps->pdata[i]);
  return g_strndup (g_checksum_get_string (sum), 16);
}

static void
add_question (GPtrArray *cards, LexQuestion *question)
{
  LexStudyCard *card
      = lex_card_deck_add (cards, LEX_CARD_QUESTION, g_strconcat ("question/", question->id, NULL));

  card->question = lex_question_ref (question);
  g_free (card->print);
  card->print = question->print != NULL && *question->print != '\0'
                    ? g_strdup (question->print)
                    : lex_card_deck_print_question (question);
  for (guint i = 0; i < question->labels->len; i++)
    add_label (card, question->labels->pdata[i]);
}

/* Examples and definitions */

static void
add_example (GPtrArray *cards, LexClause *clause)
{
  const LexClauseParts *parts = lex_clause_get_parts (clause);
  LexStudyCard *card;

  if (parts->ruling[LEX_LANGUAGE_EN] == NULL && parts->ruling[LEX_LANGUAGE_PL] == NULL)
    return;
  card = lex_card_deck_add (cards, LEX_CARD_EXAMPLE, g_strdup (lex_label_get_text (parts->label)));
  add_label (card, parts->label);
  for (guint i = 0; parts->about != NULL && i < parts->about->len; i++)
    add_label (card, parts->about->pdata[i]);
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      card->front[i] = ref_text (parts->wording[i].text);
      card->back[i] = ref_text (parts->ruling[i]);
    }
}

static LexStudyCard *
add_term (GPtrArray *cards, LexCardKind kind, const char *prefix, LexClause *clause)
{
  LexLabel *label = lex_clause_get_label (clause);
  LexStudyCard *card = lex_card_deck_add (
      cards, kind, g_strconcat (prefix, strchr (lex_label_get_text (label), '/'), NULL));

  add_label (card, label);
  return card;
}

/* @from, @to: which term is asked for, and by which. */
static void
add_translation (GPtrArray *cards, LexCardKind kind, const char *prefix, LexClause *clause)
{
  const LexLanguage from = kind == LEX_CARD_TO_POLISH ? LEX_LANGUAGE_EN : LEX_LANGUAGE_PL;
  const LexLanguage to = kind == LEX_CARD_TO_POLISH ? LEX_LANGUAGE_PL : LEX_LANGUAGE_EN;
  LexStudyCard *card = add_term (cards, kind, prefix, clause);

  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      card->front[i] = text_of (lex_clause_get_heading (clause, from));
      card->back[i] = text_of (lex_clause_get_heading (clause, to));
    }
}

/* Whether both languages have a term and what it means. */
static gboolean
is_whole (LexClause *clause)
{
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      const char *heading = lex_clause_get_heading (clause, (LexLanguage) i);
      LexText *text = lex_clause_get_text (clause, (LexLanguage) i);

      if (heading == NULL || *heading == '\0' || text == NULL || *lex_text_get_plain (text) == '\0')
        return FALSE;
    }
  return strchr (lex_label_get_text (lex_clause_get_label (clause)), '/') != NULL;
}

static void
add_definition (GPtrArray *cards, LexClause *clause)
{
  LexStudyCard *meaning;
  LexStudyCard *name;

  if (!is_whole (clause))
    return;
  meaning = add_term (cards, LEX_CARD_DEFINITION, "definition", clause);
  name = add_term (cards, LEX_CARD_NAME, "name", clause);
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      meaning->front[i] = text_of (lex_clause_get_heading (clause, (LexLanguage) i));
      meaning->back[i] = ref_text (lex_clause_get_text (clause, (LexLanguage) i));
      name->front[i] = lex_text_ref (meaning->back[i]);
      name->back[i] = lex_text_ref (meaning->front[i]);
    }
  add_translation (cards, LEX_CARD_TO_POLISH, "to-polish", clause);
  add_translation (cards, LEX_CARD_TO_ENGLISH, "to-english", clause);
}

/* Situations of the subject index */

/* What a sub-entry leads to: clauses of the Laws or screens, not other entries. */
static void
add_cited (LexStudyCard *card, LexText *text)
{
  gsize n_spans = 0;
  const LexSpan *spans = text != NULL ? lex_text_get_spans (text, &n_spans) : NULL;

  for (gsize i = 0; i < n_spans; i++)
    {
      g_autoptr (LexLabel) label
          = spans[i].kind == LEX_SPAN_CITATION ? lex_label_parse (spans[i].target) : NULL;

      if (label != NULL && !g_str_has_prefix (spans[i].target, "index/")
          && !g_ptr_array_find_with_equal_func (card->labels, label, lex_label_equal, NULL))
        add_label (card, label);
    }
}

static LexText *
dup_situation (LexClause *main_entry, LexClause *clause, LexLanguage language)
{
  const char *above = lex_clause_get_heading (main_entry, language);
  const char *own = lex_clause_get_heading (clause, language);
  g_autofree char *both = g_strdup_printf ("%s: %s", above != NULL ? above : "", own);

  return own != NULL && *own != '\0' ? text_of (above != NULL && *above != '\0' ? both : own)
                                     : NULL;
}

static void
add_situation (GPtrArray *cards, LexClause *main_entry, LexClause *clause)
{
  LexStudyCard *card = lex_card_deck_add (
      cards, LEX_CARD_SITUATION,
      g_strconcat ("situation", strchr (lex_label_get_text (lex_clause_get_label (clause)), '/'),
                   NULL));

  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      card->front[i] = dup_situation (main_entry, clause, (LexLanguage) i);
      card->back[i] = ref_text (lex_clause_get_text (clause, (LexLanguage) i));
      add_cited (card, card->back[i]);
    }
  if (card->labels->len == 0 || (card->front[0] == NULL && card->front[1] == NULL))
    g_ptr_array_remove_index (cards, cards->len - 1);
}

/* A main entry names a subject; below it stand situations. */
static void
add_index (GPtrArray *cards, GPtrArray *clauses)
{
  LexClause *main_entry = NULL;

  for (guint i = 0; i < clauses->len; i++)
    {
      LexClause *clause = clauses->pdata[i];
      const char *label = lex_label_get_text (lex_clause_get_label (clause));
      const char *slash = strchr (label, '/');

      if (slash == NULL)
        continue;
      if (strchr (slash + 1, '/') == NULL)
        main_entry = clause;
      else if (main_entry != NULL)
        add_situation (cards, main_entry, clause);
    }
}

/* Relations */

/* By language, how the question is put. */
static const char *const precedence_words[LEX_N_LANGUAGES] = {
  [LEX_LANGUAGE_PL] = "Który przepis ma pierwszeństwo, %s czy %s, i dlaczego?",
  [LEX_LANGUAGE_EN] = "Which prevails, %s or %s, and why?",
};

/* The order of names tells nothing: that of the Laws. */
static void
add_relation (GPtrArray *cards, LexRelation *relation)
{
  LexLabel *specific = lex_relation_get_specific (relation);
  LexLabel *general = lex_relation_get_general (relation);
  const gboolean as_is = lex_label_compare (specific, general) <= 0;
  g_autofree char *prevails = lex_label_name_dup (specific);
  g_autofree char *yields = lex_label_name_dup (general);
  LexStudyCard *card
      = lex_card_deck_add (cards, LEX_CARD_PRECEDENCE,
                           g_strdup_printf ("precedence/%s/%s", lex_label_get_text (specific),
                                            lex_label_get_text (general)));

  add_label (card, specific);
  add_label (card, general);
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      LexText *why = lex_relation_get_why (relation, (LexLanguage) i);
      g_autoptr (GString) ask = g_string_new (precedence_words[i]);
      g_autofree char *answer = g_strconcat (prevails, ": ", lex_text_get_plain (why), NULL);

      g_string_replace (ask, "%s", as_is ? prevails : yields, 1);
      g_string_replace (ask, "%s", as_is ? yields : prevails, 1);
      card->front[i] = text_of (ask->str);
      card->back[i] = text_of (answer);
    }
}

/* Calculated */

/* Their answer is never the same, so it is no part of what they are. Where the clause is not that
 * they follow from, they are not either. */
void
lex_card_deck_add_calculated (GPtrArray *cards, LexLibrary *library)
{
  const char *const *names = lex_calculated_list ();

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autoptr (LexQuestion) question = lex_calculated_make (names[i], 0);
      LexStudyCard *card;

      if (!lex_library_has_label (library, lex_label_get_text (question->labels->pdata[0])))
        continue;
      card = lex_card_deck_add (cards, LEX_CARD_CALCULATED,
                                g_strconcat ("calculated/", names[i], NULL));
      add_label (card, question->labels->pdata[0]);
      card->question = g_steal_pointer (&question);
      g_free (card->print);
      card->print = g_strdup ("1");
    }
}

/* The deck */

/* A library need not have every document. */
static GPtrArray *
list_clauses (LexLibrary *library, const char *document, GError **error)
{
  g_autoptr (GError) fault = NULL;
  GPtrArray *clauses = lex_library_list_clauses (library, document, &fault);

  if (clauses != NULL)
    return clauses;
  if (g_error_matches (fault, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_NOT_FOUND))
    return g_ptr_array_new ();
  g_propagate_error (error, g_steal_pointer (&fault));
  return NULL;
}

static gboolean
add_documents (GPtrArray *cards, LexLibrary *library, GError **error)
{
  g_autoptr (GPtrArray) examples = list_clauses (library, "examples", error);
  g_autoptr (GPtrArray) terms
      = examples != NULL ? list_clauses (library, "definitions", error) : NULL;
  g_autoptr (GPtrArray) relations
      = terms != NULL ? lex_library_list_relations (library, error) : NULL;
  g_autoptr (GPtrArray) index = relations != NULL ? list_clauses (library, "index", error) : NULL;

  if (index == NULL)
    return FALSE;
  for (guint i = 0; i < examples->len; i++)
    add_example (cards, examples->pdata[i]);
  for (guint i = 0; i < terms->len; i++)
    add_definition (cards, terms->pdata[i]);
  for (guint i = 0; i < relations->len; i++)
    add_relation (cards, relations->pdata[i]);
  add_index (cards, index);
  lex_card_deck_add_calculated (cards, library);
  return TRUE;
}

GPtrArray *
lex_card_deck_make_questions (GPtrArray *questions)
{
  GPtrArray *cards = g_ptr_array_new_with_free_func (card_free);

  for (guint i = 0; i < questions->len; i++)
    add_question (cards, questions->pdata[i]);
  return cards;
}

GPtrArray *
lex_card_deck_make (LexLibrary *library, GPtrArray *questions, GError **error)
{
  g_autoptr (GPtrArray) cards = lex_card_deck_make_questions (questions);

  if (!add_documents (cards, library, error))
    return NULL;
  return g_steal_pointer (&cards);
}
