/* lex-board-page.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One board of an event's file: who played it where, the cards, the calls, the tricks, the result,
 * the results of all tables, and what the cards would have made. It refuses to know files.
 * lex-boards.c makes it.
 */

#include "widgets/boards/lex-board-page.h"

#include <glib/gi18n-lib.h>

#include "bridge/lex-contract.h"
#include "widgets/boards/lex-score-table.h"
#include "widgets/figures/lex-example.h"

#define GAP 14

char *
lex_board_page_dup_title (LexGame *game)
{
  const char *board = lex_game_get_value (game, "Board");

  if (board)
    return g_strdup_printf (_ ("Board %s"), board);
  return g_strdup_printf (_ ("Board without a number (%u)"), lex_game_get_index (game) + 1);
}

static void
append_part (GString *text, const char *part)
{
  if (part && *part)
    g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", part);
}

char *
lex_board_page_dup_result (LexGame *game, LexLanguage language)
{
  const LexPbn *pbn = lex_game_get_pbn (game);
  GString *text = g_string_new (NULL);
  guint tricks;
  int points;

  if (pbn && pbn->contract)
    {
      g_autofree char *contract = lex_contract_text_from_pbn (pbn->contract, language);

      append_part (text, contract);
      if (pbn->declarer)
        g_string_append_printf (text, " %s", pbn->declarer);
    }
  if (lex_game_get_tricks (game, &tricks))
    {
      g_autofree char *number = g_strdup_printf (
          g_dngettext (GETTEXT_PACKAGE, "%u trick", "%u tricks", tricks), tricks);

      append_part (text, number);
    }
  if (lex_game_get_points (game, &points))
    {
      g_autofree char *number = g_strdup_printf ("NS %s%d",
                                                 points > 0   ? "+"
                                                 : points < 0 ? "−"
                                                              : "",
                                                 ABS (points));

      append_part (text, number);
    }
  return g_string_free (text, FALSE);
}

static void
append_line (GtkBox *box, const char *text, const char *css_class)
{
  GtkWidget *label;

  if (!text || !*text)
    return;
  label = gtk_label_new (text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  /* Marked and copied with the mouse; the keys go from figure to figure as before. */
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_widget_set_focusable (label, FALSE);
  /* A label that can be marked takes Tab even so, and goes nowhere. */
  gtk_widget_set_can_focus (label, FALSE);
  if (css_class)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (box, label);
}

/* Names of tags, their values parted by commas. */
static char *
dup_values (LexGame *game, const char *const *tags)
{
  GString *text = g_string_new (NULL);

  for (; *tags; tags++)
    append_part (text, lex_game_get_value (game, *tags));
  return g_string_free (text, FALSE);
}

/* "Ann Lee – Bob Roe" */
static char *
dup_pair (LexGame *game, const char *side, const char *one, const char *other, const char *team)
{
  const char *first = lex_game_get_value (game, one);
  const char *second = lex_game_get_value (game, other);
  const char *name = lex_game_get_value (game, team);

  if (!first && !second && !name)
    return NULL;
  return g_strdup_printf ("%s: %s%s%s – %s%s", side, name ? name : "", name ? " (" : "",
                          first ? first : "?", second ? second : "?", name ? ")" : "");
}

static void
append_people (GtkBox *box, LexGame *game)
{
  static const char *const places[] = { "Room", "Table", "Round", "Section", NULL };
  static const char *const words[] = { N_ ("Room"), N_ ("Table"), N_ ("Round"), N_ ("Section") };
  g_autofree char *ns = dup_pair (game, "NS", "North", "South", "HomeTeam");
  g_autofree char *ew = dup_pair (game, "EW", "West", "East", "VisitTeam");
  g_autofree char *both = NULL;
  g_autoptr (GString) place = g_string_new (NULL);

  for (guint i = 0; places[i]; i++)
    {
      const char *value = lex_game_get_value (game, places[i]);
      g_autofree char *part = value ? g_strdup_printf ("%s %s", _ (words[i]), value) : NULL;

      append_part (place, part);
    }
  append_line (box, place->str, "caption");
  both = g_strconcat (ns ? ns : "", ns && ew ? "\n" : "", ew, NULL);
  append_line (box, both, NULL);
}

/* What the file itself counts by. */
static void
append_scores (GtkBox *box, LexGame *game)
{
  static const struct
  {
    const char *tag, *words;
  } scores[] = { { "Score", N_ ("Score") },
                 { "ScoreIMP", N_ ("IMPs") },
                 { "ScoreMP", N_ ("Matchpoints") },
                 { "ScorePercentage", N_ ("Percentage") },
                 { "Scoring", N_ ("Scoring") } };
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (scores); i++)
    {
      const char *value = lex_game_get_value (game, scores[i].tag);
      g_autofree char *part = value ? g_strdup_printf ("%s: %s", _ (scores[i].words), value) : NULL;

      append_part (text, part);
    }
  append_line (box, text->str, "caption");
}

static void
append_figures (GtkBox *box, LexGame *game, const LexMarkupStyle *style)
{
  const LexPbn *pbn = lex_game_get_pbn (game);
  GtkWidget *figures = lex_example_new_figures (pbn, style);
  GtkWidget *solving = figures ? lex_solving_new (pbn, style) : NULL;

  if (!figures)
    {
      append_line (box, _ ("The file tells neither cards nor calls of this board."), "caption");
      return;
    }
  if (solving)
    gtk_box_append (GTK_BOX (figures), solving);
  g_object_set_data (G_OBJECT (box), "lex-solving", solving);
  gtk_box_append (box, figures);
}

static void
append_table (GtkBox *box, LexGame *game, const char *tag, const char *title,
              const LexMarkupStyle *style)
{
  g_autoptr (LexPbnTable) table = lex_game_dup_table (game, tag);

  if (table)
    gtk_box_append (box, lex_score_table_new (table, title, style));
}

GtkWidget *
lex_board_page_new (LexGame *game, const LexMarkupStyle *style)
{
  static const char *const event[] = { "Event", "Site", "Date", "Stage", NULL };
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP));
  g_autofree char *title = lex_board_page_dup_title (game);
  g_autofree char *where = dup_values (game, event);
  g_autofree char *result = lex_board_page_dup_result (game, style->language);

  append_line (box, title, "title-2");
  append_line (box, where, "caption");
  append_people (box, game);
  append_line (box, lex_game_get_fault (game), "error");
  append_figures (box, game, style);
  append_line (box, result, "heading");
  append_scores (box, game);
  append_table (box, game, "ScoreTable", _ ("Results of all tables"), style);
  append_table (box, game, "TotalScoreTable", _ ("Results of the event"), style);
  return GTK_WIDGET (box);
}

LexSolving *
lex_board_page_get_solving (GtkWidget *page)
{
  return g_object_get_data (G_OBJECT (page), "lex-solving");
}
