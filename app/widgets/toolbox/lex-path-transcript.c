/* lex-path-transcript.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A guided path in plain lines. It refuses to know what becomes of them. The toolbox calls it.
 */

#include "widgets/toolbox/lex-path-transcript.h"

#include "model/lex-label-name.h"
#include "services/lex-path-naming.h"
#include "widgets/toolbox/lex-comparable-form.h"
#include "widgets/toolbox/lex-path-calls.h"

static void
append_way (const LexPathState *state, GString *lines)
{
  for (guint i = 0; i < state->ruling->given->len; i++)
    {
      const LexPathStep *question;
      const LexPathAnswer *answer = lex_ruling_get_given (state->ruling, i, &question);
      g_autoptr (LexText) asked = lex_path_parts_dup_text (state, question->ask);
      g_autoptr (LexText) answered = lex_path_parts_dup_text (state, answer->text);

      g_string_append_printf (lines, "%s %s\n", lex_text_get_plain (asked),
                              lex_text_get_plain (answered));
    }
}

static void
append_calls (const LexPathState *state, GString *lines)
{
  for (guint i = 0; i < LEX_N_PATH_CALLS; i++)
    {
      g_autofree char *call = lex_path_calls_dup_call (state, i == 1);

      if (call != NULL)
        g_string_append_printf (lines, "%s: %s\n",
                                lex_comparable_form_get_call_name (i == 1, state->language), call);
    }
}

static void
append_line (const LexPathState *state, GString *lines, const LexPathLine *line)
{
  g_autoptr (LexText) text = lex_path_parts_dup_text (state, line->text);

  g_string_append_printf (lines, "• %s (", lex_text_get_plain (text));
  for (guint i = 0; i < line->labels->len; i++)
    {
      g_autofree char *name = lex_label_name_dup (line->labels->pdata[i]);

      g_string_append_printf (lines, "%s%s", i > 0 ? ", " : "", name);
    }
  g_string_append (lines, ")\n");
}

char *
lex_path_transcript_dup_text (const LexPathState *state)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autoptr (GPtrArray) ruling = NULL;
  const LexPathLine *last = NULL;
  g_autofree char *practice = NULL;

  g_return_val_if_fail (state != NULL && state->ruling != NULL, NULL);

  g_string_append_printf (lines, "%s\n\n", state->ruling->path->title[state->language]);
  append_way (state, lines);
  append_calls (state, lines);
  ruling = lex_ruling_list_lines (state->ruling);
  for (guint i = 0; i < ruling->len; last = ruling->pdata[i++])
    {
      const LexPathLine *line = ruling->pdata[i];

      if (last == NULL || last->kind != line->kind)
        g_string_append_printf (lines, "\n%s\n",
                                lex_path_naming_get_line_kind (line->kind, state->language));
      append_line (state, lines, line);
    }
  practice
      = lex_practice_box_dup_text (&state->practice, state->ruling->path->name, state->language);
  if (practice != NULL)
    g_string_append_printf (lines, "\n%s", practice);
  return g_string_free (g_steal_pointer (&lines), FALSE);
}
