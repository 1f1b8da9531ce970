/* lex-reason.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One relation of precedence, set out: who prevails, over what, why, says who,
 * and where to see it happen. It refuses to know where it is shown. The page's
 * popovers and the views of precedence make it.
 */

#include "widgets/inplace/lex-reason.h"

#include <glib/gi18n-lib.h>

#include "services/lex-precedence.h"
#include "widgets/text/lex-heading.h"
#include "widgets/text/lex-text-label.h"
#include "widgets/text/lex-theme.h"

#define GAP 6
#define WIDTH_CHARS 38

char *
lex_reason_dup_line (LexRelation *relation, guint number, LexLanguage language)
{
  const LexMarkupStyle style = { language, lex_theme_get_palette () };
  LexLabel *ends[] = { lex_relation_get_specific (relation), lex_relation_get_general (relation) };
  g_autofree char *specific_name = lex_heading_dup_name (ends[0]);
  g_autofree char *general_name = lex_heading_dup_name (ends[1]);
  g_autofree char *specific = lex_heading_dup_markup (ends[0], specific_name, NULL, &style);
  g_autofree char *general = lex_heading_dup_markup (ends[1], general_name, NULL, &style);
  g_autofree char *why = lex_markup_from_text (lex_relation_get_why (relation, language), &style);
  g_autofree char *sentence = lex_basis_dup_sentence (lex_relation_get_basis (relation),
                                                      lex_relation_get_source (relation));
  g_autofree char *basis = g_markup_escape_text (sentence, -1);

  return g_strdup_printf (
      "<b>%u</b>  %s %s %s. %s <span size=\"83%%\" foreground=\"%s\">%s.</span>", number, specific,
      _ ("prevails over"), general, why, style.palette->quiet, basis);
}

static GtkWidget *
append_label (GtkBox *box, const char *markup, LexLanguage language, const char *css_class)
{
  GtkWidget *label = lex_text_label_new (markup, language, css_class);

  gtk_label_set_width_chars (GTK_LABEL (label), WIDTH_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WIDTH_CHARS);
  gtk_box_append (box, label);
  return label;
}

static void
append_clause (GtkBox *box, LexLibrary *library, LexLabel *label, const LexMarkupStyle *style)
{
  g_autofree char *heading = lex_heading_lookup (library, label, style->language);
  g_autofree char *name = lex_heading_dup_name (label);
  g_autofree char *markup = lex_heading_dup_markup (label, name, heading, style);

  append_label (box, markup, style->language, "clause-link");
}

/* The source is written for a person, but what it cites can be followed. */
static void
append_basis (GtkBox *box, LexLibrary *library, LexRelation *relation, const LexMarkupStyle *style)
{
  g_autofree char *sentence = lex_basis_dup_sentence (lex_relation_get_basis (relation),
                                                      lex_relation_get_source (relation));
  g_autoptr (GPtrArray) citations = lex_library_find_citations (library, sentence, NULL);
  g_autoptr (GString) markup = g_string_new (NULL);
  gsize done = 0;

  for (guint i = 0; citations && i < citations->len; i++)
    {
      LexCitation *citation = g_ptr_array_index (citations, i);
      const char *label = lex_label_get_text (lex_citation_get_label (citation));
      const gsize from = lex_citation_get_from (citation);
      const gsize to = lex_citation_get_to (citation);

      if (from < done || !lex_library_has_label (library, label))
        continue;
      g_autofree char *before = g_markup_escape_text (sentence + done, from - done);
      g_autofree char *words = g_markup_escape_text (sentence + from, to - from);
      g_string_append_printf (markup, "%s<a href=\"" LEX_MARKUP_SCHEME "%s\">%s</a>", before, label,
                              words);
      done = to;
    }
  g_autofree char *rest = g_markup_escape_text (sentence + done, -1);
  g_string_append (markup, rest);
  append_label (box, markup->str, style->language, "basis");
}

static void
append_examples (GtkBox *box, LexLibrary *library, LexRelation *relation,
                 const LexMarkupStyle *style)
{
  g_autoptr (GPtrArray) examples = lex_library_list_relation_examples (library, relation, NULL);

  for (guint i = 0; examples && i < examples->len; i++)
    {
      LexLabel *label = g_ptr_array_index (examples, i);
      g_autofree char *heading = lex_heading_lookup (library, label, style->language);
      g_autofree char *name = lex_heading_dup_name (label);
      g_autofree char *link = lex_heading_dup_markup (label, name, heading, style);
      g_autofree char *markup = g_strdup_printf ("%s %s", _ ("Example"), link);

      append_label (box, markup, style->language, "example-link");
    }
}

GtkWidget *
lex_reason_new (LexLibrary *library, LexRelation *relation, LexLanguage language)
{
  const LexMarkupStyle style = { language, lex_theme_get_palette () };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  LexText *why = lex_relation_get_why (relation, language);
  g_autofree char *reason = lex_markup_from_text (why, &style);

  gtk_widget_add_css_class (box, "reason");
  append_clause (GTK_BOX (box), library, lex_relation_get_specific (relation), &style);
  append_label (GTK_BOX (box), _ ("prevails over"), language, "kind");
  append_clause (GTK_BOX (box), library, lex_relation_get_general (relation), &style);
  append_label (GTK_BOX (box), reason, language, "law");
  append_basis (GTK_BOX (box), library, relation, &style);
  append_examples (GTK_BOX (box), library, relation, &style);
  return box;
}
