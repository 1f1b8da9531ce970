/* lex-card-page.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page of a card that the reader judges himself: a front, and when it is to be seen the back.
 * It refuses to know what he thinks of it: the ratings stand below, in the room of study, which
 * makes it.
 */

#include "widgets/study/lex-card-page.h"

#include <glib/gi18n-lib.h>

#include "services/lex-passage.h"
#include "widgets/figures/lex-example.h"
#include "widgets/text/lex-theme.h"

static const char *
get_kind (LexCardKind kind)
{
  switch (kind)
    {
    case LEX_CARD_EXAMPLE:
      return _ ("Worked example: what is the ruling?");
    case LEX_CARD_DEFINITION:
      return _ ("What does it mean?");
    case LEX_CARD_NAME:
      return _ ("What is it called?");
    case LEX_CARD_TO_POLISH:
      return _ ("In Polish?");
    case LEX_CARD_TO_ENGLISH:
      return _ ("In English?");
    case LEX_CARD_SITUATION:
      return _ ("Which clauses are about it?");
    case LEX_CARD_NUMBERS:
      return _ ("What number do the Laws set?");
    case LEX_CARD_CLOZE:
      return _ ("What is left out?");
    case LEX_CARD_QUESTION:
    case LEX_CARD_PRECEDENCE:
    case LEX_CARD_CALCULATED:
    case LEX_CARD_OWN:
    default:
      return "";
    }
}

static void
add_figures (const LexAskingView *view, GtkBox *page)
{
  const LexStudyCard *card = view->asking->card;
  const LexMarkupStyle style = { view->language, lex_theme_get_palette () };
  g_autoptr (LexPassage) passage = NULL;
  GtkWidget *figures = NULL;

  if (card->kind != LEX_CARD_EXAMPLE)
    return;
  passage = lex_library_quote (view->library, card->labels->pdata[0], NULL);
  if (passage != NULL)
    figures = lex_example_new (((const LexPassageRow *) passage->rows->pdata[0])->clause, &style);
  if (figures != NULL)
    gtk_box_append (page, figures);
}

/* Its first clause is what it was made of, and says the same again. */
static gboolean
has_clauses (const LexStudyCard *card)
{
  return card->kind == LEX_CARD_PRECEDENCE || card->kind == LEX_CARD_SITUATION;
}

GtkWidget *
lex_card_page_new (const LexAskingView *view, GtkWidget **first)
{
  const LexStudyCard *card = lex_card_deck_unfold (view->asking->card);
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  *first = NULL;
  gtk_widget_add_css_class (page, "column");
  if (*get_kind (card->kind) != '\0')
    gtk_box_append (GTK_BOX (page), lex_asking_parts_heading_new (get_kind (card->kind), "facts"));
  gtk_box_append (GTK_BOX (page), lex_asking_parts_situation_new (card->front, view->language));
  add_figures (view, GTK_BOX (page));
  if (!view->asking->done)
    {
      *first = lex_asking_parts_button_new (_ ("Show the Answer"), "study.submit", _ ("Enter"));
      gtk_widget_add_css_class (*first, "suggested-action");
      gtk_widget_set_halign (*first, GTK_ALIGN_START);
      gtk_box_append (GTK_BOX (page), *first);
      return page;
    }
  gtk_box_append (GTK_BOX (page), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (page), lex_asking_parts_label_new (card->back, view->language, "law"));
  if (has_clauses (card))
    gtk_box_append (GTK_BOX (page),
                    lex_asking_parts_clauses_new (view->library, card->labels, view->language));
  return page;
}
