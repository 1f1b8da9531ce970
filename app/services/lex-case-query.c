/* lex-case-query.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads what somebody types to find cases. It refuses to know which cases there are. Front ends
 * call it.
 */

#include "services/lex-case-query.h"

#include <string.h>

#include "model/lex-label.h"

/* A piece of what was typed. */
typedef struct
{
  char *text;
  gboolean quoted;
} Piece;

static void
piece_clear (Piece *self)
{
  g_free (self->text);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Piece, piece_clear)

static gboolean
is_blank (char at)
{
  return at == ' ' || at == '\t' || at == '\n' || at == ',';
}

/* Takes the next piece: up to a blank outside of quotation marks. */
static gboolean
take_piece (const char **at, Piece *piece)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean quoted = FALSE;

  while (is_blank (**at))
    (*at)++;
  piece->quoted = **at == '"';
  if (**at == '\0')
    return FALSE;
  for (; **at != '\0' && (quoted || !is_blank (**at)); (*at)++)
    if (**at == '"')
      quoted = !quoted;
    else
      g_string_append_c (text, **at);
  piece->text = g_string_free (g_steal_pointer (&text), FALSE);
  return TRUE;
}

/* As labels are written: `27b1(a)` is `27B1a`. Only a letter behind a number loses its brackets. */
static char *
dup_plain (const char *text)
{
  GString *plain = g_string_new (NULL);
  gboolean lettered = FALSE;

  for (; *text != '\0'; text++)
    {
      const gboolean bracketed = *text == '(' && g_ascii_islower (text[1]) && text[2] == ')'
                                 && plain->len > 0 && g_ascii_isdigit (plain->str[plain->len - 1]);

      text += bracketed ? 1 : 0;
      g_string_append_c (plain, lettered ? *text : g_ascii_toupper (*text));
      lettered = lettered || g_ascii_isalpha (*text);
      text += bracketed ? 1 : 0;
    }
  return g_string_free (plain, FALSE);
}

/* Words that happen to name a definition are words. */
static LexLabel *
read_label (const char *text)
{
  g_autofree char *plain = g_ascii_isdigit (*text) ? dup_plain (text) : NULL;

  if (plain != NULL)
    return lex_label_parse (plain);
  return strchr (text, '/') != NULL ? lex_label_parse (text) : NULL;
}

static void
add_label (GPtrArray *labels, LexLabel *label)
{
  g_ptr_array_add (labels, g_strdup (lex_label_get_text (label)));
}

/* Whether a piece says what a field is. */
static gboolean
read_field (LexCaseQuery *self, const char *text)
{
  const struct
  {
    const char *prefix;
    const char **place;
  } fields[] = { { "kind:", &self->filter.kind },
                 { "status:", &self->filter.status },
                 { "outcome:", &self->filter.outcome },
                 { "event:", &self->filter.event } };

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (g_str_has_prefix (text, fields[i].prefix) && text[strlen (fields[i].prefix)] != '\0')
      {
        char *value = g_strdup (text + strlen (fields[i].prefix));

        g_ptr_array_add (self->texts, value);
        *fields[i].place = value;
        return TRUE;
      }
  return FALSE;
}

/* @denied: whether the piece before said “not” */
static gboolean
read_piece (LexCaseQuery *self, const Piece *piece, gboolean denied)
{
  const gboolean minus = *piece->text == '-' && !piece->quoted;
  g_autoptr (LexLabel) label
      = piece->quoted ? NULL : read_label (minus ? piece->text + 1 : piece->text);

  if (label == NULL)
    return !piece->quoted && read_field (self, piece->text);
  add_label (minus || denied ? self->without : self->with, label);
  return TRUE;
}

static gboolean
is_denial (const Piece *piece)
{
  return !piece->quoted
         && (g_ascii_strcasecmp (piece->text, "not") == 0
             || g_ascii_strcasecmp (piece->text, "nie") == 0);
}

static void
read_all (LexCaseQuery *self, const char *text, GString *words)
{
  gboolean denied = FALSE;

  while (TRUE)
    {
      g_auto (Piece) piece = { NULL };

      if (!take_piece (&text, &piece))
        return;
      if (is_denial (&piece))
        {
          denied = TRUE;
          continue;
        }
      if (*piece.text != '\0' && !read_piece (self, &piece, denied))
        g_string_append_printf (words, "%s ", piece.text);
      denied = FALSE;
    }
}

LexCaseQuery *
lex_case_query_new (const char *text)
{
  LexCaseQuery *self = g_new0 (LexCaseQuery, 1);
  GString *words = g_string_new (NULL);
  char *plain;

  self->texts = g_ptr_array_new_with_free_func (g_free);
  self->with = g_ptr_array_new_with_free_func (g_free);
  self->without = g_ptr_array_new_with_free_func (g_free);
  if (text != NULL)
    read_all (self, text, words);
  g_ptr_array_add (self->with, NULL);
  g_ptr_array_add (self->without, NULL);
  plain = g_string_free (words, FALSE);
  g_ptr_array_add (self->texts, plain);
  self->filter.with = (const char *const *) self->with->pdata;
  self->filter.without = (const char *const *) self->without->pdata;
  self->filter.text = *plain != '\0' ? plain : NULL;
  return self;
}

void
lex_case_query_free (LexCaseQuery *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->texts);
  g_ptr_array_unref (self->with);
  g_ptr_array_unref (self->without);
  g_free (self);
}
