/* test-pbn-file.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What users of PBN files rely on: that a file of any program is read, that what is written is
 * the standard's export format to the letter, and that nothing is lost on the way.
 */

#include "bridge/pbn/lex-pbn-file.h"
#include "bridge/pbn/lex-pbn.h"

#include <string.h>

static LexPbnFile *
read_text (const char *text)
{
  g_autoptr (GError) error = NULL;
  LexPbnFile *file = lex_pbn_file_read (text, strlen (text), &error);

  g_test_message ("%s", text);
  g_assert_no_error (error);
  g_assert_nonnull (file);
  return file;
}

static char *
write_text (LexPbnFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = lex_pbn_file_write (file, &error);
  gsize size;
  const char *data;

  g_assert_no_error (error);
  data = g_bytes_get_data (bytes, &size);
  return g_strndup (data, size);
}

/* The lines of an export file without their carriage returns, which each must have. */
static char *export(LexPbnFile *file)
{
  g_autofree char *text = write_text (file);
  g_auto (GStrv) lines = g_strsplit (text, "\r\n", -1);

  g_assert_null (strchr (lines[0], '\n'));
  for (guint i = 0; lines[i] != NULL; i++)
    g_assert_null (strpbrk (lines[i], "\r\n\t"));
  return g_strjoinv ("\n", lines);
}

/* Import on the left, export on the right, in the pieces that differ. */
typedef struct
{
  const char *import;
  const char *export;
} Exported;

static void
check_exported (const Exported *table, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (LexPbnFile) file = read_text (table[i].import);
      g_autofree char *text = export(file);

      if (strstr (text, table[i].export) == NULL)
        g_test_message ("got %s", text);
      g_assert_nonnull (strstr (text, table[i].export));
    }
}

static void
test_export_values (void)
{
  static const Exported table[] = {
    /* The mandatory tags in their order, the others by the alphabet. */
    { "[Zone \"1\"][Board \"3\"]\n[Annotator \"A\"] [Event \"E\"]",
      "% PBN 2.1\n% EXPORT\n[Event \"E\"]\n[Site \"?\"]\n[Date \"?\"]\n[Board \"3\"]\n[West "
      "\"?\"]\n"
      "[North \"?\"]\n[East \"?\"]\n[South \"?\"]\n[Dealer \"?\"]\n[Vulnerable \"?\"]\n"
      "[Deal \"?\"]\n[Scoring \"?\"]\n[Declarer \"?\"]\n[Contract \"?\"]\n[Result \"?\"]\n"
      "[Annotator \"A\"]\n[Zone \"1\"]\n" },
    /* The dealer's hand first, ranks falling; one spelling of each value. */
    { "[Dealer \"e\"][Vulnerable \"love\"]", "[Dealer \"E\"]\n[Vulnerable \"None\"]\n" },
    { "[Dealer \"e\"][Deal \"n:2a... k3... - .q10..\"]", "[Deal \"E:K3... - .QT.. A2...\"]\n" },
    { "[Vulnerable \"Both\"]", "[Vulnerable \"All\"]\n" },
    { "[Declarer \"^w\"][Contract \"3nxx\"]", "[Declarer \"^W\"]\n[Contract \"3NTXX\"]\n" },
    { "[Declarer \"\"][Contract \"pass\"][Result \"\"]",
      "[Declarer \"\"]\n[Contract \"Pass\"]\n[Result \"\"]\n" },
    { "[Declarer \"N\"][Result \"EW 3\"]", "[Result \"10\"]\n" },
    { "[Declarer \"N\"][Result \"^NS 9 EW 4\"]", "[Result \"^9\"]\n" },
  };

  check_exported (table, G_N_ELEMENTS (table));
}

static void
test_export_calls_and_cards (void)
{
  static const Exported table[] = {
    /* Four calls a line, hyphens gone, suffixes as glyphs, the note before the glyphs. */
    { "[Dealer \"N\"][Auction \"W\"]\n- 1s!! =1= $25 p 2S?! pass ap [Note \"1:five\"]",
      "[Auction \"N\"]\n1S =1= $3 $25 Pass 2S $6 Pass\nAP\n[Note \"1:five\"]\n" },
    { "[Dealer \"W\"][Auction \"W\"] 1D ^i1c ^s 2D ^S ^s ^I 1nt ap",
      "[Auction \"W\"]\n1D ^I 1C ^S 2D\n^S ^S ^I 1NT AP\n" },
    /* An auction that stops is to be continued, or its contract is told. */
    { "[Dealer \"W\"][Auction \"W\"] 1D", "[Auction \"W\"]\n1D +\n" },
    { "[Contract \"4S\"][Dealer \"W\"][Auction \"W\"] 1D 1S", "[Auction \"W\"]\n1D 1S *\n" },
    { "[Dealer \"W\"][Auction \"W\"] 1D p p p", "1D Pass Pass Pass\n" },
    { "[Auction \"S\"] 1D ap", "[Dealer \"S\"]\n" },
    /* Four cards a line under the opening leader's column, whichever column the file put first. */
    { "[Declarer \"S\"][Contract \"3NT\"][Play \"W\"] s3 sK SA s4! h2 ^r d10",
      "[Play \"W\"]\nS3 SK SA S4 $7\nH2 ^R DT - -\n*\n" },
    { "[Declarer \"S\"][Contract \"3NT\"][Play \"N\"] SK SA S4 S3\nD3 - - D2",
      "[Play \"W\"]\nS3 SK SA S4\nD2 D3 - -\n*\n" },
    { "[Declarer \"S\"][Contract \"3NT\"][Play \"W\"]\nH2 H3 H4 HA + - - CQ",
      "H2 H3 H4 HA\n+ - - CQ\n" },
  };

  check_exported (table, G_N_ELEMENTS (table));
}

static void
test_export_sections_and_comments (void)
{
  static const Exported table[] = {
    /* Sections come last, line by line as they stood, whatever they are about. */
    { "[ScoreTable \"Rank\\2R;Contract\"]\n 1 4S  \n10 3NT \"a [b]; c\" {of 3NT}\n[Board \"1\"]",
      "[Result \"?\"]\n[ScoreTable \"Rank\\2R;Contract\"]\n{of 3NT}\n 1 4S\n"
      "10 3NT \"a [b]; c\"\n" },
    { "[MySection \"x\"] %a =b=   \"c d\n\t^e „”ż",
      "[MySection \"x\"]\n_a =b=   \"c d\n ^e ''z\n" },
    { "[A \"x\"]\n\u2003\nb [B \"y\"]", "[B \"y\"]\n[A \"x\"]\nb\n" },
    /* Comments keep their place. */
    { "{first}[Event \"E\"]{of E}[Auction \"N\"]1C{a}1D;b\nAP",
      "% EXPORT\n{first}\n[Event \"E\"]\n{of E}\n[Site" },
    { "[Auction \"N\"]1C{a}1D;b\nAP\n%esc\n", "[Auction \"N\"]\n1C {a} 1D ;b\nAP\n%esc\n" },
    /* What Latin-1 lacks. */
    { "[Event \"Zażółć „gęślą” – 1♠\"]", "[Event \"Zaz\xf3lc \\\"gesla\\\" - 1\\S\"]\n" },
  };

  check_exported (table, G_N_ELEMENTS (table));
}

/* No line of a program's or a person's is too long for the standard, wherever it can be parted. */
static void
test_long_lines (void)
{
  g_autofree char *word = g_strnfill (300, 'w');
  g_autoptr (GString) import = g_string_new ("{");
  g_autoptr (LexPbnFile) file = NULL;
  g_autoptr (LexPbnFile) again = NULL;
  g_autofree char *text = NULL;
  g_autofree char *same = NULL;
  g_auto (GStrv) lines = NULL;

  for (guint i = 0; i < 60; i++)
    g_string_append_printf (import, "word%u ", i);
  g_string_append_printf (import, "%s }[Event \"E\"] [Auction \"N\"] 1C {%s} Pass", word,
                          import->str + 1);
  for (guint i = 10; i < 90; i++)
    g_string_append_printf (import, " $%u", i);
  file = read_text (import->str);
  text = export(file);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    g_assert_cmpuint (strlen (lines[i]), <=, strchr (lines[i], 'w') == lines[i] ? 253 : 79);

  again = read_text (text);
  same = export(again);
  g_assert_cmpstr (same, ==, text);
}

static void
test_too_long (void)
{
  g_autofree char *word = g_strnfill (250, 'w');
  g_autofree char *import = g_strdup_printf ("[Event \"%s\"]", word);
  g_autoptr (LexPbnFile) file = read_text (import);
  g_autoptr (GError) error = NULL;

  g_assert_null (lex_pbn_file_write (file, &error));
  g_assert_error (error, LEX_BRIDGE_ERROR, LEX_BRIDGE_ERROR_PBN);
  g_assert_nonnull (strstr (error->message, "Event"));
}

/* Where one game ends and the next begins, careful programs or not. */
static void
test_games (void)
{
  static const struct
  {
    const char *import;
    guint n_games;
  } table[] = {
    { "[Event \"A\"]\n[Board \"1\"]\n\n[Event \"B\"]", 2 },
    { "[Event \"A\"]\r\n[Board \"1\"]\r\n \t\r\n[Event \"B\"]", 2 },
    { "[Event \"A\"]\r[Board \"1\"]\r\r[Event \"B\"]", 2 },
    { "\n\n\n[Event \"A\"]\n\n\n\n[Event \"B\"]\n\n", 2 },
    /* A comment may have lines without signs. */
    { "[Event \"A\"]\n{a\n\nb}\n[Board \"1\"]", 1 },
    /* People set the auction and the play apart. */
    { "[Event \"A\"]\n[Board \"1\"]\n\n[Auction \"N\"]\n1C\n\nAP\n\n[Play \"E\"]\nSA\n\n[Contract "
      "\"1C\"]",
      1 },
    { "[Auction \"N\"]\n\n[Auction \"N\"]", 2 },
    /* Programs forget to part the games. */
    { "[Event \"A\"]\n[Board \"1\"]\n[Event \"A\"]\n[Board \"2\"]", 2 },
    /* A tag that comes again is passed over. */
    { "[Event \"A\"]\n[Board \"1\"]\n[Board \"2\"]", 1 },
    /* Statistics after the last game. */
    { "[Event \"A\"]\n[Deal \"?\"]\n\nGenerated 293 hands\nTime: 8.0 sec\n\n[Event \"B\"]", 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autoptr (LexPbnFile) file = read_text (table[i].import);

      g_assert_cmpuint (lex_pbn_file_get_n_games (file), ==, table[i].n_games);
    }
}

static void
assert_value (LexPbnFile *file, guint i, const char *name, const char *expected)
{
  g_assert_cmpstr (lex_pbn_game_get_value (lex_pbn_file_get_game (file, i), name), ==, expected);
}

static void
test_inheritance (void)
{
  g_autoptr (LexPbnFile) file
      = read_text ("[Event \"Cup\"]\n[Date \"##1\"]\n[Site \"#\"]\n[Dealer \"#\"]\n\n"
                   "[Event \"#\"]\n\n[Event \"\"]\n[Date \"2\"]\n\n[Event \"#\"]\n");
  g_autofree char *text = export(file);
  g_autoptr (LexPbnFile) again = read_text (text);

  for (guint round = 0; round < 2; round++)
    {
      LexPbnFile *each = round == 0 ? file : again;

      assert_value (each, 0, "Date", "1");
      assert_value (each, 0, "Site", "");
      assert_value (each, 0, "Dealer", "#");
      assert_value (each, 1, "Event", "Cup");
      assert_value (each, 1, "Date", "1");
      assert_value (each, 2, "Date", "2");
      assert_value (each, 3, "Event", "");
      assert_value (each, 3, "Date", "2");
    }
  assert_value (file, 0, "Board", NULL);
}

/* Values as programs write them who have not read the standard. */
static void
test_values (void)
{
  static const struct
  {
    const char *import;
    gsize size; /* 0: up to its end */
    const char *event;
  } table[] = {
    { "[Event \"a \\\"b\\\" \\\\ c\"]", 0, "a \"b\" \\ c" },
    { "[Event \"the \"big\" one\"]", 0, "the \"big\" one" },
    { "[Event \"C:\\\"]\n[Site \"x\"]", 0, "C:\\" },
    { "[Event \"x\\\"]\"]", 0, "x\"]" },
    { "[ Event\t\"a\" ]", 0, "a" },
    { "[Event\n\"a\"\n]", 0, "a" },
    { "[Event \"a;b{c}\"]", 0, "a;b{c}" },
    { "[Event \"caf\xe9\"]", 0, "café" },
    { "[Event \"\x93quoted\x94\"]", 0, "“quoted”" },
    { "\xef\xbb\xbf[Event \"café\"]", 0, "café" },
    { "\xff\xfe[\0E\0v\0e\0n\0t\0 \0\"\0a\0\"\0]\0", 24, "a" },
    { "[Event \"a\"]\0\0\0", 14, "a" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      const gsize size = table[i].size > 0 ? table[i].size : strlen (table[i].import);
      g_autoptr (LexPbnFile) file = lex_pbn_file_read (table[i].import, size, NULL);

      g_test_message ("%s", table[i].event);
      g_assert_nonnull (file);
      assert_value (file, 0, "Event", table[i].event);
    }
}

/* A file may be made to do harm. */
static void
test_bounds (void)
{
  g_autoptr (GString) text = g_string_new ("[Event \"E\"]\n");
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 300; i++)
    g_string_append_printf (text, "[T%u \"\"]\n", i);
  g_assert_null (lex_pbn_file_read (text->str, text->len, &error));
  g_assert_error (error, LEX_BRIDGE_ERROR, LEX_BRIDGE_ERROR_PBN);
  g_assert_nonnull (strstr (error->message, "Line 201"));
  g_clear_error (&error);

  g_assert_null (lex_pbn_file_read (text->str, LEX_PBN_MAX_BYTES + 1, &error));
  g_assert_error (error, LEX_BRIDGE_ERROR, LEX_BRIDGE_ERROR_PBN);
}

/* Other programs would take a withdrawn call for one that stood. */
static void
test_settle (void)
{
  static const struct
  {
    const char *import;
    const char *calls;
  } table[] = {
    { "[Dealer \"N\"][Auction \"N\"] 1C ^I 1C =1= 1D AP [Note \"1:E: 1C -> 1D\"]",
      "[Auction \"N\"]\n1C {E: 1C -> 1D} 1D AP\n" },
    { "[Dealer \"N\"][Auction \"N\"] 2S ^I 1H 3H AP", "[Auction \"N\"]\n2S {E: 1H -> 3H} 3H AP\n" },
    { "[Dealer \"W\"][Auction \"W\"] ^S 1D =1= Pass 1D AP [Note \"1:N: 1D -> -\"]",
      "[Auction \"W\"]\n{N: 1D -> -}\nPass 1D AP\n" },
    { "[Dealer \"W\"][Auction \"W\"] 1C ^S ^S X =1= [Note \"1:S: X -> -\"]",
      "[Auction \"W\"]\n1C {S: X -> -} +\n" },
    { "[Dealer \"W\"][Auction \"W\"] 1C =1= ^S 1D AP [Note \"1:Polish\"]",
      "[Auction \"W\"]\n1C =1= ^S 1D AP\n[Note \"1:Polish\"]\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autoptr (LexPbnFile) file = read_text (table[i].import);
      g_autoptr (LexPbn) before = lex_pbn_interpret (lex_pbn_file_get_game (file, 0), NULL);
      g_autoptr (LexPbnFile) again = NULL;
      g_autoptr (LexPbn) after = NULL;
      g_autofree char *text = NULL;
      const LexAuctionCall *calls[2];
      gsize n_calls[2];

      g_assert_true (lex_pbn_game_settle (lex_pbn_file_get_game (file, 0), NULL));
      text = export(file);
      g_test_message ("%s", text);
      g_assert_nonnull (strstr (text, table[i].calls));

      /* We read it back as it went. */
      again = read_text (text);
      after = lex_pbn_interpret (lex_pbn_file_get_game (again, 0), NULL);
      calls[0] = lex_auction_get_calls (before->auction, &n_calls[0]);
      calls[1] = lex_auction_get_calls (after->auction, &n_calls[1]);
      g_assert_cmpuint (n_calls[0], ==, n_calls[1]);
      for (gsize j = 0; j < n_calls[0]; j++)
        {
          g_assert_cmpint (calls[0][j].seat, ==, calls[1][j].seat);
          g_assert_cmpstr (calls[0][j].call, ==, calls[1][j].call);
          g_assert_cmpint (calls[0][j].irregularity, ==, calls[1][j].irregularity);
          g_assert_cmpint (calls[0][j].withdrawn, ==, calls[1][j].withdrawn);
        }

      /* Settling twice changes nothing. */
      g_assert_true (lex_pbn_game_settle (lex_pbn_file_get_game (again, 0), NULL));
      g_autofree char *same = export(again);
      g_assert_cmpstr (same, ==, text);
    }
}

/* A trick in the order of play rather than under its columns. */
static void
test_rows_as_played (void)
{
  g_autoptr (LexPbnFile) file
      = read_text ("[Deal \"N:A2... K3... Q4... J5...\"][Contract \"NT\"][Play \"N\"]\n"
                   "S2 S3 SQ SJ\nS4 S5 SA SK *");
  g_autoptr (LexPbn) game = lex_pbn_interpret (lex_pbn_file_get_game (file, 0), NULL);
  g_autofree char *text = export(file);
  gsize n;
  const LexTrick *tricks = lex_play_get_tricks (game->play, &n);

  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpint (tricks[1].leader, ==, LEX_SEAT_SOUTH);
  g_assert_cmpint (tricks[1].winner, ==, LEX_SEAT_NORTH);
  g_assert_nonnull (strstr (text, "S2 S3 SQ SJ\nSA SK S4 S5\n"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bridge/pbn-file/export/values", test_export_values);
  g_test_add_func ("/bridge/pbn-file/export/calls-and-cards", test_export_calls_and_cards);
  g_test_add_func ("/bridge/pbn-file/export/sections-and-comments",
                   test_export_sections_and_comments);
  g_test_add_func ("/bridge/pbn-file/long-lines", test_long_lines);
  g_test_add_func ("/bridge/pbn-file/too-long", test_too_long);
  g_test_add_func ("/bridge/pbn-file/games", test_games);
  g_test_add_func ("/bridge/pbn-file/inheritance", test_inheritance);
  g_test_add_func ("/bridge/pbn-file/values", test_values);
  g_test_add_func ("/bridge/pbn-file/bounds", test_bounds);
  g_test_add_func ("/bridge/pbn-file/settle", test_settle);
  g_test_add_func ("/bridge/pbn-file/rows-as-played", test_rows_as_played);

  return g_test_run ();
}
