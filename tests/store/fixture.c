/* fixture.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The small library that the tests of this room share. It refuses to know SQL, the files that a
 * library is made of, and what is asked of one. Only tests of the store call it.
 */

#include "fixture.h"

#include <glib/gstdio.h>
#include <string.h>

/* In a text, `{23A|Law 23A}` is a citation. A ruling follows after ` => `. */
typedef struct
{
  const char *label;
  const char *heading_pl;
  const char *heading_en;
  const char *text_pl;
  const char *text_en;
  const char *about;
} Entry;

static const Entry laws[] = {
  { "9", "Postępowanie po nieprawidłowości", "Procedure after an Irregularity", NULL, NULL, NULL },
  { "9A3", NULL, NULL,
    "Dziadek milczy o nieprawidłowości do końca rozgrywki, zob. {43|przepis 43}.",
    "Dummy keeps silent about an irregularity until play ends, see {43|Law 43}.", NULL },
  { "23", "Zapowiedź porównywalna", "Comparable Call", NULL, NULL, NULL },
  { "23A", "Definicja", "Definition",
    "Zapowiedź zastępująca jest porównywalna z wycofaną, gdy znaczy to samo lub prawie to samo.",
    "A replacement is comparable with the call withdrawn when it means the same or nearly so.",
    NULL },
  { "23A1", NULL, NULL, "znaczenie jest podobne;", "its meaning is similar;", NULL },
  { "23B", "Brak sprostowania", "No Rectification",
    "Po zapowiedzi porównywalnej gra toczy się dalej.", "After a comparable call play goes on.",
    NULL },
  { "27", "Odzywka niewystarczająca", "Insufficient Bid", NULL, NULL, NULL },
  { "27A", "Akceptacja", "Acceptance",
    "Przeciwnik z lewej może zaakceptować odzywkę niewystarczającą.",
    "The opponent on the left may accept an insufficient bid.", NULL },
  { "27B", "Bez akceptacji", "Not Accepted", NULL, NULL, NULL },
  { "27B1", NULL, NULL, NULL, NULL, NULL },
  { "27B1b", NULL, NULL,
    "Zastępstwo zapowiedzią porównywalną ({23A|przepis 23A}) kończy sprawę; zob. {27D|D}.",
    "Replacement by a comparable call ({23A|Law 23A}) ends the matter; see {27D|D}.", NULL },
  { "27D", "Szkoda", "Damage", "Szkodę naprawia wynik rozjemczy ({12C1b|przepis 12C1(b)}).",
    "Damage is repaired by an adjusted score ({12C1b|Law 12C1(b)}).", NULL },
  { "42", "Prawa dziadka", "Dummy’s Rights",
    "Dziadek pilnuje lew i dokłada karty na polecenie rozgrywającego.",
    "Dummy keeps count of the tricks and plays the cards that declarer names.", NULL },
  { "43", "Ograniczenia dziadka", "Dummy’s Limitations",
    "Dziadkowi nie wolno wskazywać błędów obrońcy podczas rozgrywki.",
    "During play dummy may not point out a defender’s mistakes.", NULL },
  { "50", "Karta przygwożdżona", "Penalty Card",
    "Karta pokazana za wcześnie leży odkryta na stole; jest przygwożdżona.",
    "A card shown too early lies face up on the table; it is a penalty card.", NULL },
  { "61B", NULL, NULL, "Dziadek nie pyta obrońcy o fałszywy renons, mimo {9A3|9A3}.",
    "Dummy does not ask a defender about a revoke, in spite of {9A3|9A3}.", NULL },
};

static const Entry definitions[] = {
  { "definitions/comparable-call", "Zapowiedź porównywalna", "Comparable call",
    "Zapowiedź, o której mówi {23|przepis 23}.", "A call of which {23|Law 23} speaks.", NULL },
  { "definitions/revoke", "Fałszywy renons", "Revoke",
    "Dołożenie innego koloru mimo posiadania wywiedzionego.",
    "To play another suit when able to follow.", NULL },
};

static const Entry commentary[] = {
  { "commentary/27", "O odzywkach niewystarczających", "On insufficient bids",
    "Sędzia najpierw pyta o znaczenie „zamierzone” – także gdy gracz-amator nie umie go podać.",
    "The Director first asks what was meant – even when the non-expert can’t tell.", "27 23A" },
  { "commentary/43", "O dziadku", "On dummy", "Dziadek traci prawa, gdy zajrzy w cudzą kartę.",
    "Dummy forfeits rights by looking at another’s hand.", "42 43" },
};

static const Entry examples[] = {
  { "example/1", "Za niska odzywka", "A bid too low",
    "W zalicytował 1♠ po 2♦. => Pas albo kontra zamyka partnerowi usta, {27B|27B}.",
    "West bid 1♠ over 2♦. => Pass or double silences partner, {27B|27B}.", "27B1b" },
};

static const Entry subjects[] = {
  { "index/doll", "lalka", "doll", "{43|43}, {42|42}", "{43|43}, {42|42}", NULL },
  { "index/puppet", "pacynka", NULL, "zob. {index/doll|lalka}", NULL, NULL },
  { "index/mannequin", "manekin", NULL, "{9A3|9A3}; zob. też {index/doll|lalka}", NULL, NULL },
};

/* Folded form, folded lemma. */
static const char *const lemmas[][2] = {
  { "dziadka", "dziadek" },
  { "dziadkowi", "dziadek" },
  { "dziadku", "dziadek" },
  { "dziadkiem", "dziadek" },
  { "karty", "karta" },
  { "kartami", "karta" },
  { "karte", "karta" },
  { "zapowiedzi", "zapowiedz" },
  { "zapowiedzia", "zapowiedz" },
  { "porownywalnej", "porownywalny" },
  { "porownywalna", "porownywalny" },
  { "niewystarczajaca", "niewystarczajacy" },
  { "niewystarczajacych", "niewystarczajacy" },
  { "odzywkach", "odzywka" },
  { "odzywke", "odzywka" },
  { "obroncy", "obronca" },
  { "is", "be" },
  { "are", "be" },
  { "cards", "card" },
  { "calls", "call" },
  { "bids", "bid" },
  { "played", "play" },
  { "plays", "play" },
  { "asks", "ask" },
  { "means", "mean" },
  { "meant", "mean" },
  { "hears", "hear" },
  /* Families: what is silent, and what is said loud. */
  { "mute", "\x02"
            "1" },
  { "silent", "\x02"
              "1" },
};

LexLexicon *
fixture_new_lexicon (void)
{
  LexLexicon *lexicon = lex_lexicon_new ();

  for (guint i = 0; i < G_N_ELEMENTS (lemmas); i++)
    lex_lexicon_add (lexicon, lemmas[i][0], lemmas[i][1]);
  return lexicon;
}

static LexText *
new_text (const char *marked, gsize length)
{
  g_autoptr (GString) plain = g_string_new (NULL);
  g_autoptr (GArray) spans = g_array_new (FALSE, FALSE, sizeof (LexSpan));
  g_autoptr (GPtrArray) targets = g_ptr_array_new_with_free_func (g_free);

  for (const char *c = marked; c < marked + length; c++)
    if (*c == '{')
      {
        const char *bar = strchr (c, '|');
        const char *end = strchr (c, '}');
        LexSpan span = { plain->len, plain->len + (gsize) (end - bar) - 1, LEX_SPAN_CITATION,
                         g_strndup (c + 1, (gsize) (bar - c) - 1) };

        g_ptr_array_add (targets, (gpointer) span.target);
        g_array_append_val (spans, span);
        g_string_append_len (plain, bar + 1, end - bar - 1);
        c = end;
      }
    else
      g_string_append_c (plain, *c);
  return lex_text_new (plain->str, (const LexSpan *) spans->data, spans->len);
}

static void
split_text (const char *marked, LexText **text, LexText **ruling)
{
  const char *arrow = marked != NULL ? strstr (marked, " => ") : NULL;

  if (marked == NULL)
    return;
  *text = new_text (marked, arrow != NULL ? (gsize) (arrow - marked) : strlen (marked));
  if (arrow != NULL)
    *ruling = new_text (arrow + 4, strlen (arrow + 4));
}

static GPtrArray *
new_labels (const char *names)
{
  GPtrArray *labels = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_label_unref);
  g_auto (GStrv) list = g_strsplit (names, " ", -1);

  for (guint i = 0; list[i] != NULL; i++)
    g_ptr_array_add (labels, lex_label_parse (list[i]));
  return labels;
}

static LexClause *
new_clause (const Entry *entry, LexAuthority authority)
{
  g_autoptr (LexLabel) label = lex_label_parse (entry->label);
  g_autoptr (GPtrArray) about = entry->about != NULL ? new_labels (entry->about) : NULL;
  LexClauseParts parts = { .label = label, .about = about, .authority = authority };
  LexClause *clause;

  parts.wording[LEX_LANGUAGE_PL].heading = (char *) entry->heading_pl;
  parts.wording[LEX_LANGUAGE_EN].heading = (char *) entry->heading_en;
  split_text (entry->text_pl, &parts.wording[LEX_LANGUAGE_PL].text, &parts.ruling[LEX_LANGUAGE_PL]);
  split_text (entry->text_en, &parts.wording[LEX_LANGUAGE_EN].text, &parts.ruling[LEX_LANGUAGE_EN]);
  if (g_str_equal (entry->label, "50"))
    {
      parts.past[LEX_LANGUAGE_PL].heading = (char *) "Karta karna";
      parts.past[LEX_LANGUAGE_PL].text = lex_text_new ("Dawne brzmienie.", NULL, 0);
      parts.from = "2024-01-01";
      parts.until = "2023-12-31";
    }
  if (parts.ruling[LEX_LANGUAGE_EN] != NULL)
    parts.pbn = "[Dealer \"S\"]\n[Auction \"S\"]\n2D 1S\n";
  clause = lex_clause_new (&parts);
  g_clear_pointer (&parts.past[LEX_LANGUAGE_PL].text, lex_text_unref);
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      g_clear_pointer (&parts.wording[i].text, lex_text_unref);
      g_clear_pointer (&parts.ruling[i], lex_text_unref);
    }
  return clause;
}

static LexDocument *
new_document (const char *name, LexKind kind, const Entry *entries, gsize n_entries)
{
  LexDocument *document = lex_document_new (name, kind, name, NULL, FALSE);
  GPtrArray *clauses = g_ptr_array_new_with_free_func (g_object_unref);
  LexAuthority authority = kind == LEX_KIND_LAW ? LEX_AUTHORITY_LAW : LEX_AUTHORITY_GUIDANCE;

  lex_document_set_edition (document, kind == LEX_KIND_LAW ? "2017" : NULL, "Union");
  for (gsize i = 0; i < n_entries; i++)
    g_ptr_array_add (clauses, new_clause (&entries[i], authority));
  lex_document_take_clauses (document, clauses);
  return document;
}

#define ADD(documents, name, kind, entries)                                                        \
  g_ptr_array_add (documents, new_document (name, kind, entries, G_N_ELEMENTS (entries)))

GPtrArray *
fixture_new_documents (void)
{
  GPtrArray *documents = g_ptr_array_new_with_free_func (g_object_unref);

  ADD (documents, "laws", LEX_KIND_LAW, laws);
  ADD (documents, "definitions", LEX_KIND_DEFINITION, definitions);
  ADD (documents, "commentary", LEX_KIND_COMMENTARY, commentary);
  ADD (documents, "examples", LEX_KIND_EXAMPLE, examples);
  ADD (documents, "index", LEX_KIND_INDEX, subjects);
  return documents;
}

GPtrArray *
fixture_new_relations (void)
{
  GPtrArray *relations = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_relation_unref);
  g_autoptr (LexLabel) specific = lex_label_parse ("61B");
  g_autoptr (LexLabel) general = lex_label_parse ("9A3");
  static const char why[] = "The text of {61B|61B} says so.";
  g_autoptr (LexText) why_en = new_text (why, strlen (why));
  g_autoptr (LexText) why_pl = lex_text_new ("Tak mówi tekst.", NULL, 0);

  g_ptr_array_add (relations,
                   lex_relation_new (specific, general, LEX_BASIS_TEXT, "61B", why_en, why_pl));
  return relations;
}

/* How people ask for clauses, with words that none of them has. */
static const struct
{
  const char *label;
  const char *en;
  const char *pl;
} situations[] = {
  { "50", "he flashed an ace", "pokazał asa" },
  { "50", "it fell on the table", "wypadła mu karta" },
  { "43", "dummy hears an insufficient bid", NULL },
  { "93", "of a law that is not here", NULL },
};

static GPtrArray *
new_situations (void)
{
  GPtrArray *all = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_situations_free);

  for (guint i = 0; i < G_N_ELEMENTS (situations); i++)
    {
      g_autoptr (LexLabel) label = lex_label_parse (situations[i].label);
      LexSituations *some = lex_situations_new (label);

      g_ptr_array_add (some->phrases[LEX_LANGUAGE_EN], g_strdup (situations[i].en));
      if (situations[i].pl != NULL)
        g_ptr_array_add (some->phrases[LEX_LANGUAGE_PL], g_strdup (situations[i].pl));
      g_ptr_array_add (all, some);
    }
  return all;
}

void
fixture_write (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexLexicon) lexicon = fixture_new_lexicon ();
  g_autoptr (GPtrArray) documents = fixture_new_documents ();
  g_autoptr (GPtrArray) relations = fixture_new_relations ();
  g_autoptr (GPtrArray) asked = new_situations ();
  g_autoptr (LexStoreWriter) writer = lex_store_writer_new (path, lexicon, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < documents->len; i++)
    lex_store_writer_add_document (writer, documents->pdata[i], &error);
  g_assert_no_error (error);
  lex_store_writer_add_relations (writer, relations, &error);
  g_assert_no_error (error);
  lex_store_writer_add_situations (writer, asked, &error);
  g_assert_no_error (error);
  lex_store_writer_finish (writer, &error);
  g_assert_no_error (error);
}

char *
fixture_make_folder (void)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("lexbridge-store-XXXXXX", &error);

  g_assert_no_error (error);
  return folder;
}

void
fixture_remove_folder (char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
  g_free (folder);
}
