/* test-citation-finder.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests what is a reference in running text and what is none. Results are
 * written as citations.h says.
 */

#include <string.h>

#include "citations.h"
#include "label-list.h"
#include "language/lex-citation-finder.h"

static GHashTable *labels;

typedef struct
{
  const char *text;
  const char *labels;
} Case;

static const Case found_cases[] = {
  /* one reference, as it is printed and as it is typed */
  { "27B1a", "27B1a" },
  { "27b1a", "27B1a" },
  { "27b", "27B" },
  { "27B1(a)", "27B1a" },
  { "27 b 1 (a)", "27B1a" },
  { "27 B 1 a", "27B1a" },
  { "27 B", "27B" },
  { "20F5(b)(i)", "20F5b(i)" },
  { "20F5b(ii)", "20F5b(ii)" },
  { "20 F 5 b (i)", "20F5b(i)" },
  { "20F5bi", "20F5b(i)" },
  { "20F5(b)(I)", "20F5b(i)" },
  { "Law 16 B 2", "16B2" },
  { "Law 27", "27" },
  { "LAW 27", "27" },
  { "law 9", "9" },
  { "przepis 30B1b(i)", "30B1b(i)" },
  { "Przepis 61B mówi wprost", "61B" },
  { "z przepisu 9, ponieważ", "9" },
  { "zgodnie z przepisem 23A:", "23A" },
  { "w przepisie 21 sędzia ocenia", "21" },
  { "PRZEPIS 15A", "15A" },
  { "art. 27", "27" },
  { "art.27B", "27B" },
  { "§ 27 i dalej", "27" },
  { "§27", "27" },
  { "przepis nr 27", "27" },
  { "Law no. 27", "27" },
  { "Przepisy: 27, 28", "27 28" },
  { "Laws (27, 28)", "27 28" },
  { "Law\n27", "27" },
  { "Law\xC2\xA0"
    "27",
    "27" },
  { "(patrz 72C)", "72C" },
  { "(see 27)", "27" },
  { "patrz 27.", "27" },
  { "zob. 16B1", "16B1" },
  { "cf. 40B3", "40B3" },
  { "a player who (27B) bids", "27B" },
  { "zastosowano w 27B1b, a teraz", "27B1b" },
  { "Kryterium „27D”", "27D" },
  { "*27D*: cel", "27D" },
  { "50E określa", "50E" },
  { "53B — analogicznie do 28B.", "53B 28B" },
  { "27D - cel analogiczny do 23C: co", "27D 23C" },
  { "Law 27B's words", "27B" },
  { "przepis 27B²", "27B" },
  { "Wymóg z 20F5a (nie wskazywać)", "20F5a" },
  { "In Law 16B1 (a) the", "16B1a" },
  { "Law 7C", "7C" },
  { "przepis 1C", "1C" },
  { "Laws 6C and 7C", "6C 7C" },
  { "nie jednego gracza.\n\n53B — analogicznie", "53B" },
  { "pyta innych graczy. 16B mówi", "16B" },
  { "preambuła w 46B: „chyba", "46B" },

  /* a letter or number that follows is a word of its own */
  { "Law 16B1 a player", "16B1" },
  { "Law 16 B 1 a player", "16B1" },
  { "przepis 9 a także", "9" },
  { "Law 27 A player", "27" },
  { "Law 27\nA player", "27" },
  { "przepis 27 i 3 karty", "27" },
  { "Law 27 and 3 cards", "27" },
  { "Laws 27, 28 and 2 tricks", "27 28" },
  { "Law 27, 15-17 points", "27" },
  { "Law 25A, E called", "25A" },
  { "Law 20B, E called", "20B" },
  { "Przepis 23C. 15 minut", "23C" },
  { "Law 27B or 2C", "27B" },

  /* lists and ranges */
  { "Przepisy 10-11", "10 11" },
  { "Przepisy 30–32", "30 31 32" },
  { "Laws 10 to 12", "10 11 12" },
  { "przepisy od", "" },
  { "przepisy 10 do 11", "10 11" },
  { "w przepisach 42 i 43.", "42 43" },
  { "Laws 42 and 43 apply", "42 43" },
  { "42 and 43", "42 43" },
  { "10-11", "10 11" },
  { "30–32", "30 31 32" },
  { "42 i 43", "42 43" },
  { "Laws 16, 23, and 27 apply", "16 23 27" },
  { "27B1b, 30B1b(i) oraz 32A2a", "27B1b 30B1b(i) 32A2a" },
  { "(patrz przepisy 27B1b, 30B1b(i), 31A2a oraz 32A2a), jeśli", "27B1b 30B1b(i) 31A2a 32A2a" },
  { "przepis 21B lub przepis 40B3", "21B 40B3" },
  { "przepis 21 lub 47E", "21 47E" },
  { "Laws 10/11", "10 11" },
  { "27B/27C", "27B 27C" },
  { "27B1b,30B1b(i)", "27B1b 30B1b(i)" },
  { "Laws 16; 23", "16 23" },
  { "Laws 30 & 31", "30 31" },
  { "of Law 30, 31 or 32 bind", "30 31 32" },
  { "(patrz też 28)", "28" },
  { "see also 28.", "28" },
  { "Laws 27A and B", "27A 27B" },
  { "przepis 16B i C", "16B 16C" },
  { "Law 27B1-3", "27B1 27B2 27B3" },
  { "Law 27A-C", "27A 27B 27C" },
  { "27A-27C", "27A 27B 27C" },
  { "Law 27B1 and 2", "27B1 27B2" },
  { "Law 16B1(a) or (b)", "16B1a 16B1b" },
  { "przepis 27B1a i b.", "27B1a 27B1b" },
  { "Law 25A1 or B2", "25A1 25B2" },

  /* examples and other documents */
  { "Przykład 33:", "example/33" },
  { "(przykład 44)", "example/44" },
  { "Example 33 shows", "example/33" },
  { "Przykłady 16-17:", "example/16 example/17" },
  { "Przyktady 16-17:", "example/16 example/17" },
  { "examples 1, 2 and 4", "example/1 example/2 example/4" },
  { "przykład 99", "example/99?" },
  { "see example/33.", "example/33" },
  { "(screens/3a(ii))", "screens/3a(ii)" },
  { "screens/3a(ii) and definitions/psychic-call", "screens/3a(ii) definitions/psychic-call" },
  { "commentary/27, dalej", "commentary/27" },

  /* what the Laws do not have */
  { "Law 27F", "27F?" },
  { "przepis 27B9", "27B9?" },
  { "przepis 27Z", "27Z?" },
  { "Law 27Z applies", "27Z?" },
  { "27F3", "27F3?" },
  { "Law 93C1b applies", "93C1b?" },
};

static const Case repaired_cases[] = {
  /* runs whose separators were lost */
  { "47E41", "47E~ 41~" },
  { "(patrz przepisy 47E41).", "47E~ 41~" },
  { "41B41C", "41B~ 41C~" },
  { "26B16C", "26B~ 16C~" },
  { "31A2a32A2a", "31A2a~ 32A2a~" },
  { "27B1b30B1b(i)31A2a32A2a", "27B1b~ 30B1b(i)~ 31A2a~ 32A2a~" },
  { "przepisy 12C11", "12C~ 11~" },
  { "20F21B", "20F~ 21B~" },

  /* what scanners make of a stroke and a ring */
  { "43Ala", "43A1a~" },
  { "(43Ala), ale", "43A1a~" },
  { "27B1la", "27B1a~" },
  { "27B1la: możliwość", "27B1a~" },
  { "21B1la", "21B1a~" },
  { "6lB", "61B~" },
  { "Przepis 6l", "61~" },
  { "przepis l6B", "16B~" },
  { "2OF5a", "20F5a~" },
  { "30B1b(1)", "30B1b(i)~" },
  { "4IB", "41B~" },
  { "27B|a", "27B1a~" },
  { "Przepisy 53 1 55", "53~ 55~" },
  { "Laws 53 l 55", "53~ 55~" },
  { "53 1 55", "53~ 55~" },
  { "Przepisy 53 | 55", "53~ 55~" },
  { "Przyktady 16 1 17", "example/16~ example/17~" },
  { "43Ala, patrz przepisy 47E41", "43A1a~ 47E~ 41~" },
};

static const char *const none_cases[] = {
  "",
  "15-17 points",
  "11-10",
  "4-3",
  "3-4",
  "10-11 PC",
  "z 10-11 PC",
  "2-1-55",
  "5 1 7",
  "90-95",
  "pokój 16B",
  "27.11.2026",
  "AK97",
  "6:4",
  "siły 15-17 i 17-18.",
  "Opening 1NT (15-17)",
  "12-14 PC",
  "3NT",
  "4S",
  "2C",
  "1C",
  "1C 2C 3D",
  "bid 7C and 6D",
  "1C-1H-2C",
  "4H5C",
  "1NT2C",
  "3BA",
  "1BA/2BA",
  "4♥ = 10",
  "W 1♦ E 2♠",
  "18.11.2017",
  "od 18.11.2017 r.",
  "2017-11-18",
  "46/2017",
  "uchwała nr 46/2017",
  "Laws 2017",
  "the Laws of 2017",
  "MPB 2017",
  "MPB 2007",
  "Law 18.11.2017",
  "przepis 46/2017",
  "K10",
  "DW106",
  "♠ K10 ♥ 9A4",
  "K 10 9 A 4",
  "A K D W 10 D 8",
  "10D5",
  "AKD5 1074 W9 8632",
  "N:JT8.9.QJT6.AJ854 4.K753.A942.K762 A96.AQJ4.K5.QT93 KQ7532.T862.873.-",
  "20 sekund",
  "20 seconds",
  "board 12",
  "board 12A",
  "rozdanie 12",
  "stolik 12A",
  "table 16B",
  "pkt 3A",
  "str. 12A",
  "stolik nr 12A",
  "12:30",
  "27",
  "42",
  "9.5",
  "27B.5",
  "2,5%",
  "60%",
  "27%",
  "1st 2nd 3rd 27th",
  "10 lat, od 2017 roku",
  "wzial juz 8 lew",
  "5 kart",
  "52-kartowa talia",
  "$1 < 2$",
  "17-15=2",
  "+1.",
  "10 3& pas 36",
  "Reka N: 4AD7 O8 $K10984 &D1052.",
  "2OO7",
  "20ll",
  "ul. Długa 16a",
  "między 9 a 3",
  "a 5b note",
  "see 3 cards",
  "Przykład: 15–17 i 17–18.",
  "Example: 15-17 and 17-18",
  "patrz 12 rozdań",
  "ma prawo 2 razy",
  "for example 3 cards",
  "na przykład 3 karty",
  "and/or",
  "http://example/33",
  "www.x.org/27B",
  "file_27B",
  "Según 27Bé",
  "27Bż",
  "Law, 27 said",
  "Zmieniono przepis.\n\n27 punktów",
  "ten przepis. 27 osób",
  "item B1(a) of it",
  "punkt (a)",
  "99Z",
  "0A",
  "A4",
  "R2D2",
  "0x27B",
  "0.27B",
};

static void
check_cases (const Case *cases, gsize n_cases)
{
  for (gsize i = 0; i < n_cases; i++)
    {
      g_autofree char *found = citations_dup_found (cases[i].text, labels);

      if (!g_str_equal (found, cases[i].labels))
        {
          g_test_message ("“%s” gave “%s”, not “%s”", cases[i].text, found, cases[i].labels);
          g_test_fail ();
        }
    }
}

static void
test_found (void)
{
  check_cases (found_cases, G_N_ELEMENTS (found_cases));
}

static void
test_repaired (void)
{
  check_cases (repaired_cases, G_N_ELEMENTS (repaired_cases));
}

static void
test_none (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (none_cases); i++)
    {
      g_autofree char *found = citations_dup_found (none_cases[i], labels);

      if (*found != '\0')
        {
          g_test_message ("“%s” gave “%s”", none_cases[i], found);
          g_test_fail ();
        }
    }
}

/* Offsets are bytes of the text, whatever stands before. */
static void
test_offsets (void)
{
  const char *text = "żółw: 27 B 1 (a), przepisy 30–32";
  g_autoptr (GPtrArray) citations = lex_citations_find (text, label_list_has, labels);
  static const char *const words[] = { "27 B 1 (a)", "30", "–", "32" };

  g_assert_cmpuint (citations->len, ==, G_N_ELEMENTS (words));
  for (guint i = 0; i < citations->len; i++)
    {
      LexCitation *citation = g_ptr_array_index (citations, i);

      g_assert_cmpstr (lex_citation_get_text (citation), ==, words[i]);
      g_assert_true (g_str_has_prefix (text + lex_citation_get_from (citation), words[i]));
    }
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  labels = label_list_load ();

  g_test_add_func ("/language/citation/found", test_found);
  g_test_add_func ("/language/citation/repaired", test_repaired);
  g_test_add_func ("/language/citation/none", test_none);
  g_test_add_func ("/language/citation/offsets", test_offsets);

  status = g_test_run ();
  g_hash_table_unref (labels);
  return status;
}
