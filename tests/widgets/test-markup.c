/* test-markup.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Proves that markup is escaped, well formed and set as a typographer would.
 */

#include <pango/pango.h>
#include <string.h>

#include "type/lex-markup.h"
#include "type/lex-spacing.h"

#define NBSP "\xC2\xA0"

static const LexPalette plain_palette
    = { .suits = { "#000001", "#000002", "#000003", "#000004" }, .quiet = "#777777" };

static LexMarkupStyle
get_style (LexLanguage language)
{
  return (LexMarkupStyle){ language, &plain_palette };
}

static void
assert_parses (const char *markup)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) without_links = g_string_new (markup);

  /* GtkLabel takes links out before Pango sees the rest. */
  for (char *at; (at = strstr (without_links->str, "<a "));)
    g_string_erase (without_links, at - without_links->str, strchr (at, '>') - at + 1);
  g_string_replace (without_links, "</a>", "", 0);
  pango_parse_markup (without_links->str, -1, 0, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
}

static void
test_escapes (void)
{
  const LexMarkupStyle style = get_style (LEX_LANGUAGE_EN);
  const LexSpan spans[] = { { 0, 4, LEX_SPAN_CITATION, "27\"><b>" } };
  g_autoptr (LexText) text = lex_text_new ("a<&>b \"c\"", spans, 1);
  g_autofree char *markup = lex_markup_from_text (text, &style);

  g_assert_cmpstr (markup, ==,
                   "<a href=\"lex:27&quot;&gt;&lt;b&gt;\" class=\"citation\">a&lt;&amp;&gt;</a>b "
                   "&quot;c&quot;");
  assert_parses (markup);
}

static void
test_spans (void)
{
  const LexMarkupStyle style = get_style (LEX_LANGUAGE_PL);
  const char *plain = "LHO pyta.\nDrugi.\nraz\nNie wiemy.";
  const LexSpan spans[] = {
    { 0, 3, LEX_SPAN_TERM, "definitions/lho" }, { 4, 8, LEX_SPAN_EMPHASIS, NULL },
    { 10, 16, LEX_SPAN_PARAGRAPH, NULL },       { 17, 20, LEX_SPAN_ITEM, NULL },
    { 21, 31, LEX_SPAN_DOUBT, NULL },
  };
  g_autoptr (LexText) text = lex_text_new (plain, spans, G_N_ELEMENTS (spans));
  g_autofree char *markup = lex_markup_from_text (text, &style);

  g_assert_cmpstr (markup, ==,
                   "<a href=\"lex-term:definitions/lho\" class=\"term\">LHO</a> <i>pyta</i>."
                   "\n<span size=\"45%\">\n</span>Drugi.\n•" NBSP "raz"
                   "\n<span size=\"45%\">\n</span><span size=\"83%\" foreground=\"#777777\">"
                   "<b>Wątpliwość:</b> Nie wiemy.</span>");
  assert_parses (markup);
}

static void
test_suits (void)
{
  const LexMarkupStyle style = get_style (LEX_LANGUAGE_EN);
  g_autofree char *markup = lex_markup_from_plain ("1♥ is less than 1♠", &style);

  g_assert_cmpstr (markup, ==,
                   "1<span foreground=\"#000002\" alpha=\"100%\">♥\xEF\xB8\x8E</span> is less than "
                   "1<span foreground=\"#000001\" alpha=\"100%\">♠\xEF\xB8\x8E</span>");
}

static const struct
{
  const char *text; /* the space in question is written _ */
  gboolean binds;
} spaces[] = {
  { "w_kolejności", TRUE }, { "i_lewa", TRUE },         { "nie_ma", FALSE },
  { "patrz_D.", TRUE },     { "patrz_przepis", FALSE }, { "przepisu_16C2", TRUE },
  { "Law_31", TRUE },       { "law_of", FALSE },        { "ani_16C;", TRUE },
  { "punkt_a(ii)", TRUE },  { "case_(a),", TRUE },      { "zaakceptowano_(patrz", FALSE },
  { "odzywki_1NT", FALSE }, { "slowa_–_dalej", TRUE },  { "the_LHO", FALSE },
  { "a_legal", TRUE },      { "(o_kontrze", TRUE },     { "„a_dalej", TRUE },
  { "see_B1(b)", TRUE },    { "20F5b(i)_jest", FALSE }, { "ma_20F5b(i)", TRUE },
  { "holds_13", FALSE },    { "Rozdanie_12", TRUE },    { "się_z", FALSE },
};

static void
test_spacing (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (spaces); i++)
    {
      g_autofree char *text = g_strdup (spaces[i].text);
      const gsize at = strchr (text, '_') - text;

      g_test_message ("%s", text);
      g_strdelimit (text, "_", ' ');
      g_assert_cmpint (lex_spacing_binds (text, at), ==, spaces[i].binds);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/markup/escapes", test_escapes);
  g_test_add_func ("/markup/spans", test_spans);
  g_test_add_func ("/markup/suits", test_suits);
  g_test_add_func ("/markup/spacing", test_spacing);
  return g_test_run ();
}
