/* lex-figure.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Figures asked for in passing: what is typed into a search may be a score, a difference or the
 * number of a board. It refuses to guess: who types anything else gets no figure. Front ends call
 * it, in either language, for JSON gives both.
 */

#include "rulings/lex-figure.h"

#include <string.h>

#include "bridge/lex-board.h"
#include "rulings/lex-imps.h"
#include "rulings/lex-score.h"

/* Longer is no question for a figure. */
#define MOST_BYTES 64
#define MOST_BOARDS 999
#define MOST_POINTS 99990
#define BOOK 6

#define MINUS "\u2212"

typedef enum
{
  WORD_IMPS,
  WORD_BOARD,
  WORD_VULNERABLE,
  WORD_NOT_VULNERABLE,
  WORD_EMPTY, /* goes with another */
  WORD_DOWN,
  WORD_MADE,
} Word;

static const struct
{
  const char *text;
  Word word;
} words[] = {
  { "imp", WORD_IMPS },
  { "imps", WORD_IMPS },
  { "impy", WORD_IMPS },
  { "board", WORD_BOARD },
  { "rozdanie", WORD_BOARD },
  { "rozd", WORD_BOARD },
  { "pudełko", WORD_BOARD },
  { "pudelko", WORD_BOARD },
  { "v", WORD_VULNERABLE },
  { "vul", WORD_VULNERABLE },
  { "vulnerable", WORD_VULNERABLE },
  { "po", WORD_VULNERABLE },
  { "nv", WORD_NOT_VULNERABLE },
  { "nonvul", WORD_NOT_VULNERABLE },
  { "przed", WORD_NOT_VULNERABLE },
  { "partii", WORD_EMPTY },
  { "partią", WORD_EMPTY },
  { "partia", WORD_EMPTY },
  { "z", WORD_EMPTY },
  { "bez", WORD_DOWN },
  { "down", WORD_DOWN },
  { "swoje", WORD_MADE },
  { "made", WORD_MADE },
};

/* How contracts are said, and how lex_contract_read() takes them; the longer of two first. */
typedef struct
{
  const char *said;
  const char *sign;
} Spelling;

static const Spelling trump_words[] = {
  { "piki", "s" },     { "pik", "s" },      { "spades", "s" },  { "spade", "s" }, { "kiery", "h" },
  { "kier", "h" },     { "hearts", "h" },   { "heart", "h" },   { "kara", "d" },  { "karo", "d" },
  { "diamonds", "d" }, { "diamond", "d" },  { "trefle", "c" },  { "trefl", "c" }, { "clubs", "c" },
  { "club", "c" },     { "notrumps", "n" }, { "notrump", "n" }, { NULL, NULL },
};
static const Spelling doubling_words[] = {
  { "rekontrą", "xx" },  { "rekontra", "xx" }, { "rktr", "xx" },
  { "redoubled", "xx" }, { "kontrą", "x" },    { "kontra", "x" },
  { "ktr", "x" },        { "doubled", "x" },   { NULL, NULL },
};

/* What was typed, word by word. */
typedef struct
{
  guint n_of[WORD_MADE + 1];
  GString *rest; /* what is none of the words, without blanks */
} Question;

static void
question_clear (Question *self)
{
  g_string_free (self->rest, TRUE);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Question, question_clear)

static void
read_word (Question *self, const char *text)
{
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (words[i].text, text))
      {
        self->n_of[words[i].word]++;
        if (words[i].word >= WORD_DOWN)
          g_string_append_c (self->rest, words[i].word == WORD_DOWN ? '-' : '=');
        return;
      }
  g_string_append (self->rest, text);
}

static void
respell (GString *text, gsize at, const Spelling *spellings)
{
  for (const Spelling *it = spellings; it->said != NULL; it++)
    if (g_str_has_prefix (text->str + at, it->said))
      {
        g_string_erase (text, (gssize) at, (gssize) strlen (it->said));
        g_string_insert (text, (gssize) at, it->sign);
        return;
      }
}

/* `4 kiery z kontrą bez 2` is `4hx-2`. What doubles stands behind the trumps, however they are
 * written. */
static void
respell_contract (GString *text)
{
  LexContract contract;
  const char *end;

  if (!g_ascii_isdigit (*text->str))
    return;
  respell (text, 1, trump_words);
  end = lex_contract_read (text->str, &contract);
  if (end != NULL)
    respell (text, (gsize) (end - text->str), doubling_words);
}

static void
read_words (Question *self, const char *text)
{
  g_autofree char *low = g_utf8_strdown (text, -1);
  g_auto (GStrv) parts = g_strsplit_set (low, " \t", -1);

  for (char **part = parts; *part != NULL; part++)
    read_word (self, *part);
  respell_contract (self->rest);
}

static gboolean
read_number (const char *text, gint64 most, gint64 *number)
{
  if (g_str_has_prefix (text, MINUS))
    text += strlen (MINUS);
  else if (*text == '-' || *text == '+')
    text++;
  return g_ascii_string_to_signed (text, 10, 0, most, number, NULL);
}

static char *
answer_imps (const Question *self, LexLanguage language)
{
  gint64 points;
  int imps;

  if (!read_number (self->rest->str, MOST_POINTS, &points))
    return NULL;
  imps = lex_imps_from_points ((int) points);
  if (language == LEX_LANGUAGE_PL)
    return g_strdup_printf ("%d pkt = %d IMP", (int) points, imps);
  return g_strdup_printf ("%d points = %d IMP%s", (int) points, imps, imps == 1 ? "" : "s");
}

static char *
answer_board (const Question *self, LexLanguage language)
{
  gint64 number;
  LexVulnerability vulnerability;

  if (!g_ascii_isdigit (*self->rest->str) || !read_number (self->rest->str, MOST_BOARDS, &number)
      || number == 0)
    return NULL;
  vulnerability = lex_board_get_vulnerability ((guint) number);
  return g_strdup_printf (
      language == LEX_LANGUAGE_PL ? "Rozdanie %u: rozdaje %c, %s" : "Board %u: dealer %c, %s",
      (guint) number, lex_seat_get_letter (lex_board_get_dealer ((guint) number)),
      lex_vulnerability_get_text (vulnerability, language));
}

/* `=`, `+1`, `-2`; a declarer may stand before it. */
static gboolean
read_result (const char *text, int *over)
{
  gint64 number;
  gboolean down;

  if (*text != '\0' && strchr ("nesw", *text) != NULL)
    text++;
  down = *text == '-' || g_str_has_prefix (text, MINUS);
  *over = 0;
  if (g_str_equal (text, "="))
    return TRUE;
  if ((!down && *text != '+') || !read_number (text, LEX_TRICKS, &number) || number == 0)
    return FALSE;
  *over = down ? -(int) number : (int) number;
  return TRUE;
}

static char *
dup_contract (const LexContract *contract, int over, LexLanguage language)
{
  const gboolean polish = language == LEX_LANGUAGE_PL;
  const char *trumps = contract->trumps == LEX_TRUMPS_NONE
                           ? (polish ? "BA" : "NT")
                           : lex_suit_get_symbol ((LexSuit) (contract->trumps - LEX_TRUMPS_SPADES));
  const char *doubling = contract->doubling == 1 ? "" : contract->doubling == 2 ? "x" : "xx";
  g_autofree char *result
      = over == 0 ? g_strdup ("=") : g_strdup_printf ("%s%d", over < 0 ? MINUS : "+", ABS (over));

  return g_strdup_printf ("%u%s%s%s", contract->level, trumps, doubling, result);
}

static char *
dup_points (int points)
{
  return g_strdup_printf ("%s%d", points < 0 ? MINUS : "", ABS (points));
}

static char *
answer_score (const Question *self, LexLanguage language)
{
  const gboolean polish = language == LEX_LANGUAGE_PL;
  LexContract contract;
  const char *end = lex_contract_read (self->rest->str, &contract);
  int over;
  int tricks;
  g_autofree char *name = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  if (end == NULL || !read_result (end, &over))
    return NULL;
  tricks = BOOK + (int) contract.level + over;
  if (tricks < 0 || tricks > LEX_TRICKS)
    return NULL;
  name = dup_contract (&contract, over, language);
  before = dup_points (lex_score_of (&contract, FALSE, (guint) tricks));
  after = dup_points (lex_score_of (&contract, TRUE, (guint) tricks));
  if (self->n_of[WORD_VULNERABLE] > 0)
    return g_strdup_printf (polish ? "%s po partii: %s" : "%s vulnerable: %s", name, after);
  if (self->n_of[WORD_NOT_VULNERABLE] > 0)
    return g_strdup_printf (polish ? "%s przed partią: %s" : "%s not vulnerable: %s", name, before);
  return g_strdup_printf (polish ? "%s: %s, po partii %s" : "%s: %s, vulnerable %s", name, before,
                          after);
}

static gboolean
read_question (Question *self, const char *text)
{
  if (strlen (text) > MOST_BYTES || !g_utf8_validate (text, -1, NULL))
    return FALSE;
  read_words (self, text);
  return TRUE;
}

char *
lex_figure_dup_answer (const char *text, LexLanguage language)
{
  g_auto (Question) question = { { 0 }, g_string_new (NULL) };

  g_return_val_if_fail (text != NULL, NULL);

  if (!read_question (&question, text))
    return NULL;
  if (question.n_of[WORD_IMPS] == 1)
    return answer_imps (&question, language);
  if (question.n_of[WORD_BOARD] == 1)
    return answer_board (&question, language);
  return answer_score (&question, language);
}

/* As the tool's own hints write it: the form opens in the language of the reader. */
static char *
dup_result (const Question *self, LexLanguage language)
{
  LexContract contract;
  int over;

  read_result (lex_contract_read (self->rest->str, &contract), &over);
  return dup_contract (&contract, over, language);
}

char *
lex_figure_dup_tool (const char *text, LexLanguage language)
{
  g_auto (Question) question = { { 0 }, g_string_new (NULL) };
  g_autofree char *answer = lex_figure_dup_answer (text, language);
  g_autofree char *result = NULL;

  if (answer == NULL)
    return NULL;
  read_question (&question, text);
  if (question.n_of[WORD_IMPS] == 1)
    return g_strdup_printf ("imps:here=%s", question.rest->str);
  if (question.n_of[WORD_BOARD] == 1)
    return g_strdup_printf ("board:number=%s", question.rest->str);
  result = dup_result (&question, language);
  return g_strdup_printf ("score:result=%s;vulnerable=%s", result,
                          question.n_of[WORD_VULNERABLE] > 0 ? "yes" : "no");
}
