/* lex-page-header.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The opening of a page: number, titles, marks. It refuses to know the rows'
 * texts beyond their sources. Only lex-page.c and the reader's title use it.
 */

#include "widgets/page/lex-page-header.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "model/lex-label-name.h"
#include "services/lex-mentions.h"
#include "services/lex-naming.h"
#include "services/lex-passage.h"
#include "widgets/inplace/lex-citing.h"
#include "widgets/page/lex-clause-rows.h"
#include "widgets/page/lex-words-chip.h"
#include "widgets/text/lex-flow-layout.h"
#include "widgets/text/lex-text-label.h"
#include "widgets/text/lex-widget.h"

#define TITLE_CHARS 8
#define MAX_SCREENS 3
#define MARK_GAP 7

static LexClause *
get_clause (const LexPassage *passage)
{
  const LexPassageRow *row = g_ptr_array_index (passage->rows, 0);

  return row->clause;
}

char *
lex_page_header_dup_title (const LexPassage *passage, LexLanguage language)
{
  const char *heading = lex_clause_get_heading (get_clause (passage), language);

  if (!heading)
    heading = lex_clause_get_heading (get_clause (passage), 1 - language);
  return heading ? g_strdup (heading) : lex_label_name_dup (passage->label);
}

static void
add_mark (GtkBox *box, const char *markup, LexLanguage language)
{
  GtkWidget *mark = lex_text_label_new (markup, language, "mark");

  gtk_label_set_wrap (GTK_LABEL (mark), FALSE);
  gtk_label_set_width_chars (GTK_LABEL (mark), -1);
  gtk_label_set_ellipsize (GTK_LABEL (mark), PANGO_ELLIPSIZE_END);
  gtk_box_append (box, mark);
}

/* A button among the marks: its words, like theirs, in the font of the first language. */
static void
add_button (GtkBox *box, GtkWidget *button, const LexTypesetting *setting)
{
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

  lex_text_label_set_language (label, setting->languages[0]);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (button, "mark");
  gtk_box_append (box, button);
}

static void
add_edition (GtkBox *box, const LexTypesetting *setting, const LexPassage *passage)
{
  const LexLanguage language = setting->languages[0];
  const char *title = lex_document_get_title (passage->document, language);
  g_autofree char *escaped = NULL;

  if (lex_label_get_law (passage->label) > 0)
    title = language == LEX_LANGUAGE_PL ? "MPB 2017" : "Laws 2017";
  if (!title)
    title = lex_document_get_title (passage->document, 1 - language);
  /* The name of a file is for programs. */
  if (!title)
    return;
  escaped = g_markup_escape_text (title, -1);
  add_mark (box, escaped, language);
}

static void
add_sources (GtkBox *box, const LexTypesetting *setting, const LexPassage *passage)
{
  GtkWidget *chip = lex_words_chip_new (setting, passage);

  if (chip)
    gtk_box_append (box, chip);
}

static void
add_authority (GtkBox *box, const LexTypesetting *setting, const LexPassage *passage)
{
  const LexAuthority authority = lex_clause_get_authority (get_clause (passage));

  if (authority == LEX_AUTHORITY_GUIDANCE)
    add_mark (box, _ ("guidance, not law"), setting->languages[0]);
  else if (authority == LEX_AUTHORITY_OURS)
    add_mark (box, _ ("Lexbridge’s own conclusion"), setting->languages[0]);
}

static void
add_screens (GtkBox *box, const LexTypesetting *setting, const LexPassage *passage)
{
  g_autoptr (GString) markup = g_string_new (NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new (lex_label_hash, lex_label_equal);

  for (guint i = 0; i < passage->about->len; i++)
    {
      const LexReferencePair *pair = g_ptr_array_index (passage->about, i);
      const char *name = lex_label_get_number (pair->from);

      if (pair->kind != LEX_KIND_REGULATION || !g_hash_table_add (seen, pair->from)
          || g_hash_table_size (seen) > MAX_SCREENS)
        continue;
      g_string_append_printf (markup, "%s<a href=\"" LEX_MARKUP_SCHEME "%s\">%s</a>",
                              markup->len > 0 ? ", " : "", lex_label_get_text (pair->from), name);
    }
  if (markup->len == 0)
    return;
  g_string_prepend (markup, " ");
  g_string_prepend (markup, _ ("screens:"));
  add_mark (box, markup->str, setting->languages[0]);
}

/* The way to what the page said before it was amended. */
static void
add_past (GtkBox *box, const LexTypesetting *setting, const LexPassage *passage)
{
  const char *until = lex_clause_rows_get_until (passage);
  g_autoptr (GDateTime) day = NULL;
  g_autofree char *date = NULL;
  g_autofree char *label = NULL;
  g_autofree char *moment = g_strconcat (until, "T00:00:00Z", NULL);
  GtkWidget *button;

  if (until)
    day = g_date_time_new_from_iso8601 (moment, NULL);
  if (!day)
    return;
  /* Translators: a date as g_date_time_format() writes it, such as 31 December 2023 */
  date = g_date_time_format (day, _ ("%-d %B %Y"));
  /* Translators: shows how the law read until that day */
  label = g_strdup_printf (_ ("Wording until %s"), date);
  button = gtk_toggle_button_new_with_label (label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "reader.past");
  gtk_widget_add_css_class (button, "flat");
  add_button (box, button, setting);
}

/* Laws without relations have nothing to draw. */
static void
add_precedence (GtkBox *box, const LexTypesetting *setting, const LexPassage *passage)
{
  GtkWidget *button;

  if (passage->yields_to->len + passage->prevails_over->len == 0)
    return;
  button = gtk_button_new_with_label (_ ("precedence"));
  lex_widget_set_tooltip (button, _ ("What overrides what, as a picture"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s",
                                    lex_label_get_text (passage->label));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.precedence");
  add_button (box, button, setting);
}

static void
add_cited (GtkBox *box, const LexTypesetting *setting, const LexPassage *passage)
{
  const guint n = lex_mentions_count (passage, passage->label);
  g_autofree char *words = g_strdup_printf (_ ("cited: %u"), n);
  g_autofree char *tooltip = lex_citing_dup_count (n);
  GtkWidget *button;

  if (n == 0)
    return;
  button = gtk_button_new_with_label (words);
  lex_widget_set_tooltip (button, tooltip);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s",
                                    lex_label_get_text (passage->label));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "lookup.cited");
  add_button (box, button, setting);
}

static GtkWidget *
new_marks (const LexTypesetting *setting, const LexPassage *passage)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, lex_flow_layout_new (MARK_GAP));
  gtk_widget_add_css_class (box, "marks");
  add_edition (GTK_BOX (box), setting, passage);
  /* An index says nothing: it is nobody's words, and no conclusion of anybody's. */
  if (!setting->entries)
    {
      add_sources (GTK_BOX (box), setting, passage);
      add_authority (GTK_BOX (box), setting, passage);
    }
  add_screens (GTK_BOX (box), setting, passage);
  add_past (GTK_BOX (box), setting, passage);
  add_precedence (GTK_BOX (box), setting, passage);
  add_cited (GTK_BOX (box), setting, passage);
  return box;
}

static void
add_title (GtkBox *box, const LexTypesetting *setting, const LexPassage *passage, int place)
{
  const LexLanguage language = setting->languages[place];
  const LexMarkupStyle style = lex_typesetting_get_style (setting, language);
  const char *heading = lex_clause_get_heading (get_clause (passage), language);
  g_autofree char *first = lex_page_header_dup_title (passage, language);
  g_autofree char *markup = NULL;
  GtkWidget *title;

  if (place > 0 && !heading)
    return;
  markup = lex_markup_from_plain (first, &style);
  title = lex_text_label_new (markup, language, place == 0 ? "title" : "subtitle");
  g_object_set (title, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);
  /* In its large type as many as of running text would be wider than a narrow window. */
  gtk_label_set_width_chars (GTK_LABEL (title), TITLE_CHARS);
  gtk_box_append (box, title);
}

/* What a guide says of Law 20 below a heading that says so. */
static gboolean
tells_number (const LexPassage *passage, const char *number)
{
  LexClause *clause = get_clause (passage);

  return lex_document_get_kind (passage->document) != LEX_KIND_LAW
         && (lex_naming_tells_number (lex_clause_get_heading (clause, LEX_LANGUAGE_EN), number)
             || lex_naming_tells_number (lex_clause_get_heading (clause, LEX_LANGUAGE_PL), number));
}

/* Law 33 and example 33 are not to be taken for one another: only a law wears the big number. */
static void
set_number (LexClauseRow *row, const LexTypesetting *setting, const LexPassage *passage)
{
  const LexLanguage language = setting->languages[0];
  const char *number = lex_label_get_number (passage->label);
  g_autofree char *example = NULL;

  if (*number == '\0' || tells_number (passage, number))
    return;
  if (lex_document_get_kind (passage->document) != LEX_KIND_EXAMPLE)
    {
      lex_clause_row_set_name (row, number, strlen (number) < 3 ? "number" : "long-number",
                               language);
      return;
    }
  example = g_strdup_printf (language == LEX_LANGUAGE_PL ? "przykład\n%s" : "example\n%s", number);
  lex_clause_row_set_name (row, example, "example-number", language);
}

GtkWidget *
lex_page_header_new (const LexTypesetting *setting, const LexPassage *passage)
{
  GtkWidget *row = lex_clause_row_new (setting, passage->label, 0);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  const char *number = lex_label_get_number (passage->label);
  g_autofree char *title = lex_page_header_dup_title (passage, setting->languages[0]);
  g_autofree char *name = g_strstrip (g_strdup_printf ("%s %s", number, title));

  for (int i = 0; i < setting->grid.n_texts; i++)
    add_title (GTK_BOX (box), setting, passage, i);
  gtk_box_append (GTK_BOX (box), new_marks (setting, passage));
  gtk_widget_add_css_class (row, "opening");
  set_number (LEX_CLAUSE_ROW (row), setting, passage);
  lex_clause_row_set_span (LEX_CLAUSE_ROW (row), box);
  lex_clause_row_describe (LEX_CLAUSE_ROW (row), name, NULL);
  return row;
}
