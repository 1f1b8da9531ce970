/* lex-working.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Arithmetic line by line, in both languages, each line with its clause: as the form of an appeal
 * wants it. It refuses to calculate. The tools fill it, front ends show it.
 */

#include "rulings/lex-working.h"

#include <math.h>
#include <stdlib.h>

#define MINUS "\u2212"
#define PLACES 1e4

static void
line_free (gpointer data)
{
  LexWorkingLine *self = data;

  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    g_free (self->text[language]);
  g_free (self);
}

LexWorking *
lex_working_new (void)
{
  LexWorking *self = g_new0 (LexWorking, 1);

  self->lines = g_ptr_array_new_with_free_func (line_free);
  self->figures = g_array_new (FALSE, FALSE, sizeof (LexWorkingFigure));
  return self;
}

void
lex_working_free (LexWorking *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->lines);
  g_array_unref (self->figures);
  g_free (self);
}

void
lex_working_take (LexWorking *self, const char *label, char *english, char *polish)
{
  LexWorkingLine *line = g_new0 (LexWorkingLine, 1);

  line->label = label;
  line->text[LEX_LANGUAGE_EN] = english;
  line->text[LEX_LANGUAGE_PL] = polish;
  g_ptr_array_add (self->lines, line);
}

void
lex_working_take_result (LexWorking *self, const char *label, char *english, char *polish)
{
  lex_working_take (self, label, english, polish);
  ((LexWorkingLine *) self->lines->pdata[self->lines->len - 1])->strong = TRUE;
}

void
lex_working_add_figure (LexWorking *self, const char *name, double value)
{
  const LexWorkingFigure figure = { name, value };

  g_array_append_val (self->figures, figure);
}

/* What is left behind the point, without noughts at its end. */
static char *
dup_fraction (guint fraction)
{
  guint places = 4;

  for (; fraction % 10 == 0; fraction /= 10)
    places--;
  return g_strdup_printf ("%0*u", (int) places, fraction);
}

char *
lex_working_dup_number (double value, gboolean sign, LexLanguage language)
{
  const gint64 all = (gint64) round (fabs (value) * PLACES);
  const guint fraction = (guint) (all % (gint64) PLACES);
  const char *mark = all == 0 ? "" : value < 0 ? MINUS : sign ? "+" : "";
  g_autofree char *behind = fraction > 0 ? dup_fraction (fraction) : NULL;

  return g_strdup_printf ("%s%" G_GINT64_FORMAT "%s%s", mark, all / (gint64) PLACES,
                          behind == NULL                ? ""
                          : language == LEX_LANGUAGE_PL ? ","
                                                        : ".",
                          behind != NULL ? behind : "");
}

char *
lex_working_dup_labels (const LexWorking *self)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();

  for (guint i = 0; i < self->lines->len; i++)
    {
      const LexWorkingLine *line = self->lines->pdata[i];

      if (*line->label != '\0'
          && !g_ptr_array_find_with_equal_func (labels, line->label, g_str_equal, NULL))
        g_ptr_array_add (labels, (gpointer) line->label);
    }
  g_ptr_array_add (labels, NULL);
  return g_strjoinv (" ", (char **) labels->pdata);
}

char *
lex_working_dup_text (const LexWorking *self, LexLanguage language)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->lines->len; i++)
    {
      const LexWorkingLine *line = self->lines->pdata[i];

      g_string_append (text, line->text[language]);
      if (*line->label != '\0')
        g_string_append_printf (text, " (%s)", line->label);
      g_string_append_c (text, '\n');
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
