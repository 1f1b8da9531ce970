/* lex-path-print.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A path that was followed, on paper. It refuses to know what its lines say, only which of them is
 * the title and which are headings. The toolbox calls it.
 */

#include "widgets/toolbox/lex-path-print.h"

#include "widgets/text/lex-printing.h"

#define GAP 5
#define BULLET "• "

/* What stands over lines of a ruling and is none. */
static gboolean
is_heading (char **lines, guint i)
{
  return !g_str_has_prefix (lines[i], BULLET) && lines[i + 1] != NULL
         && g_str_has_prefix (lines[i + 1], BULLET);
}

static void
add_line (LexPaper *paper, char **lines, guint i)
{
  const LexPaperFont font = i == 0                  ? LEX_PAPER_TITLE
                            : is_heading (lines, i) ? LEX_PAPER_HEADING
                                                    : LEX_PAPER_TEXT;
  g_autofree char *markup = g_markup_escape_text (lines[i], -1);
  PangoLayout *layout = lex_paper_new_layout (paper, font, lex_paper_get_width (paper), markup);

  if (g_str_has_prefix (lines[i], BULLET))
    pango_layout_set_indent (layout, -12 * PANGO_SCALE);
  lex_sheet_add_layout (lex_paper_get_sheet (paper), layout, GAP);
  if (font != LEX_PAPER_TEXT)
    lex_sheet_keep (lex_paper_get_sheet (paper));
}

static LexPaper *
make (double width, double height, gpointer user_data, GError **error)
{
  char **lines = user_data;
  LexPaper *paper = lex_paper_new (width, height, lines[0]);

  for (guint i = 0; lines[i] != NULL; i++)
    add_line (paper, lines, i);
  return paper;
}

gboolean
lex_path_print (const char *lines, GtkWindow *parent, GError **error)
{
  g_auto (GStrv) split = NULL;

  g_return_val_if_fail (lines != NULL && *lines != '\0', FALSE);

  split = g_strsplit (lines, "\n", -1);
  return lex_printing_run (&(LexPrinting){ .title = split[0], .make = make, .user_data = split },
                           parent, error);
}

gboolean
lex_path_print_to_file (const char *lines, const char *path, GError **error)
{
  g_auto (GStrv) split = NULL;

  g_return_val_if_fail (lines != NULL && *lines != '\0' && path != NULL, FALSE);

  split = g_strsplit (lines, "\n", -1);
  return lex_printing_export (&(LexPrinting){ .title = split[0], .make = make, .user_data = split },
                              path, error);
}
