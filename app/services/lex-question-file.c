/* lex-question-file.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Questions of the reader's own from a file, CSV or Markdown, or boards of one, PBN. It refuses to
 * know where cards are kept. Front ends call it.
 */

#include "services/lex-question-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "services/lex-games.h"
#include "services/lex-journal-private.h"
#include "services/lex-library-private.h"
#include "services/lex-own-board.h"

/* More than anybody writes; what is longer is some other file. */
#define MAX_BYTES (16 * 1024 * 1024)
#define MAX_COLUMNS 32

static GPtrArray *
new_list (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) lex_own_card_free);
}

/* Where a field of a card is, by the name of a column; NULL if there is none of that name. */
static char **
find_field (LexOwnCard *card, const char *name)
{
  const struct
  {
    const char *name;
    char **field;
  } names[] = { { "front", &card->front[LEX_LANGUAGE_EN] },
                { "front_en", &card->front[LEX_LANGUAGE_EN] },
                { "front_pl", &card->front[LEX_LANGUAGE_PL] },
                { "back", &card->back[LEX_LANGUAGE_EN] },
                { "back_en", &card->back[LEX_LANGUAGE_EN] },
                { "back_pl", &card->back[LEX_LANGUAGE_PL] },
                { "wrong", &card->wrong },
                { "wrong2", &card->wrong },
                { "wrong3", &card->wrong },
                { "why", &card->why },
                { "labels", &card->labels },
                { "tags", &card->tags },
                { "id", &card->id } };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_ascii_strcasecmp (name, names[i].name) == 0)
      return names[i].field;
  return NULL;
}

/* Adds a line to what is there. */
static void
append (char **field, const char *text)
{
  g_autofree char *before = g_steal_pointer (field);

  if (*text == '\0')
    *field = g_steal_pointer (&before);
  else
    *field = before != NULL ? g_strconcat (before, "\n", text, NULL) : g_strdup (text);
}

/* The same question has the same name; letters of any kind are summed up. */
static void
identify (LexOwnCard *card)
{
  g_autofree char *both = g_strconcat (card->front[0] != NULL ? card->front[0] : "", "\n",
                                       card->front[1] != NULL ? card->front[1] : "", NULL);
  g_autofree char *sum
      = g_compute_checksum_for_string (G_CHECKSUM_SHA256, card->id != NULL ? card->id : both, -1);

  g_free (card->id);
  card->id = g_strdup_printf ("file-%.24s", sum);
}

static gboolean
fail (const char *name, guint line, const char *why, GError **error)
{
  lex_library_fail (error, LEX_LIBRARY_ERROR_INPUT,
                    _ ("%s, line %u: %s; nothing was taken in; mend the line"), name, line, why);
  return FALSE;
}

/* Of a file with more faults than a line of words has room for the first are told. */
#define MOST_FAULTS 8

/* The faults of a file, each with its line. */
typedef struct
{
  GString *words;
  guint n;
} Faults;

static void
add_fault (Faults *self, guint line, const char *why)
{
  if (self->n++ < MOST_FAULTS)
    {
      if (self->words->len > 0)
        g_string_append (self->words, "; ");
      g_string_append_printf (self->words, _ ("line %u: %s"), line, why);
    }
}

static gboolean
end_faults (const Faults *self, const char *name, GError **error)
{
  if (self->n == 0)
    return TRUE;
  if (self->n > MOST_FAULTS)
    g_string_append_printf (self->words, _ ("; and %u more"), self->n - MOST_FAULTS);
  lex_library_fail (error, LEX_LIBRARY_ERROR_INPUT,
                    _ ("%s: %s; nothing was taken in; mend the file"), name, self->words->str);
  return FALSE;
}

static gboolean
is_blank (const char *text)
{
  return text == NULL || text[strspn (text, " \t\r\n")] == '\0';
}

static void
check_labels (const LexOwnCard *card, guint line, Faults *faults)
{
  g_auto (GStrv) words = g_strsplit_set (card->labels != NULL ? card->labels : "", " ,;", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autoptr (LexLabel) label = *words[i] != '\0' ? lex_label_parse (words[i]) : NULL;
      g_autofree char *why = NULL;

      if (*words[i] == '\0' || label != NULL)
        continue;
      why = g_strdup_printf (_ ("“%s” is no clause"), words[i]);
      add_fault (faults, line, why);
    }
}

/* A card has question and answer in one language or in both, and clauses that can be. */
static void
check_card (const LexOwnCard *card, guint line, Faults *faults)
{
  gboolean any = FALSE;

  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      const gboolean asks = !is_blank (card->front[i]);

      if (asks != !is_blank (card->back[i]))
        add_fault (faults, line, asks ? _ ("there is no answer") : _ ("there is no question"));
      any = any || asks || !is_blank (card->back[i]);
    }
  if (!any)
    add_fault (faults, line, _ ("there is no question"));
  check_labels (card, line, faults);
}

/* CSV */

/* @at: what is not read yet
 * @line: which line that is on
 * @ended: whether the last field ended its row */
typedef struct
{
  const char *at;
  char separator;
  guint line;
  gboolean ended;
} Csv;

static void
read_quoted (Csv *self, GString *field)
{
  for (self->at++; *self->at != '\0'; self->at++)
    {
      if (*self->at == '"' && *++self->at != '"')
        return;
      self->line += *self->at == '\n';
      g_string_append_c (field, *self->at);
    }
}

static char *
read_field (Csv *self)
{
  g_autoptr (GString) field = g_string_new (NULL);

  if (*self->at == '"')
    read_quoted (self, field);
  while (*self->at != '\0' && *self->at != '\n' && *self->at != self->separator)
    g_string_append_c (field, *self->at++);
  self->ended = *self->at != self->separator;
  self->line += *self->at == '\n';
  if (*self->at != '\0')
    self->at++;
  return g_strstrip (g_string_free (g_steal_pointer (&field), FALSE));
}

static GPtrArray *
read_row (Csv *self)
{
  GPtrArray *row = g_ptr_array_new_with_free_func (g_free);

  do
    g_ptr_array_add (row, read_field (self));
  while (!self->ended);
  return row;
}

/* Whichever of the three stands most often in the first line. */
static char
find_separator (const char *text)
{
  static const char separators[] = ",;\t";
  const gsize length = strcspn (text, "\n");
  char best = ',';
  guint most = 0;

  for (guint i = 0; separators[i] != '\0'; i++)
    {
      guint n = 0;

      for (gsize j = 0; j < length; j++)
        n += text[j] == separators[i];
      if (n > most)
        best = separators[i];
      most = MAX (most, n);
    }
  return best;
}

static gboolean
check_columns (const char *name, GPtrArray *columns, GError **error)
{
  g_autoptr (LexOwnCard) card = lex_own_card_new ();
  guint n_fronts = 0;

  for (guint i = 0; i < columns->len; i++)
    {
      if (find_field (card, columns->pdata[i]) == NULL)
        {
          g_autofree char *why
              = g_strdup_printf (_ ("no column is called “%s”"), (char *) columns->pdata[i]);

          return fail (name, 1, why, error);
        }
      if (i == MAX_COLUMNS)
        return fail (name, 1, _ ("it has more fields than there are columns"), error);
      n_fronts += g_ascii_strncasecmp (columns->pdata[i], "front", 5) == 0;
    }
  return n_fronts > 0 || fail (name, 1, _ ("there is no column “front”"), error);
}

/* A row without words is passed over. */
static void
take_row (GPtrArray *cards, GPtrArray *columns, GPtrArray *row, guint line, Faults *faults)
{
  g_autoptr (LexOwnCard) card = lex_own_card_new ();
  gboolean any = FALSE;

  for (guint i = 0; i < row->len; i++)
    {
      any = any || *(const char *) row->pdata[i] != '\0';
      if (i < columns->len)
        append (find_field (card, columns->pdata[i]), row->pdata[i]);
    }
  if (!any)
    return;
  if (row->len > columns->len)
    add_fault (faults, line, _ ("it has more fields than there are columns"));
  else
    check_card (card, line, faults);
  identify (card);
  g_ptr_array_add (cards, g_steal_pointer (&card));
}

static GPtrArray *
read_csv (const char *name, const char *text, GError **error)
{
  g_autoptr (GPtrArray) cards = new_list ();
  Csv csv = { .at = text, .separator = find_separator (text), .line = 1 };
  g_autoptr (GPtrArray) columns = read_row (&csv);
  g_autoptr (GString) words = g_string_new (NULL);
  Faults faults = { words, 0 };

  if (!check_columns (name, columns, error))
    return NULL;
  while (*csv.at != '\0')
    {
      const guint line = csv.line;
      g_autoptr (GPtrArray) row = read_row (&csv);

      take_row (cards, columns, row, line, &faults);
    }
  return end_faults (&faults, name, error) ? g_steal_pointer (&cards) : NULL;
}

/* Markdown */

/* The field that a line such as `Labels: 27B1a` is for. */
static char **
find_key (LexOwnCard *card, const char *line, const char **value)
{
  static const char *const keys[] = { "labels", "tags", "why", "id" };
  const gsize length = strcspn (line, ":");

  if (line[length] == '\0')
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (strlen (keys[i]) == length && g_ascii_strncasecmp (line, keys[i], length) == 0)
      {
        *value = line + length + 1;
        return find_field (card, keys[i]);
      }
  return NULL;
}

/* A card that is being read; its texts grow line by line.
 * @line: where it begins */
typedef struct
{
  LexOwnCard *card;
  guint line;
  GString *back;
  GString *wrong;
} Draft;

static void
add_line (GString *text, const char *line)
{
  line += strspn (line, " \t");
  g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", line);
}

static void
take_line (Draft *draft, const char *line)
{
  const char *value = NULL;
  char **field = find_key (draft->card, line, &value);

  if (field != NULL)
    {
      g_free (*field);
      *field = g_strstrip (g_strdup (value));
    }
  else if (g_ascii_strncasecmp (line, "- [x]", 5) == 0)
    add_line (draft->back, line + 5);
  else if (g_str_has_prefix (line, "- [ ]"))
    add_line (draft->wrong, line + 5);
  else
    add_line (draft->back, line);
}

static void
end_draft (Draft *draft, GPtrArray *cards, Faults *faults)
{
  if (draft->card == NULL)
    return;
  draft->card->back[LEX_LANGUAGE_EN] = g_strdup (draft->back->str);
  if (draft->wrong->len > 0)
    draft->card->wrong = g_strdup (draft->wrong->str);
  check_card (draft->card, draft->line, faults);
  identify (draft->card);
  g_ptr_array_add (cards, g_steal_pointer (&draft->card));
  g_string_truncate (draft->back, 0);
  g_string_truncate (draft->wrong, 0);
}

static GPtrArray *
read_markdown (const char *name, const char *text, GError **error)
{
  g_autoptr (GPtrArray) cards = new_list ();
  g_autoptr (GString) back = g_string_new (NULL);
  g_autoptr (GString) wrong = g_string_new (NULL);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GString) words = g_string_new (NULL);
  Draft draft = { NULL, 0, back, wrong };
  Faults faults = { words, 0 };

  for (guint i = 0; lines[i] != NULL; i++)
    {
      char *line = g_strstrip (lines[i]);

      if (g_str_has_prefix (line, "## "))
        {
          end_draft (&draft, cards, &faults);
          draft.card = lex_own_card_new ();
          draft.line = i + 1;
          draft.card->front[LEX_LANGUAGE_EN] = g_strdup (g_strstrip (line + 3));
        }
      else if (draft.card != NULL && *line != '\0')
        take_line (&draft, line);
    }
  end_draft (&draft, cards, &faults);
  if (cards->len > 0)
    return end_faults (&faults, name, error) ? g_steal_pointer (&cards) : NULL;
  fail (name, 1, _ ("there is no question; a line “## …” begins one"), error);
  return NULL;
}

GPtrArray *
lex_question_file_read (const char *name, const char *text, GError **error)
{
  if (g_str_has_prefix (text, "\xef\xbb\xbf"))
    text += 3;
  if (strlen (text) > MAX_BYTES || !g_utf8_validate (text, -1, NULL))
    {
      lex_library_fail (error, LEX_LIBRARY_ERROR_INPUT,
                        _ ("%s: this is no text in UTF-8 of at most 16 MiB; save it so"), name);
      return NULL;
    }
  return g_str_has_suffix (name, ".md") ? read_markdown (name, text, error)
                                        : read_csv (name, text, error);
}

static GPtrArray *
read_file (const char *path, GError **error)
{
  g_autofree char *text = lex_journal_read_text (path, MAX_BYTES, error);

  return text != NULL ? lex_question_file_read (path, text, error) : NULL;
}

gboolean
lex_question_file_import (LexJournal *journal, const char *path, gint64 now, guint *n_cards,
                          GError **error)
{
  g_autoptr (GPtrArray) cards
      = lex_games_are_in (path) ? lex_own_board_list (path, error) : read_file (path, error);

  *n_cards = 0;
  if (cards == NULL || !lex_own_card_put (journal, cards, now, error))
    return FALSE;
  *n_cards = cards->len;
  return TRUE;
}
