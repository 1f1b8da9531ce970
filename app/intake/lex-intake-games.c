/* lex-intake-games.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A file of deals as a document of examples. It refuses to know PBN's syntax and what is right in
 * an example. Only lex-intake.c calls it.
 */

#include "intake/lex-intake-games.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "bridge/pbn/lex-pbn-file.h"
#include "bridge/pbn/lex-pbn.h"
#include "intake/formats/lex-intake-blocks.h"
#include "intake/formats/lex-intake-error.h"
#include "intake/formats/lex-intake-lines.h"
#include "intake/formats/lex-intake-report.h"
#include "intake/lex-intake-board-words.h"

/* Labels count no further. */
#define MAX_GAMES 999
#define MAX_NAME_BYTES 40

typedef struct
{
  guint line;
  const char *start;
} Place;

typedef struct
{
  LexIntake *intake;
  LexPbnFile *file;
  char *name;
  GPtrArray *clauses; /* of LexClause */
  GArray *places;     /* of Place, where each game begins */
} Making;

/* What the games were played for, or else the file's own name. */
static char *
dup_title (const LexPbnFile *file, const char *file_name)
{
  g_autofree char *base = g_path_get_basename (file_name);
  char *dot = strrchr (base, '.');
  g_autofree char *valid = NULL;

  for (guint i = 0; i < lex_pbn_file_get_n_games (file); i++)
    {
      const char *event = lex_pbn_game_get_value (lex_pbn_file_get_game (file, i), "Event");

      if (event && *event && *event != '?' && *event != '#' && strlen (event) <= 100)
        return g_strdup (event);
    }
  if (dot && dot > base)
    *dot = '\0';
  valid = g_utf8_make_valid (base, -1);
  return g_steal_pointer (&valid);
}

/* `deals-spring-cup`. */
static char *
dup_name (const char *title)
{
  g_autofree char *ascii = g_str_to_ascii (title, "C");
  GString *name = g_string_new ("deals");

  for (const char *c = ascii; *c && name->len < MAX_NAME_BYTES; c++)
    if (g_ascii_isalnum (*c))
      {
        if (c == ascii || !g_ascii_isalnum (c[-1]))
          g_string_append_c (name, '-');
        g_string_append_c (name, g_ascii_tolower (*c));
      }
  return g_string_free (name, FALSE);
}

/* One game as XML keeps it: its lines without the blanks about them, and nothing about files. */
static char *
dup_game (const LexPbnFile *file, guint i, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;
  g_autofree char *joined = NULL;
  g_auto (GStrv) lines = NULL;
  char **line;

  bytes = lex_pbn_file_write_game (file, i, error);
  if (!bytes)
    return NULL;
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  lines = g_strsplit_set (text, "\n", -1);
  for (line = lines; *line; line++)
    g_strstrip (*line);
  for (line = lines; *line && **line == '%';)
    line++;
  joined = g_strjoinv ("\n", line);
  g_strstrip (joined);
  return g_convert (joined, -1, "UTF-8", "ISO-8859-1", NULL, NULL, error);
}

static gboolean
is_shown (const LexPbn *pbn)
{
  return pbn && (pbn->deal || pbn->auction || pbn->play);
}

/* Hands of unequal length beside a full one are no end position: one was mistyped. */
static void
report_short_hands (LexIntake *intake, LexDeal *deal, guint number, guint line)
{
  g_autoptr (GError) error = NULL;

  if (deal && !lex_deal_is_end_position (deal) && !lex_deal_check (deal, &error))
    lex_intake_report (intake->problems, line, LEX_SEVERITY_WARNING, _ ("game %u: %s"), number,
                       error->message)
        ->question
        = TRUE;
}

/* The comments: `{…}` outside the values of tags. */
static char *
dup_comments (const char *game)
{
  GString *out = g_string_new (NULL);
  gboolean quoted = FALSE, inside = FALSE;

  for (const char *c = game; *c; c++)
    if (inside && *c == '}')
      inside = FALSE;
    else if (inside)
      g_string_append_c (out, *c);
    else if (*c == '"' && (c == game || c[-1] != '\\'))
      quoted = !quoted;
    else if (*c == '{' && !quoted)
      {
        inside = TRUE;
        g_string_append (out, out->len > 0 ? " " : "");
      }
  return g_string_free (out, FALSE);
}

/* A tag `Event` begins each game. */
static GArray *
find_places (const char *text)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (Place));
  guint line = 1;

  for (const char *c = text; *c; line++)
    {
      const Place place = { line, c };

      if (g_str_has_prefix (c, "[Event "))
        g_array_append_val (places, place);
      c += strcspn (c, "\n");
      c += *c == '\n';
    }
  return places;
}

/* The comments as they were written; PBN's own letters are fewer. */
static char *
dup_own_comments (const Making *self, guint i)
{
  const Place *place = &g_array_index (self->places, Place, i);
  const char *end
      = i + 1 < self->places->len ? place[1].start : place->start + strlen (place->start);
  g_autofree char *game = g_strndup (place->start, (gsize) (end - place->start));

  return dup_comments (game);
}

static guint
get_line (const Making *self, guint i)
{
  return i < self->places->len ? g_array_index (self->places, Place, i).line : 1;
}

/* As the scorer counts it, in each language, for a board speaks both. */
static char *
dup_heading (const LexPbnGame *game, LexLanguage language)
{
  static const char *const words[LEX_N_LANGUAGES]
      = { [LEX_LANGUAGE_EN] = "Board", [LEX_LANGUAGE_PL] = "Rozdanie" };
  const char *board = lex_pbn_game_get_value (game, "Board");

  return g_strdup_printf ("%s %s", words[language], board && *board ? board : "?");
}

static void
add_clause (Making *self, guint number, const char *text, const LexPbn *pbn)
{
  const LexPbnGame *game = lex_pbn_file_get_game (self->file, number - 1);
  g_autofree char *address = g_strdup_printf ("%s/%u", self->name, number);
  g_autoptr (LexLabel) label = lex_label_parse (address);
  gboolean known = self->places->len == lex_pbn_file_get_n_games (self->file);
  g_autofree char *comments = known ? dup_own_comments (self, number - 1) : dup_comments (text);
  g_autoptr (LexIntakeBlock) block = lex_intake_block_new (0, comments);
  g_autofree char *board = dup_heading (game, LEX_LANGUAGE_EN);
  g_autofree char *rozdanie = dup_heading (game, LEX_LANGUAGE_PL);
  g_autoptr (LexText) english
      = lex_intake_board_words_new (game, pbn, block->text, LEX_LANGUAGE_EN);
  g_autoptr (LexText) polish = lex_intake_board_words_new (game, pbn, block->text, LEX_LANGUAGE_PL);
  LexClauseParts parts = { .label = label, .pbn = text };
  const LexIntakeSpot spot = { 0, get_line (self, number - 1) };

  parts.wording[LEX_LANGUAGE_EN] = (LexWording){ board, english };
  parts.wording[LEX_LANGUAGE_PL] = (LexWording){ rozdanie, polish };
  g_ptr_array_add (self->clauses, lex_clause_new (&parts));
  g_array_append_val (self->intake->spots, spot);
}

static void
take_games (Making *self)
{
  for (guint i = 0; i < lex_pbn_file_get_n_games (self->file); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *game = dup_game (self->file, i, &error);
      g_autoptr (LexPbn) pbn = game ? lex_pbn_parse (game, NULL) : NULL;

      if (is_shown (pbn))
        {
          report_short_hands (self->intake, pbn->deal, i + 1, get_line (self, i));
          add_clause (self, i + 1, game, pbn);
        }
      else
        lex_intake_report (self->intake->problems, get_line (self, i), LEX_SEVERITY_WARNING,
                           _ ("game %u has no deal, auction or play that can be shown; it was "
                              "left out"),
                           i + 1);
    }
}

static gboolean
fail (GError **error, const char *file_name, const char *message)
{
  g_set_error (error, LEX_INTAKE_ERROR, LEX_INTAKE_ERROR_UNKNOWN, "%s: %s", file_name, message);
  return FALSE;
}

static void
set_document (Making *self, const char *title)
{
  self->intake->document = lex_document_new (self->name, LEX_KIND_EXAMPLE, title, title, TRUE);
  lex_document_take_clauses (self->intake->document, g_steal_pointer (&self->clauses));
}

gboolean
lex_intake_games_read (LexIntake *self, const char *text, const char *file_name, GError **error)
{
  g_autoptr (GError) lower = NULL;
  g_autofree char *clean = lex_intake_clean (text);
  g_autoptr (LexPbnFile) file = lex_pbn_file_read (clean, strlen (clean), &lower);
  g_autofree char *title = file ? dup_title (file, file_name) : NULL;
  g_autofree char *name = title ? dup_name (title) : NULL;
  g_autoptr (GArray) places = find_places (clean);
  g_autoptr (GPtrArray) clauses = g_ptr_array_new_with_free_func (g_object_unref);
  Making making = { self, file, name, clauses, places };

  if (!file)
    return fail (error, file_name, lower->message);
  if (lex_pbn_file_get_n_games (file) > MAX_GAMES)
    return fail (error, file_name, _ ("has more than 999 deals; part it into several files"));
  take_games (&making);
  if (clauses->len == 0)
    return fail (error, file_name, _ ("has no deal that can be shown; choose another file"));
  making.clauses = g_ptr_array_ref (clauses);
  set_document (&making, title);
  return TRUE;
}
