/* lex-question-turn.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The same question with other seats and suits, and its options in another order. It refuses to
 * choose by chance: the same number turns the same way. Whoever asks questions calls it.
 */

#include "services/lex-question-turn.h"

#include <string.h>

#include "bridge/lex-call.h"

static char
turn_seat (char letter, const LexTurn *turn)
{
  LexSeat seat;

  if (!lex_seat_from_letter (letter, &seat))
    return letter;
  return lex_seat_get_letter ((LexSeat) ((seat + turn->seats) % LEX_N_SEATS));
}

/* A seat, or a side: North before South and East before West. */
static char *
dup_turned_seats (const char *seats, gsize length, const LexTurn *turn)
{
  char *turned = g_strndup (seats, length);

  for (gsize i = 0; i < length; i++)
    turned[i] = turn_seat (turned[i], turn);
  if (g_str_equal (turned, "SN") || g_str_equal (turned, "WE"))
    g_strreverse (turned);
  return turned;
}

static char
turn_suit (char letter, const LexTurn *turn)
{
  static const char pairs[] = "SHDC";
  const char *at = letter != '\0' ? strchr (pairs, letter) : NULL;

  if (at == NULL)
    return letter;
  return (at - pairs < 2 ? turn->majors : turn->minors) ? pairs[(at - pairs) ^ 1] : letter;
}

/* `1S`, but not `1NT`, `Pass` or `X`. */
static char *
dup_turned_call (const char *call, const LexTurn *turn)
{
  char *turned = g_strdup (call);

  if (g_ascii_isdigit (turned[0]))
    turned[1] = turn_suit (turned[1], turn);
  return turned;
}

/* `SKQ5`, `S`; `AKQx` has no suit. */
static char *
dup_turned_cards (const char *cards, const LexTurn *turn)
{
  char *turned = g_strdup (cards);

  turned[0] = turn_suit (turned[0], turn);
  return turned;
}

/* Texts */

/* What stands in the place of a marked stretch.
 * @words: (nullable): NULL where it stays
 * @target: (nullable): what it leads to then */
typedef struct
{
  char *words;
  char *target;
} Change;

static Change
change_suit (const LexSpan *span, const LexTurn *turn)
{
  Change change = { NULL, dup_turned_cards (span->target, turn) };
  LexSuit suit;

  if (lex_suit_from_letter (*change.target, &suit))
    change.words = g_strdup (lex_suit_get_symbol (suit));
  return change;
}

static Change
change_span (const LexSpan *span, const char *plain, const LexTurn *turn, LexLanguage language)
{
  Change change = { NULL, g_strdup (span->target) };
  const gboolean suits = (turn->majors || turn->minors) && span->target != NULL;

  if (span->kind == LEX_SPAN_SEAT)
    change.words = dup_turned_seats (plain + span->start, span->end - span->start, turn);
  if (!suits || span->kind < LEX_SPAN_CALL || span->kind > LEX_SPAN_CARD)
    return change;
  g_free (change.target);
  if (span->kind == LEX_SPAN_SUIT)
    return change_suit (span, turn);
  if (span->kind == LEX_SPAN_CALL)
    {
      change.target = dup_turned_call (span->target, turn);
      change.words = lex_call_to_text (change.target, language);
    }
  else
    {
      change.target = dup_turned_cards (span->target, turn);
      change.words = lex_cards_to_text (change.target, language);
    }
  return change;
}

/* A text while it is rewritten.
 * @done: up to where the old text was taken over
 * @places: (element-type gsize): where each byte of the old text went, and its end */
typedef struct
{
  const char *plain;
  GString *text;
  gsize done;
  GArray *places;
} Rewriting;

static void
copy_until (Rewriting *self, gsize end)
{
  for (; self->done < end; self->done++)
    {
      g_array_append_val (self->places, self->text->len);
      g_string_append_c (self->text, self->plain[self->done]);
    }
}

/* What lay inside a stretch that was replaced lies at its beginning. */
static void
replace_until (Rewriting *self, gsize end, const char *words)
{
  const gsize start = self->text->len;

  for (; self->done < end; self->done++)
    g_array_append_val (self->places, start);
  g_string_append (self->text, words);
}

LexText *
lex_question_turn_text (LexText *text, const LexTurn *turn, LexLanguage language)
{
  g_autoptr (GString) turned = g_string_new (NULL);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (gsize));
  g_autoptr (GPtrArray) targets = g_ptr_array_new_with_free_func (g_free);
  Rewriting rewriting = { lex_text_get_plain (text), turned, 0, places };
  gsize n_spans;
  const LexSpan *old = lex_text_get_spans (text, &n_spans);
  g_autofree LexSpan *spans = g_memdup2 (old, sizeof (LexSpan) * n_spans);

  for (gsize i = 0; i < n_spans; i++)
    {
      Change change = change_span (&old[i], rewriting.plain, turn, language);

      if (change.words != NULL && old[i].start >= rewriting.done)
        {
          copy_until (&rewriting, old[i].start);
          replace_until (&rewriting, old[i].end, change.words);
        }
      g_free (change.words);
      spans[i].target = change.target;
      g_ptr_array_add (targets, change.target);
    }
  copy_until (&rewriting, strlen (rewriting.plain));
  g_array_append_val (places, turned->len);
  for (gsize i = 0; i < n_spans; i++)
    {
      spans[i].start = g_array_index (places, gsize, old[i].start);
      spans[i].end = g_array_index (places, gsize, old[i].end);
    }
  return lex_text_new (turned->str, spans, n_spans);
}

/* Deals */

/* `QJ742.83.K954.Q6`: the suits in their order; what is not of that form stays. */
static void
add_turned_hand (GString *text, const char *hand, const LexTurn *turn)
{
  g_auto (GStrv) suits = g_strsplit (hand, ".", -1);

  if (g_strv_length (suits) != LEX_N_SUITS)
    {
      g_string_append (text, hand);
      return;
    }
  g_string_append_printf (text, "%s.%s.%s.%s", suits[turn->majors ? 1 : 0],
                          suits[turn->majors ? 0 : 1], suits[turn->minors ? 3 : 2],
                          suits[turn->minors ? 2 : 3]);
}

static void
add_turned_deal (GString *text, const char *deal, const LexTurn *turn)
{
  g_auto (GStrv) hands = g_strsplit (deal + strcspn (deal, ":") + 1, " ", -1);

  g_string_append_printf (text, "%c:", turn_seat (*deal, turn));
  for (guint i = 0; hands[i] != NULL; i++)
    {
      if (i > 0)
        g_string_append_c (text, ' ');
      add_turned_hand (text, hands[i], turn);
    }
}

/* A word of an auction, of a play or of a note: `1S`, `SQ`, `Pass`. */
static void
add_turned_word (GString *text, const char *word, const LexTurn *turn)
{
  g_autofree char *turned = g_strdup (word);

  if (g_ascii_isdigit (word[0]) && word[1] != '\0')
    turned[1] = turn_suit (word[1], turn);
  else if (word[0] != '\0' && word[1] != '\0' && strchr ("23456789TJQKA", word[1]) != NULL)
    turned[0] = turn_suit (word[0], turn);
  g_string_append (text, turned);
}

static void
add_turned_words (GString *text, const char *line, const LexTurn *turn)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (i > 0)
        g_string_append_c (text, ' ');
      add_turned_word (text, words[i], turn);
    }
}

/* `1:S: 2S -> 3S`: the number, who, and what was withdrawn. */
static void
add_turned_note (GString *text, const char *value, const LexTurn *turn)
{
  const char *who = strchr (value, ':');

  if (who != NULL && who[1] != '\0' && who[2] == ':')
    {
      g_string_append_len (text, value, who + 1 - value);
      g_string_append_printf (text, "%c:", turn_seat (who[1], turn));
      value = who + 3;
    }
  add_turned_words (text, value, turn);
}

static void
add_turned_value (GString *text, const char *name, const char *value, const LexTurn *turn)
{
  static const char *const seats[] = { "Dealer", "Declarer", "Auction", "Play", NULL };

  if (g_strv_contains (seats, name))
    g_string_append_c (text, turn_seat (*value, turn));
  else if (g_str_equal (name, "Deal"))
    add_turned_deal (text, value, turn);
  else if (g_str_equal (name, "Note"))
    add_turned_note (text, value, turn);
  else if (g_str_equal (name, "Contract"))
    add_turned_word (text, value, turn);
  else if (g_str_equal (name, "Vulnerable")
           && (g_str_equal (value, "NS") || g_str_equal (value, "EW")))
    {
      g_autofree char *side = dup_turned_seats (value, 2, turn);

      g_string_append (text, side);
    }
  else
    g_string_append (text, value);
}

static void
add_turned_line (GString *text, const char *line, const LexTurn *turn)
{
  const char *open = strchr (line, '"');
  const char *close = strrchr (line, '"');
  g_autofree char *name = NULL;
  g_autofree char *value = NULL;

  if (*line != '[' || open == NULL || close == open)
    {
      add_turned_words (text, line, turn);
      return;
    }
  name = g_strchomp (g_strndup (line + 1, (gsize) (open - line) - 1));
  value = g_strndup (open + 1, (gsize) (close - open) - 1);
  g_string_append_len (text, line, open + 1 - line);
  if (*value != '\0')
    add_turned_value (text, name, value, turn);
  g_string_append (text, close);
}

char *
lex_question_turn_pbn (const char *pbn, const LexTurn *turn)
{
  g_auto (GStrv) lines = g_strsplit (pbn, "\n", -1);
  GString *text = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (i > 0)
        g_string_append_c (text, '\n');
      add_turned_line (text, lines[i], turn);
    }
  return g_string_free (text, FALSE);
}

/* Questions */

LexTurn
lex_question_turn_choose (const LexQuestion *question, guint32 seed)
{
  return (LexTurn){ .seats = question->turns_seats ? seed % LEX_N_SEATS : 0,
                    .majors = question->turns_suits && (seed >> 2) % 2,
                    .minors = question->turns_suits && (seed >> 3) % 2 };
}

static void
turn_texts (LexText *const *from, LexText **to, const LexTurn *turn)
{
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    if (from[i] != NULL)
      to[i] = lex_question_turn_text (from[i], turn, (LexLanguage) i);
}

static void
copy_labels (GPtrArray *from, GPtrArray *to)
{
  for (guint i = 0; i < from->len; i++)
    g_ptr_array_add (to, lex_label_ref (from->pdata[i]));
}

static void
turn_step (const LexQuestionStep *from, LexQuestion *question, const LexTurn *turn)
{
  LexQuestionStep *step = lex_question_add_step (question);

  copy_labels (from->labels, step->labels);
  turn_texts (from->ask, step->ask, turn);
  for (guint i = 0; i < from->options->len; i++)
    {
      const LexOption *old = from->options->pdata[i];
      LexOption *option = lex_question_step_add_option (step);

      option->right = old->right;
      option->value = old->value;
      turn_texts (old->text, option->text, turn);
      turn_texts (old->why, option->why, turn);
    }
}

LexQuestion *
lex_question_turn (const LexQuestion *question, const LexTurn *turn)
{
  LexQuestion *turned = lex_question_new ();

  turned->id = g_strdup (question->id);
  turned->kind = question->kind;
  turned->level = question->level;
  turned->without_book = question->without_book;
  turned->turns_seats = question->turns_seats;
  turned->turns_suits = question->turns_suits;
  turned->topic = g_strdup (question->topic);
  turned->edition = g_strdup (question->edition);
  turned->regulation = g_strdup (question->regulation);
  turned->unit = g_strdup (question->unit);
  turned->pbn = question->pbn != NULL ? lex_question_turn_pbn (question->pbn, turn) : NULL;
  copy_labels (question->labels, turned->labels);
  turn_texts (question->text, turned->text, turn);
  for (guint i = 0; i < question->steps->len; i++)
    turn_step (question->steps->pdata[i], turned, turn);
  return turned;
}

guint *
lex_question_turn_shuffle (guint n, guint32 seed)
{
  guint *places = g_new (guint, n);

  for (guint i = 0; i < n; i++)
    {
      guint at;

      seed = seed * 1664525u + 1013904223u;
      at = (seed >> 8) % (i + 1);
      places[i] = places[at];
      places[at] = i;
    }
  return places;
}
