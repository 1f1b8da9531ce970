/* lex-tool-lines.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lines of arithmetic on the screen. It refuses to know what they say. The forms of tools call it.
 */

#include "widgets/toolbox/lex-tool-lines.h"

#include "model/lex-label-name.h"
#include "type/lex-markup.h"
#include "widgets/text/lex-text-label.h"

static char *
dup_clause (const LexWorkingLine *line)
{
  g_autoptr (LexLabel) label = *line->label != '\0' ? lex_label_parse (line->label) : NULL;
  g_autofree char *name = label != NULL ? lex_label_name_dup (label) : NULL;

  if (name == NULL)
    return g_strdup ("");
  return g_strdup_printf ("  <a href=\"" LEX_MARKUP_TERM "%s\"><small>%s</small></a>", line->label,
                          name);
}

void
lex_tool_lines_fill (GtkBox *box, const LexWorking *working, LexLanguage language)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_BOX (box));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
  for (guint i = 0; working != NULL && i < working->lines->len; i++)
    {
      const LexWorkingLine *line = working->lines->pdata[i];
      g_autofree char *clause = dup_clause (line);
      g_autofree char *words = g_markup_escape_text (line->text[language], -1);
      g_autofree char *markup = g_strconcat (words, clause, NULL);

      gtk_box_append (box,
                      lex_text_label_new (markup, language, line->strong ? "tool-result" : "law"));
    }
}
